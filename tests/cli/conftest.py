from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.installed_games import GUESTS, WELL, Call, Installation, Said, install, typed_input
from cli.servers import Served
from turnwright import games
from turnwright.cli import main


@pytest.fixture
def guests() -> dict[str, str]:
    """The third-party games that are installed; a test file may install others."""
    return WELL


@pytest.fixture
def installation(tmp_path: Path, guests: dict[str, str]) -> Installation:
    return Installation(tmp_path, install(tmp_path / "installed", guests))


@pytest.fixture
def call(
    installation: Installation, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Call]:
    """Call the command line in this process; returns its output and its exit code."""
    for place in (GUESTS, installation.folder / "installed"):
        monkeypatch.syspath_prepend(str(place))
    importlib.invalidate_caches()
    monkeypatch.chdir(installation.folder)
    monkeypatch.setenv("TURNWRIGHT_DATA", installation.environment["TURNWRIGHT_DATA"])
    for name in ("TURNWRIGHT_DEBUG", "TURNWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def said(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", typed_input(typed))
        capsys.readouterr()
        code = main(words)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Said(int(code), out, err)

    yield said
    games.rescan()  # other tests do not see the guests


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server that is open while the test runs."""
    with Served(tmp_path / "table.sqlite") as open_server:
        yield open_server

"""`turnwright new` writes a game whose tests pass."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from turnwright.cli import main


def test_a_new_game_passes_its_own_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "my_game"]) == 0
    assert capsys.readouterr().out.startswith("Created my_game. Next: cd my_game, ")
    files = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file())
    assert files == [
        "my_game/README.md",
        "my_game/pyproject.toml",
        "my_game/src/my_game/__init__.py",
        "my_game/src/my_game/bots.py",
        "my_game/src/my_game/game.py",
        "my_game/src/my_game/presenter.py",
        "my_game/tests/test_my_game.py",
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path / "my_game", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("My-Game", '"My-Game" is not a valid name for a game'),
        ("class", '"class" is not a valid name for a game'),
        ("game_", '"game_" is not a valid name for a game'),
        ("json", 'A Python module or class named "json" already exists'),
        ("msgspec", 'A Python module or class named "msgspec" already exists'),
        ("match", 'A Python module or class named "match" already exists'),
        ("state", 'A Python module or class named "state" already exists'),
        ("duel", 'A game named "duel" already exists'),
        ("there", "there already exists"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(
    name: str,
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    assert main(["new", name]) != 0
    assert capsys.readouterr().err.startswith(problem)
    assert [path.name for path in tmp_path.iterdir()] == ["there"]

"""Imports go downward only, and no game imports another: also a game that is not written yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = (
    "cli.play kernel.dice kernel.match gamekit.names games.chess.game games.chess.rules games.go.game"
    " agents.bots story.teller testing.suite lab.odds client.session fair.proof protocol.messages"
    " server.app.serve server.asyncapi server.openapi server.host.room server.host.seats"
    " server.stores.store server.metrics server.settings"
).split()


def check(folder: Path, imports: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Build a small house with these imports in its modules, and check it against the project's own rules."""
    for module in MODULES:
        path = (folder / "turnwright").joinpath(*module.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"import {imports[module]}\n" if module in imports else "")
        for room in [path.parent, *path.parent.parents]:
            if room.is_relative_to(folder / "turnwright"):
                (room / "__init__.py").touch()
    code = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command as c; c()"
    command = [sys.executable, "-c", code, "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("cli.play", "turnwright.games.go.game"),
        ("games.chess.game", "turnwright.kernel.dice"),
        ("agents.bots", "turnwright.games.chess.game"),
        ("games.chess.game", "turnwright.games.chess.rules"),
        ("server.app.serve", "turnwright.server.host.room"),
    ],
)
def test_a_downward_import_is_allowed(module: str, imported: str, tmp_path: Path) -> None:
    done = check(tmp_path, {module: imported})

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "imported", "broken"),
    [
        ("kernel.dice", "turnwright.games.go.game", "Imports go downward only BROKEN"),
        ("games.chess.game", "turnwright.cli.play", "Imports go downward only BROKEN"),
        ("games.go.game", "turnwright.agents.bots", "Imports go downward only BROKEN"),
        ("games.chess.game", "turnwright.games.go.game", "No game imports another BROKEN"),
        ("games.chess.rules", "turnwright.games.chess.game", "Inside a game imports go downward only BROKEN"),
        (
            "server.host.room",
            "turnwright.server.app.serve",
            "Inside the server imports go downward only BROKEN",
        ),
        ("server.host.room", "turnwright.client.session", "Imports go downward only BROKEN"),
    ],
)
def test_any_other_import_is_found(module: str, imported: str, broken: str, tmp_path: Path) -> None:
    done = check(tmp_path, {module: imported})

    assert done.returncode == 1
    assert broken in done.stdout


def test_a_module_in_no_layer_is_found(tmp_path: Path) -> None:
    (tmp_path / "turnwright" / "attic").mkdir(parents=True)
    (tmp_path / "turnwright" / "attic" / "__init__.py").touch()

    done = check(tmp_path, {})

    assert done.returncode == 1
    assert "attic" in done.stdout


@pytest.mark.parametrize(
    ("one", "other"), [("server.host.room", "server.host.seats"), ("kernel.dice", "kernel.match")]
)
def test_a_ring_is_found(one: str, other: str, tmp_path: Path) -> None:
    done = check(tmp_path, {one: f"turnwright.{other}", other: f"turnwright.{one}"})

    assert done.returncode == 1
    assert "No import rings, except in games and cli BROKEN" in done.stdout

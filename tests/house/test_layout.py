"""The house has the rooms that its plan shows, and each game's room the same furniture."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = """
    .ci/run CHANGELOG.md CONTRIBUTING.md LICENSE Makefile README.md hatch_build.py noxfile.py pyproject.toml
    requirements.lock benchmarks/run.py docs/conf.py docs/index.md examples tests src/turnwright/py.typed
    """.split()
PACKAGES = "kernel gamekit games agents story testing lab protocol fair server client cli".split()
FURNITURE = "state.py commands.py events.py notation.py game.py engine.py rules bots ui lab content".split()
ROOMS = sorted(path.parent for path in (ROOT / "src/turnwright/games").glob("*/__init__.py"))


@pytest.mark.parametrize("name", HOUSE)
def test_the_house_is_whole(name: str) -> None:
    assert (ROOT / name).exists()


def test_the_packages_are_those_of_the_plan() -> None:
    found = sorted(path.parent.name for path in (ROOT / "src/turnwright").glob("*/__init__.py"))

    assert found == sorted(PACKAGES)


@pytest.mark.parametrize("name", FURNITURE)
@pytest.mark.parametrize("room", ROOMS, ids=[room.name for room in ROOMS])
def test_a_games_room_has_the_same_furniture_as_the_others(room: Path, name: str) -> None:
    assert (room / name).exists()


def test_the_rooms_are_found() -> None:
    assert "duel" in [room.name for room in ROOMS]


def test_the_script_for_continuous_integration_can_be_run() -> None:
    assert (ROOT / ".ci/run").stat().st_mode & 0o100

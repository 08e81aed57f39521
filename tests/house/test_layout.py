"""The packages are those of the plan, and every game has the same parts."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from turnwright import Game

ROOT = Path(__file__).parents[2]
HOUSE = """
    .ci/run CHANGELOG.md CONTRIBUTING.md LICENSE Makefile README.md hatch_build.py noxfile.py pyproject.toml
    requirements.lock benchmarks/run.py docs/conf.py docs/index.md examples tests src/turnwright/py.typed
    """.split()
PACKAGES = "kernel gamekit games agents story testing lab protocol fair server client cli".split()
# Every game has the same parts; those that a game does not need may be absent.
PARTS = """
    __init__.py arena.py commands.py engine.py events.py game.py notation.py state.py bots content lab rules
    ui
    """.split()
OPTIONAL = "options.py forecast map".split()
OWN = {
    "duel": "flow.py rulebook.py".split(),
    "rounds": "battle_game.py calendar.py campaign campaign_game.py cards.py names.py rulebook.py".split(),
    "stellar": ["saves"],
    "tactics": "condition_rules.py names.py sheet.py srd.py vocabulary.py".split(),
    "wuxia": "clock.py limits.py names.py skills.py".split(),
}
UI = "__init__.py view.py view_schema.py draw.py labels.py messages.py parse.py rolls.py".split()
UI += "speech.py turn.py".split()
OWN_UI = {
    "rounds": ["campaign.py"],
    "stellar": "look.py news.py".split(),
    "tactics": ["adventure.py", "combat_log.py"],
    "wuxia": ["narration.py"],
}
# Tests that follow no single package: the repository itself, and the page in a browser.
OUTSIDE = {"mutants", "house", "web"}
ROOMS = sorted(path.parent for path in (ROOT / "src/turnwright/games").glob("*/__init__.py"))


@pytest.mark.parametrize("name", HOUSE)
def test_the_repository_is_complete(name: str) -> None:
    assert (ROOT / name).exists()


def test_the_packages_are_those_of_the_plan() -> None:
    found = sorted(path.parent.name for path in (ROOT / "src/turnwright").glob("*/__init__.py"))

    assert found == sorted(PACKAGES)


def contents(folder: Path) -> set[str]:
    """The modules and packages in a folder."""
    return {path.name for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}


@pytest.mark.parametrize("room", ROOMS, ids=[room.name for room in ROOMS])
def test_every_game_has_the_same_parts(room: Path) -> None:
    found = contents(room)

    assert set(PARTS) <= found
    assert found <= {*PARTS, *OPTIONAL, *OWN[room.name]}


@pytest.mark.parametrize("room", ROOMS, ids=[room.name for room in ROOMS])
def test_every_games_ui_has_the_same_modules(room: Path) -> None:
    found = contents(room / "ui")

    assert "view.py" in found
    assert found <= {*UI, *OWN_UI.get(room.name, [])}


@pytest.mark.parametrize("room", ROOMS, ids=[room.name for room in ROOMS])
def test_every_games_content_has_a_schema(room: Path) -> None:
    assert {"__init__.py", "schema.py"} <= contents(room / "content")


RULES = """
    setup clone apply elapse next_due deadline options extra_options to_act view imagine outcome sides
    seats_for bots revive takes_digest
    """.split()


def test_a_game_is_seventeen_rules_and_six_parts() -> None:
    of_game = {name: value for name, value in vars(Game).items() if not name.startswith("_")}

    assert {name for name, value in of_game.items() if inspect.isroutine(value)} == set(RULES)
    parts = {name for name, value in of_game.items() if inspect.isdatadescriptor(value)}
    assert parts == {"turns", "master", "scenarios", "notation", "presenter", "lab"}


def test_the_games_are_found() -> None:
    assert "duel" in [room.name for room in ROOMS]


def test_the_script_for_continuous_integration_can_be_run() -> None:
    assert (ROOT / ".ci/run").stat().st_mode & 0o100


def test_the_tests_mirror_the_packages() -> None:
    tests = ROOT / "tests"
    folders = {path.parent.relative_to(tests) for path in tests.rglob("test_*.py")}

    apart = {str(folder) for folder in folders if not (ROOT / "src/turnwright" / folder).is_dir()}
    assert apart <= OUTSIDE
    assert set(PACKAGES) <= {folder.parts[0] for folder in folders if folder.parts}


def named_paths() -> list[str]:
    """The paths that CONTRIBUTING.md names: folders of its picture, and files and folders in its text."""
    text = (ROOT / "CONTRIBUTING.md").read_text()
    picture = text.split("```text\n")[1].split("```")[0]
    folders = [line.split()[0] for line in picture.splitlines() if "/ " in line]
    words = re.findall(r"`([\w./-]+)`", text.replace(picture, ""))
    return [*folders, *(word for word in words if "/" in word and not word.startswith("build/"))]


@pytest.mark.parametrize("name", named_paths())
def test_every_path_that_contributing_names_exists(name: str) -> None:
    package = ROOT / "src/turnwright"
    # Files and folders of a game are named without the game.
    places = [ROOT, package, *ROOMS, *(room / "content" for room in ROOMS)]

    assert any((place / name.replace("NAME", "duel")).exists() for place in places)


FULL = 16  # modules: more than that in one folder, and a reader no longer sees what is there


def test_no_folder_is_too_full() -> None:
    package = ROOT / "src/turnwright"
    modules = {
        str(folder.relative_to(package)): len(
            [path for path in folder.glob("*.py") if path.stem != "__init__"]
        )
        for folder in package.rglob("*")
        if folder.is_dir()
    }

    assert modules["kernel"] <= 27
    assert {name: many for name, many in modules.items() if many > FULL and name != "kernel"} == {}

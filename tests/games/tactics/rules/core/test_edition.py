"""Differences between SRD 5.1 and SRD 5.2.1."""

import re
from pathlib import Path

from turnwright.games.tactics.map.grid import LARGE, MEDIUM, SMALL, TINY
from turnwright.games.tactics.map.pathing import PASS, SHUT, SLOW
from turnwright.games.tactics.rules.core.edition import SRD_5_1, SRD_5_2, named

PACKAGE = Path(__file__).parents[5] / "src" / "turnwright" / "games" / "tactics"


def test_which_spaces_can_be_passed() -> None:
    # Moving around Other Creatures
    assert SRD_5_2.passage(MEDIUM, MEDIUM, ally=True) == PASS
    assert SRD_5_2.passage(MEDIUM, LARGE, ally=False) == SHUT
    assert SRD_5_2.passage(SMALL, LARGE, ally=False) == SLOW
    assert SRD_5_2.passage(LARGE, SMALL, ally=False) == SLOW
    assert SRD_5_2.passage(SMALL, TINY, ally=False) == PASS
    assert SRD_5_2.passage(MEDIUM, MEDIUM, ally=False, incapacitated=True) == SLOW


def test_which_spaces_could_be_passed_in_5_1() -> None:
    assert SRD_5_1.passage(MEDIUM, MEDIUM, ally=True) == SLOW
    assert SRD_5_1.passage(SMALL, TINY, ally=False) == SHUT
    assert SRD_5_1.passage(SMALL, LARGE, ally=False) == SLOW
    assert SRD_5_1.passage(MEDIUM, MEDIUM, ally=False, incapacitated=True) == SHUT


def test_a_scenario_names_its_edition() -> None:
    assert named("5.1") is SRD_5_1
    assert named("5.2") is SRD_5_2


def test_a_potion_is_an_action_in_5_1() -> None:
    assert SRD_5_1.cost_of_power("bonus", "action") == "action"
    assert SRD_5_2.cost_of_power("bonus", "action") == "bonus"
    assert SRD_5_1.cost_of_power("bonus", None) == "bonus"


def test_heavy_weapons_need_a_score_of_13_and_in_5_1_a_size() -> None:
    # SRD: Weapon Properties [Heavy].
    assert [SRD_5_2.is_too_heavy(SMALL, score) for score in (12, 13)] == [True, False]
    assert [SRD_5_1.is_too_heavy(size, 8) for size in (SMALL, MEDIUM)] == [True, False]


def test_a_long_rest_in_5_1_restores_half_of_the_dice_and_at_least_one() -> None:
    # SRD 5.1: Long Rest.
    assert [SRD_5_1.restored_dice(5, level) for level in (1, 5, 6)] == [1, 2, 3]
    assert SRD_5_1.restored_dice(1, 10) == 1
    assert SRD_5_2.restored_dice(5, 6) == 5


def test_no_other_file_compares_editions() -> None:
    # Rules and content ask for a difference by its name.
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name != "edition.py":
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [
                f"{path.name}: {line}"
                for line in lines
                if re.search(r"[!=]= \"5\.|if .*\b(is_5_1|old_rules)\b", line)
            ]

    assert found == []

"""SRD: Combat Encounter Difficulty; XP Budget per Character."""

from __future__ import annotations

from itertools import pairwise

import pytest

from turnwright import Rejected
from turnwright.games.tactics.content import budgets, load_scenario, scenario_names
from turnwright.games.tactics.encounters import (
    BEYOND,
    DIFFICULTIES,
    budget,
    difficulty,
    difficulty_of,
    experience_of,
    levels_of,
)


def test_each_hero_adds_the_budget_of_their_level() -> None:
    assert [budget([3, 3, 3, 3], word) for word in DIFFICULTIES] == [600, 900, 1600]
    assert [budget([1, 5], word) for word in DIFFICULTIES] == [550, 825, 1200]
    assert budget([20], "high") == 22_000


@pytest.mark.parametrize(
    ("xp", "word"),
    [
        (0, "low"),
        (600, "low"),
        (601, "moderate"),
        (900, "moderate"),
        (901, "high"),
        (1600, "high"),
        (1601, BEYOND),
    ],
)
def test_a_fight_is_called_by_the_first_budget_that_it_keeps(xp: int, word: str) -> None:
    assert difficulty([3, 3, 3, 3], xp) == word


def test_every_level_has_a_row_and_more_of_it_than_the_one_before() -> None:
    rows = [budgets()[level] for level in range(1, 21)]
    for row in rows:
        assert row.low < row.moderate < row.high
    for before, row in pairwise(rows):
        assert all(getattr(before, word) < getattr(row, word) for word in DIFFICULTIES)


def test_an_unknown_difficulty_or_level_is_refused_with_what_there_is() -> None:
    with pytest.raises(Rejected) as refused:
        budget([3], "deadly")
    assert (refused.value.code, refused.value.legal) == ("unknown-difficulty", list(DIFFICULTIES))
    with pytest.raises(Rejected, match="heroes have a level of 1 to 20, not 21"):
        budget([21], "low")


def test_a_scenario_is_weighed_by_its_heroes_and_its_foes() -> None:
    scenario = load_scenario("goblin-ambush")
    assert levels_of(scenario)
    assert difficulty_of(scenario) == difficulty(levels_of(scenario), experience_of(scenario))
    one = load_scenario(
        {
            "name": "Duel",
            "map": {"rows": ["...."]},
            "party": [
                {"id": "hero", "base": "fighter_3", "at": [0, 0]},
                {"id": "dog", "base": "wolf", "at": [1, 0]},
            ],
            "foes": [{"id": "wolf", "base": "wolf", "at": [3, 0]}],
        }
    )
    assert (levels_of(one), experience_of(one), difficulty_of(one)) == ([3], 50, "low")


@pytest.mark.parametrize("name", scenario_names())
def test_every_encounter_that_comes_with_the_game_has_its_word(name: str) -> None:
    assert difficulty_of(load_scenario(name)) in (*DIFFICULTIES, BEYOND)

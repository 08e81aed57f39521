"""The bots give legal commands in fights that have led to refused ones."""

import pytest

from turnwright import Match
from turnwright.games.tactics import Tactics


@pytest.mark.parametrize(
    ("scenario", "run"),
    [("vampire-keep", 2), ("vampire-keep", 3), ("vampire-keep", 5)],  # wraiths pass through other creatures
)
def test_a_whole_fight_of_bots_has_no_refused_command(scenario: str, run: int) -> None:
    match = Match(Tactics(), scenario, seed=5, run=run, seats=["heuristic", "heuristic"])
    while match.outcome is None:
        assert match.act() is not None


@pytest.mark.parametrize("beast", ["tyrannosaurus_rex", "giant_crocodile", "giant_toad"])
def test_a_bot_attacks_nothing_that_its_weapon_may_not_target(beast: str) -> None:
    # SRD: Tyrannosaurus Rex [Bite]: what the jaws hold can't be targeted by the Tail. Giant Toad [Swallow].
    scenario = {
        "name": "ring",
        "map": {"rows": ["." * 12] * 8},
        "party": [{"id": "beast", "base": beast, "at": [0, 0]}],
        "foes": [{"id": "ogre", "base": "ogre", "at": [9, 2]}],
        "max_rounds": 20,
    }
    match = Match(Tactics(), scenario, seed=3, seats=["heuristic", "heuristic"])
    while match.outcome is None:
        assert match.act() is not None

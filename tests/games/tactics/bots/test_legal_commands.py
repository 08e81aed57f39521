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

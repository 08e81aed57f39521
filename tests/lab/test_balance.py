"""The balance of wuxia: every fighter against every other, from both seats, on a fixed seed."""

from __future__ import annotations

import pytest

from turnwright.games.wuxia import Wuxia
from turnwright.lab import simulate
from turnwright.lab.runners import runner_for
from turnwright.lab.tournament import Tournament, tournament

FIGHTERS = 24
LEAST_SIDE = 0.40  # nor does a side of a scenario win a smaller one
MOST = 0.70  # no fighter wins a larger share of its fights


def assert_balanced(found: Tournament) -> None:
    """No side dominates, and every fight is fought to its end."""
    assert len(found.meetings) == FIGHTERS * (FIGHTERS - 1)
    assert list(found.reasons) == ["last_standing"]
    assert {each.name: each.score for each in found.standings if each.score > MOST} == {}


def test_no_fighter_wins_too_often() -> None:
    assert_balanced(tournament("wuxia", fighters="all", runs=10, seed=1))


@pytest.mark.parametrize("scenario", Wuxia().scenarios.names())
def test_either_side_of_a_scenario_may_win(scenario: str) -> None:
    found = simulate("wuxia", scenario, 300, seed=1)
    assert all(LEAST_SIDE <= side.won.rate <= 1 - LEAST_SIDE for side in found.sides)


@pytest.mark.nightly
def test_no_fighter_wins_too_often_in_many_fights() -> None:
    with runner_for("processes") as runner:
        assert_balanced(tournament("wuxia", fighters="all", runs=100, seed=2, runner=runner))

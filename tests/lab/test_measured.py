"""The measured odds of scenarios: every scenario has them, and measuring again finds the same."""

from __future__ import annotations

from math import sqrt

import pytest

from turnwright import games
from turnwright.lab.measured import MeasuredOdds, measure, measured, measured_names

ALL = [(name, each) for name in games.names() for each in games.load(name).scenarios.names()]
QUICK = [
    ("duel", "quick"),
    ("duel", "bandit"),
    ("wuxia", "duel"),
    ("rounds", "duelo"),
    ("tactics", "bench-goblins"),
]
SIGMAS = 5  # of the difference of two samples, beyond which they are of different scenarios


def assert_alike(one: MeasuredOdds, two: MeasuredOdds) -> None:
    assert one.sides.keys() == two.sides.keys()
    pairs = [(one.sides[side], two.sides[side]) for side in one.sides] + [(one.draws, two.draws)]
    for first, second in pairs:
        middle = (first * one.runs + second * two.runs) / (one.runs + two.runs)
        spread = sqrt(middle * (1 - middle) * (1 / one.runs + 1 / two.runs))
        assert abs(first - second) <= SIGMAS * spread + 0.002, (one, two)


@pytest.mark.parametrize("game", games.names())
def test_every_scenario_has_measured_odds(game: str) -> None:
    hint = "measure them with `python -m turnwright.lab.measured`"
    assert sorted(measured_names(game)) == sorted(games.load(game).scenarios.names()), hint


@pytest.mark.parametrize(("game", "scenario"), [each for each in ALL if measured(*each)])
def test_shares_add_up_to_one(game: str, scenario: str) -> None:
    found = measured(game, scenario)
    assert found is not None
    assert found.runs >= 100
    assert sum(found.sides.values()) + found.draws == pytest.approx(1, abs=0.01)
    assert list(found.length) == sorted(found.length)


@pytest.mark.parametrize(("game", "scenario"), QUICK)
def test_measuring_a_quick_scenario_again_finds_the_stored_odds(game: str, scenario: str) -> None:
    found = measured(game, scenario)
    assert found is not None
    assert_alike(found, measure(games.load(game), scenario, runs=100, seed=1))


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "scenario"), [each for each in ALL if each not in QUICK])
def test_measuring_again_finds_the_stored_odds(game: str, scenario: str) -> None:
    found = measured(game, scenario)
    if found is None:
        pytest.skip(f"{game} of another package has no measured odds")
    assert_alike(found, measure(games.load(game), scenario, runs=60, seed=1))


def test_the_battle_of_stellar_is_balanced() -> None:
    found = measured("stellar", "battle")
    assert found is not None
    assert all(0.45 <= share <= 0.55 for share in found.sides.values()), found

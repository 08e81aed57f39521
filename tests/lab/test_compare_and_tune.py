"""Comparing two variants, finding a value for a win rate, and listing what can be set."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise

import pytest

from turnwright.games import names as game_names
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.lab.compare import compare, difference
from turnwright.lab.experiment import experiment_for, find_game
from turnwright.lab.overrides import override
from turnwright.lab.parameters import parameters
from turnwright.lab.result import wilson
from turnwright.lab.tune import FOUND, TOO_HIGH, TOO_LOW, Range, default_range, tune

AGILITY = "characters.song_jingyan.stats.agility"
HP = "characters.song_jingyan.stats.hp"


def whole(low: int, high: int) -> Range:
    return Range(Decimal(low), Decimal(high), Decimal(1))


def test_the_interval_of_a_difference_is_that_of_newcombe() -> None:
    # Newcombe 1998, example (a) of his table II: 56/70 against 48/80.
    found = difference("first", wilson(48, 80), wilson(56, 70))
    assert found.change == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)
    assert found.is_clear
    assert not difference("first", wilson(50, 100), wilson(52, 100)).is_clear


def test_a_change_that_helps_one_side_shows_as_a_clear_difference() -> None:
    game = find_game("wuxia")
    slow = experiment_for(game, override(game, "duel", [f"{AGILITY}=5"]), seed=0)
    fast = experiment_for(game, override(game, "duel", [f"{AGILITY}=45"]), seed=1)
    compared = compare(slow, fast, 60)
    first, second = compared.differences
    assert first.is_clear
    assert first.low > 0 > second.high
    assert first.change == compared.second.sides[0].won.rate - compared.first.sides[0].won.rate


def test_the_same_variant_has_no_clear_difference_on_other_dice() -> None:
    same = [experiment_for("wuxia", "duel", seed=seed) for seed in (0, 1)]
    assert not any(each.is_clear for each in compare(*same, 200).differences)


def test_the_search_ends_between_two_neighbouring_values() -> None:
    tuned = tune("wuxia", "duel", AGILITY, 0.6, 100, among=whole(1, 60))
    assert tuned.status == FOUND
    assert tuned.trials[0].value == 1
    assert tuned.trials[-1].value == 60
    steps = pairwise(tuned.trials)
    assert any(two.value - one.value == 1 and one.won.rate < 0.6 <= two.won.rate for one, two in steps)
    assert tuned.best == min(tuned.trials, key=lambda trial: abs(trial.won.rate - 0.6))


def test_the_other_side_is_tuned_on_a_falling_curve() -> None:
    side = list(find_game("wuxia").seats)[1]
    tuned = tune("wuxia", "duel", AGILITY, 0.4, 100, side=side, among=whole(1, 60))
    assert tuned.status == FOUND
    assert tuned.side == side
    rates = [trial.won.rate for trial in tuned.trials]
    assert rates[0] > rates[-1]


@pytest.mark.parametrize(
    ("target", "among", "status"), [(0.99, whole(1, 10), TOO_LOW), (0.01, whole(40, 60), TOO_HIGH)]
)
def test_a_range_that_misses_the_target_is_reported_with_its_closest_end(
    target: float, among: Range, status: str
) -> None:
    tuned = tune("wuxia", "duel", AGILITY, target, 40, among=among)
    assert tuned.status == status
    assert len(tuned.trials) == 2
    assert tuned.best == min(tuned.trials, key=lambda trial: abs(trial.won.rate - target))


def test_the_default_range_stays_within_what_the_scenario_allows() -> None:
    game = find_game("wuxia")
    scenario = game.scenarios.load("duel")
    assert default_range(game, scenario, HP)[:2] == (1, 155)  # at most max_hp
    assert default_range(game, scenario, AGILITY)[:2] == (1, 68)


def test_only_numbers_can_be_tuned() -> None:
    with pytest.raises(ContentError, match="expected the path of a number"):
        tune("wuxia", "duel", "name", 0.5, 10)
    with pytest.raises(Rejected, match='there is no side "third"'):
        tune("wuxia", "duel", AGILITY, 0.5, 1, side="third", among=whole(1, 2))


@pytest.mark.parametrize("name", game_names())
def test_every_listed_parameter_can_be_set_to_its_own_value(name: str) -> None:
    game = find_game(name)
    listed = parameters(game)
    assert len({each.path for each in listed}) == len(listed) > 20
    scenario = game.scenarios.load(None)
    for each in listed[:: max(1, len(listed) // 25)]:
        assert override(game, scenario, [each]) is not None

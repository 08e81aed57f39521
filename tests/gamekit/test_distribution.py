"""Distributions of whole numbers."""

import pytest

from turnwright.gamekit.distribution import ZERO, Distribution, dice, mixed
from turnwright.kernel.formula import parse

COIN = Distribution(0, [0.5, 0.5])


def test_two_distributions_add_up_and_one_of_two_is_mixed() -> None:
    assert COIN.plus(COIN).chances == [0.25, 0.5, 0.25]
    assert mixed(0.25, Distribution(4), Distribution(1)).chances == [0.75, 0.0, 0.0, 0.25]
    assert Distribution(3, [0.5, 0.5]).halved().chances == [0.5, 0.5]
    assert Distribution(1, [0.5, 0.5]).shifted(-2).not_below_zero().chances == [1.0]


def test_a_number_with_its_sign_changed() -> None:
    turned = Distribution(1, [0.25, 0.75]).negated()

    assert (turned.low, turned.high(), turned.chances) == (-2, -1, [0.75, 0.25])
    assert COIN.plus(COIN.negated()).chances == [0.25, 0.5, 0.25]


def test_the_sum_of_no_dice_is_zero() -> None:
    assert dice(0, 6) is ZERO
    assert (ZERO.low, ZERO.high(), ZERO.mean(), ZERO.at_least(0), ZERO.at_least(1)) == (0, 0, 0.0, 1.0, 0.0)


@pytest.mark.parametrize(("count", "sides"), [(1, 20), (2, 6), (8, 6), (3, 4)])
def test_a_distribution_matches_its_formula(count: int, sides: int) -> None:
    odds, found = parse(f"{count}d{sides}").odds(), dice(count, sides)

    assert found.mean() == pytest.approx(float(odds.mean()))
    for total in range(count, count * sides + 1):
        assert found.chances[total - count] == pytest.approx(float(odds.chance_exactly(total)))
        assert found.at_least(total) == pytest.approx(float(odds.chance(total)))


def test_faces_below_the_least_count_as_the_least() -> None:
    # Great Weapon Fighting: a 1 or 2 counts as a 3.
    found = dice(1, 6, 3)

    assert (found.low, found.high()) == (3, 6)
    assert found.chances == pytest.approx([0.5, 1 / 6, 1 / 6, 1 / 6])


def test_numbers_that_become_one_when_halved_or_cut_off_add_their_chances() -> None:
    assert Distribution(0, [0.25, 0.25, 0.5]).halved().chances == [0.5, 0.5]
    assert Distribution(-3, [0.25, 0.25, 0.5]).halved().chances == [0.25, 0.75]
    assert Distribution(-2, [0.25, 0.25, 0.5]).not_below_zero().chances == [1.0]


def test_no_chance_is_more_than_one_whatever_the_rounding() -> None:
    # Added one by one, nine ninths are a hair more than one.
    assert Distribution(1, [1.0 / 9.0] * 9).at_least(1) == 1.0

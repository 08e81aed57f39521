"""The tray: all the dice of a match, and the way back to where an input began."""

from __future__ import annotations

import pytest

from turnwright import Dice, LoadedDice
from turnwright.kernel.dice import DiceError, Tray


def throws(dice: Dice, count: int = 8) -> list[int]:
    return [int(dice.d(1000)) for _ in range(count)]


def test_a_stream_of_the_tray_is_the_stream_of_that_name() -> None:
    tray = Tray(5, 3)
    assert throws(tray.stream("combat")) == throws(Dice(5, "combat", 3))
    assert tray.stream("combat") is tray.stream("combat")


@pytest.mark.parametrize(("seed", "run"), [(-1, 0), (2**64, 0), (0, -1), (0, 2**32)])
def test_a_tray_refuses_what_dice_refuse(seed: int, run: int) -> None:
    with pytest.raises(DiceError, match="whole number"):
        Tray(seed, run)


def test_positions_are_noted_when_an_input_settles_in_the_order_of_the_streams() -> None:
    tray = Tray(5)
    throws(tray.stream("b"), 2)
    throws(tray.stream("a"), 3)
    tray.stream("untouched")
    assert tray.at == {}
    assert tray.settle()
    assert list(tray.at.items()) == [("b", 2), ("a", 3)]


def test_an_input_that_throws_nothing_moves_nothing() -> None:
    tray = Tray(5)
    tray.stream("combat")
    assert not tray.moved()
    assert not tray.settle()
    assert tray.at == {}


def test_rewinding_goes_back_to_where_the_input_began() -> None:
    tray = Tray(5)
    throws(tray.stream("combat"), 4)
    tray.settle()
    tray.begin()
    first = throws(tray.stream("combat")), throws(tray.stream("new"))
    assert tray.moved()
    tray.rewind()
    assert not tray.moved()
    assert tray.at == {"combat": 4}
    assert (throws(tray.stream("combat")), throws(tray.stream("new"))) == first


def test_rewinding_also_takes_back_what_was_settled() -> None:
    tray = Tray(5)
    throws(tray.stream("combat"), 4)
    tray.settle()
    tray.begin()
    throws(tray.stream("combat"), 2)
    throws(tray.stream("new"), 1)
    tray.settle()
    assert tray.at == {"combat": 6, "new": 1}
    tray.rewind()
    assert tray.at == {"combat": 4}


def test_placing_a_tray_sets_every_stream() -> None:
    tray, other = Tray(5), Tray(5)
    throws(tray.stream("combat"), 4)
    tray.settle()
    other.stream("combat").d(6)
    other.place(tray.at)
    assert throws(other.stream("combat")) == throws(tray.stream("combat"))
    assert throws(other.stream("new")) == throws(Dice(5, "new"))


def test_loaded_dice_serve_every_stream() -> None:
    tray = Tray(5, 0, LoadedDice([1, 2, 3]))
    assert [tray.stream("a").d(6), tray.stream("b").d(6)] == [1, 2]
    tray.rewind()
    assert [tray.stream("b").d(6), tray.stream("a").d(6), tray.stream("b").d(6)] == [1, 2, 3]


# Separate dice for agents that search.


def test_dice_of_bots_are_separate_from_those_of_the_match() -> None:
    tray = Tray(5)
    for name in ("main", "seat/0", "seat/1"):
        own = throws(tray.stream(name), 50)
        for number in range(20):
            assert throws(tray.separate_dice(name, number), 50) != own


def test_separate_dice_differ_by_name_number_run_and_seed() -> None:
    first = throws(Tray(5, 1).separate_dice("seat/0", 3))
    assert throws(Tray(5, 1).separate_dice("seat/0", 3)) == first
    assert throws(Tray(5, 1).separate_dice("seat/1", 3)) != first
    assert throws(Tray(5, 1).separate_dice("seat/0", 4)) != first
    assert throws(Tray(5, 2).separate_dice("seat/0", 3)) != first
    assert throws(Tray(6, 1).separate_dice("seat/0", 3)) != first


# Splicing: other dice from the middle of an input on.


def test_a_spliced_tray_shows_again_what_was_shown_and_then_other_dice() -> None:
    tray = Tray(5)
    throws(tray.stream("combat"), 4)
    tray.settle()
    tray.begin()
    shown = throws(tray.stream("combat"), 3)
    reached = tray.reached()
    tray.rewind()
    hidden = throws(tray.stream("combat"), 8)[3:]
    tray.rewind()
    other = tray.spliced(99, reached)
    again = throws(other.stream("combat"), 8)
    assert again[:3] == shown
    assert again[3:] != hidden
    fresh = Dice(99, "combat")
    fresh.position = 7
    assert again[3:] == throws(fresh, 5)


def test_splicing_leaves_the_first_tray_alone() -> None:
    tray = Tray(5)
    first = throws(tray.stream("combat"))
    reached = tray.reached()
    tray.rewind()
    throws(tray.spliced(99, reached).stream("combat"), 20)
    assert throws(tray.stream("combat")) == first


def test_a_tray_can_be_spliced_again() -> None:
    tray = Tray(5)
    first = throws(tray.stream("combat"), 2)
    second = tray.spliced(98, tray.reached())
    assert throws(second.stream("combat"), 2) == first
    more = throws(second.stream("combat"), 2)
    third = second.spliced(99, second.reached())
    assert throws(third.stream("combat"), 4) == first + more
    fresh = Dice(99, "combat")
    fresh.position = 4
    assert throws(third.stream("combat"), 3) == throws(fresh, 3)


def test_after_an_input_only_the_replaced_dice_are_left() -> None:
    tray = Tray(5)
    throws(tray.stream("combat"), 2)
    other = tray.spliced(99, tray.reached())
    throws(other.stream("combat"), 3)
    other.settle()
    other.join()
    fresh = Dice(99, "combat")
    fresh.position = 3
    assert throws(other.stream("combat")) == throws(fresh)


def test_loaded_dice_cannot_be_spliced() -> None:
    with pytest.raises(DiceError, match="in the middle of a command"):
        Tray(5, 0, LoadedDice([1])).spliced(99, {})

"""Dice: the words of Philox4x32-10, and fair faces out of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from randomgen import Philox

from turnwright import Dice, LoadedDice, RandomDice
from turnwright.kernel.dice import (
    LARGEST_SEED,
    WORDS_PER_STREAM,
    DiceError,
    philox,
    rekeyed,
    stream_number,
)

# Sides of a die: what chi-square stays between in all but one of 500 trials (0.1 % on either side).
CHI_SQUARE = {
    4: (0.024, 16.27),
    6: (0.210, 20.52),
    8: (0.598, 24.32),
    10: (1.152, 27.88),
    12: (1.834, 31.26),
    20: (5.407, 43.82),
    36: (14.69, 66.62),
    100: (61.14, 148.23),
}


def chi_square(faces: Iterable[int], sides: int) -> float:
    counts = Counter(faces)
    assert set(counts) == set(range(1, sides + 1))
    expected = counts.total() / sides
    return sum((count - expected) ** 2 for count in counts.values()) / expected


def assert_fair(faces: Iterable[int], sides: int) -> None:
    too_even, too_uneven = CHI_SQUARE[sides]
    assert too_even < chi_square(faces, sides) < too_uneven


def words(dice: Dice, count: int) -> list[int]:
    return [int(dice.word()) for _ in range(count)]


# Philox.


@pytest.mark.parametrize(
    ("counter", "key", "block"),
    [
        ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
    ],
)
def test_the_known_answers_of_random123(counter: str, key: str, block: str) -> None:
    c0, c1, c2, c3 = (int(word, 16) for word in counter.split())
    k0, k1 = (int(word, 16) for word in key.split())
    assert philox((c0, c1, c2, c3), (k0, k1)) == tuple(int(word, 16) for word in block.split())


@given(seed=st.integers(0, LARGEST_SEED), run=st.integers(0, 2**32 - 1), name=st.text(max_size=20))
def test_randomgen_draws_the_same_words(seed: int, run: int, name: str) -> None:
    counter = (stream_number(name) << 64) + (run << 32)
    # It counts up before it draws, so it starts one block earlier.
    other = Philox(key=seed, counter=(counter - 1) % 2**128, number=4, width=32)
    assert words(Dice(seed, name, run), 24) == [int(word) for word in other.random_raw(24)]


@given(block=st.integers(0, 2**32 - 8), seed=st.integers(0, LARGEST_SEED))
def test_randomgen_draws_the_same_words_far_into_a_stream(block: int, seed: int) -> None:
    dice = Dice(seed, "far")
    dice.position = 4 * block
    counter = (stream_number("far") << 64) + block
    other = Philox(key=seed, counter=(counter - 1) % 2**128, number=4, width=32)
    assert words(dice, 12) == [int(word) for word in other.random_raw(12)]


# Fair faces.


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20, 100])
def test_every_face_is_as_likely_as_any_other(sides: int) -> None:
    dice = Dice(20, f"fair/{sides}")
    assert_fair((dice.d(sides) for _ in range(142_858)), sides)


@pytest.mark.nightly
@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20, 100])
def test_every_face_is_as_likely_as_any_other_in_a_million(sides: int) -> None:
    dice = Dice(21, f"fair/{sides}")
    assert_fair((dice.d(sides) for _ in range(1_000_000)), sides)


@pytest.mark.parametrize("n", [3, 6, 100, 3 * 2**30, 2**31 + 1, 2**32 - 1])
def test_biased_words_are_drawn_again(n: int) -> None:
    limit = 2**32 - 2**32 % n
    dice, bare = Dice(5, "reject"), Dice(5, "reject")
    for _ in range(200):
        expected = int(bare.word())
        while expected >= limit:
            expected = int(bare.word())
        assert dice.below(n) == expected % n
        assert dice.position == bare.position


def test_just_the_words_past_the_last_whole_multiple_are_refused() -> None:
    # Three quarters of the words fit n = 3 * 2**30, and one in four is drawn again.
    dice = Dice(8, "reject")
    for _ in range(4000):
        dice.below(3 * 2**30)
    assert 4000 * 4 / 3 * 0.97 < dice.position < 4000 * 4 / 3 * 1.03


class Stacked(Dice):
    """Dice whose words are known."""

    def __init__(self, *words: int) -> None:
        super().__init__()
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def test_the_limit_of_acceptance_is_exact() -> None:
    assert Stacked(3 * 2**30 - 1).below(3 * 2**30) == 3 * 2**30 - 1
    assert Stacked(3 * 2**30, 5).below(3 * 2**30) == 5
    assert Stacked(2**32 - 5).below(6) == (2**32 - 5) % 6  # 2**32 is 4 more than a multiple of 6
    assert Stacked(2**32 - 4, 2).below(6) == 2
    assert Stacked(2**32 - 1).below(2**32) == 2**32 - 1


def test_numbers_wider_than_a_word_take_two() -> None:
    assert Stacked(0, 2**32 - 1).below(2**40) == 2**32 - 1
    assert Stacked(2**32 - 1, 2**32 - 1).below(2**62) == 2**62 - 1
    assert Stacked(2**32 - 1, 2**32 - 1, 0, 9).below(2**62 - 1) == 9
    dice = Dice(3)
    drawn = [dice.below(3 * 2**40) for _ in range(300)]
    assert all(0 <= number < 3 * 2**40 for number in drawn)
    assert max(drawn) > 2**41


def test_a_die_of_one_side_is_never_thrown() -> None:
    dice = Dice(1)
    assert (dice.d(1), dice.position) == (1, 0)


@pytest.mark.parametrize("sides", [0, -1, 2**62 + 1])
def test_dice_without_sides_or_with_too_many_are_refused(sides: int) -> None:
    dice = Dice(1)
    with pytest.raises(DiceError, match=r"sides?, not"):
        dice.below(sides)
    assert dice.position == 0


def test_units_lie_evenly_from_0_to_1() -> None:
    dice = Dice(30)
    units = [dice.unit() for _ in range(20_000)]
    assert all(0 <= unit < 1 for unit in units)
    assert_fair((int(unit * 20) + 1 for unit in units), 20)
    assert (Stacked(0, 0).unit(), Stacked(2**32 - 1, 2**32 - 1).unit()) == (0.0, 1 - 2**-53)


def test_bits_draws_the_requested_number_of_bits() -> None:
    dice = Dice(31)
    assert dice.bits(0) == 0
    for k in range(1, 201):
        together = 0
        for _ in range(40):
            drawn = dice.bits(k)
            assert drawn < 2**k
            together |= drawn
        assert together == 2**k - 1


def test_a_shuffle_makes_every_order_as_likely_as_any_other() -> None:
    dice = Dice(33)
    orders: list[str] = []
    for _ in range(6000):
        cards: list[object] = ["a", "b", "c"]
        dice.shuffle(cards)
        orders.append("".join(map(str, cards)))
    number = {order: i for i, order in enumerate(sorted(set(orders)), 1)}
    assert_fair((number[order] for order in orders), 6)


# Streams, runs, seeds.


def pairs(one: Dice, two: Dice, count: int) -> list[int]:
    return [6 * (int(one.d(6)) - 1) + int(two.d(6)) for _ in range(count)]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Dice(9, "combat"), Dice(9, "narration")),
        (Dice(9, "battle/1"), Dice(9, "battle/2")),
        (Dice(9, "combat", 1), Dice(9, "combat", 2)),
        (Dice(9, "combat"), Dice(10, "combat")),
        (Dice(9, "combat"), Dice(rekeyed(9, "fork"), "combat")),
    ],
)
def test_streams_runs_and_seeds_are_independent(one: Dice, two: Dice) -> None:
    assert_fair(pairs(one, two, 20_000), 36)


def test_a_throw_shows_nothing_about_the_next() -> None:
    dice = Dice(9)
    assert_fair(pairs(dice, dice, 20_000), 36)


def test_drawing_from_one_stream_never_shifts_another() -> None:
    alone = words(Dice(4, "combat"), 50)
    combat, narration = Dice(4, "combat"), Dice(4, "narration")
    beside = []
    for i in range(50):
        beside.append(int(combat.word()))
        words(narration, i % 7)
    assert beside == alone


def test_any_run_is_reached_without_the_runs_before() -> None:
    runs = [words(Dice(4, "combat", run), 8) for run in range(200)]
    assert len({tuple(run) for run in runs}) == 200
    assert words(Dice(4, "combat", 150), 8) == runs[150]
    assert words(Dice(4, "combat", 2**32 - 1), 8) not in runs


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(DiceError, match=f"from 0 to {LARGEST_SEED}, not {seed}"):
        Dice(seed)


@pytest.mark.parametrize("run", [-1, 2**32])
def test_a_run_out_of_range_is_refused(run: int) -> None:
    with pytest.raises(DiceError, match=f"a run .* not {run}"):
        Dice(0, "", run)


def test_the_first_and_the_last_seed_are_different_dice() -> None:
    assert words(Dice(0), 8) != words(Dice(LARGEST_SEED), 8)


def test_a_seed_made_of_another_keeps_its_purpose() -> None:
    made = {rekeyed(seed, purpose) for seed in (0, 1, LARGEST_SEED) for purpose in ("a", "b", "")}
    assert len(made) == 9
    assert all(0 <= seed <= LARGEST_SEED for seed in made)
    assert rekeyed(7, "fork/3") == rekeyed(7, "fork/3")


# Position.


def test_the_position_counts_words_and_may_be_set_back_or_on() -> None:
    dice = Dice(6)
    drawn = words(dice, 30)
    assert dice.position == 30
    for place in (0, 29, 4, 3, 17, 8):
        dice.position = place
        assert words(dice, 30 - place) == drawn[place:]


def test_a_stream_is_used_up_at_its_last_word() -> None:
    dice = Dice(6, "long")
    dice.position = WORDS_PER_STREAM - 2
    last = words(dice, 2)
    with pytest.raises(DiceError, match='"long" is used up'):
        dice.word()
    assert dice.position == WORDS_PER_STREAM
    dice.position -= 2
    assert words(dice, 2) == last


def test_a_negative_position_in_a_stream_is_refused() -> None:
    for place in (-1, -4, -5):
        dice = Dice(6)
        dice.position = place
        with pytest.raises(DiceError, match="begins at 0"):
            dice.word()


# Loaded dice.


def test_loaded_dice_show_the_faces_that_were_written() -> None:
    with LoadedDice([3, 20, 1]) as dice:
        assert [dice.d(6), dice.d(20), dice.d(4)] == [3, 20, 1]


def test_loaded_dice_give_chances_where_a_chance_is_drawn() -> None:
    with LoadedDice([0.25, 6, 0.0, 0]) as dice:
        assert (dice.unit(), dice.d(6), dice.unit(), dice.unit()) == (0.25, 6, 0.0, 0.0)


def test_loaded_dice_fail_when_faces_are_left_over() -> None:
    def throw_one() -> None:
        with LoadedDice([3, 4, 0.5]) as dice:
            dice.d(6)

    with pytest.raises(DiceError, match=r"loaded faces left over: \[4, 0.5\]"):
        throw_one()


def test_loaded_dice_do_not_hide_the_error_that_left_them_over() -> None:
    with pytest.raises(ZeroDivisionError), LoadedDice([3]):
        raise ZeroDivisionError


def test_loaded_dice_fail_when_they_run_out() -> None:
    dice = LoadedDice([3])
    dice.d(6)
    with pytest.raises(DiceError, match="ran out after 1: a d20 is needed next"):
        dice.d(20)
    with pytest.raises(DiceError, match="a number from 0 to 1 is needed next"):
        dice.unit()


@pytest.mark.parametrize("face", [7, 0, -1, 0.5, 1.0])
def test_a_loaded_face_that_the_die_does_not_have_fails(face: float) -> None:
    with pytest.raises(DiceError, match=f"loaded face 1 is {face}, but a d6 was rolled"):
        LoadedDice([face]).d(6)


@pytest.mark.parametrize("number", [1, 1.5, -0.1, float("nan")])
def test_a_loaded_number_outside_0_to_1_is_refused(number: float) -> None:
    with pytest.raises(DiceError, match="but one from 0 to 1 was drawn"):
        LoadedDice([number]).unit()


def test_loaded_dice_have_no_raw_bits() -> None:
    with pytest.raises(DiceError, match="not raw bits"):
        LoadedDice([3]).word()


def test_loaded_dice_can_be_set_back() -> None:
    dice = LoadedDice([3, 4])
    assert (dice.d(6), dice.left) == (3, [4])
    dice.position = 0
    assert (dice.d(6), dice.d(6)) == (3, 4)
    dice.done()


# Dice over a `random.Random`.


def test_dice_of_a_random_generator_throw_its_numbers() -> None:
    dice, rng = RandomDice(Random(1)), Random(1)
    assert [dice.unit() for _ in range(5)] == [rng.random() for _ in range(5)]
    assert [dice.below(100) for _ in range(50)] == [rng.randrange(100) for _ in range(50)]
    assert [dice.d(20) for _ in range(50)] == [rng.randrange(20) + 1 for _ in range(50)]
    assert dice.word() == rng.getrandbits(32)
    assert dice.position == 106


def test_dice_of_a_random_generator_shuffle_and_give_bits() -> None:
    dice = RandomDice(Random(1))
    cards: list[object] = list(range(52))
    dice.shuffle(cards)
    assert cards != list(range(52))
    assert sorted(cards, key=str) == sorted(range(52), key=str)
    assert dice.bits(100) < 2**100


def test_dice_of_a_random_generator_need_a_side_too() -> None:
    with pytest.raises(DiceError, match="at least one side"):
        RandomDice(Random(1)).below(0)

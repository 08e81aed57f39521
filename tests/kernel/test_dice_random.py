"""The dice of a match as a `random.Random`."""

from __future__ import annotations

import copy
import pickle
import statistics
from collections import Counter
from random import Random

import pytest

from turnwright import Dice, RandomDice, as_random


def rng(seed: int = 1) -> Random:
    return as_random(Dice(seed, "rng"))


def test_dice_can_be_used_as_random() -> None:
    assert isinstance(rng(), Random)


def test_the_same_dice_give_the_same_numbers() -> None:
    def play(rng: Random) -> list[object]:
        cards = list("abcdefgh")
        rng.shuffle(cards)
        return [
            cards,
            rng.choice("xyz"),
            rng.choices("xyz", weights=[1, 2, 3], k=5),
            rng.sample(range(1000), 10),
            rng.randint(1, 6),
            rng.randrange(0, 100, 5),
            rng.random(),
            rng.uniform(2, 3),
            rng.triangular(),
            rng.getrandbits(77),
            rng.randbytes(9),
            rng.gauss(0, 1),
            rng.normalvariate(0, 1),
            rng.expovariate(2),
            rng.betavariate(2, 3),
        ]

    assert play(rng(1)) == play(rng(1))
    assert play(rng(1)) != play(rng(2))


def test_choice_and_randint_reach_everything_and_nothing_else() -> None:
    dice = rng()
    assert {dice.randint(1, 6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {dice.choice("abc") for _ in range(100)} == {"a", "b", "c"}
    assert max(Counter(dice.choice("abc") for _ in range(3000)).values()) < 1150


def test_shuffle_keeps_every_card_and_sample_takes_each_once() -> None:
    dice = rng()
    cards = list(range(52))
    dice.shuffle(cards)
    assert cards != list(range(52))
    assert sorted(cards) == list(range(52))
    assert len(set(dice.sample(range(52), 30))) == 30


@pytest.mark.parametrize("k", range(201))
def test_getrandbits_gives_as_many_bits_as_asked_for(k: int) -> None:
    dice = rng(k)
    together = 0
    for _ in range(50):
        together |= dice.getrandbits(k)
    assert together == 2**k - 1


def test_fewer_than_no_bits_are_refused() -> None:
    with pytest.raises(ValueError, match="never negative"):
        rng().getrandbits(-1)


def test_gauss_has_its_mean_and_spread() -> None:
    dice = rng()
    drawn = [dice.gauss(10, 2) for _ in range(5000)]
    assert abs(statistics.mean(drawn) - 10) < 0.1
    assert abs(statistics.stdev(drawn) - 2) < 0.1


def test_every_number_comes_from_the_dice() -> None:
    dice = Dice(1, "rng")
    as_random(dice).random()
    assert dice.position == 2
    as_random(dice).getrandbits(33)
    assert dice.position == 4


def test_seeding_wrapped_dice_has_no_effect() -> None:
    seeded = rng()
    seeded.seed(99)
    assert seeded.random() == rng().random()


def test_the_state_can_be_kept_and_put_back() -> None:
    dice = rng()
    dice.random()
    dice.gauss(0, 1)  # draws a pair and keeps one of it
    kept = dice.getstate()
    first = [dice.gauss(0, 1), dice.gauss(0, 1), dice.random()]
    dice.setstate(kept)
    assert [dice.gauss(0, 1), dice.gauss(0, 1), dice.random()] == first


def test_a_copy_goes_on_the_same_with_dice_of_its_own() -> None:
    dice = rng()
    dice.gauss(0, 1)
    for other in (copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))):
        here = copy.deepcopy(dice)
        assert [other.gauss(0, 1), other.random()] == [here.gauss(0, 1), here.random()]


def test_dice_and_randoms_can_wrap_each_other() -> None:
    there_and_back = RandomDice(as_random(Dice(1, "rng")))
    faces = [there_and_back.d(6) for _ in range(100)]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    back_and_there = as_random(RandomDice(Random(1)))
    assert {back_and_there.randint(1, 6) for _ in range(100)} == {1, 2, 3, 4, 5, 6}

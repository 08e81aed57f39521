"""Exact distributions of whole numbers: added, mixed and reshaped, without any roll.

A forecast combines many sources of chance in floating point; `kernel.formula.Odds` counts the ways of one
dice formula in whole numbers. A distribution lists every number from the lowest to the highest, so it is for
numbers that lie close together.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOST_KEPT: Final = 500  # distributions of dice in the cache


@final
@mypyc_attr(acyclic=True)
class Distribution:
    """The probabilities of the whole numbers from `low` on; by default the number 0 is certain."""

    def __init__(self, low: i64 = 0, chances: "list[float] | None" = None) -> None:
        self.low = low
        self.chances: list[float] = [1.0] if chances is None else chances

    def high(self) -> i64:
        """The highest number."""
        return self.low + len(self.chances) - 1

    def mean(self) -> float:
        """The mean."""
        total = 0.0
        number = float(self.low)
        for chance in self.chances:
            total += number * chance
            number += 1.0
        return total

    def at_least(self, number: i64) -> float:
        """The probability of a number or a higher one."""
        total = 0.0
        for place, chance in enumerate(self.chances):
            if self.low + place >= number:
                total += chance
        return total if total < 1.0 else 1.0

    def plus(self, other: "Distribution") -> "Distribution":
        """The sum with another, independent number."""
        if len(self.chances) == 1:
            return Distribution(self.low + other.low, other.chances)
        if len(other.chances) == 1:
            return Distribution(self.low + other.low, self.chances)
        # Unboxed: most of the time of a preview is spent here.
        first: vec[float] = vec[float](self.chances)
        second: vec[float] = vec[float](other.chances)
        made: vec[float] = vec[float]([0.0] * (len(self.chances) + len(other.chances) - 1))
        for i in range(len(first)):
            share = first[i]
            for j in range(len(second)):
                made[i + j] = made[i + j] + share * second[j]
        return Distribution(self.low + other.low, list(made))

    def shifted(self, by: i64) -> "Distribution":
        """The number increased by a fixed amount."""
        return Distribution(self.low + by, self.chances)

    def negated(self) -> "Distribution":
        """The number with its sign changed."""
        turned = list(self.chances)
        turned.reverse()
        return Distribution(-self.high(), turned)

    def not_below_zero(self) -> "Distribution":
        """The number, or 0 if it is negative."""
        if self.low >= 0:
            return self
        made = [0.0] * (self.high() + 1 if self.high() > 0 else 1)
        for place, chance in enumerate(self.chances):
            number: i64 = self.low + place
            made[number if number > 0 else 0] += chance
        return Distribution(0, made)

    def halved(self) -> "Distribution":
        """Half the number, rounded down."""
        low: i64 = self.low // 2
        made = [0.0] * (self.high() // 2 - low + 1)
        for place, chance in enumerate(self.chances):
            made[(self.low + place) // 2 - low] += chance
        return Distribution(low, made)


ZERO: Final[Distribution] = Distribution()


def mixed(chance: float, one: Distribution, other: Distribution) -> Distribution:
    """One distribution with a probability, otherwise the other."""
    low: i64 = one.low if one.low < other.low else other.low
    high: i64 = one.high() if one.high() > other.high() else other.high()
    made = [0.0] * (high - low + 1)
    for place, share in enumerate(one.chances):
        made[one.low - low + place] += chance * share
    for place, share in enumerate(other.chances):
        made[other.low - low + place] += (1.0 - chance) * share
    return Distribution(low, made)


_kept: dict[tuple[int, int, int], Distribution] = {}


def dice(count: int, sides: int, least: int = 1) -> Distribution:
    """The sum of some dice; faces below `least` count as `least`."""
    if count == 0:
        return ZERO
    known = _kept.get((count, sides, least))
    if known is None:
        die = Distribution(least, [1.0 / float(sides)] * (sides - least + 1))
        die.chances[0] *= float(least)
        known = die if count == 1 else dice(count - 1, sides, least).plus(die)
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[count, sides, least] = known
    return known

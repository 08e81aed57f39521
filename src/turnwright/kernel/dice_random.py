"""The dice of a match as a `random.Random`."""

from random import Random
from typing import Any

from turnwright.kernel.dice import Dice


class DiceRandom(Random):
    """A `random.Random` whose every number is drawn from the given dice."""

    gauss_next: float | None

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        super().__init__(0)

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.dice.unit()

    def getrandbits(self, k: int, /) -> int:
        """A whole number of k random bits."""
        if k < 0:
            raise ValueError("the number of bits is never negative")
        return self.dice.bits(k)

    def seed(self, *args: Any, **kwargs: Any) -> None:
        """Nothing to do: the dice were seeded by the match."""

    def getstate(self) -> tuple[Any, ...]:
        """Return the position of the dice, and the value that `gauss` keeps for its next call."""
        return (self.dice.position, self.gauss_next)

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Return the dice to a position from `getstate`."""
        self.dice.position, self.gauss_next = state

    def __reduce__(self) -> tuple[Any, ...]:
        return DiceRandom, (self.dice,), self.getstate()


def as_random(dice: Dice) -> Random:
    """The dice as a `random.Random`: `choice`, `shuffle`, `sample`, `randint` and the rest."""
    return DiceRandom(dice)

"""Compares two variants of a scenario: who wins how much more often, with the interval of the difference."""

from math import sqrt

from msgspec import Struct

from turnwright.lab.experiment import Experiment
from turnwright.lab.result import Result, Share
from turnwright.lab.runners import Runner
from turnwright.lab.study import Progress, Study


class Difference(Struct, frozen=True):
    """How much more often a side wins in the second variant, with the 95 % interval."""

    side: str
    first: Share
    second: Share
    change: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes zero."""
        return not self.low <= 0 <= self.high


class Comparison(Struct, frozen=True):
    """The results of two variants, and the difference for each side that both have."""

    first: Result
    second: Result
    differences: tuple[Difference, ...]


def compare(
    first: Experiment,
    second: Experiment,
    runs: int = 1000,
    *,
    precision: float = 0.0,
    runner: Runner | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play both experiments; the interval is right if they have different seeds.

    With the same seed the variants share their dice, and the interval is usually wider than it needs to be.
    """
    study = Study([first, second], runs, precision=precision, runner=runner, progress=progress).play()
    one, two = study.results()
    chances = {side.name: side.won for side in two.sides}
    both = [(side.name, side.won) for side in one.sides if side.name in chances]
    return Comparison(one, two, tuple(difference(name, won, chances[name]) for name, won in both))


def difference(side: str, first: Share, second: Share) -> Difference:
    """The difference of two independent shares, with Newcombe's interval from their Wilson intervals."""
    change = second.rate - first.rate
    down = sqrt((second.rate - second.low) ** 2 + (first.high - first.rate) ** 2)
    up = sqrt((second.high - second.rate) ** 2 + (first.rate - first.low) ** 2)
    return Difference(side, first, second, change, max(-1.0, change - down), min(1.0, change + up))

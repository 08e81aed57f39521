"""CPU budgets: how many seconds of thinking each seat and each match may use."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MOST_KEYS = 10_000  # counted at the same time


class CpuBudget:
    """A token bucket for each key: `burst` seconds at first, refilled by `rate` seconds per second.

    A bucket may be overdrawn by one thought, whose cost is unknown beforehand, and allows nothing until it is
    refilled.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = (
            OrderedDict()
        )  # seconds, and when they were counted

    def left(self, key: str) -> float:
        """The seconds that a key may use now."""
        if key not in self._left:
            return self._burst
        seconds, when = self._left[key]
        return min(self._burst, seconds + (self._clock() - when) * self._rate)

    def charge(self, key: str, seconds: float) -> None:
        """Subtract the seconds that a thought took."""
        self._left[key] = self.left(key) - seconds, self._clock()
        self._left.move_to_end(key)
        while len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)  # the one that was idle longest

    def wait(self, key: str) -> float:
        """Seconds until the key may think again; 0 if it may now."""
        return max(0.0, -self.left(key) / self._rate) if self.left(key) <= 0 else 0.0

"""The clock of a hosted match: monotonic, counting from the last time that is kept.

Time while no server moved the match does not count. A clock is held for as long as there is any reason to.
"""

from collections.abc import Callable, Iterable, Mapping
from time import monotonic_ns

MILLISECOND = 1_000_000

# Why a clock stands still: nobody is there, one of the people is not, somebody stopped it, not all have come.
NOBODY, AWAY, PAUSED, START = "nobody", "away", "paused", "start"


class MatchClock:
    """Counts milliseconds on from `start`; it stands still while it is held for any reason."""

    def __init__(
        self, start: int = 0, count: Callable[[], int] = monotonic_ns, reasons: Iterable[str] = ()
    ) -> None:
        self._count = count
        self.reasons = set(reasons)
        begun = count()
        self._zero = begun - start * MILLISECOND
        self._held = begun if self.reasons else None

    def now(self) -> int:
        """The milliseconds of the match."""
        at = self._count() if self._held is None else self._held
        return (at - self._zero) // MILLISECOND

    def until(self, due: int) -> float | None:
        """The seconds to wait for that millisecond; None while it never comes."""
        return None if self._held is not None else max(0, due - self.now()) / 1000

    @property
    def held(self) -> bool:
        """Whether it stands still."""
        return self._held is not None

    def hold(self, reason: str, held: bool = True) -> None:
        """Stand still for this reason, or no longer for this one."""
        if held:
            self.reasons.add(reason)
        else:
            self.reasons.discard(reason)
        if self.reasons and self._held is None:
            self._held = self._count()
        elif not self.reasons and self._held is not None:
            self._zero += self._count() - self._held
            self._held = None

    def hold_for(self, reasons: Mapping[str, bool]) -> None:
        """Stand still for some of these reasons; not for a moment does it run while there is one of them."""
        for reason in sorted(reasons, key=reasons.__getitem__, reverse=True):
            self.hold(reason, reasons[reason])

    def at_least(self, now: int) -> None:
        """Somebody has kept a later time than this clock shows: go on from there."""
        behind = now - self.now()
        if behind > 0:
            self._zero -= behind * MILLISECOND


class Latency:
    """How long messages of a client take to come, by the quickest of its answers that were measured."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._quickest: int | None = None

    def measured(self, milliseconds: int) -> None:
        """A message went there and back in so many milliseconds."""
        half = max(0, milliseconds // 2)
        self._quickest = half if self._quickest is None else min(half, self._quickest)

    def allowance(self) -> int:
        """The milliseconds of its way that a command is not charged for."""
        return 0 if self._quickest is None else min(self._most, self._quickest)

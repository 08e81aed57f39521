"""The clock of a hosted match: monotonic, and counting from the last stored time.

Time during which no server moved the match does not count. The clock is held while there is any reason to.
"""

from collections.abc import Callable, Iterable, Mapping
from time import monotonic_ns

MILLISECOND = 1_000_000

# Reasons to hold a clock: no player is connected, a player is away, a player paused it, not all have arrived.
EMPTY, AWAY, PAUSED, START = "empty", "away", "paused", "start"


class MatchClock:
    """Counts milliseconds from `start`, and stops while it is held for any reason."""

    def __init__(
        self, start: int = 0, count: Callable[[], int] = monotonic_ns, reasons: Iterable[str] = ()
    ) -> None:
        self._count = count
        self.reasons = set(reasons)
        begun = count()
        self._zero = begun - start * MILLISECOND
        self._held = begun if self.reasons else None

    def now(self) -> int:
        """The time of the match in milliseconds."""
        return self.at(self._count())

    def at(self, moment: int) -> int:
        """The time of the match at a moment of the monotonic clock, in nanoseconds."""
        counted = moment if self._held is None else min(moment, self._held)
        return (counted - self._zero) // MILLISECOND

    def until(self, due: int) -> float | None:
        """Seconds until the clock shows `due`; None while it is held."""
        return None if self._held is not None else max(0, due - self.now()) / 1000

    @property
    def held(self) -> bool:
        """Whether the clock is stopped."""
        return self._held is not None

    def hold(self, reason: str, held: bool = True) -> None:
        """Add or remove a reason to stop."""
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
        """Add and remove several reasons, additions first, so that the clock never runs in between."""
        for reason in sorted(reasons, key=reasons.__getitem__, reverse=True):
            self.hold(reason, reasons[reason])

    def advance_to(self, now: int) -> None:
        """Catch up with a later time that was stored elsewhere."""
        behind = now - self.now()
        if behind > 0:
            self._zero -= behind * MILLISECOND


class Latency:
    """A client's one-way latency, from the quickest round trip measured."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._quickest: int | None = None

    def measured(self, milliseconds: int) -> None:
        """Record a round trip."""
        half = max(0, milliseconds // 2)
        self._quickest = half if self._quickest is None else min(half, self._quickest)

    def allowance(self) -> int:
        """The milliseconds that a command is not charged for."""
        return 0 if self._quickest is None else min(self._most, self._quickest)

"""The clock of a match: real milliseconds since it began, continued when it is resumed."""

from collections.abc import Callable
from time import monotonic_ns

_MILLISECOND = 1_000_000


class Clock:
    """Counts up from `start` milliseconds, except while it is held."""

    def __init__(self, start: int = 0, count: Callable[[], int] = monotonic_ns) -> None:
        self._count = count
        self._zero = count() - start * _MILLISECOND
        self._held: int | None = None

    def now(self) -> int:
        """The time of the match in milliseconds."""
        at = self._count() if self._held is None else self._held
        return (at - self._zero) // _MILLISECOND

    def until(self, due: int) -> float:
        """Seconds until this time; 0 if it is past."""
        return max(0, due - self.now()) / 1000

    def hold(self) -> None:
        """Stop the clock."""
        if self._held is None:
            self._held = self._count()

    def release(self) -> None:
        """Restart the clock where it stopped."""
        if self._held is not None:
            self._zero += self._count() - self._held
            self._held = None

"""The one clock of a match: real milliseconds since it began, going on where a saved match stopped."""

from collections.abc import Callable
from time import monotonic_ns

_MILLISECOND = 1_000_000


class Clock:
    """Counts from `start` milliseconds; it stands still while it is held."""

    def __init__(self, start: int = 0, count: Callable[[], int] = monotonic_ns) -> None:
        self._count = count
        self._zero = count() - start * _MILLISECOND
        self._held: int | None = None

    def now(self) -> int:
        """The milliseconds of the match."""
        at = self._count() if self._held is None else self._held
        return (at - self._zero) // _MILLISECOND

    def until(self, due: int) -> float:
        """The seconds to wait for that millisecond; none when it is past."""
        return max(0, due - self.now()) / 1000

    def hold(self) -> None:
        """Stand still."""
        if self._held is None:
            self._held = self._count()

    def release(self) -> None:
        """Go on from where it was held; the time between is not counted."""
        if self._held is not None:
            self._zero += self._count() - self._held
            self._held = None

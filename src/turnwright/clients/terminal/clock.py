"""The one clock of a match: real milliseconds since it began, going on where a saved match stopped."""

from time import monotonic_ns

_MILLISECOND = 1_000_000


class Clock:
    """Counts from `start` milliseconds."""

    def __init__(self, start: int = 0) -> None:
        self._zero = monotonic_ns() - start * _MILLISECOND

    def now(self) -> int:
        """The milliseconds of the match."""
        return (monotonic_ns() - self._zero) // _MILLISECOND

    def until(self, due: int) -> float:
        """The seconds to wait for that millisecond; none when it is past."""
        return max(0, due - self.now()) / 1000

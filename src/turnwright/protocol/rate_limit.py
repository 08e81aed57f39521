"""Rate limits over a sliding window: a server enforces them, a client keeps to them."""

from collections import deque
from collections.abc import Callable
from time import monotonic

MOST_KEYS = 10_000  # counted at the same time


class RateLimit:
    """At most `most` events in any `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._events: deque[float] = deque()

    @property
    def busy(self) -> bool:
        """Whether any event is inside the window."""
        self._expire(self._clock())
        return bool(self._events)

    @property
    def full(self) -> bool:
        """Whether one more event would exceed the limit."""
        self._expire(self._clock())
        return len(self._events) >= self._most

    def allows(self) -> bool:
        """Count one more event; False when it exceeds the limit."""
        now = self._clock()
        self._expire(now)
        if len(self._events) >= self._most:
            return False
        self._events.append(now)
        return True

    def _expire(self, now: float) -> None:
        while self._events and now - self._events[0] >= self._seconds:
            self._events.popleft()


class RateLimits:
    """A rate limit for each key, such as an address; idle keys are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._limits: dict[str, RateLimit] = {}

    def of(self, key: str) -> RateLimit:
        """The limit of a key, which keeps its count while it is in use."""
        if key not in self._limits and len(self._limits) >= MOST_KEYS:
            busy = {each: limit for each, limit in self._limits.items() if limit.busy}
            # If all are busy, drop the oldest half.
            self._limits = dict(list(busy.items())[-MOST_KEYS // 2 :])
        return self._limits.setdefault(key, RateLimit(self._most, self._seconds))

    def full(self, key: str) -> bool:
        """Whether one more event of a key would exceed its limit; asking counts nothing."""
        limit = self._limits.get(key)
        return limit is not None and limit.full

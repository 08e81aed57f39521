"""Rate limits over a sliding window: a server enforces them, a client keeps to them."""

from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic

MOST_KEYS = 10_000  # counted at the same time


class RateLimit:
    """At most `most` events in any `seconds`; `counted` is called for each that is allowed."""

    def __init__(
        self,
        most: int,
        seconds: float,
        clock: Callable[[], float] = monotonic,
        counted: Callable[[], object] | None = None,
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._counted = counted
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
        if self._counted is not None:
            self._counted()
        return True

    def add(self, events: int) -> None:
        """Count events that happened elsewhere, up to the limit."""
        now = self._clock()
        self._expire(now)
        self._events.extend([now] * min(events, self._most - len(self._events)))

    def _expire(self, now: float) -> None:
        while self._events and now - self._events[0] >= self._seconds:
            self._events.popleft()


class RateLimits:
    """A rate limit for each key, such as an address; idle keys are forgotten.

    `counted` is called with the key of each event that is allowed.
    """

    def __init__(self, most: int, seconds: float, counted: Callable[[str], object] | None = None) -> None:
        self._most, self._seconds = most, seconds
        self._counted = counted
        self._limits: dict[str, RateLimit] = {}

    def of(self, key: str) -> RateLimit:
        """The limit of a key, which keeps its count while it is in use."""
        if key not in self._limits and len(self._limits) >= MOST_KEYS:
            busy = {each: limit for each, limit in self._limits.items() if limit.busy}
            # If all are busy, drop the oldest half.
            self._limits = dict(list(busy.items())[-MOST_KEYS // 2 :])
        if key not in self._limits:
            counted = None if self._counted is None else partial(self._counted, key)
            self._limits[key] = RateLimit(self._most, self._seconds, counted=counted)
        return self._limits[key]

    def full(self, key: str) -> bool:
        """Whether one more event of a key would exceed its limit; asking counts nothing."""
        limit = self._limits.get(key)
        return limit is not None and limit.full

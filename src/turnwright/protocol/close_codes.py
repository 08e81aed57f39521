"""How much a client may say, and what becomes of one that says what it may not.

This table decides which troubles end the connection, and by which close code of the socket.
"""

from collections import deque
from collections.abc import Callable
from time import monotonic

from turnwright.protocol.messages import Trouble

MESSAGE_BYTES = 8 * 1024
LARGEST_MESSAGE = 256 * 1024 + 1024  # whatever its type: a long list of orders, and the rest of its message
UPLOAD_BYTES = 1024 * 1024

CLOSE_FAREWELL = 1000
CLOSE_RESTART = 1012
CLOSE_REPLACED = 4001  # the seat has a newer connection
CLOSE_REFUSED = 4003  # no such match, no such right
CLOSE_SLOW = 4008  # too much waits to be sent: come again and resume
CLOSE_MALFORMED = 4009
CLOSE_FAST = 4029

MOST_KNOWN = 10_000  # whose rates are counted at the same time

STAYS_OPEN = 0

# Every trouble there is, and how the connection ends by it.
TROUBLES: dict[str, int] = {
    "malformed": STAYS_OPEN,  # no JSON, or no object
    "unknown-type": STAYS_OPEN,
    "unknown-field": STAYS_OPEN,
    "wrong-type": STAYS_OPEN,  # a field that is missing or holds something else
    "hello-twice": STAYS_OPEN,
    "no-seat": STAYS_OPEN,  # a spectator only looks on
    "no-pause": STAYS_OPEN,
    "read-only": STAYS_OPEN,
    "STORE_ROLLBACK": STAYS_OPEN,  # the client knows more than the store
    "bot": STAYS_OPEN,  # a bot failed: the match waits
    "fault": STAYS_OPEN,  # the rules of the game failed
    "store": STAYS_OPEN,  # the store does not answer
    "too-large": CLOSE_MALFORMED,
    "hello-first": CLOSE_MALFORMED,
    "wrong-protocol": CLOSE_MALFORMED,
    "too-fast": CLOSE_FAST,
    "too-slow": CLOSE_SLOW,
    "wrong-match": CLOSE_REFUSED,
    "wrong-token": CLOSE_REFUSED,
    "unreadable": CLOSE_REFUSED,  # kept by other rules than this server has
    "unknown-game": CLOSE_REFUSED,
    "no-spectators": CLOSE_REFUSED,
    "full": CLOSE_REFUSED,
    "replaced": CLOSE_REPLACED,
    "restart": CLOSE_RESTART,
}


def trouble(code: str, reason: str, about: str = "") -> Trouble:
    """The message for a trouble of that code; it says itself whether the connection ends."""
    return Trouble(code, reason, TROUBLES[code] != STAYS_OPEN, about)


class Rates:
    """A rate for each of many who come and go; those who were not heard of for long are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._known: dict[str, Rate] = {}

    def of(self, who: str) -> "Rate":
        """The rate of somebody, who keeps it when they come again."""
        if who not in self._known and len(self._known) >= MOST_KNOWN:
            self._forget()
        return self._known.setdefault(who, Rate(self._most, self._seconds))

    def _forget(self) -> None:
        busy = {who: rate for who, rate in self._known.items() if rate.busy}
        # Should all of them be busy, those who came first have had the most.
        self._known = dict(list(busy.items())[-MOST_KNOWN // 2 :])


class Rate:
    """Counts what came in the last few seconds."""

    def __init__(self, most: int, seconds: float, count: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._count = count
        self._came: deque[float] = deque()

    @property
    def busy(self) -> bool:
        """Whether something came in the last few seconds."""
        self._forget(self._count())
        return bool(self._came)

    def allows(self) -> bool:
        """Count one more; False when that is one too many."""
        now = self._count()
        self._forget(now)
        if len(self._came) >= self._most:
            return False
        self._came.append(now)
        return True

    def _forget(self, now: float) -> None:
        while self._came and now - self._came[0] >= self._seconds:
            self._came.popleft()

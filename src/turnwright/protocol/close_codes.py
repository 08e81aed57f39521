"""Message size limits, and the WebSocket close code, if any, for each kind of trouble."""

from turnwright.protocol.messages import Trouble

MESSAGE_BYTES = 8 * 1024
LARGEST_MESSAGE = 256 * 1024 + 1024  # a command with a long list of orders, and its envelope
UPLOAD_BYTES = 1024 * 1024

CLOSE_FAREWELL = 1000
CLOSE_RESTART = 1012
CLOSE_REPLACED = 4001  # a newer connection holds the seat
CLOSE_REFUSED = 4003  # no such match, or no permission
CLOSE_SLOW = 4008  # the send queue is full: reconnect and resume
CLOSE_MALFORMED = 4009
CLOSE_FAST = 4029

STAYS_OPEN = 0

# Every trouble code, and the code by which it closes the connection.
TROUBLES: dict[str, int] = {
    "malformed": STAYS_OPEN,  # not JSON, or not an object
    "unknown-type": STAYS_OPEN,
    "unknown-field": STAYS_OPEN,
    "wrong-type": STAYS_OPEN,  # a field is missing or has the wrong type
    "hello-twice": STAYS_OPEN,
    "no-seat": STAYS_OPEN,  # spectators can only watch
    "no-pause": STAYS_OPEN,
    "read-only": STAYS_OPEN,
    "STORE_ROLLBACK": STAYS_OPEN,  # the client has seen inputs that the store lost
    "bot": STAYS_OPEN,  # a bot failed: the match waits
    "fault": STAYS_OPEN,  # the game's rules failed
    "store": STAYS_OPEN,  # the store does not answer
    "too-large": CLOSE_MALFORMED,
    "hello-first": CLOSE_MALFORMED,
    "wrong-protocol": CLOSE_MALFORMED,
    "too-fast": CLOSE_FAST,
    "too-slow": CLOSE_SLOW,
    "wrong-match": CLOSE_REFUSED,
    "wrong-token": CLOSE_REFUSED,
    "unreadable": CLOSE_REFUSED,  # written by other rules than this server runs
    "unknown-game": CLOSE_REFUSED,
    "no-spectators": CLOSE_REFUSED,
    "full": CLOSE_REFUSED,
    "replaced": CLOSE_REPLACED,
    "restart": CLOSE_RESTART,
}


def trouble(code: str, reason: str, about: str = "") -> Trouble:
    """Make the message for a trouble code; `closing` is set if the connection ends."""
    return Trouble(code, reason, TROUBLES[code] != STAYS_OPEN, about)

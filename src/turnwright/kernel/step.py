"""What one input caused, what it left behind, and where it stands while it waits for people."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.codec import encode
from turnwright.kernel.context import Context

_NOTHING_TOLD: Final = b"[[],{},[]]"


class Step:
    """What one input caused: its events, who may see them, the rolls, the questions it waits on."""

    def __init__(self, n: i64, seat: int, ctx: Context) -> None:
        self.n = n
        self.seat = seat
        self.events: list[Any] = ctx.events
        self.to: dict[str, list[int]] = ctx.to
        self.rolls: list[Any] = ctx.rolls
        # Lists of its own, for whoever is handed a step may change it.
        self.asks: list[Any] = list(ctx.open) if ctx.open else []
        self.given: dict[str, Any] = dict(ctx.given) if ctx.given else {}
        self.first: i64 = 0

    def seen_by(self, seat: int) -> list[Any]:
        """The events that this seat may see."""
        if not self.to:
            return self.events
        return [event for i, event in enumerate(self.events) if seat in self.to.get(str(i), [seat])]


class Past:
    """A state that can still be gone back to: the one before input `n`, a command or (seat -1) a time."""

    def __init__(self, n: i64, seat: int, state: Any, given: Any) -> None:
        self.n = n
        self.seat = seat
        self.state = state
        self.given = given


class Running:
    """An input that waits for people: what it was, and what was already told of it."""

    def __init__(self, n: i64, seat: int, command: Any, undo: i64) -> None:
        self.n = n
        self.seat = seat
        self.command = command
        self.undo = undo
        self.told: bytes = _NOTHING_TOLD
        self.events: i64 = 0
        self.rolls: i64 = 0
        self.reached: dict[str, int] = {}

    def note(self, ctx: Context, reached: dict[str, int]) -> None:
        """This run of the input is told, and this far it has drawn from the dice."""
        self.events = len(ctx.events)
        self.rolls = len(ctx.rolls)
        self.told = told_by(ctx, self.events, self.rolls)
        self.reached = reached

    def copy(self) -> "Running":
        """The same input in another match."""
        other = Running(self.n, self.seat, self.command, self.undo)
        other.told, other.events, other.rolls = self.told, self.events, self.rolls
        other.reached = self.reached
        return other


class Held:
    """Where an input waited, to be put back when its next run comes to nothing."""

    def __init__(self, ctx: Context) -> None:
        self.answers = ctx.answers
        self.open = ctx.open
        self.requests = len(ctx.requests)
        self.drawn = dict(ctx.drawn)

    def put_back(self, ctx: Context) -> None:
        """Wait again as before."""
        ctx.answers = self.answers
        ctx.open = self.open
        ctx.asked = self.requests
        ctx.drawn = self.drawn
        del ctx.requests[self.requests :]


def told_by(ctx: Context, events: i64, rolls: i64) -> bytes:
    """What a run has told so far, as bytes; the next run must tell the same again."""
    to = {i: seats for i, seats in ctx.to.items() if int(i) < events}
    return encode([ctx.events[:events], to, ctx.rolls[:rolls]])

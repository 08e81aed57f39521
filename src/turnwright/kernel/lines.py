"""The lines that a match writes to its journal, encoded and checked for values that JSON cannot hold."""

from hashlib import blake2b
from typing import Any, Final

from msgspec import UNSET
from mypy_extensions import i64

from turnwright.kernel.codec import encode, may_hold_nan, refuse_nan
from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.records import Closing, Header, Line, Outcome
from turnwright.kernel.step import Step
from turnwright.kernel.waiting import raise_fault

_EMPTY: Final = blake2b(digest_size=16)


def digest(state: Any, dice: dict[str, int]) -> str:
    """16 bytes of blake2b, as hex, over the JSON of the state and the positions of the dice."""
    data = encode((state, dice))
    if data.find(b"null") >= 0:
        refuse_nan(state)
    mixed = _EMPTY.copy()
    mixed.update(data)
    return mixed.hexdigest()


def encoded_lines(
    game: Game,
    header: Header,
    line: Line,
    step: Step,
    state: Any,
    dice: dict[str, int],
    told: i64,
    outcome: Outcome | None,
) -> list[bytes]:
    """Return a line with what its input caused; the header goes before line 0, the closing line last."""
    line.events = step.events
    line.to = step.to
    line.rolls = step.rolls
    line.asks = step.asks
    line.given = step.given
    try:
        line.digest = digest(state, dice) if game.takes_digest(state) else ""
        body = encode(line)
        if may_hold_nan(body):
            check_finite(line.command, line.events)
            refuse_nan(line.asks, "$.asks")
        if line.n == 0 and may_hold_nan(encode(state)):
            refuse_nan(state)
        bodies = [body] if line.n > 0 else [encode(header), body]
        if outcome is not None:
            bodies.append(closing_line(line.n, outcome, told + len(step.events), state, dice))
    except BaseException as error:
        check_command(line.command, error)
        raise_fault(game, error)
        raise
    return bodies


def closing_line(number: i64, outcome: Outcome, told: i64, state: Any, dice: dict[str, int]) -> bytes:
    """Return the last line of a finished match."""
    body = encode(Closing(number + 1, outcome, told, digest(state, dice)))
    if may_hold_nan(body):
        refuse_nan(outcome, "$.end")
    return body


def check_command(command: Any, error: BaseException) -> None:
    """Raise `Rejected` if an error comes from a command that cannot be encoded: the caller's fault."""
    if command is not UNSET and isinstance(error, Exception) and not isinstance(error, Rejected):
        try:
            encode(command)
        except Exception as reason:
            words = str(reason) or type(reason).__name__
            raise Rejected("malformed", f"the command cannot be encoded: {words}", "command") from None


def check_finite(command: Any, events: list[Any]) -> None:
    """Refuse NaN in a command or an event: JSON writes it as null, which would be another value when read."""
    refuse_nan(events, "$.events")
    try:
        refuse_nan(command, "$.command")
    except GameFault as error:
        raise Rejected("malformed", str(error), "command") from None

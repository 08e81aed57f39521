"""The journal: JSON Lines, each bound to all the lines before it.

A line ends in `"chain"`: 16 bytes of blake2b, as hex, over the chain of the line before and every byte of
this one up to the chain itself. So no byte can change, and no line can move, without the first bad line being
named.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from msgspec import UNSET
from mypy_extensions import i64

from turnwright.kernel.codec import encode, may_hold_nan, refuse_nan
from turnwright.kernel.errors import GameFault, JournalError, Rejected
from turnwright.kernel.execution import Step
from turnwright.kernel.game import Game
from turnwright.kernel.records import Closing, Header, Line, Outcome
from turnwright.kernel.waiting import raise_fault

_EMPTY: Final = blake2b(digest_size=16)
_CHAIN: Final = b',"chain":"'
_HEX: Final = 32
_TAIL: Final = 45  # the chain as written: its key, 32 hex digits, quote, brace, newline


def _linked(link: bytes, body: bytes) -> bytes:
    mixed = _EMPTY.copy()
    mixed.update(link + body)
    return mixed.hexdigest().encode()


class Journal:
    """Passes lines to `write`, or keeps them in `lines`.

    `write` stores the whole line or raises and stores nothing; then the same input can be given again.
    """

    def __init__(self, write: "Callable[[bytes], object] | None" = None, link: bytes = b"") -> None:
        self.lines: list[bytes] = []
        self.link = link
        self._write = self.lines.append if write is None else write
        self._stored: list[bytes] = []  # lines of an input that was stored in part

    def add(self, body: bytes) -> None:
        """Write one encoded object as a line, with its chain."""
        if self._stored:
            self.add_together([body])
            return
        link = _linked(self.link, body)
        self._write(body[:-1] + _CHAIN + link + b'"}\n')
        # Advance the chain only after the line is stored.
        self.link = link

    def add_together(self, bodies: list[bytes]) -> None:
        """Write the lines of one input; lines stored before an error are not written again."""
        link = self.link
        lines: list[bytes] = []
        for body in bodies:
            link = _linked(link, body)
            lines.append(body[:-1] + _CHAIN + link + b'"}\n')
        stored = self._stored
        if stored != lines[: len(stored)]:
            raise JournalError(0, "the journal holds another input already, stored before an error")
        for i in range(len(stored), len(lines)):
            self._write(lines[i])
            stored.append(lines[i])
        self._stored = []
        self.link = link

    def text(self) -> bytes:
        """All lines kept so far."""
        return b"".join(self.lines)


class Reader:
    """Checks the chain, line by line."""

    def __init__(self) -> None:
        self.link = b""
        self.number = 0

    def body(self, line: bytes) -> bytes:
        """Return the object of a line without its chain, or raise `JournalError` if a byte was changed."""
        self.number += 1
        if not line.endswith(b"\n"):
            raise JournalError(self.number, "cut short: the line is incomplete")
        if not line.endswith(b'"}\n'):
            raise JournalError(self.number, "not a line of a journal")
        if len(line) < _TAIL + 1 or line[-_TAIL : -_TAIL + len(_CHAIN)] != _CHAIN:
            raise JournalError(self.number, "the chain is missing")
        body = line[:-_TAIL] + b"}"
        link = _linked(self.link, body)
        if link != line[-_HEX - 3 : -3]:
            raise JournalError(self.number, "changed: the chain does not match")
        self.link = link
        return body


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

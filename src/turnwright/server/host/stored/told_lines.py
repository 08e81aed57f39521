"""The part of a stored line that a seat may know: its kind, its events and its rolls."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import UNSET

from turnwright.kernel import records
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.turn_schema import RollDetail
from turnwright.protocol.messages import RollTold, Update
from turnwright.story.narrator import Narrator

logger = logging.getLogger("turnwright.server")

Kind = Literal["begin", "command", "answer", "time", "undo"]


def kind_of(line: Line) -> Kind:
    """The kind of input on a line."""
    if line.n == 0:
        return "begin"
    if line.elapsed is not UNSET:
        return "time"
    if line.undo >= 0:
        return "undo"
    return "answer" if line.request else "command"


def is_silent(line: Line, seat: int) -> bool:
    """Whether only time passed, and the seat saw nothing."""
    return line.elapsed is not UNSET and not seen(line, seat)


def seen(line: Line, seat: int) -> tuple[Any, ...]:
    """The events of a line that a seat may see."""
    return tuple(line.events[place] for place in line.visible_to(seat))


def seen_rolls(line: Line, seat: int) -> tuple[records.Rolled, ...]:
    """The rolls of a line; none if part of it is hidden from the seat."""
    hidden = len(line.visible_to(seat)) < len(line.events)
    return () if hidden else tuple(line.rolls)


def told_rolls(line: Line, seat: int, narrator: Narrator | None = None) -> tuple[RollTold, ...]:
    """The rolls that a seat is sent: always its own, for it sees what they bring about.

    With a narrator each roll is explained, if the seat may see everything that it was for.
    """
    whole = seen_rolls(line, seat)
    details = _details(line, narrator) if whole and narrator is not None else []
    if details and len(details) == len(whole):
        return tuple(
            RollTold(roll.formula, roll.faces, roll.total, roll.seat, roll.reason, detail.event, detail.parts)
            for roll, detail in zip(whole, details, strict=True)
        )
    own = [roll for roll in line.rolls if 0 <= seat == roll.seat]
    return tuple(
        RollTold(roll.formula, roll.faces, roll.total, roll.seat, roll.reason) for roll in whole or own
    )


def updates(lines: Sequence[bytes], seat: int) -> Iterator[Update]:
    """The parts of some stored lines that a seat may know, without the seats that the match waits for."""
    for line in map(read_input, lines):
        if isinstance(line, Line):
            rolls = told_rolls(line, seat)
            yield Update(line.n, line.seat, kind_of(line), seen(line, seat), rolls)


def _details(line: Line, narrator: Narrator) -> list[RollDetail]:
    if narrator.game is None:
        return []
    try:
        return narrator.game.presenter.roll_details(narrator.scenario, line.events, line.rolls)
    except Exception:  # an explanation never stops a match
        logger.exception("%s cannot explain the rolls of input %d", narrator.game.name, line.n)
        return []

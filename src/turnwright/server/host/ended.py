"""A match that is over, as its first and its last lines tell it: nothing of it is run again."""

from collections.abc import Sequence

from msgspec import Struct

from turnwright.kernel.errors import JournalError
from turnwright.kernel.records import Closing, Header, Outcome
from turnwright.protocol.messages import SeatInfo
from turnwright.server.host import seats as chairs
from turnwright.server.host.journal_lines import read_entry
from turnwright.server.stores.store import MatchRecord, MatchRow


class EndedMatch(Struct, frozen=True):
    """Who played, in how many inputs, and how it ended."""

    row: MatchRow
    seats: tuple[SeatInfo, ...]
    number: int
    outcome: Outcome


def ended(kept: MatchRecord, header: Header, names: Sequence[str]) -> EndedMatch:
    """What is to be told of a kept match whose seats have these names, or `JournalError`."""
    closing = read_entry(kept.lines[-1])
    if not isinstance(closing, Closing):
        raise JournalError(len(kept.lines), "the closing line is missing")
    rows = {row.seat: row for row in kept.seats}
    seats = chairs.sitting(header, names, rows, lambda _: False)
    return EndedMatch(kept.row, seats, closing.n - 1, closing.end)

"""Rows for the tests of stores."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from turnwright.server.stores import Append, MatchRow, SeatRow, Store

FIRST = (b'{"header":1}\n', b'{"opening":1}\n')
SEATS = (SeatRow("ann-bob", 0, b"hash of ann's token"), SeatRow("ann-bob", 1, b"hash of bob's", player="Bob"))
MATCH = MatchRow(
    "ann-bob", "duel", "the first", 1_700_000_000.25, b'{"pace":"slow"}', b"\0secret\xff", ended=False
)


def create(store: Store, match: str = "ann-bob", **changes: Any) -> MatchRow:
    """Store a match of two lines and two seats."""
    row = replace(MATCH, id=match, **changes)
    store.create(row, FIRST, [replace(seat, match=match) for seat in SEATS], wall=row.created)
    return row


def line(text: str) -> bytes:
    return f'{{"{text}":1}}\n'.encode()


def move(at: int, *texts: str, match: str = "ann-bob", **others: Any) -> Append:
    """Return an input at that place with a line for each text."""
    return Append(match, at, tuple(map(line, texts)), **others)


def kept_lines(store: Store, match: str = "ann-bob") -> tuple[bytes, ...]:
    kept = store.load(match)
    assert kept is not None
    return kept.lines

"""Stores of matches: SQLite in a file, or PostgreSQL for several servers."""

from turnwright.server.stores.store import (
    Append,
    Appended,
    ChatRow,
    Conflict,
    MatchRecord,
    MatchRow,
    SeatRow,
    Store,
    StoreError,
    ThrowRow,
)

__all__ = [
    "Append",
    "Appended",
    "ChatRow",
    "Conflict",
    "MatchRecord",
    "MatchRow",
    "SeatRow",
    "Store",
    "StoreError",
    "ThrowRow",
]

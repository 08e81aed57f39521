"""Faults for a real store: a write fails, its outcome is unknown, it is torn, or the disk is full."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from threading import Lock
from typing import Any, Literal

from msgspec.structs import replace

from turnwright.server.stores import Store, StoreError
from turnwright.server.stores.sqlite import SqliteStore

WRITES = frozenset(
    (
        "create append save_throw save_seat add_chat save_narrations withdraw_narrations expire_former"
        " set_read_only"
    ).split()
)

How = Literal["before", "after", "torn"]


class Torn(Exception):
    """The power went out in the middle of a transaction."""


class _TornLines(tuple[bytes, ...]):
    """Lines that tear the transaction that writes them."""

    def __iter__(self) -> Iterator[bytes]:
        yield from self[: max(1, len(self) // 2)]
        raise Torn


class Faulty:
    """A store whose write number `fail_at`, counted from 0, fails; all else is done by the real store.

    - `before`: nothing was written.
    - `after`: it was written, but the caller receives an error.
    - `torn`: it fails in the middle of the transaction, and every later call fails until `revive()`.
    """

    def __init__(self, store: Store, fail_at: int = -1, how: How = "before") -> None:
        self.store = store
        self.fail_at = fail_at
        self.how = how
        self.writes = 0  # attempted so far
        self.dead = False
        self._lock = Lock()

    def revive(self) -> None:
        """Let later calls pass, as after a restart of the process."""
        self.dead = False

    def close(self) -> None:
        self.store.close()

    def is_healthy(self) -> bool:
        return not self.dead and self.store.is_healthy()

    def __getattr__(self, name: str) -> Any:
        return partial(self._called, name, getattr(self.store, name))

    def _called(self, name: str, method: Any, *args: Any, **kwargs: Any) -> Any:
        if self.dead:
            raise StoreError("The store is dead.")
        if name not in WRITES or not self._is_next():
            return method(*args, **kwargs)
        if self.how == "after":
            method(*args, **kwargs)
        if self.how == "torn":
            self.dead = True
            self._tear(name, method, args, kwargs)
        raise StoreError("The store failed, as it was told to.")

    def _is_next(self) -> bool:
        with self._lock:
            self.writes += 1
            return self.writes - 1 == self.fail_at

    def _tear(self, name: str, method: Any, args: tuple[Any, ...], kwargs: Any) -> None:
        if name == "append":
            *others, last = args[0]
            args = ([*others, replace(last, lines=_TornLines(last.lines))],)
        elif name == "create":
            row, lines, *rest = args
            args = (row, _TornLines(lines), *rest)
        else:
            return
        with suppress(Torn, StoreError):
            method(*args, **kwargs)


def make_read_only(store: SqliteStore) -> None:
    """Prevent a store from writing, as on a disk that is mounted read-only."""
    store._writer.execute("PRAGMA query_only = ON")


@contextmanager
def full_disk(store: SqliteStore) -> Iterator[None]:
    """Prevent a store's file from growing, as on a full disk."""
    db: sqlite3.Connection = store._writer
    (usual,) = db.execute("PRAGMA max_page_count").fetchone()
    db.execute("PRAGMA max_page_count = 1")  # never less than the current size
    try:
        yield
    finally:
        db.execute(f"PRAGMA max_page_count = {usual}")

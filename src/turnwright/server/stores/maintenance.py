"""Checks, backs up and restores stores in SQLite files."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from turnwright.gamekit.complaints import system_reason
from turnwright.kernel.errors import JournalError
from turnwright.kernel.journal import Reader
from turnwright.server.stores.migrations import missing
from turnwright.server.stores.sqlite import MAGIC, beginning, locked
from turnwright.server.stores.stale_wal import (
    companions,
    is_in_wal_mode,
    problem_of,
    read_only,
    refuse_stale_wal,
    size_of,
)
from turnwright.server.stores.store import StoreError

_REPLACED = ".replaced"


class StoreSummary(Struct, frozen=True):
    """The contents of a store that passed its check."""

    matches: int
    lines: int
    running: int  # matches that are not over
    bytes: int  # of the file and its log


def check(path: Path) -> StoreSummary:
    """Check a whole store, also while a server uses it, or raise `StoreError` with what to do."""
    _refuse_foreign(path)
    problem = problem_of(path, thorough=True)
    if problem:
        words = f"{path} is damaged ({problem})"
        raise StoreError(f"{words}: restore a backup with `turnwright store restore`.")
    try:
        with closing(read_only(path)) as db:
            return _summary(path, db)
    except sqlite3.Error as error:
        raise StoreError(f"{path} is not a Turnwright store ({error}).") from None


def _refuse_foreign(path: Path) -> None:
    """Raise `StoreError` unless the file is a store without the log of another file."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder: name the file of the store in it.")
    if not path.is_file():
        raise StoreError(f"{path} does not exist.")
    if beginning(path) != MAGIC:
        raise StoreError(f"{path} is not a Turnwright store.")
    if not is_in_wal_mode(path):
        refuse_stale_wal(path)


def _summary(path: Path, db: sqlite3.Connection) -> StoreSummary:
    newest = db.execute("SELECT max(number) FROM version").fetchone()[0]
    missing("sqlite", newest or 0, str(path))
    lines = 0
    for (match,) in db.execute("SELECT id FROM match ORDER BY id"):
        reader = Reader()
        try:
            for (line,) in db.execute("SELECT text FROM line WHERE match = ? ORDER BY at", (match,)):
                reader.body(line)
        except JournalError as error:
            words = f"{path}: line {error.line} of match {match} is damaged ({error.reason})"
            raise StoreError(f"{words}: restore a backup with `turnwright store restore`.") from None
        lines += reader.number
    matches, running = db.execute("SELECT count(*), coalesce(sum(ended = 0), 0) FROM match").fetchone()
    # The newest inputs are in the log while a server uses the store.
    size = size_of(path) + size_of(companions(path)[0])
    return StoreSummary(matches, lines, running, size)


def backup(path: Path, target: Path) -> StoreSummary:
    """Copy a store to a new file and check the copy. The server may be running."""
    _refuse_foreign(path)
    if target.exists():
        raise StoreError(f"{target} already exists: name a new file.")
    part = target.with_name(f"{target.name}.part")
    try:
        _copy(path, part)
        summary = check(part)
        part.rename(target)
        _sync(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target} cannot be written: {system_reason(error).lower()}.") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return summary


def _copy(path: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    with closing(read_only(path)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)  # in one step: a snapshot, whatever the server writes meanwhile
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, which needs no log beside it
    _sync(part)


def restore(source: Path, path: Path, replace: bool = False) -> tuple[StoreSummary, Path | None]:
    """Put a backup in the place of a store that no server uses; returns where the old store is now, if any.

    An existing store is refused, unless it may be replaced; then it is kept under another name.
    """
    summary = check(source)
    lock = locked(path)
    try:
        there = [each for each in (path, *companions(path)) if each.exists()]
        if there and not replace:
            names = " and ".join(map(str, there))
            raise StoreError(f"{names} would be overwritten: pass --replace to replace the store.")
        part = path.with_name(f"{path.name}.part")
        _copy(source, part)
        kept = _free_name(path)
        for each in there:
            each.rename(kept.with_name(each.name.replace(path.name, kept.name, 1)))
        part.rename(path)
        _sync(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path} cannot be restored: {system_reason(error).lower()}.") from None
    finally:
        lock.release()
    return summary, kept if path in there else None


def _free_name(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.name}{_REPLACED}-{number}")).exists():
        number += 1
    return kept


def _sync(path: Path) -> None:
    """Write a file, or the names in a folder, to the disk."""
    with suppress(PermissionError):  # folders on Windows
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

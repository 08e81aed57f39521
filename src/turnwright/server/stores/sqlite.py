"""Matches in one SQLite file, for one server."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any

from turnwright.server.stores.batch import Command, MatchHead, accepted, decide
from turnwright.server.stores.file_lock import FileLock, lock_path
from turnwright.server.stores.migrations import missing
from turnwright.server.stores.store import (
    MOST_ROWS,
    Append,
    Appended,
    Conflict,
    MatchRecord,
    MatchRow,
    SeatRow,
    Store,
    StoreError,
    ThrowRow,
)

ALL = -1  # rows, where their number has no limit
OLDEST = (3, 37)  # the first that knows strict tables
PATIENCE = 5.0  # seconds to wait for somebody who looks into the file with a program of their own

_MAGIC = b"SQLite format 3\0"  # how every file of SQLite begins
_SETUP = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
_VERSIONS = "CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL PRIMARY KEY) STRICT;"
_MATCH = "id, game, scenario, created, settings, secret, ended, read_only"
_STANDING = """
    SELECT (SELECT coalesce(max(at) + 1, 0) FROM line WHERE match = id), read_only FROM match WHERE id = ?
    """
_NUMBER = "SELECT number FROM input WHERE match = ? AND seat = ? AND command = ? AND command <> ''"
_SEATS = "SELECT match, seat, token, former, player FROM seat WHERE match = ? ORDER BY seat"
_SEAT = """
    INSERT INTO seat (match, seat, token, former, player) VALUES (?, ?, ?, ?, ?) ON CONFLICT (match, seat)
    DO UPDATE SET token = excluded.token, former = excluded.former, player = excluded.player
    """
_THROW = """
    SELECT match, seat, place, request, client_seed FROM throw WHERE match = ? AND seat = ? AND place = ?
    """
_USED = "UPDATE seat SET former = x'' WHERE match = ? AND seat = ? AND token = ?"
_TROUBLES = {
    "SQLITE_FULL": "cannot grow: the disk is full",
    "SQLITE_READONLY": "can only be read: let this user write to it and its folder",
    "SQLITE_CANTOPEN": "cannot be opened: let this user write to it and its folder",
    "SQLITE_PERM": "cannot be opened: let this user write to it and its folder",
    "SQLITE_NOTADB": "is not a file of matches",
    "SQLITE_CORRUPT": "is damaged: go back to a copy of it",
    "SQLITE_BUSY": "is held by another program",
    "SQLITE_LOCKED": "is held by another program",
    "SQLITE_IOERR": "cannot be read or written: the disk fails, or is full",
    "SQLITE_NOMEM": "needs more memory than there is",
    "SQLITE_TOOBIG": "cannot keep anything that large",
    "SQLITE_CONSTRAINT": "refuses what does not fit: no such match, or it is there already",
}


class SqliteStore(Store):
    """The store in a file, made with its folder if it is missing; a second server on it is refused."""

    def __init__(self, path: Path) -> None:
        self.path = _real(path)  # a second way to the same file is no second file
        self._read_lock, self._write_lock = Lock(), Lock()
        self._closed = False
        self._claim = _claimed(self.path)
        opened: list[sqlite3.Connection] = []
        try:
            with self._told():
                opened.append(_connected(self.path))
                self._migrate(opened[0])
                opened.append(_connected(self.path))
        except BaseException:
            for each in opened:
                each.close()
            self._claim.release()
            raise
        # Two connections, so that reading a long match does not keep others from writing.
        self._writer, self._reader = opened

    def create(self, row: MatchRow, lines: Sequence[bytes], seats: Sequence[SeatRow], wall: float) -> None:
        with self._writing() as db:
            if db.execute(_STANDING, (row.id,)).fetchone():
                raise StoreError(f"There is a match {row.id} already.")
            values = (row.id, row.game, row.scenario, row.created, row.settings, row.secret)
            db.execute(
                f"INSERT INTO match ({_MATCH}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, row.ended, row.read_only),
            )
            _add_lines(db, ((row.id, at, line, wall) for at, line in enumerate(lines)))
            db.executemany(_SEAT, map(_of_seat, seats))

    def load(self, match: str) -> MatchRecord | None:
        with self._reading() as db:
            rows = db.execute(f"SELECT {_MATCH} FROM match WHERE id = ?", (match,)).fetchall()
            if not rows:
                return None
            lines = db.execute("SELECT text, wall FROM line WHERE match = ? ORDER BY at", (match,)).fetchall()
            seats = db.execute(_SEATS, (match,))
            throws = db.execute(
                "SELECT match, seat, place, request, client_seed FROM throw WHERE match = ?"
                " ORDER BY seat, place",
                (match,),
            )
            return MatchRecord(
                row=_match_row(rows[0]),
                lines=tuple(text for text, _ in lines),
                seats=tuple(SeatRow(*each) for each in seats),
                throws=tuple(ThrowRow(*each) for each in throws),
                wall=lines[-1][1] if lines else 0.0,
            )

    def load_seats(self, match: str) -> list[SeatRow]:
        with self._reading() as db:
            return [SeatRow(*each) for each in db.execute(_SEATS, (match,))]

    def lines_after(self, match: str, at: int, count: int | None = None) -> list[bytes]:
        with self._reading() as db:
            found = db.execute(
                "SELECT text FROM line WHERE match = ? AND at >= ? ORDER BY at LIMIT ?",
                (match, at, ALL if count is None else count),
            )
            return [text for (text,) in found]

    def append(self, batch: Sequence[Append]) -> list[Appended | Conflict]:
        with self._writing() as db:
            outcomes = decide(batch, _standings(db, batch), _known(db, batch))
            for one in accepted(batch, outcomes):
                _add(db, one)
        return outcomes

    def find_input(self, match: str, seat: int, command: str) -> int:
        with self._reading() as db:
            found = db.execute(_NUMBER, (match, seat, command)).fetchone()
            return found[0] if found else -1

    def save_throw(self, row: ThrowRow) -> ThrowRow:
        with self._writing() as db:
            db.execute(
                "INSERT INTO throw (match, seat, place, request, client_seed) VALUES (?, ?, ?, ?, ?)",
                (row.match, row.seat, row.index, row.request, row.client_seed),
            )
            kept = db.execute(_THROW, (row.match, row.seat, row.index)).fetchone()
        return ThrowRow(*kept)

    def load_throw(self, match: str, seat: int, index: int) -> ThrowRow | None:
        with self._reading() as db:
            kept = db.execute(_THROW, (match, seat, index)).fetchone()
            return ThrowRow(*kept) if kept else None

    def save_seat(self, row: SeatRow) -> None:
        with self._writing() as db:
            db.execute(_SEAT, _of_seat(row))

    def expire_former(self, match: str, seat: int, token: bytes) -> None:
        with self._writing() as db:
            db.execute(_USED, (match, seat, token))

    def set_read_only(self, match: str, *, read_only: bool) -> None:
        with self._writing() as db:
            if not db.execute("UPDATE match SET read_only = ? WHERE id = ?", (read_only, match)).rowcount:
                raise StoreError(f"There is no match {match}.")

    def matches(self, *, ended: bool | None = None, after: str = "", count: int = 50) -> list[MatchRow]:
        which, values = ("AND ended = ?", [ended]) if ended is not None else ("", [])
        with self._reading() as db:
            found = db.execute(
                f"SELECT {_MATCH} FROM match WHERE id > ? {which} ORDER BY id LIMIT ?",
                (after, *values, max(0, min(count, MOST_ROWS))),
            )
            return [_match_row(each) for each in found]

    def count(self) -> int:
        with self._reading() as db:
            return int(db.execute("SELECT count(*) FROM match").fetchone()[0])

    def is_healthy(self) -> bool:
        try:
            with self._reading() as db:
                db.execute("SELECT 1 FROM match LIMIT 1").fetchall()
        except StoreError:
            return False
        return True

    def acquire(self, match: str) -> bool:
        return True

    def release(self, match: str) -> None:
        pass

    def is_shared(self) -> bool:
        return False

    def publish(self, notes: Sequence[tuple[str, str]]) -> None:
        """There is no other server to tell."""

    def subscribe(self, heard: Callable[[str, str], object]) -> None:
        """There is no other server to hear of."""

    def close(self) -> None:
        with self._read_lock, self._write_lock:
            self._reader.close()
            self._writer.close()
            if not self._closed:
                self._claim.release()
            self._closed = True

    def _migrate(self, db: sqlite3.Connection) -> None:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables and "version" not in tables:
            raise StoreError(f"{self.path} is not a file of matches, but of something else.")
        newest = db.execute("SELECT max(number) FROM version").fetchone()[0] if tables else None
        todo = missing("sqlite", newest or 0, str(self.path))
        if todo:
            with _rolled_back(db):
                db.executescript("\n".join(["BEGIN IMMEDIATE;", _VERSIONS, *_noted(todo), "COMMIT;"]))
        # A file that can only be read is refused now, not at somebody's first move.
        db.execute("UPDATE version SET number = number")

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        # One transaction, so that all that is read is of one moment.
        with self._read_lock, self._told(), _rolled_back(self._reader):
            self._reader.execute("BEGIN")
            yield self._reader
            self._reader.execute("COMMIT")

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._write_lock, self._told(), _rolled_back(self._writer):
            self._writer.execute("BEGIN IMMEDIATE")
            yield self._writer
            self._writer.execute("COMMIT")

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} {self._trouble(error)}.") from None
        except (OverflowError, UnicodeError):
            raise StoreError(f"{self.path} cannot keep such a number or text.") from None

    def _trouble(self, error: sqlite3.Error) -> str:
        if self._closed:
            return "is closed"
        name: str = getattr(error, "sqlite_errorname", "")
        fitting = (words for start, words in _TROUBLES.items() if name.startswith(start))
        return next(fitting, f"does not work ({name or type(error).__name__})")


def _claimed(path: Path) -> FileLock:
    if sqlite3.sqlite_version_info < OLDEST:
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed.")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _check_kind(path)
        claim = FileLock(path)
    except BlockingIOError:
        raise StoreError(
            f"{path} is in use by another server: stop that one, or put several servers on PostgreSQL."
        ) from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "not a path").lower()
        raise StoreError(f"{path} cannot be opened: {reason}.") from None
    return claim


def _real(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):  # what is wrong with it is said when it is claimed
        return path.absolute()


def _check_kind(path: Path) -> None:
    """Leave no claim beside what is nobody's store. What was claimed once is not opened beside SQLite."""
    if lock_path(path).exists():
        return
    if path.is_dir():
        raise StoreError(f"{path} cannot be opened: it is a folder.")
    if path.is_file() and _beginning(path) not in (b"", _MAGIC):
        raise StoreError(f"{path} is not a file of matches.")


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_MAGIC))


def _connected(path: Path) -> sqlite3.Connection:
    # What is kept are secrets: a new file is its owner's alone.
    with suppress(OSError):
        path.touch(mode=0o600, exist_ok=False)
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.executescript(_SETUP)
    except BaseException:
        db.close()
        raise
    return db


@contextmanager
def _rolled_back(db: sqlite3.Connection) -> Iterator[None]:
    """Whatever goes wrong inside leaves no transaction behind."""
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            if db.in_transaction:
                db.execute("ROLLBACK")


def _noted(steps: dict[int, str]) -> list[str]:
    return [f"{step}\nINSERT INTO version VALUES ({number});" for number, step in steps.items()]


def _standings(db: sqlite3.Connection, batch: Sequence[Append]) -> dict[str, MatchHead]:
    rows = {match: db.execute(_STANDING, (match,)).fetchone() for match in {one.match for one in batch}}
    return {match: MatchHead(row[0], bool(row[1])) for match, row in rows.items() if row}


def _known(db: sqlite3.Connection, batch: Sequence[Append]) -> dict[Command, int]:
    commands = {(one.match, one.seat, one.command) for one in batch}
    found = {command: db.execute(_NUMBER, command).fetchone() for command in commands}
    return {command: row[0] for command, row in found.items() if row}


def _add(db: sqlite3.Connection, one: Append) -> None:
    _add_lines(db, ((one.match, at, line, one.wall) for at, line in enumerate(one.lines, one.at)))
    db.execute(
        "INSERT INTO input (match, at, number, seat, command, digest) VALUES (?, ?, ?, ?, ?, ?)",
        (one.match, one.at, one.number, one.seat, one.command, one.digest),
    )
    if one.ended:
        db.execute("UPDATE match SET ended = 1 WHERE id = ?", (one.match,))


def _add_lines(db: sqlite3.Connection, rows: Iterable[tuple[str, int, bytes, float]]) -> None:
    db.executemany("INSERT INTO line (match, at, text, wall) VALUES (?, ?, ?, ?)", rows)


def _of_seat(row: SeatRow) -> tuple[Any, ...]:
    return row.match, row.seat, row.token, row.former, row.player


def _match_row(values: Sequence[Any]) -> MatchRow:
    match, game, scenario, created, settings, secret, ended, read_only = values
    return MatchRow(match, game, scenario, created, settings, secret, bool(ended), bool(read_only))

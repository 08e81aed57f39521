"""Matches in one SQLite file, for one server."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from threading import Lock
from typing import Any

from filelock import FileLock, Timeout
from msgspec.structs import astuple, replace

from turnwright.server.stores.batch import Command, MatchHead, accepted, decide
from turnwright.server.stores.migrations import missing
from turnwright.server.stores.stale_wal import refuse_stale_wal
from turnwright.server.stores.store import (
    MOST_ROWS,
    Append,
    Appended,
    ChatRow,
    Conflict,
    MatchRecord,
    MatchRow,
    MatchSummary,
    NarrationRow,
    SeatRow,
    Store,
    StoreError,
    ThrowRow,
    narration_row,
    wanted_narrations,
)

ALL = -1  # no LIMIT
OLDEST = (3, 37)  # the first with STRICT tables
LEAST_FREE = 64 * 1024  # bytes on the disk, below which it counts as full
PATIENCE = 5.0  # seconds to wait for another program that reads the file

MAGIC = b"SQLite format 3\0"  # the first bytes of every SQLite file
_SETUP = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
_VERSIONS = "CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL PRIMARY KEY) STRICT;"
_MATCH = "id, game, scenario, created, settings, secret, ended, read_only, host, archived"
_HEAD = """
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
_REPLACE_SEAT = "UPDATE seat SET token = ?, former = ?, player = ? WHERE match = ? AND seat = ? AND token = ?"
_ENDS = """
    SELECT (SELECT text FROM line WHERE match = ?1 ORDER BY at LIMIT 1), text, wall FROM line WHERE match = ?1
    ORDER BY at DESC LIMIT 1
    """
_CHAT = """
    INSERT INTO chat (match, n, seat, player, text, at)
    SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5 FROM chat WHERE match = ?1 RETURNING n
    """
_LAST_CHAT = "SELECT match, n, seat, player, text, at FROM chat WHERE match = ? ORDER BY n"
_NARRATION = """
    INSERT INTO narration (match, number, language, audience, part, speaker, text, withdrawn)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, number, language, audience, part)
    DO UPDATE SET speaker = excluded.speaker, text = excluded.text
    """
_NARRATIONS = """
    SELECT match, number, language, audience, part, speaker, text, withdrawn FROM narration
    WHERE match = ? ORDER BY number, language, audience, part
    """
_EXPIRE_FORMER = "UPDATE seat SET former = x'' WHERE match = ? AND seat = ? AND token = ?"
_PARTS = ("line", "input", "throw", "seat", "chat", "narration")  # tables with rows of a match
_REASONS = {
    "SQLITE_FULL": "cannot grow: the disk is full",
    "SQLITE_READONLY": "is read-only: let this user write to it and its folder",
    "SQLITE_CANTOPEN": "cannot be opened: let this user write to it and its folder",
    "SQLITE_PERM": "cannot be opened: let this user write to it and its folder",
    "SQLITE_NOTADB": "is not a Turnwright store",
    "SQLITE_CORRUPT": "is damaged: restore a backup with `turnwright store restore`",
    "SQLITE_BUSY": "is locked by another program",
    "SQLITE_LOCKED": "is locked by another program",
    "SQLITE_IOERR": "cannot be read or written: the disk failed or is full",
    "SQLITE_NOMEM": "needs more memory than is available",
    "SQLITE_TOOBIG": "cannot store anything that large",
    "SQLITE_CONSTRAINT": "refuses a row that does not fit: the match is missing, or exists already",
}


class SqliteStore(Store):
    """A store in a file, created with its folder if missing; a second server on it is refused.

    Further processes of one server open it as `claimed`. SQLite lets them write in turn.
    """

    def __init__(self, path: Path, claimed: bool = False) -> None:
        self.path = _resolved(path)  # links to one file are one store
        self._read_lock, self._write_lock = Lock(), Lock()
        self._closed = False
        self._lock = None if claimed else locked(self.path)
        opened: list[sqlite3.Connection] = []
        try:
            with self._translated():
                if self._lock is not None:
                    refuse_stale_wal(self.path)
                opened.append(_connected(self.path))
                self._migrate(opened[0])
                opened.append(_connected(self.path))
        except BaseException:
            for each in opened:
                each.close()
            if self._lock is not None:
                self._lock.release()
            raise
        # Two connections, so that reading a long match does not block writers.
        self._writer, self._reader = opened

    def create(self, row: MatchRow, lines: Sequence[bytes], seats: Sequence[SeatRow], wall: float) -> None:
        with self._writing() as db:
            if db.execute(_HEAD, (row.id,)).fetchone():
                raise StoreError(f"Match {row.id} exists already.")
            values = (row.id, row.game, row.scenario, row.created, row.settings, row.secret)
            db.execute(
                f"INSERT INTO match ({_MATCH}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, row.ended, row.read_only, row.host, row.archived),
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
            outcomes = decide(batch, _heads(db, batch), _known_commands(db, batch))
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
            found = db.execute(_THROW, (row.match, row.seat, row.index)).fetchone()
        return ThrowRow(*found)

    def load_throw(self, match: str, seat: int, index: int) -> ThrowRow | None:
        with self._reading() as db:
            found = db.execute(_THROW, (match, seat, index)).fetchone()
            return ThrowRow(*found) if found else None

    def add_chat(self, row: ChatRow, most: int) -> ChatRow:
        with self._writing() as db:
            ((n,),) = db.execute(_CHAT, (row.match, row.seat, row.player, row.text, row.at)).fetchall()
            db.execute("DELETE FROM chat WHERE match = ? AND n <= ?", (row.match, n - most))
        return replace(row, n=n)

    def load_chat(self, match: str) -> list[ChatRow]:
        with self._reading() as db:
            return [ChatRow(*each) for each in db.execute(_LAST_CHAT, (match,))]

    def save_narrations(self, rows: Sequence[NarrationRow]) -> None:
        with self._writing() as db:
            db.executemany(_NARRATION, map(astuple, rows))

    def load_narrations(
        self, match: str, language: str = "", audiences: Sequence[int] = ()
    ) -> list[NarrationRow]:
        with self._reading() as db:
            found = [narration_row(each) for each in db.execute(_NARRATIONS, (match,))]
        return wanted_narrations(found, language, audiences)

    def withdraw_narrations(self, match: str, number: int) -> None:
        with self._writing() as db:
            db.execute("UPDATE narration SET withdrawn = 1 WHERE match = ? AND number >= ?", (match, number))

    def save_seat(self, row: SeatRow) -> None:
        with self._writing() as db:
            db.execute(_SEAT, _of_seat(row))

    def replace_seat(self, row: SeatRow, token: bytes) -> bool:
        with self._writing() as db:
            values = (row.token, row.former, row.player, row.match, row.seat, token)
            return db.execute(_REPLACE_SEAT, values).rowcount > 0

    def summaries(self, matches: Sequence[str]) -> list[MatchSummary]:
        found = []
        with self._reading() as db:
            for match in matches:
                row = db.execute(f"SELECT {_MATCH} FROM match WHERE id = ?", (match,)).fetchone()
                ends = db.execute(_ENDS, (match,)).fetchone()
                if row and ends:
                    seats = tuple(SeatRow(*each) for each in db.execute(_SEATS, (match,)))
                    first, last, wall = ends
                    found.append(MatchSummary(_match_row(row), first, last, wall, seats))
        return found

    def expire_former(self, match: str, seat: int, token: bytes) -> None:
        with self._writing() as db:
            db.execute(_EXPIRE_FORMER, (match, seat, token))

    def set_read_only(self, match: str, *, read_only: bool) -> None:
        with self._writing() as db:
            if not db.execute("UPDATE match SET read_only = ? WHERE id = ?", (read_only, match)).rowcount:
                raise StoreError(f"There is no match {match}.")

    def set_archived(self, match: str, *, archived: bool) -> None:
        with self._writing() as db:
            if not db.execute("UPDATE match SET archived = ? WHERE id = ?", (archived, match)).rowcount:
                raise StoreError(f"There is no match {match}.")

    def remove(self, match: str) -> None:
        with self._writing() as db:
            if not db.execute("UPDATE match SET removed = 1 WHERE id = ?", (match,)).rowcount:
                raise StoreError(f"There is no match {match}.")
            for table in _PARTS:
                db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
            db.execute("DELETE FROM match WHERE id = ?", (match,))

    def matches(self, *, ended: bool | None = None, after: str = "", count: int = 50) -> list[MatchRow]:
        which = "" if ended is None else "AND ended = ?"
        values = [] if ended is None else [ended]
        with self._reading() as db:
            found = db.execute(
                f"SELECT {_MATCH} FROM match WHERE id > ? {which} ORDER BY id LIMIT ?",
                (after, *values, max(0, min(count, MOST_ROWS))),
            )
            return [_match_row(each) for each in found]

    def newest(
        self, *, ended: bool | None = None, before: tuple[float, str] | None = None, count: int = 50
    ) -> list[MatchRow]:
        which = "" if ended is None else "AND ended = ?"
        place = "" if before is None else "AND (created, id) < (?, ?)"
        values = [*([] if ended is None else [ended]), *(before or ()), max(0, min(count, MOST_ROWS))]
        with self._reading() as db:
            found = db.execute(
                f"SELECT {_MATCH} FROM match WHERE NOT archived {which} {place}"
                " ORDER BY created DESC, id DESC LIMIT ?",
                values,
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

    def problem(self) -> str:
        try:
            with self._writing() as db:
                db.execute("UPDATE version SET number = number")
            if disk_usage(self.path.parent).free < LEAST_FREE:
                return f"{self.path} cannot grow: the disk is full."
        except StoreError as error:
            return str(error)
        except OSError as error:
            return f"{self.path} cannot be reached: {(error.strerror or 'unknown reason').lower()}."
        return ""

    def acquire(self, match: str) -> bool:
        return True

    def release(self, match: str) -> None:
        pass

    def is_shared(self) -> bool:
        return False

    def publish(self, messages: Sequence[tuple[str, str]]) -> None:
        """Do nothing: there is no other server."""

    def subscribe(self, heard: Callable[[str, str], object]) -> None:
        """Do nothing: there is no other server."""

    def close(self) -> None:
        with self._read_lock, self._write_lock:
            self._reader.close()
            self._writer.close()
            if self._lock is not None and not self._closed:
                self._lock.release()
            self._closed = True

    def _migrate(self, db: sqlite3.Connection) -> None:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables and "version" not in tables:
            raise StoreError(f"{self.path} is not a Turnwright store, but another SQLite file.")
        newest = db.execute("SELECT max(number) FROM version").fetchone()[0] if tables else None
        todo = missing("sqlite", newest or 0, str(self.path))
        if todo:
            with _rolled_back(db):
                db.executescript("\n".join(["BEGIN IMMEDIATE;", _VERSIONS, *_noted(todo), "COMMIT;"]))
        # Refuse a read-only file now, not at the first move.
        db.execute("UPDATE version SET number = number")

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        # One transaction, so that all reads see one snapshot.
        with self._read_lock, self._translated(), _rolled_back(self._reader):
            self._reader.execute("BEGIN")
            yield self._reader
            self._reader.execute("COMMIT")

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._write_lock, self._translated(), _rolled_back(self._writer):
            self._writer.execute("BEGIN IMMEDIATE")
            yield self._writer
            self._writer.execute("COMMIT")

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} {self._reason(error)}.") from None
        except (OverflowError, UnicodeError):
            raise StoreError(f"{self.path} cannot store such a number or text.") from None

    def _reason(self, error: sqlite3.Error) -> str:
        if self._closed:
            return "is closed"
        name: str = getattr(error, "sqlite_errorname", "")
        fitting = (words for start, words in _REASONS.items() if name.startswith(start))
        return next(fitting, f"does not work ({name or type(error).__name__})")


def locked(path: Path) -> FileLock:
    """Lock a file beside the store, because SQLite loses its own locks when the process closes the file."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed.")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock_path = path.with_name(f"{path.name}-claim")
        if not lock_path.exists():  # leave no lock file beside a file that is not a store
            if path.is_dir():
                raise StoreError(f"{path} cannot be opened: it is a folder.")
            if path.is_file() and beginning(path) not in (b"", MAGIC):
                raise StoreError(f"{path} is not a Turnwright store.")
        lock = FileLock(lock_path, timeout=0, mode=0o600, thread_local=False)
        lock.acquire()
    except Timeout:
        raise StoreError(
            f"{path} is in use by a server: stop it first, or use PostgreSQL for several servers."
        ) from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "not a path").lower()
        raise StoreError(f"{path} cannot be opened: {reason}.") from None
    return lock


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):  # the reason is reported when it is locked
        return path.absolute()


def beginning(path: Path) -> bytes:
    """The first bytes of a file, by which SQLite files are known."""
    with path.open("rb") as file:
        return file.read(len(MAGIC))


def _connected(path: Path) -> sqlite3.Connection:
    # It holds secrets: a new file is readable by its owner only.
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
    """Leave no transaction open, whatever fails inside."""
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            if db.in_transaction:
                db.execute("ROLLBACK")


def _noted(steps: dict[int, str]) -> list[str]:
    return [f"{step}\nINSERT INTO version VALUES ({number});" for number, step in steps.items()]


def _heads(db: sqlite3.Connection, batch: Sequence[Append]) -> dict[str, MatchHead]:
    rows = {match: db.execute(_HEAD, (match,)).fetchone() for match in {one.match for one in batch}}
    return {match: MatchHead(row[0], bool(row[1])) for match, row in rows.items() if row}


def _known_commands(db: sqlite3.Connection, batch: Sequence[Append]) -> dict[Command, int]:
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
    match, game, scenario, created, settings, secret, ended, read_only, host, archived = values
    return MatchRow(
        match, game, scenario, created, settings, secret, bool(ended), bool(read_only), host, bool(archived)
    )

"""Matches in PostgreSQL, for any number of servers."""

import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import astuple, replace
from psycopg import Connection, errors

from turnwright.server.stores.batch import Command, MatchHead, accepted, decide
from turnwright.server.stores.migrations import missing
from turnwright.server.stores.postgres_pool import SCHEMA, PostgresPool
from turnwright.server.stores.postgres_sessions import CHANNEL, Listener, Owner, lock_key
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

_MATCH = "id, game, scenario, created, settings, secret, ended, read_only, host, archived"
_PARTS = ("line", "input", "throw", "seat", "chat", "narration")  # tables with rows of a match
_LINE = "INSERT INTO line (match, at, text, wall) VALUES (%s, %s, %b, %s)"
_INPUT = "INSERT INTO input (match, at, number, seat, command, digest) VALUES (%s, %s, %s, %s, %s, %s)"
_SEATS = "SELECT match, seat, token, former, player FROM seat WHERE match = %s ORDER BY seat"
_SEAT = """
    INSERT INTO seat (match, seat, token, former, player) VALUES (%s, %s, %s, %s, %s)
    ON CONFLICT (match, seat)
    DO UPDATE SET token = excluded.token, former = excluded.former, player = excluded.player
    """
_THROW = """
    SELECT match, seat, place, request, client_seed FROM throw
    WHERE match = %s AND seat = %s AND place = %s
    """
_REPLACE_SEAT = """
    UPDATE seat SET token = %s, former = %s, player = %s WHERE match = %s AND seat = %s AND token = %s
    """
_SEATS_OF_ALL = """
    SELECT match, seat, token, former, player FROM seat WHERE match = ANY(%s::text[]) ORDER BY match, seat
    """
_ENDS = """
    SELECT wanted.id, head.text, tail.text, tail.wall FROM unnest(%s::text[]) AS wanted (id)
    CROSS JOIN LATERAL (SELECT text FROM line WHERE match = wanted.id ORDER BY at LIMIT 1) AS head
    CROSS JOIN LATERAL (SELECT text, wall FROM line WHERE match = wanted.id ORDER BY at DESC LIMIT 1) AS tail
    """
_CHAT = """
    INSERT INTO chat (match, n, seat, player, text, at)
    SELECT %s, coalesce(max(n), 0) + 1, %s, %s, %s, %s FROM chat WHERE match = %s RETURNING n
    """
_LAST_CHAT = "SELECT match, n, seat, player, text, at FROM chat WHERE match = %s ORDER BY n"
_NARRATION = """
    INSERT INTO narration (match, number, language, audience, part, speaker, text, withdrawn)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (match, number, language, audience, part)
    DO UPDATE SET speaker = excluded.speaker, text = excluded.text
    """
_NARRATIONS = """
    SELECT match, number, language, audience, part, speaker, text, withdrawn FROM narration
    WHERE match = %s ORDER BY number, language COLLATE "C", audience, part COLLATE "C"
    """
_EXPIRE_FORMER = "UPDATE seat SET former = '' WHERE match = %s AND seat = %s AND token = %s"
# In the order of their ids, so that two servers with several matches each never deadlock.
_LOCK = "SELECT id, read_only FROM match WHERE id = ANY(%s::text[]) ORDER BY id FOR NO KEY UPDATE"
_HEADS = """
    SELECT id, (SELECT coalesce(max(at) + 1, 0) FROM line WHERE match = id)
    FROM match WHERE id = ANY(%s::text[])
    """
_KNOWN = """
    SELECT wish.place, input.number
    FROM unnest(%s::text[], %s::bigint[], %s::text[]) WITH ORDINALITY AS wish (match, seat, command, place)
    JOIN input ON input.match = wish.match COLLATE "C" AND input.seat = wish.seat
        AND input.command = wish.command COLLATE "C" AND input.command <> ''
    """
_NOTIFY = "SELECT pg_notify(%s, note) FROM unnest(%s::text[]) AS note"
_VERSIONS = "CREATE TABLE IF NOT EXISTS version (number integer NOT NULL PRIMARY KEY)"


class PostgresStore(Store):
    """A store in a PostgreSQL database, in a schema of its own that is created if missing."""

    def __init__(self, address: str, size: int = 4) -> None:
        self._name = secrets.token_hex(8)  # by which this server recognizes its own messages
        self._pool = PostgresPool(address, size)
        self._owner = Owner(self._pool)
        self._listeners: list[Listener] = []
        try:
            self._migrate()
        except BaseException:
            self._pool.close()
            raise

    def create(self, row: MatchRow, lines: Sequence[bytes], seats: Sequence[SeatRow], wall: float) -> None:
        with self._writing(row.id) as db:
            values = (row.id, row.game, row.scenario, row.created, row.settings, row.secret)
            try:
                db.execute(
                    f"INSERT INTO match ({_MATCH}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)",
                    (*values, row.ended, row.read_only, row.host, row.archived),
                )
            except errors.UniqueViolation:
                raise StoreError(f"Match {row.id} exists already.") from None
            with db.pipeline():
                _add_lines(db, ((row.id, at, line, wall) for at, line in enumerate(lines)))
                db.cursor().executemany(_SEAT, map(_of_seat, seats))

    def load(self, match: str) -> MatchRecord | None:
        with self._pool.connection() as db, db.transaction(), db.pipeline():
            # One snapshot for all four queries.
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            rows = db.execute(f"SELECT {_MATCH} FROM match WHERE id = %s", (match,))
            lines = db.execute(
                "SELECT text, wall FROM line WHERE match = %s ORDER BY at", (match,), binary=True
            )
            seats = db.execute(_SEATS, (match,))
            throws = db.execute(
                "SELECT match, seat, place, request, client_seed FROM throw WHERE match = %s"
                " ORDER BY seat, place",
                (match,),
            )
            return _record(rows.fetchall(), lines.fetchall(), seats.fetchall(), throws.fetchall())

    def load_seats(self, match: str) -> list[SeatRow]:
        with self._pool.connection() as db:
            return [SeatRow(*each) for each in db.execute(_SEATS, (match,)).fetchall()]

    def lines_after(self, match: str, at: int, count: int | None = None) -> list[bytes]:
        with self._pool.connection() as db:
            found = db.execute(
                "SELECT text FROM line WHERE match = %s AND at >= %s ORDER BY at LIMIT %s",
                (match, at, count),
                binary=True,
            )
            return [text for (text,) in found]

    def append(self, batch: Sequence[Append]) -> list[Appended | Conflict]:
        if not batch:
            return []
        with self._pool.connection() as db, db.pipeline(), db.transaction():
            heads, known = _look_up(db, batch)
            outcomes = decide(batch, heads, known)
            self._add(db, accepted(batch, outcomes))
        return outcomes

    def find_input(self, match: str, seat: int, command: str) -> int:
        with self._pool.connection() as db:
            found = db.execute(
                "SELECT number FROM input WHERE match = %s AND seat = %s AND command = %s AND command <> ''",
                (match, seat, command),
            ).fetchone()
            return found[0] if found else -1

    def save_throw(self, row: ThrowRow) -> ThrowRow:
        with self._writing(row.match) as db:
            db.execute(
                "INSERT INTO throw (match, seat, place, request, client_seed) VALUES (%s, %s, %s, %s, %s)"
                " ON CONFLICT DO NOTHING",
                (row.match, row.seat, row.index, row.request, row.client_seed),
            )
            found = db.execute(_THROW, (row.match, row.seat, row.index)).fetchall()
        return ThrowRow(*found[0])

    def load_throw(self, match: str, seat: int, index: int) -> ThrowRow | None:
        with self._pool.connection() as db:
            found = db.execute(_THROW, (match, seat, index)).fetchone()
            return ThrowRow(*found) if found else None

    def add_chat(self, row: ChatRow, most: int) -> ChatRow:
        with self._pool.connection() as db, db.transaction():
            db.execute(_LOCK, ([row.match],))  # so that two servers do not give out the same number
            values = (row.match, row.seat, row.player, row.text, row.at, row.match)
            ((n,),) = db.execute(_CHAT, values).fetchall()
            db.execute("DELETE FROM chat WHERE match = %s AND n <= %s", (row.match, n - most))
        return replace(row, n=n)

    def load_chat(self, match: str) -> list[ChatRow]:
        with self._pool.connection() as db:
            return [ChatRow(*each) for each in db.execute(_LAST_CHAT, (match,)).fetchall()]

    def save_narrations(self, rows: Sequence[NarrationRow]) -> None:
        with self._pool.connection() as db, db.transaction():
            for row in sorted(rows, key=lambda row: (row.match, row.number, row.language, row.audience)):
                db.execute(_NARRATION, (*astuple(row)[:-1], int(row.withdrawn)))

    def load_narrations(
        self, match: str, language: str = "", audiences: Sequence[int] = ()
    ) -> list[NarrationRow]:
        with self._pool.connection() as db:
            found = [narration_row(row) for row in db.execute(_NARRATIONS, (match,)).fetchall()]
        return wanted_narrations(found, language, audiences)

    def withdraw_narrations(self, match: str, number: int) -> None:
        with self._pool.connection() as db, db.transaction():
            db.execute(
                "UPDATE narration SET withdrawn = 1 WHERE match = %s AND number >= %s", (match, number)
            )

    def save_seat(self, row: SeatRow) -> None:
        with self._writing(row.match) as db:
            db.execute(_SEAT, _of_seat(row))

    def replace_seat(self, row: SeatRow, token: bytes) -> bool:
        with self._writing(row.match) as db:
            values = (row.token, row.former, row.player, row.match, row.seat, token)
            return db.execute(_REPLACE_SEAT, values).rowcount > 0

    def summaries(self, matches: Sequence[str]) -> list[MatchSummary]:
        wanted = (list(matches),)
        with self._pool.connection() as db, db.transaction():
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            rows = db.execute(f"SELECT {_MATCH} FROM match WHERE id = ANY(%s::text[])", wanted).fetchall()
            ends = db.execute(_ENDS, wanted, binary=True).fetchall()
            seats = [SeatRow(*each) for each in db.execute(_SEATS_OF_ALL, wanted)]
        by_id = {row.id: row for row in (MatchRow(*each) for each in rows)}
        return [
            MatchSummary(
                by_id[match], first, last, wall, tuple(each for each in seats if each.match == match)
            )
            for match, first, last, wall in ends
            if match in by_id
        ]

    def expire_former(self, match: str, seat: int, token: bytes) -> None:
        with self._writing(match) as db:
            db.execute(_EXPIRE_FORMER, (match, seat, token))

    def set_read_only(self, match: str, *, read_only: bool) -> None:
        with self._writing(match) as db:
            if not db.execute("UPDATE match SET read_only = %s WHERE id = %s", (read_only, match)).rowcount:
                raise StoreError(f"There is no match {match}.")

    def set_archived(self, match: str, *, archived: bool) -> None:
        with self._writing(match) as db:
            if not db.execute("UPDATE match SET archived = %s WHERE id = %s", (archived, match)).rowcount:
                raise StoreError(f"There is no match {match}.")

    def remove(self, match: str) -> None:
        with self._writing(match) as db:
            if not db.execute("UPDATE match SET removed = true WHERE id = %s", (match,)).rowcount:
                raise StoreError(f"There is no match {match}.")
            for table in _PARTS:
                db.execute(f"DELETE FROM {table} WHERE match = %s", (match,))
            db.execute("DELETE FROM match WHERE id = %s", (match,))

    def matches(self, *, ended: bool | None = None, after: str = "", count: int = 50) -> list[MatchRow]:
        which = "" if ended is None else "AND ended = %s"
        values = [] if ended is None else [ended]
        with self._pool.connection() as db:
            found = db.execute(
                f"SELECT {_MATCH} FROM match WHERE id > %s {which} ORDER BY id LIMIT %s",
                (after, *values, max(0, min(count, MOST_ROWS))),
            )
            return [MatchRow(*each) for each in found]

    def newest(
        self, *, ended: bool | None = None, before: tuple[float, str] | None = None, count: int = 50
    ) -> list[MatchRow]:
        which = "" if ended is None else "AND ended = %s"
        place = "" if before is None else "AND (created, id) < (%s, %s)"
        values = [*([] if ended is None else [ended]), *(before or ()), max(0, min(count, MOST_ROWS))]
        with self._pool.connection() as db:
            found = db.execute(
                f"SELECT {_MATCH} FROM match WHERE NOT archived {which} {place}"
                " ORDER BY created DESC, id DESC LIMIT %s",
                values,
            )
            return [MatchRow(*each) for each in found]

    def count(self) -> int:
        with self._pool.connection() as db:
            found = db.execute("SELECT count(*) FROM match").fetchone()
            return int(found[0]) if found else 0

    def is_healthy(self) -> bool:
        try:
            with self._pool.connection() as db:
                db.execute("SELECT 1 FROM match LIMIT 1").fetchall()
        except StoreError:
            return False
        return True

    def problem(self) -> str:
        try:
            with self._pool.connection() as db, db.transaction():
                db.execute("UPDATE version SET number = number")
        except StoreError as error:
            return str(error)
        return ""

    def acquire(self, match: str) -> bool:
        return self._owner.acquire(match)

    def release(self, match: str) -> None:
        self._owner.release(match)

    def is_shared(self) -> bool:
        return True

    def publish(self, messages: Sequence[tuple[str, str]]) -> None:
        # Numbered, because PostgreSQL delivers only one of several equal payloads.
        payloads = [f"{self._name}.{place} {match} {text}" for place, (match, text) in enumerate(messages)]
        with self._pool.connection() as db:
            db.execute(_NOTIFY, (CHANNEL, payloads))

    def subscribe(self, heard: Callable[[str, str], object]) -> None:
        self._listeners.append(Listener(self._pool, self._name, heard))

    def close(self) -> None:
        while self._listeners:
            self._listeners.pop().close()
        self._owner.close()
        self._pool.close()

    def _migrate(self) -> None:
        with self._pool.connection() as db:
            todo = missing("postgres", _version(db), self._pool.shown)
            if not todo:
                return
            with db.transaction():
                # Another server may be migrating: then nothing is left to do.
                db.execute("SELECT pg_advisory_xact_lock(%s)", (lock_key("tables"),))
                # An administrator may have created it: IF NOT EXISTS would need the privilege anyway.
                if db.execute("SELECT to_regnamespace(%s)", (SCHEMA,)).fetchall() == [(None,)]:
                    db.execute(f"CREATE SCHEMA {SCHEMA}")
                db.execute(_VERSIONS)
                for number, step in missing("postgres", _version(db), self._pool.shown).items():
                    db.execute(step.encode())
                    db.execute("INSERT INTO version (number) VALUES (%s)", (number,))

    @contextmanager
    def _writing(self, match: str) -> Iterator[Connection]:
        with self._pool.connection() as db, db.transaction():
            yield db
            self._notify(db, [match])

    def _add(self, db: Connection, inputs: Sequence[Append]) -> None:
        _add_lines(
            db,
            ((one.match, at, line, one.wall) for one in inputs for at, line in enumerate(one.lines, one.at)),
        )
        rows = ((one.match, one.at, one.number, one.seat, one.command, one.digest) for one in inputs)
        db.cursor().executemany(_INPUT, rows)
        ended = [one.match for one in inputs if one.ended]
        if ended:
            db.execute("UPDATE match SET ended = true WHERE id = ANY(%s::text[])", (ended,))
        self._notify(db, {one.match for one in inputs})

    def _notify(self, db: Connection, matches: Iterable[str]) -> None:
        """Notify the other servers when the transaction commits."""
        db.execute(_NOTIFY, (CHANNEL, [f"{self._name} {match}" for match in matches]))


def _version(db: Connection) -> int:
    found = db.execute("SELECT to_regclass(%s)", (f"{SCHEMA}.version",)).fetchone()
    if found is None or found[0] is None:
        return 0
    newest = db.execute("SELECT coalesce(max(number), 0) FROM version").fetchone()
    return newest[0] if newest else 0


def _look_up(db: Connection, batch: Sequence[Append]) -> tuple[dict[str, MatchHead], dict[Command, int]]:
    """Lock the matches against other servers; their heads, and the numbers of known commands."""
    matches = sorted({one.match for one in batch})
    wishes = [(one.match, one.seat, one.command) for one in batch]
    locked = db.execute(_LOCK, (matches,))
    # Only a statement after the lock sees what its last holder wrote.
    found = db.execute(_HEADS, (matches,))
    numbers = db.execute(_KNOWN, tuple(map(list, zip(*wishes, strict=True))))
    lines: dict[str, int] = dict(found.fetchall())
    heads = {match: MatchHead(lines[match], read_only) for match, read_only in locked.fetchall()}
    return heads, {wishes[place - 1]: number for place, number in numbers.fetchall()}


def _add_lines(db: Connection, rows: Iterable[tuple[str, int, bytes, float]]) -> None:
    db.cursor().executemany(_LINE, rows)


def _record(
    rows: Sequence[Any], lines: Sequence[Any], seats: Sequence[Any], throws: Sequence[Any]
) -> MatchRecord | None:
    if not rows:
        return None
    return MatchRecord(
        row=MatchRow(*rows[0]),
        lines=tuple(text for text, _ in lines),
        seats=tuple(SeatRow(*each) for each in seats),
        throws=tuple(ThrowRow(*each) for each in throws),
        wall=lines[-1][1] if lines else 0.0,
    )


def _of_seat(row: SeatRow) -> tuple[Any, ...]:
    return row.match, row.seat, row.token, row.former, row.player

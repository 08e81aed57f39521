"""Connections to PostgreSQL: a few that are lent out, others for good, and words for what goes wrong."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from selectors import EVENT_READ, DefaultSelector
from threading import BoundedSemaphore, Lock
from typing import Any

import psycopg
from psycopg import Connection, IsolationLevel, errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.types.string import StrDumperUnknown

from turnwright.server.stores.address import shown_address
from turnwright.server.stores.store import StoreError

SCHEMA = "turnwright"
PATIENCE = 30.0  # seconds to wait for a connection that somebody else uses

# What an address says goes before these. A server that is gone without a word is noticed in a minute.
_USUAL: dict[str, Any] = {
    "application_name": "turnwright",
    "client_encoding": "UTF8",
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 60_000,
}
_SETUP = f"""
    SET search_path TO {SCHEMA};
    SET lock_timeout = '5s';
    SET statement_timeout = '30s';
    SET idle_in_transaction_session_timeout = '30s';
    SET tcp_keepalives_idle = 30;
    SET tcp_keepalives_interval = 10;
    SET tcp_keepalives_count = 3;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    """
_TROUBLES: tuple[tuple[type[Exception], str], ...] = (
    (errors.DiskFull, "has no room: its disk is full"),
    (errors.ReadOnlySqlTransaction, "can only be read"),
    (errors.TooManyConnections, "has no connection left for us"),
    (errors.InsufficientPrivilege, "does not let this user do that"),
    (errors.LockNotAvailable, "took too long"),
    (errors.QueryCanceled, "took too long"),
    (errors.DeadlockDetected, "took too long"),
    (psycopg.IntegrityError, "refuses what does not fit: no such match, or it is there already"),
    (psycopg.DataError, "cannot keep such a number or text"),
    (psycopg.OperationalError, "does not answer"),
)


class _Text(StrDumperUnknown):
    """Text of any kind: signs that PostgreSQL refuses are replaced, so that no client spoils a batch."""

    def dump(self, obj: str) -> Any:
        """As PostgreSQL takes it."""
        return super().dump(obj.replace("\0", "\ufffd").encode("utf-8", "replace").decode())


class Pool:
    """Lends connections, at most `size` at a time; those that died are replaced."""

    def __init__(self, address: str, size: int = 4) -> None:
        self.shown = shown_address(address)
        self._settings = _settings(address, self.shown)
        self._places = BoundedSemaphore(size)
        self._lock = Lock()
        self._idle: list[Connection] = []
        self._closed = False

    def connect(self) -> Connection:
        """A connection for good; whoever has it closes it."""
        if self._closed:
            raise StoreError(f"The store at {self.shown} is closed.")
        try:
            db = psycopg.connect(**self._settings)
        except psycopg.Error as error:
            raise StoreError(_unreachable(self.shown, str(error), self._settings)) from None
        try:
            with self.told():
                db.execute(_SETUP.encode())
        except BaseException:
            db.close()
            raise
        db.adapters.register_dumper(str, _Text)
        db.isolation_level = IsolationLevel.READ_COMMITTED
        return db

    @contextmanager
    def lent(self) -> Iterator[Connection]:
        """A connection for a while."""
        if not self._places.acquire(timeout=PATIENCE):
            raise StoreError(f"PostgreSQL at {self.shown} is too busy.")
        try:
            db = self._taken()
            try:
                with self.told():
                    yield db
            finally:
                self._put_back(db)
        finally:
            self._places.release()

    def close(self) -> None:
        """Nothing more is lent."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for db in idle:
            db.close()

    @contextmanager
    def told(self) -> Iterator[None]:
        """What the driver raises inside, in plain words."""
        try:
            yield
        except psycopg.Error as error:
            raise StoreError(f"PostgreSQL at {self.shown} {_trouble(error)}.") from None

    def _taken(self) -> Connection:
        while True:
            with self._lock:
                db = self._idle.pop() if self._idle else None
            if db is None:
                return self.connect()
            if _is_quiet(db):
                return db
            db.close()

    def _put_back(self, db: Connection) -> None:
        with self._lock:
            if not (self._closed or db.closed) and db.info.transaction_status == TransactionStatus.IDLE:
                self._idle.append(db)
                return
        db.close()


def _settings(address: str, shown: str) -> dict[str, Any]:
    try:
        return {**_USUAL, **conninfo_to_dict(address), "autocommit": True}
    except psycopg.Error:
        # The driver's words have pieces of the address in them, and those may be of the password.
        raise StoreError(f"{shown} is no address: give postgresql://user@host/database.") from None


def _unreachable(shown: str, error: str, settings: dict[str, Any]) -> str:
    """Why there is no connection; the server says it on a line of its own if it was reached."""
    found = re.search(r"FATAL:\s+(.*)", error)
    secret = str(settings.get("password") or "")
    if found is None or (secret and secret in found[1]):
        return f"No PostgreSQL lets us in at {shown}."
    return f"PostgreSQL at {shown} does not let us in: {found[1].strip()}."


def _trouble(error: psycopg.Error) -> str:
    fitting = (words for kind, words in _TROUBLES if isinstance(error, kind))
    return next(fitting, f"does not work ({error.sqlstate or type(error).__name__})")


def _is_quiet(db: Connection) -> bool:
    """Whether an idle connection lives: a server that hung up has left a word or an end to be read."""
    if db.closed:
        return False
    with DefaultSelector() as selector:
        selector.register(db.fileno(), EVENT_READ)
        return not selector.select(timeout=0)

"""Connections to PostgreSQL: a pool, dedicated ones, and sentences for what goes wrong."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from selectors import EVENT_READ, DefaultSelector
from typing import Any

import psycopg
from psycopg import Connection, IsolationLevel, errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.string import StrDumperUnknown
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from turnwright.server.stores.address import shown_address
from turnwright.server.stores.store import StoreError

SCHEMA = "turnwright"
PATIENCE = 30.0  # seconds to wait for a connection while all are in use
PROBE_AFTER = 0.5  # seconds of waiting after which it is checked whether the server answers at all

# Defaults, which the address overrides. A server that vanishes is noticed within a minute.
_DEFAULTS: dict[str, Any] = {
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
    (errors.DiskFull, "is out of disk space"),
    (errors.ReadOnlySqlTransaction, "is read-only"),
    (errors.TooManyConnections, "has no connection left"),
    (errors.InsufficientPrivilege, "does not permit this user to do that"),
    (errors.LockNotAvailable, "took too long"),
    (errors.QueryCanceled, "took too long"),
    (errors.DeadlockDetected, "took too long"),
    (psycopg.IntegrityError, "refuses a row that does not fit: the match is missing, or exists already"),
    (psycopg.DataError, "cannot store such a number or text"),
    (psycopg.OperationalError, "does not answer"),
)


class _Text(StrDumperUnknown):
    """Replaces characters that PostgreSQL refuses, so that no client spoils a batch."""

    def dump(self, obj: str) -> Any:
        """Encode text for PostgreSQL."""
        return super().dump(obj.replace("\0", "\ufffd").encode("utf-8", "replace").decode())


class PostgresPool:
    """A pool of at most `size` connections, which also opens dedicated ones."""

    def __init__(self, address: str, size: int = 4) -> None:
        self.shown = shown_address(address)
        self._settings = _settings(address, self.shown)
        self._closed = False
        self.connect().close()  # a wrong address is refused now, and with its reason
        self._pool = ConnectionPool(
            kwargs=self._settings, min_size=0, max_size=size, open=True, configure=_configure, check=_check
        )

    def connect(self) -> Connection:
        """Open a dedicated connection, which the caller closes."""
        if self._closed:
            raise StoreError(f"The store at {self.shown} is closed.")
        try:
            db = psycopg.connect(**self._settings)
        except psycopg.Error as error:
            raise StoreError(_unreachable(self.shown, str(error), self._settings)) from None
        try:
            with self.translated():
                _configure(db)
        except BaseException:
            db.close()
            raise
        return db

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """Lend a connection of the pool."""
        db = self._get()
        try:
            with self.translated():
                yield db
        finally:
            self._pool.putconn(db)

    def _get(self) -> Connection:
        try:
            try:
                return self._pool.getconn(PROBE_AFTER)
            except PoolTimeout:
                self.connect().close()  # or says why the server does not answer
                return self._pool.getconn(PATIENCE)
        except PoolTimeout:
            raise StoreError(f"PostgreSQL at {self.shown} is too busy.") from None
        except PoolClosed:
            raise StoreError(f"The store at {self.shown} is closed.") from None

    def close(self) -> None:
        """Close the pool; no connection is lent any more."""
        self._closed = True
        self._pool.close()

    @contextmanager
    def translated(self) -> Iterator[None]:
        """Raise the driver's errors as `StoreError` with a sentence."""
        try:
            yield
        except psycopg.Error as error:
            raise StoreError(f"PostgreSQL at {self.shown} {_trouble(error)}.") from None


def _configure(db: Connection) -> None:
    db.execute(_SETUP.encode())
    db.adapters.register_dumper(str, _Text)
    db.isolation_level = IsolationLevel.READ_COMMITTED


def _check(db: Connection) -> None:
    # A server that hung up has left something to read on an idle connection; this needs no round trip.
    with DefaultSelector() as selector:
        selector.register(db.fileno(), EVENT_READ)
        if selector.select(timeout=0):
            db.close()  # or the pool would take it back
            raise psycopg.OperationalError("the connection was lost")


def _settings(address: str, shown: str) -> dict[str, Any]:
    try:
        return {**_DEFAULTS, **conninfo_to_dict(address), "autocommit": True}
    except psycopg.Error:
        # The driver's message quotes the address, and so perhaps the password.
        raise StoreError(
            f"{shown} is not a valid address: use the form postgresql://user@host/database."
        ) from None


def _unreachable(shown: str, error: str, settings: dict[str, Any]) -> str:
    """Why there is no connection; a server that was reached says so on a line of its own."""
    found = re.search(r"FATAL:\s+(.*)", error)
    secret = str(settings.get("password") or "")
    if found is None or (secret and secret in found[1]):
        return f"No PostgreSQL server can be reached at {shown}."
    return f"PostgreSQL at {shown} refuses the connection: {found[1].strip()}."


def _trouble(error: psycopg.Error) -> str:
    fitting = (words for kind, words in _TROUBLES if isinstance(error, kind))
    return next(fitting, f"does not work ({error.sqlstate or type(error).__name__})")

"""Dedicated connections to PostgreSQL: for owning matches, and for listening to other servers."""

import logging
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from hashlib import blake2b
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Lock, Thread

import psycopg
from psycopg import Connection

from turnwright.server.stores.postgres_pool import PostgresPool
from turnwright.server.stores.store import StoreError

CHANNEL = "turnwright"
LONGEST_WAIT = 5.0  # seconds between attempts to reconnect

_log = logging.getLogger(__name__)


class Owner:
    """Owns matches by advisory locks, which end with the connection and so with the process."""

    def __init__(self, pool: PostgresPool) -> None:
        self._pool = pool
        self._lock = Lock()
        self._owned: set[str] = set()
        self._db: Connection | None = None

    def acquire(self, match: str) -> bool:
        """Try to own a match; whether it is ours now."""
        with self._lock, self._pool.translated():
            try:
                return self._try_lock(match)
            except psycopg.OperationalError:
                # The locks ended with the connection, and others may have them now.
                self._drop()
                return self._try_lock(match)

    def release(self, match: str) -> None:
        """Release a match."""
        with self._lock:
            if match not in self._owned or self._db is None:
                return
            self._owned.discard(match)
            try:
                self._db.execute("SELECT pg_advisory_unlock(%s)", (lock_key(match),))
            except psycopg.Error:
                self._drop()

    def close(self) -> None:
        """Release every lock."""
        with self._lock:
            self._drop()

    def _try_lock(self, match: str) -> bool:
        if self._db is None:
            self._db = self._pool.connect()
        if match in self._owned:
            self._db.execute("SELECT 1")
            return True
        found = self._db.execute("SELECT pg_try_advisory_lock(%s)", (lock_key(match),)).fetchone()
        if found is not None and found[0]:
            self._owned.add(match)
        return match in self._owned

    def _drop(self) -> None:
        self._owned.clear()
        if self._db is not None:
            self._db.close()
        self._db = None


class Listener:
    """A thread that calls `heard` for every write of another server and for every published message.

    It listens as soon as it is made. After a lost connection it calls `heard` with an empty id: anything may
    have been missed.
    """

    def __init__(self, pool: PostgresPool, name: str, heard: Callable[[str, str], object]) -> None:
        self._pool = pool
        self._name = name
        self._heard = heard
        self._closing = Event()
        db = self._listening()
        self._wake, self._woken = socket.socketpair()
        self._thread = Thread(target=self._run, args=(db,), name="turnwright listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the thread, and wait for it."""
        self._closing.set()
        self._wake.send(b"!")
        self._thread.join()
        self._wake.close()
        self._woken.close()

    def _listening(self) -> Connection:
        db = self._pool.connect()
        try:
            with self._pool.translated():
                db.execute(f"LISTEN {CHANNEL}")
        except StoreError:
            db.close()
            raise
        return db

    def _run(self, db: Connection | None) -> None:
        while db is not None:
            with closing(db), suppress(psycopg.Error):
                self._hear(db)
            db = self._reconnect()
            if db is not None:
                self._tell("")

    def _hear(self, db: Connection) -> None:
        with DefaultSelector() as selector:
            selector.register(db.fileno(), EVENT_READ)
            selector.register(self._woken, EVENT_READ)
            while not self._closing.is_set():
                for message in list(db.notifies(timeout=0)):
                    writer, match, *words = message.payload.split(" ", 2)
                    # Our own messages are heard too, in their order among those of others.
                    if words or writer != self._name:
                        self._tell(match, *words)
                selector.select()

    def _reconnect(self) -> Connection | None:
        wait = 0.0
        while not self._closing.wait(wait):
            try:
                return self._listening()
            except StoreError:
                wait = min(2 * wait + 0.1, LONGEST_WAIT)
        return None

    def _tell(self, match: str, note: str = "") -> None:
        try:
            self._heard(match, note)
        except Exception:
            _log.exception("The subscriber failed on what another server wrote")


def lock_key(name: str) -> int:
    """The number of the advisory lock for a name."""
    return int.from_bytes(blake2b(f"turnwright {name}".encode(), digest_size=8).digest(), signed=True)

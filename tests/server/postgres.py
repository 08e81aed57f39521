"""A real PostgreSQL for the tests: a server in its own folder, with fresh databases."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = "These tests need PostgreSQL 13 or newer: on Debian and Ubuntu, apt-get install postgresql."
GUARDED = "guarded"  # the user who needs a password
PASSWORD = "p4ssw0rd-of-the-tests"
# Durability is not needed here.
SETTINGS = {"fsync": "off", "full_page_writes": "off", "max_connections": "60", "shared_buffers": "16MB"}
RULES = f"""
host all {GUARDED} 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""


def program(name: str) -> Path:
    """Find a program of PostgreSQL: on the path, or where Debian puts the newest."""
    found = shutil.which(name)
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[4]))
    if not found and not debian:
        raise AssertionError(MISSING)
    return Path(found) if found else debian[-1]


def account() -> str | None:
    """Return the user who runs it: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise AssertionError("These tests need a user postgres to run PostgreSQL: root may not.")


class Postgres:
    """A server on a free port of this machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._names = (f"table{number}" for number in itertools.count())
        self._initialise()
        self._process = self._started()
        self._run(self.address("postgres"), f"CREATE USER {GUARDED} PASSWORD '{PASSWORD}'")

    def fresh(self) -> str:
        """Return the address of a new, empty database."""
        name = next(self._names)
        self._run(self.address("postgres"), f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, database: str, user: str = "postgres") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def clean(self, address: str) -> None:
        """Empty a database: a tenth of the time of a new one."""
        self.hang_up(address)
        self._run(address, "SET client_min_messages = warning; DROP SCHEMA IF EXISTS turnwright CASCADE")

    def hang_up(self, address: str) -> None:
        """End all connections to a database, as in a network failure."""
        database = address.rpartition("/")[2]
        self._run(
            self.address("postgres"),
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            f" WHERE datname = '{database}' AND pid <> pg_backend_pid()",
        )

    def start(self) -> None:
        """Start it again on the same port."""
        self._process = self._started()

    def stop(self) -> None:
        """Stop it at once, as if it had crashed."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(30)

    def _initialise(self) -> None:
        command = [program("initdb"), "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8"]
        user = account()
        if user:
            shutil.chown(self.folder, user)
        done = subprocess.run(
            [*command, "--locale=C", "--pgdata", self.folder / "data"],
            user=user,
            cwd=self.folder,
            capture_output=True,
            check=False,
            text=True,
        )
        assert done.returncode == 0, done.stderr

    def _started(self) -> subprocess.Popen[bytes]:
        data = self.folder / "data"
        (data / "pg_hba.conf").write_text(RULES, encoding="utf-8")
        options = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        for _ in range(5):
            port = self.port or free_port()
            places = [f"-cport={port}", "-clisten_addresses=127.0.0.1", "-cunix_socket_directories="]
            with (self.folder / "log").open("ab") as log:
                process = subprocess.Popen(
                    [program("postgres"), "-D", data, *places, *options],
                    user=account(),
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                )
            if self._answers(process, port):
                self.port = port
                return process
        raise AssertionError((self.folder / "log").read_text(encoding="utf-8", errors="replace"))

    def _answers(self, process: subprocess.Popen[bytes], port: int) -> bool:
        """Wait until it answers; it exits if the port is in use."""
        while process.poll() is None:
            asked = [program("pg_isready"), "-q", "-h127.0.0.1", f"-p{port}", "-t1"]
            if subprocess.run(asked, check=False).returncode == 0:
                return process.poll() is None
        return False

    def _run(self, address: str, command: str) -> None:
        import psycopg  # SQLite tests must not need it

        with psycopg.connect(address, autocommit=True) as db:
            db.execute(command.encode())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def server() -> Iterator[Postgres]:
    # Not in the folder of the tests, which the user running the server cannot read.
    with tempfile.TemporaryDirectory(prefix="turnwright-", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder))
        try:
            yield postgres
        finally:
            postgres.stop()

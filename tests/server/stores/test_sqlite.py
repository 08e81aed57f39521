"""SQLite: one file, one server, and clear error messages."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from server.faults import full_disk
from server.stores.rows import FIRST, create, kept_lines, move
from turnwright.server.stores import Appended, StoreError
from turnwright.server.stores.migrations import steps
from turnwright.server.stores.sqlite import SqliteStore


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite"


@contextmanager
def opened(file: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(file)) as store:
        yield store


def test_the_folder_is_private_to_its_owner(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "matches.sqlite"
    with opened(file) as store:
        create(store)

        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        assert {stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()} == {0o600}


def test_a_second_server_on_the_file_is_refused(file: Path) -> None:
    with opened(file), pytest.raises(StoreError) as refused:
        SqliteStore(file)

    assert str(refused.value) == (
        f"{file} is in use by a server: stop it first, or use PostgreSQL for several servers."
    )


def test_a_second_server_is_refused_by_any_path_to_the_file(file: Path) -> None:
    link = file.with_name("link.sqlite")
    link.symlink_to(file)

    with opened(file), pytest.raises(StoreError, match="in use by a server"):
        SqliteStore(link)


def test_another_process_is_refused_and_a_dead_one_holds_no_lock(file: Path) -> None:
    code = "import sys; from turnwright.server.stores.connect import open_store; s = open_store(sys.argv[1])"
    command = [sys.executable, "-c", code + "; print('open', flush=True); sys.stdin.read()", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(StoreError, match="in use by a server"):
            SqliteStore(file)
        other.kill()

    with opened(file) as store:
        assert store.count() == 0


@pytest.mark.parametrize("table", ["line", "input", "throw", "match"])
@pytest.mark.parametrize("change", ["UPDATE {} SET {} = {}", "DELETE FROM {}"])
def test_stored_rows_cannot_be_changed(file: Path, table: str, change: str) -> None:
    with opened(file) as store:
        create(store)
        store.append([move(2, "a", seat=0, command="x")])
    column = "id" if table == "match" else "match"

    with closing(sqlite3.connect(file)) as db:
        db.execute("INSERT INTO throw VALUES ('ann-bob', 0, 0, 'r', 'x')")
        with pytest.raises(sqlite3.IntegrityError, match="never"):
            db.execute(change.format(table, column, column))


def test_a_line_cannot_be_replaced(file: Path) -> None:
    with opened(file) as store:
        create(store)

    with closing(sqlite3.connect(file)) as db:
        for at in (0, 1, 3):
            with pytest.raises(sqlite3.IntegrityError, match="after the last one"):
                db.execute("INSERT OR REPLACE INTO line VALUES ('ann-bob', ?, x'00', 0.0)", (at,))


def test_commits_are_synchronous(file: Path) -> None:
    with opened(file) as store:
        facts = {name: store._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS}

    assert facts == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def test_a_file_of_a_newer_version_is_refused(file: Path) -> None:
    with opened(file):
        pass
    with closing(sqlite3.connect(file)) as db:
        db.execute("INSERT INTO version VALUES (9999)")
        db.commit()

    with pytest.raises(StoreError) as refused:
        SqliteStore(file)

    assert str(refused.value) == (
        f"{file} was written by a newer Turnwright (table version 9999; this one knows "
        f"{max(steps('sqlite'))}): upgrade Turnwright."
    )


def test_migrations_are_numbered_without_a_gap() -> None:
    assert list(steps("sqlite")) == list(steps("postgres")) == list(range(1, len(steps("sqlite")) + 1))


def test_a_failed_migration_leaves_nothing_behind(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {**steps("sqlite"), 2: "CREATE TABLE half (x TEXT) STRICT; CREATE TABLE half (x TEXT) STRICT;"}
    monkeypatch.setattr("turnwright.server.stores.migrations.steps", lambda kind: broken)
    with pytest.raises(StoreError):
        SqliteStore(file)
    monkeypatch.undo()

    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == []
    with opened(file) as store:
        create(store)


def test_migrations_after_the_files_version_are_applied(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(file) as store:
        create(store)
    newest = max(steps("sqlite"))
    more = {**steps("sqlite"), newest + 1: "CREATE TABLE note (text TEXT) STRICT;"}
    monkeypatch.setattr("turnwright.server.stores.migrations.steps", lambda kind: more)

    with opened(file) as store:
        assert kept_lines(store) == FIRST
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT number FROM version").fetchall() == [(n,) for n in range(1, newest + 2)]
        assert db.execute("SELECT count(*) FROM note").fetchone() == (0,)


def test_a_file_of_the_first_version_is_migrated(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript("CREATE TABLE version (number INTEGER NOT NULL PRIMARY KEY) STRICT;")
        db.executescript(steps("sqlite")[1] + "INSERT INTO version VALUES (1);")
        db.execute("INSERT INTO match VALUES ('old', 'duel', 'quick', 1.0, x'7b7d', x'00', 0, 0)")
        db.execute("INSERT INTO line VALUES ('old', 0, x'6c', 1.0)")
        db.commit()

    with opened(file) as store:
        record = store.load("old")
        assert record is not None
        assert (record.lines, record.row.host, record.row.archived) == ((b"l",), b"", False)
        store.remove("old")
        assert store.count() == 0


def test_a_database_of_another_program_is_left_alone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")

    with pytest.raises(StoreError, match="is not a Turnwright store, but another SQLite file"):
        SqliteStore(file)


def test_a_file_that_is_not_a_database_is_left_alone(file: Path) -> None:
    file.write_bytes(b"dear diary, " * 100)

    with pytest.raises(StoreError, match=r"matches\.sqlite is not a Turnwright store\.$"):
        SqliteStore(file)

    assert file.read_bytes() == b"dear diary, " * 100
    assert list(file.parent.iterdir()) == [file]


def test_a_damaged_file_is_reported(file: Path) -> None:
    with opened(file) as store:
        create(store)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xaa" * (len(whole) - 4096))

    with (
        pytest.raises(StoreError, match=r"is damaged: restore a backup with `turnwright store restore`\.$"),
        opened(file) as store,
    ):
        store.load("ann-bob")


@pytest.mark.parametrize("name", ["file/matches.sqlite", "folder", "x\0y", "n" * 300])
def test_an_unusable_path_is_reported_in_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "folder").mkdir()

    with pytest.raises(StoreError, match=r" cannot be opened: .*\.$"):
        SqliteStore(tmp_path / name)

    assert not list(tmp_path.glob("*-claim"))


def test_a_full_disk_is_reported_and_nothing_is_stored(file: Path) -> None:
    with opened(file) as store:
        create(store)
        with full_disk(store):
            with pytest.raises(StoreError) as refused:
                store.append([move(2, "a", "x" * 100_000)])
            assert store.is_healthy()
            assert kept_lines(store) == FIRST

        assert str(refused.value) == f"{file} cannot grow: the disk is full."
        assert store.append([move(2, "a", "x" * 100_000)]) == [Appended()]


@contextmanager
def a_common_user() -> Iterator[None]:
    """Run as an unprivileged user, because root may write anywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_file_is_reported() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        file = Path(folder) / "matches.sqlite"
        with opened(file) as store:
            create(store)
        file.chmod(0o444)
        Path(f"{file}-claim").unlink()

        with a_common_user(), pytest.raises(StoreError) as refused:
            SqliteStore(file)

    assert str(refused.value) == f"{file} is read-only: let this user write to it and its folder."


def test_a_read_only_folder_is_reported() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o555)
        with a_common_user(), pytest.raises(StoreError, match="cannot be opened: permission denied"):
            SqliteStore(Path(folder) / "matches.sqlite")


def test_a_locked_file_is_awaited_and_then_reported(file: Path) -> None:
    with opened(file) as store, closing(sqlite3.connect(file)) as other:
        store._writer.execute("PRAGMA busy_timeout = 1")
        create(store)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="is locked by another program"):
            store.append([move(2, "a")])
        other.rollback()

        assert store.append([move(2, "a")]) == [Appended()]


def test_driver_errors_are_wrapped(file: Path) -> None:
    with opened(file) as store:
        create(store)
        with pytest.raises(StoreError, match="cannot store such a number or text") as refused:
            store.append([move(2, "a", number=2**70)])

        assert refused.value.__suppress_context__
        assert kept_lines(store) == FIRST


def test_sqlite_needs_no_driver_of_another_store(file: Path) -> None:
    code = (
        "import sys; from turnwright.server.stores.connect import open_store; open_store(sys.argv[1]).close()"
    )
    command = [sys.executable, "-c", code + "; print('psycopg' in sys.modules)", str(file)]
    assert subprocess.run(command, capture_output=True, check=True).stdout == b"False\n"

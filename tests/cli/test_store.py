"""The store of a server: checked, backed up while it is used, and restored."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.installed_games import Call
from turnwright.kernel.journal import Journal
from turnwright.server.stores import Append, MatchRow, StoreError
from turnwright.server.stores.sqlite import SqliteStore

BIG = b"x" * 3000


def add(store: SqliteStore, match: str, lines: int = 2) -> None:
    journal = Journal()
    for number in range(lines):
        journal.add(b'{"n":%d,"text":"%s"}' % (number, BIG))
    row = MatchRow(match, "duel", "quick", 1.0, b"{}", b"secret")
    store.create(row, journal.lines[:2], (), 1.0)
    for at, line in enumerate(journal.lines[2:], 2):
        store.append([Append(match, at, (line,), number=at)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "matches.sqlite"
    with closing(SqliteStore(path)) as store:
        add(store, "first")
    return path


def matches(path: Path) -> list[str]:
    with closing(SqliteStore(path)) as store:
        return [row.id for row in store.matches()]


def test_a_store_is_checked(call: Call, file: Path) -> None:
    said = call("store", "check", "--store", str(file))
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("The store is intact: 1 match, 1 of them running, 2 lines, ")


def test_the_size_of_a_store_that_is_in_use_includes_its_log(call: Call, file: Path) -> None:
    with closing(SqliteStore(file)) as store:
        add(store, "second")
        said = call("store", "check", "--store", str(file))
        log = file.with_name(f"{file.name}-wal")
        size = file.stat().st_size + log.stat().st_size
        assert log.stat().st_size > 0
    assert said.out == f"The store is intact: 2 matches, 2 of them running, 4 lines, {size} bytes.\n"


def test_a_backup_is_taken_while_a_server_writes(call: Call, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.sqlite"
    with closing(SqliteStore(file)) as store:
        add(store, "second", 40)
        said = call("store", "backup", str(target), "--store", str(file))
        assert said.code == 0, said.err
        add(store, "third")
    assert sorted(each.name for each in tmp_path.glob("backup*")) == ["backup.sqlite"]
    assert target.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert matches(target) == ["first", "second"]
    again = call("store", "backup", str(target), "--store", str(file))
    assert again.code == 5
    assert "already exists: name a new file" in again.err


def test_a_backup_is_restored_and_overwrites_nothing_by_default(
    call: Call, file: Path, tmp_path: Path
) -> None:
    target = tmp_path / "backup.sqlite"
    assert call("store", "backup", str(target), "--store", str(file)).code == 0
    with closing(SqliteStore(file)) as store:
        add(store, "later")
    words = ("store", "restore", str(target), "--store", str(file))
    refused = call(*words)
    assert refused.code == 5
    assert "pass --replace" in refused.err
    assert matches(file) == ["first", "later"]
    restored = call(*words, "--replace")
    assert restored.code == 0
    assert matches(file) == ["first"]
    replaced = tmp_path / "matches.sqlite.replaced-1"
    assert str(replaced) in restored.out
    assert matches(replaced) == ["first", "later"]


def test_a_store_in_use_is_not_replaced(call: Call, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.sqlite"
    assert call("store", "backup", str(target), "--store", str(file)).code == 0
    with closing(SqliteStore(file)):
        refused = call("store", "restore", str(target), "--store", str(file), "--replace")
    assert refused.code == 5
    assert "is in use by a server" in refused.err


def crashed(file: Path, tmp_path: Path) -> Path:
    """The log of a server that was killed while it wrote to the store."""
    log = tmp_path / "log of the killed"
    with closing(SqliteStore(file)) as store:
        add(store, "lost", 60)
        shutil.copy(f"{file}-wal", log)
    return log


def test_a_log_left_beside_a_restored_backup_is_refused(call: Call, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.sqlite"
    assert call("store", "backup", str(target), "--store", str(file)).code == 0
    log = crashed(file, tmp_path)
    shutil.copy(target, file)  # as an operator does it by hand
    shutil.copy(log, f"{file}-wal")
    before = file.read_bytes()

    with pytest.raises(StoreError, match=r"does not belong to .*: if you copied a backup there, delete"):
        SqliteStore(file)
    said = call("store", "check", "--store", str(file))
    assert said.code == 5
    assert "does not belong to" in said.err
    said = call("store", "backup", str(tmp_path / "second.sqlite"), "--store", str(file))
    assert said.code == 5
    assert "does not belong to" in said.err
    assert file.read_bytes() == before

    assert call("store", "restore", str(target), "--store", str(file), "--replace").code == 0
    assert matches(file) == ["first"]


def test_a_log_beside_an_older_copy_of_the_file_is_refused(file: Path, tmp_path: Path) -> None:
    older = tmp_path / "older"
    shutil.copy(file, older)
    with closing(SqliteStore(file)) as store:
        for number in range(30):
            add(store, f"match {number}", 20)
        store._writer.execute("PRAGMA wal_checkpoint(RESTART)")
        add(store, "last", 30)
        shutil.copy(f"{file}-wal", tmp_path / "log")
    shutil.copy(older, file)
    shutil.copy(tmp_path / "log", f"{file}-wal")

    with pytest.raises(StoreError, match="does not belong to"):
        SqliteStore(file)


def test_the_write_ahead_log_of_a_killed_server_is_accepted(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with closing(SqliteStore(file)) as store:
        add(store, "second", 60)
        shutil.copy(file, copy)
        shutil.copy(f"{file}-wal", f"{copy}-wal")
    assert matches(copy) == ["first", "second"]


def test_a_damaged_file_is_reported_with_what_to_do(call: Call, file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096 * 3 : 4096 * 6] = bytes(4096 * 3)
    file.write_bytes(data)
    said = call("store", "check", "--store", str(file))
    assert said.code == 5
    assert "is damaged" in said.err
    assert "turnwright store restore" in said.err


def test_a_folder_is_no_store(call: Call, file: Path) -> None:
    said = call("store", "check", "--store", str(file.parent))
    assert (said.code, said.err) == (5, f"{file.parent} is a folder: name the file of the store in it.\n")


@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_server_does_not_start_on_a_damaged_file(call: Call, file: Path, workers: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'match'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    data = bytearray(file.read_bytes())
    data[size * (page - 1) : size * page] = bytes(size)
    file.write_bytes(data)
    said = call("serve", "--port", "0", "--workers", workers, "--store", str(file))
    assert (said.code, said.out) == (5, "")
    assert said.err == f"{file} is damaged: restore a backup with `turnwright store restore`.\n"
    assert "***" not in call("store", "check", "--store", str(file)).err


def test_a_changed_line_is_named(call: Call, file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("DROP TRIGGER line_stays")
        db.execute("UPDATE line SET text = cast(replace(text, 'x', 'y') AS BLOB) WHERE at = 1")
        db.commit()
    said = call("store", "check", "--store", str(file))
    assert said.code == 5
    assert "line 2 of match first is damaged" in said.err


@pytest.mark.parametrize("command", [["check"], ["backup", "x"], ["restore", "x"]])
def test_postgresql_stores_point_to_pg_dump(call: Call, command: list[str]) -> None:
    said = call("store", *command, "--store", "postgresql://nobody@localhost/none")
    assert said.code == 5
    assert "use pg_dump and pg_restore" in said.err


@pytest.mark.parametrize("action", ["archive", "remove"])
def test_a_mistyped_store_is_not_created(call: Call, tmp_path: Path, action: str) -> None:
    missing = tmp_path / "mistyped.sqlite"
    for address in (str(missing), f"sqlite:///{missing}"):
        said = call("store", action, "abc", "--store", address)
        assert (said.code, said.err) == (5, f"{missing} does not exist.\n")
    assert not missing.exists()


def test_an_operator_archives_and_removes_matches(call: Call, file: Path) -> None:
    words = ("first", "--store", str(file))
    assert call("store", "archive", *words).out == "Match first is archived.\n"
    with closing(SqliteStore(file)) as store:
        assert store.newest() == []
    assert call("store", "archive", *words, "--undo").code == 0
    assert call("store", "remove", *words).out == "Match first is removed.\n"
    assert matches(file) == []
    assert "There is no match first" in call("store", "remove", *words).err

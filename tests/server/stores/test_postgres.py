"""PostgreSQL: several servers on one database, lost connections, and clear error messages."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from queue import SimpleQueue

import psycopg
import pytest

from server.postgres import GUARDED, PASSWORD, Postgres, free_port, program
from server.stores.rows import FIRST, create, kept_lines, line, move
from turnwright.server.stores import Appended, Conflict, SeatRow, StoreError, ThrowRow
from turnwright.server.stores.migrations import steps
from turnwright.server.stores.postgres import PostgresStore
from turnwright.server.stores.store import LONGEST_MESSAGE

PATIENCE = 60.0  # seconds; nothing here takes that long


@contextmanager
def opened(address: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(address)) as store:
        yield store


@pytest.fixture
def here(database: str) -> Iterator[PostgresStore]:
    with opened(database) as store:
        yield store


@pytest.fixture
def there(database: str, here: PostgresStore) -> Iterator[PostgresStore]:
    with opened(database) as store:
        yield store


# Several servers


def test_servers_that_start_together_create_the_schema_once(database: str) -> None:
    together = threading.Barrier(3)

    def start(_: int) -> None:
        together.wait()
        PostgresStore(database).close()

    with ThreadPoolExecutor(3) as pool:
        list(pool.map(start, range(3)))

    with psycopg.connect(database) as db:
        assert db.execute("SELECT number FROM turnwright.version").fetchall() == [
            (n,) for n in steps("postgres")
        ]


def test_of_two_servers_writing_the_same_number_exactly_one_wins(
    here: PostgresStore, there: PostgresStore
) -> None:
    create(here)
    together = threading.Barrier(2)

    def play(store: PostgresStore) -> list[Appended | Conflict]:
        outcomes = []
        for place in range(10):
            together.wait()
            outcomes += store.append([move(2 + 2 * place, "a", "b")])
        return outcomes

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(play, (here, there))

    for place, both in enumerate(zip(first, second, strict=True)):
        assert sorted(map(str, both)) == ["Appended()", str(Conflict(4 + 2 * place))]
    assert len(kept_lines(here)) == 22


def test_batches_of_several_matches_never_deadlock(here: PostgresStore, there: PostgresStore) -> None:
    create(here, "a")
    create(here, "b")

    def play(store: PostgresStore, order: str) -> int:
        wins = 0
        for at in range(2, 22):
            wins += store.append([move(at, "x", match=match) for match in order]).count(Appended())
        return wins

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.submit(play, here, "ab"), pool.submit(play, there, "ba")

    assert first.result() + second.result() == len(kept_lines(here, "a")) + len(kept_lines(here, "b")) - 4


def test_a_server_sees_the_writes_of_another(here: PostgresStore, there: PostgresStore) -> None:
    create(here)
    here.append([move(2, "a", seat=0, command="x", number=5)])

    assert kept_lines(there) == (*FIRST, line("a"))
    assert there.append([move(3, "b", seat=0, command="x")]) == [Conflict(3, 5)]


# Notifications


def test_every_write_notifies_other_servers_and_not_the_writer(
    here: PostgresStore, there: PostgresStore
) -> None:
    heard: SimpleQueue[tuple[str, str]] = SimpleQueue()
    here.subscribe(lambda match, note: heard.put(("here", match)))
    there.subscribe(lambda match, note: heard.put(("there", match)))

    create(here, "a")
    here.append([move(2, "x", match="a"), move(3, "y", match="a")])
    here.save_seat(SeatRow("a", 0, b"new"))
    here.save_throw(ThrowRow("a", 0, 0, "r", "x"))
    here.set_read_only("a", read_only=True)
    there.set_read_only("a", read_only=False)

    told = sorted(heard.get(timeout=PATIENCE) for _ in range(6))
    assert told == [("here", "a")] + [("there", "a")] * 5
    assert heard.empty()


def test_all_servers_receive_notifications_in_the_same_order(
    here: PostgresStore, there: PostgresStore
) -> None:
    heard: dict[str, SimpleQueue[tuple[str, str]]] = {"here": SimpleQueue(), "there": SimpleQueue()}
    here.subscribe(lambda *told: heard["here"].put(told))
    there.subscribe(lambda *told: heard["there"].put(told))

    told = [
        ("a", "a word with spaces"),
        ("b", "é" * (LONGEST_MESSAGE // 2)),
        ("a", "x"),
        ("a", "x"),
        ("b", "x"),
    ]
    here.publish(told[:1])
    there.publish(told[1:2])
    here.publish(told[2:])

    for each in heard.values():
        assert [each.get(timeout=PATIENCE) for _ in told] == told


def test_a_conflict_sends_no_notification(here: PostgresStore, there: PostgresStore) -> None:
    heard: SimpleQueue[str] = SimpleQueue()
    create(here, "a")
    create(here, "b")
    there.subscribe(lambda match, note: heard.put(match))

    here.append([move(9, "x", match="a")])
    here.append([move(2, "x", match="b")])

    assert heard.get(timeout=PATIENCE) == "b"


def test_a_lost_connection_is_reported_as_possibly_missed_notifications(
    postgres: Postgres, database: str, here: PostgresStore, there: PostgresStore
) -> None:
    heard: SimpleQueue[str] = SimpleQueue()
    there.subscribe(lambda match, note: heard.put(match))

    for _ in range(2):
        postgres.hang_up(database)
        assert heard.get(timeout=PATIENCE) == ""

    create(here, "a")
    assert heard.get(timeout=PATIENCE) == "a"


def test_a_failing_listener_does_not_end_notifications(
    here: PostgresStore, there: PostgresStore, caplog: pytest.LogCaptureFixture
) -> None:
    heard: SimpleQueue[str] = SimpleQueue()

    def clumsy(match: str, note: str) -> None:
        heard.put(match)
        raise ValueError(match)

    there.subscribe(clumsy)
    create(here, "a")
    create(here, "b")

    assert [heard.get(timeout=PATIENCE), heard.get(timeout=PATIENCE)] == ["a", "b"]
    there.close()
    assert "The subscriber failed" in caplog.text


# Ownership


def test_one_server_owns_a_match_until_it_releases_it(here: PostgresStore, there: PostgresStore) -> None:
    assert here.acquire("a")
    assert here.acquire("a")
    assert not there.acquire("a")
    assert there.acquire("b")

    there.release("a")
    assert not there.acquire("a")

    here.release("a")
    assert there.acquire("a")
    assert not here.acquire("a")


def test_matches_of_a_closed_server_are_released(database: str, here: PostgresStore) -> None:
    with opened(database) as other:
        assert other.acquire("a")
        assert not here.acquire("a")
    with pytest.raises(StoreError, match="is closed"):
        other.acquire("a")

    while not here.acquire("a"):
        pass  # the server takes a moment to notice the lost connection


def test_matches_of_a_killed_server_are_released(database: str, here: PostgresStore) -> None:
    code = "import sys; from turnwright.server.stores.connect import open_store; s = open_store(sys.argv[1])"
    command = [sys.executable, "-c", code + "; print(s.acquire('a'), flush=True); sys.stdin.read()", database]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"True\n"
        assert not here.acquire("a")
        other.kill()

    while not here.acquire("a"):
        pass


def test_ownership_must_be_acquired_again_after_a_lost_connection(
    postgres: Postgres, database: str, here: PostgresStore, there: PostgresStore
) -> None:
    assert here.acquire("a")
    assert here.acquire("b")
    postgres.hang_up(database)

    assert there.acquire("a")
    assert not here.acquire("a")
    assert here.acquire("b")

    postgres.hang_up(database)
    there.release("a")
    assert here.acquire("a")


# Lost connections and other failures


def test_a_lost_connection_is_replaced(postgres: Postgres, database: str, here: PostgresStore) -> None:
    create(here)
    postgres.hang_up(database)

    assert here.append([move(2, "a")]) == [Appended()]
    postgres.hang_up(database)
    assert kept_lines(here) == (*FIRST, line("a"))


def test_a_connection_lost_in_a_transaction_stores_nothing(
    postgres: Postgres, database: str, here: PostgresStore
) -> None:
    create(here)
    with closing(psycopg.connect(database)) as other:
        other.execute("SELECT 1 FROM turnwright.match FOR UPDATE")
        with ThreadPoolExecutor(1) as pool:
            writing = pool.submit(here.append, [move(2, "a", "b")])
            while not waiting_for_a_lock(postgres):
                pass
            postgres.hang_up(database)
            with pytest.raises(StoreError, match="does not answer"):
                writing.result()

    assert kept_lines(here) == FIRST
    assert here.append([move(2, "a", "b")]) == [Appended()]


def waiting_for_a_lock(postgres: Postgres) -> bool:
    with psycopg.connect(postgres.address("postgres")) as db:
        found = db.execute("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'").fetchone()
        return found != (0,)


def test_a_crashed_database_server_has_every_committed_row(postgres: Postgres, database: str) -> None:
    heard: SimpleQueue[str] = SimpleQueue()
    with opened(database) as store:
        create(store)
        store.subscribe(lambda match, note: heard.put(match))
        store.append([move(2, "a")])

        postgres.stop()
        assert not store.is_healthy()
        with pytest.raises(
            StoreError, match=r"^No PostgreSQL server can be reached at postgresql://postgres@127\.0\.0\.1"
        ):
            store.append([move(3, "b")])
        postgres.start()

        assert kept_lines(store) == (*FIRST, line("a"))
        assert store.append([move(3, "b")]) == [Appended()]
        assert heard.get(timeout=PATIENCE) == ""


def test_more_threads_than_connections_take_turns(database: str) -> None:
    with closing(PostgresStore(database, size=1)) as store, ThreadPoolExecutor(6) as pool:
        create(store)

        assert list(pool.map(lambda _: store.count(), range(30))) == [1] * 30


def test_stored_rows_cannot_be_changed(database: str, here: PostgresStore) -> None:
    create(here)
    here.append([move(2, "a", seat=0, command="x")])
    here.save_throw(ThrowRow("ann-bob", 0, 0, "r", "x"))

    with psycopg.connect(database, autocommit=True) as db:
        for table in ("line", "input", "throw", "match"):
            column = "id" if table == "match" else "match"
            changes = [f"UPDATE turnwright.{table} SET {column} = 'x'", f"DELETE FROM turnwright.{table}"]
            for change in [*changes, f"TRUNCATE turnwright.{table} CASCADE"]:
                with pytest.raises(psycopg.errors.RaiseException, match="never changed nor taken away"):
                    db.execute(change.encode())


def test_commits_are_synchronous_regardless_of_the_default(postgres: Postgres) -> None:
    address = postgres.fresh()
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"ALTER DATABASE {address.rpartition('/')[2]} SET synchronous_commit = off".encode())

    with opened(address) as store, store._pool.connection() as db:
        assert db.execute("SHOW synchronous_commit").fetchone() == ("on",)


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    with opened(database), psycopg.connect(database) as db:
        db.execute("INSERT INTO turnwright.version VALUES (9999)")

    with pytest.raises(StoreError) as refused:
        PostgresStore(database)

    assert str(refused.value) == (
        f"{database} was written by a newer Turnwright (table version 9999; this one knows "
        f"{max(steps('postgres'))}): upgrade Turnwright."
    )


def test_a_failed_migration_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {**steps("postgres"), 2: "CREATE TABLE half (x text); CREATE TABLE half (x text);"}
    monkeypatch.setattr("turnwright.server.stores.migrations.steps", lambda kind: broken)
    with pytest.raises(StoreError, match="does not work"):
        PostgresStore(database)
    monkeypatch.undo()

    with psycopg.connect(database) as db:
        assert db.execute("SELECT to_regclass('turnwright.version')").fetchone() == (None,)
    with opened(database) as store:
        create(store)


# Error messages


def test_a_wrong_password_is_reported_without_showing_it(postgres: Postgres) -> None:
    address = postgres.address("postgres", f"{GUARDED}:wrong-one")

    with pytest.raises(StoreError) as refused:
        PostgresStore(address)

    assert str(refused.value) == (
        f"PostgreSQL at {postgres.address('postgres', GUARDED)} refuses the connection: "
        f'password authentication failed for user "{GUARDED}".'
    )
    assert refused.value.__suppress_context__


def test_missing_privileges_are_reported(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match="does not permit this user to do that") as refused:
        PostgresStore(postgres.address("postgres", f"{GUARDED}:{PASSWORD}"))

    assert PASSWORD not in str(refused.value)


def test_a_schema_prepared_for_the_user_is_enough(postgres: Postgres) -> None:
    address = postgres.fresh()
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"CREATE SCHEMA turnwright AUTHORIZATION {GUARDED}".encode())

    with opened(address.replace("postgres@", f"{GUARDED}:{PASSWORD}@")) as store:
        create(store)


def test_a_missing_database_is_named(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match=r'refuses the connection: database "nowhere" does not exist\.$'):
        PostgresStore(postgres.address("nowhere"))


def test_an_unreachable_database_server_is_reported() -> None:
    address = f"postgresql://ann:secret@127.0.0.1:{free_port()}/db"

    with pytest.raises(StoreError) as refused:
        PostgresStore(address)

    assert str(refused.value) == f"No PostgreSQL server can be reached at {address.replace(':secret', '')}."


def test_a_read_only_database_is_reported(postgres: Postgres) -> None:
    address = postgres.fresh()
    with opened(address) as store:
        create(store)
    with psycopg.connect(address, autocommit=True) as db:
        name = address.rpartition("/")[2]
        db.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())

    with opened(address) as store:
        assert kept_lines(store) == FIRST
        with pytest.raises(StoreError, match=r"is read-only\.$"):
            store.append([move(2, "a")])


def test_a_number_out_of_range_is_reported(here: PostgresStore) -> None:
    create(here)

    with pytest.raises(StoreError, match="cannot store such a number or text"):
        here.append([move(2, "a", number=2**70)])

    assert kept_lines(here) == FIRST


def test_missing_postgresql_programs_are_named() -> None:
    with pytest.raises(AssertionError, match="apt-get install postgresql"):
        program("no-such-program")

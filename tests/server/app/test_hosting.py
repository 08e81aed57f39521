"""Hosting: invites, archives, removal, limits and full disks."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from server.faults import make_read_only
from server.postgres import Postgres
from server.serving import HASTY, PATIENCE, LiveServer, live_server, run
from turnwright.client import ClientError, Session, create_match, join_match
from turnwright.protocol.endpoints import Created
from turnwright.server.host.lobby import matches as hosting
from turnwright.server.host.lobby.create import create
from turnwright.server.host.rooms import narrations
from turnwright.server.stores import Store
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.sqlite import SqliteStore


async def call(at: LiveServer, method: str, path: str, status: int, token: str = "", body: Any = None) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(base_url=at.url, headers=headers, timeout=PATIENCE) as http:
        answer = await http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def made_at(at: LiveServer) -> Created:
    return await create_match(at.url, "duel", "quick", ["person", "person"])


async def ended(seat: Session) -> str:
    """Read until the server closes the connection; return the close code."""
    try:
        async for _ in seat:
            pass
    except ClientError as error:
        return error.code
    return ""


# Lost seats.


def test_a_host_issues_a_new_invite_for_a_lost_seat(address: str) -> None:
    async def test() -> None:
        async with live_server(address) as at:
            made = await made_at(at)
            mine = await join_match(at.url, made.id, made.invites[0].token, "Ann")
            async with at.sit(mine) as seat:
                path = f"/matches/{made.id}/invites"
                fresh = await call(at, "POST", path, 201, made.host, {"seat": 0})
                assert await ended(seat) == "wrong-token"
            for old in (mine.token, made.invites[0].token):
                with pytest.raises(ClientError) as refused:
                    await join_match(at.url, made.id, old)
                assert refused.value.code == "wrong-token"
            again = await join_match(at.url, made.id, fresh["token"])
            assert again.seat == fresh["seat"] == 0
            info = await call(at, "GET", f"/matches/{made.id}", 200)
            assert info["seats"][0]["player"] == "Ann"

    run(test())


def test_only_the_host_may_issue_invites(address: str) -> None:
    async def test() -> None:
        async with live_server(address) as at:
            made, other = await made_at(at), await made_at(at)
            deeds = (
                ("POST", f"/matches/{made.id}/invites", {"seat": 0}),
                ("POST", f"/matches/{made.id}/archive", {}),
                ("DELETE", f"/matches/{made.id}", None),
            )
            for method, path, body in deeds:
                assert (await call(at, method, path, 401, "", body))["code"] == "no-token"
                for token in (made.invites[0].token, other.host, "guessed"):
                    assert (await call(at, method, path, 403, token, body))["code"] == "wrong-token"
            unknown = await call(at, "POST", f"/matches/{made.id}/invites", 422, made.host, {"seat": 9})
            assert (unknown["code"], unknown["legal"]) == ("no-seat", [0, 1])
            assert (await call(at, "DELETE", "/matches/nowhere", 404, made.host))["code"] == "wrong-match"

    run(test())


# Archives.


def test_an_archived_match_is_not_listed_but_can_be_read(address: str) -> None:
    async def test() -> None:
        async with live_server(address) as at:
            made = await made_at(at)
            path = f"/matches/{made.id}/archive"
            await call(at, "POST", path, 200, made.host, {})
            assert (await call(at, "GET", "/matches", 200))["matches"] == []
            assert (await call(at, "GET", f"/matches/{made.id}", 200))["id"] == made.id
        async with live_server(address) as at:
            assert (await call(at, "GET", "/matches", 200))["matches"] == []
            await call(at, "POST", path, 200, made.host, {"archived": False})
            assert len((await call(at, "GET", "/matches", 200))["matches"]) == 1

    run(test())


def test_a_removed_match_is_gone_for_everyone(address: str) -> None:
    async def test() -> None:
        async with live_server(address) as at:
            made = await made_at(at)
            mine = await join_match(at.url, made.id, made.invites[0].token)
            async with at.sit(mine) as seat:
                await call(at, "DELETE", f"/matches/{made.id}", 200, made.host)
                assert await ended(seat) == "wrong-match"
            await call(at, "GET", f"/matches/{made.id}", 404)
            assert (await call(at, "GET", "/matches", 200))["matches"] == []
        store = open_store(address)
        assert (store.load(made.id), store.count()) == (None, 0)
        store.close()

    run(test())


def test_what_was_said_in_a_removed_match_is_not_stored(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(narrations, "SAVE_SECONDS", PATIENCE)

    async def test() -> None:
        async with live_server(address) as at:
            made = await made_at(at)
            room = await at.matches.room(made.id)
            room.narrations._voices.add(0, "en", 0, "The match begins.")
            await call(at, "DELETE", f"/matches/{made.id}", 200, made.host)

    run(test())
    assert caplog.records == []


def test_a_match_removed_from_the_store_ends_for_connected_clients(database: str) -> None:
    async def test() -> None:
        async with live_server(database) as at:
            made = await made_at(at)
            mine = await join_match(at.url, made.id, made.invites[0].token)
            async with at.sit(mine) as seat:
                other = open_store(database)
                other.remove(made.id)
                other.close()
                with pytest.raises(ClientError):
                    await seat.command({"type": "startMatch"})
            await call(at, "GET", f"/matches/{made.id}", 404)

    run(test())


# Limits.


def test_rooms_are_unloaded_idle_first_and_come_back_on_demand(address: str) -> None:
    async def test() -> None:
        async with live_server(address, msgspec.structs.replace(HASTY, rooms=3)) as at:
            first = await made_at(at)
            mine = await join_match(at.url, first.id, first.invites[0].token)
            async with at.sit(mine):
                others = [await made_at(at) for _ in range(5)]
                assert first.id in at.matches.rooms, "a match with a player stays"
                last = {each.id for each in others[-2:]}
                assert {*at.matches.rooms} == {first.id, *last}, "the longest idle goes first"
                for each in others:
                    assert (await call(at, "GET", f"/matches/{each.id}", 200))["number"] == 0
                assert len(at.matches.rooms) == 3

    run(test())


def test_a_server_reports_when_it_is_full_or_nearly_full(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with live_server(address, msgspec.structs.replace(HASTY, rooms=2)) as at:
            seats = []
            for share in (0.5, 1.0):
                made = await made_at(at)
                seat = at.sit(await join_match(at.url, made.id, made.invites[0].token))
                seats.append(await seat.__aenter__())
                assert (await call(at, "GET", "/ready", 200))["full"] == share
            async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
                assert "turnwright_full_ratio 1.0" in (await http.get("/metrics")).text
            body = {"game": "duel", "scenario": "quick"}
            assert (await call(at, "POST", "/matches", 503, "", body))["code"] == "full"
            for seat in seats:
                await seat.__aexit__(None, None, None)
        assert "getting full" in caplog.text
        assert "the server is full" in caplog.text

    with caplog.at_level(logging.WARNING, "turnwright.server"):
        run(test())


# A store that cannot be written to.


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A file system of one MiB."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a file system")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "CHECK_PAUSE", 0.0)


def test_a_full_disk_makes_a_server_not_ready(tiny: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with live_server(tiny / "matches.sqlite") as at:
            await call(at, "GET", "/ready", 200)
            with pytest.raises(OSError, match="No space"):
                (tiny / "filler").write_bytes(bytes(2 * 1024 * 1024))
            assert (await call(at, "GET", "/ready", 503))["code"] == "store"
            await call(at, "GET", "/health", 200)
            assert "the disk is full" in caplog.text
            (tiny / "filler").unlink()
            await call(at, "GET", "/ready", 200)
            assert "the server is ready again" in caplog.text

    run(test())


def test_a_read_only_file_makes_a_server_not_ready(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "matches.sqlite") as at:
            await call(at, "GET", "/ready", 200)
            assert isinstance(at.matches.store, SqliteStore)
            make_read_only(at.matches.store)
            assert (await call(at, "GET", "/ready", 503))["code"] == "store"
            assert "is read-only" in caplog.text
            assert str(tmp_path) not in (await call(at, "GET", "/ready", 503))["reason"]

    run(test())


def test_a_read_only_database_makes_a_server_not_ready(
    postgres: Postgres, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with live_server(database) as at:
            await call(at, "GET", "/ready", 200)
            name = database.rpartition("/")[2]
            postgres._run(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            try:
                postgres.hang_up(database)
                assert (await call(at, "GET", "/ready", 503))["code"] == "store"
                assert "not ready" in caplog.text
            finally:
                reset = f"SET default_transaction_read_only = off; ALTER DATABASE {name} RESET ALL"
                postgres._run(postgres.address("postgres"), reset)
                postgres.hang_up(database)

    run(test())


def test_a_store_removes_only_the_named_match(store: Store) -> None:
    async def test() -> None:
        from server.local_clients import hosted_matches

        async with hosted_matches(store) as matches:
            kept, gone = [await create(matches, "duel", "quick", ["person", "easy"]) for _ in range(2)]
            store.remove(gone.match)
            assert store.load(gone.match) is None
            assert store.load_seats(gone.match) == []
            record = store.load(kept.match)
            assert record is not None
            assert len(record.lines) == 2

    asyncio.run(test())

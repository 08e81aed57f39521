"""Whichever write of a match fails, is torn or has an unknown outcome, nothing is lost and play goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from kernel.games import find as script
from server.app.test_sockets import close_code, raw, say, trouble
from server.fault_harness import (
    SCENARIOS,
    RecordingSession,
    check_nothing_lost,
    find,
    host_locally,
    play_out,
    run,
    server_on,
    soak_sample,
)
from server.faults import Faulty, How, full_disk
from server.local_clients import Person, hosted_matches
from server.postgres import Postgres
from server.serving import LiveServer
from turnwright.kernel.replay import resume
from turnwright.protocol.close_codes import CLOSE_RESTART
from turnwright.protocol.messages import Answered, Command, Done, Hello, Refused, Update
from turnwright.server.host.lobby.create import create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings
from turnwright.server.stores import Store, StoreError
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.sqlite import SqliteStore

HOWS: tuple[How, ...] = get_args(How)
NEVER = -1
AT_ONCE = 8


async def suffer(address: str, game: str, fail_at: int, how: How) -> int:
    """Play a match whose write number `fail_at` fails; return the number of attempted writes."""
    store = Faulty(open_store(address), fail_at, how)

    async def play() -> list[RecordingSession]:
        return await play_out(at.url, await host_locally(lambda: at.matches, game), 11)

    async with server_on(store) as at:
        playing = asyncio.create_task(play())
        await ended(at, store, playing)
    if not playing.done():
        # After the power failure the next server opens the store on the same port.
        store.close()
        store.store = open_store(address)
        store.revive()
        async with server_on(store, int(at.url.rpartition(":")[2])) as at:
            await ended(at, store, playing)
    check_nothing_lost(store.store, playing.result())
    store.close()
    return store.writes


async def ended(at: LiveServer, store: Faulty, playing: asyncio.Task[list[RecordingSession]]) -> None:
    while not (store.dead or playing.done()):
        await asyncio.wait([playing], timeout=0.01)
    if not store.dead:
        match = playing.result()[0].match
        kept = store.store.load(match)
        assert kept is not None
        live = await at.matches.room(match)
        assert live.live.match.digest() == resume(kept.lines, find).digest()


# A client that connects at the moment of the failure leaves a socket that only the garbage collector closes.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("how", HOWS)
def test_whichever_write_fails_nothing_acknowledged_is_lost_and_the_match_ends(
    how: How, tmp_path: Path
) -> None:
    async def test() -> None:
        writes = await suffer(str(tmp_path / "whole"), "brief", NEVER, how)
        failed = 0
        for few in batched(range(writes)):
            # Several at once, because each mostly waits for the disk.
            tried = await asyncio.gather(
                *(suffer(str(tmp_path / str(fail_at)), "brief", fail_at, how) for fail_at in few)
            )
            failed += sum(count > fail_at for count, fail_at in zip(tried, few, strict=True))
        assert failed > 10  # not all: inputs that arrive together are written together

    run(test())


def batched(cases: range) -> list[range]:
    return [cases[start : start + AT_ONCE] for start in range(0, len(cases), AT_ONCE)]


@pytest.mark.soak
@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("game", SCENARIOS)
def test_whichever_write_of_any_game_fails_the_match_ends(address: str, game: str, how: How) -> None:
    writes = run(suffer(address, game, NEVER, how))
    for fail_at in soak_sample(range(writes)):
        run(suffer(address, game, fail_at, how))


def test_clients_that_connect_during_a_store_failure_reconnect(tmp_path: Path) -> None:
    async def test() -> None:
        store = Faulty(open_store(str(tmp_path / "matches.sqlite")))
        async with server_on(store) as at:
            mine, _ = await host_locally(lambda: at.matches, "brief")
            store.dead = True
            async with raw(at) as socket:
                await say(socket, Hello(mine.id, mine.token))
                assert (await trouble(socket)).code == "restart"
                assert await close_code(socket) == CLOSE_RESTART
            coming = asyncio.create_task(at.sit(mine).__aenter__())
            await asyncio.wait([coming], timeout=0.05)
            assert not coming.done()
            store.revive()
            seat = await coming
            assert seat.welcome is not None
            await seat.__aexit__()
        store.close()

    run(test())


# A database that drops connections.


async def hung_up_on(postgres: Postgres, address: str, game: str, times: int, random: Random) -> None:
    """Play on two servers while the database repeatedly drops the connections of both."""
    stores = [open_store(address), open_store(address)]
    async with server_on(stores[0]) as one, server_on(stores[1]) as other:
        joined = await host_locally(lambda: one.matches, game)
        playing = [
            asyncio.create_task(play_out(at.url, [each], 5))
            for at, each in zip((one, other, one), joined, strict=False)
        ]
        for _ in range(times):
            await asyncio.wait(playing, timeout=random.random() / 4)
            await asyncio.to_thread(postgres.hang_up, address)
        seats = [seat for each in playing for seat in await each]
    check_nothing_lost(stores[0], seats)
    for store in stores:
        store.close()


def test_a_database_that_drops_connections_loses_nothing(postgres: Postgres, database: str) -> None:
    run(hung_up_on(postgres, database, "dicing", 3, Random(1)))


@pytest.mark.soak
@pytest.mark.parametrize("seed", soak_sample(range(50)))
def test_a_database_that_drops_connections_repeatedly_loses_nothing(
    seed: int, postgres: Postgres, database: str
) -> None:
    for game in ("dicing", "wuxia"):
        run(hung_up_on(postgres, database, game, 20, Random(seed)))


# A full disk.


async def say_until_full(ann: Person) -> tuple[list[Done], Command]:
    """Send long commands until the disk is full: those done, and the one that failed."""
    done: list[Done] = []
    while True:
        command = Command(ann.new_id(), ann.number, ["say " + "x" * 3000])
        answer = await ann.reply(command)
        if isinstance(answer, Refused):
            assert answer.code == "store"
            return done, command
        await ann.hear(Update, number=answer.number)
        done.append(answer)


async def make_many(matches: Matches) -> None:
    for _ in range(100):
        await create(matches, "script", {}, ["person"] * 3, throws=[])


async def endure_full_disk(store: Store, full: AbstractContextManager[None]) -> None:
    """Check that a full disk loses nothing, and that a repeated command is applied once."""
    async with hosted_matches(store, ServerSettings(rate=100_000), find=script) as matches:
        made = await create(matches, "script", {}, ["person"] * 3, throws=[])
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        with full:
            done, refused = await say_until_full(ann)
            assert isinstance(await ann.ask("options"), Answered)
            assert matches.store.is_healthy()
            with pytest.raises(StoreError, match=r"the disk is full|cannot be read or written"):
                await make_many(matches)
        again = await ann.reply(refused)
        assert isinstance(again, Done)
        assert again.number == len(done) + 1
        assert await ann.reply(refused) == again
        assert isinstance(await ann.command(["end"]), Done)
        lines = await matches.journal(made.match)
        live = await matches.room(made.match)
        assert live.live.match.digest() == resume(lines, script).digest()
        assert [update.number for update in ann.all(Update)[1:]] == list(range(1, again.number + 2))


def test_a_full_disk_is_reported_and_the_match_goes_on_when_there_is_space(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "matches.sqlite")
    run(endure_full_disk(store, full_disk(store)))
    store.close()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of one MiB."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a small disk")
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    mounted = subprocess.run(command, check=False, capture_output=True, text=True)
    if mounted.returncode:
        pytest.skip(f"no small disk can be mounted here: {mounted.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fill a disk to the last byte."""
    waste = folder / "waste"
    with suppress(OSError), waste.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    try:
        yield
    finally:
        waste.unlink()


def test_a_disk_that_is_really_full_loses_nothing(tmp_path: Path) -> None:
    with small_disk(tmp_path) as folder:
        store = SqliteStore(folder / "matches.sqlite")
        run(endure_full_disk(store, filled(folder)))
        store.close()

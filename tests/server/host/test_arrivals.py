"""A message counts at the moment it arrived, however late it is processed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread

from server.host.rooms.test_autoplay import Evening, evening, find
from server.serving import HASTY, PATIENCE, run
from turnwright.client import connect
from turnwright.protocol.messages import Choose, Done, Update
from turnwright.server.app.serve import ServeOptions, Server, running
from turnwright.server.host.arrivals import BEAT, Arrivals
from turnwright.server.host.lobby.create import create

IN_TIME, DEFAULT = 0, 2
DEADLINE = 2_500  # milliseconds; long, because the stall must begin before it on a busy machine, too


def test_an_answer_that_arrived_in_time_counts_even_if_the_match_was_locked(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob = now.people[:2]
        await ann.command([f"ask 1 1000 {DEFAULT}", "say answered"])
        room = await now.matches.room(now.made.match)
        asked = room.live.waits[0].request
        assert asked is not None
        async with room.live.lock:
            now.ticks.go(900)
            room.live.changed.set()  # autoplay waits for the lock first
            await asyncio.sleep(0.01)
            reply = asyncio.ensure_future(bob.reply(Choose("in time", bob.number, asked.id, IN_TIME)))
            await asyncio.sleep(0.01)
            now.ticks.go(900)
        assert isinstance(await reply, Done)
        assert room.live.match.state.words == [f"1:{IN_TIME}"]

    evening(tmp_path, test)


def test_an_answer_that_arrived_too_late_does_not_count(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob = now.people[:2]
        await ann.command([f"ask 1 1000 {DEFAULT}", "say answered"])
        room = await now.matches.room(now.made.match)
        asked = room.live.waits[0].request
        assert asked is not None
        async with room.live.lock:
            room.live.changed.set()
            now.ticks.go(1_100)
            await asyncio.sleep(0.01)
            reply = asyncio.ensure_future(bob.reply(Choose("late", bob.number, asked.id, IN_TIME)))
            await asyncio.sleep(0.01)
        assert (await reply).code == "stale"
        assert room.live.match.state.words == [f"1:{DEFAULT}"]

    evening(tmp_path, test)


@asynccontextmanager
async def stallable_server(store: Path) -> AsyncIterator[tuple[Server, asyncio.AbstractEventLoop]]:
    """A server in a separate thread whose event loop a test can stall."""
    mine = asyncio.get_running_loop()
    opened: asyncio.Future[tuple[Server, asyncio.AbstractEventLoop]] = mine.create_future()
    enough = asyncio.Event()

    async def serve() -> None:
        options = ServeOptions(port=0, store=str(store))
        async with running(options, HASTY, find=find) as server:
            mine.call_soon_threadsafe(opened.set_result, (server, asyncio.get_running_loop()))
            await enough.wait()

    thread = Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    server, loop = await asyncio.wait_for(opened, PATIENCE)
    try:
        yield server, loop
    finally:
        loop.call_soon_threadsafe(enough.set)
        await asyncio.to_thread(thread.join)


def test_a_stall_before_a_deadline_costs_no_player_the_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with stallable_server(tmp_path / "matches.sqlite") as (server, loop):
            made = await asyncio.wrap_future(
                asyncio.run_coroutine_threadsafe(
                    create(server.matches, "timed", {}, ["person"] * 3, throws=[]), loop
                )
            )
            seats = [connect(server.url, made.match, made.invites[seat]) for seat in range(3)]
            async with seats[0] as ann, seats[1] as bob, seats[2]:
                await ann.command([f"ask 1 {DEADLINE} {DEFAULT}", "say answered"])
                async for message in bob:
                    asked = [due.request for due in message.waits] if isinstance(message, Update) else []
                    if asked and asked[0]:
                        break
                loop.call_soon_threadsafe(time.sleep, 0.5 + DEADLINE / 1000)
                await asyncio.sleep(0.2)
                # The server answers a question first, and has time to look at the clock meanwhile.
                await asyncio.gather(bob.ask("topics"), bob.choose(asked[0], IN_TIME))
                room = await asyncio.wrap_future(
                    asyncio.run_coroutine_threadsafe(server.matches.room(made.match), loop)
                )
                assert room.live.match.state.words == [f"1:{IN_TIME}"]

    run(test())


def test_a_message_read_after_a_stall_counts_from_its_arrival() -> None:
    class Time:
        now = 1_000_000_000

    def moment() -> int:
        return Time.now

    async def test() -> None:
        arrivals = Arrivals(lambda: 7_000_000_000, moment)
        watch = asyncio.create_task(arrivals.watch())
        await asyncio.sleep(0)
        assert arrivals.stamp() == 7_000_000_000
        Time.now += 400_000_000
        assert arrivals.stamp() == 6_600_000_000
        await asyncio.sleep(3 * BEAT)
        assert arrivals.stamp() == 7_000_000_000
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)

    asyncio.run(test())

"""Rules run for those who have used them least lately, and what takes long leaves time for the rest."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable
from time import thread_time

import pytest

from turnwright.server.host.rule_time import HALF_LIFE, FairLock, RecentUse, RuleTime, cause

PATIENCE = 30.0  # seconds after which a hanging test fails


def run(test: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test, PATIENCE)

    asyncio.run(bounded())


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_half_of_what_was_used_is_forgotten_after_a_while() -> None:
    clock = Clock()
    use = RecentUse(clock)
    use.add("eve", 8.0)
    clock.now += 2 * HALF_LIFE
    assert use.of("eve") == pytest.approx(2.0)
    assert use.of("ann") == 0.0


def test_a_light_user_is_served_before_the_queue_of_a_heavy_one() -> None:
    async def test() -> None:
        time, order = RuleTime(), list[str]()

        async def work(who: str, cpu: float) -> None:
            cause.set(who)
            await time.run("stellar", lambda: computed(cpu, order, who), thread=True)

        async with asyncio.TaskGroup() as tasks:
            for _ in range(5):
                tasks.create_task(work("eve", 0.02))
            await asyncio.sleep(0)  # the first of them runs, and the others wait
            tasks.create_task(work("ann", 0.0))
        assert order == ["eve", "ann", "eve", "eve", "eve", "eve"]

    run(test())


def computed(cpu: float, order: list[str], who: str) -> None:
    """Compute for some CPU seconds."""
    end = thread_time() + cpu
    while thread_time() < end:
        pass
    order.append(who)


def test_long_work_of_all_games_runs_one_after_the_other() -> None:
    async def test() -> None:
        time, running, most = RuleTime(), 0, 0

        def count() -> None:
            nonlocal running, most
            running += 1
            most = max(most, running)
            computed(0.01, [], "")
            running -= 1

        games = ("duel", "stellar", "tactics", "wuxia")
        await asyncio.gather(*(time.run(game, count, thread=True, long=True) for game in games))
        assert most == 1

    run(test())


def test_a_task_that_is_cancelled_as_it_gets_the_lock_gives_it_to_the_next() -> None:
    async def test() -> None:
        lock = FairLock(RecentUse())
        await lock.acquire("ann")
        eve = asyncio.create_task(lock.acquire("eve"))
        ben = asyncio.create_task(lock.acquire("ben"))
        await asyncio.sleep(0)
        lock.release()
        eve.cancel()
        await ben
        assert eve.cancelled()

    run(test())


def test_the_locks_are_held_until_the_thread_of_a_cancelled_task_ends() -> None:
    async def test() -> None:
        time, going, order = RuleTime(), threading.Event(), list[str]()

        def slow() -> None:
            going.wait(PATIENCE)
            computed(0.02, order, "eve")

        cause.set("eve")
        eve = asyncio.create_task(time.run("duel", slow, thread=True, long=True))
        await asyncio.sleep(0.01)  # its thread runs
        eve.cancel()
        ann = asyncio.create_task(time.run("duel", lambda: order.append("ann"), thread=False))
        ben = asyncio.create_task(time.run("wuxia", lambda: order.append("ben"), thread=True, long=True))
        await asyncio.wait([eve])
        going.set()
        await asyncio.gather(ann, ben)
        assert eve.cancelled()
        assert order[0] == "eve"
        assert time.use.of("eve") > 0

    run(test())


def test_work_that_fails_leaves_the_locks_to_the_next() -> None:
    async def test() -> None:
        time, taken = RuleTime(), list[float]()

        def fail() -> None:
            raise ZeroDivisionError

        for thread in (False, True):
            with pytest.raises(ZeroDivisionError):
                await time.run("duel", fail, thread, long=thread, took=taken.append)
        await time.run("duel", lambda: None, thread=False)
        await time.run("wuxia", lambda: None, thread=True, long=True)
        assert len(taken) == 2

    run(test())


def test_a_task_that_is_cancelled_as_it_waits_for_a_game_gives_up_its_turn_for_long_work() -> None:
    async def test() -> None:
        time, going = RuleTime(), threading.Event()
        ann = asyncio.create_task(time.run("duel", lambda: going.wait(PATIENCE), thread=True))
        await asyncio.sleep(0.01)
        eve = asyncio.create_task(time.run("duel", lambda: None, thread=True, long=True))
        await asyncio.sleep(0.01)
        eve.cancel()
        await asyncio.wait([eve])
        await time.run("wuxia", lambda: None, thread=True, long=True)
        going.set()
        await ann

    run(test())

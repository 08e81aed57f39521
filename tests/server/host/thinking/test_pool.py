"""Thinking in other processes: the same decisions as here, fair queues, and an end to what takes too long."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from turnwright import games
from turnwright.agents import agent
from turnwright.agents.greedy import own_heuristic
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import Answered, Ask
from turnwright.server.host.shards import Shard, shard_of
from turnwright.server.host.stored.set_up import Wanted, set_up
from turnwright.server.host.thinking.cpu_budget import CpuBudget
from turnwright.server.host.thinking.pool import FairQueue, Job, ThinkingPool
from turnwright.server.host.thinking.tasks import Decide, Refusal
from turnwright.server.host.thinking.thoughts import Thoughts, set_up_in_process
from turnwright.server.settings import ServerSettings

SETTINGS = ServerSettings(niceness=0)
PATIENCE = 240.0


def run(test: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test, PATIENCE)

    asyncio.run(bounded())


@asynccontextmanager
async def pooled(settings: ServerSettings = SETTINGS) -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(games.load, settings)
    try:
        yield pool
    finally:
        await pool.close()
        assert pool.pids() == []


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def started(game: str, scenario: Any = "", bot: str = "heuristic") -> tuple[Match, int]:
    """A match after some moves of heuristics, and the seat to act."""
    rules = games.load(game)
    loaded = rules.scenarios.load(scenario or rules.scenarios.names()[0])
    seats = [agent(rules, bot) for _ in rules.seats_for(loaded)]
    match = Match(rules, loaded, seed=5, seats=seats)
    heuristic = agent(rules, "heuristic")
    for _ in range(0 if game == "duel" else 2):  # in a duel, time has to pass in between
        seat = next(iter(rules.to_act(match.state)))
        match.submit(seat, decided_here(match, seat, heuristic))
    return match, next(iter(rules.to_act(match.state)))


def decided_here(match: Match, seat: int, policy: Any) -> Any:
    options = match.game.options(match.state, seat)
    return policy.command(match.game, match.state, seat, options, match.bot_dice(seat))


@pytest.mark.parametrize("game", ["duel", "wuxia", "rounds", "tactics"])
def test_a_bot_decides_in_a_process_as_it_does_here(game: str) -> None:
    async def test() -> None:
        async with pooled() as pool:
            for bot in ("heuristic", "random", "search:20"):
                match, seat = started(game, bot=bot)
                command = await Thoughts(bot, pool, SETTINGS).decide(match, seat, watched=True)
                assert plain(command) == plain(decided_here(match, seat, match.policies[seat]))

    run(test())


def test_a_bot_that_exceeds_its_time_decides_as_its_heuristic() -> None:
    match, seat = started("tactics", "demon-gate", "search:2000")
    settings = replace(SETTINGS, decide_cpu=2.0)

    async def test() -> None:
        async with pooled(settings) as pool:
            command = await Thoughts("m", pool, settings).decide(match, seat, watched=True)
            assert plain(command) == plain(decided_here(match, seat, own_heuristic(match.game)))

    run(test())


def test_a_query_that_exceeds_its_time_is_refused() -> None:
    match, seat = started("tactics", "demon-gate")
    settings = replace(SETTINGS, answer_cpu=0.001)

    async def test() -> None:
        async with pooled(settings) as pool:
            with pytest.raises(Rejected, match="CPU time") as refused:
                await Thoughts("m", pool, settings).reply(match, seat, "", Ask("1", "topics"))
            assert refused.value.code == "over-budget"

    run(test())


def test_cancelled_thinking_frees_its_process() -> None:
    match, seat = started("tactics", "demon-gate", "search:2000")

    async def test() -> None:
        async with pooled() as pool:
            thoughts = Thoughts("m", pool, SETTINGS)
            thinking = asyncio.create_task(thoughts.decide(match, seat, watched=True))
            while not pool.busy:
                await asyncio.sleep(0.01)
            (busy,) = pool.pids()
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
            while busy in pool.pids() or runs(busy):
                await asyncio.sleep(0.01)
            # The next is answered, by another process.
            data = await thoughts.reply(match, seat, "", Ask("1", "options"))
            assert json.decode(data, type=Answered).total > 0

    run(test())


def test_a_process_whose_task_is_cancelled_as_it_ends_takes_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match, seat = started("duel")

    async def test() -> None:
        async with pooled() as pool:
            thoughts = Thoughts("m", pool, SETTINGS)
            cancelled = asyncio.create_task(thoughts.reply(match, seat, "", Ask("1", "options")))
            while not pool.busy:
                await asyncio.sleep(0.001)
            time.sleep(0.5)
            cancelled.cancel()
            await asyncio.gather(cancelled, return_exceptions=True)
            while pool.busy:
                await asyncio.sleep(0)
            assert await thoughts.reply(match, seat, "", Ask("2", "options"))

    run(test())
    assert "ended with code" not in caplog.text


def test_a_task_that_waits_is_cancelled_without_a_process() -> None:
    match, seat = started("duel")

    async def test() -> None:
        async with pooled() as pool:
            thoughts = Thoughts("m", pool, SETTINGS)
            thinking = asyncio.create_task(thoughts.decide(match, seat, watched=True))
            await asyncio.sleep(0)
            assert pool.waiting == 1
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
            assert await thoughts.reply(match, seat, "", Ask("1", "options"))

    run(test())


def test_the_task_of_a_killed_process_is_done_by_another() -> None:
    match, seat = started("duel", bot="hard")

    async def test() -> None:
        async with pooled() as pool:
            thoughts = Thoughts("m", pool, SETTINGS)
            await thoughts.decide(match, seat, watched=True)
            (before,) = pool.pids()
            os.kill(before, signal.SIGKILL)
            command = await thoughts.decide(match, seat, watched=True)
            assert plain(command) == plain(decided_here(match, seat, match.policies[seat]))
            assert before not in pool.pids()

    run(test())


@pytest.mark.parametrize(
    ("game", "scenario", "command"),
    [("rounds", "ruinas", {"type": "move", "to": "k11"}), ("tactics", "", {"intent": "MOVE", "to": "0,0"})],
)
def test_a_refused_command_gets_the_same_suggestion_from_a_process(
    game: str, scenario: str, command: dict[str, Any]
) -> None:
    async def test() -> None:
        match, seat = started(game, scenario)
        if game == "tactics":
            command["actor"] = match.state.active().creature_id
        wish = match.game.notation.command_from_data(command)
        with pytest.raises(Rejected) as refused:
            match.submit(seat, wish)
        why = refused.value
        here = match.game.presenter.suggest(match.state, seat, wish, why)
        assert here is not None
        async with pooled() as pool:
            refusal = Refusal(why.code, why.reason, why.field, plain(why.legal))
            there = await Thoughts("m", pool, SETTINGS).suggestion(match, seat, command, refusal)
        assert there == plain(here)

    run(test())


PLAIN = {
    "name": "Open plain",
    "map": {"rows": ["." * 40] * 40},
    "party": [{"id": "wizard", "base": "wizard_11", "at": [5, 5]}],
    "foes": [{"id": "ogre", "base": "ogre", "at": [30, 32]}],
}


def wanted(scenario: Any) -> Wanted:
    return Wanted("m", b"secret", scenario, ("person", "heuristic"), (), 7, 5_000, 100)


def test_a_match_is_set_up_in_a_process_as_it_is_here() -> None:
    async def test() -> None:
        async with pooled() as pool:
            made = await set_up_in_process(pool, SETTINGS, "tactics", wanted(PLAIN), "peer")
        assert made == set_up(games.load("tactics"), wanted(PLAIN))
        assert (made.people, made.title, made.ended) == ([0], "Open plain", False)

    run(test())


def test_a_scenario_that_is_refused_or_takes_too_long_is_refused_as_data() -> None:
    async def refusal(pool: ThinkingPool, settings: ServerSettings, match: Wanted) -> tuple[str, str]:
        with pytest.raises(HostError) as refused:
            await set_up_in_process(pool, settings, "tactics", match, "peer")
        assert refused.value.field in ("scenario", "seats")
        return refused.value.code, refused.value.reason

    async def test() -> None:
        hasty = replace(SETTINGS, prepare_cpu=0.001, seat_cpu=0.000001, seat_cpu_burst=0.0015)
        async with pooled(hasty) as pool:
            code, reason = await refusal(pool, hasty, wanted(PLAIN))
            assert code == "bad-scenario"
            assert reason.endswith("takes more than 0.001 seconds of CPU time")
            assert (await refusal(pool, hasty, wanted(PLAIN)))[0] == "bad-scenario"
            code, reason = await refusal(pool, hasty, wanted(PLAIN))
            assert code == "too-fast"
            assert reason.startswith("your scenarios have used up their CPU time: try again in ")
        async with pooled() as pool:
            assert (await refusal(pool, SETTINGS, wanted({"map": 1})))[0] == "bad-scenario"
            bots = replace(wanted(PLAIN), seats=("search:2000",))
            assert (await refusal(pool, SETTINGS, bots))[0] == "bad-budget"

    run(test())


def test_without_any_process_nothing_waits_for_ever() -> None:
    def unimportable(name: str) -> Any:
        raise AssertionError

    async def test() -> None:
        match, seat = started("wuxia", "duel")
        pool = ThinkingPool(unimportable, SETTINGS)  # its processes end as soon as they start
        thoughts = Thoughts("m", pool, SETTINGS)
        try:
            with pytest.raises(Rejected, match="the answer was lost"):
                await thoughts.reply(match, seat, "", Ask("1", "options"))
            first = match.game.options(match.state, seat).command(0)
            assert await thoughts.decide(match, seat, watched=True) == first
        finally:
            await pool.close()

    run(test())


def test_quick_answers_do_not_wait_for_long_thoughts() -> None:
    long, seat = started("tactics", "demon-gate", "search:2000")
    short, other = started("duel")

    async def test() -> None:
        async with pooled() as pool:
            slow = [
                asyncio.create_task(Thoughts(f"m{number}", pool, SETTINGS).decide(long, seat, watched=True))
                for number in range(6)
            ]
            while not pool.busy:
                await asyncio.sleep(0.01)
            for _ in range(20):
                assert await Thoughts("short", pool, SETTINGS).reply(short, other, "", Ask("1", "options"))
            assert not all(each.done() for each in slow)
            for each in slow:
                each.cancel()
            await asyncio.gather(*slow, return_exceptions=True)

    run(test())


def test_matches_take_turns_in_the_queue() -> None:
    async def test() -> None:
        queue = FairQueue()

        def job(match: str, seat: int) -> Job:
            return Job(match, seat, 1, lambda: pytest.fail("not needed"), Decide(seat), 1.0)

        for each in (job("a", 1), job("a", 2), job("a", 3), job("b", 1), job("c", 1), job("c", 2)):
            queue.put(each)
        taken = [queue.take() for _ in range(len(queue))]
        order = [f"{each.match}{each.seat}" for each in taken if each is not None]
        assert order == ["a1", "b1", "c1", "a2", "c2", "a3"]
        assert queue.take() is None

    run(test())


def test_a_budget_is_used_up_and_refilled() -> None:
    now = 0.0
    budget = CpuBudget(rate=0.5, burst=4.0, clock=lambda: now)
    assert budget.left("seat") == 4.0
    budget.charge("seat", 3.0)
    assert budget.wait("seat") == 0.0
    budget.charge("seat", 3.0)  # the last thought may overdraw it
    assert budget.left("seat") == -2.0
    assert budget.wait("seat") == 4.0
    assert budget.wait("another") == 0.0
    now = 5.0
    assert budget.left("seat") == 0.5
    now = 100.0
    assert budget.left("seat") == 4.0


def test_a_match_belongs_to_one_shard_in_every_process() -> None:
    assert [shard_of(each, 3) for each in ("a", "b", "c", "eGyNtpMu-fxK6eyr")] == [0, 2, 0, 2]
    for each in ("a", "b", "c"):
        assert [Shard(index, 3).holds(each) for index in range(3)].count(True) == 1
    assert Shard().holds("any")

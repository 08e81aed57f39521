"""Clocks that jump or stand still: no deadline comes early or twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec import UNSET

from server.fault_harness import soak_sample
from server.host.rooms.test_autoplay import Evening, evening, find
from server.local_clients import Person, Ticks, hosted_matches
from turnwright import verify
from turnwright.fair.proof import check_journal
from turnwright.kernel.records import Line, read_input
from turnwright.protocol.messages import Command, Done, Over, Update
from turnwright.server.host.clock import MILLISECOND
from turnwright.server.host.lobby.create import create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings

HOUR = 3_600_000  # milliseconds


def jumping(random: Random) -> Callable[[], float]:
    """A wall clock that jumps with every reading."""
    return lambda: random.choice([0.0, 1.0, 1e9, 1e10, random.uniform(0, 1e10)])


async def played_by_bots(folder: Path, wall: Callable[[], float]) -> list[bytes]:
    async with hosted_matches(folder, wall=wall, count=Ticks()) as matches:
        made = await create(matches, "duel", "quick", ["easy", "easy"], seed=5)
        eve = Person(matches)
        await eve.hello(made.match)
        await eve.hear(Over)
        return await matches.journal(made.match)


def test_the_wall_clock_is_used_for_timestamps_only(tmp_path: Path) -> None:
    steady = asyncio.run(played_by_bots(tmp_path / "steady", lambda: 1e9))
    jumped = asyncio.run(played_by_bots(tmp_path / "jumped", jumping(Random(1))))
    assert jumped == steady


def test_a_jumping_wall_clock_moves_no_deadline(tmp_path: Path) -> None:
    async def test() -> None:
        ticks, random = Ticks(), Random(2)
        async with hosted_matches(tmp_path, find=find, count=ticks, wall=jumping(random)) as matches:
            ann, bob = await seated(matches)
            await ann.command(["ask 1 1000 2", "say answered"])
            for _ in range(9):
                ticks.go(100)
                await settled(matches, ann)
                assert await answers(ann) == []
            ticks.go(100)
            await settled(matches, ann)
            await bob.hear(Update, kind="time")

    asyncio.run(test())


async def seated(matches: Matches) -> list[Person]:
    made = await create(matches, "timed", {}, ["person"] * 3, throws=[])
    people = [Person(matches) for _ in range(3)]
    for seat, person in enumerate(people):
        await person.hello(made.match, made.invites[seat])
    return people[:2]


async def settled(matches: Matches, person: Person) -> None:
    """Let autoplay read the clock and act first."""
    for room in matches.rooms.values():
        room.live.changed.set()
        while room.live.changed.is_set() or room.live.lock.locked():
            await asyncio.sleep(0)
    await person.ask("options")


async def answers(person: Person) -> list[Update]:
    return [update for update in person.all(Update) if update.kind in ("time", "answer")]


# Dice and questions on a clock that stands still, creeps, or slept for hours.


def deadlines_hold(tmp_path: Path, random: Random, rounds: int) -> None:
    async def test(now: Evening) -> None:
        ann = now.people[0]
        for turn in range(rounds):
            what = random.choice(["ask 1 {} 2", "roll 1d6 1 {}", "each 1d6 0,1 {}", "ask 2 {} 0"])
            within = random.randint(1, 5_000)
            command, start = [what.format(within), f"say {turn}"], now.ticks.now
            assert isinstance(await ann.reply(Command(f"c{turn}", ann.number, command)), Done)
            while not said(ann, str(turn)):
                await now.go(random.choice([0, 0, 1, random.randint(1, 6_000), HOUR]))
                await settled(now.matches, ann)
            assert now.ticks.now - start >= within * MILLISECOND, "no deadline comes early"
        check_deadlines([read_input(line) for line in (await now.lines())[1:]], rounds)

    evening(tmp_path, test, ServerSettings(rate=1_000_000))


def said(person: Person, word: str) -> bool:
    return any({"type": "said", "word": word} in update.events for update in person.all(Update))


def check_deadlines(entries: list[object], rounds: int) -> None:
    """Check that each unanswered request expired once, at its deadline."""
    now = 0
    open_until: dict[str, int] = {}
    ended: list[str] = []
    for entry in entries:
        assert isinstance(entry, Line)
        if entry.elapsed is not UNSET:
            now = entry.elapsed
        gone = open_until.keys() - {ask.id for ask in entry.asks}
        for request in gone:
            assert entry.elapsed is UNSET or now >= open_until[request], "no deadline comes early"
            ended.append(request)
        open_until = {ask.id: ask.deadline for ask in entry.asks}
    assert len(ended) == len(set(ended)) >= rounds


def test_no_deadline_comes_early_or_twice_with_an_irregular_clock(tmp_path: Path) -> None:
    deadlines_hold(tmp_path, Random(1), 25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", soak_sample(range(40)))
def test_no_deadline_comes_early_or_twice_in_a_long_run(seed: int, tmp_path: Path) -> None:
    deadlines_hold(tmp_path, Random(seed), 200)


def test_after_sleep_each_timer_of_the_game_fires_once(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann = now.people[0]
        await ann.command(["mark due 700", "later say ding"])
        await now.go(0)
        await settled(now.matches, ann)
        assert not said(ann, "ding")
        await now.go(8 * HOUR)
        await ann.hear(Update, kind="time")
        for _ in range(5):
            await now.go(HOUR)
            await settled(now.matches, ann)
        assert len([update for update in ann.all(Update) if update.kind == "time"]) == 1

    evening(tmp_path, test, game="timed")


def test_time_without_a_running_server_does_not_count(tmp_path: Path) -> None:
    ticks = Ticks()

    async def first() -> tuple[str, dict[int, str]]:
        async with hosted_matches(tmp_path, find=find, count=ticks) as matches:
            made = await create(matches, "timed", {}, ["person"] * 3, throws=[])
            people = [Person(matches) for _ in range(3)]
            for seat, person in enumerate(people):
                await person.hello(made.match, made.invites[seat])
            await people[0].command(["ask 1 1000 2", "say answered"])
            return made.match, dict(made.invites)

    async def second(match: str, invites: dict[int, str]) -> None:
        async with hosted_matches(tmp_path, find=find, count=ticks) as matches:
            people = [Person(matches) for _ in range(3)]
            for seat, person in enumerate(people):
                await person.hello(match, invites[seat])
            ticks.go(999)
            await settled(matches, people[0])
            assert await answers(people[0]) == []
            ticks.go(1)
            await settled(matches, people[0])
            await people[0].hear(Update, kind="time")
            kept = matches.store.load(match)
            assert kept is not None
            assert verify(kept.lines, find).valid
            assert check_journal(kept.lines).valid

    opened = asyncio.run(first())
    ticks.go(24 * HOUR)
    asyncio.run(second(*opened))

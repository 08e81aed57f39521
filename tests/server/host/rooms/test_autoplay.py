"""Autoplay: dice that are not thrown, time that runs out, and bots that fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import json
from msgspec.structs import replace

from kernel.games import Gambler, Race, RaceScenarios, Script
from server.faults import Faulty
from server.local_clients import PATIENCE, Person, Ticks, hosted_matches, result
from turnwright.fair.proof import check_journal
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.replay import verify
from turnwright.protocol.messages import (
    Choose,
    Done,
    Over,
    Refused,
    Reveal,
    RollRequest,
    RollResult,
    Throw,
    Trouble,
    Update,
)
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import Created, create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.connect import open_store

PEOPLE = ["person", "person", "person"]


class Clumsy(Policy):
    """Raises on every turn."""

    name: ClassVar[str] = "clumsy"

    def command(self, *_: Any) -> Any:
        raise ZeroDivisionError("ouch")


class Cheat(Policy):
    """Returns commands that the rules reject."""

    name: ClassVar[str] = "cheat"

    def command(self, *_: Any) -> Any:
        return "fly"


class BotRaceScenarios(RaceScenarios):
    def load(self, scenario: Any) -> Any:
        return {"goal": 12} if scenario == "default" else scenario


class BotRace(Race):
    """A race with various bots."""

    scenarios = BotRaceScenarios()

    def bots(self) -> dict[str, Policy]:
        return {"gambler": Gambler(), "clumsy": Clumsy(), "cheat": Cheat()}


class Endless(BotRace):
    """A race that never ends."""

    name: ClassVar[str] = "endless"

    def outcome(self, state: Any) -> None:
        return None


class Timed(Script):
    """A script with a timer at a given moment."""

    name: ClassVar[str] = "timed"

    def next_due(self, state: Any) -> int:
        due: int = state.marks.get("due", -1)
        return due if due > state.clock else -1


GAMES: dict[str, Callable[[], Game]] = {kind.name: kind for kind in (Script, BotRace, Endless, Timed)}


class LaterRace(BotRace):
    """The same race with a later rules version, which cannot resume older matches."""

    rules: ClassVar[str] = "later"

    def __init__(self, _: str) -> None:
        pass


def find(name: str) -> Game:
    return GAMES[name]()


class Evening:
    """A match of three players who throw their own dice, on a clock that the test moves."""

    def __init__(self, matches: Matches, made: Created, ticks: Ticks, people: list[Person]) -> None:
        self.matches = matches
        self.made = made
        self.ticks = ticks
        self.people = people

    async def go(self, milliseconds: int) -> None:
        self.ticks.go(milliseconds)
        (await self.matches.room(self.made.match)).live.changed.set()

    async def lines(self) -> tuple[bytes, ...]:
        kept = self.matches.store.load(self.made.match)
        assert kept is not None
        return kept.lines


def evening(
    tmp_path: Path,
    test: Callable[[Evening], Awaitable[None]],
    settings: ServerSettings | None = None,
    house: MatchSettings | None = None,
    game: str = "script",
) -> None:
    async def run() -> None:
        ticks = Ticks()
        async with hosted_matches(tmp_path, settings, find=find, count=ticks) as matches:
            made = await create(matches, game, {}, PEOPLE, settings=house or MatchSettings())
            people = [Person(matches) for _ in PEOPLE]
            for seat, person in enumerate(people):
                await person.hello(made.match, made.invites[seat])
            now = Evening(matches, made, ticks, people)
            await test(now)
            lines = await now.lines()
            assert verify(lines, find).valid
            assert check_journal(lines).valid

    asyncio.run(run())


# Dice thrown by players.


def test_a_throw_goes_from_request_through_both_seeds_to_a_proven_result(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await bob.command(["roll 2d6 0", "say rolled"])
        ask = await ann.hear(RollRequest)
        assert (ask.session_id, ask.formula, ask.index, ask.seat) == (now.made.match, "2d6", 1, 0)
        assert not bob.all(RollRequest)
        assert not any(b'"2d6"' in data for data in bob.raw)
        assert isinstance(await ann.reply(Throw("t", ask.request_id, "my half")), Done)
        shown = await ann.hear(Reveal)
        assert shown.client_seed == "my half"
        answer = await ann.reply(result(now.made.match, ask, shown))
        assert isinstance(answer, Done)
        update = await bob.hear(Update, number=answer.number)
        assert update.rolls[0].faces == shown.faces
        assert not bob.all(Reveal)

    evening(tmp_path, test)


def forged(change: Callable[[RollResult], RollResult]) -> Any:
    return pytest.param(change, id=change.__name__)


def total(said: RollResult) -> RollResult:
    return replace(said, total=said.total + 1)


def natural(said: RollResult) -> RollResult:
    return replace(said, natural=said.natural + 1, total=said.total + 1)


def naturals(said: RollResult) -> RollResult:
    return replace(said, naturals=(6, 6), natural=12, total=12)


def other_faces_of_the_same_total(said: RollResult) -> RollResult:
    assert isinstance(said.naturals, tuple)
    first, second = said.naturals
    return replace(said, naturals=(first + 1, second - 1))


def breakdown(said: RollResult) -> RollResult:
    return replace(said, breakdown={"luck": 1})


def seed(said: RollResult) -> RollResult:
    return replace(said, client_seed="another")


def session(said: RollResult) -> RollResult:
    return replace(said, session_id="another")


def request_id(said: RollResult) -> RollResult:
    return replace(said, request_id="9.9")


def actor(said: RollResult) -> RollResult:
    return replace(said, actor_id="another")


@pytest.mark.parametrize(
    "change",
    [
        forged(each)
        for each in (
            total,
            natural,
            naturals,
            other_faces_of_the_same_total,
            breakdown,
            seed,
            session,
            request_id,
            actor,
        )
    ],
)
def test_a_result_that_does_not_add_up_is_refused_and_logged(
    change: Callable[[RollResult], RollResult], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(now: Evening) -> None:
        ann = now.people[0]
        await ann.command(["roll 2d6 0", "say rolled"])
        ask = await ann.hear(RollRequest)
        await ann.reply(Throw("t", ask.request_id, "my half"))
        honest = result(now.made.match, ask, await ann.hear(Reveal))
        bad = change(honest)
        if bad == honest:
            return
        with caplog.at_level(logging.WARNING, "turnwright.server"):
            assert isinstance(await ann.reply(bad), Refused)
        assert ("is refused" in caplog.text) == (change is not request_id)
        assert "my half" not in caplog.text
        assert isinstance(await ann.reply(honest), Done)

    evening(tmp_path, test, ServerSettings(grace=600_000))


def test_a_result_needs_only_the_total(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann = now.people[0]
        await ann.command(["roll 2d6 0", "say rolled"])
        ask = await ann.hear(RollRequest)
        await ann.reply(Throw("t", ask.request_id, "my half"))
        came = sum((await ann.hear(Reveal)).faces)
        short = RollResult(now.made.match, ask.request_id, ask.actor_id, came, came)
        assert {"clientSeed", "breakdown", "naturals"}.isdisjoint(json.decode(json.encode(short)))
        assert isinstance(await ann.reply(short), Done)

    evening(tmp_path, test, ServerSettings(grace=600_000))


def test_the_thrower_sees_the_dice_even_if_part_of_the_input_is_hidden(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, eve = now.people
        await bob.command(["each 1d20 0,2", "tell 1 secret"])
        shown = []
        for person in (ann, eve):
            ask = await person.hear(RollRequest)
            await person.reply(Throw("t", ask.request_id, "mine"))
            shown.append((await person.hear(Reveal)).faces)
        for person, faces in ((ann, shown[:1]), (bob, shown), (eve, shown[1:])):
            update = await person.hear(Update, number=3)
            assert [roll.faces for roll in update.rolls] == faces

    evening(tmp_path, test, ServerSettings(grace=1))


def test_a_late_result_is_refused_without_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await ann.command(["roll 1d20 0", "say rolled"])
        ask = await ann.hear(RollRequest)
        await ann.reply(Throw("t", ask.request_id, "mine"))
        late = result(now.made.match, ask, await ann.hear(Reveal))
        await bob.hear(Update, kind="answer")
        with caplog.at_level(logging.WARNING, "turnwright.server"):
            assert (await ann.reply(late)).code == "no-request"
        assert caplog.text == ""

    evening(tmp_path, test, ServerSettings(grace=1))


def test_only_the_asked_seat_throws_and_only_once_for_each_request(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        assert (await ann.reply(Throw("0", "1.0", "early"))).code == "no-request"
        await ann.command(["roll 1d20 0", "say rolled"])
        ask = await ann.hear(RollRequest)
        assert (await bob.reply(Throw("1", ask.request_id, "his"))).code == "no-request"
        assert (await ann.reply(Throw("2", "8.8", "mine"))).code == "unknown-request"
        early = RollResult(now.made.match, ask.request_id, "", 20, 20)
        assert (await ann.reply(early)).code == "not-thrown"
        assert (await ann.reply(Choose("3", ann.number, ask.request_id, 0))).code == "not-a-question"
        await ann.reply(Throw("4", ask.request_id, "first"))
        await ann.reply(Throw("5", ask.request_id, "second"))
        shown = await ann.until(lambda: ann.all(Reveal) if len(ann.all(Reveal)) == 2 else None)
        assert {each.client_seed for each in shown} == {"first"}
        assert not bob.all(Reveal)
        assert isinstance(await ann.reply(result(now.made.match, ask, shown[0])), Done)
        assert isinstance(await ann.reply(result(now.made.match, ask, shown[0])), Refused)

    evening(tmp_path, test, ServerSettings(grace=600_000))


def test_the_server_completes_a_throw_without_a_result(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await ann.command(["roll 1d20 0", "say rolled"])
        ask = await ann.hear(RollRequest)
        await ann.reply(Throw("t", ask.request_id, "mine"))
        update = await bob.hear(Update, kind="answer")
        assert update.rolls[0].faces == (await ann.hear(Reveal)).faces
        again = await ann.reply(Throw("the same once more", ask.request_id, "mine"))
        assert isinstance(again, Done)
        assert (await ann.reply(Throw("other dice", ask.request_id, "else"))).code == "no-request"

    evening(tmp_path, test, ServerSettings(grace=1))


def test_a_throw_of_a_disconnected_player_stands(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await ann.command(["roll 1d20 0", "say rolled"])
        ask = await ann.hear(RollRequest)
        await ann.reply(Throw("t", ask.request_id, "mine"))
        shown = await ann.hear(Reveal)
        await ann.leave()
        update = await bob.hear(Update, kind="answer")
        assert update.rolls[0].faces == shown.faces

    evening(tmp_path, test, ServerSettings(grace=600_000))


@pytest.mark.parametrize("house", [MatchSettings(), MatchSettings(throw_within=3_000)], ids=["game", "house"])
def test_the_server_throws_when_the_time_is_up(house: MatchSettings, tmp_path: Path) -> None:
    within = "-1" if house.throw_within else "3000"

    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await ann.command([f"roll 1d20 0 {within}", "say rolled"])
        ask = await ann.hear(RollRequest)
        assert ask.deadline == 3_000
        await now.go(2_999)
        await ann.reply(Throw("bad", "0.0", "x"))
        assert not ann.all(Reveal)
        await now.go(1)
        shown = await ann.hear(Reveal)
        assert shown.client_seed == ""
        assert (await bob.hear(Update, kind="answer")).rolls[0].faces == shown.faces
        assert (await ann.reply(Throw("late", ask.request_id, "mine"))).code == "no-request"

    evening(tmp_path, test, house=house)


def test_simultaneous_throw_requests_of_one_seat_are_answered_in_order(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await bob.command(["each 1d6 0,1,0", "say rolled"])
        seen: list[str] = []
        for turn in (1, 2):
            ask = await ann.hear(RollRequest, index=turn)
            seen.append(ask.request_id)
            await ann.reply(Throw(f"t{turn}", ask.request_id, "mine"))
            shown = await ann.hear(Reveal, request=ask.request_id)
            assert isinstance(await ann.reply(result(now.made.match, ask, shown)), Done)
        assert seen == ["1.0", "1.2"]
        assert (await bob.hear(RollRequest)).request_id == "1.1"
        second, first = ann.all(RollRequest)[-1], ann.all(Reveal)[0]
        assert second.commitment == first.secret

    evening(tmp_path, test)


def test_a_throw_survives_a_server_crash(tmp_path: Path) -> None:
    async def first() -> tuple[Created, RollRequest, Reveal]:
        async with hosted_matches(tmp_path, ServerSettings(grace=600_000), find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE)
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            await ann.command(["roll 1d20 0", "say rolled"])
            ask = await ann.hear(RollRequest)
            await ann.reply(Throw("t", ask.request_id, "mine"))
            shown = await ann.hear(Reveal)
            room = await matches.room(made.match)
            room.autoplay._stopping = True  # as in a power failure
            room.live.changed.set()
            return made, ask, shown

    async def second(made: Created, ask: RollRequest, shown: Reveal) -> None:
        async with hosted_matches(tmp_path, ServerSettings(grace=600_000), find=find) as matches:
            bob = Person(matches)
            await bob.hello(made.match, made.invites[1])
            update = await bob.until(lambda: [u for u in bob.all(Update) if u.rolls or u.number >= 2] or None)
            room = await matches.room(made.match)
            assert room.live.match.state.words == [f"1d20={shown.faces[0]}"]
            assert update

    asyncio.run(second(*asyncio.run(first())))


# Time.


def test_a_question_takes_its_default_when_the_servers_time_limit_is_up(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await ann.command(["ask 1 -1 2", "say answered"])
        (due,) = (await bob.hear(Update, number=1)).waits
        assert due.deadline == 2_000
        await now.go(2_000)
        await ann.hear(Update, kind="answer")
        assert (await now.matches.room(now.made.match)).live.match.state.words == ["1:2"]

    evening(tmp_path, test, house=MatchSettings(choose_within=2_000))


def test_a_question_expires_by_game_time(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, _, _ = now.people
        await ann.command(["ask 1 1000 2", "say answered"])
        await now.go(1_500)
        await ann.hear(Update, kind="time")
        assert (await now.matches.room(now.made.match)).live.match.state.words == ["1:2"]

    evening(tmp_path, test)


def test_dice_that_expire_together_with_a_question_are_still_fair(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        bob.connection._latency.measured(400)  # the server allows for Bob's latency
        await ann.command(["each 1d6 0,1 1000", "ask 1 100", "say done"])
        await now.go(1_100)
        await now.go(200)
        await ann.hear(Reveal)
        await bob.hear(Reveal)
        await now.go(400)
        await ann.hear(Update, kind="time")

    evening(tmp_path, test)


def test_a_game_receives_due_timers_but_none_while_paused(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, _, _ = now.people
        room = await now.matches.room(now.made.match)
        await ann.command(["mark due 700", "later say ding"])
        room.live.clock.hold("paused")
        await now.go(5_000)
        await ann.command(["say still"])
        assert not [update for update in ann.all(Update) if update.kind == "time"]
        room.live.clock.hold("paused", False)
        await now.go(700)
        update = await ann.hear(Update, kind="time")
        assert update.events == ({"type": "said", "word": "ding"},)

    evening(tmp_path, test, game="timed")


def test_a_command_sent_in_time_counts_and_a_later_one_is_too_late(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann, bob, _ = now.people
        await ann.command(["mark due 1000", "later tell 0,1,2 ding"])
        await bob.until(lambda: bob.number == ann.number)
        ann.connection._latency.measured(
            1_000
        )  # half of it, and at most a quarter of a second, is allowed for
        now.ticks.go(1_200)
        assert isinstance(await ann.command(["say in-time"]), Done)
        room = await now.matches.room(now.made.match)
        assert room.live.match.now == 950

    evening(tmp_path, test, game="timed")


def test_a_server_limit_and_its_update_use_the_same_clock(tmp_path: Path) -> None:
    async def test(now: Evening) -> None:
        ann = now.people[0]
        now.ticks.go(60_000)
        await ann.command(["ask 0", "say asked"])
        update = await ann.hear(Update, kind="command")
        assert update.waits[0].deadline - update.now == 9_000
        now.ticks.go(4_000)
        again = Person(now.matches)
        await again.hello(now.made.match, now.made.invites[0], last=0)
        update = await again.hear(Update, kind="command")
        assert update.waits[0].deadline - update.now == 5_000

    evening(tmp_path, test, house=MatchSettings(choose_within=9_000))


# Bots.


@pytest.mark.parametrize("bot", ["clumsy", "cheat"])
def test_a_failing_bot_is_reported_and_the_match_stays_open(
    bot: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, "race", {"goal": 99}, ["person", bot])
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            assert isinstance(await ann.command("run"), Done)
            trouble = await ann.hear(Trouble)
            assert (trouble.code, trouble.closing) == ("bot", False)
            assert bot in trouble.reason
            assert (await ann.command("run")).code == "not-your-turn"
            assert len(ann.all(Trouble)) == 1
            assert bot in caplog.text

    asyncio.run(test())


def test_failed_bots_are_not_restarted(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        store = open_store(database)
        async with hosted_matches(store, ServerSettings(idle=0), find=find) as matches:
            made = await create(matches, "race", {"goal": 99}, ["clumsy", "gambler"])
            mover = (await matches.room(made.match)).autoplay
            async with asyncio.timeout(PATIENCE):
                while mover.busy:
                    await asyncio.sleep(0)
            assert await matches.sweep() == 0
            await matches.wake_bots()
            assert not matches.rooms
            assert await matches.room(made.match)  # it is loaded on request
        store.close()

    asyncio.run(test())
    assert "failed" in caplog.text


def test_an_unreadable_match_of_bots_is_left_to_other_servers(database: str) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        async with hosted_matches(stores[0], find=find) as matches:
            await create(matches, "race", {"goal": 10_000}, ["gambler", "gambler"])
        async with hosted_matches(stores[0], find=LaterRace) as matches:
            await matches.wake_bots()
            (row,) = await matches.listed()
            assert not matches.rooms
            assert stores[1].acquire(row.id)
        for store in stores:
            store.close()

    asyncio.run(test())


def test_bots_that_never_end_are_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, ServerSettings(automatic_inputs=30), find=find) as matches:
            made = await create(matches, "endless", {"goal": 99}, ["gambler", "gambler"])
            room = await matches.room(made.match)
            eve = Person(matches)
            await eve.hello(made.match)
            await eve.hear(Update, number=30)
            await eve.until(lambda: not room.autoplay.busy or eve.all(Trouble))
            assert room.live.match.number == 31

    asyncio.run(test())


def test_bots_and_players_go_on_after_a_failed_write_of_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        store = open_store(str(tmp_path / "m.sqlite"))
        faulty: Any = Faulty(store, 2)
        async with hosted_matches(faulty, ServerSettings(retry_seconds=0.01), find=find) as matches:
            made = await create(matches, "race", {"goal": 12}, ["person", "gambler"], seed=1)
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            while not ann.all(Over):
                waits = ann.all(Update)[-1].waits
                if any(due.seat == 0 for due in waits):
                    await ann.command("run")
                else:
                    await ann.more()
            assert faulty.writes > 2
            assert verify(await matches.journal(made.match), find).finished
        store.close()

    asyncio.run(test())


@pytest.mark.parametrize(("seats", "looks"), [(["person", "person"], False), (["person", "gambler"], True)])
def test_autoplay_does_not_poll_while_only_players_are_awaited(
    tmp_path: Path, seats: list[str], looks: bool
) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, "race", "default", seats)
            people = [Person(matches) for _ in made.invites]
            for person, token in zip(people, made.invites.values(), strict=True):
                await person.hello(made.match, token)
            live = (await matches.room(made.match)).live
            while live.changed.is_set() or not live.owned:
                await asyncio.sleep(0)
            stirred: list[bool] = []
            live.changed.set = lambda: stirred.append(True)  # type: ignore[method-assign]
            assert isinstance(await people[0].command("rest"), Done)
            del live.changed.set
            live.changed.set()
            assert bool(stirred) == looks

    asyncio.run(run())

"""The matches of a server: created, joined, reloaded, unloaded, listed, ended."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

import turnwright.server.host.stored.stored_match
from kernel.games import Race, find
from server.faults import Faulty
from server.local_clients import PATIENCE, Person, Player, Ticks, hosted_matches
from server.postgres import Postgres
from turnwright import games
from turnwright.kernel.codec import plain
from turnwright.kernel.replay import verify
from turnwright.protocol.close_codes import CLOSE_RESTART
from turnwright.protocol.messages import Answered, Chat, Chatted, Done, Hello, Over, SeatInfo, Trouble, Update
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import create, join, reopen, seat_of
from turnwright.server.host.lobby.matches import HostError, Matches
from turnwright.server.host.stored.receipts import make_receipt
from turnwright.server.settings import ServerSettings
from turnwright.server.stores import StoreError
from turnwright.server.stores.connect import open_store

PEOPLE = ["person", "person", "person"]


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("unknown-game", {"game": "chess"}),
        ("unknown-scenario", {"scenario": "nowhere"}),
        ("unknown-scenario", {"scenario": "../../secrets.yaml"}),
        ("unknown-scenario", {"scenario": "/etc/passwd"}),
        ("bad-scenario", {"scenario": {"no": "such field"}}),
        ("bad-scenario", {"scenario": 7}),
        ("unknown-agent", {"seats": ["person", "unknown"]}),
        ("bad-budget", {"seats": ["person", "search:1000000"]}),
        ("no-seat", {"seats": ["person"] * 3}),
        ("not-a-person", {"throws": [1], "seats": ["person", "easy"]}),
        ("not-a-person", {"throws": [9]}),
    ],
)
def test_an_invalid_match_is_refused_with_a_code(code: str, asked: dict[str, Any], tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            with pytest.raises(HostError) as refused:
                await create(matches, **{"game": "duel", "scenario": "quick", **asked})
            assert refused.value.code == code
            assert await matches.listed() == []
            assert not matches.rooms

    asyncio.run(test())


@pytest.mark.parametrize("scenario", ["goblin-ambush", "copper-mine"])
def test_one_hero_is_a_persons_and_the_others_are_a_bots(scenario: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "tactics", scenario, ["heuristic", "person"], heroes=["rogue"])
            live = (await matches.room(made.match)).live
            assert list(made.invites) == [1]
            assert live.match.header.seats == ("heuristic", "person", "heuristic")
            assert live.game.scenarios.units(live.match.scenario, 1) == ["rogue"]
            with pytest.raises(HostError, match="no hero 'bard'"):
                await create(matches, "tactics", scenario, heroes=["bard"])
            with pytest.raises(HostError) as refused:
                await create(matches, "duel", "quick", heroes=["bard"])
            assert refused.value.code == "no-heroes"

    asyncio.run(test())


def test_the_number_of_stored_matches_is_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, ServerSettings(matches=1)) as matches:
            await create(matches, "duel", "quick")
            with pytest.raises(HostError, match="cannot store more matches"):
                await create(matches, "duel", "quick")

    asyncio.run(test())


@pytest.mark.parametrize("named", ["", "duel"])
def test_a_match_has_the_name_of_its_default_scenario(named: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "wuxia", named, ["person", "person"])
            (row,) = await matches.listed()
            assert (row.id, row.scenario) == (made.match, named or matches.game("wuxia").scenarios.names()[0])

    asyncio.run(test())


def test_a_scenario_of_values_has_the_name_in_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            await create(matches, "stellar", galaxy(name="Far away"), ["person", "person"])
            (row,) = await matches.listed()
            assert row.scenario == "Far away"

    asyncio.run(test())


def galaxy(**changes: Any) -> dict[str, Any]:
    """A small galaxy as plain values, with changes."""
    values = plain(games.load("stellar").scenarios.load("skirmish"))
    return {name: value for name, value in {**values, **changes}.items() if value is not None}


def test_a_scenario_with_too_many_objects_is_refused(tmp_path: Path) -> None:
    fleets = [{"ships": {"frigate": 1}, "copies": 20_000}]
    world = {"shape": "ring", "systems": 20_000, "radius": 9_000.0}

    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            for changes in ({"fleets": fleets}, {"world": world}):
                with pytest.raises(HostError, match="at most 5000 objects") as refused:
                    await create(matches, "stellar", galaxy(**changes), ["person", "person"])
                assert (refused.value.code, refused.value.field) == ("bad-scenario", "scenario")
            assert await create(matches, "stellar", galaxy(), ["person", "person"])

    asyncio.run(test())


def test_thinking_bots_delay_no_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            enough = threading.Event()
            thoughts = [asyncio.ensure_future(matches.workers.think(enough.wait)) for _ in range(100)]
            assert await matches.workers.store(matches.store.count) == 0
            made = await create(matches, "duel", "quick")
            ann = Person(matches)
            await ann.hello(made.match, *made.invites.values())
            assert isinstance(await ann.ask("options"), Answered)
            enough.set()
            await asyncio.gather(*thoughts)

    asyncio.run(test())


def test_bots_of_unattended_matches_do_not_block_other_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            enough = threading.Event()
            dreams = [
                asyncio.ensure_future(matches.workers.think(enough.wait, watched=False)) for _ in range(100)
            ]
            bots = await create(matches, "wuxia", "duel", ["heuristic", "heuristic"])
            made = await create(matches, "wuxia", "duel", ["person", "heuristic"], throws=[])
            await Player(matches, 3).play(made.match, made.invites[0])
            assert (await matches.room(bots.match)).live.number == 0
            enough.set()
            await asyncio.gather(*dreams)
            eve = Person(matches)
            await eve.hello(bots.match)
            await eve.hear(Over)

    asyncio.run(test())


def test_a_server_shuts_down_without_waiting_for_bots(tmp_path: Path) -> None:
    async def test() -> None:
        enough = threading.Event()
        try:
            async with asyncio.timeout(60), hosted_matches(tmp_path) as matches:
                dream = asyncio.ensure_future(matches.workers.think(enough.wait, watched=False))
                bots = await create(matches, "wuxia", "duel", ["heuristic", "heuristic"])
                room = await matches.room(bots.match)
                while room.autoplay.thought is None:
                    await asyncio.sleep(0.001)
        finally:
            enough.set()
        await dream
        async with hosted_matches(tmp_path) as matches:
            eve = Person(matches)
            await eve.hello(bots.match)
            await eve.hear(Over)

    asyncio.run(test())


def test_a_read_only_match_is_reopened_on_all_servers(database: str) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        async with hosted_matches(stores[0], find=find) as one, hosted_matches(stores[1], find=find) as two:
            made = await create(one, "script", {}, PEOPLE, throws=[])
            room = await one.room(made.match)
            ann, bob = Person(one), Person(two)
            await ann.hello(made.match, made.invites[0])
            await bob.hello(made.match, made.invites[1])
            late = Person(one)
            await late.say(
                Hello(made.match, last=9, mark=make_receipt(room.live.row.secret, room.id, 9, b"lost"))
            )
            await late.hear(Trouble, code="STORE_ROLLBACK")
            there = await two.room(made.match)
            await ann.say(Chat("1", "it is closed"))
            await bob.hear(Chatted)
            assert room.live.row.read_only
            assert there.live.row.read_only
            assert (await bob.command(["write x"])).code == "read-only"
            await reopen(two, made.match)
            assert isinstance(await bob.command(["write x"]), Done)
            await ann.hear(Update, number=1)
            assert isinstance(await ann.command(["write y"]), Done)
        for store in stores:
            store.close()

    asyncio.run(test())


def test_an_invite_is_invalid_once_its_token_is_used(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "duel", "quick", ["person", "person"])
            invite = made.invites[1]
            joined = await join(matches, made.match, invite, "Bob")
            again = await join(matches, made.match, invite, "Bob")  # the first response was lost
            assert joined.seat == again.seat == 1
            assert joined.token != again.token
            bob = Person(matches)
            assert (await bob.hello(made.match, again.token)).seat == 1
            for old in (invite, joined.token, "", "x" * 200):
                with pytest.raises(HostError) as refused:
                    await join(matches, made.match, old)
                assert refused.value.code == "wrong-token"
            assert await seat_of(matches, made.match, again.token) == 1

    asyncio.run(test())


def test_a_query_with_the_token_invalidates_the_invite(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "duel", "quick", ["person", "person"])
            joined = await join(matches, made.match, made.invites[1], "Bob")
            assert await seat_of(matches, made.match, made.invites[1]) == 1  # the response may be lost
            assert await seat_of(matches, made.match, joined.token) == 1
            with pytest.raises(HostError) as refused:
                await join(matches, made.match, made.invites[1], "Mallory")
            assert refused.value.code == "wrong-token"

    asyncio.run(test())


def test_no_store_holds_a_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "duel", "quick", ["person", "person"])
            joined = await join(matches, made.match, made.invites[0], "Ann")
            tokens = [joined.token, *made.invites.values()]
        for file in tmp_path.iterdir():
            assert not any(token.encode() in file.read_bytes() for token in tokens)

    asyncio.run(test())


def test_a_match_is_reloaded_after_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, str, str]:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            done = await ann.command(["say hello", "write x"])
            assert isinstance(done, Done)
            room = await matches.room(made.match)
            return made.match, made.invites[0], room.live.match.digest()

    async def second(match: str, token: str, digest: str) -> None:
        async with hosted_matches(tmp_path, find=find) as matches:
            ann = Person(matches)
            welcome = await ann.hello(match, token, last=0)
            assert not welcome.fresh
            assert (await ann.hear(Update, number=1)).events == ({"type": "said", "word": "hello"},)
            assert (await matches.room(match)).live.match.digest() == digest

    asyncio.run(second(*asyncio.run(first())))


def test_an_empty_room_is_unloaded_and_reloaded_on_demand(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, ServerSettings(idle=0), find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            assert await matches.sweep() == 1
            old = await matches.room(made.match)
            await ann.leave()
            assert await matches.sweep() == 0
            bob = Person(matches)
            await bob.hello(made.match, made.invites[1])
            assert await matches.room(made.match) is not old

    asyncio.run(test())


def test_a_match_of_bots_finishes_even_after_a_restart(tmp_path: Path) -> None:
    async def begin() -> str:
        async with hosted_matches(tmp_path) as matches:
            return (await create(matches, "wuxia", "duel", ["heuristic", "heuristic"])).match

    async def go_on(match: str) -> None:
        async with hosted_matches(tmp_path) as matches:
            eve = Person(matches)
            await eve.hello(match)
            await eve.hear(Over)
            assert verify(await matches.journal(match), matches.game).finished
            assert [row.id for row in await matches.listed(ended=True)] == [match]

    asyncio.run(go_on(asyncio.run(begin())))


def test_the_journal_of_a_running_match_is_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "duel", "quick", ["person", "person"])
            with pytest.raises(HostError) as refused:
                await matches.journal(made.match)
            assert refused.value.code == "not-over"
            with pytest.raises(HostError) as refused:
                await matches.journal("nowhere")
            assert refused.value.code == "wrong-match"

    asyncio.run(test())


def test_a_finished_match_is_described_without_a_replay(tmp_path: Path) -> None:
    async def play() -> tuple[str, tuple[SeatInfo, ...], int, Any]:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "rounds", "duelo", ["person", "heuristic"])
            token = (await join(matches, made.match, made.invites[0], "Ann")).token
            ann = Player(matches, 3)
            await ann.play(made.match, token)
            await ann.leave()
            assert await matches.ended(made.match) is None  # it is loaded and was replayed already
            room = await matches.room(made.match)
            return made.match, room.attendance.seats(), room.live.number, room.live.match.outcome

    async def look(match: str, seats: tuple[SeatInfo, ...], number: int, outcome: Any) -> None:
        async with hosted_matches(tmp_path) as matches:
            told = await matches.ended(match)
            assert told is not None
            assert (told.row.ended, told.seats, told.number, told.outcome) == (True, seats, number, outcome)
            assert not matches.rooms
            for other in ("nowhere", "no/id", (await create(matches, "duel", "quick")).match):
                assert await matches.ended(other) is None

    found = asyncio.run(play())
    asyncio.run(look(*found))


class Client(Race):
    """A race with slow steps."""

    name: ClassVar[str] = "race"

    def apply(self, state: Any, seat: int, command: Any, ctx: Any) -> None:
        time.sleep(0.02)
        super().apply(state, seat, command, ctx)


def test_a_replay_does_not_block_other_matches_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turnwright.server.host.stored.stored_match, "SLICE", 0.01)
    race = ("race", {"goal": 99}, ["person", "person"])

    async def begin() -> str:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, *race)
            players = [Person(matches), Person(matches)]
            for seat, player in enumerate(players):
                await player.hello(made.match, made.invites[seat])
            for turn in range(20):
                assert isinstance(await players[turn % 2].command("rest", turn), Done)
            return made.match

    async def go_on(match: str) -> None:
        async with hosted_matches(tmp_path, find=lambda _: Client()) as matches:
            made = await create(matches, *race)
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            old = asyncio.ensure_future(matches.room(match))
            while not matches.workers.rule_time.lock("race").locked():
                await asyncio.sleep(0)
            assert isinstance(await ann.command("rest"), Done)
            assert not old.done()
            assert (await old).live.number == 20

    match = asyncio.run(begin())
    asyncio.run(go_on(match))


def test_a_match_of_other_rules_is_not_continued(tmp_path: Path) -> None:
    class Odd(Race):
        def apply(self, state: Any, seat: int, command: Any, ctx: Any) -> None:
            super().apply(state, seat, "run", ctx)

    async def begin() -> str:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, "race", {"goal": 99}, ["person", "person"])
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            await ann.command("rest")
            return made.match

    async def go_on(match: str) -> None:
        async with hosted_matches(tmp_path, find=lambda _: Odd()) as matches:
            with pytest.raises(HostError, match="to another position") as refused:
                await matches.room(match)
            assert refused.value.code == "unreadable"

    match = asyncio.run(begin())
    asyncio.run(go_on(match))


def test_a_match_that_is_not_listed_is_found_only_by_its_id(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            shown = await create(matches, "duel", "quick")
            hidden = await create(matches, "duel", "quick", settings=MatchSettings(listed=False))
            assert [row.id for row in await matches.listed()] == [shown.match]
            assert (await matches.room(hidden.match)).id == hidden.match

    asyncio.run(test())


def test_all_clients_are_notified_when_the_server_stops(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "duel", "quick", ["person", "person"])
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
        assert (await ann.hear(Trouble)).code == "restart"
        await ann.until(lambda: ann.closed)
        assert ann.closed is not None
        assert ann.closed[0] == CLOSE_RESTART

    asyncio.run(test())


def test_a_match_that_was_not_stored_does_not_exist(tmp_path: Path) -> None:
    async def test() -> None:
        store = open_store(str(tmp_path / "m.sqlite"))
        faulty: Any = Faulty(store, 0)
        async with hosted_matches(faulty) as matches:
            with pytest.raises(StoreError):
                await create(matches, "duel", "quick")
            assert await matches.listed() == []
            assert not matches.rooms
        store.close()

    asyncio.run(test())


def test_two_servers_on_one_store_play_one_match(database: str) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        async with hosted_matches(stores[0], find=find) as one, hosted_matches(stores[1], find=find) as two:
            made = await create(one, "script", {}, PEOPLE, throws=[])
            ann, bob = Person(one), Person(two)
            await ann.hello(made.match, made.invites[0])
            await bob.hello(made.match, made.invites[1])
            await ann.command(["say one"])
            assert (await bob.hear(Update, number=1)).events == ({"type": "said", "word": "one"},)
            assert isinstance(await bob.command(["say two"]), Done)
            assert (await ann.hear(Update, number=2)).events == ({"type": "said", "word": "two"},)
            left, right = await one.room(made.match), await two.room(made.match)
            assert left.live.match.digest() == right.live.match.digest()
        for store in stores:
            store.close()

    asyncio.run(test())


def test_of_two_simultaneous_writes_on_two_servers_one_is_stale_and_nothing_is_lost(database: str) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        async with hosted_matches(stores[0], find=find) as one, hosted_matches(stores[1], find=find) as two:
            made = await create(one, "script", {}, PEOPLE, throws=[])
            people = [Person(one), Person(two)]
            for seat, person in enumerate(people):
                await person.hello(made.match, made.invites[seat])
            for turn in range(5):
                answers = await asyncio.gather(
                    *(person.command([f"say {turn}-{seat}"]) for seat, person in enumerate(people))
                )
                assert any(isinstance(answer, Done) for answer in answers)
                assert all(isinstance(answer, Done) or answer.code == "stale" for answer in answers)
                last = max(answer.number for answer in answers if isinstance(answer, Done))
                for person in people:
                    await person.hear(Update, number=last)
            left, right = await one.room(made.match), await two.room(made.match)
            assert left.live.match.digest() == right.live.match.digest()
        for store in stores:
            store.close()

    asyncio.run(test())


def test_concurrent_loads_share_one_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, ServerSettings(idle=0)) as matches:
            made = await create(matches, "wuxia", "duel", ["person", "person"], throws=[])
            await matches.sweep()
            rooms = await asyncio.gather(*(matches.room(made.match) for _ in range(5)))
            assert len({id(room) for room in rooms}) == 1
            assert len(matches.rooms) == 1

    asyncio.run(test())


def test_bots_move_on_one_server_and_on_another_after_it_stops(database: str) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        settings = ServerSettings(takeover_seconds=0.02, rate=10_000)
        async with hosted_matches(stores[1], settings) as two:
            async with hosted_matches(stores[0], settings) as one:
                made = await create(one, "wuxia", "duel", ["person", "heuristic"], throws=[])
                ann, eve = Player(one, 3), Person(two)
                await eve.hello(made.match, last=0)
                seat = (await ann.hello(made.match, made.invites[0])).seat
                for _ in range(2):
                    await ann._once(made.match, seat)
                number = ann.number
            ann = Player(two, 4)
            await ann.play(made.match, made.invites[0])
            await eve.hear(Over)
            assert number < (await two.room(made.match)).live.match.number
            assert verify(await two.journal(made.match), two.game).finished
            assert not eve.all(Trouble)
        for store in stores:
            store.close()

    asyncio.run(test())


async def ended(matches: Matches) -> list[str]:
    """Wait until an unattended match is over."""
    async with asyncio.timeout(PATIENCE):
        while not (rows := await matches.listed(ended=True)):
            await asyncio.sleep(0.01)
    return [row.id for row in rows]


def test_bots_of_a_stopped_server_continue_on_another_without_a_request(database: str) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        async with hosted_matches(stores[1], ServerSettings(takeover_seconds=0.05)) as two:
            async with hosted_matches(stores[0]) as one:
                made = await create(one, "wuxia", "duel", ["heuristic", "heuristic"])
            assert not await two.listed(ended=True)
            assert await ended(two) == [made.match]
            assert verify(await two.journal(made.match), two.game).finished
        for store in stores:
            store.close()

    asyncio.run(test())


def test_bots_owned_by_another_server_are_left_to_it(database: str) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        async with hosted_matches(stores[0]) as one, hosted_matches(stores[1]) as two:
            made = await create(one, "wuxia", "duel", ["heuristic", "heuristic"])
            while not one.rooms[made.match].live.owned:
                await asyncio.sleep(0)
            await two.wake_bots()
            assert not two.rooms
            assert await ended(one) == [made.match]
            await two.wake_bots()
            assert not two.rooms
        for store in stores:
            store.close()

    asyncio.run(test())


def test_a_match_that_ends_while_another_server_takes_it_over_is_left_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        acquire = stores[1].acquire

        def acquire_once_released(match: str) -> bool:
            while not acquire(match):
                time.sleep(0.01)
            return True

        monkeypatch.setattr(stores[1], "acquire", acquire_once_released)
        settings = ServerSettings(takeover_seconds=PATIENCE)  # no scan but the one of the test
        async with hosted_matches(stores[0], settings) as one, hosted_matches(stores[1], settings) as two:
            made = await create(one, "wuxia", "duel", ["heuristic", "heuristic"])
            while not one.rooms[made.match].live.owned:
                await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                await two.wake_bots()
            assert await ended(one) == [made.match]
            assert not two.rooms
            assert stores[0].acquire(made.match)
        for store in stores:
            store.close()

    asyncio.run(test())


def test_a_server_that_missed_notifications_catches_up_with_every_match(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        stores = [open_store(database), open_store(database)]
        wakes: list[Any] = []
        monkeypatch.setattr(stores[1], "subscribe", wakes.append)
        async with hosted_matches(stores[0], find=find) as one, hosted_matches(stores[1], find=find) as deaf:
            heard = []
            for _ in range(2):
                made = await create(one, "script", {}, PEOPLE, throws=[])
                ann, bob = Person(one), Person(deaf)
                await ann.hello(made.match, made.invites[0])
                await bob.hello(made.match, made.invites[1])
                assert isinstance(await ann.command(["say one"]), Done)
                heard.append(bob)
            wakes[0]("", "")
            for bob in heard:
                assert (await bob.hear(Update, number=1)).events == ({"type": "said", "word": "one"},)
        for store in stores:
            store.close()

    asyncio.run(test())


def test_a_server_that_lost_ownership_no_longer_moves_the_match(postgres: Postgres, database: str) -> None:
    async def test() -> None:
        ticks, stores = Ticks(), [open_store(database), open_store(database)]
        async with hosted_matches(
            stores[0], ServerSettings(takeover_seconds=0.001), find=find, count=ticks
        ) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            people = [Person(matches) for _ in PEOPLE]
            for seat, person in enumerate(people):
                await person.hello(made.match, made.invites[seat])
            ann = people[0]
            await ann.command(["ask 1 60000 2", "say answered"])
            for _ in range(3):  # pending automatic moves are done
                await ann.ask("options")
            assert not stores[1].acquire(made.match)
            postgres.hang_up(database)
            assert stores[1].acquire(made.match)
            ticks.go(60_000)
            matches.rooms[made.match].live.changed.set()
            for _ in range(3):
                await ann.ask("options")
            assert not any(update.kind == "time" for update in ann.all(Update))
            stores[1].release(made.match)
            await ann.hear(Update, kind="time")
        for store in stores:
            store.close()

    asyncio.run(test())

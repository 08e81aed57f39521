"""Servers on one store share presence, chat and stopped clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kernel.games import find
from server.local_clients import PATIENCE, Person, hosted_matches, result
from turnwright.protocol.close_codes import CLOSE_REPLACED
from turnwright.protocol.messages import (
    Chat,
    Chatted,
    Done,
    Pause,
    Presence,
    Reveal,
    RollRequest,
    Throw,
    Trouble,
    Update,
    Welcome,
)
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import Created, create, join
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.peers import PeerPresence, SeatTaken, encode_message
from turnwright.server.host.rooms.room import Room
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.store import SeatRow

PEOPLE = ["person", "person", "person"]
BRISK = ServerSettings(takeover_seconds=0.05, presence_seconds=0.05)

Test = Callable[[Matches, Matches, Created], Awaitable[None]]


def at_two_servers(
    database: str,
    test: Test,
    house: MatchSettings | None = None,
    settings: ServerSettings = BRISK,
    throws: list[int] | None = None,
    game: tuple[str, Any] = ("script", {}),
    seats: list[str] = PEOPLE,
    deaf: bool = False,
) -> None:
    """Run a test on two servers with one database; `deaf`: the second hears no notification of it."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            servers = []
            for place in range(2):
                store = open_store(database)
                stack.callback(store.close)
                if deaf and place == 1:
                    store.subscribe = lambda heard: None  # type: ignore[method-assign]
                servers.append(await stack.enter_async_context(hosted_matches(store, settings, find=find)))
            made = await create(
                servers[0], *game, seats, throws=throws or [], settings=house or MatchSettings()
            )
            await test(servers[0], servers[1], made)

    asyncio.run(run())


async def sit(matches: Matches, made: Created, seat: int) -> Person:
    person = Person(matches)
    await person.hello(made.match, made.invites[seat])
    return person


def here(person: Person) -> list[bool]:
    """The presence of the first two seats, as last reported to a client."""
    last = [message for message in person.heard if isinstance(message, Presence | Welcome)][-1]
    return [seat.present for seat in last.seats[:2]]


async def room_of(matches: Matches, made: Created) -> Room:
    return await matches.room(made.match)


def test_a_player_on_one_server_is_present_on_the_other(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann, bob, _ = await sit(one, made, 0), await sit(two, made, 1), await sit(one, made, 2)
        for person in (ann, bob):
            await person.until(lambda person=person: here(person) == [True, True])
        for matches, person in ((one, ann), (two, bob)):
            await person.until(lambda matches=matches: not matches.rooms[made.match].live.clock.held)
        await bob.leave()
        await ann.until(lambda: here(ann) == [True, False])
        assert (await room_of(one, made)).live.clock.held

    at_two_servers(database, test, MatchSettings(away="pause"))


def test_players_of_a_dead_server_are_no_longer_present(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann, _ = await sit(one, made, 0), await sit(two, made, 1)
        await ann.until(lambda: here(ann) == [True, True])
        room = await room_of(two, made)
        room.attendance.beat = lambda: None  # type: ignore[method-assign]
        await ann.until(lambda: here(ann) == [True, False])

    at_two_servers(database, test)


def test_chat_on_one_server_reaches_the_other_once(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        token = (await join(one, made.match, made.invites[0], "Ann")).token
        ann = Person(one)
        await ann.hello(made.match, token)
        bob = await sit(two, made, 1)
        await ann.say(Chat("1", "hello"))
        await ann.say(Chat("2", "and more"))
        await bob.hear(Chatted, text="and more")
        said = [(0, "Ann", "hello", 1), (0, "Ann", "and more", 2)]
        for person in (ann, bob):
            assert [(each.seat, each.player, each.text, each.n) for each in person.all(Chatted)] == said

    at_two_servers(database, test)


RACE = ("race", {"goal": 60})


def turn(person: Person, number: int) -> list[tuple[int, ...]]:
    """Whose turn it is after an input, by each update a client received."""
    told = [update for update in person.all(Update) if update.number == number]
    return [tuple(due.seat for due in update.waits) for update in told]


def test_a_client_joining_a_lagging_server_learns_whose_turn_it_is(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann, room = await sit(one, made, 0), await room_of(two, made)
        two._hear = lambda *_: None  # type: ignore[method-assign]
        await ann.command("rest")
        bob = Person(two)
        await bob.hello(made.match, made.invites[1], last=0)
        await bob.hear(Update, number=1)
        assert room.live.number == 1
        assert turn(bob, 1) == [(1,)]

    at_two_servers(database, test, game=RACE, seats=PEOPLE[:2])


def test_an_input_stored_during_a_welcome_is_sent_after_it(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann, room = await sit(one, made, 0), await room_of(two, made)
        holder = room.attendance.row_of

        async def slowly(token: str) -> SeatRow | None:
            await ann.command("rest")
            return await holder(token)

        room.attendance.row_of = slowly  # type: ignore[method-assign]
        bob = Person(two)
        await bob.hello(made.match, made.invites[1], last=0)
        await bob.hear(Update, number=1)
        assert turn(bob, 0) == [(0,)]
        assert turn(bob, 1) == [(1,)]

    at_two_servers(database, test, game=RACE, seats=PEOPLE[:2])


def test_a_name_taken_at_one_server_is_known_at_the_other(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann = await sit(one, made, 0)
        await join(two, made.match, made.invites[1], "Bob")
        await ann.until(lambda: ann.all(Presence) and ann.all(Presence)[-1].seats[1].player == "Bob")

    at_two_servers(database, test)


async def told_all(matches: Matches, made: Created, person: Person) -> None:
    """Wait until all servers know of a connection: of two, the one that is announced last stays."""
    attendance = (await room_of(matches, made)).attendance
    async with asyncio.timeout(PATIENCE):
        while attendance._announced.get(person.connection.seat) != person.connection.place:
            await asyncio.sleep(0.01)


def test_a_seat_has_one_live_connection_across_all_servers(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        first = await sit(one, made, 0)
        await told_all(one, made, first)
        second = await sit(two, made, 0)
        await first.until(lambda: first.closed)
        assert first.closed is not None
        assert first.closed[0] == CLOSE_REPLACED
        assert isinstance(await second.command(["write x"]), Done)
        assert here(second) == [True, False]
        await told_all(two, made, second)
        third = await sit(one, made, 0)
        await second.until(lambda: second.closed)
        await third.until(lambda: third.number == 1)
        assert isinstance(await third.command(["write y"]), Done)

    at_two_servers(database, test)


def test_of_two_simultaneous_connections_to_a_seat_one_stays(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        await room_of(two, made)
        for _ in range(5):
            pair = [Person(one), Person(two)]
            await asyncio.gather(*(each.hello(made.match, made.invites[0]) for each in pair))
            await asyncio.wait(
                [asyncio.ensure_future(each.hear(Trouble, code="replaced")) for each in pair],
                return_when=asyncio.FIRST_COMPLETED,
            )
            (left,) = [each for each in pair if not each.all(Trouble)]
            await left.ask("options")
            assert not left.closed

    at_two_servers(database, test)


def test_a_clock_stopped_on_one_server_is_stopped_on_the_other(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann, bob, _ = await sit(one, made, 0), await sit(two, made, 1), await sit(one, made, 2)
        await bob.until(lambda: not bob.all(Presence)[-1].paused)
        assert isinstance(await ann.reply(Pause("1")), Done)
        await bob.until(lambda: bob.all(Presence)[-1].paused)
        assert "paused" in (await room_of(two, made)).live.clock.reasons
        await bob.reply(Pause("2", paused=False))
        await ann.until(lambda: not ann.all(Presence)[-1].paused)
        assert "paused" not in (await room_of(one, made)).live.clock.reasons

    at_two_servers(database, test, MatchSettings(pause=True))


def test_a_server_that_starts_later_learns_that_the_clock_is_stopped(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann = await sit(one, made, 0)
        await ann.reply(Pause("1"))
        bob = await sit(two, made, 1)
        await bob.until(lambda: "paused" in two.rooms[made.match].live.clock.reasons)

    at_two_servers(database, test, MatchSettings(pause=True))


def test_dice_thrown_on_one_server_count_on_the_owning_server(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        ann = await sit(one, made, 0)
        room = await room_of(one, made)
        bob = await sit(two, made, 1)
        await ann.command(["each 1d6 1"])
        asked = await bob.hear(RollRequest)
        await bob.reply(Throw("t", asked.request_id, "mine"))
        await bob.hear(Reveal)
        await bob.leave()  # the result is never sent
        await ann.hear(Update, kind="answer")
        assert room.throws.rows

    at_two_servers(database, test, throws=[1], settings=msgspec.structs.replace(BRISK, grace=200))


async def thrown_and_gone(one: Matches, made: Created) -> tuple[RollRequest, Reveal]:
    """Ann throws on a server that dies before it can notify another one."""
    ann = await sit(one, made, 0)
    one.store.publish = lambda _: None  # type: ignore[method-assign]
    await ann.command(["each 1d6 0"])
    asked = await ann.hear(RollRequest)
    assert isinstance(await ann.reply(Throw("t", asked.request_id, "mine")), Done)
    shown = await ann.hear(Reveal)
    await one.close()
    return asked, shown


def test_dice_without_a_notification_are_known_after_reconnecting(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        await room_of(two, made)
        asked, shown = await thrown_and_gone(one, made)
        ann = await sit(two, made, 0)
        assert await ann.hear(Reveal) == shown
        assert isinstance(await ann.reply(result(made.match, asked, shown)), Done)

    # A server that hears of the throw counts it at once, because Ann is not connected.
    at_two_servers(database, test, throws=[0], deaf=True)


def test_dice_without_a_notification_count_without_a_reconnect(database: str) -> None:
    async def test(one: Matches, two: Matches, made: Created) -> None:
        bob = await sit(two, made, 1)
        await thrown_and_gone(one, made)
        assert (await bob.hear(Update, kind="answer")).number == 2

    at_two_servers(database, test, throws=[0], settings=msgspec.structs.replace(BRISK, grace=200))


def test_a_missed_newer_connection_is_recognised_by_its_age(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            ann = await sit(matches, made, 0)
            ann.connection._connected -= 60
            room = await room_of(matches, made)
            room.hear_peer(encode_message(PeerPresence("another", {0: 58.0})))
            assert not ann.connection.closed
            room.hear_peer(encode_message(PeerPresence("another", {0: 1.0})))
            assert ann.connection.closed

    asyncio.run(test())


def test_a_connection_not_yet_announced_is_newer_than_announced_ones(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            ann = await sit(matches, made, 0)
            room = await room_of(matches, made)
            room.hear_peer(encode_message(SeatTaken("another", 0, 7)))
            assert not ann.connection.closed
            room.hear_peer(encode_message(SeatTaken(room._peers.name, 0, ann.connection.place)))
            room.hear_peer(encode_message(SeatTaken("another", 0, 8)))
            assert ann.connection.closed

    asyncio.run(test())


def test_an_unknown_notification_is_ignored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            (await room_of(matches, made)).hear_peer('{"type":"newer","room":"x"}')

    asyncio.run(test())
    assert "cannot be read" in caplog.text

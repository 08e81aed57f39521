"""A silent player does not hold a match: a warning, then the server acts for the seat."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import UNSET

from server.local_clients import Person, Ticks, hosted_matches
from server.serving import HASTY, live_server, run
from server.test_faults_clock import settled
from turnwright import games
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.replay import verify
from turnwright.protocol.messages import Command, Done, Refused, TimeWarning, Update
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import Created, create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.stores import Store

TURN = 20_000  # milliseconds
LIMITED = MatchSettings(turn_within=TURN, listed=False)


async def seated(
    matches: Matches, game: str, scenario: str = "", **others: object
) -> tuple[Created, list[Person]]:
    rules = games.load(game)
    seats = len(rules.seats_for(rules.scenarios.load(scenario or rules.scenarios.names()[0])))
    made = await create(matches, game, scenario, ["person"] * seats, throws=[], settings=LIMITED, seed=3)
    people = [Person(matches) for _ in range(seats)]
    for seat, person in enumerate(people):
        await person.hello(made.match, made.invites[seat])
    return made, people


@pytest.mark.parametrize("game", games.names())
def test_a_silent_player_is_warned_and_then_acted_for(game: str, store: Store) -> None:
    async def test() -> None:
        ticks = Ticks()
        async with hosted_matches(store, HASTY, count=ticks) as matches:
            made, people = await seated(matches, game)
            room, eve = await matches.room(made.match), people[-1]
            forced = 0
            for _ in range(200):
                if forced == 6 or room.live.match.outcome is not None:
                    break
                number, warned = room.live.number, len(eve.all(TimeWarning))
                limited = [each for each in room.live.waits if each.deadline < 0]
                if not limited:  # a timer of the game itself runs
                    ticks.go(1_000)
                    await settled(matches, eve)
                    continue
                ticks.go(TURN * 3 // 4)
                await settled(matches, eve)
                assert room.live.number == number, "the limit came early"
                assert [each.left for each in eve.all(TimeWarning)[warned:]] == [TURN // 4] * len(limited)
                ticks.go(TURN // 4)
                await settled(matches, eve)
                while room.live.number == number:
                    await eve.more()
                forced += 1
            assert forced
        check_replay(store, made.match, forced)

    asyncio.run(test())


def check_replay(store: Store, match: str, forced: int) -> None:
    record = store.load(match)
    assert record is not None
    assert verify(record.lines, games.load).valid
    entries = [read_input(line) for line in record.lines[1:]]
    inputs = [each for each in entries if isinstance(each, Line) and (each.request or each.elapsed is UNSET)]
    assert len(inputs) > forced


def test_a_limit_covers_the_whole_turn_and_not_each_command(store: Store) -> None:
    async def test() -> None:
        ticks = Ticks()
        async with hosted_matches(store, count=ticks) as matches:
            made, people = await seated(matches, "stellar")
            room, blue = await matches.room(made.match), people[0]
            deadline = room.live.limits["turn 0"]
            for _ in range(3):
                ticks.go(TURN // 4)
                page = await blue.ask("options", first=1, count=1)
                assert isinstance(await blue.command(page.commands[0]), Done)
                assert room.live.limits["turn 0"] == deadline
            ticks.go(TURN // 4)
            await settled(matches, blue)
            await blue.until(lambda: room.live.match.state.day == 1)

    asyncio.run(test())


def test_a_turn_is_not_charged_for_the_questions_to_others(store: Store) -> None:
    async def test() -> None:
        from server.host.rooms.test_autoplay import find

        ticks = Ticks()
        async with hosted_matches(store, count=ticks, find=find) as matches:
            made = await create(matches, "script", {}, ["person"] * 3, throws=[], settings=LIMITED)
            people = [Person(matches) for _ in range(3)]
            for seat, person in enumerate(people):
                await person.hello(made.match, made.invites[seat])
            room = await matches.room(made.match)
            ticks.go(5_000)
            await people[0].command(["ask 1"])
            (asked,) = room.live.waits
            assert asked.request is not None
            assert room.live.limit_of(asked) == 5_000 + TURN
            ticks.go(9_000)
            await people[1].say(
                {
                    "type": "choose",
                    "id": "c",
                    "expects": people[1].number,
                    "request": asked.request.id,
                    "choice": 0,
                }
            )
            await people[1].hear(Done, id="c")
            # North has acted and starts again; the others have what was left.
            assert room.live.limits == {
                "turn 0": 14_000 + TURN,
                "turn 1": 9_000 + TURN,
                "turn 2": 9_000 + TURN,
            }

    asyncio.run(test())


def test_a_silent_player_on_a_real_socket_is_acted_for(address: str) -> None:
    async def test() -> None:
        async with live_server(address) as at:
            seats = await at.host(
                "wuxia", "", ["person", "person"], settings=MatchSettings(turn_within=1_000)
            )
            async with at.sit(seats[0]) as ann, at.sit(seats[1]):
                heard: list[object] = []
                async for message in ann:
                    heard.append(message)
                    if isinstance(message, Update) and message.kind == "command":
                        break
                warnings = [each for each in heard if isinstance(each, TimeWarning)]
                assert warnings[0].left > 0 == warnings[-1].left
                assert warnings[-1].seat == message.seat

    run(test())


# Simultaneous turns.


def test_the_end_of_another_players_turn_makes_no_order_stale(store: Store) -> None:
    async def test() -> None:
        async with hosted_matches(store) as matches:
            made, (blue, red, *others) = await seated(matches, "stellar")
            options = (await blue.ask("options", first=1, count=2)).commands
            assert isinstance(await red.reply(Command("r1", 0, {"type": "END_TURN"})), Done)
            await blue.hear(Update, number=1)
            assert await blue.reply(Command("b1", 0, options[0])) == Done("b1", 2)
            assert await blue.reply(Command("b1", 0, options[0])) == Done("b1", 2)  # a repeat
            assert isinstance(await blue.command({"type": "END_TURN"}), Done)
            day = (await matches.room(made.match)).live.match.state.day
            assert day == 1 or others
            stale = await red.reply(Command("r2", 1, {"type": "END_TURN"}))
            assert isinstance(stale, Refused)
            assert stale.code == "stale"

    asyncio.run(test())

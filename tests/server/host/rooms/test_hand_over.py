"""The player of a seat hands it to a bot, and takes it back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from server.local_clients import Person, hosted_matches
from turnwright.games import load
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.replay import verify
from turnwright.protocol.messages import Command, Done, HandOver, Presence, Refused
from turnwright.server.host.lobby.create import create
from turnwright.server.host.lobby.matches import Matches


def at_the_mine(tmp_path: Path, test: Callable[[Matches, str, Person, Person], Awaitable[None]]) -> None:
    """A game master and a player, both people, at the start of an adventure."""

    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            seats = ["person", "person"]
            made = await create(matches, "tactics", "copper-mine", seats, seed=3, throws=[])
            master, player = Person(matches), Person(matches)
            await master.hello(made.match, made.invites[0])
            await player.hello(made.match, made.invites[1])
            await test(matches, made.match, master, player)
            record = matches.store.load(made.match)
            assert record is not None
            assert verify(record.lines, load).valid

    asyncio.run(run())


def lines(matches: Matches, match: str) -> list[Line]:
    record = matches.store.load(match)
    assert record is not None
    return [line for line in map(read_input, record.lines[1:]) if isinstance(line, Line)]


def test_the_game_master_lets_the_bot_lead_and_takes_the_seat_back(tmp_path: Path) -> None:
    async def test(matches: Matches, match: str, master: Person, player: Person) -> None:
        room = await matches.room(match)
        reply = await master.reply(HandOver("h1", room.live.number, "master"))
        assert isinstance(reply, Done)
        await player.until(lambda: any(told.seats[0].held_by == "master" for told in player.all(Presence)))
        # The bot that leads greets the party after the first thing that it does.
        help_ = {"intent": "HELP", "actor": "fighter", "target": "rogue"}
        await player.reply(Command("c1", room.live.number, command=help_))
        await player.until(
            lambda: any(
                isinstance(line.command, dict) and line.command.get("intent") == "NPC_DIALOGUE"
                for line in lines(matches, match)
            )
        )
        # While the bot holds the seat, its player cannot act for it.
        refused = await master.reply(Command("c2", room.live.number, command={"intent": "COMBAT_START"}))
        assert isinstance(refused, Refused)
        assert refused.code == "handed-over"
        assert isinstance(await master.reply(HandOver("h2", room.live.number, "person")), Done)
        asked = {"intent": "SKILL_CHECK", "actor": "fighter", "skill": "athletics", "dc": 10}
        assert isinstance(await master.reply(Command("c3", room.live.number, command=asked)), Done)
        assert [line.holder for line in lines(matches, match) if line.holder] == ["master", "person"]

    at_the_mine(tmp_path, test)


def test_a_bot_that_does_not_exist_or_may_think_for_long_is_refused(tmp_path: Path) -> None:
    async def test(matches: Matches, match: str, master: Person, player: Person) -> None:
        room = await matches.room(match)
        for name in ("unknown", "search:100000", "person", "'; DROP TABLE seats"):
            refused = await master.reply(HandOver(f"h {name}", room.live.number, name))
            assert isinstance(refused, Refused), name
        assert not [line for line in lines(matches, match) if line.holder]

    at_the_mine(tmp_path, test)


def test_a_reopened_match_is_led_by_the_bot_that_took_the_seat(tmp_path: Path) -> None:
    async def test(matches: Matches, match: str, master: Person, player: Person) -> None:
        room = await matches.room(match)
        assert isinstance(await master.reply(HandOver("h1", room.live.number, "master")), Done)
        async with room.live.lock:
            await room.reload()
        held = room.live.match.policies[0]
        assert held is not None
        assert held.name == "master"

    at_the_mine(tmp_path, test)

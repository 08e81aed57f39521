"""Rematches: all players have to want one, they change seats, and only they are told its tokens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx2
import pytest

from server.local_clients import Person, Player, hosted_matches
from server.serving import PATIENCE, live_server, play, run
from server.taint import FAST
from turnwright.client import join_match
from turnwright.protocol.messages import Done, Refused, Rematch, RematchState, Trouble
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import Created, create, join
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.lobby.next_match import NextMatch
from turnwright.server.settings import ServerSettings

Test = Callable[[Matches, Created], Awaitable[None]]


def in_a_match(folder: Path, seats: list[str], test: Test, settings: ServerSettings = FAST) -> None:
    async def hosted() -> None:
        async with hosted_matches(folder, settings) as matches:
            matches.next_match = partial(NextMatch, matches)
            made = await create(
                matches, "duel", "quick", seats, seed=4, throws=(0,), settings=MatchSettings(pause=True)
            )
            await test(matches, made)

    asyncio.run(hosted())


async def finish(matches: Matches, made: Created) -> dict[int, Person]:
    """Join every seat under a name, and play to the end."""
    players: dict[int, Player] = {}
    tokens = {}
    for seat, invite in made.invites.items():
        tokens[seat] = (await join(matches, made.match, invite, f"Player {seat}")).token
        players[seat] = Player(matches, seat)
    await asyncio.gather(*(each.play(made.match, tokens[seat]) for seat, each in players.items()))
    return dict(players)


def test_two_players_change_seats_once_both_want_a_rematch(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        players = await finish(matches, made)
        eve = Person(matches)
        await eve.hello(made.match)
        assert isinstance(await players[0].reply(Rematch("r")), Done)
        told = await players[1].hear(RematchState)
        assert (told.wanted, told.match) == ((0,), "")
        await players[0].reply(Rematch("r2", wanted=False))
        await players[1].hear(RematchState, wanted=())
        await players[0].reply(Rematch("r3"))
        await players[1].reply(Rematch("r"))
        states = {
            seat: await each.until(lambda each=each: [s for s in each.all(RematchState) if s.match])
            for seat, each in players.items()
        }
        new = states[0][0].match
        assert {seat: found[0].seat for seat, found in states.items()} == {0: 1, 1: 0}
        room = await matches.room(new)
        assert [info.player for info in room.attendance.seats()] == ["Player 1", "Player 0"]
        assert room.live.match.header.throws == (1,)  # the player who threw before throws again
        assert room.live.settings.pause
        for seat, found in states.items():
            welcome = await Person(matches).hello(new, found[0].token)
            assert welcome.seat == 1 - seat
        # A spectator learns the id alone, and a player who asks again gets the same seat.
        assert [state for state in eve.all(RematchState) if state.match] == [RematchState((0, 1), new)]
        await players[0].reply(Rematch("again"))
        assert players[0].all(RematchState)[-1] == states[0][0]
        assert {each for each in matches.rooms} == {made.match, new}

    in_a_match(tmp_path, ["person", "person"], test)


def test_a_player_against_a_bot_keeps_the_seat(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        players = await finish(matches, made)
        await players[0].reply(Rematch("r"))
        state = players[0].all(RematchState)[-1]
        assert (await Person(matches).hello(state.match, state.token)).seat == state.seat == 0

    in_a_match(tmp_path, ["person", "random"], test)


def test_no_rematch_before_the_end_and_none_for_spectators(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, eve = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[0])
        await eve.hello(made.match)
        refused = await ann.reply(Rematch("r"))
        assert isinstance(refused, Refused)
        assert refused.code == "not-over"
        assert isinstance(await eve.reply(Rematch("r")), Trouble)
        assert not ann.all(RematchState)

    in_a_match(tmp_path, ["person", "person"], test)


def test_rematches_count_as_created_matches(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        players = await finish(matches, made)
        refused = await players[0].reply(Rematch("r"))
        assert isinstance(refused, Refused)
        assert refused.code == "too-fast"
        assert list(matches.rooms) == [made.match]

    settings = ServerSettings(rate=1_000_000, queue=1_000_000, queue_bytes=1 << 40, creations=0)
    in_a_match(tmp_path, ["person", "random"], test, settings)


@pytest.mark.parametrize("workers", [0, 2])
def test_the_lobby_links_to_the_rematch(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", workers=workers) as at,
            httpx2.AsyncClient(timeout=PATIENCE) as http,
        ):
            (mine,) = await at.host("duel", "quick", ["person", "random"])
            async with at.sit(mine) as seat:
                await play(seat)
                await seat.tell(Rematch("r"))
                told = await anext(m async for m in seat if isinstance(m, RematchState) and m.match)
            shown = (await http.get(f"{at.url}/matches/{mine.id}")).json()
            assert shown["rematch"] == told.match
            again = await join_match(at.url, told.match, told.token)
            assert again.seat == told.seat

    run(test())

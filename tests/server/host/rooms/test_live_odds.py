"""Live odds: who gets them, that they follow the match, and that no seat learns what it may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.local_clients import Person, hosted_matches
from server.serving import live_server, run
from turnwright import games
from turnwright.agents import agent
from turnwright.client.session import Session
from turnwright.kernel.codec import encode, read_json
from turnwright.kernel.dice import Dice
from turnwright.kernel.match import Match
from turnwright.protocol.messages import Hello, Odds, Over, Welcome
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.rooms.live_odds import LiveOdds
from turnwright.server.host.thinking.pool import ThinkingPool
from turnwright.server.host.thinking.process import Thinker
from turnwright.server.host.thinking.tasks import PlayedOut, PlayOut, Position, Request
from turnwright.server.settings import ServerSettings

SIXTY = 60.0  # seconds; only a failing test waits that long


def with_odds(folder: Path, test: Callable[[Matches], Awaitable[None]]) -> None:
    async def hosted() -> None:
        pool = ThinkingPool(games.load, ServerSettings())
        try:
            async with asyncio.timeout(SIXTY), hosted_matches(folder, odds_pool=pool) as matches:
                await test(matches)
        finally:
            await pool.close()

    asyncio.run(hosted())


async def sit(matches: Matches, match: str, token: str = "", odds: bool = True) -> Person:
    person = Person(matches)
    await person.say(Hello(match, token, odds=odds))
    await person.hear(Welcome)
    return person


async def told(person: Person, enough: Callable[[Odds], bool]) -> Odds:
    """The first odds that are enough; a busy machine may take its time."""
    while not (found := [odds for odds in person.all(Odds) if enough(odds)]):
        person._changed.clear()
        await person._changed.wait()
    return found[0]


def test_a_player_against_a_bot_receives_the_odds_of_each_side(tmp_path: Path) -> None:
    async def test(matches: Matches) -> None:
        made = await create(matches, "wuxia", "duel", ["person", "heuristic"], seed=3, throws=())
        ann = await sit(matches, made.match, made.invites[0])
        eve = await sit(matches, made.match, odds=False)
        last = await told(ann, lambda odds: odds.done)
        first = ann.all(Odds)[0]
        assert (first.runs, first.done, last.runs) == (50, False, 200)
        assert [side.side for side in last.sides] == ["first", "second"]
        assert sum(side.won for side in last.sides) + last.draws == pytest.approx(1.0, abs=0.001)
        assert all(0 <= side.low <= side.won <= side.high <= 1 for side in last.sides)
        assert last.number == (await matches.room(made.match)).live.number
        # A client that comes later gets at once what is known: no new play-out is needed.
        await ann.leave()
        again = await sit(matches, made.match, made.invites[0])
        assert [odds.runs for odds in again.all(Odds)] == [200]
        assert not eve.all(Odds)

    with_odds(tmp_path, test)


def test_the_odds_follow_the_match_and_end_with_it(tmp_path: Path) -> None:
    async def test(matches: Matches) -> None:
        made = await create(matches, "duel", "quick", ["person", "random"], seed=3, throws=())
        ann = await sit(matches, made.match, made.invites[0])
        before = await told(ann, lambda _: True)
        room = await matches.room(made.match)
        while room.live.match.outcome is None and room.live.number == before.number:
            options = room.live.game.options(room.live.match.state, 0)
            await ann.command(options.command(0), room.live.number)
        if room.live.match.outcome is None:
            await told(ann, lambda odds: odds.number > before.number)
        else:
            await ann.hear(Over)

    with_odds(tmp_path, test)


def test_a_newer_position_is_counted_instead_of_the_old_one(tmp_path: Path) -> None:
    async def test(matches: Matches) -> None:
        made = await create(matches, "wuxia", "duel", ["person", "heuristic"], seed=3, throws=())
        ann = await sit(matches, made.match, made.invites[0])
        room = await matches.room(made.match)
        for _ in range(3):
            options = room.live.game.options(room.live.match.state, 0)
            await ann.command(options.command(0), room.live.number)
            await ann.until(lambda: room.live.game.to_act(room.live.match.state) == (0,))
        last = await told(ann, lambda odds: odds.done)
        assert last.number == room.live.number
        numbers = [odds.number for odds in ann.all(Odds)]
        assert numbers == sorted(numbers)

    with_odds(tmp_path, test)


ALLOWED = [
    ("auto", ["person", "heuristic"], {0: True, -1: True}),
    ("auto", ["person", "person"], {0: False, 1: False, -1: False}),
    ("auto", ["heuristic", "heuristic"], {-1: True}),
    ("off", ["person", "heuristic"], {0: False, -1: False}),
    ("spectators", ["person", "person"], {0: False, 1: False, -1: True}),
    ("all", ["person", "person"], {0: True, 1: True, -1: True}),
]


@pytest.mark.parametrize(("setting", "seats", "expected"), ALLOWED)
def test_the_setting_determines_who_receives_odds(
    setting: Any, seats: list[str], expected: dict[int, bool], tmp_path: Path
) -> None:
    async def test(matches: Matches) -> None:
        made = await create(matches, "wuxia", "duel", seats, settings=MatchSettings(odds=setting))
        odds: LiveOdds = (await matches.room(made.match)).odds
        assert {seat: odds.may_know(seat) for seat in expected} == expected

    with_odds(tmp_path, test)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_server_shows_the_odds(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", workers=workers) as at:
            (mine,) = await at.host("wuxia", "duel", ["person", "heuristic"])
            session: Session = at.sit(mine)
            session._socket._hello = lambda: Hello(mine.id, mine.token, odds=True)
            async with asyncio.timeout(SIXTY), session as seat:
                async for message in seat:
                    if isinstance(message, Odds):
                        assert message.runs == 50
                        break

    run(test())


# Hidden information.


def position(match: Match, state: Any) -> Position:
    return Position("odds", int(match.number), id(state), 0, True, encode(match.header), encode(state))


def played(match: Match, state: Any, seat: int) -> PlayedOut:
    thought = Thinker(games.load).think(
        Request(position(match, state), PlayOut(seat, int(match.now), 0, 12, 60.0), 60.0)
    )
    assert not thought.fault
    found: PlayedOut = read_json(thought.data, PlayedOut)
    return found


@pytest.mark.parametrize(
    ("game", "scenario", "seat"), [("duel", "quick", 0), ("rounds", "dupla", 1), ("stellar", "battle", 0)]
)
def test_worlds_that_look_the_same_to_a_seat_have_the_same_odds(game: str, scenario: str, seat: int) -> None:
    rules = games.load(game)
    bots = [agent(rules, "heuristic") for _ in rules.seats_for(rules.scenarios.load(scenario))]
    match = Match(rules, scenario, seed=8, seats=bots)
    match.act()
    other = next(
        world
        for world in (rules.imagine(match.state, seat, Dice(each)) for each in range(1, 50))
        if encode(world) != encode(match.state)
    )
    assert encode(rules.view(other, seat)) == encode(rules.view(match.state, seat))

    here, there = played(match, match.state, seat), played(match, other, seat)
    assert here == there
    assert here.runs == 12

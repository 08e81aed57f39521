"""What spectators see of hidden things: nothing, unless the match is hosted with its fog lifted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx2
import pytest

from server.local_clients import Person, Player, hosted_matches
from server.serving import PATIENCE, live_server, run
from turnwright import games
from turnwright.kernel.codec import plain, read_json
from turnwright.kernel.records import EVERYTHING
from turnwright.protocol.messages import Hello, Over, Patch, Trouble, Update, View, Welcome
from turnwright.protocol.positions import Position, apply_patch, position_of
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import create, fork
from turnwright.server.host.lobby.matches import HostError
from turnwright.server.settings import ServerSettings

FAST = ServerSettings(rate=10_000)
LIFTED = MatchSettings(fog="lifted")
DELAY = 2
DELAYED = MatchSettings(fog="delayed", fog_delay=DELAY)
END_TURN = {"type": "END_TURN"}


async def watch(person: Person, match: str) -> Welcome:
    await person.say(Hello(match, position="patch", history=20))
    return await person.hear(Welcome)


def followed(person: Person) -> Position:
    """The position that a client has put together from what it was sent."""
    found: Position = read_json("".join(part.data for part in person.all(View)))
    for patch in person.all(Patch):
        apply_patch(found, patch)
    return found


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        ("duel", "quick"),
        ("wuxia", "duel"),
        ("rounds", "duelo"),
        ("tactics", "bench-goblins"),
        ("stellar", "battle"),
    ],
)
def test_without_fog_a_spectator_follows_the_whole_position(game: str, scenario: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            seats = ["heuristic", "person"] if game == "tactics" else ["person", "heuristic"]
            made = await create(matches, game, scenario, seats, seed=5, settings=LIFTED, throws=[])
            (seat,) = made.invites
            eve, ann = Person(matches), Player(matches, 1)
            welcome = await watch(eve, made.match)
            assert welcome.seat == -1
            await ann.play(made.match, made.invites[seat])
            match = (await matches.room(made.match)).live.match
            whole = plain(match.view_midway(EVERYTHING))
            presenter = match.game.presenter
            await eve.hear(Over)
            assert len(eve.all(Patch)) >= 2
            assert followed(eve) == position_of(whole, presenter.view_keys, presenter.fixed_view)
            assert (await eve.ask("history", count=50)).history
            assert not eve.all(Trouble)

    asyncio.run(test())


@pytest.mark.parametrize(("settings", "fleets"), [(MatchSettings(), False), (LIFTED, True)])
def test_fleets_in_the_fog_are_shown_to_spectators_only_where_it_is_lifted(
    settings: MatchSettings, fleets: bool, tmp_path: Path
) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "stellar", "border-war", ["person", "balanced"], settings=settings)
            eve, ann = Person(matches), Person(matches)
            await watch(eve, made.match)
            await ann.hello(made.match, made.invites[0])
            match = (await matches.room(made.match)).live.match
            hidden = {fleet.id.encode() for fleet in match.state.fleets}
            hidden -= {each["id"].encode() for each in match.view(0)["fleets"]}
            assert hidden
            assert any(id in b"".join(eve.raw) for id in hidden) is fleets
            assert not any(id in b"".join(ann.raw) for id in hidden)

    asyncio.run(test())


@pytest.mark.parametrize("workers", [0, 2])
def test_frames_without_a_token_show_what_spectators_may_see(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", workers=workers) as at,
            httpx2.AsyncClient(timeout=PATIENCE) as http,
        ):
            shown: list[int] = []
            for settings in ({}, {"fog": "lifted"}):
                (mine,) = await at.host("stellar", "border-war", ["person", "balanced"], settings=settings)
                frames = (await http.get(f"{at.url}/matches/{mine.id}/frames")).json()
                shown.append(len(frames["view"]["fleets"]))
            assert shown[0] == 0
            assert shown[1] > 0

    run(test())


def test_the_fog_stays_between_people_and_in_forks_of_running_matches(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            with pytest.raises(HostError) as refused:
                await create(matches, "stellar", "border-war", ["person", "person"], settings=LIFTED)
            assert (refused.value.code, refused.value.field) == ("fog", "settings.fog")
            made = await create(matches, "stellar", "border-war", ["person", "balanced"])
            room = await matches.room(made.match)
            for settings in (LIFTED, DELAYED):
                with pytest.raises(HostError) as refused:
                    await fork(matches, room, 0, seat=0, settings=settings)
                assert refused.value.code == "fog"

    asyncio.run(test())


def hidden_fleets(state: Any, seat: int) -> set[bytes]:
    """The ids of the fleets that a seat does not see."""
    seen = {each["id"] for each in games.load("stellar").view(state, seat)["fleets"]}
    return {fleet.id.encode() for fleet in state.fleets if fleet.id not in seen}


def knows(person: Person, ids: set[bytes]) -> bool:
    return any(id in b"".join(person.raw) for id in ids)


def test_with_delayed_fog_a_spectator_sees_everything_as_it_was_days_ago(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            seats = ["person", "person"]
            made = await create(matches, "stellar", "border-war", seats, seed=5, settings=DELAYED)
            live = (await matches.room(made.match)).live
            days = {live.round: plain(live.match.view_midway(EVERYTHING))}
            hidden = hidden_fleets(live.match.state, 0)
            people = [Person(matches), Person(matches)]
            for seat, person in enumerate(people):
                await person.hello(made.match, made.invites[seat])

            async def end_day() -> None:
                for person in people:
                    await person.command(END_TURN, expects=live.number)
                days[live.round] = plain(live.match.view_midway(EVERYTHING))

            def is_seen(person: Person) -> bool:
                # The orders of the next day change nothing that is compared here.
                fleets = {each["id"]: each for each in days[live.round - DELAY]["fleets"]}
                return bool(followed(person)["fleets"] == fleets)

            eve = Person(matches)
            welcome = await watch(eve, made.match)
            assert (welcome.number, welcome.delay) == (0, DELAY)
            await eve.hear(Update)
            assert (await eve.ask("history", count=50)).history[-1].number == 0
            await end_day()
            assert len(eve.all(Update)) == 1  # the match is not old enough
            assert not knows(eve, hidden)

            # From the second day on everything is shown to those who reconnect, as it was.
            await end_day()
            await eve.until(lambda: eve.closed)
            assert not knows(eve, hidden)
            eve = Person(matches)
            welcome = await watch(eve, made.match)
            await eve.hear(Update)
            assert knows(eve, hidden)
            assert is_seen(eve)
            assert welcome.number < live.number
            told = (await eve.ask("history", count=50)).history
            assert told[-1].number == welcome.number

            # It follows at the same distance.
            await end_day()
            await eve.until(lambda: eve.number > welcome.number)
            assert eve.number < live.number
            assert is_seen(eve)
            assert (await eve.ask("view")).number == eve.number
            assert not eve.all(Trouble)

    asyncio.run(test())


def test_the_end_of_a_match_with_delayed_fog_is_told_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            settings = MatchSettings(fog="delayed", fog_delay=1)
            seats = ["person", "heuristic"]
            made = await create(matches, "rounds", "duelo", seats, seed=5, settings=settings, throws=[])
            eve, ann = Person(matches), Player(matches, 1)
            await watch(eve, made.match)
            await ann.play(made.match, made.invites[0])
            if not eve.all(Over):
                await eve.until(lambda: eve.closed)
                eve = Person(matches)
                assert (await watch(eve, made.match)).delay == 0
            await eve.hear(Over)
            match = (await matches.room(made.match)).live.match
            whole, presenter = plain(match.view_midway(EVERYTHING)), match.game.presenter
            assert followed(eve) == position_of(whole, presenter.view_keys, presenter.fixed_view)

    asyncio.run(test())


@pytest.mark.parametrize("workers", [0, 2])
def test_frames_and_logs_of_a_match_with_delayed_fog_end_days_ago(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", workers=workers) as at,
            httpx2.AsyncClient(timeout=PATIENCE) as http,
        ):
            settings = {"fog": "delayed", "fog_delay": 1}
            mine, other = await at.host("stellar", "border-war", ["person", "person"], settings=settings)

            async def told() -> tuple[int, int, int]:
                frames = (await http.get(f"{at.url}/matches/{mine.id}/frames")).json()
                log = (await http.get(f"{at.url}/matches/{mine.id}/log")).json()
                return len(frames["view"]["fleets"]), frames["last"], log["updates"][-1]["number"]

            assert await told() == (0, 0, 0)
            async with at.sit(mine) as ann, at.sit(other) as ben:
                for player in (ann, ben, ann, ben):
                    await player.ask("topics")  # so that it knows the last input
                    await player.command(END_TURN)
            own = {"authorization": f"Bearer {mine.token}"}
            last = (await http.get(f"{at.url}/matches/{mine.id}/frames", headers=own)).json()["last"]
            fleets, frame, line = await told()
            assert fleets > 0
            assert frame == line < last

    run(test())

"""Forks: a match goes on from a position of a finished one, and its journal verifies as a whole."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx2
import pytest

from games.tactics.rules.adventure.small import changed
from server.local_clients import Person, Player, hosted_matches
from server.serving import PATIENCE, live_server, play, run
from server.taint import FAST, caller
from turnwright import games
from turnwright.client import join_match
from turnwright.fair.proof import check_journal
from turnwright.kernel.codec import plain
from turnwright.kernel.records import EVERYTHING, Line, read_input
from turnwright.kernel.replay import verify
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import Patch
from turnwright.protocol.positions import apply_patch
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import create, fork
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.rooms.room import Room
from turnwright.server.host.stored.stored_match import replay_lines

CASES = [
    ("wuxia", "duel", ()),
    ("duel", "quick", ()),
    ("tactics", "bench-goblins", (0,)),
    ("stellar", "battle", ()),
]


async def finished(
    matches: Matches, game: str, scenario: str, seats: Sequence[str], throws: Sequence[int] = ()
) -> Room:
    made = await create(matches, game, scenario, seats, seed=4, throws=throws)
    await asyncio.gather(
        *(Player(matches, seat).play(made.match, token) for seat, token in made.invites.items())
    )
    return await matches.room(made.match)


async def settled(matches: Matches, room: Room, after: int) -> int:
    """The first input from here on after which no command waits for an answer."""
    for line in (await asyncio.to_thread(matches.store.lines_after, room.id, 1))[after:]:
        entry = read_input(line)
        assert isinstance(entry, Line)
        if not entry.asks:
            return entry.n
    raise AssertionError


async def unload(matches: Matches, match: str) -> None:
    await (await matches.room(match)).close()
    matches.rooms.pop(match)


async def now(act: Callable[[], object]) -> object:
    return act()


@pytest.mark.parametrize(("game", "scenario", "throws"), CASES)
def test_a_fork_is_played_on_by_others_and_its_journal_verifies(
    game: str, scenario: str, throws: tuple[int, ...], tmp_path: Path
) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            room = await finished(matches, game, scenario, ["person", "random"], throws)
            at = await settled(matches, room, min(3, room.live.number // 2))
            made = await fork(matches, room, at, ["random", "person"])
            assert set(made.invites) == {1}
            await unload(matches, made.match)  # it is read again from the store, as after a restart
            ann = Player(matches, 5)
            await ann.play(made.match, made.invites[1])
            lines = await asyncio.to_thread(matches.store.lines_after, made.match, 0)
            parent = await asyncio.to_thread(matches.store.lines_after, room.id, 0)
            assert lines[: at + 2] == parent[: at + 2]
            verdict = verify(lines, games.load)
            assert (verdict.valid, verdict.reason, verdict.finished) == (True, "", True)
            assert check_journal(lines).valid  # the dice thrown before the fork stay proven
            # The list shows who plays the fork, also once it is over and not in memory.
            await unload(matches, made.match)
            over = await matches.ended(made.match)
            assert over is not None
            (entry,) = await matches.lobby.entries([over.row])
            for seats in (over.seats, entry.seats):
                assert [info.held_by for info in seats] == ["random", "person"]

    asyncio.run(test())


def test_a_fork_can_be_forked_and_throws_other_dice(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            room = await finished(matches, "wuxia", "duel", ["random", "person"])
            one = await fork(matches, room, 2)
            await Player(matches, 9).play(one.match, one.invites[1])
            again = await fork(matches, await matches.room(one.match), 4, ["person", "person"])
            assert set(again.invites) == {0, 1}
            lines = await asyncio.to_thread(matches.store.lines_after, again.match, 0)
            seeds = [entry.rekey for entry in map(read_input, lines[1:]) if isinstance(entry, Line)]
            assert len({seed for seed in seeds if seed >= 0}) == 2
            assert verify(lines, games.load).valid

    asyncio.run(test())


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [
        ("duel", "classic-5", ["person", "heuristic"]),
        ("rounds", "ruinas", ["person", "heuristic"]),
        ("tactics", "goblin-ambush", ["person", "heuristic"]),
        ("stellar", "skirmish", ["person", "heuristic"]),
    ],
)
def test_a_running_match_is_forked_as_its_player_knows_it(
    game: str, scenario: str, seats: list[str], tmp_path: Path
) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, game, scenario, seats, seed=4, throws=())
            room = await matches.room(made.match)
            me = room.live.people[0]
            one = Person(matches)
            await one.hello(made.match, made.invites[me])
            await one.until(lambda: room.live.number >= 0 and room.live.waits)
            at = await settled(matches, room, room.live.number)
            parent = await asyncio.to_thread(matches.store.lines_after, room.id, 0)
            known = await replay_lines(parent[: at + 2], room.live.game, room.live.match.header.seats, now)
            forked = await fork(matches, room, at, seat=me)
            assert set(forked.invites) == {me}
            await unload(matches, forked.match)  # it is read again from the store, as after a restart
            again = (await matches.room(forked.match)).live.match
            assert plain(again.view(me)) == plain(known.match.view(me))
            lines = await asyncio.to_thread(matches.store.lines_after, forked.match, 0)
            assert verify(lines, games.load).valid
            line = read_input(lines[at + 2])
            assert isinstance(line, Line)
            assert (line.imagined, line.rekey >= 0) == (me, True)
            assert again.tray.seed == line.rekey != room.live.match.tray.seed

    asyncio.run(test())


def test_forks_of_a_running_match_deal_hidden_cards_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "duel", "classic-5", ["person", "heuristic"], seed=4, throws=())
            room = await matches.room(made.match)
            one = Person(matches)
            await one.hello(made.match, made.invites[0])
            await one.command({"type": "startMatch"})
            await one.until(lambda: room.live.waits)
            real = plain(room.live.match.view(EVERYTHING))
            dealt = []
            for _ in range(5):
                forked = await fork(matches, room, room.live.number, seat=0)
                dealt.append(plain((await matches.room(forked.match)).live.match.view(EVERYTHING)))
            mine, theirs = real["cards"]["player"], real["cards"]["opponent"]
            assert all(view["cards"]["player"] == mine for view in dealt)
            assert any(view["cards"]["opponent"] != theirs for view in dealt)

    asyncio.run(test())


def test_invalid_forks_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "wuxia", "duel", ["person", "person"])
            running = await matches.room(made.match)
            room = await finished(matches, "wuxia", "duel", ["random", "person"])
            last = room.live.number
            for source, at, seats, code in (
                (running, 0, (), "not-over"),  # for strangers
                (room, last, (), "bad-position"),
                (room, last + 1, (), "no-input"),
                (room, 10**9, (), "no-input"),
                (room, 0, ("person",) * 3, "no-seat"),
            ):
                with pytest.raises(HostError) as refused:
                    await fork(matches, source, at, seats)
                assert refused.value.code == code
            with pytest.raises(HostError) as refused:
                await fork(matches, running, 0, seat=0)
            assert refused.value.code == "not-over"  # another person plays it
            assert set(matches.rooms) == {made.match, room.id}

    asyncio.run(test())


@pytest.mark.parametrize(
    ("people", "forks", "may"),
    [(1, "auto", True), (1, "off", False), (2, "auto", False), (2, "off", False), (2, "all", True)],
)
def test_who_may_fork_a_running_match(people: int, forks: Any, may: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            seats = ["person", "person" if people == 2 else "heuristic"]
            made = await create(matches, "wuxia", "duel", seats, settings=MatchSettings(forks=forks))
            room = await matches.room(made.match)
            if not may:
                with pytest.raises(HostError, match="once it is over"):
                    await fork(matches, room, 0, seat=0)
                return
            with pytest.raises(HostError, match="only its players"):
                await fork(matches, room, 0)
            forked = await fork(matches, room, 0, ["random", "person"], seat=0)  # their own seat stays theirs
            assert set(forked.invites) == {0}

    asyncio.run(test())


def test_the_secrets_of_a_running_match_stay_secret_in_its_forks(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, httpx2.AsyncClient(timeout=PATIENCE) as http:
            (mine,) = await at.host("wuxia", "duel", ["person", "random"])
            mine_only = {"authorization": f"Bearer {mine.token}"}
            here = f"{at.url}/matches/{mine.id}"
            made = (await http.post(f"{here}/fork", json={"at": 0}, headers=mine_only)).json()
            fork_url = f"{at.url}/matches/{made['id']}"
            joined = await join_match(at.url, made["id"], made["invites"][0]["token"], "Ann")
            async with at.sit(joined) as seat:
                await play(seat)
            assert (await http.get(fork_url)).json()["ended"]
            # The fork is over, but its lines begin with those of a match that is not.
            for path in ("journal", "odds"):
                refused = await http.get(f"{fork_url}/{path}")
                assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
            every = (await http.get(f"{fork_url}/frames?seat=all")).json()
            assert every["seat"] == -1
            # A fork of the fork is no way around it.
            for headers in ({}, mine_only):
                refused = await http.post(f"{fork_url}/fork", json={"at": 0}, headers=headers)
                assert refused.status_code in (403, 409)
            own = {"authorization": f"Bearer {joined.token}"}
            again = (await http.post(f"{fork_url}/fork", json={"at": 0}, headers=own)).json()
            assert [invite["seat"] for invite in again["invites"]] == [mine.seat]
            async with at.sit(mine) as seat:
                await play(seat)
            journal = (await http.get(f"{fork_url}/journal")).content
            assert verify(journal.splitlines(keepends=True), games.load).valid
            assert (await http.get(f"{fork_url}/frames?seat=all")).json()["seat"] == -2

    run(test())


@pytest.mark.parametrize("workers", [0, 2])
def test_a_match_is_forked_over_http(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", workers=workers) as at,
            httpx2.AsyncClient(timeout=PATIENCE) as http,
        ):
            (mine,) = await at.host("wuxia", "duel", ["person", "random"])
            here = f"{at.url}/matches/{mine.id}/fork"
            early = await http.post(here, json={"at": 0})  # by a stranger
            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            async with at.sit(mine) as seat:
                await play(seat)
            made = (await http.post(here, json={"at": 3, "seats": ["random", "person"]})).json()
            (invite,) = made["invites"]
            assert invite["seat"] == 1
            joined = await join_match(at.url, made["id"], invite["token"], "Ann")
            async with at.sit(joined) as seat:
                await play(seat)
            journal = (await http.get(f"{at.url}/matches/{made['id']}/journal")).content
            assert verify(journal.splitlines(keepends=True), games.load).valid
            upload = await http.post(
                f"{at.url}/journals", content=journal, headers={"content-type": "application/jsonl"}
            )
            assert upload.status_code == 201, upload.text

    run(test())


def test_an_adventure_goes_on_from_a_fork_and_its_frames_show_every_scene(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "tactics", changed(), ["heuristic", "person"], seed=4, throws=())
            await Player(matches, 1).play(made.match, made.invites[1])
            room = await matches.room(made.match)
            at = await settled(matches, room, room.live.number // 2)
            again = await fork(matches, room, at, ["heuristic", "person"])
            await unload(matches, again.match)
            await Player(matches, 5).play(again.match, again.invites[1])
            lines = await asyncio.to_thread(matches.store.lines_after, again.match, 0)
            parent = await asyncio.to_thread(matches.store.lines_after, room.id, 0)
            assert lines[: at + 2] == parent[: at + 2]
            verdict = verify(lines, games.load)
            assert (verdict.valid, verdict.reason, verdict.finished) == (True, "", True)
            async with caller(matches) as http:
                told = (await http.get(f"/matches/{again.match}/frames")).json()
            position, seen = told["view"], []
            for frame in told["frames"]:
                apply_patch(position, Patch(0, 0, frame.get("set", {}), tuple(frame.get("gone", ()))))
                seen.append(position["adventure"]["sceneId"])
            assert seen[0] == "inn"
            assert "road" in seen
            # The last frame is the position in which the match ended.
            over = (await matches.room(again.match)).live.match
            assert over.view(1)["adventure"] == position["adventure"]

    asyncio.run(test())

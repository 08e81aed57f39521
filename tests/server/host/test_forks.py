"""Forks: a match goes on from a position of a finished one, and its journal verifies as a whole."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import httpx2
import pytest

from server.local_clients import Player, hosted_matches
from server.serving import live_server, play, run
from server.taint import FAST
from turnwright import games
from turnwright.client import join_match
from turnwright.fair.proof import check_journal
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.replay import verify
from turnwright.protocol.errors import HostError
from turnwright.server.host.create import create, fork
from turnwright.server.host.matches import Matches
from turnwright.server.host.room import Room

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


def test_refused_forks(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "wuxia", "duel", ["person", "person"])
            running = await matches.room(made.match)
            room = await finished(matches, "wuxia", "duel", ["random", "person"])
            last = room.live.number
            for source, at, seats, code in (
                (running, 0, (), "not-over"),
                (room, last, (), "bad-position"),
                (room, last + 1, (), "no-input"),
                (room, 10**9, (), "no-input"),
                (room, 0, ("person",) * 3, "no-seat"),
            ):
                with pytest.raises(HostError) as refused:
                    await fork(matches, source, at, seats)
                assert refused.value.code == code
            assert set(matches.rooms) == {made.match, room.id}

    asyncio.run(test())


@pytest.mark.parametrize("workers", [0, 2])
def test_a_fork_by_http(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", workers=workers) as at, httpx2.AsyncClient() as http:
            (mine,) = await at.host("wuxia", "duel", ["person", "random"])
            here = f"{at.url}/matches/{mine.id}/fork"
            early = await http.post(here, json={"at": 0})
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

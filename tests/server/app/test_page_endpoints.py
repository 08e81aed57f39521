"""What a page asks over HTTP: replays, facts about scenarios, the lobby and open seats."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

from server.local_clients import Player, hosted_matches
from server.taint import FAST, caller
from turnwright import games
from turnwright.kernel.codec import plain
from turnwright.kernel.replay import resume
from turnwright.protocol.messages import Patch
from turnwright.protocol.positions import apply_patch, position_of
from turnwright.server.host.lobby.create import create
from turnwright.server.host.lobby.matches import Matches

Test = Callable[[httpx2.AsyncClient, Matches], Awaitable[None]]


def over_http(folder: Path, test: Test) -> None:
    async def run() -> None:
        async with hosted_matches(folder, FAST) as matches, caller(matches) as http:
            await test(http, matches)

    asyncio.run(run())


@pytest.mark.parametrize("game", ["wuxia", "tactics"])
def test_the_frames_of_a_match_lead_to_its_last_position(game: str, tmp_path: Path) -> None:
    scenario = {"wuxia": "duel", "tactics": "bench-goblins"}[game]

    async def test(http: httpx2.AsyncClient, matches: Matches) -> None:
        made = await create(matches, game, scenario, ["heuristic", "person"], seed=5, throws=())
        await Player(matches, 2).play(made.match, made.invites[1])
        here = f"/matches/{made.match}/frames"
        whole = (await http.get(here, params={"seat": 1, "count": 500})).json()
        rules = games.load(game)
        match = resume(await matches.journal(made.match), games.load)
        position = whole["view"]
        for frame in whole["frames"][1:]:
            gone, changed = tuple(frame.get("gone", ())), frame.get("set", {})
            apply_patch(position, Patch(frame["number"], 0, changed, gone))
        shown = plain(match.view_midway(1))
        assert position == position_of(shown, rules.presenter.view_keys, rules.presenter.fixed_view)
        assert whole["last"] == match.number
        assert any(frame.get("text") for frame in whole["frames"])
        later = (await http.get(here, params={"seat": 1, "first": 3, "count": 2})).json()
        assert later["frames"][0]["number"] == 3
        assert len(later["frames"]) == 2

    over_http(tmp_path, test)


@pytest.mark.parametrize(
    ("game", "scenario", "hidden"),
    [("rounds", "duelo", "fighters"), ("stellar", "battle", "fleets")],
)
def test_all_seats_together_are_shown_once_a_match_is_over(
    game: str, scenario: str, hidden: str, tmp_path: Path
) -> None:
    async def test(http: httpx2.AsyncClient, matches: Matches) -> None:
        made = await create(matches, game, scenario, ["person", "random"], seed=5, throws=())
        here = f"/matches/{made.match}/frames"
        running = (await http.get(here, params={"seat": "all"})).json()
        assert running["seat"] == -1
        await Player(matches, 2).play(made.match, made.invites[0])
        first, second, everything, stranger = [
            (await http.get(here, params={"seat": seat})).json() for seat in (0, 1, "all", -1)
        ]
        assert everything["seat"] == -2
        assert len(everything["frames"]) >= len(first["frames"])
        assert everything["view"][hidden] not in (first["view"][hidden], stranger["view"][hidden])
        for one in (first, second):
            for name, value in one["view"][hidden].items():
                assert everything["view"][hidden][name].keys() >= value.keys()
        wrong = await http.get(here, params={"seat": "some"})
        assert wrong.status_code == 400

    over_http(tmp_path, test)


def test_replays_are_read_within_a_limit(tmp_path: Path) -> None:
    async def test() -> None:
        settings = replace(FAST, replay_requests=3)
        async with hosted_matches(tmp_path, settings) as matches, caller(matches) as http:
            made = await create(matches, "duel", "", ["person", "person"], seed=5)
            here = f"/matches/{made.match}"
            codes = [
                (await http.get(f"{here}/{path}")).status_code for path in ("frames", "odds", "log", "log")
            ]
            assert codes == [200, 409, 200, 429]

    asyncio.run(test())


def test_a_running_match_is_shown_only_from_the_seat_of_the_token(tmp_path: Path) -> None:
    async def test(http: httpx2.AsyncClient, matches: Matches) -> None:
        made = await create(matches, "duel", "", ["person", "person"], seed=5)
        here = f"/matches/{made.match}/frames"
        stranger = (await http.get(here, params={"seat": 0})).json()
        own = (await http.get(here, headers={"authorization": f"Bearer {made.invites[0]}"})).json()
        assert (stranger["seat"], own["seat"]) == (-1, 0)
        refused = await http.get(here, headers={"authorization": "Bearer wrong"})
        assert refused.status_code == 403

    over_http(tmp_path, test)


def test_a_scenario_is_described_before_a_match(tmp_path: Path) -> None:
    async def test(http: httpx2.AsyncClient, matches: Matches) -> None:
        found = (await http.get("/games/tactics/scenarios/bench-goblins", params={"lang": "fr"})).json()
        assert (found["game"], found["seats"]) == ("tactics", ["master", "party"])
        assert sum(each["count"] for each in found["facts"]["sides"]["foes"]) > 0
        assert sum(found["odds"]["won"].values()) + found["odds"]["draws"] == pytest.approx(1, abs=0.01)
        assert found["odds"]["unit"] == "manches"
        assert (await http.get("/games/duel/scenarios/quick")).json()["facts"]["pointsToWin"] >= 1
        assert (await http.get("/games/duel/scenarios/none")).status_code == 422

    over_http(tmp_path, test)


def test_the_lobby_lists_seats_and_an_open_one_is_taken_without_an_invite(tmp_path: Path) -> None:
    async def test(http: httpx2.AsyncClient, matches: Matches) -> None:
        body: dict[str, Any] = {"game": "wuxia", "seats": ["person", "person"], "open": [1]}
        made = (await http.post("/matches", json=body)).json()
        listed = (await http.get("/matches")).json()["matches"][0]
        assert [seat.get("open", False) for seat in listed["seats"]] == [False, True]
        joined = await http.post(f"/matches/{made['id']}/join", json={"player": "Bo"})
        assert joined.json()["seat"] == 1
        listed = (await http.get("/matches")).json()["matches"][0]
        assert [seat.get("player", "") for seat in listed["seats"]] == ["", "Bo"]
        full = await http.post(f"/matches/{made['id']}/join", json={"player": "Cy"})
        assert (full.status_code, full.json()["code"]) == (422, "no-seat")
        wrong = await http.post("/matches", json={**body, "seats": ["person", "random"]})
        assert wrong.json()["field"] == "open"

    over_http(tmp_path, test)

"""The odds along a match that is over: counted once, bounded, and only once it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx2
import pytest

from server.local_clients import hosted_matches
from server.serving import live_server, play, run
from turnwright import games
from turnwright.agents import agent
from turnwright.kernel.codec import read_json
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.protocol.errors import HostError
from turnwright.server.host.thinking.odds_charts import MOST_WAITING
from turnwright.server.host.thinking.pool import ThinkingPool
from turnwright.server.host.thinking.process import Thinker
from turnwright.server.host.thinking.tasks import Charted, ChartOdds, Request
from turnwright.server.settings import ServerSettings

PATIENCE = 60.0  # seconds; only a failing test waits that long


def finished(game: str, scenario: str) -> tuple[list[bytes], Match]:
    rules, lines = games.load(game), []
    match = Match(
        rules,
        scenario,
        seed=6,
        seats=[agent(rules, "heuristic") for _ in rules.seats_for(rules.scenarios.load(scenario))],
        journal=Journal(lines.append),
    )
    while match.outcome is None:
        if match.act() is None:
            match.elapse(rules.next_due(match.state))
    return lines, match


def charted(task: ChartOdds) -> Charted:
    thought = Thinker(games.load).think(Request(None, task, 60.0))
    assert not thought.fault
    found: Charted = read_json(thought.data, Charted)
    return found


@pytest.mark.parametrize(("game", "scenario"), [("wuxia", "duel"), ("tactics", "bench-goblins")])
def test_points_are_spread_over_the_match_and_end_with_its_outcome(game: str, scenario: str) -> None:
    lines, match = finished(game, scenario)
    found = charted(ChartOdds(game, lines, 5, 0, 0, 4, 60.0))
    numbers = [number for number, _ in found.points]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1], found.total) == (0, match.number, 5)
    assert [played.runs for _, played in found.points] == [4] * 5 + [1]
    assert match.outcome is not None
    assert [seat for seat, wins in enumerate(found.points[-1][1].wins) if wins] == list(match.outcome.winners)
    assert found.sides == match.game.sides(match.state)
    # A later part is the same as in the whole, and out of time a part has at least one point.
    assert charted(ChartOdds(game, lines, 5, 3, 0, 4, 60.0)).points == found.points[3:]
    assert len(charted(ChartOdds(game, lines, 5, 1, 0, 4, 0.0)).points) == 1


def test_a_limited_number_of_charts_is_counted_at_the_same_time(tmp_path: Path) -> None:
    async def test() -> None:
        pool, duel = ThinkingPool(games.load, ServerSettings()), games.load("duel")
        async with hosted_matches(tmp_path, odds_pool=pool) as matches:
            assert matches.charts.find("0") is None
            for at in range(MOST_WAITING):
                matches.charts.begin(str(at), duel, [])
            with pytest.raises(HostError, match="being counted"):
                matches.charts.begin("one more", duel, [])
            assert matches.charts.find("one more") is None
        await pool.close()

    asyncio.run(test())


@pytest.mark.parametrize("workers", [0, 2])
def test_the_odds_along_a_match_come_once_it_is_over(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", workers=workers) as at,
            httpx2.AsyncClient(timeout=PATIENCE) as http,
        ):
            (mine,) = await at.host("wuxia", "duel", ["person", "random"])
            here = f"{at.url}/matches/{mine.id}/odds"
            early = await http.get(here)
            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            async with at.sit(mine) as seat:
                await play(seat)
            chart: dict[str, Any] = {"done": False}
            async with asyncio.timeout(PATIENCE):
                while not chart["done"]:
                    await asyncio.sleep(0.2)
                    found = await http.get(here)
                    # A slow machine polls so often that it is asked to wait.
                    if found.status_code != 429:
                        chart = found.json()
            assert chart["sides"] == ["first", "second"]
            assert chart["points"][0]["number"] == 0
            assert all(point["runs"] == 50 for point in chart["points"][:-1])
            assert all(
                sum(point["won"]) + point["draws"] == pytest.approx(1, abs=0.001) for point in chart["points"]
            )

    run(test())

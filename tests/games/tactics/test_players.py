"""A party of several players: each has a seat and heroes of their own, and all of them win together."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright import Journal, Match, verify
from turnwright.agents import GreedyAgent, RandomAgent, SearchAgent, agent
from turnwright.games.tactics.game import Tactics
from turnwright.lab import odds, simulate, tournament
from turnwright.testing import CHECKS, Check, conformance

GAME = Tactics()
BOT = agent(GAME, "heuristic")

# Three players with a hero each against two goblins, in a room that is soon crossed.
ROOM: dict[str, Any] = {
    "name": "Three in a room",
    "players": 3,
    "map": {"rows": ["........", "...~....", "...o....", "........"], "legend": {"o": "half cover"}},
    "party": [
        {"id": "bran", "base": "fighter_1", "at": [0, 0]},
        {"id": "iven", "base": "wizard_1", "at": [0, 1]},
        {"id": "oda", "base": "cleric_1", "at": [0, 3]},
    ],
    "foes": [
        {"id": "goblin_1", "base": "goblin_warrior", "at": [7, 0]},
        {"id": "goblin_2", "base": "goblin_minion", "at": [7, 3]},
    ],
}


def test_every_player_has_a_seat_and_a_hero() -> None:
    match = Match(GAME, ROOM)
    assert GAME.seats_for(match.scenario) == ("master", "player_1", "player_2", "player_3")
    assert {who.creature_id: who.seat for who in match.state.participants if who.seat} == {
        "bran": 1,
        "iven": 2,
        "oda": 3,
    }


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_every_check_passes_with_three_players(check: Check) -> None:
    report = conformance(GAME, [ROOM], [1], 25, checks=[check])
    assert set(report.idle) <= {"undo"}


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("bot", [SearchAgent(2), GreedyAgent()], ids=lambda bot: str(bot.name))
def test_agents_that_play_any_game_hold_any_seat(bot: Any, seat: int) -> None:
    seats = [bot if at == seat else BOT for at in range(4)]
    journal = Journal()
    match = Match(GAME, ROOM, seed=2, seats=seats, journal=journal)
    while match.outcome is None:
        match.act()

    assert match.outcome.winners in ((0,), (1, 2, 3))
    assert verify(journal.lines, lambda name: GAME).valid


def test_a_search_for_one_player_plays_for_the_party() -> None:
    # If a win with two others were worth a third, it would rather have a draw.
    match = Match(GAME, ROOM, seed=2, seats=[BOT, SearchAgent(20), BOT, BOT], heard=False)
    while match.outcome is None:
        match.act()
    assert match.outcome.winners == (1, 2, 3)


def test_the_lab_reports_the_master_and_the_party() -> None:
    result = simulate(GAME, ROOM, 12, seats=["random", "heuristic", "random", "heuristic"])

    assert [(side.name, side.agent) for side in result.sides] == [
        ("master", "random"),
        ("party", "heuristic, random"),
    ]
    assert sum(side.won.times for side in result.sides) + result.draws.times == 12
    sides = {unit.name: unit.side for unit in result.units}
    assert sides == {"bran": 1, "iven": 1, "oda": 1, "goblin_1": 0, "goblin_2": 0}
    heroes = [unit for unit in result.units if unit.side == 1]
    for figure in ("hp", "slots"):
        whole = sum(unit.figures.get(figure, 0.0) for unit in heroes)
        assert result.sides[1].figures[figure] == pytest.approx(whole)


def test_each_player_may_ask_for_the_odds_and_a_side_is_held_by_one_contestant() -> None:
    match = Match(GAME, ROOM, seed=1, seats=[BOT, None, RandomAgent(), None])
    match.act()
    for seat in (1, 3):
        assert [side.name for side in odds(match, seat=seat, runs=2).sides] == ["master", "party"]
    found = tournament(GAME, ROOM, agents=["heuristic", "random"], runs=1)
    assert [meeting.runs for meeting in found.meetings] == [1, 1]

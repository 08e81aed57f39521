"""Every agent plays every game to its end, at every seat, and the journal is good."""

from __future__ import annotations

from typing import Any

import pytest

from agents.toy_games import Bids, Haystack, play
from kernel.seat_games import Muster
from testing.test_conformance import nim
from testing.toy_games import Toll
from turnwright import Game, Journal, Policy, games, verify
from turnwright.agents import GreedyAgent, RandomAgent, SearchAgent
from turnwright.testing import conformance
from turnwright.testing.counter import Counter

GAMES: list[tuple[Game, Any]] = [
    (nim(), None),
    (Toll(), "short"),
    (Toll(), "dear"),
    (Bids(), None),
    (Haystack(), None),
    (Muster(), {"pullers": 3}),
    (Muster(), {"pullers": 2, "allied": False}),
    (Counter(), 20),
    (games.load("duel"), "alternate"),
    (games.load("duel"), "quick"),
    (games.load("wuxia"), "duel"),
    (games.load("wuxia"), "pairs"),
]
AGENTS = [RandomAgent(), GreedyAgent(), SearchAgent(1), SearchAgent(6)]


@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: str(agent.name))
@pytest.mark.parametrize(("game", "scenario"), GAMES, ids=[f"{game.name}-{name}" for game, name in GAMES])
def test_every_agent_plays_every_game_at_every_seat(game: Game, scenario: Any, agent: Policy) -> None:
    there = range(len(game.seats_for(game.scenarios.load(scenario))))
    for seat in there:
        seats = [agent if at == seat else RandomAgent() for at in there]
        journal = Journal()
        play(game, scenario, seats, seat, journal)
        verdict = verify(journal.lines, lambda name: game)
        assert verdict.valid
        assert verdict.finished


def test_three_bidders_at_once_pass_every_check() -> None:
    conformance(Bids(), seeds=[0], inputs=20)

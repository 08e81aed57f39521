"""Agents that can play any game."""

from typing import Any

from turnwright.agents.greedy import HEURISTIC, GreedyAgent, own_heuristic
from turnwright.agents.random import RandomAgent
from turnwright.agents.search import BAD_BUDGET, BUDGET, SEARCH, SearchAgent, read_budget
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON

MASTER = "master"  # the agent that leads a story

__all__ = [
    "BAD_BUDGET",
    "MASTER",
    "GreedyAgent",
    "RandomAgent",
    "SearchAgent",
    "agent",
    "agent_names",
    "default_seats",
    "levels",
    "timeout_command",
]


def agent_names(game: Game) -> list[str]:
    """Return the names of the agents for this game: its own bots first, then those that play any game.

    `search` accepts a budget, as in `search:500`.
    """
    master = [] if game.master.bot() is None else [MASTER]
    return list(dict.fromkeys([*game.bots(), HEURISTIC, RandomAgent.name, SEARCH, *master]))


def agent(game: Game, name: str) -> Policy:
    """Return the agent of this name for this game, or raise `Rejected` with the known names.

    A game's own bot takes precedence over a general agent of the same name; `search:N` is always general.
    """
    bots = game.bots()
    if name in bots:
        return bots[name]
    master = game.master.bot()
    if name == MASTER and master is not None:
        return master
    if name == HEURISTIC:
        return own_heuristic(game) or GreedyAgent()
    if name == RandomAgent.name:
        return RandomAgent()
    if name == SEARCH:
        return SearchAgent(BUDGET, name)
    if name.startswith(f"{SEARCH}:"):
        return SearchAgent(read_budget(name))
    names = agent_names(game)
    raise Rejected("unknown-agent", f'{game.name} has no agent "{name}"', "agent", names)


def levels(game: Game) -> list[str]:
    """Return bots of this game from weak to strong, or of different styles."""
    own = list(game.bots())
    if {"easy", "medium", "hard"} <= set(own):
        return ["easy", "medium", "hard"]
    if HEURISTIC not in own:
        return own
    return [RandomAgent.name, HEURISTIC, "planner" if "planner" in own else SEARCH]


def timeout_command(game: Game, state: Any, seat: int, dice: Dice) -> Any:
    """The command for a seat whose turn limit has run out: the game's own, else that of its heuristic."""
    command = game.turns.timeout_command(state, seat)
    if command is None:
        return agent(game, HEURISTIC).command(game, state, seat, game.options(state, seat), dice)
    return command


def default_seats(game: Game, scenario: Any, people: int = 1) -> list[str]:
    """Seat people first; the other seats get the scenario's opponent, else the game's first bot."""
    named = game.scenarios.opponent(scenario)
    usual = next(iter(game.bots()), RandomAgent.name)
    other = named if named in (PERSON, *agent_names(game)) else usual
    there = len(game.seats_for(scenario))
    taken = [(game.solo_seat + number) % there for number in range(people)]
    return [PERSON if seat in taken else other for seat in range(there)]

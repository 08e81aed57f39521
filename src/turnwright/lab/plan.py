"""One question to the lab: which match is played again and again, by whom, and with which dice.

A plan is plain data, so that it reads the same in this process, in another, and on another machine.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from turnwright import agents, games
from turnwright.kernel import codec
from turnwright.kernel.game import Game
from turnwright.kernel.playout import Runs
from turnwright.kernel.policy import Policy
from turnwright.kernel.rejected import Rejected
from turnwright.kernel.tally import Tally

LARGEST_RUNS = 1 << 32
KEPT = 16


class Plan(Struct, frozen=True):
    """A match to be played many times: run k has the dice of its seed and k."""

    game: str
    scenario: Any
    agents: tuple[str, ...]
    seed: int = 0
    position: str = ""  # a snapshot to go on from, as JSON; empty to begin at the beginning
    seat: int = -1  # who asks: what this seat cannot see is drawn anew; -1 knows all


def plan_for(
    game: Game | str, scenario: Any = None, seats: Sequence[str] = (), seed: int = 0, **more: Any
) -> Plan:
    """A plan for a game by name or by itself; seats that are not named are held by its heuristic."""
    found = find_game(game) if isinstance(game, str) else game
    checked = found.load(scenario)
    names = [*seats, *usual_agents(found)[len(seats) :]]
    if len(names) != len(found.seats):
        raise Rejected("seats", f"{found.name} has {len(found.seats)} seats, not {len(names)}", "seats")
    for name in names:
        find_agent(found, name)
    return Plan(name_of(found), codec.plain(checked), tuple(names), seed, **more)


def usual_agents(game: Game) -> list[str]:
    """Who plays when nobody is named: the heuristic at every seat."""
    return ["heuristic"] * len(game.seats)


def find_game(name: str) -> Game:
    """An installed game by its name, or any by `module:Class`."""
    if ":" not in name:
        return games.load(name)
    made = _imported(name)
    return made() if isinstance(made, type) else made  # type: ignore[no-any-return]


def name_of(game: Game) -> str:
    """The name by which another process can find this game."""
    kind = type(game)
    if game.name in games.names() and type(games.load(game.name)) is kind:
        return game.name
    return f"{kind.__module__}:{kind.__qualname__}"


def find_agent(game: Game, name: str) -> Policy:
    """One of the game's agents by name, or any by `module:Class`."""
    if ":" not in name or name.partition(":")[0] in agents.agent_names(game):
        return agents.agent(game, name)
    made = _imported(name)
    return made() if isinstance(made, type) else made  # type: ignore[no-any-return]


def _imported(name: str) -> Any:
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Rejected("unknown-name", f"{name} cannot be imported: {error}") from None


def play(plan: Plan, first: int, last: int) -> Tally:
    """The runs of a plan from `first` up to but not including `last`, counted."""
    return _runs(codec.encode(plan)).tally(first, last)


@lru_cache(maxsize=KEPT)
def _runs(encoded: bytes) -> Runs:
    # The same plan is asked for chunk by chunk.
    return runs_of(codec.read_json(encoded, Plan))


def runs_of(plan: Plan) -> Runs:
    """What plays the runs of a plan."""
    game = find_game(plan.game)
    policies = [find_agent(game, name) for name in plan.agents]
    return Runs(game, plan.scenario, policies, plan.seed)

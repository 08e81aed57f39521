"""One question to the lab: which match is played again and again, by whom, and with which dice.

A plan is plain data, so that it reads the same in this process, in another, and on another machine.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from threading import local
from typing import Any, TypeVar

from msgspec import Struct

from turnwright import __version__, agents, games
from turnwright.kernel import codec
from turnwright.kernel.errors import BotFault, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.playout import Runs
from turnwright.kernel.policy import Policy
from turnwright.kernel.rollouts import OMNISCIENT, Rollouts
from turnwright.kernel.tally import Tally

LARGEST_RUNS = 1 << 32
KEPT = 16

Made = TypeVar("Made")


class Experiment(Struct, frozen=True):
    """A match to be played many times: run k has the dice of its seed and k."""

    game: str
    scenario: Any
    agents: tuple[str, ...]
    seed: int = 0
    position: str = ""  # a snapshot to go on from, as JSON; empty to begin at the beginning
    seat: int = OMNISCIENT  # who asks about the position: what this seat cannot see is drawn anew


def experiment_for(
    game: Game | str, scenario: Any = None, seats: Sequence[str] = (), seed: int = 0, **more: Any
) -> Experiment:
    """A plan for a game by name or by itself; seats that are not named are held by its heuristic."""
    found = find_game(game) if isinstance(game, str) else game
    checked = found.scenarios.load(scenario)
    usual = default_agents(found, checked)
    names = [*seats, *usual[len(seats) :]]
    if len(names) != len(usual):
        raise Rejected("seats", f"{found.name} has {len(usual)} seats, not {len(names)}", "seats")
    for name in names:
        find_agent(found, name)
    return Experiment(qualified_name(found), codec.plain(checked), tuple(names), seed, **more)


def default_agents(game: Game, scenario: Any) -> list[str]:
    """Who plays a loaded scenario when nobody is named: the heuristic at every seat."""
    return ["heuristic"] * len(game.seats_for(scenario))


def find_game(name: str) -> Game:
    """An installed game by its name, or any by `module:Class`."""
    return _made(name, Game, "a game") if ":" in name else _installed(name)


# A tournament has hundreds of plans, and to look through all that is installed takes longer than a match.
@lru_cache(maxsize=64)
def _installed(name: str) -> Game:
    return games.load(name)


def qualified_name(game: Game) -> str:
    """The name by which another process can find this game."""
    kind: Any = type(game)
    return _name_of(kind, game.name)


@lru_cache(maxsize=64)
def _name_of(kind: type[Game], name: str) -> str:
    if name in games.names() and type(games.load(name)) is kind:
        return name
    return f"{kind.__module__}:{kind.__qualname__}"


def find_agent(game: Game, name: str) -> Policy:
    """One of the game's agents by name, or any by `module:Class`."""
    if ":" not in name or name.partition(":")[0] in agents.agent_names(game):
        return agents.agent(game, name)
    return _made(name, Policy, "an agent")


def _made(name: str, kind: type[Made], what: str) -> Made:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
        made = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:  # A stranger's module may raise anything.
        words = one_line(f"{type(error).__name__}: {error}")
        raise Rejected("unknown-name", f"{name} cannot be imported: {words}") from None
    if not isinstance(made, kind):
        raise Rejected("unknown-name", f"{name} is not {what}")
    return made


def one_line(text: str) -> str:
    """A text of several lines in one."""
    return " ".join(text.split())


def require_module(experiment: Experiment) -> None:
    """Refuse a plan whose game or agents no other process can find."""
    for name in (experiment.game, *experiment.agents):
        if name.startswith("__main__:") or "<locals>" in name:
            raise Rejected(
                "not-in-a-module",
                f"{name} cannot be found by other processes: put it into a module that can be imported",
            )


def play(experiment: Experiment, first: int, last: int) -> Tally:
    """The runs of a plan from `first` up to but not including `last`, counted."""
    return play_encoded(codec.encode(experiment), first, last)


def play_encoded(experiment: bytes, first: int, last: int, stamp: str = "") -> Tally:
    """The same for a plan in its encoded form; a stamp that is not this machine's is refused."""
    runs = _KEPT.runs(experiment)
    if stamp and stamp != _stamp(runs.game):
        raise Rejected("other-version", f"a worker has {_stamp(runs.game)}, and this is {stamp}")
    try:
        return runs.tally(first, last)
    except BotFault as fault:
        raise bot_error(codec.read_json(experiment, Experiment), fault) from fault


def bot_error(experiment: Experiment, fault: BotFault) -> Exception:
    """The fault of a bot; one that somebody brought, by `module:Class`, is refused by that name."""
    name = experiment.agents[fault.seat]
    if ":" not in name or name.startswith(f"{agents.SearchAgent.name}:"):
        return fault
    return Rejected("bad-agent", f'the bot "{name}" cannot play: it {one_line(fault.words)}', "seats")


def version_stamp(experiment: Experiment) -> str:
    """What another machine must have for its runs to be the same."""
    return _stamp(find_game(experiment.game))


def _stamp(game: Game) -> str:
    content = game.scenarios.fingerprint()
    read = f" and the content {content}" if content else ""
    return f"turnwright {__version__} with the rules {game.rules}{read} of {game.name}"


class _Kept(local):
    """The last plans that were asked for: the same one is, chunk by chunk. Each thread has its own."""

    def __init__(self) -> None:
        self._runs: dict[bytes, Runs] = {}

    def runs(self, experiment: bytes) -> Runs:
        """What plays the runs of this plan."""
        found = self._runs.pop(experiment, None) or runs_of(codec.read_json(experiment, Experiment))
        self._runs[experiment] = found
        if len(self._runs) > KEPT:
            del self._runs[next(iter(self._runs))]
        return found


_KEPT = _Kept()


def runs_of(experiment: Experiment) -> Runs:
    """What plays the runs of a plan."""
    game = find_game(experiment.game)
    policies = [find_agent(game, name) for name in experiment.agents]
    if experiment.position:
        return Rollouts(game, experiment.position.encode(), policies, experiment.seed, experiment.seat)
    return Runs(game, experiment.scenario, policies, experiment.seed)

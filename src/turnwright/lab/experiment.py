"""An experiment: a match to play many times, its agents and its seed.

It is plain data, so that other processes and machines can play it.
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
from turnwright.kernel.playout import Runs, Tally
from turnwright.kernel.policy import Policy
from turnwright.kernel.rollouts import OMNISCIENT, Rollouts

LARGEST_RUNS = 1 << 32
CACHED = 16

Made = TypeVar("Made")


class Experiment(Struct, frozen=True):
    """A match to be played many times; the dice of run k depend on the seed and k."""

    game: str
    scenario: Any
    agents: tuple[str, ...]
    seed: int = 0
    position: str = ""  # a snapshot to continue from, as JSON; empty for the start
    seat: int = OMNISCIENT  # whose knowledge of the position is used; what this seat cannot see is redrawn


def experiment_for(
    game: Game | str, scenario: Any = None, seats: Sequence[str] = (), seed: int = 0, **more: Any
) -> Experiment:
    """An experiment with a game; seats without a name are held by the heuristic."""
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
    """The default agents: the heuristic at every seat."""
    return ["heuristic"] * len(game.seats_for(scenario))


def find_game(name: str) -> Game:
    """An installed game by name, or any game by `module:Class`."""
    return _imported(name, Game, "a game") if ":" in name else _installed(name)


# A tournament has hundreds of experiments, and scanning the entry points takes longer than a match.
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
    """One of the game's agents by name, or any agent by `module:Class`."""
    if ":" not in name or name.partition(":")[0] in agents.agent_names(game):
        return agents.agent(game, name)
    return _imported(name, Policy, "an agent")


def _imported(name: str, kind: type[Made], what: str) -> Made:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
        made = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:  # a third-party module may raise anything
        words = one_line(f"{type(error).__name__}: {error}")
        raise Rejected("unknown-name", f"{name} cannot be imported: {words}") from None
    if not isinstance(made, kind):
        raise Rejected("unknown-name", f"{name} is not {what}")
    return made


def one_line(text: str) -> str:
    """Text on one line."""
    return " ".join(text.split())


def require_module(experiment: Experiment) -> None:
    """Reject an experiment whose game or agents no other process can import."""
    for name in (experiment.game, *experiment.agents):
        if name.startswith("__main__:") or "<locals>" in name:
            raise Rejected(
                "not-in-a-module",
                f"{name} cannot be imported by other processes: move it to a module",
            )


def play(experiment: Experiment, first: int, last: int) -> Tally:
    """Play the runs from `first` up to but not including `last`."""
    return play_encoded(codec.encode(experiment), first, last)


def play_encoded(experiment: bytes, first: int, last: int, stamp: str = "") -> Tally:
    """Play runs of an encoded experiment; rejects the stamp of another version."""
    runs = _CACHE.runs(experiment)
    if stamp and stamp != _stamp(runs.game):
        raise Rejected("other-version", f"a worker has {_stamp(runs.game)}, and this machine has {stamp}")
    try:
        return runs.tally(first, last)
    except BotFault as fault:
        raise bot_error(codec.read_json(experiment, Experiment), fault) from fault


def bot_error(experiment: Experiment, fault: BotFault) -> Exception:
    """The error for a failing bot: a refusal by name for one given as `module:Class`."""
    name = experiment.agents[fault.seat]
    if ":" not in name or name.startswith(f"{agents.SearchAgent.name}:"):
        return fault
    return Rejected("bad-agent", f'the bot "{name}" cannot play: it {one_line(fault.words)}', "seats")


def version_stamp(experiment: Experiment) -> str:
    """The versions that another machine needs to play the same runs."""
    return _stamp(find_game(experiment.game))


def _stamp(game: Game) -> str:
    content = game.scenarios.fingerprint()
    read = f" and the content {content}" if content else ""
    return f"turnwright {__version__} with the rules {game.rules}{read} of {game.name}"


class _RunsCache(local):
    """A cache per thread: consecutive chunks usually belong to the same experiment."""

    def __init__(self) -> None:
        self._runs: dict[bytes, Runs] = {}

    def runs(self, experiment: bytes) -> Runs:
        """The runs of an encoded experiment."""
        found = self._runs.pop(experiment, None) or runs_of(codec.read_json(experiment, Experiment))
        self._runs[experiment] = found
        if len(self._runs) > CACHED:
            del self._runs[next(iter(self._runs))]
        return found


_CACHE = _RunsCache()


def runs_of(experiment: Experiment) -> Runs:
    """The runs of an experiment."""
    game = find_game(experiment.game)
    policies = [find_agent(game, name) for name in experiment.agents]
    if experiment.position:
        return Rollouts(game, experiment.position.encode(), policies, experiment.seed, experiment.seat)
    return Runs(game, experiment.scenario, policies, experiment.seed)

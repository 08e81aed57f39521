"""What a command of the lab was asked, checked before anything is played: each mistake is one sentence."""

import shlex
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any

from turnwright.agents import agent_names
from turnwright.cli import selection
from turnwright.cli.errors import Exit, UserError, did_you_mean, shortened
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.records import PERSON
from turnwright.lab import overrides
from turnwright.lab.experiment import LARGEST_RUNS, default_agents, find_agent
from turnwright.lab.runners import Done, Runner, Task, runner_for

# What cannot be played there, and could be here; and agents that cannot play at all.
RUNNER_ERRORS = ("other-version", "not-in-a-module", "unknown-name", "bad-agent")


def check_runs(runs: int) -> int:
    """A number of matches that can be played."""
    if not 1 <= runs <= LARGEST_RUNS:
        raise UserError(f"A number of matches is from 1 to {LARGEST_RUNS}, not {runs}")
    return runs


def check_run(run: int) -> int:
    """The number of one match, counted from 0."""
    if not 0 <= run < LARGEST_RUNS:
        raise UserError(f"A run is a whole number from 0 to {LARGEST_RUNS - 1}, not {run}")
    return run


def check_precision(precision: float | None) -> float:
    """How well a chance is to be known; 0 when nobody asked."""
    if precision is None:
        return 0.0
    if not 0 < precision < 1:
        raise UserError(f"A precision is a number between 0 and 1, not {precision}", "As in --precision 0.01")
    return precision


def find_runner(on: str, workers: int, interrupted: str = "") -> Runner:
    """Where the matches are played; Ctrl-C before there is a place for them is answered with a sentence."""
    if workers < 0:
        raise UserError(f"There cannot be {workers} workers", "0 is one for every core")
    try:
        return FriendlyRunner(runner_for(on, workers), interrupted)
    except Rejected as refused:
        raise runner_error(refused) from None


class FriendlyRunner:
    """A runner whose troubles with where and by whom it plays are the user's; others stay what they are."""

    def __init__(self, runner: Runner, interrupted: str = "") -> None:
        self.runner = runner
        self.interrupted = interrupted

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Play all tasks."""
        return self.runner.run(tasks)

    def __enter__(self) -> "FriendlyRunner":
        try:
            self.runner.__enter__()
        except Rejected as refused:
            raise runner_error(refused) from None
        except KeyboardInterrupt:  # a cluster takes seconds to start
            raise UserError(self.interrupted, code=Exit.INTERRUPTED) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.runner.__exit__(kind, error, trace)
        if isinstance(error, Rejected) and (error.field == "on" or error.code in RUNNER_ERRORS):
            raise runner_error(error) from None


def runner_error(refused: Rejected) -> UserError:
    """Why nothing can be played there, or by them."""
    legal = f"There are: {', '.join(map(str, refused.legal))}" if refused.legal else ""
    return UserError(sentence(refused.reason), legal)


def pick(what: str, changes: Iterable[str] = ()) -> tuple[Game, Any]:
    """The game and the scenario that `GAME/SCENARIO` means, with other numbers in it."""
    game, scenario = selection.pick(what)
    wanted = list(changes)
    try:
        return game, overrides.override(game, scenario, wanted) if wanted else scenario
    except ContentError as error:
        raise UserError(sentence(str(error))) from None


def pick_agents(game: Game, scenario: Any, names: Sequence[str]) -> list[str]:
    """Who plays at each seat of a loaded scenario: those who are named, then the heuristic."""
    selection.check_seats(game, scenario, names, "heuristic,random")
    for name in names:
        check_agent(game, name)
    return [*names, *default_agents(game, scenario)[len(names) :]]


def check_agent(game: Game, name: str) -> None:
    """Refuse a name that nobody who can play by themselves has."""
    if name == PERSON:
        raise UserError("A person cannot play in the lab", "Name bots, as in --seats heuristic,random")
    try:
        find_agent(game, name)
    except Rejected as refused:
        known = agent_names(game)
        if ":" in name:
            raise UserError(f"{shortened(name)!r} cannot play: {refused.reason}") from None
        hint = f"{did_you_mean(name, known)}There are: {', '.join(known)}"
        raise UserError(f"Nobody called {shortened(name)!r} plays {game.name}", hint) from None


def command(*words: str) -> str:
    """A command line that can be copied into a shell."""
    return shlex.join(["turnwright", *words])


def sentence(text: str) -> str:
    """A reason as a sentence: it begins with a capital, unless it begins with an id or the name of a file."""
    first = text.partition(" ")[0].rstrip(":;,")
    return text[:1].upper() + text[1:] if first.isalpha() else text

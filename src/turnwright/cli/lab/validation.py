"""Checks the options of lab commands before anything is played."""

import shlex
from collections.abc import Generator, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any

from turnwright.agents import agent_names
from turnwright.cli import selection
from turnwright.cli.errors import Exit, UserError, quoted, unknown
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.records import PERSON
from turnwright.lab import overrides
from turnwright.lab.experiment import LARGEST_RUNS, default_agents, find_agent
from turnwright.lab.runners import Done, Runner, Task, runner_for
from turnwright.story.catalogue import catalogue_for

# Refusals by a runner that the user can fix: matches that it cannot play, and agents that cannot play at all.
RUNNER_ERRORS = ("other-version", "not-in-a-module", "unknown-name", "bad-agent")


def check_runs(runs: int, option: str = "--runs", least: int = 1) -> int:
    """Check the number of matches that an option gives."""
    if not least <= runs <= LARGEST_RUNS:
        raise UserError(f"{option} must be from {least} to {LARGEST_RUNS}, not {runs}")
    return runs


def check_run(run: int) -> int:
    """Check the number of a run, counted from 0."""
    if not 0 <= run < LARGEST_RUNS:
        raise UserError(f"--show must be from 0 to {LARGEST_RUNS - 1}, not {run}")
    return run


def check_precision(precision: float | None) -> float:
    """Check a precision; 0 if none was given."""
    if precision is None:
        return 0.0
    if not 0 < precision < 1:
        raise UserError(f"--precision must be between 0 and 1, not {precision}", "Example: --precision 0.01")
    return precision


def find_runner(on: str, workers: int, interrupted: str = "") -> Runner:
    """The runner for the matches; `interrupted` is the sentence for Ctrl-C while it starts."""
    if workers < 0:
        raise UserError(f"--workers must be 0 or more, not {workers}", "0 means one per core")
    try:
        return FriendlyRunner(runner_for(on, workers), interrupted)
    except Rejected as refused:
        raise runner_error(refused) from None


class FriendlyRunner:
    """A runner whose refusals of places and agents become user errors; other errors pass through."""

    def __init__(self, runner: Runner, interrupted: str = "") -> None:
        self.runner = runner
        self.interrupted = interrupted

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        """Play all tasks."""
        return self.runner.run(tasks)

    def __enter__(self) -> "FriendlyRunner":
        try:
            self.runner.__enter__()
        except Rejected as refused:
            raise runner_error(refused) from None
        except KeyboardInterrupt:  # starting a cluster takes seconds
            raise UserError(self.interrupted, code=Exit.INTERRUPTED) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.runner.__exit__(kind, error, trace)
        if isinstance(error, Rejected) and (error.field == "on" or error.code in RUNNER_ERRORS):
            raise runner_error(error) from None


def runner_error(refused: Rejected) -> UserError:
    """The error for a place or an agent that cannot play."""
    legal = f"Choose from: {', '.join(map(str, refused.legal))}" if refused.legal else ""
    return UserError(sentence(refused.reason), legal)


def pick(what: str, changes: Iterable[str] = (), heroes: Sequence[str] = ()) -> tuple[Game, Any]:
    """The game and the scenario of `GAME/SCENARIO`, with overrides; `heroes` get a seat of their own."""
    game, scenario = selection.pick(what)
    wanted = list(changes)
    try:
        changed = overrides.override(game, scenario, wanted) if wanted else scenario
        return game, selection.set_up(game, changed, heroes, (), catalogue_for(game).tell)
    except ContentError as error:
        raise UserError(sentence(str(error))) from None


def pick_agents(game: Game, scenario: Any, names: Sequence[str]) -> list[str]:
    """The agent of each seat: those named, then the heuristic."""
    selection.check_seats(game, scenario, names, "heuristic,random")
    for name in names:
        check_agent(game, name)
    return [*names, *default_agents(game, scenario)[len(names) :]]


def check_agent(game: Game, name: str) -> None:
    """Reject the name of an agent that is unknown or cannot play alone."""
    if name == PERSON:
        raise UserError("A person cannot play in the lab", "Use bots, as in --seats heuristic,random")
    try:
        find_agent(game, name)
    except Rejected as refused:
        if ":" in name:
            raise UserError(f"The bot {quoted(name)} cannot play: {refused.reason}") from None
        raise unknown(f"{game.name} bot", name, agent_names(game)) from None


def command(*words: str) -> str:
    """A command line, quoted for the shell."""
    return shlex.join(["turnwright", *words])


def sentence(text: str) -> str:
    """A reason as a sentence, capitalised unless it starts with an id or a file name."""
    first = text.partition(" ")[0].rstrip(":;,")
    return text[:1].upper() + text[1:] if first.isalpha() else text

"""A study: plans that are played in chunks, wherever there is room, and added up in their order.

Chunks never change a total: sums are whole numbers, and whether a plan has been played often enough is asked
only at fixed numbers of runs.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.game import Game
from turnwright.kernel.tally import Tally
from turnwright.lab.experiment import LARGEST_RUNS, Experiment, find_game
from turnwright.lab.result import ALL_PLAYED, INTERRUPTED, PRECISE, Result, margin, result_of
from turnwright.lab.runners import Done, Inline, Runner, Task

FIRST_CHUNK = 1
LARGEST_CHUNK = 1 << 16
LAST_SHARES = 8  # what is left at the end is cut into so many parts, again and again
CHUNK_GROWTH = 8
CHUNK_SECONDS = 0.2  # long enough that handing it over costs nothing, short enough to be lost without regret
LEAST_RUNS = 100
GROWTH = 10  # a plan is looked at again after a tenth more runs, and at least LEAST_RUNS

Progress = Callable[[int, int], None]


class ExperimentCount:
    """One plan of a study: what was added up so far, and what waits for its turn."""

    def __init__(self, experiment: Experiment, asked: int, precision: float) -> None:
        self.experiment = experiment
        self.asked = asked
        self.precision = precision
        self.tally = Tally(len(experiment.agents))
        self.given = 0  # runs that were handed out
        self.stopped = ""
        self.waiting: dict[int, Done] = {}

    def look_at(self) -> int:
        """The number of runs at which the plan is looked at next."""
        if self.precision <= 0:
            return self.asked
        return min(self.asked, next_checkpoint(self.given))

    def take(self, done: Done) -> None:
        """Keep what was played; add up all that follows without a gap."""
        self.waiting[done.task.first] = done
        while not self.stopped and int(self.tally.runs) in self.waiting:
            # Ctrl-C may come at any point, and must not find a tally half added up.
            both = Tally(len(self.experiment.agents))
            both.merge(self.tally)
            both.merge(self.waiting[int(self.tally.runs)].tally)
            del self.waiting[int(self.tally.runs)]
            self.tally = both
            self._judge()

    def _judge(self) -> None:
        runs = int(self.tally.runs)
        if self.precision > 0 and is_checkpoint(runs) and margin(self.tally) <= self.precision:
            self.stopped = PRECISE
        elif runs >= self.asked:
            self.stopped = ALL_PLAYED


def next_checkpoint(runs: int) -> int:
    """After so many runs, the number at which a plan is looked at next."""
    at = LEAST_RUNS
    while at <= runs:
        at += max(LEAST_RUNS, at // GROWTH // LEAST_RUNS * LEAST_RUNS)
    return at


def is_checkpoint(runs: int) -> bool:
    """Whether a plan is looked at after so many runs."""
    return runs > 0 and next_checkpoint(runs - 1) == runs


class Study:
    """Plays plans, each so many times or until its interval is narrow enough.

    The work is split into chunks of about a fifth of a second, or of `chunk` runs.
    """

    def __init__(
        self,
        experiments: Sequence[Experiment],
        runs: int,
        *,
        precision: float = 0.0,
        runner: Runner | None = None,
        progress: Progress | None = None,
        chunk: int = 0,
    ) -> None:
        if not 1 <= runs <= LARGEST_RUNS:
            raise ValueError(f"a number of runs is from 1 to {LARGEST_RUNS}, not {runs}")
        self.counts = [ExperimentCount(experiment, runs, precision) for experiment in experiments]
        self.runner: Runner = Inline() if runner is None else runner
        self.progress = progress
        self._played, self._total, self._open = 0, runs * len(self.counts), len(self.counts)
        self._paced = chunk == 0
        self._chunk = chunk or FIRST_CHUNK

    def play(self) -> "Study":
        """Play everything; when interrupted, what was added up so far stands."""
        dones = self.runner.run(self._tasks())
        try:
            for done in dones:
                self._take(done)
                self._pace(done)
                if self.progress is not None:
                    self.progress(self._played, self._total)
                if not self._open:
                    break  # what is still under way was asked for in case, and is not needed
        except KeyboardInterrupt:
            for count in self.counts:
                count.stopped = count.stopped or INTERRUPTED
        finally:
            close = getattr(dones, "close", None)
            if close is not None:
                close()
        return self

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its end."""
        return any(count.stopped == INTERRUPTED for count in self.counts)

    def results(self) -> list[Result]:
        """What each plan came to, in their order."""
        return [_result(count) for count in self.counts]

    def _tasks(self) -> Iterator[Task]:
        for at, count in enumerate(self.counts):
            while not count.stopped and count.given < count.asked:
                last = min(count.look_at(), count.given + self._next_chunk(at, count))
                task = Task(at, count.experiment, count.given, last)
                count.given = last
                yield task

    def _next_chunk(self, at: int, count: ExperimentCount) -> int:
        # Towards the end chunks become small, so that no worker waits long for the last of another.
        if not self._paced or at < len(self.counts) - 1:
            return self._chunk
        return max(1, min(self._chunk, (count.asked - count.given) // LAST_SHARES))

    def _take(self, done: Done) -> None:
        # Running totals: a tournament has hundreds of plans, and far more chunks.
        count = self.counts[done.task.at]
        was_open, before = not count.stopped, int(count.tally.runs)
        count.take(done)
        self._played += int(count.tally.runs) - before
        if was_open and count.stopped:
            self._open -= 1
            self._total -= count.asked - int(count.tally.runs)

    def _pace(self, done: Done) -> None:
        # The clock decides only how the work is split.
        if self._paced:
            played = done.task.last - done.task.first
            fitting = int(played * CHUNK_SECONDS / max(done.seconds, 1e-6))
            most = max(self._chunk, played * CHUNK_GROWTH)
            self._chunk = max(1, min(fitting, most, LARGEST_CHUNK))


def _result(count: ExperimentCount) -> Result:
    game = find_game(count.experiment.game)
    return result_of(
        count.experiment,
        game,
        opening(game, count.experiment),
        count.tally,
        count.asked,
        count.stopped or INTERRUPTED,
    )


def opening(game: Game, experiment: Experiment) -> Any:
    """The state that the first run of a plan begins with."""
    return first_state(game, game.scenarios.load(experiment.scenario), experiment.seed)


def first_state(game: Game, scenario: Any, seed: int = 0) -> Any:
    """The state that the first run of a loaded scenario begins with."""
    return game.setup(scenario, Execution(Tray(seed), False, game))

"""A study: experiments that are played in chunks by a runner and added up in order.

The chunks never affect the result: sums are whole numbers, and whether an experiment is precise enough is
decided only at fixed numbers of runs.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any

from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.game import Game
from turnwright.kernel.playout import Tally
from turnwright.lab.experiment import LARGEST_RUNS, Experiment, find_game
from turnwright.lab.result import ALL_PLAYED, INTERRUPTED, PRECISE, Result, margin, result_of
from turnwright.lab.runners import Done, Inline, Runner, Task

FIRST_CHUNK = 1
LARGEST_CHUNK = 1 << 16
LAST_SHARES = 8  # the rest of the work is split into this many parts, repeatedly
CHUNK_GROWTH = 8
CHUNK_SECONDS = 0.2  # long enough to hide the overhead, short enough to repeat
LEAST_RUNS = 100
GROWTH = 10  # checkpoints are a tenth of the runs apart, and at least LEAST_RUNS

Progress = Callable[[int, int], None]


class ExperimentCount:
    """An experiment of a study: the tally so far, and chunks that wait for earlier ones."""

    def __init__(self, experiment: Experiment, asked: int, precision: float) -> None:
        self.experiment = experiment
        self.asked = asked
        self.precision = precision
        self.tally = Tally(len(experiment.agents))
        self.given = 0  # runs handed out
        self.stopped = ""
        self.waiting: dict[int, Done] = {}

    def look_at(self) -> int:
        """The number of runs at the next checkpoint."""
        if self.precision <= 0:
            return self.asked
        return min(self.asked, next_checkpoint(self.given))

    def take(self, done: Done) -> None:
        """Store a chunk, and add all chunks that are now contiguous."""
        self.waiting[done.task.first] = done
        while not self.stopped and int(self.tally.runs) in self.waiting:
            # Replace the tally in one step: Ctrl-C may come at any point.
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
    """The first checkpoint after this many runs."""
    at = LEAST_RUNS
    while at <= runs:
        at += max(LEAST_RUNS, at // GROWTH // LEAST_RUNS * LEAST_RUNS)
    return at


def is_checkpoint(runs: int) -> bool:
    """Whether this number of runs is a checkpoint."""
    return runs > 0 and next_checkpoint(runs - 1) == runs


class Study:
    """Plays experiments, each `runs` times or until its interval is narrow enough.

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
            raise ValueError(f"runs must be from 1 to {LARGEST_RUNS}, not {runs}")
        self.counts = [ExperimentCount(experiment, runs, precision) for experiment in experiments]
        self.runner: Runner = Inline() if runner is None else runner
        self.progress = progress
        self._played, self._total, self._open = 0, runs * len(self.counts), len(self.counts)
        self._paced = chunk == 0
        self._chunk = chunk or FIRST_CHUNK

    def play(self) -> "Study":
        """Play everything; an interruption keeps the tallies so far."""
        try:
            with closing(self.runner.run(self._tasks())) as dones:
                for done in dones:
                    self._take(done)
                    self._pace(done)
                    if self.progress is not None:
                        self.progress(self._played, self._total)
                    if not self._open:
                        break  # unfinished chunks were speculative
        except KeyboardInterrupt:
            for count in self.counts:
                count.stopped = count.stopped or INTERRUPTED
        return self

    @property
    def interrupted(self) -> bool:
        """Whether the study was interrupted."""
        return any(count.stopped == INTERRUPTED for count in self.counts)

    def results(self) -> list[Result]:
        """The result of each experiment, in order."""
        return [_result(count) for count in self.counts]

    def _tasks(self) -> Iterator[Task]:
        for at, count in enumerate(self.counts):
            while not count.stopped and count.given < count.asked:
                last = min(count.look_at(), count.given + self._next_chunk(at, count))
                task = Task(at, count.experiment, count.given, last)
                count.given = last
                yield task

    def _next_chunk(self, at: int, count: ExperimentCount) -> int:
        # Chunks shrink towards the end, so that all workers finish together.
        if not self._paced or at < len(self.counts) - 1:
            return self._chunk
        return max(1, min(self._chunk, (count.asked - count.given) // LAST_SHARES))

    def _take(self, done: Done) -> None:
        # Running totals: a tournament has hundreds of experiments and far more chunks.
        count = self.counts[done.task.at]
        was_open, before = not count.stopped, int(count.tally.runs)
        count.take(done)
        self._played += int(count.tally.runs) - before
        if was_open and count.stopped:
            self._open -= 1
            self._total -= count.asked - int(count.tally.runs)

    def _pace(self, done: Done) -> None:
        # Time only affects how the work is split, never the result.
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
    """The initial state of the first run of an experiment."""
    return first_state(game, game.scenarios.load(experiment.scenario), experiment.seed)


def first_state(game: Game, scenario: Any, seed: int = 0) -> Any:
    """The initial state of the first run of a scenario."""
    return game.setup(scenario, Execution(Tray(seed), False, game))

"""Runners play the runs: in this process, in local processes, or on a Dask cluster.

Every runner sends a chunk as plain bytes and receives plain values: see `answer`.
"""

import pickle
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager
from time import perf_counter
from traceback import format_exception
from typing import Any, NamedTuple, Protocol

from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.playout import Tally, read_tally
from turnwright.lab.experiment import Experiment, play, play_encoded

INLINE, PROCESSES, DASK = "inline", "processes", "dask"
PLACES = (INLINE, PROCESSES, DASK, "dask:HOST:PORT")


class Task(NamedTuple):
    """A chunk of runs of one experiment, from `first` up to but not including `last`."""

    at: int
    experiment: Experiment
    first: int
    last: int


class Done(NamedTuple):
    """A finished task, its tally, and how long it took."""

    task: Task
    tally: Tally
    seconds: float


class Runner(AbstractContextManager["Runner"], Protocol):
    """Plays tasks and yields them in any order; takes the next task only when it has room for it."""

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        """Play all tasks; closing the iterator drops unfinished ones."""
        ...


class Inline:
    """Plays tasks one by one in this process."""

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        """Play all tasks in order."""
        for task in tasks:
            yield played(task)

    def __enter__(self) -> "Inline":
        return self

    def __exit__(self, *error: object) -> None:
        pass


def runner_for(on: str = "", workers: int = 0) -> Runner:
    """The runner with this name and number of workers; 0 means one per core.

    Without a name, one worker plays in this process and several in processes.
    """
    from turnwright.lab.runners.dask import Cluster
    from turnwright.lab.runners.processes import Processes

    if workers < 0:
        raise Rejected("bad-workers", f"workers must be 0 or more, not {workers}", "workers")
    place, _, address = (on or (INLINE if workers == 1 else PROCESSES)).partition(":")
    if place == DASK and bool(address) == (":" in on):
        return Cluster(address, workers)
    if place not in PLACES or ":" in on:
        raise Rejected("unknown-place", f'unknown place "{on}"', "on", PLACES)
    return Inline() if place == INLINE else Processes(workers)


def played(task: Task) -> Done:
    """Play a task in this process."""
    start = perf_counter()
    tally = play(task.experiment, task.first, task.last)
    return Done(task, tally, perf_counter() - start)


class Answer(NamedTuple):
    """The reply of a worker: a tally as plain values, or a pickled exception."""

    seconds: float
    tally: Any
    error: bytes = b""


def answer(experiment: bytes, first: int, last: int, stamp: str = "") -> tuple[float, Any, bytes]:
    """Play a chunk in a worker; exceptions are pickled, so that none ends the worker."""
    start = perf_counter()
    try:
        tally = play_encoded(experiment, first, last, stamp).plain()
    except BaseException as error:
        return Answer(perf_counter() - start, None, _packed(error, first, last))
    return Answer(perf_counter() - start, tally)


def read_answer(task: Task, told: tuple[float, Any, bytes]) -> Done:
    """The result of a worker's reply; raises the exception that it holds."""
    given = Answer(*told)
    if given.error:
        raise _unpacked(given.error)
    return Done(task, read_tally(given.tally), given.seconds)


def _packed(error: BaseException, first: int, last: int) -> bytes:
    where = f"In another process, {runs_in_words(first, last)}:\n{''.join(format_exception(error))}"
    kept = error if isinstance(error, Exception) and _survives(error) else _as_fault(error)
    return pickle.dumps((kept, where))


def _survives(error: Exception) -> bool:
    # Some exceptions can be pickled but not unpickled.
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False


def _unpacked(packed: bytes) -> BaseException:
    try:
        error, where = pickle.loads(packed)
    except Exception as unknown:  # from a module that only the worker has
        return _as_fault(unknown)
    error.add_note(where)  # notes of compiled exceptions are not pickled, so add it here
    return error  # type: ignore[no-any-return]


def _as_fault(error: BaseException) -> GameFault:
    return GameFault(f"{type(error).__name__}: {error}")


def runs_in_words(first: int, last: int) -> str:
    """A range of runs, for a message."""
    return f"run {first}" if last - first == 1 else f"runs {first} to {last - 1}"


def lost(task: Task, times: int, last_words: str) -> GameFault:
    """The error for a chunk that ends every process that plays it."""
    runs = runs_in_words(task.first, task.last)
    return GameFault(f"{task.experiment.game}: {runs} ended their process {times} times: {last_words}")

"""Where the runs are played: here, on processes of this machine, or on a Dask cluster.

Whoever plays them, a chunk goes out as plain bytes and comes back as plain values: see `answer`.
"""

import pickle
from collections.abc import Iterator
from contextlib import AbstractContextManager
from time import perf_counter
from traceback import format_exception
from typing import Any, NamedTuple, Protocol

from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.tally import Tally, read_tally
from turnwright.lab.experiment import Experiment, play, play_encoded

INLINE, PROCESSES, DASK = "inline", "processes", "dask"
PLACES = (INLINE, PROCESSES, DASK, "dask:HOST:PORT")


class Task(NamedTuple):
    """Some runs of one plan of a study: from `first` up to but not including `last`."""

    at: int
    experiment: Experiment
    first: int
    last: int


class Done(NamedTuple):
    """A task that was played, what it came to, and how long that took."""

    task: Task
    tally: Tally
    seconds: float


class Runner(AbstractContextManager["Runner"], Protocol):
    """Plays tasks and hands them back in any order; it takes the next one only when it has room for it."""

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Play all tasks; closing the iterator drops those that are under way."""
        ...


class Inline:
    """Plays one task after the other, in this process."""

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Play all tasks in their order."""
        for task in tasks:
            yield played(task)

    def __enter__(self) -> "Inline":
        return self

    def __exit__(self, *error: object) -> None:
        pass


def runner_for(on: str = "", workers: int = 0) -> Runner:
    """The runner that a word names, for so many workers; 0 is one for every core.

    Without a word, one worker plays here and several are processes.
    """
    from turnwright.lab.runners.dask import Cluster
    from turnwright.lab.runners.processes import Processes

    if workers < 0:
        raise Rejected("bad-workers", f"there cannot be {workers} workers", "workers")
    place, _, address = (on or (INLINE if workers == 1 else PROCESSES)).partition(":")
    if place == DASK and bool(address) == (":" in on):
        return Cluster(address, workers)
    if place not in PLACES or ":" in on:
        raise Rejected("unknown-place", f"runs are not played on {on!r}", "on", PLACES)
    return Inline() if place == INLINE else Processes(workers)


def played(task: Task) -> Done:
    """One task, played in this process."""
    start = perf_counter()
    tally = play(task.experiment, task.first, task.last)
    return Done(task, tally, perf_counter() - start)


class Answer(NamedTuple):
    """What another process sends back: the tally as plain values, or what was raised instead."""

    seconds: float
    tally: Any
    error: bytes = b""


def answer(experiment: bytes, first: int, last: int, stamp: str = "") -> tuple[float, Any, bytes]:
    """Play a chunk in another process; whatever it raises is packed, so that it ends no worker."""
    start = perf_counter()
    try:
        tally = play_encoded(experiment, first, last, stamp).plain()
    except BaseException as error:
        return Answer(perf_counter() - start, None, _packed(error, first, last))
    return Answer(perf_counter() - start, tally)


def read_answer(task: Task, told: tuple[float, Any, bytes]) -> Done:
    """The task with its tally, or what was raised over there."""
    given = Answer(*told)
    if given.error:
        raise _unpacked(given.error)
    return Done(task, read_tally(given.tally), given.seconds)


def _packed(error: BaseException, first: int, last: int) -> bytes:
    where = f"In another process, {runs_in_words(first, last)}:\n{''.join(format_exception(error))}"
    kept = error if isinstance(error, Exception) and _survives(error) else _as_fault(error)
    return pickle.dumps((kept, where))


def _survives(error: Exception) -> bool:
    # Many an exception can be pickled but not made again.
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False


def _unpacked(packed: bytes) -> BaseException:
    try:
        error, where = pickle.loads(packed)
    except Exception as unknown:  # of a module that only the other machine has
        return _as_fault(unknown)
    error.add_note(where)  # not before: what compiled exceptions are noted is not pickled
    return error  # type: ignore[no-any-return]


def _as_fault(error: BaseException) -> GameFault:
    return GameFault(f"{type(error).__name__}: {error}")


def runs_in_words(first: int, last: int) -> str:
    """The runs from `first` up to but not including `last`, as a reader counts them."""
    return f"run {first}" if last - first == 1 else f"runs {first} to {last - 1}"


def lost(task: Task, times: int, last_words: str) -> GameFault:
    """The end of a study whose chunk ends every process that plays it."""
    runs = runs_in_words(task.first, task.last)
    return GameFault(f"{task.experiment.game}: {runs} ended their process {times} times: {last_words}")

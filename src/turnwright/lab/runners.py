"""Where the runs are played: here. Runners on processes and on a cluster stand beside this one."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from time import perf_counter
from typing import NamedTuple, Protocol

from turnwright.kernel.tally import Tally
from turnwright.lab.plan import Plan, play


class Task(NamedTuple):
    """Some runs of one plan of a study: from `first` up to but not including `last`."""

    at: int
    plan: Plan
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


def played(task: Task) -> Done:
    """One task, played in this process."""
    start = perf_counter()
    tally = play(task.plan, task.first, task.last)
    return Done(task, tally, perf_counter() - start)

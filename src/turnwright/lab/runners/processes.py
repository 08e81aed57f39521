"""Runs in processes on this machine.

Each worker has its own pipe, so that the death of one loses only its chunk.
"""

import os
import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import perf_counter
from types import ModuleType
from typing import Any

from turnwright.kernel import codec
from turnwright.lab.experiment import Experiment, require_module
from turnwright.lab.runners import Done, Task, answer, lost, played, read_answer

TRIES = 3  # after this many deaths, blame the chunk
HERE_SECONDS = 0.25  # about the cost of starting a process; shorter studies start none
LINGERING_SECONDS = 5.0  # between the end of a pipe and the end of its process


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes:
    """Plays tasks in this many worker processes; 0 means one per core.

    The first quarter of a second is played in this process, so that short studies start none. Workers live
    as long as the `with` block, or for one run without it.
    """

    def __init__(self, workers: int | None = 0, *, here: float = HERE_SECONDS) -> None:
        self.limit = workers or cores()
        self.here = here
        self._workers: list[_Worker] = []
        self._depth = 0
        self._again: list[Task] = []
        self._deaths: Counter[tuple[int, int]] = Counter()

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        """Play all tasks; the task of a dead worker is retried."""
        self._again, self._deaths = [], Counter()
        with self:
            known = _known(tasks)
            try:
                yield from self._played_here(known)
                yield from self._played_there(known)
            finally:
                self._drop()

    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.pid for worker in self._workers]

    def __enter__(self) -> "Processes":
        self._depth += 1
        return self

    def __exit__(self, *error: object) -> None:
        self._depth -= 1
        if self._depth == 0:
            while self._workers:
                self._workers.pop().end()

    def _played_here(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        start = perf_counter()
        while not self._workers and perf_counter() - start < self.here:
            task = next(tasks, None)
            if task is None:
                return
            yield played(task)

    def _played_there(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        while True:
            self._hand_out(tasks)
            busy = [worker for worker in self._workers if worker.task is not None]
            if not busy:
                return
            for worker in _heard(busy):
                done = self._taken(worker)
                if done is not None:
                    yield done

    def _hand_out(self, tasks: Iterator[Task]) -> None:
        while len(self._workers) < self.limit or any(worker.task is None for worker in self._workers):
            task = self._again.pop() if self._again else next(tasks, None)
            if task is None:
                return
            self._idle().give(task)

    def _idle(self) -> "_Worker":
        for worker in self._workers:
            if worker.task is None:
                return worker
        self._workers.append(_Worker())
        return self._workers[-1]

    def _taken(self, worker: "_Worker") -> Done | None:
        task, told = worker.task, worker.reply()
        assert task is not None
        if told is None:
            self._bury(worker, task)
            return None
        worker.task = None
        return read_answer(task, told)

    def _bury(self, worker: "_Worker", task: Task) -> None:
        last_words = worker.last_words()
        self._workers.remove(worker)
        worker.end()
        self._deaths[task.at, task.first] += 1
        if self._deaths[task.at, task.first] == TRIES:
            raise lost(task, TRIES, last_words)
        self._again.append(task)

    def _drop(self) -> None:
        # A chunk can only be stopped by killing its process.
        for worker in [worker for worker in self._workers if worker.task is not None]:
            self._workers.remove(worker)
            worker.end()


def _known(tasks: Iterator[Task]) -> Iterator[Task]:
    for task in tasks:
        require_module(task.experiment)
        yield task


class _Worker:
    """A worker process, its pipe, and its task."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, other_end = context.Pipe()
        self._process = context.Process(target=serve, args=(other_end,), daemon=True)
        self._experiment: Experiment | None = None
        self.task: Task | None = None
        with sheltered():
            self._process.start()
        other_end.close()  # otherwise the end of the process would go unnoticed

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def signs(self) -> list[Any]:
        """The handles that become ready when the worker replies or dies."""
        return [self._pipe, self._process.sentinel]

    def give(self, task: Task) -> None:
        """Send a task, with the experiment only if it has changed."""
        self.task = task
        experiment = b"" if task.experiment is self._experiment else codec.encode(task.experiment)
        self._experiment = task.experiment
        with suppress(OSError):  # the worker is dead, which is noticed next
            self._pipe.send((experiment, task.first, task.last))

    def reply(self) -> Any:
        """The reply of the worker, or None if it died."""
        try:
            return self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self._pipe.close()
        self._process.close()

    def last_words(self) -> str:
        """How the process ended."""
        self._process.join(LINGERING_SECONDS)
        code = self._process.exitcode
        return f"killed by signal {-code}" if code is not None and code < 0 else f"exit code {code}"


def _heard(workers: list[_Worker]) -> list[_Worker]:
    moved = wait([sign for worker in workers for sign in worker.signs()])
    return [worker for worker in workers if any(sign in moved for sign in worker.signs())]


def serve(pipe: Connection) -> None:
    """The main loop of a worker: play tasks until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    known = b""
    with suppress(EOFError, OSError):
        while True:
            experiment, first, last = pipe.recv()
            known = experiment or known
            pipe.send(answer(known, first, last))


def end_with_parent() -> None:
    """Exit as soon as the parent is gone, even in the middle of a long chunk."""
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def sheltered() -> Iterator[None]:
    """Start processes that ignore Ctrl-C and do not import the main module again."""
    main = sys.modules["__main__"]
    with _deaf():
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


@contextmanager
def _deaf() -> Iterator[None]:
    # Child processes inherit blocked signals; where none can be blocked, they ignore Ctrl-C once started.
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

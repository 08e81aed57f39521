"""Runs on a Dask cluster: one of its own on this machine, or any whose scheduler has an address."""

import asyncio
import logging
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any
from warnings import simplefilter

from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.lab.experiment import Experiment, require_module, version_stamp
from turnwright.lab.runners import Done, Task, answer, lost, read_answer
from turnwright.lab.runners.processes import TRIES, cores, end_with_parent, sheltered

ANSWER_SECONDS = 5  # for a scheduler to answer at all
LONELY_SECONDS = 60.0  # for a cluster without a worker to get one
CLOSING_SECONDS = 5.0  # for a cluster of its own to clear up
LOOK_SECONDS = 1.0  # between two looks at how many workers there are

LOGGERS = ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio")
QUIET = {
    "distributed.comm.timeouts.connect": f"{ANSWER_SECONDS}s",
    "distributed.worker.profile.enabled": False,
    "distributed.admin.system-monitor.gil.enabled": False,
}


class Cluster:
    """Plays tasks on the workers of `HOST:PORT`, or of a cluster of its own with so many workers.

    The cluster lives as long as the `with` block, or as one run when there is none.
    """

    def __init__(self, address: str = "", workers: int = 0) -> None:
        if find_spec("distributed") is None:
            raise Rejected("no-extra", "a Dask cluster needs turnwright[cluster]", "on")
        self.address = _checked(address) if address else ""
        self.workers = workers or cores()
        self._depth = 0
        self._stack = ExitStack()
        self._dask: Any = None
        self._client: Any = None
        self._sent: dict[Any, Task] = {}
        self._experiment: tuple[Experiment, bytes, str] | None = None
        self._threads = 0
        self._looked = self._alive = 0.0

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Play all tasks; Dask itself hands one out again whose worker dies."""
        with self:
            try:
                yield from self._played(tasks)
            finally:
                self._drop()

    def __enter__(self) -> "Cluster":
        if self._depth == 0:
            self._open()
        self._depth += 1
        return self

    def __exit__(self, *error: object) -> None:
        self._depth -= 1
        if self._depth == 0:
            self._stack.close()

    def _open(self) -> None:
        with ExitStack() as stack:
            address = self.address or stack.enter_context(own_cluster(self.workers))
            stack.enter_context(silence())
            self._dask = import_module("distributed")
            stack.enter_context(import_module("dask").config.set(QUIET))
            if self.address:
                _knock(address)
            client = self._dask.Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
            self._client = stack.enter_context(client)
            self._stack = stack.pop_all()

    def _played(self, tasks: Iterator[Task]) -> Iterator[Done]:
        self._looked = self._alive = monotonic() - LOOK_SECONDS
        while True:
            self._hand_out(tasks)
            if not self._sent:
                return
            for future in self._ready():
                yield self._taken(future)

    def _hand_out(self, tasks: Iterator[Task]) -> None:
        # No more than one for each thread: a worker that dies is held against all that waited for it.
        while len(self._sent) < self._room():
            task = next(tasks, None)
            if task is None:
                return
            experiment, stamp = self._encoded(task.experiment)
            with self._plainly():
                future = self._client.submit(answer, experiment, task.first, task.last, stamp, pure=False)
            self._sent[future] = task

    def _room(self) -> int:
        # One is sent even where there is no worker, for some clusters have workers only while there is work.
        now = monotonic()
        if now - self._looked >= LOOK_SECONDS:
            self._looked = now
            with self._plainly():
                self._threads = sum(self._client.nthreads().values())
        if self._threads:
            self._alive = now
        elif now - self._alive > LONELY_SECONDS:
            raise Rejected("no-workers", f"{self._name()} has no workers", "on")
        return max(1, self._threads)

    def _encoded(self, experiment: Experiment) -> tuple[bytes, str]:
        if self._experiment is None or self._experiment[0] is not experiment:
            require_module(experiment)
            self._experiment = (experiment, codec.encode(experiment), version_stamp(experiment))
        return self._experiment[1:]

    def _ready(self) -> list[Any]:
        with self._plainly(), self._client.as_current(), suppress(TimeoutError):
            return list(self._dask.wait(list(self._sent), LOOK_SECONDS, "FIRST_COMPLETED").done)
        return []

    def _taken(self, future: Any) -> Done:
        task = self._sent.pop(future)
        with self._plainly(task):
            told = future.result()
        return read_answer(task, told)

    @contextmanager
    def _plainly(self, task: Task | None = None) -> Iterator[None]:
        # What Dask raises by itself, for what a game raises comes as an answer.
        try:
            yield
        except self._dask.KilledWorker as killed:
            assert task is not None
            raise lost(task, killed.allowed_failures + 1, "each worker died over it") from None
        except (Exception, self._dask.CancelledError) as error:
            words = (str(error) or type(error).__name__).splitlines()[0].rstrip(":")
            raise Rejected("lost-cluster", f"{self._name()} does not play on: {words}", "on") from None

    def _drop(self) -> None:
        under_way = list(self._sent)
        self._sent.clear()
        if under_way:
            with suppress(Exception, self._dask.CancelledError):  # it may be gone
                self._client.cancel(under_way, force=True)

    def _name(self) -> str:
        return f"the Dask cluster at {self.address}" if self.address else "the local Dask cluster"


@contextmanager
def silence() -> Iterator[None]:
    """What the libraries of a cluster log stays among them; what matters is raised."""
    import_module("distributed")  # which gives loggers levels of their own
    loggers = [logging.getLogger(name) for name in LOGGERS]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


@contextmanager
def own_cluster(workers: int) -> Iterator[str]:
    """A cluster on this machine, in a process of its own; its address."""
    context = get_context("spawn")
    pipe, other_end = context.Pipe()
    process = context.Process(target=_host, args=(workers, other_end))
    with sheltered():
        process.start()
    other_end.close()
    try:
        import_module("distributed")  # while the other process does
        yield _told_address(pipe)
    finally:
        pipe.close()  # which tells it to end
        process.join(CLOSING_SECONDS)
        process.kill()
        process.join()


def _told_address(pipe: Connection) -> str:
    try:
        return str(pipe.recv())
    except EOFError:
        raise Rejected("no-cluster", "the local Dask cluster does not start", "on") from None


def _host(workers: int, pipe: Connection) -> None:
    # Dask's own keepers of workers run the program's own file again for each, and give up over one that dies
    # as soon as it is up. All of it is on the loopback, and leaves nothing on the disk.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    simplefilter("ignore")
    with TemporaryDirectory() as folder, import_module("dask").config.set(QUIET):
        scheduler = import_module("distributed").LocalCluster(
            n_workers=0,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.CRITICAL,
            scheduler_kwargs={"allowed_failures": TRIES - 1, "dashboard": False},
        )
        with scheduler, suppress(OSError):
            pipe.send(scheduler.scheduler_address)
            _keep_up(workers, pipe, scheduler.scheduler_address, folder)


def _keep_up(workers: int, pipe: Connection, address: str, folder: str) -> None:
    # Until nobody is left at the other end of the pipe, through which nothing is ever sent.
    context = get_context("spawn")
    alive: list[SpawnProcess] = []
    while not alive or pipe not in wait([pipe, *(process.sentinel for process in alive)]):
        alive = [process for process in alive if process.is_alive()]
        while len(alive) < workers:
            alive.append(context.Process(target=_work, args=(address, folder), daemon=True))
            alive[-1].start()
    for process in alive:
        process.kill()
        process.join()


def _work(address: str, folder: str) -> None:
    end_with_parent()
    simplefilter("ignore")
    with import_module("dask").config.set(QUIET):
        asyncio.run(_worker(address, folder))


async def _worker(address: str, folder: str) -> None:
    distributed = import_module("distributed")
    # Memory is left to the system, which knows it better on a small machine.
    worker = distributed.Worker(
        address,
        nthreads=1,
        host="127.0.0.1",
        memory_limit=0,
        local_directory=folder,
        silence_logs=logging.CRITICAL,
    )
    async with worker:
        await worker.finished()


def _checked(address: str) -> str:
    host, _, port = address.removeprefix("tcp://").rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 1 << 16:
        raise Rejected("bad-address", f"a cluster is at HOST:PORT, not at {address!r}", "on")
    return f"tcp://{host}:{port}"


def _knock(address: str) -> None:
    # A client that fails to connect cannot be closed and complains at the end of the program.
    with ThreadPoolExecutor(1) as thread:  # for this one may be inside an event loop
        try:
            thread.submit(asyncio.run, _greet(address)).result()
        except Exception:  # anything may be listening there, and answer anything
            raise Rejected("no-cluster", f"no Dask scheduler answers at {address}", "on") from None


async def _greet(address: str) -> None:
    connected = await import_module("distributed.comm").connect(address, timeout=ANSWER_SECONDS)
    await connected.close()

"""Runs on a Dask cluster: a local one, or one at an address."""

import asyncio
import logging
import signal
from collections.abc import Generator, Iterator
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
LONELY_SECONDS = 60.0  # to wait for the first worker
CLOSING_SECONDS = 5.0  # for the local cluster to shut down
LOOK_SECONDS = 1.0  # between two counts of the workers

LOGGERS = ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio")
QUIET = {
    "distributed.comm.timeouts.connect": f"{ANSWER_SECONDS}s",
    "distributed.worker.profile.enabled": False,
    "distributed.admin.system-monitor.gil.enabled": False,
}


class Cluster:
    """Plays tasks on the cluster at `HOST:PORT`, or on a local one with this many workers.

    The cluster lives as long as the `with` block, or for one run without it.
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

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        """Play all tasks; Dask reschedules those of a dead worker."""
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

    def _played(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        self._looked = self._alive = monotonic() - LOOK_SECONDS
        while True:
            self._hand_out(tasks)
            if not self._sent:
                return
            for future in self._ready():
                yield self._taken(future)

    def _hand_out(self, tasks: Iterator[Task]) -> None:
        # One task per thread at most: Dask blames the death of a worker on all tasks queued there.
        while len(self._sent) < self._room():
            task = next(tasks, None)
            if task is None:
                return
            experiment, stamp = self._encoded(task.experiment)
            with self._plainly():
                future = self._client.submit(answer, experiment, task.first, task.last, stamp, pure=False)
            self._sent[future] = task

    def _room(self) -> int:
        # Submit one task even without workers: adaptive clusters start them on demand.
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
            future.release()  # a result that is held is computed again if its worker dies
        return read_answer(task, told)

    @contextmanager
    def _plainly(self, task: Task | None = None) -> Iterator[None]:
        # Errors of Dask itself; those of a game arrive as replies.
        try:
            yield
        except self._dask.KilledWorker as killed:
            assert task is not None
            raise lost(task, killed.allowed_failures + 1, "each worker died over it") from None
        except (Exception, self._dask.CancelledError) as error:
            words = (str(error) or type(error).__name__).splitlines()[0].rstrip(":")
            raise Rejected("lost-cluster", f"{self._name()} failed: {words}", "on") from None

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
    """Silence the logs of the cluster libraries; errors are raised."""
    import_module("distributed")  # sets the levels of its loggers
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
    """Start a local cluster in a process of its own; yields its address."""
    context = get_context("spawn")
    pipe, other_end = context.Pipe()
    process = context.Process(target=_host, args=(workers, other_end))
    with sheltered():
        process.start()
    other_end.close()
    try:
        import_module("distributed")  # the other process holds its own end
        yield _told_address(pipe)
    finally:
        pipe.close()  # signals the process to end
        process.join(CLOSING_SECONDS)
        process.kill()
        process.join()


def _told_address(pipe: Connection) -> str:
    try:
        return str(pipe.recv())
    except EOFError:
        raise Rejected("no-cluster", "the local Dask cluster failed to start", "on") from None


def _host(workers: int, pipe: Connection) -> None:
    # Dask's nannies import the main module again for each worker, and give up if one dies at startup.
    # Everything is on the loopback interface and leaves nothing on disk.
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
    # Run until the other end of the pipe closes; nothing is ever sent through it.
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
    # No memory limit: on a small machine the system manages memory better.
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
        raise Rejected("bad-address", f'expected HOST:PORT, not "{address}"', "on")
    return f"tcp://{host}:{port}"


def _knock(address: str) -> None:
    # A Dask client that fails to connect cannot be closed and complains on exit, so probe the address first.
    with ThreadPoolExecutor(1) as thread:  # this thread may run an event loop
        try:
            thread.submit(asyncio.run, _greet(address)).result()
        except Exception:  # the port may belong to any other service
            raise Rejected("no-cluster", f"no Dask scheduler answers at {address}", "on") from None


async def _greet(address: str) -> None:
    connected = await import_module("distributed.comm").connect(address, timeout=ANSWER_SECONDS)
    await connected.close()

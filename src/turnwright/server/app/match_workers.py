"""The worker processes of one server: starts them, and replaces each that dies.

One more process stands by with everything imported, because starting one takes longer than players should
wait: it takes the place of a worker that dies at once.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from turnwright.server.app.worker_link import READY, WorkerConfig
from turnwright.server.host.shards import Shard, shard_of
from turnwright.server.settings import ServerSettings

MODULE = "turnwright.server.app.match_worker"
START_WITHIN = 60.0  # seconds
STOP_WITHIN = 4.0  # seconds to disconnect clients and store the rest; then it is killed
WAIT_FOR_WORKER = 5.0  # seconds that a request waits for a worker that is being replaced
# Seconds before the next attempt, if workers die as soon as they start.
BACK_OFF = (0.0, 0.1, 0.5, 1.0, 2.0, 5.0)
MOST_UNREAD = 1 << 20  # bytes of counts that a worker has not read
LIVED_LONG = 10.0  # seconds after which the back-off starts anew

logger = logging.getLogger("turnwright.server")


class WorkerDown(Exception):
    """A worker is not there, and was not replaced in time."""


class MatchWorkers:
    """The workers, by number; `path_of` gives the Unix socket of one."""

    def __init__(self, count: int, store: str, settings: ServerSettings, find: str, folder: str) -> None:
        self.count = count
        self._store = store
        self._settings = settings.share(count)
        self._find = find
        self._folder = Path(folder)
        self._ready = [asyncio.Event() for _ in range(count)]
        self._paths = [""] * count
        self._processes: list[Process | None] = [None] * count
        self._standby: asyncio.Task[Process] | None = None
        self._keepers: list[asyncio.Task[None]] = []
        self._stopping = False
        self._starts = 0
        self._next = 0

    @property
    def ready(self) -> bool:
        """Whether all workers are there."""
        return all(each.is_set() for each in self._ready)

    def pids(self) -> list[int]:
        """The process ids of the workers, by number."""
        return [-1 if each is None else each.pid for each in self._processes]

    async def standby(self) -> int:
        """The process id of the one that stands by."""
        self._stand_by()
        assert self._standby is not None  # unless the server is stopping
        return (await asyncio.shield(self._standby)).pid

    def index(self, match: str) -> int:
        """The number of the worker that holds a match."""
        return shard_of(match, self.count)

    async def path_of(self, index: int) -> str:
        """The Unix socket of a worker, once it is there, or `WorkerDown`."""
        try:
            async with asyncio.timeout(WAIT_FOR_WORKER):
                await self._ready[index].wait()
        except TimeoutError:
            raise WorkerDown(index) from None
        return self._paths[index]

    def any(self) -> int:
        """The number of a worker: each in turn, those that are not there only if none is."""
        for _ in range(self.count):
            self._next = (self._next + 1) % self.count
            if self._ready[self._next].is_set():
                break
        return self._next

    async def start(self) -> None:
        """Start all workers; returns when they are ready."""
        self._keepers = [asyncio.create_task(self._keep(index)) for index in range(self.count)]
        try:
            async with asyncio.timeout(START_WITHIN):
                for each in self._ready:
                    await each.wait()
        except TimeoutError:
            raise WorkerDown from None
        self._stand_by()

    async def stop(self) -> None:
        """Let every worker disconnect its clients, and end those that take too long."""
        self._stopping = True
        waiting = self._standby
        if waiting is not None:
            waiting.cancel()
            if not waiting.cancelled():
                with suppress(asyncio.CancelledError, OSError):
                    (await waiting).kill()
        for process in self._processes:
            if process is not None and process.stdin is not None:
                process.stdin.close()
        _, late = await asyncio.wait(self._keepers, timeout=STOP_WITHIN)
        if late:
            for process in self._processes:
                if process is not None and process.returncode is None:
                    logger.error("worker process %d does not stop, and is ended", process.pid)
                    process.kill()
            await asyncio.wait(late, timeout=1.0)
        for keeper in self._keepers:
            keeper.cancel()

    async def _keep(self, index: int) -> None:
        loop, failures = asyncio.get_running_loop(), 0
        while not self._stopping:
            await asyncio.sleep(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
            started = loop.time()
            try:
                await self._run(index)
            except OSError as error:
                logger.error("a worker process cannot be started: %s", error)
            self._ready[index].clear()
            failures = failures + 1 if loop.time() - started < LIVED_LONG else 0

    async def _run(self, index: int) -> None:
        process = await self._taken()
        self._processes[index] = process
        self._starts += 1
        self._paths[index] = str(self._folder / f"{index}-{self._starts}")
        config = WorkerConfig(
            Shard(index, self.count), self._store, self._settings, self._find, self._paths[index]
        )
        assert process.stdin is not None
        assert process.stdout is not None  # both are pipes
        with suppress(ConnectionError):
            process.stdin.write(msgspec.json.encode(config) + b"\n")
            await process.stdin.drain()
        if await process.stdout.readline() == READY and not self._stopping:
            self._ready[index].set()
        if self._stopping:
            process.stdin.close()
        await self._pass_on(index, process.stdout)
        code = await process.wait()
        self._ready[index].clear()
        with suppress(FileNotFoundError):
            os.unlink(self._paths[index])
        if not self._stopping:
            logger.error("worker process %d ended with code %d: it is replaced", process.pid, code)

    async def _pass_on(self, index: int, counts: asyncio.StreamReader) -> None:
        """Tell the other workers what one has counted by address, until it ends."""
        while line := await counts.readline():
            for other, process in enumerate(self._processes):
                if other == index or process is None or process.stdin is None:
                    continue
                # One that does not read misses counts, which is better than memory without a bound.
                if process.stdin.transport.get_write_buffer_size() < MOST_UNREAD:
                    process.stdin.write(line)

    def _stand_by(self) -> None:
        if self._standby is None and not self._stopping:
            self._standby = asyncio.create_task(_started())

    async def _taken(self) -> Process:
        waiting, self._standby = self._standby, None
        process = await (waiting or _started())
        if process.returncode is not None:
            process = await _started()
        if all(self._paths):  # not at the start, when all cores are busy anyway
            self._stand_by()
        return process


async def _started() -> Process:
    # The same modules must be found there as here; never those of the current folder.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", MODULE), stdin=PIPE, stdout=PIPE, env=environment
    )


@asynccontextmanager
async def match_workers(
    count: int, store: str, settings: ServerSettings, find: str
) -> AsyncIterator[MatchWorkers]:
    """Start workers, and stop them at the end."""
    with TemporaryDirectory(prefix="turnwright-", ignore_cleanup_errors=True) as folder:
        workers = MatchWorkers(count, store, settings, find, folder)
        try:
            await workers.start()
            yield workers
        finally:
            await workers.stop()

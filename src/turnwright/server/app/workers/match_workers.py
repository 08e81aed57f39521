"""The worker processes of one server: forks them from a template process, and replaces each that dies.

The template has everything imported, because starting a process takes longer than players should wait.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from turnwright.server.app.forked_process import (
    ForkedProcess,
    ForkRequest,
    Template,
    TemplateGone,
    start_template,
)
from turnwright.server.app.workers.worker_link import HEARTBEAT, READY, WorkerConfig
from turnwright.server.host.shards import Shard, shard_of
from turnwright.server.settings import ServerSettings

START_WITHIN = 60.0  # seconds
STOP_WITHIN = 3.0  # seconds to disconnect clients and store the rest; then it is killed
WAIT_FOR_WORKER = 5.0  # seconds that a request waits for a worker that is being replaced
# Seconds before the next attempt, if processes cannot start, as without a store.
BACK_OFF = (0.0, 0.1, 0.5, 1.0, 2.0, 5.0)
# The same for those that are killed: their players wait, but a match that ends them must not use up a core.
BACK_OFF_KILLED = (0.0, 0.0, 0.0, 0.1, 0.2, 0.5)
MOST_UNREAD = 1 << 20  # bytes of counts that a worker has not read
# A worker that gives no sign of life is killed: its rules do not end. Three times in a row, because all
# processes stand still if they are suspended together.
SILENT_SECONDS = 10.0
SILENT_TIMES = 3
SPARE_AGAIN = 1.0  # seconds before another attempt to have a template stand by
LIVED_LONG = 10.0  # seconds after which the back-off starts again

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
        self._ended = [asyncio.Event() for _ in range(count)]  # set when the worker that was ready ends
        self._paths = [""] * count
        self._processes: list[ForkedProcess | None] = [None] * count
        self._template: Template | None = None
        self._spare: Template | None = None  # takes the place of the template when that ends
        self._template_there = asyncio.Event()
        self._keepers: list[asyncio.Task[None]] = []
        self._template_keeper: asyncio.Task[None] | None = None
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

    async def template_pid(self) -> int:
        """The process id of the template from which workers are forked."""
        await self._template_there.wait()
        assert self._template is not None
        return self._template.pid

    @property
    def spare_pid(self) -> int:
        """The process id of the template that stands by, or -1."""
        return -1 if self._spare is None else self._spare.pid

    def index(self, match: str) -> int:
        """The number of the worker that holds a match."""
        return shard_of(match, self.count)

    async def path_of(self, index: int, dead: str = "") -> str:
        """The Unix socket of a worker, once it is there, or `WorkerDown`.

        `dead` is where the last attempt has failed: then the one that replaces that worker is meant.
        """
        try:
            async with asyncio.timeout(WAIT_FOR_WORKER):
                await self._ready[index].wait()
                while self._paths[index] == dead:
                    await self._ended[index].wait()
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
        self._template_keeper = asyncio.create_task(self._keep_template())
        self._keepers = [asyncio.create_task(self._keep(index)) for index in range(self.count)]
        try:
            async with asyncio.timeout(START_WITHIN):
                for each in self._ready:
                    await each.wait()
        except TimeoutError:
            raise WorkerDown from None

    async def stop(self) -> None:
        """Let every worker disconnect its clients, and end those that take too long."""
        self._stopping = True
        self._template_there.set()  # nothing waits for it any longer
        for process in self._processes:
            if process is not None:
                _end_input(process)
        _, late = await asyncio.wait(self._keepers, timeout=STOP_WITHIN)
        if late:
            for process in self._processes:
                if process is not None and process.returncode is None:
                    logger.error("worker process %d does not stop, and is ended", process.pid)
                    process.kill()
            await asyncio.wait(late, timeout=1.0)
        for keeper in self._keepers:
            keeper.cancel()
        await self._stop_template()

    async def _stop_template(self) -> None:
        if self._template_keeper is not None:
            self._template_keeper.cancel()
            await asyncio.gather(self._template_keeper, return_exceptions=True)
        for template in (self._template, self._spare):
            if template is not None:
                await template.end()

    async def _keep_template(self) -> None:
        loop, failures = asyncio.get_running_loop(), 0  # in a row
        while not self._stopping:
            started = loop.time()
            try:
                self._template = await self._next_template(failures)
            except OSError as error:
                logger.error("the template process cannot be started: %s", error)
                failures += 1
                continue
            self._template_there.set()
            sparing = asyncio.create_task(self._keep_spare(self._template))
            try:
                code = await self._template.wait()
            finally:
                sparing.cancel()
                await asyncio.gather(sparing, return_exceptions=True)
            self._template_there.clear()
            await self._template.close()
            failures = failures + 1 if loop.time() - started < LIVED_LONG else 0
            if not self._stopping:
                logger.error("the template process ended with code %d: it is replaced", code)

    async def _next_template(self, failures: int) -> Template:
        spare, self._spare = self._spare, None
        if spare is not None and not spare.gone.is_set():
            return spare
        await asyncio.sleep(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
        return await start_template()

    async def _keep_spare(self, template: Template) -> None:
        # Starting a template takes longer than players should wait; forking one does not.
        while True:
            try:
                self._spare = await template.spare()
            except OSError as error:
                if template.gone.is_set():
                    return
                logger.error("no template process can stand by: %s", error)
            else:
                code = await self._spare.wait()
                await self._spare.close()
                logger.error("the template process that stood by ended with code %d", code)
            await asyncio.sleep(SPARE_AGAIN)

    async def _keep(self, index: int) -> None:
        loop, killed, failed = asyncio.get_running_loop(), 0, 0  # in a row
        while not self._stopping:
            started, could_start = loop.time(), False
            try:
                could_start = await self._run(index)
            except TemplateGone:  # which is replaced
                await asyncio.sleep(0)
                continue
            except OSError as error:
                logger.error("a worker process cannot be started: %s", error)
            if could_start:
                failed, killed = 0, killed + 1 if loop.time() - started < LIVED_LONG else 0
                pause = BACK_OFF_KILLED[min(killed, len(BACK_OFF_KILLED) - 1)]
            else:
                failed += 1
                pause = BACK_OFF[min(failed, len(BACK_OFF) - 1)]
            if not self._stopping:
                await asyncio.sleep(pause)

    async def _run(self, index: int) -> bool:
        """Run a worker until it ends; whether it could start: it was ready, or it was killed before."""
        await self._template_there.wait()
        if self._template is None:
            raise TemplateGone("the server is stopping")
        process = await self._template.fork(ForkRequest())
        self._processes[index] = process
        self._starts += 1
        self._paths[index] = str(self._folder / f"{index}-{self._starts}")
        config = WorkerConfig(
            Shard(index, self.count), self._store, self._settings, self._find, self._paths[index]
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            return await self._attend(index, process, process.stdin, process.stdout, config)
        finally:
            process.stdin.close()

    async def _attend(
        self,
        index: int,
        process: ForkedProcess,
        stdin: asyncio.StreamWriter,
        stdout: asyncio.StreamReader,
        config: WorkerConfig,
    ) -> bool:
        """Configure a worker, and pass on what it counts until it ends; whether it could start."""
        with suppress(ConnectionError):
            stdin.write(msgspec.json.encode(config) + b"\n")
            await stdin.drain()
        ready = await _line(stdout) == READY and not self._stopping
        if ready:
            self._ended[index].clear()
            self._ready[index].set()
        if self._stopping:
            _end_input(process)
        await self._pass_on(index, stdout)
        if not stdout.at_eof():
            logger.error("worker process %d does not respond, and is ended", process.pid)
            process.kill()
        self._ready[index].clear()
        self._ended[index].set()
        code = await process.wait()
        with suppress(FileNotFoundError):
            os.unlink(self._paths[index])
        if not self._stopping:
            logger.error("worker process %d ended with code %d: it is replaced", process.pid, code)
        return ready or code < 0

    async def _pass_on(self, index: int, counts: asyncio.StreamReader) -> None:
        """Tell the other workers what one has counted by address, until it ends or hangs."""
        silent = 0
        while silent < SILENT_TIMES:
            try:
                line = await asyncio.wait_for(_line(counts), SILENT_SECONDS)
            except TimeoutError:
                silent += 1
                continue
            silent = 0
            if not line:
                return
            if line == HEARTBEAT:
                continue
            for other, process in enumerate(self._processes):
                if other == index or process is None or process.stdin is None:
                    continue
                # One that does not read misses counts, which is better than memory without a bound.
                if process.stdin.transport.get_write_buffer_size() < MOST_UNREAD:
                    process.stdin.write(line)


def _end_input(process: ForkedProcess) -> None:
    if process.stdin is not None and not process.stdin.is_closing():
        with suppress(OSError):  # it has just ended
            process.stdin.write_eof()


async def _line(output: asyncio.StreamReader) -> bytes:
    try:
        return await output.readline()
    except ConnectionError:  # it ended with counts unread
        return b""


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

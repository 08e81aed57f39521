"""The thinking processes of one server process: what takes long is decided and answered there.

Compiled rules hold the GIL, so a thread isolates nothing: a query of three seconds in a thread stops every
match for three seconds. Two kinds of processes share the work:

- Quick ones answer within a fraction of a second, and most tasks end there.
- A task that takes longer is demoted together with its process, to a lower priority, and a new quick process
  takes its place when there is something to do. If too many were demoted, the task starts again when a slow
  process is free. Later tasks of the same kind go to the slow processes at once.

In both queues the matches take turns, so that the queries of one do not delay those of another. Every seat
and every match has a CPU budget. A task that exceeds its own limit ends its process, and so does one that is
cancelled: nothing else can interrupt compiled rules.
"""

import asyncio
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import chain, count
from typing import Any, Protocol

from turnwright.kernel.replay import Find
from turnwright.server.host.thinking.cpu_budget import CpuBudget
from turnwright.server.host.thinking.process import MOST_MATCHES, name_of
from turnwright.server.host.thinking.tasks import (
    LENGTH_BYTES,
    Decide,
    KnownPosition,
    Position,
    Reply,
    Request,
    Task,
    Thought,
    read_thought,
)
from turnwright.server.settings import ServerSettings

MODULE = "turnwright.server.host.thinking.process"
QUICK, SLOW = "quick", "slow"
QUICK_PROCESSES = 2
SPARE_PROCESSES = 1  # slow ones beyond the usual number, while demoted tasks are running
QUICK_SHARE = 4  # a quick process is nicer than a match by this fraction of what a slow one is
DEMOTE_AFTER = 0.25  # CPU seconds after which a task is demoted if others wait...
DEMOTE_ANYWAY = 1.0  # ... and after which it is in any case
EXPECTED_QUICK = 0.1  # CPU seconds: a kind of task that took more the last time is slow
MOST_EXPECTED = 10_000  # kinds of tasks whose cost is remembered
TRIES = 2  # of a task whose process died
START_TRIES = 4  # of a process, while a task waits for one
# A process that waits instead of computing is ended too, but a starved one must not be.
STUCK_FACTOR, STUCK_SECONDS = 20.0, 60.0
START_AGAIN = 1.0  # seconds before another attempt to start a process

logger = logging.getLogger("turnwright.server")


class Startable(Protocol):
    """A process that can be talked to, as `asyncio.subprocess.Process`."""

    stdin: asyncio.StreamWriter | None
    stdout: asyncio.StreamReader | None

    @property
    def pid(self) -> int:
        """Its process id."""

    @property
    def returncode(self) -> int | None:
        """Its exit code, or None while it runs."""

    def kill(self) -> None:
        """End it at once."""

    async def wait(self) -> int:
        """Wait for its end."""


Start = Callable[[str, int], Awaitable[Startable]]  # with the name of the function that finds games


class OverBudget(Exception):
    """The CPU budget of a seat or match is used up: seconds until it is not."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class TookTooLong(Exception):
    """A task exceeded its CPU seconds."""


class ProcessLost(Exception):
    """The process of a task died, and so did the next."""


class Job:
    """A task on its way: who wants it, about which position, and the future of its result."""

    def __init__(
        self, match: str, seat: int, version: int, position: Callable[[], Position], task: Task, limit: float
    ) -> None:
        self.match = match
        self.seat = seat
        self.version = version  # of the position
        self.position = position
        self.task = task
        self.limit = limit
        self.watched = True  # a player waits for it
        self.billed = True  # whether it needs a budget that is not used up
        self.lane = SLOW if isinstance(task, Decide) and task.deep else QUICK
        self.postponed = False  # its process was ended, and it starts again
        self.tries = 0
        self.failed_starts = 0  # of processes, since it waits for one
        self.process: ThinkingProcess | None = None
        self.future: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()

    @property
    def kind(self) -> tuple[str, int, str]:
        """Tasks of one kind are expected to cost the same."""
        about = self.task.about if isinstance(self.task, Reply) else type(self.task).__name__
        return self.match, self.seat, about if self.billed else "fallback"


class FairQueue:
    """Waiting jobs; the matches take turns."""

    def __init__(self) -> None:
        self._by_match: OrderedDict[str, deque[Job]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._by_match.values()))

    def __iter__(self) -> Iterator[Job]:
        return chain.from_iterable(self._by_match.values())

    def put(self, job: Job) -> None:
        """Queue a job behind the others of its match."""
        self._by_match.setdefault(job.match, deque()).append(job)

    def take(self) -> Job | None:
        """The oldest job of the match whose turn it is, or None."""
        while self._by_match:
            match, jobs = self._by_match.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._by_match[match] = jobs  # behind the other matches
            if not job.future.done():  # else it was cancelled
                return job
        return None


class ThinkingProcess:
    """One process, with the positions that it knows."""

    def __init__(self, process: Startable, lane: str) -> None:
        self._process = process
        self.lane = lane
        self.job: Job | None = None
        self.killed = False  # it may still deliver a result, but takes no other job
        self._began = 0.0  # the CPU seconds when its job began
        self._known: OrderedDict[str, int] = OrderedDict()  # versions by match, as the process keeps them

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it died."""
        return self._process.returncode is not None

    def begin(self) -> None:
        """Measure from here what its job uses."""
        self._began = cpu_seconds(self.pid)

    def used(self) -> float:
        """The CPU seconds that its job has used so far."""
        return cpu_seconds(self.pid) - self._began

    def knows(self, job: Job) -> bool:
        """Whether it has the position of a job."""
        return self._known.get(job.match) == job.version

    async def run(self, job: Job) -> Thought:
        """Send a task and wait for its result; `EOFError` when the process ends."""
        position: Position | KnownPosition = KnownPosition(job.match)
        if not self.knows(job):
            position = job.position()
        self._known[job.match] = job.version
        self._known.move_to_end(job.match)
        while len(self._known) > MOST_MATCHES:
            self._known.popitem(last=False)
        assert self._process.stdin is not None
        assert self._process.stdout is not None  # both are pipes
        try:
            self._process.stdin.write(Request(position, job.task, job.limit).encoded())
            await self._process.stdin.drain()
            thought = await _read(self._process.stdout)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise EOFError from error
        if thought.fault:
            self._known.pop(job.match, None)
        return thought

    def demote(self, niceness: int) -> None:
        """Make it slow for good: its priority cannot be raised again."""
        self.lane = SLOW
        with suppress(AttributeError, OSError):
            os.setpriority(os.PRIO_PROCESS, self.pid, niceness)

    def kill(self) -> None:
        """End it at once."""
        self.killed = True
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> int:
        """Wait for its end; the exit code, negative for a signal."""
        return await self._process.wait()


class ThinkingPool:
    """Runs tasks in thinking processes, which are started when they are first needed.

    `start` starts one at a priority, for the games that a function finds.
    """

    def __init__(
        self, find: Find, settings: ServerSettings, slow: int = 1, start: Start | None = None
    ) -> None:
        self.versions = count(1)  # of positions, over all matches
        self._start_process = start or start_process
        self._find = name_of(find)
        self._niceness = {QUICK: settings.niceness // QUICK_SHARE, SLOW: settings.niceness}
        self._sizes = {QUICK: QUICK_PROCESSES, SLOW: max(1, slow)}
        self._seats = CpuBudget(settings.seat_cpu, settings.seat_cpu_burst)
        self._matches = CpuBudget(settings.match_cpu, settings.match_cpu_burst)
        self._queues = {QUICK: FairQueue(), SLOW: FairQueue()}
        self._unwatched = FairQueue()  # slow tasks that no player waits for
        self._processes: set[ThinkingProcess] = set()
        self._starting = {QUICK: 0, SLOW: 0}
        self._expected: OrderedDict[tuple[str, int, str], float] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._warm = False
        self._closed = False

    def start(self) -> None:
        """Start the quick processes, and from now on keep them ready: starting one takes long."""
        self._warm = True
        self._keep_warm()

    def _keep_warm(self) -> None:
        there = sum(each.lane == QUICK for each in self._processes) + self._starting[QUICK]
        for _ in range(self._sizes[QUICK] - there if self._warm and not self._closed else 0):
            self._starting[QUICK] += 1
            self._spawn(self._start(QUICK))

    def pids(self) -> list[int]:
        """The process ids, busy ones first."""
        return [each.pid for each in sorted(self._processes, key=lambda each: each.job is None)]

    @property
    def busy(self) -> int:
        """How many tasks are running."""
        return sum(each.job is not None for each in self._processes)

    @property
    def waiting(self) -> int:
        """How many tasks wait for a process."""
        return sum(map(len, (*self._queues.values(), self._unwatched)))

    async def run(self, job: Job, watched: bool = True) -> Thought:
        """Carry out a job; cancelling the call ends it.

        Raises `OverBudget` if the seat or the match may not think now, `TookTooLong` if it exceeds its limit,
        and `ProcessLost` if the process died twice.
        """
        seat = f"{job.match} {job.seat}"
        wait = max(self._seats.wait(seat), self._matches.wait(job.match))
        if job.billed and wait > 0:
            raise OverBudget(wait)
        if self._expected.get(job.kind, 0.0) > EXPECTED_QUICK:
            job.lane = SLOW
        job.watched = watched
        self._queue(job)
        self._dispatch()
        try:
            return await job.future
        finally:
            if job.process is not None and job.process.job is job:  # cancelled while it was running
                job.process.kill()

    async def close(self) -> None:
        """End all processes; jobs that wait are cancelled."""
        self._closed = True
        for queue in (*self._queues.values(), self._unwatched):
            while (job := queue.take()) is not None:
                job.future.cancel()
        for each in self._processes:
            each.kill()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(each.ended() for each in self._processes))
        self._processes.clear()

    # Which process takes which job.

    def _dispatch(self) -> None:
        self._keep_warm()
        for lane in (QUICK, SLOW):
            while not self._closed:
                self._forget_ended()
                idle = [each for each in self._processes if each.lane == lane and each.job is None]
                if not idle:
                    if lane == QUICK and self._queues[QUICK]:
                        self._demote(DEMOTE_AFTER)
                    self._start_if_needed(lane)
                    break
                job = self._next(lane)
                if job is None:
                    break
                process = next((each for each in idle if each.knows(job)), idle[0])
                process.job, job.process = job, process
                process.begin()
                self._spawn(self._serve(process, job))

    def _forget_ended(self) -> None:
        # One that was killed while it was idle costs no task a try.
        for each in [each for each in self._processes if each.job is None and each.has_ended]:
            self._processes.discard(each)
            self._spawn(_awaited(each))
            logger.warning("an idle thinking process ended")
            self._keep_warm()

    def _queue(self, job: Job) -> None:
        (self._queues[job.lane] if job.watched or job.lane == QUICK else self._unwatched).put(job)

    def _next(self, lane: str) -> Job | None:
        job = self._queues[lane].take()
        return self._unwatched.take() if job is None and lane == SLOW else job

    def _start_if_needed(self, lane: str) -> None:
        waiting = len(self._queues[lane]) + (len(self._unwatched) if lane == SLOW else 0)
        there = sum(each.lane == lane for each in self._processes)
        if waiting > self._starting[lane] and there + self._starting[lane] < self._sizes[lane]:
            self._starting[lane] += 1
            self._spawn(self._start(lane))

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, lane: str) -> None:
        try:
            process = await _ready(await self._start_process(self._find, self._niceness[lane]))
        except (OSError, asyncio.IncompleteReadError) as error:
            logger.error("a thinking process cannot be started: %s", error)
            self._start_failed(lane)
            await asyncio.sleep(START_AGAIN)
        else:
            self._processes.add(ThinkingProcess(process, lane))
        finally:
            self._starting[lane] -= 1
        if self._closed:
            for each in self._processes:
                each.kill()
        self._dispatch()

    def _start_failed(self, lane: str) -> None:
        # Without any process a query must not wait for ever, nor a match for its bot.
        for job in (*self._queues[lane], *(self._unwatched if lane == SLOW else ())):
            job.failed_starts += 1
            if job.failed_starts >= START_TRIES:
                self._settle(job, error=ProcessLost())

    # One job in one process.

    async def _serve(self, process: ThinkingProcess, job: Job) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        watching = asyncio.create_task(self._watch(process))
        stuck = loop.call_later(STUCK_SECONDS + STUCK_FACTOR * job.limit, process.kill)
        try:
            thought = await process.run(job)
        except EOFError:
            self._processes.discard(process)
            code = await process.ended()
            await self._lost(job, code, loop.time() - started)
        except Exception as error:  # the position cannot be encoded
            self._settle(job, error=error)
        else:
            self._charge(job, thought.cpu, thought.cpu - thought.prepared)
            self._settle(job, thought)
        finally:
            watching.cancel()
            stuck.cancel()
            process.job, job.process = None, None
        self._drop_surplus(process)
        self._dispatch()

    async def _watch(self, process: ThinkingProcess) -> None:
        while process.lane == QUICK:
            await asyncio.sleep(DEMOTE_AFTER)
            self._demote(DEMOTE_ANYWAY)
            self._dispatch()

    def _demote(self, after: float) -> None:
        for each in self._processes:
            job = each.job
            if each.lane != QUICK or job is None or each.used() <= after:
                continue
            if sum(other.lane == SLOW for other in self._processes) < self._sizes[SLOW] + SPARE_PROCESSES:
                each.demote(self._niceness[SLOW])
            else:
                job.lane, job.postponed = SLOW, True
                each.kill()

    def _drop_surplus(self, process: ThinkingProcess) -> None:
        # Demoted processes are not kept beyond the usual number. One whose job was cancelled just as it
        # ended has been killed.
        slow = sum(each.lane == SLOW for each in self._processes)
        surplus = process.lane == SLOW and slow > self._sizes[SLOW]
        if process in self._processes and (surplus or process.killed):
            self._processes.discard(process)
            process.kill()
            self._spawn(_awaited(process))

    async def _lost(self, job: Job, code: int, took: float) -> None:
        if job.future.done():  # cancelled, which is why the process was killed
            self._charge(job, min(took, job.limit))
        elif hasattr(signal, "SIGPROF") and code == -signal.SIGPROF:
            self._charge(job, job.limit)
            self._settle(job, error=TookTooLong(job.limit))
        elif self._closed:
            job.future.cancel()
        elif job.postponed:
            job.postponed = False
            self._charge(job, DEMOTE_AFTER)
            self._queue(job)
        else:
            logger.warning("a thinking process ended with code %d", code)
            self._charge(job, min(took, job.limit))
            job.tries += 1
            if job.tries < TRIES:
                self._queue(job)
            else:
                self._settle(job, error=ProcessLost())

    def _settle(self, job: Job, thought: Thought | None = None, error: Exception | None = None) -> None:
        if job.future.done():
            return
        if thought is None:
            job.future.set_exception(error or ProcessLost())
        else:
            job.future.set_result(thought)

    def _charge(self, job: Job, cpu: float, again: float | None = None) -> None:
        self._seats.charge(f"{job.match} {job.seat}", cpu)
        self._matches.charge(job.match, cpu)
        self._expected[job.kind] = cpu if again is None else again
        self._expected.move_to_end(job.kind)
        while len(self._expected) > MOST_EXPECTED:
            self._expected.popitem(last=False)


def cpu_seconds(pid: int) -> float:
    """The CPU seconds that a process has used; where that is unknown, the seconds of a clock.

    On a busy machine a task that is trivial takes long, but does not use more.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # it has just ended
            return time.clock_gettime((~pid << 3) | 2)  # clock_getcpuclockid(3), which Python lacks
    return time.monotonic()


async def start_process(find: str, niceness: int) -> Startable:
    """Start a thinking process without a template."""
    # The same modules must be found there as here; never those of the current folder.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", MODULE, find, str(niceness)),
        stdin=PIPE,
        stdout=PIPE,
        env=environment,
    )


async def _ready(process: Startable) -> Startable:
    assert process.stdout is not None  # it is a pipe
    try:
        async with asyncio.timeout(STUCK_SECONDS):
            await _read(process.stdout)  # it is ready
    except BaseException:
        with suppress(ProcessLookupError):
            process.kill()
        raise
    return process


async def _read(stream: asyncio.StreamReader) -> Thought:
    head = await stream.readexactly(LENGTH_BYTES)
    return read_thought(await stream.readexactly(int.from_bytes(head, "big")))


async def _awaited(process: ThinkingProcess) -> None:
    await process.ended()

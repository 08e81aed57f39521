"""Fair scheduling of rules: the address that has used the least CPU time lately goes next.

The rules of a match run in the process that holds it, and compiled rules cannot be interrupted. Two things
keep the matches of one address from delaying those of all others:

- Tasks that wait for the rules of a game are ordered by the recent CPU time of their address, not by arrival.
- Long tasks run one at a time over all games, in the same order.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import TypeVar

HALF_LIFE = 10.0  # seconds after which half of what was used is forgotten
MOST_CAUSES = 10_000  # counted at the same time

# The address for which the current task runs rules; empty for background work.
cause: ContextVar[str] = ContextVar("cause", default="")

T = TypeVar("T")


class RecentUse:
    """The CPU seconds that each cause has used lately; half of them are forgotten every `HALF_LIFE`."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # and when that was

    def of(self, who: str) -> float:
        """The time that a cause has used, less the part that is forgotten."""
        used, when = self._used.get(who, (0.0, 0.0))
        return used and used * 0.5 ** ((self._clock() - when) / HALF_LIFE)

    def add(self, who: str, seconds: float) -> None:
        """Count what a cause has used."""
        self._used[who] = self.of(who) + seconds, self._clock()
        self._used.move_to_end(who)
        while len(self._used) > MOST_CAUSES:
            self._used.popitem(last=False)  # the one that was idle longest


class FairLock:
    """A lock that goes to the cause that has used the least lately, and among its tasks to the first."""

    def __init__(self, use: RecentUse) -> None:
        self._use = use
        self._held = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def locked(self) -> bool:
        """Whether the lock is held."""
        return self._held

    async def acquire(self, who: str) -> None:
        """Take the lock, once it is free."""
        if not self._held:  # then no task waits for it
            self._held = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just been given the lock
                self.release()
            raise

    def release(self) -> None:
        """Give the lock to the next, if anyone waits for it."""
        self._held = False
        while self._waiting and not self._held:
            who = min(self._waiting, key=self._use.of)
            turn = self._waiting[who].popleft()
            if not self._waiting[who]:
                del self._waiting[who]
            if not turn.done():  # else it was cancelled
                self._held = True
                turn.set_result(None)


class RuleTime:
    """The locks under which the rules of all games run, and what each cause has used."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.use = RecentUse(clock)
        self._games: dict[str, FairLock] = {}
        self._long = FairLock(self.use)

    def lock(self, game: str) -> FairLock:
        """The lock under which a game's rules run: matches of one scenario share scratch space."""
        return self._games.setdefault(game, FairLock(self.use))

    async def run(
        self,
        game: str,
        work: Callable[[], T],
        thread: bool,
        long: bool = False,
        took: Callable[[float], object] = lambda used: None,
    ) -> T:
        """Run rules of a game, in a thread or here; `took` gets the CPU seconds, whatever happens."""
        who, used = cause.get(), 0.0

        def timed() -> T:
            nonlocal used
            start = thread_time()
            try:
                return work()
            finally:
                used = thread_time() - start

        def finish(_: object = None) -> None:
            self.use.add(who, used)
            took(used)
            lock.release()
            if long:
                self._long.release()

        lock = self.lock(game)
        if long:
            await self._long.acquire(who)
        try:
            await lock.acquire(who)
        except BaseException:
            if long:
                self._long.release()
            raise
        if not thread and not long:
            try:
                return timed()
            finally:
                finish()
        # If the task is cancelled, the thread goes on: the locks are held, and its time counts, to the end.
        running = asyncio.ensure_future(asyncio.to_thread(timed))
        running.add_done_callback(finish)
        return await asyncio.shield(running)

"""Group commit: one thread stores the inputs of all rooms, those that wait together in one transaction."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import NamedTuple

from turnwright.server.stores.store import Append, Appended, Conflict, Store, StoreError

MOST_INPUTS = 256  # in one transaction
MOST_BYTES = 8 << 20

_log = logging.getLogger(__name__)
_Outcome = Appended | Conflict | StoreError


class _Pending(NamedTuple):
    """An input whose result a task awaits."""

    append: Append
    size: int  # in bytes
    future: "asyncio.Future[Appended | Conflict]"


class GroupCommit:
    """Takes inputs from any task of any loop, and answers when they are on disk.

    While one transaction is being written the next one gathers, so a busy server needs fewer of them and an
    idle one never waits. Closing it leaves the store open.
    """

    def __init__(self, store: Store, observe: Callable[[int], object] = lambda size: None) -> None:
        self._observe = observe  # called with the number of inputs in each transaction
        self.commits = 0  # transactions so far
        self.stored = 0  # inputs so far
        self._store = store
        self._pending: SimpleQueue[_Pending | None] = SimpleQueue()
        self._closed = False
        self._lock = Lock()  # nothing is queued behind the end marker
        self._thread = Thread(target=self._run, name="turnwright writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many inputs wait for the next transaction."""
        return self._pending.qsize()

    async def append(self, append: Append) -> Appended | Conflict:
        """Store the lines of an input; raises `StoreError` when it is unknown whether they are stored.

        Cancelling the call does not cancel the write.
        """
        size = sum(len(line) for line in append.lines)
        future: asyncio.Future[Appended | Conflict] = asyncio.get_running_loop().create_future()
        with self._lock:
            if self._closed:
                raise StoreError("The server is stopping and stores nothing more.")
            self._pending.put(_Pending(append, size, future))
        return await future

    async def close(self) -> None:
        """Store everything queued, and stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._pending.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        more = True
        while more:
            pending, more = self._gather()
            if pending:
                _answer(pending, self._store_batch([one.append for one in pending]))

    def _gather(self) -> tuple[list[_Pending], bool]:
        """The queued inputs, at least one, and whether more may follow."""
        pending: list[_Pending] = []
        size = 0
        next_one: Callable[[], _Pending | None] = self._pending.get
        with suppress(Empty):
            while len(pending) < MOST_INPUTS and size < MOST_BYTES:
                one = next_one()
                if one is None:
                    return pending, False
                pending.append(one)
                size += one.size
                next_one = self._pending.get_nowait
        return pending, True

    def _store_batch(self, batch: Sequence[Append]) -> Sequence[_Outcome]:
        try:
            outcomes = self._store.append(batch)
        except StoreError as error:
            # One exception each: a shared one would gather the tracebacks of all tasks.
            return [StoreError(*error.args) for _ in batch]
        except Exception:
            _log.exception("The store failed unexpectedly")
            return [StoreError("The store failed, and it is unknown what it stored.") for _ in batch]
        self._observe(len(batch))
        self.commits += 1
        self.stored += sum(isinstance(outcome, Appended) for outcome in outcomes)
        return outcomes


def _answer(pending: Sequence[_Pending], outcomes: Sequence[_Outcome]) -> None:
    """Resolve the futures, with one call per loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Pending, _Outcome]]] = {}
    for one, outcome in zip(pending, outcomes, strict=True):
        by_loop.setdefault(one.future.get_loop(), []).append((one, outcome))
    for loop, answers in by_loop.items():
        # Nothing waits in a loop that is closed.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_wake, answers)


def _wake(answers: Sequence[tuple[_Pending, _Outcome]]) -> None:
    for one, outcome in answers:
        if one.future.done():
            continue
        if isinstance(outcome, StoreError):
            one.future.set_exception(outcome)
        else:
            one.future.set_result(outcome)

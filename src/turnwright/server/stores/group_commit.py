"""The writer: one thread that commits what has gathered from all rooms in one transaction."""

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


class _Wish(NamedTuple):
    """An input that somebody waits for."""

    append: Append
    size: int  # in bytes
    future: "asyncio.Future[Appended | Conflict]"


class GroupCommit:
    """Takes inputs from any task of any loop, and answers when they are on the disk.

    While one transaction is on its way to the disk the next one gathers, so a busy table needs fewer of
    them and an idle one never waits. Closing the writer leaves the store open.
    """

    def __init__(self, store: Store, observe: Callable[[int], object] = lambda size: None) -> None:
        self._observe = observe  # hears how many inputs each transaction has
        self.commits = 0  # transactions so far
        self.kept = 0  # inputs that were kept
        self._store = store
        self._wishes: SimpleQueue[_Wish | None] = SimpleQueue()
        self._closed = False
        self._door = Lock()  # nothing comes in behind the last wish
        self._thread = Thread(target=self._run, name="turnwright writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many inputs wait for the transaction after the present one."""
        return self._wishes.qsize()

    async def append(self, append: Append) -> Appended | Conflict:
        """Keep the lines of an input; raises `StoreError` when nobody knows whether they are kept.

        Whoever stops waiting does not stop the writer: the input may be kept all the same.
        """
        size = sum(len(line) for line in append.lines)
        future: asyncio.Future[Appended | Conflict] = asyncio.get_running_loop().create_future()
        with self._door:
            if self._closed:
                raise StoreError("Nothing more is written: the server closes.")
            self._wishes.put(_Wish(append, size, future))
        return await future

    async def close(self) -> None:
        """Write all that was given, and stop."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._wishes.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        more = True
        while more:
            wishes, more = self._gathered()
            if wishes:
                _answer(wishes, self._written([wish.append for wish in wishes]))

    def _gathered(self) -> tuple[list[_Wish], bool]:
        """What there is to write, at least one wish, and whether more may come after it."""
        wishes: list[_Wish] = []
        size = 0
        next_one: Callable[[], _Wish | None] = self._wishes.get
        with suppress(Empty):
            while len(wishes) < MOST_INPUTS and size < MOST_BYTES:
                wish = next_one()
                if wish is None:
                    return wishes, False
                wishes.append(wish)
                size += wish.size
                next_one = self._wishes.get_nowait
        return wishes, True

    def _written(self, batch: Sequence[Append]) -> Sequence[_Outcome]:
        try:
            outcomes = self._store.append(batch)
        except StoreError as error:
            # Each waits alone, and an exception that many raise gathers the traces of all.
            return [StoreError(*error.args) for _ in batch]
        except Exception:
            _log.exception("The store failed in a way that it should not")
            return [StoreError("The store failed, and nobody knows what it kept.") for _ in batch]
        self._observe(len(batch))
        self.commits += 1
        self.kept += sum(isinstance(outcome, Appended) for outcome in outcomes)
        return outcomes


def _answer(wishes: Sequence[_Wish], outcomes: Sequence[_Outcome]) -> None:
    """Wake those who wait: each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Wish, _Outcome]]] = {}
    for wish, outcome in zip(wishes, outcomes, strict=True):
        by_loop.setdefault(wish.future.get_loop(), []).append((wish, outcome))
    for loop, answers in by_loop.items():
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_wake, answers)


def _wake(answers: Sequence[tuple[_Wish, _Outcome]]) -> None:
    for wish, outcome in answers:
        if wish.future.done():
            continue
        if isinstance(outcome, StoreError):
            wish.future.set_exception(outcome)
        else:
            wish.future.set_result(outcome)

"""A seat at a server, kept by a thread of its own while the terminal waits for a person."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError, Future
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from turnwright.client import ClientError, Evidence, Forged, Seat, connect
from turnwright.fair.verifier import ThrowVerifier
from turnwright.protocol.messages import FromClient, FromServer, Welcome

POLL_SECONDS = 0.5  # some systems notice Ctrl-C only between two waits
WELCOME_SECONDS = 60.0  # seconds from the knock to the welcome
CLOSE_SECONDS = 2.0  # seconds to say goodbye in


class ConnectionLost:
    """The connection is gone, and is being opened again."""


Arrived = FromServer | ConnectionLost | ClientError | Forged
_Answer = TypeVar("_Answer")


class ServerLink:
    """What the server tells, in order, and a way to ask it; `wake` is called whenever there is something."""

    def __init__(
        self,
        url: str,
        match: str,
        token: str,
        lang: str,
        wake: Callable[[], None],
        seen: Evidence | None = None,
    ) -> None:
        self.url = url
        self.match = match
        self.ended = False
        self._end = ClientError("gone", "the connection has ended")
        self._token = token
        self._lang = lang
        self._wake = wake
        self._dice = seen  # what was seen of them before, and where it is kept
        self._inbox: SimpleQueue[Arrived] = SimpleQueue()
        self._opened: Future[tuple[Welcome, Seat]] = Future()
        self._thread = Thread(target=self._run, name="table", daemon=True)
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> Welcome:
        """Sit down, or raise `ClientError`."""
        self._thread.start()
        until = monotonic() + WELCOME_SECONDS

        def meanwhile() -> None:
            if monotonic() > until:
                raise ClientError("no-answer", f"{self.url} let nobody in within {WELCOME_SECONDS:g} seconds")

        return self._waited(self._opened, meanwhile)[0]

    def ask(self, message: Any, meanwhile: Callable[[], None]) -> FromServer:
        """Say something and wait for the answer, or raise `ClientError`; meanwhile something else is done."""
        return self._waited(self._begun(self._seat.say(message)), meanwhile)

    def throw(self, request: str, entropy: str, meanwhile: Callable[[], None]) -> FromServer:
        """Throw the dice of a request, or raise `ClientError`, or `Forged` if the server cheats."""
        return self._waited(self._begun(self._seat.throw(request, entropy)), meanwhile)

    def hand(self) -> ThrowVerifier:
        """All that is known of the seat's dice."""
        return self._seat.verifier

    def tell(self, message: FromClient) -> None:
        """Say something that has no answer of its own."""
        self._begun(self._seat.tell(message))

    def view(self, ask: Any, meanwhile: Callable[[], None]) -> Any:
        """The position that an `Ask` about the view brings."""
        self.ask(ask, meanwhile)
        return self._seat.view

    def received(self) -> list[Arrived]:
        """What has come since the last time somebody looked."""
        came: list[Arrived] = []
        while not self._inbox.empty():
            came.append(self._inbox.get())
        return came

    def wait(self) -> list[Arrived]:
        """What comes next, or nothing when that takes long."""
        try:
            return [self._inbox.get(timeout=POLL_SECONDS), *self.received()]
        except Empty:
            return []

    def close(self) -> None:
        """Leave the table."""
        if self._thread.is_alive() and self._task is not None:
            self._loop.call_soon_threadsafe(self._task.cancel)
            self._thread.join(CLOSE_SECONDS)

    def _begun(self, saying: "Coroutine[Any, Any, _Answer]") -> "Future[_Answer]":
        try:
            if not self.ended:
                return asyncio.run_coroutine_threadsafe(saying, self._loop)
        except RuntimeError:
            pass  # The thread has ended just now, and its loop with it.
        saying.close()
        raise self._end

    def _waited(self, future: "Future[_Answer]", meanwhile: Callable[[], None]) -> _Answer:
        while True:
            try:
                return future.result(POLL_SECONDS)
            except CancelledError:
                raise self._end from None
            except TimeoutError:
                if future.done():
                    raise
            if not self._thread.is_alive():
                raise self._end
            meanwhile()

    # In the thread.

    @property
    def _seat(self) -> Seat:
        return self._opened.result()[1]

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._task = self._loop.create_task(self._sit())
        try:
            self._loop.run_until_complete(self._task)
        except asyncio.CancelledError:
            pass
        finally:
            self._drop_the_rest()
            self._loop.close()

    def _drop_the_rest(self) -> None:
        # What was still to be said has nobody left to hear it.
        while left := asyncio.all_tasks(self._loop):
            for task in left:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))

    async def _sit(self) -> None:
        try:
            async with connect(self.url, self.match, self._token, self._lang, evidence=self._dice) as seat:
                assert seat.welcome is not None  # or it had raised
                seat.on_loss = lambda: self._deliver(ConnectionLost())
                self._opened.set_result((seat.welcome, seat))
                while True:
                    await self._listen(seat)
        except ClientError as error:
            self.ended, self._end = True, error
            if self._opened.done():
                self._deliver(error)
            else:
                self._opened.set_exception(error)

    async def _listen(self, seat: Seat) -> None:
        try:
            async for message in seat:
                self._deliver(message)
        except Forged as forged:
            self._deliver(forged)

    def _deliver(self, message: Arrived) -> None:
        self._inbox.put(message)
        self._wake()

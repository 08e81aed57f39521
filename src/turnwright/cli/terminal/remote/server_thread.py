"""A thread that holds the connection to a server while the terminal waits for the keyboard."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError, Future
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from turnwright.client import ClientError, Evidence, Forged, Session, connect
from turnwright.fair.verifier import ThrowVerifier
from turnwright.protocol.messages import FromClient, FromServer, Welcome

POLL_SECONDS = 0.5  # some systems notice Ctrl-C only between two waits
WELCOME_SECONDS = 60.0  # to receive a welcome
CLOSE_SECONDS = 2.0  # to close the connection


class ConnectionLost:
    """The connection was lost and is being reopened."""


Arrived = FromServer | ConnectionLost | ClientError | Forged
_Answer = TypeVar("_Answer")


class ServerLink:
    """A connection with an inbox; `wake` is called whenever a message arrives."""

    def __init__(
        self,
        url: str,
        match: str,
        token: str,
        lang: str,
        wake: Callable[[], None],
        seen: Evidence | None = None,
        ca_file: str = "",
    ) -> None:
        self.url = url
        self.match = match
        self.ended = False
        self._end = ClientError("gone", "the connection has ended")
        self._token = token
        self._lang = lang
        self._wake = wake
        self._ca_file = ca_file
        self._dice = seen  # the record of the seat's dice so far
        self._inbox: SimpleQueue[Arrived] = SimpleQueue()
        self._opened: Future[tuple[Welcome, Session]] = Future()
        self._thread = Thread(target=self._run, name="server", daemon=True)
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> Welcome:
        """Connect and return the welcome; raises `ClientError`."""
        self._thread.start()
        until = monotonic() + WELCOME_SECONDS

        def meanwhile() -> None:
            if monotonic() > until:
                raise ClientError(
                    "no-answer", f"{self.url} did not answer within {WELCOME_SECONDS:g} seconds"
                )

        return self._waited(self._opened, meanwhile)[0]

    def ask(self, message: Any, meanwhile: Callable[[], None]) -> FromServer:
        """Send a request and wait for the answer, calling `meanwhile` now and then; raises `ClientError`."""
        return self._waited(self._begun(self._seat.request(message)), meanwhile)

    def throw(self, request: str, entropy: str, meanwhile: Callable[[], None]) -> FromServer:
        """Throw the dice of a request; raises `ClientError`, or `Forged` if the proof does not match."""
        return self._waited(self._begun(self._seat.throw(request, entropy)), meanwhile)

    def hand(self) -> ThrowVerifier:
        """The verifier of the seat's dice."""
        return self._seat.verifier

    def tell(self, message: FromClient) -> None:
        """Send a message that has no answer."""
        self._begun(self._seat.tell(message))

    def view(self, ask: Any, meanwhile: Callable[[], None]) -> Any:
        """Request the view."""
        self.ask(ask, meanwhile)
        return self._seat.view

    def received(self) -> list[Arrived]:
        """The messages that have arrived since the last call."""
        came: list[Arrived] = []
        while not self._inbox.empty():
            came.append(self._inbox.get())
        return came

    def wait(self) -> list[Arrived]:
        """The next messages, or none after a short while."""
        try:
            return [self._inbox.get(timeout=POLL_SECONDS), *self.received()]
        except Empty:
            return []

    def close(self) -> None:
        """Close the connection."""
        if self._thread.is_alive() and self._task is not None:
            self._loop.call_soon_threadsafe(self._task.cancel)
            self._thread.join(CLOSE_SECONDS)

    def _begun(self, saying: "Coroutine[Any, Any, _Answer]") -> "Future[_Answer]":
        try:
            if not self.ended:
                return asyncio.run_coroutine_threadsafe(saying, self._loop)
        except RuntimeError:
            pass  # the thread has just ended, and its loop with it
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
    def _seat(self) -> Session:
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
        # Cancel what is still to be sent.
        while left := asyncio.all_tasks(self._loop):
            for task in left:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))

    async def _sit(self) -> None:
        try:
            async with connect(
                self.url,
                self.match,
                self._token,
                self._lang,
                evidence=self._dice,
                ca_file=self._ca_file,
            ) as seat:
                assert seat.welcome is not None  # `connect` raises otherwise
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

    async def _listen(self, seat: Session) -> None:
        try:
            async for message in seat:
                self._deliver(message)
        except Forged as forged:
            self._deliver(forged)

    def _deliver(self, message: Arrived) -> None:
        self._inbox.put(message)
        self._wake()

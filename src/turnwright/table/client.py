"""The table from the other side: make a match, take a seat, and play at it from a program of your own.

made = await create_match(url, "duel", seats=["person", "hard"])
mine = await join_match(url, made.id, made.invites[0].token, "Ann")
async with connect(url, mine.id, mine.token) as seat:
    async for message in seat:
        ...
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from random import random
from secrets import token_hex
from time import monotonic
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from turnwright.table import messages as said
from turnwright.table.fair import result_of
from turnwright.table.limits import (
    CLOSE_FAREWELL,
    CLOSE_FAST,
    CLOSE_MALFORMED,
    CLOSE_REFUSED,
    CLOSE_REPLACED,
    Rate,
)
from turnwright.table.lobby import TableError, create_match, join_match
from turnwright.table.messages import FromClient, FromServer

__all__ = ["Seat", "TableError", "connect", "create_match", "join_match"]

FINAL = (CLOSE_FAREWELL, CLOSE_REPLACED, CLOSE_REFUSED, CLOSE_MALFORMED, CLOSE_FAST)
RATE = (90, 20.0)  # a little less than a server takes
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds between two tries to come back
STORE_WAITS = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between two tries of what the store did not take
COUNTED = ("no-request", "unknown-request")  # said of dice that the server has counted by itself


def connect(
    url: str,
    match: str,
    token: str = "",
    lang: str = "",
    last: int = -1,
    rate: tuple[int, float] = RATE,
) -> "Seat":
    """A seat at a match, to be used with `async with`; without a token one only looks on.

    `last` is the number of the last update that is known from before. `rate` is how many messages go out in
    how many seconds; those above it wait, for a server ends a connection that says too much.
    """
    return Seat(url, match, token, lang, last, Rate(*rate))


class Seat:
    """A live seat: what the server tells comes by `async for`, and what is said goes by the methods.

    A lost connection is opened again, what was missed follows, and what was not acknowledged is said again
    under the same id, so nothing is lost and nothing happens twice. When the server ends it for good, the
    loop ends with a `TableError`.
    """

    def __init__(self, url: str, match: str, token: str, lang: str, last: int, rate: Rate) -> None:
        self.address = url.rstrip("/").replace("http", "ws", 1) + "/socket"
        self.match, self.token, self.lang = match, token, lang
        self.number = last  # of the last update
        self.view: Any = None  # the last one that came whole
        self.welcome: said.Welcome | None = None
        self.on_loss: Callable[[], None] = lambda: None  # called when the connection is lost and tried again
        self._rate = rate
        self._known = last  # with what was acknowledged and is still on its way
        self._parts: list[str] = []
        self._shown: dict[str, said.Reveal] = {}
        self._said: dict[str, tuple[FromClient, asyncio.Future[FromServer]]] = {}
        self._heard: asyncio.Queue[FromServer | TableError] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._ready = asyncio.Event()
        self._ended: TableError | None = None
        self._trouble: tuple[str, str] | None = None  # by which the server ends it

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._ready.wait()
        if self._ended is not None:
            raise TableError(*self._ended.args)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        while True:
            message = await self._heard.get()
            if isinstance(message, TableError):
                raise message
            yield message

    # What a seat says.

    async def command(self, command: Any) -> said.Done:
        """Give a command; returns when it is stored, or raises `TableError`."""
        return await self._done(said.Command(token_hex(8), self._expects, command))

    async def choose(self, request: str, choice: int) -> said.Done:
        """Answer a question by the place of the choice."""
        return await self._done(said.Choose(token_hex(8), self._expects, request, choice))

    async def undo(self) -> said.Done:
        """Take the last command back, if that may be."""
        return await self._done(said.Undo(token_hex(8), self._expects))

    async def throw(self, asked: said.RollRequest, client_seed: str = "") -> said.Done:
        """Throw the dice of a request with entropy of one's own; raises `Forged` if the server cheats."""
        thrown = await self._done(said.Throw(token_hex(8), asked.request_id, client_seed or token_hex(16)))
        shown = self._shown.pop(asked.request_id, None)
        try:
            return thrown if shown is None else await self._done(result_of(asked, shown))
        except TableError as error:
            if error.code not in COUNTED:
                raise
            return thrown

    async def ask(self, about: Any, **details: Any) -> said.Answered:
        """Ask about the position, as `ask("options")` does; nothing changes by it."""
        answer = await self.say(said.Ask(token_hex(8), about, **details))
        assert isinstance(answer, said.Answered)
        return answer

    async def tell(self, message: FromClient) -> None:
        """Say something and wait for no answer, as in `Chat`; it is lost if the connection is."""
        while not self._rate.allows():
            await asyncio.sleep(SHORTEST_WAIT)
        if self._socket is not None:
            await _send(self._socket, message)

    @property
    def _expects(self) -> int:
        return max(self.number, self._known, 0)

    async def _done(self, message: FromClient) -> said.Done:
        answer = await self.say(message)
        assert isinstance(answer, said.Done)
        self._known = max(self._known, answer.number)
        return answer

    async def say(self, message: Any) -> FromServer:
        """Say something that has an id, and wait for its answer, however often the connection is lost.

        What the store did not take is said again for a while.
        """
        for wait in STORE_WAITS:
            try:
                return await self._say(message)
            except TableError as error:
                if error.code != "store":
                    raise
            await asyncio.sleep(wait)
        return await self._say(message)

    async def _say(self, message: Any) -> FromServer:
        if self._ended is not None:
            raise TableError(*self._ended.args)
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        about = message.request_id if isinstance(message, said.RollResult) else message.id
        self._said[about] = message, future
        try:
            await self.tell(message)
            return await future
        finally:
            self._said.pop(about, None)

    # The connection.

    async def _run(self) -> None:
        wait = 0.0
        while self._ended is None:
            await asyncio.sleep(wait * random())
            wait = min(LONGEST_WAIT, 2 * wait + SHORTEST_WAIT)
            try:
                # Views come in parts, but one event of a large game may be long.
                async with open_socket(self.address, compression=None, max_size=None) as socket:
                    wait = await self._talk(socket, wait)
            except msgspec.DecodeError as error:
                self._end(TableError("wrong-protocol", f"{self.address} speaks another language: {error}"))
            except InvalidURI as error:
                self._end(TableError("no-table", str(error)))
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if not self._ready.is_set():  # never was there: nothing to come back to
                    self._end(TableError("no-table", f"{self.address} cannot be reached: {error}"))

    async def _talk(self, socket: ClientConnection, wait: float) -> float:
        try:
            await _send(socket, said.Hello(self.match, self.token, self.number, self.lang))
            async for data in socket:
                await self._hear(msgspec.json.decode(data, type=FromServer), socket)
        except ConnectionClosed:
            pass
        came, self._socket = self._socket is not None, None
        if socket.close_code in FINAL:
            code, reason = self._trouble or (str(socket.close_code), socket.close_reason or "it has ended")
            self._end(TableError(code, reason))
        elif came:
            self.on_loss()
        return SHORTEST_WAIT if came else wait

    async def _hear(self, message: FromServer, socket: ClientConnection) -> None:
        match message:
            case said.Welcome():
                await self._come_in(message, socket)
            case said.Pong(sent=sent, mark=mark):
                if sent:  # and back once more, so that the server knows the way too
                    await _send(socket, said.Ping(echo=mark))
                return
            case said.View():
                self._parts = [*self._parts[: message.part], message.data]
                if message.part + 1 < message.parts:
                    return
                message = said.View(message.number, 0, 1, "".join(self._parts))
                self.view = msgspec.json.decode(message.data)
                self.number = max(self.number, message.number)
            case said.Update(number=number, kind=kind):
                if number <= self.number and kind != "begin":  # told twice, and not whom the match waits for
                    return
                self.number = max(self.number, number)
            case said.Reveal():
                self._shown[message.request] = message
            case said.Done() | said.Answered() | said.Refused() | said.Trouble():
                if self._answer(message):
                    return
        self._heard.put_nowait(message)

    async def _come_in(self, welcome: said.Welcome, socket: ClientConnection) -> None:
        self.welcome, self._socket = welcome, socket
        if welcome.fresh:  # what was known before counts no more
            self.number = self._known = -1
        for again, _ in list(self._said.values()):
            await _send(socket, again)
        await _send(socket, said.Ping(sent=int(monotonic() * 1000)))
        self._ready.set()

    def _answer(self, message: said.Done | said.Answered | said.Refused | said.Trouble) -> bool:
        if isinstance(message, said.Trouble) and message.closing:
            self._trouble = message.code, message.reason
        _, future = self._said.get(message.id, (None, None))
        if future is None or future.done():
            return False
        if isinstance(message, said.Refused):
            error = TableError(message.code, message.reason, message.field, message.legal)
            error.refused = message
            future.set_exception(error)
        elif isinstance(message, said.Trouble):
            future.set_exception(TableError(message.code, message.reason))
        else:
            future.set_result(message)
        return True

    def _end(self, error: TableError) -> None:
        self._ended = error
        for _, future in self._said.values():
            if not future.done():
                future.set_exception(TableError(*error.args))
        self._heard.put_nowait(error)
        self._ready.set()


async def _send(socket: ClientConnection, message: FromClient) -> None:
    with suppress(ConnectionClosed):  # it is said again when the connection is back
        await socket.send(msgspec.json.encode(message), text=True)

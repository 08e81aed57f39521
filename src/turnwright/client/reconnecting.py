"""A line to a table that lasts: lost connections are opened again, and what has no answer is said again."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import random
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from turnwright.client.matchmaking import ClientError
from turnwright.protocol import messages as said
from turnwright.protocol.close_codes import (
    CLOSE_FAREWELL,
    CLOSE_FAST,
    CLOSE_MALFORMED,
    CLOSE_REFUSED,
    CLOSE_REPLACED,
    CLOSE_SLOW,
    LARGEST_MESSAGE,
    MESSAGE_BYTES,
)
from turnwright.protocol.messages import FromClient, FromServer
from turnwright.protocol.rate_limit import RateLimit

FINAL = (CLOSE_FAREWELL, CLOSE_REPLACED, CLOSE_REFUSED, CLOSE_MALFORMED, CLOSE_FAST)
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds between two tries to come back
ROLLBACK = "STORE_ROLLBACK"
KEPT = 20  # messages without an answer that wait for a connection

Reply = said.Done | said.Answered | said.Refused | said.Trouble

_said = msgspec.json.Decoder(FromClient)
_told = msgspec.json.Decoder(FromServer)


def written(message: FromClient) -> bytes:
    """A message as it goes over the wire, or `ClientError` where a server could not take it."""
    try:
        data = msgspec.json.encode(message)
        _said.decode(data)
    except (msgspec.ValidationError, UnicodeError) as error:  # half a sign is no text
        raise ClientError("wrong-type", str(error)) from None
    most = LARGEST_MESSAGE if isinstance(message, said.Command) else MESSAGE_BYTES
    if len(data) > most:
        raise ClientError("too-large", f"this message has at most {most} bytes, not {len(data)}")
    return data


class ReconnectingSocket:
    """The line to a server: `hello` is said first, each time, and `hear` gets what is no answer."""

    def __init__(
        self,
        address: str,
        rate: RateLimit,
        hello: Callable[[], said.Hello],
        hear: Callable[[FromServer], None],
        lost: Callable[[], None],
    ) -> None:
        self.address = address
        self._rate = rate
        self._hello, self._hear, self._lost = hello, hear, lost
        self._socket: ClientConnection | None = None  # once it is welcome
        self._open = asyncio.Event()
        self._ended: ClientError | None = None
        self._why: tuple[str, str] | None = None  # the server ends it
        self._said: dict[str, tuple[bytes, asyncio.Future[FromServer]]] = {}
        self._later: deque[bytes] = deque(maxlen=KEPT)

    async def opened(self) -> None:
        """Wait until it is open for the first time, or raise `ClientError`."""
        await self._open.wait()
        self._check_open()

    def _check_open(self) -> None:
        if self._ended is not None:
            raise ClientError(*self._ended.args)

    # What is said.

    async def tell(self, message: FromClient) -> None:
        """Say something and wait for no answer; without a connection it goes with the next."""
        self._check_open()
        data = written(message)
        if not await self._paced(data):
            self._later.append(data)

    async def say(self, message: Any) -> FromServer:
        """Say something that has an id, and wait for its answer, however often the connection is lost."""
        self._check_open()
        data = written(message)
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        about = message.request_id if isinstance(message, said.RollResult) else message.id
        self._said[about] = data, future
        try:
            await self._paced(data)
            return await future
        finally:
            self._said.pop(about, None)

    async def _paced(self, data: bytes) -> bool:
        while not self._rate.allows():
            await asyncio.sleep(SHORTEST_WAIT)
        return await self._send(data)

    async def _unpaced(self, data: bytes) -> bool:
        self._rate.allows()  # it is counted, though it does not wait
        return await self._send(data)

    async def _send(self, data: bytes) -> bool:
        try:
            if self._socket is not None:
                await self._socket.send(data, text=True)
                return True
        except ConnectionClosed:
            pass
        return False

    # The connection.

    async def run(self) -> ClientError:
        """Keep it open; returns why it has ended for good."""
        wait = 0.0
        while self._ended is None:
            await asyncio.sleep(wait * random())
            wait = min(LONGEST_WAIT, 2 * wait + SHORTEST_WAIT)
            try:
                # Views come in parts, but one event of a large game may be long.
                async with open_socket(self.address, compression=None, max_size=None) as socket:
                    wait = SHORTEST_WAIT if await self._talk(socket) else wait
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                self._end("wrong-protocol", f"{self.address} speaks another language: {error}")
            except InvalidURI as error:
                self._end("no-table", str(error))
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if not self._open.is_set():  # never was there: nothing to come back to
                    self._end("no-table", f"{self.address} cannot be reached: {error}")
        return self._ended

    async def _talk(self, socket: ClientConnection) -> bool:
        try:
            await socket.send(written(self._hello()), text=True)
            async for data in socket:
                await self._take(_told.decode(data), socket)
        except ConnectionClosed:
            pass
        came, self._socket = self._socket is not None, None
        if socket.close_code in FINAL:
            self._end(*(self._why or (str(socket.close_code), socket.close_reason or "it has ended")))
        elif came:
            self._lost()
        return came

    def _end(self, code: str, reason: str) -> None:
        self._ended = ClientError(code, reason)
        for _, future in self._said.values():
            if not future.done():
                future.set_exception(ClientError(code, reason))
        self._open.set()

    # What is heard.

    async def _take(self, message: FromServer, socket: ClientConnection) -> None:
        if isinstance(message, said.Pong):
            if message.sent:  # and back once more, so that the server knows the way too
                await self._unpaced(written(said.Ping(echo=message.mark)))
            return
        if isinstance(message, said.Trouble) and message.closing:
            self._why = message.code, message.reason
        if isinstance(message, said.Trouble) and message.code == ROLLBACK and self._socket is not None:
            await socket.close(CLOSE_SLOW)  # whoever comes again is told what is left
            return
        if isinstance(message, Reply) and self._answer(message):
            return
        self._hear(message)
        if isinstance(message, said.Welcome):
            self._socket = socket
            await self._say_again()

    async def _say_again(self) -> None:
        for data, _ in list(self._said.values()):
            await self._unpaced(data)
        while self._later and await self._unpaced(self._later[0]):
            self._later.popleft()
        await self._unpaced(written(said.Ping(sent=int(monotonic() * 1000))))
        self._open.set()

    def _answer(self, message: Reply) -> bool:
        _, future = self._said.get(message.id, (None, None))
        if future is None or future.done():
            return False
        if isinstance(message, said.Refused):
            error = ClientError(message.code, message.reason, message.field, message.legal)
            error.refused = message
            future.set_exception(error)
        elif isinstance(message, said.Trouble):
            future.set_exception(ClientError(message.code, message.reason))
        else:
            future.set_result(message)
        return True

"""A WebSocket that reconnects when the connection is lost, and resends what was not answered."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import aclosing
from random import random
from time import monotonic
from typing import Any, cast

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.frames import CloseCode

from turnwright.client.clean_text import decode_message
from turnwright.client.errors import ClientError
from turnwright.client.trust import trusted
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
from turnwright.protocol.messages import (
    Answered,
    Command,
    Done,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Refused,
    RollResult,
    Trouble,
    Welcome,
)
from turnwright.protocol.rate_limit import RateLimit

FINAL = (CLOSE_FAREWELL, CLOSE_REPLACED, CLOSE_REFUSED, CLOSE_MALFORMED, CLOSE_FAST)
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds between attempts to reconnect
ROLLBACK = "STORE_ROLLBACK"
# Views come in parts, but one event of a large game may be long; no server may fill the client's memory.
LARGEST_RECEIVED = 64 << 20  # bytes
MOST_UNSENT = 20  # messages without an answer that wait for a connection

Reply = Done | Answered | Refused | Trouble

_to_server = msgspec.json.Decoder(FromClient)


def encode_message(message: FromClient) -> bytes:
    """Encode a message, or raise `ClientError` where a server could not take it."""
    try:
        data = msgspec.json.encode(message)
        _to_server.decode(data)
    except (msgspec.ValidationError, UnicodeError) as error:  # such as a lone surrogate
        raise ClientError("wrong-type", str(error)) from None
    most = LARGEST_MESSAGE if isinstance(message, Command) else MESSAGE_BYTES
    if len(data) > most:
        raise ClientError("too-large", f"this message may have at most {most} bytes, not {len(data)}")
    return data


def _delays() -> Generator[float, None, None]:
    # Exponential backoff with full jitter.
    wait = SHORTEST_WAIT
    while True:
        yield wait * random()
        wait = min(LONGEST_WAIT, 2 * wait + SHORTEST_WAIT)


class ReconnectingSocket:
    """A lasting connection: `hello` makes the first message of each socket, `hear` gets what is no reply."""

    def __init__(
        self,
        address: str,
        rate: RateLimit,
        hello: Callable[[], Hello],
        hear: Callable[[FromServer], None],
        lost: Callable[[], None],
        ca_file: str = "",
    ) -> None:
        self.address = address
        self._ca_file = ca_file
        self._rate = rate
        self._hello, self._hear, self._lost = hello, hear, lost
        self._socket: ClientConnection | None = None  # once it is welcomed
        self._open = asyncio.Event()
        self._ended: ClientError | None = None
        self._why: tuple[str, str] | None = None  # the server's reason to close
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[FromServer]]] = {}
        self._unsent: deque[bytes] = deque(maxlen=MOST_UNSENT)

    async def opened(self) -> None:
        """Wait until the first connection is open, or raise `ClientError`."""
        await self._open.wait()
        self._check_open()

    def _check_open(self) -> None:
        if self._ended is not None:
            raise ClientError(*self._ended.args)

    # Sending.

    async def tell(self, message: FromClient) -> None:
        """Send a message without waiting for a reply; while disconnected it is queued."""
        self._check_open()
        data = encode_message(message)
        if not await self._send_paced(data):
            self._unsent.append(data)

    async def request(self, message: Any) -> FromServer:
        """Send a message that has an id, and wait for its reply, across reconnections."""
        self._check_open()
        data = encode_message(message)
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        about = message.request_id if isinstance(message, RollResult) else message.id
        self._unanswered[about] = data, future
        try:
            await self._send_paced(data)
            return await future
        finally:
            self._unanswered.pop(about, None)

    async def _send_paced(self, data: bytes) -> bool:
        while not self._rate.allows():
            await asyncio.sleep(SHORTEST_WAIT)
        return await self._send(data)

    async def _send_now(self, data: bytes) -> bool:
        self._rate.allows()  # counted, but not delayed
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
        """Stay connected; returns why the connection has ended for good."""
        delays = _delays()
        try:
            connection = open_socket(
                self.address,
                ssl=trusted(self._ca_file) if self.address.startswith("wss:") else None,
                compression=None,
                max_size=LARGEST_RECEIVED,
                process_exception=self._fatal,
                reconnect_delays=_delays,
            )
            async with aclosing(cast(AsyncGenerator[ClientConnection, None], aiter(connection))) as sockets:
                async for socket in sockets:
                    if await self._talk(socket):
                        delays = _delays()
                    if self._ended is not None:
                        break
                    await asyncio.sleep(next(delays))
        except ClientError as error:
            self._end(error.code, error.reason)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._end("wrong-protocol", f"{self.address} speaks another protocol: {error}")
        except InvalidURI as error:
            self._end("no-server", str(error))
        except (OSError, InvalidHandshake, TimeoutError) as error:
            self._end("no-server", f"{self.address} cannot be reached: {error}")
        assert self._ended is not None  # or it would go on
        return self._ended

    def _fatal(self, error: Exception) -> Exception | None:
        # A server that was never reached is not worth waiting for.
        lost = self._open.is_set() and isinstance(error, OSError | InvalidHandshake | TimeoutError)
        return None if lost else error

    async def _talk(self, socket: ClientConnection) -> bool:
        """Exchange messages until the socket closes; whether it was welcomed."""
        try:
            await socket.send(encode_message(self._hello()), text=True)
            async for data in socket:
                await self._receive(decode_message(data), socket)
        except ConnectionClosed as closed:
            if closed.sent is not None and closed.sent.code == CloseCode.MESSAGE_TOO_BIG:
                self._end("wrong-protocol", f"{self.address} sent a message that is too large")
        welcomed, self._socket = self._socket is not None, None
        if socket.close_code in FINAL:
            code, reason = self._why or (str(socket.close_code), socket.close_reason or "closed")
            self._end(code, reason)
        elif welcomed:
            self._lost()
        return welcomed

    def _end(self, code: str, reason: str) -> None:
        self._ended = ClientError(code, reason)
        for _, future in self._unanswered.values():
            if not future.done():
                future.set_exception(ClientError(code, reason))
        self._open.set()

    # Receiving.

    async def _receive(self, message: FromServer, socket: ClientConnection) -> None:
        if isinstance(message, Pong):
            if message.sent:  # echoed, so that the server can measure the latency too
                await self._send_now(encode_message(Ping(echo=message.mark)))
            return
        if isinstance(message, Trouble) and message.closing:
            self._why = message.code, message.reason
        if isinstance(message, Trouble) and message.code == ROLLBACK and self._socket is not None:
            await socket.close(CLOSE_SLOW)  # a client that reconnects gets the rest
            return
        if isinstance(message, Reply) and self._resolve(message):
            return
        self._hear(message)
        if isinstance(message, Welcome):
            self._socket = socket
            await self._resend()

    async def _resend(self) -> None:
        for data, _ in list(self._unanswered.values()):
            await self._send_now(data)
        while self._unsent and await self._send_now(self._unsent[0]):
            self._unsent.popleft()
        await self._send_now(encode_message(Ping(sent=int(monotonic() * 1000))))
        self._open.set()

    def _resolve(self, message: Reply) -> bool:
        _, future = self._unanswered.get(message.id, (None, None))
        if future is None or future.done():
            return False
        if isinstance(message, Refused):
            error = ClientError(message.code, message.reason, message.field, message.legal)
            error.refused = message
            future.set_exception(error)
        elif isinstance(message, Trouble):
            future.set_exception(ClientError(message.code, message.reason))
        else:
            future.set_result(message)
        return True

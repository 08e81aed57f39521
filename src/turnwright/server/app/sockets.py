"""WebSockets, each joined to a connection."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.types import Message, Receive, Scope, Send

from turnwright.protocol.close_codes import CLOSE_MALFORMED, trouble
from turnwright.server.app import write_batching
from turnwright.server.app.address_limits import address_key
from turnwright.server.host.connection import Connection
from turnwright.server.host.lobby.matches import Matches

HELLO_WITHIN = 10.0  # seconds
TOO_MANY_STRANGERS = "too many spectators from your address"


class Sockets:
    """All open sockets. An ASGI app of its own, because every layer in between costs time on each message."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self.open: set[Connection] = set()
        self._from: dict[str, dict[Connection, None]] = {}  # by address, oldest first

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client until either side ends it."""
        await receive()  # the opening handshake
        connection = self._connection(scope, send)
        tell_arrivals = scope.get("extensions", {}).get(write_batching.ARRIVED)
        if tell_arrivals is not None:
            tell_arrivals(connection.arrive)
        await send({"type": "websocket.accept"})
        self._add(connection)
        pump = asyncio.create_task(connection.pump())
        try:
            await _listen(receive, send, connection, scope.get("extensions", {}).get(write_batching.WATCHING))
        finally:
            await connection.gone()
            _, late = await asyncio.wait([pump], timeout=write_batching.LINGER / 2)
            if late:  # the client never reads
                connection.overflow()
            await asyncio.gather(pump, return_exceptions=True)
            self._remove(connection)

    def _add(self, connection: Connection) -> None:
        self.open.add(connection)
        others = self._from.setdefault(connection.peer, {})
        others[connection] = None
        most = self._matches.settings.unseated_sockets
        if len(others) > most:
            strangers = [each for each in others if each.seat < 0 and not each.closed]
            # The newest connection may hold a seat, and must not be kept out by the others.
            for each in strangers[: max(0, len(strangers) - most)]:
                each.end(trouble("full", TOO_MANY_STRANGERS))

    def _remove(self, connection: Connection) -> None:
        self.open.discard(connection)
        others = self._from[connection.peer]
        del others[connection]
        if not others:
            del self._from[connection.peer]

    def _connection(self, scope: Scope, send: Send) -> Connection:
        async def usual(data: bytes) -> None:
            await send({"type": "websocket.send", "text": data.decode()})

        write = scope.get("extensions", {}).get(write_batching.TEXT, usual)

        async def tell(data: bytes) -> None:
            with suppress(OSError, RuntimeError):  # the client is gone
                await write(data)

        async def close(code: int, reason: str) -> None:
            await _close(send, code, reason)

        client = scope.get("client")
        peer = address_key(client[0] if client else "")
        return Connection(self._matches.room, self._matches.limits, tell, close, peer)


async def _listen(
    receive: Receive, send: Send, connection: Connection, watching: Callable[[], None] | None
) -> None:
    until = asyncio.get_running_loop().time() + HELLO_WITHIN
    while connection.room is None:
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            await _close(send, CLOSE_MALFORMED, "say hello")
            return
        if not await _take(message, connection):
            return
    if watching is not None and connection.seat < 0:
        watching()
    while await _take(await receive(), connection):
        pass


async def _take(message: Message, connection: Connection) -> bool:
    """Pass a message on; whether more may come."""
    if message["type"] == "websocket.disconnect":
        return False
    text = message.get("text")
    await connection.receive(message["bytes"] if text is None else text)
    return not connection.closed


async def _close(send: Send, code: int, reason: str) -> None:
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": reason})

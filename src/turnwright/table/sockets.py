"""A socket of the web, joined to a connection of the table."""

import asyncio
from contextlib import suppress

from starlette.types import Receive, Scope, Send

from turnwright.table.connection import Connection
from turnwright.table.cork import TEXT
from turnwright.table.hall import Hall
from turnwright.table.limits import CLOSE_MALFORMED

HELLO_WITHIN = 10.0  # seconds


class Sockets:
    """All sockets that are open; it is an app of its own, for every layer between costs time each message."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.open: set[Connection] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client until either side ends it."""
        await receive()  # that it wants to come in
        await send({"type": "websocket.accept"})
        connection = self._connection(scope, send)
        self.open.add(connection)
        pump = asyncio.create_task(connection.pump())
        try:
            await _listen(receive, send, connection)
        finally:
            self.open.discard(connection)
            await connection.gone()
            await asyncio.gather(pump, return_exceptions=True)

    def _connection(self, scope: Scope, send: Send) -> Connection:
        async def usual(data: bytes) -> None:
            await send({"type": "websocket.send", "text": data.decode()})

        write = scope.get("extensions", {}).get(TEXT, usual)

        async def tell(data: bytes) -> None:
            with suppress(OSError, RuntimeError):  # whoever went away misses nothing
                await write(data)

        async def close(code: int, reason: str) -> None:
            await _close(send, code, reason)

        client = scope.get("client")
        return Connection(self.hall, tell, close, client[0] if client else "")


async def _listen(receive: Receive, send: Send, connection: Connection) -> None:
    try:
        message = await asyncio.wait_for(receive(), HELLO_WITHIN)
    except TimeoutError:
        await _close(send, CLOSE_MALFORMED, "say hello")
        return
    while message["type"] != "websocket.disconnect":
        text = message.get("text")
        await connection.receive(message["bytes"] if text is None else text)
        if connection.closed:
            return
        message = await receive()


async def _close(send: Send, code: int, reason: str) -> None:
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": reason})

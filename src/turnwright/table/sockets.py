"""A socket of the web, joined to a connection of the table."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from turnwright.table.connection import Connection
from turnwright.table.hall import Hall
from turnwright.table.limits import CLOSE_MALFORMED

HELLO_WITHIN = 10.0  # seconds


class Sockets:
    """All sockets that are open."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.open: set[Connection] = set()

    async def meet(self, websocket: WebSocket) -> None:
        """Serve one client until either side ends it."""
        await websocket.accept()
        connection = self._connection(websocket)
        self.open.add(connection)
        pump = asyncio.create_task(connection.pump())
        try:
            await _listen(websocket, connection)
        finally:
            self.open.discard(connection)
            await connection.gone()
            await asyncio.gather(pump, return_exceptions=True)

    def _connection(self, websocket: WebSocket) -> Connection:
        async def send(data: bytes) -> None:
            with suppress(WebSocketDisconnect, RuntimeError):  # whoever went away misses nothing
                await websocket.send_text(data.decode())

        async def close(code: int, reason: str) -> None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await websocket.close(code, reason)

        peer = websocket.client.host if websocket.client else ""
        return Connection(self.hall, send, close, peer)


async def _listen(websocket: WebSocket, connection: Connection) -> None:
    patience: float | None = HELLO_WITHIN
    while not connection.closed:
        try:
            message = await asyncio.wait_for(websocket.receive(), patience)
        except TimeoutError:
            with suppress(WebSocketDisconnect, RuntimeError):
                await websocket.close(CLOSE_MALFORMED, "say hello")
            return
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await connection.receive(message["bytes"] if text is None else text)
        patience = None

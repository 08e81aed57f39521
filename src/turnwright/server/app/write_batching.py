"""Messages that are told together leave together: one write to the system is dearer than all work on them."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

MOST = 64 * 1024  # bytes that may wait; more would hide a slow client from those who count its backlog
AHEAD = 2  # messages that may wait for the one before them to be answered
LINGER = 10.0  # seconds in which a client may read what is left for it when its connection ends: in the first
# half what waits, in the second the farewell


class BatchedTransport:
    """A transport that keeps what is written until the loop comes round, and then writes it at once."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._kept: list[bytes] = []
        self._size = 0
        self._end: asyncio.TimerHandle | None = None

    def write(self, data: bytes) -> None:
        """Keep some bytes for a moment."""
        if not self._kept:
            self._loop.call_soon(self.flush)
        self._kept.append(data)
        self._size += len(data)
        if self._size >= MOST:
            self.flush()

    def flush(self) -> None:
        """Write what is kept."""
        if self._kept:
            data = b"".join(self._kept)
            self._kept, self._size = [], 0
            self._transport.write(data)

    def close(self) -> None:
        """Write what is kept, then close; whoever does not read it is waited for a little while only."""
        self.flush()
        self._transport.close()
        if self._end is None:
            self._end = self._loop.call_later(LINGER, self._transport.abort)

    def lost(self) -> None:
        """The transport is closed: there is nobody to wait for."""
        if self._end is not None:
            self._end.cancel()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


TEXT = "turnwright.text"  # what the app may call to send text that is encoded already


class BatchedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames of one moment are written together, and which reads a little ahead."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is there."""
        self._cork = BatchedTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, self._cork))

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        super().connection_lost(exc)
        self._cork.lost()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on; the system hears to read no more only when some wait, for that is dear."""
        ahead = not self.read_paused and self.queue.qsize() < AHEAD
        if ahead:
            self.read_paused = True  # as if it had heard already
        super().send_receive_event_to_app()
        if ahead:
            self.read_paused = False

    async def run_asgi(self) -> None:
        """Serve the client; the app may send text without all that looks at each message on its way."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[TEXT] = self.tell
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send a message of the app; the last one does not wait for ever for a client that never reads."""
        if message["type"] == "websocket.close":
            try:
                await asyncio.wait_for(self.writable.wait(), LINGER / 2)
            except TimeoutError:
                self.transport.abort()
        await super().send(message)

    async def tell(self, data: bytes) -> None:
        """Send text that is encoded already, when there is room for it."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(data)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

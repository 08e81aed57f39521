"""Coalesces the frames of one loop iteration into one write; the system call dominates the cost."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from turnwright.server.app.address_limits import Lease
from turnwright.server.settings import ServerSettings

MOST = 64 * 1024  # bytes held back; more would hide a slow client from the send budget
AHEAD = 2  # messages read before earlier ones are processed
LINGER = 10.0  # seconds a client has to read what is left when its connection ends: one half for the queue,
# the other for the close frame


class BatchedTransport:
    """A transport that collects writes until the next loop iteration, and then writes them at once."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._pending: list[bytes] = []
        self._size = 0
        self._abort: asyncio.TimerHandle | None = None

    def write(self, data: bytes) -> None:
        """Collect bytes for the next write."""
        if not self._pending:
            self._loop.call_soon(self.flush)
        self._pending.append(data)
        self._size += len(data)
        if self._size >= MOST:
            self.flush()

    def flush(self) -> None:
        """Write what was collected."""
        if self._pending:
            data = b"".join(self._pending)
            self._pending, self._size = [], 0
            self._transport.write(data)

    def close(self) -> None:
        """Write what was collected, then close; a client that does not read it is cut off after `LINGER`."""
        self.flush()
        self._transport.close()
        if self._abort is None:
            self._abort = self._loop.call_later(LINGER, self._transport.abort)

    def lost(self) -> None:
        """Cancel the cut-off: the transport is closed."""
        if self._abort is not None:
            self._abort.cancel()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


DEFAULT = ServerSettings()
TEXT = "turnwright.text"  # the ASGI extension that sends encoded text


class BatchedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that batches its writes and reads a little ahead.

    The base class is private to uvicorn: its version is pinned, and a test lists the names used here.
    """

    def __init__(
        self, *args: Any, settings: ServerSettings = DEFAULT, lease: Lease | None = None, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self._settings = settings
        self._lease = lease

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wrap the transport of a new socket."""
        self._batched = BatchedTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, self._batched))

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a closed socket."""
        super().connection_lost(exc)
        self._batched.lost()
        if self._lease is not None:
            self._lease.release()

    def send_receive_event_to_app(self) -> None:
        """Deliver a message. Pause reading only when some are queued: pausing is a system call."""
        ahead = not self.read_paused and self.queue.qsize() < AHEAD
        if ahead:
            self.read_paused = True  # pretend, so that the base class does not pause
        super().send_receive_event_to_app()
        if ahead:
            self.read_paused = False

    async def run_asgi(self) -> None:
        """Serve the client, and let the app send encoded text past the ASGI layers."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[TEXT] = self.tell
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send a message of the app; the close frame does not wait for ever for a client that never reads."""
        if message["type"] == "websocket.close":
            try:
                await asyncio.wait_for(self.writable.wait(), LINGER / 2)
            except TimeoutError:
                self.transport.abort()
        await super().send(message)

    async def tell(self, data: bytes) -> None:
        """Send encoded text, once the socket is writable."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(data)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

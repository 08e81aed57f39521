"""The WebSocket side of a connection: batched writes, and limits for frames of every kind.

The frames of one loop iteration are coalesced into one write: the system call dominates the cost.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from turnwright.protocol.close_codes import CLOSE_FAST, LARGEST_MESSAGE, MESSAGE_BYTES
from turnwright.protocol.rate_limit import RateLimit
from turnwright.server.app.address_limits import Lease
from turnwright.server.settings import ServerSettings

MOST = 64 * 1024  # bytes held back; more would hide a slow client from the send budget
SLICE = 4 * 1024  # bytes parsed at once: they may hold hundreds of frames
FRAMES = 2  # frames of any kind that a client may send, as a multiple of its messages
# Larger than any message, so that a message slightly too large is refused with a reason.
LARGEST_FRAME = LARGEST_MESSAGE + 64 * 1024
LARGEST_FRAME_WATCHING = MESSAGE_BYTES + 64 * 1024  # of a spectator, who sends no commands
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
CLOSE_INVALID = 1007  # text that is not UTF-8
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
            if not self._transport.is_closing():  # with TLS, a closed transport raises
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
# ASGI extensions
TEXT = "turnwright.text"  # sends encoded text
WATCHING = "turnwright.watching"  # refuses messages larger than a spectator's
ARRIVED = "turnwright.arrived"  # takes what to call when a message arrives, before the app receives it


class BatchedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that batches its writes and reads a little ahead.

    The base class is private to uvicorn: its version is pinned, and a test lists the names used here.
    """

    def __init__(
        self, *args: Any, settings: ServerSettings = DEFAULT, lease: Lease | None = None, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self._lease = lease
        self._rate = RateLimit(FRAMES * settings.rate, settings.rate_seconds)
        # A whole text may be a query of a page, of which more are allowed than of other messages.
        self._texts = RateLimit(FRAMES * settings.rate + settings.page_queries, settings.rate_seconds)
        self._arrived: Callable[[], None] | None = None
        self._pong = b""  # the reply to the last ping, while the client does not read
        self.conn.max_message_size = LARGEST_FRAME

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

    # Frames in.

    def data_received(self, data: bytes) -> None:
        """Take bytes, slice by slice, so that a flood ends at the first frame too many."""
        for at in range(0, len(data), SLICE):
            super().data_received(data[at : at + SLICE])
            if self.transport.is_closing():
                return
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()
        elif self._lease is not None and not self._lease.hold(self._unfinished()):
            self._fail(CLOSE_FAST, "too many large messages are on their way from your address")

    def _unfinished(self) -> int:
        # Bytes of a message that is not complete yet.
        return len(self.conn.reader.buffer) + (self.conn.current_size or 0)

    def handle_events(self) -> None:
        """Take frames; pings, pongs and fragments count as much as messages."""
        for event in self.conn.events:
            if not isinstance(event, Frame):
                continue
            whole = event.opcode is Opcode.TEXT and event.fin
            if not (self._texts if whole else self._rate).allows():
                self._fail(CLOSE_FAST, "too many frames")
                return
        super().handle_events()

    def _fail(self, code: int, reason: str) -> None:
        self.conn.events.clear()
        self.conn.fail(code, reason)
        if self.conn.close_sent is None:  # the handshake is not over
            self.transport.abort()
        else:
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping; a client that does not read is owed the answer to its last one only."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._pong = b"".join(self.conn.data_to_send())

    def resume_writing(self) -> None:
        """Go on writing."""
        super().resume_writing()
        if self._pong and not self.close_sent:
            self.transport.write(self._pong)
        self._pong = b""

    def send_receive_event_to_app(self) -> None:
        """Deliver a message. Pause reading only when some are queued: pausing is a system call."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:  # the base class writes a traceback
                self._fail(CLOSE_INVALID, "the text is not UTF-8")
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
        if self._arrived is not None:
            self._arrived()
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def tell_arrivals(self, arrived: Callable[[], None]) -> None:
        """Call `arrived` whenever a message arrives, however long it waits for the app."""
        self._arrived = arrived

    def watching(self) -> None:
        """Refuse messages that only a seat may send: half of one would be held for as long as it is open."""
        self.conn.max_message_size = LARGEST_FRAME_WATCHING

    # Messages out.

    async def run_asgi(self) -> None:
        """Serve the client, and let the app send encoded text past the ASGI layers."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[TEXT], extensions[WATCHING] = self.tell, self.watching
        extensions[ARRIVED] = self.tell_arrivals
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send a message of the app; the close frame does not wait for ever for a client that never reads."""
        if message["type"] == "websocket.close":
            try:
                await asyncio.wait_for(self.writable.wait(), LINGER / 2)
            except TimeoutError:
                self.transport.abort()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused; the base class logs an error otherwise

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

"""The HTTP side of a connection: time limits for headers and replies, and connections counted by address."""

import asyncio
import socket
import ssl
from asyncio import sslproto
from functools import partial
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from turnwright.kernel.codec import encode
from turnwright.protocol.endpoints import JSON, Problem
from turnwright.server.app.address_limits import AddressLimits, Lease
from turnwright.server.app.write_batching import BatchedWebSocket

TLS_BUFFER = 32 * 1024  # bytes; a record has at most half of that
READ_SIZE = 32 * 1024  # bytes
SLICE = 16 * 1024  # bytes: the size of a header, at most


def _raw_response(status: str, problem: Problem) -> bytes:
    body = encode(problem)
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: {JSON}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n"
    )
    return f"{head}x-content-type-options: nosniff\r\n\r\n".encode() + body


BAD_REQUEST = _raw_response("400 Bad Request", Problem("malformed", "this is not a valid HTTP request"))
TOO_MANY = _raw_response(
    "429 Too Many Requests", Problem("too-fast", "your address has too many open connections: close some")
)


def shrink_tls_buffers() -> None:
    """Let a TLS connection hold two records instead of sixteen, from its first byte on.

    asyncio allocates 256 KiB for each connection, so that a thousand unfinished handshakes hold 256 MiB.
    """
    sslproto.SSLProtocol.max_size = TLS_BUFFER


def tune(transport: asyncio.BaseTransport) -> None:
    """Send small writes at once, and read little at a time.

    asyncio sends small writes at once only for listeners that name their protocol. It reads 256 KiB from each
    socket before a request is looked at, so that a thousand clients who send at the same time take 256 MiB.
    """
    if hasattr(transport, "max_size"):  # uvloop has no such limit
        transport.max_size = READ_SIZE
    accepted = transport.get_extra_info("socket")
    if accepted is not None and accepted.family in (socket.AF_INET, socket.AF_INET6):
        accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class HttpProtocol(H11Protocol):
    """HTTP/1.1 until a connection closes or becomes a WebSocket.

    The base class is private to uvicorn: its version is pinned, and a test lists the names used here.
    """

    def __init__(
        self,
        limits: AddressLimits,
        *args: Any,
        lease: Lease | None = None,
        socket_class: type[BatchedWebSocket] = BatchedWebSocket,
        **more: Any,
    ) -> None:
        super().__init__(*args, **more)
        self._socket_class = socket_class
        self._limits = limits
        self._lease = lease  # given if the connection was counted before, as with TLS
        self._header_timer: asyncio.TimerHandle | None = None
        self._reply_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, and expect its first header."""
        tune(transport)
        super().connection_made(cast(asyncio.Transport, transport))
        if self._lease is None:
            self._lease = self._limits.connect(self.client[0] if self.client else "")
        if self._lease is None:
            self.transport.write(TOO_MANY)
            self.transport.close()
            return
        settings = self._limits.settings
        self.ws_protocol_class = cast(Any, partial(self._socket_class, settings=settings, lease=self._lease))
        self._expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a closed connection."""
        self._cancel_timers()
        if self._lease is not None:
            self._lease.release()
        super().connection_lost(exc)

    # Time limits.

    @property
    def _answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def data_received(self, data: bytes) -> None:
        """Take bytes of a header or of a body."""
        # In slices, because the limit of a header counts only what is there before it is complete.
        for at in range(0, len(data), SLICE):
            super().data_received(data[at : at + SLICE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        if self._answering:
            self._cancel_header_timer()
        elif self._header_timer is None:
            self._expect_header()  # more bytes do not extend the time

    def on_response_complete(self) -> None:
        """Get ready for the next request of the connection."""
        self._cancel_header_timer()
        super().on_response_complete()

    def _expect_header(self) -> None:
        self._header_timer = self.loop.call_later(self._limits.settings.header_seconds, self._header_late)

    def _header_late(self) -> None:
        self._header_timer = None
        if not self._answering:
            self.transport.abort()

    def _cancel_header_timer(self) -> None:
        if self._header_timer is not None:
            self._header_timer.cancel()
            self._header_timer = None

    def pause_writing(self) -> None:
        """Wait for a client that reads slowly, up to a limit."""
        super().pause_writing()
        self._reply_timer = self.loop.call_later(self._limits.settings.reply_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on writing."""
        if self._reply_timer is not None:
            self._reply_timer.cancel()
            self._reply_timer = None
        super().resume_writing()

    def _cancel_timers(self) -> None:
        self._cancel_header_timer()
        if self._reply_timer is not None:
            self._reply_timer.cancel()

    # Malformed requests, and upgrades.

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP; a request in progress ends as if its client had disconnected."""
        answering = self._answering
        started = answering and self.cycle.response_started
        if answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not started and not self.transport.is_closing():
            self.transport.write(BAD_REQUEST)
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which releases it."""
        self._cancel_timers()
        super().handle_websocket_upgrade(event)


class TlsProtocol(asyncio.Protocol):
    """A new connection until its TLS handshake is done; it counts from its first moment.

    With asyncio's own TLS servers, a connection is known only after its handshake, for which a client may
    take a minute.
    """

    def __init__(self, limits: AddressLimits, context: ssl.SSLContext, *args: Any, **more: Any) -> None:
        self._limits = limits
        self._context = context
        self._make_http = partial(HttpProtocol, limits, *args, **more)
        self._handshake: asyncio.Task[None] | None = None
        self._early: list[bytes] = []  # what came right after the handshake
        self._lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, and begin the handshake."""
        accepted = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        lease = self._limits.connect(peer[0] if peer else "")
        if lease is None:
            accepted.abort()  # not worth a handshake
            return
        tune(transport)
        accepted.pause_reading()  # until the handshake reads
        self._handshake = asyncio.get_running_loop().create_task(self._shake_hands(accepted, lease))

    def data_received(self, data: bytes) -> None:
        """Keep what comes before HTTP is ready for it."""
        self._early.append(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that there is nothing to go on with."""
        self._lost = True

    async def _shake_hands(self, transport: asyncio.Transport, lease: Lease) -> None:
        seconds = self._limits.settings.header_seconds
        try:
            secured = await asyncio.get_running_loop().start_tls(
                transport, self, self._context, server_side=True, ssl_handshake_timeout=seconds
            )
        except (OSError, ssl.SSLError):  # a client that does not trust us, or speaks something else
            secured = None
        if secured is None or self._lost:
            lease.release()
            transport.abort()
            return
        http = self._make_http(lease=lease)
        secured.set_protocol(http)
        http.connection_made(secured)
        for data in self._early:
            if not secured.is_closing():
                http.data_received(data)

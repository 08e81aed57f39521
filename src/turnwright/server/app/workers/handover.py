"""Hands a client's socket from the front process over to the worker that holds its match.

The front process accepts the WebSocket and reads its first message, which names the match. The worker gets
the socket itself, together with all bytes that were read from it; it repeats the handshake from them, without
sending its response again. From then on the client and the worker talk directly. With TLS, which ends in the
front process, the worker gets one end of a socket pair instead, and the front process copies bytes.
"""

import asyncio
import os
import socket
from typing import Any, cast

from turnwright.protocol.close_codes import TROUBLES
from turnwright.server.app.address_limits import Lease
from turnwright.server.app.sockets import TOO_MANY_STRANGERS
from turnwright.server.app.workers.worker_link import HandedOver, Link, connect
from turnwright.server.app.write_batching import BatchedWebSocket

HAND_OVER = "turnwright.hand-over"  # the ASGI extension that hands the socket over
END_OF_HEAD = b"\r\n\r\n"
MOST_HELD = 512 * 1024  # bytes that a client may send before it is handed over


class FrontWebSocket(BatchedWebSocket):
    """A WebSocket in the front process, which keeps what it has read until it is handed over."""

    _read = b""

    def data_received(self, data: bytes) -> None:
        """Keep the bytes, and take them."""
        self._read += data
        if len(self._read) > MOST_HELD:  # it sends anything but a hello
            self.transport.abort()
            return
        super().data_received(data)
        if self.transport.is_closing():
            self._read = b""  # it is not handed over any more

    async def run_asgi(self) -> None:
        """Serve the client until it is handed over."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[HAND_OVER] = self.hand_over
        await super().run_asgi()

    async def hand_over(self, path: str, client: tuple[str, int] | None, evicted: asyncio.Event) -> None:
        """Give the socket to the worker at a path, and wait until that has closed it, or has to.

        If the worker has died, `ConnectionError` or `FileNotFoundError` is raised, and the socket can be
        given to another.
        """
        transport = self.transport
        if not self.read_paused:
            self.read_paused = True  # if it is closed instead, reading goes on
            transport.pause_reading()
        self.stop_keepalive()
        self._batched.flush()
        head, _, rest = self._read.partition(END_OF_HEAD)
        message = HandedOver(head + END_OF_HEAD, rest, client, self.scheme)
        ours: socket.socket | None = None
        if transport.get_extra_info("sslcontext") is not None:
            ours, theirs = socket.socketpair()
        else:
            theirs = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
        try:
            with theirs:
                link = await connect(path, message, theirs.fileno())
            await _taken(link)
        except BaseException:
            if ours is not None:
                ours.close()
            raise
        lease, self._lease = self._lease, None  # the client still counts
        if ours is not None:
            await self._pump(transport, ours)
        else:
            transport.abort()  # closes only this process's descriptor
        await _released(link, lease, evicted)

    async def _pump(self, transport: asyncio.Transport, ours: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        other, _ = await loop.create_connection(lambda: Pump(transport), sock=ours)
        transport.set_protocol(Pump(other))
        self.connections.discard(self)  # nothing tells this protocol any more that its client is gone
        transport.resume_reading()


async def _taken(link: Link) -> None:
    # Until a worker says so, it has sent nothing to the client, and another can take its place.
    try:
        await link.receive()
    except BaseException:
        link.close()
        raise


async def _released(link: Link, lease: Lease | None, evicted: asyncio.Event) -> None:
    waiting = [asyncio.ensure_future(link.gone()), asyncio.ensure_future(evicted.wait())]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        link.close()
        if lease is not None:
            lease.release()


class Pump(asyncio.Protocol):
    """Copies what arrives on its transport to another, no faster than that is read."""

    def __init__(self, other: asyncio.Transport) -> None:
        self._other = other

    def data_received(self, data: bytes) -> None:
        """Copy bytes."""
        self._other.write(data)

    def pause_writing(self) -> None:
        """Read no more from the other transport until this one is written."""
        self._other.pause_reading()

    def resume_writing(self) -> None:
        """Go on reading from the other transport."""
        if not self._other.is_closing():
            self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the other transport, too."""
        self._other.close()


# The worker's side.


class HeadlessTransport:
    """A transport that omits the response to the opening handshake, which the client already has."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._head = b""
        self._omitting = True

    def write(self, data: bytes) -> None:
        """Write bytes, but not those of the response."""
        if self._omitting:
            self._head += data
            _, end, data = self._head.partition(END_OF_HEAD)
            self._omitting = not end
        if data and not self._omitting:
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class AdoptedWebSocket(BatchedWebSocket):
    """A WebSocket whose handshake was answered by the front process."""

    def adopt(self, message: HandedOver) -> None:
        """Note where the client really is."""
        self._message = message
        self.lost = asyncio.Event()

    def evict(self) -> None:
        """Close the socket: the front process wants it closed, because its address has too many."""
        if not self.lost.is_set():
            self._fail(TROUBLES["full"], TOO_MANY_STRANGERS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the client is gone."""
        super().connection_lost(exc)
        self.lost.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Repeat the handshake; nothing else is read before it is complete."""
        headless = HeadlessTransport(cast(asyncio.Transport, transport))
        headless.pause_reading()
        super().connection_made(cast(asyncio.Transport, headless))
        self.client, self.scheme = self._message.client, cast(Any, self._message.scheme)
        self.data_received(self._message.head)
        self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        if self.disconnected:
            return
        if not self.handshake_complete:  # the app has not accepted the client yet
            self.loop.call_soon(self._go_on)
            return
        if self._message.rest:
            self.data_received(self._message.rest)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

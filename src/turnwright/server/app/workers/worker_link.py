"""The messages between the front process and a match worker, over a Unix socket.

A connection carries one HTTP request or one client. Either begins with a struct; a client's socket comes as a
file descriptor with it, so that its bytes pass through the front process no more.
"""

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct

from turnwright.server.host.shards import Shard
from turnwright.server.settings import ServerSettings

HEARTBEAT = b"\n"  # a worker is alive
READY = b"ready\n"  # a worker's reply to its configuration
TAKEN = b"taken"  # its reply to a client's socket
LENGTH_BYTES = 4
LARGEST = 16 << 20  # bytes of one message, to find errors early


class WorkerConfig(Struct, frozen=True):
    """The settings of a worker and the place where it listens, sent to it as one line of JSON."""

    shard: Shard
    store: str
    settings: ServerSettings
    find: str  # module:function that returns a game by its name
    path: str  # of the Unix socket


class ProxiedRequest(Struct, frozen=True, tag="request"):
    """An HTTP request, whose body follows in pieces; an empty piece ends it."""

    method: str
    path: str
    raw_path: bytes
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    scheme: str = "http"


class ProxiedResponse(Struct, frozen=True):
    """The head of a response, whose body follows in pieces; an empty piece ends it."""

    status: int
    headers: list[tuple[bytes, bytes]]


class HandedOver(Struct, frozen=True, tag="socket"):
    """A client: the bytes of its opening handshake, those that followed, and its address."""

    head: bytes
    rest: bytes
    client: tuple[str, int] | None
    scheme: str = "ws"


_encoder = msgspec.msgpack.Encoder()
_first = msgspec.msgpack.Decoder(ProxiedRequest | HandedOver)
_response = msgspec.msgpack.Decoder(ProxiedResponse)


class Link:
    """One connection between the front process and a worker."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        """Send one piece; waits while the other side does not read."""
        self._writer.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
        await self._writer.drain()

    async def send_struct(self, message: ProxiedResponse) -> None:
        """Send a struct."""
        await self.send(_encoder.encode(message))

    async def receive(self) -> bytes:
        """The next piece, or `ConnectionError` if the other side is gone."""
        try:
            size = int.from_bytes(await self._reader.readexactly(LENGTH_BYTES), "big")
            return await self._reader.readexactly(size) if size <= LARGEST else b""
        except asyncio.IncompleteReadError as error:
            raise ConnectionResetError("the other process is gone") from error

    async def pieces(self) -> AsyncIterator[bytes]:
        """The pieces of a body."""
        while piece := await self.receive():
            yield piece

    async def response(self) -> ProxiedResponse:
        """The head of the response."""
        found: ProxiedResponse = _response.decode(await self.receive())
        return found

    async def gone(self) -> None:
        """Wait until the other side closes the connection."""
        while await self._reader.read(LENGTH_BYTES):
            pass

    def close(self) -> None:
        """Close the connection."""
        self._writer.close()


async def connect(path: str, message: ProxiedRequest | HandedOver, passed: int = -1) -> Link:
    """Connect to the worker that listens at a path; `passed` is a file descriptor to send along."""
    data = _encoder.encode(message)
    head = len(data).to_bytes(LENGTH_BYTES, "big")
    link = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        link.setblocking(False)
        await asyncio.get_running_loop().sock_connect(link, path)
        # A new connection has room for so little, so it never blocks.
        if passed >= 0:
            socket.send_fds(link, [head], [passed])
        else:
            link.send(head)
        reader, writer = await asyncio.open_unix_connection(sock=link)
    except BaseException:
        link.close()
        raise
    try:
        writer.write(data)
        await writer.drain()
    except BaseException:
        writer.close()
        raise
    return Link(reader, writer)


async def accepted(link: socket.socket) -> tuple[Link, ProxiedRequest | HandedOver, int]:
    """The first message on a connection of the front process, with the file descriptor that came or -1."""
    link.setblocking(False)
    await _readable(link)
    head, passed, _, _ = socket.recv_fds(link, LENGTH_BYTES, 1)
    reader, writer = await asyncio.open_unix_connection(sock=link)
    if len(head) < LENGTH_BYTES:
        writer.close()
        raise ConnectionResetError("the front process is gone")
    message: Any = _first.decode(await reader.readexactly(int.from_bytes(head, "big")))
    return Link(reader, writer), message, passed[0] if passed else -1


async def _readable(link: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(link.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(link.fileno())

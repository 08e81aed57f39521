"""A client that writes bytes instead of requests, to say what no library says."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

GONE = (ConnectionResetError, BrokenPipeError, asyncio.IncompleteReadError)


class Raw:
    """A TCP connection to a server."""

    def __init__(self, url: str) -> None:
        where = urlsplit(url)
        self.host, self.port = str(where.hostname), int(where.port or 0)

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        return self

    async def __aexit__(self, *error: object) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()

    async def send(self, data: bytes) -> bool:
        """Write bytes; whether the server still takes them."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except GONE:
            return False
        return True

    async def closed(self) -> bytes:
        """Wait until the server has closed the connection; what it said before."""
        said = b""
        with suppress(*GONE):
            while piece := await self.reader.read(65536):
                said += piece
        return said

    async def answer(self) -> tuple[int, Any]:
        """The next response: its status, and its body as values."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        headers = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
        body = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return status, msgspec.json.decode(body) if body else None


def request(method: str, path: str, *headers: str, body: bytes = b"") -> bytes:
    """The bytes of a request, with `localhost` as its host."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: localhost", *headers, "", ""]).encode() + body


def upgrade(*headers: str) -> bytes:
    """The bytes of a request to open the socket."""
    return request(
        "GET",
        "/socket",
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    )


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """The bytes of a frame, masked with zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 * fin | opcode]) + length + bytes(4) + data

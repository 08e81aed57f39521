"""Messages that are told together leave together: one write to the system is dearer than all work on them."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST = 64 * 1024  # bytes that may wait; more would hide a slow client from those who count its backlog


class Cork:
    """A transport that keeps what is written until the loop comes round, and then writes it at once."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._kept: list[bytes] = []
        self._size = 0

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
        """Write what is kept, then close."""
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class CorkedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames of one moment are written together."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is there."""
        corked = Cork(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, corked))

"""Unreliable networks between clients and servers, reproducible by seed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random

from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

Socket = ClientConnection | ServerConnection
ABNORMAL = 1006  # the code of a socket closed without a close frame
LONGEST_DELAY = 0.03  # seconds


class Weather(Struct, frozen=True):
    """The probability of each fault of a message; all other messages arrive.

    - `lost`: it and all later messages never arrive, until the connection is found to be dead.
    - `cut`: the connection ends at once.
    - `doubled`: it arrives twice.
    - `late`: it arrives after later messages; only towards the server, where messages may
      come from any client. A server's messages arrive in order or not at all.
    - `slow`: it and all later messages are delayed.
    """

    lost: float = 0.01
    cut: float = 0.01
    doubled: float = 0.1
    late: float = 0.1
    slow: float = 0.1


class Network:
    """Carries messages between one server and its clients, and counts the faults."""

    def __init__(self, address: str, random: Random, weather: Weather) -> None:
        self.address = address
        self.random = random
        self.fates: Counter[str] = Counter()
        self._weather = weather
        self._on_their_way: set[asyncio.Task[None]] = set()

    async def carry(self, near: ServerConnection) -> None:
        """Connect one client to the server until either closes, or the connection is lost."""
        with suppress(OSError, TimeoutError):
            async with open_socket(self.address, compression=None, max_size=None) as far:
                there = asyncio.create_task(self._pass_all(near, far, True))
                back = asyncio.create_task(self._pass_all(far, near, False))
                await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
                await self._hang_up(near, far)
                await asyncio.gather(there, back, return_exceptions=True)

    async def _hang_up(self, near: Socket, far: Socket) -> None:
        # The server's close code is passed on; a lost client needs none.
        if far.close_code is not None and far.close_code != ABNORMAL:
            await near.close(far.close_code, far.close_reason or "")
        for socket in (near, far):
            socket.transport.abort()

    async def _pass_all(self, source: Socket, to: Socket, there: bool) -> None:
        with suppress(ConnectionClosed):
            async for data in source:
                fate = self._fate(there)
                self.fates[fate] += 1
                if fate == "cut":
                    return
                if fate == "lost":
                    await self._swallow(source)
                    return
                await self._deliver(str(data), to, fate)

    def _fate(self, there: bool) -> str:
        draw, weather = self.random.random(), self._weather
        for fate in weather.__struct_fields__:
            draw -= getattr(weather, fate)
            if draw < 0:
                return "arrived" if fate == "late" and not there else fate
        return "arrived"

    async def _deliver(self, data: str, to: Socket, fate: str) -> None:
        if fate == "late":
            task = asyncio.create_task(self._later(data, to))
            self._on_their_way.add(task)
            task.add_done_callback(self._on_their_way.discard)
            return
        if fate == "slow":
            await asyncio.sleep(self._delay())
        for _ in range(2 if fate == "doubled" else 1):
            await to.send(data)

    async def _later(self, data: str, to: Socket) -> None:
        await asyncio.sleep(self._delay())
        with suppress(ConnectionClosed):
            await to.send(data)

    async def _swallow(self, source: Socket) -> None:
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(self._delay()):
                async for _ in source:
                    self.fates["lost"] += 1

    def _delay(self) -> float:
        return self.random.random() * LONGEST_DELAY


@asynccontextmanager
async def network(
    url: str, random: Random, weather: Weather | None = None
) -> AsyncIterator[tuple[str, Network]]:
    """Yield an address that reaches a server over a bad network, and the network."""
    made = Network(url.replace("http", "ws", 1) + "/socket", random, weather or Weather())
    async with serve(made.carry, "127.0.0.1", 0, compression=None, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}", made


@asynccontextmanager
async def switch(port: Callable[[], int]) -> AsyncIterator[str]:
    """Yield an address that forwards each new connection to a port of the caller's choice."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port())
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(_pass(reader, far_writer), _pass(far_reader, writer))

    server = await asyncio.start_server(carry, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()

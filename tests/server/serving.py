"""A real server on the loopback, in the event loop of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

from turnwright.client import ClientError, Session, connect, create_match, join_match
from turnwright.protocol import messages
from turnwright.protocol.endpoints import Joined
from turnwright.server.app.serve import ServeOptions, Server, running
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings

# Limits that allow whole matches at full speed.
HASTE = (10_000, 1.0)
HASTY = ServerSettings(rate=10_000, rate_address=10_000, creations=10_000, guesses=10_000)
PATIENCE = 60.0  # seconds after which a hanging test fails


class LiveServer:
    """A running server and its address."""

    def __init__(self, url: str, server: Server) -> None:
        self.url = url
        self.server = server

    @property
    def matches(self) -> Matches:
        """The matches of the server, unless workers hold them."""
        return self.server.matches

    @property
    def address(self) -> str:
        """The address of the WebSocket."""
        return self.url.replace("http", "ws", 1) + "/socket"

    async def host(self, game: str, *args: Any, **more: Any) -> list[Joined]:
        """Create a match and join all seats of players."""
        made = await create_match(self.url, game, *args, **more)
        return [await join_match(self.url, made.id, each.token, each.name) for each in made.invites]

    def sit(self, joined: Joined, **more: Any) -> Session:
        """Connect to a joined seat."""
        return connect(self.url, joined.id, joined.token, **{"rate": HASTE, **more})


@asynccontextmanager
async def live_server(
    address: Any,
    settings: ServerSettings = HASTY,
    origins: tuple[str, ...] = (),
    port: int = 0,
    workers: int = 0,
) -> AsyncIterator[LiveServer]:
    """Run a server on a store, and shut it down at the end as a signal would."""
    place = ServeOptions(port=port, store=str(address), origins=origins, workers=workers)
    async with running(place, settings) as server:
        yield LiveServer(server.url, server)


@contextmanager
def live_server_in_thread(tmp_path: Path) -> Iterator[tuple[str, str, str]]:
    """Run a server with a match in a separate thread: its address, the match id and the token."""
    opened: Queue[tuple[str, str, str]] = Queue()
    loop = asyncio.new_event_loop()
    enough = asyncio.Event()

    async def serve() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel", "quick")
            opened.put((at.url, mine.id, mine.token))
            await enough.wait()

    thread = Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        yield opened.get(timeout=PATIENCE)
    finally:
        loop.call_soon_threadsafe(enough.set)
        thread.join()
        loop.close()


def run(test: Awaitable[None]) -> None:
    """Run a test coroutine, and fail if it never ends."""

    async def bounded() -> None:
        await asyncio.wait_for(test, PATIENCE)

    asyncio.run(bounded())


def skip(seconds: float) -> None:
    """Let the clock of the running loop jump, so that its timers run as if that time had passed."""
    loop = asyncio.get_running_loop()
    usual = loop.time
    loop.time = lambda: usual() + seconds  # type: ignore[method-assign]


async def play(
    seat: Session,
    choose: Callable[[int], int] = lambda options: 0,
    acknowledged: Callable[[messages.Done], object] = lambda done: None,
) -> messages.Over:
    """Play a seat until the match is over, choosing options by index; return the last message.

    `acknowledged` is called with the acknowledgement of each command.
    """
    async for message in seat:
        if isinstance(message, messages.Over):
            return message
        if isinstance(message, messages.RollRequest):
            await seat.throw(message)
        elif isinstance(message, messages.Update):
            await _move(seat, message, choose, acknowledged)
    raise AssertionError


async def until_dice(seat: Session) -> messages.RollRequest:
    """Play a seat until it has to throw dice."""
    async for message in seat:
        if isinstance(message, messages.RollRequest):
            return message
        if isinstance(message, messages.Update):
            await _move(seat, message, lambda options: 0, lambda done: None)
    raise AssertionError


async def _move(
    seat: Session,
    update: messages.Update,
    choose: Callable[[int], int],
    acknowledged: Callable[[messages.Done], object],
) -> None:
    assert seat.welcome is not None
    for due in update.waits:
        if due.seat != seat.welcome.seat or due.formula or update.number < seat.number:
            continue
        try:
            if due.request:
                await seat.choose(due.request, choose(len(due.choices)))
            elif due.options:
                page = await seat.ask("options", first=choose(due.options), count=1)
                if page.commands:
                    acknowledged(await seat.command(page.commands[0]))
        except ClientError as error:
            # Bots and clocks may have moved on; a newer update follows.
            if error.code not in ("stale", "not-your-turn", "waiting", "over"):
                raise

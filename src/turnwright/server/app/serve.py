"""A table for everybody who can reach it: one process, one store, until it is told to stop."""

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from importlib import import_module
from ipaddress import ip_address
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from msgspec import Struct

from turnwright import games
from turnwright.kernel.replay import Find
from turnwright.protocol.close_codes import LARGEST_MESSAGE
from turnwright.server.app.app import AllowedOrigins, build
from turnwright.server.app.data_folder import data_folder
from turnwright.server.app.event_loop import run
from turnwright.server.app.write_batching import BatchedWebSocket
from turnwright.server.host.matches import Matches
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.connect import open_store, shown_address
from turnwright.server.stores.group_commit import GroupCommit

PORT = 8765
FILE = "table.sqlite"
LOCAL = ("localhost", "127.0.0.1", "::1")
STOPPING = (signal.SIGINT, signal.SIGTERM)
# Room above the largest message, so that one that is a little too large is told so and not just cut off.
LARGEST_FRAME = LARGEST_MESSAGE + 64 * 1024
FAREWELL = 1.0  # seconds for the last words to everybody when the server stops
GRACE = 5  # seconds for what is still under way after them


class ServeError(Exception):
    """The server cannot start: one plain sentence."""


class ServeOptions(Struct, frozen=True):
    """Where a table stands: its address, its store, and whose pages may use it besides its own."""

    host: str = "127.0.0.1"
    port: int = PORT
    store: str = ""  # a file in the user's folder
    origins: tuple[str, ...] = ()
    reopen: str = ""  # a match that could only be read and is to be played again

    def address(self) -> str:
        """The address of the store."""
        return self.store or _usual_store()

    def doors(self) -> AllowedOrigins:
        """Who may come in."""
        return AllowedOrigins(self.origins, LOCAL if _is_local(self.host) else ())


USUAL = ServerSettings()


def serve(place: ServeOptions, tell: Callable[[str, str], object], settings: ServerSettings = USUAL) -> None:
    """Serve until a signal comes; `tell` hears the address and the store once both are open."""
    _allow_more_files()

    async def until_a_signal() -> None:
        async with running(place, settings, signals=True) as server:
            tell(server.url, shown_address(place.address()))
            await server.finished

    run(until_a_signal())


def _allow_more_files() -> None:
    # Every socket is one, and what a login allows is often less than the thousands that a table can hold.
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        resource = import_module("resource")
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@asynccontextmanager
async def running(
    place: ServeOptions, settings: ServerSettings = USUAL, signals: bool = False, find: Find = games.load
) -> AsyncIterator["Server"]:
    """A server beside whatever else the loop does, until the block ends; `url` is where it is.

    `find` gives a game by its name, for tables that play others than the installed ones.
    """
    for origin in place.origins:
        _check_origin(origin)
    with _listening(place) as listener:
        async with opened(place.address(), settings, find) as hall:
            if place.reopen:
                await hall.reopen(place.reopen)
            server = Server(hall, place.doors(), address_of(listener), signals)
            server.finished = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                yield server
            finally:
                server.should_exit = True
                await server.finished


@asynccontextmanager
async def opened(
    address: str, settings: ServerSettings = USUAL, find: Find = games.load
) -> AsyncIterator[Matches]:
    """A hall on the store at an address, with a writer and everything counted; closed again in the end."""
    store, metrics = await asyncio.to_thread(open_store, address), Metrics()
    writer = GroupCommit(store, metrics.batches.observe)
    metrics.waiting.read = lambda: writer.waiting
    try:
        yield Matches(store, writer, settings, find, metrics=metrics)
    finally:
        await writer.close()
        await asyncio.to_thread(store.close)


class Server(uvicorn.Server):
    """The server of one hall; when it stops, everybody is told before the sockets are closed."""

    finished: asyncio.Task[None]

    def __init__(self, hall: Matches, doors: AllowedOrigins, url: str, signals: bool) -> None:
        # Its log tells of no single request: addresses hold the ids of matches. Frames are not compressed:
        # what is secret and what a stranger chooses would share one stream.
        config = uvicorn.Config(
            build(hall, doors),
            ws=BatchedWebSocket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            access_log=False,
            log_level="warning",
            server_header=False,
            # Whoever comes through a server on this machine is counted by their own address.
            proxy_headers=True,
            forwarded_allow_ips=["127.0.0.1", "::1"],
            lifespan="on",
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self.hall = hall
        self.url = url
        self.signals = signals

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go, then stop."""
        await self.hall.close()
        if self.server_state.tasks:  # what was just said to them is still on its way
            await asyncio.wait(self.server_state.tasks, timeout=FAREWELL)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal, and be done with it: whoever asked the server to stop wants no error."""
        if not self.signals:
            yield
            return
        before = {each: signal.signal(each, self._stop) for each in STOPPING}
        try:
            yield
        finally:
            for each, was in before.items():
                signal.signal(each, was)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and number == signal.SIGINT
        self.should_exit = True


def address_of(listener: socket.socket) -> str:
    """The address by which a listening socket is reached from this machine."""
    host, port = listener.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = LOCAL[0]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _listening(place: ServeOptions) -> socket.socket:
    try:
        found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, where = found[0]
        return socket.create_server(where[:2], family=family, backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        # Python adds to it where it tried, which is said here already.
        reason = (getattr(error, "strerror", None) or str(error)).partition(" (while")[0]
        words = f"The table cannot be opened at {place.host}, port {place.port}: {reason.lower()}."
        raise ServeError(words) from None


def _is_local(host: str) -> bool:
    try:
        return host in LOCAL or ip_address(host).is_loopback
    except ValueError:
        return False


def _check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or f"{parts.scheme}://{parts.netloc}" != origin:
        raise ServeError(f"{origin!r} is no origin: give it as in https://play.example.org.")


def _usual_store() -> str:
    try:
        return str(data_folder() / FILE)
    except RuntimeError:
        raise ServeError(
            "There is no home folder to keep matches in: name a store, or TURNWRIGHT_DATA."
        ) from None

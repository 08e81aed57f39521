"""Runs the server on one store until it is told to stop: in this process, or with matches in workers.

With `workers`, this process is the front: it runs no rules, so that nothing that a match computes can delay
it. Each worker holds a part of the matches and has thinking processes of its own (`host/thinking/pool.py`).
"""

import asyncio
import signal
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from importlib import import_module
from ipaddress import ip_address
from types import FrameType
from typing import Any, cast
from urllib.parse import urlsplit

import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp

from turnwright import games
from turnwright.gamekit.complaints import system_reason
from turnwright.kernel.replay import Find
from turnwright.lab.runners.processes import cores
from turnwright.server.app.address_limits import AddressLimits, Proxies
from turnwright.server.app.app import AllowedOrigins, build
from turnwright.server.app.data_folder import data_folder
from turnwright.server.app.event_loop import run
from turnwright.server.app.front import build_front
from turnwright.server.app.http_protocol import HttpProtocol, TlsProtocol, shrink_tls_buffers
from turnwright.server.app.stop_limit import limit_stop
from turnwright.server.app.workers.handover import FrontWebSocket
from turnwright.server.app.workers.match_workers import MatchWorkers, WorkerDown, match_workers
from turnwright.server.app.write_batching import BatchedWebSocket
from turnwright.server.host.lobby.create import reopen
from turnwright.server.host.lobby.matches import WHOLE, Matches
from turnwright.server.host.shards import Shard
from turnwright.server.host.thinking.pool import ThinkingPool
from turnwright.server.host.thinking.process import name_of
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.address import shown_address
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.group_commit import GroupCommit

PORT = 8765
FILE = "table.sqlite"
LOCAL = ("localhost", "127.0.0.1", "::1")
LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"  # on standard error
STOPPING = (signal.SIGINT, signal.SIGTERM)
FAREWELL = 1.0  # seconds to send the last messages when the server stops
GRACE = 2  # seconds for requests still in progress after that


class ServeError(Exception):
    """The server cannot start; the message is one sentence for the user."""


class ServeOptions(Struct, frozen=True):
    """Where to serve: the address, the store, TLS, and which pages, names and proxies are accepted."""

    host: str = "127.0.0.1"
    port: int = PORT
    store: str = ""  # by default a file in the user's data folder
    origins: tuple[str, ...] = ()
    reopen: str = ""  # a read-only match that is to be played again
    hosts: tuple[str, ...] = ()  # further names of the server, or `*` for any
    proxies: tuple[str, ...] = ()  # addresses and networks whose `X-Forwarded-For` is believed
    tls_cert: str = ""  # a file with the certificate and those it depends on
    tls_key: str = ""  # a file with its key, unless the certificate's file holds it
    workers: int = 0  # processes that hold the matches; 0 keeps everything in this one

    def address(self) -> str:
        """The address of the store."""
        return self.store or _default_store()

    def allowed(self) -> AllowedOrigins:
        """Which pages may use the server, and by which names."""
        if "*" in self.hosts:
            return AllowedOrigins(self.origins)
        hosts = tuple(each.lower() for each in (*LOCAL, *self.hosts))
        if self.is_local():
            return AllowedOrigins(self.origins, hosts)
        own = [name.lower() for name in (self.host, socket.gethostname(), socket.getfqdn()) if name]
        names = (*own, *(f"{name}.local" for name in own if "." not in name))
        return AllowedOrigins(self.origins, (*hosts, *names), addresses=True)

    def is_local(self) -> bool:
        """Whether only programs on this machine can connect."""
        try:
            return self.host in LOCAL or ip_address(self.host).is_loopback
        except ValueError:
            return False

    def tls(self) -> ssl.SSLContext | None:
        """The certificate to serve with, or None without TLS; `ServeError` if it cannot be used."""
        if not self.tls_cert:
            if self.tls_key:
                raise ServeError("A key needs its certificate: pass --tls-cert too.")
            return None
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        try:
            # Without a password: a server that starts by itself cannot ask for it.
            context.load_cert_chain(self.tls_cert, self.tls_key or None, password=lambda: b"")
        except (OSError, ValueError) as error:
            unread = isinstance(error, OSError) and not isinstance(error, ssl.SSLError)
            reason = (
                system_reason(error).lower() if unread else "expected a certificate and its key in PEM format"
            )
            files = " and ".join(file for file in (self.tls_cert, self.tls_key) if file)
            raise ServeError(f"TLS cannot use {files}: {reason}.") from None
        return context


DEFAULT = ServerSettings()


def default_workers() -> int:
    """One worker per core; none where a socket cannot be handed to another process, as on Windows."""
    return cores() if hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX") else 0


def serve(
    options: ServeOptions, tell: Callable[[str, str], object], settings: ServerSettings = DEFAULT
) -> None:
    """Serve until a signal comes; `tell` is called with the address and the store once both are open."""
    allow_more_files()

    async def until_a_signal() -> None:
        async with running(options, settings, signals=True) as server:
            tell(server.url, shown_address(options.address()))
            await server.finished

    run(until_a_signal())


def allow_more_files() -> None:
    """Raise the limit of open files as far as the system allows."""
    # Every socket is a file, and the usual limit is less than the thousands that a server can hold.
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        resource = import_module("resource")
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@asynccontextmanager
async def running(
    options: ServeOptions, settings: ServerSettings = DEFAULT, signals: bool = False, find: Find = games.load
) -> AsyncIterator["Server"]:
    """Run a server in the current loop until the block ends; its `url` is the address.

    `find` gives a game by its name, to serve others than the installed ones.
    """
    for origin in options.origins:
        _check_origin(origin)
    limits, tls = AddressLimits(settings, _proxies(options.proxies)), options.tls()
    if tls is not None:
        shrink_tls_buffers()
    with _listening(options) as listener:
        url = address_of(listener, "http" if tls is None else "https")
        async with (
            _odds_pool(find, settings) as odds,
            opened(options.address(), settings, find, odds_pool=odds) as matches,
            AsyncExitStack() as stack,
        ):
            await matches.refuse_unreadable()
            if options.reopen:
                await reopen(matches, options.reopen)
            if options.workers > 0:
                workers = await stack.enter_async_context(_workers(options, settings, find))
                app = build_front(workers, settings, options.allowed(), matches.metrics)
                server = Server(app, workers.stop, options, limits, tls, url, signals, FrontWebSocket)
                server.workers = workers
            else:
                app = build(matches, options.allowed(), limits)
                server = Server(app, matches.close, options, limits, tls, url, signals)
                server.matches = matches
            server.finished = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                yield server
            finally:
                server.should_exit = True
                await server.finished


@asynccontextmanager
async def _workers(
    options: ServeOptions, settings: ServerSettings, find: Find
) -> AsyncIterator[MatchWorkers]:
    # The store stays open in this process, too, so that no other server opens the same file.
    try:
        async with match_workers(options.workers, options.address(), settings, name_of(find)) as workers:
            yield workers
    except WorkerDown:
        raise ServeError("The worker processes do not start: the log says why.") from None


@asynccontextmanager
async def _odds_pool(find: Find, settings: ServerSettings) -> AsyncIterator[ThinkingPool]:
    # Its processes start when odds are first counted; with workers never, because each has a pool of its own.
    pool = ThinkingPool(find, settings)
    try:
        yield pool
    finally:
        await pool.close()


@asynccontextmanager
async def opened(
    address: str,
    settings: ServerSettings = DEFAULT,
    find: Find = games.load,
    pool: ThinkingPool | None = None,
    shard: Shard | None = None,
    odds_pool: ThinkingPool | None = None,
) -> AsyncIterator[Matches]:
    """The matches of the store at an address, with group commit and metrics; closed at the end.

    A worker process names its `shard` of a store that the front process has opened.
    """
    store, metrics = await asyncio.to_thread(open_store, address, shard is not None), Metrics()
    writer = GroupCommit(store, metrics.batches.observe)
    metrics.waiting.set_function(lambda: writer.waiting)
    if pool is not None:
        metrics.thoughts.set_function(lambda: pool.busy)
        metrics.thoughts_waiting.set_function(lambda: pool.waiting)
    try:
        yield Matches(
            store,
            writer,
            settings,
            find,
            metrics=metrics,
            pool=pool,
            shard=shard or WHOLE,
            odds_pool=odds_pool,
        )
    finally:
        await writer.close()
        await asyncio.to_thread(store.close)


def uvicorn_config(app: ASGIApp, **more: Any) -> uvicorn.Config:
    """The settings of uvicorn that the front process and the workers share."""
    # No access log: addresses hold the ids of matches. No compression: secrets and text that a stranger
    # chooses would share one stream.
    return uvicorn.Config(
        app,
        ws="none",  # the HTTP protocol makes them
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",  # warnings are written for every malformed request, and would fill a disk
        server_header=False,
        **more,
    )


class Server(uvicorn.Server):
    """A uvicorn server that tells every client before it closes the sockets."""

    finished: asyncio.Task[None]
    matches: Matches  # unless they are in workers
    workers: MatchWorkers

    def __init__(
        self,
        app: ASGIApp,
        close: Callable[[], Awaitable[None]],
        options: ServeOptions,
        limits: AddressLimits,
        tls: ssl.SSLContext | None,
        url: str,
        signals: bool,
        socket_class: type[BatchedWebSocket] = BatchedWebSocket,
    ) -> None:
        http = partial(HttpProtocol, limits) if tls is None else partial(TlsProtocol, limits, tls)
        config = uvicorn_config(
            app,
            http=cast(Any, partial(http, socket_class=socket_class)),
            # Clients behind a named proxy count by their own address; others could claim any.
            proxy_headers=bool(options.proxies),
            forwarded_allow_ips=list(options.proxies),
            lifespan="on",
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self.limits = limits
        self.url = url
        self.signals = signals
        self._close = close

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect everyone, then stop."""
        await self._close()
        if self.server_state.tasks:  # the last messages are still being sent
            await asyncio.wait(self.server_state.tasks, timeout=FAREWELL)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal without raising it again: a requested stop is no error."""
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
        if not self.should_exit:
            limit_stop()
        self.force_exit = self.should_exit and number == signal.SIGINT
        self.should_exit = True


def address_of(listener: socket.socket, scheme: str = "http") -> str:
    """The URL of a listening socket, as seen from this machine."""
    host, port = listener.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = LOCAL[0]
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def _listening(options: ServeOptions) -> socket.socket:
    try:
        found = socket.getaddrinfo(
            options.host, options.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, _, _, _, where = found[0]
        return socket.create_server(where[:2], family=family, backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        # Python appends the address, which is named below already.
        reason = system_reason(error).partition(" (while")[0]
        words = f"The server cannot listen on {options.host}, port {options.port}: {reason.lower()}."
        raise ServeError(words) from None


def _check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or f"{parts.scheme}://{parts.netloc}" != origin:
        raise ServeError(f"{origin!r} is not an origin: use the form https://play.example.org.")


def _proxies(words: tuple[str, ...]) -> Proxies:
    try:
        return Proxies(words)
    except ValueError:
        raise ServeError(
            "A proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8: " + ", ".join(words) + "."
        ) from None


def _default_store() -> str:
    try:
        return str(data_folder() / FILE)
    except RuntimeError:
        raise ServeError(
            "There is no home folder to store matches in. Pass --store, or set TURNWRIGHT_DATA."
        ) from None

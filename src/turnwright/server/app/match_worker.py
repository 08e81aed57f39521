"""A worker process: it holds the matches of one shard, and serves what the front process passes on.

It is forked from the template process (`process_template.py`), and waits for its configuration on standard
input. It says on standard output that it is ready, and from then on that it is alive and what it counts by
address; the front process passes the counts on to the other workers, and replaces one that falls silent. It
ends when the input ends: the front process is stopping, or is gone.
"""

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import uvicorn
from starlette.types import ASGIApp, Message
from uvicorn.server import ServerState

from turnwright.lab.runners.processes import cores
from turnwright.server.app.address_limits import AddressLimits
from turnwright.server.app.app import unsecured
from turnwright.server.app.event_loop import run
from turnwright.server.app.forked_process import ForkRequest, Template, TemplateGone, join_template
from turnwright.server.app.serve import FAREWELL, opened, uvicorn_config
from turnwright.server.app.workers.handover import AdoptedWebSocket
from turnwright.server.app.workers.worker_link import (
    HEARTBEAT,
    READY,
    TAKEN,
    HandedOver,
    Link,
    ProxiedRequest,
    ProxiedResponse,
    WorkerConfig,
    accepted,
)
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.thinking.pool import Startable, ThinkingPool, start_process
from turnwright.server.host.thinking.process import found_by
from turnwright.server.stores import StoreError

BACKLOG = 1024
MOST_UNREAD = 1 << 20  # bytes of counts that the front process has not read
HEARTBEAT_SECONDS = 1.0


class MatchWorker:
    """Serves the requests and the clients that the front process passes on."""

    def __init__(self, matches: Matches, app: ASGIApp, limits: AddressLimits) -> None:
        self._matches = matches
        self._app = app
        self._limits = limits
        self._config: uvicorn.Config = uvicorn_config(app)
        self._config.load()
        self._state = ServerState()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, listener: socket.socket) -> None:
        """Accept connections of the front process until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            link, _ = await loop.sock_accept(listener)
            task = asyncio.create_task(self._take(link))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Disconnect all clients, after their last messages."""
        await self._matches.close()
        tasks = {*self._tasks, *self._state.tasks}
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL)
        for connection in [*self._state.connections]:
            connection.shutdown()

    async def _take(self, accepted_link: socket.socket) -> None:
        try:
            link, message, passed = await accepted(accepted_link)
        except (OSError, EOFError, msgspec.DecodeError):
            accepted_link.close()
            return
        try:
            if isinstance(message, HandedOver):
                await self._adopt(link, message, socket.socket(fileno=passed))
            else:
                await self._answer(link, message)
        except ConnectionError:  # the front process or its client is gone
            pass
        finally:
            link.close()

    # Sockets.

    async def _adopt(self, link: Link, message: HandedOver, client: socket.socket) -> None:
        client.setblocking(False)
        await link.send(TAKEN)
        # The front process limits connections; here the bytes of unfinished messages are counted.
        lease = self._limits.connect(message.client[0] if message.client else "")
        settings = self._limits.settings
        protocol = AdoptedWebSocket(self._config, self._state, {}, settings=settings, lease=lease)
        protocol.adopt(message)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, client)
        # The front process counts the client until the link is closed, and closes it to evict the client.
        ended = [asyncio.ensure_future(protocol.lost.wait()), asyncio.ensure_future(link.gone())]
        await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
        protocol.evict()
        await protocol.lost.wait()
        ended[1].cancel()
        await asyncio.gather(*ended, return_exceptions=True)

    # HTTP.

    async def _answer(self, link: Link, request: ProxiedRequest) -> None:
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": request.scheme,
            "path": request.path,
            "raw_path": request.raw_path,
            "query_string": request.query,
            "root_path": "",
            "headers": request.headers,
            "client": request.client,
            "server": None,
            "extensions": {},
        }
        read = False

        async def receive() -> Message:
            nonlocal read
            if read:
                await link.gone()
                return {"type": "http.disconnect"}
            piece = await link.receive()
            read = not piece
            return {"type": "http.request", "body": piece, "more_body": bool(piece)}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(bytes(name), bytes(value)) for name, value in message.get("headers", [])]
                await link.send_struct(ProxiedResponse(message["status"], headers))
                return
            if message.get("body"):
                await link.send(message["body"])
            if not message.get("more_body", False):
                await link.send(b"")

        await self._app(scope, receive, send)
        # A socket that is closed with unread bytes loses those on the other way.
        await link.gone()


async def serve_worker(config: WorkerConfig, control: socket.socket) -> None:
    """Serve one shard until the standard input ends."""
    find, settings = found_by(config.find), config.settings
    template = await join_template(control)
    pool = ThinkingPool(find, settings, max(1, cores() // config.shard.count), partial(_thinking, template))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.setblocking(False)
        with suppress(FileNotFoundError):
            os.unlink(config.path)
        listener.bind(config.path)
        listener.listen(BACKLOG)
        async with opened(config.store, settings, find, pool=pool, shard=config.shard) as matches:
            limits = AddressLimits(settings)
            worker = MatchWorker(matches, unsecured(matches, limits), limits)
            await matches.open(at_once=True)
            pool.start()
            serving = asyncio.create_task(worker.serve(listener))
            front = socket.socket(fileno=os.dup(sys.stdin.fileno()))  # the output, too
            reader, writer = await asyncio.open_unix_connection(sock=front)
            writer.write(READY)
            matches.limits.shared.tell = tell = _bounded(writer)
            beating = asyncio.create_task(_beat(tell))
            try:
                with suppress(ConnectionError):  # the front process has died
                    while line := await reader.readline():
                        matches.limits.shared.take(line)  # what the other workers have counted
            finally:
                serving.cancel()
                await worker.close()
                await pool.close()
                await template.close()
                beating.cancel()
                writer.close()


async def _beat(tell: Callable[[bytes], None]) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT_SECONDS)
        tell(HEARTBEAT)


async def _thinking(template: Template, find: str, niceness: int) -> Startable:
    try:
        return await template.fork(ForkRequest(thinks=True, find=find, niceness=niceness))
    except TemplateGone:  # which the front process replaces, but not for this process
        return await start_process(find, niceness)


def _bounded(writer: asyncio.StreamWriter) -> Callable[[bytes], None]:
    """A function that writes lines without waiting for the front process to read them."""

    def write(line: bytes) -> None:
        if writer.transport.get_write_buffer_size() < MOST_UNREAD:
            writer.write(line)

    return write


def work(control: socket.socket) -> None:
    """Wait for a configuration, then serve; thinking processes are asked for over a socket."""
    line = _line(sys.stdin.fileno())
    if line:
        try:
            run(serve_worker(msgspec.json.decode(line, type=WorkerConfig), control))
        except StoreError as error:
            logging.getLogger("turnwright.server").error("%s", error)
            sys.exit(1)


def _line(file: int) -> bytes:
    # Unbuffered, because the end of the input is awaited afterwards.
    line = b""
    while not line.endswith(b"\n"):
        piece = os.read(file, 1)
        if not piece:
            return b""
        line += piece
    return line

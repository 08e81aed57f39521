"""The app of the front process: it runs no rules, and passes on what concerns a match.

It accepts connections, checks origins and limits, answers `/health` itself, and sends every other request to
a worker: those about a match to the worker that holds it, the others to each in turn. A worker creates
matches under ids of its own shard. Sockets are handed over as soon as their first message names a match.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.datastructures import QueryParams
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from turnwright.kernel.codec import encode
from turnwright.protocol.close_codes import CLOSE_MALFORMED, CLOSE_RESTART
from turnwright.protocol.endpoints import JSON, USUAL_PAGE, Health, MatchPage, Problem, page_after
from turnwright.protocol.rate_limit import RateLimits
from turnwright.server.app.address_limits import address_key
from turnwright.server.app.app import (
    AllowedOrigins,
    SecurityMiddleware,
    cors_options,
    error_response,
)
from turnwright.server.app.sockets import HELLO_WITHIN
from turnwright.server.app.workers.handover import HAND_OVER
from turnwright.server.app.workers.match_workers import MatchWorkers, WorkerDown
from turnwright.server.app.workers.worker_link import Link, ProxiedRequest, connect
from turnwright.server.asyncapi import SOCKET
from turnwright.server.metrics import Metrics, merged
from turnwright.server.settings import ServerSettings

MATCH = re.compile(r"/matches/([^/]+)(?:/|$)")
CREATION = ("/matches", "/journals")
FORK = "/fork"
LIST, NEWS, READY = "/matches", "/lobby/events", "/ready"
OK = 200
LOBBY_FULL = Problem("too-fast", "the lobby is followed too often from your address")
UPLOADS = "/journals"  # checked one at a time, so by one worker
RESTARTING = Problem("restart", "this part of the server is restarting: try again")
TOO_FAST = Problem("too-fast", "too many matches were created from your address: wait a little")


DEAD = (ConnectionError, FileNotFoundError)  # what a connection to a dead worker raises

HandOver = Callable[[str, Any, asyncio.Event], Awaitable[None]]


class _Named(msgspec.Struct):
    """The match that a first message names, and its token; spectators have none."""

    match: str = ""
    token: str = ""


class Front:
    """Answers or passes on each request and each socket."""

    def __init__(self, workers: MatchWorkers, settings: ServerSettings, metrics: Metrics) -> None:
        self._workers = workers
        self._metrics = metrics
        self._creations = RateLimits(settings.creations, settings.creations_seconds)
        self._settings = settings
        self._streams: dict[str, int] = {}  # of lobby events, by address
        self._strangers: dict[str, dict[asyncio.Event, None]] = {}  # sockets without a seat, oldest first

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or hand one socket over."""
        if scope["type"] == "lifespan":
            await _lifespan(receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["method"] in ("GET", "HEAD") and scope["path"] == "/health":
            await Response(encode(Health("ok")), media_type=JSON)(scope, receive, send)
        elif scope["method"] in ("GET", "HEAD") and scope["path"] == "/metrics":
            await (await self._all_metrics(scope))(scope, receive, send)
        elif scope["method"] in ("GET", "HEAD") and scope["path"] == LIST:
            await self._list(scope, receive, send)
        elif scope["method"] == "GET" and scope["path"] == NEWS:
            await self._news(scope, receive, send)
        elif scope["method"] in ("GET", "HEAD") and scope["path"] == READY:
            await (await self._ready(scope))(scope, receive, send)
        elif self._is_too_fast(scope):
            response = error_response(TOO_FAST, 429)
            response.headers["connection"] = "close"  # do not read the body
            await response(scope, receive, send)
        else:
            await self._proxy(scope, receive, send)

    def _is_too_fast(self, scope: Scope) -> bool:
        path: str = scope["path"]
        if scope["method"] != "POST" or not (path in CREATION or path.endswith(FORK)):
            return False
        client = scope.get("client")
        return not self._creations.of(address_key(client[0] if client else "")).allows()

    def worker_for(self, path: str) -> int:
        """The number of the worker that answers a request: the one that holds its match, or each in turn."""
        found = MATCH.match(path)
        if found is not None:
            return self._workers.index(found[1])
        return 0 if path == UPLOADS else self._workers.any()

    # HTTP.

    async def _connect(self, index: int, request: ProxiedRequest) -> Link:
        """Connect to a worker, or to the one that replaces it if it has just died."""
        path = ""
        while True:
            path = await self._workers.path_of(index, dead=path)
            try:
                return await connect(path, request)
            except DEAD:
                pass

    async def _proxy(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False
        try:
            link = await self._connect(self.worker_for(scope["path"]), _request(scope))
        except (WorkerDown, OSError):
            await error_response(RESTARTING, 503)(scope, receive, send)
            return
        sending = asyncio.create_task(_send_body(link, receive))
        try:
            response = await link.response()
            started = True
            head = {"type": "http.response.start", "status": response.status, "headers": response.headers}
            await send(head)
            async for piece in link.pieces():
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except ConnectionError:  # the worker died
            if not started:
                await error_response(RESTARTING, 503)(scope, receive, send)
            # else the response ends early, which closes the connection
        finally:
            sending.cancel()
            link.close()
            await asyncio.gather(sending, return_exceptions=True)

    async def _list(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Each worker lists its own matches, and alone knows who is connected to them.
        try:
            answers = await asyncio.gather(*map(partial(self._get, scope), range(self._workers.count)))
        except (WorkerDown, OSError):
            await error_response(RESTARTING, 503)(scope, receive, send)
            return
        refused = next((each for each in answers if each.status != OK), None)
        if refused is not None:
            head = {name.decode(): value.decode() for name, value in refused.headers}
            await Response(refused.body, refused.status, head)(scope, receive, send)
            return
        pages = [msgspec.json.decode(each.body, type=MatchPage) for each in answers]
        page = merged_page(pages, _count_of(scope))
        await Response(encode(page), media_type=JSON)(scope, receive, send)

    async def _ready(self, scope: Scope) -> Response:
        # The server is as ready as the worker that is least so, and as full as the fullest.
        if not self._workers.ready:
            return error_response(RESTARTING, 503)
        try:
            answers = await asyncio.gather(*map(partial(self._get, scope), range(self._workers.count)))
        except (WorkerDown, OSError):
            return error_response(RESTARTING, 503)
        refused = next((each for each in answers if each.status != OK), None)
        if refused is not None:
            return Response(refused.body, refused.status, media_type=JSON)
        health = [msgspec.json.decode(each.body, type=Health) for each in answers]
        return Response(encode(max(health, key=lambda each: each.full)), media_type=JSON)

    async def _get(self, scope: Scope, index: int) -> "_Answer":
        link = await self._connect(index, _request(scope))
        try:
            await link.send(b"")
            head = await link.response()
            body = b"".join([piece async for piece in link.pieces()])
            return _Answer(head.status, head.headers, body)
        finally:
            link.close()

    async def _news(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the events of all workers as one stream; when one of them dies, it ends."""
        client = scope.get("client")
        peer = address_key(client[0] if client else "")
        if self._streams.get(peer, 0) >= self._settings.lobby_streams_address:
            await error_response(LOBBY_FULL, 429)(scope, receive, send)
            return
        self._streams[peer] = self._streams.get(peer, 0) + 1
        links: list[Link] = []
        tasks: list[asyncio.Task[Any]] = []
        try:
            for index in range(self._workers.count):
                links.append(await self._connect(index, _request(scope)))
                await links[-1].send(b"")
            heads = [await link.response() for link in links]
            first = next((each for each in heads if each.status != OK), heads[0])
            refusing = links[heads.index(first)]
            await send({"type": "http.response.start", "status": first.status, "headers": first.headers})
            if first.status == OK:
                tasks = [asyncio.create_task(_forward(link, send)) for link in links]
                tasks.append(asyncio.create_task(_disconnected(receive)))
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            else:
                await _forward(refusing, send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except (WorkerDown, OSError):
            if not tasks:
                await error_response(RESTARTING, 503)(scope, receive, send)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for link in links:
                link.close()
            self._streams[peer] -= 1
            if not self._streams[peer]:
                del self._streams[peer]

    async def _all_metrics(self, scope: Scope) -> Response:
        texts = await asyncio.gather(*(self._metrics_of(index) for index in range(self._workers.count)))
        text = merged([self._metrics.text(), *texts])
        return Response(text, headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _metrics_of(self, index: int) -> str:
        request = ProxiedRequest("GET", "/metrics", b"/metrics", b"", [], None)
        try:
            link = await self._connect(index, request)
        except (WorkerDown, OSError):
            return ""
        try:
            await link.send(b"")
            await link.response()
            return b"".join([piece async for piece in link.pieces()]).decode()
        except ConnectionError:
            return ""
        finally:
            link.close()

    # Sockets.

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the opening handshake
        if scope["path"] != SOCKET:
            await send({"type": "websocket.close", "code": CLOSE_MALFORMED, "reason": ""})
            return
        await send({"type": "websocket.accept"})
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                message = await receive()
        except TimeoutError:
            await _close(send, CLOSE_MALFORMED, "say hello")
            return
        if message["type"] == "websocket.disconnect":
            return
        hand_over: HandOver = scope["extensions"][HAND_OVER]
        named, client = _named(message), scope.get("client")
        evicted, peer = asyncio.Event(), address_key(client[0] if client else "")
        if not named.token:
            self._add_stranger(peer, evicted)
        try:
            await self._hand_over(self._workers.index(named.match), hand_over, client, evicted)
        except (WorkerDown, OSError):
            await _close(send, CLOSE_RESTART, "this part of the server is restarting: reconnect")
        finally:
            if not named.token:
                self._remove_stranger(peer, evicted)

    async def _hand_over(self, index: int, hand_over: HandOver, client: Any, evicted: asyncio.Event) -> None:
        path = ""
        while True:
            path = await self._workers.path_of(index, dead=path)
            try:
                await hand_over(path, client, evicted)
                return
            except DEAD:
                pass

    def _add_stranger(self, peer: str, evicted: asyncio.Event) -> None:
        # Workers cannot count this: the spectators of one address may watch matches of all of them.
        others = self._strangers.setdefault(peer, {})
        others[evicted] = None
        if len(others) > self._settings.unseated_sockets:
            next(each for each in others if not each.is_set()).set()

    def _remove_stranger(self, peer: str, evicted: asyncio.Event) -> None:
        del self._strangers[peer][evicted]
        if not self._strangers[peer]:
            del self._strangers[peer]


def _named(message: Any) -> _Named:
    # Whatever is wrong with the message, a worker says so.
    try:
        return msgspec.json.decode(message.get("text") or message.get("bytes") or b"", type=_Named)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _Named()


def _request(scope: Scope) -> ProxiedRequest:
    client = scope.get("client")
    return ProxiedRequest(
        scope["method"],
        scope["path"],
        scope["raw_path"],
        scope["query_string"],
        [(bytes(name), bytes(value)) for name, value in scope["headers"]],
        None if client is None else (client[0], client[1]),
        scope["scheme"],
    )


class _Answer(NamedTuple):
    """The whole answer of a worker."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def merged_page(pages: Sequence[MatchPage], count: int) -> MatchPage:
    """One page of the pages that the workers list."""
    found = sorted(
        (each for page in pages for each in page.matches),
        key=lambda each: (each.created, each.id),
        reverse=True,
    )
    more = len(found) > count or any(page.after for page in pages)
    return MatchPage(tuple(found[:count]), page_after(found[:count][-1]) if more else "")


def _count_of(scope: Scope) -> int:
    # The workers have checked it.
    asked = QueryParams(scope["query_string"]).get("count")
    return USUAL_PAGE if asked is None else int(asked)


async def _forward(link: Link, send: Send) -> None:
    async for piece in link.pieces():
        await send({"type": "http.response.body", "body": piece, "more_body": True})


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _send_body(link: Link, receive: Receive) -> None:
    with suppress(ConnectionError):
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                link.close()
                return
            if message.get("body"):
                await link.send(message["body"])
            if not message.get("more_body", False):
                await link.send(b"")
                break
        while (await receive())["type"] != "http.disconnect":
            pass
        link.close()  # the client no longer waits for the response


async def _close(send: Send, code: int, reason: str) -> None:
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": reason})


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        await send({"type": f"{message['type']}.complete"})
        if message["type"] == "lifespan.shutdown":
            return


def build_front(
    workers: MatchWorkers, settings: ServerSettings, allowed: AllowedOrigins, metrics: Metrics
) -> ASGIApp:
    """Build the app of the front process."""
    app: ASGIApp = Front(workers, settings, metrics)
    if allowed.origins:
        app = CORSMiddleware(app, **cors_options(allowed))
    return SecurityMiddleware(app, allowed, metrics)

"""The table as an ASGI app: every endpoint of the list, the socket, and what keeps strangers' pages out."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from turnwright.kernel.codec import encode
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.protocol.endpoints import ENDPOINTS, JSON, LARGEST_BODY, TEXT, UPLOADS, Endpoint, Problem
from turnwright.protocol.wording import wrong
from turnwright.server import metrics as counting
from turnwright.server.app.handlers import BadJournal, Call, Handlers
from turnwright.server.app.sockets import Sockets
from turnwright.server.asyncapi import SOCKET
from turnwright.server.host.matches import HostError, Matches
from turnwright.server.metrics import Metrics
from turnwright.server.stores import StoreError

# No script but the page's own, nothing in a frame, and no address told to others.
SAFETY = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self';"
    " img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}

# A refusal is 422 unless its code is one of these.
STATUSES = {
    "malformed": 400,
    "no-token": 401,
    "wrong-token": 403,
    "wrong-origin": 403,
    "no-spectators": 403,
    "wrong-match": 404,
    "not-over": 409,
    "read-only": 409,
    "too-large": 413,
    "wrong-media": 415,
    "too-fast": 429,
    "store": 503,
    "restart": 503,
    "full": 503,
}


class AllowedOrigins(msgspec.Struct, frozen=True):
    """Who may come in: the origins of pages besides our own, and the names that this server goes by.

    Without names it answers to all. A server on the loopback has them, or any page whose name leads there
    could pass for our own.
    """

    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()

    def welcomes(self, headers: Headers) -> bool:
        """Whether a page may speak here; what is no page has no origin and comes in."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        scheme, apart, name = origin.partition("://")
        return bool(apart) and scheme in ("http", "https") and name == headers.get("host", "")

    def answers_to(self, headers: Headers) -> bool:
        """Whether the name by which it was called is one of ours."""
        if not self.hosts:
            return True
        try:
            name = urlsplit(f"//{headers.get('host', '')}").hostname
        except ValueError:
            return False
        return name in (*self.hosts, *(urlsplit(origin).hostname for origin in self.origins))


ANY = AllowedOrigins()


def build(hall: Matches, doors: AllowedOrigins = ANY) -> ASGIApp:
    """The app around a hall, which it opens when it starts and closes when it stops."""
    desk, sockets, metrics = Handlers(hall), Sockets(hall), hall.metrics
    metrics.connections.read = lambda: len(sockets.open)
    metrics.queued.read = lambda: sum(each.waiting for each in sockets.open)
    metrics.queued_bytes.read = lambda: hall.backlog.bytes
    metrics.matches.read = lambda: len(hall.rooms)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    app = Starlette(
        routes=[*_routes(desk), WebSocketRoute(SOCKET, sockets, name="socket")],
        middleware=_sharing(doors),
        exception_handlers=dict.fromkeys((Exception, *KNOWN), _refusal),
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return SecurityMiddleware(app, doors, metrics)


def _sharing(doors: AllowedOrigins) -> list[Middleware]:
    # Pages of other origins need leave to read what they asked for.
    if not doors.origins:
        return []
    methods, allowed = ("GET", "POST"), ("authorization", "content-type")
    origins = doors.origins
    return [Middleware(CORSMiddleware, allow_origins=origins, allow_methods=methods, allow_headers=allowed)]


class SecurityMiddleware:
    """Stands before the app: who may not come in is told so, and what goes out is marked as safe."""

    def __init__(self, app: ASGIApp, doors: AllowedOrigins, metrics: Metrics) -> None:
        self.app = app
        self.doors = doors
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or serve one socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if scope["type"] == "websocket" and problem is None:
            await self.app(scope, receive, send)
            return
        marked = self._marking(send)
        if problem is None:
            await self.app(scope, receive, marked)
        elif scope["type"] == "http":
            await _told(*problem)(scope, receive, marked)
        else:
            await WebSocket(scope, receive, marked).send_denial_response(_told(*problem))

    def _problem(self, scope: Scope) -> tuple[Problem, int] | None:
        headers = Headers(scope=scope)
        if not self.doors.answers_to(headers):
            return Problem("wrong-host", "this server does not go by that name", "host"), 421
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self.doors.welcomes(headers):
            return Problem("wrong-origin", "pages of that origin may not speak here", "origin"), 403
        return None

    def _marking(self, send: Send) -> Send:
        async def marked(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(SAFETY)
                self.metrics.requests.add(str(message["status"]))
            await send(message)

        return marked


def _routes(desk: Handlers) -> list[BaseRoute]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for each in ENDPOINTS:
        by_path.setdefault(each.path, {})[each.method] = each
    return [Route(path, _answering(desk, ways), methods=list(ways)) for path, ways in by_path.items()]


def _answering(desk: Handlers, ways: dict[str, Endpoint]) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        each = ways["GET" if request.method == "HEAD" else request.method]
        call = Call(
            request.path_params.get("id", ""),
            _query(request, each),
            None if each.takes is None else await _body(request, each),
            _token(request),
            request.client.host if request.client else "",
        )
        return _response(each, await getattr(desk, each.name)(call))

    return answer


def _response(each: Endpoint, given: Any) -> Response:
    if isinstance(given, AsyncIterator):
        return StreamingResponse(given, each.status, media_type=each.media)
    if isinstance(given, str):
        return Response(given, each.status, {"content-type": counting.TYPE if each.media == TEXT else JSON})
    return Response(encode(given), each.status, media_type=JSON)


def _query(request: Request, each: Endpoint) -> dict[str, Any]:
    found = {}
    for word in each.query:
        if word.name in request.query_params:
            found[word.name] = _converted(request.query_params[word.name], word.kind, word.name)
    return found


def _converted(text: str, kind: Any, name: str) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Rejected("malformed", wrong(error, name).reason, name) from None


def _token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def _body(request: Request, each: Endpoint) -> Any:
    media = UPLOADS if each.takes is bytes else (JSON,)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() not in media:
        raise Rejected("wrong-media", f"the body is {media[0]}", "content-type", media)
    data = await _read(request)
    return data if each.takes is bytes else _decoded(data, each.takes)


async def _read(request: Request) -> bytes:
    # What is too large is never held whole: it is refused at the piece that is too much.
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > LARGEST_BODY:
        raise Rejected("too-large", f"a body has at most {LARGEST_BODY} bytes")
    pieces, size = [], 0
    async for piece in request.stream():
        size += len(piece)
        if size > LARGEST_BODY:
            raise Rejected("too-large", f"a body has at most {LARGEST_BODY} bytes")
        pieces.append(piece)
    return b"".join(pieces)


def _decoded(data: bytes, kind: Any) -> Any:
    if not data.strip():
        raise Rejected("malformed", "the body is empty")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("malformed", *wrong(error, "the body")) from None


# Refusals


KNOWN: tuple[type[Exception], ...] = (
    HostError,
    Rejected,
    BadJournal,
    ContentError,
    StoreError,
    HTTPException,
    ClientDisconnect,
)


async def _refusal(request: Request, error: Exception) -> Response:
    problem, status = _problem(error)
    response = _told(problem, status)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    if status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        response.headers["connection"] = "close"  # the rest of it is not wanted
    return response


def _told(problem: Problem, status: int) -> Response:
    return Response(encode(problem), status, media_type=JSON)


def _problem(error: Exception) -> tuple[Problem, int]:
    if isinstance(error, HostError | Rejected):
        problem = Problem(error.code, error.reason, error.field, tuple(error.legal))
        return problem, STATUSES.get(error.code, 422)
    if isinstance(error, BadJournal):
        return Problem("bad-journal", error.reason, line=error.line), 422
    if isinstance(error, ContentError):
        return Problem("bad-scenario", str(error), "scenario"), 422
    if isinstance(error, StoreError):
        return Problem("store", "the store does not answer"), 503
    if isinstance(error, HTTPException):
        phrase = HTTPStatus(error.status_code).phrase
        return Problem(phrase.lower().replace(" ", "-"), phrase), error.status_code
    if isinstance(error, ClientDisconnect):
        return Problem("gone", "the client went away"), 400
    # What it was stands in the log; a stranger learns nothing from it.
    return Problem("fault", "this is a fault of the server"), 500

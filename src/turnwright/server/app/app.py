"""The ASGI app: the HTTP endpoints, the WebSocket, and the checks of origin and host."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from turnwright.gamekit.complaints import wrong
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.protocol.duplicate_keys import duplicate_key, twice_in_object
from turnwright.protocol.endpoints import (
    ENDPOINTS,
    EVENTS,
    JSON,
    LARGEST_BODY,
    TEXT,
    Endpoint,
    Problem,
)
from turnwright.server.app import handlers as handling
from turnwright.server.app.address_limits import SMALL, AddressLimits, HeldBytes, address_key
from turnwright.server.app.handlers import BadJournal, Document, Handlers
from turnwright.server.app.page import not_found_routes, page_routes
from turnwright.server.app.sockets import Sockets
from turnwright.server.asyncapi import SOCKET
from turnwright.server.host import rule_time
from turnwright.server.host.lobby.matches import HostError, Matches
from turnwright.server.host.lobby.next_match import NextMatch
from turnwright.server.metrics import Metrics
from turnwright.server.stores import StoreError

PIECE = 64 * 1024  # bytes of a response that are written at once

# Only our own scripts, no frames, no referrer.
SAFETY = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self';"
    " img-src 'self' data:; media-src 'self' blob:; object-src 'none';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

# The status of a refusal by its code; 422 for all others.
STATUSES = {
    "malformed": 400,
    "no-speech": 404,
    "no-token": 401,
    "wrong-token": 403,
    "wrong-origin": 403,
    "no-spectators": 403,
    "wrong-match": 404,
    "timeout": 408,
    "not-over": 409,
    "name-taken": 409,
    "read-only": 409,
    "too-large": 413,
    "wrong-media": 415,
    "too-fast": 429,
    "store": 503,
    "restart": 503,
    "full": 503,
}


class AllowedOrigins(msgspec.Struct, frozen=True):
    """Which pages may use the server: the origins besides our own, and the host names it answers to.

    Without host names it answers to all. With them, a page whose name was made to resolve to this machine
    (DNS rebinding) cannot pass for our own. `addresses` accepts every IP address as a host: a page that is
    addressed by one cannot be rebound.
    """

    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    addresses: bool = False

    def allows_origin(self, headers: Headers) -> bool:
        """Whether a page may use the server; clients other than pages send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        scheme, apart, name = origin.partition("://")
        return bool(apart) and scheme in ("http", "https") and name == headers.get("host", "")

    def allows_host(self, headers: Headers) -> bool:
        """Whether the requested host name is one of ours."""
        if not self.hosts:
            return True
        try:
            name = urlsplit(f"//{headers.get('host', '')}").hostname
        except ValueError:
            return False
        if self.addresses and name and _is_address(name):
            return True
        return name in (*self.hosts, *(urlsplit(origin).hostname for origin in self.origins))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


ANY = AllowedOrigins()


def build(matches: Matches, allowed: AllowedOrigins = ANY, limits: AddressLimits | None = None) -> ASGIApp:
    """Build the app, which opens `matches` when it starts and closes them when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await matches.open()
        yield
        await matches.close()

    app = unsecured(matches, limits)
    app.router.lifespan_context = lifespan
    if allowed.origins:
        # Pages of other origins need permission to read the answers.
        app.add_middleware(CORSMiddleware, **cors_options(allowed))
    return SecurityMiddleware(app, allowed, matches.metrics)


def unsecured(matches: Matches, limits: AddressLimits | None = None) -> Starlette:
    """The endpoints and the socket alone, for a worker process: the front process has checked the rest."""
    limits = AddressLimits(matches.settings) if limits is None else limits
    matches.next_match = partial(NextMatch, matches)
    handlers, sockets, metrics = Handlers(matches), Sockets(matches), matches.metrics
    metrics.connections.set_function(lambda: len(sockets.open))
    metrics.queued.set_function(lambda: sum(each.waiting for each in sockets.open))
    metrics.queued_bytes.set_function(lambda: matches.limits.budget.bytes)
    metrics.matches.set_function(lambda: len(matches.rooms))
    app = Starlette(
        routes=[
            *page_routes(),
            *_routes(handlers, limits),
            WebSocketRoute(SOCKET, sockets, name="socket"),
            *not_found_routes(),
        ],
        exception_handlers=dict.fromkeys((Exception, *KNOWN), _refusal),
    )
    app.router.redirect_slashes = False
    return app


def cors_options(allowed: AllowedOrigins) -> dict[str, Any]:
    """The permissions of pages from the allowed origins."""
    return {
        "allow_origins": allowed.origins,
        "allow_methods": ("GET", "POST", "DELETE"),
        "allow_headers": ("authorization", "content-type"),
    }


class SecurityMiddleware:
    """Refuses requests of other hosts and origins, and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, allowed: AllowedOrigins, metrics: Metrics) -> None:
        self.app = app
        self.allowed = allowed
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
        secured = self._with_headers(send)
        if problem is None:
            await self.app(scope, receive, secured)
        elif scope["type"] == "http":
            response = error_response(*problem)
            response.headers["connection"] = "close"  # do not read the rest
            await response(scope, receive, secured)
        else:
            await WebSocket(scope, receive, secured).send_denial_response(error_response(*problem))

    def _problem(self, scope: Scope) -> tuple[Problem, int] | None:
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            # A proxy might believe the other one, and take part of a body for a request.
            return Problem(
                "malformed", "a request has a content length or a transfer encoding, not both"
            ), 400
        if not self.allowed.allows_host(headers):
            return Problem("wrong-host", "this server does not answer to that host name", "host"), 421
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self.allowed.allows_origin(headers):
            return Problem("wrong-origin", "pages of that origin may not use this server", "origin"), 403
        return None

    def _with_headers(self, send: Send) -> Send:
        async def secured(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(SAFETY)
                headers.setdefault("cache-control", "no-store")
                self.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return secured


def _routes(handlers: Handlers, limits: AddressLimits) -> list[BaseRoute]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for each in ENDPOINTS:
        by_path.setdefault(each.path, {})[each.method] = each
    return [
        Route(path, _endpoint(handlers, limits, found), methods=list(found))
        for path, found in by_path.items()
    ]


def _endpoint(
    handlers: Handlers, limits: AddressLimits, by_method: dict[str, Endpoint]
) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        each = by_method["GET" if request.method == "HEAD" else request.method]
        peer = address_key(request.client.host if request.client else "")
        rule_time.cause.set(peer)
        call = handling.Request(
            request.path_params.get("id", ""),
            dict(request.path_params),
            _query(request, each),
            None if each.takes is None else await _body(request, each, limits, peer),
            _token(request),
            peer,
        )
        given = await getattr(handlers, each.name)(call)
        if isinstance(given, Document):
            return _document(given, request.headers.get("if-none-match", ""))
        return _response(each, given, limits.replies, peer)

    return answer


def _response(each: Endpoint, given: Any, replies: HeldBytes, peer: str) -> Response:
    if isinstance(given, AsyncIterator):
        kind = EventStream if each.media == EVENTS else PieceByPiece
        return kind(given, each.status, media_type=each.media)
    if isinstance(given, bytes):
        return Response(given, each.status, media_type=each.media)
    if isinstance(given, str):
        return Response(
            given, each.status, {"content-type": CONTENT_TYPE_PLAIN_0_0_4 if each.media == TEXT else JSON}
        )
    data = encode(given)
    if len(data) <= PIECE:
        return Response(data, each.status, media_type=JSON)
    if not replies.hold(peer, len(data)):
        raise HostError("too-fast", "your address has too many replies to read: read them first")
    return LargeResponse(data, each.status, partial(replies.release, peer, len(data)))


def _document(document: Document, known: str) -> Response:
    headers = {"etag": document.etag, "cache-control": "no-cache"}  # cached, but revalidated
    if document.etag in known or known.strip() == "*":
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    response = LargeResponse(document.data, HTTPStatus.OK, lambda: None)
    response.headers.update(headers)
    return response


class PieceByPiece(StreamingResponse):
    """A response made piece by piece, until the client leaves."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the pieces."""
        with suppress(OSError):  # the base class makes an error of it, with a traceback in the log
            await self.stream_response(send)


class EventStream(StreamingResponse):
    """Server-sent events, which end as soon as the client leaves."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the events."""
        sending = asyncio.ensure_future(self.stream_response(send))
        leaving = asyncio.ensure_future(self.listen_for_disconnect(receive))
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            leaving.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)


class LargeResponse(Response):
    """A response sent in pieces, each once the client has read enough of those before."""

    def __init__(self, data: bytes, status: int, release: Callable[[], None]) -> None:
        super().__init__(data, status, media_type=JSON)
        self._release = release

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the response."""
        start: Message = {
            "type": "http.response.start",
            "status": self.status_code,
            "headers": self.raw_headers,
        }
        try:
            await send(start)
            for at in range(0, len(self.body), PIECE):
                more = at + PIECE < len(self.body)
                piece = bytes(self.body[at : at + PIECE])
                await send({"type": "http.response.body", "body": piece, "more_body": more})
        finally:
            self._release()


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


async def _body(request: Request, each: Endpoint, limits: AddressLimits, peer: str) -> Any:
    media = each.accepts if each.takes is bytes else (JSON,)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() not in media:
        raise Rejected("wrong-media", f"the body must be {media[0]}", "content-type", media)
    if request.headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise Rejected("wrong-media", "the body may not be compressed", "content-encoding", ("identity",))
    seconds = limits.settings.body_seconds
    try:
        async with asyncio.timeout(seconds):
            data = await _read(request, limits.bodies, peer)
    except TimeoutError:
        raise Rejected("timeout", f"the body did not arrive within {seconds:g} seconds") from None
    return data if each.takes is bytes else _decoded(data, each.takes)


async def _read(request: Request, held: HeldBytes, peer: str) -> bytes:
    # A body that is too large is refused as soon as it is, never held whole.
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > LARGEST_BODY:
        raise Rejected("too-large", f"a body may have at most {LARGEST_BODY} bytes")
    pieces, size, counted = [], 0, 0
    try:
        async for piece in request.stream():
            size += len(piece)
            if size > LARGEST_BODY:
                raise Rejected("too-large", f"a body may have at most {LARGEST_BODY} bytes")
            if size > SMALL:
                if not held.hold(peer, size - counted):
                    raise HostError("too-fast", "too many large bodies are on their way: wait a little")
                counted = size
            pieces.append(piece)
    finally:
        held.release(peer, counted)
    return b"".join(pieces)


def _decoded(data: bytes, kind: Any) -> Any:
    if not data.strip():
        raise Rejected("malformed", "the body is empty")
    try:
        decoded = msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("malformed", *wrong(error, "the body")) from None
    twice = duplicate_key(data)
    if twice is not None:
        raise Rejected("malformed", twice_in_object(twice), twice)
    return decoded


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
    response = error_response(problem, status)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    if status in (
        HTTPStatus.REQUEST_TIMEOUT,
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        HTTPStatus.TOO_MANY_REQUESTS,
    ):
        response.headers["connection"] = "close"  # do not read the rest
    return response


def error_response(problem: Problem, status: int) -> Response:
    """A refusal as a response."""
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
        return Problem("gone", "the client disconnected"), 400
    # Details go to the log; strangers must learn nothing from them.
    return Problem("fault", "the server failed"), 500

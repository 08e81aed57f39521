"""The page: the built files of `web/`, at `/`, at `/matches/{id}` for browsers, and under `/page/`.

A browser also gets it, with the status 404, at unknown addresses.

It needs the texts of the games too, which are under `/words/`, with those of adventures apart.
"""

import gzip
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from turnwright import games
from turnwright.games import UnknownGame
from turnwright.story.catalogue import is_known_language, page_source, tales_source

HTML = "text/html"
INDEX = "index.html"
# The responses are sent with `nosniff`, so that a wrong type would keep a browser from using a file.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
# The names of the files are fixed, so a browser has to ask whether its copy is still the right one.
CACHE = "no-cache"


class File(NamedTuple):
    """A file of the page, plain and compressed."""

    data: bytes
    packed: bytes
    tag: str
    media: str


@cache
def page_files() -> dict[str, File]:
    """The files of the page by name; none if it was not built."""
    folder = files("turnwright.server").joinpath("static")
    if not folder.is_dir():
        return {}
    return {each.name: _file(each.name, each.read_bytes()) for each in folder.iterdir() if each.is_file()}


def _file(name: str, data: bytes) -> File:
    media = TYPES.get(name[name.rfind(".") :], "application/octet-stream")
    return File(data, gzip.compress(data, mtime=0), sha256(data).hexdigest()[:32], media)


class BrowserRoute(Route):
    """A route that answers requests for HTML alone; other clients are answered by the next route."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether the route answers a request."""
        accept = next((value for name, value in scope.get("headers", ()) if name == b"accept"), b"")
        found, child = super().matches(scope) if HTML.encode() in accept else (Match.NONE, {})
        return (found, child) if found is Match.FULL else (Match.NONE, {})  # another method is not its own


def page_routes() -> list[BaseRoute]:
    """The routes of the page; they precede those of the API."""
    return [
        Route("/", _index),
        BrowserRoute("/matches/{id}", _index),
        Route("/page/{name}", _named),
        Route("/words/{game}/{lang}.ftl", _words),
        Route("/words/{game}/tales/{lang}.ftl", _tales),
    ]


def not_found_routes() -> list[BaseRoute]:
    """The route for unknown addresses: a browser shows the page's own message."""
    return [BrowserRoute("/{path:path}", _not_found)]


async def _not_found(request: Request) -> Response:
    return _response(request, page_files().get(INDEX), 404)


async def _index(request: Request) -> Response:
    return _response(request, page_files().get(INDEX))


async def _named(request: Request) -> Response:
    return _response(request, page_files().get(request.path_params["name"]))


async def _words(request: Request) -> Response:
    """The texts of a game in one language, in Fluent's format."""
    return _response(request, _catalogue(*_asked(request)))


async def _tales(request: Request) -> Response:
    """The texts of a game's adventures."""
    return _response(request, _tale_catalogue(*_asked(request)))


def _asked(request: Request) -> tuple[str, str]:
    # The module of a game, and a language.
    lang = request.path_params["lang"]
    try:
        game = games.load(request.path_params["game"])
    except UnknownGame:
        raise HTTPException(404) from None
    if not is_known_language(lang):
        raise HTTPException(404)
    return type(game).__module__, lang


@cache
def _catalogue(module: str, lang: str) -> File:
    return _file(f"{lang}.ftl", page_source(module, lang).encode())


@cache
def _tale_catalogue(module: str, lang: str) -> File:
    return _file(f"{lang}.ftl", tales_source(module, lang).encode())


def _response(request: Request, found: File | None, status: int = 200) -> Response:
    if found is None:
        raise HTTPException(404)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{found.tag}{"-gzip" if packed else ""}"'
    headers = {"etag": tag, "cache-control": CACHE, "vary": "accept, accept-encoding"}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known and status == 200:
        return Response(None, 304, headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if packed else found.data, status, headers, found.media)

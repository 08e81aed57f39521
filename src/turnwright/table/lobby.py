"""The lobby of a table from the other side: make a match, and take a seat at it."""

from collections.abc import Sequence
from functools import cache
from ssl import SSLContext
from typing import Any, TypeVar

import httpx2
import msgspec

from turnwright.table.http import Created, Joined, Joining, NewMatch, Problem
from turnwright.table.messages import Refused
from turnwright.table.settings import MatchSettings

USUAL = MatchSettings()
# A match of a large game takes a while to make, and a busy server longer.
PATIENCE = httpx2.Timeout(60.0, connect=5.0)

HEADERS = {"content-type": "application/json"}

_Answer = TypeVar("_Answer")


class TableError(Exception):
    """The table said no: a code for programs, a sentence for people, and what would be legal."""

    def __init__(self, code: str, reason: str, field: str = "", legal: Sequence[Any] = ()) -> None:
        super().__init__(code, reason, field, tuple(legal))
        self.code, self.reason, self.field, self.legal = code, reason, field, tuple(legal)
        self.refused: Refused | None = None  # the whole message, where a command was refused

    def __str__(self) -> str:
        return f"{self.reason} ({self.code})"


async def create_match(
    url: str,
    game: str,
    scenario: str | dict[str, Any] = "",
    seats: Sequence[str] = (),
    throws: Sequence[int] = (),
    settings: MatchSettings = USUAL,
) -> Created:
    """Make a match at a server; the answer holds an invite for each seat of a person."""
    asked = NewMatch(game, scenario, tuple(seats), tuple(throws), settings)
    return await _post(f"{url.rstrip('/')}/matches", asked, Created)


async def join_match(url: str, match: str, token: str, player: str = "") -> Joined:
    """Take a seat by its invite; the answer holds the token that opens it from now on."""
    return await _post(f"{url.rstrip('/')}/matches/{match}/join", Joining(token, player), Joined)


async def _post(url: str, body: Any, kind: type[_Answer]) -> _Answer:
    try:
        async with httpx2.AsyncClient(verify=_trusted(), timeout=PATIENCE, headers=HEADERS) as http:
            answer = await http.post(url, content=msgspec.json.encode(body))
    except httpx2.ReadTimeout:
        raise TableError("no-answer", f"{url} did not answer within {PATIENCE.read:g} seconds") from None
    except (httpx2.TransportError, httpx2.InvalidURL) as error:
        raise TableError("no-table", f"{url} cannot be reached: {error}") from None
    if answer.is_success:
        return msgspec.json.decode(answer.content, type=kind)
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.DecodeError:
        raise TableError("no-table", f"{url} answers {answer.status_code}, and not as a table does") from None
    raise TableError(problem.code, problem.reason, problem.field, problem.legal)


@cache
def _trusted() -> SSLContext:
    return httpx2.create_ssl_context()  # which reads a long list of names

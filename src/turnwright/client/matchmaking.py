"""Creates and joins matches at a server, and manages those that were created."""

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import httpx2
import msgspec

from turnwright.client.errors import ClientError
from turnwright.client.trust import http_address, trusted
from turnwright.protocol.endpoints import (
    Archived,
    ArchiveRequest,
    Created,
    Invite,
    InviteRequest,
    Joined,
    JoinRequest,
    NewMatch,
    Problem,
    Removed,
)
from turnwright.protocol.settings import MatchSettings

DEFAULT = MatchSettings()
# Creating a match of a large game takes a while, on a busy server longer.
PATIENCE = httpx2.Timeout(60.0, connect=5.0)

HEADERS = {"content-type": "application/json"}
LARGEST_ANSWER = 1 << 20  # bytes
PLAIN = re.compile(r"[A-Za-z0-9_-]{1,128}")  # an id or a token

_Answer = TypeVar("_Answer")


async def create_match(
    url: str,
    game: str,
    scenario: str | dict[str, Any] = "",
    seats: Sequence[str] = (),
    throws: Sequence[int] = (),
    settings: MatchSettings = DEFAULT,
    ca_file: str = "",
) -> Created:
    """Create a match at a server; the answer holds an invite for each player's seat, and the host's token.

    `ca_file` names further certificates to trust, in PEM format, if the address is `https` or `wss`.
    """
    asked = NewMatch(game, scenario, tuple(seats), tuple(throws), settings)
    page = f"{http_address(url)}/matches"
    made = await _send("POST", page, asked, Created, ca_file)
    # Servers before 0.2 have no token for the host.
    _check_plain(page, made.id, *filter(None, (made.host, *(invite.token for invite in made.invites))))
    return made


async def join_match(url: str, match: str, token: str, player: str = "", ca_file: str = "") -> Joined:
    """Take a seat by its invite; the answer holds the token that opens it from now on."""
    page = f"{http_address(url)}/matches/{match}/join"
    taken = await _send("POST", page, JoinRequest(token, player), Joined, ca_file)
    _check_plain(page, taken.id, taken.token)
    return taken


async def reissue_invite(url: str, match: str, host: str, seat: int, ca_file: str = "") -> Invite:
    """Give a seat a new invite, with the host's token; the old invite and token no longer open the seat."""
    page = f"{http_address(url)}/matches/{match}/invites"
    invite = await _send("POST", page, InviteRequest(seat), Invite, ca_file, host)
    _check_plain(page, invite.token)
    return invite


async def archive_match(url: str, match: str, host: str, archived: bool = True, ca_file: str = "") -> None:
    """Stop listing a match, with the host's token, or list it again; it stays readable."""
    page = f"{http_address(url)}/matches/{match}/archive"
    await _send("POST", page, ArchiveRequest(archived), Archived, ca_file, host)


async def remove_match(url: str, match: str, host: str, ca_file: str = "") -> None:
    """Remove a match and everything stored about it, with the host's token."""
    await _send("DELETE", f"{http_address(url)}/matches/{match}", None, Removed, ca_file, host)


async def _send(
    method: str, url: str, body: Any, kind: type[_Answer], ca_file: str, token: str = ""
) -> _Answer:
    content = b"" if body is None else msgspec.json.encode(body)
    headers = {**HEADERS, **({"authorization": f"Bearer {token}"} if token else {})}
    try:
        client = httpx2.AsyncClient(verify=trusted(ca_file), timeout=PATIENCE, headers=headers)
        async with client as http, http.stream(method, url, content=content) as answer:
            content = await _read(answer)
    except httpx2.ReadTimeout:
        raise ClientError("no-answer", f"{url} did not answer within {PATIENCE.read:g} seconds") from None
    except (httpx2.RequestError, httpx2.InvalidURL) as error:
        raise ClientError("no-server", f"{url} cannot be reached: {error}") from None
    try:
        if answer.is_success:
            return msgspec.json.decode(content, type=kind)
        problem = msgspec.json.decode(content, type=Problem)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise _not_a_server(url, f"answers {answer.status_code}") from None
    raise ClientError(problem.code, problem.reason, problem.field, problem.legal)


async def _read(answer: httpx2.Response) -> bytes:
    content = b""
    async for part in answer.aiter_bytes():
        content += part
        if len(content) > LARGEST_ANSWER:
            break  # not an answer of a Turnwright server
    return content


def _check_plain(url: str, *words: str) -> None:
    # They go into addresses, file names and onto the screen.
    if not all(PLAIN.fullmatch(word) for word in words):
        raise _not_a_server(url, "returned an invalid id")


def _not_a_server(url: str, what: str) -> ClientError:
    return ClientError("no-server", f"{url} is not a Turnwright server: it {what}")

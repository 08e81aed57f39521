"""The seats that somebody holds at servers: their tokens, in files that nobody else may read.

Beside them is what was seen at each seat of its own dice, which no server can change any more.
"""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from turnwright.cli.errors import BadFile, unreadable
from turnwright.cli.terminal import saves
from turnwright.fair.evidence import Evidence, EvidenceError

MINE_ALONE = 0o600
FOLDER = 0o700
DICE = ".dice.jsonl"
HERE = ("localhost", "127.0.0.1", "::1")
USUAL_PORTS = {"http": 80, "https": 443}
MATCH = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Ticket(Struct, frozen=True, omit_defaults=True):
    """The right to a seat: its token, and the mark of the invite that it came of."""

    server: str
    match: str
    seat: int
    token: str
    invite: str = ""
    name: str = ""  # of the seat


def mark(invite: str) -> str:
    """What is kept of an invite, to know it again."""
    return sha256(invite.encode()).hexdigest()


def folder() -> Path:
    """Where the tickets are."""
    return saves.folder().parent / "seats"


def keep(ticket: Ticket) -> None:
    """Keep a ticket, at once and whole."""
    where = folder()
    path = where / f"{_stem(place(ticket.server), ticket.match)}-{ticket.seat}.json"
    half = path.with_suffix(".new")
    try:
        where.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            half.unlink()
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, MINE_ALONE), "wb") as stream:
            stream.write(msgspec.json.encode(ticket))
            stream.flush()
            os.fsync(stream.fileno())
        half.replace(path)
    except OSError as error:
        hint = "Name a folder with TURNWRIGHT_DATA"
        raise BadFile(path, 0, f"the seat cannot be kept there ({error.strerror})", hint) from None


def held(server: str, match: str) -> list[Ticket]:
    """The seats of a match that are held here, in their order."""
    return [ticket for ticket in held_anywhere(match) if place(ticket.server) == place(server)]


def held_anywhere(match: str) -> list[Ticket]:
    """The seats of a match that are held here, whichever server they were taken at."""
    found = [ticket for ticket in _read() if ticket.match == match]
    return sorted(found, key=lambda ticket: (ticket.seat, ticket.server))


def place(server: str) -> str:
    """A server's address, which is one for all the names by which a machine calls itself."""
    parts = urlsplit(server)
    name = HERE[0] if parts.hostname in HERE else parts.hostname
    return f"{parts.scheme}://{name}:{parts.port or USUAL_PORTS.get(parts.scheme, 0)}{parts.path}"


def _read() -> Iterator[Ticket]:
    for path in folder().glob("*.json"):
        with suppress(OSError, msgspec.DecodeError):  # what somebody spoiled is no ticket
            yield msgspec.json.decode(path.read_bytes(), type=Ticket)


def _stem(server: str, match: str) -> str:
    return sha256(f"{server} {match}".encode()).hexdigest()[:16]


# Dice.


def dice(match: str, seat: int) -> Path:
    """Where it is kept what was seen of a seat's own dice, whichever server the match is at."""
    return folder() / f"{match}-{seat}{DICE}"


def dice_of(match: str) -> list[Path]:
    """What was seen here of the dice of a match, at all seats that were held."""
    if not MATCH.fullmatch(match):
        return []
    seat = re.compile(rf"{match}-\d+{re.escape(DICE)}")  # another match may begin with the same signs
    return sorted(path for path in folder().glob(f"{match}-*{DICE}") if seat.fullmatch(path.name))


def seen(path: Path) -> Evidence:
    """What was seen of a seat's own dice so far: nothing, where there is no such file yet."""
    try:
        return Evidence(path)
    except EvidenceError as error:
        hint = "Move it away to begin anew"
        raise BadFile(path, error.line, f"this is not what was seen of dice ({error.reason})", hint) from None
    except OSError as error:
        raise unreadable(path, error) from None

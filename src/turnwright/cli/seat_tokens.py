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

OWNER_ONLY = 0o600
FOLDER = 0o700
DICE = ".dice.jsonl"
HERE = ("localhost", "127.0.0.1", "::1")
USUAL_PORTS = {"http": 80, "https": 443}
MATCH = re.compile(r"[A-Za-z0-9_-]{1,64}")


class SeatToken(Struct, frozen=True, omit_defaults=True):
    """The right to a seat: its token, and the mark of the invite that it came of."""

    server: str
    match: str
    seat: int
    token: str
    invite: str = ""
    name: str = ""  # of the seat


def invite_hash(invite: str) -> str:
    """What is kept of an invite, to know it again."""
    return sha256(invite.encode()).hexdigest()


def folder() -> Path:
    """Where the tickets are."""
    return saves.folder().parent / "seats"


def save(ticket: SeatToken) -> None:
    """Keep a ticket, at once and whole."""
    where = folder()
    path = where / f"{_stem(canonical_address(ticket.server), ticket.match)}-{ticket.seat}.json"
    half = path.with_suffix(".new")
    try:
        where.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            half.unlink()
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as stream:
            stream.write(msgspec.json.encode(ticket))
            stream.flush()
            os.fsync(stream.fileno())
        half.replace(path)
    except OSError as error:
        hint = "Set TURNWRIGHT_DATA to a folder"
        raise BadFile(path, 0, f"cannot save the seat token ({error.strerror})", hint) from None


def held_at(server: str, match: str) -> list[SeatToken]:
    """The seats of a match that are held here, in their order."""
    return [
        ticket
        for ticket in held_anywhere(match)
        if canonical_address(ticket.server) == canonical_address(server)
    ]


def held_anywhere(match: str) -> list[SeatToken]:
    """The seats of a match that are held here, whichever server they were taken at."""
    found = [ticket for ticket in _read() if ticket.match == match]
    return sorted(found, key=lambda ticket: (ticket.seat, ticket.server))


def canonical_address(server: str) -> str:
    """A server's address, which is one for all the names by which a machine calls itself."""
    parts = urlsplit(server)
    name = HERE[0] if parts.hostname in HERE else parts.hostname
    return f"{parts.scheme}://{name}:{parts.port or USUAL_PORTS.get(parts.scheme, 0)}{parts.path}"


def _read() -> Iterator[SeatToken]:
    for path in folder().glob("*.json"):
        with suppress(OSError, msgspec.DecodeError):  # what somebody spoiled is no ticket
            yield msgspec.json.decode(path.read_bytes(), type=SeatToken)


def _stem(server: str, match: str) -> str:
    return sha256(f"{server} {match}".encode()).hexdigest()[:16]


# Dice.


def dice_file(match: str, seat: int) -> Path:
    """Where it is kept what was seen of a seat's own dice, whichever server the match is at."""
    return folder() / f"{match}-{seat}{DICE}"


def dice_files(match: str) -> list[Path]:
    """What was seen here of the dice of a match, at all seats that were held."""
    if not MATCH.fullmatch(match):
        return []
    seat = re.compile(rf"{match}-\d+{re.escape(DICE)}")  # another match may begin with the same signs
    return sorted(path for path in folder().glob(f"{match}-*{DICE}") if seat.fullmatch(path.name))


def read_evidence(path: Path) -> Evidence:
    """What was seen of a seat's own dice so far: nothing, where there is no such file yet."""
    try:
        return Evidence(path)
    except EvidenceError as error:
        hint = "Move it away to start a new one"
        raise BadFile(path, error.line, f"not a record of dice ({error.reason})", hint) from None
    except OSError as error:
        raise unreadable(path, error) from None

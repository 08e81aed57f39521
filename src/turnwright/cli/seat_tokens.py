"""The user's tokens for matches on servers, of seats and of matches they host, in private files.

Beside them are records of the dice that each seat saw, which no server can alter.
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
HOST = ".host"
HERE = ("localhost", "127.0.0.1", "::1")
USUAL_PORTS = {"http": 80, "https": 443}
MATCH = re.compile(r"[A-Za-z0-9_-]{1,64}")


class SeatToken(Struct, frozen=True, omit_defaults=True):
    """The token of a seat, with a hash of the invite that it came from."""

    server: str
    match: str
    seat: int
    token: str
    invite: str = ""
    name: str = ""  # of the seat


class HostToken(Struct, frozen=True):
    """The token of the host of a match."""

    server: str
    match: str
    token: str


def invite_hash(invite: str) -> str:
    """A hash to recognise an invite by."""
    return sha256(invite.encode()).hexdigest()


def folder() -> Path:
    """The folder of the seat tokens."""
    return saves.folder().parent / "seats"


def save(token: SeatToken) -> None:
    """Save the token of a seat atomically, readable only by its owner."""
    stem = _stem(canonical_address(token.server), token.match)
    _write(folder() / f"{stem}-{token.seat}.json", token, "seat token")


def save_host(token: HostToken) -> None:
    """Save the token of a host atomically, readable only by its owner."""
    _write(_host_file(token.server, token.match), token, "host token")


def host_token(server: str, match: str) -> str:
    """The saved token of the host of a match, or nothing."""
    try:
        return msgspec.json.decode(_host_file(server, match).read_bytes(), type=HostToken).token
    except (OSError, msgspec.DecodeError):
        return ""


def forget_host(server: str, match: str) -> None:
    """Delete the token of the host of a match that was removed."""
    with suppress(OSError):
        _host_file(server, match).unlink()


def _host_file(server: str, match: str) -> Path:
    return folder() / f"{_stem(canonical_address(server), match)}{HOST}"


def _write(path: Path, token: SeatToken | HostToken, what: str) -> None:
    half = path.with_suffix(".new")
    try:
        path.parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            half.unlink()
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as stream:
            stream.write(msgspec.json.encode(token))
            stream.flush()
            os.fsync(stream.fileno())
        half.replace(path)
    except OSError as error:
        hint = "Set TURNWRIGHT_DATA to a folder"
        raise BadFile(path, 0, f"cannot save the {what} ({error.strerror})", hint) from None


def held_at(server: str, match: str) -> list[SeatToken]:
    """The tokens for a match on a server, by seat."""
    return [
        token
        for token in held_anywhere(match)
        if canonical_address(token.server) == canonical_address(server)
    ]


def held_anywhere(match: str) -> list[SeatToken]:
    """The tokens for a match on any server, by seat."""
    found = [token for token in _read() if token.match == match]
    return sorted(found, key=lambda token: (token.seat, token.server))


def canonical_address(server: str) -> str:
    """A server's address in canonical form; all names of the local host are one."""
    parts = urlsplit(server)
    name = HERE[0] if parts.hostname in HERE else parts.hostname
    return f"{parts.scheme}://{name}:{parts.port or USUAL_PORTS.get(parts.scheme, 0)}{parts.path}"


def _read() -> Iterator[SeatToken]:
    for path in folder().glob("*.json"):
        with suppress(OSError, msgspec.DecodeError):  # skip damaged files
            yield msgspec.json.decode(path.read_bytes(), type=SeatToken)


def _stem(server: str, match: str) -> str:
    return sha256(f"{server} {match}".encode()).hexdigest()[:16]


# Dice.


def dice_file(match: str, seat: int) -> Path:
    """The file with the record of a seat's own dice, for any server."""
    return folder() / f"{match}-{seat}{DICE}"


def dice_files(match: str) -> list[Path]:
    """The records of dice of a match, of all seats held here."""
    if not MATCH.fullmatch(match):
        return []
    seat = re.compile(rf"{match}-\d+{re.escape(DICE)}")  # another id may start with the same characters
    return sorted(path for path in folder().glob(f"{match}-*{DICE}") if seat.fullmatch(path.name))


def read_evidence(path: Path) -> Evidence:
    """Read the record of a seat's own dice; empty if there is no file yet."""
    try:
        return Evidence(path)
    except EvidenceError as error:
        hint = "Move it away to start a new one"
        raise BadFile(path, error.line, f"not a record of dice ({error.reason})", hint) from None
    except OSError as error:
        raise unreadable(path, error) from None

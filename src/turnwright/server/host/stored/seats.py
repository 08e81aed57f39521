"""Seats: the token that holds each, of which only the hash is stored, and who plays it."""

import hmac
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from secrets import token_bytes, token_urlsafe

from msgspec.structs import replace

from turnwright.agents import agent
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON, Header
from turnwright.kernel.replay import absent
from turnwright.protocol.messages import LONGEST_NAME, SeatInfo
from turnwright.server.stores.store import SeatRow

TOKEN_BYTES = 32
LONGEST_TOKEN = 64


def new_token() -> str:
    """Make a random seat token; it begins with no dash, which the command line would take for an option."""
    while (token := token_urlsafe(TOKEN_BYTES)).startswith("-"):
        pass
    return token


def new_secret() -> bytes:
    """Make a random secret, from which the hash chains of a match derive."""
    return token_bytes(TOKEN_BYTES)


def hash_token(token: str) -> bytes:
    """The hash under which a token is stored."""
    return sha256(token.encode()).digest()


def find_seat(rows: Sequence[SeatRow], token: str) -> SeatRow | None:
    """The seat that a current or former token opens; all are compared, in constant time."""
    found: SeatRow | None = None
    digest = hash_token(token[:LONGEST_TOKEN])
    for row in rows:
        current = hmac.compare_digest(row.token, digest)
        former = row.former != b"" and hmac.compare_digest(row.former, digest)
        if current or former:
            found = row
    return found


def rotate_token(row: SeatRow, shown: str, token: str, player: str) -> SeatRow:
    """Give the seat a new token; the one that was shown stays valid until the new one is used."""
    return replace(row, token=hash_token(token), former=hash_token(shown), player=player or row.player)


def expire_former(row: SeatRow, token: str) -> SeatRow:
    """The seat after this token was used: the current token expires the former."""
    current = row.former and hmac.compare_digest(row.token, hash_token(token))
    return replace(row, former=b"") if current else row


def clean_text(text: str, most: int = LONGEST_NAME) -> str:
    """Text from a player, on one line, printable, and at most `most` characters long."""
    return "".join(char for char in text if char.isprintable()).strip()[:most]


def seat_infos(
    header: Header,
    names: Sequence[str],
    rows: Mapping[int, SeatRow],
    is_here: Callable[[int], bool],
    open_seats: Sequence[int] = (),
) -> tuple[SeatInfo, ...]:
    """Describe every seat of a match; the open ones can be taken until they have a player."""
    anchors = {} if header.fair is None else header.fair.anchors
    return tuple(
        SeatInfo(
            seat,
            names[seat],
            holder,
            rows[seat].player if seat in rows else "",
            is_here(seat) if holder == PERSON else True,
            seat in header.throws,
            anchors.get(str(seat), ""),
            0 if header.fair is None or str(seat) not in anchors else header.fair.length,
            seat in open_seats and seat in rows and rows[seat].player == "",
        )
        for seat, holder in enumerate(header.seats)
    )


def fork_header(header: Header, seats: Sequence[str]) -> Header:
    """The header of a fork from its position on; that of another match stays as it is."""
    return replace(header, seats=tuple(seats), throws=(), fair=None) if seats else header


def players(game: Game, names: Sequence[str]) -> list[Policy | None]:
    """The bots of a stored match by name, None for a person; an unknown bot becomes a placeholder."""
    found: list[Policy | None] = []
    for name in names:
        try:
            found.append(None if name == PERSON else agent(game, name))
        except Rejected:
            found.append(absent(name))
    return found

"""Who may sit where: a token a seat, of which only the hash is kept."""

import hmac
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from secrets import token_bytes, token_urlsafe

from msgspec.structs import replace

from turnwright.kernel.records import PERSON, Header
from turnwright.protocol.messages import LONGEST_NAME, SeatInfo
from turnwright.server.stores.store import SeatRow

TOKEN_BYTES = 32
LONGEST_TOKEN = 64


def new_token() -> str:
    """A token that nobody can guess."""
    return token_urlsafe(TOKEN_BYTES)


def new_secret() -> bytes:
    """What the hash chains of a match are made of."""
    return token_bytes(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


def holder(rows: Sequence[SeatRow], token: str) -> SeatRow | None:
    """The seat that a token opens, by its hash or by the one before; every seat is compared."""
    found: SeatRow | None = None
    mark = hashed(token[:LONGEST_TOKEN])
    for row in rows:
        fits = hmac.compare_digest(row.token, mark)
        fits_former = row.former != b"" and hmac.compare_digest(row.former, mark)
        if fits or fits_former:
            found = row
    return found


def rotated(row: SeatRow, shown: str, token: str, player: str) -> SeatRow:
    """The seat with a new token; the one that was shown still opens it until the new one is used."""
    return replace(row, token=hashed(token), former=hashed(shown), player=player or row.player)


def used(row: SeatRow, token: str) -> SeatRow:
    """The seat after this token was used: the new one puts the former out of use."""
    return replace(row, former=b"") if row.former and hmac.compare_digest(row.token, hashed(token)) else row


def polite(text: str, most: int = LONGEST_NAME) -> str:
    """What a person calls themselves or says, on one line, not too long, and without signs that steer."""
    plain = "".join(sign for sign in text if sign.isprintable())
    return plain.strip()[:most]


def sitting(
    header: Header, names: Sequence[str], rows: Mapping[int, SeatRow], here: Callable[[int], bool]
) -> tuple[SeatInfo, ...]:
    """Who sits where: the names of the seats, the rows of those that people hold, and who of them is here."""
    anchors = {} if header.fair is None else header.fair.anchors
    return tuple(
        SeatInfo(
            seat,
            names[seat],
            held,
            rows[seat].player if seat in rows else "",
            here(seat) if held == PERSON else True,
            seat in header.throws,
            anchors.get(str(seat), ""),
            0 if header.fair is None or str(seat) not in anchors else header.fair.length,
        )
        for seat, held in enumerate(header.seats)
    )

"""Marks on what was told, by which a server knows its own words again after they were lost.

A mark says a number, which line was stored as that input, and that a server has said so: nobody else can make
one. What it says of the line tells nobody what stands in it.
"""

import hmac
import re

from msgspec import Struct

LENGTH = 16  # hexadecimal digits of each half
_MARK = re.compile(rf"(0|[1-9][0-9]{{0,15}})-([0-9a-f]{{{LENGTH}}})[0-9a-f]{{{LENGTH}}}")


class Receipt(Struct, frozen=True):
    """What a true mark says: the number of an input, and a sign of the line that was stored as it."""

    number: int
    sign: str


def make_receipt(secret: bytes, match: str, number: int, chain: bytes) -> str:
    """The mark of an input that was told and whose line ends in that chain."""
    return _written(secret, match, number, line_signature(secret, match, number, chain))


def line_signature(secret: bytes, match: str, number: int, chain: bytes) -> str:
    """The sign of a line."""
    return _digits(secret, f"turnwright/line/1 {match} {number} {chain.hex()}")


def read_receipt(secret: bytes, match: str, mark: str) -> Receipt | None:
    """What a mark says, or None if neither this server made it nor another with the same secret."""
    found = _MARK.fullmatch(mark)
    if found is None:
        return None
    number, sign = int(found[1]), found[2]
    true = hmac.compare_digest(_written(secret, match, number, sign), mark)
    return Receipt(number, sign) if true else None


def _written(secret: bytes, match: str, number: int, sign: str) -> str:
    return f"{number}-{sign}" + _digits(secret, f"turnwright/told/1 {match} {number} {sign}")


def _digits(secret: bytes, words: str) -> str:
    return hmac.digest(secret, words.encode(), "sha256").hex()[:LENGTH]

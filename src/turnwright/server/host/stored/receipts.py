"""Signed receipts for updates, so a server can tell a lost input from a forged one after a rollback.

A receipt names an input and signs the line stored for it. It reveals nothing about the line, and only a
server that knows the match's secret can make one.
"""

import hmac
import re

from msgspec import Struct

LENGTH = 16  # hexadecimal digits of each half
_RECEIPT = re.compile(rf"(0|[1-9][0-9]{{0,15}})-([0-9a-f]{{{LENGTH}}})[0-9a-f]{{{LENGTH}}}")


class Receipt(Struct, frozen=True):
    """The contents of a valid receipt: the number of an input, and the signature of its line."""

    number: int
    sign: str


def make_receipt(secret: bytes, match: str, number: int, chain: bytes) -> str:
    """Write the receipt for an input whose line ends in that chain value."""
    return _write(secret, match, number, line_signature(secret, match, number, chain))


def line_signature(secret: bytes, match: str, number: int, chain: bytes) -> str:
    """Sign a line."""
    return _digits(secret, f"turnwright/line/1 {match} {number} {chain.hex()}")


def read_receipt(secret: bytes, match: str, text: str) -> Receipt | None:
    """Read a receipt, or None if no server with this secret made it."""
    found = _RECEIPT.fullmatch(text)
    if found is None:
        return None
    number, sign = int(found[1]), found[2]
    return Receipt(number, sign) if hmac.compare_digest(_write(secret, match, number, sign), text) else None


def _write(secret: bytes, match: str, number: int, sign: str) -> str:
    return f"{number}-{sign}" + _digits(secret, f"turnwright/told/1 {match} {number} {sign}")


def _digits(secret: bytes, text: str) -> str:
    return hmac.digest(secret, text.encode(), "sha256").hex()[:LENGTH]

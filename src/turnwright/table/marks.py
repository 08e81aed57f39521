"""Marks on what was told, by which a server knows its own words again after they were lost."""

import hmac

LENGTH = 16  # hexadecimal digits


def mark_of(secret: bytes, match: str, number: int) -> str:
    """The mark of an input that was told: only who has the match's secret can make it."""
    return hmac.digest(secret, f"turnwright/told/1 {match} {number}".encode(), "sha256").hex()[:LENGTH]


def is_true(secret: bytes, match: str, number: int, mark: str) -> bool:
    """Whether the input of that number was told once, by this server or another with the same secret."""
    return hmac.compare_digest(mark_of(secret, match, number).encode(), mark.encode())

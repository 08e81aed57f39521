"""The numbers in the notation of a position."""

from typing import Final

LARGEST: Final = 10**18


def number(text: str, label: str = "", most: int = LARGEST, least: int = 0) -> int:
    """Read the number after a label in its only valid spelling, or raise `ValueError`."""
    digits = text.removeprefix(label)
    if not text.startswith(label) or len(digits) > 20 or not _is_plain(digits):
        raise ValueError(f'"{text[:40]}" is not a number of a position')
    found = int(digits)
    if found > most:
        raise ValueError(f"{found} is more than {most}")
    if found < least:
        raise ValueError(f"{found} is less than {least}")
    return found


def _is_plain(digits: str) -> bool:
    unsigned = digits.removeprefix("-")
    return unsigned.isascii() and unsigned.isdecimal() and str(int(digits)) == digits

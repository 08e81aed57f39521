"""Numbers that a person types."""

from typing import Final

MOST_DIGITS: Final = 9
BEYOND: Final = -1  # longer than the number of anything there is


def number(text: str) -> int | None:
    """The number that was typed, `BEYOND` when it has too many digits, None when it is no number."""
    if not text.isdecimal():
        return None
    return int(text) if len(text) <= MOST_DIGITS else BEYOND

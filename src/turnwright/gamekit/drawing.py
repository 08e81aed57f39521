"""Proportions: bars for a terminal, and numbers from 0 to 1 for a learner."""

from typing import Final

FULL: Final = "█"
EMPTY: Final = "░"


def bar(value: int, most: int, width: int = 10) -> str:
    """Draw a value as a bar; anything above zero fills at least one cell."""
    filled = 0 if most <= 0 else min(width, value * width // most)
    filled = 1 if filled == 0 and value > 0 else filled
    return FULL * filled + EMPTY * (width - filled)


def share(part: float, whole: float) -> float:
    """Return the part of a whole as a number from 0 to 1."""
    return 0.0 if part <= 0.0 or whole <= 0.0 else 1.0 if part >= whole else part / whole


def signed_share(part: float, whole: float) -> float:
    """Return the part of a whole as a number from -1 to 1."""
    if part <= 0.0:
        return 0.0 if part == 0.0 or whole <= 0.0 else max(-1.0, part / whole)
    return 1.0 if part >= whole else part / whole

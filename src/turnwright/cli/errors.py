"""What can go wrong for a user: one plain sentence, a hint, and the exit code that a script sees."""

from collections.abc import Iterable
from difflib import get_close_matches
from enum import IntEnum


class Exit(IntEnum):
    """What the command line ends with; each is told in the docs."""

    FINE = 0
    FAILED = 1
    USAGE = 2
    REFUSED = 3
    UNFINISHED = 4
    BAD_FILE = 5
    FAULT = 70
    INTERRUPTED = 130
    CLOSED_PIPE = 141


class UserError(Exception):
    """Something that the user can mend: what is wrong, and what to try."""

    def __init__(self, sentence: str, hint: str = "", code: Exit = Exit.USAGE) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.hint = hint
        self.code = code

    def __str__(self) -> str:
        return f"{_ended(self.sentence)} {_ended(self.hint)}".strip()


class BadFile(UserError):
    """A file that cannot be used: which one, the line if there is one, and what was expected."""

    def __init__(self, file: object, line: int, reason: str, hint: str = "") -> None:
        place = f"{file}, line {line}" if line else str(file)
        super().__init__(f"{place}: {reason}", hint, Exit.BAD_FILE)


def unreadable(file: object, error: Exception) -> BadFile:
    """The trouble with a file that the system does not hand over."""
    return BadFile(file, 0, getattr(error, "strerror", None) or str(error) or type(error).__name__)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question that names the nearest known word, or nothing when none is near."""
    near = get_close_matches(word, list(known), n=1)
    return f"Did you mean {near[0]}? " if near else ""


def shortened(text: str, most: int = 60) -> str:
    """A user's own words, shown back in a message: on one line, and not too many of them."""
    plain = "".join(sign if sign.isprintable() else "?" for sign in text)
    return plain if len(plain) <= most else plain[: most - 3] + "..."


def printable(text: str) -> str:
    """Words from strangers' files and servers, on one line: none of their signs may steer the terminal."""
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "?" for sign in text)


def _ended(text: str) -> str:
    # A hint often ends in a command, which a full stop would spoil.
    return text if not text or text[-1] in ".?!。" or "See: " in text or "Try: " in text else text + "."

"""Colours of a terminal: by side, ground and state, on text that says the same without them.

Lines are wrapped first and coloured afterwards, so that colours never change the layout.
"""

import os
import re
from collections.abc import Callable

from turnwright.gamekit.drawing import EMPTY, FULL
from turnwright.kernel.records import Message, Palette

RESET = "\x1b[0m"
# Sides differ in brightness as well as in hue; dark and light backgrounds show all of these.
STYLES = {
    "side-1": "\x1b[1;36m",
    "side-2": "\x1b[31m",
    "side-3": "\x1b[33m",
    "side-4": "\x1b[35m",
    "side-5": "\x1b[32m",
    "side-6": "\x1b[34m",
    "wall": "\x1b[2m",
    "floor": "\x1b[2m",
    "rough": "\x1b[34m",
    "cover": "\x1b[32m",
    "high": "\x1b[33m",
    "door": "\x1b[33m",
    "area": "\x1b[35m",
    "state": "\x1b[33m",
    "full": "\x1b[32m",
    "half": "\x1b[33m",
    "low": "\x1b[31m",
    "heading": "\x1b[1m",
    "detail": "\x1b[2m",
}
HALF, LOW = 0.5, 0.25  # shares of a bar
_BAR = re.compile(f"[{FULL}{EMPTY}]{{2,}}")
_WIDE = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff]")


def colours_wanted() -> bool:
    """Whether the terminal shows colours and the user has not switched them off."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") not in ("", "dumb")


class Painter:
    """Colours lines of text with a palette."""

    def __init__(self, palette: Palette, tell: Callable[[Message], str]) -> None:
        self._signs = palette.signs
        self._styles: dict[str, str] = {}
        for message, style in palette.names:
            if text := tell(message).strip():
                self._styles.setdefault(text, style)
        # The longest first: "Goblin Warrior 1" is not "Goblin".
        names = sorted(self._styles, key=len, reverse=True)
        self._names = re.compile("|".join(map(_whole, names)) or "(?!)")

    def row(self, line: str, rim: int) -> str:
        """Colour a row of a map: tokens by side, and the signs of the ground; not its label."""
        return line[:rim] + self._outside(line[rim:], self._ground)

    def text(self, line: str) -> str:
        """Colour a line of text: names by side, and the first bar by what is left."""
        bar = _BAR.search(line)
        if bar is None:
            return self._outside(line, str)
        return (
            self._outside(line[: bar.start()], str)
            + styled(bar[0], _left(bar[0]))
            + self._outside(line[bar.end() :], str)
        )

    def _outside(self, line: str, paint: Callable[[str], str]) -> str:
        # Names in their style, and everything else as `paint` says.
        parts, done = [], 0
        for found in self._names.finditer(line):
            parts += [paint(line[done : found.start()]), styled(found[0], self._styles[found[0]])]
            done = found.end()
        return "".join([*parts, paint(line[done:])])

    def _ground(self, text: str) -> str:
        return "".join(styled(sign, self._signs[sign]) if sign in self._signs else sign for sign in text)


def styled(text: str, style: str) -> str:
    """A text in a style."""
    return f"{STYLES[style]}{text}{RESET}" if style in STYLES else text


def _left(bar: str) -> str:
    share = bar.count(FULL) / len(bar)
    return "low" if share <= LOW else "half" if share <= HALF else "full"


def _whole(name: str) -> str:
    # Chinese has no spaces between words.
    return re.escape(name) if _WIDE.search(name) else rf"(?<!\w){re.escape(name)}(?!\w)"

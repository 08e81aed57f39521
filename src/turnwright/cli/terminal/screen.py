"""Plain lines of text, at most 80 columns wide, only ever appended."""

import re
from collections.abc import Iterator
from typing import TextIO

from rich.cells import cell_len

from turnwright.story.plain_text import printable

WIDTH = 80
PROMPT = "> "

# A word with the spaces before it. Chinese can be broken at any character, except before closing punctuation.
_CLOSING = "。，、；：？！）」』】”’"
_WIDE = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_PIECES = re.compile(rf"\s*(?:[{_WIDE}]|[^\s{_WIDE}]+)[{_CLOSING}]*")


class Screen:
    """The output of the terminal client."""

    def __init__(self, out: TextIO, live: bool) -> None:
        self.out = out
        self.live = live
        self._prompted = False

    def say(self, text: str = "", indent: str = "") -> None:
        """Add text, wrapped to the width of the screen."""
        self._close_prompt()
        for part in text.split("\n"):
            for line in wrapped(printable(part), indent):
                self._add(line)

    def say_unwrapped(self, text: str) -> None:
        """Add a line that is never wrapped, such as a command to copy."""
        self._close_prompt()
        self._add(printable(text))

    def push(self, lines: int) -> None:
        """Scroll earlier output off the screen of a terminal."""
        if self.live:
            self._close_prompt()
            self.out.write("\n" * lines)

    def prompt(self) -> None:
        """Show the prompt on a terminal."""
        if self.live and not self._prompted:
            self.out.write(PROMPT)
            self._prompted = True
        self.out.flush()

    def typed(self) -> None:
        """Note that a typed line has ended the prompt."""
        self._prompted = False

    def _add(self, line: str) -> None:
        self.out.write(line + "\n")
        self.out.flush()

    def _close_prompt(self) -> None:
        if self._prompted:
            self.out.write("\n")
            self._prompted = False


def wrapped(text: str, indent: str = "") -> Iterator[str]:
    """Wrap text to 80 columns, indenting all lines but the first."""
    if cell_len(text) <= WIDTH:
        yield text.rstrip()
        return
    line = ""
    for piece in _PIECES.findall(text):
        if line.strip() and cell_len(line + piece) > WIDTH:
            yield line
            line = indent + piece.lstrip()
        else:
            line += piece
        while cell_len(line) > WIDTH:  # a word that is wider than the screen
            cut = next(at for at in range(WIDTH, 0, -1) if cell_len(line[:at]) <= WIDTH)
            yield line[:cut]
            line = indent + line[cut:]
    yield line

"""Lines of text, only ever added at the end: no colours, no cursor, never wider than eighty columns."""

import re
from collections.abc import Iterator
from typing import TextIO

from rich.cells import cell_len

from turnwright.cli.errors import printable

WIDTH = 80
PROMPT = "> "

# A word with the blanks before it. Chinese has no blanks to break at: there each sign is a word of its own,
# save that no line begins with what closes a phrase.
_CLOSING = "。，、；：？！）」』】”’"
_WIDE = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_PIECES = re.compile(rf"\s*(?:[{_WIDE}]|[^\s{_WIDE}]+)[{_CLOSING}]*")


class Screen:
    """Where the client speaks."""

    def __init__(self, out: TextIO, live: bool) -> None:
        self.out = out
        self.live = live
        self._prompted = False

    def say(self, text: str = "", indent: str = "") -> None:
        """Add a line, or several when it is too wide or has line ends of its own."""
        self._close_prompt()
        for part in text.split("\n"):
            for line in wrapped(printable(part), indent):
                self._add(line)

    def say_unwrapped(self, text: str) -> None:
        """Add a line that is never broken: a command that someone will copy."""
        self._close_prompt()
        self._add(printable(text))

    def push(self, lines: int) -> None:
        """Move what was shown before off a person's screen; a pipe has no screen to look at."""
        if self.live:
            self._close_prompt()
            self.out.write("\n" * lines)

    def prompt(self) -> None:
        """Show that it is the person's turn to type; a pipe needs no sign."""
        if self.live and not self._prompted:
            self.out.write(PROMPT)
            self._prompted = True
        self.out.flush()

    def typed(self) -> None:
        """A line came in, and the terminal has shown it with its end."""
        self._prompted = False

    def _add(self, line: str) -> None:
        self.out.write(line + "\n")
        self.out.flush()

    def _close_prompt(self) -> None:
        if self._prompted:
            self.out.write("\n")
            self._prompted = False


def wrapped(text: str, indent: str = "") -> Iterator[str]:
    """The text in lines of at most eighty columns; the lines after the first begin with the indent."""
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
        while cell_len(line) > WIDTH:  # one word that is wider than the screen
            cut = next(at for at in range(WIDTH, 0, -1) if cell_len(line[:at]) <= WIDTH)
            yield line[:cut]
            line = indent + line[cut:]
    yield line

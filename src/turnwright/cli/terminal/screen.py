"""Plain lines of text, as wide as the terminal, only ever appended."""

import os
import re
from collections.abc import Iterator
from typing import TextIO

from rich.cells import cell_len

from turnwright.cli.terminal.output.colours import Painter, colours_wanted, styled
from turnwright.cli.terminal.typed.keyboard import PROMPT
from turnwright.cli.terminal.typed.line_editor import LineEditor
from turnwright.gamekit.naming import TIE
from turnwright.story.plain_text import printable

WIDTH = 80  # where there is no terminal, and COLUMNS is not set
HEIGHT = 24  # of a terminal that does not know its size
NARROWEST = 40
UNLIMITED = 100_000  # lines of a pipe
ERASE_LINE = "\r\x1b[K"

# A word with the spaces before it. Chinese can be broken at any character, except before closing punctuation.
# French has spaces inside its quotation marks and before some punctuation, where no line may be broken.
_CLOSING = "。，、；：？！）」』】”’"
_WIDE = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_WORD = rf"(?:[{_WIDE}]|[^ \t{_WIDE}]+(?:(?<={TIE})[{_WIDE}])?)"
_PIECES = re.compile(rf"[ \t]*(?:« ?)?{_WORD}[{_CLOSING}]*(?: [:;!?»%]+[.,;:)]*(?=[ {_WIDE}]|$))*")


class Screen:
    """The output of the terminal client."""

    def __init__(self, out: TextIO, live: bool, editor: LineEditor | None = None) -> None:
        self.out = out
        self.live = live
        self._editor = editor
        self._prompted = False
        self._column = 0  # of a line that is being continued
        self.since_input = 0  # lines added since the last typed line
        self.coloured = live and colours_wanted()
        self.painter: Painter | None = None  # of the position that is shown

    @property
    def columns(self) -> int:
        """The width of the terminal, or of a page without one."""
        known = os.environ.get("COLUMNS", "")
        usual = int(known) if known.isascii() and known.isdecimal() and len(known) < 5 else WIDTH
        return max(NARROWEST, self._size()[0] or usual)

    @property
    def lines(self) -> int:
        """The height of the terminal; a pipe has no limit."""
        return self._size()[1] or HEIGHT if self.live else UNLIMITED

    def _size(self) -> tuple[int, int]:
        if not self.live:
            return 0, 0
        try:
            size = os.get_terminal_size(self.out.fileno())
        except (OSError, ValueError):
            return 0, 0
        return size.columns, size.lines

    def rows(self, text: str, indent: str = "") -> list[str]:
        """The lines that a text takes on the screen."""
        width = self.columns
        safe = "\n".join(TIE.join(map(printable, part.split(TIE))) for part in text.split("\n"))
        lines = [line for part in safe.split("\n") for line in wrapped(part, indent, width)]
        return [line.replace(TIE, " ") for line in lines]

    def say(self, text: str = "", indent: str = "", style: str = "", rim: int = -1) -> None:
        """Add text, wrapped to the width of the screen; `rim` is the width of the label of a map's row."""
        self._close_prompt()
        for line in self.rows(text, indent):
            self._add(self._painted(line, style, rim) if self.coloured else line)

    def _painted(self, line: str, style: str, rim: int) -> str:
        if style or self.painter is None:
            return styled(line, style)
        return self.painter.text(line) if rim < 0 else self.painter.row(line, rim)

    def say_unwrapped(self, text: str) -> None:
        """Add a line that is never wrapped, such as a command to copy."""
        self._close_prompt()
        self._add(printable(text))

    def begin_line(self, text: str) -> None:
        """Begin a line that `add_to_line` continues and `end_line` ends."""
        self._close_prompt()
        self.out.write(printable(text))
        self.out.flush()
        self._column = cell_len(text)

    def add_to_line(self, text: str) -> None:
        """Continue a line, if there is room."""
        shown = f" {printable(text)}"
        if self._column + cell_len(shown) < self.columns:
            self.out.write(shown)
            self.out.flush()
            self._column += cell_len(shown)

    def end_line(self) -> None:
        """End a line that was begun, if there is one."""
        if self._column:
            self._add("")
            self._column = 0

    def push(self, lines: int) -> None:
        """Scroll earlier output off the screen of a terminal."""
        if self.live:
            self._close_prompt()
            self.out.write("\n" * lines)

    def prompt(self) -> None:
        """Show the prompt on a terminal."""
        if self.live and not self._prompted:
            # An editor shows the prompt of a new line itself.
            if self._editor is None:
                self.out.write(PROMPT)
            elif self._editor.active:
                self.out.write(PROMPT + self._editor.typed_so_far())
            self._prompted = True
        self.out.flush()

    def typed(self) -> None:
        """Note that a typed line has ended the prompt."""
        self._prompted = False
        self.since_input = 0

    def _add(self, line: str) -> None:
        self.out.write(line + "\n")
        self.out.flush()
        self.since_input += 1

    def _close_prompt(self) -> None:
        if self._prompted:
            # A line that is being edited is drawn again below the new text.
            editing = self._editor is not None and self._editor.active
            self.out.write(ERASE_LINE if editing else "\n")
            self._prompted = False


def wrapped(text: str, indent: str = "", width: int = WIDTH) -> Iterator[str]:
    """Wrap text to a width, indenting all lines but the first."""
    if cell_len(text) <= width:
        yield text.rstrip()
        return
    line = ""
    for piece in _PIECES.findall(text):
        if line.strip() and cell_len(line + piece) > width:
            yield line
            line = indent + piece.lstrip()
        else:
            line += piece
        while cell_len(line) > width:  # a word that is wider than the screen
            cut = next(at for at in range(width, 0, -1) if cell_len(line[:at]) <= width)
            yield line[:cut]
            line = indent + line[cut:]
    yield line

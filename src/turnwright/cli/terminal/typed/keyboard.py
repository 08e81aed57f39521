"""Reads typed lines with a timeout.

A thread reads, so that terminals, pipes and all systems work alike. Without a line editor it reads the raw
stream, because holding the lock of a buffered one would block the interpreter's exit.
"""

import sys
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Final, Protocol

from turnwright.cli.terminal.typed.line_editor import LineEditor, line_editor

LONGEST = 10_000
PROMPT = "> "
NUDGE = 0  # among the lines: wakes the reader
POLL_SECONDS = 1.0  # some systems notice Ctrl-C only between two waits
MOST_DIGITS: Final = 9
BEYOND: Final = -1  # larger than any list


class Source(Protocol):
    """A source of bytes."""

    def read(self, size: int, /) -> bytes | None:
        """Read at most `size` bytes; none at the end."""


class Keyboard:
    """Typed lines; `live` for a terminal, not for a pipe. An editor reads only while a line is wanted."""

    def __init__(self, source: Source | None, live: bool, editor: LineEditor | None = None) -> None:
        self.live = live
        self.editor = editor
        self._source = source
        self._wanted = Event()
        self._lines: SimpleQueue[str | int | None] = SimpleQueue()
        self._reading = False
        self._ended = False
        self._typed = self._taken = 0
        self._closed = False

    def line(self, wait: float | None = None) -> str | None:
        """The next line, or None after `wait` seconds or a nudge; raises `EOFError` at the end."""
        self._start()
        if self._ended:
            raise EOFError
        until = None if wait is None else monotonic() + wait
        while True:
            left = POLL_SECONDS if until is None else min(POLL_SECONDS, max(0.0, until - monotonic()))
            try:
                line = self._lines.get(timeout=left)
            except Empty:
                if until is not None and monotonic() >= until:
                    return None
                continue
            self._ended = line is None
            if line is None:
                raise EOFError
            if not isinstance(line, str):
                return None
            self._taken += 1
            return line

    def typed(self) -> str | None:
        """A line that is already there, or None; raises `EOFError` at the end. Keeps pending nudges."""
        self._start()
        nudged = False
        try:
            while (line := self._lines.get_nowait()) == NUDGE:
                nudged = True
        except Empty:
            return None
        finally:
            if nudged:
                self.nudge()
        if not isinstance(line, str):
            self._ended = True
            raise EOFError
        self._taken += 1
        return line

    def has_input(self) -> bool:
        """Whether a person has typed something that has not been read yet, as far as that can be seen."""
        if not self.live:
            return False
        edited = self.editor is not None and (bool(self.editor.typed_so_far()) or self.editor.waiting())
        return edited or self._typed > self._taken

    @property
    def spent(self) -> bool:
        """Whether all lines were taken and no more will follow."""
        self._start()
        return self._closed and self._typed == self._taken

    def nudge(self) -> None:
        """Wake the thread that waits for a line; may be called from any thread."""
        self._lines.put(NUDGE)

    def _start(self) -> None:
        self._wanted.set()
        if not self._reading:
            self._reading = True
            read = self._read if self.editor is None else self._edit
            Thread(target=read, name="keyboard", daemon=True).start()

    def _edit(self) -> None:
        assert self.editor is not None
        try:
            while True:
                # Between two lines the terminal echoes by itself and keeps what is typed ahead.
                self._wanted.wait()
                line = self.editor.read()
                self._wanted.clear()
                self._typed += 1
                self._lines.put(line[:LONGEST])
        except (EOFError, OSError):
            self._closed = True
            self._lines.put(None)

    def _read(self) -> None:
        rest = b""
        try:
            while self._source is not None and (data := self._source.read(4096)):
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    self._put(line)
                rest = rest[:LONGEST]
        except OSError:
            pass  # a closed terminal has no more lines
        if rest:
            self._put(rest)
        self._closed = True
        self._lines.put(None)

    def _put(self, line: bytes) -> None:
        self._typed += 1
        self._lines.put(line[:LONGEST].decode("utf-8", "replace").rstrip("\r"))


def standard_input() -> Keyboard:
    """The keyboard on standard input."""
    if sys.stdin is None or sys.stdin.closed:
        return Keyboard(None, False)
    buffer = sys.stdin.buffer
    return Keyboard(getattr(buffer, "raw", buffer), sys.stdin.isatty(), line_editor(PROMPT))


def number(text: str) -> int | None:
    """Parse a number; `BEYOND` if it has too many digits, None if it is not a number."""
    if not text.isdecimal():
        return None
    return int(text) if len(text) <= MOST_DIGITS else BEYOND

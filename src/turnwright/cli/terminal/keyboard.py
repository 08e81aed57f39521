"""What a person types, line by line, with a limit on the waiting.

A thread reads, so that one way serves terminals, pipes and every system; it reads the raw stream, whose lock
nobody else wants when the program ends.
"""

import sys
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Protocol

LONGEST = 10_000
NUDGE = 0  # among the lines: something else has happened
_GLANCE = 1.0  # some systems notice Ctrl-C only between two waits


class Source(Protocol):
    """Where bytes come from: none means the end."""

    def read(self, size: int, /) -> bytes | None:
        """Some bytes, at most so many."""


class Keyboard:
    """Lines that were typed; `live` when there is a person at it, not a pipe."""

    def __init__(self, source: Source | None, live: bool) -> None:
        self.live = live
        self._source = source
        self._lines: SimpleQueue[str | int | None] = SimpleQueue()
        self._reading = False
        self._ended = False
        self._typed = self._taken = 0
        self._closed = False

    def line(self, wait: float | None = None) -> str | None:
        """The next line, or None when `wait` seconds are over or somebody nudged; at the end, `EOFError`."""
        self._start()
        if self._ended:
            raise EOFError
        until = None if wait is None else monotonic() + wait
        while True:
            left = _GLANCE if until is None else min(_GLANCE, max(0.0, until - monotonic()))
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
        """A line that is there already, or None; at the end, `EOFError`. Who was to be nudged still is."""
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

    @property
    def spent(self) -> bool:
        """Whether every line was taken, and none will follow."""
        self._start()
        return self._closed and self._typed == self._taken

    def nudge(self) -> None:
        """Whoever waits for a line shall look up; any thread may say so."""
        self._lines.put(NUDGE)

    def _start(self) -> None:
        if not self._reading:
            self._reading = True
            Thread(target=self._read, name="keyboard", daemon=True).start()

    def _read(self) -> None:
        rest = b""
        try:
            while self._source is not None and (data := self._source.read(4096)):
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    self._put(line)
                rest = rest[:LONGEST]
        except OSError:
            pass  # A terminal that was closed has no more lines.
        if rest:
            self._put(rest)
        self._closed = True
        self._lines.put(None)

    def _put(self, line: bytes) -> None:
        self._typed += 1
        self._lines.put(_text(line))


def standard_input() -> Keyboard:
    """The keyboard at the program's own input."""
    if sys.stdin is None or sys.stdin.closed:
        return Keyboard(None, False)
    buffer = sys.stdin.buffer
    return Keyboard(getattr(buffer, "raw", buffer), sys.stdin.isatty())


def _text(line: bytes) -> str:
    return line[:LONGEST].decode("utf-8", "replace").rstrip("\r")

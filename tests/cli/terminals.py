"""A real terminal with the client in it: type, and wait for what it says."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from time import monotonic

from cli.installed_games import Installation

PATIENCE = 60  # seconds until a test gives up on a busy machine; none is waited for on purpose

# A session of its own takes the first terminal it opens, so that Ctrl-C reaches it as it would a person's.
START = """
import os, sys
from turnwright.cli import main
os.close(os.open(os.ttyname(0), os.O_RDWR))
sys.exit(main())
"""


class Terminal:
    """A terminal: its keys, and everything that was shown on its screen."""

    def __init__(
        self, installation: Installation, *words: str, size: tuple[int, int] = (80, 60), **environment: str
    ) -> None:
        self.master, slave = pty.openpty()
        columns, lines = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.screen = ""
        self.seen = 0
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a sign may come in two pieces
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**installation.environment, **environment},
            cwd=installation.folder,
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, *lines: str) -> None:
        """Type whole lines."""
        for line in lines:
            self.press(line + "\n")

    def press(self, keys: str) -> None:
        """Press these keys and no Enter."""
        os.write(self.master, keys.encode())

    def expect(self, *either: str) -> str:
        """Wait until one of these is said; returns which."""
        until = monotonic() + PATIENCE
        while not (found := [words for words in either if words in self.screen[self.seen :]]):
            if not self._read(until):
                raise AssertionError(f"{either} was never said: {self.screen[self.seen :]!r}")
        first = min(found, key=lambda words: self.screen.index(words, self.seen))
        self.seen = self.screen.index(first, self.seen) + len(first)
        return first

    def end(self) -> int:
        """Wait for the client to end; returns its exit code."""
        until = monotonic() + PATIENCE
        while self._read(until):
            pass
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it as a failing machine would, with no chance to clean up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def name(self) -> str:
        """The name of the match, as the client printed it."""
        found = re.search(r"[:：] ?([a-z]+-\d{8}-\d{6}-\d+\S*)", self.screen)  # in any language
        assert found
        return found[1]

    def _read(self, until: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0, until - monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other end is gone.
            return False
        self.screen += self.decoder.decode(data).replace("\r\n", "\n")
        return bool(data)

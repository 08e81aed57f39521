"""What a player saw of their own dice, written down as it came, so that nobody can change it later."""

import os
from pathlib import Path

import msgspec
from msgspec import Struct

MINE_ALONE = 0o600


class Promise(Struct, frozen=True):
    """What the server was bound to before the first throw of a seat."""

    match: str
    seat: int
    anchor: str
    length: int


class Sight(Struct, frozen=True, omit_defaults=True):
    """One throw: the half that was given for it, and what the server has shown, if it has."""

    index: int
    request: str
    formula: str
    client_seed: str = ""
    secret: str = ""
    next: str = ""


class SeenError(Exception):
    """A file that does not hold what a player saw: its line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Seen:
    """The promise of the server and every throw of one seat; with a path it is kept there, line by line.

    What cannot be written stays in memory and is tried again with the next line; `trouble` says why.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.promise: Promise | None = None
        self.throws: dict[int, Sight] = {}
        self.trouble = ""
        self._unwritten: list[bytes] = []
        if path is not None and path.is_file():
            self._read(path.read_bytes())

    def promised(self, promise: Promise) -> None:
        """The server has said what it is bound to; what it said first counts."""
        if self.promise is None:
            self.promise = promise
            self._write(promise)

    def saw(self, sight: Sight) -> None:
        """A half was given, or the server's half was shown; what was shown first counts."""
        if self._keep(sight):
            self._write(sight)

    def write(self) -> bool:
        """Whether all of it is in its file; what is not is tried again."""
        try:
            while self.path is not None and self._unwritten:
                _append(self.path, self._unwritten[0])
                del self._unwritten[0]
            self.trouble = ""
        except OSError as error:
            self.trouble = f"{self.path}: {error.strerror or error}"
        return not self.trouble

    def shown(self) -> list[Sight]:
        """The throws of which both halves are known, in their order."""
        return [self.throws[index] for index in sorted(self.throws) if self.throws[index].secret]

    def _read(self, data: bytes) -> None:
        for number, line in enumerate(data[: _whole(data)].splitlines(), 1):
            try:
                self._take(line)
            except msgspec.DecodeError as error:
                raise SeenError(number, str(error)) from None

    def _take(self, line: bytes) -> None:
        if self.promise is None:
            self.promise = msgspec.json.decode(line, type=Promise)
        else:
            self._keep(msgspec.json.decode(line, type=Sight))

    def _keep(self, sight: Sight) -> bool:
        known = self.throws.get(sight.index)
        if known is not None and known.secret:
            return False
        self.throws[sight.index] = sight
        return True

    def _write(self, line: Struct) -> None:
        if self.path is not None:
            self._unwritten.append(msgspec.json.encode(line) + b"\n")
            self.write()


def _append(path: Path, line: bytes) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open(path, "a+b", opener=lambda name, flags: os.open(name, flags, MINE_ALONE)) as stream:
        stream.seek(0)
        stream.truncate(_whole(stream.read()))
        stream.write(line)
        stream.flush()
        os.fsync(stream.fileno())


def _whole(data: bytes) -> int:
    # A line that was cut off by a crash was kept by nobody.
    return data.rfind(b"\n") + 1

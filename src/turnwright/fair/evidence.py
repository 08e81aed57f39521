"""A player's record of their own throws, written as it happens, so that no later claim can change it."""

import os
from pathlib import Path

import msgspec
from msgspec import Struct

OWNER_ONLY = 0o600


class ChainCommitment(Struct, frozen=True):
    """The hash chain that the server committed to before a seat's first throw."""

    match: str
    seat: int
    anchor: str
    length: int


class RevealedThrow(Struct, frozen=True, omit_defaults=True):
    """One throw: the player's half, and the server's once it is revealed."""

    index: int
    request: str
    formula: str
    client_seed: str = ""
    secret: str = ""
    next: str = ""


class EvidenceError(Exception):
    """A file that holds no evidence: the bad line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Evidence:
    """The server's commitment and every throw of one seat; with a path, appended to that file line by line.

    A line that cannot be written stays in memory and is retried with the next; `write_error` says why.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.commitment: ChainCommitment | None = None
        self.throws: dict[int, RevealedThrow] = {}
        self.write_error = ""
        self._unwritten: list[bytes] = []
        if path is not None and path.is_file():
            data = path.read_bytes()
            for number, line in enumerate(data[: _complete(data)].splitlines(), 1):
                try:
                    if self.commitment is None:
                        self.commitment = msgspec.json.decode(line, type=ChainCommitment)
                    else:
                        self._keep(msgspec.json.decode(line, type=RevealedThrow))
                except msgspec.DecodeError as error:
                    raise EvidenceError(number, str(error)) from None

    def commit(self, commitment: ChainCommitment) -> None:
        """Record the server's commitment; the first one counts."""
        if self.commitment is None:
            self.commitment = commitment
            self._write(commitment)

    def record(self, throw: RevealedThrow) -> None:
        """Record a throw, before or after it is revealed; the first revelation counts."""
        if self._keep(throw):
            self._write(throw)

    def write(self) -> bool:
        """Retry what is not in the file yet; whether all of it is there now."""
        try:
            while self.path is not None and self._unwritten:
                _append(self.path, self._unwritten[0])
                del self._unwritten[0]
            self.write_error = ""
        except OSError as error:
            self.write_error = f"{self.path}: {error.strerror or error}"
        return not self.write_error

    def revealed(self) -> list[RevealedThrow]:
        """The throws of which both halves are known, in order."""
        return [self.throws[index] for index in sorted(self.throws) if self.throws[index].secret]

    def _keep(self, throw: RevealedThrow) -> bool:
        known = self.throws.get(throw.index)
        if known is not None and known.secret:
            return False
        self.throws[throw.index] = throw
        return True

    def _write(self, line: Struct) -> None:
        if self.path is not None:
            self._unwritten.append(msgspec.json.encode(line) + b"\n")
            self.write()


def _append(path: Path, line: bytes) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open(path, "a+b", opener=lambda name, flags: os.open(name, flags, OWNER_ONLY)) as stream:
        stream.seek(0)
        stream.truncate(_complete(stream.read()))
        stream.write(line)
        stream.flush()
        os.fsync(stream.fileno())


def _complete(data: bytes) -> int:
    # A line cut off by a crash was never acknowledged.
    return data.rfind(b"\n") + 1

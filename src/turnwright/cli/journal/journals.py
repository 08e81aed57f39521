"""Reads journal files line by line, so that memory use does not depend on their length."""

from collections.abc import Iterable, Iterator
from io import FileIO
from pathlib import Path

from turnwright.cli.errors import BadFile, unreadable
from turnwright.kernel.codec import CodecError
from turnwright.kernel.errors import JournalError
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import Entry, Header, Line, read_entry
from turnwright.kernel.replay import holds_input

NOT_A_JOURNAL = "not a turnwright journal"
MARKS = (
    b'{"turnwright":',
    b',"chain":"',
)  # of a header; one that was cut or changed keeps at least one of them
LONGEST_LINE = 64 * 1024 * 1024


def raw_lines(path: Path) -> Iterator[bytes]:
    """The lines of a journal, with their line ends; raises `BadFile` for a file that is none."""
    try:
        with path.open("rb") as stream:
            number = 0
            while line := stream.readline(LONGEST_LINE):
                number += 1
                if number == 1 and not any(mark in line for mark in MARKS):
                    raise BadFile(path, 1, NOT_A_JOURNAL)
                if len(line) == LONGEST_LINE:
                    raise BadFile(path, number, "the line is too long for a journal")
                yield line
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None


def verified_lines(path: Path, lines: Iterable[bytes] | None = None) -> Iterator[bytes]:
    """The lines of a journal, with its hash chain checked."""
    reader = Reader()
    for line in raw_lines(path) if lines is None else lines:
        try:
            reader.body(line)
        except JournalError as error:
            raise BadFile(path, error.line, error.reason) from None
        yield line
    if reader.number == 0:
        raise BadFile(path, 1, "the journal is empty")


def entries(path: Path, lines: Iterable[bytes] | None = None) -> Iterator[Entry]:
    """The entries of a journal: its header, its inputs, and its closing line if it has one."""
    for number, line in enumerate(verified_lines(path, lines), 1):
        try:
            entry = read_entry(line)
        except CodecError as error:
            raise BadFile(path, number, str(error)) from None
        if isinstance(entry, Header) != (number == 1):
            raise BadFile(path, number, NOT_A_JOURNAL if number == 1 else "a second header")
        if isinstance(entry, Line) and entry.n > 0 and not holds_input(entry):
            raise BadFile(path, number, "expected a command, an answer, an undo or the passing of time")
        yield entry


def write_all(stream: FileIO, line: bytes) -> None:
    """Write all bytes; a single write may take fewer."""
    left = memoryview(line)
    try:
        while left:
            left = left[stream.write(left) or 0 :]
    except OSError as error:
        raise unreadable(stream.name, error) from None

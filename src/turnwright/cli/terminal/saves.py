"""Matches on disk: each line is written as it happens, so that whatever stops the program loses nothing."""

import shlex
import shutil
from collections.abc import Iterator
from datetime import datetime
from io import FileIO
from pathlib import Path

from turnwright.cli.errors import BadFile, UserError, quoted, unreadable
from turnwright.cli.journal.journals import Entry, entries, raw_lines, read_entry, write_all
from turnwright.kernel.records import Closing, Header
from turnwright.server.app.data_folder import data_folder

SUFFIX = ".jsonl"


class Save:
    """The journal of one match, open at its end."""

    def __init__(self, path: Path, stream: FileIO) -> None:
        self.path = path
        self._stream = stream
        self._fresh: list[Entry] = []

    def write(self, line: bytes) -> None:
        """Put a line of the journal on the disk, and remember that it is news."""
        write_all(self._stream, line)
        self._fresh.append(read_entry(line))

    def news(self) -> list[Entry]:
        """What was written since the last time somebody asked."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def copy(self, target: Path) -> None:
        """Write the match so far to another file, which must not exist."""
        try:
            with target.open("xb") as stream, self.path.open("rb") as source:
                shutil.copyfileobj(source, stream)
        except FileExistsError:
            raise UserError(f"{target} already exists", "Choose another name") from None
        except (OSError, ValueError) as error:
            raise unreadable(target, error) from None

    def discard(self) -> None:
        """Leave no file behind when not a single line was written."""
        self._stream.close()
        if self.path.stat().st_size == 0:
            self.path.unlink()

    def close(self) -> None:
        """Nothing more will be written."""
        self._stream.close()

    @property
    def name(self) -> str:
        """What `--resume` calls this match: short for one in the usual folder, else its path."""
        return self.path.stem if self.path.parent == folder() else str(self.path)


def folder() -> Path:
    """Where matches are saved unless a file is named."""
    return home() / "journals"


def home() -> Path:
    """The user's own data folder."""
    try:
        return data_folder()
    except RuntimeError:
        raise UserError(
            "There is no home folder to save matches in", "Set TURNWRIGHT_DATA to a folder"
        ) from None


def begin(path: Path) -> Save:
    """A new journal in a file that must not exist."""
    try:
        return Save(path, FileIO(path, "x"))
    except FileExistsError:
        hint = f"Resume it with turnwright play --resume {shlex.quote(str(path))}, or name another file"
        raise UserError(f"{path} already exists", hint) from None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None


def begin_in_folder(game: str, seed: int) -> Save:
    """A new journal in the usual folder, named after the game, the moment and the seed."""
    where = folder()
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        hint = "Use --journal FILE, or set TURNWRIGHT_DATA to a folder"
        raise BadFile(where, 0, f"cannot save matches there ({error.strerror})", hint) from None
    for path in _names(where, f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{seed}"):
        if not path.exists():
            return begin(path)
    raise AssertionError


def _names(where: Path, stem: str) -> Iterator[Path]:
    number = 1
    while True:
        yield where / (stem + (f"-{number}" if number > 1 else "") + SUFFIX)
        number += 1


def find(name: str) -> Path:
    """The file that `--resume` means: a path, or the name of a match in the usual folder."""
    path = Path(name)
    try:
        for near in (path, folder() / name, folder() / (name + SUFFIX)):
            if near.exists() and not near.is_dir():
                return near
    except (OSError, ValueError):
        pass  # A name that no file can have.
    raise UserError(f"No saved match is called {quoted(name)}", f"Saved matches are in {folder()}")


class Reopened:
    """A saved match to go on with: its lines so far, and whether half a line at the end was cut off."""

    def __init__(self, path: Path) -> None:
        lines = list(raw_lines(path))
        # A program that died while it wrote left half a line: what it was to say never happened.
        self.torn = bool(lines) and not lines[-1].endswith(b"\n")
        self.lines = lines[:-1] if self.torn else lines
        self.entries = list(entries(path, self.lines))
        if isinstance(self.entries[-1], Closing):
            raise UserError(
                f"The match in {path} is over", f"See: turnwright replay {shlex.quote(str(path))}"
            )
        self.path = path

    @property
    def header(self) -> Header:
        """What the match started from."""
        first = self.entries[0]
        assert isinstance(first, Header)  # nothing else can stand in the first line
        return first

    def append(self) -> Save:
        """The journal, open after its last whole line."""
        return _append(self.path, sum(map(len, self.lines)))

    def start_over(self) -> Save:
        """The journal, emptied: the header alone is no match yet, and both of its first lines come again."""
        return _append(self.path, 0)


def _append(path: Path, size: int) -> Save:
    try:
        stream = FileIO(path, "a")
        if stream.tell() > size:
            stream.truncate(size)
        return Save(path, stream)
    except OSError as error:
        raise unreadable(path, error) from None

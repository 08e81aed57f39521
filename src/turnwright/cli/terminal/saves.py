"""Saved matches: every journal line is written as it happens, so that a crash loses nothing."""

import shlex
import shutil
from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from io import FileIO
from pathlib import Path
from typing import NamedTuple

from turnwright.cli.errors import BadFile, UserError, quoted, unreadable
from turnwright.cli.journal.journals import LONGEST_LINE, entries, raw_lines, write_all
from turnwright.kernel.errors import JournalError
from turnwright.kernel.records import Closing, Entry, Header, read_entry
from turnwright.server.app.data_folder import data_folder
from turnwright.story.languages import is_known_language

SUFFIX = ".jsonl"
LONGEST_CLOSING = 10_000  # bytes of the last line of a finished match


class Save:
    """The journal of a match, open for appending."""

    def __init__(self, path: Path, stream: FileIO) -> None:
        self.path = path
        self._stream = stream
        self._fresh: list[Entry] = []

    def write(self, line: bytes) -> None:
        """Write a journal line, and keep it for `news`."""
        write_all(self._stream, line)
        self._fresh.append(read_entry(line))

    def news(self) -> list[Entry]:
        """The entries written since the last call."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def copy(self, target: Path) -> None:
        """Copy the match so far to a new file."""
        try:
            with target.open("xb") as stream, self.path.open("rb") as source:
                shutil.copyfileobj(source, stream)
        except FileExistsError:
            raise UserError(f"{target} already exists", "Choose another name") from None
        except (OSError, ValueError) as error:
            raise unreadable(target, error) from None

    def discard(self) -> None:
        """Close the file, and delete it if it is empty."""
        self._stream.close()
        if self.path.stat().st_size == 0:
            self.path.unlink()

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    @property
    def name(self) -> str:
        """The name for `--resume`: short in the default folder, otherwise the path."""
        return self.path.stem if self.path.parent == folder() else str(self.path)


def folder() -> Path:
    """The default folder of saved matches."""
    return home() / "journals"


def home() -> Path:
    """The user's data folder."""
    try:
        return data_folder()
    except RuntimeError:
        raise UserError(
            "There is no home folder to save matches in", "Set TURNWRIGHT_DATA to a folder"
        ) from None


def begin(path: Path) -> Save:
    """Create a journal in a new file."""
    try:
        return Save(path, FileIO(path, "x"))
    except FileExistsError:
        hint = f"Resume it with turnwright play --resume {shlex.quote(str(path))}, or name another file"
        raise UserError(f"{path} already exists", hint) from None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None


def begin_in_folder(game: str, seed: int) -> Save:
    """Create a journal in the default folder, named after the game, the time and the seed."""
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


def offers_tutorial(game: str) -> bool:
    """Whether to offer the lessons of a game: once, the first time it is asked."""
    try:
        place = home() / "tutorials" / game
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch(exist_ok=False)
    except (OSError, UserError):
        return False
    return True


def keep_language(path: Path, lang: str) -> None:
    """Remember the language that a saved match is played in; the journal itself has none."""
    try:
        place = _language_file(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(lang, "utf-8")
    except (OSError, UserError):
        pass  # the match is saved all the same, and its language can be given again


def kept_language(path: Path) -> str:
    """The language that a saved match was played in, or an empty string if it is not known."""
    try:
        lang = _language_file(path).read_text("utf-8").strip()
    except (OSError, UserError, ValueError):
        return ""
    return lang if is_known_language(lang) else ""


def _language_file(path: Path) -> Path:
    # A journal may be anywhere, and no file is put beside it.
    return home() / "languages" / sha256(str(path.resolve()).encode()).hexdigest()[:32]


def find(name: str) -> Path:
    """The file of a saved match, by path or by its name in the default folder."""
    path = Path(name)
    try:
        for near in (path, folder() / name, folder() / (name + SUFFIX)):
            if near.exists() and not near.is_dir():
                return near
    except (OSError, ValueError):
        pass  # not a valid file name
    raise UserError(f"No file or saved match is named {quoted(name)}", f"Saved matches are in {folder()}")


class SavedMatch(NamedTuple):
    """A match in the default folder: its name, its game, when it was last played, and whether it is over."""

    name: str
    game: str
    played: datetime
    over: bool


def listed() -> list[SavedMatch]:
    """The saved matches, the last played first; files that are not journals are left out."""
    found = []
    for path in folder().glob(f"*{SUFFIX}") if folder().is_dir() else ():
        try:
            with path.open("rb") as stream:
                header = read_entry(stream.readline(LONGEST_LINE))
                stream.seek(max(0, path.stat().st_size - LONGEST_CLOSING))
                end = stream.read()
            played = datetime.fromtimestamp(path.stat().st_mtime)
        except (OSError, JournalError):
            continue
        if isinstance(header, Header):
            found.append(SavedMatch(path.stem, header.game, played, _is_closed(end)))
    return sorted(found, key=lambda match: (match.played, match.name), reverse=True)


def _is_closed(end: bytes) -> bool:
    # Whether the last line of a journal is that of a finished match.
    try:
        return isinstance(read_entry(end.rstrip(b"\n").rpartition(b"\n")[2]), Closing)
    except JournalError:
        return False  # only the end of a longer line, or a torn one


class Reopened:
    """A saved match to resume: its lines, and whether a partial line at the end was dropped."""

    def __init__(self, path: Path) -> None:
        lines = list(raw_lines(path))
        # A crash while writing leaves a partial line, whose input never took effect.
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
        """The header of the journal."""
        first = self.entries[0]
        assert isinstance(first, Header)  # `entries` has checked the first line
        return first

    def append(self) -> Save:
        """Open the journal after its last complete line."""
        return _append(self.path, sum(map(len, self.lines)))

    def start_over(self) -> Save:
        """Open the journal and empty it: a header alone is written again with the first input."""
        return _append(self.path, 0)


def _append(path: Path, size: int) -> Save:
    try:
        stream = FileIO(path, "a")
        if stream.tell() > size:
            stream.truncate(size)
        return Save(path, stream)
    except OSError as error:
        raise unreadable(path, error) from None

"""Output files, opened before anything is played so that a bad name fails early."""

import os
import stat
from collections.abc import Sequence
from io import FileIO
from pathlib import Path

from turnwright.cli.errors import UserError, unreadable
from turnwright.cli.journal.journals import write_all


class OutputFile:
    """An output file; its old content stays until there is something to write."""

    def __init__(self, name: str, *, fresh: bool = False) -> None:
        self.name = name
        try:
            self._made = not Path(name).exists()
            if fresh and not self._made:
                raise UserError(f"{name} already exists", "Overwrite it with --force, or name another file")
            self._stream = FileIO(name, "ab")
        except (OSError, ValueError) as error:
            raise unreadable(name, error) from None

    def write(self, data: bytes) -> None:
        """Replace the content of the file."""
        self.empty()
        self.add(data)
        self.close()

    def empty(self) -> None:
        """Truncate the file, unless it is a pipe or a device."""
        try:
            if stat.S_ISREG(os.fstat(self._stream.fileno()).st_mode):
                self._stream.truncate(0)
        except OSError as error:
            raise unreadable(self.name, error) from None
        self._made = False

    def add(self, data: bytes) -> None:
        """Append to the file."""
        write_all(self._stream, data)

    def close(self) -> None:
        """Close the file, and delete it if it was created and never written."""
        if self._stream.closed:
            return
        self._stream.close()
        if self._made:
            Path(self.name).unlink(missing_ok=True)


class OutputFiles:
    """The output files of one command, by kind."""

    def __init__(self, **names: str) -> None:
        given = {what: name for what, name in names.items() if name}
        _refuse_twice(list(given.values()))
        self._open: dict[str, OutputFile] = {}
        try:
            for what, name in given.items():
                self._open[what] = OutputFile(name)
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> "OutputFiles":
        return self

    def __exit__(self, *error: object) -> None:
        for target in self._open.values():
            target.close()

    def __contains__(self, what: str) -> bool:
        return what in self._open

    def write(self, what: str, text: str) -> str:
        """Write the file of this kind and return its name."""
        target = self._open[what]
        target.write(text.encode())
        return target.name


def _refuse_twice(names: Sequence[str]) -> None:
    for at, name in enumerate(names):
        if Path(name).absolute() in [Path(other).absolute() for other in names[:at]]:
            raise UserError(f"{name} is used for two outputs", "Name two files")


def require_report() -> None:
    """Fail early if the packages for a report are missing."""
    from turnwright.lab.report.html import missing

    if lacking := missing():
        raise UserError(f"An HTML report needs {lacking}", "Try: pip install 'turnwright[lab]'")

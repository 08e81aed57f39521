"""Files that a command of the lab writes at its end, opened at its beginning: nothing is played in vain."""

import os
import stat
from collections.abc import Sequence
from io import FileIO
from pathlib import Path

from turnwright.cli.errors import UserError, unreadable
from turnwright.cli.journal.journals import write_all


class OutputFile:
    """A file that will be written over when there is something to write; until then it stays as it was."""

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
        """Put this into the file in place of what was there."""
        self.empty()
        self.add(data)
        self.close()

    def empty(self) -> None:
        """Let go of what was there; a pipe or a device has nothing to let go of."""
        try:
            if stat.S_ISREG(os.fstat(self._stream.fileno()).st_mode):
                self._stream.truncate(0)
        except OSError as error:
            raise unreadable(self.name, error) from None
        self._made = False

    def add(self, data: bytes) -> None:
        """Put this at the end of the file."""
        write_all(self._stream, data)

    def close(self) -> None:
        """Nothing more will be written; a file that was made for nothing goes."""
        if self._stream.closed:
            return
        self._stream.close()
        if self._made:
            Path(self.name).unlink(missing_ok=True)


class OutputFiles:
    """All files of one command, each by what is to be written in it; closed together."""

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
        """Write the file of that kind; its name."""
        target = self._open[what]
        target.write(text.encode())
        return target.name


def _refuse_twice(names: Sequence[str]) -> None:
    for at, name in enumerate(names):
        if Path(name).absolute() in [Path(other).absolute() for other in names[:at]]:
            raise UserError(f"{name} is used for two outputs", "Name two files")


def require_report() -> None:
    """Refuse to begin when a report could not be made at the end."""
    from turnwright.lab.report.html import missing

    if lacking := missing():
        raise UserError(f"An HTML report needs {lacking}", "Try: pip install 'turnwright[lab]'")

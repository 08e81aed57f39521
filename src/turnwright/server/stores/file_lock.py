"""A claim to a file for one process: gone when the process is, however it ended."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock_path(path: Path) -> Path:
    """The file on which the claim to a file lies."""
    return path.with_name(f"{path.name}-claim")


class FileLock:
    """Held from its making until `release`; raises `BlockingIOError` when another holds it.

    The claim lies on a file beside the real one, because SQLite loses its own locks on a file when anybody
    in the process closes it. That file stays: taking it away would let two claim two files of one name.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(lock_path(path), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise BlockingIOError(f"{path} is claimed") from error

    def release(self) -> None:
        """Let others have it."""
        os.close(self._file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""Finds write-ahead logs that do not belong to the SQLite file beside them.

SQLite replays `FILE-wal` into `FILE` whatever that file is. If a backup was copied over a store while an old
log lay beside it, opening the store would corrupt it.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from turnwright.server.stores.store import StoreError

_FORMAT_AT = 18  # the byte of the header that says how the file is written
_IN_WAL_MODE = 2


def companions(path: Path) -> list[Path]:
    """The files that SQLite keeps beside a store while it is open, or after a crash."""
    return [path.with_name(path.name + end) for end in ("-wal", "-shm")]


def refuse_stale_wal(path: Path) -> None:
    """Raise `StoreError` if the log beside a store was left by another file."""
    log = companions(path)[0]
    if not size_of(log):
        return
    if not size_of(path):
        raise StoreError(f"{log} was left behind, but {path} is missing: {_advice(path)}")
    # Backups are not in WAL mode, so a log beside one is never its own.
    if not is_in_wal_mode(path) or problem_of(path):
        raise StoreError(f"{log} does not belong to {path}: {_advice(path)}")


def is_in_wal_mode(path: Path) -> bool:
    """Whether the file says that it is written through a log."""
    with path.open("rb") as file:
        header = file.read(_FORMAT_AT + 1)
    return len(header) > _FORMAT_AT and header[_FORMAT_AT] == _IN_WAL_MODE


def problem_of(path: Path, thorough: bool = False) -> str:
    """The damage found in a file together with its log, or an empty string; neither is changed."""
    check = "integrity_check" if thorough else "quick_check"
    try:
        with closing(read_only(path)) as db:
            found = db.execute(f"PRAGMA {check}(1)").fetchone()[0]
    except sqlite3.Error as error:
        return str(error)
    if found == "ok":
        return ""
    # SQLite may begin with the name of the database, which says nothing here.
    lines = str(found).splitlines()
    return next((line for line in lines if not line.startswith("***")), lines[0])


def read_only(path: Path) -> sqlite3.Connection:
    """Open a file without changing it: the log is read, but not written back."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=5.0)


def size_of(path: Path) -> int:
    """The bytes of a file, 0 if there is none."""
    return path.stat().st_size if path.is_file() else 0


def _advice(path: Path) -> str:
    return (
        f"if you copied a backup there, delete {path.name}-wal and {path.name}-shm, "
        "or use `turnwright store restore`, which does."
    )

"""Commands for the store of a server: check, backup, restore, archive, remove."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from turnwright.cli.app import SERVE, File, Flag, app
from turnwright.cli.errors import Exit, UserError, needs_extra

if TYPE_CHECKING:
    from turnwright.server.stores.maintenance import StoreSummary

store_app = App(name="store", group=SERVE, help="Check, back up and restore the store of a server.")
app.command(store_app)


@store_app.command
def check(*, store: File = "") -> Exit:
    """Check every page and every journal line of a store. The server may be running.

    Parameters
    ----------
    store
        SQLite file of the store. [default: the file in the data folder]
    """
    with _store_errors():
        from turnwright.server.stores import maintenance

        found = maintenance.check(_file(store))
    print(f"The store is intact: {_described(found)}.")
    return Exit.FINE


@store_app.command
def backup(file: File, /, *, store: File = "") -> Exit:
    """Copy a store to a new file and check the copy. The server may be running.

    Parameters
    ----------
    file
        New file for the backup.
    store
        SQLite file of the store. [default: the file in the data folder]
    """
    with _store_errors():
        from turnwright.server.stores import maintenance

        found = maintenance.backup(_file(store), Path(file).expanduser())
    print(f"The backup {file} is complete: {_described(found)}.")
    return Exit.FINE


@store_app.command
def restore(file: File, /, *, store: File = "", replace: Flag = False) -> Exit:
    """Restore a store from a backup. Stop the server first.

    Parameters
    ----------
    file
        Backup to restore.
    store
        SQLite file of the store. [default: the file in the data folder]
    replace
        Replace an existing store. It is renamed, not deleted.
    """
    with _store_errors():
        from turnwright.server.stores import maintenance

        target = _file(store)
        found, replaced = maintenance.restore(Path(file).expanduser(), target, replace)
    print(f"{target} is restored: {_described(found)}.")
    if replaced is not None:
        print(f"The store that it replaces is kept as {replaced}.")
    return Exit.FINE


@store_app.command
def archive(match: str, /, *, store: File = "", undo: Flag = False) -> Exit:
    """Hide a match from the lobby and keep it readable. With SQLite, stop the server first.

    Parameters
    ----------
    match
        Id of the match.
    store
        SQLite file, or postgresql://USER@HOST/DATABASE. [default: the file in the data folder]
    undo
        List the match again.
    """
    with _store_errors():
        from turnwright.server.stores.connect import open_existing

        with closing(open_existing(_address(store))) as opened:
            opened.set_archived(match, archived=not undo)
    print(f"Match {match} is listed again." if undo else f"Match {match} is archived.")
    return Exit.FINE


@store_app.command
def remove(match: str, /, *, store: File = "") -> Exit:
    """Permanently remove a match and all its data. With SQLite, stop the server first.

    Parameters
    ----------
    match
        Id of the match.
    store
        SQLite file, or postgresql://USER@HOST/DATABASE. [default: the file in the data folder]
    """
    with _store_errors():
        from turnwright.server.host.peers import MatchRemoved, encode_message
        from turnwright.server.stores.connect import open_existing

        with closing(open_existing(_address(store))) as opened:
            opened.remove(match)
            opened.publish([(match, encode_message(MatchRemoved("")))])
    print(f"Match {match} is removed.")
    return Exit.FINE


@contextmanager
def _store_errors() -> Iterator[None]:
    """Turn a missing extra and errors of a store into user errors."""
    with needs_extra("server", "The server"):
        from turnwright.server.stores import StoreError

        try:
            yield
        except StoreError as error:
            raise UserError(str(error), code=Exit.BAD_FILE) from None


def _address(store: str) -> str:
    from turnwright.server.app.serve import ServeError, ServeOptions

    try:
        return ServeOptions(store=store).address()
    except ServeError as error:
        raise UserError(str(error)) from None


def _file(store: str) -> Path:
    from turnwright.server.stores.connect import file_of

    file = file_of(_address(store))
    if file is None:
        raise UserError(
            "This command is for SQLite files", "For PostgreSQL, use pg_dump and pg_restore", Exit.BAD_FILE
        )
    return file


def _described(found: "StoreSummary") -> str:
    matches, lines = _counted(found.matches, "match", "matches"), _counted(found.lines, "line", "lines")
    return f"{matches}, {found.running} of them running, {lines}, {found.bytes} bytes"


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"

"""Opens stores by address: a path, `sqlite:///path`, or `postgresql://user@host/database`."""

from pathlib import Path
from urllib.parse import unquote

from turnwright.server.stores.sqlite import SqliteStore
from turnwright.server.stores.store import Store, StoreError

_POSTGRES = ("postgresql://", "postgres://")
_SQLITE = "sqlite:///"
_EXPECTED = "give a path, sqlite:///path or postgresql://host/database"


def file_of(address: str | Path) -> Path | None:
    """The file at an address of a store; None for a database."""
    if isinstance(address, Path) or "://" not in address:
        return Path(address).expanduser()
    return Path(unquote(address.removeprefix(_SQLITE))).expanduser() if address.startswith(_SQLITE) else None


def open_existing(address: str | Path) -> Store:
    """Open the store at an address; unlike `open_store`, do not create a missing file."""
    file = file_of(address)
    if file is not None and not file.exists():
        raise StoreError(f"{file} does not exist.")
    return open_store(address)


def open_store(address: str | Path, claimed: bool = False) -> Store:
    """Open the store at an address, and create it if it is missing; raises `StoreError` with a sentence.

    `claimed` says that this server has opened it already, in another process.
    """
    if isinstance(address, str):
        if address.startswith(_POSTGRES):
            try:
                from turnwright.server.stores.postgres import PostgresStore
            except ImportError:
                raise StoreError("PostgreSQL needs its driver: pip install 'turnwright[postgres]'.") from None
            return PostgresStore(address)
        if address.startswith(_SQLITE):
            address = unquote(address.removeprefix(_SQLITE))
        elif "://" in address:
            raise StoreError(f"There is no store of that kind: {_EXPECTED}.")
        if not address:
            raise StoreError(f"There is no store without a name: {_EXPECTED}.")
        address = Path(address).expanduser()
    return SqliteStore(address, claimed)

"""Stores by their addresses: a path, `sqlite:///path`, or `postgresql://user@host/database`."""

import re
from pathlib import Path
from urllib.parse import unquote

from turnwright.server.stores.sqlite import SqliteStore
from turnwright.server.stores.store import Store, StoreError

_POSTGRES = ("postgresql://", "postgres://")
_SQLITE = "sqlite:///"
_EXPECTED = "give a path, sqlite:///path or postgresql://host/database"
_PARTS = re.compile(
    r"""((?P<user>[^:/?#@]*)(:[^/?#@]*)?@)?  # perhaps with a password
    (?P<where>([\w.%,-]|\[[\da-fA-F:.]+\]|:\d+)*(/[^/?#@:]*)?)(\?[^#@]*)?""",
    re.VERBOSE,
)


def open_store(address: str | Path) -> Store:
    """The store at an address, made if it is missing; raises `StoreError` with a sentence for people."""
    if isinstance(address, Path):
        return SqliteStore(address)
    if address.startswith(_POSTGRES):
        return _postgres(address)
    if address.startswith(_SQLITE):
        return _sqlite(unquote(address.removeprefix(_SQLITE)))
    if "://" in address:
        raise StoreError(f"There is no store of that kind: {_EXPECTED}.")
    return _sqlite(address)


def shown_address(address: str | Path) -> str:
    """An address as it may be shown to anybody: without its password, and what else may be a secret."""
    scheme, apart, rest = str(address).partition("://")
    if isinstance(address, Path) or not apart or scheme == "sqlite":
        return str(address)
    # A sign in a password may have torn the address: what does not look as it should is not shown at all.
    found = _PARTS.fullmatch(rest)
    if found is None:
        return f"{scheme}://..."
    user = f"{found['user']}@" if found["user"] else ""
    return f"{scheme}://{user}{found['where']}"


def _sqlite(path: str) -> SqliteStore:
    if not path:
        raise StoreError(f"There is no store without a name: {_EXPECTED}.")
    return SqliteStore(Path(path).expanduser())


def _postgres(address: str) -> Store:
    try:
        from turnwright.server.stores.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs its driver: pip install 'turnwright[postgres]'.") from None
    return PostgresStore(address)

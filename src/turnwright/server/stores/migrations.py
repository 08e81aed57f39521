"""The numbered migrations of a store's tables."""

import re
from functools import cache
from importlib.resources import files

from turnwright.server.stores.store import StoreError


@cache
def steps(kind: str) -> dict[int, str]:
    """The migrations for a kind of store (`sqlite`, `postgres`) by number."""
    folder = files("turnwright.server.stores") / "migrations"
    named = {path.name: path for path in folder.iterdir() if path.name.endswith(f".{kind}.sql")}
    return {number_of(name): named[name].read_text(encoding="utf-8") for name in sorted(named)}


def number_of(name: str) -> int:
    """The number that a migration's file name begins with."""
    found = re.match(r"\d{4}(?=_)", name)
    assert found is not None, f"{name} has no number"
    return int(found[0])


def missing(kind: str, version: int, place: str) -> dict[int, str]:
    """The migrations after a version; tables of an unknown, newer version are refused."""
    known = steps(kind)
    if version > max(known):
        raise StoreError(
            f"{place} was written by a newer Turnwright (table version {version}; this one knows "
            f"{max(known)}): upgrade Turnwright."
        )
    return {number: step for number, step in known.items() if number > version}

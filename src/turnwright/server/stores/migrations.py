"""The numbered steps that bring a store's tables to what this install knows."""

import re
from functools import cache
from importlib.resources import files

from turnwright.server.stores.store import StoreError


@cache
def steps(kind: str) -> dict[int, str]:
    """The steps for a kind of store (`sqlite`, `postgres`) by their numbers."""
    folder = files("turnwright.server.stores") / "migrations"
    named = {path.name: path for path in folder.iterdir() if path.name.endswith(f".{kind}.sql")}
    return {number_of(name): named[name].read_text(encoding="utf-8") for name in sorted(named)}


def number_of(name: str) -> int:
    """The number that a step's file begins with."""
    found = re.match(r"\d{4}(?=_)", name)
    assert found is not None, f"{name} has no number"
    return int(found[0])


def missing(kind: str, version: int, place: str) -> dict[int, str]:
    """The steps that come after a version; tables of a newer version than is known are refused."""
    known = steps(kind)
    if version > max(known):
        raise StoreError(
            f"{place} was written by a newer Turnwright (tables of version {version}; this one knows "
            f"{max(known)}): install that one."
        )
    return {number: step for number, step in known.items() if number > version}

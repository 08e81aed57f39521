"""Misprints of entries, one at a time: a number, a die, a kind of damage, an ability, a condition."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from games.tactics.srd import ABILITIES, TYPES
from turnwright.gamekit.content import decode_union
from turnwright.games.tactics.srd import CONDITIONS

KINDS = TYPES.split("|")
OTHERS: tuple[list[str], ...] = (
    KINDS,
    list(ABILITIES.values()),
    [each for each in CONDITIONS if each != "dead"],
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value that can be misprinted."""
    if isinstance(value, dict):
        for key, inner in value.items():
            # These say nothing of most shapes, and are not of the book.
            if key in ("width", "angle", "coward"):
                continue
            yield from places(inner, (*path, key))
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from places(inner, (*path, at))
    elif misprint(value) != value:
        yield path


def misprint(value: Any) -> Any:
    """Another value of the same kind; the same one if it is a word or a name."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value + (5 if value and value % 5 == 0 else 1)
    if re.match(r"\d+d\d+", value):
        return f"{int(value.partition('d')[0]) + 1}d{value.partition('d')[2]}"
    if re.fullmatch(rf"\d+( ({TYPES}))?", value):
        return re.sub(r"\d+", lambda found: str(int(found[0]) + 1), value)
    for listed in OTHERS:
        if value in listed:
            return listed[(listed.index(value) + 1) % len(listed)]
    return value


def misprinted(entry: Any, path: tuple[Any, ...]) -> Any:
    """The entry with one value changed, or nothing if that is no entry any more."""
    if not path:
        return None
    told = msgspec.json.decode(msgspec.json.encode(entry))
    inner = told
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = misprint(inner[path[-1]])
    try:
        return msgspec.convert(told, type(entry), dec_hook=decode_union)
    except msgspec.ValidationError:
        return None

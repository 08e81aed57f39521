"""Finds keys that occur twice in one JSON object, of which parsers keep different ones."""

import json
import re
from typing import Any

import msgspec

LONGEST = 40  # characters of a key that are repeated to the client

_SPACED = re.compile(rb'"\s+:')
_TEXT_SPACED = re.compile(r'"\s+:')


def duplicate_key(data: bytes | str) -> str | None:
    """A key that occurs twice in one object of a valid JSON document, or None."""
    # Decoded and encoded again, a document has fewer keys if one occurred twice. Counting is exact unless
    # strings are written with escapes, or keys with spaces after them, which few programs do.
    if isinstance(data, str):
        plain = "\\" not in data and not _TEXT_SPACED.search(data)
        keys = data.count('":')
    else:
        plain = b"\\" not in data and not _SPACED.search(data)
        keys = data.count(b'":')
    if plain and msgspec.json.encode(msgspec.json.decode(data)).count(b'":') == keys:
        return None
    try:
        json.loads(data, object_pairs_hook=_check_pairs)
    except _Duplicate as duplicate:
        return duplicate.key
    except (ValueError, RecursionError):  # numbers and depths that this parser does not take
        return None
    return None


def twice_in_object(key: str) -> str:
    """The sentence about a key that occurs twice."""
    return f'the key "{key[:LONGEST]}" occurs twice in one object'


class _Duplicate(Exception):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _check_pairs(pairs: list[tuple[str, Any]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise _Duplicate(key)
        seen.add(key)

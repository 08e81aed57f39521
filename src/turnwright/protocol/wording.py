"""What is wrong with something from outside, in words for people: the field, and what belongs there."""

import re
from collections.abc import Callable
from typing import NamedTuple

import msgspec

KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
PARTS = {"str": "characters", "array": "entries", "object": "entries"}
LONGEST = 200  # characters, of which some may be a stranger's
BOUNDS = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}


class Wrong(NamedTuple):
    """What is wrong, and the field where it is; without one it is the whole."""

    reason: str
    field: str = ""


def wrong(error: Exception, whole: str) -> Wrong:
    """Say what a reader has found wrong with the `whole` that came, which is `the body` or the like."""
    if isinstance(error, msgspec.ValidationError):
        found = _unfit(str(error), whole)
    elif isinstance(error, RecursionError):
        found = Wrong(f"{whole} is too deeply nested")
    else:
        found = Wrong(_unreadable(str(error), whole))
    return Wrong(found.reason[:LONGEST], found.field[:LONGEST])


def _unfit(text: str, whole: str) -> Wrong:
    found = AT.fullmatch(text)
    said, path = (text, "") if found is None else (found["said"], found["path"])
    field = re.sub(r"\[(\d+|\.\.\.)\]", "", path).strip(".")
    what = f"each of {field}" if path.endswith("]") else field or whole
    for pattern, words in SENTENCES:
        if match := re.fullmatch(pattern, said, re.DOTALL):
            return words(match, what, field)
    return Wrong(f"{what} cannot be used: {said}", field)


AT = re.compile(r"(?P<said>.*) - at `(?:key in )?\$(?P<path>.*)`", re.DOTALL)


def _unreadable(text: str, whole: str) -> str:
    if "truncated" in text:
        return f"{whole} breaks off before its end"
    if place := re.search(r"\(byte (\d+)\)", text):
        return f"{whole} is no JSON: it goes wrong at byte {place[1]}"
    return f"{whole} is no JSON"


def _unknown(found: re.Match[str], what: str, field: str) -> Wrong:
    return Wrong(f"{found[1]!r} is no field of {what}", _inside(field, found[1]))


def _missing(found: re.Match[str], what: str, field: str) -> Wrong:
    missing = _inside(field, found[1])
    return Wrong(f"{missing} is missing", missing)


def _other_kind(found: re.Match[str], what: str, field: str) -> Wrong:
    wanted = " or ".join(KINDS.get(kind, kind) for kind in found[1].split(" | "))
    got = f", not {KINDS.get(found[2], found[2])}" if found[2] else ""
    return Wrong(f"{what} has to be {wanted}{got}", field)


def _out_of_bounds(found: re.Match[str], what: str, field: str) -> Wrong:
    return Wrong(f"{what} has to be {BOUNDS[found[1]]} {found[2]}", field)


def _other_length(found: re.Match[str], what: str, field: str) -> Wrong:
    if found[2] == ">=" and found[3] == "1":
        return Wrong(f"{what} is empty", field)
    return Wrong(f"{what} has to have {BOUNDS[found[2]]} {found[3]} {PARTS.get(found[1], 'bytes')}", field)


def _none_of_them(found: re.Match[str], what: str, field: str) -> Wrong:
    return Wrong(f"{what} cannot be {found[1]}", field)


def _inside(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


# What a reader says, and how it is told.
SENTENCES: tuple[tuple[str, Callable[[re.Match[str], str, str], Wrong]], ...] = (
    (r"Object contains unknown field `(.*)`", _unknown),
    (r"Object missing required field `(.*)`", _missing),
    (r"Expected `([^`]*)`(?:, got `([^`]*)`)?", _other_kind),
    (r"Expected `(?:int|float)` (<=|>=|<|>) (\S+)", _out_of_bounds),
    (r"Expected `(\w+)` of length (<=|>=) (\d+)", _other_length),
    (r"Invalid (?:enum )?value (.*)", _none_of_them),
)

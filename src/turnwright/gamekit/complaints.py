"""Explains in sentences what is wrong with external data, from the error messages of msgspec."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

import msgspec

TYPE_NAMES = {
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "str": "text",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
PARTS = {"str": "character", "array": "item", "object": "field"}
BOUNDS = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}
LONGEST = 200  # characters of a message, part of which may be external

MISSING, UNKNOWN, CHOICE, PATTERN, LENGTH, BOUND, MULTIPLE, TYPE, ONE_OF, OTHER = range(10)
_RULES = (
    (MISSING, re.compile(r"Object missing required field `(.*)`")),
    (UNKNOWN, re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)),
    (CHOICE, re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)),
    (PATTERN, re.compile(r"(Expected `str` matching regex .*)", re.DOTALL)),
    (ONE_OF, re.compile(r"Expected (exactly one of .*), got ([a-z_, ]+)")),
    (LENGTH, re.compile(r"Expected `(\w+)` of length ([<>]=)? ?(\d+)(?:, got \d+)?")),
    (BOUND, re.compile(r"Expected `(\w+)` ([<>]=?) (\S+)")),
    (MULTIPLE, re.compile(r"Expected `\w+` that's a multiple of ([\d.]+)")),
    (TYPE, re.compile(r"Expected `([^`]*)`(?:, got `([^`]*)`)?")),
)
_AT = re.compile(r"(?P<problem>.*) - at `(?:key in )?\$(?P<path>.*)`", re.DOTALL)


class Problem(NamedTuple):
    """The rule that a value breaks, with the parts of msgspec's message."""

    rule: int
    parts: tuple[str, ...]

    @classmethod
    def read(cls, message: str) -> "Problem":
        """Read a message of msgspec without its place."""
        for rule, pattern in _RULES:
            if found := pattern.fullmatch(message):
                return cls(rule, tuple(part or "" for part in found.groups()))
        return cls(OTHER, (message,))

    @property
    def types(self) -> str:
        """The expected types, in words."""
        names = self.parts[0].split(" | ")
        # A whole number is a number, too.
        told = [name for name in names if name != "int" or "float" not in names]
        return " or ".join(TYPE_NAMES.get(name, name) for name in told)

    @property
    def length(self) -> str:
        """The expected length, in words."""
        kind, bound, length = self.parts
        part = PARTS.get(kind, "byte")
        count = f"{BOUNDS[bound]} {length}" if bound else length
        return f"{count} {part}" if length == "1" else f"{count} {part}s"

    @property
    def bound(self) -> str:
        """The bound of a number, in words."""
        return f"{BOUNDS[self.parts[1]]} {self.parts[2].removesuffix('.0')}"


class Wrong(NamedTuple):
    """An error in a value, and the field where it is; without a field it concerns the whole."""

    reason: str
    field: str = ""


def wrong(error: Exception, whole: str) -> Wrong:
    """Return what an error of decoding says about the `whole`, such as "the body"."""
    text = str(error)
    if isinstance(error, RecursionError):
        found = Wrong(f"{whole} is too deeply nested")
    elif "truncated" in text:
        found = Wrong(f"{whole} breaks off before its end")
    elif isinstance(error, msgspec.ValidationError) or is_misfit(text):
        found = misfit(text, whole)
    elif place := re.search(r"\(byte (\d+)\)", text):
        found = Wrong(f"{whole} is not JSON: error at byte {place[1]}")
    else:
        found = Wrong(f"{whole} is not JSON")
    return Wrong(found.reason[:LONGEST], found.field[:LONGEST])


def is_misfit(text: str) -> bool:
    """Return whether a text is msgspec's message about a value of the wrong form."""
    return text.startswith(("Expected `", "Object ", "Invalid "))


def misfit(text: str, whole: str) -> Wrong:
    """Return what msgspec's message about a value says, in a sentence."""
    at = _AT.fullmatch(text)
    message, path = (text, "") if at is None else (at["problem"], at["path"])
    field = re.sub(r"\[(\d+|\.\.\.)\]", "", path).strip(".")
    items = f"each of {field}" if field else "each item"
    what = items if path.endswith("]") else field or whole
    problem = Problem.read(message)
    first = problem.parts[0]
    inner = f"{field}.{first}" if field else first
    if problem.rule == MISSING:
        return Wrong(f"{inner} is missing", inner)
    if problem.rule == UNKNOWN:
        return Wrong(f'{what} has no field "{first}"', inner)
    if problem.rule == CHOICE:
        return Wrong(f"{what} cannot be {first}", field)
    if problem.rule == LENGTH:
        empty = problem.parts[1:] == (">=", "1")
        return Wrong(f"{what} is empty" if empty else f"{what} must have {problem.length}", field)
    if problem.rule == BOUND:
        return Wrong(f"{what} must be {problem.bound}", field)
    if problem.rule == TYPE:
        got = TYPE_NAMES.get(problem.parts[1], problem.parts[1])
        return Wrong(f"{what} must be {problem.types}" + (f", not {got}" if got else ""), field)
    return Wrong(f"{what} cannot be used: {message}", field)


def shown(value: object) -> str:
    """Return a short description of any value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "nothing"
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a huge number"
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "...")
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return TYPE_NAMES["array"]
    return TYPE_NAMES["object"] if isinstance(value, dict) else "something else"


def system_reason(error: Exception) -> str:
    """Return why the system could not read, write or connect."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def either(words: Iterable[object]) -> str:
    """Join choices as a sentence does: a, b or c."""
    listed = [str(word) for word in words]
    return f"{', '.join(listed[:-1])} or {listed[-1]}" if len(listed) > 1 else "".join(listed)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return a question that suggests the closest known name, or an empty string if none is close."""
    listed = list(known)
    near = get_close_matches(name[:LONGEST], listed, n=1, cutoff=0.7)
    if not near and len(name) > 1:
        near = [each for each in listed if each.startswith(name)]
    return f'Did you mean "{near[0]}"?' if near else ""


def is_misspelling(name: str, known: Iterable[str]) -> bool:
    """Whether a name is probably meant to be a known one: nearly the same, or its beginning."""
    listed = list(known)
    near = get_close_matches(name[:LONGEST], listed, n=1, cutoff=0.8)
    return bool(near) or (len(name) > 1 and any(each.startswith(name) for each in listed))


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """Return that there is nothing of this kind and name, and the closest name there is."""
    hint = did_you_mean(name, known)
    return f'unknown {kind} "{name[:60]}"' + (f". {hint}" if hint else "")


def lowered(text: str) -> str:
    """Return a sentence as it goes on after a colon; an acronym stays as it is."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]

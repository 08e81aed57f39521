"""Reads content files and explains what is wrong in them: the file, the place and what was expected.

Nothing here opens a file by name: the caller passes a path object, or the bytes.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence, Sized
from contextlib import AbstractContextManager, suppress
from enum import Enum
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    BinaryIO,
    ClassVar,
    Literal,
    NamedTuple,
    NoReturn,
    Protocol,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

import msgspec
import yaml

from turnwright.gamekit import complaints
from turnwright.gamekit.complaints import (
    Problem,
    did_you_mean,
    either,
    is_misspelling,
    lowered,
    shown,
    system_reason,
)
from turnwright.kernel.errors import ContentError

LARGEST_FILE = 4 * 1024 * 1024
DEEPEST_YAML = 20
ONE_LINE = "1 to 80 characters on one line"


class Wording:
    """How errors describe the fields of a game's files: the allowed words, and what a pattern requires.

    Words given here take precedence over those of the field's type. A pattern is described by its field, or
    by itself for all fields.
    """

    def __init__(self, words: Mapping[str, tuple[str, ...]] = {}, patterns: Mapping[str, str] = {}) -> None:
        self.words = dict(words)
        self.patterns = dict(patterns)

    def words_of(self, spot: "_Spot") -> tuple[str, ...]:
        """Return the words that the field allows."""
        return self.words.get(spot.field) or tuple(word for kind in spot.kinds for word in _words(kind))

    def pattern_of(self, spot: "_Spot", problem: str) -> str:
        """Return what a text must look like there."""
        if spot.field in self.patterns:
            return self.patterns[spot.field]
        return next((words for each, words in self.patterns.items() if repr(each) in problem), ONE_LINE)


def refuse(file: str, path: str, expected: str, *got: object, known: Iterable[str] = ()) -> NoReturn:
    """Raise a `ContentError` with what was expected at a place, what was found, and the closest known id."""
    found = f", got {shown(got[0])}" if got else ""
    hint = did_you_mean(got[0], known) if got and isinstance(got[0], str) else ""
    raise ContentError(file, path, f"expected {expected}{found}" + (f". {hint}" if hint else "")) from None


class Place(NamedTuple):
    """A place in a file, with the text of the file to find its line."""

    file: str
    path: str = "$"
    text: bytes = b""

    def inside(self, inner: str) -> "Place":
        """Return the place of a field or an item inside this one."""
        return self._replace(path=f"{self.path}.{inner}")

    def refuse(self, expected: str, *got: object, known: Iterable[str] = ()) -> NoReturn:
        """Raise a `ContentError` about this place."""
        refuse(self.file, located(self.path, self.text), expected, *got, known=known)


@runtime_checkable
class Openable(Protocol):
    """A path that can be opened."""

    def open(self, mode: Literal["rb"], /) -> AbstractContextManager[BinaryIO]:
        """Open the file for reading."""


def is_path(text: str) -> bool:
    """Return whether a text is the path of a file rather than the name of shipped content."""
    return "/" in text or "\\" in text or text.endswith((".yaml", ".yml", ".json"))


def contents(file: str, path: Openable) -> bytes:
    """Read a user's file; raise `ContentError` if it cannot be read or is too large."""
    try:
        with path.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = system_reason(error)
        raise ContentError(file, "", f"cannot read the file ({reason})") from None
    if len(data) > LARGEST_FILE:
        raise ContentError(file, "", f"expected at most {LARGEST_FILE // 1024 // 1024} MiB")
    return data


class Source(NamedTuple):
    """The source of a scenario: its values, its file and the text."""

    values: Any
    file: str = "scenario"
    text: bytes = b""


def source_of(
    given: Any, names: Sequence[str], shipped: Callable[[str], bytes], read: Callable[[Any], bytes]
) -> Source:
    """Find a scenario by the name of a shipped one, by the path of a file, or as plain values."""
    if isinstance(given, msgspec.Struct):
        return Source(msgspec.to_builtins(given))
    if isinstance(given, Mapping):
        return Source(dict(given))
    if not isinstance(given, str | Openable):
        raise ContentError("scenario", "", f"expected a name, a file or named fields, got {shown(given)}")
    if isinstance(given, Openable) or is_path(given):
        text = read(given)
        return Source(parsed(text, str(given)), str(given), text)
    if given not in names:
        hint = did_you_mean(given, names)
        expected = f"expected a file or one of {either(names)}" + (f". {hint}" if hint else "")
        raise ContentError(given[:80], "", expected)
    file = f"scenarios/{given}.yaml"
    text = shipped(file)
    return Source(parsed(text, file), file, text)


def parsed(data: bytes, file: str) -> Any:
    """Parse a file as JSON if its name says so, else as YAML."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError(file, _place(data, error.start), "expected text in UTF-8") from None
    return _parsed_json(text, file) if file.endswith(".json") else _parsed_yaml(text, file)


def _parsed_json(text: str, file: str) -> Any:
    try:
        values = msgspec.json.decode(text)
        # Numbers stay text, however long: only names are checked here.
        json.loads(text, object_pairs_hook=_told_apart, parse_int=str, parse_float=str)
        return values
    except _Twice as twice:
        _refuse_twice(str(twice), text, file)
    except RecursionError:
        raise ContentError(file, "", "expected JSON that is nested less deeply") from None
    except msgspec.DecodeError as error:
        reason, _, byte = str(error).removesuffix(")").partition(" (byte ")
        data = text.encode()
        place = _place(data, int(byte) if byte else len(data))
        reason = lowered(reason.removeprefix("JSON is malformed: ").partition(" - at ")[0])
        raise ContentError(file, place, f"expected JSON, but: {reason}") from None


class _Twice(Exception):
    """A field that occurs twice in one object."""


def _told_apart(pairs: list[tuple[str, Any]]) -> None:
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise _Twice(name)
        names.add(name)


def _refuse_twice(name: str, text: str, file: str) -> NoReturn:
    # JSON is nearly always valid YAML, whose reader knows the lines.
    with suppress(yaml.YAMLError):
        _look_over_yaml(text, file)
    raise ContentError(file, "", f"expected the field {shown(name)} once")


def _parsed_yaml(text: str, file: str) -> Any:
    try:
        _look_over_yaml(text, file)
        return msgspec.yaml.decode(text)
    except (yaml.YAMLError, msgspec.DecodeError, ValueError, RecursionError) as error:
        # msgspec wraps the error of the YAML reader, which knows the place.
        _refuse_yaml(error if isinstance(error, yaml.YAMLError) else error.__context__ or error, text, file)


def _look_over_yaml(text: str, file: str) -> None:
    # CSafeLoader limits neither depth nor aliases and keeps the last of duplicate fields, so check before
    # loading.
    outline = _Outline(file)
    for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        if isinstance(event, yaml.AliasEvent):
            raise ContentError(file, _at(event.start_mark), "expected no aliases")
        if isinstance(event, yaml.CollectionEndEvent):
            outline.leave()
        elif isinstance(event, yaml.NodeEvent):
            outline.enter(event)


class _Outline:
    """The depth of the reader, and the fields seen at each level."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.fields: list[dict[str, bool] | None] = []  # by name; nothing for a list
        self.name_next: list[bool] = []

    def enter(self, event: Any) -> None:
        """Enter a value, a list or an object."""
        if self.fields and self.fields[-1] is not None:
            if self.name_next[-1] and isinstance(event, yaml.ScalarEvent):
                self._see(event, self.fields[-1])
            self.name_next[-1] = not self.name_next[-1]
        if isinstance(event, yaml.CollectionStartEvent):
            self.fields.append({} if isinstance(event, yaml.MappingStartEvent) else None)
            self.name_next.append(True)
        if len(self.fields) > DEEPEST_YAML:
            raise ContentError(self.file, _at(event.start_mark), f"expected at most {DEEPEST_YAML} levels")

    def leave(self) -> None:
        """Leave the innermost list or object."""
        self.fields.pop()
        self.name_next.pop()

    def _see(self, event: Any, seen: dict[str, bool]) -> None:
        if event.value in seen:
            expected = f"expected the field {shown(event.value)} once"
            raise ContentError(self.file, _at(event.start_mark), expected)
        seen[event.value] = True


def _refuse_yaml(error: BaseException, text: str, file: str) -> NoReturn:
    place, reason = "", str(error).partition(":")[0]
    if isinstance(error, yaml.MarkedYAMLError):
        place, reason = _at(error.problem_mark), error.problem or "no idea"
    elif isinstance(error, yaml.reader.ReaderError):
        place, reason = _place(text.encode(), error.position), error.reason
    raise ContentError(file, place, f"expected valid YAML: {lowered(reason).removeprefix('but ')}") from None


def _at(mark: Any) -> str:
    return f"line {mark.line + 1}, column {mark.column + 1}" if mark else ""


def _place(data: bytes, offset: int) -> str:
    before = data[:offset].decode("utf-8", "replace").lstrip("\ufeff")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return f"line {line}, column {column}"


# Errors


def shaped(data: Any, kind: Any, file: str, wording: Wording, text: bytes = b"") -> Any:
    """Convert values to a struct; an error names the place, with its line if the text is given."""
    try:
        return msgspec.convert(data, kind, dec_hook=decode_union)
    except msgspec.ValidationError as error:
        # A union that was decoded separately adds its place after the inner ones.
        problem, *places = str(error).split(" - at `")
        named = bool(places) and places[0].startswith("key` in `")
        steps = [place.removeprefix("key` in `").rstrip("`").removeprefix("$") for place in reversed(places)]
        spot = _spot("".join(steps), data, kind)
        misfit = _misnamed if named else _misfit
        refuse(file, located(spot.path, text), *misfit(problem, spot, wording))


class KeyedUnion:
    """The base of a union whose variants are told apart by the key that names each.

    msgspec itself knows unions by the value of one field only, so decode with `dec_hook=decode_union`.
    """

    __slots__ = ()
    variants: ClassVar[Mapping[str, type[msgspec.Struct]]] = {}

    @classmethod
    def keys_of(cls, value: Any) -> list[str]:
        """Return the keys of variants in a value; a valid value has exactly one."""
        given = value if isinstance(value, Mapping) else {}
        return [key for key in cls.variants if given.get(key) not in (None, (), [])]

    @classmethod
    def own_fields(cls, key: str, value: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a value without those that only other variants have; they are ignored."""
        union: Any = cls  # mypy takes no class for hashable
        own, foreign = _variant_fields(union, key)
        kept = {name: inner for name, inner in value.items() if name not in foreign}
        for name, variant in own.items():
            inner = kept.get(name)
            if isinstance(inner, Mapping) and variant in inner:
                kept[name] = cls.own_fields(variant, inner)
        return kept


@cache
def _variant_fields(union: Any, key: str) -> tuple[dict[str, str], frozenset[str]]:
    """The fields of a variant that hold a variant, with its key; and the fields that only others have."""
    keys = {variant: name for name, variant in union.variants.items()}
    fields = _fields(union.variants[key])
    own = {
        name: keys[inner]
        for name, kind in fields.items()
        for inner in get_args(kind) or (kind,)
        if isinstance(inner, type) and inner in keys
    }
    every = {name for variant in union.variants.values() for name in variant.__struct_fields__}
    return own, frozenset(every - fields.keys())


def decode_union(kind: Any, value: Any) -> Any:
    """Decode a keyed union, as the `dec_hook` of msgspec."""
    if not (isinstance(kind, type) and issubclass(kind, KeyedUnion)):
        raise NotImplementedError(kind)
    if isinstance(value, kind):
        return value
    if not isinstance(value, Mapping):
        raise ValueError("Expected `object`")
    keys = kind.keys_of(value)
    if len(keys) != 1:
        fields = {field for variant in kind.variants.values() for field in variant.__struct_fields__}
        unknown = [field for field in value if field not in fields]
        if not keys and unknown:
            raise ValueError(f"Object contains unknown field `{unknown[0]}`")
        raise ValueError(f"Expected exactly one of {either(kind.variants)}, got {', '.join(keys) or 'none'}")
    try:
        own = kind.own_fields(keys[0], value)
        return msgspec.convert(own, kind.variants[keys[0]], dec_hook=decode_union)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None  # msgspec adds the place of a ValueError


class _Spot(NamedTuple):
    """A place in the values: its path, its field, its value, and the types allowed there."""

    path: str
    field: str
    value: Any
    kinds: tuple[Any, ...]

    def inside(self, step: str | int) -> "_Spot":
        """Return the place of a field or an item."""
        path = f"{self.path}[{step}]" if isinstance(step, int) else f"{self.path}.{step}"
        value = None
        with suppress(LookupError, TypeError):
            value = self.value[step]
        field = self.field if isinstance(step, int) else step
        return _Spot(path, field, value, _members(_kind_inside(self.kinds, step), value))

    def misfit(self) -> "_Spot":
        """Return the first value of the wrong type: msgspec does not say which."""
        kind = _kind_inside(self.kinds, "")
        for name, value in self.value.items() if isinstance(self.value, dict) else ():
            if not _fits(value, kind):
                plain = isinstance(name, str) and re.fullmatch(r"\w{1,40}", name)
                path = f"{self.path}.{name}" if plain else f"{self.path}[...]"
                return _Spot(path, self.field, value, _members(kind, value))
        return self._replace(path=f"{self.path}[...]", kinds=_members(kind))


def _spot(path: str, data: Any, kind: Any) -> _Spot:
    spot = _Spot("$", "", data, _members(kind, data))
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        spot = spot.misfit() if index == "..." else spot.inside(name or int(index))
    return spot


def _members(kind: Any, value: Any = None) -> tuple[Any, ...]:
    """Return the alternatives of a type."""
    if get_origin(kind) is Annotated:
        return _members(get_args(kind)[0], value)
    if get_origin(kind) in (Union, UnionType):
        return tuple(member for each in get_args(kind) for member in _members(each, value))
    if isinstance(kind, type) and issubclass(kind, KeyedUnion) and not issubclass(kind, msgspec.Struct):
        return tuple(kind.variants[key] for key in kind.keys_of(value) or kind.variants)
    return (kind,)


def _kind_inside(kinds: Iterable[Any], step: str | int) -> Any:
    """Return the type of a field or an item of these types; Any if unknown."""
    for kind in kinds:
        origin, inner = get_origin(kind), get_args(kind)
        if isinstance(step, str) and step in (fields := _fields(kind)):
            return fields[step]
        if origin is dict and isinstance(step, str):
            return inner[1]
        if origin in (list, tuple, set, frozenset) and isinstance(step, int):
            return inner[step] if origin is tuple and Ellipsis not in inner else inner[0]
    return Any


def _fields(kind: Any) -> dict[str, Any]:
    """Return the types of a struct's fields by their names in a file."""
    return _struct_fields(kind) if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else {}


@cache
def _struct_fields(kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(kind)}


def without_unknown_fields(
    data: Any, kind: Any, notes: dict[tuple[str, str], list[str]], strict: tuple[Any, ...] = ()
) -> Any:
    """Return data of another program without the fields that a type does not know, and note each of them.

    A field that looks like a misspelling stays, to be refused, as do those of `strict` types. A note has the
    name of the field, the path of its record without indices, and the paths where it was found.
    """
    return _known_part(data, _members(kind, data), "$", notes, strict)


def _known_part(
    data: Any,
    kinds: tuple[Any, ...],
    path: str,
    notes: dict[tuple[str, str], list[str]],
    strict: tuple[Any, ...],
) -> Any:
    if isinstance(data, list):
        inner = [_members(_kind_inside(kinds, at), value) for at, value in enumerate(data)]
        return [_known_part(data[at], each, f"{path}[{at}]", notes, strict) for at, each in enumerate(inner)]
    fields = {name for kind in kinds for name in _fields(kind)}
    if not isinstance(data, dict) or not fields or any(kind in strict for kind in kinds):
        return data
    known: dict[Any, Any] = {}
    for name, value in data.items():
        if name in fields:
            inside = _members(_kind_inside(kinds, name), value)
            known[name] = _known_part(value, inside, f"{path}.{name}", notes, strict)
        elif not isinstance(name, str) or is_misspelling(name, fields):
            known[name] = value
        else:
            notes.setdefault((re.sub(r"\[\d+\]", "", path), name), []).append(path)
    return known


def _words(kind: Any) -> tuple[str, ...]:
    """Return the words that a type allows, without the empty one."""
    if get_origin(kind) is Literal:
        return tuple(str(word) for word in get_args(kind) if word != "")
    return (
        tuple(str(each.value) for each in kind) if isinstance(kind, type) and issubclass(kind, Enum) else ()
    )


def located(path: str, text: bytes) -> str:
    """Return the path with its line in the text."""
    try:
        node = yaml.compose(text.decode("utf-8-sig"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError):
        return path
    for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        inner = _inside(node, name, index)
        if inner is None:
            break
        node = inner
    return path if node is None else f"{path} (line {node.start_mark.line + 1})"


def _inside(node: Any, name: str, index: str) -> Any:
    if index and isinstance(node, yaml.SequenceNode) and int(index) < len(node.value):
        return node.value[int(index)]
    if name and isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == name:
                return value
    return None


def _misnamed(problem: str, spot: _Spot, wording: Wording) -> tuple[str, *tuple[object, ...]]:
    """Return which names of fields are allowed, in words, and one that is not."""
    named = next((get_args(kind)[0] for kind in spot.kinds if get_origin(kind) is dict), str)
    names = spot._replace(kinds=_members(named))
    wrong = [name for name in spot.value if not _fits(name, named)] if isinstance(spot.value, dict) else []
    if problem.startswith("Invalid enum value") and (known := wording.words_of(names)):
        return f"fields named {either(known)}", *wrong[:1]
    if "matching regex" in problem:
        return f"names of {wording.pattern_of(names, problem)}", *wrong[:1]
    return ("fields with a name",)


def _misfit(message: str, spot: _Spot, wording: Wording) -> tuple[str, *tuple[object, ...]]:
    """Return what was expected, in words, and what was found if that helps."""
    problem = Problem.read(message)
    first = problem.parts[0]
    if problem.rule == complaints.MISSING:
        return (f"the field {first}",)
    if problem.rule == complaints.UNKNOWN:
        return (_other_field(first, spot),)
    if problem.rule == complaints.CHOICE:
        return either(wording.words_of(spot)) or "another word", spot.value
    if problem.rule == complaints.PATTERN:
        return wording.pattern_of(spot, message), spot.value
    if problem.rule == complaints.ONE_OF:
        return first, problem.parts[1]
    if problem.rule == complaints.LENGTH:
        got = f", got {len(spot.value)}" if isinstance(spot.value, Sized) else ""
        return (f"{problem.length}{got}",)
    if problem.rule == complaints.BOUND:
        return f"{problem.types} of {problem.bound}", spot.value
    if problem.rule == complaints.MULTIPLE:
        return f"a multiple of {first}", spot.value
    if problem.rule == complaints.TYPE:
        return problem.types, spot.value
    return lowered(message), spot.value


def _other_field(name: str, spot: _Spot) -> str:
    known = [field for kind in spot.kinds for field in _fields(kind) if field != name]
    hint = did_you_mean(name, known)
    return f"no field {shown(name)}" + (f". {hint}" if hint else "")


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, dec_hook=decode_union)
    except msgspec.ValidationError:
        return False
    return True


def in_full(value: Any) -> Any:
    """Return a value as plain values, including fields that have their default."""
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        tag = {} if config.tag_field is None else {config.tag_field: config.tag}
        fields = msgspec.structs.fields(value)
        return tag | {field.encode_name: in_full(getattr(value, field.name)) for field in fields}
    if isinstance(value, tuple | list):
        return [in_full(each) for each in value]
    return {name: in_full(each) for name, each in value.items()} if isinstance(value, dict) else value

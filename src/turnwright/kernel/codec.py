"""Encodes values as JSON and decodes them.

Decoding never goes straight into a compiled class: plain values come first, then each class is called.
Compiled classes do not keep the element types of their containers; declare them with `holds`.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import fields as declared_fields
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from itertools import zip_longest
from math import isfinite
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from mypy_extensions import i64

from turnwright.kernel.errors import GameFault, Rejected

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
decode: Callable[[bytes], Any] = msgspec.json.Decoder().decode


_HELD: dict[Any, dict[str, Any]] = {}


def holds(kind: type, **fields: Any) -> None:
    """Declare what the containers of a state class hold: `holds(Fleet, ships=list[Ship])`."""
    _HELD[kind] = fields


class CodecError(Exception):
    """A value does not have the expected type; the message names the path."""


def plain(value: Any) -> Any:
    """Return a value as dicts, lists, strings and numbers."""
    return decode(encode(value))


def read_struct(data: Any, kind: Any) -> Any:
    """Convert plain values to a Struct or a union of them; an error names the path."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise CodecError(str(error) or "too deeply nested") from None


def read_json(data: bytes | str, kind: Any = Any) -> Any:
    """Decode JSON as a Struct type; an error names the path or the byte."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CodecError(str(error) or "too deeply nested") from None


def read_command(data: Any, kind: Any) -> Any:
    """Build a command from plain values, or raise `Rejected` with the field at fault."""
    try:
        return build(kind, data) if _has_object(kind) else msgspec.convert(data, kind)
    except CodecError as error:
        raise Rejected("malformed", str(error), str(error).split(":")[0].lstrip("$.")) from None
    except (msgspec.ValidationError, RecursionError) as error:
        text = str(error) or "too deeply nested"
        field = text.rsplit("`$", 1)[1].rstrip("`").lstrip(".") if "`$" in text else ""
        raise Rejected("malformed", text, field) from None


def copy(value: Any) -> Any:
    """Return an independent copy of a state without a `clone()` method."""
    own = getattr(value, "clone", None)
    if own is not None:
        return own()
    return build(type(value), plain(value))


def snapshot_command(command: Any, game: Any) -> Any:
    """Copy a mutable command: the caller may change it later."""
    try:
        again = game.notation.command_from_data(plain(command))
        if type(again) is type(command) and again == command:
            return again
    except Exception:  # it cannot be read back: copy it as it is, or not at all
        pass
    try:
        return copy(command) if is_dataclass(command) else deepcopy(command)
    except Exception:
        return command


@cache
def is_immutable(kind: Any) -> bool:
    """Return whether values of this type, and everything inside them, are immutable."""
    if kind in (int, float, str, bool, NoneType, bytes):
        return True
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType, tuple):
        return bool(inside) and all(part is Ellipsis or is_immutable(part) for part in inside)
    if origin is Literal or (isinstance(kind, type) and issubclass(kind, Enum)):
        return True
    if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.frozen:
        return all(is_immutable(part) for part in _hints(kind).values())
    return False


def check_form(state: Any, name: str) -> None:
    """Raise `GameFault` with the field if a state cannot be rebuilt from its encoded form."""
    if hasattr(state, "clone"):
        return
    if not is_dataclass(state):
        raise GameFault(f"{name}: a state is a dataclass or has a clone() of its own, not {_named(state)}")
    for field in declared_fields(state):
        _check_encodes(getattr(state, field.name), f"{name}: $.{field.name}")
    try:
        again = build(type(state), plain(state))
    except Exception as error:
        raise GameFault(f"{name}: the state cannot be copied: {error}") from None
    place = _unlike(state, again, "$")
    if place:
        raise GameFault(f"{name}: {place} when the state is copied")


def _check_encodes(value: Any, path: str) -> None:
    try:
        data = encode(value)
    except Exception as error:
        reason = str(error) or type(error).__name__
        raise GameFault(f"{path} is a {_named(value)} that cannot be encoded: {reason}") from None
    if may_hold_nan(data):
        refuse_nan(value, path)


def _unlike(a: Any, b: Any, path: str) -> str:
    # The path where a copy differs; a whole number may become the float it is declared as.
    if type(a) is not type(b) and not (type(a) is int and type(b) is float and a == b):
        return f"{path} is a {_named(a)} and becomes a {_named(b)}"
    for (place, one), (other, two) in zip_longest(_inside(a), _inside(b), fillvalue=("", None)):
        if place != other:
            return f"{path} loses {place or other}"
        if found := _unlike(one, two, path + place):
            return found
    return ""


def _inside(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [(f"[{key!r}]", item) for key, item in value.items()]
    if isinstance(value, list | tuple):
        return [(f"[{i}]", item) for i, item in enumerate(value)]
    if isinstance(value, Struct):
        return [(f".{name}", getattr(value, name)) for name in value.__struct_fields__]
    if is_dataclass(value):
        return [(f".{field.name}", getattr(value, field.name)) for field in declared_fields(value)]
    return []


def _named(value: Any) -> str:
    return type(value).__name__


def build(kind: Any, data: Any, path: str = "$") -> Any:
    """Build a value of the given type from plain values by calling its classes."""
    origin = get_origin(kind)
    if origin is Union or origin is UnionType:
        return _build_union(kind, data, path)
    if origin in (list, tuple, dict):
        return _build_container(origin, get_args(kind), data, path)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind, data, path)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _build_struct(kind, data, path)
    if isinstance(kind, type) and is_dataclass(kind):
        return _build_object(kind, data, path)
    if kind is tuple:
        return tuple(data)
    return _scalar(kind, data, path)


def _build_union(kind: Any, data: Any, path: str) -> Any:
    choices = [choice for choice in get_args(kind) if choice is not NoneType]
    if data is None:
        return None
    if len(choices) == 1:
        return build(choices[0], data, path)
    if not _has_object(kind):
        return _build_struct(kind, data, path)
    # Only the form of a plain value shows which member of the union it was.
    alike = [choice for choice in choices if _shape(choice) is _shape_of(data)]
    if len(alike) > 1 and any(_has_object(choice) for choice in alike):
        names = " or ".join(getattr(choice, "__name__", str(choice)) for choice in alike)
        raise GameFault(f"{path}: plain values do not show whether they are {names}")
    if not alike:
        raise CodecError(f"{path}: {type(data).__name__} is none of {kind}")
    return build(Union[tuple(alike)], data, path)  # noqa: UP007  # of as many as there are


def _shape(kind: Any) -> type:
    base = get_origin(kind) or kind
    if base in (list, tuple, set, frozenset):
        return list
    held = isinstance(base, type) and (base is dict or is_dataclass(base) or issubclass(base, Struct))
    return dict if held else object


def _shape_of(data: Any) -> type:
    return type(data) if isinstance(data, list | dict) else object


@cache
def _has_object(kind: Any) -> bool:
    # Whether the type contains a dataclass: dataclasses are built by calling them.
    return _finds_object(kind, [])


def _finds_object(kind: Any, met: list[Any]) -> bool:
    if kind in met:
        return False
    met.append(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return any(_finds_object(part, met) for part in _hints(kind).values())
    if isinstance(kind, type) and is_dataclass(kind):
        return True
    return any(_finds_object(part, met) for part in get_args(kind))


def _hints(kind: Any) -> dict[str, Any]:
    try:
        return get_type_hints(kind)
    except NameError:  # defined inside a function: its type hints cannot be resolved
        return {"": Any}


def _build_container(origin: Any, inside: tuple[Any, ...], data: Any, path: str) -> Any:
    if origin is dict:
        _expect(dict, data, path)
        kind, held = inside
        return {_key(kind, name, path): build(held, item, f"{path}.{name}") for name, item in data.items()}
    _expect(list, data, path)
    if origin is tuple and (len(inside) != 2 or inside[1] is not Ellipsis):
        if len(data) != len(inside):
            raise CodecError(f"{path}: expected {len(inside)} values, got {len(data)}")
        return tuple(build(inside[i], item, f"{path}[{i}]") for i, item in enumerate(data))
    return origin(build(inside[0], item, f"{path}[{i}]") for i, item in enumerate(data))


def _key(kind: Any, text: str, path: str) -> Any:
    # JSON has only text for keys.
    fits: bool = kind in (Any, i64) or (isinstance(kind, type) and issubclass(kind, str | int | Enum))
    if not fits:
        raise GameFault(f"{path}: the keys of a dict are str, int or an enum, not {kind}")
    number = kind is int or kind is i64 or (isinstance(kind, type) and issubclass(kind, int))
    try:
        key = int(text) if number else text
        return kind(key) if isinstance(kind, type) and issubclass(kind, Enum) else key
    except ValueError:
        raise CodecError(f'{path}.{text}: "{text}" is not a valid key') from None


def _member(kind: type[Enum], data: Any, path: str) -> Enum:
    try:
        return kind(data)
    except ValueError as error:
        raise CodecError(f"{path}: {error}") from None


def _build_struct(kind: Any, data: Any, path: str) -> Any:
    if _has_object(kind):
        raise GameFault(f"{path}: {kind.__name__} is a Struct that holds a dataclass: it cannot be built")
    try:
        return read_struct(data, kind)
    except TypeError as error:
        raise GameFault(f"{path}: {error}") from None
    except CodecError as error:
        raise CodecError(f"{path}: {error}") from None


def _build_object(kind: Any, data: Any, path: str) -> Any:
    _expect(dict, data, path)
    taken = _taken(kind)
    values = {}
    for name, inside in fields(kind).items():
        if name in data:
            values[name] = build(inside, data[name], f"{path}.{name}")
        elif name in taken or not hasattr(kind, name):  # else it is a default that was never set
            raise CodecError(f"{path}.{name} is missing")
    made = kind(**{name: values[name] for name in taken})
    if len(taken) < len(values):
        put = object.__setattr__ if kind.__dataclass_params__.frozen else setattr
        for name, value in values.items():
            if name not in taken:
                put(made, name, value)
    return made


@cache
def _taken(kind: Any) -> tuple[str, ...]:
    # A hand-written __init__ of a state has defaults throughout and may not take every field.
    if not kind.__dataclass_params__.init:
        return ()
    return tuple(field.name for field in declared_fields(kind) if field.init)


@cache
def fields(kind: Any) -> dict[str, Any]:
    """Return the declared fields of a state class with their types."""
    hints = get_type_hints(kind)
    hints.update(_HELD.get(kind, {}))
    return {field.name: hints[field.name] for field in declared_fields(kind)}


def _scalar(kind: Any, data: Any, path: str) -> Any:
    if kind is i64:
        kind = int
    if kind is float and type(data) is int:
        return float(data)
    if kind in (int, float, str, bool) and type(data) is not kind:
        raise CodecError(f"{path}: expected {kind.__name__}, got {type(data).__name__}")
    return data


def _expect(kind: type, data: Any, path: str) -> None:
    if not isinstance(data, kind):
        raise CodecError(f"{path}: expected {kind.__name__}, got {type(data).__name__}")


def may_hold_nan(data: bytes) -> bool:
    """Return whether encoded values may hold NaN or infinity: null as a value, these words as a key."""
    return data.find(b"null") >= 0 or data.find(b'nan":') >= 0 or data.find(b'inf":') >= 0


def refuse_nan(value: Any, path: str = "$") -> None:
    """Raise `GameFault` if a number is NaN or infinite: JSON would write null."""
    if isinstance(value, float):
        if not isfinite(value):
            raise GameFault(f"{path} is {value}: a state holds finite numbers only")
    elif isinstance(value, dict):
        for key, item in value.items():
            refuse_nan(key, f"the key {path}.{key}")
            refuse_nan(item, f"{path}.{key}")
    elif isinstance(value, list | tuple | set | frozenset):
        for i, item in enumerate(value):
            refuse_nan(item, f"{path}[{i}]")
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            refuse_nan(getattr(value, name), f"{path}.{name}")
    elif is_dataclass(value) and not isinstance(value, type):
        for field in declared_fields(value):
            refuse_nan(getattr(value, field.name), f"{path}.{field.name}")


class Mismatch(NamedTuple):
    """The first path where two plain values differ, with both values."""

    path: str
    one: Any
    two: Any


def difference(a: Any, b: Any, path: str = "$") -> Mismatch | None:
    """Return where two plain values first differ, or None; order counts, and missing values show as None."""
    if type(a) is not type(b):
        return Mismatch(path, a, b)
    if isinstance(a, dict):
        return _difference_of_dicts(a, b, path)
    if isinstance(a, list):
        for i in range(max(len(a), len(b))):
            if i >= len(a) or i >= len(b):
                return Mismatch(f"{path}[{i}]", *(each[i] if i < len(each) else None for each in (a, b)))
            if found := difference(a[i], b[i], f"{path}[{i}]"):
                return found
        return None
    return None if a == b else Mismatch(path, a, b)


def _difference_of_dicts(a: dict[str, Any], b: dict[str, Any], path: str) -> Mismatch | None:
    for key in [*a, *(key for key in b if key not in a)]:
        if key not in a or key not in b:
            return Mismatch(f"{path}.{key}", a.get(key), b.get(key))
        if found := difference(a[key], b[key], f"{path}.{key}"):
            return found
    return None if list(a) == list(b) else Mismatch(path, list(a), list(b))


def first_difference(a: Any, b: Any) -> str:
    """Return the path where two plain values first differ, or an empty string."""
    found = difference(a, b)
    return "" if found is None else found.path


def leaves(value: Any, path: str = "$") -> dict[str, Any]:
    """Return every path in a plain value with the value there."""
    if isinstance(value, dict):
        found: dict[str, Any] = {path: None}
        for key, item in value.items():
            found.update(leaves(item, f"{path}.{key}"))
        return found
    if isinstance(value, list):
        found = {path: None}
        for i, item in enumerate(value):
            found.update(leaves(item, f"{path}[{i}]"))
        return found
    return {path: value}

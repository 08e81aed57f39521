"""One place that encodes and decodes.

Decoding never goes straight into a compiled class: plain values come first, then each class is called.
Compiled classes forget what their containers hold, so that is said by `holds`.
"""

from collections.abc import Callable
from dataclasses import fields as declared_fields
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from mypy_extensions import i64

from turnwright.kernel.rejected import GameFault, Rejected

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
decode: Callable[[bytes], Any] = msgspec.json.Decoder().decode


_HELD: dict[Any, dict[str, Any]] = {}


def holds(kind: type, **fields: Any) -> None:
    """Say what the containers of a state class hold: `holds(Fleet, ships=list[Ship])`."""
    _HELD[kind] = fields


class CodecError(Exception):
    """A value does not have the shape that was asked for; the message names the path."""


def plain(value: Any) -> Any:
    """The value as dicts, lists, strings and numbers."""
    return decode(encode(value))


def read_struct(data: Any, kind: Any) -> Any:
    """Plain values as a Struct (or a union of them); the error names the path."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise CodecError(str(error) or "too deeply nested") from None


def read_json(data: bytes | str, kind: Any = Any) -> Any:
    """JSON text as a value of a Struct type; the error names the path or the byte."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CodecError(str(error) or "too deeply nested") from None


def read_command(data: Any, kind: Any) -> Any:
    """A command out of plain values, or `Rejected` with the field at fault."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        text = str(error) or "too deeply nested"
        field = text.rsplit("`$", 1)[1].rstrip("`").lstrip(".") if "`$" in text else ""
        raise Rejected("malformed", text, field) from None


def copy(value: Any) -> Any:
    """An independent copy of a state that has no `clone()` of its own."""
    own = getattr(value, "clone", None)
    if own is not None:
        return own()
    return build(type(value), plain(value))


def build(kind: Any, data: Any, path: str = "$") -> Any:
    """A value of the given type out of plain values, by calling its classes."""
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
    if len(choices) != 1:
        return _build_struct(kind, data, path)
    return build(choices[0], data, path)


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
    number = kind is int or kind is i64 or (isinstance(kind, type) and issubclass(kind, int))
    try:
        key = int(text) if number else text
        return kind(key) if isinstance(kind, type) and issubclass(kind, Enum) else key
    except ValueError:
        raise CodecError(f"{path}.{text}: {text!r} is no key") from None


def _member(kind: type[Enum], data: Any, path: str) -> Enum:
    try:
        return kind(data)
    except ValueError as error:
        raise CodecError(f"{path}: {error}") from None


def _build_struct(kind: Any, data: Any, path: str) -> Any:
    try:
        return read_struct(data, kind)
    except CodecError as error:
        raise CodecError(f"{path}: {error}") from None


def _build_object(kind: Any, data: Any, path: str) -> Any:
    _expect(dict, data, path)
    values = {}
    for name, inside in fields(kind).items():
        if name not in data:
            raise CodecError(f"{path}.{name} is missing")
        values[name] = build(inside, data[name], f"{path}.{name}")
    return kind(**values) if _takes_fields(kind) else _filled(kind, values)


def _filled(kind: Any, values: dict[str, Any]) -> Any:
    made = kind()
    for name, value in values.items():
        setattr(made, name, value)
    return made


@cache
def _takes_fields(kind: Any) -> bool:
    # A hand-written __init__ of a state has defaults throughout and may not take every field.
    return bool(kind.__dataclass_params__.init)


@cache
def fields(kind: Any) -> dict[str, Any]:
    """The declared fields of a state class and what they hold."""
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


def refuse_nan(value: Any, path: str = "$") -> None:
    """Raise `GameFault` when a number in the state is NaN or infinite: JSON would hide it as null."""
    if isinstance(value, float):
        if not isfinite(value):
            raise GameFault(f"{path} is {value}: a state holds finite numbers only")
    elif isinstance(value, dict):
        for key, item in value.items():
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
    """The first place where two plain values differ, with what stands there in each."""

    path: str
    one: Any
    two: Any


def difference(a: Any, b: Any, path: str = "$") -> Mismatch | None:
    """Where two plain values first differ, or None; order counts, and what is missing is shown as None."""
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
    """The path of the first place where two plain values differ, or an empty string."""
    found = difference(a, b)
    return "" if found is None else found.path


def leaves(value: Any, path: str = "$") -> dict[str, Any]:
    """Every path of a plain value, with the value at its end."""
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

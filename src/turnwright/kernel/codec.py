"""One place that encodes and decodes.

Decoding never goes straight into a compiled class: plain values come first, then each class is called.
Compiled classes forget what their containers hold, so that is said by `holds`.
"""

from collections.abc import Callable
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

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
    except msgspec.ValidationError as error:
        raise CodecError(str(error)) from None


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
    except msgspec.ValidationError as error:
        text = str(error)
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
        return kind(data)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return read_struct(data, kind)
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
        return read_struct(data, kind)
    return build(choices[0], data, path)


def _build_container(origin: Any, inside: tuple[Any, ...], data: Any, path: str) -> Any:
    if origin is dict:
        _expect(dict, data, path)
        key = int if inside[0] is int else str
        return {key(name): build(inside[1], item, f"{path}.{name}") for name, item in data.items()}
    _expect(list, data, path)
    if origin is tuple and (len(inside) != 2 or inside[1] is not Ellipsis):
        return tuple(build(inside[i], item, f"{path}[{i}]") for i, item in enumerate(data))
    return origin(build(inside[0], item, f"{path}[{i}]") for i, item in enumerate(data))


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
    return {name: hints[name] for name in kind.__dataclass_fields__}


def _scalar(kind: Any, data: Any, path: str) -> Any:
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
    elif isinstance(value, list | tuple):
        for i, item in enumerate(value):
            refuse_nan(item, f"{path}[{i}]")
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            refuse_nan(getattr(value, name), f"{path}.{name}")
    elif is_dataclass(value):
        for name in value.__dataclass_fields__:
            refuse_nan(getattr(value, name), f"{path}.{name}")


def first_difference(a: Any, b: Any, path: str = "$") -> str:
    """The path of the first place where two plain values differ, or an empty string."""
    if type(a) is not type(b):
        return path
    if isinstance(a, dict):
        for key in [*a, *(key for key in b if key not in a)]:
            if key not in a or key not in b:
                return f"{path}.{key}"
            if found := first_difference(a[key], b[key], f"{path}.{key}"):
                return found
        return "" if list(a) == list(b) else path
    if isinstance(a, list):
        for i in range(min(len(a), len(b))):
            if found := first_difference(a[i], b[i], f"{path}[{i}]"):
                return found
        return "" if len(a) == len(b) else f"{path}[{min(len(a), len(b))}]"
    return "" if a == b else path


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

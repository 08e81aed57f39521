"""Positions that follow by patches: a view without its fixed parts and with its units by id.

A server and a client compute the same position from the same view, so a patch leads from one to the next.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from turnwright.kernel.codec import encode
from turnwright.protocol.messages import Patch

IDS = "ids"  # the ids of each list of units, in order, by the path of the list

Position = dict[str, Any]


def position_of(view: Any, keys: Mapping[str, str], fixed: Sequence[str] = ()) -> Position:
    """Return a view as a position; `keys` names the id of the units in each list, by its path."""
    if not isinstance(view, dict):
        return {"view": view}
    position = {name: value for name, value in view.items() if name not in fixed}
    ids: dict[str, list[str]] = {}
    for path, key in keys.items():
        *parents, name = path.split("/")
        holder: Any = position
        for parent in parents:
            if not isinstance(holder.get(parent), dict):
                holder = {}  # there is no such part now
                break
            # What is changed below must not be the view's own.
            holder[parent] = holder = dict(holder[parent])
        units = holder.get(name)
        if isinstance(units, list):
            holder[name] = {str(unit[key]): unit for unit in units}
            ids[path] = [str(unit[key]) for unit in units]
    return {**position, IDS: ids} if keys else position


def fixed_parts(view: Any, fixed: Sequence[str]) -> Position:
    """Return the parts of a view that never change."""
    return {name: view[name] for name in fixed if name in view} if isinstance(view, dict) else {}


def make_patch(before: Position, after: Position, since: int, number: int) -> Patch:
    """Return what leads from one position to the other."""
    changed: dict[str, Any] = {}
    gone: list[str] = []
    _compare(before, after, "", changed, gone)
    return Patch(number, since, changed, tuple(gone))


def _compare(before: Any, after: Any, path: str, changed: dict[str, Any], gone: list[str]) -> None:
    for key, value in after.items():
        if key not in before:
            changed[path + escaped(key)] = value
            continue
        known = before[key]
        if isinstance(value, dict) and isinstance(known, dict):
            # Most parts have not changed. Encoding both is faster than to compare them key by key, and tells
            # 1, 1.0 and true apart, which are equal.
            if encode(value) != encode(known):
                _compare(known, value, f"{path}{escaped(key)}/", changed, gone)
        elif value != known or type(value) is not type(known):
            changed[path + escaped(key)] = value
    gone += [path + escaped(key) for key in before if key not in after]


def escaped(key: str) -> str:
    """Return a key as it stands in a path."""
    return key.replace("~", "~0").replace("/", "~1")


def apply_patch(position: Position, patch: Patch) -> None:
    """Change a position as a patch says."""
    for path in patch.gone:
        holder, key = _at(position, path)
        del holder[key]
    for path, value in patch.set.items():
        holder, key = _at(position, path)
        holder[key] = value


def _at(position: Position, path: str) -> tuple[dict[str, Any], str]:
    *parents, last = [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")]
    holder = position
    for part in parents:
        holder = holder[part]
    return holder, last

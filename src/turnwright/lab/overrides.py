"""Overrides values of a scenario, as in `characters.song_jingyan.stats.hp=150`, and makes grids of them.

A path is a sequence of names; elements of a list go by `id`, `name` or index, as in `tiers[0]`. A value is
JSON or a bare word.
"""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import product
from typing import Any, NamedTuple

from turnwright.gamekit.complaints import did_you_mean
from turnwright.kernel import codec
from turnwright.kernel.errors import ContentError
from turnwright.kernel.game import Game

LARGEST_GRID = 10_000
KEYS_SHOWN = 20
LONGEST = 60

_NUMBER = r"-?\d{1,18}(?:\.\d{1,18})?"
_RANGE = re.compile(rf"({_NUMBER})\.\.({_NUMBER})(?:\.\.({_NUMBER}))?", re.ASCII)
_DIGITS = re.compile(r"\d{1,9}", re.ASCII)
_STEP = re.compile(r"\[(\d{1,9})\]|\.?([^.\[\]]+)", re.ASCII)


class Setting(NamedTuple):
    """A path into a scenario, and the value to set there."""

    path: str
    value: Any

    def __str__(self) -> str:
        return f"{self.path}={written(self.value)}"


Point = tuple[Setting, ...]


def written(value: Any) -> str:
    """A value as it can be typed: a bare word, or JSON."""
    if isinstance(value, str) and _value(value) == value:
        return value
    text: str = codec.encode(value).decode()
    return text


def override(game: Game, scenario: Any, settings: "Sequence[str | Setting]") -> Any:
    """The scenario with these values, validated; raises `ContentError`."""
    loaded = game.scenarios.load(scenario)
    if not settings:
        return loaded
    wanted = [read(setting) if isinstance(setting, str) else setting for setting in settings]
    _refuse_twice(wanted)
    data = _spelled_out(game, loaded, wanted)
    for setting in wanted:
        _put(data, setting)
    return game.scenarios.load(data)


def read(text: str) -> Setting:
    """Parse `PATH=VALUE`."""
    path, given = _parts(text)
    return Setting(path, _value(given))


def grid(texts: Sequence[str]) -> list[Point]:
    """All combinations of settings, the last one varying fastest.

    Each is a value, values separated by commas, or a range: `2..10`, `0..1..0.25`.
    """
    axes: list[list[Setting]] = []
    count = 1
    for text in texts:
        path, given = _parts(text)
        values = _values(path, given)
        count *= len(values)
        if count > LARGEST_GRID:
            raise ContentError("setting", text[:LONGEST], f"expected a grid of at most {LARGEST_GRID} points")
        axes.append([Setting(path, value) for value in values])
    _refuse_twice([axis[0] for axis in axes])
    return list(product(*axes))


def _parts(text: str) -> tuple[str, str]:
    path, equals, given = text.partition("=")
    path = path.strip()
    if not equals or not path or not given.strip():
        raise ContentError("setting", text[:LONGEST], "expected PATH=VALUE, as in qi_regen=3")
    if "".join(match[0] for match in _STEP.finditer(path)) != path or path.startswith("."):
        raise ContentError("setting", path[:LONGEST], "expected names separated by dots, as in a.b[0].c")
    return path, given.strip()


def _value(text: str) -> Any:
    # Anything that is not JSON is a word, and so is what JSON cannot represent, such as NaN.
    try:
        return codec.read_json(text)
    except codec.CodecError:
        return text


def _values(path: str, text: str) -> list[Any]:
    found = _RANGE.fullmatch(text)
    if found:
        return list(_steps(path, text, *(Decimal(part) if part else None for part in found.groups())))
    if "," not in text:
        return [_value(text)]
    listed = _value(f"[{text}]")
    return listed if isinstance(listed, list) else [_value(part.strip()) for part in text.split(",")]


def _steps(
    path: str, text: str, first: Decimal | None, last: Decimal | None, step: Decimal | None
) -> Iterator[int | float]:
    assert first is not None
    assert last is not None
    if step is None:
        step = Decimal(1 if last >= first else -1)
    if step == 0 or (last - first) * step < 0:
        raise ContentError("setting", f"{path}={text}"[:LONGEST], f"expected a step from {first} to {last}")
    count = int((last - first) / step) + 1
    if count > LARGEST_GRID:
        raise ContentError("setting", text, f"expected a grid of at most {LARGEST_GRID} points")
    for at in range(count):
        yield plain_number(first + at * step)


def plain_number(number: Decimal) -> int | float:
    """A decimal number as a whole number or a float."""
    return int(number) if number == number.to_integral_value() else float(number)


def _refuse_twice(settings: Sequence[Setting]) -> None:
    seen: set[str] = set()
    for setting in settings:
        if setting.path in seen:
            raise ContentError("setting", setting.path, "expected a path that is set only once")
        seen.add(setting.path)


# Paths.


def _spelled_out(game: Game, loaded: Any, settings: Sequence[Setting]) -> Any:
    # Expand content that the scenario takes from the game only if a setting reaches into it.
    plain = codec.plain(loaded)
    spread = game.scenarios.expand(loaded)
    if not isinstance(plain, dict) or not isinstance(spread, dict):
        return spread
    ways = [steps_of(setting.path) for setting in settings]
    if any(way[0] not in spread or (way[1:] and plain.get(way[0]) != spread[way[0]]) for way in ways):
        return spread
    return {**plain, **{way[0]: spread[way[0]] for way in ways}}


def steps_of(path: str) -> list[str | int]:
    """The names and indices of a path."""
    return [name or int(position) for position, name in _STEP.findall(path)]


def _put(data: Any, setting: Setting) -> None:
    *way, last = steps_of(setting.path)
    place, where = data, "$"
    for step in way:
        key = _key(place, step, where, setting.path)
        where += f"[{key}]" if isinstance(key, int) else f".{key}"
        place = place[key]
    place[_key(place, last, where, setting.path)] = setting.value


def _key(place: Any, step: str | int, where: str, path: str) -> Any:
    if isinstance(place, dict):
        if step in place:
            return step
        raise _unknown(step, list(place), where)
    if isinstance(place, list):
        return _position(place, step, where)
    raise ContentError("scenario", where, f'expected an object or a list for "{path}", got {_shown(place)}')


def _position(place: list[Any], step: str | int, where: str) -> int:
    names = [names_of(element) for element in place]
    found = [at for at, known in enumerate(names) if isinstance(step, str) and step in known]
    by_id = [at for at in found if names[at][0] == step]
    if len(by_id or found) == 1:
        return (by_id or found)[0]
    if found:
        raise ContentError("scenario", where, f'expected one "{step}", got {len(found)}: use a position')
    if isinstance(step, int) or _DIGITS.fullmatch(step):
        return _checked(int(step), place, where)
    raise _unknown(step, [known[0] for known in names if known], where)


def _checked(position: int, place: list[Any], where: str) -> int:
    if position >= len(place):
        most = f"a position from 0 to {len(place) - 1}" if place else "no position: the list is empty"
        raise ContentError("scenario", where, f"expected {most}, got {position}")
    return position


def names_of(element: Any) -> list[str]:
    """The names of a list element: its id, then its name; an id may be a number."""
    if not isinstance(element, dict):
        return []
    found = [element[key] for key in ("id", "name") if isinstance(element.get(key), str | int)]
    return [str(name) for name in found]


def _unknown(step: str | int, keys: list[str], where: str) -> ContentError:
    shown = str(step) if len(str(step)) <= LONGEST else f"{str(step)[:LONGEST]}..."
    hint = f" {did_you_mean(str(step), keys)}".rstrip()
    more = f" and {len(keys) - KEYS_SHOWN} more" if len(keys) > KEYS_SHOWN else ""
    there = (
        f" Choose from: {', '.join(keys[:KEYS_SHOWN])}{more}" if keys else " There is nothing to set there"
    )
    return ContentError("scenario", where, f'unknown name "{shown}".{hint}{there}')


def _shown(value: Any) -> str:
    text: str = codec.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."

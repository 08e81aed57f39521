"""Finds what a written id or name refers to, among the options and the view of a seat.

A text may name a unit as another program would: `npc_goblin_02`, `weapon_longsword_01`, "Goblin Minion 2".
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from turnwright.gamekit.intents import upper_snake
from turnwright.gamekit.parsing import normalized
from turnwright.kernel.game import Game, offers

_PREFIX = re.compile(r"^(?:npc|pc|player|creature|enemy|weapon|item|spell|fleet|unit)[ _-]", re.IGNORECASE)


class References:
    """The ids that a seat may name in a position, by field of its options and by name in its view."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self._fields: dict[str, dict[str, str]] = {}  # by field: the id for each normalized way to write it
        for group in offers(game, state, seat).groups():
            data = group.prefix()
            for name, value in data.items() if isinstance(data, dict) else ():
                self._add(name, value)
            for value in group.values:
                self._add(group.field, value)
        self._units = {normalized(name): unit for unit, name in _units(game, game.view(state, seat))}

    def resolve(self, key: str, text: str) -> str:
        """Return the id that is meant by a text in a field, or the text itself if it is not known."""
        known = self._fields.get(key, {})
        if text in known.values():
            return text
        everything = {**self._units, **known}
        for form in _forms(text):
            if form in everything:
                return everything[form]
        # "player_1" is the unit that acts, if only one can.
        alone = list(dict.fromkeys(known.values()))
        return alone[0] if key == "ACTOR" and len(alone) == 1 and text.startswith("player") else text

    def resolve_all(self, names: Iterable[tuple[str, str]]) -> list[str]:
        """Return the id that is meant by each of several texts, given with their fields."""
        return [self.resolve(key, text) for key, text in names]

    def _add(self, name: str, value: Any) -> None:
        if isinstance(value, str) and value:
            self._fields.setdefault(upper_snake(name), {})[normalized(value)] = value


def _forms(text: str) -> Iterator[str]:
    # As written, then without the prefix of its kind, without leading zeros, and without its number.
    plain = normalized(text)
    bare = normalized(_PREFIX.sub("", text))
    yield plain
    yield bare
    unpadded = re.sub(r"\b0+(\d)", r"\1", bare)
    yield unpadded
    yield re.sub(r" \d+$", "", unpadded)


def _units(game: Game, view: Any) -> Iterator[tuple[str, str]]:
    # Every unit in the view with its id and its names.
    for path, key in game.presenter.view_keys.items():
        place = view
        for step in path.split("/"):
            place = place.get(step) if isinstance(place, dict) else None
        for unit in place if isinstance(place, list) else ():
            if isinstance(unit, dict) and isinstance(unit.get(key), str):
                yield unit[key], unit[key]
                yield from ((unit[key], str(unit[each])) for each in ("name", "token") if unit.get(each))

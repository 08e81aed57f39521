"""A position as the reader sees it: what a seat may name there, and its options by groups."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import inspect, to_builtins

from turnwright.kernel.context import DryRun, DryRunEnded
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game, offers
from turnwright.kernel.options import JoinedOptions, Options
from turnwright.kernel.records import Message, Thing
from turnwright.story.catalogue import Catalogue, catalogue_for

_XY = re.compile(r"\s*(-?\d+(?:\.5)?)\s*,\s*(-?\d+(?:\.5)?)\s*\Z", re.ASCII)
_A1 = re.compile(r"([a-z])(\d{1,2})\Z", re.ASCII)
_MOST_TOLD = 20_000

Row = tuple[str, dict[str, Any], str, Sequence[Any]]  # tag, fields, the field that varies, its values


class Position:
    """A state of a game from one seat."""

    def __init__(
        self, game: Game, state: Any, seat: int, language: str, options: Options | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.options = said_by(game, state, seat) if options is None else options
        self.catalogue = catalogue_for(game, language)
        self.view = game.view(state, seat)
        self.things: list[Thing] = game.presenter.things(state, seat, self.view) if seat >= 0 else []
        self._rows: list[Row] | None = None

    def named(self) -> list[list[str]]:
        """Return the names of each thing in the player's language, English and as written."""
        return [[self.tell(name) for name in thing.names] for thing in self.things]

    def tell(self, message: Message) -> str:
        """Put a message into the player's language; names are worded once per process."""
        return _text_of(self.catalogue, message)

    def rows(self, tag_field: str) -> list[Row]:
        """Return the groups of options with their tags, in order."""
        if self._rows is None:
            self._rows = list(self._found(tag_field))
        return self._rows

    def _found(self, tag_field: str) -> Iterator[Row]:
        for group in self.options.groups():
            shared = to_builtins(group.command)  # much faster than by JSON
            if not isinstance(shared, dict):
                continue
            if group.field == tag_field:
                for value in group.values:
                    yield str(value), {**shared, tag_field: value}, "", ()
            else:
                yield str(shared.get(tag_field, "")), shared, group.field, group.values

    def actor(self) -> Thing | None:
        """Return the unit whose turn it is, if the seat commands it."""
        return next((thing for thing in self.things if thing.acts), None)

    def refusal(self, command: Any) -> Rejected | None:
        """Return why the rules refuse a command, or None if they allow it."""
        try:
            self.game.apply(self.game.clone(self.state), self.seat, command, DryRun())
        except DryRunEnded:
            pass
        except Rejected as refused:
            return refused
        return None

    def label(self, command: Any) -> str:
        """Return a command in words."""
        return self.catalogue.tell(self.game.presenter.label(self.state, self.seat, command))


def said_by(game: Game, state: Any, seat: int) -> Options:
    """Return what a seat may say: its options, and for the game master what only it may call for."""
    offered = offers(game, state, seat)
    is_master = seat >= 0 and seat == game.master.seat
    return JoinedOptions([offered, game.master.options(state)]) if is_master else offered


_told_names: dict[tuple[str | None, str, str, str], str] = {}


def _text_of(catalogue: Catalogue, message: Message) -> str:
    if not message.id:
        return str(message.args.get("text", ""))
    key = (catalogue.game, catalogue.lang, message.id, str(message.args))
    found = _told_names.get(key)
    if found is None:
        if len(_told_names) >= _MOST_TOLD:
            _told_names.clear()
        found = _told_names[key] = catalogue.tell(message)
    return found


def spot(cell: str) -> tuple[float, float] | None:
    """Return a cell as coordinates: `5, 3` or `c6`."""
    found = _XY.match(cell)
    if found:
        return float(found.group(1)), float(found.group(2))
    lettered = _A1.match(cell)
    return (float(ord(lettered.group(1)) - ord("a")), float(lettered.group(2))) if lettered else None


def written(at: tuple[float, float], lettered: bool) -> str:
    """Return coordinates as a cell."""
    x, y = int(at[0]), int(at[1])
    return f"{chr(ord('a') + x)}{y}" if lettered else f"{x}, {y}"


@lru_cache(maxsize=256)
def fields_of(command_type: Any, tag: str) -> tuple[str, ...]:
    """Return the names of the fields of a command, in order."""
    info = inspect.type_info(command_type)
    for each in info.types if isinstance(info, inspect.UnionType) else (info,):
        if isinstance(each, inspect.StructType) and str(each.tag) == tag:
            return tuple(one.encode_name for one in each.fields)
    return ()

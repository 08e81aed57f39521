"""The names of heroes, cards and marks as messages that catalogues can translate.

Only shipped content is translated: kind, id and name must match. A user's own names stay as they are.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from turnwright.gamekit.naming import BETWEEN, translatable, verbatim
from turnwright.games.rounds.content import load_scenario, scenario_names, shipped_library
from turnwright.games.rounds.content.campaign import NUMBERED
from turnwright.kernel.records import Message

FIGHTER: Final = "fighter"
CARD: Final = "card"
MARK: Final = "mark"


def named(name: str, kind: str = "", id: str = "") -> Message:
    """Return a name as a message: translatable if it is shipped, else verbatim."""
    found = _find(name, kind, id)
    if found is not None:
        return found
    # A hero that takes part twice has a number.
    first, _, number = name.rpartition(" ")
    again = _find(first, kind, id.removesuffix(f"{NUMBERED}{number}")) if number.isdigit() else None
    if again is not None:
        return Message("name-again", {"name": again, "number": number, "text": name})
    return verbatim(name)


def fighter(name: str, id: str) -> Message:
    """Name a fighter."""
    return named(name, FIGHTER, id)


def card(name: str, id: str) -> Message:
    """Name a card."""
    return named(name, CARD, id)


def mark(name: str, id: str) -> Message:
    """Name a mark."""
    return named(name, MARK, id)


def effect(name: str, id: str) -> Message:
    """Name a card or a mark by the id of its effect, such as `iara:fonte` or `bento:mark:queimado`."""
    parts = id.split(":")
    kind = MARK if len(parts) > 2 else CARD
    return named(name, kind, parts[-1])


def all_named(names: str, ids: Sequence[str] = (), kind: str = FIGHTER) -> list[Message]:
    """Split joined names into messages; verbatim if a name contains a comma."""
    each = names.split(BETWEEN)
    if not ids:
        return [named(name, kind) for name in each]
    if len(each) != len(ids):
        return [verbatim(names)]
    return [named(name, kind, id) for name, id in zip(each, ids, strict=True)]


def _find(name: str, kind: str, id: str) -> Message | None:
    if kind != "" and id != "":
        found = _names().get(f"{kind}-{id}")
        return found if found is not None and found.args["text"] == name else None
    return _by_name().get(f"{kind} {name}")


@cache
def _by_name() -> dict[str, Message]:
    # By kind and name, and by name alone, for events without ids.
    found: dict[str, Message] = {}
    for message_id, entry in _names().items():
        kind, name = message_id.partition("-")[0], entry.args["text"]
        found.setdefault(f"{kind} {name}", entry)
        found.setdefault(f" {name}", entry)
    return found


@cache
def _names() -> dict[str, Message]:
    shipped = shipped_library()
    found: dict[str, Message] = {}
    for hero in shipped.heroes:
        _enter(found, FIGHTER, hero.id, hero.name)
    for entry in shipped.cards:
        _enter(found, CARD, entry.id, entry.name)
    for rule in shipped.marks:
        _enter(found, MARK, rule.id, rule.name)
    for name in scenario_names():
        for hero in load_scenario(name).heroes:
            _enter(found, FIGHTER, hero.id, hero.name)
    return found


def _enter(found: dict[str, Message], kind: str, id: str, name: str) -> None:
    found.setdefault(f"{kind}-{id}", translatable(kind, id, name))

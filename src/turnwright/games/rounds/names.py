"""Heroes, cards and marks as the listener calls them: messages for the names that catalogues know.

They are looked up by the name that stands in a data file, so content of one's own, or a name that somebody
changed, is told as it is written.
"""

from functools import cache
from typing import Final

from turnwright.games.rounds.content import load_scenario, scenario_names, shipped_library
from turnwright.kernel.wire import Message

BETWEEN: Final = ", "  # several names in one field


def named(name: str) -> Message:
    """A name as a message; one that is in no catalogue as it stands."""
    found = _names().get(name)
    if found is not None:
        return found
    # The same hero again has a number.
    first, _, number = name.rpartition(" ")
    if number.isdigit() and first in _names():
        return Message("name-again", {"name": _names()[first], "number": number, "text": name})
    return Message("", {"text": name})


def all_named(names: str) -> list[Message]:
    """Several names, one by one."""
    return [named(name) for name in names.split(BETWEEN)]


@cache
def _names() -> dict[str, Message]:
    shipped = shipped_library()
    found = {hero.name: _entry("fighter", hero.id, hero.name) for hero in shipped.heroes}
    found.update({card.name: _entry("card", card.id, card.name) for card in shipped.cards})
    found.update({mark.name: _entry("mark", mark.id, mark.name) for mark in shipped.marks})
    for name in scenario_names():
        for hero in load_scenario(name).heroes:
            found.setdefault(hero.name, _entry("fighter", hero.id, hero.name))
    return found


def _entry(kind: str, id: str, name: str) -> Message:
    return Message(f"{kind}-{id}", {"text": name})

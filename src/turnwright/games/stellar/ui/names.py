"""What things are called: short handles to type, names to read, factions as a language knows them.

`sys-00012` is typed `s12`, `fleet-00003.2` is `f3.2`, `army-00004` is `a4`, `ship-000042` is `v42`; an id
that somebody wrote down stays as it is.
"""

from typing import Any, Final

from turnwright.games.stellar.state import GalaxyState
from turnwright.kernel.records import Message

LETTERS: Final = {"sys": "s", "fleet": "f", "army": "a", "ship": "v"}


def handle(name: str) -> str:
    """An id as it is typed."""
    kind, dash, rest = name.partition("-")
    digits = 0
    while digits < len(rest) and "0" <= rest[digits] <= "9":
        digits += 1
    if dash == "" or kind not in LETTERS or digits == 0:
        return name
    return LETTERS[kind] + (rest[:digits].lstrip("0") or "0") + rest[digits:]


def both(name: str, id: str) -> str:
    """A name with its handle, unless the one is the other."""
    if name == "" or name.casefold() == id.casefold():
        return handle(id) if name in ("", id) else name
    return f"{name} ({handle(id)})"


def faction_named(name: str) -> Message:
    """A faction by its name: those of the shipped scenarios have one in each language."""
    return Message(f"faction-{name.lower().replace(' ', '-')}", {"text": name})


def ships(type: str, count: int) -> Message:
    """So many ships of a type."""
    return Message(f"ships-{type}", {"count": count, "text": f"{count} {type.replace('_', ' ')}"})


def ships_by_type(counts: dict[str, int]) -> list[Message]:
    """Ships of several types."""
    return [ships(type, count) for type, count in counts.items()]


def fleet_named(id: str, name: str, factions: list[str]) -> str:
    """A fleet by its handle and its name; that of its faction with a number is no name."""
    usual, _, number = name.rpartition(" ")
    if name in ("", id) or (usual in factions and number.isdecimal()):
        return handle(id)
    return f"{handle(id)} {name}"


class Names:
    """Names by id: of systems and planets, of fleets, of factions."""

    def __init__(
        self, named: "dict[str, str] | None" = None, factions: "dict[str, str] | None" = None
    ) -> None:
        self.named: dict[str, str] = {} if named is None else named
        self.factions: dict[str, str] = {} if factions is None else factions

    def place(self, id: str) -> str:
        """A system or a planet with its handle."""
        return both(self.named.get(id, ""), id)

    def fleet(self, id: str) -> str:
        """A fleet by its handle, with its name if somebody gave it one."""
        return fleet_named(id, self.named.get(id, ""), list(self.factions.values()))

    def faction(self, id: str) -> Message:
        """A faction by its id."""
        return faction_named(self.factions.get(id, id))


def names_of(state: GalaxyState, faction: str) -> Names:
    """The names of a galaxy that a faction knows: of fleets only its own."""
    named: dict[str, str] = {}
    for system in state.systems:
        named[system.id] = system.name
        for planet in system.planets:
            named[planet.id] = planet.name
    for fleet in state.fleets:
        if fleet.faction == faction:
            named[fleet.id] = fleet.name
    return Names(named, {one.id: one.name for one in state.factions})


def names_seen(view: Any) -> Names:
    """The names in a view."""
    named: dict[str, str] = {}
    for system in view["systems"]:
        named[system["id"]] = system["name"]
        for planet in system["planets"]:
            named[planet["id"]] = planet["name"]
    for fleet in view["fleets"]:
        named[fleet["id"]] = fleet["name"]
    return Names(named, {faction["id"]: faction["name"] for faction in view["factions"]})


def names_told(scenario: Any) -> Names:
    """The names of the factions of a loaded scenario."""
    return Names({}, {} if scenario is None else {faction.id: faction.name for faction in scenario.factions})

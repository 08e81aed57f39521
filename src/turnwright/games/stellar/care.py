"""What a person may order besides: armies one by one, fleets split and merged. No bot considers these."""

from typing import Any

from turnwright.games.stellar.commands import (
    LoadArmy,
    MergeFleets,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmy,
)
from turnwright.games.stellar.map.index import NOWHERE
from turnwright.games.stellar.map.locations import system_at
from turnwright.games.stellar.rules.orders import Bridge
from turnwright.games.stellar.rules.phases.movement import armies_in
from turnwright.games.stellar.state import COMBAT, ORBIT, SOLID, Fleet, StarSystem


def care_for(bridge: Bridge, faction: str) -> list[Any]:
    """The other orders of a faction: a few of each kind, for all of them can be typed."""
    own = [
        fleet
        for fleet in bridge.state.fleets
        if fleet.faction == faction
        and fleet.ships
        and fleet.id not in bridge.merged
        and fleet.state != COMBAT
    ]
    found: list[Any] = []
    for fleet in own:
        found.extend(_with_armies(bridge, fleet))
    found.extend(_across(bridge, own))
    found.extend(_merges(own))
    for fleet in own:
        found.extend(_splits(fleet))
    return found


def _with_armies(bridge: Bridge, fleet: Fleet) -> list[Any]:
    # Where one army is all there is, the order for all of them says the same.
    at = system_at(bridge.state, fleet.x, fleet.y, fleet.z, bridge.table.numbers.capture_range)
    if fleet.state != ORBIT or at == NOWHERE:
        return []
    system = bridge.state.systems[at]
    found: list[Any] = []
    loaded = [ship for ship in fleet.ships if ship.army != "" and ship.army in bridge.desk().armies]
    if len(loaded) > 1:
        solid = [planet for planet in system.planets if planet.kind == SOLID]
        found.extend([UnloadArmy(fleet.id, ship.id, ship.army, one.id) for ship in loaded for one in solid])
    waiting = [army for army in armies_in(system, bridge.desk()) if army.faction == fleet.faction]
    for ship in fleet.ships:
        if ship.army == "" and bridge.table.classes[ship.type].carries and len(waiting) > 1:
            found.extend([LoadArmy(fleet.id, ship.id, army.id) for army in waiting])
            break
    return found


def _across(bridge: Bridge, own: list[Fleet]) -> list[Any]:
    # An empty transport in orbit brings armies over to another planet.
    there: dict[int, str] = {}
    for fleet in own:
        empty = any(ship.army == "" and bridge.table.classes[ship.type].carries for ship in fleet.ships)
        at = system_at(bridge.state, fleet.x, fleet.y, fleet.z, bridge.table.numbers.capture_range)
        if empty and fleet.state == ORBIT and at != NOWHERE:
            there[at] = fleet.faction
    found: list[Any] = []
    for at, faction in there.items():
        system = bridge.state.systems[at]
        solid = [planet.id for planet in system.planets if planet.kind == SOLID]
        if system.id not in bridge.desk().contested:
            found.extend(_transfers(bridge, system, faction, solid))
    return found


def _transfers(bridge: Bridge, system: StarSystem, faction: str, solid: list[str]) -> list[Any]:
    own = [army for army in armies_in(system, bridge.desk()) if army.faction == faction]
    return [TransferArmyPlanet(army.id, to) for army in own for to in solid if to != army.container]


def _merges(own: list[Fleet]) -> list[Any]:
    # Into the first of those that are at one place; any other can be typed.
    first: dict[tuple[float, float, float], str] = {}
    found: list[Any] = []
    for fleet in own:
        if fleet.state != ORBIT:
            continue
        place = (fleet.x, fleet.y, fleet.z)
        if place in first:
            found.append(MergeFleets(fleet.id, first[place]))
        else:
            first[place] = fleet.id
    return found


def _splits(fleet: Fleet) -> list[Any]:
    # All ships of one type, or every other ship.
    kinds: dict[str, list[str]] = {}
    for ship in fleet.ships:
        kinds.setdefault(ship.type, []).append(ship.id)
    half = [names[at] for names in kinds.values() for at in range(1, len(names), 2)]
    found: list[Any] = []
    if half:
        found.append(SplitFleet(fleet.id, tuple(half)))
    if len(kinds) > 1:
        found.extend([SplitFleet(fleet.id, tuple(names)) for names in kinds.values() if names != half])
    return found

"""Orders in words: short ones for a list of orders, and with distance and days for a choice."""

from typing import Any

from turnwright.games.stellar.commands import (
    EndTurn,
    LoadArmies,
    LoadArmy,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    RenameFleet,
    Resign,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.games.stellar.map.index import NOWHERE, distance
from turnwright.games.stellar.notation import word_of
from turnwright.games.stellar.rules.orders import OrderDesk
from turnwright.games.stellar.rules.phases.movement import pace
from turnwright.games.stellar.state import Fleet, GalaxyState
from turnwright.games.stellar.ui.names import Names, handle, ships_by_type
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message


def label(desk: OrderDesk, names: Names, command: Any, faction: str) -> Message:
    """A command as a choice: what it would mean here and now."""
    if isinstance(command, Resign):
        return Message("choose-resign")
    if isinstance(command, EndTurn):
        return _end(command)
    said = order(command, names, ships_in(desk.state, command, faction))
    if not isinstance(command, (MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove)):
        return said
    at = desk.fleet_places.get(command.fleet_id, NOWHERE)
    # Only whose fleet it is knows how far it has to go.
    if at == NOWHERE or desk.state.fleets[at].faction != faction or command.system_id not in desk.systems:
        return said
    fleet = desk.state.fleets[at]
    gap = gap_to(desk, fleet, command.system_id)
    words = {"order": said, "ly": tenth(gap), "days": days(gap, pace(desk.arena, fleet))}
    return Message("choose-way", words)


def _end(command: EndTurn) -> Message:
    if command.autopilot != "":
        return Message("choose-end-auto", {"profile": profile(command.autopilot)})
    if command.orders:
        return Message("choose-end-orders", {"count": len(command.orders)})
    return Message("choose-end")


def profile(name: str) -> Message:
    """How an AI is minded."""
    return Message("profile", {"profile": name, "text": name})


def gap_to(desk: OrderDesk, fleet: Fleet, system_id: str) -> float:
    """How far a fleet has to fly to a system."""
    system = desk.systems[system_id]
    return distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)


def days(gap: float, step: float) -> int:
    """How many days a way takes; even to stay where one is takes one."""
    whole = int(gap / step)
    return max(1, whole if whole * step >= gap else whole + 1)


def tenth(number: float) -> float:
    """A number with one digit after the point."""
    return float(int(number * 10.0 + 0.5)) / 10.0


def ships_in(state: GalaxyState, command: Any, faction: str) -> dict[str, int]:
    """The ships of its own that a faction splits off, by type; nothing for other orders."""
    counts: dict[str, int] = {}
    if isinstance(command, SplitFleet):
        chosen = dict.fromkeys(command.ship_ids, True)
        for fleet in state.fleets:
            for ship in fleet.ships if fleet.faction == faction else []:
                if ship.id in chosen:
                    counts[ship.type] = counts.get(ship.type, 0) + 1
    return counts


def order(command: Any, names: Names, ships: dict[str, int]) -> Message:
    """An order in a few words."""
    words: dict[str, Any] = {}
    if isinstance(command, TransferArmyPlanet):
        words = {"army": handle(command.army_id), "planet": names.place(command.planet_id)}
    else:
        words["fleet"] = names.fleet(command.fleet_id)
    if isinstance(command, (MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove)):
        words["system"] = names.place(command.system_id)
    elif isinstance(command, UnloadArmies):
        words["planet"] = names.place(command.planet_id)
    elif isinstance(command, (LoadArmy, UnloadArmy)):
        words["army"] = handle(command.army_id)
        words["ship"] = handle(command.ship_id)
        if isinstance(command, UnloadArmy):
            words["planet"] = names.place(command.planet_id)
    elif isinstance(command, SplitFleet):
        words["ships"] = ships_by_type(ships) if ships else len(command.ship_ids)
    elif isinstance(command, MergeFleets):
        words["other"] = names.fleet(command.into_fleet_id)
    elif isinstance(command, RenameFleet):
        words["name"] = command.name
    elif not isinstance(command, (TransferArmyPlanet, LoadArmies)):
        raise Rejected("malformed", "there is no such order")
    return Message(f"order-{word_of(command)}", words)


def names_in(desk: OrderDesk, command: Any) -> dict[str, str]:
    """The names of what an order is about, for whoever tells it without the galaxy at hand."""
    found: dict[str, str] = {}
    for field in ("fleet_id", "into_fleet_id"):
        at = desk.fleet_places.get(str(getattr(command, field, "")), NOWHERE)
        if at != NOWHERE:
            found[desk.state.fleets[at].id] = desk.state.fleets[at].name
    system = desk.systems.get(str(getattr(command, "system_id", "")))
    if system is not None:
        found[system.id] = system.name
    planet_id = str(getattr(command, "planet_id", ""))
    home = desk.systems.get(desk.arena.homes.get(planet_id, ""))
    for planet in [] if home is None else home.planets:
        if planet.id == planet_id:
            found[planet.id] = planet.name
    return {id: name for id, name in found.items() if name != id}

"""What a seat may order now: every fleet that has no order yet, wherever its fuel takes it."""

from typing import Any

from turnwright.games.stellar.commands import (
    EndTurn,
    LoadArmies,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    UnloadArmies,
)
from turnwright.games.stellar.movement import armies_in, hostile_planet
from turnwright.games.stellar.orders import Bridge, fuel_for
from turnwright.games.stellar.places import system_at
from turnwright.games.stellar.space import NOWHERE, distance
from turnwright.games.stellar.state import COMBAT, ORBIT, SOLID, Fleet, GalaxyState, StarSystem
from turnwright.games.stellar.table import Table
from turnwright.kernel.options import Options


class OrderOptions(Options):
    """The end of the turn first, then the orders of each fleet, spelled out when somebody asks for them."""

    def __init__(self, bridge: Bridge, faction: str) -> None:
        self.bridge = bridge
        self.faction = faction
        self._commands: list[Any] = []

    def _spelled(self) -> list[Any]:
        if not self._commands:
            self._commands = [EndTurn()]
            for fleet in self.bridge.state.fleets:
                if fleet.faction == self.faction and fleet.ships and fleet.id not in self.bridge.merged:
                    self._commands.extend(orders_for(self.bridge, fleet))
        return self._commands

    def count(self) -> int:
        """How many there are."""
        return len(self._spelled())

    def command(self, index: int) -> Any:
        """The command of that number."""
        return self._spelled()[index]

    def index(self, command: Any) -> int:
        """The number of a command, or -1 when it is none of these."""
        for at, other in enumerate(self._spelled()):
            if other == command:
                return at
        return -1


def orders_for(bridge: Bridge, fleet: Fleet) -> list[Any]:
    """What a fleet may be told."""
    if fleet.state == COMBAT:
        return []
    table = bridge.table
    carries = any(ship.army != "" for ship in fleet.ships)
    room = any(ship.army == "" and table.classes[ship.type].carries for ship in fleet.ships)
    found = _here(bridge, fleet, carries, room)
    if fleet.id in bridge.sent:
        return found
    for system in within_reach(bridge.state, fleet):
        if distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z) > 0.0:
            found.append(MoveFleet(fleet.id, system.id))
        if carries and hostile_planet(system, fleet.faction) is not None:
            found.append(OrderInvasionMove(fleet.id, system.id))
        if carries and system.owner == fleet.faction:
            found.append(OrderUnloadMove(fleet.id, system.id))
        if room:
            found.append(OrderLoadMove(fleet.id, system.id))
    return found


def _here(bridge: Bridge, fleet: Fleet, carries: bool, room: bool) -> list[Any]:
    # Where it is: armies on board, or down on a planet.
    if fleet.state != ORBIT or not (carries or room):
        return []
    at = system_at(bridge.state, fleet.x, fleet.y, fleet.z, bridge.table.numbers.capture_range)
    if at == NOWHERE:
        return []
    system = bridge.state.systems[at]
    found: list[Any] = []
    if room and any(army.faction == fleet.faction for army in armies_in(system, bridge.desk())):
        found.append(LoadArmies(fleet.id))
    if carries:
        found.extend([UnloadArmies(fleet.id, one.id) for one in system.planets if one.kind == SOLID])
    return found


def within_reach(state: GalaxyState, fleet: Fleet) -> list[StarSystem]:
    """The systems that a fleet has the fuel for, by id."""
    table: Table = state.table
    found: list[StarSystem] = []
    for number in sorted(table.space.near(fleet.x, fleet.y, fleet.z, table.numbers.longest_jump)):
        system = state.systems[number]
        gap = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
        if state.rules.unlimited_fuel or all(
            fuel_for(table, ship.type, gap) <= ship.fuel for ship in fleet.ships
        ):
            found.append(system)
    return found

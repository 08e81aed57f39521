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
from turnwright.games.stellar.context import TurnContext
from turnwright.games.stellar.movement import armies_in, hostile_planet
from turnwright.games.stellar.orders import Bridge, fuel_for
from turnwright.games.stellar.space import distance
from turnwright.games.stellar.state import COMBAT, ORBIT, SOLID, Fleet, GalaxyState, StarSystem
from turnwright.games.stellar.table import Table
from turnwright.kernel.options import Options
from turnwright.kernel.rejected import Rejected


class OrderOptions(Options):
    """The end of the turn first, then the orders of each fleet, spelled out when somebody asks for them."""

    def __init__(self, state: GalaxyState, draft: GalaxyState, faction: str) -> None:
        self.state = state
        self.draft = draft
        self.faction = faction
        self._commands: list[Any] = []

    def _spelled(self) -> list[Any]:
        if not self._commands:
            self._commands = [EndTurn()]
            told = told_already(self.state, self.faction)
            desk = Bridge(self.draft, TurnContext(self.draft.day + 1, 0)).desk()
            for fleet in self.draft.fleets:
                if fleet.faction == self.faction and fleet.ships and fleet.id not in told:
                    if fleet.state != COMBAT:
                        self._commands.extend(orders_for(self.draft, fleet, desk))
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


def told_already(state: GalaxyState, faction: str) -> dict[str, bool]:
    """The fleets that have an order for this turn."""
    return {getattr(order, "fleet_id", ""): True for order in state.orders.get(faction, [])}


def orders_for(state: GalaxyState, fleet: Fleet, desk: Any) -> list[Any]:
    """What a fleet may be told."""
    found: list[Any] = []
    carries = any(ship.army != "" for ship in fleet.ships)
    table: Table = state.table
    room = any(ship.army == "" and table.classes[ship.type].carries for ship in fleet.ships)
    here = _orbited(state, fleet)
    if here is not None:
        if room and any(army.faction == fleet.faction for army in armies_in(here, desk)):
            found.append(LoadArmies(fleet.id))
        if carries:
            found.extend([UnloadArmies(fleet.id, one.id) for one in here.planets if one.kind == SOLID])
    for system in within_reach(state, fleet):
        if system is not here or distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z) > 0.0:
            found.append(MoveFleet(fleet.id, system.id))
        if carries and hostile_planet(system, fleet.faction) is not None:
            found.append(OrderInvasionMove(fleet.id, system.id))
        if carries and system.owner == fleet.faction:
            found.append(OrderUnloadMove(fleet.id, system.id))
        if room:
            found.append(OrderLoadMove(fleet.id, system.id))
    return found


def _orbited(state: GalaxyState, fleet: Fleet) -> StarSystem | None:
    if fleet.state != ORBIT:
        return None
    bridge = Bridge(state, TurnContext(state.day + 1, 0))
    try:
        return bridge.orbited(bridge.fleet_places[fleet.id])
    except Rejected:
        return None


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

"""Orders: what a faction may order its fleets and armies to do, and why an order is refused."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena, ShipClass
from turnwright.games.stellar.commands import (
    LoadArmies,
    LoadArmy,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    RenameFleet,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.games.stellar.map.index import NOWHERE, distance
from turnwright.games.stellar.rules.canonical_order import in_order
from turnwright.games.stellar.rules.locations import system_at
from turnwright.games.stellar.rules.phases.movement import (
    ArmyIndex,
    armies_in,
    embark,
    hostile_planet,
    land,
    load_armies,
    unload_armies,
    with_army,
    with_ships,
)
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import (
    COMBAT,
    DEPLOYED,
    FUEL,
    IN_TRANSIT,
    MOVING,
    ORBIT,
    SOLID,
    Army,
    Fleet,
    GalaxyState,
    Planet,
    Ship,
    StarSystem,
)
from turnwright.kernel.errors import Rejected

LONGEST_NAME: Final = 40
LONGEST_STEM: Final = 100  # letters of a fleet id before the number of a part; a save takes 120
DUST: Final = 0.000001  # hundredths of fuel: the rounding error of a distance
ROUNDING_MARGIN: Final = 0.999_999  # leaves room for the fuel cost, which is rounded up
ANYWHERE: Final = 1e9


def apply_command(state: GalaxyState, command: Any, faction: str, ctx: TurnContext) -> GalaxyState:
    """Return the state with an order carried out, or raise `Rejected`."""
    made = in_order(state, ctx).clone()
    executor = OrderExecutor(made, ctx)
    executor.carry_out(command, faction)
    executor.close()
    return made


def apply_orders(state: GalaxyState, orders: "dict[str, list[Any]]", ctx: TurnContext) -> GalaxyState:
    """Return the state with all orders carried out, faction by faction in the order given."""
    if not orders:
        return state
    ctx.enter("orders")
    made = state.clone()
    executor = OrderExecutor(made, ctx)
    for faction in sorted(orders):
        for command in orders[faction]:
            executor.carry_out(command, faction)
    executor.close()
    return made


def drafted(state: GalaxyState, faction: str) -> "OrderExecutor":
    """Carry out the orders of one faction, and no other, on a copy of the galaxy."""
    executor = OrderExecutor(state.clone(), TurnContext(state.day + 1, 0))
    for order in state.orders.get(faction, []):
        executor.carry_out(order, faction)
    return executor


class OrderExecutor:
    """Carries out orders on a state in the making, with fleets, systems and armies indexed by id."""

    def __init__(self, state: GalaxyState, ctx: TurnContext) -> None:
        self.state = state
        self.arena: Arena = state.arena
        self.ctx = ctx
        self.fleet_places: dict[str, int] = {fleet.id: at for at, fleet in enumerate(state.fleets)}
        self.systems: dict[str, StarSystem] = {system.id: system for system in state.systems}
        self._army_index: ArmyIndex | None = None
        self._homes: dict[str, str] = {}  # the system of each planet
        self.merged: dict[str, bool] = {}
        self.unsorted = False  # a split has appended a fleet
        self.sent: dict[str, bool] = {}  # fleets that have a destination of this turn

    def army_index(self) -> ArmyIndex:
        """Return the armies, indexed when the first order needs them."""
        if self._army_index is None:
            self._army_index = ArmyIndex(self.state)
        return self._army_index

    def close(self) -> None:
        """Write the changes back into the state."""
        if self._army_index is not None:
            self._army_index.write_back(self.state)
        if self.merged:
            self.state.fleets = [fleet for fleet in self.state.fleets if fleet.id not in self.merged]
        if self.unsorted:
            self.state.fleets = sorted(self.state.fleets, key=_fleet_id)

    def carry_out(self, command: Any, faction: str) -> None:
        """Carry out an order, or raise `Rejected` and change nothing."""
        if isinstance(command, MoveFleet):
            self._set_out(self.ready(command.fleet_id, faction), command.system_id, "")
        elif isinstance(command, OrderInvasionMove):
            self._invade(command, faction)
        elif isinstance(command, OrderLoadMove):
            self._fetch(command, faction)
        elif isinstance(command, OrderUnloadMove):
            self._bring(command, faction)
        elif isinstance(command, LoadArmies):
            self._load_all(command, faction)
        elif isinstance(command, UnloadArmies):
            self._unload_all(command, faction)
        elif isinstance(command, LoadArmy):
            self._load_one(command, faction)
        elif isinstance(command, UnloadArmy):
            self._unload_one(command, faction)
        elif isinstance(command, TransferArmyPlanet):
            self._transfer(command, faction)
        elif isinstance(command, SplitFleet):
            self._split(command, faction)
        elif isinstance(command, MergeFleets):
            self._merge(command, faction)
        elif isinstance(command, RenameFleet):
            self._rename(command, faction)
        else:
            raise Rejected("unknown-order", "unknown order")

    # Fleets and places

    def ready(self, fleet_id: str, faction: str, field: str = "fleetId") -> i64:
        """Return the place of a fleet that takes orders, or raise `Rejected`."""
        at = self.fleet_places.get(fleet_id, NOWHERE)
        if at == NOWHERE or fleet_id in self.merged or self.state.fleets[at].faction != faction:
            raise Rejected("unknown-fleet", f"{faction} has no fleet {fleet_id}", field)
        fleet = self.state.fleets[at]
        if fleet.state == COMBAT:
            raise Rejected("in-combat", f"{fleet_id} is in a battle and takes no orders", field)
        if not fleet.ships:
            raise Rejected("no-ships", f"{fleet_id} has no ships", field)
        return at

    def system(self, system_id: str) -> StarSystem:
        """Return a system by id, or raise `Rejected`."""
        system = self.systems.get(system_id)
        if system is None:
            raise Rejected("unknown-system", f"there is no system {system_id}", "systemId")
        return system

    def orbited(self, at: i64) -> StarSystem:
        """Return the system that a fleet orbits, or raise `Rejected`."""
        fleet = self.state.fleets[at]
        found: i64 = NOWHERE
        if fleet.state == ORBIT:
            found = system_at(self.state, fleet.x, fleet.y, fleet.z, self.arena.numbers.capture_range)
        if found == NOWHERE:
            raise Rejected("not-in-orbit", f"{fleet.id} is not in orbit of a system", "fleetId")
        return self.state.systems[found]

    def _planet(self, system: StarSystem, planet_id: str) -> Planet:
        for planet in system.planets:
            if planet.id == planet_id:
                if planet.kind != SOLID:
                    raise Rejected("not-solid", f"armies cannot land on {planet_id}", "planetId")
                return planet
        raise Rejected("unknown-planet", f"{system.id} has no planet {planet_id}", "planetId")

    # Flying

    def _set_out(self, at: i64, system_id: str, errand: str) -> None:
        system = self.system(system_id)
        fleet = self.state.fleets[at]
        if fleet.id in self.sent:
            raise Rejected("sent-already", f"{fleet.id} already has a destination this turn", "fleetId")
        gap: float = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
        if gap == 0.0 and errand == "":
            raise Rejected("already-there", f"{fleet.id} is already at {system_id}", "systemId")
        copy = fleet.clone()
        # The way of a fleet under way is paid already.
        if not is_bound_for(fleet, system_id):
            longest = self.arena.numbers.longest_jump
            if gap > longest:
                reason = f"{system_id} is {gap:.2f} ly away, and the longest jump is {longest:.0f}"
                raise Rejected("too-far", reason, "systemId")
            if not self.state.rules.unlimited_fuel:
                copy.ships = self._after_burning(fleet, gap)
        copy.stop()
        copy.state = MOVING
        copy.target_system = system_id
        copy.target_x = system.x
        copy.target_y = system.y
        copy.target_z = system.z
        if errand == "invade":
            copy.invade = system_id
        elif errand == "load":
            copy.load = system_id
        elif errand == "unload":
            copy.unload = system_id
        self.sent[fleet.id] = True
        self.state.fleets[at] = copy

    def _after_burning(self, fleet: Fleet, gap: float) -> list[Ship]:
        # Every ship burns its own fuel; if one lacks it, the fleet stays.
        paid: list[Ship] = []
        for ship in fleet.ships:
            cost = fuel_for(self.arena, ship.type, gap)
            if cost > ship.fuel:
                missing = (cost - ship.fuel) / FUEL
                raise Rejected("no-fuel", f"{ship.id} ({ship.type}) is missing {missing:.2f} fuel", "fleetId")
            copy = ship.clone()
            copy.fuel -= cost
            paid.append(copy)
        return paid

    def _invade(self, command: Any, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        if not _carries(self.state.fleets[at]):
            raise Rejected("no-army", f"{command.fleet_id} has no army on board", "fleetId")
        if hostile_planet(self.system(command.system_id), faction) is None:
            raise Rejected("nothing-to-invade", f"{command.system_id} has no planet to take", "systemId")
        self._set_out(at, command.system_id, "invade")

    def _fetch(self, command: Any, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        self._free_transport(at)
        self._set_out(at, command.system_id, "load")

    def _bring(self, command: Any, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        if not _carries(self.state.fleets[at]):
            raise Rejected("no-army", f"{command.fleet_id} has no army on board", "fleetId")
        if self.system(command.system_id).owner != faction:
            raise Rejected("not-your-system", f"{command.system_id} is not {faction}'s", "systemId")
        self._set_out(at, command.system_id, "unload")

    def _free_transport(self, at: i64) -> i64:
        fleet = self.state.fleets[at]
        for i, ship in enumerate(fleet.ships):
            if self.is_free(ship):
                return i
        raise Rejected("no-transport", f"{fleet.id} has no empty transport", "fleetId")

    # Armies

    def _load_all(self, command: LoadArmies, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        system = self.orbited(at)
        self._free_transport(at)
        if not [army for army in armies_in(system, self.army_index()) if army.faction == faction]:
            raise Rejected("no-army", f"no army of {faction} is at {system.id}", "fleetId")
        load_armies(self.state, at, system, self.army_index(), self.ctx)

    def _unload_all(self, command: UnloadArmies, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        system = self.orbited(at)
        planet = self._planet(system, command.planet_id)
        if not _carries(self.state.fleets[at]):
            raise Rejected("no-army", f"{command.fleet_id} has no army on board", "fleetId")
        unload_armies(self.state, at, system, planet, self.army_index(), self.ctx)

    def _load_one(self, command: LoadArmy, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        system = self.orbited(at)
        i = self._ship(at, command.ship_id)
        ship = self.state.fleets[at].ships[i]
        if not self.is_free(ship):
            raise Rejected("no-transport", f"{ship.id} is not an empty transport", "shipId")
        army = self._army(command.army_id, faction)
        if army.state != DEPLOYED or army.container not in [planet.id for planet in system.planets]:
            raise Rejected("not-here", f"{army.id} is not at {system.id}", "armyId")
        copy = army.clone()
        self._put_ship(at, i, with_army(ship, army.id))
        embark(self.state, copy, ship, system, self.ctx)
        self.army_index().put(copy)

    def _unload_one(self, command: UnloadArmy, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        system = self.orbited(at)
        planet = self._planet(system, command.planet_id)
        i = self._ship(at, command.ship_id)
        ship = self.state.fleets[at].ships[i]
        if ship.army == "" or ship.army != command.army_id:
            raise Rejected("no-army", f"{ship.id} does not carry {command.army_id}", "armyId")
        army = self._army(command.army_id, faction).clone()
        self._put_ship(at, i, with_army(ship, ""))
        land(self.state, army, planet, system.id in self.army_index().contested, self.ctx)
        self.army_index().arrive(army)

    def _transfer(self, command: TransferArmyPlanet, faction: str) -> None:
        army = self._army(command.army_id, faction)
        system = self._home(army.container)
        if army.state != DEPLOYED or system is None:
            raise Rejected("not-here", f"{army.id} is on no planet", "armyId")
        planet = self._planet(system, command.planet_id)
        if planet.id == army.container:
            raise Rejected("already-there", f"{army.id} is already on {planet.id}", "planetId")
        if not self._has_transport_at(system, faction):
            reason = f"{faction} has no empty transport in orbit of {system.id}"
            raise Rejected("no-transport", reason, "armyId")
        if system.id in self.army_index().contested:
            raise Rejected("contested", f"the orbit of {system.id} is contested", "armyId")
        copy = army.clone()
        copy.state = IN_TRANSIT
        copy.container = planet.id
        self.army_index().put(copy)

    def _has_transport_at(self, system: StarSystem, faction: str) -> bool:
        reach = self.arena.numbers.capture_range
        for fleet in self.state.fleets:
            if fleet.faction == faction and fleet.state == ORBIT and fleet.id not in self.merged:
                gap: float = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
                if gap <= reach and any(self.is_free(ship) for ship in fleet.ships):
                    return True
        return False

    def is_free(self, ship: Ship) -> bool:
        """Whether a ship is a transport without an army."""
        return ship.army == "" and self.arena.classes[ship.type].carries

    def _army(self, army_id: str, faction: str) -> Army:
        army = self.army_index().armies.get(army_id)
        if army is None or army.faction != faction:
            raise Rejected("unknown-army", f"{faction} has no army {army_id}", "armyId")
        return army

    def _home(self, planet_id: str) -> StarSystem | None:
        if not self._homes:
            for system in self.state.systems:
                for planet in system.planets:
                    self._homes[planet.id] = system.id
        name = self._homes.get(planet_id)
        return None if name is None else self.systems[name]

    def _ship(self, at: i64, ship_id: str, field: str = "shipId") -> i64:
        fleet = self.state.fleets[at]
        for i, ship in enumerate(fleet.ships):
            if ship.id == ship_id:
                return i
        raise Rejected("unknown-ship", f"{fleet.id} has no ship {ship_id}", field)

    def _put_ship(self, at: i64, i: i64, ship: Ship) -> None:
        ships = list(self.state.fleets[at].ships)
        ships[i] = ship
        self.state.fleets[at] = with_ships(self.state.fleets[at], ships)

    # Fleets

    def _split(self, command: SplitFleet, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        fleet = self.state.fleets[at]
        chosen = dict.fromkeys(command.ship_ids, True)
        for name in command.ship_ids:
            self._ship(at, name, "shipIds")
        if not chosen or len(chosen) == len(fleet.ships):
            raise Rejected("not-a-part", "a split must take and leave at least one ship", "shipIds")
        part = with_ships(fleet, [ship for ship in fleet.ships if ship.id in chosen])
        part.id = self._free_name(fleet.id)
        part.name = part.id
        self.state.fleets[at] = with_ships(fleet, [ship for ship in fleet.ships if ship.id not in chosen])
        self.fleet_places[part.id] = len(self.state.fleets)
        self.state.fleets.append(part)
        self.unsorted = True
        if fleet.id in self.sent:
            self.sent[part.id] = True

    def _free_name(self, whole: str) -> str:
        # A part of a part is named after the whole, or ids would grow with every split.
        base, dot, tail = whole.rpartition(".")
        if dot == "" or base == "" or not tail.isdecimal():
            base = whole
        base = base[:LONGEST_STEM]
        number = 2
        while f"{base}.{number}" in self.fleet_places:
            number += 1
        return f"{base}.{number}"

    def mark_retreat(self, fleet_id: str) -> None:
        """Mark a moving fleet as retreating, until it arrives or gets another order."""
        at = self.fleet_places[fleet_id]
        copy = self.state.fleets[at].clone()
        copy.retreating = True
        self.state.fleets[at] = copy

    def _merge(self, command: MergeFleets, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        goal = self.ready(command.into_fleet_id, faction, "intoFleetId")
        if at == goal:
            raise Rejected("same-fleet", "a fleet cannot merge with itself", "intoFleetId")
        one = self.state.fleets[at]
        other = self.state.fleets[goal]
        gap: float = distance(one.x, one.y, one.z, other.x, other.y, other.z)
        if one.state != ORBIT or other.state != ORBIT or gap > 0.0:
            reason = f"{one.id} and {other.id} are not in orbit together, but {gap:.2f} ly apart"
            raise Rejected("not-together", reason, "intoFleetId")
        ships = sorted(other.ships + one.ships, key=_ship_id)
        self.state.fleets[goal] = with_ships(other, ships)
        self.merged[one.id] = True

    def _rename(self, command: Any, faction: str) -> None:
        at = self.ready(command.fleet_id, faction)
        # A caller in Python may pass anything.
        name: str = command.name.strip() if isinstance(command.name, str) else ""
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Rejected("bad-name", f"a name has at most {LONGEST_NAME} printable characters", "name")
        copy = self.state.fleets[at].clone()
        copy.name = name
        self.state.fleets[at] = copy


def is_bound_for(fleet: Fleet, system_id: str) -> bool:
    """Whether a fleet is already on its way to a system."""
    return fleet.state == MOVING and fleet.target_system == system_id


def fuel_for(arena: Arena, type: str, gap: float) -> i64:
    """Return the fuel that a ship of a type burns on a distance, in hundredths, rounded up."""
    exact: float = float(arena.classes[type].per_ly) * gap
    whole: i64 = int(exact)
    return whole + 1 if exact > float(whole) + DUST else whole


def fuel_range(ship: Ship, kind: ShipClass) -> float:
    """Return how many light years a ship's fuel lasts for."""
    return float(ship.fuel) / float(kind.per_ly) * ROUNDING_MARGIN if kind.per_ly > 0 else ANYWHERE


def _carries(fleet: Fleet) -> bool:
    return any(ship.army != "" for ship in fleet.ships)


def _ship_id(ship: Ship) -> str:
    return ship.id


def _fleet_id(fleet: Fleet) -> str:
    return fleet.id

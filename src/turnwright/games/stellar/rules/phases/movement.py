"""Movement: fleets fly a day's distance; those that arrive then unload, load and invade."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena, Numbers, ShipClass
from turnwright.games.stellar.map.index import distance
from turnwright.games.stellar.rules.canonical_order import in_order
from turnwright.games.stellar.rules.locations import armies_by_planet, by_id, contested_orbits
from turnwright.games.stellar.rules.turn_context import COMBAT_LOG, MOVE_LOG, TurnContext, note
from turnwright.games.stellar.state import (
    DEPLOYED,
    EMBARKED,
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

PER_CENT: Final = 100


def phase_movement(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Move every fleet, by id; then carry out arrivals, once all fleets are in place."""
    state = in_order(state, ctx)
    ctx.enter("movement")
    made = state.clone()
    made.fleets = sorted(made.fleets, key=_fleet_id)
    systems = by_id(made)
    arrived: list[int] = []
    for at in range(len(made.fleets)):
        fleet = made.fleets[at]
        if fleet.state == MOVING and fleet.ships:
            moved = move_fleet(made, fleet)
            made.fleets[at] = moved
            if moved.state == ORBIT:
                arrived.append(at)
                if moved.target_system in systems:
                    args = {"fleet": moved.name, "fleetId": moved.id}
                    args["system"], args["systemId"] = systems[moved.target_system].name, moved.target_system
                    note(made, ctx, MOVE_LOG, "fleet-arrived", args, [moved.faction])
    _carry_out_arrivals(made, arrived, systems, ctx)
    # Armies transferred between planets have arrived.
    for at, army in enumerate(made.armies):
        if army.state == IN_TRANSIT:
            landed = army.clone()
            landed.state = DEPLOYED
            made.armies[at] = landed
            args = {"army": army.id, "planet": army.container, "planetId": army.container}
            note(made, ctx, MOVE_LOG, "army-moved", args, [army.faction])
    return made


def move_fleet(state: GalaxyState, fleet: Fleet) -> Fleet:
    """Return the fleet a day further on its course, in orbit if it arrives."""
    moved = fleet.clone()
    gap: float = distance(fleet.x, fleet.y, fleet.z, fleet.target_x, fleet.target_y, fleet.target_z)
    step: float = pace(state.arena, fleet)
    if gap <= step:
        moved.x = fleet.target_x
        moved.y = fleet.target_y
        moved.z = fleet.target_z
        moved.state = ORBIT
        return moved
    share: float = step / gap
    moved.x = fleet.x + (fleet.target_x - fleet.x) * share
    moved.y = fleet.y + (fleet.target_y - fleet.y) * share
    moved.z = fleet.z + (fleet.target_z - fleet.z) * share
    return moved


def pace(arena: Arena, fleet: Fleet) -> float:
    """Return how far a fleet flies in a day: as far as its slowest ship; without ships, the plain speed."""
    if not fleet.ships:
        return arena.numbers.speed
    slowest: float = arena.classes[fleet.ships[0].type].speed
    for ship in fleet.ships:
        kind: ShipClass = arena.classes[ship.type]
        if kind.speed < slowest:
            slowest = kind.speed
    return arena.numbers.speed * slowest


# Arrivals


class ArmyIndex:
    """Armies by id and by planet, while several of them embark and land in one phase."""

    def __init__(self, state: GalaxyState) -> None:
        self.armies: dict[str, Army] = {army.id: army for army in state.armies}
        self._on: dict[str, list[Army]] | None = None
        self._state = state
        self._contested: dict[str, bool] | None = None

    @property
    def on(self) -> dict[str, list[Army]]:
        """The armies by the planet they stood on at first or have landed on since."""
        if self._on is None:
            self._on = armies_by_planet(self._state)
        return self._on

    @property
    def contested(self) -> dict[str, bool]:
        """The systems whose orbit is contested; no fleet moves while armies embark and land."""
        if self._contested is None:
            self._contested = contested_orbits(self._state)
        return self._contested

    def put(self, army: Army) -> None:
        """Keep the new form of an army."""
        self.armies[army.id] = army

    def arrive(self, army: Army) -> None:
        """Keep an army that has landed on a planet."""
        self.armies[army.id] = army
        if army.container in self.on:
            self.on[army.container].append(army)
        else:
            self.on[army.container] = [army]

    def write_back(self, state: GalaxyState) -> None:
        """Write the armies back into the state, in its order."""
        state.armies = [self.armies[army.id] for army in state.armies if army.id in self.armies]


def execute_arrival_operations(state: GalaxyState, fleet_id: str, ctx: TurnContext) -> GalaxyState:
    """Carry out what a fleet came for: unload in an own system, load, invade; then clear its course.

    A fleet that is still under way or in a battle does nothing.
    """
    ctx.enter(f"arrival/{fleet_id}")
    made = in_order(state, ctx).clone()
    systems = by_id(made)
    for at in range(len(made.fleets)):
        if made.fleets[at].id == fleet_id and made.fleets[at].state == ORBIT:
            _carry_out_arrivals(made, [at], systems, ctx)
    return made


def _carry_out_arrivals(
    state: GalaxyState, arrived: list[int], systems: dict[str, StarSystem], ctx: TurnContext
) -> None:
    index: ArmyIndex | None = None  # built for the first fleet that has an errand
    for at in arrived:
        fleet = state.fleets[at]
        if (fleet.unload != "" or fleet.load != "" or fleet.invade != "") and fleet.target_system in systems:
            if index is None:
                index = ArmyIndex(state)
            system = systems[fleet.target_system]
            home = own_planet(system, fleet.faction)
            if fleet.unload != "" and system.owner == fleet.faction and home is not None:
                unload_armies(state, at, system, home, index, ctx)
            if fleet.load != "":
                load_armies(state, at, system, index, ctx)
            goal = hostile_planet(system, fleet.faction)
            if fleet.invade != "" and goal is not None:
                unload_armies(state, at, system, goal, index, ctx)
        settled = state.fleets[at].clone()
        settled.stop()
        state.fleets[at] = settled
    if index is not None:
        index.write_back(state)


def own_planet(system: StarSystem, faction: str) -> Planet | None:
    """Find the first solid planet of a system that a faction holds."""
    for planet in system.planets:
        if planet.kind == SOLID and planet.owner == faction:
            return planet
    return None


def hostile_planet(system: StarSystem, faction: str) -> Planet | None:
    """Find the first solid planet of a system that a faction does not hold; owned ones come first."""
    empty: Planet | None = None
    for planet in system.planets:
        if planet.kind == SOLID and planet.owner != faction:
            if planet.owner != "":
                return planet
            if empty is None:
                empty = planet
    return empty


def unload_armies(
    state: GalaxyState, at: i64, system: StarSystem, planet: Planet, index: ArmyIndex, ctx: TurnContext
) -> None:
    """Land every army of a fleet on a planet."""
    ships = list(state.fleets[at].ships)
    for i in range(len(ships)):
        if ships[i].army != "" and ships[i].army in index.armies:
            army = index.armies[ships[i].army].clone()
            ships[i] = with_army(ships[i], "")
            land(state, army, planet, system.id in index.contested, ctx)
            index.arrive(army)
    state.fleets[at] = with_ships(state.fleets[at], ships)


def land(state: GalaxyState, army: Army, planet: Planet, under_fire: bool, ctx: TurnContext) -> None:
    """Land an army; under a contested orbit it may lose men."""
    army.state = DEPLOYED
    army.container = planet.id
    args = {"army": army.id, "planet": planet.name, "planetId": planet.id}
    numbers: Numbers = state.arena.numbers
    if under_fire and ctx.dice(f"landing/{army.id}").below(PER_CENT) < numbers.fire_percent:
        lost = army.strength * numbers.fire_loss_percent // PER_CENT
        army.strength -= lost
        args["lost"] = str(lost)
        note(state, ctx, COMBAT_LOG, "army-landed-under-fire", args, [army.faction])
    else:
        note(state, ctx, MOVE_LOG, "army-unloaded", args, [army.faction])


def load_armies(state: GalaxyState, at: i64, system: StarSystem, index: ArmyIndex, ctx: TurnContext) -> None:
    """Embark the armies of the fleet's faction in a system, as far as there are empty transports."""
    arena: Arena = state.arena
    fleet = state.fleets[at]
    waiting = [army for army in armies_in(system, index) if army.faction == fleet.faction]
    ships = list(fleet.ships)
    for i in range(len(ships)):
        if not waiting:
            break
        if ships[i].army == "" and arena.classes[ships[i].type].carries:
            army = waiting.pop(0).clone()
            ships[i] = with_army(ships[i], army.id)
            embark(state, army, ships[i], system, ctx)
            index.put(army)
    state.fleets[at] = with_ships(fleet, ships)


def embark(state: GalaxyState, army: Army, ship: Ship, system: StarSystem, ctx: TurnContext) -> None:
    """Put an army on board of a ship."""
    army.state = EMBARKED
    army.container = ship.id
    args = {"army": army.id, "ship": ship.id, "system": system.name, "systemId": system.id}
    note(state, ctx, MOVE_LOG, "army-loaded", args, [army.faction])


def armies_in(system: StarSystem, index: ArmyIndex) -> list[Army]:
    """List the armies on the planets of a system, by id."""
    # An army that embarked and landed again stands on the list of its planet twice.
    found: dict[str, Army] = {}
    for planet in system.planets:
        for army in index.on.get(planet.id, []):
            now = index.armies.get(army.id)
            if now is not None and now.state == DEPLOYED and now.container == planet.id:
                found[now.id] = now
    return sorted(found.values(), key=_army_id)


def with_army(ship: Ship, army: str) -> Ship:
    """Return the ship with an army on board, or with none for ""."""
    copy = ship.clone()
    copy.army = army
    return copy


def with_ships(fleet: Fleet, ships: list[Ship]) -> Fleet:
    """Return the fleet with other ships."""
    copy = fleet.clone()
    copy.ships = ships
    return copy


def _army_id(army: Army) -> str:
    return army.id


def _fleet_id(fleet: Fleet) -> str:
    return fleet.id

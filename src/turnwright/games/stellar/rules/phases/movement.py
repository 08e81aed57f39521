"""Fleets on their way: a step a day, and what they do where they arrive once everybody has moved."""

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
    """Every fleet moves, by id; then those that arrived unload, load and invade, with everybody in place."""
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
                _tell_arrival(made, moved, systems, ctx)
    _carry_out_arrivals(made, arrived, systems, ctx)
    made.armies = [_across(made, army, ctx) for army in made.armies]
    return made


def _across(state: GalaxyState, army: Army, ctx: TurnContext) -> Army:
    # Whoever was brought over to another planet stands there now.
    if army.state != IN_TRANSIT:
        return army
    copy = army.clone()
    copy.state = DEPLOYED
    args = {"army": army.id, "planet": army.container, "planetId": army.container}
    note(state, ctx, MOVE_LOG, "army-moved", args, [army.faction])
    return copy


def _tell_arrival(state: GalaxyState, fleet: Fleet, systems: dict[str, StarSystem], ctx: TurnContext) -> None:
    if fleet.target_system in systems:
        args = {"fleet": fleet.name, "fleetId": fleet.id}
        args["system"], args["systemId"] = systems[fleet.target_system].name, fleet.target_system
        note(state, ctx, MOVE_LOG, "fleet-arrived", args, [fleet.faction])


def move_fleet(state: GalaxyState, fleet: Fleet) -> Fleet:
    """The fleet a day further on its way, in orbit if that is far enough."""
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
    """How far a fleet flies in a day: as far as its slowest ship."""
    slowest: float = 1000.0
    for ship in fleet.ships:
        kind: ShipClass = arena.classes[ship.type]
        if kind.speed < slowest:
            slowest = kind.speed
    return arena.numbers.speed * slowest


def _carry_out_arrivals(
    state: GalaxyState, arrived: list[int], systems: dict[str, StarSystem], ctx: TurnContext
) -> None:
    busy = [at for at in arrived if _has_errand(state.fleets[at], systems)]
    for at in arrived:
        if not _has_errand(state.fleets[at], systems):
            state.fleets[at] = _settled(state.fleets[at])
    if not busy:
        return
    index = ArmyIndex(state)
    for at in busy:
        _do_errands(state, at, systems[state.fleets[at].target_system], index, ctx)
    index.file(state)


def _has_errand(fleet: Fleet, systems: dict[str, StarSystem]) -> bool:
    told = fleet.unload != "" or fleet.load != "" or fleet.invade != ""
    return told and fleet.target_system in systems


def _settled(fleet: Fleet) -> Fleet:
    copy = fleet.clone()
    copy.stop()
    return copy


class ArmyIndex:
    """Armies by id and by planet while several of them embark and land in one phase."""

    def __init__(self, state: GalaxyState) -> None:
        self.armies: dict[str, Army] = {army.id: army for army in state.armies}
        self._on: dict[str, list[Army]] | None = None
        self._state = state
        self._contested: dict[str, bool] | None = None

    @property
    def on(self) -> dict[str, list[Army]]:
        """The armies by the planet that they stood on, and with those that arrived."""
        if self._on is None:
            self._on = armies_by_planet(self._state)
        return self._on

    @property
    def contested(self) -> dict[str, bool]:
        """The systems whose orbit is contested; nobody moves while armies embark and land."""
        if self._contested is None:
            self._contested = contested_orbits(self._state)
        return self._contested

    def put(self, army: Army) -> None:
        """Keep the new form of an army."""
        self.armies[army.id] = army

    def arrive(self, army: Army) -> None:
        """Keep an army that stands on a planet now."""
        self.armies[army.id] = army
        if army.container in self.on:
            self.on[army.container].append(army)
        else:
            self.on[army.container] = [army]

    def file(self, state: GalaxyState) -> None:
        """Write the armies back into the state, in its order."""
        state.armies = [self.armies[army.id] for army in state.armies if army.id in self.armies]


def execute_arrival_operations(state: GalaxyState, fleet_id: str, ctx: TurnContext) -> GalaxyState:
    """What a fleet came for: unload in a system of its own, load, invade; then the targets are cleared."""
    ctx.enter(f"arrival/{fleet_id}")
    made = in_order(state, ctx).clone()
    systems = by_id(made)
    for at in range(len(made.fleets)):
        if made.fleets[at].id == fleet_id:
            _carry_out_arrivals(made, [at], systems, ctx)
    return made


def _do_errands(state: GalaxyState, at: i64, system: StarSystem, index: ArmyIndex, ctx: TurnContext) -> None:
    if state.fleets[at].unload != "" and system.owner == state.fleets[at].faction:
        home = own_planet(system, state.fleets[at].faction)
        if home is not None:
            put_down(state, at, system, home, index, ctx)
    if state.fleets[at].load != "":
        take_up(state, at, system, index, ctx)
    if state.fleets[at].invade != "":
        goal = hostile_planet(system, state.fleets[at].faction)
        if goal is not None:
            put_down(state, at, system, goal, index, ctx)
    state.fleets[at] = _settled(state.fleets[at])


def own_planet(system: StarSystem, faction: str) -> Planet | None:
    """The first solid planet of a system that a faction holds."""
    for planet in system.planets:
        if planet.kind == SOLID and planet.owner == faction:
            return planet
    return None


def hostile_planet(system: StarSystem, faction: str) -> Planet | None:
    """The first solid planet of a system that a faction does not hold; somebody's before an empty one."""
    empty: Planet | None = None
    for planet in system.planets:
        if planet.kind == SOLID and planet.owner != faction:
            if planet.owner != "":
                return planet
            if empty is None:
                empty = planet
    return empty


def put_down(
    state: GalaxyState, at: i64, system: StarSystem, planet: Planet, index: ArmyIndex, ctx: TurnContext
) -> None:
    """Land every army of a fleet on a planet; under a contested orbit that may cost men."""
    ships = list(state.fleets[at].ships)
    for i in range(len(ships)):
        if ships[i].army != "" and ships[i].army in index.armies:
            army = index.armies[ships[i].army].clone()
            ships[i] = emptied(ships[i])
            land(state, army, planet, system.id in index.contested, ctx)
            index.arrive(army)
    state.fleets[at] = with_ships(state.fleets[at], ships)


def land(state: GalaxyState, army: Army, planet: Planet, under_fire: bool, ctx: TurnContext) -> None:
    """Put an army on a planet."""
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


def take_up(state: GalaxyState, at: i64, system: StarSystem, index: ArmyIndex, ctx: TurnContext) -> None:
    """Embark the armies of a faction that stand in a system, as far as there are empty transports."""
    arena: Arena = state.arena
    fleet = state.fleets[at]
    waiting = [army for army in armies_in(system, index) if army.faction == fleet.faction]
    ships = list(fleet.ships)
    for i in range(len(ships)):
        if not waiting:
            break
        if ships[i].army == "" and arena.classes[ships[i].type].carries:
            army = waiting.pop(0).clone()
            ships[i] = loaded(ships[i], army.id)
            embark(state, army, ships[i], system, ctx)
            index.put(army)
    state.fleets[at] = with_ships(fleet, ships)


def armies_in(system: StarSystem, index: ArmyIndex) -> list[Army]:
    """The armies that stand on the planets of a system now, by id."""
    # One that went on board and was put down again stands on the list of its planet twice.
    found: dict[str, Army] = {}
    for planet in system.planets:
        for army in index.on.get(planet.id, []):
            now = index.armies.get(army.id)
            if now is not None and now.state == DEPLOYED and now.container == planet.id:
                found[now.id] = now
    return sorted(found.values(), key=_army_id)


def _army_id(army: Army) -> str:
    return army.id


def _fleet_id(fleet: Fleet) -> str:
    return fleet.id


def embark(state: GalaxyState, army: Army, ship: Ship, system: StarSystem, ctx: TurnContext) -> None:
    """Put an army on board of a ship."""
    army.state = EMBARKED
    army.container = ship.id
    args = {"army": army.id, "ship": ship.id, "system": system.name, "systemId": system.id}
    note(state, ctx, MOVE_LOG, "army-loaded", args, [army.faction])


def loaded(ship: Ship, army: str) -> Ship:
    """The ship with an army on board."""
    copy = ship.clone()
    copy.army = army
    return copy


def emptied(ship: Ship) -> Ship:
    """The ship without an army."""
    return loaded(ship, "")


def with_ships(fleet: Fleet, ships: list[Ship]) -> Fleet:
    """The fleet with other ships."""
    copy = fleet.clone()
    copy.ships = ships
    return copy

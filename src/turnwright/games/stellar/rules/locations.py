"""Who is where: the system that a fleet is at, and the factions that are present around one."""

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.map.index import NOWHERE, distance
from turnwright.games.stellar.state import DEPLOYED, Army, Fleet, GalaxyState, StarSystem


def by_id(state: GalaxyState) -> dict[str, StarSystem]:
    """The systems by their ids."""
    return {system.id: system for system in state.systems}


def system_at(state: GalaxyState, x: float, y: float, z: float, limit: float) -> i64:
    """The number of the nearest system at most so far away, or -1; of equally near ones the lower id."""
    arena: Arena = state.arena
    return arena.space.nearest(x, y, z, limit)


def fleets_at(state: GalaxyState, limit: float) -> dict[int, list[Fleet]]:
    """Fleets with ships, by the number of their nearest system at most so far away."""
    found: dict[int, list[Fleet]] = {}
    for fleet in state.fleets:
        if not fleet.ships:
            continue
        at = system_at(state, fleet.x, fleet.y, fleet.z, limit)
        if at == NOWHERE:
            continue
        if at in found:
            found[at].append(fleet)
        else:
            found[at] = [fleet]
    return found


def fleets_around(state: GalaxyState, limit: float) -> dict[int, list[Fleet]]:
    """Fleets with ships, by the number of every system that is at most so far away."""
    arena: Arena = state.arena
    found: dict[int, list[Fleet]] = {}
    for fleet in state.fleets:
        if not fleet.ships:
            continue
        for at in arena.space.near(fleet.x, fleet.y, fleet.z, limit):
            if at in found:
                found[at].append(fleet)
            else:
                found[at] = [fleet]
    return found


def factions_of(fleets: list[Fleet]) -> list[str]:
    """The factions of these fleets, each once, in order."""
    return sorted({fleet.faction: 0 for fleet in fleets})


def is_orbit_contested(state: GalaxyState, system: StarSystem) -> bool:
    """Whether two factions have ships within capture range of a system."""
    arena: Arena = state.arena
    first = ""
    for fleet in state.fleets:
        if fleet.ships and fleet.faction != first and _within(fleet, system, arena.numbers.capture_range):
            if first != "":
                return True
            first = fleet.faction
    return False


def contested_orbits(state: GalaxyState) -> dict[str, bool]:
    """The ids of all systems whose orbit is contested, found in one pass over the fleets."""
    arena: Arena = state.arena
    reach = arena.numbers.capture_range
    holder: dict[int, str] = {}
    found: dict[str, bool] = {}
    for fleet in state.fleets:
        if not fleet.ships:
            continue
        for at in arena.space.near(fleet.x, fleet.y, fleet.z, reach):
            if at not in holder:
                holder[at] = fleet.faction
            elif holder[at] != fleet.faction:
                found[state.systems[at].id] = True
    return found


def _within(fleet: Fleet, system: StarSystem, limit: float) -> bool:
    return distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z) <= limit


def armies_by_planet(state: GalaxyState) -> dict[str, list[Army]]:
    """Deployed armies by the planet they stand on, in the order of their ids."""
    found: dict[str, list[Army]] = {}
    for army in state.armies:
        if army.state == DEPLOYED:
            if army.container in found:
                found[army.container].append(army)
            else:
                found[army.container] = [army]
    return found

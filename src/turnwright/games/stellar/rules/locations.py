"""Locations: the system a fleet is at, and the fleets and armies in a system."""

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.map.index import NOWHERE, distance
from turnwright.games.stellar.state import DEPLOYED, Army, Fleet, GalaxyState, StarSystem


def by_id(state: GalaxyState) -> dict[str, StarSystem]:
    """Index the systems by id."""
    return {system.id: system for system in state.systems}


def system_at(state: GalaxyState, x: float, y: float, z: float, limit: float) -> i64:
    """Return the number of the nearest system within a limit, or -1; the lower id wins a tie."""
    arena: Arena = state.arena
    return arena.space.nearest(x, y, z, limit)


def fleets_at(state: GalaxyState, limit: float) -> dict[int, list[Fleet]]:
    """Group the fleets with ships by the nearest system within a limit."""
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
    """Group the fleets with ships by every system within a limit."""
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
    """List the factions of fleets, by id."""
    return sorted({fleet.faction: 0 for fleet in fleets})


def is_orbit_contested(state: GalaxyState, system: StarSystem) -> bool:
    """Whether two factions have ships within capture range of a system."""
    arena: Arena = state.arena
    first = ""
    for fleet in state.fleets:
        if fleet.ships and fleet.faction != first:
            gap: float = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
            if gap <= arena.numbers.capture_range:
                if first != "":
                    return True
                first = fleet.faction
    return False


def contested_orbits(state: GalaxyState) -> dict[str, bool]:
    """Return the ids of all systems whose orbit is contested, in one pass over the fleets."""
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


def armies_by_planet(state: GalaxyState) -> dict[str, list[Army]]:
    """Group the deployed armies by planet, in the order of their ids."""
    found: dict[str, list[Army]] = {}
    for army in state.armies:
        if army.state == DEPLOYED:
            if army.container in found:
                found[army.container].append(army)
            else:
                found[army.container] = [army]
    return found

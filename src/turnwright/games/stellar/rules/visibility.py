"""Fog of war: a faction sees what is its own, near its fleets, observed, or in its territory."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.map.index import CellIndex, Space, distance
from turnwright.games.stellar.state import DEPLOYED, Army, Battle, Fleet, GalaxyState

OWNED_CELL: Final = 42.0  # few cells, with several systems in each
WIDE: Final = 60.0  # coarse cells, for a quick test that nothing of the faction is near


class Territory:
    """Which faction a point belongs to: the owner of the nearest owned system within a radius."""

    def __init__(self, state: GalaxyState) -> None:
        arena: Arena = state.arena
        self.radius = arena.numbers.territory_radius
        self.space = Space(OWNED_CELL)
        self.owners: list[str] = []
        for system in state.systems:
            if system.owner != "":
                self.space.add(system.x, system.y, system.z)
                self.owners.append(system.owner)

    def owner(self, x: float, y: float, z: float) -> str:
        """Return the owner of a point, or "": of two owners equally near, neither."""
        space = self.space
        best: float = self.radius
        owner = ""
        for at in space.near(x, y, z, self.radius):
            gap: float = distance(x, y, z, space.xs[at], space.ys[at], space.zs[at])
            if gap < best or (gap == best and owner == ""):
                best = gap
                owner = self.owners[at]
            elif gap == best and owner != self.owners[at]:
                owner = "?"
        return "" if owner == "?" else owner


class Visibility:
    """One faction's sight of a state."""

    def __init__(self, state: GalaxyState, faction: str, territory: Territory) -> None:
        self.state = state
        self.arena: Arena = state.arena
        self.faction = faction
        self.territory = territory
        self.all = not state.rules.fog_of_war
        self.sensors = Space(3.0 * self.arena.numbers.sensor_range)
        self._presence = CellIndex(WIDE)  # fleets and systems of the faction
        for fleet in state.fleets:
            if fleet.faction == faction and fleet.ships:
                self.sensors.add(fleet.x, fleet.y, fleet.z)
                self._presence.mark(fleet.x, fleet.y, fleet.z)
        for system in state.systems:
            if system.owner == faction:
                self._presence.mark(system.x, system.y, system.z)
        numbers = self.arena.numbers
        self._far: float = numbers.sensor_range + numbers.capture_range + numbers.territory_radius

    def observes(self, at: i64) -> bool:
        """Whether the faction observes a system, by its number."""
        system = self.state.systems[at]
        if self.all or system.owner == self.faction:
            return True
        return self.sensors.has_near(system.x, system.y, system.z, self.arena.numbers.sensor_range)

    def sees(self, fleet: Fleet) -> bool:
        """Whether the faction sees a fleet."""
        if self.all or fleet.faction == self.faction:
            return True
        if self._presence.surely_none_within(fleet.x, fleet.y, fleet.z, self._far):
            return False  # too far from everything of the faction for any of the tests below
        if self.sensors.has_near(fleet.x, fleet.y, fleet.z, self.arena.numbers.sensor_range):
            return True
        for at in self.arena.space.near(fleet.x, fleet.y, fleet.z, self.arena.numbers.capture_range):
            if self.observes(at):
                return True
        return self.territory.owner(fleet.x, fleet.y, fleet.z) == self.faction


def visibility_of(state: GalaxyState, faction: str) -> Visibility:
    """Return what a faction sees of a state."""
    return Visibility(state, faction, Territory(state))


def knows_army(state: GalaxyState, army: Army, faction: str, visibility: Visibility) -> bool:
    """Whether a faction knows of an army: its own, and those in systems it observes."""
    if army.faction == faction:
        return True
    arena: Arena = state.arena
    home = arena.homes.get(army.container, "") if army.state == DEPLOYED else ""
    return home in arena.places and visibility.observes(arena.places[home])


def fought_in(battle: Battle, faction: str) -> bool:
    """Whether a faction fought in a battle."""
    return battle.report is not None and faction in battle.report.losses

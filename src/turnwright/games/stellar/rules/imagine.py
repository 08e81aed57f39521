"""Imagined galaxies: the same to a faction's eyes, with what it cannot see drawn by dice.

The numbers of fleets, ships and armies stay. Places and types of hidden ones are drawn, after the pattern of
what the faction owns and sees.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena, ShipClass
from turnwright.games.stellar.rules.phases.ai import autopilot_profiles
from turnwright.games.stellar.rules.visibility import Territory, Visibility, fought_in, knows_army
from turnwright.games.stellar.state import (
    COMBAT,
    DEPLOYED,
    EMBARKED,
    MORALE,
    MOVING,
    ORBIT,
    RESOLVED,
    SOLID,
    Army,
    Fleet,
    GalaxyState,
    Ship,
)
from turnwright.kernel.dice import Dice

UNKNOWN_FACTION: Final = "?"
PER_CENT: Final = 100
LEAST_PERCENT: Final = 50  # the least that a hidden ship or army is assumed to have left


def imagined(state: GalaxyState, faction: str, dice: Dice) -> GalaxyState:
    """Return a galaxy that looks the same to a faction, or to a spectator for ""."""
    world = state.clone()
    imagination = Imagination(state, faction, dice)
    imagination.plans(world)
    imagination.fleets(world)
    imagination.armies(world)
    world.battles = [one for one in state.battles if one.status != RESOLVED or fought_in(one, faction)]
    world.logs = [one for one in state.logs if not one.to or faction in one.to]
    world.messages = [one for one in state.messages if faction in one.to]
    return world


class Imagination:
    """A faction's view of a state, and dice for the rest."""

    def __init__(self, state: GalaxyState, faction: str, dice: Dice) -> None:
        self.state = state
        self.faction = faction
        self.dice = dice
        self.arena: Arena = state.arena
        self.visibility = Visibility(state, faction, Territory(state))
        self.blind = faction == "" and state.rules.fog_of_war
        self.dark = [at for at in range(len(state.systems)) if self._is_dark(at)]
        self.types = self._types()
        self.strengths = [int(army.max_strength) for army in state.armies if self._knows(army)]
        self.strengths = self.strengths or [int(self.arena.numbers.raised)]

    def _sees(self, fleet: Fleet) -> bool:
        return not self.blind and self.visibility.sees(fleet)

    def _observes(self, at: i64) -> bool:
        return not self.blind and self.visibility.observes(at)

    def _knows(self, army: Army) -> bool:
        return not self.blind and knows_army(self.state, army, self.faction, self.visibility)

    def _is_dark(self, at: i64) -> bool:
        # Whether a foreign fleet in orbit would be hidden.
        system = self.state.systems[at]
        return not self._sees(Fleet("", "", UNKNOWN_FACTION, None, system.x, system.y, system.z))

    def _types(self) -> list[str]:
        # Each as often as it is seen, and the transports, as hidden armies need them.
        seen: list[str] = []
        for fleet in self.state.fleets:
            if self._sees(fleet):
                seen.extend([ship.type for ship in fleet.ships])
        classes = self.arena.classes
        return (seen or list(classes)) + [type for type in classes if classes[type].carries]

    def plans(self, world: GalaxyState) -> None:
        """Leave the turn of every other seat that has ended it to some profile, and drop foreign memories."""
        state, own = self.state, self.faction
        world.orders = {name: state.orders[name] for name in state.orders if name == own}
        world.ai_states = {name: state.ai_states[name] for name in state.ai_states if name == own}
        world.autopilot = {name: state.autopilot[name] for name in state.autopilot if name == own}
        world.ghosts = {name: state.ghosts[name] for name in state.ghosts if name == own}
        known = autopilot_profiles(state)
        for name in state.ready:
            if name != own and known:
                world.autopilot[name] = known[self.dice.below(len(known))]

    # Fleets

    def fleets(self, world: GalaxyState) -> None:
        """Draw foreign fleets: place and ships of hidden ones, the hidden details of others."""
        for at, fleet in enumerate(self.state.fleets):
            if fleet.faction != self.faction:
                world.fleets[at] = self._fleet(fleet)

    def _fleet(self, fleet: Fleet) -> Fleet:
        copy = fleet.clone()
        dice, systems = self.dice, self.state.systems
        seen = self._sees(fleet)
        if not seen and self.dark and fleet.state != COMBAT:
            system = systems[self.dark[dice.below(len(self.dark))]]
            copy.x, copy.y, copy.z = system.x, system.y, system.z
            copy.stop()
            copy.state = ORBIT
        elif fleet.state == MOVING:
            system = systems[dice.below(len(systems))]
            copy.stop()
            copy.target_system = system.id
            copy.target_x, copy.target_y, copy.target_z = system.x, system.y, system.z
        copy.retreating = False
        copy.ships = [self._ship(ship, seen) for ship in fleet.ships]
        return copy

    def _ship(self, ship: Ship, seen: bool) -> Ship:
        type = ship.type if seen else self.types[self.dice.below(len(self.types))]
        kind: ShipClass = self.arena.classes[type]
        made = Ship(ship.id, type, ship.hp if seen else kind.hp)
        made.fuel = self._part(kind.fuel)
        made.missiles = self._part(kind.missiles)
        made.torpedoes = self._part(kind.torpedoes)
        made.interceptors = self._part(kind.interceptors)
        return made

    def _part(self, most: i64) -> i64:
        percent: i64 = LEAST_PERCENT + self.dice.below(PER_CENT - LEAST_PERCENT + 1)
        return most * percent // PER_CENT

    # Armies

    def armies(self, world: GalaxyState) -> None:
        """Put hidden armies on unobserved planets of their faction, or on board of its transports."""
        room = self._room(world)
        aboard: dict[str, str] = {}
        kept: list[Army] = []
        for army in self.state.armies:
            if self._knows(army):
                kept.append(army)
                continue
            other = self._army(army, room.get(army.faction, []))
            if other.container != "":
                kept.append(other)
            if other.state == EMBARKED:
                aboard[other.container] = other.id
        world.armies = kept
        for fleet in world.fleets:
            if fleet.faction != self.faction:  # own ships were not drawn
                for ship in fleet.ships:
                    ship.army = aboard.get(ship.id, "")

    def _army(self, army: Army, room: "list[tuple[str, str]]") -> Army:
        # One for each place in turn; without a place left, the army is dropped.
        most: i64 = self.strengths[self.dice.below(len(self.strengths))]
        made = Army(army.id, army.faction, self._part(most), most, MORALE, DEPLOYED, "")
        if room:
            made.state, made.container = room.pop()
            if made.state == DEPLOYED:
                room.insert(0, (DEPLOYED, made.container))  # a planet has room for more
        return made

    def _room(self, world: GalaxyState) -> "dict[str, list[tuple[str, str]]]":
        room: dict[str, list[tuple[str, str]]] = {faction.id: [] for faction in world.factions}
        for at, system in enumerate(world.systems):
            if not self._observes(at):
                for planet in system.planets:
                    if planet.kind == SOLID and planet.owner in room:
                        room[planet.owner].append((DEPLOYED, planet.id))
        for fleet in world.fleets:
            if fleet.faction != self.faction and fleet.faction in room:
                for ship in fleet.ships:
                    if self.arena.classes[ship.type].carries:
                        room[fleet.faction].append((EMBARKED, ship.id))
        for places in room.values():
            self.dice.shuffle(places)
        return room

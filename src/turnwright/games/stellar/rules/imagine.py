"""Worlds that look the same to a faction: what it cannot see is drawn anew.

How many fleets, ships and armies the others have stays as it is; where those out of sight are and what they
are like is drawn, by what the faction knows of itself and of what it sees.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena, ShipClass
from turnwright.games.stellar.rules.phases.ai import autopilot_profiles
from turnwright.games.stellar.rules.visibility import Territory, Visibility, knows_army, was_there
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
    StarSystem,
)
from turnwright.kernel.dice import Dice

NOBODY: Final = "?"
PER_CENT: Final = 100
LEAST_PERCENT: Final = 50  # of what a ship or an army can have: nobody is thought to be worse off


def imagined(state: GalaxyState, faction: str, dice: Dice) -> GalaxyState:
    """A galaxy that looks the same to a faction, or to nobody's, with what it cannot see drawn anew."""
    world = state.clone()
    imagination = Imagination(state, faction, dice)
    imagination.plans(world)
    imagination.fleets(world)
    imagination.armies(world)
    world.battles = [one for one in state.battles if one.status != RESOLVED or was_there(one, faction)]
    world.logs = [one for one in state.logs if not one.to or faction in one.to]
    world.messages = [one for one in state.messages if faction in one.to]
    return world


class Imagination:
    """What a faction sees of a state, and dice for the rest."""

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
        # Nothing that is in orbit there would be seen.
        system = self.state.systems[at]
        return not self._sees(Fleet("", "", NOBODY, None, system.x, system.y, system.z))

    def _types(self) -> list[str]:
        # Each as often as it is seen; and whatever carries armies, for they come in something.
        seen: list[str] = []
        for fleet in self.state.fleets:
            if self._sees(fleet):
                seen.extend([ship.type for ship in fleet.ships])
        classes = self.arena.classes
        return (seen or list(classes)) + [type for type in classes if classes[type].carries]

    def plans(self, world: GalaxyState) -> None:
        """Whoever has ended the turn leaves it to some profile; what anybody else remembers is gone."""
        state, own = self.state, self.faction
        world.orders = {name: state.orders[name] for name in state.orders if name == own}
        world.ai_states = {name: state.ai_states[name] for name in state.ai_states if name == own}
        world.autopilot = {name: state.autopilot[name] for name in state.autopilot if name == own}
        known = autopilot_profiles(state)
        for name in state.ready:
            if name != own and known:
                world.autopilot[name] = known[self.dice.below(len(known))]

    # Fleets

    def fleets(self, world: GalaxyState) -> None:
        """Foreign fleets: other ships elsewhere if unseen, else only what one does not see of them."""
        for at, fleet in enumerate(self.state.fleets):
            if fleet.faction != self.faction:
                world.fleets[at] = self._fleet(fleet)

    def _fleet(self, fleet: Fleet) -> Fleet:
        copy = fleet.clone()
        dice, systems = self.dice, self.state.systems
        seen = self._sees(fleet)
        if not seen and self.dark and fleet.state != COMBAT:
            _put(copy, systems[self.dark[dice.below(len(self.dark))]])
        elif fleet.state == MOVING:
            _send(copy, systems[dice.below(len(systems))])
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
        """Hidden armies stand on planets of their own that nobody observes, or are on board somewhere."""
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
            if fleet.faction != self.faction:  # these ships are drawn, and nobody else's
                for ship in fleet.ships:
                    ship.army = aboard.get(ship.id, "")

    def _army(self, army: Army, room: "list[tuple[str, str]]") -> Army:
        # One in each place, in the order in which these were drawn; for whom there is none, it is not there.
        most: i64 = self.strengths[self.dice.below(len(self.strengths))]
        made = Army(army.id, army.faction, self._part(most), most, MORALE, DEPLOYED, "")
        if room:
            made.state, made.container = room.pop()
            if made.state == DEPLOYED:
                room.insert(0, (DEPLOYED, made.container))  # on a planet there is room for more
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


def _put(fleet: Fleet, system: StarSystem) -> None:
    fleet.x, fleet.y, fleet.z = system.x, system.y, system.z
    fleet.stop()
    fleet.state = ORBIT


def _send(fleet: Fleet, system: StarSystem) -> None:
    fleet.stop()
    fleet.target_system = system.id
    fleet.target_x, fleet.target_y, fleet.target_z = system.x, system.y, system.z

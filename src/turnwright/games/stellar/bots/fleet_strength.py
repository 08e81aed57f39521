"""Fleets as an AI looks at its own: how strong each is, how far it can fly, and what it has on board."""

from mypy_extensions import i64, mypyc_attr

from turnwright.games.stellar.arena import Arena, ShipClass
from turnwright.games.stellar.map.index import NOWHERE
from turnwright.games.stellar.rules.orders import fuel_range
from turnwright.games.stellar.state import MORALE, Army, Fleet, Ship


@mypyc_attr(acyclic=True)
class Squadron:
    """One fleet of one's own at the map arena."""

    def __init__(self, at: i64, fleet: Fleet) -> None:
        self.at: i64 = at  # its place in the state
        self.fleet = fleet
        self.id = fleet.id
        self.here: i64 = NOWHERE  # the number of the system it is at
        self.free = True
        self.power: float = 0.0
        self.range: float = 0.0  # light years
        self.force: i64 = 0  # men on board, by their morale
        self.room: i64 = 0  # empty transports
        self.shape: float = 1.0  # the least share of hit points, ammunition and fuel that is left

    def count(self, arena: Arena, armies: dict[str, Army], jump: float, fuel_counts: bool) -> None:
        """Look at every ship once."""
        hp: i64 = 0
        full: i64 = 0
        shots: i64 = 0
        racks: i64 = 0
        tank: float = 1.0
        self.range = jump
        for ship in self.fleet.ships:
            kind: ShipClass = arena.classes[ship.type]
            hp += ship.hp
            full += kind.hp
            shots += ship.missiles + ship.torpedoes
            racks += kind.missiles + kind.torpedoes
            if kind.gun > 0:
                self.power += float(kind.cost * ship.hp) / float(kind.hp)
            if fuel_counts:
                self.range = _lesser(self.range, fuel_range(ship, kind))
                tank = _lesser(tank, float(ship.fuel) / float(kind.fuel)) if kind.fuel > 0 else tank
            if kind.carries:
                self._look_inside(ship, armies)
        self.shape = _lesser(tank, float(hp) / float(full))
        if racks > 0:
            # Guns fight on when the racks are half empty, so ammunition counts for less.
            self.shape = _lesser(self.shape, (float(shots) / float(racks)) * 2.0)

    def _look_inside(self, ship: Ship, armies: dict[str, Army]) -> None:
        army = armies.get(ship.army) if ship.army != "" else None
        if army is not None:
            self.force += force_of(army)
        elif ship.army == "":
            self.room += 1

    def join(self, other: "Squadron") -> None:
        """Count another in, that becomes one with this."""
        self.power += other.power
        self.force += other.force
        self.room += other.room
        self.range = _lesser(self.range, other.range)
        self.shape = _lesser(self.shape, other.shape)


def force_of(army: Army) -> i64:
    """What an army is worth: its men, by their morale."""
    return army.strength * army.morale // MORALE


def power_of(arena: Arena, fleet: Fleet) -> float:
    """What a fleet is worth in a battle: the cost of its ships, as far as they are whole; no transports."""
    total: float = 0.0
    for ship in fleet.ships:
        kind: ShipClass = arena.classes[ship.type]
        if kind.gun > 0:
            total += float(kind.cost * ship.hp) / float(kind.hp)
    return total


def _lesser(one: float, other: float) -> float:
    return one if one < other else other

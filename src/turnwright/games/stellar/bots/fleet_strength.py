"""The strength of fleets as an AI counts it: power, range, condition and armies on board."""

from mypy_extensions import i64, mypyc_attr

from turnwright.games.stellar.arena import Arena, ShipClass
from turnwright.games.stellar.map.index import NOWHERE
from turnwright.games.stellar.rules.orders import fuel_range
from turnwright.games.stellar.state import MORALE, Army, Fleet


@mypyc_attr(acyclic=True)
class Squadron:
    """An own fleet and what it can do."""

    def __init__(self, at: i64, fleet: Fleet) -> None:
        self.at: i64 = at  # its place in the state
        self.fleet = fleet
        self.id = fleet.id
        self.here: i64 = NOWHERE  # the number of its system
        self.free = True
        self.power: float = 0.0
        self.range: float = 0.0  # light years
        self.force: i64 = 0  # the worth of the armies on board
        self.room: i64 = 0  # empty transports
        self.condition: float = 1.0  # the least of its shares of hit points, ammunition and fuel

    def measure(self, arena: Arena, armies: dict[str, Army], jump: float, fuel_counts: bool) -> None:
        """Add up all ships."""
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
                army = armies.get(ship.army) if ship.army != "" else None
                if army is not None:
                    self.force += force_of(army)
                elif ship.army == "":
                    self.room += 1
        self.condition = _lesser(tank, float(hp) / float(full))
        if racks > 0:
            # Guns still fight when the racks are half empty, so ammunition counts double.
            self.condition = _lesser(self.condition, (float(shots) / float(racks)) * 2.0)

    def join(self, other: "Squadron") -> None:
        """Add a squadron that merges into this one."""
        self.power += other.power
        self.force += other.force
        self.room += other.room
        self.range = _lesser(self.range, other.range)
        self.condition = _lesser(self.condition, other.condition)


def force_of(army: Army) -> i64:
    """Return the worth of an army: its strength by its morale."""
    return army.strength * army.morale // MORALE


def power_of(arena: Arena, fleet: Fleet) -> float:
    """Return the power of a fleet: the cost of its armed ships, by their share of hit points."""
    total: float = 0.0
    for ship in fleet.ships:
        kind: ShipClass = arena.classes[ship.type]
        if kind.gun > 0:
            total += float(kind.cost * ship.hp) / float(kind.hp)
    return total


def _lesser(one: float, other: float) -> float:
    return one if one < other else other

"""What a seat may order now: every fleet that has no order yet, wherever its fuel takes it.

Orders are counted without being made: what lies around a place is looked up once for all fleets there, by how
far it is, so that a fleet's share is found by halving. Only the orders of one fleet are ever spelled out.
"""

from bisect import bisect_right
from typing import Any

from mypy_extensions import i64

from turnwright.games.stellar.arena import Table
from turnwright.games.stellar.bots.fleet_strength import way_of
from turnwright.games.stellar.commands import (
    EndTurn,
    LoadArmies,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    UnloadArmies,
)
from turnwright.games.stellar.map.index import NOWHERE, Space, distance
from turnwright.games.stellar.map.locations import system_at
from turnwright.games.stellar.rules.orders import Bridge, fuel_for
from turnwright.games.stellar.rules.phases.movement import armies_in, hostile_planet
from turnwright.games.stellar.state import COMBAT, ORBIT, SOLID, Fleet, GalaxyState, StarSystem
from turnwright.kernel.options import Options

_END = EndTurn()


class Sights:
    """Which systems a faction can take something of, and which are its own, by their numbers."""

    def __init__(self, state: GalaxyState, faction: str) -> None:
        self.prey: list[bool] = [hostile_planet(one, faction) is not None for one in state.systems]
        self.own: list[bool] = [one.owner == faction for one in state.systems]


class Around:
    """The systems around a place, the nearest first; how many up to each can be taken, and are one's own."""

    def __init__(self, space: Space, x: float, y: float, z: float, limit: float, sights: Sights) -> None:
        found: list[tuple[float, int]] = []
        for number in space.near(x, y, z, limit):
            found.append((distance(x, y, z, space.xs[number], space.ys[number], space.zs[number]), number))
        found.sort()
        self.limit: float = limit
        self.gaps: list[float] = [gap for gap, _ in found]
        self.here: int = bisect_right(self.gaps, 0.0)  # so many are at the place itself
        self.prey: list[int] = [0]
        self.own: list[int] = [0]
        prey = 0
        own = 0
        for _, number in found:
            prey += 1 if sights.prey[number] else 0
            own += 1 if sights.own[number] else 0
            self.prey.append(prey)
            self.own.append(own)


class OrderOptions(Options):
    """The end of the turn first, then the orders of each fleet, spelled out when somebody asks for them."""

    def __init__(self, bridge: Bridge, faction: str) -> None:
        self.bridge = bridge
        self.faction = faction
        self._fleets: list[Fleet] = []
        self._starts: list[int] = []  # the number of the first order of each fleet, and of the one after all
        self._places: dict[str, int] = {}  # of the fleets, by id
        self._around: dict[tuple[float, float, float], Around] = {}
        self._sights: Sights | None = None
        self._shown: i64 = -1  # the fleet whose orders are spelled out
        self._orders: list[Any] = []

    def count(self) -> int:
        """How many there are."""
        return self._counted()[-1]

    def command(self, index: int) -> Any:
        """The command of that number."""
        starts = self._counted()
        if index == 0:
            return _END
        if not 0 < index < starts[-1]:
            raise IndexError(index)
        at = bisect_right(starts, index) - 1
        return self._spelled(at)[index - starts[at]]

    def index(self, command: Any) -> int:
        """The number of a command, or -1 when it is none of these."""
        starts = self._counted()
        if command == _END:
            return 0
        at = self._places.get(str(getattr(command, "fleet_id", "")), -1)
        if at < 0:
            return -1
        orders = self._spelled(at)
        return starts[at] + orders.index(command) if command in orders else -1

    def _counted(self) -> list[int]:
        if not self._starts:
            bridge = self.bridge
            total = 1
            for fleet in bridge.state.fleets:
                if fleet.faction == self.faction and fleet.ships and fleet.id not in bridge.merged:
                    self._places[fleet.id] = len(self._fleets)
                    self._fleets.append(fleet)
                    self._starts.append(total)
                    total += self._count_of(fleet)
            self._starts.append(total)
        return self._starts

    def _spelled(self, at: i64) -> list[Any]:
        # Whoever goes through all of them asks fleet by fleet.
        if self._shown != at:
            self._orders = orders_for(self.bridge, self._fleets[at])
            self._shown = at
        return self._orders

    def _count_of(self, fleet: Fleet) -> int:
        if fleet.state == COMBAT:
            return 0
        carries, room = _holds(self.bridge, fleet)
        here = len(_here(self.bridge, fleet, carries, room))
        if fleet.id in self.bridge.sent:
            return here
        around = self._around_of(fleet)
        far = _reached(self.bridge.state, fleet, around.gaps)
        total = here + far - min(around.here, far)
        if carries:
            total += around.prey[far] + around.own[far]
        return total + far if room else total

    def _around_of(self, fleet: Fleet) -> Around:
        # Looked up as far as the first fleet there needs it, and twice as far for one that goes further.
        place = (fleet.x, fleet.y, fleet.z)
        limit = _range_of(self.bridge.state, fleet)
        known = self._around.get(place)
        if known is None or known.limit < limit:
            limit = limit if known is None else max(limit, 2.0 * known.limit)
            if self._sights is None:
                self._sights = Sights(self.bridge.state, self.faction)
            known = Around(self.bridge.table.space, fleet.x, fleet.y, fleet.z, limit, self._sights)
            self._around[place] = known
        return known


def _range_of(state: GalaxyState, fleet: Fleet) -> float:
    # Never less than the rules allow, and no more than a hair above.
    table: Table = state.table
    limit: float = table.numbers.longest_jump
    if state.rules.unlimited_fuel:
        return limit
    for ship in fleet.ships:
        way: float = way_of(ship, table.classes[ship.type]) * 1.0001 + 0.0001
        if way < limit:
            limit = way
    return limit


def _reached(state: GalaxyState, fleet: Fleet, gaps: list[float]) -> int:
    # How many of these the fuel lasts for; who can pay for a way can pay for every shorter one.
    low = 0
    high = bisect_right(gaps, state.table.numbers.longest_jump)
    while low < high:
        middle = (low + high) // 2
        if _pays(state, fleet, gaps[middle]):
            low = middle + 1
        else:
            high = middle
    return low


def _pays(state: GalaxyState, fleet: Fleet, gap: float) -> bool:
    if state.rules.unlimited_fuel:
        return True
    return all(fuel_for(state.table, ship.type, gap) <= ship.fuel for ship in fleet.ships)


def _holds(bridge: Bridge, fleet: Fleet) -> tuple[bool, bool]:
    # Whether there are armies on board, and room for one.
    carries = any(ship.army != "" for ship in fleet.ships)
    room = any(ship.army == "" and bridge.table.classes[ship.type].carries for ship in fleet.ships)
    return carries, room


def orders_for(bridge: Bridge, fleet: Fleet) -> list[Any]:
    """What a fleet may be told."""
    if fleet.state == COMBAT:
        return []
    carries, room = _holds(bridge, fleet)
    found = _here(bridge, fleet, carries, room)
    if fleet.id in bridge.sent:
        return found
    for system in within_reach(bridge.state, fleet):
        if distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z) > 0.0:
            found.append(MoveFleet(fleet.id, system.id))
        if carries and hostile_planet(system, fleet.faction) is not None:
            found.append(OrderInvasionMove(fleet.id, system.id))
        if carries and system.owner == fleet.faction:
            found.append(OrderUnloadMove(fleet.id, system.id))
        if room:
            found.append(OrderLoadMove(fleet.id, system.id))
    return found


def _here(bridge: Bridge, fleet: Fleet, carries: bool, room: bool) -> list[Any]:
    # Where it is: armies on board, or down on a planet.
    if fleet.state != ORBIT or not (carries or room):
        return []
    at = system_at(bridge.state, fleet.x, fleet.y, fleet.z, bridge.table.numbers.capture_range)
    if at == NOWHERE:
        return []
    system = bridge.state.systems[at]
    found: list[Any] = []
    if room and any(army.faction == fleet.faction for army in armies_in(system, bridge.desk())):
        found.append(LoadArmies(fleet.id))
    if carries:
        found.extend([UnloadArmies(fleet.id, one.id) for one in system.planets if one.kind == SOLID])
    return found


def within_reach(state: GalaxyState, fleet: Fleet) -> list[StarSystem]:
    """The systems that a fleet has the fuel for, by id."""
    table: Table = state.table
    found: list[StarSystem] = []
    for number in sorted(table.space.near(fleet.x, fleet.y, fleet.z, _range_of(state, fleet))):
        system = state.systems[number]
        if _pays(state, fleet, distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)):
            found.append(system)
    return found

"""Legal orders: every fleet without a destination, to wherever its fuel lasts.

Orders are counted without being made. The systems around a place are sorted by distance once for all fleets
there, so the count of a fleet is found by bisection. Only the orders of one fleet at a time are listed.
"""

from bisect import bisect_right
from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.commands import (
    DismissMessages,
    EndTurn,
    LoadArmies,
    LoadArmy,
    MarkMessagesRead,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.games.stellar.map.index import NOWHERE, Space, distance
from turnwright.games.stellar.rules.inbox import is_read
from turnwright.games.stellar.rules.locations import system_at
from turnwright.games.stellar.rules.orders import OrderExecutor, fuel_for, fuel_range, is_bound_for
from turnwright.games.stellar.rules.phases.movement import armies_in, hostile_planet
from turnwright.games.stellar.state import COMBAT, ORBIT, SOLID, Fleet, GalaxyState, GameMessage, StarSystem
from turnwright.kernel.options import Options

MESSAGES_LISTED: Final = 20  # messages of the inbox that are offered one by one

_END = EndTurn()


class SystemFlags:
    """Which systems have a planet for a faction to take, and which are its own, by number."""

    def __init__(self, state: GalaxyState, faction: str) -> None:
        self.targets: list[bool] = [hostile_planet(one, faction) is not None for one in state.systems]
        self.own: list[bool] = [one.owner == faction for one in state.systems]


class Around:
    """The systems around a place by distance, with running counts of targets and own systems."""

    def __init__(self, space: Space, x: float, y: float, z: float, limit: float, flags: SystemFlags) -> None:
        found: list[tuple[float, int]] = []
        for number in space.near(x, y, z, limit):
            found.append((distance(x, y, z, space.xs[number], space.ys[number], space.zs[number]), number))
        found.sort()
        self.limit: float = limit
        self.gaps: list[float] = [gap for gap, _ in found]
        self.here: int = bisect_right(self.gaps, 0.0)  # systems at the place itself
        self.targets: list[int] = [0]
        self.own: list[int] = [0]
        targets = 0
        own = 0
        for _, number in found:
            targets += 1 if flags.targets[number] else 0
            own += 1 if flags.own[number] else 0
            self.targets.append(targets)
            self.own.append(own)


class OrderOptions(Options):
    """The end of the turn, then the orders of each fleet, listed on demand."""

    def __init__(self, executor: OrderExecutor, faction: str) -> None:
        self.executor = executor
        self.faction = faction
        self._fleets: list[Fleet] = []
        self._starts: list[int] = []  # the index of each fleet's first order, and the total
        self._places: dict[str, int] = {}  # places of the fleets, by id
        self._around: dict[tuple[float, float, float], Around] = {}
        self._flags: SystemFlags | None = None
        self._shown: i64 = -1  # the fleet whose orders are listed
        self._orders: list[Any] = []

    def count(self) -> int:
        """Return the number of options."""
        return self._counted()[-1]

    def command(self, index: int) -> Any:
        """Return an option by index."""
        starts = self._counted()
        if index == 0:
            return _END
        if not 0 < index < starts[-1]:
            raise IndexError(index)
        at = bisect_right(starts, index) - 1
        return self._orders_of(at)[index - starts[at]]

    def index(self, command: Any) -> int:
        """Return the index of a command, or -1."""
        starts = self._counted()
        if command == _END:
            return 0
        at = self._places.get(str(getattr(command, "fleet_id", "")), -1)
        if at < 0:
            return -1
        orders = self._orders_of(at)
        return starts[at] + orders.index(command) if command in orders else -1

    def _counted(self) -> list[int]:
        if not self._starts:
            executor = self.executor
            total = 1
            for fleet in executor.state.fleets:
                if fleet.faction == self.faction and fleet.ships and fleet.id not in executor.merged:
                    self._places[fleet.id] = len(self._fleets)
                    self._fleets.append(fleet)
                    self._starts.append(total)
                    total += self._count_of(fleet)
            self._starts.append(total)
        return self._starts

    def _orders_of(self, at: i64) -> list[Any]:
        # Callers go through the options fleet by fleet.
        if self._shown != at:
            self._orders = orders_for(self.executor, self._fleets[at])
            self._shown = at
        return self._orders

    def _count_of(self, fleet: Fleet) -> int:
        if fleet.state == COMBAT:
            return 0
        carries, room = _army_room(self.executor, fleet)
        here = len(_in_orbit(self.executor, fleet, carries, room))
        if fleet.id in self.executor.sent:
            return here
        around = self._around_of(fleet)
        far = _reached(self.executor.state, fleet, around.gaps)
        total = here + far - min(around.here, far)
        if carries:
            total += around.targets[far] + around.own[far]
        if room:
            total += far
        goal = paid_goal(self.executor.state, fleet)
        return total if goal is None else total + len(_flights(fleet, goal, carries, room))

    def _around_of(self, fleet: Fleet) -> Around:
        # Searched as far as the first fleet there can fly, and at least twice as far for the next search.
        place = (fleet.x, fleet.y, fleet.z)
        limit = _range_of(self.executor.state, fleet)
        known = self._around.get(place)
        if known is None or known.limit < limit:
            limit = limit if known is None else max(limit, 2.0 * known.limit)
            if self._flags is None:
                self._flags = SystemFlags(self.executor.state, self.faction)
            known = Around(self.executor.arena.space, fleet.x, fleet.y, fleet.z, limit, self._flags)
            self._around[place] = known
        return known


def _range_of(state: GalaxyState, fleet: Fleet) -> float:
    # At least what the rules allow, with a small margin.
    arena: Arena = state.arena
    limit: float = arena.numbers.longest_jump
    if state.rules.unlimited_fuel:
        return limit
    for ship in fleet.ships:
        way: float = fuel_range(ship, arena.classes[ship.type]) * 1.0001 + 0.0001
        if way < limit:
            limit = way
    return limit


def _reached(state: GalaxyState, fleet: Fleet, gaps: list[float]) -> int:
    # How many of the distances the fuel lasts for, by bisection.
    low = 0
    high = bisect_right(gaps, state.arena.numbers.longest_jump)
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
    return all(fuel_for(state.arena, ship.type, gap) <= ship.fuel for ship in fleet.ships)


def _army_room(executor: OrderExecutor, fleet: Fleet) -> tuple[bool, bool]:
    # Whether armies are on board, and whether a transport is empty.
    carries = any(ship.army != "" for ship in fleet.ships)
    room = any(executor.is_free(ship) for ship in fleet.ships)
    return carries, room


def _system_of(executor: OrderExecutor, fleet: Fleet) -> int:
    # The place in the list of the system that a fleet is at, or NOWHERE.
    return system_at(executor.state, fleet.x, fleet.y, fleet.z, executor.arena.numbers.capture_range)


def orders_for(executor: OrderExecutor, fleet: Fleet) -> list[Any]:
    """List the orders that a fleet may get."""
    if fleet.state == COMBAT:
        return []
    carries, room = _army_room(executor, fleet)
    found = _in_orbit(executor, fleet, carries, room)
    if fleet.id in executor.sent:
        return found
    for system in within_reach(executor.state, fleet):
        found.extend(_flights(fleet, system, carries, room))
    return found


def _flights(fleet: Fleet, system: StarSystem, carries: bool, room: bool) -> list[Any]:
    # The orders to fly to one system.
    found: list[Any] = []
    if distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z) > 0.0:
        found.append(MoveFleet(fleet.id, system.id))
    if carries and hostile_planet(system, fleet.faction) is not None:
        found.append(OrderInvasionMove(fleet.id, system.id))
    if carries and system.owner == fleet.faction:
        found.append(OrderUnloadMove(fleet.id, system.id))
    if room:
        found.append(OrderLoadMove(fleet.id, system.id))
    return found


def _in_orbit(executor: OrderExecutor, fleet: Fleet, carries: bool, room: bool) -> list[Any]:
    # Loading and unloading in orbit.
    if fleet.state != ORBIT or not (carries or room):
        return []
    at = _system_of(executor, fleet)
    if at == NOWHERE:
        return []
    system = executor.state.systems[at]
    found: list[Any] = []
    if room and any(army.faction == fleet.faction for army in armies_in(system, executor.army_index())):
        found.append(LoadArmies(fleet.id))
    if carries:
        found.extend([UnloadArmies(fleet.id, one.id) for one in system.planets if one.kind == SOLID])
    return found


def within_reach(state: GalaxyState, fleet: Fleet) -> list[StarSystem]:
    """List the systems that a fleet has the fuel for, by id; last its destination, if only that is paid."""
    arena: Arena = state.arena
    found: list[StarSystem] = []
    for number in sorted(arena.space.near(fleet.x, fleet.y, fleet.z, _range_of(state, fleet))):
        system = state.systems[number]
        if _pays(state, fleet, distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)):
            found.append(system)
    goal = paid_goal(state, fleet)
    return found if goal is None else [*found, goal]


def paid_goal(state: GalaxyState, fleet: Fleet) -> StarSystem | None:
    """Return the destination of a fleet under way that it could not pay for again."""
    arena: Arena = state.arena
    at = arena.places.get(fleet.target_system, NOWHERE)
    if at == NOWHERE or not is_bound_for(fleet, fleet.target_system):
        return None
    system = state.systems[at]
    gap: float = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
    return None if gap <= arena.numbers.longest_jump and _pays(state, fleet, gap) else system


# Orders that only people give: single armies, splits and merges. No bot considers them.


def extra_orders(executor: OrderExecutor, faction: str) -> list[Any]:
    """List a selection of the remaining orders; all of them can be typed."""
    own = [
        fleet
        for fleet in executor.state.fleets
        if fleet.faction == faction
        and fleet.ships
        and fleet.id not in executor.merged
        and fleet.state != COMBAT
    ]
    found: list[Any] = []
    for fleet in own:
        found.extend(_with_armies(executor, fleet))
    found.extend(_transfers(executor, own))
    found.extend(_merges(own))
    for fleet in own:
        found.extend(_splits(fleet))
    return found


def _with_armies(executor: OrderExecutor, fleet: Fleet) -> list[Any]:
    # With a single army, the order for all of them says the same.
    at = _system_of(executor, fleet)
    if fleet.state != ORBIT or at == NOWHERE:
        return []
    system = executor.state.systems[at]
    found: list[Any] = []
    loaded = [ship for ship in fleet.ships if ship.army != "" and ship.army in executor.army_index().armies]
    if len(loaded) > 1:
        solid = [planet for planet in system.planets if planet.kind == SOLID]
        found.extend([UnloadArmy(fleet.id, ship.id, ship.army, one.id) for ship in loaded for one in solid])
    waiting = [army for army in armies_in(system, executor.army_index()) if army.faction == fleet.faction]
    for ship in fleet.ships:
        if executor.is_free(ship) and len(waiting) > 1:
            found.extend([LoadArmy(fleet.id, ship.id, army.id) for army in waiting])
            break
    return found


def _transfers(executor: OrderExecutor, own: list[Fleet]) -> list[Any]:
    # An empty transport in orbit moves armies to another planet.
    there: dict[int, str] = {}
    for fleet in own:
        empty = any(executor.is_free(ship) for ship in fleet.ships)
        at = _system_of(executor, fleet)
        if empty and fleet.state == ORBIT and at != NOWHERE:
            there[at] = fleet.faction
    found: list[Any] = []
    for at, faction in there.items():
        system = executor.state.systems[at]
        solid = [planet.id for planet in system.planets if planet.kind == SOLID]
        if system.id not in executor.army_index().contested:
            found.extend(_transfers_in(executor, system, faction, solid))
    return found


def _transfers_in(executor: OrderExecutor, system: StarSystem, faction: str, solid: list[str]) -> list[Any]:
    own = [army for army in armies_in(system, executor.army_index()) if army.faction == faction]
    return [TransferArmyPlanet(army.id, to) for army in own for to in solid if to != army.container]


def _merges(own: list[Fleet]) -> list[Any]:
    # Into the first fleet of each place.
    first: dict[tuple[float, float, float], str] = {}
    found: list[Any] = []
    for fleet in own:
        if fleet.state != ORBIT:
            continue
        place = (fleet.x, fleet.y, fleet.z)
        if place in first:
            found.append(MergeFleets(fleet.id, first[place]))
        else:
            first[place] = fleet.id
    return found


def _splits(fleet: Fleet) -> list[Any]:
    # All ships of a type, or every other ship of each type.
    kinds: dict[str, list[str]] = {}
    for ship in fleet.ships:
        kinds.setdefault(ship.type, []).append(ship.id)
    half = [names[at] for names in kinds.values() for at in range(1, len(names), 2)]
    found: list[Any] = []
    if half:
        found.append(SplitFleet(fleet.id, tuple(half)))
    if len(kinds) > 1:
        found.extend([SplitFleet(fleet.id, tuple(names)) for names in kinds.values() if names != half])
    return found


def inbox_marks(messages: list[GameMessage], faction: str) -> list[Any]:
    """List the marks for an inbox: all unread, all of them, and the first ones one by one."""
    unread = [one.id for one in messages if not is_read(one, faction)]
    found: list[Any] = []
    if len(unread) > 1:
        found.append(MarkMessagesRead(tuple(unread)))
    if len(messages) > 1:
        found.append(DismissMessages(tuple([one.id for one in messages])))
    for one in messages[:MESSAGES_LISTED]:
        if not is_read(one, faction):
            found.append(MarkMessagesRead((one.id,)))
        found.append(DismissMessages((one.id,)))
    return found

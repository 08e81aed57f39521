"""Where a creature goes: points of the map, the way there and its cost, standing up, and leaving the map.

SRD: Movement and Position; Being Prone.
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import Move
from turnwright.games.tactics.events import Left
from turnwright.games.tactics.map.grid import FARTHEST, Flood
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.movement import movement
from turnwright.games.tactics.srd import HIDDEN, PRONE
from turnwright.games.tactics.state import NOWHERE, CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


class Way:
    """A walk: the cells and what each step costs."""

    def __init__(self, path: list[int], costs: list[int]) -> None:
        self.path = path
        self.costs = costs


def point(arena: Arena, text: str, field: str) -> tuple[int, int]:
    """A point of the map in half cells: "3, 4" is the middle of a cell, "2.5, 3.5" its first corner."""
    parts = text.split(",")
    if len(parts) != 2:
        raise Rejected("malformed", f"a point is two numbers, as in 3, 4; not {text[:20]!r}", field)
    try:
        x, y = float(parts[0]), float(parts[1])
    except ValueError:
        raise Rejected("malformed", f"a point is two numbers, as in 3, 4; not {text[:20]!r}", field) from None
    grid = arena.grid
    if not (-0.5 <= x <= float(grid.width) - 0.5 and -0.5 <= y <= float(grid.height) - 0.5):
        raise Rejected("off-map", f"the map has {grid.width} by {grid.height} cells", field)
    across, down = int(x * 2.0 + 1.0), int(y * 2.0 + 1.0)
    if float(across) != x * 2.0 + 1.0 or float(down) != y * 2.0 + 1.0 or across % 2 != down % 2:
        words = f"{text[:20]!r} is no point: two whole numbers are the middle of a cell, two halves a corner"
        raise Rejected("malformed", words, field)
    return across, down


def cell_of(arena: Arena, text: str, field: str) -> i64:
    """A cell by its column and row."""
    x, y = point(arena, text, field)
    if x % 2 == 0:
        raise Rejected("malformed", f"a cell is two whole numbers, as in 3, 4; not {text[:20]!r}", field)
    return arena.grid.cell(x // 2, y // 2)


def move(state: CombatState, arena: Arena, who: CreatureCombatState, command: Move, ctx: Context) -> None:
    """Walk to a cell, by way of others."""
    if position.speed(who) == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    stops: list[int] = [int(cell_of(arena, via, "via")) for via in command.via]
    stops.append(int(cell_of(arena, command.to, "to")))
    way = _plan(state, arena, who, stops)
    if movement.comes_nearer(state, who, way.path):
        raise Rejected("frightened", f"{who.creature_id} cannot come nearer to what it fears", "to")
    movement.walk(state, arena, who, way.path, way.costs, ctx)


def _plan(state: CombatState, arena: Arena, who: CreatureCombatState, stops: list[int]) -> Way:
    # Leg by leg, as if one were there already; afterwards all is as before.
    way = Way([], [])
    start, left, before = who.cell, who.remaining_movement_ft, who.diagonals
    try:
        for at, stop in enumerate(stops):
            found = movement.flood(state, arena, who, who.remaining_movement_ft)
            _check_leg(state, arena, who, found, stop, at == len(stops) - 1)
            path = found.path(stop)
            way.path += path
            way.costs += movement.costs_of(found, path, movement.burden(state, who))
            who.remaining_movement_ft -= found.cost_ft(stop) * movement.burden(state, who)
            who.diagonals += found.diagonals_to(stop)
            who.cell = stop
    finally:
        who.cell = start
        who.remaining_movement_ft = left
        who.diagonals = before
    return way


def _check_leg(
    state: CombatState, arena: Arena, who: CreatureCombatState, found: Flood, stop: int, last: bool
) -> None:
    x, y = position.coord(state, stop)
    if stop == who.cell:
        raise Rejected("no-way", f"{who.creature_id} is at {x}, {y} already", "to")
    if found.cost_ft(stop) < 0:
        raise _too_far(state, arena, who, stop)
    if last and not found.can_stop(stop):
        standing = _standing_at(state, arena, who, stop) or "somebody"
        legal = _nearest(state, arena, who, found, stop)
        raise Rejected("occupied", f"{standing} is at {x}, {y}", "to", legal)


def _too_far(state: CombatState, arena: Arena, who: CreatureCombatState, stop: int) -> Rejected:
    # How far it would be, and how far one comes on that way.
    x, y = position.coord(state, stop)
    left: i64 = who.remaining_movement_ft
    times: i64 = movement.burden(state, who)
    found = movement.flood(state, arena, who, FARTHEST)
    cost: i64 = found.cost_ft(stop) * times
    if cost < 0:
        standing = _standing_at(state, arena, who, stop)
        blocked = f": {standing} stands there" if standing else ""
        return Rejected("no-way", f"there is no way to {x}, {y}{blocked}", "to")
    legal: list[str] = []
    for cell in found.path(stop):
        if found.can_stop(cell) and found.cost_ft(cell) * times <= left and not movement.is_wary(who):
            legal = [_written(state, cell)]
    return Rejected("too-far", f"{x}, {y} costs {cost} ft of {left}", "to", legal)


def _standing_at(state: CombatState, arena: Arena, who: CreatureCombatState, stop: int) -> str:
    # Whom the mover knows to be where it would stand.
    for other in state.participants:
        known = other.here() and (other.side == who.side or not other.flags & HIDDEN)
        far: i64 = arena.grid.gap_ft(stop, position.side(who), other.cell, position.side(other))
        if other is not who and known and far == 0:
            return other.creature_id
    return ""


def _nearest(
    state: CombatState, arena: Arena, who: CreatureCombatState, found: Flood, stop: int
) -> list[str]:
    best: i64 = -1
    for cell in found.stops()[1:]:
        nearer = best < 0 or arena.grid.distance_ft(cell, stop) < arena.grid.distance_ft(best, stop)
        if nearer and not movement.comes_nearer(state, who, found.path(cell)):
            best = cell
    return [] if best < 0 else [_written(state, best)]


def _written(state: CombatState, cell: i64) -> str:
    x, y = position.coord(state, cell)
    return f"{x}, {y}"


def stand_up(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Get to one's feet."""
    # Being Prone: standing up costs half the speed.
    if not who.flags & PRONE:
        raise Rejected("not-prone", f"{who.creature_id} stands already", "intent")
    full: i64 = position.speed(who)
    if full == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    if who.remaining_movement_ft < full // 2:
        words = f"standing up costs {full // 2} ft of {who.remaining_movement_ft}"
        raise Rejected("no-movement", words, "intent")
    who.remaining_movement_ft -= full // 2
    conditions.take_off_all(state, who, PRONE, ctx)


def leave(state: CombatState, who: CreatureCombatState, how: str, ctx: Context) -> None:
    """A creature is out of the fight: it surrendered, or fled."""
    who.gone = how
    state.goes_out(who)
    if ctx.heard:
        ctx.emit(Left(who.creature_id, how))
    if who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)
    conditions.let_go(state, who, ctx)


def at_the_edge(arena: Arena, who: CreatureCombatState) -> bool:
    """Whether a creature could leave the map with one step."""
    return _to_the_edge_ft(arena, who) == 0


def _to_the_edge_ft(arena: Arena, who: CreatureCombatState) -> i64:
    grid = arena.grid
    across: i64 = position.side(who)
    x: i64 = who.cell % grid.width
    y: i64 = who.cell // grid.width
    return 5 * min(x, y, grid.width - x - across, grid.height - y - across)


def flee(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    """Leave over the edge of the map."""
    # Over the edge of the map: a creature at the edge needs one step more.
    far: i64 = _to_the_edge_ft(arena, who)
    if far > 0:
        words = f"{who.creature_id} is {far} ft from the edge of the map"
        raise Rejected("not-at-the-edge", words, "intent")
    if who.remaining_movement_ft < 5 or position.speed(who) == 0:
        raise Rejected("no-movement", f"one step costs 5 ft, {who.remaining_movement_ft} are left", "intent")
    who.remaining_movement_ft -= 5
    # Opportunity Attacks: leaving the map is leaving everybody's reach.
    movement.provoke(state, arena, who, NOWHERE, ctx)
    if who.stands() and position.speed(who) > 0:
        leave(state, who, "fled", ctx)

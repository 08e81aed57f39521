"""Where a creature goes: points of the map, the way there and its cost, standing up, and leaving the map.

SRD: Movement and Position; Being Prone.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import RULES_5_1, RULES_5_2, Arena
from turnwright.games.tactics.commands import Move
from turnwright.games.tactics.events import Left, Moved
from turnwright.games.tactics.map.grid import CLIMBER, CRAWL, FARTHEST, FLY, ROUGH, SLOW, Flood, passage
from turnwright.games.tactics.rules.combat import grapple, hiding, ready
from turnwright.games.tactics.rules.core import conditions, edition, position
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import forced, opportunity
from turnwright.games.tactics.sheet import INCORPOREAL, SPIDER_CLIMB, Attack
from turnwright.games.tactics.srd import FRIGHTENED, HIDDEN, OUT_OF_ACTION, PRONE, SWALLOWED
from turnwright.games.tactics.state import NOBODY, NOWHERE, CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

FEET: Final = 5


class Route:
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
    if approaches_fear_source(state, who, way.path):
        raise Rejected("frightened", f"{who.creature_id} cannot come nearer to what it fears", "to")
    follow(state, arena, who, way.path, way.costs, ctx)


def _plan(state: CombatState, arena: Arena, who: CreatureCombatState, stops: list[int]) -> Route:
    # Leg by leg, as if one were there already; afterwards all is as before.
    way = Route([], [])
    start, left, before = who.cell, who.remaining_movement_ft, who.diagonals
    try:
        for at, stop in enumerate(stops):
            found = flood(state, arena, who, who.remaining_movement_ft)
            _check_leg(state, arena, who, found, stop, at == len(stops) - 1)
            path = found.path(stop)
            way.path += path
            way.costs += costs_of(found, path, grapple.cost_multiplier(state, who))
            who.remaining_movement_ft -= found.cost_ft(stop) * grapple.cost_multiplier(state, who)
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
    times: i64 = grapple.cost_multiplier(state, who)
    found = flood(state, arena, who, FARTHEST)
    cost: i64 = found.cost_ft(stop) * times
    if cost < 0:
        standing = _standing_at(state, arena, who, stop)
        blocked = f": {standing} stands there" if standing else ""
        return Rejected("no-way", f"there is no way to {x}, {y}{blocked}", "to")
    legal: list[str] = []
    for cell in found.path(stop):
        if found.can_stop(cell) and found.cost_ft(cell) * times <= left and not is_frightened(who):
            legal = [_written(state, cell)]
    return Rejected("too-far", f"{x}, {y} costs {cost} ft of {left}", "to", legal)


def _standing_at(state: CombatState, arena: Arena, who: CreatureCombatState, stop: int) -> str:
    # Whom the mover knows to be where it would stand.
    for other in state.participants:
        known = other.here() and (other.side == who.side or not other.flags & HIDDEN)
        far: i64 = arena.grid.gap_ft(stop, position.width(who), other.cell, position.width(other))
        if other is not who and known and far == 0:
            return other.creature_id
    return ""


def _nearest(
    state: CombatState, arena: Arena, who: CreatureCombatState, found: Flood, stop: int
) -> list[str]:
    best: i64 = -1
    for cell in found.stops()[1:]:
        nearer = best < 0 or arena.grid.distance_ft(cell, stop) < arena.grid.distance_ft(best, stop)
        if nearer and not approaches_fear_source(state, who, found.path(cell)):
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
    conditions.remove_all(state, who, PRONE, ctx)


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
    across: i64 = position.width(who)
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
    opportunity.opportunity_attacks(state, arena, who, NOWHERE, ctx)
    if who.stands() and position.speed(who) > 0:
        leave(state, who, "fled", ctx)


def track_charge(arena: Arena, who: CreatureCombatState, before: i64) -> None:
    """A step was made: it goes on with a straight run, or begins one."""
    if who.run_from == NOWHERE or not _is_straight(arena, who.run_from, before, who.cell):
        who.run_from = before


def _is_straight(arena: Arena, start: i64, before: i64, now: i64) -> bool:
    grid = arena.grid
    steps: i64 = grid.distance_ft(start, before) // 5
    across: i64 = grid.column[now] - grid.column[before]
    down: i64 = grid.row[now] - grid.row[before]
    return (
        grid.column[before] - grid.column[start] == across * steps
        and grid.row[before] - grid.row[start] == down * steps
    )


def route_into_reach(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    melee: bool,
) -> "Route | None":
    """The cheapest walk to a cell from which the target can be struck; within the normal range of a shot."""
    found = flood(state, arena, who, remaining_feet(who))
    most: i64 = weapon.reach_ft if melee else weapon.range_ft
    for cell in found.stops():
        if arena.grid.gap_ft(cell, position.width(who), target.cell, position.width(target)) <= most:
            path = found.path(cell)
            if line_from(state, who, cell, target) and not approaches_fear_source(state, who, path):
                return Route(path, costs_of(found, path, grapple.cost_multiplier(state, who)))
    return None


def line_from(state: CombatState, who: CreatureCombatState, cell: i64, target: CreatureCombatState) -> bool:
    """Whether a creature would have a line to a target from another cell."""
    here: i64 = who.cell
    who.cell = cell
    clear = position.cover(state, who, target) != position.NO_LINE
    who.cell = here
    return clear


def movement_modes(who: CreatureCombatState) -> i64:
    """The way a creature moves: it crawls, climbs or flies."""
    ways: i64 = 0
    if who.flags & PRONE:
        return CRAWL
    if who.sheet.climb > 0 or who.sheet.has(SPIDER_CLIMB) or conditions.climbs(who):
        ways |= CLIMBER
    if conditions.fly_speed(who) > 0:
        ways |= FLY
    return ways


def flood(state: CombatState, arena: Arena, who: CreatureCombatState, feet: i64) -> Flood:
    """Everywhere a creature can go with so many feet: cells, costs and ways."""
    found = arena.flood
    found.begin(position.width(who))
    rules = RULES_5_1 if edition.of(who).old else RULES_5_2
    for other in state.participants:
        # Whom nobody knows of is in nobody's way, until somebody walks into it.
        if other is who or not other.here() or (other.flags & HIDDEN and other.side != who.side):
            continue
        if other.flags & SWALLOWED:
            continue
        idle = other.flags & OUT_OF_ACTION != 0
        kind = passage(who.sheet.size, other.sheet.size, other.side == who.side, idle, rules)
        if who.sheet.has(INCORPOREAL):
            kind = SLOW  # Incorporeal Movement: through anybody, as if over difficult terrain
        found.crowd(other.cell, position.width(other), kind)
    for cell in zones.rough(state, arena, who):
        found.crowd(cell, 1, ROUGH)
    found.spread(
        who.cell, feet // grapple.cost_multiplier(state, who), movement_modes(who), diagonals=who.diagonals
    )
    return found


def remaining_feet(who: CreatureCombatState) -> i64:
    """How far a creature can still go in this turn."""
    return who.remaining_movement_ft if position.speed(who) > 0 else 0


def follow(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    path: list[int],
    costs: list[int],
    ctx: Context,
) -> bool:
    """Walk a way step by step; false when something stopped it half-way."""
    crawls, acts = who.flags & PRONE != 0, who.can_act()
    for place in range(len(path)):
        to: i64 = path[place]
        opportunity.opportunity_attacks(state, arena, who, to, ctx)
        if _is_stopped(who, crawls, acts) or who.remaining_movement_ft < costs[place]:
            return False
        if _walks_into(state, arena, who, to, ctx):
            return False
        before: i64 = who.cell
        _step(state, arena, who, to, costs[place], ctx)
        if state.zones:
            zones.enter(state, arena, who, ctx)
            zones.follow(state, arena, who, ctx)
        hiding.look_about(state, who, ctx)
        ready.after_step(state, arena, who, before, ctx)
        # A door that was closed or opened makes it another way.
        if _is_stopped(who, crawls, acts) or state.arena is not arena:
            return False
    return True


def _is_stopped(who: CreatureCombatState, crawls: bool, acts: bool) -> bool:
    # Felled, held or knocked over on the way: what is left of the movement can be used anew.
    if not who.stands() or position.speed(who) == 0:
        return True
    return (who.flags & PRONE != 0) != crawls or who.can_act() != acts


def _walks_into(state: CombatState, arena: Arena, who: CreatureCombatState, to: i64, ctx: Context) -> bool:
    # Whoever walks into somebody hidden has found them, and stops short of them.
    found = False
    for other in state.participants:
        if not other.flags & HIDDEN or other.side == who.side or not other.here():
            continue
        if arena.grid.gap_ft(to, position.width(who), other.cell, position.width(other)) == 0:
            hiding.show(state, other, ctx)
            found = True
    return found


def _step(
    state: CombatState, arena: Arena, who: CreatureCombatState, to: i64, cost: i64, ctx: Context
) -> None:
    before: i64 = who.cell
    who.cell = to
    who.remaining_movement_ft -= cost
    track_charge(arena, who, before)
    forced.carry_swallowed(state, who)
    grid = arena.grid
    if grid.column[before] != grid.column[to] and grid.row[before] != grid.row[to]:
        who.diagonals += 1
    if ctx.heard:
        x, y = position.coord(state, to)
        hiding.tell(state, who, Moved(who.creature_id, x, y, int(who.remaining_movement_ft)), ctx)
    grapple.drag_along(state, arena, who, before, ctx)


def costs_of(found: Flood, path: list[int], times: i64) -> list[int]:
    """What each step of a way costs."""
    costs: list[int] = []
    before: i64 = 0
    for cell in path:
        total: i64 = found.cost_ft(cell)
        costs.append(int((total - before) * times))
        before = total
    return costs


def is_frightened(who: CreatureCombatState) -> bool:
    """Whether somebody's fear keeps it from some places."""
    return who.flags & FRIGHTENED != 0


def approaches_fear_source(state: CombatState, who: CreatureCombatState, path: list[int]) -> bool:
    """Conditions [Frightened]: one cannot willingly come nearer to the source of fear."""
    if not who.flags & FRIGHTENED:
        return False
    for condition in who.conditions:
        feared = condition.rule.flags & FRIGHTENED != 0 and condition.source != NOBODY
        if feared and _nears(state, who, state.participants[condition.source], path):
            return True
    return False


def _nears(
    state: CombatState, who: CreatureCombatState, feared: CreatureCombatState, path: list[int]
) -> bool:
    # Nobody flees from the dead, or from whom they cannot know to be there.
    if not feared.here() or (feared.flags & HIDDEN and feared.side != who.side):
        return False
    arena: Arena = state.arena
    last: i64 = position.distance(state, who, feared)
    for cell in path:
        gap: i64 = arena.grid.gap_ft(cell, position.width(who), feared.cell, position.width(feared))
        if gap < last:
            return True
        last = gap
    return False

"""Walking: points of the map, the cells in reach, a route step by step, standing up, and leaving the map.

SRD: Movement and Position; Difficult Terrain; Being Prone; Moving around Other Creatures.
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import Move
from turnwright.games.tactics.events import Moved
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.map.grid import HARD, MEDIUM, ROUGH, TAKEN, TINY
from turnwright.games.tactics.map.pathing import (
    CLIMBER,
    CRAWL,
    FARTHEST,
    FLY,
    PASS,
    SLOW,
    THROUGH,
    Reach,
)
from turnwright.games.tactics.rules import recursion
from turnwright.games.tactics.rules.combat import action_economy, grapple, hiding, ready
from turnwright.games.tactics.rules.core import conditions, edition, position, protection
from turnwright.games.tactics.rules.magic import uses, zones
from turnwright.games.tactics.rules.movement import forced, opportunity
from turnwright.games.tactics.sheet import INCORPOREAL, SHARES_SPACE, SPIDER_CLIMB, Attack
from turnwright.games.tactics.srd import FRIGHTENED, OUT_OF_ACTION, PRONE, SWALLOWED
from turnwright.games.tactics.state import NO_INDEX, NOWHERE, CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


class Route:
    """A walk: its cells, and the cost of each step."""

    def __init__(self, path: list[int], costs: list[int]) -> None:
        self.path = path
        self.costs = costs


# Points of the map


def point(arena: Arena, text: str, field: str) -> tuple[int, int]:
    """Read a point as half cells: "3, 4" is the middle of a cell, "2.5, 3.5" its upper left corner."""
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
        reason = f"{text[:20]!r} is not a point: whole numbers are the middle of a cell, halves a corner"
        raise Rejected("malformed", reason, field)
    return across, down


def cell_of(arena: Arena, text: str, field: str) -> i64:
    """Read a cell, given by its column and row."""
    x, y = point(arena, text, field)
    if x % 2 == 0:
        raise Rejected("malformed", f"a cell is two whole numbers, as in 3, 4; not {text[:20]!r}", field)
    return arena.grid.cell(x // 2, y // 2)


def write_cell(state: CombatState, cell: i64) -> str:
    """A cell as commands write it."""
    x, y = position.coord(state, cell)
    return f"{x}, {y}"


# The Move command


def move(state: CombatState, who: CreatureCombatState, command: Move, ctx: Context) -> None:
    """Walk to a cell, through the cells given on the way."""
    if position.speed(who) == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    route = route_of(state, who, command)
    if approaches_fear_source(state, who, route.path):
        raise Rejected("frightened", f"{who.creature_id} cannot move closer to the source of its fear", "to")
    follow(state, who, route.path, route.costs, ctx)


def route_of(state: CombatState, who: CreatureCombatState, command: Move) -> Route:
    """The walk that a command asks for; refused if the creature cannot come that far."""
    arena: Arena = state.arena
    stops: list[int] = [int(cell_of(arena, via, "via")) for via in command.via]
    stops.append(int(cell_of(arena, command.to, "to")))
    # Each leg is planned as if the creature stood at its start; afterwards it is put back.
    route = Route([], [])
    start, feet, diagonals = who.cell, who.remaining_movement_ft, who.diagonals
    try:
        for at, stop in enumerate(stops):
            reach = flood(state, arena, who, who.remaining_movement_ft)
            refusal = _leg_refusal(state, who, reach, stop, at == len(stops) - 1)
            if refusal is not None:
                raise refusal
            leg = route_to(state, who, reach, stop)
            route.path += leg.path
            route.costs += leg.costs
            who.remaining_movement_ft -= reach.cost_ft(stop) * grapple.cost_multiplier(state, who)
            who.diagonals += reach.diagonals_to(stop)
            who.cell = stop
    finally:
        who.cell = start
        who.remaining_movement_ft = feet
        who.diagonals = diagonals
    return route


def _leg_refusal(
    state: CombatState, who: CreatureCombatState, reach: Reach, stop: int, last: bool
) -> Rejected | None:
    # Why a creature cannot walk to a cell, with the nearest cell that is possible.
    arena: Arena = state.arena
    x, y = position.coord(state, stop)
    if stop == who.cell:
        return Rejected("no-way", f"{who.creature_id} is already at {x}, {y}", "to")
    legal: list[str] = []
    if reach.cost_ft(stop) < 0:
        # The full cost, and how far the creature would come on that way.
        left: i64 = who.remaining_movement_ft
        times: i64 = grapple.cost_multiplier(state, who)
        within = reach.stops()
        reach = flood(state, arena, who, FARTHEST)
        cost: i64 = reach.cost_ft(stop) * times
        if cost < 0:
            occupant = _occupant(state, who, stop)
            blocked = f": {occupant} stands there" if occupant else ""
            return Rejected("no-way", f"there is no way to {x}, {y}{blocked}", "to")
        for cell in reach.path(stop):
            if cell in within and not is_frightened(state, who):
                legal = [write_cell(state, cell)]
        return Rejected("too-far", f"{x}, {y} costs {cost} ft of {left}", "to", legal)
    if last and not reach.can_stop(stop):
        occupant = _occupant(state, who, stop) or "another creature"
        best: i64 = -1
        for cell in reach.stops()[1:]:
            nearer = best < 0 or arena.grid.distance_ft(cell, stop) < arena.grid.distance_ft(best, stop)
            if nearer and not approaches_fear_source(state, who, reach.path(cell)):
                best = cell
        legal = [] if best < 0 else [write_cell(state, best)]
        return Rejected("occupied", f"{occupant} is at {x}, {y}", "to", legal)
    return None


def _occupant(state: CombatState, who: CreatureCombatState, stop: int) -> str:
    # A creature that the walker knows to be where it would stand.
    arena: Arena = state.arena
    for other in state.participants:
        known = other.here() and not position.hides_from(other, who)
        far: i64 = arena.grid.gap_ft(stop, position.width(who), other.cell, position.width(other))
        if other is not who and known and far == 0:
            return other.creature_id
    return ""


# The cells in reach


def flood(state: CombatState, arena: Arena, who: CreatureCombatState, feet: i64) -> Reach:
    """Every cell that a creature can reach with some feet of movement, with costs and paths."""
    incorporeal = who.sheet.has(INCORPOREAL)
    reach = arena.flood_through() if incorporeal else arena.flood
    reach.begin(position.width(who))
    rules = edition.of(who)
    for other in state.participants:
        # A hidden enemy is in the way only when the creature walks into it.
        if other is who or not other.here() or position.hides_from(other, who):
            continue
        if other.flags & SWALLOWED:
            continue
        idle = other.flags & OUT_OF_ACTION != 0
        kind: i64 = rules.passage(who.sheet.size, other.sheet.size, other.side == who.side, idle)
        if incorporeal:
            kind = THROUGH  # Incorporeal Movement: through other creatures, as Difficult Terrain
        if position.share_space(who, other):
            kind = PASS if other.side == who.side or other.sheet.size == TINY else SLOW
            kind &= ~TAKEN
        if other.sheet.size <= MEDIUM and tramples(who) and not who.sheet.has(SHARES_SPACE):
            kind = PASS  # Trampling Charge
        if kind and position.flies_over(who, other):
            kind = PASS
        if kind == 0:
            continue
        reach.block(other.cell, position.width(other), kind)
    if incorporeal:
        # Incorporeal Movement: through objects, as Difficult Terrain.
        for cell in range(arena.grid.cells):
            if not arena.grid.walkable(cell):
                reach.block(cell, 1, HARD)
    times: i64 = grapple.cost_multiplier(state, who)
    if state.zones:
        for cell in zones.rough(state, who):
            reach.block(cell, 1, ROUGH)
        # Spirit Guardians: in its area the Speed is halved, and the feet already moved count.
        slowing = zones.slowing(state, who)
        if slowing:
            whole, halved = position.speeds_by_area(state, who)
            inside: i64 = feet - who.overspent_ft - (position.speed(who) - halved)
            feet = inside + whole - halved
            for cell in slowing:
                reach.slow(cell, inside // times)
    reach.search(who.cell, feet // times, movement_modes(who), diagonals=who.diagonals)
    return reach


def tramples(who: CreatureCombatState) -> bool:
    """Trampling Charge: whether a creature runs over others."""
    return any(condition.rule.speed.tramples for condition in who.conditions)


def _trample(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Each creature whose space is entered is affected once.
    for condition in [one for one in who.conditions if one.rule.speed.tramples]:
        for other in list(state.participants):
            mark = f"{condition.name} {other.creature_id}"
            if other is who or not other.here() or mark in who.struck:
                continue
            # Trampling Charge: Medium or smaller creatures. Fire Form: all.
            if other.sheet.size > MEDIUM and not who.sheet.has(SHARES_SPACE):
                continue
            if position.separated(who, other):
                continue
            if position.distance(state, who, other) == 0:
                who.struck = [*who.struck, mark]
                use = uses.of_condition(state, who, condition)
                recursion.resolve(state, use, condition.rule.speed.tramples, [other], ctx)


def movement_modes(who: CreatureCombatState) -> i64:
    """How a creature moves, as bits: it crawls while Prone, or else may climb or fly."""
    if who.flags & PRONE:
        return CRAWL
    modes: i64 = 0
    if who.sheet.climb > 0 or who.sheet.has(SPIDER_CLIMB) or conditions.climbs(who):
        modes |= CLIMBER
    if conditions.fly_speed(who) > 0:
        modes |= FLY
    return modes


def remaining_feet(who: CreatureCombatState) -> i64:
    """The movement that a creature has left in this turn."""
    return who.remaining_movement_ft if position.speed(who) > 0 else 0


def route_to(state: CombatState, who: CreatureCombatState, reach: Reach, cell: i64) -> Route:
    """The cheapest route to a cell in reach."""
    path = reach.path(cell)
    return Route(path, step_costs(reach, path, grapple.cost_multiplier(state, who)))


def step_costs(reach: Reach, path: list[int], times: i64) -> list[int]:
    """The cost of each step of a path."""
    costs: list[int] = []
    before: i64 = 0
    for cell in path:
        total: i64 = reach.cost_ft(cell)
        costs.append(int((total - before) * times))
        before = total
    return costs


def route_into_reach(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, melee: bool
) -> Route | None:
    """The cheapest route to a cell from which a weapon can attack a target, or None."""
    arena: Arena = state.arena
    # A dazed creature cannot move and attack.
    reach = flood(state, arena, who, 0 if action_economy.is_dazed(who) else remaining_feet(who))
    feet: i64 = weapon.reach_ft if melee else weapon.range_ft
    for cell in reach.stops():
        if can_attack_from(state, who, cell, target, feet):
            route = route_to(state, who, reach, cell)
            if not approaches_fear_source(state, who, route.path):
                return route
    return None


def can_attack_from(
    state: CombatState, who: CreatureCombatState, cell: i64, target: CreatureCombatState, feet: i64
) -> bool:
    """Whether a creature on another cell would have a target within some feet and no Total Cover between."""
    if position.distance_from(state, cell, who, target) > feet:
        return False
    here: i64 = who.cell
    who.cell = cell
    clear = position.cover(state, who, target) != position.NO_LINE
    who.cell = here
    return clear


def is_frightened(state: CombatState, who: CreatureCombatState) -> bool:
    """Conditions [Frightened]: whether fear keeps a creature from some cells."""
    return who.flags & FRIGHTENED != 0 and not protection.immunities(state, who) & FRIGHTENED


def approaches_fear_source(
    state: CombatState, who: CreatureCombatState, path: list[int], climb_ft: i64 = 0
) -> bool:
    """Conditions [Frightened]: whether a path, or a climb, comes closer to a source of fear: not allowed.

    Aura of Courage: a step from inside of the aura is free of fear.
    """
    if not who.flags & FRIGHTENED:
        return False
    start: i64 = who.cell
    for condition in who.conditions:
        if condition.rule.flags & FRIGHTENED == 0 or condition.source == NO_INDEX:
            continue
        feared = state.participants[condition.source]
        if not feared.here() or position.hides_from(feared, who):
            continue
        last: i64 = position.distance(state, who, feared)
        before: i64 = start
        for cell in path:
            who.altitude_ft += climb_ft
            gap: i64 = position.distance_from(state, cell, who, feared)
            who.altitude_ft -= climb_ft
            if gap < last:
                who.cell = before
                afraid = not protection.immunities(state, who) & FRIGHTENED
                who.cell = start
                if afraid:
                    return True
            last = gap
            before = cell
    return False


def run_from(state: CombatState, who: CreatureCombatState, feared: CreatureCombatState, ctx: Context) -> bool:
    """Turn Undead and the like: use the movement left to get as far from a creature as possible.

    False if there is nowhere to go. Of cells that are equally far, the cheapest to reach is chosen.
    """
    arena: Arena = state.arena
    if can_stand_up(who):
        stand_up(state, who, ctx)
    reach = flood(state, arena, who, remaining_feet(who))
    best: i64 = -1
    farthest: i64 = position.distance(state, who, feared)
    for cell in reach.stops():
        far: i64 = position.distance_from(state, cell, who, feared)
        if far > farthest and not approaches_fear_source(state, who, reach.path(cell)):
            best, farthest = cell, far
    if best < 0:
        return False
    route = route_to(state, who, reach, best)
    follow(state, who, route.path, route.costs, ctx)
    return True


def charge(state: CombatState, who: CreatureCombatState, foe: CreatureCombatState, ctx: Context) -> bool:
    """Charge: use the movement left to run straight toward a creature; false if there is no way."""
    arena: Arena = state.arena
    straight = sight.line(arena.grid, who.cell, foe.cell)
    reach = flood(state, arena, who, remaining_feet(who))
    best: i64 = -1
    for cell in straight:
        way = reach.path(cell) if reach.cost_ft(cell) >= 0 and reach.can_stop(cell) else []
        if way and all(step in straight for step in way) and not approaches_fear_source(state, who, way):
            best = cell
    if best < 0:
        return False
    route = route_to(state, who, reach, best)
    follow(state, who, route.path, route.costs, ctx)
    return True


# Step by step


def follow(
    state: CombatState, who: CreatureCombatState, path: list[int], costs: list[int], ctx: Context
) -> bool:
    """Walk a path step by step; false if something stops the creature on the way."""
    arena: Arena = state.arena
    crawls, acts = who.flags & PRONE != 0, who.can_act()
    grid = arena.grid
    who.counted_speed_ft = position.speed(who)
    for place in range(len(path)):
        to: i64 = path[place]
        # Opportunity Attacks come before the step.
        opportunity.opportunity_attacks(state, who, to, ctx)
        position.recount_movement(who)
        if _is_stopped(who, crawls, acts) or who.remaining_movement_ft < costs[place]:
            return False
        if bumps_into_hidden(state, who, to, ctx):
            return False
        before: i64 = who.cell
        who.cell = to
        who.remaining_movement_ft -= costs[place]
        track_charge(arena, who, before)
        forced.carry_swallowed(state, who)
        if grid.column[before] != grid.column[to] and grid.row[before] != grid.row[to]:
            who.diagonals += 1
        if ctx.heard:
            x, y = position.coord(state, to)
            hiding.tell(state, who, Moved(who.creature_id, x, y, int(who.remaining_movement_ft)), ctx)
        # Grappled creatures, areas, hidden creatures, and readied actions.
        grapple.drag_along(state, who, before, ctx)
        if state.zones:
            zones.enter(state, who, before, ctx)
            zones.follow(state, who, ctx)
        if who.conditions:
            _trample(state, who, ctx)
        hiding.look_about(state, who, ctx)
        ready.after_step(state, who, before, ctx)
        position.recount_movement(who)
        # A door that was opened or closed changes the paths.
        if _is_stopped(who, crawls, acts) or state.arena is not arena:
            return False
    return True


def _is_stopped(who: CreatureCombatState, crawls: bool, acts: bool) -> bool:
    # Down, held, knocked Prone or freed: the rest of the movement needs a new command.
    if not who.stands() or position.speed(who) == 0:
        return True
    return (who.flags & PRONE != 0) != crawls or who.can_act() != acts


def bumps_into_hidden(state: CombatState, who: CreatureCombatState, to: i64, ctx: Context) -> bool:
    """Whether a creature on its way to a cell walks into hidden enemies; it finds them, and stops."""
    arena: Arena = state.arena
    found = False
    for other in state.participants:
        if not position.hides_from(other, who) or not other.here():
            continue
        if position.flies_over(who, other):
            continue
        if arena.grid.gap_ft(to, position.width(who), other.cell, position.width(other)) == 0:
            hiding.show(state, other, ctx)
            found = True
    return found


def track_charge(arena: Arena, who: CreatureCombatState, before: i64) -> None:
    """Continue a straight charge with a step from another cell, or begin one."""
    start: i64 = who.run_from
    if start != NOWHERE:
        grid = arena.grid
        steps: i64 = grid.distance_ft(start, before) // 5
        across: i64 = grid.column[who.cell] - grid.column[before]
        down: i64 = grid.row[who.cell] - grid.row[before]
        if (
            grid.column[before] - grid.column[start] == across * steps
            and grid.row[before] - grid.row[start] == down * steps
        ):
            return
    who.run_from = before


# Standing up, and leaving


def stand_up(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Being Prone: stand up for half the speed."""
    if not who.flags & PRONE:
        raise Rejected("not-prone", f"{who.creature_id} is not prone", "intent")
    if position.speed(who) == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    if is_kept_prone(who):
        raise Rejected("cannot-stand", f"{who.creature_id} cannot stand up now", "intent")
    cost: i64 = standing_up_ft(who)
    if not can_stand_up(who):
        reason = f"standing up costs {cost} ft of {who.remaining_movement_ft}"
        raise Rejected("no-movement", reason, "intent")
    who.remaining_movement_ft -= cost
    conditions.remove_all(state, who, PRONE, ctx)


def can_drop_prone(who: CreatureCombatState) -> bool:
    """Being Prone: whether a creature can drop Prone, for which it needs a Speed."""
    return not who.flags & PRONE and not conditions.immune_to(who, PRONE) and position.speed(who) > 0


def drop_prone(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Being Prone: drop Prone without an action or movement, unless the Speed is 0."""
    arena: Arena = state.arena
    if position.speed(who) == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    if who.flags & PRONE:
        raise Rejected("prone", f"{who.creature_id} is prone already", "intent")
    if not can_drop_prone(who):
        raise Rejected("never-prone", f"{who.creature_id} never falls prone", "intent")
    conditions.apply(state, who, ConditionState("prone", who.place), arena.conditions["prone"], ctx)


def standing_up_ft(who: CreatureCombatState) -> i64:
    """The feet of movement that standing up costs: half the speed."""
    return position.speed(who) // 2


def can_stand_up(who: CreatureCombatState) -> bool:
    """Whether a creature is Prone and has the movement left to stand up."""
    return (
        who.flags & PRONE != 0
        and not is_kept_prone(who)
        and position.speed(who) > 0
        and who.remaining_movement_ft >= standing_up_ft(who)
    )


def is_kept_prone(who: CreatureCombatState) -> bool:
    """Hideous Laughter: whether a creature cannot stand up, though it can crawl."""
    return any(condition.rule.speed.keeps_prone for condition in who.conditions)


def flee(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Leave the fight over the edge of the map, with one more step."""
    arena: Arena = state.arena
    far: i64 = edge_distance_ft(arena, who, who.cell)
    if far > 0:
        reason = f"{who.creature_id} is {far} ft from the edge of the map"
        raise Rejected("not-at-the-edge", reason, "intent")
    if who.remaining_movement_ft < 5 or position.speed(who) == 0:
        raise Rejected("no-movement", f"one step costs 5 ft, {who.remaining_movement_ft} are left", "intent")
    who.remaining_movement_ft -= 5
    # Opportunity Attacks: leaving the map leaves every reach.
    opportunity.opportunity_attacks(state, who, NOWHERE, ctx)
    if who.stands() and position.speed(who) > 0:
        forced.leave(state, who, "fled", ctx)


def at_the_edge(arena: Arena, who: CreatureCombatState) -> bool:
    """Whether a creature could leave the map with one step."""
    return edge_distance_ft(arena, who, who.cell) == 0


def edge_distance_ft(arena: Arena, who: CreatureCombatState, cell: i64) -> i64:
    """How far a creature on a cell would be from the edge of the map."""
    grid = arena.grid
    width: i64 = position.width(who)
    x: i64 = cell % grid.width
    y: i64 = cell // grid.width
    return 5 * min(x, y, grid.width - x - width, grid.height - y - width)

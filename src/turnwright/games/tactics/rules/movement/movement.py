"""Moving: where one can go, step by step, and who strikes at whoever leaves.

SRD: Movement and Position, Opportunity Attacks, Difficult Terrain, Being Prone.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import RULES_5_1, RULES_5_2, Arena
from turnwright.games.tactics.events import Moved
from turnwright.games.tactics.map.grid import CLIMBER, CRAWL, FLY, ROUGH, SLOW, Flood, passage
from turnwright.games.tactics.rules.combat import (
    action_economy,
    hiding,
    reactions,
    ready,
    riders,
    weapon_damage,
)
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import swallow, zones
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.sheet import AGILE, FLYBY, INCORPOREAL, SPIDER_CLIMB, Attack
from turnwright.games.tactics.srd import (
    DISENGAGED,
    FRIGHTENED,
    GRAPPLED,
    HIDDEN,
    OUT_OF_ACTION,
    PRONE,
    SWALLOWED,
)
from turnwright.games.tactics.state import NOBODY, CombatState, CreatureCombatState
from turnwright.kernel.context import Context

FEET: Final = 5
FAR: Final = 1_000_000


def how(who: CreatureCombatState) -> i64:
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
    found.begin(position.side(who))
    rules = RULES_5_1 if arena.settings.old_rules else RULES_5_2
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
        found.crowd(other.cell, position.side(other), kind)
    for cell in zones.rough(state, arena, who):
        found.crowd(cell, 1, ROUGH)
    found.spread(who.cell, feet // burden(state, who), how(who), diagonals=who.diagonals)
    return found


def left_ft(who: CreatureCombatState) -> i64:
    """How far a creature can still go in this turn."""
    return who.remaining_movement_ft if position.speed(who) > 0 else 0


def burden(state: CombatState, who: CreatureCombatState) -> i64:
    """Moving a Grappled Creature: each foot costs one more."""
    return 2 if drags(state, who) else 1


def drags(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether it holds somebody who is not much smaller, so that each foot costs two."""
    for other in state.participants:
        # What is Tiny weighs nothing, though not in 5.1.
        heavy = (other.sheet.size > 0 or who.sheet.old_rules) and other.sheet.size > who.sheet.size - 2
        if heavy and other.flags & GRAPPLED and conditions.is_held_by(other, who):
            return True
    return False


def walk(
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
        provoke(state, arena, who, to, ctx)
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
        if arena.grid.gap_ft(to, position.side(who), other.cell, position.side(other)) == 0:
            hiding.show(state, other, ctx)
            found = True
    return found


def _step(
    state: CombatState, arena: Arena, who: CreatureCombatState, to: i64, cost: i64, ctx: Context
) -> None:
    before: i64 = who.cell
    who.cell = to
    who.remaining_movement_ft -= cost
    riders.step(arena, who, before)
    swallow.carry(state, who)
    grid = arena.grid
    if grid.column[before] != grid.column[to] and grid.row[before] != grid.row[to]:
        who.diagonals += 1
    if ctx.heard:
        x, y = position.coord(state, to)
        hiding.tell(state, who, Moved(who.creature_id, x, y, int(who.remaining_movement_ft)), ctx)
    _drag_along(state, arena, who, before, ctx)


def _drag_along(
    state: CombatState, arena: Arena, who: CreatureCombatState, before: i64, ctx: Context
) -> None:
    # Moving a Grappled Creature: it keeps its place beside one, or comes to the cell that one leaves.
    for other in state.participants:
        if other.flags & GRAPPLED and conditions.is_held_by(other, who):
            beside: i64 = other.cell + who.cell - before
            if not (_keeps_up(arena, other, beside) and forced.free(state, arena, other, beside)):
                beside = before
            if forced.free(state, arena, other, beside):
                forced.put(state, other, beside, ctx)
                zones.enter(state, arena, other, ctx)
    forced.break_holds(state, who, ctx)


def _keeps_up(arena: Arena, other: CreatureCombatState, beside: i64) -> bool:
    grid = arena.grid
    return 0 <= beside < grid.cells and grid.distance_ft(beside, other.cell) <= FEET


def provoke(state: CombatState, arena: Arena, who: CreatureCombatState, to: i64, ctx: Context) -> None:
    """Opportunity Attacks: whoever sees one leave their reach may strike, right before the step."""
    if who.flags & DISENGAGED or who.sheet.has(AGILE):
        return
    # Flyby: for who flies, and not for who crawls.
    if who.sheet.has(FLYBY) and not who.flags & PRONE:
        return
    for foe in state.participants:
        if foe.side == who.side or not reactions.may_react(foe) or _is_hampered(foe):
            continue
        if conditions.is_held_by(foe, who):
            continue  # it comes along
        weapon = opportunity(state, arena, foe, who, to)
        if weapon is None or not position.sees(state, foe, who) or conditions.is_charmed_by(foe, who):
            continue
        if reactions.offered(state, foe, reactions.OPPORTUNITY, who, ctx):
            weapon_damage.strike(state, arena, foe, who, weapon, False, False, ctx)
        if not who.stands():
            return


def _is_hampered(who: CreatureCombatState) -> bool:
    return any(condition.rule.turn.no_opportunity for condition in who.conditions)


def opportunity(
    state: CombatState, arena: Arena, foe: CreatureCombatState, who: CreatureCombatState, to: i64
) -> Attack | None:
    """The melee attack whose reach a creature would leave by a step; to -1 is off the map."""
    grid = arena.grid
    before: i64 = grid.gap_ft(foe.cell, position.side(foe), who.cell, position.side(who))
    after: i64 = FAR
    if to >= 0:
        after = grid.gap_ft(foe.cell, position.side(foe), to, position.side(who))
    if after <= before:
        return None
    best: Attack | None = None
    armed = False
    for weapon in foe.sheet.attacks:
        if weapon.melee and action_economy.has_pieces(foe, weapon):
            armed = True
            left = before <= weapon.reach_ft and after > weapon.reach_ft
            if left and (best is None or weapon.to_hit > best.to_hit):
                best = weapon
    # Whoever has no weapon for it strikes with the bare hand.
    if not armed and before <= position.BESIDE < after:
        return foe.sheet.unarmed
    return best


def costs_of(found: Flood, path: list[int], times: i64) -> list[int]:
    """What each step of a way costs."""
    costs: list[int] = []
    before: i64 = 0
    for cell in path:
        total: i64 = found.cost_ft(cell)
        costs.append(int((total - before) * times))
        before = total
    return costs


def is_wary(who: CreatureCombatState) -> bool:
    """Whether somebody's fear keeps it from some places."""
    return who.flags & FRIGHTENED != 0


def comes_nearer(state: CombatState, who: CreatureCombatState, path: list[int]) -> bool:
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
        gap: i64 = arena.grid.gap_ft(cell, position.side(who), feared.cell, position.side(feared))
        if gap < last:
            return True
        last = gap
    return False

"""Forced movement: pushed, pulled or teleported, without Opportunity Attacks; and falling.

SRD: Forced Movement; Teleportation; Falling; Flying.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import Fell, Left, Moved
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.map.grid import STEP_X, STEP_Y, STEPS
from turnwright.games.tactics.rules import recursion
from turnwright.games.tactics.rules.combat import hiding, reactions
from turnwright.games.tactics.rules.core import conditions, d20, damage, position
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.srd import DAMAGE_TYPES, GRAPPLED, OUT_OF_ACTION, PRONE, SWALLOWED
from turnwright.games.tactics.state import NO_INDEX, NOWHERE, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Pool, Relocate
from turnwright.kernel.context import Context

FEET: Final = 5
LEAST_FALL: Final = 10
MOST_FALL: Final = 200
BLUDGEONING: Final = DAMAGE_TYPES.index("bludgeoning")


def shift(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    effect: Relocate,
    center: i64,
    ctx: Context,
) -> None:
    """Move a target away from the actor, toward it, or to a chosen cell."""
    if target.sheet.size > effect.largest:
        return
    if effect.way == "teleport":
        blink(state, target, center, ctx)
    elif effect.way == "leap":
        # Leap, Deadly Leap, Jump: to the free space nearest to the point.
        cell: i64 = position.room_at_or_near(state, target, center)
        if cell >= 0 and cell != target.cell:
            recursion.leap(state, target, cell, 0, ctx)
    else:
        push(state, actor, target, effect.feet, effect.way == "pull", ctx)


def push(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    feet: i64,
    nearer: bool,
    ctx: Context,
) -> None:
    """Push or pull in a straight line until something is in the way."""
    arena: Arena = state.arena
    step: i64 = _away(arena, actor, target, nearer)
    steps: i64 = feet // FEET
    while steps > 0 and step >= 0 and _can_step(state, target, step):
        before: i64 = target.cell
        put(state, target, before + STEP_Y[step] * arena.grid.width + STEP_X[step], ctx)
        zones.enter(state, target, before, ctx)
        if fall(state, target, before, ctx, actor) or not target.here():
            break
        steps -= 1
    break_grapples(state, ctx)
    hiding.look_about(state, target, ctx)


def _away(arena: Arena, actor: CreatureCombatState, target: CreatureCombatState, nearer: bool) -> i64:
    # The step that leads straight away, or straight back; -1 in the same space.
    grid = arena.grid
    ours, theirs = position.width(actor), position.width(target)
    across: i64 = 2 * (grid.column[target.cell] - grid.column[actor.cell]) + theirs - ours
    down: i64 = 2 * (grid.row[target.cell] - grid.row[actor.cell]) + theirs - ours
    if across == 0 and down == 0:
        return -1
    dx: i64 = areas.heading(across, down)
    dy: i64 = areas.heading(down, across)
    if nearer:
        dx, dy = -dx, -dy
    for step in range(STEPS):
        if STEP_X[step] == dx and STEP_Y[step] == dy:
            return step
    return -1


def _can_step(state: CombatState, who: CreatureCombatState, step: i64) -> bool:
    # Not through the corner of a wall, nor up a cliff.
    arena: Arena = state.arena
    grid = arena.grid
    across: i64 = position.width(who)
    if i64(grid.ground(across).exits[who.cell]) >> step & 1 == 0:
        return False
    there: i64 = who.cell + STEP_Y[step] * grid.width + STEP_X[step]
    if grid.level(there, across) - grid.level(who.cell, across) > FEET:
        return False
    return position.has_room(state, who, there)


def fall(
    state: CombatState,
    who: CreatureCombatState,
    before: i64,
    ctx: Context,
    by: CreatureCombatState | None = None,
) -> bool:
    """Falling: from higher ground to lower; a flier does not fall."""
    arena: Arena = state.arena
    across: i64 = position.width(who)
    deep: i64 = arena.grid.level(before, across) - arena.grid.level(who.cell, across)
    if deep < LEAST_FALL or _stays_aloft(who):
        return False
    _land(state, who, deep, ctx, by)
    return True


def drop_from_the_air(state: CombatState, ctx: Context) -> None:
    """Flying: creatures in the air fall if nothing keeps them there."""
    for who in state.participants:
        if who.reshaped:
            _make_room(state, who, ctx)
        if who.altitude_ft == 0 or who.flags & SWALLOWED:
            continue
        if who.here() and (_stays_aloft(who) or _is_carried(state, who)):
            continue
        deep: i64 = who.altitude_ft
        who.altitude_ft = 0
        if not who.here():
            continue
        carry_swallowed(state, who)
        if ctx.heard:
            hiding.tell(state, who, Fell(who.creature_id, int(deep)), ctx)
        _land(state, who, deep, ctx)
        if who.here():
            if not position.has_room(state, who, who.cell):
                put(state, who, position.nearest_room(state, who, who.cell), ctx)
            if state.zones:
                zones.enter(state, who, who.cell, ctx, -deep)
            break_grapples(state, ctx)


def _make_room(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Shapechange: a creature that is larger now moves to the nearest space with room for it.
    who.reshaped = False
    if not who.here() or who.cell < 0 or who.flags & SWALLOWED or position.has_room(state, who, who.cell):
        return
    cell: i64 = position.nearest_room(state, who, who.cell)
    if cell >= 0:
        put(state, who, cell, ctx)
        break_grapples(state, ctx)


def _land(
    state: CombatState,
    who: CreatureCombatState,
    deep: i64,
    ctx: Context,
    by: CreatureCombatState | None = None,
) -> None:
    # Falling: 1d6 for each 10 feet, at most 20d6, and Prone.
    arena: Arena = state.arena
    if deep < LEAST_FALL or _is_caught(state, who, ctx):
        return
    dice: i64 = deep // LEAST_FALL if deep < MOST_FALL else MOST_FALL // LEAST_FALL
    thrown: i64 = d20.throw(ctx, who, Pool(dice, 6), 1, "fall")
    taken: i64 = damage.damage_one_type(state, who, thrown, BLUDGEONING, None, False, False, ctx)
    if taken > 0 and who.here() and not who.flags & PRONE:
        prone = ConditionState("prone", NO_INDEX if by is None else by.place)
        conditions.apply(state, who, prone, arena.conditions["prone"], ctx)


def _is_caught(state: CombatState, who: CreatureCombatState, ctx: Context) -> bool:
    # Feather Fall: a reaction of an ally in range.
    for friend in state.participants:
        if friend.side != who.side or not reactions.may_react(friend):
            continue
        for power in reactions.reaction_powers(friend, reactions.ON_FALL):
            if position.distance(state, friend, who) > power.range_ft:
                continue
            if power.needs_sight and friend is not who and not position.sees(state, friend, who):
                continue
            if not reactions.can_pay_reaction(state, friend, power):
                continue
            if reactions.offered(state, friend, power.id, who, ctx):
                level: i64 = reactions.pay_reaction(state, friend, power)
                return not reactions.is_stopped(state, friend, power, level, ctx)
    return False


def _stays_aloft(who: CreatureCombatState) -> bool:
    # Flying: a Prone, Incapacitated or immobile flier falls, unless it hovers.
    if conditions.fly_speed(who) == 0:
        return False
    if who.sheet.hover or any(condition.rule.speed.hovers for condition in who.conditions):
        return True
    return who.flags & (PRONE | OUT_OF_ACTION) == 0 and position.speed(who) > 0


def _is_carried(state: CombatState, who: CreatureCombatState) -> bool:
    # Moving a Grappled Creature: a flier holds it in the air.
    for condition in who.conditions:
        if condition.rule.flags & GRAPPLED and condition.source >= 0:
            holder = state.participants[condition.source]
            if holder.altitude_ft > 0 and holder.here() and _stays_aloft(holder):
                return True
    return False


def blink(state: CombatState, who: CreatureCombatState, cell: i64, ctx: Context) -> None:
    """Teleport to a free cell."""
    if cell >= 0 and position.has_room(state, who, cell):
        who.altitude_ft = 0
        put(state, who, cell, ctx)
        break_grapples(state, ctx)
        hiding.look_about(state, who, ctx)


def put(state: CombatState, who: CreatureCombatState, cell: i64, ctx: Context) -> None:
    """Place a creature on a cell without Opportunity Attacks."""
    who.cell = cell
    who.run_from = NOWHERE  # ends a charge
    carry_swallowed(state, who)
    if ctx.heard:
        x, y = position.coord(state, cell)
        hiding.tell(state, who, Moved(who.creature_id, x, y, int(who.remaining_movement_ft), True), ctx)


def leave(state: CombatState, who: CreatureCombatState, how: str, ctx: Context) -> None:
    """Take a creature out of the fight that fled or surrendered."""
    who.gone = how
    state.goes_out(who)
    if ctx.heard:
        ctx.emit(Left(who.creature_id, how))
    if who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)
    conditions.let_go(state, who, ctx)


def break_grapples(state: CombatState, ctx: Context) -> None:
    """Ending a Grapple: a creature that was moved is out of the grappler's reach."""
    for other in state.participants:
        if other.flags & GRAPPLED:
            for condition in list(other.conditions):
                if condition.rule.flags & GRAPPLED and condition.source >= 0:
                    holder = state.participants[condition.source]
                    if position.distance(state, holder, other) > _grasp(holder, condition):
                        conditions.remove(state, other, condition, ctx)


def _grasp(holder: CreatureCombatState, condition: ConditionState) -> i64:
    # The reach of the hand, attack or power that grapples.
    weapon = holder.sheet.attack(condition.spell)
    if weapon is not None:
        return weapon.reach_ft
    power = holder.sheet.power(condition.spell)
    return FEET if power is None or power.range_ft < FEET else power.range_ft


def carry_swallowed(state: CombatState, who: CreatureCombatState) -> None:
    """Move swallowed creatures along."""
    for other in state.participants:
        if other.flags & SWALLOWED and position.swallower(other) == who.place:
            other.cell = who.cell
            other.altitude_ft = who.altitude_ft

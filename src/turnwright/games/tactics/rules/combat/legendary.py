"""Legendary actions, taken at the end of another creature's turn.

SRD: Legendary Actions. One after each turn; all are regained at the start of the creature's own turn.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import casting, slots, targeting
from turnwright.games.tactics.rules.movement import forced, walk
from turnwright.games.tactics.sheet import LEGENDARY, Power
from turnwright.games.tactics.srd import DISENGAGED, HIDDEN
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context

QUESTION: Final = "legendary_action"
SAFELY: Final = "safely"
TELEPORT: Final = "teleport"
NO: Final = "no"


def after_turn(state: CombatState, ended: CreatureCombatState, ctx: Context) -> None:
    """Offer a legendary action to each legendary creature after another's turn, in the order of ids."""
    for who in state.participants:
        if who.legendary_left > 0 and who is not ended and _may_act(state, who):
            _offer(state, who, ctx)


def _may_act(state: CombatState, who: CreatureCombatState) -> bool:
    # Not without an enemy left.
    if not who.can_act() or conditions.loses_first_turn(who):
        return False
    return any(other.side != who.side and other.stands() for other in state.participants)


def _offer(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    found_uses: list[targeting.PowerUse] = []
    for power in who.sheet.powers:
        cost: i64 = power.legendary_cost
        if power.cost == LEGENDARY and cost <= who.legendary_left and slots.has_uses(who, power):
            found_uses += _uses(state, who, power)
    if not found_uses:
        return
    choices = [
        " ".join([each.power.id, *[target.creature_id for target in each.targets]]) for each in found_uses
    ]
    chosen = ctx.ask(who.seat, QUESTION, [*choices, NO], 0)
    if chosen < len(found_uses):
        wanted = found_uses[chosen]
        who.legendary_left -= wanted.power.legendary_cost
        if _comes_near(state, who, wanted, ctx):
            casting.use_power(state, who, wanted, ctx)


def _uses(state: CombatState, who: CreatureCombatState, power: Power) -> "list[targeting.PowerUse]":
    # Every legal use: on each target, around the creature, or aimed at each enemy.
    if power.area is not None:
        return _aimed(state, who, power)
    if power.whom == "self":
        return [targeting.use_on(power, [who])]
    found: list[targeting.PowerUse] = []
    for target in state.participants:
        if targeting.is_legal_target(state, who, power, target) or _can_come(state, who, power, target):
            found.append(targeting.use_on(power, [target]))
    return found


def _can_come(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState
) -> bool:
    # Some actions include a move into reach.
    if power.advance == "" or not targeting.is_valid_kind(who, power, target) or target.flags & HIDDEN:
        return False
    if position.separated(who, target):
        return False
    return _cell_near(state, who, power, target) >= 0


def _advance_ft(who: CreatureCombatState, power: Power) -> i64:
    return position.speed(who) if power.advance == "full" else position.speed(who) // 2


def _cell_near(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState
) -> i64:
    """The cheapest cell from which a power reaches its target, or -1."""
    arena: Arena = state.arena
    if power.advance == TELEPORT:
        return _landing(state, who, power, target)
    if walk.is_frightened(state, who) or _advance_ft(who, power) < 5:
        return -1
    found = walk.flood(state, arena, who, _advance_ft(who, power))
    best: i64 = -1
    for cell in found.stops():
        far: i64 = position.distance_from(state, cell, who, target)
        if far <= power.range_ft and (best < 0 or found.cost_ft(cell) < found.cost_ft(best)):
            best = cell
    return best


def _landing(state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState) -> i64:
    # The nearest visible free space from which a power reaches its target, or -1.
    arena: Arena = state.arena
    best: i64 = -1
    least: i64 = power.advance_ft + 1
    for cell in range(arena.grid.cells):
        away: i64 = arena.grid.distance_ft(who.cell, cell)
        if away >= least or not position.may_land(state, who, cell):
            continue
        if position.distance_from(state, cell, who, target) > power.range_ft:
            continue
        if targeting.can_see_point(arena, who, cell) and position.sees_cell(state, who, cell):
            best, least = cell, away
    return best


def _comes_near(
    state: CombatState, who: CreatureCombatState, wanted: "targeting.PowerUse", ctx: Context
) -> bool:
    """Move until the power reaches its target, if it allows a move; false if something stops the creature."""
    arena: Arena = state.arena
    power = wanted.power
    if (
        power.area is not None
        or not wanted.targets
        or targeting.is_legal_target(state, who, power, wanted.targets[0])
    ):
        return True
    cell: i64 = _cell_near(state, who, power, wanted.targets[0])
    if power.advance == TELEPORT:
        forced.blink(state, who, cell, ctx)
        return targeting.is_legal_target(state, who, power, wanted.targets[0])
    if power.advance == SAFELY:
        who.flags |= DISENGAGED
    found = walk.flood(state, arena, who, _advance_ft(who, power))
    route = walk.route_to(state, who, found, cell)
    kept: i64 = who.remaining_movement_ft
    who.remaining_movement_ft = _advance_ft(who, power)
    walk.follow(state, who, route.path, route.costs, ctx)
    who.remaining_movement_ft = kept
    conditions.recompute_flags(who)
    return who.can_act() and targeting.is_legal_target(state, who, power, wanted.targets[0])


def _aimed(state: CombatState, who: CreatureCombatState, power: Power) -> "list[targeting.PowerUse]":
    found: list[targeting.PowerUse] = []
    for foe in position.enemies(state, who):
        wanted = targeting.PowerUse(power)
        targeting.center_on(state, wanted, foe)
        if targeting.area_refusal(state, who, wanted) is None and wanted.targets:
            found.append(wanted)
            if not targeting.is_aimed(power):
                return found
    return found

"""Swallow: a creature inside another has Total Cover against everything outside, until it is disgorged.

SRD: Swallow, of monsters; Total Cover.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.rules.core import conditions, d20, damage, position, saves
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.srd import CON, GRAPPLED, SWALLOWED
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import UNTIL_END_OF_TURN
from turnwright.kernel.context import Context

REASON: Final = "regurgitate"


def swallow(state: CombatState, who: CreatureCombatState, by: CreatureCombatState, ctx: Context) -> None:
    """Swallow a creature; it is no longer grappled."""
    conditions.remove_all(state, who, GRAPPLED & ~SWALLOWED, ctx)
    who.cell = by.cell


def source_turn_damage(state: CombatState, who: CreatureCombatState, at_end: bool, ctx: Context) -> None:
    """Deal damage that depends on the source's turn, such as digestion."""
    for other in state.participants:
        for condition in list(other.conditions):
            rule = condition.rule
            if (
                not rule.turn.at_source_turn
                or rule.turn.at_turn_end != at_end
                or condition.source != who.place
                or rule.turn.ongoing is None
                or not other.here()
                or (condition.fresh and condition.kind == UNTIL_END_OF_TURN)
            ):
                continue
            thrown: i64 = d20.throw(ctx, who, rule.turn.ongoing, 1, rule.name)
            damage.damage_one_type(state, other, thrown, rule.turn.ongoing_type, who, False, False, ctx)
            if rule.turn.ongoing_too is not None and other.here():
                thrown = d20.throw(ctx, who, rule.turn.ongoing_too, 1, rule.name)
                damage.damage_one_type(
                    state, other, thrown, rule.turn.ongoing_too_type, who, False, False, ctx
                )


def save_or_disgorge(state: CombatState, ctx: Context) -> None:
    """At the end of a turn, make swallowers that took enough damage from inside save or disgorge."""
    for who in state.participants:
        if who.gulped == 0:
            continue
        taken: i64 = who.gulped
        who.gulped = 0
        dc: i64 = _disgorge_dc(state, who, taken)
        if dc > 0 and who.here() and not saves.save(state, who, CON, dc, REASON, False, ctx):
            disgorge(state, who, ctx)


def _disgorge_dc(state: CombatState, who: CreatureCombatState, taken: i64) -> i64:
    for other in state.participants:
        if position.swallower(other) != who.place:
            continue
        for condition in other.conditions:
            rule = condition.rule
            if rule.flags & SWALLOWED and 0 < rule.turn.disgorge_damage <= taken:
                return rule.turn.disgorge_dc
    return 0


def disgorge(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Release every swallowed creature on free cells nearby, Prone."""
    for other in state.participants:
        if position.swallower(other) == who.place:
            release(state, who, other, ctx)


def release(state: CombatState, who: CreatureCombatState, other: CreatureCombatState, ctx: Context) -> None:
    """Release one swallowed creature on a free cell nearby, Prone."""
    arena: Arena = state.arena
    conditions.remove_all(state, other, SWALLOWED, ctx)
    if not other.here():
        return
    cell: i64 = position.nearest_room(state, other, who.cell)
    if cell >= 0:
        forced.put(state, other, cell, ctx)
    conditions.apply(state, other, ConditionState("prone", who.place), arena.conditions["prone"], ctx)

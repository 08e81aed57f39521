"""Damage and healing: what is taken off, what is resisted, falling, dying, and coming back.

SRD: Damage and Healing.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import DamageDealt
from turnwright.games.tactics.rules.core import (
    concentration,
    conditions,
    d20,
    damage_roll,
    dying,
    healing,
    position,
    saves,
)
from turnwright.games.tactics.srd import DAMAGE_TYPES, INVISIBLE, PETRIFIED
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context

SPOILS_FT: Final = 10


def is_reduced(who: CreatureCombatState, condition: ConditionState, type: i64) -> bool:
    """Resistance: whether a condition takes something off damage of a kind now; once in each turn."""
    rule = condition.rule
    return (
        rule.damage.reduced_once is not None
        and rule.damage.reduced_once_type == type
        and rule.id not in who.struck
    )


def _reduced(who: CreatureCombatState, amount: i64, type: i64, ctx: Context) -> i64:
    # Order of Application: what is taken off comes before resistance.
    for condition in who.conditions:
        dice = condition.rule.damage.reduced_once
        if dice is not None and amount > 0 and is_reduced(who, condition, type):
            who.struck = [*who.struck, condition.rule.id]
            left: i64 = amount - d20.throw(ctx, who, dice, 1, condition.rule.name)
            return left if left > 0 else 0
    return amount


def after_defences(who: CreatureCombatState, amount: i64, type: i64) -> i64:
    """Damage and Healing [Order of Application]: adjustments, then resistance, then vulnerability."""
    bit: i64 = 1 << type
    sheet = who.sheet
    immune: i64 = sheet.immune
    resists: i64 = sheet.resists
    vulnerable: i64 = sheet.vulnerable
    for condition in who.conditions:
        rule = condition.rule
        immune |= rule.damage.immune
        resists |= rule.damage.resists
        vulnerable |= rule.damage.vulnerable
        amount -= rule.damage.reduction
        if rule.damage.increase_type == type and amount > 0:
            amount += rule.damage.increase
    if immune & bit or amount <= 0:
        return 0
    # Conditions [Petrified]: resistance to all damage. No Stacking: once, however many there are.
    if resists & bit or who.flags & PETRIFIED:
        amount //= 2
    return amount * 2 if vulnerable & bit else amount


def damage_one_type(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    amount: i64,
    type: i64,
    by: CreatureCombatState | None,
    critical: bool,
    subdue: bool,
    ctx: Context,
) -> i64:
    """Deal damage of one kind; returns how much was really taken."""
    wound = damage_roll.DamageRoll(by, critical, subdue)
    wound.add(amount, type)
    return apply_damage(state, arena, who, wound, ctx)


def apply_damage(
    state: CombatState, arena: Arena, who: CreatureCombatState, wound: damage_roll.DamageRoll, ctx: Context
) -> i64:
    """Deal all damage of a wound at once; returns how much was really taken."""
    before: i64 = who.current_hp
    beyond: i64 = 0
    for place in range(len(wound.types)):
        left: i64 = _reduced(who, wound.amounts[place], wound.types[place], ctx)
        wound.taken.append(int(after_defences(who, left, wound.types[place])))
        beyond += _lose(who, wound, place, ctx)
    taken: i64 = wound.total()
    if who.sheet.absorbs:
        _absorb(state, who, wound, ctx)
    by = wound.by
    if by is not None:
        by.dealt += taken
        # Swallow: damage from inside is counted until the turn ends.
        if position.swallower(by) == who.place:
            who.gulped += taken
    who.taken += taken
    if taken == 0:
        return 0
    state.quiet = 0
    if by is not None and by is not who and by.flags & INVISIBLE:
        conditions.end_on_harm(state, by, ctx)
    if before == 0:
        dying.damage_at_zero(state, arena, who, taken, wound, ctx)
    elif who.current_hp == 0:
        dying.drop_to_zero(state, arena, who, beyond, wound, ctx)
        if who.current_hp == 0:
            _give_temporary_for_kill(state, who, by, ctx)
    if not who.dead:
        conditions.end_on_damage(state, who, ctx)
        _save_on_damage(state, arena, who, ctx)
    if who.concentrates_on != "":
        concentration.save_or_end(state, who, taken, ctx)
    for condition in list(who.conditions):
        if condition.rule.damage.shared_with_source and not wound.shared:
            _share_damage(state, arena, condition, wound, ctx)
    return taken


def _save_on_damage(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    # Dominate Mind, Hideous Laughter: a wound is a chance to be free, some more so than others.
    for condition in list(who.conditions):
        how = condition.rule.save_on_damage
        if how == "" or condition.ability < 0 or who.current_hp == 0 or condition not in who.conditions:
            continue
        magic, flags = conditions.is_from_spell(arena, condition), condition.rule.flags
        lean: i64 = 1 if how == "eased" else 0
        if saves.save(
            state, who, condition.ability, condition.dc, condition.name, magic, ctx, flags, 0, lean
        ):
            conditions.remove(state, who, condition, ctx)


def _share_damage(
    state: CombatState, arena: Arena, condition: ConditionState, wound: damage_roll.DamageRoll, ctx: Context
) -> None:
    # Warding Bond: whoever made it takes the same; it ends when that one falls.
    friend = None if condition.source < 0 else state.participants[condition.source]
    if friend is None or not friend.here():
        return
    same = damage_roll.DamageRoll(wound.by)
    same.shared = True
    for place, type in enumerate(wound.types):
        same.add(wound.taken[place], type)
    apply_damage(state, arena, friend, same, ctx)


def _absorb(
    state: CombatState, who: CreatureCombatState, wound: damage_roll.DamageRoll, ctx: Context
) -> None:
    # Absorption: damage of such a kind heals as much.
    for place, type in enumerate(wound.types):
        if who.sheet.absorbs & (1 << type):
            healing.heal(state, who, wound.amounts[place], ctx)


def _lose(who: CreatureCombatState, wound: damage_roll.DamageRoll, place: int, ctx: Context) -> i64:
    # Temporary Hit Points go first. Returns what was more than there was to lose.
    left: i64 = wound.taken[place]
    if left > 0:
        who.hurt_by |= 1 << wound.types[place]
    from_temporary: i64 = left if left < who.temp_hp else who.temp_hp
    who.temp_hp -= from_temporary
    left -= from_temporary
    lost: i64 = left if left < who.current_hp else who.current_hp
    who.current_hp -= lost
    if ctx.heard:
        by = "" if wound.by is None else wound.by.creature_id
        kind = DAMAGE_TYPES[wound.types[place]]
        rolled, taken, hp = wound.amounts[place], wound.taken[place], int(who.current_hp)
        ctx.emit(DamageDealt(who.creature_id, by, taken, kind, rolled, hp, wound.critical))
    return left - lost


def _give_temporary_for_kill(
    state: CombatState, fallen: CreatureCombatState, by: CreatureCombatState | None, ctx: Context
) -> None:
    # Dark One's Blessing: an enemy falls by one's own hand, or within 10 feet.
    for each in state.participants:
        dice = each.sheet.spoils
        if dice is None or each.side == fallen.side or not each.can_act():
            continue
        if each is by or position.distance(state, each, fallen) <= SPOILS_FT:
            healing.give_temporary(each, d20.throw(ctx, each, dice, 1, "spoils"), ctx)

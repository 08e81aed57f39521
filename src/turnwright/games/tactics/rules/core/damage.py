"""Taking damage: the order of application, Hit Points lost, and what follows.

SRD: Damage and Healing [Order of Application, Resistance and Vulnerability, Immunity, Temporary Hit Points].
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import DamageDealt
from turnwright.games.tactics.rules.core import (
    concentration,
    conditions,
    d20,
    dying,
    edition,
    healing,
    position,
    saves,
)
from turnwright.games.tactics.rules.core.damage_roll import DamageRoll
from turnwright.games.tactics.srd import DAMAGE_TYPES, PETRIFIED
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context

BLESSING_FT: Final = 10
RESISTED: Final = 1
VULNERABLE: Final = 2
IMMUNE: Final = 4


def damage_one_type(
    state: CombatState,
    who: CreatureCombatState,
    amount: i64,
    type: i64,
    by: CreatureCombatState | None,
    critical: bool,
    subdue: bool,
    ctx: Context,
) -> i64:
    """Deal damage of one type and return how much was taken."""
    rolled = DamageRoll(by, critical, subdue)
    rolled.add(amount, type)
    return apply_damage(state, who, rolled, ctx)


def apply_damage(state: CombatState, who: CreatureCombatState, rolled: DamageRoll, ctx: Context) -> i64:
    """Deal the damage of one roll to a creature and return how much was taken."""
    arena: Arena = state.arena
    by = rolled.by
    hp_before: i64 = who.current_hp
    excess: i64 = 0
    for place in range(len(rolled.types)):
        type: i64 = rolled.types[place]
        # Order of Application: adjustments, Resistance, Vulnerability.
        amount: i64 = after_defences(who, _reduce_once(who, rolled.amounts[place], type, ctx), type)
        rolled.taken.append(int(amount))
        if amount > 0:
            who.hurt_by |= 1 << type
        # Temporary Hit Points are lost first.
        absorbed: i64 = amount if amount < who.temp_hp else who.temp_hp
        who.temp_hp -= absorbed
        amount -= absorbed
        lost: i64 = amount if amount < who.current_hp else who.current_hp
        who.current_hp -= lost
        excess += amount - lost
        if ctx.heard:
            applied: i64 = defences(who, type) if rolled.amounts[place] > 0 else 0
            ctx.emit(
                DamageDealt(
                    who.creature_id,
                    "" if by is None else by.creature_id,
                    rolled.taken[place],
                    DAMAGE_TYPES[type],
                    rolled.amounts[place],
                    int(who.current_hp),
                    rolled.critical,
                    applied & RESISTED != 0,
                    applied & VULNERABLE != 0,
                    applied & IMMUNE != 0,
                )
            )
    taken: i64 = rolled.total_taken()
    # Absorption: damage of a type heals instead.
    if who.sheet.absorbs:
        for place, kind in enumerate(rolled.types):
            if who.sheet.absorbs & (1 << kind):
                healing.heal(state, who, rolled.amounts[place], ctx)
    if by is not None:
        by.dealt += taken
        # Swallow: damage from inside is counted until the end of the turn.
        if position.swallower(by) == who.place:
            who.gulped += taken
    who.taken += taken
    if taken == 0:
        return 0
    state.quiet = 0
    if who.conditions and edition.of(who).rage_counts_damage:
        conditions.keep_up(who)
    if by is not None and by is not who and by.conditions:
        conditions.end_on_harm(state, by, ctx)
    # Dropping to 0 Hit Points; Damage at 0 Hit Points.
    if hp_before == 0:
        dying.damage_at_zero(state, who, taken, rolled, ctx)
    elif who.current_hp == 0:
        dying.drop_to_zero(state, who, excess, rolled, ctx)
        if who.current_hp == 0:
            _dark_ones_blessing(state, who, by, ctx)
    # Conditions that end, or allow a save, when their bearer takes damage.
    if not who.dead:
        conditions.end_on_damage(state, who, by, ctx)
        for condition in list(who.conditions):
            how = condition.rule.save_on_damage
            if how == "" or condition.ability < 0 or who.current_hp == 0 or condition not in who.conditions:
                continue
            magic = conditions.is_from_spell(arena, condition)
            test = saves.describe_repeated(state, who, condition, magic, how == "eased")
            if saves.make(state, who, test, condition.name, ctx):
                conditions.remove(state, who, condition, ctx)
    if who.concentrates_on != "":
        concentration.save_or_end(state, who, taken, ctx)
    # Warding Bond: its caster takes the same damage.
    for condition in list(who.conditions):
        if not condition.rule.damage.shared_with_source or rolled.shared or condition.source < 0:
            continue
        caster = state.participants[condition.source]
        if caster.here():
            same = DamageRoll(by)
            same.shared = True
            for place, kind in enumerate(rolled.types):
                same.add(rolled.taken[place], kind)
            apply_damage(state, caster, same, ctx)
    return taken


def after_defences(who: CreatureCombatState, amount: i64, type: i64) -> i64:
    """Order of Application: adjustments, then Resistance, then Vulnerability; Immunity leaves nothing."""
    for place, condition in enumerate(who.conditions):
        rule = condition.rule.damage
        if (rule.reduction or rule.increase) and not conditions.repeats(who, place):
            amount -= rule.reduction
            if rule.increase_type == type and amount > 0:
                amount += rule.increase
    applied: i64 = defences(who, type)
    if applied & IMMUNE or amount <= 0:
        return 0
    if applied & RESISTED:
        amount //= 2
    return amount * 2 if applied & VULNERABLE else amount


def defences(who: CreatureCombatState, type: i64) -> i64:
    """Which of Resistance, Vulnerability and Immunity a creature has to damage of a type, as bits."""
    bit: i64 = 1 << type
    sheet = who.sheet
    immune: i64 = sheet.immune
    resists: i64 = sheet.resists
    vulnerable: i64 = sheet.vulnerable
    for condition in who.conditions:
        rule = condition.rule.damage
        immune |= rule.immune
        resists |= rule.resists
        vulnerable |= rule.vulnerable
    if immune & bit:
        return IMMUNE
    # Conditions [Petrified]: Resistance to all damage. No Stacking: it counts once.
    applied: i64 = RESISTED if resists & bit or who.flags & PETRIFIED else 0
    return applied | VULNERABLE if vulnerable & bit else applied


def is_reduced_once(who: CreatureCombatState, condition: ConditionState, type: i64) -> bool:
    """The Resistance cantrip: whether a condition reduces damage of a type now; once a turn."""
    rule = condition.rule
    if rule.damage.reduced_once is None or rule.damage.reduced_once_type != type:
        return False
    return rule.id not in who.struck


def _reduce_once(who: CreatureCombatState, amount: i64, type: i64, ctx: Context) -> i64:
    for condition in who.conditions:
        dice = condition.rule.damage.reduced_once
        if dice is not None and amount > 0 and is_reduced_once(who, condition, type):
            who.struck = [*who.struck, condition.rule.id]
            left: i64 = amount - d20.throw(ctx, who, dice, 1, condition.rule.name)
            return left if left > 0 else 0
    return amount


def _dark_ones_blessing(
    state: CombatState, fallen: CreatureCombatState, by: CreatureCombatState | None, ctx: Context
) -> None:
    # Dark One's Blessing: Temporary Hit Points for an enemy dropped by its own attack, except in 5.1 also for
    # one within 10 feet.
    for each in state.participants:
        dice = each.sheet.spoils
        if dice is None or each.side == fallen.side or not each.can_act():
            continue
        near = not edition.of(each).blessing_is_for_own_foes and (
            position.distance(state, each, fallen) <= BLESSING_FT
        )
        if each is by or near:
            healing.give_temporary(each, d20.throw(ctx, each, dice, 1, "spoils"), ctx)

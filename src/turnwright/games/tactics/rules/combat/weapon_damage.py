"""A blow with a weapon: the roll, the damage, and all that rides on a hit.

SRD: Making an Attack, Weapon Properties, Sneak Attack.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.rules.combat import attack_roll
from turnwright.games.tactics.rules.core import conditions, d20, damage_roll, position, saves
from turnwright.games.tactics.rules.magic import uses
from turnwright.games.tactics.sheet import AMMUNITION, FINESSE, Attack
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect, Pool, When
from turnwright.kernel.context import Context

RUN: Final = "run"
FIRST_ROUND: Final = "first_round"
BLUDGEONING: Final = 1


def strength_bonus(actor: CreatureCombatState, weapon: Attack) -> i64:
    """What a strength that was raised adds to a weapon, if that is better than what it is made with."""
    more: i64 = saves.strength(actor) - weapon.strength
    return more if more > 0 else 0


def hit_riders(
    actor: CreatureCombatState, ranged: bool, strong: bool, sneaks: bool, by_power: bool = False
) -> list[ConditionState]:
    """What a creature bears that adds to its next hit, or to each: with a weapon, or by a power."""
    found: list[ConditionState] = []
    for condition in actor.conditions:
        rule = condition.rule
        if by_power and not rule.attack.by_any_attack:
            continue
        # Cunning Strike: only with a sneak attack, which has dice less for it.
        if (
            rule.attack.on_hit
            and applies_to_hit(actor, rule, ranged, strong)
            and (sneaks or rule.attack.sneak_cost == 0)
        ):
            found.append(condition)
    return found


def applies_to_hit(actor: CreatureCombatState, rule: ConditionRule, ranged: bool, strong: bool) -> bool:
    """Whether what a mark adds to a hit counts for it: by melee or strength alone, or once in each turn."""
    if (ranged and rule.attack.melee_only) or (rule.attack.strength_only and not strong):
        return False
    return not rule.attack.once_a_turn or rule.id not in actor.struck


def sneak_pool(actor: CreatureCombatState, sneak: Pool) -> Pool:
    """The dice of a sneak attack, without those that are given up."""
    count: i64 = sneak.count
    for condition in actor.conditions:
        count -= condition.rule.attack.sneak_cost
    return Pool(count if count > 0 else 0, sneak.sides, sneak.plus)


def add_rider_damage(
    state: CombatState,
    arena: Arena,
    use: "uses.Use",
    target: CreatureCombatState,
    ranged: bool,
    wound: damage_roll.DamageRoll,
    ctx: Context,
) -> list[ConditionState]:
    """The damage of smites and the like, which is part of the hit; returns what else they will do."""
    if not use.actor.conditions:
        return []
    found = hit_riders(use.actor, ranged, use.strong, use.sneaks, use.power is not None)
    for condition in found:
        own = uses.of_condition(state, arena, use.actor, condition)
        own.critical = use.critical
        listed = active_effects(state, use.actor, target, condition.rule.attack.on_hit)
        if condition.rule.attack.once_a_turn and listed:
            use.actor.struck = [*use.actor.struck, condition.rule.id]
        for each in listed:
            if isinstance(each, Damage):
                wound.add(uses.roll_damage(own, each, ctx, target.creature_id), each.type)
    return found


def _add_riders(
    state: CombatState,
    use: "uses.Use",
    target: CreatureCombatState,
    weapon: Attack,
    thrown: "attack_roll.AttackResult",
    ranged: bool,
    wound: damage_roll.DamageRoll,
    ctx: Context,
) -> None:
    actor = use.actor
    times: i64 = 2 if use.critical else 1
    kind: i64 = wound.types[0] if wound.types else BLUDGEONING
    sneak, name = actor.sheet.sneak, target.creature_id
    if sneak is not None and is_sneak_attack(state, actor, target, weapon, thrown.edge):
        actor.sneaked = True
        use.sneaks = True
        sneak = sneak_pool(actor, sneak)
        extra: i64 = d20.throw(ctx, actor, sneak, times, "sneak attack", d20.OTHER, d20.DAMAGE, name)
        wound.add(extra, kind)
    for condition in actor.conditions:
        rule = condition.rule
        if (
            rule.damage.extra is not None
            and not rule.damage.extra_by_source
            and applies_to_hit(actor, rule, ranged, use.strong)
        ):
            if rule.attack.once_a_turn:
                actor.struck = [*actor.struck, rule.id]
            more: i64 = d20.throw(
                ctx, actor, rule.damage.extra, times, rule.name, d20.OTHER, d20.DAMAGE, name
            )
            wound.add(more, rule.damage.extra_type if rule.damage.extra_type >= 0 else kind)
    add_marked_damage(use, target, wound, ctx)


def is_sneak_attack(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, weapon: Attack, edge: i64
) -> bool:
    """Sneak Attack: once a turn, a finesse or ranged weapon, with advantage or an ally beside the target."""
    if actor.sneaked or not weapon.properties & (FINESSE | AMMUNITION):
        return False
    if edge > 0:
        return True
    return edge == 0 and position.ally_beside(state, actor, target)


def active_effects(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, listed: list[Effect]
) -> list[Effect]:
    """These effects, with what each `when` comes to now in its place."""
    for effect in listed:
        if isinstance(effect, When):
            break
    else:
        return listed
    found: list[Effect] = []
    for effect in listed:
        if isinstance(effect, When):
            so = target.sheet.kind in effect.kinds
            if not effect.kinds:
                so = condition_holds(state, actor, target, effect.what, effect.feet)
            found += active_effects(state, actor, target, effect.effects if so else effect.otherwise)
        else:
            found.append(effect)
    return found


def condition_holds(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, what: str, feet: i64 = 0
) -> bool:
    """Whether that is true of these two now."""
    if what == RUN:
        return position.charge_feet(state, actor, target) >= feet
    if what == "hp":
        return target.current_hp <= feet
    if what == "bloodied":
        return target.bloodied()
    if what == "actor_bloodied":
        return actor.bloodied()
    if what == "hurt":
        return target.current_hp < target.max_hp
    if what == FIRST_ROUND:
        return state.round <= 1
    return conditions.is_held_by(target, actor)


def add_marked_damage(
    use: uses.Use, target: CreatureCombatState, wound: damage_roll.DamageRoll, ctx: Context
) -> None:
    """Hunter's Mark: whoever has marked a target hurts it more with every attack roll that hits it."""
    kind: i64 = wound.types[0] if wound.types else BLUDGEONING
    for condition in target.conditions:
        rule = condition.rule
        if (
            rule.damage.extra is not None
            and rule.damage.extra_by_source
            and condition.source == use.actor.place
        ):
            times: i64 = 2 if use.critical else 1
            name = target.creature_id
            more: i64 = d20.throw(
                ctx, use.actor, rule.damage.extra, times, rule.name, d20.OTHER, d20.DAMAGE, name
            )
            wound.add(more, rule.damage.extra_type if rule.damage.extra_type >= 0 else kind)

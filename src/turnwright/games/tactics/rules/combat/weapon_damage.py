"""The damage of a hit, described source by source: weapon, Sneak Attack, conditions, marks and smites.

SRD: Damage Rolls; Sneak Attack; Hunter's Mark; Divine Smite.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.rules.combat.attack_roll import AttackRoll
from turnwright.games.tactics.rules.core import conditions, position, saves
from turnwright.games.tactics.rules.core.damage_roll import DamagePart, DamageRoll
from turnwright.games.tactics.rules.magic import uses
from turnwright.games.tactics.sheet import AMMUNITION, FINESSE, UNARMED, Attack
from turnwright.games.tactics.srd import cr_in_eighths
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import DROPPED, Damage, Effect, Pool, When
from turnwright.kernel.context import Context

RUN: Final = "run"
FIRST_ROUND: Final = "first_round"
HURT: Final = "hurt"
SNEAK_ATTACK: Final = "sneak attack"
BLUDGEONING: Final = 1


@mypyc_attr(acyclic=True)
class HitDamage:
    """The damage of a hit, described."""

    def __init__(self) -> None:
        self.parts: list[DamagePart] = []
        self.riders: list[ConditionState] = []  # conditions of the attacker that add to this hit
        self.sneak_attack: bool = False
        self.kills: bool = False  # a target that drops to 0 hit points is dead for good
        self.once: list[str] = []  # ids of conditions that have now added to a hit in this turn

    def roll(self, use: uses.Use, target: CreatureCombatState, ctx: Context) -> DamageRoll:
        """Roll every part, and note what is limited to once a turn."""
        actor = use.actor
        rolled = DamageRoll(actor, use.critical, use.subdue)
        rolled.kills = self.kills
        amounts = uses.roll_parts(use, self.parts, target.creature_id, ctx)
        for place, part in enumerate(self.parts):
            rolled.add(amounts[place], part.type)
        actor.sneaked = actor.sneaked or self.sneak_attack
        if self.once:
            actor.struck = [*actor.struck, *self.once]
        return rolled


def describe(
    state: CombatState,
    use: uses.Use,
    target: CreatureCombatState,
    hit: list[Effect],
    attack: AttackRoll,
    weapon: Attack | None = None,
    second: bool = False,
) -> HitDamage:
    """Describe the damage of a hit with a weapon or, without one, with a power."""
    found = HitDamage()
    parts = found.parts
    actor = use.actor
    advantage: i64 = attack.advantage()
    # The weapon or power itself. Light: the second weapon does not add its modifier.
    adjustment: i64 = 0
    if weapon is not None:
        without = second and weapon.modifier > 0
        adjustment = -weapon.modifier if without else strength_bonus(actor, weapon)
    for effect in hit:
        if isinstance(effect, Damage) and is_dealt(effect, advantage):
            found.kills = found.kills or effect.kills
            part = uses.damage_part(use, effect)
            part.adjustment = adjustment
            adjustment = 0
            parts.append(part)
    type: i64 = parts[0].type if parts else BLUDGEONING
    if weapon is not None:
        # Sneak Attack.
        dice = actor.sheet.sneak
        if dice is not None and is_sneak_attack(state, actor, target, weapon, advantage):
            found.sneak_attack = True
            parts.append(DamagePart(actor, SNEAK_ATTACK, sneak_attack_dice(actor, dice), type))
        # Extra damage of conditions, such as Rage or Divine Favor.
        for place, condition in enumerate(actor.conditions):
            rule = condition.rule
            extra = rule.damage.extra
            if extra is None or rule.damage.extra_by_source or conditions.repeats(actor, place):
                continue
            if rule.attack.own_turn and state.active() is not actor:
                continue
            if rule.attack.forgoes_advantage and not attack.forgone:
                continue
            # Colossus Slayer.
            if rule.attack.hurt_only and not condition_holds(state, actor, target, HURT):
                continue
            if applies_to_hit(actor, rule, attack.ranged, weapon.by_strength, weapon):
                if rule.attack.once_a_turn:
                    found.once.append(rule.id)
                parts.append(_extra_part(actor, rule, extra, type))
    # Hunter's Mark and Hex: extra damage against the target that the actor has marked; that of the weapon's
    # type, Hunter's Mark in 5.1, comes with weapon attacks only.
    for condition in target.conditions:
        rule = condition.rule
        extra = rule.damage.extra
        if weapon is None and rule.damage.extra_type < 0:
            continue
        if extra is not None and rule.damage.extra_by_source and condition.source == actor.place:
            parts.append(_extra_part(actor, rule, extra, type))
    # Smites and other effects that conditions of the actor add to a hit.
    already = found.once[:]
    for condition in actor.conditions:
        rule = condition.rule
        if not rule.attack.on_hit or rule.id in already:
            continue
        # Divine Strike, Primal Strike: on the attacker's own turns.
        if rule.attack.own_turn and state.active() is not actor:
            continue
        if weapon is None and not rule.attack.by_any_attack:
            continue
        if rule.attack.forgoes_advantage and not attack.forgone:
            continue
        by_strength = weapon is not None and weapon.by_strength
        if not applies_to_hit(actor, rule, attack.ranged, by_strength, weapon):
            continue
        # Cunning Strike: needs a Sneak Attack, and gives up some of its dice.
        if rule.attack.sneak_cost > 0 and not found.sneak_attack:
            continue
        found.riders.append(condition)
        effects = active_effects(state, actor, target, rule.attack.on_hit)
        if rule.attack.once_a_turn and effects:
            found.once.append(rule.id)
        own = uses.of_condition(state, actor, condition)
        for effect in effects:
            if isinstance(effect, Damage):
                part = uses.damage_part(own, effect)
                part.rider = condition
                parts.append(part)
    return found


def _extra_part(actor: CreatureCombatState, rule: ConditionRule, dice: Pool, type: i64) -> DamagePart:
    own_type: i64 = rule.damage.extra_type
    return DamagePart(actor, rule.name, dice, own_type if own_type >= 0 else type)


def is_dealt(effect: Damage, advantage: i64) -> bool:
    """Whether a hit deals damage that may depend on Advantage."""
    return advantage > 0 or not effect.needs_advantage


def strength_bonus(actor: CreatureCombatState, weapon: Attack) -> i64:
    """The bonus of a raised Strength to a weapon, if it is better than the modifier the weapon uses."""
    more: i64 = saves.strength(actor) - weapon.strength
    return more if more > 0 else 0


def applies_to_hit(
    actor: CreatureCombatState, rule: ConditionRule, ranged: bool, by_strength: bool, weapon: Attack | None
) -> bool:
    """Whether what a condition adds to a hit applies: melee or Strength only, a weapon, once a turn."""
    if (ranged and rule.attack.melee_only) or (rule.attack.strength_only and not by_strength):
        return False
    # Radiant Strikes.
    if rule.attack.melee_weapon and (weapon is None or not weapon.melee):
        return False
    # Divine Strike: not with an Unarmed Strike.
    if rule.attack.weapon_only and (weapon is None or weapon.id == UNARMED):
        return False
    # Eldritch Smite, Lifedrinker: with the pact weapon.
    if rule.attack.by_weapon != "" and (weapon is None or weapon.needs != rule.attack.by_weapon):
        return False
    return not rule.attack.once_a_turn or rule.id not in actor.struck


def is_sneak_attack(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    advantage: i64,
) -> bool:
    """Sneak Attack: once a turn, Finesse or Ranged, with Advantage or an ally within 5 feet of the target."""
    if actor.sneaked or not weapon.properties & (FINESSE | AMMUNITION):
        return False
    if advantage > 0:
        return True
    return advantage == 0 and position.ally_beside(state, actor, target)


def sneak_attack_dice(actor: CreatureCombatState, sneak: Pool) -> Pool:
    """The dice of a Sneak Attack, without those given up for a Cunning Strike."""
    count: i64 = sneak.count
    for condition in actor.conditions:
        count -= condition.rule.attack.sneak_cost
    return Pool(count if count > 0 else 0, sneak.sides, sneak.plus)


def active_effects(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, listed: list[Effect]
) -> list[Effect]:
    """The effects, each `When` replaced by the branch that applies."""
    for effect in listed:
        if isinstance(effect, When) and effect.what != DROPPED:
            break
    else:
        return listed
    found: list[Effect] = []
    for effect in listed:
        if isinstance(effect, When) and effect.what != DROPPED:
            holds = target.sheet.kind in effect.kinds or target.sheet.species in effect.kinds
            if not effect.kinds:
                holds = condition_holds(state, actor, target, effect.what, effect.feet)
            found += active_effects(state, actor, target, effect.effects if holds else effect.otherwise)
        else:
            found.append(effect)
    return found


def condition_holds(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, what: str, feet: i64 = 0
) -> bool:
    """Whether the named condition holds for attacker and target."""
    if what == RUN:
        return position.charge_feet(state, actor, target) >= feet
    if what == "hp":
        return target.current_hp <= feet
    if what == "cr":
        return cr_in_eighths(target.sheet.cr) <= feet
    if what == "bloodied":
        return target.bloodied()
    if what == "actor_bloodied":
        return actor.bloodied()
    if what == HURT:
        return target.current_hp < target.max_hp
    if what == FIRST_ROUND:
        return state.round <= 1
    return conditions.is_held_by(target, actor)

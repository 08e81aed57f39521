"""An attack with a weapon: which weapon, its reach, the attack roll and what follows from it.

SRD: Making an Attack; Weapon Properties; Weapons [Mastery Properties]; Unarmed Strike.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.rules.combat import action_economy, attack_roll, masteries, ready, weapon_damage
from turnwright.games.tactics.rules.combat.attack_roll import AttackRoll
from turnwright.games.tactics.rules.core import conditions, edition, position, saves
from turnwright.games.tactics.rules.magic import casting, effects, uses
from turnwright.games.tactics.sheet import (
    BONUS,
    CLEAVE,
    HEAVY,
    LIGHT,
    LOADING,
    STRIKES_BESIDE,
    UNARMED,
    Attack,
)
from turnwright.games.tactics.srd import AWAY, DEX, HIDDEN
from turnwright.games.tactics.state import NOWHERE, CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

HORDE_BREAKER: Final = "horde_breaker"


def target_problem(state: CombatState, who: CreatureCombatState, target_id: str) -> tuple[str, str] | None:
    """Why a creature cannot be the target of an attack or a grapple, as a code and a reason, or None."""
    target = position.named(state, who, target_id)
    if target is None or not target.here():
        return "unknown-target", f"there is no target {target_id[:60]!r}"
    if target.side == who.side:
        return "wrong-target", f"{target_id} is on the same side"
    if (who.flags | target.flags) & AWAY:
        return "away", f"{target_id} is in another place"
    if target.flags & HIDDEN:
        return "unseen", f"the position of {target_id} is unknown"
    if conditions.is_charmed_by(state, who, target):
        return "charmed", f"{who.creature_id} is charmed by {target_id}"
    return None


def is_full(state: CombatState, who: CreatureCombatState) -> bool:
    """Swallow: whether a creature has swallowed another."""
    return any(other.here() and position.swallower(other) == who.place for other in state.participants)


def may_target(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack
) -> bool:
    """Tail: not at the creature that the jaws hold. Bite: not with the mouth full."""
    if weapon.not_full and is_full(state, who):
        return False
    return not (weapon.not_held and conditions.is_held_by(target, who))


def weapon_for(who: CreatureCombatState, wanted: str, melee: bool) -> Attack:
    """The named weapon, or the first of the right kind that can be used now."""
    fitting = weapons(who, melee)
    for each in fitting:
        if each.id == wanted or (wanted == "" and usable(who, each)):
            return each
    # Unarmed Strike: available to every creature.
    if melee and (wanted == UNARMED or (wanted == "" and action_economy.bare_handed(who))):
        return who.sheet.unarmed
    if wanted == "" and fitting:
        return fitting[0]
    reason = f"{who.creature_id} cannot attack with {wanted[:60]!r}"
    if wanted == "":
        reason = f"{who.creature_id} has no such weapon"
    raise Rejected("unknown-weapon", reason, "weapon", [each.id for each in fitting])


def weapons(who: CreatureCombatState, melee: bool) -> list[Attack]:
    """The melee or ranged weapons of a creature."""
    return [each for each in who.sheet.attacks if (each.melee if melee else each.ranged)]


def usable(who: CreatureCombatState, weapon: Attack) -> bool:
    """Whether a weapon can be used now: with the action, the rest of it, or as the second Light weapon."""
    if not action_economy.has_pieces(who, weapon):
        return False
    if is_second(who, weapon):
        return True
    if weapon.properties & LOADING and not who.loaded and not action_economy.fresh_action(who):
        return False
    return action_economy.can_attack_with(who, weapon.id)


def is_second(who: CreatureCombatState, weapon: Attack) -> bool:
    """Light: after an attack with one Light weapon, another attacks as a Bonus Action."""
    if who.light_attack in ("", "-") or not weapon.properties & LIGHT:
        return False
    if who.used_bonus_action and masteries.second_attack_cost(weapon) == BONUS:
        return False
    first = who.sheet.attack(who.light_attack)
    if edition.of(who).second_weapon_is_melee and not (weapon.melee and first is not None and first.melee):
        return False
    if weapon.id == who.light_attack and not has_another(who, weapon):
        return False
    return not action_economy.can_attack_with(who, weapon.id)


def has_another(who: CreatureCombatState, weapon: Attack) -> bool:
    """Light: whether a creature has a second weapon of the same kind."""
    if weapon.limit > 0:
        return weapon.limit > 1 and who.uses.get(weapon.uses, 0) < weapon.limit
    return weapon.copies > 1


def reaches(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, melee: bool
) -> bool:
    """Whether a target is in reach or range and has no Total Cover."""
    return (
        may_target(state, who, target, weapon)
        and position.distance(state, who, target) <= weapon.farthest_ft(melee)
        and position.cover(state, who, target) != position.NO_LINE
    )


def describe(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    thrown: bool = False,
) -> AttackRoll:
    """Describe the attack roll with a weapon."""
    # Thrown: a melee weapon is thrown beyond its reach, or wherever its user chooses to.
    ranged = not weapon.melee or (thrown and weapon.ranged)
    if weapon.ranged and not ranged:
        ranged = position.distance(state, actor, target) > weapon.reach_ft
    attack = attack_roll.describe(
        state, actor, target, weapon.to_hit, ranged, weapon.range_ft, weapon.by_strength
    )
    attack.armed = weapon.id != UNARMED
    # Improved Critical: with weapons and Unarmed Strikes.
    attack.crit_on = actor.sheet.crit_on
    # Heavy.
    if weapon.properties & HEAVY:
        sheet = actor.sheet
        score: i64 = saves.strength_score(actor) if weapon.melee else sheet.scores[DEX]
        if edition.of(actor).is_too_heavy(sheet.size, score):
            attack.disadvantages |= attack_roll.HEAVY_BIT
    # Blood Frenzy and the like: Advantage in a named situation.
    if weapon.keen and not attack_roll.is_elusive(target):
        for situation in weapon.keen:
            if weapon_damage.condition_holds(state, actor, target, situation):
                attack.advantages |= attack_roll.KEEN_BIT
    # Brutal Strike: forgoes any Advantage, unless the attack roll has Disadvantage.
    for condition in actor.conditions:
        if attack.disadvantages == 0 and attack_roll.forgoes_advantage(condition, weapon.by_strength):
            attack.forgone = True
            attack.advantages = 0
    # A raised Strength score.
    if actor.conditions:
        attack.bonus += weapon_damage.strength_bonus(actor, weapon)
    return attack


def strike(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    second: bool,
    subdue: bool,
    ctx: Context,
    thrown: bool = False,
) -> bool:
    """Make one attack with a weapon, and say whether it hits; `second` leaves out the ability modifier."""
    # The attack roll.
    attack = describe(state, actor, target, weapon, thrown)
    attack_roll.roll(state, actor, target, attack, weapon.id, ctx)
    before: i64 = target.taken
    if attack.hit:
        # Damage, and the other effects of the hit.
        use = uses.Use(actor, weapon.id)
        use.critical = attack.critical
        use.advantage = attack.advantage() > 0
        use.forgone = attack.forgone
        use.subdue = subdue and not attack.ranged
        use.magic = weapon.magical
        hit = weapon_damage.active_effects(state, actor, target, weapon.hit_by(attack.ranged))
        effects.apply_hit(state, use, target, hit, attack, weapon, second, ctx)
        effects.retaliate(state, actor, target, attack, ctx)
        masteries.after_hit(state, actor, target, weapon, target.taken > before, ctx)
    elif not attack.stopped:
        masteries.after_miss(state, actor, target, weapon, ctx)
    if attack.forgone and attack.natural > 0:
        # Brutal Strike: for one attack roll, hit or miss.
        for one in [each for each in actor.conditions if each.rule.attack.forgoes_advantage]:
            conditions.remove(state, actor, one, ctx)
    # Reactions of the target and of creatures that waited for an attack.
    if target.taken > before:
        casting.hellish_rebuke(state, target, actor, ctx)
    actor.run_from = NOWHERE  # a charge is good for one attack
    ready.after_attack(state, actor, target, ctx)
    # Cleave: once a turn, a melee hit is followed by an attack on a second creature, without the modifier.
    cleaves = attack.hit and not attack.ranged and weapon.mastery == CLEAVE and not actor.cleaved
    if cleaves and actor.can_act():
        other = _second_target(state, actor, target, weapon.reach_ft)
        if other is not None:
            actor.cleaved = True
            strike(state, actor, other, weapon, True, subdue, ctx)
    # Horde Breaker: once on its own turn, an attack is followed by one on a second creature.
    if actor.sheet.has(STRIKES_BESIDE):
        actor.struck = [*actor.struck, _attacked(target)]
    breaks = actor.sheet.has(STRIKES_BESIDE) and HORDE_BREAKER not in actor.struck
    if breaks and state.active() is actor and actor.can_act() and action_economy.has_pieces(actor, weapon):
        reach: i64 = weapon.range_ft if attack.ranged else weapon.reach_ft
        other = _second_target(state, actor, target, reach)
        if other is not None:
            actor.struck = [*actor.struck, HORDE_BREAKER]
            if attack.ranged:
                action_economy.use_piece(actor, weapon)
            strike(state, actor, other, weapon, False, False, ctx, attack.ranged)
    return attack.hit


def _attacked(target: CreatureCombatState) -> str:
    # Noted with what was used in a turn.
    return f"attacked {target.creature_id}"


def _second_target(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, reach: i64
) -> CreatureCombatState | None:
    # Within 5 feet of the first target and in reach: the creature with the fewest Hit Points left. Horde
    # Breaker: one that the actor has not attacked in this turn.
    best: CreatureCombatState | None = None
    for each in position.enemies(state, actor):
        if each is target or _attacked(each) in actor.struck or conditions.is_charmed_by(state, actor, each):
            continue
        if position.distance(state, each, target) > position.BESIDE:
            continue
        if position.distance(state, actor, each) > reach:
            continue
        if position.cover(state, actor, each) >= position.NO_LINE:
            continue
        if best is None or each.current_hp < best.current_hp:
            best = each
    return best

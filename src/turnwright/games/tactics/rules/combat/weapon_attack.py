"""Attacking with a weapon: which one, whom it reaches, and the walk into reach.

SRD: Making an Attack; Weapon Properties [Ammunition, Light, Loading, Range, Reach, Thrown]; Unarmed Strike.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.rules.combat import (
    action_economy,
    attack_roll,
    masteries,
    reactions,
    ready,
    weapon_damage,
)
from turnwright.games.tactics.rules.core import conditions, d20, damage, edition, position
from turnwright.games.tactics.rules.magic import casting, effects, uses
from turnwright.games.tactics.sheet import CLEAVE, HEAVY, LIGHT, LOADING, STRIKES_BESIDE, UNARMED, Attack
from turnwright.games.tactics.srd import DEX, HIDDEN, STR
from turnwright.games.tactics.state import NOWHERE, CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

HORDE: Final = "horde_breaker"


def target_problem(state: CombatState, who: CreatureCombatState, target_id: str) -> tuple[str, str] | None:
    """Why nobody means to strike or grip a creature, in a code and in words, or None."""
    target = state.get(target_id)
    if target is None or not target.here():
        return "unknown-target", f"there is no {target_id[:60]!r} to reach"
    if target.side == who.side:
        return "wrong-target", f"{target_id} is on the same side"
    if target.flags & HIDDEN:
        return "unseen", f"nobody knows where {target_id} is"
    if conditions.is_charmed_by(who, target):
        return "charmed", f"{who.creature_id} is charmed by {target_id}"
    return None


def weapon_for(who: CreatureCombatState, wanted: str, melee: bool) -> Attack:
    """The weapon of that id, or the first of the right kind that can be used now."""
    fitting = _fitting(who, melee)
    for each in fitting:
        if each.id == wanted or (wanted == "" and usable(who, each)):
            return each
    # Unarmed Strike: everybody has a hand, or a head, or a knee.
    if melee and (wanted == UNARMED or (wanted == "" and action_economy.bare_handed(who))):
        return who.sheet.unarmed
    if wanted == "" and fitting:
        return fitting[0]
    words = f"{who.creature_id} cannot attack with {wanted[:60]!r}"
    if wanted == "":
        words = f"{who.creature_id} has no such weapon"
    raise Rejected("unknown-weapon", words, "weapon", [each.id for each in fitting])


def _fitting(who: CreatureCombatState, melee: bool) -> list[Attack]:
    return [each for each in who.sheet.attacks if (each.melee if melee else each.ranged)]


def usable(who: CreatureCombatState, weapon: Attack) -> bool:
    """Whether a weapon can be used now: by the action, what is left of it, or as the second light one."""
    if not action_economy.has_pieces(who, weapon):
        return False
    if is_second(who, weapon):
        return True
    if weapon.properties & LOADING and not who.loaded and not action_economy.fresh_action(who):
        return False
    return action_economy.can_attack_with(who, weapon.id)


def is_second(who: CreatureCombatState, weapon: Attack) -> bool:
    """Light: after an attack with one light weapon, another light one strikes as a bonus action."""
    if who.light_attack in ("", "-") or not weapon.properties & LIGHT:
        return False
    if who.used_bonus_action and not masteries.is_nick(weapon):
        return False
    # Two-Weapon Fighting in 5.1: both are melee weapons.
    first = who.sheet.attack(who.light_attack)
    if edition.of(who).second_weapon_is_melee and not (weapon.melee and first is not None and first.melee):
        return False
    return weapon.id != who.light_attack and not action_economy.can_attack_with(who, weapon.id)


def reaches(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, melee: bool
) -> bool:
    """Whether a weapon reaches a target from here, and nothing covers it wholly."""
    most: i64 = weapon.reach_ft if melee else max(weapon.long_ft, weapon.range_ft)
    return (
        position.distance(state, who, target) <= most
        and position.cover(state, who, target) != position.NO_LINE
    )


def _cleave(
    state: CombatState,
    arena: Arena,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    subdue: bool,
    ctx: Context,
) -> None:
    """Cleave: once a turn a hit lets one strike another beside the first, without the modifier."""
    if weapon.mastery != CLEAVE or actor.cleaved or not actor.can_act():
        return
    other = _second_target(state, actor, target, weapon, weapon.reach_ft)
    if other is not None:
        actor.cleaved = True
        strike(state, arena, actor, other, weapon, True, subdue, ctx)


def _horde_breaker(
    state: CombatState,
    arena: Arena,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    ranged: bool,
    ctx: Context,
) -> None:
    """Horde Breaker: once on one's turn an attack is followed by one on another beside the first."""
    if not actor.sheet.has(STRIKES_BESIDE) or HORDE in actor.struck or state.active() is not actor:
        return
    if not actor.can_act() or not action_economy.has_pieces(actor, weapon):
        return
    other = _second_target(state, actor, target, weapon, weapon.range_ft if ranged else weapon.reach_ft)
    if other is not None:
        actor.struck = [*actor.struck, HORDE]
        if ranged:
            action_economy.use_piece(actor, weapon)
        strike(state, arena, actor, other, weapon, False, False, ctx, ranged)


def _second_target(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    reach: i64,
) -> CreatureCombatState | None:
    # Whoever has the fewest hit points left of those in reach.
    best: CreatureCombatState | None = None
    for each in position.enemies(state, actor):
        if each is target or conditions.is_charmed_by(actor, each):
            continue
        if position.distance(state, each, target) > position.BESIDE:
            continue
        if (
            position.distance(state, actor, each) > reach
            or position.cover(state, actor, each) >= position.NO_LINE
        ):
            continue
        if best is None or each.current_hp < best.current_hp:
            best = each
    return best


def is_ranged(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    hurled: bool = False,
) -> bool:
    """Thrown: a weapon of both kinds is thrown beyond its reach, or wherever somebody means to."""
    if not weapon.melee or (hurled and weapon.ranged):
        return True
    return weapon.ranged and position.distance(state, actor, target) > weapon.reach_ft


def describe(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    hurled: bool = False,
) -> "attack_roll.Aim":
    """All that bears on a blow."""
    ranged = is_ranged(state, actor, target, weapon, hurled)
    found = attack_roll.describe(state, actor, target, weapon.to_hit, ranged, weapon.range_ft)
    if weapon.properties & HEAVY and heavy_disadvantage(actor, weapon):
        found.down |= attack_roll.HEAVY_BIT
    for what in weapon.keen:
        if weapon_damage.condition_holds(state, actor, target, what):
            found.up |= attack_roll.KEEN_BIT
    if actor.conditions:
        found.bonus += weapon_damage.strength_bonus(actor, weapon)
        if weapon.by_strength and not attack_roll.is_elusive(target):
            attack_roll.add_strength_advantage(actor, found)
    return found


def heavy_disadvantage(who: CreatureCombatState, weapon: Attack) -> bool:
    """Heavy: for whoever has less than 13 in strength, or dexterity if it shoots; in 5.1 for the small."""
    return edition.of(who).is_too_heavy(who.sheet.size, who.sheet.scores[STR if weapon.melee else DEX])


def strike(
    state: CombatState,
    arena: Arena,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    second: bool,
    subdue: bool,
    ctx: Context,
    hurled: bool = False,
) -> bool:
    """One blow; `second` is the other light weapon, whose damage has no modifier."""
    found = describe(state, actor, target, weapon, hurled)
    thrown = attack_roll.roll(state, actor, target, found, weapon.id, ctx)
    before: i64 = target.taken
    if thrown.hit:
        _hit(state, arena, actor, target, weapon, second, subdue, found, thrown, ctx)
        masteries.after_hit(state, arena, actor, target, weapon, target.taken > before, ctx)
    else:
        masteries.after_miss(state, arena, actor, target, weapon, ctx)
    if target.taken > before:
        casting.hellish_rebuke(state, arena, target, actor, ctx)
    actor.run_from = NOWHERE  # the next blow comes from a stand
    ready.after_attack(state, arena, actor, target, ctx)
    if thrown.hit and not found.ranged:
        _cleave(state, arena, actor, target, weapon, subdue, ctx)
    _horde_breaker(state, arena, actor, target, weapon, found.ranged, ctx)
    return thrown.hit


def _hit(
    state: CombatState,
    arena: Arena,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    second: bool,
    subdue: bool,
    found: "attack_roll.Aim",
    thrown: "attack_roll.AttackResult",
    ctx: Context,
) -> None:
    use = uses.Use(actor, weapon.id)
    use.critical = thrown.critical
    use.advantage = thrown.edge > 0
    use.subdue = subdue and not found.ranged
    use.magic = weapon.magical
    use.strong = weapon.by_strength
    if second and weapon.modifier > 0:
        use.less = weapon.modifier
    hit = weapon_damage.active_effects(state, actor, target, weapon.hit_by(found.ranged))
    _land(state, arena, use, target, weapon, hit, thrown, found, ctx)
    if not found.ranged and target.here():
        _retaliate(state, arena, actor, target, found.distance_ft, ctx)


def _land(
    state: CombatState,
    arena: Arena,
    use: "uses.Use",
    target: CreatureCombatState,
    weapon: Attack,
    hit: list[Effect],
    thrown: "attack_roll.AttackResult",
    found: "attack_roll.Aim",
    ctx: Context,
) -> None:
    # All damage of one hit is known before any of it is dealt, so that a reaction can halve the whole.
    wound = uses.empty_roll(use)
    more: i64 = weapon_damage.strength_bonus(use.actor, weapon) if use.less == 0 else 0
    for each in hit:
        if isinstance(each, Damage) and (not each.needs_advantage or use.advantage):
            amount: i64 = uses.roll_damage(use, each, ctx, target.creature_id) - use.less + more
            use.less = 0
            more = 0
            wound.add(amount if amount > 0 else 0, each.type)
    weapon_damage._add_riders(state, use, target, weapon, thrown, found.ranged, wound, ctx)
    spent = weapon_damage.add_rider_damage(state, arena, use, target, found.ranged, wound, ctx)
    if wound.types and reactions.uncanny_dodge(state, target, use.actor, ctx):
        wound.halve()
    elif wound.types:
        reactions.deflect(state, target, use.actor, wound, ctx)
    if wound.types:
        damage.apply_damage(state, arena, target, wound, ctx)
        effects.drain_all(state, use, hit, wound, target, ctx)
    for each in hit:
        if not isinstance(each, Damage) and target.here():
            effects.apply_one(state, arena, use, each, target, ctx)
    effects.finish_riders(state, arena, use, target, spent, ctx)


def _retaliate(
    state: CombatState,
    arena: Arena,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    distance_ft: i64,
    ctx: Context,
) -> None:
    if distance_ft > 5:
        return
    for condition in target.conditions:
        pool = condition.rule.damage.retaliates
        if pool is not None:
            thrown: i64 = d20.throw(ctx, target, pool, 1, condition.rule.name)
            kind: i64 = condition.rule.damage.retaliates_type
            damage.damage_one_type(state, arena, actor, thrown, kind, target, False, False, ctx)

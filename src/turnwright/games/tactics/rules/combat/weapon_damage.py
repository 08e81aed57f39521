"""A blow with a weapon: the roll, the damage, and all that rides on a hit.

SRD: Making an Attack, Weapon Properties, Sneak Attack.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.rules.combat import attack_roll, masteries, reactions, ready, riders, talents
from turnwright.games.tactics.rules.core import conditions, d20, damage, position, saves
from turnwright.games.tactics.rules.magic import casting, effects
from turnwright.games.tactics.sheet import AMMUNITION, FINESSE, HEAVY, Attack
from turnwright.games.tactics.srd import DEX, STR
from turnwright.games.tactics.state import NOWHERE, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect, Pool
from turnwright.kernel.context import Context

HEAVY_SCORE: Final = 13
MEDIUM: Final = 2


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


def aim(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    hurled: bool = False,
) -> "attack_roll.Aim":
    """All that bears on a blow."""
    ranged = is_ranged(state, actor, target, weapon, hurled)
    found = attack_roll.aim(state, actor, target, weapon.to_hit, ranged, weapon.range_ft)
    if weapon.properties & HEAVY and too_heavy(actor, weapon):
        found.down |= attack_roll.HEAVY_BIT
    for what in weapon.keen:
        if riders.is_so(state, actor, target, what):
            found.up |= attack_roll.KEEN_BIT
    if actor.conditions:
        found.bonus += stronger(actor, weapon)
        if weapon.by_strength and not attack_roll.eludes(target):
            attack_roll.by_strength(actor, found)
    return found


def stronger(actor: CreatureCombatState, weapon: Attack) -> i64:
    """What a strength that was raised adds to a weapon, if that is better than what it is made with."""
    more: i64 = saves.strength(actor) - weapon.strength
    return more if more > 0 else 0


def too_heavy(who: CreatureCombatState, weapon: Attack) -> bool:
    """Heavy: for whoever has less than 13 in strength, or dexterity if it shoots; in 5.1 for the small."""
    if who.sheet.old_rules:
        return who.sheet.size < MEDIUM
    return who.sheet.scores[STR if weapon.melee else DEX] < HEAVY_SCORE


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
    found = aim(state, actor, target, weapon, hurled)
    thrown = reactions.attack_roll(state, actor, target, found, weapon.id, ctx)
    before: i64 = target.taken
    if thrown.hit:
        _hit(state, arena, actor, target, weapon, second, subdue, found, thrown, ctx)
        masteries.after_hit(state, arena, actor, target, weapon, target.taken > before, ctx)
    else:
        masteries.after_miss(state, arena, actor, target, weapon, ctx)
    if target.taken > before:
        casting.rebuke(state, arena, target, actor, ctx)
    actor.run_from = NOWHERE  # the next blow comes from a stand
    ready.after_attack(state, arena, actor, target, ctx)
    if thrown.hit and not found.ranged:
        masteries.cleave(state, arena, actor, target, weapon, subdue, ctx)
    masteries.break_horde(state, arena, actor, target, weapon, found.ranged, ctx)
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
    thrown: "attack_roll.Throw",
    ctx: Context,
) -> None:
    use = effects.Use(actor, weapon.id)
    use.critical = thrown.critical
    use.advantage = thrown.edge > 0
    use.subdue = subdue and not found.ranged
    use.magic = weapon.magical
    use.strong = weapon.by_strength
    if second and weapon.modifier > 0:
        use.less = weapon.modifier
    hit = riders.those(state, actor, target, weapon.hit_by(found.ranged))
    _land(state, arena, use, target, weapon, hit, thrown, found, ctx)
    if not found.ranged and target.here():
        _strikes_back(state, arena, actor, target, found.distance_ft, ctx)


def _land(
    state: CombatState,
    arena: Arena,
    use: "effects.Use",
    target: CreatureCombatState,
    weapon: Attack,
    hit: list[Effect],
    thrown: "attack_roll.Throw",
    found: "attack_roll.Aim",
    ctx: Context,
) -> None:
    # All damage of one hit is known before any of it is dealt, so that a reaction can halve the whole.
    wound = effects.wound_by(use)
    more: i64 = stronger(use.actor, weapon) if use.less == 0 else 0
    for each in hit:
        if isinstance(each, Damage) and (not each.needs_advantage or use.advantage):
            amount: i64 = effects.amount(use, each, ctx, target.creature_id) - use.less + more
            use.less = 0
            more = 0
            wound.add(amount if amount > 0 else 0, each.type)
    _add_riders(state, use, target, weapon, thrown, found.ranged, wound, ctx)
    spent = add_strikes(state, arena, use, target, found.ranged, wound, ctx)
    if wound.types and reactions.halves(state, target, use.actor, ctx):
        wound.halve()
    elif wound.types:
        talents.deflect(state, target, use.actor, wound, ctx)
    if wound.types:
        damage.deal(state, arena, target, wound, ctx)
        effects.sap_all(state, use, hit, wound, target, ctx)
    for each in hit:
        if not isinstance(each, Damage) and target.here():
            effects.apply_one(state, arena, use, each, target, ctx)
    finish_strikes(state, arena, use, target, spent, ctx)


def strikes_of(
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
            and counts_now(actor, rule, ranged, strong)
            and (sneaks or rule.attack.sneak_cost == 0)
        ):
            found.append(condition)
    return found


def counts_now(actor: CreatureCombatState, rule: ConditionRule, ranged: bool, strong: bool) -> bool:
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


def add_strikes(
    state: CombatState,
    arena: Arena,
    use: "effects.Use",
    target: CreatureCombatState,
    ranged: bool,
    wound: "damage.Wound",
    ctx: Context,
) -> list[ConditionState]:
    """The damage of smites and the like, which is part of the hit; returns what else they will do."""
    if not use.actor.conditions:
        return []
    found = strikes_of(use.actor, ranged, use.strong, use.sneaks, use.power is not None)
    for condition in found:
        own = effects.use_of(state, arena, use.actor, condition)
        own.critical = use.critical
        listed = riders.those(state, use.actor, target, condition.rule.attack.on_hit)
        if condition.rule.attack.once_a_turn and listed:
            use.actor.struck = [*use.actor.struck, condition.rule.id]
        for each in listed:
            if isinstance(each, Damage):
                wound.add(effects.amount(own, each, ctx, target.creature_id), each.type)
    return found


def finish_strikes(
    state: CombatState,
    arena: Arena,
    use: "effects.Use",
    target: CreatureCombatState,
    spent: list[ConditionState],
    ctx: Context,
) -> None:
    """What smites and the like do besides damage; what was for one hit is over."""
    for condition in spent:
        own = effects.use_of(state, arena, use.actor, condition)
        listed = riders.those(state, use.actor, target, condition.rule.attack.on_hit)
        rest = [each for each in listed if not isinstance(each, Damage)]
        # What could do nothing any more to whom the hit has killed is kept.
        did = target.here() or len(rest) < len(listed)
        if target.here():
            effects.resolve(state, arena, own, rest, [target], ctx)
        if did and condition.rule.once and any(one is condition for one in use.actor.conditions):
            conditions.take_off(state, use.actor, condition, ctx)


def _add_riders(
    state: CombatState,
    use: "effects.Use",
    target: CreatureCombatState,
    weapon: Attack,
    thrown: "attack_roll.Throw",
    ranged: bool,
    wound: "damage.Wound",
    ctx: Context,
) -> None:
    actor = use.actor
    times: i64 = 2 if use.critical else 1
    kind: i64 = wound.types[0] if wound.types else effects.BLUDGEONING
    sneak, name = actor.sheet.sneak, target.creature_id
    if sneak is not None and sneaks(state, actor, target, weapon, thrown.edge):
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
            and counts_now(actor, rule, ranged, use.strong)
        ):
            if rule.attack.once_a_turn:
                actor.struck = [*actor.struck, rule.id]
            more: i64 = d20.throw(
                ctx, actor, rule.damage.extra, times, rule.name, d20.OTHER, d20.DAMAGE, name
            )
            wound.add(more, rule.damage.extra_type if rule.damage.extra_type >= 0 else kind)
    effects.add_marked(use, target, wound, ctx)


def sneaks(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, weapon: Attack, edge: i64
) -> bool:
    """Sneak Attack: once a turn, a finesse or ranged weapon, with advantage or an ally beside the target."""
    if actor.sneaked or not weapon.properties & (FINESSE | AMMUNITION):
        return False
    if edge > 0:
        return True
    return edge == 0 and position.ally_beside(state, actor, target)


def _strikes_back(
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
            damage.hurt(state, arena, actor, thrown, kind, target, False, False, ctx)

"""The value of attacks, spells and other powers for a bot, in hit points.

The values are estimates, made to be fast: `forecast` has the exact odds. Nothing here rolls dice or changes
the state.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.forecast import d20_odds
from turnwright.games.tactics.rules.combat import action_economy, attack_roll, weapon_attack, weapon_damage
from turnwright.games.tactics.rules.core import conditions, damage, position, saves
from turnwright.games.tactics.rules.magic import effects, slots, targeting, transmuting, uses
from turnwright.games.tactics.sheet import DEATHLESS, SUNLIGHT_SENSITIVITY, Attack, Power
from turnwright.games.tactics.srd import (
    DAMAGE_TYPES,
    DEAFENED,
    DEX,
    IDLE,
    INVISIBLE,
    OUT_OF_ACTION,
    PRONE,
    RESTRAINED,
    STABLE,
    STR,
    modifier,
)
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import (
    DROPPED,
    Cure,
    Damage,
    Dispel,
    Effect,
    Grant,
    Heal,
    Inflict,
    OnSelf,
    PowerAttack,
    RegainUses,
    Relocate,
    RemoveCondition,
    Revive,
    Save,
    Slay,
    Summon,
    WeaponAttack,
    When,
    WithinPool,
    ZoneEffect,
)

FIRE_VALUE: Final = 2.0  # of putting out 1d4 a turn
REVIVAL_VALUE: Final = 6.0  # a creature that gets up acts again
CRITICAL_SHARE: Final = 0.6  # about this share of a hit's damage is dice
SAVED_FOR_LATER: Final = 0.2  # a factor on a limited power that is better used later
TURNS_IN_ZONE: Final = 1.5  # about how many turns a creature spends in an area
WEAPON_TYPES: Final = (
    1 << DAMAGE_TYPES.index("bludgeoning")
    | 1 << DAMAGE_TYPES.index("piercing")
    | 1 << DAMAGE_TYPES.index("slashing")
)
SLOT_LEVEL_VALUE: Final = 0.8  # of a spell slot, which could be kept for later
EXTRA_LEVEL_VALUE: Final = 0.7  # in addition, for each level that a spell does not need


# Damage


def threat(who: CreatureCombatState) -> float:
    """About the damage that a creature deals in a turn, which is what its death is worth."""
    sheet = who.sheet
    if sheet.threat < 0.0:
        sheet.threat = _threat(who)
    return sheet.threat


def _threat(who: CreatureCombatState) -> float:
    best = 0.0
    for weapon in who.sheet.attacks:
        if weapon.needs == "":
            best = max(best, mean_of(weapon.hit) * float(attacks_of(who, weapon)))
    if who.sheet.sneak is not None:
        best += 0.7 * who.sheet.sneak.mean()
    if who.sheet.spell_dc > 0:
        best = max(best, 4.0 + float(who.sheet.level))
    return best


def best_hit(who: CreatureCombatState) -> float:
    """The average damage of the best single attack of a creature."""
    best = 0.0
    for weapon in who.sheet.attacks:
        if weapon.needs == "":
            best = max(best, mean_of(weapon.hit))
    return best if who.sheet.sneak is None else best + who.sheet.sneak.mean()


def attacks_of(who: CreatureCombatState, weapon: Attack) -> i64:
    """How many attacks with a weapon one action gives."""
    at: i64 = action_economy.routine_with(who, weapon.id)
    if at < 0:
        return who.sheet.attacks_per_action
    total: i64 = 0
    for piece in who.sheet.routines[at]:
        if weapon.id in piece.names:
            total += piece.count
    return total


def mean_of(found: list[Effect]) -> float:
    """The average damage of a list of effects that all happen."""
    total = 0.0
    for effect in found:
        if isinstance(effect, Damage):
            if weapon_damage.is_dealt(effect, 0):
                total += effect.pool.mean()
        elif isinstance(effect, Save):
            total += 0.5 * mean_of(effect.fail)
        elif isinstance(effect, When):
            total += 0.3 * mean_of(effect.effects) + 0.7 * mean_of(effect.otherwise)
    return total


def share(target: CreatureCombatState, type: i64) -> float:
    """The share of damage of a type that a creature takes after its defences."""
    sheet = target.sheet
    if not target.conditions and not (sheet.immune | sheet.resists | sheet.vulnerable) & (1 << type):
        return 1.0
    return float(damage.after_defences(target, 40, type)) / 40.0


def gain(target: CreatureCombatState, expected: float, chance: float, stops: bool = False) -> float:
    """The value of expected damage: at most the Hit Points left, and more for a likely kill.

    `stops` tells whether the damage keeps the target from regenerating.
    """
    left = float(target.current_hp + target.temp_hp)
    back = _regeneration(target)
    if left <= 0.0:
        if target.rises():
            return chance * (threat(target) + back) if stops and back > 0.0 else 0.0
        return 0.2 * expected  # a creature at 0 Hit Points is no danger
    worth = expected if expected < left else left
    again = target.sheet.has(DEATHLESS) and back > 0.0
    if again and not stops:
        # It gets up with what it regenerates, so damage beyond its last Hit Points is of little use.
        worth = min(worth, max(0.0, left - back))
    if expected >= left * 0.8:
        worth += chance * threat(target) * (1.0 if not again else 1.5 if stops else 0.3)
    if stops and back > 0.0:
        worth += 0.5 * chance * min(back, float(target.max_hp) - left + worth)
    # A target that is nearly down is worth finishing; damage may break Concentration.
    worth *= 1.0 + 0.3 * (1.0 - left / float(target.max_hp))
    if target.concentrates_on != "":
        worth += 2.0 * chance
    return worth


def _regeneration(target: CreatureCombatState) -> float:
    # The Hit Points that a creature regenerates at the start of its next turn.
    sheet = target.sheet
    if sheet.regenerates == 0 or target.hurt_by & sheet.regeneration_stops:
        return 0.0
    return 0.0 if any(one.rule.damage.no_healing for one in target.conditions) else float(sheet.regenerates)


def stops_regeneration(target: CreatureCombatState, found: list[Effect]) -> bool:
    """Whether any of these effects keeps a creature from regenerating, by a damage type or a condition."""
    if target.sheet.regenerates == 0:
        return False
    for effect in found:
        if isinstance(effect, Damage):
            kind: i64 = effect.type
            if target.sheet.regeneration_stops & (1 << kind) and share(target, kind) > 0.0:
                return True
        elif isinstance(effect, Inflict) and effect.rule.damage.no_healing:
            return True
    return False


def weapon_value(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, times: i64
) -> float:
    """The value of a number of attacks with a weapon, made from the attacker's cell."""
    attack = weapon_attack.describe(state, who, target, weapon)
    if attack.cover >= position.NO_LINE:
        return 0.0
    edge: i64 = attack.advantage()
    chance = d20_odds.plain_hit_chance(attack)
    hit = weapon_damage.active_effects(state, who, target, weapon.hit)
    mean = _hit_mean(target, hit, edge)
    sneak = who.sheet.sneak
    if sneak is not None and weapon_damage.is_sneak_attack(state, who, target, weapon, edge):
        mean += sneak.mean() / float(times)
    critical = d20_odds.plain_crit_chance(attack) * CRITICAL_SHARE
    worth = gain(
        target,
        mean * (chance + critical) * float(times),
        chance,
        _attack_stops_regeneration(who, target, hit),
    )
    for effect in hit:
        if not isinstance(effect, Damage):
            worth += chance
    return worth


def _attack_stops_regeneration(
    who: CreatureCombatState, target: CreatureCombatState, hit: list[Effect]
) -> bool:
    if target.sheet.regenerates == 0:
        return False
    if stops_regeneration(target, hit):
        return True
    # Extra damage of conditions, such as a burning weapon, counts too.
    for condition in who.conditions:
        rule = condition.rule
        kind: i64 = rule.damage.extra_type
        if rule.damage.extra is not None and kind >= 0 and target.sheet.regeneration_stops & (1 << kind):
            return True
        if stops_regeneration(target, rule.attack.on_hit):
            return True
    return False


def _hit_mean(target: CreatureCombatState, hit: list[Effect], edge: i64) -> float:
    # Only the effects of the weapon itself: `weapon_damage.describe` would count the riders of conditions as
    # well, but takes several times as long, and a bot asks this for every target and weapon.
    mean = 0.0
    for effect in hit:
        if isinstance(effect, Damage):
            if weapon_damage.is_dealt(effect, edge):
                mean += effect.pool.mean() * share(target, effect.type)
        elif isinstance(effect, Save):
            mean += 0.5 * mean_of(effect.fail)
    return mean


# Powers against an enemy


def value_against(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState, level: i64 = 0
) -> float:
    """The value of a power against an enemy, with a slot of a level."""
    use = uses.Use(who, power.id, power)
    use.slot = level
    if use.heightens and power.area is None:
        use.heightened_on = target.place
    shots = float(uses.shot_count(who, power, uses.levels_above(use))) if power.repeats else 1.0
    worth = 0.0
    for effect in transmuting.effects_of(who, power):
        worth += _effect_against(state, use, power, effect, target, shots)
    return SAVED_FOR_LATER * worth if _is_better_saved(power, target) else worth


def value_after_hit(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState, level: i64
) -> float:
    """The value of a power that is added to a hit, less what it takes; nothing if the hit is enough."""
    if mean_of(who.sheet.best_melee().hit) >= float(target.current_hp):
        return 0.0
    # Concentration is kept for the spell that it is on, or for one that marks its target.
    if power.concentration and (who.concentrates_on != "" or _can_mark(who)):
        return 0.0
    use = uses.Use(who, power.id, power)
    use.slot = level
    worth = 0.0
    for effect in power.effects:
        if isinstance(effect, Inflict):
            added = weapon_damage.active_effects(state, who, target, effect.rule.attack.on_hit)
            for each in added:
                worth += _effect_against(state, use, power, each, target, 1.0)
            worth -= 3.5 * float(effect.rule.attack.sneak_cost)
    return worth - price(power, level)


def _can_mark(who: CreatureCombatState) -> bool:
    # Hunter's Mark, Hex: extra damage with every hit.
    for power in who.sheet.powers:
        if not power.concentration or not slots.has_uses(who, power):
            continue
        for effect in power.effects:
            if isinstance(effect, Inflict) and effect.rule.damage.extra_by_source:
                return True
    return False


def _is_better_saved(power: Power, target: CreatureCombatState) -> bool:
    # A limited supply of fire is for a troll that is about to fall or is already down.
    if power.limit == 0 and power.kind != "item":
        return False
    if not target.sheet.has(DEATHLESS) or target.current_hp == 0 or _regeneration(target) == 0.0:
        return False
    found: list[Effect] = []
    for effect in power.effects:
        found += (
            effect.fail
            if isinstance(effect, Save)
            else effect.hit
            if isinstance(effect, PowerAttack)
            else [effect]
        )
    return stops_regeneration(target, found) and float(target.current_hp) > 2.0 * mean_of(found)


def _effect_against(
    state: CombatState,
    use: uses.Use,
    power: Power,
    effect: Effect,
    target: CreatureCombatState,
    shots: float,
) -> float:
    if isinstance(effect, Damage):
        return gain(
            target, _mean_of_one(use, effect, target) * shots, 1.0, stops_regeneration(target, [effect])
        )
    if isinstance(effect, PowerAttack):
        attack = effects.describe_attack(state, use, effect, target, slots.range_of(use.actor, power))
        chance = d20_odds.plain_hit_chance(attack)
        hit = weapon_damage.active_effects(state, use.actor, target, effect.hit)
        worth = gain(
            target, _mean_damage(use, hit, target) * chance * shots, chance, stops_regeneration(target, hit)
        )
        return worth + chance * _hindrances(hit, target)
    if isinstance(effect, Save):
        return _save_against(state, use, effect, target)
    if isinstance(effect, Inflict):
        return hindrance(effect, target)
    if isinstance(effect, ZoneEffect):
        inner = 0.3 if effect.difficult or effect.obscures else 0.0
        if effect.sunlit and target.sheet.has(SUNLIGHT_SENSITIVITY) and not saves.is_dazzled(state, target):
            inner += 0.3 * threat(target)
        for each in effect.effects:
            inner += _effect_against(state, use, power, each, target, 1.0)
        return inner * TURNS_IN_ZONE
    if isinstance(effect, OnSelf):
        return _effects_for(use, effect.effects, use.actor)
    if isinstance(effect, Relocate):
        if effect.way == "charge":
            # Toward an enemy out of reach.
            far: i64 = position.distance(state, use.actor, target)
            return 0.2 if far > effect.feet + position.BESIDE else 0.0
        return _moved_zone(state, use, power, target) if effect.way == "zone" else 0.5
    if isinstance(effect, Slay):
        return gain(target, float(target.current_hp), 1.0)
    if isinstance(effect, Dispel):
        return 2.0 * _spells_of_side(state, target, target.side)
    if isinstance(effect, WeaponAttack):
        weapon = use.actor.sheet.attack(effect.weapon)
        return 0.0 if weapon is None else weapon_value(state, use.actor, target, weapon, 1)
    if isinstance(effect, WithinPool):
        if not effects.is_within(effect, target):
            return 0.0
        pool = uses.at_slot(use, effect.pool, effect.per_level)
        return d20_odds.thrown(pool).at_least(target.current_hp) * _hindrances(effect.effects, target)
    if isinstance(effect, When) and effect.what != DROPPED:
        inner = 0.0
        for each in weapon_damage.active_effects(state, use.actor, target, [effect]):
            inner += _effect_against(state, use, power, each, target, shots)
        return inner
    return 0.0


def _moved_zone(state: CombatState, use: uses.Use, power: Power, target: CreatureCombatState) -> float:
    # Moving an area is worth what it does to creatures that are not in it yet.
    arena: Arena = state.arena
    for zone in state.zones:
        if (
            zone.power != power.needs
            or zone.source != use.actor.place
            or position.in_zone(arena, zone, target)
        ):
            continue
        spread = position.zone_effect(arena, zone)
        if spread is not None:
            return _effect_against(state, use, power, spread, target, 1.0)
    return 0.0


def _spells_of_side(state: CombatState, target: CreatureCombatState, by_side: i64) -> float:
    # The number of spells of one side on a creature.
    count = 0.0
    for condition in effects.dispellable(state.arena, target):
        if condition.source >= 0 and state.participants[condition.source].side == by_side:
            count += 1.0
    return count


def _save_against(state: CombatState, use: uses.Use, effect: Save, target: CreatureCombatState) -> float:
    if not effects.is_reached(state, use, effect, target):
        return 0.0
    # Without cover: where an area is placed is decided by this value.
    test = effects.describe_save(state, use, effect, target, covered=False)
    fails = 1.0 - d20_odds.plain_save_chance(test)
    expected, pushed = 0.0, 0.0
    listed = weapon_damage.active_effects(state, use.actor, target, effect.fail)
    for each in listed:
        if isinstance(each, Slay):
            expected += fails * float(target.current_hp)
        if isinstance(each, Damage):
            mean = _mean_of_one(use, each, target)
            expected += mean * (fails + 0.5 * (1.0 - fails)) if each.half else mean * fails
        if isinstance(each, Relocate):
            pushed = fails
    worth = gain(target, expected, fails, stops_regeneration(target, listed))
    return worth + fails * _hindrances(listed, target) + pushed


def _mean_damage(use: uses.Use, found: list[Effect], target: CreatureCombatState) -> float:
    total = 0.0
    for effect in found:
        if isinstance(effect, Damage):
            total += _mean_of_one(use, effect, target)
    return total


def _mean_of_one(use: uses.Use, effect: Damage, target: CreatureCombatState) -> float:
    part = uses.damage_part(use, effect)
    return (part.dice.mean() + float(part.modifier)) * share(target, effect.type)


def _hindrances(found: list[Effect], target: CreatureCombatState) -> float:
    total = 0.0
    for effect in found:
        if isinstance(effect, Inflict):
            total += hindrance(effect, target)
    return total


def hindrance(effect: Inflict, target: CreatureCombatState) -> float:
    """The value of a condition on an enemy: 0 if the enemy has it, is too large or is spared."""
    rule = effect.rule
    if effect.leaves_out(target.sheet.size, target.sheet.kind):
        return 0.0
    if conditions.root_of(rule) & target.sheet.never:
        return 0.0
    if rule.flags and target.flags & rule.flags == rule.flags:
        return 0.0
    if has_condition(target, rule):
        return 0.0
    if rule.flags & (OUT_OF_ACTION | IDLE):
        return 1.5 * threat(target)
    # Deafened alone does not hinder a fighter.
    if rule.flags & ~DEAFENED:
        return 0.5 * threat(target)
    return _plain_hindrance(rule, target)


def _plain_hindrance(rule: ConditionRule, target: CreatureCombatState) -> float:
    # A condition that is not one of the SRD, by what it does.
    worth = 1.0 if rule.turn.ongoing is None else 2.0 * rule.turn.ongoing.mean()
    silenced = rule.magic.silenced or rule.magic.silences
    if silenced or rule.flags:
        worth = threat(target) if silenced and casts(target) else 0.0
    if rule.attack.disadvantage or rule.attack.gives_advantage or rule.speed.zero:
        worth += 0.2 * threat(target)
    if rule.subtracts_dice or rule.turn.action_or_bonus:
        worth += 0.2 * threat(target) if rule.subtracts_dice else 0.4 * threat(target)
    if rule.magic.concentration_disadvantage and target.concentrates_on != "":
        worth += 0.2 * threat(target)
    if rule.damage.weakened is not None:
        worth += rule.damage.weakened.mean()
    if rule.damage.extra_by_source and rule.damage.extra is not None:
        worth += 1.5 * rule.damage.extra.mean()
    return worth + mean_of(rule.turn.on_failed_save)


def casts(who: CreatureCombatState) -> bool:
    """Whether a creature has spells, which silence would stop."""
    return any(power.kind == "spell" for power in who.sheet.powers)


def has_condition(who: CreatureCombatState, rule: ConditionRule) -> bool:
    """Whether a creature already has a condition of this rule."""
    return any(condition.rule is rule or condition.name == rule.id for condition in who.conditions)


# Powers for an ally


def value_for(who: CreatureCombatState, power: Power, target: CreatureCombatState, level: i64 = 0) -> float:
    """The value of a power for an ally, with a slot of a level."""
    use = uses.Use(who, power.id, power)
    use.slot = level
    return _effects_for(use, power.effects, target)


def _effects_for(use: uses.Use, found: list[Effect], target: CreatureCombatState) -> float:
    worth = 0.0
    for effect in found:
        if isinstance(effect, Heal):
            worth += healing(use, effect, target)
        elif isinstance(effect, Inflict):
            worth += condition_value(effect.rule, target) + _follow_up(use, effect.rule, target)
        elif isinstance(effect, Cure):
            worth += _cure(effect, target)
        elif isinstance(effect, Grant):
            worth += _grant(effect, target)
        elif isinstance(effect, Summon):
            worth += 6.0
        elif isinstance(effect, (OnSelf, ZoneEffect)):
            worth += _effects_for(use, effect.effects, target)
        elif isinstance(effect, Dispel):
            worth += _dispelled(target)
        elif isinstance(effect, RemoveCondition):
            worth += _removal(effect, target)
        elif isinstance(effect, RegainUses):
            worth += _regained_uses(use, effect)
        elif isinstance(effect, Revive):
            worth += REVIVAL_VALUE + 1.5 * threat(target)
    return worth


def _follow_up(use: uses.Use, rule: ConditionRule, target: CreatureCombatState) -> float:
    # A spell on the caster that only enables later attacks is worth a share of those.
    power = use.power
    if power is None or power.whom != "self" or has_condition(target, rule):
        return 0.0
    best = _weapon_gain(rule, target)
    for each in use.actor.sheet.powers:
        if each.needs == rule.id:
            for effect in each.effects:
                if isinstance(effect, (PowerAttack, Save)):
                    best = max(best, mean_of(effect.hit if isinstance(effect, PowerAttack) else effect.fail))
    return 0.7 * best


def _weapon_gain(rule: ConditionRule, who: CreatureCombatState) -> float:
    # The gain of a weapon that a spell creates over the best other weapon, for some turns.
    for weapon in who.sheet.attacks:
        if weapon.needs == rule.id:
            return max(0.0, 3.0 * float(attacks_of(who, weapon)) * (mean_of(weapon.hit) - best_hit(who)))
    return 0.0


def _removal(effect: RemoveCondition, target: CreatureCombatState) -> float:
    if target.current_hp == 0 or not any(effects.is_lifted(effect, one) for one in target.conditions):
        return 0.0
    return 3.0 + 0.4 * threat(target)


def _regained_uses(use: uses.Use, effect: RegainUses) -> float:
    # Regaining uses counts only when too few are left.
    power = use.power
    for each in use.actor.sheet.powers:
        if power is not None and each.pool == effect.pool and each.limit > 0:
            spent: i64 = use.actor.uses.get(effect.pool, 0)
            return 1.5 if spent + each.takes > each.limit else 0.0
    return 0.0


def _dispelled(target: CreatureCombatState) -> float:
    # The value of ending the spells on an ally that is held or out of action.
    if target.current_hp == 0 or not target.flags & (OUT_OF_ACTION | RESTRAINED):
        return 0.0
    return 2.0 + threat(target)


def healing(use: uses.Use, effect: Heal, target: CreatureCombatState) -> float:
    """The value of healing: highest for a creature at 0 Hit Points, lowest for one that is nearly unhurt."""
    mean = float(effects.from_pool(use, target)) if effect.from_pool else _healed(use, effect)
    if effect.temporary:
        return 0.4 * mean if target.temp_hp == 0 else 0.0
    if effect.raises:
        return 0.8 * mean if target.current_hp > 0 else mean + REVIVAL_VALUE + threat(target)
    room = float((target.max_hp // 2 if effect.up_to_half else target.max_hp) - target.current_hp)
    healed = min(mean, max(room, 0.0))
    if target.current_hp == 0:
        dying = 0.0 if target.flags & STABLE else 2.0 * float(target.death_failures)
        return healed + REVIVAL_VALUE + threat(target) + dying
    missing = 1.0 - float(target.current_hp) / float(target.max_hp)
    return healed * (0.9 if missing > 0.65 else 0.5 if missing > 0.5 else 0.15)


def _healed(use: uses.Use, effect: Heal) -> float:
    # Without Disciple of Life, which adds to all healing of its bearer alike.
    mean = effects.heal_pool(use, effect).mean()
    return mean + float(use.actor.sheet.spell_modifier) if effect.plus_modifier else mean


def condition_value(rule: ConditionRule, target: CreatureCombatState) -> float:
    """The value of a condition on an ally."""
    if target.current_hp == 0 or has_condition(target, rule):
        return 0.0
    worth = 0.8 * float(rule.attack.ac)
    if rule.attack.base_ac > 0 and target.sheet.bare:
        worth += 0.8 * max(
            0.0, float(rule.attack.base_ac + target.sheet.mods[DEX] - attack_roll.armour_class(target))
        )
    if rule.attack.dice is not None or rule.save.dice is not None:
        worth += 1.0 + 0.15 * threat(target)
    if rule.attack.advantage:
        worth += 0.3 * threat(target)
    if rule.damage.extra is not None:
        worth += 1.5 * rule.damage.extra.mean()
    if rule.turn.extra_action:
        worth += 1.2 * threat(target)
    if rule.attack.gives_disadvantage or rule.flags & INVISIBLE:
        worth += 3.0 if rule.ends_on_attack or not rule.flags else 3.0 + 0.4 * threat(target)
    if rule.damage.resists or rule.damage.retaliates is not None:
        worth += 2.0
    return worth + _protection(rule, target)


def _protection(rule: ConditionRule, target: CreatureCombatState) -> float:
    # Conditions that protect an ally, or add to its hits.
    worth = 1.5 * float(rule.attack.mirror_images) + _next_roll(rule, target)
    if rule.flags & IDLE:
        worth -= 1.5 * threat(target)  # an idle creature does not help
    if rule.turn.blink_on > 0 or rule.damage.relentless_dc > 0:
        worth += 3.0
    if rule.damage.reduced_once is not None:
        worth += 0.3 * rule.damage.reduced_once.mean()
    if target.flags & rule.prevents:
        worth += 2.0 + 0.4 * threat(target)
    if rule.damage.resists & WEAPON_TYPES == WEAPON_TYPES:
        worth += 3.0
    if rule.damage.retaliates is not None:
        worth += 0.4 * rule.damage.retaliates.mean()
    if rule.attack.minimum_ac > 0:
        worth += 0.8 * max(0.0, float(rule.attack.minimum_ac - attack_roll.armour_class(target)))
    if rule.turn.temporary_hp is not None:
        worth += 3.0 + rule.turn.temporary_hp.mean()
    if rule.damage.stays_up:
        worth += 1.0 if target.current_hp * 2 > target.max_hp else 5.0
    if rule.attack.sanctuary_ability >= 0:
        worth += 3.0 * (1.0 - float(target.current_hp) / float(target.max_hp))
    if rule.attack.on_hit:
        worth += 0.7 * mean_of(rule.attack.on_hit) + 0.5
    if rule.check.minimum_strength > 0:
        worth += 1.5 * max(0.0, float(modifier(rule.check.minimum_strength) - target.sheet.mods[STR]))
    if rule.attack.bonus > 0 or rule.speed.fly > 0:
        worth += 1.0
    if rule.save.bonus > 0 or rule.save.advantage or rule.prevents or rule.sight.truesight > 0:
        worth += 0.5
    return worth


def _next_roll(rule: ConditionRule, target: CreatureCombatState) -> float:
    # Features that improve the next roll or the next spell.
    worth = 0.0
    if rule.inspires is not None:
        worth += 1.0 + 0.15 * threat(target)
    if rule.attack.gives_advantage:
        worth -= 0.1 * threat(target)
    if rule.magic.advantage:
        worth += 3.0
    if rule.magic.quickened and target.used_action and not target.used_bonus_action:
        worth += 0.8 * threat(target)
    if rule.magic.heightened and not target.used_action:
        worth += 1.0
    if rule.magic.seeking and not target.used_action:
        worth += 0.15 * threat(target)
    # Cunning Strike gives up Sneak Attack dice.
    return worth + 0.6 if rule.attack.sneak_cost == 1 else worth - 3.5 * float(rule.attack.sneak_cost)


def _cure(effect: Cure, target: CreatureCombatState) -> float:
    ended: i64 = target.flags & effect.flags
    if ended == 0 or target.current_hp == 0:
        return 0.0
    if ended & OUT_OF_ACTION:
        return 2.0 + 1.5 * threat(target)
    return 2.0 if ended & (PRONE | RESTRAINED) else 1.0 + 0.4 * threat(target)


def _grant(effect: Grant, target: CreatureCombatState) -> float:
    if effect.what == "stable":
        return 2.0 + 2.0 * float(target.death_failures) if target.dying() else 0.0
    if effect.what == "action":
        return threat(target) if target.used_action and action_economy.attacks_remain(target) == 0 else 0.0
    if effect.what == "leave":
        return -100.0
    if effect.what == "upkeep":
        return 0.0 if conditions.UPKEEP in target.struck else 1.0
    if effect.what == "dodge":
        return 1.5 if target.bloodied() else 0.2
    return 0.1 if effect.what == "disengage" else 0.3


# The cost of a power, and the slots worth considering


def price(power: Power, level: i64 = 0) -> float:
    """The value of a slot or a limited use, which could be kept for later."""
    if slots.takes_slot(power):
        above: i64 = level - power.level if level > power.level else 0
        return SLOT_LEVEL_VALUE * float(power.level) + (SLOT_LEVEL_VALUE + EXTRA_LEVEL_VALUE) * float(above)
    return 0.3 if power.limit > 0 or power.kind == "item" else 0.0


def useful_slots(who: CreatureCombatState, power: Power) -> list[int]:
    """The slots worth considering: 0 for the lowest one left, and higher ones if they improve the power."""
    if not slots.takes_slot(power) or not improves_with_slot(power):
        return [0]
    return slots.slot_levels(who, power)


def slot_level(who: CreatureCombatState, power: Power, slot: i64) -> i64:
    """The level that a power is cast at with a slot; 0 stands for the lowest one left."""
    return slot if slot > 0 else slots.lowest_slot(who, power)


def improves_with_slot(power: Power) -> bool:
    """Whether a power improves with a higher slot."""
    return power.targets_per_level > 0 or power.shots_per_level > 0 or _improve(power.effects)


def _improve(found: list[Effect]) -> bool:
    for effect in found:
        if isinstance(effect, (Damage, Heal)):
            if effect.per_level is not None:
                return True
        elif isinstance(effect, Save):
            if _improve(effect.fail):
                return True
        elif isinstance(effect, PowerAttack):
            if _improve(effect.hit):
                return True
        elif isinstance(effect, (ZoneEffect, OnSelf)):
            if _improve(effect.effects):
                return True
        elif isinstance(effect, Inflict) and effect.rule.turn.ongoing_per_level is not None:
            return True
    return False


# Targets


def value_on(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState, level: i64
) -> float:
    """The value of a power on a creature, ally or enemy, without its cost."""
    if target.side == who.side:
        return value_for(who, power, target, level)
    if not (target.stands() or target.rises()) or power.whom == "ally":
        return 0.0
    return value_against(state, who, power, target, level)


def best_targets(
    state: CombatState, who: CreatureCombatState, power: Power, slot: int
) -> list[CreatureCombatState]:
    """The best targets of a power that has several, by their places."""
    found, _ = best_targets_and_value(state, who, power, slot)
    return found


def best_targets_and_value(
    state: CombatState, who: CreatureCombatState, power: Power, slot: i64 = 0
) -> tuple[list[CreatureCombatState], float]:
    """The best targets of a power that has several, by their places, and its value on them."""
    level: i64 = slot_level(who, power, slot)
    found: list[CreatureCombatState] = []
    values: list[float] = []
    for target in state.participants:
        if targeting.is_legal_target(state, who, power, target):
            value = value_on(state, who, power, target, level)
            if value > 0.0:
                found.append(target)
                values.append(value)
    most: i64 = targeting.target_count(targeting.PowerUse(power, slot), who)
    while len(found) > most:
        least = _least(values)
        found.pop(least)
        values.pop(least)
    total = 0.0
    for value in values:
        total += value
    return found, total


def _least(values: list[float]) -> int:
    # The last of equal values, so that the first stay.
    at = 0
    for place in range(len(values)):
        if values[place] <= values[at]:
            at = place
    return at

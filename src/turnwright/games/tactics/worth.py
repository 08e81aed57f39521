"""What deeds are worth to a bot, in hit points: damage to expect, kills, healing, spells that help or hinder.

Nothing here throws dice or changes anything.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics import attack, blows, damage, economy, effects, near
from turnwright.games.tactics.sheet import (
    Attack,
    Cure,
    Damage,
    Effect,
    Grant,
    Heal,
    Inflict,
    Mark,
    Own,
    Power,
    Save,
    Shift,
    Spread,
    Strike,
    Summon,
)
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.words import (
    DEX,
    HELPLESS,
    INVISIBLE,
    OUT_OF_ACTION,
    PRONE,
    RESTRAINED,
    STABLE,
    STR,
)

FOR_THE_FALLEN: Final = 6.0  # whoever gets up acts again
CRITICAL_SHARE: Final = 0.6  # of a hit's damage is dice, about
STAYS: Final = 1.5  # turns that somebody spends in an area, about


# Damage


def threat(who: CreatureCombatState) -> float:
    """The damage that a creature deals in a turn, about: what its death is worth."""
    sheet = who.sheet
    if sheet.threat < 0.0:
        sheet.threat = _threat(who)
    return sheet.threat


def _threat(who: CreatureCombatState) -> float:
    best = 0.0
    for weapon in who.sheet.attacks:
        best = max(best, mean_of(weapon.hit) * float(attacks_of(who, weapon)))
    if who.sheet.sneak is not None:
        best += 0.7 * who.sheet.sneak.mean()
    if who.sheet.spell_dc > 0:
        best = max(best, 4.0 + float(who.sheet.level))
    return best


def attacks_of(who: CreatureCombatState, weapon: Attack) -> i64:
    """How many attacks with a weapon one action gives."""
    at: i64 = economy.routine_with(who, weapon.id)
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
            if not effect.needs_advantage:
                total += effect.pool.mean()
        elif isinstance(effect, Save):
            total += 0.5 * mean_of(effect.fail)
    return total


def share(target: CreatureCombatState, type: i64) -> float:
    """What of damage of a kind gets through a creature's defences."""
    sheet = target.sheet
    if not target.conditions and not (sheet.immune | sheet.resists | sheet.vulnerable) & (1 << type):
        return 1.0
    return float(damage.after_defences(target, 40, type)) / 40.0


def gain(target: CreatureCombatState, expected: float, chance: float) -> float:
    """What expected damage is worth: it counts up to what is left, and a likely kill counts more."""
    left = float(target.current_hp + target.temp_hp)
    if left <= 0.0:
        return 0.2 * expected  # the fallen are no danger
    worth = expected if expected < left else left
    if expected >= left * 0.8:
        worth += chance * threat(target)
    # Whoever is nearly down is worth finishing, and a spell may break.
    worth *= 1.0 + 0.3 * (1.0 - left / float(target.max_hp))
    if target.concentrates_on != "":
        worth += 2.0 * chance
    return worth


def blow(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, times: i64
) -> float:
    """What so many attacks with a weapon from where one stands are worth."""
    found = blows.aim(state, who, target, weapon)
    if found.cover >= near.NO_LINE:
        return 0.0
    edge: i64 = found.edge()
    chance = attack.hit_chance(who, found)
    mean = _hit_mean(target, weapon, edge > 0)
    sneak = who.sheet.sneak
    if sneak is not None and blows.sneaks(state, who, target, weapon, edge):
        mean += sneak.mean() / float(times)
    critical = attack.crit_chance(who, found) * CRITICAL_SHARE
    worth = gain(target, mean * (chance + critical) * float(times), chance)
    for effect in weapon.hit:
        if not isinstance(effect, Damage):
            worth += chance
    return worth


def _hit_mean(target: CreatureCombatState, weapon: Attack, edge: bool) -> float:
    mean = 0.0
    for effect in weapon.hit:
        if isinstance(effect, Damage):
            if edge or not effect.needs_advantage:
                mean += effect.pool.mean() * share(target, effect.type)
        elif isinstance(effect, Save):
            mean += 0.5 * mean_of(effect.fail)
    return mean


# What a power does to an enemy


def harm(state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState) -> float:
    """What using a power on somebody is worth, if they are an enemy."""
    cast = effects.Cast(who, power.id, power)
    shots = float(_shots(who, power))
    worth = 0.0
    for effect in power.effects:
        worth += _harm(state, cast, power, effect, target, shots)
    return worth


def _shots(who: CreatureCombatState, power: Power) -> i64:
    if not power.repeats:
        return 1
    return power.shots * effects.tier_of(who) if power.shots_by_tier else power.shots


def _harm(
    state: CombatState,
    cast: effects.Cast,
    power: Power,
    effect: Effect,
    target: CreatureCombatState,
    shots: float,
) -> float:
    if isinstance(effect, Damage):
        return gain(target, _mean_on(cast, effect, target) * shots, 1.0)
    if isinstance(effect, Strike):
        ranged = not effect.melee
        found = attack.aim(state, cast.actor, target, cast.to_hit, ranged, power.range_ft)
        chance = attack.hit_chance(cast.actor, found)
        worth = gain(target, _mean(cast, effect.hit, target) * chance * shots, chance)
        return worth + chance * _marks(effect.hit, target)
    if isinstance(effect, Save):
        return _harm_by_save(cast, effect, target)
    if isinstance(effect, Inflict):
        return hindrance(effect, target)
    if isinstance(effect, Spread):
        inner = 0.3 if effect.difficult or effect.obscures else 0.0
        for each in effect.effects:
            inner += _harm(state, cast, power, each, target, 1.0)
        return inner * STAYS
    if isinstance(effect, Own):
        return _good_of_all(effect.effects, cast.actor)
    if isinstance(effect, Shift):
        return 0.5
    return 0.0


def _harm_by_save(cast: effects.Cast, effect: Save, target: CreatureCombatState) -> float:
    dc: i64 = effect.dc if effect.dc > 0 else cast.dc
    fails = fail_chance(target, effect.ability, dc)
    expected = 0.0
    for each in effect.fail:
        if isinstance(each, Damage):
            mean = _mean_on(cast, each, target)
            expected += mean * (fails + 0.5 * (1.0 - fails)) if each.half else mean * fails
    return gain(target, expected, fails) + fails * _marks(effect.fail, target)


def _mean(cast: effects.Cast, found: list[Effect], target: CreatureCombatState) -> float:
    total = 0.0
    for effect in found:
        if isinstance(effect, Damage):
            total += _mean_on(cast, effect, target)
    return total


def _mean_on(cast: effects.Cast, effect: Damage, target: CreatureCombatState) -> float:
    mean = effects.pool_of(cast, effect).mean()
    if effect.plus_modifier:
        mean += float(cast.actor.sheet.spell_modifier)
    return mean * share(target, effect.type)


def fail_chance(target: CreatureCombatState, ability: i64, dc: i64) -> float:
    """The chance that a creature does not save, about."""
    if target.flags & HELPLESS and (ability in (STR, DEX)):
        return 1.0
    need = float(dc - target.sheet.saves[ability])
    return min(0.95, max(0.05, (need - 1.0) / 20.0))


def _marks(found: list[Effect], target: CreatureCombatState) -> float:
    total = 0.0
    for effect in found:
        if isinstance(effect, Inflict):
            total += hindrance(effect, target)
    return total


def hindrance(effect: Inflict, target: CreatureCombatState) -> float:
    """What a mark is worth on an enemy: nothing if it has it, is too large, or is spared."""
    mark = effect.mark
    if target.sheet.size > effect.largest or target.sheet.kind in effect.spares:
        return 0.0
    if mark.flags & target.sheet.never or (mark.flags and target.flags & mark.flags == mark.flags):
        return 0.0
    if bears(target, mark):
        return 0.0
    if mark.flags & OUT_OF_ACTION:
        return 1.5 * threat(target)
    if mark.flags:
        return 0.5 * threat(target)
    return 1.0 if mark.ongoing is None else 2.0 * mark.ongoing.mean()


def bears(who: CreatureCombatState, mark: Mark) -> bool:
    """Whether a creature has such a mark already."""
    return any(condition.mark is mark or condition.name == mark.id for condition in who.conditions)


# What a power does for a friend


def good(power: Power, target: CreatureCombatState) -> float:
    """What using a power on a friend is worth."""
    return _good_of_all(power.effects, target)


def _good_of_all(found: list[Effect], target: CreatureCombatState) -> float:
    worth = 0.0
    for effect in found:
        if isinstance(effect, Heal):
            worth += healing(effect, target)
        elif isinstance(effect, Inflict):
            worth += help_of(effect.mark, target)
        elif isinstance(effect, Cure):
            worth += _cure(effect, target)
        elif isinstance(effect, Grant):
            worth += _grant(effect, target)
        elif isinstance(effect, Summon):
            worth += 6.0
        elif isinstance(effect, Own):
            worth += _good_of_all(effect.effects, target)
    return worth


def healing(effect: Heal, target: CreatureCombatState) -> float:
    """What hit points are worth to somebody: most to whoever is down, least to whoever is nearly well."""
    mean = effect.pool.mean() + (3.0 if effect.plus_modifier else 0.0)
    if effect.temporary:
        return 0.4 * mean if target.temp_hp == 0 else 0.0
    if effect.raises:
        return 0.8 * mean if target.current_hp > 0 else mean + FOR_THE_FALLEN + threat(target)
    room = float((target.max_hp // 2 if effect.up_to_half else target.max_hp) - target.current_hp)
    healed = min(mean, max(room, 0.0))
    if target.current_hp == 0:
        dying = 0.0 if target.flags & STABLE else 2.0 * float(target.death_failures)
        return healed + FOR_THE_FALLEN + threat(target) + dying
    missing = 1.0 - float(target.current_hp) / float(target.max_hp)
    return healed * (0.9 if missing > 0.65 else 0.5 if missing > 0.5 else 0.15)


def help_of(mark: Mark, target: CreatureCombatState) -> float:
    """What a mark is worth on a friend."""
    if target.current_hp == 0 or bears(target, mark):
        return 0.0
    worth = 0.8 * float(mark.ac)
    if mark.base_ac > 0 and target.sheet.bare:
        worth += 0.8 * max(0.0, float(mark.base_ac + target.sheet.mods[DEX] - attack.armour_class(target)))
    if mark.attack_dice is not None or mark.save_dice is not None:
        worth += 1.0 + 0.15 * threat(target)
    if mark.own_advantage:
        worth += 0.3 * threat(target)
    if mark.damage is not None:
        worth += 1.5 * mark.damage.mean()
    if mark.extra_action:
        worth += 1.2 * threat(target)
    if mark.gives_disadvantage or mark.flags & INVISIBLE:
        worth += 3.0
    if mark.resists or mark.retaliates is not None:
        worth += 2.0
    return worth


def _cure(effect: Cure, target: CreatureCombatState) -> float:
    ended: i64 = target.flags & effect.flags
    if ended == 0 or target.current_hp == 0:
        return 0.0
    if ended & OUT_OF_ACTION:
        return 2.0 + 1.5 * threat(target)
    return 2.0 if ended & (PRONE | RESTRAINED) else 1.0 + 0.4 * threat(target)


def _grant(effect: Grant, target: CreatureCombatState) -> float:
    if effect.what == "stable":
        dying = target.current_hp == 0 and not target.flags & STABLE
        return 2.0 + 2.0 * float(target.death_failures) if dying else 0.0
    if effect.what == "action":
        return threat(target) if target.used_action and economy.attacks_remain(target) == 0 else 0.0
    return 0.3


def price(power: Power) -> float:
    """What a power's own cost is worth: a slot or a use could be kept for better."""
    if power.level > 0 and power.limit == 0 and power.kind == "spell":
        return 0.8 * float(power.level)
    return 0.3 if power.limit > 0 or power.kind == "item" else 0.0

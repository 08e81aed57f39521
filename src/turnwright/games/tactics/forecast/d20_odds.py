"""Exact odds: of the d20, of pools of dice, of attack rolls, saving throws and checks.

The rules' own functions judge every face; nothing here draws from any dice.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.gamekit import distribution
from turnwright.gamekit.distribution import ZERO, Distribution
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.rules.combat import attack_roll, reactions
from turnwright.games.tactics.rules.combat.attack_roll import AttackRoll
from turnwright.games.tactics.rules.core import conditions, d20, damage, edition, saves
from turnwright.games.tactics.rules.core.damage_roll import DamagePart
from turnwright.games.tactics.sheet import LUCKY, Power
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Pool

SIDES: Final = 20


def counted(part: DamagePart, times: i64) -> Distribution:
    """The distribution of one part of the damage; `times` 2 for a critical hit."""
    amount = thrown(part.dice, times).shifted(part.modifier).not_below_zero()
    if part.weakened:
        for place, condition in enumerate(part.roller.conditions):
            weakened = condition.rule.damage.weakened
            if weakened is not None and not conditions.repeats(part.roller, place):
                amount = amount.plus(thrown(weakened).negated()).not_below_zero()
    return amount.shifted(part.adjustment).not_below_zero() if part.adjustment else amount


def thrown(pool: Pool, times: i64 = 1) -> Distribution:
    """The distribution of a pool; a critical hit doubles the dice (`times` 2), not the modifier."""
    dice = distribution.dice(int(pool.count * times), int(pool.sides), int(pool.least))
    return dice.shifted(pool.plus)


def lessened(who: CreatureCombatState, amount: Distribution, type: i64) -> Distribution:
    """Damage of a type after a reduction that applies once per turn."""
    for condition in who.conditions:
        if damage.is_reduced_once(who, condition, type):
            dice = condition.rule.damage.reduced_once
            if dice is not None:
                return amount.plus(thrown(dice).negated()).not_below_zero()
    return amount


def suffered(who: CreatureCombatState, amount: Distribution, type: i64) -> Distribution:
    """The damage of a type that a creature takes after its defences."""
    if amount.high() == 0:
        return amount
    if who.conditions:
        amount = lessened(who, amount, type)
    least: i64 = damage.after_defences(who, amount.low, type)
    most: i64 = damage.after_defences(who, amount.high(), type)
    if least == amount.low and most == amount.high():
        return amount
    made = [0.0] * (most - least + 1)
    for place, chance in enumerate(amount.chances):
        made[damage.after_defences(who, amount.low + place, type) - least] += chance
    return Distribution(least, made)


# The d20


_faces: dict[tuple[int, bool], list[float]] = {}


def faces(edge: i64, lucky: bool) -> list[float]:
    """The probability of each face of a d20 test, from 1 on; `lucky` rerolls a 1."""
    key = (int(edge), lucky)
    known = _faces.get(key)
    if known is None:
        if lucky:
            known = _with_luck(edge)
        else:
            known = [
                float(d20.ways_to_reach(face, edge) - d20.ways_to_reach(face + 1, edge)) / 400.0
                for face in range(1, SIDES + 1)
            ]
        _faces[key] = known
    return known


def _with_luck(edge: i64) -> list[float]:
    # Of two dice, the first 1 is rerolled.
    if edge == 0:
        again = [1.0 / 20.0 + 1.0 / 400.0] * SIDES
        again[0] = 1.0 / 400.0
        return again
    made = [0.0] * SIDES
    for first in range(1, SIDES + 1):
        for second in range(1, SIDES + 1):
            if first > 1 and second > 1:
                made[_counts(edge, first, second) - 1] += 1.0 / 400.0
            else:
                other = second if first == 1 else first
                for new in range(1, SIDES + 1):
                    made[_counts(edge, new, other) - 1] += 1.0 / 8000.0
    return made


def _counts(edge: i64, one: int, other: int) -> int:
    if edge > 0:
        return one if one > other else other
    return one if one < other else other


# Attacks and saves


@mypyc_attr(acyclic=True)
class Hit:
    """The odds of an attack roll; a critical hit is also a hit."""

    def __init__(self) -> None:
        self.chance = 0.0
        self.critical = 0.0


def hit(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, attack: AttackRoll
) -> Hit:
    """The chances of a described attack roll, with all dice that spells add to it."""
    found = Hit()
    added = attack_bonus(actor, attack)
    for place, chance in enumerate(faces(attack.advantage(), actor.sheet.has(LUCKY))):
        for more, share in enumerate(added.chances):
            attack.natural = place + 1
            attack.total = attack.natural + attack.bonus + added.low + more
            attack.judge(target)
            if attack.hit:
                found.chance += chance * share
            if attack.critical:
                found.critical += chance * share
    if target.conditions:
        gets = _chance_past_defences(state, actor, target, attack.distance_ft)
        found.chance *= gets
        found.critical *= gets
    return found


def plain_hit_chance(attack: AttackRoll) -> float:
    """The chance that an attack roll hits, without dice of conditions."""
    return 0.0 if attack.misses else hit_chance(attack.ac - attack.bonus, attack.advantage())


def hit_chance(need: i64, advantage: i64) -> float:
    """The chance that an attack roll hits which needs this on the die: never on a 1, always on a 20."""
    return chance_of(2 if need < 2 else 20 if need > 20 else need, advantage)


def plain_crit_chance(attack: AttackRoll) -> float:
    """The chance that an attack roll is a critical hit, without dice of conditions."""
    if attack.misses:
        return 0.0
    need: i64 = attack.ac - attack.bonus
    least: i64 = attack.crit_on if attack.crit_on > need else need
    return chance_of(20 if least > 20 else least, attack.advantage())


def chance_of(least: i64, advantage: i64) -> float:
    """The probability that the die of a D20 Test shows this or more, from 1 to 21."""
    single = float(21 - least) / 20.0
    if advantage > 0:
        return 1.0 - (1.0 - single) * (1.0 - single)
    return single * single if advantage < 0 else single


def with_reroll(one: Hit) -> Hit:
    """The odds of an attack roll that is rerolled if it misses."""
    found = Hit()
    found.chance = one.chance + (1.0 - one.chance) * one.chance
    found.critical = one.critical + (1.0 - one.chance) * one.critical
    return found


def _chance_past_defences(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, far: i64
) -> float:
    # Past Sanctuary and Mirror Image.
    total = chance_past_sanctuary(state, actor, target)
    for condition in target.conditions:
        rule = condition.rule
        if rule.attack.mirror_images > 0 and not attack_roll.ignores_mirror_image(actor, far):
            if edition.of(target).duplicates_have_ac:
                total *= float(attack_roll.least_for_duplicate(rule.attack.mirror_images) - 1) / 20.0
                continue
            for _ in range(rule.attack.mirror_images):
                total *= float(attack_roll.LEAST_IMAGE - 1) / float(attack_roll.IMAGE_DIE.sides)
    return total


def chance_past_sanctuary(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState
) -> float:
    """Sanctuary: the probability that an attacker makes its saving throw."""
    total = 1.0
    for place in range(len(target.conditions)):
        test = attack_roll.sanctuary_test(state, actor, target, place)
        if test is not None:
            total *= save(actor, test)
    return total


def attack_bonus(actor: CreatureCombatState, attack: AttackRoll) -> Distribution:
    """The bonuses and dice of conditions on an attack roll."""
    added = ZERO
    for place, condition in enumerate(actor.conditions):
        rule = condition.rule
        if not attack_roll.helps_attack(actor, place) or not attack_roll.helps_with(rule, attack):
            continue
        added = added.shifted(rule.attack.bonus)
        if rule.attack.dice is not None:
            added = added.plus(_signed(rule.attack.dice, rule))
    return added.plus(_inspired(actor))


def _signed(dice: Pool, rule: ConditionRule) -> Distribution:
    return thrown(dice).negated() if rule.subtracts_dice else thrown(dice)


def save(who: CreatureCombatState, test: saves.SaveTest) -> float:
    """The chance that a saving throw succeeds; Legendary Resistance is a choice, not a chance."""
    if test.fails or test.succeeds:
        return 0.0 if test.fails else 1.0
    return d20_test(who, test.advantage(), test.bonus, save_bonus(who, test.ability), test.dc)


def plain_save_chance(test: saves.SaveTest) -> float:
    """The chance that a saving throw succeeds, without dice of conditions and what a creature may add."""
    if test.fails or test.succeeds:
        return 0.0 if test.fails else 1.0
    need: i64 = test.dc - test.bonus
    return chance_of(1 if need < 1 else 21 if need > 21 else need, test.advantage())


def countered(
    state: CombatState,
    foe: CreatureCombatState,
    counter: Power,
    slot: i64,
    who: CreatureCombatState,
    level: i64,
) -> float:
    """The chance that a Counterspell of `foe` stops the spell of a caster, unless it is countered itself."""
    if edition.of(who).counterspell_is_a_save:
        return 1.0 - save(who, reactions.counter_save(state, who, foe, counter))
    if slot >= level:
        return 1.0
    edge: i64 = d20.combine(False, saves.has_check_disadvantage(state, foe))
    return d20_test(foe, edge, saves.spell_check_bonus(foe), _inspired(foe), reactions.counter_dc(level))


def save_bonus(who: CreatureCombatState, ability: i64) -> Distribution:
    """The bonuses and dice of conditions on saving throws."""
    added = ZERO
    for place, condition in enumerate(who.conditions):
        rule = condition.rule
        if not saves.helps_save(who, place):
            continue
        added = added.shifted(saves.flat_bonus(rule.save, ability))
        if rule.save.dice is not None:
            added = added.plus(_signed(rule.save.dice, rule))
    return added.plus(_inspired(who))


def check_bonus(who: CreatureCombatState, skill: str, may_fail: bool = True) -> Distribution:
    """The bonuses and dice of conditions on checks with a skill; some only help one that may fail."""
    added = ZERO
    for place, condition in enumerate(who.conditions):
        if saves.helps_check(who, place, skill):
            rule = condition.rule
            added = added.shifted(rule.check.bonus)
            if rule.check.dice is not None:
                added = added.plus(_signed(rule.check.dice, rule))
    return added.plus(_inspired(who)) if may_fail else added


def _inspired(who: CreatureCombatState) -> Distribution:
    # A die for a failing roll helps as much as one that is always added.
    for condition in who.conditions:
        if condition.rule.inspires is not None:
            return thrown(condition.rule.inspires)
    return ZERO


def d20_test(
    who: CreatureCombatState, edge: i64, flat: i64, added: Distribution, dc: i64, least: i64 = 1
) -> float:
    """The probability that a D20 Test reaches a DC; lower faces count as the `least`."""
    total = 0.0
    for place, chance in enumerate(faces(edge, who.sheet.has(LUCKY))):
        face: i64 = place + 1 if place + 1 > least else least
        total += chance * added.at_least(dc - flat - face)
    return total if total < 1.0 else 1.0


def beats(
    who: CreatureCombatState,
    edge: i64,
    flat: i64,
    other: CreatureCombatState,
    other_edge: i64,
    other_flat: i64,
    added: Distribution = ZERO,
    other_added: Distribution = ZERO,
    least: i64 = 1,
    other_least: i64 = 1,
) -> float:
    """The probability that one D20 Test is higher than another: a contest."""
    total = 0.0
    for place, chance in enumerate(faces(other_edge, other.sheet.has(LUCKY))):
        face: i64 = place + 1 if place + 1 > other_least else other_least
        for more, share in enumerate(other_added.chances):
            theirs: i64 = face + other_flat + other_added.low + more
            total += chance * share * d20_test(who, edge, flat, added, theirs + 1, least)
    return total

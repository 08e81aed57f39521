"""The exact odds and damage of an attack or a power against one creature."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from turnwright.gamekit.distribution import ZERO, Distribution, mixed
from turnwright.games.tactics.forecast import d20_odds
from turnwright.games.tactics.rules.combat import (
    attack_roll,
    grapple,
    masteries,
    reactions,
    weapon_attack,
    weapon_damage,
)
from turnwright.games.tactics.rules.combat.attack_roll import AttackRoll
from turnwright.games.tactics.rules.core import d20, damage, saves
from turnwright.games.tactics.rules.core.damage_roll import DamagePart
from turnwright.games.tactics.rules.magic import after_hit, casting, effects, slots, transmuting, uses
from turnwright.games.tactics.sheet import Attack, Power
from turnwright.games.tactics.srd import ABILITIES
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import (
    DROPPED,
    Damage,
    Effect,
    Heal,
    Inflict,
    Pool,
    PowerAttack,
    Revive,
    Save,
    Slay,
    WeaponAttack,
    When,
    WithinPool,
)

NONE: float = -1.0  # a probability that does not apply


def rounded(number: float) -> float:
    """Round to nine decimals, to hide floating-point error."""
    return float(int(number * 1e9 + 0.5)) / 1e9


@mypyc_attr(acyclic=True)
class Range:
    """The lowest, highest and mean of a number."""

    def __init__(self, low: i64, high: i64, mean: float) -> None:
        self.low = low
        self.high = high
        self.mean = mean

    def spelled(self) -> dict[str, Any]:
        """As plain values."""
        return {"min": int(self.low), "max": int(self.high), "mean": rounded(self.mean)}


@mypyc_attr(acyclic=True)
class Outcome:
    """The possible outcome of an attack or a power for one creature; -1 marks odds that do not apply."""

    def __init__(self, target: CreatureCombatState) -> None:
        self.creature_id = target.creature_id
        self.power: bool = False  # not of a weapon
        self.ally: bool = False
        self.shots: i64 = 1
        self.weapon = ""
        self.attack: AttackRoll | None = None
        self.hit_chance: float = NONE
        self.crit_chance: float = NONE
        self.save_chance: float = NONE
        self.ability: i64 = -1
        self.dc: i64 = 0
        self.test: saves.SaveTest | None = None
        self.damage: Range | None = None
        self.expected: float = NONE
        self.drop_chance: float = NONE
        self.heal: Range | None = None
        self.conditions: list[str] = []
        self.after_hit: list[str] = []  # powers that may be added to the hit, and are not counted here

    def spelled(self) -> dict[str, Any]:
        """As plain values, without what does not apply."""
        shown: dict[str, Any] = {"creatureId": self.creature_id}
        if self.power:
            shown["ally"] = self.ally
        if self.shots > 1:
            shown["shots"] = int(self.shots)
        attack = self.attack
        if attack is not None:
            self._spell_attack(shown, attack)
        if self.save_chance >= 0.0:
            shown["saveChance"] = rounded(self.save_chance)
            shown["ability"] = ABILITIES[self.ability]
            shown["dc"] = int(self.dc)
        if self.damage is not None:
            shown["damage"] = self.damage.spelled()
        if self.heal is not None:
            shown["heal"] = self.heal.spelled()
        if self.conditions:
            shown["conditions"] = list(self.conditions)
        if self.expected >= 0.0:
            shown["expected"] = rounded(self.expected)
            shown["dropChance"] = rounded(self.drop_chance)
        if self.after_hit:
            shown["afterHit"] = list(self.after_hit)
        return shown

    def _spell_attack(self, shown: dict[str, Any], attack: AttackRoll) -> None:
        if self.weapon != "":
            shown["weapon"] = self.weapon
        shown["hitChance"] = rounded(self.hit_chance)
        shown["critChance"] = rounded(self.crit_chance)
        shown["ac"] = int(attack.ac)
        shown["bonus"] = int(attack.bonus)
        shown["edge"] = int(attack.advantage())
        shown["up"] = list(attack_roll.reason_names(attack.advantages))
        shown["down"] = list(attack_roll.reason_names(attack.disadvantages))
        shown["cover"] = int(attack.cover)
        shown["distanceFt"] = int(attack.distance_ft)


@mypyc_attr(acyclic=True)
class DamageByType:
    """The damage of one hit by type, before the target's defences."""

    def __init__(self) -> None:
        self.types: list[int] = []
        self.amounts: list[Distribution] = []

    def add(self, amount: Distribution, type: i64) -> None:
        """Add damage. Damage of one type is one amount, so that it is halved or doubled once."""
        for place, known in enumerate(self.types):
            if known == type:
                self.amounts[place] = self.amounts[place].plus(amount)
                return
        self.types.append(int(type))
        self.amounts.append(amount)

    def first(self) -> i64:
        """The first type, or bludgeoning."""
        return self.types[0] if self.types else 1

    def suffered(self, who: CreatureCombatState) -> Distribution:
        """The damage that a creature takes."""
        total = ZERO
        for place, amount in enumerate(self.amounts):
            total = total.plus(d20_odds.suffered(who, amount, self.types[place]))
        return total

    def halved(self, who: CreatureCombatState) -> Distribution:
        """The damage that a creature takes of half of it, rounded down once as `DamageRoll.halve` does."""
        if not self.amounts:
            return ZERO
        if len(self.amounts) == 1:
            return d20_odds.suffered(who, self.amounts[0].halved(), self.types[0])
        known: dict[tuple[int, int], float] = {(0, 0): 1.0}
        for place in range(len(self.amounts) - 1, -1, -1):
            known = self._halve_one(who, place, known)
        made = [0.0] * (max([taken for _, taken in known]) + 1)
        for (_, taken), chance in known.items():
            made[taken] += chance
        return Distribution(0, made)

    def _halve_one(
        self, who: CreatureCombatState, place: int, known: dict[tuple[int, int], float]
    ) -> dict[tuple[int, int], float]:
        # Add one type: the count of odd amounts so far and the damage taken, with their probabilities.
        amount = self.amounts[place]
        made: dict[tuple[int, int], float] = {}
        for (spare, taken), chance in known.items():
            for at, share in enumerate(amount.chances):
                number: i64 = amount.low + at
                odd: i64 = spare + (number & 1)
                more: i64 = odd // 2 if place == 0 else 0
                left = d20_odds.lessened(who, Distribution(number // 2 + more), self.types[place])
                for less, part in enumerate(left.chances):
                    kept: i64 = damage.after_defences(who, left.low + less, self.types[place])
                    key = (int(odd), int(taken + kept))
                    made[key] = made.get(key, 0.0) + chance * share * part
        return made


# Attacks with weapons


def weapon_attack_outcome(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    second: bool,
    thrown: bool = False,
) -> Outcome:
    """The outcome of an attack with a weapon from where both creatures stand."""
    found = Outcome(target)
    found.weapon = weapon.id
    attack = weapon_attack.describe(state, actor, target, weapon, thrown)
    chances = d20_odds.hit(state, actor, target, attack)
    _note_attack(found, attack, chances)
    hit = weapon_damage.active_effects(state, actor, target, weapon.hit_by(attack.ranged))
    use = uses.Use(actor, weapon.id)
    parts = weapon_damage.describe(state, use, target, hit, attack, weapon, second).parts
    plain = _taken(parts, target, 1)
    critical = _taken(parts, target, 2) if chances.critical > 0.0 else plain
    graze = d20_odds.thrown(Pool(0, 0, masteries.grazes(actor, weapon)))
    missed = d20_odds.suffered(target, graze, masteries.kind_of(weapon))
    _note_hit(found, target, plain, critical, chances, missed)
    ranged, advantage = attack.ranged, attack.advantage()
    for power in actor.sheet.strikes:
        possible = after_hit.is_possible(
            state, actor, target, ranged, advantage, weapon, power, attack.forgone
        )
        if possible and after_hit.levels(actor, power):
            found.after_hit.append(power.id)
    return found


def _taken(parts: list[DamagePart], target: CreatureCombatState, times: i64) -> Distribution:
    # The damage of a hit after the target's defences.
    harm = DamageByType()
    for part in parts:
        harm.add(d20_odds.counted(part, times), part.type)
    return harm.suffered(target)


def _note_attack(found: Outcome, attack: AttackRoll, chances: d20_odds.Hit) -> None:
    found.attack = attack
    found.hit_chance = chances.chance
    found.crit_chance = chances.critical


def _note_hit(
    found: Outcome,
    target: CreatureCombatState,
    plain: Distribution,
    critical: Distribution,
    chances: d20_odds.Hit,
    missed: Distribution = ZERO,
) -> None:
    most: i64 = critical.high() if chances.critical > 0.0 else plain.high()
    certain = chances.critical >= chances.chance and chances.chance > 0.0
    on_hit = critical if certain else plain
    all_in_all = combined_outcome(chances, plain, critical, missed)
    found.damage = Range(on_hit.low, most, on_hit.mean())
    found.expected = all_in_all.mean()
    found.drop_chance = drops(target, all_in_all)


def combined_outcome(
    chances: d20_odds.Hit, plain: Distribution, critical: Distribution, missed: Distribution
) -> Distribution:
    """The damage of an attack roll, hit or miss."""
    share = chances.critical / chances.chance if chances.chance > 0.0 else 0.0
    return mixed(chances.chance, mixed(share, critical, plain), missed)


def drops(target: CreatureCombatState, harm: Distribution) -> float:
    """The probability that damage drops a standing creature to 0 Hit Points."""
    if target.current_hp <= 0:
        return 0.0
    return harm.at_least(target.current_hp + target.temp_hp)


# Powers


def use_of(who: CreatureCombatState, power: Power, level: i64, center: i64) -> uses.Use:
    """One use of a power with a slot, aimed at a cell or at none."""
    use = uses.Use(who, power.id, power)
    use.slot = level if power.needs == "" else casting.slot_of(who, power)
    use.center = center
    return use


def on_target(
    draft: CombatState, use: uses.Use, power: Power, target: CreatureCombatState, shots: i64
) -> Outcome:
    """The possible outcome of a power for one of its targets, hit by a number of shots."""
    found = Outcome(target)
    found.power = True
    found.ally = target.side == use.actor.side
    found.shots = shots
    if reactions.is_unaffected(draft, target, use.actor, power):
        return found
    harm = ZERO
    for effect in transmuting.effects_of(use.actor, power):
        if isinstance(effect, PowerAttack):
            harm = harm.plus(_power_attack(draft, use, power, effect, target, found, shots))
            continue
        part = _effect(draft, use, power, effect, target, found)
        if part is not None:
            harm = harm.plus(part)
            if power.repeats and isinstance(effect, Damage):
                # Empowered Evocation: the modifier is added to the first shot alone.
                use.modifier_spent = use.modifier_spent or effect.modifier_once
                later = d20_odds.suffered(target, _amount(use, effect), effect.type)
                for _ in range(shots - 1):
                    harm = harm.plus(later)
    if harm.high() > 0:
        if power.kind == "spell" and power.area is None and casting.hurts(power):
            harm = mixed(d20_odds.chance_past_sanctuary(draft, use.actor, target), harm, ZERO)
        found.expected = harm.mean()
        found.drop_chance = drops(target, harm)
    return found


def _effect(
    draft: CombatState,
    use: uses.Use,
    power: Power,
    effect: Effect,
    target: CreatureCombatState,
    found: Outcome,
) -> Distribution | None:
    """Note an effect on a target, and return its damage, misses included; or None."""
    if isinstance(effect, PowerAttack):
        return _power_attack(draft, use, power, effect, target, found, 1)
    if isinstance(effect, Save):
        return _save(draft, use, effect, target, found)
    if isinstance(effect, Damage):
        taken = d20_odds.suffered(target, _amount(use, effect), effect.type)
        _note_damage(found, taken)
        return taken
    if isinstance(effect, WeaponAttack):
        _note_swing(draft, use, effect, target, found)
        return None
    if isinstance(effect, When) and effect.what == DROPPED:
        return None
    if isinstance(effect, When):
        return _effects(
            draft, use, power, weapon_damage.active_effects(draft, use.actor, target, [effect]), target, found
        )
    if isinstance(effect, WithinPool):
        # What other creatures in the area use up is not known before they are told apart.
        most: i64 = d20_odds.thrown(uses.at_slot(use, effect.pool, effect.per_level)).high()
        if effects.is_within(effect, target) and target.current_hp <= most:
            return _effects(draft, use, power, effect.effects, target, found)
        return None
    if isinstance(effect, Revive):
        found.heal = Range(effect.hp, effect.hp, float(effect.hp))
    elif isinstance(effect, Slay):
        found.expected, found.drop_chance = 0.0, 1.0
    elif isinstance(effect, Heal):
        healed = _healed(use, effect, target)
        found.heal = Range(healed.low, healed.high(), healed.mean())
    elif isinstance(effect, Inflict):
        found.conditions.append(effect.rule.id)
    return None


def _note_swing(
    draft: CombatState, use: uses.Use, effect: WeaponAttack, target: CreatureCombatState, found: Outcome
) -> None:
    weapon = use.actor.sheet.attack(effect.weapon)
    if weapon is not None:
        struck = weapon_attack_outcome(draft, use.actor, target, weapon, False)
        found.attack, found.hit_chance, found.crit_chance = (
            struck.attack,
            struck.hit_chance,
            struck.crit_chance,
        )
        found.damage, found.expected, found.drop_chance = struck.damage, struck.expected, struck.drop_chance


def _effects(
    draft: CombatState,
    use: uses.Use,
    power: Power,
    listed: list[Effect],
    target: CreatureCombatState,
    found: Outcome,
) -> Distribution | None:
    total: Distribution | None = None
    for each in listed:
        part = _effect(draft, use, power, each, target, found)
        if part is not None:
            total = part if total is None else total.plus(part)
    return total


def _note_damage(found: Outcome, taken: Distribution) -> None:
    known = found.damage
    more = Range(taken.low, taken.high(), taken.mean())
    if known is not None:
        more = Range(known.low + more.low, known.high + more.high, known.mean + more.mean)
    found.damage = more


def _amount(use: uses.Use, effect: Damage) -> Distribution:
    return d20_odds.counted(uses.damage_part(use, effect), 1)


def _healed(use: uses.Use, effect: Heal, target: CreatureCombatState) -> Distribution:
    if effect.from_pool:
        return d20_odds.thrown(Pool(0, 0, effects.from_pool(use, target)))
    dice = effects.dice_for(use, effect, target)
    return d20_odds.thrown(dice).shifted(effects.more_healing(use, effect)).not_below_zero()


def _power_attack(
    draft: CombatState,
    use: uses.Use,
    power: Power,
    effect: PowerAttack,
    target: CreatureCombatState,
    found: Outcome,
    shots: i64,
) -> Distribution:
    """Note an attack roll of a power; the damage of all its shots at one target."""
    attack = effects.describe_attack(draft, use, effect, target, slots.range_of(use.actor, power))
    once = d20_odds.hit(draft, use.actor, target, attack)
    chances = d20_odds.with_reroll(once) if effects.seeks(use) else once
    _note_attack(found, attack, chances)
    hit = weapon_damage.active_effects(draft, use.actor, target, effect.hit)
    described = weapon_damage.describe(draft, use, target, hit, attack)
    parts = described.parts
    plain = _taken(parts, target, 1)
    critical = _taken(parts, target, 2)
    _note_hit(found, target, plain, critical, chances)
    for each in hit:
        if isinstance(each, Inflict):
            found.conditions.append(each.rule.id)
    missed = _graze(use, effect, target)
    empowered = any(part.modifier_once for part in parts)
    use.modifier_spent = use.modifier_spent or (power.repeats and empowered)
    if shots > 1 and (empowered or any(_is_for_one_hit(rider) for rider in described.riders)):
        later_parts = weapon_damage.describe(draft, use, target, hit, attack).parts
        later_parts = [part for part in later_parts if part.rider is None or not _is_for_one_hit(part.rider)]
        # The first shot that hits does more than the others. Seeking Spell is for the first shot alone.
        share = once.critical / once.chance if once.chance > 0.0 else 0.0
        first = mixed(share, critical, plain)
        other = combined_outcome(once, _taken(later_parts, target, 1), _taken(later_parts, target, 2), missed)
        fresh = later = ZERO
        for _ in range(shots):
            fresh = mixed(once.chance, first.plus(later), missed.plus(fresh))
            later = later.plus(other)
        return fresh
    one = combined_outcome(chances, plain, critical, missed)
    total = ZERO
    for _ in range(shots if power.repeats else 1):
        total = total.plus(one)
    return total


def _is_for_one_hit(rider: ConditionState) -> bool:
    # A smite adds to one hit, or to one hit a turn.
    return rider.rule.once or rider.rule.attack.once_a_turn


def _graze(use: uses.Use, effect: PowerAttack, target: CreatureCombatState) -> Distribution:
    # The damage of a miss.
    total = ZERO
    for each, halved in effects.damage_of_a_miss(use, effect):
        whole = _amount(use, each)
        total = total.plus(d20_odds.suffered(target, whole.halved() if halved else whole, each.type))
    return total


def _save(
    draft: CombatState, use: uses.Use, effect: Save, target: CreatureCombatState, found: Outcome
) -> Distribution:
    if not effects.is_reached(draft, use, effect, target):
        return ZERO
    test = effects.describe_save(draft, use, effect, target)
    found.test = test
    found.dc = test.dc
    found.ability = test.ability
    found.save_chance = d20_odds.save(target, test)
    evades, potent = effects.has_evasion(effect, target), effects.is_potent(use)
    saved, halves, wholes = DamageByType(), DamageByType(), DamageByType()
    fail = weapon_damage.active_effects(draft, use.actor, target, effect.fail)
    for each in fail:
        if isinstance(each, Damage):
            thrown = _amount(use, each)
            if effects.share_taken(each, True, evades, potent) == effects.HALVED:
                saved.add(thrown, each.type)
            failed = effects.share_taken(each, False, evades, potent)
            (halves if failed == effects.HALVED else wholes).add(thrown, each.type)
        elif isinstance(each, Inflict):
            found.conditions.append(each.rule.id)
        elif isinstance(each, Slay):
            found.expected, found.drop_chance = 0.0, 1.0 - found.save_chance
    worst = halves.halved(target).plus(wholes.suffered(target))
    if worst.high() > 0:
        _note_damage(found, worst)
    return mixed(found.save_chance, saved.halved(target), worst)


# Checks, grapples and escapes


def check_chance(state: CombatState, who: CreatureCombatState, skill: str, dc: i64) -> float:
    """The probability that a check with a skill reaches a DC."""
    flat: i64 = saves.skill_bonus(who, skill) - saves.exhaustion_penalty(who)
    added = d20_odds.check_bonus(who, skill)
    return d20_odds.d20_test(who, _check_edge(state, who, skill), flat, added, dc, _least_face(who, skill))


def _least_face(who: CreatureCombatState, skill: str) -> i64:
    # Reliable Talent.
    return saves.RELIABLE_FACE if saves.is_reliable(who, skill) else 1


def _check_edge(state: CombatState, who: CreatureCombatState, skill: str) -> i64:
    return d20.combine(saves.has_check_advantage(who, skill), saves.has_check_disadvantage(state, who, skill))


def grapple_chance(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> float:
    """The probability that a grapple or shove succeeds."""
    attempt = grapple.describe(state, who, target)
    if attempt.save is not None:
        return 1.0 - d20_odds.save(target, attempt.save)
    return 1.0 if attempt.succeeds else _wins(state, who, grapple.ATHLETICS, target, attempt.skill, True)


def escape_chance(state: CombatState, who: CreatureCombatState, bond: ConditionState) -> float:
    """The probability of an escape from a grapple or a restraint."""
    if bond.rule.turn.with_action:
        return d20_odds.save(who, grapple.collecting_save(state, who, bond))
    skill = grapple.escape_skill(who, bond)
    grappler = grapple.opponent(state, who, bond)
    if grappler is not None:
        return _wins(state, who, skill, grappler, grapple.ATHLETICS, False)
    return check_chance(state, who, skill, bond.dc)


def _wins(
    state: CombatState,
    who: CreatureCombatState,
    skill: str,
    other: CreatureCombatState,
    theirs: str,
    first: bool,
) -> float:
    # The check that is made first has no DC, so Bardic Inspiration is kept for the other.
    mine: i64 = saves.skill_bonus(who, skill)
    against: i64 = saves.skill_bonus(other, theirs)
    edge, other_edge = _check_edge(state, who, skill), _check_edge(state, other, theirs)
    added = d20_odds.check_bonus(who, skill, not first)
    other_added = d20_odds.check_bonus(other, theirs, first)
    least, other_least = _least_face(who, skill), _least_face(other, theirs)
    return d20_odds.beats(who, edge, mine, other, other_edge, against, added, other_added, least, other_least)

"""Saving throws and ability checks: described, then rolled.

SRD: D20 Tests; Saving Throws; Ability Checks; Conditions.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import SkillCheck
from turnwright.games.tactics.condition_rules import SaveRules
from turnwright.games.tactics.events import CheckRolled, SaveRolled
from turnwright.games.tactics.rules.core import conditions, d20, edition, position, protection
from turnwright.games.tactics.sheet import (
    BLOODIED_FRENZY,
    BRAVE,
    DEFIES_DEATH,
    GREATER_MAGIC_RESISTANCE,
    MAGIC_RESISTANCE,
    RELIABLE,
    SUNLIGHT_SENSITIVITY,
    Again,
)
from turnwright.games.tactics.srd import (
    ABILITIES,
    BLINDED,
    DEAFENED,
    DEX,
    DODGING,
    FRIGHTENED,
    HELPLESS,
    OUT_OF_ACTION,
    POISONED,
    RESTRAINED,
    SKILLS,
    STR,
    modifier,
)
from turnwright.games.tactics.state import MASTER, NO_INDEX, CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

ALL_ABILITIES: Final = (1 << len(ABILITIES)) - 1
AUTOMATIC_FAILURE: Final = -1000  # a total below every DC
RELIABLE_FACE: Final = 10
DEFIED_FACE: Final = 18
SENSES: Final = {"": 0, "SIGHT": BLINDED, "HEARING": DEAFENED}
# Reasons for Advantage and Disadvantage on a saving throw; each is a bit, by its place in this list.
SAVE_REASONS: Final = (
    "effect",
    "magic_resistance",
    "brave",
    "bloodied_frenzy",
    "condition",
    "dodging",
    "exhausted",
    "squeezing",
    "restrained",
)
_EFFECT: Final = 1 << 0
_MAGIC_RESISTANCE: Final = 1 << 1
_BRAVE: Final = 1 << 2
_FRENZY: Final = 1 << 3
_CONDITION: Final = 1 << 4
_DODGING: Final = 1 << 5
_EXHAUSTED: Final = 1 << 6
_SQUEEZING: Final = 1 << 7
_RESTRAINED: Final = 1 << 8


# Saving throws


@mypyc_attr(acyclic=True)
class SaveTest:
    """A saving throw before its roll: rolled by the rules, counted by the forecast."""

    def __init__(self, ability: i64, dc: i64) -> None:
        self.ability = ability
        self.dc = dc
        self.fails: bool = False  # automatically
        self.succeeds: bool = False  # automatically
        self.bonus: i64 = 0  # without the bonuses and dice of conditions
        self.advantages: i64 = 0  # reasons as bits, see `SAVE_REASONS`
        self.disadvantages: i64 = 0
        self.total: i64 = 0  # once it is made

    def advantage(self) -> i64:
        """Advantage/Disadvantage: 1, -1, or 0 if there is neither or both."""
        return d20.combine(self.advantages != 0, self.disadvantages != 0)


def describe(
    state: CombatState,
    who: CreatureCombatState,
    ability: i64,
    dc: i64,
    magic: bool,
    against: i64 = 0,
    bonus: i64 = 0,
    advantage: i64 = 0,
) -> SaveTest:
    """Describe a saving throw against conditions (`against`, as bits), with what the effect itself gives."""
    test = SaveTest(ability, dc)
    sheet = who.sheet
    test.fails = fails_automatically(who, ability)
    test.succeeds = magic and sheet.has(GREATER_MAGIC_RESISTANCE)
    up: i64 = _EFFECT if advantage > 0 else 0
    down: i64 = _EFFECT if advantage < 0 else 0
    if magic and sheet.has(MAGIC_RESISTANCE):
        up |= _MAGIC_RESISTANCE
    if against & sheet.steady or (against & FRIGHTENED and sheet.has(BRAVE)):
        up |= _BRAVE
    if sheet.has(BLOODIED_FRENZY) and who.bloodied():
        up |= _FRENZY
    if who.exhaustion > 0 and edition.of(who).exhaustion_hinders_rolls(who.exhaustion):
        down |= _EXHAUSTED
    if ability == DEX:
        # Conditions [Restrained] and Squeezing: Disadvantage on DEX saves. Dodge: Advantage.
        if who.flags & RESTRAINED:
            down |= _RESTRAINED
        if position.squeezes(state, who):
            down |= _SQUEEZING
        if is_dodging(who):
            up |= _DODGING
    for condition in who.conditions:
        if aids(who, condition, ability):
            up |= _CONDITION
        # Protection from Poison.
        if condition.rule.save.steady & against:
            up |= _CONDITION
        if hinders(condition, ability):
            down |= _CONDITION
    if protection.gives_advantage(state, who):
        up |= _CONDITION
    test.advantages = up
    test.disadvantages = down
    test.bonus = sheet.saves[ability] - exhaustion_penalty(who) + bonus
    test.bonus += protection.save_bonus(state, who) + strength_increase(who, ability)
    return test


def aids(who: CreatureCombatState, condition: ConditionState, ability: i64) -> bool:
    """Whether a condition gives its bearer Advantage on saves with an ability.

    Danger Sense: not while Incapacitated, in 5.1 nor while Blinded or Deafened.
    """
    save = condition.rule.save
    if save.advantage & (1 << ability) == 0:
        return False
    dulling: i64 = OUT_OF_ACTION
    if save.while_able and edition.of(who).danger_needs_senses:
        dulling |= BLINDED | DEAFENED
    return not save.while_able or who.flags & dulling == 0


def hinders(condition: ConditionState, ability: i64) -> bool:
    """Whether a condition gives its bearer Disadvantage on saves with an ability."""
    return condition.rule.save.disadvantage & (1 << ability) != 0


def fails_automatically(who: CreatureCombatState, ability: i64) -> bool:
    """Conditions [Paralyzed], [Petrified], [Stunned], [Unconscious]: STR and DEX saves fail."""
    return who.flags & HELPLESS != 0 and ability in (STR, DEX)


def reason_names(bits: i64) -> tuple[str, ...]:
    """The reasons that these bits stand for."""
    return tuple([reason for place, reason in enumerate(SAVE_REASONS) if bits & (1 << place)])


def roll(state: CombatState, who: CreatureCombatState, test: SaveTest, reason: str, ctx: Context) -> i64:
    """Roll a described saving throw and return its total."""
    if test.fails:
        return AUTOMATIC_FAILURE
    name = ABILITIES[test.ability]
    dc: i64 = visible_dc(state, test.dc)
    natural: i64 = d20.d20(ctx, who, test.advantage(), d20.SAVE, name, reason, dc, test.bonus)
    return natural + test.bonus + _bonus_of_conditions(who, test.ability, ctx)


def describe_repeated(
    state: CombatState, who: CreatureCombatState, condition: ConditionState, magic: bool, eased: bool = False
) -> SaveTest:
    """Describe a repeated save that ends a condition. Heightened Spell: with Disadvantage."""
    advantage: i64 = d20.combine(eased, conditions.is_heightened(who, condition))
    return describe(state, who, condition.ability, condition.dc, magic, condition.rule.flags, 0, advantage)


def save(
    state: CombatState,
    who: CreatureCombatState,
    ability: i64,
    dc: i64,
    reason: str,
    magic: bool,
    ctx: Context,
    against: i64 = 0,
    bonus: i64 = 0,
    advantage: i64 = 0,
) -> bool:
    """Describe a saving throw and make it."""
    test = describe(state, who, ability, dc, magic, against, bonus, advantage)
    return make(state, who, test, reason, ctx)


def make(state: CombatState, who: CreatureCombatState, test: SaveTest, reason: str, ctx: Context) -> bool:
    """Make a described saving throw and say whether it succeeds."""
    if test.succeeds:
        return True
    dc: i64 = test.dc
    total: i64 = total_of(state, who, test, reason, ctx)
    test.total = total
    legendary = total < dc and legendary_resistance(who, reason, ctx)
    saved = total >= dc or legendary
    if ctx.heard:
        shown = -1 if test.fails else int(total)
        ctx.emit(
            SaveRolled(who.creature_id, ABILITIES[test.ability], shown, int(dc), saved, reason, legendary)
        )
    return saved


def total_of(state: CombatState, who: CreatureCombatState, test: SaveTest, reason: str, ctx: Context) -> i64:
    """The total of a described saving throw, with what a creature may add to one that fails."""
    dc: i64 = test.dc
    total: i64 = roll(state, who, test, reason, ctx)
    if test.fails:
        return total
    # Bardic Inspiration.
    if total < dc:
        total += d20.add_inspiration(state, who, dc - total, ctx)
    # Indomitable and the like: a limited number of rerolls or extra dice.
    for again in who.sheet.again:
        if total < dc and _takes_again(who, again, dc - total, reason, ctx):
            if again.dice is not None:
                total += d20.throw(ctx, who, again.dice, 1, again.id)
            else:
                total = roll(state, who, test, reason, ctx) + again.bonus
    return total


def _takes_again(who: CreatureCombatState, again: Again, short: i64, reason: str, ctx: Context) -> bool:
    # Offered only if it can help; pays for the use.
    if who.uses.get(again.pool, 0) >= again.limit or not who.here():
        return False
    if again.dice is not None and again.dice.count * again.dice.sides < short:
        return False
    if ctx.ask(who.seat, again.id, (f"{who.creature_id} {reason}", "no"), 0) != 0:
        return False
    who.uses[again.pool] = who.uses.get(again.pool, 0) + 1
    return True


def death_save_roll(state: CombatState, who: CreatureCombatState, dc: i64, ctx: Context) -> tuple[i64, i64]:
    """The d20 and the total of a Death Saving Throw, with what may be added to one that fails."""
    natural: i64 = _death_save_d20(state, who, dc, ctx)
    total: i64 = natural + _death_save_bonus(state, who, ctx)
    # Rolling a 1 or a 20 counts whatever the total is.
    if natural != 1 and not counts_as_20(who, natural) and total < dc:
        total += d20.add_inspiration(state, who, dc - total, ctx)
    for again in who.sheet.again:
        if counts_as_20(who, natural) or total >= dc or (natural == 1 and again.dice is not None):
            continue
        if not _takes_again(who, again, dc - total, d20.DEATH_SAVE, ctx):
            continue
        if again.dice is not None:
            total += d20.throw(ctx, who, again.dice, 1, again.id)
        else:
            natural = _death_save_d20(state, who, dc, ctx)
            total = natural + _death_save_bonus(state, who, ctx) + again.bonus
    return natural, total


def counts_as_20(who: CreatureCombatState, natural: i64) -> bool:
    """Whether the d20 of a Death Saving Throw has the benefit of a 20. Defy Death: from 18 on."""
    return natural >= (DEFIED_FACE if who.sheet.has(DEFIES_DEATH) else 20)


def _death_save_d20(state: CombatState, who: CreatureCombatState, dc: i64, ctx: Context) -> i64:
    # A Death Saving Throw uses no ability: what helps every saving throw helps it.
    hindered = edition.of(who).exhaustion_hinders_rolls(who.exhaustion)
    helped = protection.gives_advantage(state, who) or who.sheet.has(DEFIES_DEATH)
    for condition in who.conditions:
        save = condition.rule.save
        helped = helped or save.death_advantage or save.advantage & ALL_ABILITIES == ALL_ABILITIES
        hindered = hindered or save.disadvantage & ALL_ABILITIES == ALL_ABILITIES
    return d20.d20(
        ctx, who, d20.combine(helped, hindered), d20.SAVE, "", d20.DEATH_SAVE, visible_dc(state, dc)
    )


def _death_save_bonus(state: CombatState, who: CreatureCombatState, ctx: Context) -> i64:
    # Aura of Protection, a Ring of Protection, Bless.
    bonus: i64 = protection.save_bonus(state, who) + who.sheet.save_bonus - exhaustion_penalty(who)
    return bonus + _bonus_of_conditions(who, -1, ctx)


def legendary_resistance(who: CreatureCombatState, reason: str, ctx: Context) -> bool:
    """Legendary Resistance: offer to turn a failed save into a success, a few times a day."""
    if who.resistances_left < 1 or not who.here():
        return False
    if ctx.ask(who.seat, "legendary_resistance", (f"{who.creature_id} {reason}", "no"), 0) != 0:
        return False
    who.resistances_left -= 1
    return True


def _bonus_of_conditions(who: CreatureCombatState, ability: i64, ctx: Context) -> i64:
    # Bless, Bane, Shield of Faith and the like; each name counts once.
    added: i64 = 0
    for place, condition in enumerate(who.conditions):
        if not helps_save(who, place):
            continue
        rule = condition.rule
        added += flat_bonus(rule.save, ability)
        dice = rule.save.dice
        if dice is not None:
            thrown: i64 = d20.throw(ctx, who, dice, 1, rule.name)
            added += -thrown if rule.subtracts_dice else thrown
    return added


def helps_save(who: CreatureCombatState, place: i64) -> bool:
    """Whether a condition adds a bonus or dice to saving throws, and is the first of its name."""
    save = who.conditions[place].rule.save
    return (save.bonus != 0 or save.dice is not None) and not conditions.repeats(who, place)


def flat_bonus(save: SaveRules, ability: i64) -> i64:
    """The bonus of a condition to saves with an ability, or to a Death Saving Throw with -1."""
    applies = save.bonus_on == 0 or (ability >= 0 and save.bonus_on & (1 << ability) != 0)
    return save.bonus if applies else 0


def visible_dc(state: CombatState, dc: i64) -> i64:
    """The DC, if the scene shows it; otherwise 0."""
    arena: Arena = state.arena
    return dc if arena.settings.shows_dc else 0


def exhaustion_penalty(who: CreatureCombatState) -> i64:
    """Conditions [Exhaustion]: what is subtracted from every D20 Test."""
    return 0 if who.exhaustion == 0 else edition.of(who).exhaustion_penalty(who.exhaustion)


def is_dodging(who: CreatureCombatState) -> bool:
    """Dodge: lost while Incapacitated or at a speed of 0."""
    return who.flags & DODGING != 0 and who.flags & OUT_OF_ACTION == 0 and position.speed(who) > 0


def strength(who: CreatureCombatState) -> i64:
    """The Strength modifier, with the score that a potion or spell raises."""
    best: i64 = who.sheet.mods[STR]
    for condition in who.conditions:
        score: i64 = condition.rule.check.minimum_strength
        if score > 0 and modifier(score) > best:
            best = modifier(score)
    return best


def strength_score(who: CreatureCombatState) -> i64:
    """The Strength score, as a potion or spell raises it."""
    best: i64 = who.sheet.scores[STR]
    for condition in who.conditions:
        score: i64 = condition.rule.check.minimum_strength
        best = score if score > best else best
    return best


def strength_increase(who: CreatureCombatState, ability: i64) -> i64:
    """By how much a raised score increases the modifier of an ability."""
    return strength(who) - who.sheet.mods[STR] if ability == STR else 0


# Ability checks


def check(
    state: CombatState,
    who: CreatureCombatState,
    skill: str,
    dc: i64,
    reason: str,
    ctx: Context,
    advantage: i64 = 0,
    senses: i64 = 0,
) -> i64:
    """Make an ability check with a skill and return its total."""
    # Conditions [Blinded], [Deafened]: a check that needs sight or hearing fails.
    total: i64 = AUTOMATIC_FAILURE
    if senses == 0 or who.flags & senses != senses:
        total = check_total(state, who, skill, dc, reason, ctx, advantage)
        total += added_to_check(state, who, dc - total, reason, ctx)
    tell_check(who, skill, total, dc, total >= dc, reason, ctx)
    return total


def added_to_check(
    state: CombatState, who: CreatureCombatState, short: i64, reason: str, ctx: Context
) -> i64:
    """Bardic Inspiration, Dark One's Own Luck: what a creature adds to a check that fails by `short`."""
    added: i64 = 0
    if short > 0 and who.conditions:
        added = d20.add_inspiration(state, who, short, ctx)
    for again in who.sheet.again:
        dice = again.dice
        if added < short and dice is not None and _takes_again(who, again, short - added, reason, ctx):
            added += d20.throw(ctx, who, dice, 1, again.id)
    return added


def check_total(
    state: CombatState,
    who: CreatureCombatState,
    skill: str,
    dc: i64,
    reason: str,
    ctx: Context,
    advantage: i64 = 0,
) -> i64:
    """Roll an ability check without announcing it."""
    up = advantage > 0 or has_check_advantage(who, skill)
    down = advantage < 0 or has_check_disadvantage(state, who, skill)
    bonus: i64 = skill_bonus(who, skill) - exhaustion_penalty(who)
    shown: i64 = visible_dc(state, dc)
    total: i64 = d20.d20(ctx, who, d20.combine(up, down), d20.SKILL, skill, reason, shown, bonus) + bonus
    if total < bonus + RELIABLE_FACE and is_reliable(who, skill):
        total = bonus + RELIABLE_FACE
    # Guidance, Pass without Trace.
    for place, condition in enumerate(who.conditions):
        if helps_check(who, place, skill):
            total += condition.rule.check.bonus
            dice = condition.rule.check.dice
            if dice is not None:
                thrown: i64 = d20.throw(ctx, who, dice, 1, condition.rule.name)
                total += -thrown if condition.rule.subtracts_dice else thrown
    return total


def is_reliable(who: CreatureCombatState, skill: str) -> bool:
    """Reliable Talent: in a check with a skill that the creature is proficient in, a 9 or lower is a 10."""
    return who.sheet.has(RELIABLE) and skill in who.sheet.skills


def tell_check(
    who: CreatureCombatState, skill: str, total: i64, dc: i64, success: bool, reason: str, ctx: Context
) -> None:
    """Announce an ability check."""
    if ctx.heard:
        shown = -1 if total == AUTOMATIC_FAILURE else int(total)
        ctx.emit(CheckRolled(who.creature_id, skill, shown, int(dc), success, reason))


def has_check_advantage(who: CreatureCombatState, skill: str) -> bool:
    """Enhance Ability: Advantage on checks with an ability."""
    bit: i64 = 1 << SKILLS[skill]
    return any(condition.rule.check.advantage & bit for condition in who.conditions)


def has_check_disadvantage(state: CombatState, who: CreatureCombatState, skill: str = "") -> bool:
    """Conditions [Poisoned], [Frightened], [Exhaustion]; Sunlight Sensitivity; Hex; armor and Stealth."""
    if skill == "stealth" and who.sheet.noisy:
        return True
    if who.flags & POISONED or is_dazzled(state, who):
        return True
    # Hex, Weakening Breath; a check without a skill may be with any ability.
    bits: i64 = ALL_ABILITIES if skill == "" else 1 << SKILLS[skill]
    if any(condition.rule.check.disadvantage & bits == bits for condition in who.conditions):
        return True
    if edition.of(who).exhaustion_hinders_checks(who.exhaustion):
        return True
    return who.flags & FRIGHTENED != 0 and fears_in_sight(state, who)


def helps_check(who: CreatureCombatState, place: i64, skill: str) -> bool:
    """Whether a condition adds to checks with a skill, and is the first of its name."""
    check = who.conditions[place].rule.check
    if check.bonus == 0 and check.dice is None:
        return False
    return (not check.skills or skill in check.skills) and not conditions.repeats(who, place)


def skill_bonus(who: CreatureCombatState, skill: str) -> i64:
    """The bonus to an ability check with a skill."""
    ability: i64 = SKILLS[skill]
    known = who.sheet.skills.get(skill)
    own: i64 = who.sheet.mods[ability] if known is None else known
    return own + who.sheet.check_bonus + strength_increase(who, ability)


def spell_check(state: CombatState, who: CreatureCombatState, reason: str, dc: i64, ctx: Context) -> bool:
    """Dispel Magic, Counterspell in 5.1: whether a check with the spellcasting ability succeeds."""
    edge: i64 = d20.combine(False, has_check_disadvantage(state, who))
    bonus: i64 = spell_check_bonus(who)
    total: i64 = d20.d20(ctx, who, edge, d20.OTHER, "", reason, dc, bonus) + bonus
    return total + added_to_check(state, who, dc - total, reason, ctx) >= dc


def spell_check_bonus(who: CreatureCombatState) -> i64:
    """The bonus to a check with the spellcasting ability."""
    return who.sheet.spell_modifier + who.sheet.check_bonus - exhaustion_penalty(who)


def is_dazzled(state: CombatState, who: CreatureCombatState) -> bool:
    """Sunlight Sensitivity: whether the creature is in sunlight."""
    if not who.sheet.has(SUNLIGHT_SENSITIVITY):
        return False
    arena: Arena = state.arena
    return arena.settings.sunlight or position.in_sunlight(state, who)


def fears_in_sight(state: CombatState, who: CreatureCombatState) -> bool:
    """Conditions [Frightened]: whether a source of fear is within line of sight.

    Aura of Courage: it has no effect inside of the aura.
    """
    if protection.immunities(state, who) & FRIGHTENED:
        return False
    for condition in who.conditions:
        if condition.rule.flags & FRIGHTENED == 0:
            continue
        if condition.source == NO_INDEX:
            return True
        feared = state.participants[condition.source]
        if feared.here() and position.sees(state, who, feared):
            return True
    return False


# Rolls requested by the game master


def requested_roll(state: CombatState, seat: int, command: Any, ctx: Context) -> int:
    """Make a check or save that the game master asks for, and return the total of a check."""
    if seat != MASTER:
        raise Rejected("not-yours", "only the game master can ask for a roll", "intent", [MASTER])
    who = position.creature_here(state, command.actor, "actor")
    if isinstance(command, SkillCheck):
        skill = command.skill.lower()
        if skill not in SKILLS:
            raise Rejected("unknown-skill", f"there is no skill {skill[:60]!r}", "skill", list(SKILLS))
        sense = SENSES[command.sense]
        return int(check(state, who, skill, command.dc, command.context or skill, ctx, 0, sense))
    ability = ABILITIES.index(command.ability)
    save(state, who, ability, command.dc, command.context or command.ability, False, ctx)
    return 0

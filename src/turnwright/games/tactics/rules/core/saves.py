"""Saving throws and ability checks, with all that helps or hinders them.

SRD: D20 Tests, Saving Throws, Ability Checks; Conditions.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import SkillCheck
from turnwright.games.tactics.events import CheckRolled, SaveRolled
from turnwright.games.tactics.rules.core import conditions, d20, edition, position, protection
from turnwright.games.tactics.sheet import (
    BLOODIED_FRENZY,
    BRAVE,
    MAGIC_RESISTANCE,
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
)
from turnwright.games.tactics.state import NOBODY, CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

NEVER: int = -1000
SENSES: Final = {"": 0, "SIGHT": BLINDED, "HEARING": DEAFENED}


def total(
    state: CombatState,
    who: CreatureCombatState,
    ability: i64,
    dc: i64,
    reason: str,
    magic: bool,
    ctx: Context,
    against: i64 = 0,
    more: i64 = 0,
    lean: i64 = 0,
) -> i64:
    """The total of a saving throw; who fails by itself throws nothing and has a total below every dc."""
    # Conditions [Paralyzed], [Petrified], [Stunned], [Unconscious]: STR and DEX saves fail.
    if who.flags & HELPLESS and ability in (STR, DEX):
        return NEVER
    tight = ability == DEX and position.squeezes(state, who)
    edge: i64 = save_advantage(who, ability, magic, against, tight, lean)
    flat: i64 = who.sheet.saves[ability] - exhaustion_penalty(who) + more + protection.save_bonus(state, who)
    flat += strength_increase(who, ability)
    natural: i64 = d20.d20(ctx, who, edge, d20.SAVE, ABILITIES[ability], reason, visible_dc(state, dc), flat)
    return natural + flat + _bonus_of_conditions(who, ability, ctx)


def death_save_roll(state: CombatState, who: CreatureCombatState, dc: i64, ctx: Context) -> tuple[i64, i64]:
    """The d20 and the total of a death saving throw, which is tied to no ability."""
    edge: i64 = d20.combine(False, edition.of(who).exhaustion_hinders_rolls(who.exhaustion))
    natural: i64 = d20.d20(ctx, who, edge, d20.SAVE, "", d20.DEATH_SAVE, visible_dc(state, dc))
    return natural, natural - exhaustion_penalty(who) + _bonus_of_conditions(who, -1, ctx)


def visible_dc(state: CombatState, dc: i64) -> i64:
    """The number to reach, if the scene shows it."""
    arena: Arena = state.arena
    return dc if arena.settings.shows_dc else 0


def legendary_resistance(who: CreatureCombatState, reason: str, ctx: Context) -> bool:
    """Legendary Resistance: a failed save succeeds after all, a few times a day."""
    if who.resistances_left < 1 or not who.here():
        return False
    if ctx.ask(who.seat, "legendary_resistance", (f"{who.creature_id} {reason}", "no"), 0) != 0:
        return False
    who.resistances_left -= 1
    return True


def _uses_reroll(who: CreatureCombatState, again: Again, short: i64, reason: str, ctx: Context) -> bool:
    # Indomitable and the like: so many times, and only if it can help.
    if who.uses.get(again.pool, 0) >= again.limit or not who.here():
        return False
    if again.dice is not None and again.dice.count * again.dice.sides < short:
        return False
    if ctx.ask(who.seat, again.id, (f"{who.creature_id} {reason}", "no"), 0) != 0:
        return False
    who.uses[again.pool] = who.uses.get(again.pool, 0) + 1
    return True


def _bonus_of_conditions(who: CreatureCombatState, ability: i64, ctx: Context) -> i64:
    # What spells add to a save; dice of a blessing or a bane are thrown here.
    added: i64 = 0
    for place, condition in enumerate(who.conditions):
        rule = condition.rule
        dice = rule.save.dice
        if (rule.save.bonus == 0 and dice is None) or conditions.repeats(who, place):
            continue
        if rule.save.bonus_on == 0 or (ability >= 0 and rule.save.bonus_on & (1 << ability)):
            added += rule.save.bonus
        if dice is not None:
            thrown: i64 = d20.throw(ctx, who, dice, 1, rule.name)
            added += -thrown if rule.subtracts_dice else thrown
    return added


def exhaustion_penalty(who: CreatureCombatState) -> i64:
    """Conditions [Exhaustion]: twice the level off every d20 test; 5.1 gives disadvantage instead."""
    return edition.of(who).exhaustion_penalty(who.exhaustion)


def save_advantage(
    who: CreatureCombatState, ability: i64, magic: bool, against: i64, tight: bool = False, lean: i64 = 0
) -> i64:
    """Whether a save is thrown with advantage (1), disadvantage (-1) or neither."""
    up = magic and who.sheet.has(MAGIC_RESISTANCE)
    up = up or (against & FRIGHTENED != 0 and who.sheet.has(BRAVE)) or against & who.sheet.steady != 0
    up = up or (who.sheet.has(BLOODIED_FRENZY) and who.bloodied())
    up = up or lean > 0
    down = edition.of(who).exhaustion_hinders_rolls(who.exhaustion) or lean < 0
    if ability == DEX:
        # Conditions [Restrained], Squeezing: disadvantage on DEX saves.
        down = down or tight or who.flags & RESTRAINED != 0
        up = up or is_dodging(who)
    bit: i64 = 1 << ability
    for condition in who.conditions:
        up = up or condition.rule.save.advantage & bit != 0
        down = down or condition.rule.save.disadvantage & bit != 0
    return d20.combine(up, down)


def is_dodging(who: CreatureCombatState) -> bool:
    """Dodge: of no use to whoever is incapacitated or has a speed of 0."""
    return who.flags & DODGING != 0 and who.flags & OUT_OF_ACTION == 0 and position.speed(who) > 0


def save(
    state: CombatState,
    who: CreatureCombatState,
    ability: i64,
    dc: i64,
    reason: str,
    magic: bool,
    ctx: Context,
    against: i64 = 0,
    more: i64 = 0,
    lean: i64 = 0,
) -> bool:
    """Whether a creature saves, `against` which conditions; a legendary one may choose to."""
    made: i64 = total(state, who, ability, dc, reason, magic, ctx, against, more, lean)
    if made != NEVER and made < dc:
        made += d20.add_inspiration(state, who, dc - made, ctx)
    for again in who.sheet.again:
        if made != NEVER and made < dc and _uses_reroll(who, again, dc - made, reason, ctx):
            if again.dice is not None:
                made += d20.throw(ctx, who, again.dice, 1, again.id)
            else:
                made = total(state, who, ability, dc, reason, magic, ctx, against, more, lean) + again.bonus
    legendary = made < dc and legendary_resistance(who, reason, ctx)
    saved = made >= dc or legendary
    if ctx.heard:
        shown = -1 if made == NEVER else int(made)
        ctx.emit(SaveRolled(who.creature_id, ABILITIES[ability], shown, int(dc), saved, reason, legendary))
    return saved


def check(
    state: CombatState,
    who: CreatureCombatState,
    skill: str,
    dc: i64,
    reason: str,
    ctx: Context,
    edge: i64 = 0,
    senses: i64 = 0,
) -> i64:
    """The total of an ability check with a skill; without the senses it needs it fails by itself."""
    # Conditions [Blinded], [Deafened]: a check that needs sight or hearing fails.
    made: i64 = NEVER
    if senses == 0 or who.flags & senses != senses:
        made = check_total(state, who, skill, dc, reason, ctx, edge)
    tell_check(who, skill, made, dc, made >= dc, reason, ctx)
    return made


def check_total(
    state: CombatState,
    who: CreatureCombatState,
    skill: str,
    dc: i64,
    reason: str,
    ctx: Context,
    edge: i64 = 0,
) -> i64:
    """The total of an ability check that is not told yet."""
    edge = d20.combine(
        edge > 0 or has_check_advantage(who, skill), edge < 0 or has_check_disadvantage(state, who, skill)
    )
    flat: i64 = skill_bonus(who, skill, SKILLS[skill]) - exhaustion_penalty(who)
    natural: i64 = d20.d20(ctx, who, edge, d20.SKILL, skill, reason, visible_dc(state, dc), flat)
    return natural + flat + _check_bonus_of_conditions(who, skill, ctx)


def has_check_advantage(who: CreatureCombatState, skill: str) -> bool:
    """Enhance Ability: advantage on checks with an ability."""
    bit: i64 = 1 << SKILLS[skill]
    return any(condition.rule.check.advantage & bit for condition in who.conditions)


def helps_check(who: CreatureCombatState, place: i64, skill: str) -> bool:
    """Whether a condition adds something to checks with a skill, and is the first of its name."""
    rule = who.conditions[place].rule
    if rule.check.bonus == 0 and rule.check.dice is None:
        return False
    return (not rule.check.skills or skill in rule.check.skills) and not conditions.repeats(who, place)


def _check_bonus_of_conditions(who: CreatureCombatState, skill: str, ctx: Context) -> i64:
    # Guidance, Pass without Trace.
    added: i64 = 0
    for place, condition in enumerate(who.conditions):
        if helps_check(who, place, skill):
            added += condition.rule.check.bonus
            dice = condition.rule.check.dice
            if dice is not None:
                added += d20.throw(ctx, who, dice, 1, condition.rule.name)
    return added


def tell_check(
    who: CreatureCombatState, skill: str, made: i64, dc: i64, good: bool, reason: str, ctx: Context
) -> None:
    """Tell an ability check, and whether it was good enough."""
    if ctx.heard:
        told = -1 if made == NEVER else int(made)
        ctx.emit(CheckRolled(who.creature_id, skill, told, int(dc), good, reason))


def is_dazzled(state: CombatState, who: CreatureCombatState) -> bool:
    """Sunlight Sensitivity: whether the light of the scene hinders a creature."""
    if not who.sheet.has(SUNLIGHT_SENSITIVITY):
        return False
    arena: Arena = state.arena
    return arena.settings.sunlight or position.in_sunlight(state, arena, who)


def has_check_disadvantage(state: CombatState, who: CreatureCombatState, skill: str = "") -> bool:
    """Conditions [Poisoned], [Frightened], [Exhaustion] in 5.1: disadvantage on ability checks."""
    # Armor [Stealth]: some of it rattles.
    if skill == "stealth" and who.sheet.noisy:
        return True
    if (
        who.flags & POISONED
        or edition.of(who).exhaustion_hinders_checks(who.exhaustion)
        or is_dazzled(state, who)
    ):
        return True
    return who.flags & FRIGHTENED != 0 and fears_in_sight(state, who)


def fears_in_sight(state: CombatState, who: CreatureCombatState) -> bool:
    """Conditions [Frightened]: whether a source of fear is within line of sight."""
    for condition in who.conditions:
        if condition.rule.flags & FRIGHTENED == 0:
            continue
        if condition.source == NOBODY:
            return True
        # Who is dead or gone is nowhere to be seen.
        feared = state.participants[condition.source]
        if feared.here() and position.sees(state, who, feared):
            return True
    return False


def strength(who: CreatureCombatState) -> i64:
    """The modifier of strength; a potion of giants may have made it higher."""
    best: i64 = who.sheet.mods[STR]
    for condition in who.conditions:
        least: i64 = condition.rule.check.minimum_strength
        if least > 0 and (least - 10) // 2 > best:
            best = (least - 10) // 2
    return best


def strength_increase(who: CreatureCombatState, ability: i64) -> i64:
    """By how much a modifier is higher than that of the score."""
    return strength(who) - who.sheet.mods[STR] if ability == STR else 0


def skill_bonus(who: CreatureCombatState, skill: str, ability: i64) -> i64:
    """What is added to the d20 of a check."""
    known = who.sheet.skills.get(skill)
    return (who.sheet.mods[ability] if known is None else known) + strength_increase(who, ability)


def requested_roll(state: CombatState, seat: int, command: Any, ctx: Context) -> None:
    """Whoever holds the creature throws; nothing follows by itself."""
    who = _requested_creature(state, seat, command.actor)
    if isinstance(command, SkillCheck):
        skill = command.skill.lower()
        if skill not in SKILLS:
            raise Rejected("unknown-skill", f"there is no skill {skill[:60]!r}", "skill", list(SKILLS))
        reason = command.context or skill
        check(state, who, skill, command.dc, reason, ctx, 0, SENSES[command.sense])
    else:
        ability = ABILITIES.index(command.ability)
        save(state, who, ability, command.dc, command.context or command.ability, False, ctx)


def _requested_creature(state: CombatState, seat: int, actor_id: str) -> CreatureCombatState:
    if seat != 0:
        raise Rejected("not-yours", "only the master asks for a roll", "intent", [0])
    who = state.get(actor_id)
    if who is None or not who.here():
        known = [each.creature_id for each in state.participants if each.here()]
        raise Rejected("unknown-creature", f"there is no {actor_id[:60]!r} here", "actor", known)
    return who

"""Conditions: applied, combined into flags, and removed. Concentration is one of them.

SRD: Conditions, Concentration.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import EXTENDED, HEIGHTENED, Arena
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.events import ConditionApplied, ConditionEnded
from turnwright.games.tactics.rules.core import edition, protection
from turnwright.games.tactics.srd import (
    CHARMED,
    CONCENTRATION,
    EXHAUSTION,
    FRIGHTENED,
    GRAPPLED,
    HIDDEN,
    INCAPACITATED,
    INVISIBLE,
    OUT_OF_ACTION,
    PETRIFIED,
    POISONED,
    PRONE,
    SURPRISED,
    UNCONSCIOUS,
)
from turnwright.games.tactics.state import NO_INDEX, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import (
    CONCENTRATING,
    ROUNDS,
    UNTIL_END_OF_TURN,
    UNTIL_SAVE,
    UNTIL_START_OF_TURN,
    Duration,
)
from turnwright.kernel.context import Context

CONCENTRATION_NAME: Final = "concentration"
UPKEEP: Final = "upkeep"  # noted with what was used in a turn


def immune_to(who: CreatureCombatState, flags: i64, kind: str = "") -> bool:
    """Whether a creature is immune to all of these conditions, from a source of that type.

    Conditions [Petrified]: immune to poison.
    """
    never: i64 = immunities(who, kind)
    if who.flags & PETRIFIED:
        never |= POISONED
    return flags != 0 and flags & ~never == 0


def root_of(rule: ConditionRule) -> i64:
    """The conditions that decide about immunity to a rule: the one it depends on, or all that it includes."""
    return rule.depends_on or rule.flags


def immunities(who: CreatureCombatState, kind: str = "") -> i64:
    """The conditions that a creature is immune to, by its sheet or by other conditions, as bits.

    Protection from Evil and Good: some of it is against creatures of a kind alone.
    """
    never: i64 = who.sheet.never
    for condition in who.conditions:
        rule = condition.rule
        if rule.prevents and (not rule.from_kinds or kind in rule.from_kinds):
            never |= rule.prevents
    return never


def fly_speed(who: CreatureCombatState) -> i64:
    """The Fly Speed of a creature, by nature or by magic."""
    feet: i64 = who.sheet.fly
    for condition in who.conditions:
        rule = condition.rule.speed
        own: i64 = who.sheet.speed if rule.flies else rule.fly
        feet = own if own > feet else feet
    return feet


def climbs(who: CreatureCombatState) -> bool:
    """Whether a spell gives a creature a Climb Speed."""
    return any(condition.rule.speed.climbs for condition in who.conditions)


def apply(
    state: CombatState, who: CreatureCombatState, condition: ConditionState, rule: ConditionRule, ctx: Context
) -> bool:
    """Apply a condition, replacing the same one from the same source; false if the creature is immune."""
    kind = "" if condition.source == NO_INDEX else state.participants[condition.source].sheet.kind
    if immune_to(who, root_of(rule), kind) or _is_protected_by_aura(state, who, rule):
        return False
    condition.rule = rule
    for i, known in enumerate(who.conditions):
        if _is_same(known, condition):
            # Combining Spell Effects: the most potent of two castings applies.
            if known.above > condition.above and condition.spell != "":
                condition.above = known.above
            who.conditions[i] = condition
            break
    else:
        who.conditions.append(condition)
    recompute_flags(who)
    if ctx.heard:
        source = "" if condition.source == NO_INDEX else state.participants[condition.source].creature_id
        ctx.emit(ConditionApplied(who.creature_id, condition.name, source, condition.spell))
    if rule.magic.no_concentration and who.concentrates_on != "":
        end_concentration(state, who, ctx)
    if who.flags & OUT_OF_ACTION:
        # Conditions [Incapacitated]: ends Concentration, and grapples.
        if who.concentrates_on != "":
            end_concentration(state, who, ctx)
        let_go(state, who, ctx)
        end_with_source(state, who, ctx)
        # Rage and the like: end with the bearer's incapacity.
        for one in [each for each in who.conditions if each.rule.broken_by & who.flags]:
            remove(state, who, one, ctx)
    return True


def _is_protected_by_aura(state: CombatState, who: CreatureCombatState, rule: ConditionRule) -> bool:
    # Aura of Courage, Aura of Devotion.
    flags: i64 = root_of(rule)
    return flags & (CHARMED | FRIGHTENED) != 0 and flags & ~protection.immunities(state, who) == 0


def _is_same(known: ConditionState, new: ConditionState) -> bool:
    # Bardic Inspiration: one die at a time.
    if known.rule.inspires is not None and new.rule.inspires is not None:
        return True
    # Each effect has its own duration, but a creature grapples another only once.
    if known.name != new.name or known.source != new.source:
        return False
    return known.spell == new.spell or known.rule.flags & GRAPPLED != 0


def inflict(
    state: CombatState,
    who: CreatureCombatState,
    rule: ConditionRule,
    lasts: Duration,
    source: CreatureCombatState | None,
    dc: i64,
    spell: str,
    ctx: Context,
    above: i64 = 0,
) -> bool:
    """Apply the condition of an attack or a spell for its duration."""
    from_whom: i64 = NO_INDEX if source is None else source.place
    kind: i64 = lasts.kind
    turn_of: i64 = NO_INDEX
    if kind in (UNTIL_END_OF_TURN, UNTIL_START_OF_TURN):
        turn_of = from_whom if lasts.whose == "source" else who.place
    active = state.active()
    this_turn = active is not None and lasts.whose == "turn"
    if active is not None and this_turn:
        turn_of = active.place
    fresh = active is not None and active.place == (turn_of if turn_of != NO_INDEX else who.place)
    fresh = fresh and not this_turn
    condition = ConditionState(
        rule.id, from_whom, kind, lasts.rounds, turn_of, lasts.ability, dc, spell, fresh, above
    )
    return apply(state, who, condition, rule, ctx)


def apply_for_turn(state: CombatState, who: CreatureCombatState, name: str, kind: i64, ctx: Context) -> None:
    """Apply a state of a turn, such as Dodging: until the bearer's next turn, or the end of this one."""
    arena: Arena = state.arena
    active = state.active()
    whose: i64 = who.place
    if kind == UNTIL_END_OF_TURN and active is not None:
        whose = active.place
    apply(state, who, ConditionState(name, who.place, kind, 0, whose), arena.conditions[name], ctx)


def attach(who: CreatureCombatState, arena: Arena) -> None:
    """Give a creature its sheet and the rules of its conditions, which are not part of the state."""
    who.sheet = arena.sheets[who.base]
    for condition in who.conditions:
        condition.rule = arena.conditions[condition.name]
    recompute_flags(who)


def recompute_flags(who: CreatureCombatState) -> None:
    """Recompute the condition flags from the conditions."""
    flags: i64 = 0
    revealed = False
    _take_shape(who)
    never: i64 = immunities(who)
    for condition in who.conditions:
        if condition.rule.depends_on & never == 0:
            flags |= condition.rule.flags
        revealed = revealed or condition.rule.sight.revealed
    if revealed:
        flags &= ~(INVISIBLE | HIDDEN)
    flags &= ~never
    # Conditions [Petrified]: immune to poison.
    if flags & PETRIFIED:
        flags &= ~POISONED
    if flags & UNCONSCIOUS:
        flags |= PRONE & ~who.sheet.never
    if flags & OUT_OF_ACTION:
        flags |= INCAPACITATED
    if who.exhaustion > 0:
        flags |= EXHAUSTION
    who.flags = flags


def _take_shape(who: CreatureCombatState) -> None:
    # Shapechange, Wild Shape: the sheet is that of the latest shape, or the creature's own.
    own = who.sheet if who.sheet.true_form is None else who.sheet.true_form
    if not own.forms:
        return
    found = own
    for condition in who.conditions:
        if condition.rule.shape != "":
            found = own.forms.get(condition.rule.shape, own)
    if found is not who.sheet:
        who.sheet = found
        who.reshaped = True


def remove(state: CombatState, who: CreatureCombatState, condition: ConditionState, ctx: Context) -> None:
    """End a condition, with everything that depends on it."""
    asleep = who.flags & UNCONSCIOUS != 0
    who.conditions = [each for each in who.conditions if each is not condition]
    recompute_flags(who)
    if ctx.heard:
        ctx.emit(ConditionEnded(who.creature_id, condition.name))
    _end_heightening(who, condition)
    if condition.rule.raised_hp > 0:
        _lower_maximum(who, condition)
    if condition.name == CONCENTRATION_NAME and who.concentrates_on != "":
        end_concentration(state, who, ctx)
    if condition.kind == CONCENTRATING and condition.source != NO_INDEX:
        marked = condition.rule.damage.extra_by_source
        _spell_may_be_over(state, state.participants[condition.source], condition.spell, marked, ctx)
    if condition.rule.shape != "" and is_from_spell(state.arena, condition):
        # Shapechange: its Temporary Hit Points vanish with it.
        who.temp_hp = 0
    if asleep and who.conscious and who.here():
        # Conditions [Unconscious]: the creature remains Prone when it ends.
        arena: Arena = state.arena
        apply(state, who, ConditionState("prone"), arena.conditions["prone"], ctx)
    after = condition.rule.after
    if after is not None and who.here():
        source = None if condition.source == NO_INDEX else state.participants[condition.source]
        inflict(state, who, after.rule, after.lasts, source, condition.dc, "", ctx)


def is_heightened(who: CreatureCombatState, condition: ConditionState) -> bool:
    """Heightened Spell: whether a creature has Disadvantage on saves against the spell of a condition."""
    return any(
        one.name == HEIGHTENED and one.spell == condition.spell and one.source == condition.source
        for one in who.conditions
    )


def _lower_maximum(who: CreatureCombatState, ended: ConditionState) -> None:
    # Aid: the maximum falls by what no other casting gives.
    left: i64 = 0
    for one in who.conditions:
        given: i64 = one.rule.raised_hp * (1 + one.above)
        if one.rule.counts_as == ended.rule.counts_as and given > left:
            left = given
    lost: i64 = ended.rule.raised_hp * (1 + ended.above) - left
    if lost > 0:
        who.max_hp -= lost
        who.current_hp = who.current_hp if who.current_hp < who.max_hp else who.max_hp


def _end_heightening(who: CreatureCombatState, ended: ConditionState) -> None:
    # Nothing of the spell is left on the creature.
    left = [one for one in who.conditions if one.spell == ended.spell and one.source == ended.source]
    if left and all(one.name == HEIGHTENED for one in left):
        who.conditions = [one for one in who.conditions if one not in left]


def advance_stage(
    state: CombatState, who: CreatureCombatState, condition: ConditionState, ctx: Context
) -> None:
    """Replace a condition by its next stage, for the rest of its duration; or end it."""
    following = condition.rule.next_stage
    if following is None:
        remove(state, who, condition, ctx)
        return
    left = condition.clone()
    left.name = following.rule.id
    apply(state, who, left, following.rule, ctx)
    remove(state, who, condition, ctx)


def _spell_may_be_over(
    state: CombatState, caster: CreatureCombatState, spell: str, marked: bool, ctx: Context
) -> None:
    # A spell without a target left needs no Concentration. That its caster may move a mark is no target.
    if caster.concentrates_on != spell or any(zone.source == caster.place for zone in state.zones):
        return
    for creature in state.participants:
        if marked and creature is caster:
            continue
        for one in creature.conditions:
            if one.name == EXTENDED:
                continue
            if one.kind == CONCENTRATING and one.source == caster.place and one.spell == spell:
                return
    end_concentration(state, caster, ctx)


def keep_up(who: CreatureCombatState) -> None:
    """Rage: an attack roll against an enemy, a save forced on one, or a Bonus Action extends it.

    In 5.1: an attack on an enemy, or damage.
    """
    for condition in who.conditions:
        if condition.rule.turn.upkeep and UPKEEP not in who.struck:
            who.struck = [*who.struck, UPKEEP]


def end_without_upkeep(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Rage: ends with a turn in which nothing has extended it, except the one it began in."""
    if UPKEEP in who.struck:
        if edition.of(who).rage_counts_damage:
            who.struck = [each for each in who.struck if each != UPKEEP]
        return
    for condition in [one for one in who.conditions if one.rule.turn.upkeep and not one.fresh]:
        remove(state, who, condition, ctx)


def end_on_damage(
    state: CombatState, who: CreatureCombatState, by: CreatureCombatState | None, ctx: Context
) -> None:
    """End conditions that end when their bearer takes damage, such as Sleep.

    Charm Person: when the caster or an ally of the caster deals it.
    """
    for condition in list(who.conditions):
        rule = condition.rule
        enmity = False
        if rule.ends_on_enmity and by is not None and condition.source >= 0:
            enmity = by.side == state.participants[condition.source].side
        if rule.ends_on_damage or enmity:
            remove(state, who, condition, ctx)


def end_on_harm(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Invisibility, Sanctuary: end when the bearer deals damage; in 5.1 only with attacks and spells."""
    if edition.of(who).damage_ends_invisibility:
        for condition in [one for one in who.conditions if one.rule.ends_on_attack]:
            remove(state, who, condition, ctx)


def remove_all(state: CombatState, who: CreatureCombatState, flags: i64, ctx: Context) -> bool:
    """End all conditions with any of these flags; true if there was one."""
    found = [condition for condition in who.conditions if condition.rule.flags & flags]
    for condition in found:
        remove(state, who, condition, ctx)
    return len(found) > 0


def wounds(who: CreatureCombatState) -> list[ConditionState]:
    """Infernal Glaive: the wounds that a Medicine check stanches, and a spell that heals."""
    return [one for one in who.conditions if one.rule.stanch_dc > 0]


def find(who: CreatureCombatState, name: str) -> ConditionState | None:
    """The condition of a name, or None."""
    for condition in who.conditions:
        if condition.name == name:
            return condition
    return None


def has_from(who: CreatureCombatState, name: str, source: CreatureCombatState) -> bool:
    """Whether a creature has a condition of a name from another creature."""
    return any(one.name == name and one.source == source.place for one in who.conditions)


def repeats(who: CreatureCombatState, place: i64) -> bool:
    """Combining Spell Effects: whether another casting of the same name applies instead of this one.

    The most potent applies, and of equals the earliest. Each lasts for its own duration.
    """
    own = who.conditions[place]
    name = own.rule.counts_as
    for at, other in enumerate(who.conditions):
        if at == place or other.rule.counts_as != name:
            continue
        if other.above > own.above or (at < place and other.above == own.above):
            return True
    return False


def end_concentration(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Concentration: end the spell, with every condition and area that depends on it."""
    spell = who.concentrates_on
    who.concentrates_on = ""
    remove_all(state, who, CONCENTRATION, ctx)
    for creature in state.participants:
        bound = [one for one in creature.conditions if one.kind == CONCENTRATING and one.source == who.place]
        for condition in bound:
            if condition.spell == spell:
                remove(state, creature, condition, ctx)
    state.zones = [zone for zone in state.zones if not (zone.concentration and zone.source == who.place)]


def let_go(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Release every creature that this one grapples."""
    for creature in state.participants:
        if creature.flags & GRAPPLED:
            held = [
                one for one in creature.conditions if one.rule.flags & GRAPPLED and one.source == who.place
            ]
            for condition in held:
                remove(state, creature, condition, ctx)


def end_with_source(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Turn Undead and the like: end when their source is Incapacitated or dies."""
    for creature in state.participants:
        for condition in list(creature.conditions):
            how = condition.rule.ends_with_source
            if how != "" and condition.source == who.place and (who.dead or how == "incapacitated"):
                remove(state, creature, condition, ctx)


def end_bonds(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Warding Bond: ends when its caster drops to 0 Hit Points."""
    for creature in state.participants:
        shared = [
            one
            for one in creature.conditions
            if one.rule.damage.shared_with_source and one.source == who.place
        ]
        for condition in shared:
            remove(state, creature, condition, ctx)


def is_held_by(who: CreatureCombatState, holder: CreatureCombatState) -> bool:
    """Whether one creature grapples another."""
    return any(one.rule.flags & GRAPPLED and one.source == holder.place for one in who.conditions)


def is_charmed_by(state: CombatState, who: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Conditions [Charmed]: whether a creature cannot attack or harm another.

    Aura of Devotion: it has no effect inside of the aura.
    """
    return has_charm_of(who, other) and not protection.immunities(state, who) & CHARMED


def has_charm_of(who: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Conditions [Charmed]: whether a creature is charmed by another."""
    if not who.flags & CHARMED:
        return False
    return any(one.rule.flags & CHARMED and one.source == other.place for one in who.conditions)


def loses_first_turn(who: CreatureCombatState) -> bool:
    """Surprise in 5.1: no action, movement or reaction until the end of the creature's first turn."""
    return who.flags & SURPRISED != 0 and edition.of(who).surprise_costs_the_turn


def source_of(who: CreatureCombatState, flag: i64) -> i64:
    """The place of the creature that a condition comes from, or -1."""
    for condition in who.conditions:
        if condition.rule.flags & flag:
            return condition.source
    return NO_INDEX


def ends_with(condition: ConditionState, kind: i64, whose: i64) -> bool:
    """Whether a condition ends at this point of a creature's turn."""
    return condition.kind == kind and condition.turn_of == whose and not condition.fresh


def counts_rounds(condition: ConditionState) -> bool:
    """Whether a condition is counted in rounds; a spell held by Concentration may be, too."""
    return condition.kind == ROUNDS or (
        condition.kind in (CONCENTRATING, UNTIL_SAVE) and condition.rounds > 0
    )


def is_from_spell(arena: Arena, condition: ConditionState) -> bool:
    """Whether a condition comes from a spell."""
    power = arena.powers.get(condition.spell)
    return power is not None and power.kind == "spell"

"""Reactions: offered to a creature's seat; a reaction triggers another only if it is a spell.

SRD: Reactions, Opportunity Attacks, Shield, Uncanny Dodge, Counterspell.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import ReactionOffered, ReactionTaken, SpellCountered
from turnwright.games.tactics.rules import recursion
from turnwright.games.tactics.rules.core import conditions, d20, damage_roll, edition, position, saves
from turnwright.games.tactics.rules.magic import slots
from turnwright.games.tactics.sheet import REACTION, UNCANNY_DODGE, Power
from turnwright.games.tactics.srd import CON, DAMAGE_TYPES
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import UNTIL_START_OF_TURN, Duration, Inflict, WeaponAttack
from turnwright.kernel.context import Context

OPPORTUNITY: Final = "opportunity_attack"
UNCANNY: Final = "uncanny_dodge"
ON_HIT: Final = "hit"
ON_MELEE_HIT: Final = "melee_hit"  # for that one attack
ON_ALLY_HIT: Final = "ally_hit"  # against one attack roll
ON_SPELL: Final = "spell"
ON_HURT: Final = "hurt"  # by a creature, in sight if the power needs it
ON_FALL: Final = "fall"  # of an ally
TAKE: Final = 0
WEAPONS: Final = ("bludgeoning", "piercing", "slashing")


def may_react(who: CreatureCombatState) -> bool:
    """Whether a creature has its reaction and can use it."""
    if who.used_reaction or not who.can_act() or conditions.loses_first_turn(who):
        return False
    return not any(condition.rule.turn.no_reactions for condition in who.conditions)


def offered(
    state: CombatState,
    who: CreatureCombatState,
    reaction: str,
    against: CreatureCombatState,
    ctx: Context,
    about: str = "",
) -> bool:
    """Ask whether a creature takes a reaction; only its own side learns of the offer."""
    if ctx.heard:
        arena: Arena = state.arena
        offer = ReactionOffered(who.creature_id, reaction, against.creature_id)
        ctx.tell(arena.seats_of_side[who.side], offer)
    if ctx.ask(who.seat, reaction, (f"{who.creature_id} {against.creature_id}{about}", "no"), TAKE) != TAKE:
        return False
    who.used_reaction = True
    if ctx.heard:
        ctx.emit(ReactionTaken(who.creature_id, reaction, against.creature_id))
    return True


def reaction_powers(who: CreatureCombatState, trigger: str) -> list[Power]:
    """The powers of a creature that react to a trigger."""
    return [power for power in who.sheet.powers if power.cost == REACTION and power.trigger == trigger]


def react_to_hit(
    state: CombatState,
    target: CreatureCombatState,
    actor: CreatureCombatState,
    by: i64,
    melee: bool,
    ctx: Context,
) -> i64:
    """Shield, Parry: offer a reaction to a hit, and return the bonus to AC."""
    if not may_react(target):
        return 0
    parries = melee and (not edition.of(target).parry_needs_sight or position.sees(state, target, actor))
    for power in reaction_powers(target, ON_HIT) + (reaction_powers(target, ON_MELEE_HIT) if parries else []):
        raised: i64 = _raises(power)
        # A reaction that cannot turn the hit into a miss is not offered.
        if (
            raised > by
            and can_pay_reaction(state, target, power)
            and offered(state, target, power.id, actor, ctx)
        ):
            if is_stopped(state, target, power, pay_reaction(state, target, power), ctx):
                return 0
            if power.trigger == ON_HIT:
                _apply_reaction_condition(state, target, power, ctx)
            return raised
    return 0


def riposte(
    state: CombatState, who: CreatureCombatState, attacker: CreatureCombatState, raised: i64, ctx: Context
) -> None:
    """Riposte: after a melee attack that this reaction made miss, an attack against the attacker."""
    for power in reaction_powers(who, ON_MELEE_HIT):
        for effect in power.effects:
            if not isinstance(effect, WeaponAttack) or _raises(power) != raised:
                continue
            weapon = who.sheet.attack(effect.weapon)
            if weapon is not None and position.distance(state, who, attacker) <= weapon.reach_ft:
                recursion.strike(state, who, attacker, weapon, ctx)
            return


def react_to_power(
    state: CombatState, target: CreatureCombatState, actor: CreatureCombatState, power: Power, ctx: Context
) -> bool:
    """Shield: offer a reaction to a power that it blocks, such as Magic Missile; true if it has no effect."""
    if is_unaffected(state, target, actor, power):
        return True
    if target.side == actor.side or not may_react(target):
        return False
    for answer in reaction_powers(target, ON_HIT):
        if (
            power.spell() in _blocks(answer)
            and can_pay_reaction(state, target, answer)
            and offered(state, target, answer.id, actor, ctx)
        ):
            if is_stopped(state, target, answer, pay_reaction(state, target, answer), ctx):
                return False
            _apply_reaction_condition(state, target, answer, ctx)
            return True
    return False


def is_unaffected(
    state: CombatState, target: CreatureCombatState, actor: CreatureCombatState, power: Power
) -> bool:
    """Whether a power does not affect a creature, by its sheet or its conditions."""
    spell = power.spell()
    if spell in target.sheet.blocks:
        return True
    for condition in target.conditions:
        if spell not in condition.rule.magic.unaffected_by:
            continue
        # The immunity is to this source only, not to others of its kind.
        source = target if condition.source < 0 else state.participants[condition.source]
        if source is actor or source.side == target.side:
            return True
    return False


def _blocks(power: Power) -> list[str]:
    for effect in power.effects:
        if isinstance(effect, Inflict):
            return effect.rule.magic.unaffected_by
    return []


def _raises(power: Power) -> i64:
    for effect in power.effects:
        if isinstance(effect, Inflict):
            return effect.rule.attack.ac
    return 0


def _apply_reaction_condition(
    state: CombatState, who: CreatureCombatState, power: Power, ctx: Context
) -> None:
    for effect in power.effects:
        if isinstance(effect, Inflict):
            lasts = Duration(UNTIL_START_OF_TURN)
            conditions.inflict(state, who, effect.rule, lasts, who, 0, power.id, ctx)


def is_countered(
    state: CombatState, who: CreatureCombatState, power: Power, level: i64, ctx: Context
) -> bool:
    """Counterspell: a reaction of a caster that sees the spell; it can be countered itself."""
    if not slots.is_noticed(who, power):
        return False
    for foe in state.participants:
        if foe.side == who.side or not may_react(foe):
            continue
        for counter in reaction_powers(foe, ON_SPELL):
            if position.distance(state, foe, who) > counter.range_ft or not position.sees(state, foe, who):
                continue
            if not can_pay_reaction(state, foe, counter):
                continue
            if offered(state, foe, counter.id, who, ctx, f" {power.id} {level}"):
                slot: i64 = pay_reaction(state, foe, counter)
                if is_countered(state, foe, counter, slot, ctx):
                    slots.refund_slot(foe, counter, slot)
                    break
                if edition.of(who).counterspell_is_a_save:
                    test = counter_save(state, who, foe, counter)
                    countered = not saves.make(state, who, test, counter.id, ctx)
                elif slot >= level:
                    countered = True
                else:
                    countered = saves.spell_check(state, foe, counter.id, counter_dc(level), ctx)
                if countered:
                    if ctx.heard:
                        ctx.emit(SpellCountered(who.creature_id, power.id, foe.creature_id))
                    return True
                break
    return False


def counter_save(
    state: CombatState, who: CreatureCombatState, foe: CreatureCombatState, counter: Power
) -> saves.SaveTest:
    """Counterspell: the CON save with which a caster keeps its spell."""
    dc: i64 = counter.dc if counter.dc > 0 else foe.sheet.spell_dc
    return saves.describe(state, who, CON, dc, True)


def counter_dc(level: i64) -> i64:
    """Counterspell in 5.1: the DC of the check against a spell of a higher level than the slot."""
    return 10 + level


def is_stopped(state: CombatState, who: CreatureCombatState, power: Power, level: i64, ctx: Context) -> bool:
    """Whether a reaction that is a spell is countered; its slot is then kept as that of any other spell."""
    if power.kind != "spell" or not is_countered(state, who, power, level, ctx):
        return False
    slots.refund_slot(who, power, level)
    return True


def uncanny_dodge(
    state: CombatState, target: CreatureCombatState, actor: CreatureCombatState, ctx: Context
) -> bool:
    """Uncanny Dodge: offer to halve the damage of a visible attacker."""
    if (
        not target.sheet.has(UNCANNY_DODGE)
        or not may_react(target)
        or not position.sees(state, target, actor)
    ):
        return False
    return offered(state, target, UNCANNY, actor, ctx)


def can_pay_reaction(state: CombatState, who: CreatureCombatState, power: Power) -> bool:
    """Whether a creature can pay for a reaction now."""
    return slots.spell_problem(who, power, state.active() is who) == "" and slots.has_uses(who, power)


def pay_reaction(state: CombatState, who: CreatureCombatState, power: Power) -> i64:
    """Pay for a reaction and return the level that it is used at."""
    return slots.pay(who, power, 0, state.active() is who)


def deflect(
    state: CombatState,
    target: CreatureCombatState,
    actor: CreatureCombatState,
    wound: damage_roll.DamageRoll,
    ctx: Context,
) -> None:
    """Deflect Attacks, Stone's Endurance: offer a reaction that reduces the damage of a hit."""
    for way in target.sheet.deflects:
        if not may_react(target):
            return
        if way.ranged_only and wound.melee:
            continue
        if not way.any_kind and not any(DAMAGE_TYPES[kind] in WEAPONS for kind in wound.types):
            continue
        used = target.uses.get(way.id, 0)
        if way.limit > 0 and used >= way.limit:
            continue
        if offered(state, target, way.id, actor, ctx):
            if way.limit > 0:
                target.uses[way.id] = used + 1
            wound.reduce(d20.throw(ctx, target, way.dice, 1, way.id))

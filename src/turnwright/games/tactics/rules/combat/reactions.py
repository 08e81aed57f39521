"""Reactions: asked of whoever may react, answered by a person or a bot; a reaction never calls for another.

SRD: Reactions, Opportunity Attacks, Shield, Uncanny Dodge, Counterspell.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import ReactionOffered, ReactionTaken
from turnwright.games.tactics.rules.combat import attack_roll as attack
from turnwright.games.tactics.rules.combat import talents
from turnwright.games.tactics.rules.core import conditions, d20, position, saves
from turnwright.games.tactics.sheet import REACTION, UNCANNY_DODGE, Power
from turnwright.games.tactics.srd import SURPRISED
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import UNTIL_START_OF_TURN, Duration, Inflict, Pool
from turnwright.kernel.context import Context

OPPORTUNITY: Final = "opportunity_attack"
UNCANNY: Final = "uncanny_dodge"
ON_HIT: Final = "hit"
ON_MELEE_HIT: Final = "melee_hit"  # against that one blow
ON_ALLY_HIT: Final = "ally_hit"  # against one attack roll
ON_SPELL: Final = "spell"
ON_HURT: Final = "hurt"  # by somebody in sight
ON_FALL: Final = "fall"  # of a friend
IMAGE: Final = Pool(1, 6)
LEAST_IMAGE: Final = 3
TAKE: Final = 0
TOUCH: Final = 5
A_STEP_AWAY: Final = 30


def attack_roll(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    aim: "attack.Aim",
    weapon: str,
    ctx: Context,
) -> "attack.Throw":
    """An attack roll, with the target's chance to turn a hit into a miss."""
    actor.attacked = True
    if target.conditions and warded_off(state, actor, target, ctx):
        attack.use_up(state, actor, target, ctx)
        return attack.Throw()
    thrown = attack.throw(actor, target, aim, weapon, ctx)
    talents.lift_attack(state, actor, target, aim, thrown, ctx)
    if thrown.hit and thrown.natural != 20:
        talents.cut(state, actor, target, aim, thrown, ctx)
    if thrown.hit and thrown.natural != 20:
        raised: i64 = answer_hit(state, target, actor, thrown.total - aim.ac, not aim.ranged, ctx)
        if raised > 0:
            aim.ac += raised
            thrown.hit = thrown.total >= aim.ac
            thrown.critical = thrown.critical and thrown.hit
    if thrown.hit and target.conditions and _hits_image(state, actor, target, aim, ctx):
        thrown.hit = False
        thrown.critical = False
    if ctx.heard:
        attack.tell(actor, target, weapon, aim, thrown, ctx)
    attack.use_up(state, actor, target, ctx)
    return thrown


def warded_off(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, ctx: Context
) -> bool:
    """Sanctuary: who would strike at its bearer saves first, or loses the attack."""
    for condition in target.conditions:
        if condition.rule.attack.sanctuary_ability >= 0 and actor.side != target.side:
            name = condition.name
            if not saves.save(
                state, actor, condition.rule.attack.sanctuary_ability, condition.dc, name, True, ctx
            ):
                return True
    return False


def _hits_image(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    aim: "attack.Aim",
    ctx: Context,
) -> bool:
    # Mirror Image: a d6 for each image that is left; 3 or more, and it is one of them that was hit.
    for condition in target.conditions:
        rule = condition.rule
        if rule.attack.mirror_images < 1 or attack.sees_through_images(actor, aim.distance_ft):
            continue
        found = False
        for _ in range(rule.attack.mirror_images):
            found = d20.throw(ctx, target, IMAGE, 1, rule.name) >= LEAST_IMAGE or found
        if found:
            conditions.give_way(state, target, condition, ctx)
            return True
    return False


def may_react(who: CreatureCombatState) -> bool:
    """Whether a creature has its reaction and can use it."""
    if who.used_reaction or not who.can_act():
        return False
    # Surprise in 5.1: no reaction before one's first turn is over.
    if who.flags & SURPRISED and who.sheet.old_rules:
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
    """Ask whether a creature takes a reaction; that it could is told to its own side alone."""
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


def powers_for(who: CreatureCombatState, trigger: str) -> list[Power]:
    """The powers a creature could react with."""
    return [power for power in who.sheet.powers if power.cost == REACTION and power.trigger == trigger]


def answer_hit(
    state: CombatState,
    target: CreatureCombatState,
    actor: CreatureCombatState,
    by: i64,
    melee: bool,
    ctx: Context,
) -> i64:
    """A hit may be answered by a power that raises the armour class; returns by how much it was raised."""
    if not may_react(target):
        return 0
    # Parry: in 5.1 one must see the attacker.
    parries = melee and (not target.sheet.old_rules or position.sees(state, target, actor))
    for power in powers_for(target, ON_HIT) + (powers_for(target, ON_MELEE_HIT) if parries else []):
        raised: i64 = _raises(power)
        # Whoever cannot turn the hit into a miss keeps the reaction.
        if raised > by and answers(state, target, power) and offered(state, target, power.id, actor, ctx):
            pay_answer(state, target, power)
            if power.trigger == ON_HIT:
                _wear(state, target, power, ctx)
            return raised
    return 0


def answer_power(
    state: CombatState, target: CreatureCombatState, actor: CreatureCombatState, power: Power, ctx: Context
) -> bool:
    """Shield: what would be of no use against its bearer may be stopped when it is aimed at somebody."""
    if is_proof(state, target, actor, power):
        return True
    if target.side == actor.side or not may_react(target):
        return False
    for answer in powers_for(target, ON_HIT):
        if (
            power.spell() in _blocks(answer)
            and answers(state, target, answer)
            and offered(state, target, answer.id, actor, ctx)
        ):
            pay_answer(state, target, answer)
            _wear(state, target, answer, ctx)
            return True
    return False


def is_proof(
    state: CombatState, target: CreatureCombatState, actor: CreatureCombatState, power: Power
) -> bool:
    """Whether a power does nothing to a creature, by what it wears or bears."""
    spell = power.spell()
    if spell in target.sheet.blocks:
        return True
    for condition in target.conditions:
        if spell not in condition.rule.magic.unaffected_by:
            continue
        # Whoever has withstood one creature has still to fear the next of its kind.
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


def _wear(state: CombatState, who: CreatureCombatState, power: Power, ctx: Context) -> None:
    for effect in power.effects:
        if isinstance(effect, Inflict):
            lasts = Duration(UNTIL_START_OF_TURN)
            conditions.afflict(state, who, effect.rule, lasts, who, 0, power.id, ctx)


def halves(state: CombatState, target: CreatureCombatState, actor: CreatureCombatState, ctx: Context) -> bool:
    """Uncanny Dodge: the damage of an attacker that one can see is halved."""
    if (
        not target.sheet.has(UNCANNY_DODGE)
        or not may_react(target)
        or not position.sees(state, target, actor)
    ):
        return False
    return offered(state, target, UNCANNY, actor, ctx)


def answers(state: CombatState, who: CreatureCombatState, power: Power) -> bool:
    """Whether a creature can pay for a reaction now.

    One Spell with a Spell Slot per Turn: on one's own turn a reaction counts too; in 5.1 no spell of a
    reaction stands beside one of a bonus action.
    """
    if power.kind == "spell" and is_mute(who):
        return False
    if power.kind == "spell" and state.active() is who:
        spent = who.used_bonus_spell if who.sheet.old_rules else who.used_slot and takes_slot(power)
        if spent:
            return False
    return pays(who, power)


def is_mute(who: CreatureCombatState) -> bool:
    """Silence and the like: whether a creature cannot cast spells."""
    return any(condition.rule.magic.silenced for condition in who.conditions)


def pay_answer(state: CombatState, who: CreatureCombatState, power: Power) -> i64:
    """Pay for a reaction; returns the level of the slot it took."""
    if takes_slot(power) and state.active() is who:
        who.used_slot = True
    return pay(who, power)


def takes_slot(power: Power) -> bool:
    """Whether a power is paid for with a slot."""
    return power.slot or (power.kind == "spell" and power.level > 0 and power.limit == 0)


def range_of(who: CreatureCombatState, power: Power) -> i64:
    """How far a power reaches now. Distant Spell: twice as far, or 30 feet instead of a touch."""
    if power.kind != "spell" or not who.conditions or power.range_ft < TOUCH:
        return power.range_ft
    if not any(condition.rule.magic.distant for condition in who.conditions):
        return power.range_ft
    return A_STEP_AWAY if power.range_ft == TOUCH else 2 * power.range_ft


def pays(who: CreatureCombatState, power: Power, slot: i64 = 0) -> bool:
    """Whether a creature can pay for a power: a slot, a use, or nothing."""
    if power.limit > 0 and who.uses.get(power.pool or power.id, 0) + power.takes > power.limit:
        return False
    if (power.recharge > 0 or power.once_a_round) and power.id in who.spent:
        return False
    if power.kind == "item":
        return who.items.get(power.id, 0) > 0
    if takes_slot(power):
        return slot_for(who, power, slot) > 0
    return True


def slot_for(who: CreatureCombatState, power: Power, wanted: i64 = 0) -> i64:
    """The level of the slot that a spell would take: the lowest left, or the one wanted; 0 if none."""
    if wanted > 0:
        has = wanted >= power.level and wanted <= len(who.slots) and who.slots[wanted - 1] > 0
        return wanted if has else 0
    for level in range(power.level, len(who.slots) + 1):
        if level >= 1 and who.slots[level - 1] > 0:
            return level
    return 0


def pay(who: CreatureCombatState, power: Power, slot: i64 = 0) -> i64:
    """Pay for a power; returns the level of the slot it took."""
    if power.limit > 0:
        pool = power.pool or power.id
        who.uses[pool] = who.uses.get(pool, 0) + int(power.takes)
    if power.recharge > 0 or power.once_a_round:
        who.spent = [*who.spent, power.id]
    if power.kind == "item":
        who.items[power.id] = who.items[power.id] - 1
    if takes_slot(power):
        level: i64 = slot_for(who, power, slot)
        who.slots[level - 1] -= 1
        return level
    return power.cast_at if power.cast_at > power.level else power.level

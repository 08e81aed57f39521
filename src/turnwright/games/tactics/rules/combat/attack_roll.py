"""The attack roll: described, then made, in the order of the SRD.

SRD: Making an Attack; Attack Rolls; Unseen Attackers and Targets; Cover; Ranged Attacks; Conditions.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.rules.combat import reactions
from turnwright.games.tactics.rules.core import conditions, d20, edition, position, protection, saves
from turnwright.games.tactics.sheet import (
    BLOODIED_FRENZY,
    BLOODIED_FURY,
    ELUSIVE,
    PACK_TACTICS,
    STRIKES_THE_MARKED,
)
from turnwright.games.tactics.srd import (
    BLINDED,
    DEX,
    DISTRACTED,
    DODGING,
    FRIGHTENED,
    GRAPPLED,
    HELPED,
    HELPLESS,
    HIDDEN,
    OUT_OF_ACTION,
    PARALYZED,
    POISONED,
    PRONE,
    RESTRAINED,
    UNCONSCIOUS,
)
from turnwright.games.tactics.state import NO_INDEX, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Inflict, Pool
from turnwright.kernel.context import Context

# Reasons for Advantage and Disadvantage; each is a bit, by its place in this list.
REASONS: Final = (
    "blinded",
    "helpless",
    "restrained",
    "prone",
    "unseen",
    "helped",
    "pack_tactics",
    "blessed",
    "marked",
    "poisoned",
    "frightened",
    "grappled",
    "dodging",
    "long_range",
    "enemy_near",
    "exhausted",
    "heavy",
    "bloodied_frenzy",
    "squeezing",
    "keen",
    "sunlight",
)
_BLIND: Final = 1 << 0
_HELPLESS: Final = 1 << 1
_RESTRAINED: Final = 1 << 2
_PRONE: Final = 1 << 3
_UNSEEN: Final = 1 << 4
_HELPED: Final = 1 << 5
_PACK_TACTICS: Final = 1 << 6
OWN_BIT: Final = 1 << 7
_MARKED: Final = 1 << 8
_POISONED: Final = 1 << 9
_FRIGHTENED: Final = 1 << 10
_GRAPPLED: Final = 1 << 11
_DODGING: Final = 1 << 12
_LONG_RANGE: Final = 1 << 13
_ENEMY_NEAR: Final = 1 << 14
_EXHAUSTED: Final = 1 << 15
HEAVY_BIT: Final = 1 << 16
_FRENZY: Final = 1 << 17
_SQUEEZING: Final = 1 << 18
KEEN_BIT: Final = 1 << 19
_SUNLIGHT: Final = 1 << 20
IMAGE_DIE: Final = Pool(1, 6)
LEAST_IMAGE: Final = 3  # the lowest face of that die with which a duplicate is hit
_DUPLICATE_DIE: Final = Pool(1, 20)


@mypyc_attr(acyclic=True)
class AttackRoll:
    """An attack roll: described first, then rolled by the rules or counted by the forecast."""

    def __init__(self) -> None:
        # The description.
        self.distance_ft: i64 = 0
        self.ranged: bool = False
        self.advantages: i64 = 0  # reasons as bits, see `REASONS`
        self.disadvantages: i64 = 0
        self.cover: i64 = 0  # the bonus to AC that is part of `ac`
        self.ac: i64 = 0
        self.bonus: i64 = 0  # without dice of conditions
        self.crit_on: i64 = 20  # the lowest d20 of a critical hit
        self.armed: bool = False  # with a weapon, not with an Unarmed Strike or a power
        self.forgone: bool = False  # the actor has given up any Advantage
        self.misses: bool = False  # whatever the die shows
        # The result.
        self.natural: i64 = 0
        self.total: i64 = 0
        self.hit: bool = False
        self.critical: bool = False
        self.stopped: bool = False  # by Sanctuary or Mirror Image: neither a hit nor a miss

    def advantage(self) -> i64:
        """Advantage/Disadvantage: 1, -1, or 0 if there is neither or both; their number does not matter."""
        return d20.combine(self.advantages != 0, self.disadvantages != 0)

    def judge(self, target: CreatureCombatState) -> None:
        """Decide whether the roll hits, and whether the hit is critical."""
        # Attack Rolls [Rolling 20 or 1]: a 20 hits regardless of AC, a 1 misses.
        self.hit = self.natural == 20 or (self.natural != 1 and self.total >= self.ac)
        self.hit = self.hit and not self.misses
        # Conditions [Paralyzed], [Unconscious]: a hit from within 5 feet is critical.
        helpless = self.distance_ft <= 5 and target.flags & (PARALYZED | UNCONSCIOUS) != 0
        self.critical = self.hit and (self.natural >= self.crit_on or helpless)


def describe(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    to_hit: i64,
    ranged: bool,
    range_ft: i64,
    by_strength: bool = False,
) -> AttackRoll:
    """Describe the attack roll of one creature against another: everything that affects it before any die."""
    attack = AttackRoll()
    attack.ranged = ranged
    distance: i64 = position.distance(state, actor, target)
    attack.distance_ft = distance
    up: i64 = 0
    down: i64 = 0
    # Unseen Attackers and Targets. One line of sight serves both ways, unless the map's are one-way.
    arena: Arena = state.arena
    line = position.in_line(state, actor, target)
    back = position.in_line(state, target, actor) if arena.grid.one_way else line
    if not back or not position.perceives(state, target, actor) or position.is_obscured(state, target, actor):
        up |= _UNSEEN
    if not line or not position.perceives(state, actor, target) or position.is_obscured(state, actor, target):
        down |= _UNSEEN
    # Conditions of the target.
    flags: i64 = target.flags
    if flags & BLINDED:
        up |= _BLIND
    if flags & HELPLESS:
        up |= _HELPLESS
    if flags & RESTRAINED:
        up |= _RESTRAINED
    # Conditions [Prone]: Advantage within 5 feet, Disadvantage from farther away.
    if flags & PRONE:
        if distance <= 5:
            up |= _PRONE
        else:
            down |= _PRONE
    # Dodge: needs sight of the attacker, a speed, and no incapacity.
    if flags & DODGING and not up & _UNSEEN and saves.is_dodging(target):
        down |= _DODGING
    for condition in target.conditions:
        if exposes(condition, actor, down & _UNSEEN != 0):
            up |= _MARKED
        if shelters(condition, target, actor, distance):
            down |= _MARKED
    # Conditions of the attacker.
    flags = actor.flags
    if flags & BLINDED:
        down |= _BLIND
    if flags & POISONED:
        down |= _POISONED
    if flags & PRONE:
        down |= _PRONE
    if flags & RESTRAINED:
        down |= _RESTRAINED
    if flags & FRIGHTENED and saves.fears_in_sight(state, actor):
        down |= _FRIGHTENED
    elsewhere = flags & GRAPPLED != 0 and not conditions.is_held_by(actor, target)
    if elsewhere and edition.of(actor).grappled_hinders_attacks:
        down |= _GRAPPLED
    if actor.exhaustion > 0 and edition.of(actor).exhaustion_hinders_rolls(actor.exhaustion):
        down |= _EXHAUSTED
    if saves.is_dazzled(state, actor):
        down |= _SUNLIGHT
    if actor.sheet.has(BLOODIED_FRENZY | BLOODIED_FURY) and actor.bloodied():
        up |= _FRENZY
    for condition in actor.conditions:
        if aids(condition, by_strength, ranged):
            up |= OWN_BIT
        if hinders(condition, by_strength):
            down |= OWN_BIT
        if flags & HELPED and is_help(condition, target):
            up |= _HELPED
    if target.flags & DISTRACTED and any(is_distraction(one, state, actor) for one in target.conditions):
        up |= _HELPED
    # Range: Disadvantage beyond the normal range. Ranged Attacks in Close Combat: an enemy within 5 feet.
    if ranged:
        if distance > range_ft:
            down |= _LONG_RANGE
        if position.has_enemy_beside(state, actor):
            down |= _ENEMY_NEAR
    # Aura of Authority.
    if protection.gives_advantage(state, actor):
        up |= OWN_BIT
    # Pack Tactics.
    if actor.sheet.has(PACK_TACTICS) and position.ally_beside(state, actor, target):
        up |= _PACK_TACTICS
    # Squeezing: hard to attack from, easy to be attacked in.
    if position.squeezes(state, actor):
        down |= _SQUEEZING
    if position.squeezes(state, target):
        up |= _SQUEEZING
    attack.advantages = 0 if is_elusive(target) else up
    attack.disadvantages = down
    # Cover, Armor Class, and the attack bonus.
    attack.cover = position.cover_ignoring_sight(state, actor, target) if line else position.NO_LINE
    attack.ac = armour_class(target) + attack.cover
    attack.bonus = to_hit - saves.exhaustion_penalty(actor)
    return attack


def is_elusive(target: CreatureCombatState) -> bool:
    """Elusive: whether no attack has Advantage against a creature, as long as it can act."""
    return target.sheet.has(ELUSIVE) and target.can_act()


def exposes(condition: ConditionState, actor: CreatureCombatState, unseen: bool) -> bool:
    """Whether a condition of the target gives the attacker Advantage; `unseen` targets hide some."""
    rule = condition.rule
    if rule.from_kinds and actor.sheet.kind not in rule.from_kinds:
        return False
    # Precise Hunter: Advantage against the creature that the actor has marked.
    marked = rule.damage.extra_by_source and condition.source == actor.place
    if marked and actor.sheet.has(STRIKES_THE_MARKED):
        return True
    return rule.attack.gives_advantage and not (rule.attack.by_sight and unseen)


def shelters(
    condition: ConditionState, target: CreatureCombatState, actor: CreatureCombatState, distance: i64
) -> bool:
    """Whether a condition of the target gives the attacker Disadvantage."""
    rule = condition.rule
    # Blurred Form: not while Incapacitated.
    if rule.attack.while_able and target.flags & OUT_OF_ACTION:
        return False
    if rule.from_kinds and actor.sheet.kind not in rule.from_kinds:
        return False
    seen_through = rule.attack.by_sight and _sees_through_illusions(actor, distance)
    return rule.attack.gives_disadvantage and not seen_through


def aids(condition: ConditionState, by_strength: bool, ranged: bool) -> bool:
    """Whether a condition of the attacker gives it Advantage."""
    rule = condition.rule
    # Reckless Attack: for attacks with Strength.
    applies = (by_strength or not rule.attack.strength_only) and not (rule.attack.melee_only and ranged)
    return rule.attack.advantage and applies


def hinders(condition: ConditionState, by_strength: bool) -> bool:
    """Whether a condition of the attacker gives it Disadvantage."""
    rule = condition.rule.attack
    # Ray of Enfeeblement, Weakening Breath: for attacks with Strength.
    return rule.disadvantage and (by_strength or not rule.strength_only)


def forgoes_advantage(condition: ConditionState, by_strength: bool) -> bool:
    """Brutal Strike: whether a condition of the attacker gives up the Advantage of an attack."""
    rule = condition.rule.attack
    return rule.forgoes_advantage and (by_strength or not rule.strength_only)


def _sees_through_illusions(actor: CreatureCombatState, distance: i64) -> bool:
    # Special Senses: illusions deceive neither Blindsight nor Truesight.
    if distance <= actor.sheet.blindsight:
        return True
    return distance <= position.truesight(actor) and actor.flags & BLINDED == 0


def ignores_mirror_image(actor: CreatureCombatState, distance: i64) -> bool:
    """Mirror Image: no use against an attacker that is Blinded or has Blindsight or Truesight."""
    return actor.flags & BLINDED != 0 or _sees_through_illusions(actor, distance)


def is_help(condition: ConditionState, target: CreatureCombatState) -> bool:
    """Vex and the like: whether the bearer has Advantage on its next attack on this target."""
    return condition.rule.flags & HELPED != 0 and condition.against in (NO_INDEX, target.place)


def is_distraction(condition: ConditionState, state: CombatState, actor: CreatureCombatState) -> bool:
    """Help: whether a creature is distracted for the next attack of this one, an ally of the helper."""
    if condition.rule.flags & DISTRACTED == 0 or condition.source == actor.place:
        return False
    ally = condition.source >= 0 and state.participants[condition.source].side == actor.side
    return ally and condition.against in (NO_INDEX, actor.place)


def armour_class(who: CreatureCombatState, parts: "list[tuple[str, int]] | None" = None) -> i64:
    """Armor Class: of the sheet, or a better base, plus bonuses; `parts` receives what it is made of."""
    base: i64 = who.sheet.ac
    base_name = "armour"
    bonus: i64 = 0
    minimum: i64 = 0
    for place, condition in enumerate(who.conditions):
        rule = condition.rule
        if rule.attack.ac != 0 and not conditions.repeats(who, place):
            bonus += rule.attack.ac
            if parts is not None:
                parts.append((condition.name, int(rule.attack.ac)))
        # Mage Armor: a base AC for a creature without armor.
        if rule.attack.base_ac > 0 and who.sheet.bare:
            other: i64 = rule.attack.base_ac + who.sheet.mods[DEX] + who.sheet.shield_ac
            if other > base:
                base, base_name = other, condition.name
        # Barkskin: an AC that is never lower.
        if rule.attack.minimum_ac > minimum:
            minimum = rule.attack.minimum_ac
    total: i64 = base + bonus
    if parts is not None:
        parts.insert(0, (base_name, int(base)))
        if minimum > total:
            parts.append(("minimum", int(minimum - total)))
    return total if total > minimum else minimum


def reason_names(bits: i64) -> tuple[str, ...]:
    """The reasons that these bits stand for."""
    return tuple([reason for place, reason in enumerate(REASONS) if bits & (1 << place)])


def roll(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    attack: AttackRoll,
    name: str,
    ctx: Context,
) -> None:
    """Make a described attack roll with a weapon or spell of this name, reactions included."""
    # Sanctuary: the attacker saves, or loses the attack before it makes an attack roll.
    if target.conditions and sanctuary_save(state, actor, target, ctx):
        attack.stopped = True
        return
    actor.attacked = True
    if actor.conditions and actor.side != target.side:
        conditions.keep_up(actor)
    # Mirror Image in 5.1: the attack may be on a duplicate, which has an AC of its own.
    duplicate = _targeted_duplicate(actor, target, attack, ctx) if target.conditions else None
    if duplicate is not None:
        attack.ac = 10 + target.sheet.mods[DEX]
        attack.cover = 0
    # The d20, its bonus, and the dice of Bless, Bane and the like.
    advantage: i64 = attack.advantage()
    attack.natural = d20.d20(ctx, actor, advantage, d20.ATTACK, "", name, 0, attack.bonus, target.creature_id)
    attack.total = attack.natural + attack.bonus
    for place, condition in enumerate(actor.conditions):
        rule = condition.rule
        if not helps_attack(actor, place) or not helps_with(rule, attack):
            continue
        attack.total += rule.attack.bonus
        if rule.attack.dice is not None:
            thrown: i64 = d20.throw(ctx, actor, rule.attack.dice, 1, rule.name)
            attack.total += -thrown if rule.subtracts_dice else thrown
    attack.judge(target)
    # Bardic Inspiration: a die for a roll that misses.
    if not attack.hit and attack.natural != 1 and actor.conditions and not attack.misses:
        inspiration: i64 = d20.add_inspiration(state, actor, attack.ac - attack.total, ctx)
        if inspiration > 0:
            attack.total += inspiration
            attack.judge(target)
    # Reactions to a hit, except to a natural 20: Cutting Words, then Shield and Parry.
    raised: i64 = 0
    if attack.hit and attack.natural != 20:
        _cutting_words(state, actor, target, attack, ctx)
    if attack.hit and attack.natural != 20 and duplicate is None:
        raised = reactions.react_to_hit(
            state, target, actor, attack.total - attack.ac, not attack.ranged, ctx
        )
        if raised > 0:
            attack.ac += raised
            attack.hit = attack.total >= attack.ac
            attack.critical = attack.critical and attack.hit
    # Mirror Image: the hit may strike a duplicate.
    if duplicate is not None:
        if attack.hit:
            conditions.advance_stage(state, target, duplicate, ctx)
        attack.hit = False
        attack.critical = False
        attack.stopped = True
    elif attack.hit and target.conditions and _hits_mirror_image(state, actor, target, attack, ctx):
        attack.hit = False
        attack.critical = False
        attack.stopped = True
    if ctx.heard:
        ctx.emit(
            AttackRolled(
                actor.creature_id,
                target.creature_id,
                name,
                int(attack.natural),
                int(attack.total - attack.natural),
                int(attack.total),
                int(attack.ac),
                attack.hit,
                attack.critical,
                int(advantage),
                reason_names(attack.advantages),
                reason_names(attack.disadvantages),
                int(attack.cover),
            )
        )
    _end_used_conditions(state, actor, target, ctx)
    # Riposte: an attack by a creature whose reaction turned a melee hit into a miss.
    if raised > 0 and not attack.hit and not attack.ranged:
        reactions.riposte(state, target, actor, raised, ctx)


def helps_attack(who: CreatureCombatState, place: i64) -> bool:
    """Whether a condition adds a bonus or dice to attack rolls, and is the first of its name."""
    attack = who.conditions[place].rule.attack
    return (attack.bonus != 0 or attack.dice is not None) and not conditions.repeats(who, place)


def helps_with(rule: ConditionRule, attack: AttackRoll) -> bool:
    """Magic Weapon, Sacred Weapon: whether a bonus to attack rolls is for this kind of attack."""
    if rule.attack.weapon_only and not attack.armed:
        return False
    return not (rule.attack.melee_only and attack.ranged)


def sanctuary_test(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, place: i64
) -> saves.SaveTest | None:
    """Sanctuary: the saving throw that a condition of the target asks of an attacker first, or None."""
    condition = target.conditions[place]
    ability: i64 = condition.rule.attack.sanctuary_ability
    if ability < 0 or actor.side == target.side or conditions.repeats(target, place):
        return None
    return saves.describe(state, actor, ability, condition.dc, True)


def sanctuary_save(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, ctx: Context
) -> bool:
    """Sanctuary: an attacker saves first; true if it fails and the attack is lost."""
    for place, condition in enumerate(target.conditions):
        test = sanctuary_test(state, actor, target, place)
        if test is not None and not saves.make(state, actor, test, condition.name, ctx):
            return True
    return False


def _cutting_words(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    attack: AttackRoll,
    ctx: Context,
) -> None:
    # Cutting Words: an ally of the target that sees the attacker may subtract a die, if it can matter.
    for friend in state.participants:
        if friend.side != target.side or not friend.sheet.cuts or not reactions.may_react(friend):
            continue
        for power in reactions.reaction_powers(friend, reactions.ON_ALLY_HIT):
            dice: Pool | None = None
            for effect in power.effects:
                if isinstance(effect, Inflict):
                    dice = effect.rule.attack.dice
                    break
            if dice is None or dice.count * dice.sides <= attack.total - attack.ac:
                continue
            if position.distance(state, friend, actor) > power.range_ft:
                continue
            if not position.sees(state, friend, actor):
                continue
            if not reactions.can_pay_reaction(state, friend, power):
                continue
            if reactions.offered(state, friend, power.id, actor, ctx):
                reactions.pay_reaction(state, friend, power)
                attack.total -= d20.throw(ctx, friend, dice, 1, power.id)
                attack.judge(target)
                return


def least_for_duplicate(images: i64) -> i64:
    """Mirror Image in 5.1: the lowest face of a d20 with which an attack targets one of the duplicates."""
    return 6 if images >= 3 else 8 if images == 2 else 11


def _targeted_duplicate(
    actor: CreatureCombatState, target: CreatureCombatState, attack: AttackRoll, ctx: Context
) -> ConditionState | None:
    if not edition.of(target).duplicates_have_ac:
        return None
    for condition in target.conditions:
        images: i64 = condition.rule.attack.mirror_images
        if images < 1 or ignores_mirror_image(actor, attack.distance_ft):
            continue
        if d20.throw(ctx, target, _DUPLICATE_DIE, 1, condition.rule.name) >= least_for_duplicate(images):
            return condition
    return None


def _hits_mirror_image(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    attack: AttackRoll,
    ctx: Context,
) -> bool:
    # Mirror Image: a d6 for each duplicate left; on a 3 or higher one of them is hit and destroyed.
    if edition.of(target).duplicates_have_ac:
        return False
    for condition in target.conditions:
        images: i64 = condition.rule.attack.mirror_images
        if images < 1 or ignores_mirror_image(actor, attack.distance_ft):
            continue
        found = False
        for _ in range(images):
            found = d20.throw(ctx, target, IMAGE_DIE, 1, condition.rule.name) >= LEAST_IMAGE or found
        if found:
            conditions.advance_stage(state, target, condition, ctx)
            return True
    return False


def _end_used_conditions(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, ctx: Context
) -> None:
    # Hidden and Invisibility end with an attack; Help and the like are for one roll.
    if actor.conditions:
        over = [
            one
            for one in actor.conditions
            if one.rule.flags & HIDDEN or one.rule.ends_on_attack or is_help(one, target)
        ]
        for condition in over:
            conditions.remove(state, actor, condition, ctx)
        over = [
            one
            for one in actor.conditions
            if one.rule.once and (one.rule.attack.advantage or one.rule.attack.disadvantage)
        ]
        for condition in over:
            conditions.remove(state, actor, condition, ctx)
    if target.conditions:
        over = [
            one
            for one in target.conditions
            if (one.rule.once and one.rule.attack.gives_advantage) or is_distraction(one, state, actor)
        ]
        for condition in over:
            conditions.remove(state, target, condition, ctx)

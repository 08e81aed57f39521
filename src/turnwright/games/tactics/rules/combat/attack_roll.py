"""The attack roll: who can be hit, with what advantage, against which armour class.

SRD: Attack Rolls, Unseen Attackers and Targets, Cover, Ranged Attacks; Conditions.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.rules.combat import reactions
from turnwright.games.tactics.rules.core import conditions, d20, edition, position, saves
from turnwright.games.tactics.sheet import (
    BLOODIED_FRENZY,
    BLOODIED_FURY,
    ELUSIVE,
    PACK_TACTICS,
    STRIKES_THE_MARKED,
    Power,
)
from turnwright.games.tactics.srd import (
    BLINDED,
    DEX,
    DODGING,
    FRIGHTENED,
    GRAPPLED,
    HELPED,
    HELPLESS,
    HIDDEN,
    PARALYZED,
    POISONED,
    PRONE,
    RESTRAINED,
    UNCONSCIOUS,
)
from turnwright.games.tactics.state import NOBODY, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Inflict, Pool
from turnwright.kernel.context import Context

# Why an attack has advantage or disadvantage; each is a bit, by its place here.
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
_PACK: Final = 1 << 6
_OWN: Final = 1 << 7
_MARKED: Final = 1 << 8
_POISONED: Final = 1 << 9
_FRIGHTENED: Final = 1 << 10
_GRAPPLED: Final = 1 << 11
_DODGING: Final = 1 << 12
_LONG: Final = 1 << 13
_ENEMY_NEAR: Final = 1 << 14
_TIRED: Final = 1 << 15
HEAVY_BIT: Final = 1 << 16
_FRENZY: Final = 1 << 17
_SQUEEZED: Final = 1 << 18
KEEN_BIT: Final = 1 << 19
_SUNLIT: Final = 1 << 20
IMAGE: Final = Pool(1, 6)
LEAST_IMAGE: Final = 3


@mypyc_attr(acyclic=True)
class Aim:
    """An attack before its roll: from how far, with what for and against it, and what it has to reach."""

    def __init__(self) -> None:
        self.distance_ft: i64 = 0
        self.up: i64 = 0
        self.down: i64 = 0
        self.cover: i64 = 0
        self.ac: i64 = 0
        self.bonus: i64 = 0
        self.ranged: bool = False

    def edge(self) -> i64:
        """Advantage and Disadvantage: they cancel, whatever their number."""
        return d20.combine(self.up != 0, self.down != 0)


def describe(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    to_hit: i64,
    ranged: bool,
    range_ft: i64,
) -> Aim:
    """All that bears on an attack of one creature on another."""
    found = Aim()
    found.distance_ft = position.distance(state, actor, target)
    found.ranged = ranged
    _count_sight(state, actor, target, found)
    _count_target(actor, target, found)
    _count_actor(state, actor, target, found)
    if ranged:
        _count_range(state, actor, found, range_ft)
    if actor.sheet.has(PACK_TACTICS) and position.ally_beside(state, actor, target):
        found.up |= _PACK
    # Squeezing: hard to strike from, easy to be struck in.
    if position.squeezes(state, actor):
        found.down |= _SQUEEZED
    if position.squeezes(state, target):
        found.up |= _SQUEEZED
    if is_elusive(target):
        found.up = 0
    found.cover = position.cover(state, actor, target)
    found.ac = armour_class(target) + found.cover
    found.bonus = to_hit - saves.exhaustion_penalty(actor)
    return found


def is_elusive(target: CreatureCombatState) -> bool:
    """Elusive: nobody has advantage against it, while it can act."""
    return target.sheet.has(ELUSIVE) and target.can_act()


def _count_sight(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, found: Aim
) -> None:
    if not position.sees(state, target, actor):
        found.up |= _UNSEEN
    if not position.sees(state, actor, target):
        found.down |= _UNSEEN


def _count_target(actor: CreatureCombatState, target: CreatureCombatState, found: Aim) -> None:
    flags: i64 = target.flags
    if flags & BLINDED:
        found.up |= _BLIND
    if flags & HELPLESS:
        found.up |= _HELPLESS
    if flags & RESTRAINED:
        found.up |= _RESTRAINED
    # Conditions [Prone]: advantage within 5 feet, disadvantage from further away.
    if flags & PRONE:
        if found.distance_ft <= 5:
            found.up |= _PRONE
        else:
            found.down |= _PRONE
    # Dodge: unless one cannot act or move; who cannot be seen is not dodged either.
    if flags & DODGING and saves.is_dodging(target) and not found.up & _UNSEEN:
        found.down |= _DODGING
    for condition in target.conditions:
        rule = condition.rule
        if rule.from_kinds and actor.sheet.kind not in rule.from_kinds:
            continue
        # Precise Hunter: whom one has marked oneself.
        if (
            rule.damage.extra_by_source
            and condition.source == actor.place
            and actor.sheet.has(STRIKES_THE_MARKED)
        ):
            found.up |= _MARKED
        if rule.attack.gives_advantage and not (rule.attack.by_sight and found.down & _UNSEEN):
            found.up |= _MARKED
        if rule.attack.gives_disadvantage and not (
            rule.attack.by_sight and _sees_through(actor, found.distance_ft)
        ):
            found.down |= _MARKED


def _sees_through(actor: CreatureCombatState, far: i64) -> bool:
    # Special Senses: no trick of light deceives blindsight or truesight.
    if far <= actor.sheet.blindsight:
        return True
    return far <= position.truesight(actor) and actor.flags & BLINDED == 0


def sees_through_images(actor: CreatureCombatState, far: i64) -> bool:
    """Mirror Image: of no use against who needs no eyes, has none, or sees things as they are."""
    return actor.flags & BLINDED != 0 or _sees_through(actor, far)


def _count_actor(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    found: Aim,
) -> None:
    flags: i64 = actor.flags
    if flags & BLINDED:
        found.down |= _BLIND
    if flags & POISONED:
        found.down |= _POISONED
    if flags & PRONE:
        found.down |= _PRONE
    if flags & RESTRAINED:
        found.down |= _RESTRAINED
    if flags & FRIGHTENED and saves.fears_in_sight(state, actor):
        found.down |= _FRIGHTENED
    # Conditions [Grappled]: against anybody but the grappler. 5.1 knows no such hindrance.
    if (
        flags & GRAPPLED
        and edition.of(actor).grappled_hinders_attacks
        and not conditions.is_held_by(actor, target)
    ):
        found.down |= _GRAPPLED
    if flags & HELPED and any(is_help(one, target) for one in actor.conditions):
        found.up |= _HELPED
    if actor.sheet.has(BLOODIED_FRENZY | BLOODIED_FURY) and actor.bloodied():
        found.up |= _FRENZY
    if saves.is_dazzled(state, actor):
        found.down |= _SUNLIT
    if edition.of(actor).exhaustion_hinders_rolls(actor.exhaustion):
        found.down |= _TIRED
    for condition in actor.conditions:
        rule = condition.rule
        if (
            rule.attack.advantage
            and not rule.attack.strength_only
            and not (rule.attack.melee_only and found.ranged)
        ):
            found.up |= _OWN
        if rule.attack.disadvantage:
            found.down |= _OWN


def _count_range(state: CombatState, actor: CreatureCombatState, found: Aim, range_ft: i64) -> None:
    # Ranged Attacks in Close Combat: an enemy within 5 feet that sees one and can act.
    if found.distance_ft > range_ft:
        found.down |= _LONG
    if position.has_enemy_beside(state, actor):
        found.down |= _ENEMY_NEAR


def armour_class(who: CreatureCombatState) -> i64:
    """The armour class with all that raises it."""
    ac: i64 = who.sheet.ac
    added: i64 = 0
    least: i64 = 0
    for place, condition in enumerate(who.conditions):
        rule = condition.rule
        if rule.attack.ac != 0 and not conditions.repeats(who, place):
            added += rule.attack.ac
        if rule.attack.base_ac > 0 and who.sheet.bare:
            based: i64 = rule.attack.base_ac + who.sheet.mods[DEX] + who.sheet.shield_ac
            ac = based if based > ac else ac
        if rule.attack.minimum_ac > least:
            least = rule.attack.minimum_ac
    return ac + added if ac + added > least else least


@mypyc_attr(acyclic=True)
class AttackResult:
    """An attack roll: what was thrown and what came of it."""

    def __init__(self) -> None:
        self.natural: i64 = 0
        self.total: i64 = 0
        self.hit: bool = False
        self.critical: bool = False
        self.edge: i64 = 0


def _throw(
    actor: CreatureCombatState, target: CreatureCombatState, found: Aim, weapon: str, ctx: Context
) -> AttackResult:
    """Throw for an attack: a 20 always hits and is critical, a 1 always misses."""
    thrown = AttackResult()
    thrown.edge = found.edge()
    thrown.natural = d20.d20(
        ctx, actor, thrown.edge, d20.ATTACK, "", weapon, 0, found.bonus, target.creature_id
    )
    thrown.total = thrown.natural + found.bonus + _dice_of_marks(actor, ctx)
    judge(thrown, actor, target, found)
    return thrown


def judge(thrown: AttackResult, actor: CreatureCombatState, target: CreatureCombatState, found: Aim) -> None:
    """Whether a roll that was thrown hits, and whether it is critical."""
    # Attack Rolls [Rolling 20 or 1]: only a 20 hits whatever the armour class; a 1 always misses.
    thrown.hit = thrown.natural == 20 or (thrown.natural != 1 and thrown.total >= found.ac)
    # Conditions [Paralyzed], [Unconscious]: a hit from within 5 feet is critical.
    near_by = found.distance_ft <= 5 and target.flags & (PARALYZED | UNCONSCIOUS) != 0
    thrown.critical = thrown.hit and (thrown.natural >= actor.sheet.crit_on or near_by)


def _dice_of_marks(actor: CreatureCombatState, ctx: Context) -> i64:
    added: i64 = 0
    for place, condition in enumerate(actor.conditions):
        rule = condition.rule
        dice = rule.attack.dice
        if (rule.attack.bonus == 0 and dice is None) or conditions.repeats(actor, place):
            continue
        added += rule.attack.bonus
        if dice is not None:
            thrown: i64 = d20.throw(ctx, actor, dice, 1, rule.name)
            added += -thrown if rule.subtracts_dice else thrown
    return added


def tell(
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: str,
    found: Aim,
    thrown: AttackResult,
    ctx: Context,
) -> None:
    """Say how an attack roll went."""
    ctx.emit(
        AttackRolled(
            actor.creature_id,
            target.creature_id,
            weapon,
            int(thrown.natural),
            int(thrown.total - thrown.natural),
            int(thrown.total),
            int(found.ac),
            thrown.hit,
            thrown.critical,
            int(thrown.edge),
            reason_names(found.up),
            reason_names(found.down),
            int(found.cover),
        )
    )


def add_strength_advantage(actor: CreatureCombatState, found: Aim) -> None:
    """Reckless Attack: what helps attacks with strength alone."""
    for condition in actor.conditions:
        if condition.rule.attack.advantage and condition.rule.attack.strength_only:
            found.up |= _OWN


def add_spell_advantage(actor: CreatureCombatState, found: Aim) -> None:
    """Innate Sorcery: what helps the attack rolls of spells alone."""
    for condition in actor.conditions:
        if condition.rule.magic.advantage:
            found.up |= _OWN


def reason_names(bits: i64) -> tuple[str, ...]:
    """The reasons that these bits stand for."""
    return tuple([reason for place, reason in enumerate(REASONS) if bits & (1 << place)])


def use_up(state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, ctx: Context) -> None:
    """Help and the like are for one roll; who attacks is not hidden any more."""
    gone = [
        one
        for one in actor.conditions
        if one.rule.flags & HIDDEN or one.rule.ends_on_attack or is_help(one, target)
    ]
    for condition in gone:
        conditions.remove(state, actor, condition, ctx)
    gone = [one for one in actor.conditions if one.rule.once and _bears_on_own(one.rule)]
    for condition in gone:
        conditions.remove(state, actor, condition, ctx)
    used = [one for one in target.conditions if one.rule.once and one.rule.attack.gives_advantage]
    for condition in used:
        conditions.remove(state, target, condition, ctx)


def is_help(condition: ConditionState, target: CreatureCombatState) -> bool:
    """Help: whether an ally has distracted this target for one's next attack."""
    return condition.rule.flags & HELPED != 0 and condition.against in (NOBODY, target.place)


def _bears_on_own(rule: ConditionRule) -> bool:
    return rule.attack.advantage or rule.attack.disadvantage


def hit_chance(actor: CreatureCombatState, found: Aim) -> float:
    """The chance that the roll hits, without dice of marks."""
    need: i64 = found.ac - found.bonus
    return _with_edge(found, 2 if need < 2 else 20 if need > 20 else need)


def _with_edge(found: Aim, least: i64) -> float:
    # The chance that the d20 that counts shows this or more.
    single = float(21 - least) / 20.0
    edge: i64 = found.edge()
    if edge > 0:
        return 1.0 - (1.0 - single) * (1.0 - single)
    return single * single if edge < 0 else single


def crit_chance(actor: CreatureCombatState, found: Aim) -> float:
    """The chance of a critical hit."""
    need: i64 = found.ac - found.bonus
    least: i64 = actor.sheet.crit_on if actor.sheet.crit_on > need else need
    return _with_edge(found, 20 if least > 20 else least)


def _inspire_attack(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    aim: "Aim",
    thrown: "AttackResult",
    ctx: Context,
) -> None:
    """An attack that misses by no more than the die that somebody gave."""
    if thrown.hit or thrown.natural == 1 or not actor.conditions:
        return
    more: i64 = d20.add_inspiration(state, actor, aim.ac - thrown.total, ctx)
    if more > 0:
        thrown.total += more
        judge(thrown, actor, target, aim)


def _cutting_words(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    aim: "Aim",
    thrown: "AttackResult",
    ctx: Context,
) -> None:
    """Cutting Words: somebody who sees an attacker may take a die off the roll that hit a friend."""
    for friend in state.participants:
        if friend.side != target.side or not friend.sheet.cuts or not reactions.may_react(friend):
            continue
        for power in reactions.reaction_powers(friend, reactions.ON_ALLY_HIT):
            dice = _dice_of(power)
            if dice is None or dice.count * dice.sides <= thrown.total - aim.ac:
                continue
            if position.distance(state, friend, actor) > power.range_ft or not position.sees(
                state, friend, actor
            ):
                continue
            if reactions.can_pay_reaction(state, friend, power) and reactions.offered(
                state, friend, power.id, actor, ctx
            ):
                reactions.pay_reaction(state, friend, power)
                thrown.total -= d20.throw(ctx, friend, dice, 1, power.id)
                judge(thrown, actor, target, aim)
                return


def _dice_of(power: Power) -> Pool | None:
    for effect in power.effects:
        if isinstance(effect, Inflict):
            return effect.rule.attack.dice
    return None


def roll(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    aim: "Aim",
    weapon: str,
    ctx: Context,
) -> "AttackResult":
    """An attack roll, with the target's chance to turn a hit into a miss."""
    actor.attacked = True
    if target.conditions and sanctuary_save(state, actor, target, ctx):
        use_up(state, actor, target, ctx)
        return AttackResult()
    thrown = _throw(actor, target, aim, weapon, ctx)
    _inspire_attack(state, actor, target, aim, thrown, ctx)
    if thrown.hit and thrown.natural != 20:
        _cutting_words(state, actor, target, aim, thrown, ctx)
    if thrown.hit and thrown.natural != 20:
        raised: i64 = reactions.react_to_hit(state, target, actor, thrown.total - aim.ac, not aim.ranged, ctx)
        if raised > 0:
            aim.ac += raised
            thrown.hit = thrown.total >= aim.ac
            thrown.critical = thrown.critical and thrown.hit
    if thrown.hit and target.conditions and _hits_image(state, actor, target, aim, ctx):
        thrown.hit = False
        thrown.critical = False
    if ctx.heard:
        tell(actor, target, weapon, aim, thrown, ctx)
    use_up(state, actor, target, ctx)
    return thrown


def sanctuary_save(
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
    aim: "Aim",
    ctx: Context,
) -> bool:
    # Mirror Image: a d6 for each image that is left; 3 or more, and it is one of them that was hit.
    for condition in target.conditions:
        rule = condition.rule
        if rule.attack.mirror_images < 1 or sees_through_images(actor, aim.distance_ft):
            continue
        found = False
        for _ in range(rule.attack.mirror_images):
            found = d20.throw(ctx, target, IMAGE, 1, rule.name) >= LEAST_IMAGE or found
        if found:
            conditions.advance_stage(state, target, condition, ctx)
            return True
    return False

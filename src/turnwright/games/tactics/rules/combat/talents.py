"""What heroes have against bad luck: an attack that misses is helped, one that hits is turned aside.

SRD: Bardic Inspiration, Cutting Words, Deflect Attacks, Stone's Endurance.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.rules.combat import attack_roll, reactions
from turnwright.games.tactics.rules.core import d20, damage, inspiring, position
from turnwright.games.tactics.sheet import Power
from turnwright.games.tactics.srd import DAMAGE_TYPES
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Inflict, Pool
from turnwright.kernel.context import Context

WEAPONS: Final = ("bludgeoning", "piercing", "slashing")


def lift_attack(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    aim: "attack_roll.Aim",
    thrown: "attack_roll.Throw",
    ctx: Context,
) -> None:
    """An attack that misses by no more than the die that somebody gave."""
    if thrown.hit or thrown.natural == 1 or not actor.conditions:
        return
    more: i64 = inspiring.lift(state, actor, aim.ac - thrown.total, ctx)
    if more > 0:
        thrown.total += more
        attack_roll.judge(thrown, actor, target, aim)


def cut(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    aim: "attack_roll.Aim",
    thrown: "attack_roll.Throw",
    ctx: Context,
) -> None:
    """Cutting Words: somebody who sees an attacker may take a die off the roll that hit a friend."""
    for friend in state.participants:
        if friend.side != target.side or not friend.sheet.cuts or not reactions.may_react(friend):
            continue
        for power in reactions.powers_for(friend, reactions.ON_ALLY_HIT):
            dice = _dice_of(power)
            if dice is None or dice.count * dice.sides <= thrown.total - aim.ac:
                continue
            if position.distance(state, friend, actor) > power.range_ft or not position.sees(
                state, friend, actor
            ):
                continue
            if reactions.answers(state, friend, power) and reactions.offered(
                state, friend, power.id, actor, ctx
            ):
                reactions.pay_answer(state, friend, power)
                thrown.total -= d20.throw(ctx, friend, dice, 1, power.id)
                attack_roll.judge(thrown, actor, target, aim)
                return


def _dice_of(power: Power) -> Pool | None:
    for effect in power.effects:
        if isinstance(effect, Inflict):
            return effect.rule.attack.dice
    return None


def deflect(
    state: CombatState,
    target: CreatureCombatState,
    actor: CreatureCombatState,
    wound: "damage.Wound",
    ctx: Context,
) -> None:
    """Deflect Attacks, Stone's Endurance: a reaction takes something off the damage of a hit."""
    for way in target.sheet.deflects:
        if not reactions.may_react(target):
            return
        if not way.any_kind and not any(DAMAGE_TYPES[kind] in WEAPONS for kind in wound.types):
            continue
        used = target.uses.get(way.id, 0)
        if way.limit > 0 and used >= way.limit:
            continue
        if reactions.offered(state, target, way.id, actor, ctx):
            if way.limit > 0:
                target.uses[way.id] = used + 1
            wound.reduce(d20.throw(ctx, target, way.dice, 1, way.id))

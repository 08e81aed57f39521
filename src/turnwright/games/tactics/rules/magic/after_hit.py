"""Decisions of an attacker after a hit: smites, Stunning Strike, Cunning Strike and the like.

SRD: Divine Smite, Ensnaring Strike, Searing Smite, Shining Smite; Stunning Strike, Quivering Palm; Cunning
Strike; Eldritch Smite, Hurl Through Hell; Giant Ancestry. Nothing is paid for an attack that misses.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.rules.combat import weapon_damage
from turnwright.games.tactics.rules.core import conditions, edition
from turnwright.games.tactics.rules.magic import casting, slots, targeting, uses
from turnwright.games.tactics.sheet import BONUS, UNARMED, Attack, Power
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Effect, Inflict, Save
from turnwright.kernel.context import Context

QUESTION: Final = "after_hit"
NO: Final = "no"
# The hits that a power may follow, as its trigger.
ANY_HIT: Final = "attack_hits"
WEAPON_HIT: Final = "weapon_hits"
UNARMED_HIT: Final = "unarmed_hits"


def offer(
    state: CombatState,
    use: uses.Use,
    target: CreatureCombatState,
    ranged: bool,
    advantage: i64,
    weapon: Attack | None,
    ctx: Context,
) -> None:
    """Ask what to add to a hit, one power after the other, until the answer is no or nothing is left.

    `advantage` is 1 or -1 if the attack roll had Advantage or Disadvantage.
    """
    actor = use.actor
    taken: list[str] = []
    while True:
        found: list[targeting.PowerUse] = []
        for power in actor.sheet.strikes:
            # Open Hand Technique: one of its effects.
            if power.id in taken or (power.one_of != "" and power.one_of in taken):
                continue
            if not is_possible(state, actor, target, ranged, advantage, weapon, power, use.forgone):
                continue
            for level in levels(actor, power):
                wanted = targeting.use_on(power, [actor])
                wanted.slot = level
                found.append(wanted)
        if not found:
            return
        names = f"{actor.creature_id} {target.creature_id}"
        choices = [f"{names} {each.power.id} {each.slot}" for each in found]
        chosen = ctx.ask(actor.seat, QUESTION, [*choices, NO], len(choices))
        if chosen >= len(found):
            return
        taken += [found[chosen].power.id, found[chosen].power.one_of]
        casting.use_power(state, actor, found[chosen], ctx)


def levels(who: CreatureCombatState, power: Power) -> list[int]:
    """The slot levels that a power can be used with, or 0 if it takes no slot."""
    return slots.levels_left(who, power) if slots.takes_slot(power) else [0]


def is_possible(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    ranged: bool,
    advantage: i64,
    weapon: Attack | None,
    power: Power,
    forgone: bool = False,
) -> bool:
    """Whether a power can be added to this hit; `forgone` if the attack roll has given up its Advantage."""
    if not follows(actor, power, weapon) or not actor.can_act() or slots.cost_problem(actor, power) != "":
        return False
    # Brutal Strike: with the attack roll that it is for.
    needed = conditions.find(actor, power.needs) if power.needs != "" else None
    if needed is not None and needed.rule.attack.forgoes_advantage and not forgone:
        return False
    # Bonus Actions: only on the creature's own turn.
    if power.cost == BONUS and (state.active() is not actor or not actor.may_act()):
        return False
    for effect in power.effects:
        if not isinstance(effect, Inflict):
            continue
        rule = effect.rule
        if not weapon_damage.applies_to_hit(actor, rule, ranged, True, weapon):
            return False
        # Hill's Tumble: not on a creature that is too large. Quivering Palm: on one creature at a time.
        if _is_in_vain(rule.attack.on_hit, target) or targeting.is_full(state, actor, rule.attack.on_hit):
            return False
        # Cunning Strike: needs a Sneak Attack with enough dice.
        cost: i64 = rule.attack.sneak_cost
        dice = actor.sheet.sneak
        if cost > 0 and (
            dice is None
            or weapon is None
            or weapon_damage.sneak_attack_dice(actor, dice).count < cost
            or not weapon_damage.is_sneak_attack(state, actor, target, weapon, advantage)
        ):
            return False
    return True


def _is_in_vain(added: list[Effect], target: CreatureCombatState) -> bool:
    # Whether nothing of what is added to a hit works on a creature of this size or type.
    for effect in added:
        if isinstance(effect, Save):
            if not _is_in_vain(effect.fail, target) or effect.success:
                return False
        elif not isinstance(effect, Inflict) or not effect.leaves_out(target.sheet.size, target.sheet.kind):
            return False
    return len(added) > 0


def follows(actor: CreatureCombatState, power: Power, weapon: Attack | None) -> bool:
    """Whether a power may follow a hit with a weapon, or without one the hit of a power."""
    if power.trigger == ANY_HIT:
        return True
    if weapon is None:
        return False
    if power.trigger == UNARMED_HIT:
        return weapon.id == UNARMED
    if power.trigger == WEAPON_HIT:
        return weapon.id != UNARMED or edition.of(actor).unarmed_strikes_are_weapon_attacks
    # The others follow a melee weapon, also a thrown one, and an Unarmed Strike.
    return weapon.melee

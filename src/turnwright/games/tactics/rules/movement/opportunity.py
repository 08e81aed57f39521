"""Opportunity Attacks: a melee attack right before a creature leaves an enemy's reach.

SRD: Opportunity Attacks.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.rules.combat import action_economy, reactions, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.sheet import AGILE, FLYBY, Attack
from turnwright.games.tactics.srd import DISENGAGED, PRONE
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context

OFF_MAP_FT: Final = 1_000_000


def opportunity_attacks(
    state: CombatState, who: CreatureCombatState, to: i64, ctx: Context, climbs_ft: i64 = 0
) -> None:
    """Offer an Opportunity Attack to each enemy whose reach a step leaves; the cell -1 is off the map."""
    if not provokes(who):
        return
    for foe in state.participants:
        # The enemy needs a reaction, sight of the creature, and a weapon whose reach is left.
        if foe.side == who.side or not reactions.may_react(foe):
            continue
        if any(condition.rule.turn.no_opportunity for condition in foe.conditions):
            continue
        if conditions.is_held_by(foe, who):
            continue  # dragged along
        weapon = opportunity_weapon(state, foe, who, to, climbs_ft)
        if weapon is None or not position.sees(state, foe, who) or conditions.is_charmed_by(state, foe, who):
            continue
        # The attack comes right before the creature leaves the reach.
        if reactions.offered(state, foe, reactions.OPPORTUNITY, who, ctx):
            weapon_attack.strike(state, foe, who, weapon, False, False, ctx)
        if not who.stands():
            return


def provokes(who: CreatureCombatState) -> bool:
    """Whether a creature provokes Opportunity Attacks by its movement."""
    # Disengage, and creatures that provoke none. Flyby: while flying, not while crawling.
    if who.flags & DISENGAGED or who.sheet.has(AGILE):
        return False
    return not who.sheet.has(FLYBY) or who.flags & PRONE != 0


def opportunity_weapon(
    state: CombatState, foe: CreatureCombatState, who: CreatureCombatState, to: i64, climbs_ft: i64 = 0
) -> Attack | None:
    """The best melee weapon whose reach a step leaves; an Unarmed Strike for an enemy without a weapon."""
    before: i64 = position.distance(state, foe, who)
    after: i64 = OFF_MAP_FT
    if to >= 0:
        who.altitude_ft += climbs_ft
        after = position.distance_from(state, to, who, foe)
        who.altitude_ft -= climbs_ft
    if after <= before:
        return None
    best: Attack | None = None
    armed = False
    for weapon in foe.sheet.attacks:
        if weapon.melee and action_economy.has_pieces(foe, weapon):
            armed = True
            if before <= weapon.reach_ft < after and (best is None or weapon.to_hit > best.to_hit):
                best = weapon
    if not armed and before <= position.BESIDE < after:
        return foe.sheet.unarmed
    return best

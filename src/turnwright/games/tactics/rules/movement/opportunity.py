"""Opportunity Attacks.

SRD: Opportunity Attacks.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.rules.combat import action_economy, reactions, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.sheet import AGILE, FLYBY, Attack
from turnwright.games.tactics.srd import DISENGAGED, PRONE
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context

FAR: Final = 1_000_000


def opportunity_attacks(
    state: CombatState, arena: Arena, who: CreatureCombatState, to: i64, ctx: Context
) -> None:
    """Opportunity Attacks: whoever sees one leave their reach may strike, right before the step."""
    if who.flags & DISENGAGED or who.sheet.has(AGILE):
        return
    # Flyby: for who flies, and not for who crawls.
    if who.sheet.has(FLYBY) and not who.flags & PRONE:
        return
    for foe in state.participants:
        if foe.side == who.side or not reactions.may_react(foe) or _is_hampered(foe):
            continue
        if conditions.is_held_by(foe, who):
            continue  # it comes along
        weapon = opportunity_weapon(state, arena, foe, who, to)
        if weapon is None or not position.sees(state, foe, who) or conditions.is_charmed_by(foe, who):
            continue
        if reactions.offered(state, foe, reactions.OPPORTUNITY, who, ctx):
            weapon_attack.strike(state, arena, foe, who, weapon, False, False, ctx)
        if not who.stands():
            return


def _is_hampered(who: CreatureCombatState) -> bool:
    return any(condition.rule.turn.no_opportunity for condition in who.conditions)


def opportunity_weapon(
    state: CombatState, arena: Arena, foe: CreatureCombatState, who: CreatureCombatState, to: i64
) -> Attack | None:
    """The melee attack whose reach a creature would leave by a step; to -1 is off the map."""
    grid = arena.grid
    before: i64 = grid.gap_ft(foe.cell, position.width(foe), who.cell, position.width(who))
    after: i64 = FAR
    if to >= 0:
        after = grid.gap_ft(foe.cell, position.width(foe), to, position.width(who))
    if after <= before:
        return None
    best: Attack | None = None
    armed = False
    for weapon in foe.sheet.attacks:
        if weapon.melee and action_economy.has_pieces(foe, weapon):
            armed = True
            left = before <= weapon.reach_ft and after > weapon.reach_ft
            if left and (best is None or weapon.to_hit > best.to_hit):
                best = weapon
    # Whoever has no weapon for it strikes with the bare hand.
    if not armed and before <= position.BESIDE < after:
        return foe.sheet.unarmed
    return best

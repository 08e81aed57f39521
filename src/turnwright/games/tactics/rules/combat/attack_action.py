"""The Attack action: the weapon, the walk into reach, and one attack.

SRD: Attack [Action]; Making an Attack; Weapon Properties [Light, Loading].
"""

from typing import Any

from mypy_extensions import i64

from turnwright.games.tactics.commands import MeleeAttack
from turnwright.games.tactics.rules.combat import action_economy, masteries, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.movement import walk
from turnwright.games.tactics.sheet import LIGHT, LOADING, TWO_WEAPON_STYLE, Attack
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


def target_of(
    state: CombatState, who: CreatureCombatState, target_id: str, weapon: Attack, melee: bool
) -> CreatureCombatState:
    """The target of an attack, or a refusal with the targets in reach."""
    refusal = weapon_attack.target_problem(state, who, target_id)
    target = state.get(target_id)
    if refusal is not None or target is None:
        code, reason = ("unknown-target", "") if refusal is None else refusal
        raise Rejected(code, reason, "target", in_reach(state, who, weapon, melee))
    if not weapon_attack.may_target(state, who, target, weapon):
        reason = f"{weapon.id} cannot target {target_id}, which {who.creature_id} grapples"
        if weapon.not_full:
            reason = f"{who.creature_id} cannot use {weapon.id} while it has swallowed a creature"
        raise Rejected("wrong-target", reason, "target", in_reach(state, who, weapon, melee))
    return target


def _check_usable(who: CreatureCombatState, weapon: Attack, melee: bool) -> None:
    if weapon_attack.usable(who, weapon):
        return
    others = [each.id for each in weapon_attack.weapons(who, melee) if weapon_attack.usable(who, each)]
    if weapon.needs != "" and conditions.find(who, weapon.needs) is None:
        raise Rejected("not-yet", f"{weapon.id} needs {weapon.needs} to be active", "weapon", others)
    if not action_economy.has_pieces(who, weapon):
        reason = f"all {weapon.limit} {weapon.uses.replace('_', ' ')} have been used"
        raise Rejected("no-ammunition", reason, "weapon", others)
    if action_economy.can_attack_with(who, weapon.id):
        # Loading: one shot per action, whatever the number of attacks.
        raise Rejected("loading", f"{weapon.id} can be fired once per action", "weapon", others)
    if others:
        raise Rejected("no-action", f"no attack with {weapon.id} is left", "weapon", others)
    raise Rejected("no-action", "the action of this turn has been used", "intent")


def attack(state: CombatState, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    """Attack with a weapon, after a walk into reach if the intent asks for it."""
    melee = isinstance(command, MeleeAttack)
    weapon = weapon_attack.weapon_for(who, command.weapon, melee)
    target = target_of(state, who, command.target, weapon, melee)
    _check_usable(who, weapon, melee)
    if command.move_required:
        way = walk.route_into_reach(state, who, target, weapon, melee)
        if way is None:
            raise _out_of_reach(state, who, target, weapon, melee)
        if way.path and not walk.follow(state, who, way.path, way.costs, ctx):
            return
        if not target.here() or not weapon_attack.reaches(state, who, target, weapon, melee):
            return
    elif not weapon_attack.reaches(state, who, target, weapon, melee):
        raise _out_of_reach(state, who, target, weapon, melee)
    second = weapon_attack.is_second(who, weapon)
    _use_weapon(who, weapon, second)
    if not melee:
        action_economy.use_piece(who, weapon)
    subdue = melee and command.subdue
    plain = second and not who.sheet.has(TWO_WEAPON_STYLE)
    weapon_attack.strike(state, who, target, weapon, plain, subdue, ctx, not melee)


def _use_weapon(who: CreatureCombatState, weapon: Attack, second: bool) -> None:
    if second:
        action_economy.spend(who, masteries.second_attack_cost(weapon))
        who.light_attack = "-"
        return
    action_economy.begin_attacks(who, weapon.id)
    action_economy.use_attack(who, weapon.id)
    if weapon.properties & LIGHT and who.light_attack == "":
        who.light_attack = weapon.id
    if weapon.properties & LOADING:
        who.loaded = False


def _out_of_reach(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, melee: bool
) -> Rejected:
    # The reason with its numbers; then the legal targets, or the hint to walk first.
    far: i64 = position.distance(state, who, target)
    most: i64 = weapon.farthest_ft(melee)
    code, reason = "out-of-range", f"{target.creature_id} is {far} ft away, {weapon.id} reaches {most}"
    if far <= most:
        blocked = position.blocked_at(state, who, target)
        code, reason = "no-line", f"there is no line of sight to {target.creature_id}{blocked}"
    if walk.route_into_reach(state, who, target, weapon, melee) is not None:
        return Rejected(code, reason, "move_required", [True])
    reason += f", and {who.remaining_movement_ft} ft of movement are left"
    return Rejected(code, reason, "target", in_reach(state, who, weapon, melee))


def in_reach(state: CombatState, who: CreatureCombatState, weapon: Attack, melee: bool) -> list[str]:
    """The enemies that a weapon reaches from here."""
    return [
        each.creature_id
        for each in position.enemies(state, who)
        if weapon_attack.reaches(state, who, each, weapon, melee)
        and not conditions.is_charmed_by(state, who, each)
    ]

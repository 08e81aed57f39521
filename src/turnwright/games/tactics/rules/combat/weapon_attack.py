"""Attacking with a weapon: which one, whom it reaches, and the walk into reach.

SRD: Making an Attack; Weapon Properties [Ammunition, Light, Loading, Range, Reach, Thrown]; Unarmed Strike.
"""

from typing import Any

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import MeleeAttack
from turnwright.games.tactics.rules.combat import action_economy, masteries, weapon_damage
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.movement import movement, walk
from turnwright.games.tactics.sheet import LIGHT, LOADING, TWO_WEAPON_STYLE, UNARMED, Attack
from turnwright.games.tactics.srd import HIDDEN
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


def target_of(
    state: CombatState, who: CreatureCombatState, target_id: str, weapon: Attack, melee: bool
) -> CreatureCombatState:
    """Whom a weapon is raised against: an enemy that is there and does not hide."""
    refusal = unfit(state, who, target_id)
    target = state.get(target_id)
    if refusal is not None or target is None:
        code, words = ("unknown-target", "") if refusal is None else refusal
        raise Rejected(code, words, "target", in_reach(state, who, weapon, melee))
    return target


def unfit(state: CombatState, who: CreatureCombatState, target_id: str) -> tuple[str, str] | None:
    """Why nobody means to strike or grip a creature, in a code and in words, or None."""
    target = state.get(target_id)
    if target is None or not target.here():
        return "unknown-target", f"there is no {target_id[:60]!r} to reach"
    if target.side == who.side:
        return "wrong-target", f"{target_id} is on the same side"
    if target.flags & HIDDEN:
        return "unseen", f"nobody knows where {target_id} is"
    if conditions.is_charmed_by(who, target):
        return "charmed", f"{who.creature_id} is charmed by {target_id}"
    return None


def weapon_for(who: CreatureCombatState, wanted: str, melee: bool) -> Attack:
    """The weapon of that id, or the first of the right kind that can be used now."""
    fitting = _fitting(who, melee)
    for each in fitting:
        if each.id == wanted or (wanted == "" and usable(who, each)):
            return each
    # Unarmed Strike: everybody has a hand, or a head, or a knee.
    if melee and (wanted == UNARMED or (wanted == "" and action_economy.bare_handed(who))):
        return who.sheet.unarmed
    if wanted == "" and fitting:
        return fitting[0]
    words = f"{who.creature_id} cannot attack with {wanted[:60]!r}"
    if wanted == "":
        words = f"{who.creature_id} has no such weapon"
    raise Rejected("unknown-weapon", words, "weapon", [each.id for each in fitting])


def _fitting(who: CreatureCombatState, melee: bool) -> list[Attack]:
    return [each for each in who.sheet.attacks if (each.melee if melee else each.ranged)]


def usable(who: CreatureCombatState, weapon: Attack) -> bool:
    """Whether a weapon can be used now: by the action, what is left of it, or as the second light one."""
    if not action_economy.has_pieces(who, weapon):
        return False
    if is_second(who, weapon):
        return True
    if weapon.properties & LOADING and not who.loaded and not action_economy.fresh_action(who):
        return False
    return action_economy.can_attack_with(who, weapon.id)


def _check_usable(who: CreatureCombatState, weapon: Attack, melee: bool) -> None:
    if usable(who, weapon):
        return
    others = [each.id for each in _fitting(who, melee) if usable(who, each)]
    if weapon.needs != "" and conditions.bears(who, weapon.needs) is None:
        raise Rejected("not-yet", f"{weapon.id} needs {weapon.needs} to be there", "weapon", others)
    if not action_economy.has_pieces(who, weapon):
        words = f"all {weapon.limit} {weapon.uses.replace('_', ' ')} are used"
        raise Rejected("no-ammunition", words, "weapon", others)
    if action_economy.can_attack_with(who, weapon.id):
        # Loading: one shot with an action, whatever number of attacks it gives.
        raise Rejected("loading", f"{weapon.id} shoots once with an action", "weapon", others)
    if others:
        raise Rejected("no-action", f"no attack with {weapon.id} is left", "weapon", others)
    raise Rejected("no-action", "the action of this turn is used", "intent")


def attack(state: CombatState, arena: Arena, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    """Strike, shoot or throw, after a walk into reach where one is asked for."""
    melee = isinstance(command, MeleeAttack)
    weapon = weapon_for(who, command.weapon, melee)
    target = target_of(state, who, command.target, weapon, melee)
    _check_usable(who, weapon, melee)
    if command.move_required:
        way = way_into_reach(state, arena, who, target, weapon, melee)
        if way is None:
            raise _out_of_reach(state, arena, who, target, weapon, melee)
        if way.path and not movement.walk(state, arena, who, way.path, way.costs, ctx):
            return
        if not target.here() or not reaches(state, who, target, weapon, melee):
            return
    elif not reaches(state, who, target, weapon, melee):
        raise _out_of_reach(state, arena, who, target, weapon, melee)
    second = is_second(who, weapon)
    _use_weapon(who, weapon, second)
    if not melee:
        action_economy.use_piece(who, weapon)
    subdue = melee and command.subdue
    plain = second and not who.sheet.has(TWO_WEAPON_STYLE)
    weapon_damage.strike(state, arena, who, target, weapon, plain, subdue, ctx, not melee)


def _use_weapon(who: CreatureCombatState, weapon: Attack, second: bool) -> None:
    if second:
        who.used_bonus_action = who.used_bonus_action or not masteries.is_nick(weapon)
        who.light_attack = "-"
        return
    action_economy.begin_attacks(who, weapon.id)
    action_economy.use_attack(who, weapon.id)
    if weapon.properties & LIGHT and who.light_attack == "":
        who.light_attack = weapon.id
    if weapon.properties & LOADING:
        who.loaded = False


def is_second(who: CreatureCombatState, weapon: Attack) -> bool:
    """Light: after an attack with one light weapon, another light one strikes as a bonus action."""
    if who.light_attack in ("", "-") or not weapon.properties & LIGHT:
        return False
    if who.used_bonus_action and not masteries.is_nick(weapon):
        return False
    # Two-Weapon Fighting in 5.1: both are melee weapons.
    first = who.sheet.attack(who.light_attack)
    if who.sheet.old_rules and not (weapon.melee and first is not None and first.melee):
        return False
    return weapon.id != who.light_attack and not action_economy.can_attack_with(who, weapon.id)


def reaches(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, melee: bool
) -> bool:
    """Whether a weapon reaches a target from here, and nothing covers it wholly."""
    most: i64 = weapon.reach_ft if melee else max(weapon.long_ft, weapon.range_ft)
    return (
        position.distance(state, who, target) <= most
        and position.cover(state, who, target) != position.NO_LINE
    )


def _out_of_reach(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    melee: bool,
) -> Rejected:
    # Why not, with the numbers; then whom one could strike instead, or that one has to walk first.
    far: i64 = position.distance(state, who, target)
    most: i64 = weapon.reach_ft if melee else max(weapon.long_ft, weapon.range_ft)
    code, words = "out-of-range", f"{target.creature_id} is {far} ft away, {weapon.id} reaches {most}"
    if far <= most:
        blocked = position.blocked_at(state, who, target)
        code, words = "no-line", f"there is no line to {target.creature_id}{blocked}"
    if way_into_reach(state, arena, who, target, weapon, melee) is not None:
        return Rejected(code, words, "move_required", [True])
    words += f", and {who.remaining_movement_ft} ft of movement are left"
    return Rejected(code, words, "target", in_reach(state, who, weapon, melee))


def in_reach(state: CombatState, who: CreatureCombatState, weapon: Attack, melee: bool) -> list[str]:
    """Whom a weapon reaches from here."""
    return [
        each.creature_id
        for each in position.enemies(state, who)
        if reaches(state, who, each, weapon, melee) and not conditions.is_charmed_by(who, each)
    ]


def way_into_reach(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    melee: bool,
) -> "walk.Way | None":
    """The cheapest walk to a cell from which the target can be struck; within the normal range of a shot."""
    found = movement.flood(state, arena, who, movement.left_ft(who))
    most: i64 = weapon.reach_ft if melee else weapon.range_ft
    for cell in found.stops():
        if arena.grid.gap_ft(cell, position.side(who), target.cell, position.side(target)) <= most:
            path = found.path(cell)
            if line_from(state, who, cell, target) and not movement.comes_nearer(state, who, path):
                return walk.Way(path, movement.costs_of(found, path, movement.burden(state, who)))
    return None


def line_from(state: CombatState, who: CreatureCombatState, cell: i64, target: CreatureCombatState) -> bool:
    """Whether a creature would have a line to a target from another cell."""
    here: i64 = who.cell
    who.cell = cell
    clear = position.cover(state, who, target) != position.NO_LINE
    who.cell = here
    return clear

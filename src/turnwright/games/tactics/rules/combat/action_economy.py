"""The economy of a turn: action, Bonus Action, reaction, movement, one free object interaction.

A refusal names what is missing.

SRD: Your Turn, Actions, Bonus Actions, Time-Limited Object Interactions.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.sheet import (
    ACTION,
    AGGRESSIVE,
    BONUS,
    CUNNING_ACTION,
    LEGENDARY,
    NIMBLE_ESCAPE,
    Attack,
    Piece,
    Power,
)
from turnwright.games.tactics.srd import COMBAT, HIDDEN
from turnwright.games.tactics.state import AdventureState, CombatState, CreatureCombatState
from turnwright.kernel.errors import Rejected

EXTRA: Final = "extra"  # the action of Haste
OBJECT: Final = "object"  # the free object interaction
ATTACKS: Final = "attacks"  # what is left of the Attack action or a Multiattack


def actor_of(state: CombatState, seat: i64, actor_id: str, moves: bool = False) -> CreatureCombatState:
    """The creature that an intent is for, if the seat plays it, it is its turn, and it can act."""
    who = state.get(actor_id)
    # A foe that a seat has not noticed is refused as one that does not exist.
    if who is None or (who.seat != seat and position.is_unnoticed(state, who)):
        known = [each.creature_id for each in state.participants if each.seat == seat]
        raise Rejected("unknown-creature", f"there is no creature {actor_id[:60]!r} here", "actor", known)
    if who.seat != seat:
        raise Rejected("not-yours", f"{actor_id} is played by seat {who.seat}", "actor", [int(who.seat)])
    if state.scene != COMBAT:
        raise Rejected("wrong-scene", "no fight is under way", "actor")
    active = state.active()
    if active is None or active is not who:
        # In an adventure, the refusal must not reveal that a hidden creature is acting.
        if active is None or (active.flags & HIDDEN and isinstance(state, AdventureState)):
            raise Rejected("not-your-turn", "it is another creature's turn", "actor")
        turn = active.creature_id
        raise Rejected("not-your-turn", f"it is {turn}'s turn", "actor", [turn])
    # Conditions [Incapacitated]: no action, Bonus Action or reaction, but movement.
    if not moves and not who.may_act():
        raise Rejected("cannot-act", f"{actor_id} is incapacitated and can only move", "actor")
    return who


def problem(who: CreatureCombatState, cost: str) -> str:
    """Why a creature cannot pay a cost, as the code of the refusal, or "" if it can."""
    if cost in (ACTION, BONUS, EXTRA) and has_moved_dazed(who):
        return "no-bonus-action" if cost == BONUS else "no-action"
    if cost == ACTION:
        return "no-action" if who.used_action or (who.used_bonus_action and is_slowed(who)) else ""
    if cost == BONUS:
        if who.used_bonus_action:
            return "no-bonus-action"
        return "no-action" if who.used_action and is_slowed(who) else ""
    if cost == LEGENDARY:
        return "no-legendary-action" if who.legendary_left < 1 else ""
    return "no-action" if cost == EXTRA and not who.extra_action else ""


def affords(who: CreatureCombatState, cost: str) -> bool:
    """Whether a creature can pay a cost."""
    return problem(who, cost) == ""


def check(who: CreatureCombatState, cost: str) -> None:
    """Refuse a cost that a creature cannot pay."""
    code = problem(who, cost)
    if code == "":
        return
    reason = "the action of this turn has been used"
    if has_moved_dazed(who):
        reason = "only movement, an action or a bonus action is possible, and movement was used"
    elif code == "no-bonus-action":
        reason = "the bonus action of this turn has been used"
    elif code == "no-legendary-action":
        reason = "no legendary action is left"
    elif cost == BONUS or not who.used_action:
        reason = "only an action or a bonus action is possible, not both"
    raise Rejected(code, reason, "using")


def spend(who: CreatureCombatState, cost: str) -> None:
    """Pay a cost. Another action forfeits the attacks left of the last one."""
    if cost in (ACTION, BONUS, EXTRA):
        _stay_if_dazed(who)
    if cost == ACTION:
        who.used_action = True
        who.attacks_left = 0
        who.routine = -1
    elif cost == BONUS:
        who.used_bonus_action = True
    elif cost == EXTRA:
        who.extra_action = False


def object_cost(who: CreatureCombatState) -> str:
    """Time-Limited Object Interactions: one per turn is free, another takes the Utilize action."""
    return ACTION if who.used_object else OBJECT


def affords_object(who: CreatureCombatState) -> bool:
    """Whether an object interaction is left."""
    return affords(who, object_cost(who))


def check_object(who: CreatureCombatState) -> None:
    """Refuse an object interaction when neither the free one nor the action is left."""
    if not affords_object(who):
        reason = "the free object interaction and the action of this turn have been used"
        raise Rejected("no-object", reason, "intent")


def spend_object(who: CreatureCombatState) -> None:
    """Use the free object interaction of the turn, or else the action."""
    spend(who, object_cost(who))
    who.used_object = True


def has_pieces(who: CreatureCombatState, weapon: Attack) -> bool:
    """Weapon Properties [Ammunition, Thrown]: whether a piece is left."""
    # A weapon that a spell creates lasts as long as the spell.
    if weapon.needs != "" and conditions.find(who, weapon.needs) is None:
        return False
    return weapon.limit == 0 or who.uses.get(weapon.uses, 0) < weapon.limit


def use_piece(who: CreatureCombatState, weapon: Attack) -> None:
    """Use one piece of ammunition, or throw one weapon."""
    if weapon.limit > 0:
        who.uses[weapon.uses] = who.uses.get(weapon.uses, 0) + 1


def ammunition(who: CreatureCombatState) -> dict[str, int]:
    """The ammunition left, by kind."""
    counted = [weapon for weapon in who.sheet.attacks if weapon.limit > 0]
    return {weapon.uses: int(weapon.limit) - who.uses.get(weapon.uses, 0) for weapon in counted}


def bare_handed(who: CreatureCombatState) -> bool:
    """Whether a creature has no melee weapon but its Unarmed Strike."""
    return not any(weapon.melee and has_pieces(who, weapon) for weapon in who.sheet.attacks)


def at_hand(who: CreatureCombatState) -> list[Attack]:
    """The weapons that a creature may attack with; an Unarmed Strike only without any other."""
    return [*who.sheet.attacks, who.sheet.unarmed] if bare_handed(who) else who.sheet.attacks


def is_slowed(who: CreatureCombatState) -> bool:
    """Slow: whether a creature takes an action or a Bonus Action, not both."""
    return any(condition.rule.turn.action_or_bonus for condition in who.conditions)


def is_dazed(who: CreatureCombatState) -> bool:
    """Daze, Abjure Foes: whether a creature has one of movement, an action and a Bonus Action in a turn."""
    return any(condition.rule.turn.moves_or_acts for condition in who.conditions)


def has_moved_dazed(who: CreatureCombatState) -> bool:
    """Whether a dazed creature has moved in this turn, which leaves it no action and no Bonus Action."""
    return len(who.conditions) > 0 and is_dazed(who) and who.remaining_movement_ft < position.speed(who)


def _stay_if_dazed(who: CreatureCombatState) -> None:
    # An action or a Bonus Action leaves a dazed creature no movement.
    if is_dazed(who):
        who.remaining_movement_ft = 0


def has_one_attack(who: CreatureCombatState) -> bool:
    """Slow: whether a creature makes only one attack with an action."""
    return any(condition.rule.turn.one_attack for condition in who.conditions)


def cheapest(who: CreatureCombatState, wanted: str, as_bonus: bool, hasty: bool = True) -> str:
    """The cost of an action: the one asked for, or else the cheapest that the creature's features allow."""
    if wanted == "BONUS":
        if not as_bonus:
            raise Rejected(
                "no-feature", f"{who.creature_id} cannot do that as a bonus action", "using", ["ACTION"]
            )
        return BONUS
    if wanted == "" and as_bonus and affords(who, BONUS):
        return BONUS
    # Haste: its action is for one attack, Dash, Disengage or Hide.
    return EXTRA if hasty and who.extra_action and not affords(who, ACTION) else ACTION


def can_attack_with(who: CreatureCombatState, weapon_id: str) -> bool:
    """Whether an attack with a weapon is possible: with the action, or with the rest of it."""
    if who.attacks_left > 0 and who.routine < 0:
        return True
    if who.routine >= 0:
        return piece_with(who, weapon_id) >= 0 or who.extra_action
    if who.used_bonus_action and not who.used_action and is_slowed(who):
        return False
    if not who.used_action and has_moved_dazed(who):
        return False
    return not who.used_action or who.extra_action


def fresh_action(who: CreatureCombatState) -> bool:
    """Whether the next attack would begin a new action."""
    return who.attacks_left < 1 and who.routine < 0 and (not who.used_action or who.extra_action)


def piece_with(who: CreatureCombatState, weapon_id: str) -> int:
    """The part of the current Multiattack that a weapon belongs to, or -1."""
    routine: list[Piece] = who.sheet.routines[who.routine]
    for place, piece in enumerate(routine):
        if who.pieces[place] > 0 and weapon_id in piece.names:
            return place
    return -1


def attack_cost(who: CreatureCombatState, weapon_id: str) -> str:
    """The cost of an attack with a weapon: an attack left of the action, the action, or that of Haste."""
    if who.attacks_left > 0 or (who.routine >= 0 and piece_with(who, weapon_id) >= 0):
        return ATTACKS
    return EXTRA if who.used_action else ACTION


def begin_attacks(who: CreatureCombatState, weapon_id: str) -> None:
    """Take the Attack action, or the Multiattack that includes a weapon."""
    cost = attack_cost(who, weapon_id)
    if cost == ATTACKS:
        return
    who.loaded = True
    _stay_if_dazed(who)
    hasty = cost == EXTRA
    if hasty:
        who.extra_action = False
    who.used_action = True
    # Haste and Slow: one attack.
    single = hasty or has_one_attack(who)
    who.routine = -1 if single else routine_with(who, weapon_id)
    if single:
        who.attacks_left = 1
    elif who.routine >= 0:
        who.pieces = [int(piece.count) for piece in who.sheet.routines[who.routine]]
        who.attacks_left = 0
    else:
        who.attacks_left = who.sheet.attacks_per_action


def attacks_remain(who: CreatureCombatState) -> i64:
    """The number of attacks left of the current action."""
    if who.routine < 0:
        return who.attacks_left
    left: i64 = 0
    for count in who.pieces:
        left += count
    return left


def routine_with(who: CreatureCombatState, weapon_id: str) -> i64:
    """The first Multiattack that includes a weapon, or -1."""
    for place, routine in enumerate(who.sheet.routines):
        for piece in routine:
            if weapon_id in piece.names:
                return place
    return -1


def use_attack(who: CreatureCombatState, weapon_id: str) -> None:
    """Use one attack of the action."""
    if who.routine >= 0:
        place = piece_with(who, weapon_id)
        pieces = list(who.pieces)
        pieces[place] -= 1
        who.pieces = pieces
        # After the last part, another action starts a new Multiattack.
        if attacks_remain(who) == 0:
            who.routine = -1
    else:
        who.attacks_left -= 1


def in_routine(who: CreatureCombatState, power: Power) -> bool:
    """Whether a power can be used now as a part of a Multiattack."""
    # A power that makes a weapon has the same id as the attack with it.
    if power.arms is not None or routine_with(who, power.id) < 0:
        return False
    if who.routine >= 0:
        return piece_with(who, power.id) >= 0
    slow = has_one_attack(who) or (who.used_bonus_action and is_slowed(who)) or has_moved_dazed(who)
    return not who.used_action and not slow


def disengages_as_bonus(who: CreatureCombatState) -> bool:
    """Cunning Action, Nimble Escape: Disengage and Hide as a Bonus Action."""
    return who.sheet.has(CUNNING_ACTION) or who.sheet.has(NIMBLE_ESCAPE)


def dashes_as_bonus(who: CreatureCombatState) -> bool:
    """Cunning Action, Aggressive: Dash as a Bonus Action."""
    return who.sheet.has(CUNNING_ACTION) or who.sheet.has(AGGRESSIVE)

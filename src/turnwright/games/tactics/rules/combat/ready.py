"""Readied actions: the trigger, and the action taken as a reaction.

SRD: Ready [Action]. The triggers are:

- `enemy comes within reach`: of the readied weapon, or of the longest one;
- `enemy moves`: any step of a visible enemy;
- `enemy attacks an ally`: right after the attack;
- `enemy casts`: right after the spell.

In the action, `trigger` stands for the triggering creature. The action is checked when it is triggered, and
not offered if it is illegal then. A readied spell is paid for at once and held by Concentration.
"""

from typing import Any, Final

from msgspec.structs import replace
from mypy_extensions import i64

from turnwright.games.tactics.commands import (
    CantripCast,
    Command,
    EndTurn,
    Flee,
    MeleeAttack,
    ReadyAction,
    SpellCast,
    SpellShape,
    Surrender,
)
from turnwright.games.tactics.events import ActionTaken
from turnwright.games.tactics.rules import recursion
from turnwright.games.tactics.rules.combat import action_economy, reactions
from turnwright.games.tactics.rules.core import concentration, conditions, position
from turnwright.games.tactics.rules.magic import slots
from turnwright.games.tactics.sheet import ACTION, Power
from turnwright.games.tactics.srd import READIED, TRIGGERING_CREATURE
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import UNTIL_START_OF_TURN
from turnwright.kernel import codec
from turnwright.kernel.context import Context, DryRun, DryRunEnded
from turnwright.kernel.errors import Rejected

COMES_NEAR: Final = "enemy comes within reach"
MOVES: Final = "enemy moves"
ATTACKS: Final = "enemy attacks an ally"
CASTS: Final = "enemy casts"
TRIGGERS: Final = (COMES_NEAR, MOVES, ATTACKS, CASTS)
REACTION_NAME: Final = "readied_action"
MOST_KEPT: Final = 100  # parsed actions in the cache: every step of an enemy asks for them
_kept: dict[str, Any] = {}


# Getting ready


def prepare(state: CombatState, who: CreatureCombatState, command: ReadyAction, ctx: Context) -> None:
    """Ready [Action]: prepare an action for a trigger."""
    action_economy.check(who, ACTION)
    if not reactions.may_react(who):
        raise Rejected("no-reaction", "a readied action needs the reaction, which has been used", "intent")
    if command.trigger.strip().lower() not in TRIGGERS:
        reason = f"there is no trigger {command.trigger[:60]!r}"
        raise Rejected("unknown-trigger", reason, "trigger", list(TRIGGERS))
    intent = read(command.action, who.creature_id)
    spell = _spell_of(who, intent)
    slot: i64 = 0 if spell is None or isinstance(intent, CantripCast) else intent.slot_level
    if spell is not None:
        slots.check_cost(who, spell, slot)
    action_economy.spend(who, ACTION)
    who.readied = command.action
    who.trigger = command.trigger.strip().lower()
    if spell is not None:
        # The spell is cast now, its slot spent, and its energy held by Concentration.
        who.readied_slot = slots.pay(who, spell, slot)
        concentration.begin(state, who, spell.id, ctx)
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, "READY_ACTION"))
    conditions.apply_for_turn(state, who, "readied", UNTIL_START_OF_TURN, ctx)


def read(text: str, actor: str) -> Any:
    """Parse a readied action: an intent of the same creature, as JSON."""
    intent = _kept.get(text)
    if intent is None:
        try:
            intent = codec.read_command(codec.read_json(text), Command)
        except codec.CodecError:
            raise Rejected("malformed", "a readied action must be an intent in JSON", "action") from None
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[text] = intent
    if isinstance(intent, (ReadyAction, EndTurn, Surrender, Flee)) or getattr(intent, "actor", "") != actor:
        raise Rejected("malformed", f"a readied action must be an action of {actor}", "action")
    return intent


def _spell_of(who: CreatureCombatState, intent: Any) -> Power | None:
    if not isinstance(intent, (SpellCast, CantripCast, SpellShape)):
        return None
    power = slots.find_power(who, intent.spell)
    if power.cost != ACTION or power.trigger != "":
        raise Rejected(
            "not-an-action", f"{power.id} takes a {power.cost}; only an action can be readied", "action"
        )
    return power if power.kind == "spell" else None


def expire(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Drop a readied action that was not triggered, with the spell it held."""
    held = who.readied_slot >= 0
    _forget(state, who, ctx)
    if held and who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)


def _forget(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    who.readied = ""
    who.trigger = ""
    who.readied_slot = -1
    conditions.remove_all(state, who, READIED, ctx)


# Triggers


def after_step(
    state: CombatState, mover: CreatureCombatState, before: i64, ctx: Context, climbed_ft: i64 = 0
) -> None:
    """Trigger readied actions after a step, or after a change of altitude."""
    for who in state.participants:
        if who.readied != "" and _watches(state, who, mover):
            near_now = who.trigger == COMES_NEAR and _comes_near(state, who, mover, before, climbed_ft)
            if near_now or who.trigger == MOVES:
                _fire(state, who, mover, ctx)


def after_attack(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, ctx: Context
) -> None:
    """Trigger readied actions after an attack."""
    for who in state.participants:
        if who.readied == "" or who.trigger != ATTACKS or who is target or who.side != target.side:
            continue
        if _watches(state, who, actor):
            _fire(state, who, actor, ctx)


def after_spell(state: CombatState, caster: CreatureCombatState, ctx: Context) -> None:
    """Trigger readied actions after a spell."""
    for who in state.participants:
        if who.readied != "" and who.trigger == CASTS and _watches(state, who, caster):
            _fire(state, who, caster, ctx)


def _watches(state: CombatState, who: CreatureCombatState, other: CreatureCombatState) -> bool:
    # A readied action never triggers another.
    if state.reacting or who.side == other.side or not other.stands() or not reactions.may_react(who):
        return False
    return position.sees(state, who, other)


def _comes_near(
    state: CombatState, who: CreatureCombatState, mover: CreatureCombatState, before: i64, climbed_ft: i64
) -> bool:
    reach: i64 = reach_of(who)
    now: i64 = position.distance(state, who, mover)
    mover.altitude_ft -= climbed_ft
    was: i64 = position.distance_from(state, before, mover, who)
    mover.altitude_ft += climbed_ft
    return was > reach >= now


def reach_of(who: CreatureCombatState) -> i64:
    """The distance within which an enemy triggers a readied attack."""
    intent = read(who.readied, who.creature_id)
    longest: i64 = 5
    for weapon in who.sheet.attacks:
        if isinstance(intent, MeleeAttack) and intent.weapon == weapon.id:
            return weapon.reach_ft
        if weapon.melee and weapon.reach_ft > longest:
            longest = weapon.reach_ft
    return longest


def _fire(state: CombatState, who: CreatureCombatState, against: CreatureCombatState, ctx: Context) -> None:
    intent = read(who.readied, who.creature_id)
    if getattr(intent, "target", "") == TRIGGERING_CREATURE:
        intent = replace(intent, target=against.creature_id)
    if not _is_legal(state, who, intent):
        return
    if reactions.offered(state, who, REACTION_NAME, against, ctx):
        carry_out(state, who, intent, ctx)


def carry_out(state: CombatState, who: CreatureCombatState, intent: Any, ctx: Context) -> None:
    """Take a readied action out of turn; it spends nothing of the creature's next turn."""
    budget = TurnBudget(who)
    slot: i64 = who.readied_slot
    _forget(state, who, ctx)
    who.readied_slot = slot
    state.reacting = True
    recursion.perform(state, who, intent, ctx)
    state.reacting = False
    who.readied_slot = -1
    budget.give_back(who)


class TurnBudget:
    """The resources of a creature, set aside while it acts out of turn."""

    def __init__(self, who: CreatureCombatState) -> None:
        self.used_action = who.used_action
        self.used_bonus_action = who.used_bonus_action
        self.extra_action = who.extra_action
        self.used_object = who.used_object
        self.attacks_left: i64 = who.attacks_left
        self.routine: i64 = who.routine
        self.pieces = who.pieces
        self.movement: i64 = who.remaining_movement_ft
        self.overspent: i64 = who.overspent_ft
        who.used_action = False
        who.used_bonus_action = True
        who.extra_action = False
        who.used_object = True  # an object interaction takes the readied action
        who.attacks_left = 0
        who.routine = -1
        position.count_movement(who)
        who.diagonals = 0

    def give_back(self, who: CreatureCombatState) -> None:
        """Restore everything."""
        who.used_action = self.used_action
        who.used_bonus_action = self.used_bonus_action
        who.extra_action = self.extra_action
        who.used_object = self.used_object
        who.attacks_left = self.attacks_left
        who.routine = self.routine
        who.pieces = self.pieces
        who.remaining_movement_ft = self.movement
        who.overspent_ft = self.overspent


# Whether a readied action is legal


def _is_legal(state: CombatState, who: CreatureCombatState, intent: Any) -> bool:
    # Everything is checked before the first event or roll, so the copy stops there.
    if who.readied_slot >= 0 and who.concentrates_on != getattr(intent, "spell", ""):
        return False
    copy = state.clone()
    copy.reacting = True
    actor = copy.participants[who.place]
    TurnBudget(actor)
    try:
        recursion.perform(copy, actor, intent, DryRun())
    except Rejected:
        return False
    except DryRunEnded:
        return True
    return True

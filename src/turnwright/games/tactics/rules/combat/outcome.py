"""The end of a fight: by defeat, surrender, flight, capture, or stalemate.

Every fight ends, and names the rule that ended it.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import Appeared, CombatEnded, ConditionEnded
from turnwright.games.tactics.rules.combat import initiative
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import auras, swallow
from turnwright.games.tactics.srd import GRAPPLED, MARKS, PRONE, SOCIAL, SWALLOWED
from turnwright.games.tactics.state import (
    NO_INDEX,
    NOWHERE,
    PARTY,
    AdventureState,
    CombatState,
    ConditionState,
    CreatureCombatState,
    experience_mark,
)
from turnwright.games.tactics.vocabulary import PERMANENT, UNTIL_SAVE
from turnwright.kernel.context import Context

LAST_STANDING: Final = "last_standing"
ALL_DOWN: Final = "all_down"
SURRENDER: Final = "surrender"
FLIGHT: Final = "flight"
CAPTURE: Final = "capture"
STALEMATE: Final = "stalemate"
TOO_LONG: Final = "too_long"
MASTER: Final = "master"
STORY: Final = "story"  # a trigger of an adventure has changed the scene, or ended it
# How a creature left, and the reason for the end of the fight if it was the last.
WAYS_OUT: Final = {"surrendered": SURRENDER, "fled": FLIGHT, "captured": CAPTURE}
A_MINUTE: Final = 10  # in rounds


def settle(state: CombatState, ctx: Context) -> bool:
    """End the fight if a rule says so; true if it is over."""
    if state.reason != "":
        return True
    if state.bursts:
        # The dead release the creatures they had swallowed.
        for place in state.bursts:
            swallow.disgorge(state, state.participants[place], ctx)
        auras.burst(state, ctx)
    if state.turned:
        _turn(state, ctx)
    side: i64 = NO_INDEX
    for who in state.participants:
        # A fallen troll may still regenerate.
        if (who.stands() or who.rises()) and who.side != side:
            if side != NO_INDEX:
                return _comes_to_nothing(state, ctx)
            side = who.side
    end(state, ctx, ALL_DOWN if side == NO_INDEX else _how_they_lost(state, side), side)
    return True


def _turn(state: CombatState, ctx: Context) -> None:
    # The curse of a werewolf: another werewolf stands where its bearer was.
    for place, source in state.turned:
        who, like = state.participants[place], state.participants[source]
        joined = initiative.join(state, like.base, like, who.cell)
        if joined is None:
            continue
        for condition in who.conditions:
            if condition.source == source and condition.rule.damage.turns_hp > 0:
                joined.current_hp = condition.rule.damage.turns_hp
        if ctx.heard:
            x, y = position.coord(state, joined.cell)
            ctx.emit(Appeared(joined.creature_id, joined.name, x, y))
    state.turned = []


def _how_they_lost(state: CombatState, winner: i64) -> str:
    # The way the last of them went out decides.
    for side, place in enumerate(state.last_out):
        if side != winner and place != NO_INDEX and not state.participants[place].dead:
            return WAYS_OUT.get(state.participants[place].gone, LAST_STANDING)
    return LAST_STANDING


def _comes_to_nothing(state: CombatState, ctx: Context) -> bool:
    arena: Arena = state.arena
    if state.quiet <= arena.settings.quiet_rounds * len(state.initiative_order):
        return False
    end(state, ctx, STALEMATE, NO_INDEX)
    return True


def end(state: CombatState, ctx: Context, reason: str, winner: i64) -> None:
    """End the fight: award experience and loot, and keep the conditions that last."""
    arena: Arena = state.arena
    state.reason = reason
    state.winner = winner
    state.scene = SOCIAL
    state.ended_at = ctx.now
    state.active_index = NO_INDEX
    state.zones = []
    xp = experience(state)
    for who in state.participants:
        _clear(who, ctx)
    if ctx.heard:
        side = "" if winner == NO_INDEX else arena.sides[winner]
        loot = arena.loot if winner == PARTY else ()
        ctx.emit(CombatEnded(reason, side, int(state.round), xp, loot, _lasting(state)))


def _clear(who: CreatureCombatState, ctx: Context) -> None:
    # Everything that belongs to turns and rounds ends.
    who.come_back()
    who.concentrates_on = ""
    who.used_action = False
    who.used_bonus_action = False
    who.used_reaction = False
    who.used_slot = False
    who.used_bonus_spell = False
    who.used_object = False
    who.extra_action = False
    who.remaining_movement_ft = 0
    who.gulped = 0
    who.run_from = NOWHERE
    who.attacks_left = 0
    who.routine = -1
    who.pieces = []
    who.light_attack = ""
    who.readied = ""
    who.trigger = ""
    who.readied_slot = -1
    over = [one for one in who.conditions if not lasts(who, one)]
    who.conditions = [one for one in who.conditions if lasts(who, one)]
    conditions.recompute_flags(who)
    if ctx.heard and not who.dead:
        for condition in over:
            ctx.emit(ConditionEnded(who.creature_id, condition.name))


def lasts(who: CreatureCombatState, condition: ConditionState) -> bool:
    """Whether a condition outlasts the fight: not a grapple, Prone, or anything within a minute."""
    if condition.name == "stable":
        return True
    if condition.name in MARKS or condition.rule.flags & (GRAPPLED | SWALLOWED):
        return False
    if condition.rule.flags & PRONE and who.conscious:
        return False
    if condition.rounds > 0:
        return condition.rounds > A_MINUTE
    return condition.kind == PERMANENT or condition.kind == UNTIL_SAVE


def experience(state: CombatState) -> int:
    """The experience for every foe that was overcome: slain, down, captured or driven off.

    In an adventure each foe counts once, however often it is fought.
    """
    return sum([int(who.sheet.xp) for who in overcome(state)])


def overcome(state: CombatState) -> list[CreatureCombatState]:
    """The foes whose experience has not been given yet."""
    given = state.done if isinstance(state, AdventureState) else []
    return [
        who
        for who in state.participants
        if who.side != PARTY
        and not (who.stands() or who.rises() or who.is_aside())
        and experience_mark(who.creature_id) not in given
    ]


def _lasting(state: CombatState) -> dict[str, tuple[str, ...]]:
    # Conditions of the sheet itself are not left behind by the fight.
    lasting: dict[str, tuple[str, ...]] = {}
    for who in state.participants:
        born = [rule.id for rule in who.sheet.bears]
        names = [one.name for one in who.conditions if one.name not in MARKS and one.name not in born]
        if who.exhaustion > 0:
            names.append("exhaustion")
        if names and not who.dead:
            lasting[who.creature_id] = tuple(names)
    return lasting

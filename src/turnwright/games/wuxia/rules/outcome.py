"""The end of a fight, and the rule that ended it."""

from mypy_extensions import i64

from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.events import BattleEnded
from turnwright.games.wuxia.rules.decided import safe_side
from turnwright.games.wuxia.state import (
    ALL_DOWN,
    CANNOT_LOSE,
    LAST_STANDING,
    NO_INDEX,
    STALEMATE,
    STEP_CAP,
    GameState,
)
from turnwright.kernel.context import Context


def settle(state: GameState, arena: Arena, ctx: Context) -> bool:
    """End the fight if it is over before another turn; return whether it is."""
    if state.reason != "":
        return True
    if state.is_battle_over():
        side = standing(state)
        end(state, ctx, ALL_DOWN if side == NO_INDEX else LAST_STANDING, side)
    elif state.quiet >= arena.stalemate:
        end(state, ctx, STALEMATE, NO_INDEX)
    elif state.turn >= arena.steps:
        end(state, ctx, STEP_CAP, NO_INDEX)
    elif arena.early_stop:
        side = safe_side(state, arena)
        if side != NO_INDEX:
            end(state, ctx, CANNOT_LOSE, side)
    return state.reason != ""


def end(state: GameState, ctx: Context, reason: str, winner: i64) -> None:
    """End the fight for a reason."""
    state.reason = reason
    state.winner = winner
    state.actor = NO_INDEX
    if ctx.heard:
        ctx.emit(BattleEnded(team_of(state, winner), reason, state.turn))


def team_of(state: GameState, side: i64) -> str:
    """Return the team of a side, or ""."""
    for fighter in state.fighters:
        if fighter.side == side:
            return fighter.team
    return ""


def standing(state: GameState) -> i64:
    """Return the side of the first living fighter, or -1."""
    for fighter in state.fighters:
        if fighter.stats.hp > 0:
            return fighter.side
    return NO_INDEX

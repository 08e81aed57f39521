"""The end of a battle, and the rule that ended it."""

from mypy_extensions import i64

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.events import BattleEnded
from turnwright.games.rounds.rulebook import ALL_DOWN, LAST_STANDING, NO_INDEX, ROUND_LIMIT, SIDES, STALEMATE
from turnwright.games.rounds.state import Battle
from turnwright.kernel.context import Context


def settle(state: Battle, ctx: Context) -> bool:
    """End the battle if at most one side is left; return whether it is over."""
    if state.reason != "":
        return True
    if not state.over():
        return False
    # The side of the first fighter alive, if there is one.
    side: i64 = NO_INDEX
    for fighter in state.fighters:
        if fighter.life > 0:
            side = fighter.side
            break
    end(state, ctx, ALL_DOWN if side == NO_INDEX else LAST_STANDING, side)
    return True


def settle_round(state: Battle, arena: Arena, ctx: Context) -> bool:
    """End the battle after a round by stalemate or the round limit; return whether it is over."""
    if settle(state, ctx):
        return True
    if state.quiet >= arena.stalemate:
        end(state, ctx, STALEMATE, NO_INDEX)
    elif state.round >= arena.rounds:
        end(state, ctx, ROUND_LIMIT, NO_INDEX)
    return state.reason != ""


def end(state: Battle, ctx: Context, reason: str, winner: i64) -> None:
    """End the battle."""
    state.reason = reason
    state.winner = winner
    state.active = NO_INDEX
    if ctx.heard:
        ctx.emit(BattleEnded(SIDES[winner] if winner >= 0 else "", reason, state.round))

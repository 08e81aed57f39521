"""How a fight ends, and the name of the rule that ended it."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.arena import Table
from turnwright.games.wuxia.events import BattleEnded
from turnwright.games.wuxia.rules.decided import safe_side
from turnwright.games.wuxia.state import NOBODY, GameState
from turnwright.kernel.context import Context

LAST_STANDING: Final = "last_standing"
ALL_DOWN: Final = "all_down"
STALEMATE: Final = "stalemate"
STEP_CAP: Final = "step_cap"
NOBODY_READY: Final = "nobody_ready"
CANNOT_LOSE: Final = "cannot_lose"
RESIGNED: Final = "resigned"
REASONS: Final = (
    LAST_STANDING,
    ALL_DOWN,
    STALEMATE,
    STEP_CAP,
    NOBODY_READY,
    CANNOT_LOSE,
    RESIGNED,
)


def settle(state: GameState, table: Table, ctx: Context) -> bool:
    """Whether the fight is over before another turn; its reason and winner are then set."""
    if state.reason != "":
        return True
    if state.is_battle_over():
        side = standing(state)
        end(state, table, ctx, ALL_DOWN if side == NOBODY else LAST_STANDING, side)
    elif state.quiet >= table.stalemate:
        end(state, table, ctx, STALEMATE, NOBODY)
    elif state.turn >= table.steps:
        end(state, table, ctx, STEP_CAP, NOBODY)
    elif table.early_stop:
        side = safe_side(state, table)
        if side != NOBODY:
            end(state, table, ctx, CANNOT_LOSE, side)
    return state.reason != ""


def end(state: GameState, table: Table, ctx: Context, reason: str, winner: i64) -> None:
    """The fight is over for this reason."""
    state.reason = reason
    state.winner = winner
    state.actor = NOBODY
    if ctx.heard:
        ctx.emit(BattleEnded(team_of(state, winner), reason, state.turn))


def team_of(state: GameState, side: i64) -> str:
    """The name of a side, or an empty string."""
    for fighter in state.fighters:
        if fighter.side == side:
            return fighter.team
    return ""


def standing(state: GameState) -> i64:
    """The side of the first fighter that lives, or -1."""
    for fighter in state.fighters:
        if fighter.stats.hp > 0:
            return fighter.side
    return NOBODY

"""A match round by round: start, break, cards, choice, decision, end."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.duel.events import (
    CooldownEnd,
    CooldownStart,
    Debug,
    ErrorEvent,
    MatchEnd,
    Pair,
    RoundDecision,
    RoundPrompt,
    RoundStart,
    RoundTimeout,
    ScoreUpdate,
    StateChange,
)
from turnwright.games.duel.rules import deck, flow
from turnwright.games.duel.state import NOBODY, OPPONENT, PLAYER, DuelState, Table
from turnwright.kernel.context import Context
from turnwright.kernel.errors import GameFault

STATS: Final = ("power", "speed", "technique", "kumikata", "newaza")
SIDES: Final = ("player", "opponent")
SELECTION: Final = "selection"
COOLDOWN: Final = "cooldown"
WAITING: Final = "waiting"
AUTO_STREAM: Final = "auto"

WIN_PLAYER: Final = "winPlayer"
WIN_OPPONENT: Final = "winOpponent"
DRAW: Final = "draw"
MATCH_WIN_PLAYER: Final = "matchWinPlayer"
MATCH_WIN_OPPONENT: Final = "matchWinOpponent"
MATCH_DRAW: Final = "matchDraw"
OUTCOMES: Final = (WIN_PLAYER, WIN_OPPONENT, DRAW, MATCH_WIN_PLAYER, MATCH_WIN_OPPONENT, MATCH_DRAW)

TARGET: Final = "target"
MAX_ROUNDS: Final = "maxRounds"
REASONS: Final = (TARGET, MAX_ROUNDS, *flow.KINDS, flow.WAITED_TOO_LONG)


def go(state: DuelState, table: Table, ctx: Context, trigger: str, guard: str = "") -> None:
    """Follow the table from this state by a trigger, and tell it."""
    source = state.phase
    to = table.flow.next(source, trigger, guard)
    if to == "":
        raise GameFault(f"the duel has no way from {source} by {trigger} {guard}")
    state.phase = to
    if ctx.heard:
        tell_change(state, table, ctx, source, trigger, guard)


def tell_change(
    state: DuelState, table: Table, ctx: Context, source: str, trigger: str, guard: str = ""
) -> None:
    """Say that the match has come to its state from another; testers hear it twice."""
    ctx.emit(StateChange(source, state.phase, _context(state, table, trigger, guard)))
    if table.test_mode:
        detail = {"from": source, "trigger": trigger, "guard": guard, "to": state.phase}
        ctx.emit(Debug("transition", detail))


def _context(state: DuelState, table: Table, trigger: str, guard: str) -> dict[str, Any]:
    context: dict[str, Any] = {"trigger": trigger, "round": state.round}
    if guard:
        context["guard"] = guard
    if table.bandit:
        context["mode"] = table.mode
    return context


def start_match(state: DuelState, table: Table, ctx: Context) -> None:
    """Scores to nought, round 1, and the first break."""
    state.round = 1
    go(state, table, ctx, "startMatch", "valid config")
    if table.deck_error:
        if ctx.heard:
            ctx.emit(ErrorEvent(table.deck_error, "deck", "deck", state.phase))
        interrupt(state, table, ctx, flow.ERROR, NOBODY)
        return
    go(state, table, ctx, "ready")
    begin_cooldown(state, table, ctx)
    play_on(state, table, ctx)


def play_on(state: DuelState, table: Table, ctx: Context) -> None:
    """Go on to where the match waits: a break of 0 ms is over at once, and so is a round the dice decide."""
    while state.phase == flow.COOLDOWN and table.cooldown_ms == 0:
        end_cooldown(state, table, ctx)


def begin_cooldown(state: DuelState, table: Table, ctx: Context) -> None:
    """The break before a round."""
    if ctx.heard:
        ctx.emit(CooldownStart(table.cooldown_ms))
    if table.cooldown_ms > 0:
        state.timers.start(COOLDOWN, table.cooldown_ms)


def end_cooldown(state: DuelState, table: Table, ctx: Context) -> None:
    """The break is over: the round begins."""
    if ctx.heard:
        ctx.emit(CooldownEnd(state.round))
    go(state, table, ctx, "ready")
    begin_round(state, table, ctx)


def begin_round(state: DuelState, table: Table, ctx: Context) -> None:
    """Deal the cards and ask for a stat."""
    deck.deal(state, table, ctx)
    state.outcome = ""
    state.stat = -1
    state.chooser = OPPONENT if table.alternate and state.round % 2 == 0 else PLAYER
    if ctx.heard:
        ctx.emit(RoundStart(state.round))
    go(state, table, ctx, "cardsReady")
    if table.bandit:
        # Nobody is asked: the dice choose, and nobody's time has run out.
        decide(state, table, ctx, auto_stat(state, table, ctx), "timeout", "autoSelect")
        return
    if ctx.heard:
        ctx.emit(RoundPrompt(state.round, STATS))
    if table.selection_ms > 0:
        state.timers.start(SELECTION, table.selection_ms)


def choose(state: DuelState, table: Table, ctx: Context, stat: i64) -> None:
    """The chooser's stat decides the round."""
    state.timers.stop(SELECTION)
    decide(state, table, ctx, stat, "chooseStat", "valid")
    play_on(state, table, ctx)


def time_out(state: DuelState, table: Table, ctx: Context) -> None:
    """Nobody chose: the dice choose, or the round is interrupted."""
    if ctx.heard:
        ctx.emit(RoundTimeout(state.round))
    if table.auto_select:
        decide(state, table, ctx, auto_stat(state, table, ctx), "timeout", "autoSelect")
        play_on(state, table, ctx)
    else:
        go(state, table, ctx, "timeout", "!autoSelect")
        wait(state, table)


def auto_stat(state: DuelState, table: Table, ctx: Context) -> i64:
    """A stat for a chooser who did not choose: any, or by option the chooser's own best."""
    if not table.auto_highest:
        return ctx.stream(AUTO_STREAM).below(len(STATS))
    own = state.player_card if state.chooser == PLAYER else state.opponent_card
    values = table.stats[own]
    return values.index(max(values))


def decide(state: DuelState, table: Table, ctx: Context, stat: i64, trigger: str, guard: str) -> None:
    """Compare the two cards, score, and end the match or go on to the next round."""
    go(state, table, ctx, trigger, guard)
    player: i64 = table.stats[state.player_card][stat]
    opponent: i64 = table.stats[state.opponent_card][stat]
    if player > opponent:
        state.player_score += 1
    elif opponent > player:
        state.opponent_score += 1
    state.stat = stat
    over = _settle(state, table)
    state.outcome = _match_outcome(state) if over else _round_outcome(player, opponent)
    if ctx.heard:
        ctx.emit(RoundDecision(state.outcome, STATS[stat], Pair(player, opponent)))
        ctx.emit(ScoreUpdate(state.player_score, state.opponent_score))
    go(state, table, ctx, "resolved")
    if over:
        go(state, table, ctx, "matchPointReached")
        tell_end(state, ctx)
        go(state, table, ctx, "finalize")
        state.timers.clear()
    else:
        state.round += 1
        go(state, table, ctx, "continue")
        begin_cooldown(state, table, ctx)


def _settle(state: DuelState, table: Table) -> bool:
    # True when this round decided the match; then its reason and winner are set.
    ahead = PLAYER if state.player_score > state.opponent_score else OPPONENT
    best = state.player_score if ahead == PLAYER else state.opponent_score
    if not table.team and best >= table.points_to_win:
        state.reason = TARGET
        state.winner = ahead
        return True
    if state.round >= table.max_rounds:
        state.reason = MAX_ROUNDS
        leading = table.leader_wins and state.player_score != state.opponent_score
        state.winner = ahead if leading else NOBODY
        return True
    return False


def _round_outcome(player: i64, opponent: i64) -> str:
    return DRAW if player == opponent else WIN_PLAYER if player > opponent else WIN_OPPONENT


def _match_outcome(state: DuelState) -> str:
    if state.winner == NOBODY:
        return MATCH_DRAW
    return MATCH_WIN_PLAYER if state.winner == PLAYER else MATCH_WIN_OPPONENT


def tell_end(state: DuelState, ctx: Context) -> None:
    """Say who won, by what score, and by which rule."""
    if ctx.heard:
        winner = None if state.winner == NOBODY else SIDES[state.winner]
        ctx.emit(MatchEnd(winner, Pair(state.player_score, state.opponent_score), state.reason))


def interrupt(state: DuelState, table: Table, ctx: Context, kind: str, seat: i64) -> None:
    """Break off a round, to be resumed, or the whole match; whoever quits loses it."""
    to = table.flow.next(state.phase, "interrupt", kind)
    if to == state.phase:
        return
    state.timers.clear()
    state.timers.resume()
    go(state, table, ctx, "interrupt", kind)
    if to == flow.INTERRUPT_ROUND:
        wait(state, table)
    else:
        end_by_interrupt(state, ctx, kind, NOBODY if kind != flow.QUIT else 1 - seat)


def end_by_interrupt(state: DuelState, ctx: Context, reason: str, winner: i64) -> None:
    """The match is broken off for this reason."""
    state.timers.clear()
    state.reason = reason
    state.winner = winner
    state.outcome = _match_outcome(state)
    tell_end(state, ctx)


def wait(state: DuelState, table: Table) -> None:
    """An interrupted round waits to be resumed, but not for ever."""
    if table.waiting_limit_ms > 0:
        state.timers.start(WAITING, table.waiting_limit_ms, 0)


def resume(state: DuelState, table: Table, ctx: Context) -> None:
    """Back to the start of the round: same round, same cards, a fresh timer."""
    state.timers.stop(WAITING)
    go(state, table, ctx, "resume")
    begin_round(state, table, ctx)

"""A match round by round: start, cooldown, cards, choice, decision, end."""

from typing import Any

from mypy_extensions import i64

from turnwright.games.duel import flow
from turnwright.games.duel.arena import Arena
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
from turnwright.games.duel.rulebook import (
    AUTO_STREAM,
    COOLDOWN,
    DRAW,
    MATCH_DRAW,
    MATCH_WIN_OPPONENT,
    MATCH_WIN_PLAYER,
    MAX_ROUNDS,
    SELECTION,
    SIDES,
    STATS,
    TARGET,
    WAITING,
    WIN_OPPONENT,
    WIN_PLAYER,
)
from turnwright.games.duel.rules import deck
from turnwright.games.duel.state import NOBODY, OPPONENT, PLAYER, DuelState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import GameFault


def go(state: DuelState, arena: Arena, ctx: Context, trigger: str, guard: str = "") -> None:
    """Follow a trigger from the current state, and announce the change."""
    source = state.phase
    to = arena.flow.next(source, trigger, guard)
    if to == "":
        raise GameFault(f"no transition from {source} by {trigger} {guard}")
    state.phase = to
    if ctx.heard:
        tell_change(state, arena, ctx, source, trigger, guard)


def tell_change(
    state: DuelState, arena: Arena, ctx: Context, source: str, trigger: str, guard: str = ""
) -> None:
    """Announce a change of state; in test mode with a debug event."""
    context: dict[str, Any] = {"trigger": trigger, "round": state.round}
    if guard:
        context["guard"] = guard
    if arena.bandit:
        context["mode"] = arena.mode
    ctx.emit(StateChange(source, state.phase, context))
    if arena.test_mode:
        detail = {"from": source, "trigger": trigger, "guard": guard, "to": state.phase}
        ctx.emit(Debug("transition", detail))


def start_match(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Start round 1 with the first cooldown; a broken deck interrupts the match."""
    state.round = 1
    go(state, arena, ctx, "startMatch", "valid config")
    if arena.deck_error:
        if ctx.heard:
            ctx.emit(ErrorEvent(arena.deck_error, "deck", "deck", state.phase))
        interrupt(state, arena, ctx, flow.ERROR, NOBODY)
        return
    go(state, arena, ctx, "ready")
    begin_cooldown(state, arena, ctx)
    play_on(state, arena, ctx)


def play_on(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Skip cooldowns of 0 ms, until the match waits for a choice or a timer."""
    while state.phase == flow.COOLDOWN and arena.cooldown_ms == 0:
        end_cooldown(state, arena, ctx)


def begin_cooldown(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Begin the cooldown before a round."""
    if ctx.heard:
        ctx.emit(CooldownStart(arena.cooldown_ms))
    if arena.cooldown_ms > 0:
        state.timers.start(COOLDOWN, arena.cooldown_ms)


def end_cooldown(state: DuelState, arena: Arena, ctx: Context) -> None:
    """End the cooldown and begin the round."""
    if ctx.heard:
        ctx.emit(CooldownEnd(state.round))
    go(state, arena, ctx, "ready")
    begin_round(state, arena, ctx)


def begin_round(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Deal the cards and ask for a stat."""
    deck.deal(state, arena, ctx)
    state.outcome = ""
    state.stat = -1
    state.chooser = OPPONENT if arena.alternate and state.round % 2 == 0 else PLAYER
    if ctx.heard:
        ctx.emit(RoundStart(state.round))
    go(state, arena, ctx, "cardsReady")
    if arena.bandit:
        # The dice choose; there is no prompt and no timeout.
        decide(state, arena, ctx, auto_stat(state, arena, ctx), "timeout", "autoSelect")
        return
    if ctx.heard:
        ctx.emit(RoundPrompt(state.round, STATS))
    if arena.selection_ms > 0:
        state.timers.start(SELECTION, arena.selection_ms)


def choose(state: DuelState, arena: Arena, ctx: Context, stat: i64) -> None:
    """Decide the round by the chosen stat."""
    state.timers.stop(SELECTION)
    decide(state, arena, ctx, stat, "chooseStat", "valid")
    play_on(state, arena, ctx)


def time_out(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Handle a missed choice: the dice choose, or the round is interrupted."""
    if ctx.heard:
        ctx.emit(RoundTimeout(state.round))
    if arena.auto_select:
        decide(state, arena, ctx, auto_stat(state, arena, ctx), "timeout", "autoSelect")
        play_on(state, arena, ctx)
    else:
        go(state, arena, ctx, "timeout", "!autoSelect")
        wait(state, arena)


def auto_stat(state: DuelState, arena: Arena, ctx: Context) -> i64:
    """Pick a stat for the chooser: at random, or by option the best of their card."""
    if not arena.auto_highest:
        return ctx.stream(AUTO_STREAM).below(len(STATS))
    own = state.player_card if state.chooser == PLAYER else state.opponent_card
    values = arena.stats[own]
    return values.index(max(values))


def decide(state: DuelState, arena: Arena, ctx: Context, stat: i64, trigger: str, guard: str) -> None:
    """Compare the two cards, score, and end the match or continue with the next round."""
    go(state, arena, ctx, trigger, guard)
    player: i64 = arena.stats[state.player_card][stat]
    opponent: i64 = arena.stats[state.opponent_card][stat]
    if player > opponent:
        state.player_score += 1
    elif opponent > player:
        state.opponent_score += 1
    state.stat = stat
    over = _settle(state, arena)
    state.outcome = _match_outcome(state) if over else _round_outcome(player, opponent)
    if ctx.heard:
        ctx.emit(RoundDecision(state.outcome, STATS[stat], Pair(player, opponent)))
        ctx.emit(ScoreUpdate(state.player_score, state.opponent_score))
    go(state, arena, ctx, "resolved")
    if over:
        go(state, arena, ctx, "matchPointReached")
        tell_end(state, ctx)
        go(state, arena, ctx, "finalize")
        state.timers.clear()
    else:
        state.round += 1
        go(state, arena, ctx, "continue")
        begin_cooldown(state, arena, ctx)


def _settle(state: DuelState, arena: Arena) -> bool:
    # Set the reason and the winner if this round decided the match.
    ahead = PLAYER if state.player_score > state.opponent_score else OPPONENT
    best = state.player_score if ahead == PLAYER else state.opponent_score
    if not arena.team and best >= arena.points_to_win:
        state.reason = TARGET
        state.winner = ahead
        return True
    if state.round >= arena.max_rounds:
        state.reason = MAX_ROUNDS
        leading = arena.leader_wins and state.player_score != state.opponent_score
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
    """Announce the winner, the scores and the rule that ended the match."""
    if ctx.heard:
        winner = None if state.winner == NOBODY else SIDES[state.winner]
        ctx.emit(MatchEnd(winner, Pair(state.player_score, state.opponent_score), state.reason))


def interrupt(state: DuelState, arena: Arena, ctx: Context, kind: str, seat: i64) -> None:
    """Interrupt the round, which can be resumed, or the match; quitting loses it."""
    to = arena.flow.next(state.phase, "interrupt", kind)
    if to == state.phase:
        return
    state.timers.clear()
    state.timers.resume()
    go(state, arena, ctx, "interrupt", kind)
    if to == flow.INTERRUPT_ROUND:
        wait(state, arena)
    else:
        end_by_interrupt(state, ctx, kind, NOBODY if kind != flow.QUIT else 1 - seat)


def end_by_interrupt(state: DuelState, ctx: Context, reason: str, winner: i64) -> None:
    """End the match by an interrupt."""
    state.timers.clear()
    state.reason = reason
    state.winner = winner
    state.outcome = _match_outcome(state)
    tell_end(state, ctx)


def wait(state: DuelState, arena: Arena) -> None:
    """An interrupted round waits to be resumed, but not for ever."""
    if arena.waiting_limit_ms > 0:
        state.timers.start(WAITING, arena.waiting_limit_ms, 0)


def resume(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Back to the start of the round: same round, same cards, a fresh timer."""
    state.timers.stop(WAITING)
    go(state, arena, ctx, "resume")
    begin_round(state, arena, ctx)

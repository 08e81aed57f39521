"""A match round by round: start, cooldown, cards, choice, decision, end.

`advance` leaves one state; a match advances until it waits for a choice or a timer, unless it is `stepwise`.
"""

from typing import Any, Final

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
from turnwright.games.duel.state import NO_SIDE, OPPONENT, PLAYER, DuelState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import GameFault

_ALL_STATS: Final[list[int]] = list(range(len(STATS)))
AUTO_SELECT: Final = "autoSelect"


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
    """Start the match with round 1."""
    state.round = 1
    go(state, arena, ctx, "startMatch", "valid config")
    play_on(state, arena, ctx)


def play_on(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Advance until the match waits for a choice or a timer; a stepwise match stops in each state."""
    if arena.stepwise:
        return
    while advance(state, arena, ctx):
        pass


def passing(state: DuelState, arena: Arena) -> bool:
    """Whether nothing keeps the match in its state: neither a choice nor a timer."""
    return state.phase in flow.PASSING or (state.phase == flow.COOLDOWN and arena.cooldown_ms == 0)


def advance(state: DuelState, arena: Arena, ctx: Context) -> bool:
    """Leave a state that waits for nothing; return False if the match waits for a choice or a timer."""
    phase = state.phase
    if phase == flow.WAITING_FOR_ACTION:
        return False
    if phase == flow.ROUND_DECISION:
        # For its listeners, a stepwise match leaves a decided round in two steps.
        if state.outcome == "":
            compare(state, arena, ctx)
        else:
            go(state, arena, ctx, "resolved")
    elif phase == flow.ROUND_OVER:
        state.round += 1
        go(state, arena, ctx, "continue")
        begin_cooldown(state, arena, ctx)
    elif phase == flow.COOLDOWN:
        if arena.cooldown_ms > 0:
            return False
        end_cooldown(state, arena, ctx)
    elif phase == flow.ROUND_START:
        begin_round(state, arena, ctx)
    elif phase == flow.MATCH_START:
        leave_match_start(state, arena, ctx)
    elif phase == flow.MATCH_DECISION:
        tell_end(state, ctx)
        go(state, arena, ctx, "finalize")
        state.timers.clear()
    else:
        return False
    return True


def leave_match_start(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Begin the first cooldown; a broken deck interrupts the match."""
    if arena.deck_error:
        if ctx.heard:
            ctx.emit(ErrorEvent(arena.deck_error, "deck", "deck", state.phase))
        interrupt(state, arena, ctx, flow.ERROR, NO_SIDE)
        return
    go(state, arena, ctx, "ready")
    begin_cooldown(state, arena, ctx)


def begin_cooldown(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Begin the cooldown before a round."""
    if ctx.heard:
        ctx.emit(CooldownStart(arena.cooldown_ms))
    if arena.cooldown_ms > 0:
        state.timers.start(COOLDOWN, arena.cooldown_ms)


def end_cooldown(state: DuelState, arena: Arena, ctx: Context) -> None:
    """End the cooldown; the round starts."""
    if ctx.heard:
        ctx.emit(CooldownEnd(state.round))
    go(state, arena, ctx, "ready")


def begin_round(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Deal the cards and ask for a stat."""
    deck.deal(state, arena, ctx)
    state.outcome = ""
    state.stat = -1
    state.auto = False
    state.chooser = OPPONENT if arena.alternate and state.round % 2 == 0 else PLAYER
    if ctx.heard:
        ctx.emit(RoundStart(state.round))
    go(state, arena, ctx, "cardsReady")
    if arena.bandit:
        # The dice choose; there is no prompt and no timeout.
        decide(state, arena, ctx, auto_stat(state, arena, ctx), "timeout", AUTO_SELECT)
        return
    if ctx.heard:
        ctx.emit(RoundPrompt(state.round, tuple([STATS[stat] for stat in stats_left(state, arena)])))
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
        decide(state, arena, ctx, auto_stat(state, arena, ctx), "timeout", AUTO_SELECT)
        play_on(state, arena, ctx)
    else:
        go(state, arena, ctx, "timeout", "!autoSelect")
        wait(state, arena)


def auto_stat(state: DuelState, arena: Arena, ctx: Context) -> i64:
    """Pick a stat for the chooser: at random, or by option the best of their card."""
    if not arena.auto_highest:
        left = stats_left(state, arena)
        return left[ctx.stream(AUTO_STREAM).below(len(left))]
    own = state.player_card if state.chooser == PLAYER else state.opponent_card
    values = arena.stats[own]
    best: i64 = -1
    for stat in stats_left(state, arena):
        if best < 0 or values[stat] > values[best]:
            best = stat
    return best


def stats_left(state: DuelState, arena: Arena) -> list[int]:
    """List the stats that the chooser may choose; if their uses are limited, those that are not used up."""
    if arena.stat_uses == 0:
        return _ALL_STATS
    used = state.uses[state.chooser]
    return [stat for stat in _ALL_STATS if used[stat] < arena.stat_uses]


def _spend(state: DuelState, arena: Arena, stat: i64) -> None:
    # When all stats are used up, all are free again.
    if arena.stat_uses == 0:
        return
    used = state.uses[state.chooser]
    used[stat] += 1
    if min(used) >= arena.stat_uses:
        state.uses[state.chooser] = [0] * len(STATS)


def decide(state: DuelState, arena: Arena, ctx: Context, stat: i64, trigger: str, guard: str) -> None:
    """Let a stat decide the round."""
    go(state, arena, ctx, trigger, guard)
    state.stat = stat
    state.auto = guard == AUTO_SELECT


def compare(state: DuelState, arena: Arena, ctx: Context) -> None:
    """Compare the two cards by the stat and score; the last round decides the match."""
    stat = state.stat
    _spend(state, arena, stat)
    player: i64 = arena.stats[state.player_card][stat]
    opponent: i64 = arena.stats[state.opponent_card][stat]
    if player > opponent:
        state.player_score += 1
    elif opponent > player:
        state.opponent_score += 1
    state.past.append((int(stat), int(player), int(opponent), 1 if state.auto else 0))
    over = _settle(state, arena)
    state.outcome = _match_outcome(state) if over else round_outcome(player, opponent)
    if ctx.heard:
        ctx.emit(RoundDecision(state.outcome, STATS[stat], Pair(player, opponent)))
        ctx.emit(ScoreUpdate(state.player_score, state.opponent_score))
    if over or not arena.stepwise:
        go(state, arena, ctx, "resolved")
    if over:
        go(state, arena, ctx, "matchPointReached")


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
        state.winner = ahead if leading else NO_SIDE
        return True
    return False


def round_outcome(player: i64, opponent: i64) -> str:
    """Tell which side a round is won by, by the values of the stat."""
    return DRAW if player == opponent else WIN_PLAYER if player > opponent else WIN_OPPONENT


def _match_outcome(state: DuelState) -> str:
    if state.winner == NO_SIDE:
        return MATCH_DRAW
    return MATCH_WIN_PLAYER if state.winner == PLAYER else MATCH_WIN_OPPONENT


def tell_end(state: DuelState, ctx: Context) -> None:
    """Announce the winner, the scores and the rule that ended the match."""
    if ctx.heard:
        winner = None if state.winner == NO_SIDE else SIDES[state.winner]
        ctx.emit(MatchEnd(winner, Pair(state.player_score, state.opponent_score), state.reason))


def interrupt(state: DuelState, arena: Arena, ctx: Context, kind: str, seat: i64) -> None:
    """Interrupt the round, which can be resumed, or the match; quitting loses it."""
    to = arena.flow.next(state.phase, "interrupt", kind)
    if to == state.phase:
        return
    if to == flow.INTERRUPT_ROUND:
        choosing = state.phase == flow.WAITING_FOR_ACTION
        state.selection_left = state.timers.remaining(SELECTION) if choosing else arena.selection_ms
        if state.outcome != "" and (state.phase == flow.ROUND_DECISION or state.phase == flow.ROUND_OVER):
            state.round += 1  # this one is decided; the next is resumed
    state.timers.clear()
    state.timers.resume()
    go(state, arena, ctx, "interrupt", kind)
    if to == flow.INTERRUPT_ROUND:
        wait(state, arena)
    else:
        end_by_interrupt(state, ctx, kind, NO_SIDE if kind != flow.QUIT else 1 - seat)


def end_by_interrupt(state: DuelState, ctx: Context, reason: str, winner: i64) -> None:
    """End the match by an interrupt."""
    state.timers.clear()
    state.selection_left = 0
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
    state.selection_left = 0
    go(state, arena, ctx, "resume")
    play_on(state, arena, ctx)

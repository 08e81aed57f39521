"""Time in a duel: what happens when timers tick, run out, or were lost sight of."""

from turnwright.games.duel.events import Debug, TimerTick
from turnwright.games.duel.rules import flow, rounds
from turnwright.games.duel.state import NOBODY, DuelState, Table
from turnwright.kernel.context import Context
from turnwright.kernel.timers import DUE


def elapse(state: DuelState, table: Table, now: int, ctx: Context) -> None:
    """It is now `now`: tell the ticks, act on what is due, and say so when the clock had jumped."""
    jump = state.timers.elapse(now)
    if jump != 0 and ctx.heard:
        remaining = {timer: state.timers.remaining(timer) for timer in state.timers.ids()}
        ctx.emit(Debug("correction", {"jumpMs": jump, "remainingMs": remaining}))
    firing = state.timers.fire()
    while firing is not None:
        if firing.kind != DUE:
            if ctx.heard:
                ctx.emit(TimerTick(firing.id, firing.remaining))
        elif firing.id == rounds.SELECTION:
            rounds.time_out(state, table, ctx)
        elif firing.id == rounds.COOLDOWN:
            rounds.end_cooldown(state, table, ctx)
        else:
            _waited_too_long(state, table, ctx)
        firing = state.timers.fire()


def tell_remaining(state: DuelState, ctx: Context) -> None:
    """Say what is left of the timer that runs, so that a countdown is right without waiting for its tick."""
    for timer in state.timers.ids():
        if timer != rounds.WAITING and ctx.heard:
            ctx.emit(TimerTick(timer, state.timers.remaining(timer)))


def _waited_too_long(state: DuelState, table: Table, ctx: Context) -> None:
    rounds.go(state, table, ctx, "timeout")
    rounds.end_by_interrupt(state, ctx, flow.WAITED_TOO_LONG, NOBODY)

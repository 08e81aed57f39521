"""Timers of a duel: ticks, expiry, and corrections after a clock jump."""

from turnwright.games.duel import flow, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.events import Debug, TimerTick
from turnwright.games.duel.rules import rounds
from turnwright.games.duel.state import NO_SIDE, DuelState
from turnwright.kernel.context import Context
from turnwright.kernel.timers import DUE


def elapse(state: DuelState, arena: Arena, now: int, ctx: Context) -> None:
    """Advance to `now`: emit ticks, handle expired timers, and report a clock jump."""
    jump = state.timers.elapse(now)
    if jump != 0 and ctx.heard:
        remaining = {timer: state.timers.remaining(timer) for timer in state.timers.ids()}
        ctx.emit(Debug("correction", {"jumpMs": jump, "remainingMs": remaining}))
    firing = state.timers.fire()
    while firing is not None:
        if firing.kind != DUE:
            if ctx.heard:
                ctx.emit(TimerTick(firing.id, firing.remaining))
        elif firing.id == rulebook.SELECTION:
            rounds.time_out(state, arena, ctx)
        elif firing.id == rulebook.COOLDOWN:
            rounds.end_cooldown(state, arena, ctx)
            rounds.play_on(state, arena, ctx)
        else:
            rounds.go(state, arena, ctx, "timeout")
            rounds.end_by_interrupt(state, ctx, flow.WAITED_TOO_LONG, NO_SIDE)
        firing = state.timers.fire()


def tell_remaining(state: DuelState, ctx: Context) -> None:
    """Emit the time left now, so that a countdown need not wait for the next tick."""
    for timer in state.timers.ids():
        if timer != rulebook.WAITING and ctx.heard:
            ctx.emit(TimerTick(timer, state.timers.remaining(timer)))

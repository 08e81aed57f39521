"""Time in a duel: what happens when timers tick, run out, or were lost sight of."""

from turnwright.games.duel import flow, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.events import Debug, TimerTick
from turnwright.games.duel.rules import rounds
from turnwright.games.duel.state import NOBODY, DuelState
from turnwright.kernel.context import Context
from turnwright.kernel.timers import DUE


def elapse(state: DuelState, arena: Arena, now: int, ctx: Context) -> None:
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
        elif firing.id == rulebook.SELECTION:
            rounds.time_out(state, arena, ctx)
        elif firing.id == rulebook.COOLDOWN:
            rounds.end_cooldown(state, arena, ctx)
        else:
            _waited_too_long(state, arena, ctx)
        firing = state.timers.fire()


def tell_remaining(state: DuelState, ctx: Context) -> None:
    """Say what is left of the timer that runs, so that a countdown is right without waiting for its tick."""
    for timer in state.timers.ids():
        if timer != rulebook.WAITING and ctx.heard:
            ctx.emit(TimerTick(timer, state.timers.remaining(timer)))


def _waited_too_long(state: DuelState, arena: Arena, ctx: Context) -> None:
    rounds.go(state, arena, ctx, "timeout")
    rounds.end_by_interrupt(state, ctx, flow.WAITED_TOO_LONG, NOBODY)

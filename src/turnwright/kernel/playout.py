"""The silent path: a match played to its end with no clones, no events and no journal."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.wire import Outcome

STEPS: Final = 1_000_000


def playout(
    game: Game,
    state: Any,
    policies: "Sequence[Policy]",
    ctx: Context,
    dice: Dice,
    steps: i64 = STEPS,
) -> Outcome:
    """Play the state to its end in place; a match that is not over after `steps` inputs ends by that rule."""
    held: list[Policy] = list(policies)
    number: i64 = 0
    while True:
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome
        if number >= steps:
            return Outcome((), "steps")
        # Each input has its own number, or bots would be given the same dice for every answer.
        number += 1
        ctx.begin(number)
        ctx.state = state
        seats = game.to_act(state)
        if len(seats) == 0:
            due = game.next_due(state)
            if due < 0:
                return Outcome((), "stuck")
            ctx.now = due
            game.elapse(state, due, ctx)
        else:
            seat: int = seats[0]
            policy = held[seat]
            options = game.options(state, seat)
            game.apply(state, seat, policy.command(game, state, seat, options, dice), ctx)

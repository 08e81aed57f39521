"""Throwing dice: people throw their own, the engine for everybody else."""

from typing import Any

from mypy_extensions import i64

from turnwright.games.rounds.rulebook import COMBAT
from turnwright.games.rounds.state import Fighter
from turnwright.kernel.context import Context


def throw(ctx: Context, who: Fighter, count: i64, sides: i64, reason: str) -> i64:
    """So many dice of so many sides for a fighter, added up."""
    if ctx.heard or ctx.throws_own(who.side):
        about: dict[str, Any] = {"actor_id": who.id}
        return ctx.roll(f"{count}d{sides}", who.side, reason, COMBAT, -1, about).total
    dice = ctx.stream(COMBAT)
    total: i64 = 0
    while count > 0:
        total += dice.d(sides)
        count -= 1
    return total

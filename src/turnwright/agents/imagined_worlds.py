"""The imagined worlds of an agent: positions that its seat cannot tell from the real one."""

from typing import Any, Final

from turnwright.kernel.dice import Dice, Tray, rekeyed
from turnwright.kernel.execution import Execution
from turnwright.kernel.game import Game
from turnwright.kernel.playout import playout
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Outcome

DRAW: Final = 0.5
_FIRST: Final = 1


class Worlds:
    """A position as one seat knows it, to try commands in.

    World k and its dice are the same for every command tried in it, so that luck does not affect the
    comparison. One bot plays all seats.
    """

    def __init__(self, game: Game, state: Any, seat: int, bot: Policy, dice: Dice) -> None:
        key = dice.bits(64)
        self.game = game
        self.state = state
        self.seat = seat
        self._sides = list(game.sides(state).values())
        self.policies = [bot] * sum(map(len, self._sides))
        self._key = rekeyed(key, "worlds")
        self._ctx = Execution(Tray(rekeyed(key, "dice")), False, game, self.policies)
        # Agents do not know the time; it is some moment before anything is due.
        self._now = max(0, game.next_due(state) - 1)

    def world(self, number: int) -> Any:
        """Return world `number`: a copy with everything hidden from the seat drawn at random."""
        return self.game.imagine(self.state, self.seat, Dice(self._key, "world", number))

    def give(self, world: Any, number: int, command: Any) -> None:
        """Carry out a command of the seat in this world, in place."""
        ctx = self._ctx
        ctx.tray.restart(number)
        ctx.now = self._now
        ctx.begin(_FIRST)
        ctx.state = world
        self.game.apply(world, self.seat, command, ctx)

    def play_on(self, world: Any, steps: int) -> tuple[Outcome, int]:
        """Play to the end; return the outcome and the number of inputs."""
        outcome = playout(self.game, world, self.policies, self._ctx, steps, _FIRST)
        return outcome, int(self._ctx.number)

    def worth(self, outcome: Outcome | None) -> float:
        """Return the value of an outcome: 1 for a win, a share if several sides win, half for a draw.

        Seats of one side do not share: each has the full value.
        """
        if outcome is None or not outcome.winners:
            return DRAW
        if self.seat not in outcome.winners:
            return 0.0
        return 1.0 / sum(any(seat in outcome.winners for seat in side) for side in self._sides)


def sample_indices(count: int, most: int, dice: Dice, always: int = -1) -> list[int]:
    """Return at most `most` of the numbers below `count`, in order, always with `always` if it is given."""
    if count <= most:
        return list(range(count))
    chosen = {always} if always >= 0 else set()
    while len(chosen) < most:
        chosen.add(int(dice.below(count)))
    return sorted(chosen)

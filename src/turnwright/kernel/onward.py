"""Many runs from one position of a match: what could still come of it, for all that a seat knows."""

from collections.abc import Sequence
from typing import Any, Final

from turnwright.kernel.codec import encode
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice, rekeyed
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.playout import STEPS, Runs
from turnwright.kernel.policy import Policy
from turnwright.kernel.rejected import GameFault
from turnwright.kernel.replay import restore
from turnwright.kernel.step import Running, Step

KNOWS_ALL: Final = -2  # a seat from which nothing is hidden; -1 is a spectator
WORLDS: Final = 1000


class Onward(Runs):
    """Runs that go on from a snapshot; run k has dice and a world of its own.

    The dice are made from the seed of the runs and the number of the position alone, never from the match's:
    they can tell nothing of what it would throw, and a position that looks the same to a seat is the same.
    """

    def __init__(
        self,
        game: Game,
        snapshot: bytes,
        policies: "Sequence[Policy]",
        seed: int,
        seat: int = KNOWS_ALL,
        steps: int = STEPS,
    ) -> None:
        match = restore(snapshot, game)
        super().__init__(game, match.header.scenario, policies, rekeyed(seed, f"odds/{match.number}"), steps)
        self.number = match.number
        self.seat = seat
        self.match = match
        self.worlds = rekeyed(seed, f"worlds/{match.number}")
        self.half: _Half | None = None
        running = match.running
        # A question whether to take something back is no part of the game, and is dropped.
        if running is not None and running.undo < 0:
            self.half = _Half(match, running, self.policies, seat)
            self.number += 1

    def begin(self, run: int) -> Any:
        """The position in a world that the seat cannot tell from the real one."""
        ctx = self.ctx
        ctx.tray.restart(run)
        ctx.now = self.match.now
        ctx.begin(self.number)
        dice = Dice(self.worlds, "world", run)
        half = self.half
        if half is None:
            return self._world(dice)
        for _ in range(WORLDS):
            world = self._world(dice)
            if half.goes_on(world, rekeyed(ctx.tray.seed, f"half/{run}")):
                return world
        raise GameFault(
            f"{self.game.name}: there is no world in which input {half.running.n} waits as it does"
        )

    def _world(self, dice: Dice) -> Any:
        if self.seat == KNOWS_ALL:
            return self.game.clone(self.match.state)
        return self.game.imagine(self.match.state, self.seat, dice)


class _Half:
    """A command that waits: it goes on with the answers and dice shown so far, and bots give the rest."""

    def __init__(self, match: Match, running: Running, policies: "Sequence[Policy]", seat: int) -> None:
        self.match = match
        self.running = running
        self.seat = seat
        self.ctx = Context(match.tray, True, match.game, policies, match.header.throws)
        told = Step(running.n, running.seat, match._ctx)
        self.events: list[Any] = self._seen(told)
        self.rolls: list[Any] = told.rolls
        self.told: bytes = encode([self.events, self.rolls])

    def goes_on(self, world: Any, seed: int) -> bool:
        """Carry the command out in a world, in place; false where the seat would have heard otherwise."""
        running, ctx = self.running, self.ctx
        ctx.tray = self.match.tray.spliced(seed, running.reached)
        ctx.begin(running.n)
        ctx.now = self.match.now
        ctx.state = world
        ctx.answers = dict(self.match._ctx.answers)
        ctx.requests = list(self.match._ctx.requests)
        try:
            self.match.game.apply(world, running.seat, running.command, ctx)
        except Exception:
            # In this world the command would have asked otherwise, or been refused.
            if self.seat == KNOWS_ALL:
                raise
            return False
        # All that was asked is asked here too, and the seat has heard the same.
        asked = int(ctx.asked) >= len(self.match._ctx.requests)
        return asked and self._sounds_alike(Step(running.n, running.seat, ctx))

    def _sounds_alike(self, step: Step) -> bool:
        events = self._seen(step)[: len(self.events)]
        return encode([events, step.rolls[: len(self.rolls)]]) == self.told

    def _seen(self, step: Step) -> list[Any]:
        return step.events if self.seat == KNOWS_ALL else step.seen_by(self.seat)

"""Rollouts from one position of a match, as far as a seat knows it."""

from collections.abc import Sequence
from typing import Any, Final

from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Dice, Tray, rekeyed
from turnwright.kernel.errors import GameFault, Waiting
from turnwright.kernel.execution import Execution, Step
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.playout import STEPS, Runs
from turnwright.kernel.policy import Policy
from turnwright.kernel.replay import restore
from turnwright.kernel.waiting import WaitingInput

OMNISCIENT: Final = -2  # a viewer from whom nothing is hidden; -1 is a spectator
WORLDS: Final = 10_000


class Rollouts(Runs):
    """Runs that continue from a snapshot; run k has its own dice and its own imagined world.

    The dice depend only on the seed of the runs and the number of the position, never on the match: they
    reveal nothing about its future throws, and positions that look the same to a seat give the same runs.
    """

    def __init__(
        self,
        game: Game,
        snapshot: bytes,
        policies: "Sequence[Policy]",
        seed: int,
        seat: int = OMNISCIENT,
        steps: int = STEPS,
    ) -> None:
        match = restore(snapshot, game)
        super().__init__(game, match.header.scenario, policies, rekeyed(seed, f"odds/{match.number}"), steps)
        self.number = match.number
        self.seat = seat
        self.match = match
        self.worlds = rekeyed(seed, f"worlds/{match.number}")
        self.half: _WaitingCommand | None = None
        running = match.running
        # A pending undo is not part of the game and is dropped.
        if running is not None and running.undo < 0:
            self.half = _WaitingCommand(match, running, self.policies, seat)
            self.number += 1

    def begin(self, run: int) -> Any:
        """Return the position in a world that the seat cannot tell from the real one."""
        ctx = self.ctx
        ctx.tray.restart(run)
        ctx.now = self.match.now
        ctx.begin(self.number)
        dice = Dice(self.worlds, "world", run)
        half = self.half
        if half is None:
            return self._world(dice)
        half.restart(rekeyed(ctx.tray.seed, f"half/{run}"))
        for _ in range(WORLDS):
            world = self._world(dice)
            if half.looks_the_same(self.game.clone(world)):
                half.go_on(world)
                return world
        raise GameFault(
            f"{self.game.name}: in {WORLDS} worlds none was found in which input {half.running.n} waits as it"
            " does; roll dice that all players see with ctx.roll"
        )

    def _world(self, dice: Dice) -> Any:
        if self.seat == OMNISCIENT:
            return self.game.clone(self.match.state)
        return self.game.imagine(self.match.state, self.seat, dice)


class _WaitingCommand:
    """A waiting command, carried out again in imagined worlds where only what the seat knows is fixed.

    The rolls that were shown and the answers that were given are fixed. All other dice are thrown again,
    except for an omniscient viewer.
    """

    def __init__(self, match: Match, running: WaitingInput, policies: "Sequence[Policy]", seat: int) -> None:
        self.match = match
        self.running = running
        self.seat = seat
        asked = [ask.seat for ask in match.execution.pending]
        waits = [None if at in asked else policy for at, policy in enumerate(policies)]
        self.first = Execution(Tray(), True, match.game, waits, match.header.throws)
        self.rest = Execution(Tray(), False, match.game, policies, match.header.throws)
        # An omniscient viewer uses the same dice, so no roll has to be forced.
        self.rolls: list[Any] = [] if seat == OMNISCIENT else list(match.execution.rolls)
        self.told = self._observed(match.execution)

    def restart(self, seed: int) -> None:
        """Use separate dice for each of the following attempts."""
        if self.seat == OMNISCIENT:
            self.first.tray = self.match.tray.spliced(seed, self.running.reached)
        else:
            self.first.tray = Tray(seed)
        self.rest.tray = self.first.tray

    def looks_the_same(self, world: Any) -> bool:
        """Return whether the command asks and shows the seat the same in this world, up to where it waits."""
        ctx = self._begin(self.first)
        try:
            self._apply(world, ctx)
        except Waiting:
            return self._observed(ctx) == self.told
        except Exception:
            # In this world the command would have asked differently, or been refused.
            if self.seat == OMNISCIENT:
                raise
        return False

    def go_on(self, world: Any) -> None:
        """Carry out the whole command in place: repeat what is known, and let bots answer the rest."""
        self.first.tray.rewind()
        self._apply(world, self._begin(self.rest))

    def _begin(self, ctx: Execution) -> Execution:
        theirs = self.match.execution
        ctx.begin(self.running.n)
        ctx.now = self.match.now
        ctx.answers = dict(theirs.answers)
        ctx.requests = list(theirs.requests)
        ctx.forced_rolls = list(self.rolls)
        return ctx

    def _apply(self, world: Any, ctx: Execution) -> None:
        ctx.state = world
        self.match.game.apply(world, self.running.seat, self.running.command, ctx)

    def _observed(self, ctx: Execution) -> bytes:
        # Everything the seat can observe: questions, visible events, rolls.
        asked = [int(ctx.asked), [ask.id for ask in ctx.pending]]
        step = Step(self.running.n, self.running.seat, ctx)
        events = step.events if self.seat == OMNISCIENT else step.seen_by(self.seat)
        told: bytes = encode([asked, events, step.rolls])
        return told

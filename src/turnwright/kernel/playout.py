"""Fast playouts: a match played to its end without clones, events or a journal."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.dice import AsideDice, Tray
from turnwright.kernel.errors import BotFault, ContentError, GameFault, Rejected
from turnwright.kernel.execution import Execution, bot_fault
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Outcome
from turnwright.kernel.tally import Tally

STEPS: Final = 1_000_000


def playout(
    game: Game,
    state: Any,
    policies: "Sequence[Policy]",
    ctx: Execution,
    steps: i64 = STEPS,
    number: i64 = 0,
) -> Outcome:
    """Play the state to its end, in place; after `steps` inputs the match ends by that limit.

    Bots get the dice that a match gives them after `number` inputs, so both play alike.
    """
    held: list[Policy] = list(policies)
    asides: list[AsideDice] = [AsideDice(ctx.tray, seat) for seat in range(len(held))]
    last: i64 = number + steps
    while True:
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome
        if number >= last:
            return Outcome((), "steps")
        ctx.begin(number + 1)
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
            if not 0 <= seat < len(held):
                raise GameFault(f"{game.name} waits for seat {seat}, which does not exist")
            options = game.options(state, seat)
            dice = asides[seat].think(number)
            try:
                command = held[seat].command(game, state, seat, options, dice)
            except (Exception, SystemExit) as error:
                raise bot_fault(held[seat], error, seat) from error
            try:
                game.apply(state, seat, command, ctx)
            except Rejected as refused:
                raise refused_bot(held[seat], refused, seat) from refused
        # Number each input, or bots would get the same dice for every answer.
        number += 1


def refused_bot(policy: Policy, refused: Rejected, seat: int) -> BotFault:
    """Return the fault of a bot whose command the rules refuse."""
    words = f"gave a command that is refused: {refused.reason}"
    fault = BotFault(seat, policy.name, words)
    fault.__cause__ = refused
    return fault


class Runs:
    """Many runs of one scenario without events: run k is the match of the same seed and run."""

    def __init__(
        self, game: Game, scenario: Any, policies: "Sequence[Policy]", seed: int, steps: int = STEPS
    ) -> None:
        self.game = game
        self.scenario = game.scenarios.load(scenario)
        self.policies: list[Policy] = list(policies)
        self.steps: i64 = steps
        self.number: i64 = 0  # of the input that a run begins after
        self.ctx = Execution(Tray(seed), False, game, self.policies)

    def play(self, run: int) -> tuple[Outcome, Any]:
        """Play one run to its end; return the outcome and the last state."""
        try:
            state = self.begin(run)
            return playout(self.game, state, self.policies, self.ctx, self.steps, self.number), state
        except Exception as error:
            if isinstance(error, (Rejected, GameFault, ContentError)):
                raise
            fault = GameFault(f"{self.game.name} failed in run {run}: {type(error).__name__}: {error}")
            fault.__cause__ = error  # compiled, `raise ... from` loses it
            raise fault from error

    def begin(self, run: int) -> Any:
        """Return the state at the start of a run."""
        ctx = self.ctx
        ctx.tray.restart(run)
        ctx.now = 0
        ctx.begin(0)
        return self.game.setup(self.scenario, ctx)

    def tally(self, first: int, last: int) -> Tally:
        """Play the runs from `first` up to but not including `last`, and tally them."""
        tally = Tally(len(self.game.seats_for(self.scenario)))
        lab = self.game.lab
        run: i64 = first
        end: i64 = last
        while run < end:
            outcome, state = self.play(run)
            length: i64 = lab.length(state)
            if length < 0:
                length = self.ctx.number
            for seat in outcome.winners:
                if not 0 <= seat < len(tally.wins):
                    raise GameFault(f"{self.game.name} lets seat {seat} win run {run}, which does not exist")
            tally.add(outcome.winners, outcome.reason, length, lab.measure(state))
            run += 1
        return tally

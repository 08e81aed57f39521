"""Fast playouts: a match played to its end without clones, events or a journal; and the tally of many."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.dice import AsideDice, Tray
from turnwright.kernel.errors import BotFault, ContentError, GameFault, Rejected
from turnwright.kernel.execution import Execution, bot_fault
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Outcome

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


class Tally:
    """Counts of many matches: wins, reasons, lengths and the sums of figures.

    All are whole numbers, so the sum does not depend on how the work was split.
    """

    def __init__(self, seats: int = 2) -> None:
        self.runs: i64 = 0
        self.draws: i64 = 0
        self.wins: list[int] = [0] * seats
        self.reasons: dict[str, int] = {}
        self.lengths: dict[int, int] = {}
        self.sums: list[int] = []
        self.counts: list[int] = []  # the number of runs in which each figure occurred

    def add(self, winners: "Sequence[int]", reason: str, length: int, figures: list[int]) -> None:
        """Count one match."""
        self.runs += 1
        if len(winners) == 0:
            self.draws += 1
        for seat in winners:
            self.wins[seat] += 1
        self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.lengths[length] = self.lengths.get(length, 0) + 1
        if not self.sums:
            self.sums = [0] * len(figures)
            self.counts = [0] * len(figures)
        for i in range(len(figures)):
            if figures[i] >= 0:
                self.sums[i] += figures[i]
                self.counts[i] += 1

    def merge(self, other: "Tally") -> None:
        """Add all matches of another tally."""
        self.runs += other.runs
        self.draws += other.draws
        self.wins = _added(self.wins, other.wins)
        self.sums = _added(self.sums, other.sums)
        self.counts = _added(self.counts, other.counts)
        for reason, number in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + number
        for length, times in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + times

    def plain(self) -> dict[str, Any]:
        """Return the tally as plain values; equal tallies encode to equal bytes."""
        return {
            "runs": int(self.runs),
            "draws": int(self.draws),
            "wins": self.wins,
            "reasons": {reason: self.reasons[reason] for reason in sorted(self.reasons)},
            "lengths": [[length, self.lengths[length]] for length in sorted(self.lengths)],
            "sums": self.sums,
            "counts": self.counts,
        }


def read_tally(data: Any) -> Tally:
    """Read a tally from the values that `plain` returned."""
    tally = Tally(len(data["wins"]))
    tally.runs = data["runs"]
    tally.draws = data["draws"]
    tally.wins = list(data["wins"])
    tally.reasons = dict(data["reasons"])
    tally.lengths = {length: times for length, times in data["lengths"]}
    tally.sums = list(data["sums"])
    tally.counts = list(data["counts"])
    return tally


def _added(one: list[int], other: list[int]) -> list[int]:
    if not one or not other:
        return list(one or other)
    return [one[i] + other[i] for i in range(len(one))]


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

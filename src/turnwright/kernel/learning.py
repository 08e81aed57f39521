"""Matches for learners, run after run, without clones, events or a journal."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.dice import AsideDice, Tray
from turnwright.kernel.errors import Rejected, Waiting
from turnwright.kernel.execution import Execution
from turnwright.kernel.game import Game
from turnwright.kernel.lab_view import Encoding
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Outcome

NO_RUN: Final = -1
NO_SEAT: Final = -1
INPUTS: Final = 1_000_000
TRIES: Final = 100


def encoding_of(game: Game, scenario: Any) -> Encoding:
    """Return the encoding of a loaded scenario for learners, or raise `Rejected` if the game has none."""
    encoding = game.lab.encoding(scenario)
    if encoding is None:
        raise Rejected("no-encoding", f"{game.name} has no encoding of this scenario for learners")
    return encoding


class HeldInput:
    """A command that runs again with every answer, from the state before it."""

    def __init__(self, before: Any, seat: int, command: Any) -> None:
        self.before = before
        self.seat = seat
        self.command = command


class Episode:
    """One match at a time: bots and time advance it until it is a learner's turn.

    A seat without a bot is a learner's. Run k of a seed is identical to the `Match` of that seed and run. A
    question during a command is a turn of the learner if the encoding has answers; otherwise its default is
    taken.
    """

    def __init__(self, game: Game, scenario: Any, bots: "Sequence[Policy | None]") -> None:
        self.game = game
        self.scenario = game.scenarios.load(scenario)
        there = len(game.seats_for(self.scenario))
        if len(bots) != there:
            raise Rejected("seats", f"{game.name} has {there} seats, not {len(bots)}", "seats")
        self.encoding = encoding_of(game, self.scenario)
        self.bots: list[Policy | None] = list(bots)
        self.seed = 0
        self.run = NO_RUN  # no run has begun
        self.number: i64 = 0  # of inputs so far: commands and the passing of time
        self.seat = NO_SEAT  # the learner to act; none when the match is over
        self.outcome: Outcome | None = None
        self.limit: i64 = INPUTS  # inputs of bots and time between two turns of learners, at most
        self.state: Any = None
        self.ctx = self._context()
        self._asides: list[AsideDice] = []
        self._held: HeldInput | None = None  # the input that waits for an answer

    def begin(self, seed: int | None = None, run: int | None = None) -> None:
        """Begin the first run of a seed, the next run, or the given one.

        A match that ends before any learner's turn is skipped.
        """
        first = self.run + 1
        if seed is not None:
            first = 0
            self.seed = seed
            self.ctx = self._context()
        if run is not None:
            first = run
        for at in range(first, first + TRIES):
            self._set_up(at)
            if self.seat != NO_SEAT:
                return
        raise Rejected("no-turn", f"no learner had a turn in {TRIES} matches", "seat")

    def act(self, command: Any) -> None:
        """Carry out a legal command of the learner to act, and continue to the next turn of a learner.

        If a question is open, `command` is the index of the choice.
        """
        if self._held is not None:
            done = self._answer(self._held, command)
        else:
            self.number += 1
            self.ctx.begin(self.number)
            done = self._carry_out(self.seat, command)
        if done:
            self._play_on()

    def _carry_out(self, seat: int, command: Any) -> bool:
        # Return whether the command is done; with answers it may have to wait, and then runs again.
        if self.encoding.answers:
            return self._run(HeldInput(self.state, seat, command))
        self.game.apply(self.state, seat, command, self.ctx)
        return True

    def _answer(self, held: "HeldInput", choice: int) -> bool:
        ctx = self.ctx
        ctx.answers[ctx.pending[0].id] = int(choice)
        ctx.restart()
        return self._run(held)

    def _run(self, held: "HeldInput") -> bool:
        draft = self.game.clone(held.before)
        self.ctx.state = draft
        self.state = draft
        try:
            self.game.apply(draft, held.seat, held.command, self.ctx)
        except Waiting:
            self._held = held
            request = self.ctx.pending[0]
            self.encoding.pose(draft, request)
            self.seat = request.seat
            return False
        self._held = None
        return True

    def _context(self) -> Execution:
        default = None if self.encoding.answers else Policy()
        answers: list[Policy | None] = [default if bot is None else bot for bot in self.bots]
        return Execution(Tray(self.seed), False, self.game, answers)

    def _set_up(self, run: int) -> None:
        ctx = self.ctx
        ctx.tray.restart(run)
        ctx.now = 0
        ctx.begin(0)
        self.run = run
        self.number = 0
        self._held = None
        # The dice of bots are keyed once per run.
        self._asides = [AsideDice(ctx.tray, seat) for seat in range(len(self.bots))]
        self.state = self.game.setup(self.scenario, ctx)
        ctx.state = self.state
        self._play_on()

    def _play_on(self) -> None:
        # Without a learner's turn and without an outcome, the match is stuck or endless.
        game = self.game
        last: i64 = self.number + self.limit
        self.seat = NO_SEAT
        while self.number < last:
            self.outcome = game.outcome(self.state)
            if self.outcome is not None:
                return
            seats = game.to_act(self.state)
            if len(seats) == 0:
                due = game.next_due(self.state)
                if due < 0:
                    return
                self._let_time_pass(due)
                continue
            bot = self._first_bot(seats)
            if bot == NO_SEAT:
                self.seat = seats[0]
                return
            if not self._let_act(bot):
                return

    def _first_bot(self, seats: "Sequence[int]") -> int:
        for seat in seats:
            if self.bots[seat] is not None:
                return seat
        return NO_SEAT

    def _let_act(self, seat: int) -> bool:
        policy = self.bots[seat]
        assert policy is not None
        options = self.game.options(self.state, seat)
        dice = self._asides[seat].think(self.number)
        command = policy.command(self.game, self.state, seat, options, dice)
        self.number += 1
        self.ctx.begin(self.number)
        return self._carry_out(seat, command)

    def _let_time_pass(self, due: int) -> None:
        self.number += 1
        self.ctx.begin(self.number)
        self.ctx.now = due
        self.game.elapse(self.state, due, self.ctx)

"""Runs a game: inputs in, events out, and a line in the journal for each."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from msgspec import UNSET
from mypy_extensions import i64

from turnwright.kernel.codec import (
    check_form,
    encode,
    is_immutable,
    may_hold_nan,
    plain,
    refuse_nan,
    snapshot_command,
)
from turnwright.kernel.dice import Dice, DiceError, LoadedDice, Tray, rekeyed
from turnwright.kernel.errors import GameFault, Rejected, Waiting
from turnwright.kernel.execution import Execution, bot_fault
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import (
    FORMAT,
    PERSON,
    ChoiceRequest,
    Closing,
    CommandLine,
    Fair,
    HalfRun,
    Header,
    Line,
    Outcome,
    PastState,
    Pending,
    Proof,
    Snapshot,
    Splice,
)
from turnwright.kernel.step import Step
from turnwright.kernel.undo import Past, UndoCheck
from turnwright.kernel.waiting import SavedRequests, WaitingInput, caused_by, check_answer, raise_fault

UNDO_DEPTH: Final = 100
LAST_MOMENT: Final = 1 << 53
UNDO_QUESTION: Final = "undo"
YES: Final = 0
HEURISTIC: Final = "heuristic"  # stands for the bot that `Game.heuristic` names
_EMPTY: Final = blake2b(digest_size=16)


def digest(state: Any, dice: dict[str, int]) -> str:
    """16 bytes of blake2b, as hex, over the JSON of the state and the positions of the dice."""
    data = encode((state, dice))
    if data.find(b"null") >= 0:
        refuse_nan(state)
    mixed = _EMPTY.copy()
    mixed.update(data)
    return mixed.hexdigest()


class Match:
    """One match of a game: submit commands, answer requests, let time pass, undo, fork."""

    def __init__(
        self,
        game: Game,
        scenario: Any = None,
        *,
        seed: int = 0,
        run: int = 0,
        seats: "Sequence[Policy | str | None]" = (),
        throws: "Sequence[int]" = (),
        dice: "Sequence[float] | None" = None,
        journal: "Journal | None" = None,
        heard: bool = True,
        fair: "Fair | None" = None,
    ) -> None:
        self.game = game
        self.scenario = game.scenarios.load(scenario)
        there = len(game.seats_for(self.scenario))
        self.policies = _seated(game, seats) or [None] * there
        if len(self.policies) != there:
            raise ValueError(f"{game.name} has {there} seats, but {len(self.policies)} were given")
        self._seats: i64 = len(self.policies)
        self._immutable_kind: Any = None  # the last type of command found to be immutable
        self.people: list[int] = [seat for seat, held in enumerate(self.policies) if held is None]
        self.journal = journal
        self.tray = Tray(seed, run, None if dice is None else LoadedDice(list(dice)))
        self.number: i64 = 0
        self.told: i64 = 0
        self.now: i64 = 0
        self.outcome: Outcome | None = None
        self.state: Any = None
        self.running: WaitingInput | None = None
        self.past: list[Past] = []
        self.barrier = "the match begins here"
        for seat in throws:
            if seat not in self.people:
                raise Rejected("not-a-person", f"seat {seat} is no person's, so it cannot throw its own dice")
        if journal is not None and not heard:
            raise ValueError("a match with a journal is heard: its events stand in the lines")
        self.execution = Execution(self.tray, heard, game, self.policies, throws)
        self.header = self._make_header(int(seed), int(run), throws, dice, fair)
        self._begin()

    # Inputs. `given` are the answers that bots gave when the input was first played; a replay hands them in.

    def submit(self, seat: int, command: Any, given: "dict[str, Any] | None" = None) -> Step:
        """Carry out a command of a seat, or raise `Rejected` and change nothing."""
        if self.running is not None or self.outcome is not None:
            self._refuse_input()
        if not 0 <= seat < self._seats:
            self._refuse_seat(seat)
        ctx = self.execution
        ctx.begin(self.number + 1)
        ctx.replay_answers(given)
        try:
            draft = self.game.clone(self.state)
            ctx.state = draft
            self.game.apply(draft, seat, command, ctx)
        except Waiting:
            return self._suspend(
                WaitingInput(self.number + 1, seat, snapshot_command(command, self.game), -1)
            )
        except BaseException as error:
            self._take_back(error)
            raise
        return self._commit(draft, seat, command)

    def elapse(self, now: "int | bool", given: "dict[str, Any] | None" = None) -> Step:
        """Let time pass: it is now `now` milliseconds by the shell's clock."""
        # Compiled, an int argument would take True for 1 before it could be refused.
        if self.outcome is not None:
            self._refuse_input()
        _check_time(now)
        if self.running is not None:
            return self._elapse_waiting(self.running, now, given)
        ctx = self.execution
        ctx.begin(self.number + 1)
        ctx.replay_answers(given)
        ctx.now = now
        try:
            draft = self.game.clone(self.state)
            ctx.state = draft
            self.game.elapse(draft, now, ctx)
        except BaseException as error:
            self._take_back(error)
            raise
        step = self._keep(draft, Line(n=self.number + 1, elapsed=now), -1, now)
        self.now = now
        return step

    def answer(
        self,
        seat: int,
        request: str,
        value: Any,
        given: "dict[str, Any] | None" = None,
        proof: "Proof | None" = None,
    ) -> Step:
        """Answer a request: the faces of a roll, or the index of a choice.

        What proves the faces of a fair match is written beside them.
        """
        running = self.running
        if running is None:
            raise Rejected("no-request", "the match waits for no answer", "request")
        if not 0 <= seat < self._seats:
            self._refuse_seat(seat)
        value = check_answer(self.execution, seat, request, value)
        line = Line(n=self.number + 1, seat=seat, request=request, answer=value, proof=proof)
        if running.undo >= 0:
            return self._undo_answered(running, line)
        return self._run_again(running, line, {request: value}, given)

    def undo(self, seat: int) -> Step:
        """Take back this seat's last command, where it told nothing new; other people are asked first."""
        if self.running is not None or self.outcome is not None:
            self._refuse_input()
        if not 0 <= seat < self._seats:
            self._refuse_seat(seat)
        running = WaitingInput(self.number + 1, seat, None, self._undo_target(seat))
        ctx = self.execution
        ctx.begin(running.n)
        others = [other for other in self.people if other != seat]
        ctx.pending = [
            ChoiceRequest(f"{running.n}.{i}", other, UNDO_QUESTION, ("yes", "no"), 1)
            for i, other in enumerate(others)
        ]
        ctx.asked = len(others)
        line = Line(n=running.n, seat=seat, undo=running.undo)
        if not others:
            return self._go_back(running, line)
        step = self._write(line, Step(running.n, seat, ctx), self.state)
        self.running = running
        return step

    def rekey(self, seed: int) -> Step:
        """Go on with other dice: the first line of a fork that asks "what if".

        A command that waits keeps the dice it has shown so far; a question whether to undo is dropped.
        """
        if self.outcome is not None:
            self._refuse_input()
        running = self.running
        half = running is not None and running.undo < 0
        before = self.tray
        step = self._quiet(self.execution.pending if half else [])
        self.use_tray(self._other_dice(seed))
        try:
            self._write(Line(n=self.number + 1, rekey=int(seed)), step, self.state)
        except BaseException:
            self.use_tray(before)
            raise
        if not half:
            self.running = None
            self.execution.begin(self.number)
        self._block("the dice were changed")
        return step

    def act(self) -> Step | None:
        """Let the first bot whose turn it is decide; None when the match waits for a person or for time."""
        if self.running is not None or self.outcome is not None:
            return None
        for seat in self.game.to_act(self.state):
            if not 0 <= seat < self._seats:
                raise GameFault(f"{self.game.name} waits for seat {seat}, which is not there")
            policy = self.policies[seat]
            if policy is not None:
                return self.submit(seat, self._decision(policy, seat))
        return None

    def _decision(self, policy: Policy, seat: int) -> Any:
        options = self.game.options(self.state, seat)
        try:
            return policy.command(self.game, self.state, seat, options, self.aside(seat))
        except (Exception, SystemExit) as error:
            raise bot_fault(policy, error, seat) from error

    # Questions.

    def pending(self) -> list[Pending]:
        """Whom the match waits for: open requests, or the seats to act with how many options they have."""
        if self.outcome is not None:
            return []
        if self.running is not None:
            return [Pending(ask.seat, 0, ask, ask.deadline) for ask in self.execution.pending]
        waiting = []
        for seat in self.game.to_act(self.state):
            count = self.game.options(self.state, seat).count()
            waiting.append(Pending(seat, count, None, self.game.deadline(self.state, seat)))
        return waiting

    def view(self, seat: int) -> Any:
        """What a seat may see now; seat -1 is a spectator."""
        return self.game.view(self.state, seat)

    def view_midway(self, seat: int) -> Any:
        """What a seat may see as far as an input has come that waits for an answer; else as `view`."""
        running = self.running
        half = running is not None and running.undo < 0 and self.execution.state is not None
        return self.game.view(self.execution.state if half else self.state, seat)

    def fork(self, seed: int | None = None) -> "Match":
        """Return a match that continues from this position with other dice and no journal."""
        fresh = rekeyed(self.tray.seed, f"fork/{self.number}") if seed is None else seed
        throws = self.header.throws
        other = Match(
            self.game,
            self.scenario,
            seed=fresh,
            seats=self.policies,
            throws=throws,
            heard=self.execution.heard,
        )
        other.state = self.game.clone(self.state)
        other.number = self.number
        other.told = self.told
        other.now = self.now
        other.execution.now = self.now
        other.outcome = self.outcome
        other.tray.place({})
        running = self.running
        if running is not None and running.undo < 0:
            other._take_over(running, self.execution, self._other_dice(fresh))
        return other

    def aside(self, seat: int) -> Dice:
        """Return dice for the bot of a seat to think about this position, never those of the match."""
        return self.tray.aside(f"seat/{seat}", self.number)

    def done(self) -> None:
        """Fail when faces that were loaded with `dice` are left over; for tests that write the dice."""
        loaded = self.tray.loaded
        if isinstance(loaded, LoadedDice):
            loaded.done()

    def digest(self) -> str:
        """The digest of this position."""
        return digest(self.state, self.tray.at)

    def snapshot(self) -> bytes:
        """All that is needed to go on from here, as JSON."""
        past = [PastState(past.n, past.seat, past.state, past.given) for past in self.past]
        self.digest()  # which no state passes that JSON would change
        data = encode(
            Snapshot(
                self.header,
                self.number,
                self.told,
                self.now,
                self.state,
                self.tray.at,
                self.tray.seed,
                self.tray.loaded is not None,
                self._splices(),
                "" if self.journal is None else self.journal.link.decode(),
                self._half_run(),
                past,
                self.barrier,
            )
        )
        if may_hold_nan(data):
            refuse_nan(self.state)
        return data

    def _half_run(self) -> HalfRun | None:
        running, ctx = self.running, self.execution
        if running is None:
            return None
        return HalfRun(
            running.n, running.seat, running.command, running.undo, ctx.answers, ctx.requests, ctx.pending
        )

    def _splices(self) -> list[Splice]:
        # The oldest dice first, each with how far they were used.
        found: list[Splice] = []
        tray = self.tray
        while tray.before is not None:
            found.insert(0, Splice(tray.before.seed, tray.until))
            tray = tray.before
        return found

    # The start.

    def _make_header(
        self, seed: int, run: int, throws: "Sequence[int]", dice: Any, fair: "Fair | None"
    ) -> Header:
        names = [PERSON if held is None else held.name for held in self.policies]
        return Header(
            FORMAT,
            self.game.name,
            self.game.rules,
            seed,
            plain(self.scenario),
            tuple(names),
            run,
            self.game.scenarios.fingerprint(),
            tuple(throws),
            None if dice is None else tuple(dice),
            self.game.digests,
            fair,
        )

    def _begin(self) -> None:
        ctx = self.execution
        ctx.begin(0)
        try:
            self.state = self.game.setup(self.scenario, ctx)
            if ctx.asked > 0:
                raise GameFault(f"{self.game.name}: setup cannot ask anybody")
            if type(self.game).clone is Game.clone:
                check_form(self.state, self.game.name)
        except Waiting:
            raise GameFault(f"{self.game.name}: setup cannot wait for a person") from None
        except BaseException as error:
            raise_fault(self.game, error)
            raise
        self.tray.settle()
        outcome = self._end_of(self.state)
        self.opening = self._write(Line(n=0), Step(0, -1, ctx), self.state, outcome)
        self.outcome = outcome

    # Committing: the line is written before the state is swapped in, so nothing is known that is not stored.

    def _commit(self, draft: Any, seat: int, command: Any) -> Step:
        ctx = self.execution
        if ctx.rolls or ctx.to or ctx.asked:
            return self._keep(draft, Line(n=ctx.number, seat=seat, command=command), seat, command)
        # The most frequent line: a command without requests or hidden events.
        moved = self.tray.settle()
        number = self.number + 1
        journal = self.journal
        try:
            outcome = self.game.outcome(draft)
            if journal is not None:
                mark = digest(draft, self.tray.at) if self.game.takes_digest(draft) else ""
                body = encode(CommandLine(number, seat, command, ctx.events, mark))
                loose = type(command) is not self._immutable_kind and not self._is_immutable(command)
                if body.find(b"null") >= 0 or (loose and may_hold_nan(body)):
                    _check_finite(command, ctx.events)
                if outcome is not None:
                    closing = self._closing(number, outcome, self.told + len(ctx.events), draft)
        except BaseException as error:
            self.tray.rewind()
            _check_command(command, error)
            raise_fault(self.game, error)
            raise
        if journal is not None:
            try:
                if outcome is None:
                    journal.add(body)
                else:
                    journal.add_together([body, closing])
            except BaseException:
                self.tray.rewind()
                raise
        self._swap(draft, seat, command, moved)
        step = Step(number, seat, ctx)
        step.first = self.told
        self.number = number
        self.told += len(ctx.events)
        self.outcome = outcome
        return step

    def _keep(self, draft: Any, line: Line, seat: int, given: Any) -> Step:
        if self.execution.pending:
            self._take_back(GameFault(f"{self.game.name} went on when it had to wait for an answer"))
        moved = self.tray.settle()
        outcome = self._end_of(draft)
        step = self._write(line, Step(line.n, seat, self.execution), draft, outcome)
        self._swap(draft, seat, given, moved)
        self.outcome = outcome
        return step

    def _end_of(self, state: Any) -> Outcome | None:
        try:
            return self.game.outcome(state)
        except BaseException as error:
            self.tray.rewind()
            self.execution.now = self.now
            raise_fault(self.game, error)
            raise

    def _write(self, line: Line, step: Step, state: Any, outcome: Outcome | None = None) -> Step:
        # Nothing of the match is changed before this: when the journal fails, nothing has happened.
        if self.journal is not None:
            try:
                self.journal.add_together(self._bodies(line, step, state, outcome))
            except BaseException:
                self.tray.rewind()
                self.execution.now = self.now
                raise
        self.number = line.n
        step.n = line.n
        step.first = self.told
        self.told += len(step.events)
        return step

    def _bodies(self, line: Line, step: Step, state: Any, outcome: Outcome | None) -> list[bytes]:
        line.events = step.events
        line.to = step.to
        line.rolls = step.rolls
        line.asks = step.asks
        line.given = step.given
        try:
            line.digest = digest(state, self.tray.at) if self.game.takes_digest(state) else ""
            body = encode(line)
            if may_hold_nan(body):
                _check_finite(line.command, line.events)
                refuse_nan(line.asks, "$.asks")
            if line.n == 0 and may_hold_nan(encode(state)):
                refuse_nan(state)
            bodies = [body] if line.n > 0 else [encode(self.header), body]
            if outcome is not None:
                bodies.append(self._closing(line.n, outcome, self.told + len(step.events), state))
        except BaseException as error:
            _check_command(line.command, error)
            raise_fault(self.game, error)
            raise
        return bodies

    def close(self) -> None:
        """Write the closing line of a match that is over, where a journal lacks it."""
        if self.journal is not None and self.outcome is not None:
            self.journal.add(self._closing(self.number, self.outcome, self.told, self.state))

    def _closing(self, number: int, outcome: Outcome, told: int, state: Any) -> bytes:
        body = encode(Closing(number + 1, outcome, told, digest(state, self.tray.at)))
        if may_hold_nan(body):
            refuse_nan(outcome, "$.end")
        return body

    def _swap(self, draft: Any, seat: int, given: Any, moved: bool) -> None:
        # What was rolled or told cannot be forgotten, so nothing before it can be undone.
        before = self.state
        self.state = draft
        if moved or self.execution.asked:
            self._block("dice were thrown" if moved else "someone was asked")
        elif self._reached_others(seat):
            self._block("another person saw it")
        else:
            if type(given) is not self._immutable_kind:
                given = self._immutable_copy(given)
            self.past.append(Past(self.execution.number, seat, before, given))
            if len(self.past) > UNDO_DEPTH:
                self.past.pop(0)
                self.barrier = "it is too long ago"

    def _immutable_copy(self, given: Any) -> Any:
        # Copy a mutable command: the caller may change it later.
        return given if self._is_immutable(given) else snapshot_command(given, self.game)

    def _is_immutable(self, command: Any) -> bool:
        kind: Any = type(command)
        if is_immutable(kind):
            self._immutable_kind = kind
            return True
        return False

    def _block(self, why: str) -> None:
        if self.past:
            self.past = []
        self.barrier = why

    def _reached_others(self, seat: int) -> bool:
        people = self.people
        ctx = self.execution
        if len(people) == 0 or not (ctx.events or ctx.rolls) or (len(people) == 1 and seat < 0):
            return False
        return any(other != seat and self._hears(other) for other in people)

    def _hears(self, seat: int) -> bool:
        to = self.execution.to
        if self.execution.rolls or len(to) < len(self.execution.events):
            return True
        return any(seat in seats for seats in to.values())

    # Refusing.

    def _refuse_input(self) -> None:
        if self.outcome is not None:
            raise Rejected("over", f"the match is over: {self.outcome.reason}")
        seats = ", ".join(str(ask.seat) for ask in self.execution.pending)
        legal = [ask.id for ask in self.execution.pending]
        raise Rejected("waiting", f"the match waits for an answer from seat {seats}", "", legal)

    def _refuse_seat(self, seat: int) -> None:
        seats = list(range(self._seats))
        reason = f"there is no seat {seat}: {self.game.name} has {len(seats)}"
        raise Rejected("no-seat", reason, "seat", seats)

    def _take_back(self, error: BaseException) -> None:
        ctx = self.execution
        late = ctx.asked > 0 or len(ctx.events) > 0 or self.tray.moved()
        self.tray.rewind()
        ctx.now = self.now
        ctx.begin(self.number)
        if isinstance(error, Rejected) and late:
            words = f"{self.game.name} refused after it had rolled, asked or told: {error.reason}"
            raise caused_by(error, words)
        if isinstance(error, Waiting):
            raise GameFault(f"{self.game.name}: the passing of time cannot wait for a person") from None
        raise_fault(self.game, error)
        raise error

    # Waiting for people.

    def _suspend(self, running: WaitingInput) -> Step:
        reached = self.tray.reached()
        self.tray.rewind()
        line = Line(n=running.n, seat=running.seat, command=running.command)
        step = self._write(line, running.new_output(self.game, self.execution), self.state)
        running.note(self.execution, reached)
        self.running = running
        return step

    def _run_again(
        self, running: WaitingInput, line: Line, answers: dict[str, Any], given: "dict[str, Any] | None"
    ) -> Step:
        ctx = self.execution
        saved = SavedRequests(ctx)
        ctx.restart()
        ctx.answers = {**saved.answers, **answers}
        ctx.replay_answers(given)
        try:
            draft = running.run(self.game, self.state, self.execution)
            if draft is None:
                return self._wait_on(running, line)
            return self._finish(running, line, draft)
        except BaseException:
            self.tray.rewind()
            ctx.now = self.now
            saved.restore(ctx)
            raise

    def rerun_silently(self, running: WaitingInput) -> None:
        """Run a restored input up to where it waits; what it tells until there was told before."""
        if running.run(self.game, self.state, self.execution) is not None:
            raise GameFault(f"{self.game.name}: the second run of input {running.n} did not wait")
        running.new_output(self.game, self.execution)
        running.note(self.execution, self.tray.reached())
        self.tray.rewind()

    def _wait_on(self, running: WaitingInput, line: Line) -> Step:
        step = running.new_output(self.game, self.execution)
        reached = self.tray.reached()
        self.tray.rewind()
        self._write(line, step, self.state)
        running.note(self.execution, reached)
        return step

    def _finish(self, running: WaitingInput, line: Line, draft: Any) -> Step:
        step = running.new_output(self.game, self.execution)
        moved = self.tray.settle()
        outcome = self._end_of(draft)
        self._write(line, step, draft, outcome)
        self.running = None
        self._swap(draft, running.seat, running.command, moved)
        self.outcome = outcome
        if self.tray.before is not None:
            self.tray.join()
        return step

    def _elapse_waiting(self, running: WaitingInput, now: int, given: "dict[str, Any] | None") -> Step:
        # While a command waits, the game's time stands still; only requests can time out.
        line = Line(n=self.number + 1, elapsed=now)
        late: dict[str, Any] = {ask.id: None for ask in self.execution.pending if 0 <= ask.deadline <= now}
        if late:
            self.execution.now = now
            step = self._run_again(running, line, late, given)
        else:
            step = self._write(line, self._quiet(self.execution.pending), self.state)
            self.execution.now = now
        self.now = now
        return step

    def _quiet(self, asks: list[Any], seat: int = -1) -> Step:
        # A step without output, except for the requests the match waits on.
        step = Step(0, seat, self.execution)
        step.events = []
        step.to = {}
        step.rolls = []
        step.given = {}
        step.asks = list(asks)
        return step

    # Other dice.

    def _other_dice(self, seed: int) -> Tray:
        running = self.running
        try:
            if running is not None and running.undo < 0:
                return self.tray.spliced(seed, running.reached)
            return Tray(seed, self.tray.run)
        except DiceError as error:
            raise Rejected("dice", str(error), "rekey") from None

    def use_tray(self, tray: Tray) -> None:
        """Throw this tray's dice from now on."""
        self.tray = tray
        self.execution.tray = tray

    def _take_over(self, running: WaitingInput, theirs: Execution, tray: Tray) -> None:
        # Continue the waiting input of another match.
        self.use_tray(tray)
        ctx = self.execution
        ctx.begin(running.n)
        ctx.answers = dict(theirs.answers)
        ctx.requests = list(theirs.requests)
        ctx.pending = theirs.pending
        ctx.dice_reached = dict(theirs.dice_reached)
        ctx.asked = theirs.asked
        self.running = running.copy()

    # Undo.

    def _undo_target(self, seat: int) -> i64:
        check = UndoCheck(self.game, self.people, self.tray, self.header, self.now)
        after = self.state
        for i in range(len(self.past) - 1, -1, -1):
            past = self.past[i]
            check.check(past, after)
            if past.seat >= 0:
                if past.seat != seat:
                    raise Rejected("not-yours", f"input {past.n} was given by seat {past.seat}", "seat")
                return past.n
            after = past.state
        raise Rejected("undo-barrier", f"there is nothing to take back: {self.barrier}")

    def _undo_answered(self, running: WaitingInput, line: Line) -> Step:
        ctx = self.execution
        held = ctx.pending
        ctx.pending = [ask for ask in held if ask.id != line.request] if line.answer == YES else []
        try:
            if line.answer == YES and not ctx.pending:
                return self._go_back(running, line)
            step = self._write(line, self._quiet(ctx.pending, line.seat), self.state)
        except BaseException:
            ctx.pending = held
            raise
        ctx.answers[line.request] = line.answer
        if not ctx.pending:
            self.running = None
        return step

    def _go_back(self, running: WaitingInput, line: Line) -> Step:
        keep = 0
        while self.past[keep].n != running.undo:
            keep += 1
        state = self.past[keep].state
        step = self._write(line, self._quiet(self.execution.pending, running.seat), state)
        self.state = state
        self.past = self.past[:keep]
        self.running = None
        return step


def _seated(game: Game, seats: "Sequence[Policy | str | None]") -> list[Policy | None]:
    # Seats may be given by the names of the game's own bots.
    found: list[Policy | None] = []
    for held in seats:
        if isinstance(held, str):
            bots = game.bots()
            name = game.heuristic if held == HEURISTIC and held not in bots else held
            if name not in bots:
                reason = f"{game.name} has no bot {held!r} of its own"
                raise Rejected("unknown-agent", reason, "seats", list(bots))
            found.append(bots[name])
        else:
            found.append(held)
    return found


def _check_time(now: Any) -> None:
    # A journal holds whole milliseconds, and compiled rules have 64 bits for them.
    if type(now) is not int:
        raise TypeError(f"the time is a whole number of milliseconds, not {now!r}")
    if not -LAST_MOMENT <= now <= LAST_MOMENT:
        raise Rejected("malformed", f"no match lasts until {now}", "elapsed")


def _check_command(command: Any, error: BaseException) -> None:
    # A command that cannot be encoded is the caller's fault.
    if command is not UNSET and isinstance(error, Exception) and not isinstance(error, Rejected):
        try:
            encode(command)
        except Exception as reason:
            words = str(reason) or type(reason).__name__
            raise Rejected("malformed", f"the command cannot be written down: {words}", "command") from None


def _check_finite(command: Any, events: list[Any]) -> None:
    # JSON writes NaN as null, which would be another command when it is read back.
    refuse_nan(events, "$.events")
    try:
        refuse_nan(command, "$.command")
    except GameFault as error:
        raise Rejected("malformed", str(error), "command") from None

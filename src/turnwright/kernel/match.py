"""Runs a game: inputs in, events out, and a line in the journal for each."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
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
from turnwright.kernel.execution import Execution, Step, bot_fault
from turnwright.kernel.game import Game
from turnwright.kernel.journal import (
    Journal,
    check_command,
    check_finite,
    closing_line,
    digest,
    encoded_lines,
)
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import (
    FORMAT,
    PERSON,
    ChoiceRequest,
    CommandLine,
    Fair,
    Header,
    Line,
    Outcome,
    PastState,
    Pending,
    Proof,
    Snapshot,
    Splice,
)
from turnwright.kernel.undo import Past, UndoCheck, UndoHistory
from turnwright.kernel.waiting import SavedRequests, WaitingInput, caused_by, check_answer, raise_fault

LAST_MOMENT: Final = 1 << 53
MOST_REACTIONS: Final = 6  # of bots between turns, in one round
UNDO_QUESTION: Final = "undo"
YES: Final = 0
HEURISTIC: Final = "heuristic"  # stands for the bot that `Game.heuristic` names


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
        self._news: Step | None = None  # the last input, until bots have reacted to it
        self._reactions: i64 = 0  # in this round
        self._reacted_in: i64 = -1  # the round
        self.history = UndoHistory()
        for seat in throws:
            if seat not in self.people:
                raise Rejected("not-a-person", f"seat {seat} is not held by a person, so it throws no dice")
        if journal is not None and not heard:
            raise ValueError("a match with a journal needs heard=True: the journal records its events")
        self.execution = Execution(self.tray, heard, game, self.policies, throws)
        self.header = self._make_header(int(seed), int(run), throws, dice, fair)
        self._begin()

    # Inputs. `given` holds the answers of bots when the input was first played; a replay passes them again.

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
        """Advance the time of the match to `now`, in milliseconds."""
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
        """Answer a request with the faces of a roll or the index of a choice.

        The journal records `proof` beside the faces of a fair throw.
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
        """Undo the last command of this seat, if it revealed nothing; other people are asked first."""
        if self.running is not None or self.outcome is not None:
            self._refuse_input()
        if not 0 <= seat < self._seats:
            self._refuse_seat(seat)
        check = UndoCheck(self.game, self.people, self.tray, self.header, self.now)
        running = WaitingInput(self.number + 1, seat, None, self.history.target(seat, check, self.state))
        ctx = self.execution
        ctx.begin(running.n)
        others = [other for other in self.people if other != seat]
        if self.game.turns.may_take_back(self.history.input(running.undo)):
            others = []
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

    def undo_refusal(self, seat: int) -> Rejected | None:
        """Return why this seat could not take back its last command now, or None."""
        if self.running is not None or self.outcome is not None:
            over = self.outcome is not None
            return Rejected(
                "over" if over else "waiting", "the match is over" if over else "an answer is due"
            )
        check = UndoCheck(self.game, self.people, self.tray, self.header, self.now)
        try:
            self.history.target(seat, check, self.state)
        except Rejected as refused:
            return refused
        return None

    def rekey(self, seed: int, seats: "Sequence[Policy | None]" = (), imagined: int = -1) -> Step:
        """Continue with the dice of another seed, as the first line of a fork does.

        A command that waits for an answer keeps the dice rolled so far; a pending undo is dropped. With
        `seats` others hold them from here on, and the match throws all dice. With `imagined` everything that
        is hidden from that seat is drawn again, so that the fork tells nothing of the match it comes from.
        """
        if self.outcome is not None:
            self._refuse_input()
        running = self.running
        half = running is not None and running.undo < 0
        if imagined >= 0 and (half or imagined >= self._seats):
            words = "a command waits for an answer" if half else f"there are {self._seats} seats"
            raise Rejected("seats", f"nothing can be drawn again for seat {imagined}: {words}", "imagined")
        if len(seats) > 0 and (half or len(seats) != self._seats):
            words = "a command waits for an answer" if half else f"there are {self._seats} seats"
            raise Rejected("seats", f"other players cannot take the seats here: {words}", "seats")
        before = self.tray
        step = self._quiet(self.execution.pending if half else [])
        self.use_tray(self._other_dice(seed))
        try:
            state = self.state
            if imagined >= 0:
                state = self.game.imagine(
                    state, imagined, self.tray.separate_dice(f"fork/{imagined}", self.number)
                )
            names = tuple([PERSON if held is None else held.name for held in seats])
            line = Line(n=self.number + 1, rekey=int(seed), seats=names, imagined=int(imagined))
            self._write(line, step, state)
        except BaseException:
            self.use_tray(before)
            raise
        self.state = state
        if not half:
            self.running = None
            self.execution.begin(self.number)
        self.history.block("the dice were changed")
        if len(seats) > 0:
            self.header = replace(self.header, seats=names, throws=(), fair=None)
            self.hold(seats)
        return step

    def hand_over(self, seat: int, policy: Policy | None) -> Step:
        """Let a bot, or a person for None, hold a seat from here on; refused while an answer is due."""
        if self.running is not None or self.outcome is not None:
            self._refuse_input()
        if not 0 <= seat < self._seats:
            self._refuse_seat(seat)
        held = list(self.header.seats)
        name = PERSON if policy is None else policy.name
        if held[seat] == name:
            raise Rejected("held", f"seat {seat} is already held by {name}", "holder")
        held[seat] = name
        self.execution.begin(self.number + 1)
        step = self._quiet([], seat)
        self._write(Line(n=self.number + 1, seat=seat, holder=name), step, self.state)
        self.header = replace(self.header, seats=tuple(held))
        seats = list(self.policies)
        seats[seat] = policy
        self.hold(seats)
        self.history.block("a seat was handed over")
        return step

    def hold(self, seats: "Sequence[Policy | None]") -> None:
        """Let these bots, and people for None, act from here on; they must be those of the header."""
        self.policies = list(seats)
        self.people = [seat for seat, held in enumerate(self.policies) if held is None]
        # A bot throws no dice itself; a person who takes the seat back does again.
        self.execution.hold(self.policies, [seat for seat in self.header.throws if seat in self.people])

    def act(self) -> Step | None:
        """Let the first bot to act decide; None if the match waits for a person or for time."""
        if self.running is not None or self.outcome is not None:
            return None
        for seat in self.game.to_act(self.state):
            if not 0 <= seat < self._seats:
                raise GameFault(f"{self.game.name} waits for seat {seat}, which does not exist")
            policy = self.policies[seat]
            if policy is not None:
                return self.submit(seat, self._decision(policy, seat))
        return None

    def react(self) -> Step | None:
        """Let a bot reply to the last input between turns; None if none has anything to say."""
        found = self.reaction()
        return None if found is None else self.submit(found[0], found[1])

    def reaction(self) -> "tuple[int, Any] | None":
        """Return a bot's reply to the last input, with its seat; each input is replied to once."""
        news, self._news = self._news, None
        if news is None or not news.events or self.running is not None or self.outcome is not None:
            return None
        now: i64 = self.game.presenter.round_number(self.state)
        if now != self._reacted_in:
            self._reacted_in, self._reactions = now, 0
        for seat, policy in enumerate(self.policies):
            if policy is None or not policy.reacts or self._reactions >= MOST_REACTIONS:
                continue
            heard = [event for at, event in enumerate(news.events) if seat in news.to.get(str(at), [seat])]
            try:
                command = policy.reaction(self.game, self.state, seat, heard, self.bot_dice(seat))
            except (Exception, SystemExit) as error:
                raise bot_fault(policy, error, seat) from error
            if command is not None:
                self._reactions += 1
                return seat, command
        return None

    def has_news(self) -> bool:
        """Return whether a bot has not yet had the chance to reply to the last input."""
        for policy in self.policies:
            if policy is not None and policy.reacts and self._news is not None:
                return len(self._news.events) > 0
        return False

    def _decision(self, policy: Policy, seat: int) -> Any:
        options = self.game.options(self.state, seat)
        try:
            return policy.command(self.game, self.state, seat, options, self.bot_dice(seat))
        except (Exception, SystemExit) as error:
            raise bot_fault(policy, error, seat) from error

    # Questions.

    def pending(self) -> list[Pending]:
        """Return what the match waits for: open requests, or the seats to act and their number of options."""
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
        """Return what a seat may see now; seat -1 is a spectator, -2 sees what any seat may see."""
        return self.game.view(self.state, seat)

    def view_midway(self, seat: int) -> Any:
        """Return what a seat may see, with the progress of an input that waits for an answer."""
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

    def bot_dice(self, seat: int) -> Dice:
        """Return dice for the decisions of a seat's bot here, independent of the dice of the match."""
        return self.tray.separate_dice(f"seat/{seat}", self.number)

    def done(self) -> None:
        """Raise an error if dice loaded with `dice` are left over; for tests."""
        loaded = self.tray.loaded
        if isinstance(loaded, LoadedDice):
            loaded.done()

    def digest(self) -> str:
        """Return the digest of this position."""
        return digest(self.state, self.tray.at)

    def snapshot(self) -> bytes:
        """Return everything needed to continue from here, as JSON; `restore` reads it."""
        past = [PastState(past.n, past.seat, past.state, past.given) for past in self.history.past]
        self.digest()  # refuses a state that JSON would change
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
                None if self.running is None else self.running.saved(self.execution),
                past,
                self.history.barrier,
            )
        )
        if may_hold_nan(data):
            refuse_nan(self.state)
        return data

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
                raise GameFault(f"{self.game.name}: setup cannot ask a player")
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

    # Committing: the line is written before the state is replaced, so only what is stored becomes visible.

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
                    check_finite(command, ctx.events)
                if outcome is not None:
                    told = self.told + len(ctx.events)
                    closing = closing_line(number, outcome, told, draft, self.tray.at)
        except BaseException as error:
            self.tray.rewind()
            check_command(command, error)
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
        self._news = step
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
        # The match is unchanged up to here: if the journal fails, nothing has happened.
        if self.journal is not None:
            try:
                lines = encoded_lines(
                    self.game, self.header, line, step, state, self.tray.at, self.told, outcome
                )
                self.journal.add_together(lines)
            except BaseException:
                self.tray.rewind()
                self.execution.now = self.now
                raise
        self._news = step
        self.number = line.n
        step.n = line.n
        step.first = self.told
        self.told += len(step.events)
        return step

    def close(self) -> None:
        """Write the closing line of a finished match, if the journal lacks it."""
        if self.journal is not None and self.outcome is not None:
            line = closing_line(self.number, self.outcome, self.told, self.state, self.tray.at)
            self.journal.add(line)

    def _swap(self, draft: Any, seat: int, given: Any, moved: bool) -> None:
        # Dice that were rolled and events that others saw are barriers to undo.
        before = self.state
        self.state = draft
        blocked = ""
        if moved or self.execution.asked:
            blocked = "dice were thrown" if moved else "someone was asked"
        elif self.execution.reached_others(seat, self.people):
            blocked = "another person saw it"
        if blocked:
            if seat < 0 or self.execution.asked or not self.game.turns.may_take_back(given):
                self.history.block(blocked)
                return
            self.history.keep_last(self.game, blocked)
        if type(given) is not self._immutable_kind and not self._is_immutable(given):
            given = snapshot_command(given, self.game)  # the caller may change it later
        self.history.add(Past(self.execution.number, seat, before, given))

    def _is_immutable(self, command: Any) -> bool:
        kind: Any = type(command)
        if is_immutable(kind):
            self._immutable_kind = kind
            return True
        return False

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
        """Run a restored input up to where it waits; its output until there was told before."""
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
        """Use the dice of this tray from now on."""
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
        state = self.history.state_before(running.undo)
        step = self._write(line, self._quiet(self.execution.pending, running.seat), state)
        self.state = state
        self.history.forget_from(running.undo)
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
                reason = f'{game.name} has no bot "{held}"'
                raise Rejected("unknown-agent", reason, "seats", list(bots))
            found.append(bots[name])
        else:
            found.append(held)
    return found


def _check_time(now: Any) -> None:
    # A journal holds whole milliseconds, and compiled rules have 64 bits for them.
    if type(now) is not int:
        raise TypeError(f"the time must be a whole number of milliseconds, not {now!r}")
    if not -LAST_MOMENT <= now <= LAST_MOMENT:
        raise Rejected("malformed", f"the time {now} is out of range", "elapsed")

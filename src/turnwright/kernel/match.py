"""The one place that runs a game: inputs in, events out, and a line in the journal for each."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.codec import encode, leaves, plain, refuse_nan
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice, LoadedDice, Tray, rekeyed
from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.policy import Policy
from turnwright.kernel.rejected import GameFault, Rejected, Waiting
from turnwright.kernel.wire import (
    FORMAT,
    PERSON,
    ChoiceRequest,
    Closing,
    CommandLine,
    Header,
    Line,
    Outcome,
    Pending,
)

UNDO_DEPTH: Final = 100
UNDO_QUESTION: Final = "undo"
YES: Final = 0
_EMPTY: Final = blake2b(digest_size=16)


def digest(state: Any, dice: dict[str, int]) -> str:
    """16 bytes of blake2b, as hex, over the JSON of the state and the positions of the dice."""
    data = encode((state, dice))
    if data.find(b"null") >= 0:
        refuse_nan(state)
    mixed = _EMPTY.copy()
    mixed.update(data)
    return mixed.hexdigest()


class Step:
    """What one input caused: its events, who may see them, the rolls, the questions it waits on."""

    def __init__(self, n: i64, seat: int, ctx: Context) -> None:
        self.n = n
        self.seat = seat
        self.events: list[Any] = ctx.events
        self.to: dict[str, list[int]] = ctx.to
        self.rolls: list[Any] = ctx.rolls
        self.asks: list[Any] = ctx.open
        self.first: i64 = 0

    def seen_by(self, seat: int) -> list[Any]:
        """The events that this seat may see."""
        if not self.to:
            return self.events
        return [event for i, event in enumerate(self.events) if seat in self.to.get(str(i), [seat])]


class Past:
    """A state that can still be gone back to: the one before input `n`."""

    def __init__(self, n: i64, seat: int, state: Any) -> None:
        self.n = n
        self.seat = seat
        self.state = state


class Running:
    """An input that waits for people: what it was, and what was already told of it."""

    def __init__(self, n: i64, seat: int, command: Any, undo: i64) -> None:
        self.n = n
        self.seat = seat
        self.command = command
        self.undo = undo
        self.told: bytes = b"[]"
        self.events: i64 = 0
        self.rolls: i64 = 0
        self.answered: list[str] = []


class Match:
    """One match of a game: submit commands, answer requests, let time pass, undo, fork."""

    def __init__(
        self,
        game: Game,
        scenario: Any = None,
        *,
        seed: int = 0,
        run: int = 0,
        seats: "Sequence[Policy | None]" = (),
        throws: "Sequence[int]" = (),
        dice: "Sequence[float] | None" = None,
        journal: "Journal | None" = None,
        heard: bool = True,
    ) -> None:
        self.game = game
        self.scenario = game.load(scenario)
        self.policies: list[Policy | None] = list(seats) or [None] * len(game.seats)
        self.people: list[int] = [seat for seat, held in enumerate(self.policies) if held is None]
        self.journal = journal
        self.tray = Tray(seed, run, None if dice is None else LoadedDice(list(dice)))
        self.number: i64 = 0
        self.told: i64 = 0
        self.now: i64 = 0
        self.outcome: Outcome | None = None
        self.state: Any = None
        self.running: Running | None = None
        self.past: list[Past] = []
        self.barrier = "the match begins here"
        for seat in throws:
            if seat not in self.people:
                raise Rejected("not-a-person", f"seat {seat} is no person's, so it cannot throw its own dice")
        self._ctx = Context(self.tray, heard, game, self.policies, throws)
        self.header = self._make_header(seed, run, throws, dice)
        self._begin()

    # Inputs. `given` are the answers that bots gave when the input was first played; a replay hands them in.

    def submit(self, seat: int, command: Any, given: "dict[str, Any] | None" = None) -> Step:
        """Carry out a command of a seat, or raise `Rejected` and change nothing."""
        if self.running is not None or self.outcome is not None:
            self._refuse_input()
        number = self.number + 1
        ctx = self._ctx
        ctx.begin(number)
        ctx.hand_in(given)
        draft = self.game.clone(self.state)
        ctx.state = draft
        try:
            self.game.apply(draft, seat, command, ctx)
        except Waiting:
            return self._suspend(Running(number, seat, command, -1))
        except BaseException as error:
            self._take_back(error)
            raise
        return self._commit(draft, seat, command)

    def elapse(self, now: int, given: "dict[str, Any] | None" = None) -> Step:
        """Let time pass: it is now `now` milliseconds by the shell's clock."""
        if self.outcome is not None:
            self._refuse_input()
        if self.running is not None:
            return self._elapse_waiting(self.running, now, given)
        ctx = self._ctx
        ctx.begin(self.number + 1)
        ctx.now = now
        draft = self.game.clone(self.state)
        ctx.state = draft
        try:
            self.game.elapse(draft, now, ctx)
        except BaseException as error:
            ctx.now = self.now
            self._take_back(error)
            raise
        self.now = now
        return self._keep(draft, Line(n=self.number + 1, elapsed=now), -1)

    def answer(self, seat: int, request: str, value: Any, given: "dict[str, Any] | None" = None) -> Step:
        """Answer a request: the faces of a roll, or the index of a choice."""
        running = self.running
        if running is None:
            raise Rejected("no-request", "the match waits for no answer", "request")
        self._check_answer(running, seat, request, value)
        line = Line(n=self.number + 1, seat=seat, request=request, answer=value)
        self._ctx.answers[request] = value
        running.answered.append(request)
        if running.undo >= 0:
            return self._undo_answered(running, line)
        return self._run_again(running, line, given)

    def undo(self, seat: int) -> Step:
        """Take back this seat's last command, where it told nothing new; other people are asked first."""
        if self.running is not None or self.outcome is not None:
            self._refuse_input()
        running = Running(self.number + 1, seat, None, self._undo_target(seat))
        ctx = self._ctx
        ctx.begin(running.n)
        others = [other for other in self.people if other != seat]
        for i, other in enumerate(others):
            ctx.open.append(ChoiceRequest(f"{running.n}.{i}", other, UNDO_QUESTION, ("yes", "no"), 1))
        ctx.asked = len(others)
        line = Line(n=running.n, seat=seat, undo=running.undo)
        if not others:
            return self._go_back(running, line)
        self.running = running
        return self._write(line, Step(running.n, seat, ctx), self.state)

    def rekey(self, seed: int) -> Step:
        """Go on with other dice: the first line of a fork that asks "what if"."""
        if self.running is not None or self.outcome is not None:
            self._refuse_input()
        self._ctx.begin(self.number + 1)
        self.tray.rekey(seed)
        self._block("the dice were changed")
        return self._write(Line(n=self.number + 1, rekey=seed), Step(0, -1, self._ctx), self.state)

    def act(self) -> Step | None:
        """Let the first bot whose turn it is decide; None when the match waits for a person or for time."""
        if self.running is not None or self.outcome is not None:
            return None
        for seat in self.game.to_act(self.state):
            policy = self.policies[seat]
            if policy is not None:
                options = self.game.options(self.state, seat)
                command = policy.command(self.game, self.state, seat, options, self.aside(seat))
                return self.submit(seat, command)
        return None

    # Questions.

    def pending(self) -> list[Pending]:
        """Whom the match waits for: open requests, or the seats to act with how many options they have."""
        if self.outcome is not None:
            return []
        if self.running is not None:
            return [Pending(ask.seat, 0, ask, ask.deadline) for ask in self._ctx.open]
        due = self.game.next_due(self.state)
        waiting = []
        for seat in self.game.to_act(self.state):
            waiting.append(Pending(seat, self.game.options(self.state, seat).count(), None, due))
        return waiting

    def view(self, seat: int) -> Any:
        """What a seat may see now; seat -1 is a spectator."""
        return self.game.view(self.state, seat)

    def fork(self, seed: int | None = None) -> "Match":
        """A match that goes on from this position with dice of its own, and writes no journal."""
        fresh = rekeyed(self.tray.seed, f"fork/{self.number}") if seed is None else seed
        other = Match(self.game, self.scenario, seed=fresh, seats=self.policies, heard=self._ctx.heard)
        other.state = self.game.clone(self.state)
        other.number = self.number
        other.now = self.now
        other._ctx.now = self.now
        other.outcome = self.outcome
        running = self.running
        if running is not None and running.undo < 0:
            other.submit(running.seat, running.command, self._ctx.answers)
        return other

    def aside(self, seat: int) -> Dice:
        """Dice for whoever thinks at a seat about this position: never the match's own."""
        return self.tray.aside(f"seat/{seat}", self.number)

    def digest(self) -> str:
        """The digest of this position."""
        return digest(self.state, self.tray.at)

    def snapshot(self) -> bytes:
        """All that is needed to go on from here, as JSON."""
        running = self.running
        half: Any = None
        if running is not None:
            half = {
                "n": int(running.n),
                "seat": running.seat,
                "command": running.command,
                "undo": int(running.undo),
                "answers": self._ctx.answers,
                "answered": running.answered,
                "open": self._ctx.open,
            }
        past = [{"n": int(past.n), "seat": past.seat, "state": past.state} for past in self.past]
        return encode(
            {
                "header": self.header,
                "number": int(self.number),
                "told": int(self.told),
                "now": int(self.now),
                "state": self.state,
                "dice": self.tray.at,
                "seed": self.tray.seed,
                "link": "" if self.journal is None else self.journal.link.decode(),
                "running": half,
                "past": past,
                "barrier": self.barrier,
            }
        )

    # The start.

    def _make_header(self, seed: int, run: int, throws: "Sequence[int]", dice: Any) -> Header:
        names = [PERSON if held is None else held.name for held in self.policies]
        return Header(
            FORMAT,
            self.game.name,
            self.game.rules,
            seed,
            plain(self.scenario),
            tuple(names),
            run,
            self.game.content(),
            tuple(throws),
            None if dice is None else tuple(dice),
            self.game.digests,
        )

    def _begin(self) -> None:
        ctx = self._ctx
        ctx.begin(0)
        try:
            self.state = self.game.setup(self.scenario, ctx)
        except Waiting:
            raise GameFault(f"{self.game.name}: setup cannot wait for a person") from None
        self.tray.settle()
        if self.journal is not None:
            self.journal.add(encode(self.header))
        self.opening = self._write(Line(n=0), Step(0, -1, ctx), self.state)
        self._look_for_end()

    # Committing: the line is written before the state is swapped in, so nothing is known that is not stored.

    def _commit(self, draft: Any, seat: int, command: Any) -> Step:
        ctx = self._ctx
        if ctx.rolls or ctx.to or ctx.given:
            return self._keep(draft, Line(n=ctx.number, seat=seat, command=command), seat)
        # The most frequent line of all: a command that asked nobody and hid nothing.
        moved = self.tray.settle()
        number = self.number + 1
        journal = self.journal
        if journal is not None:
            try:
                mark = digest(draft, self.tray.at) if self.game.takes_digest(draft) else ""
                journal.add(encode(CommandLine(number, seat, command, ctx.events, mark)))
            except BaseException:
                self.tray.rewind()
                raise
        self._swap(draft, seat, moved)
        step = Step(number, seat, ctx)
        step.first = self.told
        self.number = number
        self.told += len(ctx.events)
        self._look_for_end()
        return step

    def _keep(self, draft: Any, line: Line, seat: int) -> Step:
        moved = self.tray.settle()
        step = self._write(line, Step(line.n, seat, self._ctx), draft)
        self._swap(draft, seat, moved)
        self._look_for_end()
        return step

    def _write(self, line: Line, step: Step, state: Any) -> Step:
        if self.journal is not None:
            line.events = step.events
            line.to = step.to
            line.rolls = step.rolls
            line.asks = step.asks
            line.given = self._ctx.given
            try:
                line.digest = digest(state, self.tray.at) if self.game.takes_digest(state) else ""
                self.journal.add(encode(line))
            except BaseException:
                self.tray.rewind()
                raise
        self.number = line.n
        step.n = line.n
        step.first = self.told
        self.told += len(step.events)
        return step

    def _swap(self, draft: Any, seat: int, moved: bool) -> None:
        # What was rolled or told cannot be unknown again, so nothing before it can be undone.
        before = self.state
        self.state = draft
        if moved or self._ctx.asked:
            self._block("dice were thrown" if moved else "someone was asked")
        elif self._reached_others(seat):
            self._block("another person saw it")
        else:
            self.past.append(Past(self._ctx.number, seat, before))
            if len(self.past) > UNDO_DEPTH:
                self.past.pop(0)
                self.barrier = "it is too long ago"

    def _block(self, why: str) -> None:
        if self.past:
            self.past = []
        self.barrier = why

    def _reached_others(self, seat: int) -> bool:
        people = self.people
        if len(people) == 0 or not self._ctx.events or (len(people) == 1 and seat < 0):
            return False
        return any(other != seat and self._hears(other) for other in people)

    def _hears(self, seat: int) -> bool:
        to = self._ctx.to
        if len(to) < len(self._ctx.events):
            return True
        return any(seat in seats for seats in to.values())

    def _look_for_end(self) -> None:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.outcome = outcome
            if self.journal is not None:
                self.journal.add(encode(Closing(self.number + 1, outcome, self.told, self.digest())))

    # Refusing.

    def _refuse_input(self) -> None:
        if self.outcome is not None:
            raise Rejected("over", f"the match is over: {self.outcome.reason}")
        seats = ", ".join(str(ask.seat) for ask in self._ctx.open)
        legal = [ask.id for ask in self._ctx.open]
        raise Rejected("waiting", f"the match waits for an answer from seat {seats}", "", legal)

    def _take_back(self, error: "BaseException | None") -> None:
        ctx = self._ctx
        late = ctx.asked > 0 or len(ctx.events) > 0 or self.tray.moved()
        self.tray.rewind()
        ctx.begin(self.number)
        if isinstance(error, Rejected) and late:
            raise GameFault(
                f"{self.game.name} refused after it had rolled, asked or told: {error.reason}"
            ) from error
        if isinstance(error, Waiting):
            raise GameFault(f"{self.game.name}: the passing of time cannot wait for a person") from None
        if isinstance(error, Exception) and not isinstance(error, (Rejected, GameFault)):
            raise GameFault(f"{self.game.name} failed: {type(error).__name__}: {error}") from error

    # Waiting for people.

    def _suspend(self, running: Running) -> Step:
        self.tray.rewind()
        self.running = running
        line = Line(n=running.n, seat=running.seat, command=running.command)
        return self._write(line, self._tell_more(running), self.state)

    def _tell_more(self, running: Running) -> Step:
        # Publish what this run made beyond what the runs before it had told.
        ctx = self._ctx
        known = int(running.events)
        if encode(ctx.events[:known]) != running.told:
            raise GameFault(f"{self.game.name}: the second run of input {running.n} told other events")
        step = Step(0, running.seat, ctx)
        step.events = ctx.events[known:]
        step.rolls = ctx.rolls[running.rolls :]
        step.to = {str(int(i) - known): seats for i, seats in ctx.to.items() if int(i) >= known}
        running.told = encode(ctx.events)
        running.events = len(ctx.events)
        running.rolls = len(ctx.rolls)
        return step

    def _check_answer(self, running: Running, seat: int, request: str, value: Any) -> None:
        for ask in self._ctx.open:
            if ask.id == request:
                if ask.seat != seat:
                    reason = f"request {request} is for seat {ask.seat}"
                    raise Rejected("not-yours", reason, "seat", [ask.seat])
                _check_value(ask, value)
                return
        legal = [ask.id for ask in self._ctx.open]
        if request in running.answered:
            raise Rejected("answered", f"request {request} was answered already", "request", legal)
        raise Rejected("unknown-request", f"the match waits for {', '.join(legal)}", "request", legal)

    def _run_again(self, running: Running, line: Line, given: "dict[str, Any] | None") -> Step:
        ctx = self._ctx
        ctx.again()
        ctx.hand_in(given)
        draft = self.game.clone(self.state)
        ctx.state = draft
        try:
            self.game.apply(draft, running.seat, running.command, ctx)
        except Waiting:
            self.tray.rewind()
            return self._write(line, self._tell_more(running), self.state)
        except Rejected as error:
            raise GameFault(f"{self.game.name} refused after it had asked: {error.reason}") from error
        moved = self.tray.settle()
        step = self._write(line, self._tell_more(running), draft)
        self.running = None
        self._swap(draft, running.seat, moved)
        self._look_for_end()
        return step

    def _elapse_waiting(self, running: Running, now: int, given: "dict[str, Any] | None") -> Step:
        # Time is not charged to the game while a command is half-run; only requests can run out.
        self.now = now
        self._ctx.now = now
        line = Line(n=self.number + 1, elapsed=now)
        late = [ask.id for ask in self._ctx.open if 0 <= ask.deadline <= now]
        for request in late:
            self._ctx.answers[request] = None
            running.answered.append(request)
        if late:
            return self._run_again(running, line, given)
        quiet = Step(0, -1, self._ctx)
        quiet.events = []
        quiet.rolls = []
        quiet.to = {}
        return self._write(line, quiet, self.state)

    # Undo.

    def _undo_target(self, seat: int) -> i64:
        after = self.state
        for i in range(len(self.past) - 1, -1, -1):
            past = self.past[i]
            self._check_nothing_shown(past, after)
            if past.seat >= 0:
                if past.seat != seat:
                    raise Rejected("not-yours", f"input {past.n} was given by seat {past.seat}", "seat")
                return past.n
            after = past.state
        raise Rejected("undo-barrier", f"there is nothing to take back: {self.barrier}")

    def _check_nothing_shown(self, past: Past, after: Any) -> None:
        for person in self.people:
            before_leaves = leaves(plain(self.game.view(past.state, person)))
            for path in leaves(plain(self.game.view(after, person))):
                if path not in before_leaves:
                    reason = f"input {past.n} showed seat {person} something new: {path}"
                    raise Rejected("undo-barrier", reason, path)

    def _undo_answered(self, running: Running, line: Line) -> Step:
        ctx = self._ctx
        ctx.open = [ask for ask in ctx.open if ask.id != line.request]
        if line.answer != YES:
            ctx.open = []
            self.running = None
        elif not ctx.open:
            return self._go_back(running, line)
        return self._write(line, Step(0, line.seat, ctx), self.state)

    def _go_back(self, running: Running, line: Line) -> Step:
        keep = 0
        while self.past[keep].n != running.undo:
            keep += 1
        state = self.past[keep].state
        step = self._write(line, Step(0, running.seat, self._ctx), state)
        self.state = state
        self.past = self.past[:keep]
        self.running = None
        return step


def _check_value(ask: Any, value: Any) -> None:
    if isinstance(ask, ChoiceRequest):
        if type(value) is not int or not 0 <= value < len(ask.choices):
            reason = f"the choices are 0 to {len(ask.choices) - 1}"
            raise Rejected("impossible", reason, "answer", list(range(len(ask.choices))))
        return
    if not isinstance(value, (list, tuple)) or not all(type(face) is int for face in value):
        raise Rejected("impossible", f"{ask.formula} is answered by a list of faces", "answer")
    try:
        parse(ask.formula).accept(list(value))
    except FormulaError as error:
        raise Rejected("impossible", str(error), "answer") from None

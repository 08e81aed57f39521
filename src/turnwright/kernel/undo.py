"""Decides whether an input may be undone: not if a player learned something from it."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.codec import encode, leaves, plain
from turnwright.kernel.dice import Tray
from turnwright.kernel.errors import Rejected, Waiting
from turnwright.kernel.execution import Execution, Step
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Header

WORLDS: Final = 16
UNDO_DEPTH: Final = 100
REFUSED: Final = Rejected.__name__.encode()


class Past:
    """A state to return to, and the input `n` that followed it: a command, or a time (seat -1)."""

    def __init__(self, n: i64, seat: int, state: Any, given: Any) -> None:
        self.n = n
        self.seat = seat
        self.state = state
        self.given = given


class UndoHistory:
    """The inputs that can be undone, the latest last, and the barrier: why nothing before them can be."""

    def __init__(self) -> None:
        self.past: list[Past] = []
        self.barrier = "the match begins here"

    def add(self, past: Past) -> None:
        """Add an input that can be undone."""
        self.past.append(past)
        if len(self.past) > UNDO_DEPTH:
            self.past.pop(0)
            self.barrier = "it is too long ago"

    def block(self, why: str) -> None:
        """Let nothing up to here be undone."""
        if self.past:
            self.past = []
        self.barrier = why

    def keep_last(self, game: Game, why: str) -> None:
        """Let nothing up to here be undone, but the last inputs if they can always be taken back."""
        kept: list[Past] = []
        for past in self.past:
            free = past.seat >= 0 and game.turns.may_take_back(past.given)
            kept = [*kept, past] if free else []
        if len(kept) < len(self.past) or not kept:
            self.barrier = why
        self.past = kept

    def input(self, n: i64) -> Any:
        """Return input `n`."""
        return self.past[self._place(n)].given

    def target(self, seat: int, check: "UndoCheck", state: Any) -> i64:
        """Return the number of the seat's last command, or raise `Rejected` if it cannot be undone."""
        after = state
        for i in range(len(self.past) - 1, -1, -1):
            past = self.past[i]
            check.check(past, after)
            if past.seat >= 0:
                if past.seat != seat:
                    raise Rejected("not-yours", f"input {past.n} was given by seat {past.seat}", "seat")
                return past.n
            after = past.state
        raise Rejected("undo-barrier", f"there is nothing to take back: {self.barrier}")

    def state_before(self, n: i64) -> Any:
        """Return the state before input `n`."""
        return self.past[self._place(n)].state

    def forget_from(self, n: i64) -> None:
        """Forget input `n` and everything after it."""
        self.past = self.past[: self._place(n)]

    def _place(self, n: i64) -> int:
        place = 0
        while self.past[place].n != n:
            place += 1
        return place


class UndoCheck:
    """Checks inputs that threw no dice and showed other players nothing."""

    def __init__(self, game: Game, people: list[int], tray: Tray, header: Header, now: i64) -> None:
        self.game = game
        self.people = people
        self.tray = tray
        self.header = header
        self.now = now

    def check(self, past: Past, after: Any) -> None:
        """Raise `Rejected` if the input between the past and this state told a player something new."""
        if past.seat >= 0 and self.game.turns.may_take_back(past.given):
            return
        # In a game that defines `imagine`, a new field alone (a condition, say) tells nothing.
        imagines = type(self.game).imagine is not Game.imagine
        for person in self.people:
            learned = self._tells_worlds_apart(past, person)
            if learned or not imagines:
                self._check_fields(past, after, person)
            if learned:
                reason = f"input {past.n} revealed something hidden to seat {person}"
                raise Rejected("undo-barrier", reason)

    def _check_fields(self, past: Past, after: Any, person: int) -> None:
        before = leaves(plain(self.game.view(past.state, person)))
        for path in leaves(plain(self.game.view(after, person))):
            if path not in before:
                reason = f"input {past.n} showed seat {person} something new: {path}"
                raise Rejected("undo-barrier", reason, path)

    def _tells_worlds_apart(self, past: Past, person: int) -> bool:
        # A player who hears the same in every world that looked the same before has learned nothing.
        # Worlds that refuse another seat's command are skipped: it could not have been given there.
        heard = self._heard_by(person, past, past.state)
        dice = self.tray.separate_dice(f"undo/{person}", past.n)
        fits = False
        for _ in range(WORLDS):
            told = self._heard_by(person, past, self.game.imagine(past.state, person, dice))
            if person != past.seat and told == REFUSED:
                continue
            if told != heard:
                return True
            fits = True
        return not fits and heard != encode([(), (), self.game.view(past.state, person)])

    def _heard_by(self, person: int, past: Past, state: Any) -> bytes:
        # What a player would hear and see of the input in this state. No bot is asked: none was asked then,
        # and the bots need not exist when a journal is read.
        people: list[Policy | None] = [None] * len(self.header.seats)
        ctx = Execution(Tray(), True, self.game, people, self.header.throws)
        ctx.begin(past.n)
        ctx.now = self.now
        draft = self.game.clone(state)
        ctx.state = draft
        try:
            if past.seat < 0:
                self.game.elapse(draft, past.given, ctx)
            else:
                self.game.apply(draft, past.seat, past.given, ctx)
        except (Exception, Waiting) as refused:
            return type(refused).__name__.encode()
        step = Step(past.n, past.seat, ctx)
        return encode([step.seen_by(person), step.rolls, self.game.view(draft, person)])

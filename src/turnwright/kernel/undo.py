"""Whether an input told anybody something: what was learnt cannot be unlearnt, so it cannot be undone."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.kernel.codec import encode, leaves, plain
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Tray
from turnwright.kernel.errors import Rejected, Waiting
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Header
from turnwright.kernel.step import Past, Step

WORLDS: Final = 16
REFUSED: Final = Rejected.__name__.encode()


class LookBack:
    """Looks at inputs of a match that threw no dice and reached no other person."""

    def __init__(self, game: Game, people: list[int], tray: Tray, header: Header, now: i64) -> None:
        self.game = game
        self.people = people
        self.tray = tray
        self.header = header
        self.now = now

    def check(self, past: Past, after: Any) -> None:
        """Raise `Rejected` when the input between the past and this state told a person something."""
        # In a game that says what is hidden, a new field tells nothing by itself: a condition, for example.
        imagines = type(self.game).imagine is not Game.imagine
        for person in self.people:
            apart = self._tells_worlds_apart(past, person)
            if apart or not imagines:
                self._check_fields(past, after, person)
            if apart:
                reason = f"input {past.n} told seat {person} something it could not know"
                raise Rejected("undo-barrier", reason)

    def _check_fields(self, past: Past, after: Any, person: int) -> None:
        before = leaves(plain(self.game.view(past.state, person)))
        for path in leaves(plain(self.game.view(after, person))):
            if path not in before:
                reason = f"input {past.n} showed seat {person} something new: {path}"
                raise Rejected("undo-barrier", reason, path)

    def _tells_worlds_apart(self, past: Past, person: int) -> bool:
        # Whoever hears the same in every world that looked the same before has learnt nothing. What another
        # did could not have been done in a world that refuses it, so such a world says nothing.
        heard = self._heard_by(person, past, past.state)
        dice = self.tray.aside(f"undo/{person}", past.n)
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
        # What a person would hear and see of an input given in this state. No bot is asked: it was not then,
        # and need not be there when the journal is read.
        people: list[Policy | None] = [None] * len(self.header.seats)
        ctx = Context(Tray(), True, self.game, people, self.header.throws)
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

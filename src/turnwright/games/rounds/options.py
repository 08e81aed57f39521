"""The legal commands of a seat; those of the active fighter are numbers, built into commands on demand.

In order: end the turn, attacks, shots, containers, rests, cards by target, and last the cells to move to.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.commands import (
    Attack,
    BeginBattle,
    EndTurn,
    Move,
    OpenContainer,
    PlayCard,
    Rest,
    Shoot,
)
from turnwright.games.rounds.map.board import cell_name, cell_of
from turnwright.games.rounds.rulebook import (
    ALLY,
    ATTACK_COST,
    CELL,
    ENEMY,
    NO_INDEX,
    OPEN_COST,
    SHOT_COST,
)
from turnwright.games.rounds.rules import actions
from turnwright.games.rounds.rules.movement import walks
from turnwright.games.rounds.state import Battle
from turnwright.kernel.options import ListOptions, Options

BEGIN: Final = BeginBattle()
END: Final = EndTurn()
REST_FOR_LIFE: Final = Rest("life")
REST_FOR_POWER: Final = Rest("power")

# Kinds of options.
TO_END: Final = 0
TO_ATTACK: Final = 1
TO_SHOOT: Final = 2
TO_OPEN: Final = 3
TO_REST: Final = 4
TO_PLAY: Final = 5  # a card without a target
TO_AIM: Final = 6  # a card on a fighter
TO_LEAP: Final = 7  # a card to a cell
TO_MOVE: Final = 8


OF_A_KIND: Final = 1_000_000  # an option is a number: kind, card and object
OF_A_CARD: Final = 1_000


_NOTHING: Final = ListOptions([])
_BEGIN: Final = ListOptions([BEGIN])


def battle_options(state: Battle, seat: int) -> Options:
    """Return the legal commands of a seat: those of the active fighter if the seat commands it."""
    if state.active != NO_INDEX:
        return TurnOptions(state) if state.fighters[state.active].seat == seat else _NOTHING
    waits = state.phase == "" and state.reason == ""
    return _BEGIN if waits and seat == state.first_seat() else _NOTHING


class TurnOptions(Options):
    """All legal commands of the active fighter."""

    def __init__(self, state: Battle) -> None:
        self.state = state
        self.prepared = False

    def prepare(self) -> None:
        """Find the options on first use."""
        if self.prepared:
            return
        self.prepared = True
        fighter = self.state.fighters[self.state.active]
        self.walks = walks(self.state, fighter, fighter.ap)
        self.cards: list[Card] = actions.playable(self.state, fighter)
        self.codes: list[int] = []
        self._find()

    def _find(self) -> None:
        state = self.state
        fighter = state.fighters[state.active]
        self._add(TO_END, 0)
        if fighter.ap >= ATTACK_COST:
            for each in actions.reached(state, fighter):
                self._add(TO_ATTACK, each.place)
        if fighter.ap >= SHOT_COST and fighter.ranged:
            for each in actions.in_sight(state, fighter):
                self._add(TO_SHOOT, each.place)
        if fighter.ap >= OPEN_COST:
            for cell in actions.chests(state, fighter):
                self._add(TO_OPEN, cell)
        if fighter.acts == 0:
            self._add(TO_REST, 0)
            self._add(TO_REST, 1)
        for number, card in enumerate(self.cards):
            self._add_card(card, number)

    def _add_card(self, card: Card, number: i64) -> None:
        fighter = self.state.fighters[self.state.active]
        if card.target == ENEMY or card.target == ALLY:
            for each in actions.targets(self.state, fighter, card):
                self._add(TO_AIM, each.place, number)
        elif card.target == CELL:
            for cell in actions.leaps(self.state, fighter, card):
                self._add(TO_LEAP, cell, number)
        else:
            self._add(TO_PLAY, 0, number)

    def _add(self, kind: i64, what: i64, card: i64 = 0) -> None:
        self.codes.append(kind * OF_A_KIND + card * OF_A_CARD + what)

    def count(self) -> int:
        """Return the number of options."""
        self.prepare()
        return len(self.codes) + len(self.walks.cells)

    def code(self, index: i64) -> i64:
        """Return an option as a number; moves come last."""
        listed: i64 = len(self.codes)
        if index < listed:
            return self.codes[index]
        return TO_MOVE * OF_A_KIND + self.walks.cells[index - listed]

    def command(self, index: int) -> Any:
        """Return an option as a command."""
        self.prepare()
        code: i64 = self.code(index)
        kind: i64 = code // OF_A_KIND
        what: i64 = code % OF_A_CARD
        if kind == TO_MOVE:
            return Move(cell_name(what))
        if kind == TO_END:
            return END
        if kind == TO_ATTACK:
            return Attack(self.state.fighters[what].id)
        if kind == TO_SHOOT:
            return Shoot(self.state.fighters[what].id)
        if kind == TO_OPEN:
            return OpenContainer(cell_name(what))
        if kind == TO_REST:
            return REST_FOR_LIFE if what == 0 else REST_FOR_POWER
        card = self.card(code).id
        if kind == TO_AIM:
            return PlayCard(card, self.state.fighters[what].id)
        return PlayCard(card, "", cell_name(what)) if kind == TO_LEAP else PlayCard(card)

    def card(self, code: i64) -> Card:
        """Return the card that an option plays."""
        return self.cards[code // OF_A_CARD % OF_A_CARD]

    def index(self, command: Any) -> int:
        """Return the index of a command, or -1."""
        self.prepare()
        if isinstance(command, Move):
            cell: i64 = cell_of(command.to)
            return len(self.codes) + self.walks.cells.index(cell) if cell in self.walks.cells else -1
        return super().index(command)

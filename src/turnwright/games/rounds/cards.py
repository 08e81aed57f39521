"""Cards and marks at run time: costs, timing and effects."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds.rulebook import ACTIVATE, NO_INDEX, PHASES, SELF

NO_CHANGE: Final = (0, 0, 0, 0, 0, 0, 0)
FREE: Final = (0, 0, 0, 0)


class CardEffect:
    """One effect of a card or mark.

    Its amount is the sum of a number, an attribute or a part of one, and dice.
    """

    def __init__(
        self,
        do: str = "",
        on: str = SELF,
        resource: i64 = 0,
        amount: i64 = 0,
        attribute: i64 = NO_INDEX,
        part: i64 = 1,
        count: i64 = 0,
        sides: i64 = 0,
        mark: str = "",
        lasts: i64 = 1,
        steps: i64 = 0,
        way: str = "",
        reach: i64 = 0,
        if_marked: str = "",
    ) -> None:
        self.do = do
        self.on = on
        self.resource = resource
        self.amount = amount
        self.attribute = attribute
        self.part = part
        self.count = count
        self.sides = sides
        self.mark = mark
        self.lasts = lasts
        self.steps = steps
        self.way = way
        self.reach = reach
        self.if_marked = if_marked
        self.formula = f"{count}d{sides}" if count > 0 else ""


class Card:
    """A card, or what a mark does in its phase: cost, timing, target, reach and effects."""

    def __init__(
        self,
        id: str = "",
        name: str = "",
        when: str = ACTIVATE,
        phase: str = "",
        trigger: str = "",
        cost: "tuple[int, int, int, int]" = FREE,
        target: str = SELF,
        reach: i64 = 0,
        effects: list[CardEffect] | None = None,
    ) -> None:
        self.id = id
        self.name = name or id
        self.when = when
        self.phase = phase
        self.at: i64 = PHASES.index(phase) if phase in PHASES else -1
        self.trigger = trigger
        self.cost: list[int] = list(cost)
        self.costs = any(cost)
        self.target = target
        self.reach = reach
        self.effects: list[CardEffect] = [] if effects is None else effects


class MarkRule:
    """The rule of a mark: changes of attributes, and a card for its effects in a phase."""

    def __init__(
        self,
        id: str = "",
        name: str = "",
        changes: "tuple[int, ...]" = NO_CHANGE,
        card: Card | None = None,
    ) -> None:
        self.id = id
        self.name = name or id
        self.changes: list[int] = list(changes)
        self.card = card


NO_MARK: Final = MarkRule()


class Library:
    """All cards and marks of a battle, by id."""

    def __init__(self, cards: Iterable[Card] = (), marks: Iterable[MarkRule] = ()) -> None:
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        self.marks: dict[str, MarkRule] = {mark.id: mark for mark in marks}

    def card(self, id: str) -> Card:
        """Return a card by id, or raise `KeyError`."""
        return self.cards[id]

    def mark(self, id: str) -> MarkRule:
        """Return the rule of a mark by id, or raise `KeyError`."""
        return self.marks[id]

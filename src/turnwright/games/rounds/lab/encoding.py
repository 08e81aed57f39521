"""The encoding of a battle for learners: both sides fighter by fighter, the own side first, and the own hand.

An action ends the turn, rests, attacks or shoots at an enemy, opens a container, plays a card alone, on a
fighter or to a cell, or moves to a cell.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.gamekit.drawing import share
from turnwright.games.rounds.arena import MOST_IN_HAND, Arena
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
from turnwright.games.rounds.map.board import CELLS, SIZE, cell_name, cell_of
from turnwright.games.rounds.options import BEGIN, END, REST_FOR_LIFE, REST_FOR_POWER, TurnOptions
from turnwright.games.rounds.rulebook import (
    ALLY,
    ATTRIBUTES,
    AUTO,
    CELL,
    ENEMY,
    LIFE,
    MOST_AP,
    MP,
    NOBODY,
    SP,
)
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding

SIDES: Final = ("own", "other")
NOW: Final = ("alive", "on board", "acting", "ended", "life", "mp", "sp", "ap", "column", "row", "cards")
MOST_SCORE: Final = 20.0
LONGEST: Final = 10.0


class RoundsEncoding(Encoding):
    """Fighters, cards and marks in the order of their ids; a missing one is all 0.

    Life, mana and stamina are shares of their maxima, attributes and points shares of 20, positions shares of
    the board.
    """

    def __init__(self, start: Battle) -> None:
        arena: Arena = start.arena
        self.sides: list[list[int]] = [_places(start, 0), _places(start, 1)]
        self.across = max(len(self.sides[0]), len(self.sides[1]))
        self.cards: list[Card] = _cards(start, arena)
        self.marks: list[str] = sorted(arena.library.marks)
        self.chests: list[int] = arena.board.chests
        self.width = len(NOW) + len(ATTRIBUTES) + len(self.marks)
        self.first: dict[str, int] = {}  # the first action of each card
        names = self._action_names()
        super().__init__(self._observation_names(), names)

    def _observation_names(self) -> list[str]:
        what = [*NOW, *ATTRIBUTES, *[f"mark {mark}" for mark in self.marks]]
        who = [f"{side} {place + 1}" for side in SIDES for place in range(self.across)]
        names = [f"{each} {word}" for each in who for word in what]
        names += [f"hand {card.id}" for card in self.cards]
        names += [f"container {number + 1} open" for number in range(len(self.chests))]
        return [*names, "round", "quiet"]

    def _action_names(self) -> list[str]:
        others = [f"other {place + 1}" for place in range(self.across)]
        names = ["end turn", "begin", "rest for life", "rest for power"]
        names += [f"attack {other}" for other in others] + [f"shoot {other}" for other in others]
        names += [f"open {cell_name(cell)}" for cell in self.chests]
        names += [f"move {cell_name(cell)}" for cell in range(CELLS)]
        for card in self.cards:
            self.first[card.id] = len(names)
            names += self._card_names(card, others)
        return names

    def _card_names(self, card: Card, others: list[str]) -> list[str]:
        if card.target == ENEMY:
            return [f"{card.id} on {other}" for other in others]
        if card.target == ALLY:
            return [f"{card.id} on own {place + 1}" for place in range(self.across)]
        if card.target == CELL:
            return [f"{card.id} to {cell_name(cell)}" for cell in range(CELLS)]
        return [card.id]

    # Observations

    def observe(self, state: Battle, seat: int) -> list[float]:
        seen: list[float] = [0.0] * self.size
        at: i64 = 0
        for side in (seat, 1 - seat):
            start: i64 = at
            for place in self.sides[side]:
                self._look_at(seen, at, state.fighters[place], state.active == place)
                at += self.width
            at = start + self.width * self.across
        if state.active != NOBODY and state.fighters[state.active].side == seat:
            self._look_at_hand(seen, at, state.fighters[state.active])
        at += len(self.cards)
        for number in state.opened:
            seen[at + number] = 1.0
        at += len(self.chests)
        arena: Arena = state.arena
        seen[at] = share(float(state.round), float(arena.rounds))
        seen[at + 1] = share(float(state.quiet), float(arena.stalemate))
        return seen

    def _look_at(self, seen: list[float], at: i64, who: Fighter, acting: bool) -> None:
        if who.life <= 0:
            return
        seen[at] = 1.0
        seen[at + 2] = 1.0 if acting else 0.0
        seen[at + 3] = 1.0 if who.ended else 0.0
        seen[at + 4] = share(float(who.life), float(who.most(LIFE)))
        seen[at + 5] = share(float(who.mp), float(who.most(MP)))
        seen[at + 6] = share(float(who.sp), float(who.most(SP)))
        seen[at + 7] = share(float(who.ap), float(MOST_AP))
        if who.cell >= 0:
            seen[at + 1] = 1.0
            seen[at + 8] = float(who.cell % SIZE + 1) / float(SIZE)
            seen[at + 9] = float(who.cell // SIZE + 1) / float(SIZE)
        seen[at + 10] = share(float(len(who.hand)), float(MOST_IN_HAND))
        at += len(NOW)
        for attribute in range(len(ATTRIBUTES)):
            seen[at + attribute] = share(float(who.attribute(attribute)), MOST_SCORE)
        at += len(ATTRIBUTES)
        for mark in who.marks:
            seen[at + self.marks.index(mark.id)] = share(float(mark.lasts + 1), LONGEST)

    def _look_at_hand(self, seen: list[float], at: i64, who: Fighter) -> None:
        for number, card in enumerate(self.cards):
            held: i64 = 0
            for id in who.hand:
                if id == card.id:
                    held += 1
            seen[at + number] = share(float(held), float(MOST_IN_HAND))

    # Actions

    def mask(self, state: Battle, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        if state.active == NOBODY:
            if state.phase == "" and state.reason == "" and seat == 0:
                mask[1] = 1
            return mask
        if state.fighters[state.active].side != seat:
            return mask
        options = TurnOptions(state)
        for index in range(options.count()):
            mask[self._number(state, seat, options.command(index))] = 1
        return mask

    def action(self, state: Battle, seat: int, command: Any) -> int:
        number = self._number(state, seat, command)
        return number if number >= 0 and self.mask(state, seat)[number] else -1

    def _number(self, state: Battle, seat: int, command: Any) -> int:
        if isinstance(command, EndTurn):
            return 0
        if isinstance(command, BeginBattle):
            return 1
        if isinstance(command, Rest):
            return 2 if command.of == "life" else 3
        if isinstance(command, Attack):
            return 4 + self._rank(state, 1 - seat, command.target_id)
        if isinstance(command, Shoot):
            return 4 + self.across + self._rank(state, 1 - seat, command.target_id)
        at = 4 + 2 * self.across
        if isinstance(command, OpenContainer):
            return at + self.chests.index(cell_of(command.at))
        if isinstance(command, Move):
            return at + len(self.chests) + cell_of(command.to)
        if isinstance(command, PlayCard) and command.card in self.first:
            return self.first[command.card] + self._aim(state, seat, command)
        return -1

    def _aim(self, state: Battle, seat: int, command: PlayCard) -> int:
        if command.to:
            return cell_of(command.to)
        if not command.target_id:
            return 0
        side = int(state.get(command.target_id).side)
        return self._rank(state, side, command.target_id)

    def _rank(self, state: Battle, side: int, id: str) -> int:
        for rank, place in enumerate(self.sides[side]):
            if state.fighters[place].id == id:
                return rank
        raise Rejected("no-action", f"no {id[:40]!r} on that side", "action")

    def command(self, state: Battle, seat: int, action: int) -> Any:
        found = self._command(state, seat, action) if 0 <= action < self.actions else None
        if found is None:
            raise Rejected("no-action", f"action {action} is not possible here", "action")
        return found

    def _command(self, state: Battle, seat: int, action: int) -> Any:
        if action < 4:
            return (END, BEGIN, REST_FOR_LIFE, REST_FOR_POWER)[action]
        at = action - 4
        if at < 2 * self.across:
            other = self._id(state, 1 - seat, at % self.across)
            if other == "":
                return None
            return Attack(other) if at < self.across else Shoot(other)
        at -= 2 * self.across
        if at < len(self.chests):
            return OpenContainer(cell_name(self.chests[at]))
        at -= len(self.chests)
        if at < CELLS:
            return Move(cell_name(at))
        return self._card(state, seat, action)

    def _card(self, state: Battle, seat: int, action: int) -> Any:
        chosen = self.cards[0]
        for card in self.cards:
            if self.first[card.id] <= action:
                chosen = card
        at = action - self.first[chosen.id]
        if chosen.target == CELL:
            return PlayCard(chosen.id, "", cell_name(at))
        if chosen.target != ENEMY and chosen.target != ALLY:
            return PlayCard(chosen.id)
        target = self._id(state, seat if chosen.target == ALLY else 1 - seat, at)
        return None if target == "" else PlayCard(chosen.id, target)

    def _id(self, state: Battle, side: int, rank: int) -> str:
        places = self.sides[side]
        return state.fighters[places[rank]].id if rank < len(places) else ""


def _places(state: Battle, side: int) -> list[int]:
    return [int(who.place) for who in state.fighters if who.side == side]


def _cards(start: Battle, arena: Arena) -> list[Card]:
    # All cards that can come into a hand: from decks and containers.
    ids: dict[str, int] = {}
    for who in start.fighters:
        for id in who.hand + who.deck + who.discard:
            ids[id] = 0
    for id in arena.chests:
        ids[id] = 0
    return [arena.library.card(id) for id in sorted(ids) if arena.library.card(id).when != AUTO]

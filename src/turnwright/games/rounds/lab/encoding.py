"""The encoding of a battle for learners: both sides fighter by fighter, the own side first, and the own hand.

An action ends the turn, rests, attacks or shoots at an enemy, opens a container, plays a card alone, on a
fighter or to a cell, or moves to a cell; or it answers a question: declines or gives a response, or names the
effect to pay for.
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
    NO_INDEX,
    RESPONSE,
    SP,
)
from turnwright.games.rounds.rules.responses import PASS, QUESTION
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding

SIDES: Final = ("own", "other")
NOW: Final = ("alive", "on board", "acting", "ended", "life", "mp", "sp", "ap", "column", "row", "cards")
MOST_SCORE: Final = 20.0
LONGEST: Final = 10.0
PAYMENTS: Final = 8  # effects to choose from, if not all can be paid


class RoundsEncoding(Encoding):
    """Fighters, cards and marks in the order of their ids; a missing one is all 0.

    Life, mana and stamina are shares of their maxima, attributes and points shares of 20, positions shares of
    the board.
    """

    def __init__(self, starts: list[Battle]) -> None:
        # A campaign has many battles, with the same cards and marks.
        arena: Arena = starts[0].arena
        self.across = max([_most_on_a_side(start) for start in starts])
        self.cards: list[Card] = _cards(starts, arena)
        self.marks: list[str] = sorted(arena.library.marks)
        self.chests: list[int] = arena.board.chests
        self.responses: list[Card] = [card for card in self.cards if card.when == RESPONSE]
        self.width = len(NOW) + len(ATTRIBUTES) + len(self.marks)
        self.first: dict[str, int] = {}  # the first action of each card
        names = self._action_names()
        super().__init__(self._observation_names(), names)
        self.answers = True

    def _observation_names(self) -> list[str]:
        what = [*NOW, *ATTRIBUTES, *[f"mark {mark}" for mark in self.marks]]
        who = [f"{side} {place + 1}" for side in SIDES for place in range(self.across)]
        names = [f"{each} {word}" for each in who for word in what]
        names += [f"hand {card.id}" for card in self.cards]
        names += [f"container {number + 1} open" for number in range(len(self.chests))]
        return [*names, "round", "quiet", "asked"]

    def _action_names(self) -> list[str]:
        others = [f"other {place + 1}" for place in range(self.across)]
        names = ["end turn", "begin", "rest for life", "rest for power"]
        names += [f"attack {other}" for other in others] + [f"shoot {other}" for other in others]
        names += [f"open {cell_name(cell)}" for cell in self.chests]
        names += [f"move {cell_name(cell)}" for cell in range(CELLS)]
        for card in self.cards:
            self.first[card.id] = len(names)
            names += self._card_names(card, others)
        self.decline = len(names)
        names.append("decline")
        for place in range(self.across):
            names += [f"respond {card.id} by own {place + 1}" for card in self.responses]
        self.payments = len(names)
        return names + [f"pay for effect {number + 1}" for number in range(PAYMENTS)]

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
        arena: Arena = state.arena
        own: i64 = arena.side_of(seat)
        for allies in (True, False):
            start: i64 = at
            for place in self._side_places(state, seat, allies):
                self._look_at(seen, at, state.fighters[place], state.active == place)
                at += self.width
            at = start + self.width * self.across
        if state.active != NO_INDEX and state.fighters[state.active].side == own:
            self._look_at_hand(seen, at, state.fighters[state.active])
        at += len(self.cards)
        for number in state.opened:
            seen[at + number] = 1.0
        at += len(self.chests)
        seen[at] = share(float(state.round), float(arena.rounds))
        seen[at + 1] = share(float(state.quiet), float(arena.stalemate))
        seen[at + 2] = 1.0 if self._asked(state, seat) else 0.0
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

    def pose(self, state: Battle, request: Any) -> None:
        state.asked = request

    def _asked(self, state: Battle, seat: int) -> bool:
        return state.asked is not None and state.asked.seat == seat

    def mask(self, state: Battle, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        if state.asked is not None:
            if state.asked.seat == seat:
                for choice in range(len(state.asked.choices)):
                    mask[self._answer(state, seat, choice)] = 1
            return mask
        if state.active == NO_INDEX:
            if state.phase == "" and state.reason == "" and seat == state.first_seat():
                mask[1] = 1
            return mask
        if state.fighters[state.active].seat != seat:
            return mask
        options = TurnOptions(state)
        for index in range(options.count()):
            mask[self._number(state, seat, options.command(index))] = 1
        return mask

    def action(self, state: Battle, seat: int, command: Any) -> int:
        number = self._number(state, seat, command)
        return number if number >= 0 and self.mask(state, seat)[number] else -1

    def _answer(self, state: Battle, seat: int, choice: int) -> int:
        # The action of a choice: to decline, a card by a fighter of the own side, or a payment.
        if state.asked.question != QUESTION:
            return self.payments + min(choice, PAYMENTS - 1)
        if choice == PASS:
            return self.decline
        args = state.asked.choices[choice].args
        rank = self._rank(state, seat, args["who_id"])
        ids = [card.id for card in self.responses]
        return self.decline + 1 + rank * len(ids) + ids.index(args["card_id"])

    def _number(self, state: Battle, seat: int, command: Any) -> int:
        if isinstance(command, EndTurn):
            return 0
        if isinstance(command, BeginBattle):
            return 1
        if isinstance(command, Rest):
            return 2 if command.of == "life" else 3
        if isinstance(command, Attack):
            return 4 + self._rank(state, seat, command.target_id)
        if isinstance(command, Shoot):
            return 4 + self.across + self._rank(state, seat, command.target_id)
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
        return self._rank(state, seat, command.target_id)

    def _rank(self, state: Battle, seat: int, id: str) -> int:
        # The place of a fighter among those of the own side, or among its enemies.
        for ally in (True, False):
            for rank, place in enumerate(self._side_places(state, seat, ally)):
                if state.fighters[place].id == id:
                    return rank
        raise Rejected("no-action", f"no {id[:40]!r} on that side", "action")

    def command(self, state: Battle, seat: int, action: int) -> Any:
        found: Any = None
        if state.asked is not None:
            for choice in range(len(state.asked.choices)):
                if found is None and state.asked.seat == seat and self._answer(state, seat, choice) == action:
                    found = choice
        elif 0 <= action < self.decline:
            found = self._command(state, seat, action)
        if found is None:
            raise Rejected("no-action", f"action {action} is not possible here", "action")
        return found

    def _command(self, state: Battle, seat: int, action: int) -> Any:
        if action < 4:
            return (END, BEGIN, REST_FOR_LIFE, REST_FOR_POWER)[action]
        at = action - 4
        if at < 2 * self.across:
            other = self._id(state, seat, False, at % self.across)
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
        target = self._id(state, seat, chosen.target == ALLY, at)
        return None if target == "" else PlayCard(chosen.id, target)

    def _side_places(self, state: Battle, seat: int, allies: bool) -> list[int]:
        # The own side, or all enemies, side by side; each by id.
        arena: Arena = state.arena
        own: i64 = arena.side_of(seat)
        if allies:
            return _places(state, own)
        sides = sorted(dict.fromkeys(arena.seat_sides))
        return [place for side in sides if side != own for place in _places(state, side)]

    def _id(self, state: Battle, seat: int, allies: bool, rank: int) -> str:
        places = self._side_places(state, seat, allies)
        return state.fighters[places[rank]].id if rank < len(places) else ""


def _places(state: Battle, side: int) -> list[int]:
    return [int(who.place) for who in state.fighters if who.side == side]


def _most_on_a_side(start: Battle) -> int:
    # Of one side, or of all its enemies together.
    sides = [int(who.side) for who in start.fighters]
    most = 1
    for side in dict.fromkeys(sides):
        most = max(most, sides.count(side), len(sides) - sides.count(side))
    return most


def _cards(starts: list[Battle], arena: Arena) -> list[Card]:
    # All cards that can come into a hand: from decks and containers.
    ids: dict[str, int] = {}
    for who in [each for start in starts for each in start.fighters]:
        for id in who.hand + who.deck + who.discard:
            ids[id] = 0
    for id in arena.chests:
        ids[id] = 0
    return [arena.library.card(id) for id in sorted(ids) if arena.library.card(id).when != AUTO]

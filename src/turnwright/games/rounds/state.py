"""The state of a battle: the fighters, the turn order, and the active fighter."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64, mypyc_attr

from turnwright.games.rounds.cards import NO_MARK, Card, Library, MarkRule
from turnwright.games.rounds.rulebook import (
    AP,
    ATTRIBUTES,
    CON,
    ESP,
    FOR,
    INT,
    LIFE,
    MOST_AP,
    MP,
    NO_INDEX,
    NOWHERE,
    PHASES,
)
from turnwright.kernel.codec import holds

NEVER = -1


def life_of(level: i64) -> i64:
    """Return the maximum life at a level."""
    return 4 + level


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Mark:
    """A mark on a fighter; it lasts until the end of a number of the bearer's turns."""

    id: str
    lasts: i64
    giver: i64

    def __init__(self, id: str = "", lasts: i64 = 1, giver: i64 = NO_INDEX) -> None:
        self.id = id
        self.lasts = lasts
        self.giver = giver
        self.rule: MarkRule = NO_MARK  # shared, not part of the state

    def clone(self) -> "Mark":
        """Return an independent copy."""
        copy = Mark(self.id, self.lasts, self.giver)
        copy.rule = self.rule
        return copy


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Fighter:
    """A fighter: attributes, resources, position, cards and marks."""

    id: str
    name: str
    side: i64
    level: i64
    attributes: list[int]
    life: i64
    mp: i64
    sp: i64
    ap: i64
    cell: i64
    arrives: i64  # the round it joins as a reinforcement; 0 from the start
    begun: bool  # its turn in this round
    ended: bool
    acts: i64  # actions taken in this turn
    hand: list[str]  # in the order drawn
    deck: list[str]  # the next card is the last
    discard: list[str]
    marks: list[Mark]  # by id

    def __init__(
        self,
        id: str = "",
        name: str = "",
        side: i64 = 0,
        level: i64 = 1,
        attributes: list[int] | None = None,
        cell: i64 = NOWHERE,
        arrives: i64 = 0,
    ) -> None:
        self.id = id
        self.name = name or id
        self.side = side
        self.level = level
        self.attributes = [1] * len(ATTRIBUTES) if attributes is None else attributes
        self.life = life_of(level)
        self.mp = self.attributes[INT] + self.attributes[ESP]
        self.sp = self.attributes[CON] + self.attributes[FOR]
        self.ap = 0
        self.cell = cell
        self.arrives = arrives
        self.begun = False
        self.ended = False
        self.acts = 0
        self.hand = []
        self.deck = []
        self.discard = []
        self.marks = []
        # Not part of the state: content, and statistics of this battle.
        self.place: i64 = 0
        self.seat: i64 = side
        self.hero = id
        self.ranged = False
        self.traits: list[str] = []
        self.autos: list[list[Card]] = []
        self.dealt: i64 = 0
        self.taken: i64 = 0
        self.kills: i64 = 0
        self.died: i64 = NEVER

    def clone(self) -> "Fighter":
        """Return an independent copy."""
        copy = Fighter(self.id, self.name, self.side, self.level, self.attributes, self.cell, self.arrives)
        copy.life = self.life
        copy.mp = self.mp
        copy.sp = self.sp
        copy.ap = self.ap
        copy.begun = self.begun
        copy.ended = self.ended
        copy.acts = self.acts
        copy.hand = self.hand.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        if self.marks:
            copy.marks = [mark.clone() for mark in self.marks]
        copy.place = self.place
        copy.seat = self.seat
        copy.hero = self.hero
        copy.ranged = self.ranged
        copy.traits = self.traits
        copy.autos = self.autos
        copy.dealt = self.dealt
        copy.taken = self.taken
        copy.kills = self.kills
        copy.died = self.died
        return copy

    @property
    def alive(self) -> bool:
        """Whether the fighter has life left."""
        return self.life > 0

    @property
    def on_board(self) -> bool:
        """Whether the fighter is alive and on the board."""
        return self.life > 0 and self.cell >= 0

    def attribute(self, which: i64) -> i64:
        """Return an attribute with the changes of marks; at least 1."""
        value: i64 = self.attributes[which]
        if self.marks:
            for mark in self.marks:
                value += mark.rule.changes[which]
            if value < 1:
                return 1
        return value

    def most(self, resource: i64) -> i64:
        """Return the maximum of a resource."""
        if resource == AP:
            return MOST_AP
        if resource == LIFE:
            return life_of(self.level)
        if resource == MP:
            return self.attributes[INT] + self.attributes[ESP]
        return self.attributes[CON] + self.attributes[FOR]

    def has(self, resource: i64) -> i64:
        """Return the amount of a resource."""
        if resource == AP:
            return self.ap
        if resource == LIFE:
            return self.life
        return self.mp if resource == MP else self.sp

    def put(self, resource: i64, amount: i64) -> None:
        """Set the amount of a resource."""
        if resource == AP:
            self.ap = amount
        elif resource == LIFE:
            self.life = amount
        elif resource == MP:
            self.mp = amount
        else:
            self.sp = amount

    def pays(self, cost: list[int]) -> bool:
        """Whether the fighter can pay a cost; the last point of life cannot be spent."""
        return cost[0] <= self.ap and cost[1] <= self.mp and cost[2] <= self.sp and cost[3] < self.life

    def has_mark(self, mark: str) -> bool:
        """Whether the fighter has a mark."""
        return any(each.id == mark for each in self.marks)

    def bind(self, library: Library) -> None:
        """Look up traits and marks in a library; `KeyError` if one is missing."""
        autos: list[list[Card]] = [[] for _ in PHASES]
        for trait in self.traits:
            card = library.card(trait)
            autos[card.at].append(card)
        self.autos = autos
        for mark in self.marks:
            mark.rule = library.mark(mark.id)


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Battle:
    """A position in a battle; fighters are sorted by id."""

    round: i64
    phase: str  # "" before the battle
    active: i64  # the place of the active fighter, or -1
    order: list[int]  # the turn order of this round, by place, without the dead
    at: i64  # the position in the order
    quiet: i64  # consecutive rounds without loss of life
    hurt: bool  # whether life was lost in this round
    opened: list[int]  # opened containers, by number
    reason: str
    winner: i64
    fighters: list[Fighter]

    def __init__(self, fighters: list[Fighter] | None = None) -> None:
        self.asked: Any = None  # the question that a learner has to answer; not part of the state
        self.round = 0
        self.phase = ""
        self.active = NO_INDEX
        self.order = []
        self.at = NO_INDEX
        self.quiet = 0
        self.hurt = False
        self.opened = []
        self.reason = ""
        self.winner = NO_INDEX
        self.fighters = [] if fighters is None else _in_order(fighters)
        self.arena: Any = None  # shared, not part of the state
        self.number()

    def clone(self) -> "Battle":
        """Return an independent copy in the same arena."""
        copy = Battle()
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.order = self.order.copy()
        copy.at = self.at
        copy.quiet = self.quiet
        copy.hurt = self.hurt
        copy.opened = self.opened.copy()
        copy.reason = self.reason
        copy.winner = self.winner
        copy.fighters = [fighter.clone() for fighter in self.fighters]
        copy.arena = self.arena
        return copy

    def number(self) -> None:
        """Number the fighters in the order of their ids."""
        for place, fighter in enumerate(self.fighters):
            fighter.place = place

    def bind(self, arena: Any) -> None:
        """Attach the arena, and look up the traits and marks of all fighters."""
        self.arena = arena
        self.number()
        for fighter in self.fighters:
            fighter.ranged = fighter.id in arena.ranged
            fighter.traits = arena.traits.get(fighter.id, [])
            fighter.hero = arena.heroes.get(fighter.id, fighter.id)
            fighter.seat = arena.seat_of.get(fighter.id, fighter.side)
            fighter.bind(arena.library)

    def get(self, id: str) -> Fighter:
        """Return the fighter with an id, or raise `KeyError`."""
        for fighter in self.fighters:
            if fighter.id == id:
                return fighter
        raise KeyError(f"there is no fighter {id!r}")

    def standing_on(self, cell: i64) -> Fighter | None:
        """Return the fighter on a cell, or None."""
        for fighter in self.fighters:
            if fighter.cell == cell and fighter.life > 0:
                return fighter
        return None

    def first_seat(self) -> int:
        """Return the first seat that has a fighter, which begins the battle; 0 if none has."""
        first: i64 = NO_INDEX
        for fighter in self.fighters:
            if fighter.life > 0 and (first == NO_INDEX or fighter.seat < first):
                first = fighter.seat
        return 0 if first == NO_INDEX else int(first)

    def has_seat(self, seat: int) -> bool:
        """Whether a seat has a fighter in the battle."""
        return any(each.seat == seat and each.life > 0 for each in self.fighters)

    def over(self) -> bool:
        """Whether at most one side is alive, reinforcements included."""
        left: i64 = NO_INDEX
        for fighter in self.fighters:
            if fighter.life > 0:
                if left == NO_INDEX:
                    left = fighter.side
                elif fighter.side != left:
                    return False
        return True


def _in_order(fighters: list[Fighter]) -> list[Fighter]:
    by_id: dict[str, Fighter] = {}
    for fighter in fighters:
        if fighter.id in by_id:
            raise ValueError(f"there are two fighters {fighter.id!r}")
        by_id[fighter.id] = fighter
    return [by_id[name] for name in sorted(by_id)]


holds(Fighter, attributes=list[int], hand=list[str], deck=list[str], discard=list[str], marks=list[Mark])
holds(Battle, order=list[int], opened=list[int], fighters=list[Fighter])

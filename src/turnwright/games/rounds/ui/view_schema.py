"""The types of a view of rounds, for schemas and clients: a battle, or a campaign."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class RoundsPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view of rounds."""


class CardEffectView(RoundsPart, frozen=True):
    """One effect of a card or a mark: what it does, to whom, and how much."""

    do: str
    whom: str
    resource: str | UnsetType = UNSET
    plus: str | UnsetType = UNSET  # an attribute that is added, ...
    part: int | UnsetType = UNSET  # ... divided by this number
    amount: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    reach: int | UnsetType = UNSET
    dice: str | UnsetType = UNSET
    way: str | UnsetType = UNSET
    if_marked: str | UnsetType = UNSET
    mark: str | UnsetType = UNSET
    lasts: int | UnsetType = UNSET


class CardView(RoundsPart, frozen=True):
    """A card: when it is used, what it costs by resource, and its effects."""

    name: str
    when: Literal["activate", "auto", "response"]
    phase: str
    trigger: str
    cost: dict[str, int]
    target: str
    reach: int
    effects: tuple[CardEffectView, ...]


class MarkRuleView(RoundsPart, frozen=True):
    """The rules of a mark: it changes attributes, and may have effects in a phase."""

    name: str
    attributes: dict[str, int]
    phase: str
    cost: dict[str, int]
    effects: tuple[CardEffectView, ...]


class MarkView(RoundsPart, frozen=True):
    """A mark on a fighter, and the turns it lasts."""

    mark: str
    name: str
    lasts: int
    giver: int


class FighterView(RoundsPart, frozen=True):
    """A fighter; only its own side sees its hand."""

    id: str
    name: str
    hero: str
    side: str
    seat: int  # that commands it
    level: int
    attributes: dict[str, int]
    life: int
    max_life: int
    mp: int
    max_mp: int
    sp: int
    max_sp: int
    ap: int
    at: str  # a cell, `-` for none
    arrives: int
    ranged: bool
    begun: bool
    ended: bool
    acts: int
    traits: tuple[str, ...]
    cards: int  # in hand
    deck: int
    unplayed: tuple[str, ...]
    discard: tuple[str, ...]
    marks: tuple[MarkView, ...]
    hand: tuple[str, ...] | UnsetType = UNSET


class ContainerView(RoundsPart, frozen=True):
    """A container on the board, with the card in it."""

    at: str
    card: str
    open: bool


class BattleView(RoundsPart, frozen=True):
    """A battle; `board` has the rows from the top, `cards` and `marks` all that occur, by id."""

    round: int
    phase: str
    mode: Literal["usual", "rush"]
    actor_id: str
    order: tuple[str, ...]
    at: int
    quiet: int
    hurt: bool
    board: tuple[str, ...]
    containers: tuple[ContainerView, ...]
    fighters: tuple[FighterView, ...]
    cards: dict[str, CardView]
    marks: dict[str, MarkRuleView]
    reason: str | UnsetType = UNSET
    winner: int | UnsetType | None = UNSET


class MomentView(RoundsPart, frozen=True):
    """A moment of the calendar, with the names of its file."""

    weekday: str
    day: int
    month: str
    year: int
    period: str
    starts: int  # hour
    ends: int
    light: bool


class DayNote(RoundsPart, frozen=True):
    """A note beside a date: a season, a festival, the phase of a moon, or a sight in the sky."""

    kind: Literal["season", "festival", "moon", "sight"]
    name: str
    sign: str
    note: str
    phase: str | UnsetType = UNSET


class CalendarDay(RoundsPart, frozen=True):
    """A day of a campaign."""

    day: int  # of the campaign, from 1
    weekday: str
    date: int  # of the month
    month: str
    year: int
    notes: tuple[DayNote, ...]


class BookView(RoundsPart, frozen=True):
    """The heroes at the start of a campaign with their cards and marks, and all its days."""

    heroes: tuple[FighterView, ...]
    cards: dict[str, CardView]
    marks: dict[str, MarkRuleView]
    calendar: tuple[CalendarDay, ...]


class TravellerView(RoundsPart, frozen=True):
    """A hero of a group: what is left of each resource, and the most."""

    id: str
    name: str
    life: tuple[int, int]
    mp: tuple[int, int]
    sp: tuple[int, int]


class GroupView(RoundsPart, frozen=True):
    """A group of heroes, where it is, and what it does until which round."""

    place_id: str
    place: str
    doing: str
    to: str
    until: int
    heroes: tuple[TravellerView, ...]


class RoadView(RoundsPart, frozen=True):
    """A way to another place."""

    to: str
    periods: int
    danger: int


class PlaceView(RoundsPart, frozen=True):
    """A place of the map; `danger` by day and by night, `rest` in life, mana and stamina."""

    id: str
    name: str
    ways: tuple[RoadView, ...]
    danger: tuple[int, int]
    rest: tuple[int, int, int]
    guarded: bool
    found: tuple[str, ...]


class CampaignView(RoundsPart, frozen=True):
    """A campaign, with its battle while there is one."""

    campaign: str
    book: BookView
    round: int
    moment: str
    when: MomentView
    beside: tuple[DayNote, ...]
    round_of_period: tuple[int, int]
    day: int
    days: int
    treasures: tuple[int, int]
    won: tuple[int, int]
    goal: str
    active: int
    actor_id: str  # the hero who decides for the active group
    order: tuple[str, ...]  # the turns of this round, by hero
    fighting: int
    groups: tuple[GroupView, ...]
    places: tuple[PlaceView, ...]
    battle: BattleView | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    winner: int | UnsetType = UNSET

"""The schema of the data files: heroes, cards, marks and scenarios."""

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from turnwright.gamekit.content import Wording
from turnwright.games.rounds.content.calendar_schema import WORDING as CALENDAR
from turnwright.games.rounds.content.calendar_schema import CalendarFile, MaybeId, Reading, Year

TEAM = 6
CARDS = 1000

Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Ref = Line  # the id of another entry
Cell = Annotated[str, Meta(pattern=r"\A[a-k](?:[1-9]|1[01])\Z")]
Row = Annotated[str, Meta(pattern=r"\A[.~#$123]{11}\Z")]
DicePool = Annotated[str, Meta(pattern=r"\A(?:[1-9]|10)d(?:[2-9]|1[0-9]|20)\Z")]
Score = Annotated[int, Meta(ge=1, le=20)]
Level = Annotated[int, Meta(ge=1, le=20)]
Amount = Annotated[int, Meta(ge=-50, le=50)]
Price = Annotated[int, Meta(ge=0, le=20)]
Few = Annotated[int, Meta(ge=0, le=10)]
Reach = Annotated[int, Meta(ge=0, le=20)]
Shift = Annotated[int, Meta(ge=-10, le=10)]

Do = Literal["damage", "heal", "gain", "lose", "pay", "mark", "unmark", "move", "ap", "draw"]
Whom = Literal["self", "target", "enemies", "allies", "giver"]
Resource = Literal["ap", "mp", "sp", "life"]
Attribute = Literal["CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP"]
When = Literal["activate", "auto", "response"]
Phase = Literal["start_of_round", "points", "start_of_turn", "end_of_turn", "end_of_round"]
Trigger = Literal["own_action", "on_self", "on_partner", "partner_action", "enemy_action"]
Target = Literal["self", "enemy", "ally", "cell"]
Way = Literal["to", "away", "toward"]
Points = Literal["before_start", "during_turn"]
Mode = Literal["usual", "rush"]
SeatMode = Literal["side", "character"]
Outside = Literal["free", "all"]


class EffectEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """An effect: what is done, to whom, and how much."""

    do: Do
    whom: Whom = "self"
    resource: Resource | None = None
    amount: Amount = 0
    plus: Attribute | None = None
    part: Annotated[int, Meta(ge=1, le=4)] = 1
    dice: DicePool | None = None
    mark: Ref | None = None
    lasts: Few = 1
    steps: Few = 0
    way: Way | None = None
    reach: Reach = 0
    if_marked: Ref | None = None


class Cost(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """The cost of a card."""

    ap: Price = 0
    mp: Price = 0
    sp: Price = 0
    life: Price = 0


Effects = Annotated[tuple[EffectEntry, ...], Meta(min_length=1, max_length=8)]


class CardEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A card: cost, timing and effects."""

    id: Id
    name: Line
    when: When
    effects: Effects
    cost: Cost = Cost()
    phase: Phase | None = None
    trigger: Trigger | None = None
    target: Target = "self"
    reach: Reach | None = None


class Attributes(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The seven attributes, at least 1 each."""

    CON: Score
    FOR: Score
    AGI: Score
    PER: Score
    INT: Score
    CAR: Score
    ESP: Score


class Changes(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Changes of the bearer's attributes."""

    CON: Shift = 0
    FOR: Shift = 0
    AGI: Shift = 0
    PER: Shift = 0
    INT: Shift = 0
    CAR: Shift = 0
    ESP: Shift = 0


class MarkEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A mark: changes of attributes, and effects in a phase."""

    id: Id
    name: Line
    attributes: Changes = Changes()
    phase: Phase | None = None
    cost: Cost = Cost()
    effects: Annotated[tuple[EffectEntry, ...], Meta(max_length=8)] = ()


Deck = Annotated[tuple[Ref, ...], Meta(max_length=40)]


class Hero(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A hero: attributes, a deck, and automatic cards."""

    id: Id
    name: Line
    attributes: Attributes
    level: Level = 1
    ranged: bool = False
    traits: Annotated[tuple[Ref, ...], Meta(max_length=8)] = ()
    deck: Deck = ()


Heroes = Annotated[tuple[Hero, ...], Meta(max_length=200)]
Cards = Annotated[tuple[CardEntry, ...], Meta(max_length=CARDS)]
Marks = Annotated[tuple[MarkEntry, ...], Meta(max_length=CARDS)]


class HeroesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of heroes."""

    heroes: Heroes


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of cards."""

    cards: Cards


class MarksFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of marks."""

    marks: Marks


class Placed(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A hero in a battle: its cell, round of arrival and level."""

    hero: Ref
    at: Cell | None = None
    arrives: Annotated[int, Meta(ge=0, le=100)] = 0
    level: Level | None = None


Side = Annotated[tuple[Ref | Placed, ...], Meta(min_length=1, max_length=TEAM)]


# Campaigns

Percent = Annotated[int, Meta(ge=0, le=100)]
Gain = Annotated[int, Meta(ge=0, le=50)]
Team = Annotated[tuple[Ref | Placed, ...], Meta(max_length=TEAM)]


class RestEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The resources that a rest at a place restores."""

    life: Gain = 1
    mp: Gain = 2
    sp: Gain = 2


class LinkEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A road to another place and the periods it takes; it leads both ways unless it is one-way."""

    to: Ref
    periods: Annotated[int, Meta(ge=1, le=100)] = 1
    danger: Percent = 0
    one_way: bool = False


class FindEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """The contents of a container at a place."""

    name: Line
    id: MaybeId = ""
    life: Gain = 0
    mp: Gain = 0
    sp: Gain = 0
    treasures: Annotated[int, Meta(ge=0, le=100)] = 0


class DangerEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The chance of an encounter in percent, in light and in the dark."""

    light: Percent = 0
    dark: Percent = 0


class PlaceEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place: its roads, finds and enemies."""

    id: Id
    name: Line
    links: Annotated[tuple[LinkEntry, ...], Meta(max_length=20)] = ()
    rest: RestEntry = RestEntry()
    danger: DangerEntry = DangerEntry()
    finds: Annotated[tuple[FindEntry, ...], Meta(max_length=20)] = ()
    parties: Annotated[tuple[Side, ...], Meta(max_length=20)] = ()
    battles: Annotated[int, Meta(ge=0, le=1000)] = 1
    guard: Team = ()
    board: Annotated[tuple[Row, ...], Meta(min_length=11, max_length=11)] | None = None


class GroupEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Heroes who travel together; by default all of them."""

    at: Ref
    heroes: Annotated[tuple[Ref, ...], Meta(max_length=TEAM)] = ()


class GoalEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """The goal of a campaign: a hero at a place, treasures, and victories; all that are given."""

    place: Ref | None = None
    treasures: Annotated[int, Meta(ge=0, le=1000)] = 0
    battles: Annotated[int, Meta(ge=0, le=1000)] = 0


class OmenEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A phase of a moon, by id or name, and its change of every danger."""

    moon: Ref
    phase: Line
    danger: Annotated[int, Meta(ge=-100, le=100)]


class StartEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """The start of a campaign; by default the first period of day 1 of year 1."""

    year: Year = 1
    month: Annotated[int, Meta(ge=1, le=100)] = 1
    day: Annotated[int, Meta(ge=1, le=1000)] = 1
    period: Annotated[int, Meta(ge=1, le=24)] = 1


class CampaignEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A campaign: places, groups, goal, limit of days, and calendar."""

    places: Annotated[tuple[PlaceEntry, ...], Meta(min_length=1, max_length=100)]
    groups: Annotated[tuple[GroupEntry, ...], Meta(min_length=1, max_length=TEAM)]
    goal: GoalEntry
    days: Annotated[int, Meta(ge=1, le=1000)] = 21
    start: StartEntry = StartEntry()
    calendar: str | CalendarFile = "usual"
    festivals: Reading | None = None
    explore_rounds: Annotated[int, Meta(ge=1, le=100)] = 2
    safe_festivals: bool = False
    effects: Outside = "all"
    omens: Annotated[tuple[OmenEntry, ...], Meta(max_length=20)] = ()


class SeatEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A player and the fighters that the player commands, by id; all of one side."""

    name: Id
    fighters: Annotated[tuple[Ref, ...], Meta(max_length=TEAM)]


class RoundsScenario(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A battle or a campaign; its own heroes, cards and marks replace shipped ones with the same ids.

    There may be up to six sides. A seat commands a side, a character, or the fighters of a player.
    """

    name: Line
    first: Side
    second: Team = ()
    others: Annotated[tuple[Side, ...], Meta(max_length=4)] = ()
    seats: SeatMode | Annotated[tuple[SeatEntry, ...], Meta(min_length=1, max_length=36)] = "side"
    board: Annotated[tuple[Row, ...], Meta(min_length=11, max_length=11)] | None = None
    containers: Annotated[tuple[Ref, ...], Meta(max_length=20)] = ()
    points: Points = "before_start"
    mode: Mode = "usual"
    rounds: Annotated[int, Meta(ge=1, le=200)] = 30
    stalemate_rounds: Annotated[int, Meta(ge=1, le=200)] = 8
    hand: Annotated[int, Meta(ge=0, le=6)] = 3
    draws: Annotated[int, Meta(ge=0, le=6)] = 1
    heroes: Heroes = ()
    cards: Cards = ()
    marks: Marks = ()
    campaign: CampaignEntry | None = None


FILE_TYPES: dict[str, Any] = {
    "heroes.yaml": HeroesFile,
    "cards.yaml": CardsFile,
    "marks.yaml": MarksFile,
    "calendar.json": CalendarFile,
}

_IDS = "1 to 40 letters, digits, dashes or underlines"
WORDING = Wording(
    {
        "do": get_args(Do),
        "whom": get_args(Whom),
        "resource": get_args(Resource),
        "plus": get_args(Attribute),
        "when": get_args(When),
        "phase": get_args(Phase),
        "trigger": get_args(Trigger),
        "target": get_args(Target),
        "way": get_args(Way),
        "points": get_args(Points),
        "mode": get_args(Mode),
        "seats": get_args(SeatMode),
        "festivals": get_args(Reading),
        **CALENDAR.words,
    },
    patterns={
        **CALENDAR.patterns,
        "id": _IDS,
        "at": "a cell from a1 to k11",
        "board": "11 signs out of . ~ # $ 1 2 3",
        "dice": "1 to 10 dice of 2 to 20 sides, such as 2d6",
    },
)

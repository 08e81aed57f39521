"""The structs of an adventure: scenes with what is in them, how they connect, and what may happen."""

from typing import Annotated, Literal

from msgspec import Meta, field

from turnwright.games.tactics.content.power_schema import Effects
from turnwright.games.tactics.content.scenario_schema import MapEntry, TacticsScenario, Token
from turnwright.games.tactics.content.schema import Entry, Id, Line, Small

TEXT = r"\A[^\x00-\x1f\x7f-\x9f]{1,1000}\Z"
Text = Annotated[str, Meta(pattern=TEXT)]
At = Annotated[int, Meta(ge=0, le=99)]
Cell = tuple[At, At]
Minutes = Annotated[int, Meta(ge=1, le=10_000)]
Rectangle = tuple[At, At, At, At]  # the first and the last column and row: x, y, x, y
SceneKind = Literal["SocialFreeFlow", "Exploration", "CombatTurnBased", "DowntimePreparation"]
Occasion = Literal[
    "arrived",
    "entered",
    "used",
    "talked",
    "passed",
    "failed",
    "seen",
    "round",
    "bloodied",
    "dead",
    "held",
    "won",
    "rest",
    "event",
]


class WhenEntry(Entry, frozen=True):
    """A requirement: flags that are set, flags that are not, and items and coins that the party holds.

    A creature that is out of a fight sets a flag of its own: `boss_dead`, `boss_fled`, `boss_surrendered`,
    `boss_captured`.
    """

    flags: tuple[Id, ...] = ()
    unless: tuple[Id, ...] = ()
    items: tuple[Id, ...] = ()
    coins: Annotated[int, Meta(ge=0, le=100_000)] = 0  # in gold pieces


class CheckEntry(Entry, frozen=True):
    """An ability check."""

    skill: Id
    dc: Annotated[int, Meta(ge=1, le=30)]


class HappeningEntry(Entry, frozen=True):
    """The effects of a happening, in this order."""

    says: Text | None = None
    sets: tuple[Id, ...] = ()
    clears: tuple[Id, ...] = ()
    gives: dict[Id, Annotated[int, Meta(ge=1, le=20)]] = field(
        default_factory=dict
    )  # items of the game, or things of the adventure
    takes: tuple[Id, ...] = ()
    coins: Annotated[int, Meta(ge=-100_000, le=100_000)] = 0  # in gold pieces
    xp: Annotated[int, Meta(ge=0, le=100_000)] = 0  # for the party, shared by the living
    opens: tuple[Cell, ...] = ()  # doors
    closes: tuple[Cell, ...] = ()
    spawns: Annotated[tuple[Token, ...], Meta(max_length=20)] = ()
    removes: tuple[Id, ...] = ()  # creatures that leave
    reveals: tuple[Id, ...] = ()
    effect: Id | None = None  # one of the scene's effects
    fight: bool = False
    surprises: Literal["", "party", "foes"] = ""
    scene: Id | None = None  # change to this scene
    ends: Id | None = None  # end the adventure in this way


class SceneEffectEntry(Entry, frozen=True, rename={"on": "whom"}):  # YAML reads a bare `on` as true
    """An effect of the scene, such as falling rocks, in the vocabulary of spells."""

    says: Text
    effects: Annotated[Effects, Meta(min_length=1, max_length=20)]
    on: Literal["actor", "party", "foes", "everyone"] = "everyone"
    cells: tuple[Rectangle, ...] = ()  # only creatures that stand there; all if empty
    closes: tuple[Cell, ...] = ()  # doors and bridges that can no longer be passed
    opens: tuple[Cell, ...] = ()


class ThingEntry(Entry, frozen=True):
    """An object to use, an item to search for, or an area to investigate, with the check it takes."""

    name: Line
    at: Cell
    kind: Literal["object", "item", "area"] = "object"
    does: Line | None = None  # what is done with it, as the party reads it: "leap over the ditch"
    says: Text | None = None
    check: CheckEntry | None = None
    then: HappeningEntry = HappeningEntry()
    otherwise: HappeningEntry = HappeningEntry()  # after a failed check
    when: WhenEntry = WhenEntry()
    again: bool = False  # may be used again; otherwise once, also after a failed check


class SpokenEntry(Entry, frozen=True):
    """Something the party can say to an NPC, with the check it takes and the answer."""

    name: Line
    check: CheckEntry | None = None
    then: HappeningEntry = HappeningEntry()
    otherwise: HappeningEntry = HappeningEntry()
    when: WhenEntry = WhenEntry()
    again: bool = False


class NpcEntry(Entry, frozen=True):
    """A figure to talk to: a creature of the scene, or a figure at a place."""

    name: Line
    at: Cell | None = None
    creature: Id | None = None
    when: WhenEntry = WhenEntry()
    lines: dict[Id, SpokenEntry] = field(default_factory=dict)
    says: dict[Id, Text] = field(default_factory=dict)  # what the game master can let it say by itself


class ExitEntry(Entry, frozen=True):
    """A way to another scene, which the whole party takes."""

    name: Line
    to: Id
    at: Cell | None = None  # where its leader has to walk first
    when: WhenEntry = WhenEntry()
    then: HappeningEntry = HappeningEntry()  # on the way, before the scene changes


class SceneTriggerEntry(Entry, frozen=True, rename={"on": "upon"}):
    """A happening with its occasion: by itself, or by the master's decision."""

    on: Occasion
    then: HappeningEntry
    of: Id | None = None  # the thing, line, skill, creature or item concerned
    cells: tuple[Rectangle, ...] = ()
    round: Annotated[int, Meta(ge=0, le=100)] = 0
    notice: Small = 0  # passive Perception that spots a trap in time
    noticed: HappeningEntry = HappeningEntry()
    when: WhenEntry = WhenEntry()
    again: bool = False
    master: bool = False  # the master decides when its occasion has come


class LaterEntry(Entry, frozen=True):
    """How a scene looks once something has happened."""

    says: Text
    when: WhenEntry


class SceneEntry(Entry, frozen=True):
    """A scene: a map, those who are there, and everything that may happen."""

    name: Line
    kind: SceneKind
    says: Text
    map: MapEntry
    arrivals: Annotated[tuple[Cell, ...], Meta(min_length=1, max_length=20)]
    later: dict[Id, LaterEntry] = field(default_factory=dict)  # texts instead of `says`, the last that is due
    creatures: Annotated[tuple[Token, ...], Meta(max_length=40)] = ()
    unnoticed: dict[Id, Annotated[int, Meta(ge=1, le=40)]] = field(
        default_factory=dict
    )  # creatures in hiding, with the DC to notice
    things: dict[Id, ThingEntry] = field(default_factory=dict)
    npcs: dict[Id, NpcEntry] = field(default_factory=dict)
    exits: dict[Id, ExitEntry] = field(default_factory=dict)
    triggers: dict[Id, SceneTriggerEntry] = field(default_factory=dict)
    effects: dict[Id, SceneEffectEntry] = field(default_factory=dict)
    loot: tuple[Line, ...] = ()
    won: HappeningEntry = HappeningEntry()
    lost: HappeningEntry | None = None  # instead of the end by defeat
    rests: Literal["none", "short", "long"] = "none"
    shows_numbers: bool = False  # hit points of foes in numbers instead of steps


class EndEntry(Entry, frozen=True):
    """A way in which the adventure ends."""

    winner: Literal["party", "foes", "none"]
    says: Text


class AdventureEntry(Entry, frozen=True):
    """Scenes by id, the first of them, and the ends."""

    id: Id
    start: Id
    scenes: Annotated[dict[Id, SceneEntry], Meta(min_length=1, max_length=60)]
    ends: Annotated[dict[Id, EndEntry], Meta(min_length=1)]
    says: Text
    minutes: tuple[Minutes, Minutes] | None = None  # how long people play, at least and at most
    highest_level: Annotated[int, Meta(ge=1, le=20)] = 1
    experience: Annotated[int, Meta(ge=0, le=355_000)] = 0  # of each hero at the start; its level's at least
    most_acts: Annotated[int, Meta(ge=10, le=5000)] = 400  # commands outside of combat; then time is up


class AdventureScenario(TacticsScenario, frozen=True, kw_only=True):
    """A scenario with scenes; its map and the cells of its party are those of the first scene."""

    foes: tuple[Token, ...] = ()
    adventure: AdventureEntry
    leader: Annotated[int, Meta(ge=0, le=8)] = 0  # the seat that leads every hero between fights

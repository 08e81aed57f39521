"""The structs of fights: a map and its participants; and of encounters: budgets of XP and terrains."""

from typing import Annotated, Literal

from msgspec import Meta

from turnwright.games.tactics.content.class_schema import HeroEntry
from turnwright.games.tactics.content.creature_schema import CreatureEntry
from turnwright.games.tactics.content.power_schema import PowerEntry
from turnwright.games.tactics.content.schema import Condition, Entry, Id, Line, Small


class Token(Entry, frozen=True):
    """A participant and its starting cell."""

    id: Id
    base: Id
    at: tuple[Annotated[int, Meta(ge=0, le=99)], Annotated[int, Meta(ge=0, le=99)]]
    name: Line | None = None
    hp: Annotated[int, Meta(ge=0, le=2000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    conditions: tuple[Condition, ...] = ()


class MapEntry(Entry, frozen=True):
    """A map as text: rows of signs, and a legend for those that are not standard."""

    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=100)]
    legend: dict[str, str] = {}


class TriggerEntry(Entry, frozen=True):
    """An event that starts the fight, and the participants it surprises."""

    surprised: tuple[Id, ...] = ()


class TacticsScenario(Entry, frozen=True):
    """A scenario; its own creatures, heroes and spells come before shipped ones of the same id."""

    name: Line
    map: MapEntry
    party: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=20)]
    foes: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=60)]
    players: Annotated[int, Meta(ge=1, le=8)] = 1
    rules: Literal["5.2", "5.1"] = "5.2"
    diagonals: Literal["5-5-5", "5-10-5"] = "5-5-5"
    los: Literal["symmetric", "bresenham"] = "symmetric"
    scene: Literal["SocialFreeFlow", "Exploration", "DowntimePreparation"] = "Exploration"
    surprised: tuple[Id, ...] = ()
    triggers: dict[Id, TriggerEntry] = {}
    tick_on_apply: bool = False
    end_after_action: bool = False
    shared_initiative: bool = True
    asks_to_knock_out: bool = False
    shows_dc: bool = False
    sunlight: bool = False
    max_rounds: Annotated[int, Meta(ge=1, le=1000)] = 100
    quiet_rounds: Annotated[int, Meta(ge=1, le=1000)] = 20
    loot: tuple[Line, ...] = ()
    creatures: Annotated[tuple[CreatureEntry, ...], Meta(max_length=200)] = ()
    heroes: Annotated[tuple[HeroEntry, ...], Meta(max_length=50)] = ()
    spells: Annotated[tuple[PowerEntry, ...], Meta(max_length=200)] = ()


class BudgetEntry(Entry, frozen=True):
    """The XP that a hero of a level adds to the budget of a fight, by difficulty."""

    level: Annotated[int, Meta(ge=1, le=20)]
    low: Annotated[int, Meta(ge=1)]
    moderate: Annotated[int, Meta(ge=1)]
    high: Annotated[int, Meta(ge=1)]


class BudgetsFile(Entry, frozen=True):
    """XP budgets, a row for each level."""

    budgets: Annotated[tuple[BudgetEntry, ...], Meta(min_length=20, max_length=20)]


class TerrainEntry(Entry, frozen=True):
    """A terrain: the creatures that live there, and how its maps are drawn."""

    id: Id
    bands: Annotated[tuple[Id, ...], Meta(min_length=1)]
    legend: dict[str, str] = {}
    walls: Literal["open", "cave", "rooms"] = "open"
    scatter: dict[str, Annotated[int, Meta(ge=1, le=50)]] = {}  # of a hundred cells
    clump: Annotated[int, Meta(ge=0, le=90)] = 0  # percent chance that the next lies beside the last
    crumbled: Annotated[int, Meta(ge=0, le=90)] = 0  # of a hundred cells of inner walls
    pillars: Annotated[str, Meta(min_length=1, max_length=1)] | None = None
    stream: Annotated[str, Meta(min_length=1, max_length=1)] | None = None
    road: Small = 0  # cells across
    hills: Small = 0


class EncountersFile(Entry, frozen=True):
    """The parts of encounters."""

    party: Annotated[tuple[Id, ...], Meta(min_length=1)]  # classes, in the order in which they join
    most_heroes: Annotated[int, Meta(ge=1, le=20)]
    least_share: Annotated[int, Meta(ge=0, le=100)]
    foes_per_hero: Annotated[int, Meta(ge=1, le=5)]
    least_foes: Annotated[int, Meta(ge=1, le=10)]
    above_level: Small
    bands: dict[Id, Annotated[tuple[Id, ...], Meta(min_length=2)]]
    terrains: Annotated[tuple[TerrainEntry, ...], Meta(min_length=1)]

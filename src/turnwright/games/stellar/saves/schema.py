"""The structure of a saved galaxy."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from turnwright.games.stellar.commands import GameCommand
from turnwright.games.stellar.content.schema import Body, BodyKind, Goal, ProfileName, Resource, Type

Name = Annotated[str, Meta(min_length=1, max_length=120)]
Text = Annotated[str, Meta(max_length=2000)]
Whole = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Hp = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Coordinate = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
Measure = Annotated[float, Meta(ge=0, le=1_000_000_000)]
Counts = dict[str, dict[str, Whole]]


class Saved(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A part of a saved galaxy."""


class Position(Saved, frozen=True):
    """A point in space."""

    x: Coordinate
    y: Coordinate
    z: Coordinate


class SavedFaction(Saved, frozen=True):
    """A faction."""

    id: Name
    name: Name
    color: Text
    playable: bool
    ai_profile: ProfileName | None


class SavedPlanet(Saved, frozen=True):
    """A planet or a moon."""

    id: Name
    name: Name
    body: Body
    kind: BodyKind = field(name="class")
    owner_faction_id: Name | None


class SavedSystem(Saved, frozen=True):
    """A star and its planets."""

    id: Name
    name: Name
    position: Position
    owner_faction_id: Name | None
    color: Text
    owner_since_day: Whole
    resource: Resource
    homeworld: bool
    planets: list[SavedPlanet]


class SavedShip(Saved, frozen=True):
    """A ship."""

    id: Name
    type: Type
    hp: Hp
    fuel: Measure
    carried_army_id: Name | None
    missiles: Whole
    torpedoes: Whole
    interceptors: Whole
    kills: Whole


class SavedFleet(Saved, frozen=True):
    """A fleet and its ships."""

    id: Name
    name: Name
    faction_id: Name
    ships: list[SavedShip]
    position: Position
    state: Literal["ORBIT", "MOVING", "COMBAT"]
    target_system_id: Name | None
    target_position: Position
    invasion_target_system_id: Name | None
    load_target_system_id: Name | None
    unload_target_system_id: Name | None
    retreating: bool


class SavedArmy(Saved, frozen=True):
    """An army."""

    id: Name
    faction_id: Name
    strength: Whole
    max_strength: Whole
    morale: Annotated[float, Meta(ge=0, le=1000)]
    state: Literal["EMBARKED", "DEPLOYED", "IN_TRANSIT"]
    container_id: Name | None


class SavedReport(Saved, frozen=True):
    """The result of a battle."""

    rounds: Whole
    winner: Name
    losses: Counts
    ammunition: Counts
    intercepted: dict[str, Whole]
    survivors: dict[str, Whole]


class SavedBattle(Saved, frozen=True):
    """A battle."""

    id: Name
    system_id: Name
    turn_created: Whole
    turn_resolved: Whole | None
    status: Literal["scheduled", "resolving", "resolved"]
    fleets: list[Name]
    report: SavedReport | None


class SavedLog(Saved, frozen=True):
    """A line of the log."""

    id: Name
    day: Whole
    text: Text
    type: Text
    about: Text
    args: dict[str, str]
    to: list[Name]


class SavedMessage(Saved, frozen=True):
    """A letter."""

    id: Name
    day: Whole
    type: Name
    priority: Whole
    title: Text
    lines: list[Text]
    payload: dict[str, Any]
    to: list[Name]
    read: bool
    dismissed: bool
    read_by: list[Name] = []
    dismissed_by: list[Name] = []


class SavedSighting(Saved, frozen=True):
    """An AI's memory of a system."""

    system_id: Name
    power: Measure
    day: Whole


class SavedGhost(Saved, frozen=True):
    """A foreign fleet as a faction last saw it."""

    fleet_id: Name
    faction_id: Name
    day: Whole
    position: Position
    ships: Whole


class SavedTask(Saved, frozen=True):
    """A task of an AI."""

    type: Name
    system_id: Text
    need: float
    fleets: list[Name]


class SavedAI(Saved, frozen=True):
    """The memory of an AI."""

    sightings: dict[str, SavedSighting] = {}
    tasks: list[SavedTask] = []
    hold_until_turn_by_system_id: dict[str, Whole] = {}


class SavedCondition(Saved, frozen=True):
    """A victory condition."""

    type: Goal
    value: Whole = 0
    system_id: Name | None = None
    faction_id: Name | None = None


class SavedObjectives(Saved, frozen=True):
    """The victory conditions and the turn limit."""

    conditions: list[SavedCondition]
    max_turns: Whole


class SavedRules(Saved, frozen=True):
    """The rules that are switched on."""

    fog_of_war: bool = True
    use_advanced_combat: bool = True
    ai_enabled: bool = True
    unlimited_fuel: bool = False
    resupply: bool = True
    messages_kept: Annotated[int, Meta(ge=1, le=100_000)] = 500


class SavedGalaxy(Saved, frozen=True):
    """A galaxy between two turns or phases."""

    version: int
    scenario_id: Text
    seed: Annotated[int, Meta(ge=0)]
    day: Whole
    factions: list[SavedFaction]
    systems: list[SavedSystem]
    fleets: list[SavedFleet]
    armies: list[SavedArmy]
    battles: list[SavedBattle]
    logs: list[SavedLog]
    messages: list[SavedMessage]
    winner_faction_id: Name | None
    objectives: SavedObjectives
    rules: SavedRules
    victory: Text = ""
    ai_states: dict[str, SavedAI] = {}
    orders: dict[str, list[GameCommand]] = {}
    autopilot: dict[str, ProfileName] = {}
    ready: list[Name] = []
    resigned: list[Name] = []
    ghosts: dict[str, list[SavedGhost]] = {}

"""The types of a view of stellar, for schemas and clients."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class StellarPart(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A part of a view of stellar."""


class SpacePoint(StellarPart, frozen=True):
    """A place in space, in light years."""

    x: float
    y: float
    z: float


class FactionView(StellarPart, frozen=True):
    """A faction."""

    id: str
    name: str
    color: str


class PlanetView(StellarPart, frozen=True, rename={"kind": "class", "owner_faction_id": "ownerFactionId"}):
    """A planet of a system."""

    id: str
    name: str
    body: str
    kind: str
    owner_faction_id: str


class SystemView(StellarPart, frozen=True):
    """A star system; what is not observed now may have changed."""

    id: str
    name: str
    position: SpacePoint
    owner_faction_id: str
    color: str
    owner_since_day: int
    resource: str
    homeworld: bool
    observed: bool
    planets: tuple[PlanetView, ...]


class ShipView(StellarPart, frozen=True):
    """A ship; only its owner knows its stores."""

    id: str
    type: str
    hp: int
    fuel: float | UnsetType = UNSET
    carried_army_id: str | UnsetType = UNSET
    missiles: int | UnsetType = UNSET
    torpedoes: int | UnsetType = UNSET
    interceptors: int | UnsetType = UNSET
    kills: int | UnsetType = UNSET


class FleetView(StellarPart, frozen=True):
    """A fleet; only its owner knows where it flies."""

    id: str
    name: str
    faction_id: str
    position: SpacePoint
    state: str
    ships: tuple[ShipView, ...]
    target_system_id: str | UnsetType = UNSET
    invasion_target_system_id: str | UnsetType = UNSET
    load_target_system_id: str | UnsetType = UNSET
    unload_target_system_id: str | UnsetType = UNSET
    retreating: bool | UnsetType = UNSET


class ArmyView(StellarPart, frozen=True):
    """An army, on a planet or on a ship."""

    id: str
    faction_id: str
    strength: int
    max_strength: int
    morale: float
    state: str
    container_id: str


class SpaceBattleView(StellarPart, frozen=True):
    """A battle, with its report once it is fought."""

    id: str
    system_id: str
    turn_created: int
    turn_resolved: int
    status: str
    rounds: int | UnsetType = UNSET
    winner: str | UnsetType = UNSET
    losses: Any | UnsetType = UNSET
    ammunition: Any | UnsetType = UNSET
    intercepted: Any | UnsetType = UNSET
    survivors: Any | UnsetType = UNSET


class LogEntryView(StellarPart, frozen=True):
    """An entry of the log."""

    id: str
    day: int
    text: str
    type: str
    about: Any
    args: Any


class LetterView(StellarPart, frozen=True):
    """A message in the inbox."""

    id: str
    day: int
    type: str
    priority: int
    title: str
    lines: Any
    payload: Any
    read: bool
    dismissed: bool


class VictoryConditionView(StellarPart, frozen=True):
    """A way to win."""

    type: str
    value: int
    system_id: str
    faction_id: str


class ObjectivesView(StellarPart, frozen=True):
    """The ways to win, and the last turn."""

    conditions: tuple[VictoryConditionView, ...]
    max_turns: int


class RangesView(StellarPart, frozen=True):
    """Distances in light years: sensors, territory, capture, and the longest jump."""

    sensor: float
    territory: float
    capture: float
    jump: float


class ShipTypeView(StellarPart, frozen=True):
    """The most hull points and fuel that a ship of a type can have."""

    hp: int
    fuel: float


class GhostView(StellarPart, frozen=True):
    """A foreign fleet that is out of sight: where it was last seen, on which day, with how many ships."""

    fleet: str
    faction_id: str
    day: int
    position: SpacePoint
    ships: int


class DraftView(StellarPart, frozen=True):
    """The changes by the orders of this turn: fleets as they will be, merged ones, and days until arrival."""

    fleets: tuple[FleetView, ...]
    gone: tuple[str, ...]
    eta: dict[str, int]


class StellarView(StellarPart, frozen=True):
    """The galaxy, as far as a faction sees it; `orders` are its own of this turn."""

    day: int
    faction: str
    factions: tuple[FactionView, ...]
    systems: tuple[SystemView, ...]
    fleets: tuple[FleetView, ...]
    armies: tuple[ArmyView, ...]
    battles: tuple[SpaceBattleView, ...]
    logs: tuple[LogEntryView, ...]
    messages: tuple[LetterView, ...]
    objectives: ObjectivesView
    ready: tuple[str, ...]
    ranges: RangesView
    ship_types: dict[str, ShipTypeView]
    eta: dict[str, int]  # days until each of its own fleets arrives
    ghosts: tuple[GhostView, ...]  # last sightings, of up to 30 days
    orders: tuple[Any, ...] | UnsetType = UNSET
    draft: DraftView | UnsetType = UNSET
    winner_faction_id: str | UnsetType = UNSET
    victory: str | UnsetType = UNSET

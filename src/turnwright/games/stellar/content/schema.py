"""The structure of the content files: ship types, profiles, numbers and scenarios."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from turnwright.kernel.records import PERSON

ID = r"\A[A-Za-z0-9_-]{1,40}\Z"
COLOR = r"\A#[0-9a-fA-F]{6}\Z"

Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Id = Annotated[str, Meta(pattern=ID)]
Color = Annotated[str, Meta(pattern=COLOR)]
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]
Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Percent = Annotated[int, Meta(ge=0, le=100)]
PerMille = Annotated[int, Meta(ge=0, le=1000)]
Share = Annotated[float, Meta(ge=0, le=1)]
Factor = Annotated[float, Meta(gt=0, le=100)]
Worth = Annotated[float, Meta(ge=0, le=1_000_000)]
Length = Annotated[float, Meta(gt=0, le=100_000)]
Place = Annotated[float, Meta(ge=-100_000, le=100_000)]
Type = Literal[
    "carrier",
    "cruiser",
    "destroyer",
    "frigate",
    "fighter",
    "bomber",
    "troop_transport",
    "tanker",
    "extractor",
]
Shape = Literal["spiral", "ring", "cluster", "scattered"]
ProfileName = Literal["aggressive", "balanced", "defensive"]
Goal = Literal["elimination", "domination", "king_of_the_hill", "survival", "battle"]
Resource = Literal["none", "gas"]
Body = Literal["planet", "moon"]
BodyKind = Literal["solid", "gas_giant", "ice_giant"]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a content file."""


class ShipEntry(Entry, frozen=True):
    """The abilities of a type of ship."""

    type: Type
    hp: Positive
    gun: Amount
    speed: Factor
    cost: Positive
    evasion: Share
    fuel: Positive
    per_ly: Amount
    point_defence: Amount = 0
    missiles: Amount = 0
    missile_damage: Amount = 0
    torpedoes: Amount = 0
    torpedo_damage: Amount = 0
    interceptors: Amount = 0
    carries: bool = False
    gives: Amount = 0
    keeps: Share = 0.0
    draws: Amount = 0


class ShipsFile(Entry, frozen=True):
    """The types of ships, and the order in which each chooses its targets."""

    ships: Annotated[tuple[ShipEntry, ...], Meta(min_length=1, max_length=40)]
    targets: dict[Type, tuple[Type, ...]] = {}


class ProfileEntry(Entry, frozen=True):
    """The temperament of an AI."""

    caution: Factor
    defence: Factor
    nerve: Factor
    reach: Length
    greed: Factor
    tired: Share
    rested: Share
    ground: Positive
    unseen: Amount
    garrison: Amount


class ProfilesFile(Entry, frozen=True):
    """The AI profiles by name."""

    profiles: dict[ProfileName, ProfileEntry]


class NamesFile(Entry, frozen=True):
    """Syllables for the names of stars."""

    first: tuple[Line, ...]
    middle: tuple[Line, ...]
    last: tuple[Line, ...]


class GalaxyNumbers(Entry, frozen=True):
    """Distances, and how many logs and reports are kept."""

    speed: Length
    capture_range: Length
    orbit_range: Length
    sensor_range: Length
    territory_radius: Length
    longest_jump: Length
    logs_kept: Positive
    reports_kept: Amount


class ArmyNumbers(Entry, frozen=True):
    """Initial and least strength of armies, and bounds of morale."""

    raised: Positive
    last_men: Amount
    last_percent: Percent
    least_morale: Factor
    most_morale: Factor


class BattleNumbers(Entry, frozen=True):
    """Space battles."""

    rounds: Positive
    keep_target: Share
    transport_chance: Share
    transport_step: Share
    transport_most: Share
    lock_gain: Share
    lock_loss: Share
    least_lock: Share
    salvo: Amount
    torpedo_eta: Positive
    torpedo_hp: Positive
    missile_eta: Positive
    missile_hp: Positive
    intercept_eta: Amount
    intercept_try: Share
    intercept_hit: Share
    point_defence_factor: Amount
    gun_hit: Share
    attrition_percent: Percent
    attrition_least: Amount


class BombardmentNumbers(Entry, frozen=True):
    """Bombardment, in thousandths."""

    bomb_per_mille: PerMille
    bomb_most: PerMille
    fear_per_mille: PerMille
    fear_most: PerMille


class GroundNumbers(Entry, frozen=True):
    """Ground combat."""

    loss_percent: Percent
    fear_percent: Percent
    hold_turns: Amount


class LandingNumbers(Entry, frozen=True):
    """Landings under fire."""

    fire_percent: Percent
    fire_loss_percent: Percent


class VictoryNumbers(Entry, frozen=True):
    """Defaults of victory conditions."""

    domination_percent: Percent
    king_turns: Positive


class SupplyNumbers(Entry, frozen=True):
    """Supply in orbit of an own system."""

    supply_percent: Percent


class MindNumbers(Entry, frozen=True):
    """Values that all AIs share."""

    fade: Share
    system_value: Worth
    gas_value: Worth
    own_value: Worth
    home_value: Worth
    hill_value: Worth
    patience: Length
    least_caution: Share
    forgotten: Worth
    journey: Length
    hop: Length
    nearer: Length
    march: Share


class WorldNumbers(Entry, frozen=True):
    """Generated galaxies."""

    arms: Positive
    arm_turns: Factor
    arm_width: Share
    clusters: Positive
    growth: Annotated[float, Meta(gt=1, le=100)]


class NumbersFile(Entry, frozen=True):
    """The numbers of the rules, in groups."""

    galaxy: GalaxyNumbers
    armies: ArmyNumbers
    battle: BattleNumbers
    bombardment: BombardmentNumbers
    ground: GroundNumbers
    landing: LandingNumbers
    victory: VictoryNumbers
    supply: SupplyNumbers
    ai: MindNumbers
    worlds: WorldNumbers


class FleetEntry(Entry, frozen=True):
    """A fleet at the start: its ships by type, and the armies on board."""

    ships: Annotated[dict[Type, Annotated[int, Meta(ge=0, le=10_000)]], Meta(min_length=1)]
    name: Line | None = None  # the default is the faction's name with a number
    armies: Annotated[int, Meta(ge=0, le=10_000)] = 0
    at: Id | None = None  # a system; the default is the homeworld
    copies: Annotated[int, Meta(ge=1, le=100_000)] = 1


class FactionEntry(Entry, frozen=True):
    """A faction: an AI if it has a profile, a seat if not."""

    id: Id
    name: Line
    color: Color
    profile: ProfileName | None = None
    fleets: Annotated[tuple[FleetEntry, ...], Meta(max_length=200)] | None = None  # default: the scenario's


class PlanetEntry(Entry, frozen=True):
    """A planet or a moon."""

    id: Id
    name: Line
    body: Body = "planet"
    kind: BodyKind = "solid"
    owner: Id | None = None
    garrison: Amount = 0


class SystemEntry(Entry, frozen=True):
    """A star and its planets."""

    id: Id
    name: Line
    position: tuple[Place, Place, Place]
    planets: Annotated[tuple[PlanetEntry, ...], Meta(max_length=20)]
    owner: Id | None = None
    resource: Resource = "none"
    homeworld: bool = False


class WorldEntry(Entry, frozen=True):
    """A galaxy for the dice to generate."""

    shape: Shape
    systems: Annotated[int, Meta(ge=2, le=20_000)]
    radius: Length
    spacing: Annotated[float, Meta(ge=5, le=1000)] = 5.0
    thickness: Annotated[float, Meta(ge=0, le=100_000)] = 0.0
    gas: Share = 0.2
    realm: Annotated[int, Meta(ge=0, le=10_000)] = 4  # systems that a faction owns besides its homeworld
    garrison: Annotated[int, Meta(ge=10_000, le=1_000_000)] = 10_000


class ConditionEntry(Entry, frozen=True):
    """A way to win."""

    kind: Goal
    value: Amount = 0
    system: Id | None = None
    faction: Id | None = None


class ObjectivesEntry(Entry, frozen=True):
    """The ways to win, and the last turn."""

    conditions: Annotated[tuple[ConditionEntry, ...], Meta(max_length=20)] = ()
    max_turns: Annotated[int, Meta(ge=1, le=10_000)] = 200


class RulesEntry(Entry, frozen=True):
    """Rules that can be switched on or off."""

    fog_of_war: bool = True
    use_advanced_combat: bool = True
    ai_enabled: bool = True
    unlimited_fuel: bool = False
    resupply: bool = True
    messages_kept: Annotated[int, Meta(ge=1, le=100_000)] = 500


class StellarScenario(Entry, frozen=True):
    """A scenario: systems as listed, a galaxy to generate, or both."""

    name: Line
    factions: Annotated[tuple[FactionEntry, ...], Meta(min_length=1, max_length=12)]
    world: WorldEntry | None = None
    systems: Annotated[tuple[SystemEntry, ...], Meta(max_length=20_000)] = ()
    fleets: Annotated[tuple[FleetEntry, ...], Meta(max_length=200)] = ()
    objectives: ObjectivesEntry = ObjectivesEntry()
    rules: RulesEntry = RulesEntry()

    @property
    def opponent(self) -> str | None:
        """The default for the other seats: people, where no bot can plan."""
        return None if self.rules.ai_enabled else PERSON

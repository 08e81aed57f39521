"""Ship types, AI profiles and scenarios: read from the package or a user's file, checked, handed over.

Whatever is wrong with a file is one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

from turnwright.gamekit.content import Wording, either, located, parsed, refuse, shaped
from turnwright.gamekit.content_folder import ContentFolder
from turnwright.games.stellar.arena import Arena, Numbers, Profile, ShipClass, arena_for
from turnwright.games.stellar.state import FUEL, MORALE, GalaxyState
from turnwright.kernel import codec
from turnwright.kernel.errors import ContentError
from turnwright.kernel.records import PERSON

FOLDER = ContentFolder("turnwright.games.stellar", "sandbox")
ID = r"\A[A-Za-z0-9_-]{1,40}\Z"
MOST_SHIPS = 1_000_000
PLANETS = 4  # about as many things as a drawn system is, with its planets
COLOR = r"\A#[0-9a-fA-F]{6}\Z"

Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Id = Annotated[str, Meta(pattern=ID)]
Color = Annotated[str, Meta(pattern=COLOR)]
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]
Some = Annotated[int, Meta(ge=1, le=1_000_000)]
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


class ShipEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What every ship of a type can do."""

    type: Type
    hp: Some
    gun: Amount
    speed: Factor
    cost: Some
    evasion: Share
    fuel: Some
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


class ShipsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The types of ships, and whom each shoots at first."""

    ships: Annotated[tuple[ShipEntry, ...], Meta(min_length=1, max_length=40)]
    targets: dict[Type, tuple[Type, ...]] = {}


class ProfileEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """How an AI is minded."""

    caution: Factor
    defence: Factor
    nerve: Factor
    reach: Length
    greed: Factor
    tired: Share
    rested: Share
    ground: Some
    unseen: Amount
    garrison: Amount


class ProfilesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The AI profiles by name."""

    profiles: dict[ProfileName, ProfileEntry]


class NamesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Syllables that the names of stars are made of."""

    first: tuple[Line, ...]
    middle: tuple[Line, ...]
    last: tuple[Line, ...]


class GalaxyNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Distances, and how much is kept."""

    speed: Length
    capture_range: Length
    orbit_range: Length
    sensor_range: Length
    territory_radius: Length
    longest_jump: Length
    logs_kept: Some
    reports_kept: Amount


class ArmyNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """How armies begin and end."""

    raised: Some
    last_men: Amount
    last_percent: Percent
    least_morale: Factor
    most_morale: Factor


class BattleNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """How ships fight."""

    rounds: Some
    keep_target: Share
    transport_chance: Share
    transport_step: Share
    transport_most: Share
    lock_gain: Share
    lock_loss: Share
    least_lock: Share
    salvo: Amount
    torpedo_eta: Some
    torpedo_hp: Some
    missile_eta: Some
    missile_hp: Some
    intercept_eta: Amount
    intercept_try: Share
    intercept_hit: Share
    point_defence_factor: Amount
    gun_hit: Share
    attrition_percent: Percent
    attrition_least: Amount


class BombardmentNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What bombs do, in thousandths."""

    bomb_per_mille: PerMille
    bomb_most: PerMille
    fear_per_mille: PerMille
    fear_most: PerMille


class GroundNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """How armies fight."""

    loss_percent: Percent
    fear_percent: Percent
    hold_turns: Amount


class LandingNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a landing under fire costs."""

    fire_percent: Percent
    fire_loss_percent: Percent


class VictoryNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a condition without a value asks for."""

    domination_percent: Percent
    king_turns: Some


class SupplyNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a system of one's own gives back in a turn."""

    supply_percent: Percent


class MindNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What all AIs have in common."""

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


class WorldNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """How a world is drawn."""

    arms: Some
    arm_turns: Factor
    arm_width: Share
    clusters: Some
    growth: Annotated[float, Meta(gt=1, le=100)]


class NumbersFile(Struct, frozen=True, forbid_unknown_fields=True):
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


class FleetEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A fleet at the start: how many ships of each type, and how many armies on board."""

    ships: Annotated[dict[Type, Annotated[int, Meta(ge=0, le=10_000)]], Meta(min_length=1)]
    name: Line | None = None  # else that of the faction, with a number
    armies: Annotated[int, Meta(ge=0, le=10_000)] = 0
    at: Id | None = None  # a system; the homeworld if none is named
    copies: Annotated[int, Meta(ge=1, le=100_000)] = 1


class FactionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction: with a profile it plays itself, without one it is somebody's seat."""

    id: Id
    name: Line
    color: Color
    profile: ProfileName | None = None
    fleets: Annotated[tuple[FleetEntry, ...], Meta(max_length=200)] | None = (
        None  # else those of the scenario
    )


class PlanetEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A planet or a moon."""

    id: Id
    name: Line
    body: Body = "planet"
    kind: BodyKind = "solid"
    owner: Id | None = None
    garrison: Amount = 0


class SystemEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A star and what turns around it."""

    id: Id
    name: Line
    position: tuple[Place, Place, Place]
    planets: Annotated[tuple[PlanetEntry, ...], Meta(max_length=20)]
    owner: Id | None = None
    resource: Resource = "none"
    homeworld: bool = False


class WorldEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A world to be drawn by the dice."""

    shape: Shape
    systems: Annotated[int, Meta(ge=2, le=20_000)]
    radius: Length
    spacing: Annotated[float, Meta(ge=5, le=1000)] = 5.0
    thickness: Annotated[float, Meta(ge=0, le=100_000)] = 0.0
    gas: Share = 0.2
    realm: Annotated[int, Meta(ge=0, le=10_000)] = 4  # how many systems a faction has near its homeworld
    garrison: Annotated[int, Meta(ge=10_000, le=1_000_000)] = 10_000


class ConditionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to win."""

    kind: Goal
    value: Amount = 0
    system: Id | None = None
    faction: Id | None = None


class ObjectivesEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The ways to win, and the last turn."""

    conditions: Annotated[tuple[ConditionEntry, ...], Meta(max_length=20)] = ()
    max_turns: Annotated[int, Meta(ge=1, le=10_000)] = 200


class RulesEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What is switched on."""

    fog_of_war: bool = True
    use_advanced_combat: bool = True
    ai_enabled: bool = True
    unlimited_fuel: bool = False
    resupply: bool = True
    messages_kept: Annotated[int, Meta(ge=1, le=100_000)] = 500


class StellarScenario(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a galaxy starts from: systems that are written down, a world to be drawn, or both."""

    name: Line
    factions: Annotated[tuple[FactionEntry, ...], Meta(min_length=1, max_length=12)]
    world: WorldEntry | None = None
    systems: Annotated[tuple[SystemEntry, ...], Meta(max_length=20_000)] = ()
    fleets: Annotated[tuple[FleetEntry, ...], Meta(max_length=200)] = ()
    objectives: ObjectivesEntry = ObjectivesEntry()
    rules: RulesEntry = RulesEntry()

    @property
    def opponent(self) -> str | None:
        """Who sits in the other seats unless somebody says so: people, where no bot can plan."""
        return None if self.rules.ai_enabled else PERSON


# The words of a field are those of its type; these are the texts that must look like something.
WORDING = Wording(
    patterns={
        ID: "1 to 40 letters, digits, dashes or underlines",
        COLOR: "a colour such as #3b82f6",
    }
)
SAVES = Wording()


# What the rules play with


@cache
def classes() -> dict[str, ShipClass]:
    """The ship types that come with the game, by name."""
    file: ShipsFile = _shipped_file("ships.yaml", ShipsFile)
    found = {entry.type: _class(entry) for entry in file.ships}
    for number, kind in enumerate(found.values()):
        kind.number = number
    for name, kind in found.items():
        order = file.targets.get(name, tuple(found))
        kind.ranks = [int(found[other].number) for other in order if not found[other].carries]
    return {str(name): kind for name, kind in found.items()}


def _class(entry: ShipEntry) -> ShipClass:
    return ShipClass(
        entry.type,
        entry.hp,
        entry.gun,
        entry.speed,
        entry.cost,
        entry.point_defence,
        entry.evasion,
        entry.missiles,
        entry.missile_damage,
        entry.torpedoes,
        entry.torpedo_damage,
        entry.interceptors,
        entry.fuel * FUEL,
        entry.per_ly * FUEL,
        entry.carries,
        entry.gives * FUEL,
        entry.keeps,
        entry.draws * FUEL,
    )


@cache
def profiles() -> dict[str, Profile]:
    """The AI profiles that come with the game, by name."""
    file: ProfilesFile = _shipped_file("profiles.yaml", ProfilesFile)
    return {
        str(name): Profile(
            entry.caution,
            entry.defence,
            entry.nerve,
            entry.reach,
            entry.greed,
            entry.tired,
            entry.rested,
            entry.ground,
            entry.unseen,
            entry.garrison,
        )
        for name, entry in file.profiles.items()
    }


@cache
def syllables() -> tuple[tuple[str, ...], ...]:
    """What the names of stars are made of: how they begin, go on and end."""
    file: NamesFile = _shipped_file("names.yaml", NamesFile)
    return (file.first, file.middle, file.last)


@cache
def lines() -> dict[str, str]:
    """The lines of the log, by id."""
    found: dict[str, str] = _shipped_file("logs.yaml", dict[str, str])
    return found


def _shipped_file(name: str, kind: Any) -> Any:
    text = FOLDER.read(name)
    return shaped(parsed(text, name), kind, name, WORDING, text)


@cache
def measures() -> Numbers:
    """The numbers of the rules that come with the game."""
    file: NumbersFile = _shipped_file("numbers.yaml", NumbersFile)
    made = Numbers()
    for group in structs.astuple(file):
        for name, value in structs.asdict(group).items():
            setattr(made, name, int(value * MORALE) if name.endswith("_morale") else value)
    return made


def seat(state: GalaxyState) -> GalaxyState:
    """Put a state at a arena: ship types, numbers, and where its systems lie, which are put in order."""
    state.systems = sorted(state.systems, key=lambda one: one.id)
    state.arena = arena_for(Arena(classes(), measures(), None, lines(), profiles()), state.systems)
    return state


def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name what it was played with."""
    return FOLDER.fingerprint(["ships.yaml", "profiles.yaml", "logs.yaml", "names.yaml", "numbers.yaml"])


# Scenarios


def load_scenario(source: str | Path | Mapping[str, Any] | StellarScenario) -> StellarScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    found = FOLDER.scenario(source)
    scenario: StellarScenario = shaped(found.values, StellarScenario, found.file, WORDING, found.text)
    _check(scenario, found.file, found.text)
    return scenario


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def _check(scenario: StellarScenario, file: str, text: bytes) -> None:
    if scenario.world is None and not scenario.systems:
        refuse(file, located("$", text), "systems, or a world to be drawn, or both")
    _check_factions(scenario, file, text)
    _check_room(scenario, file, text)
    _check_systems(scenario, file, text)
    _check_fleets(scenario, file, text)
    _check_homes(scenario, file, text)
    _check_goals(scenario, file, text)


def _check_factions(scenario: StellarScenario, file: str, text: bytes) -> None:
    seen: set[str] = set()
    for at, faction in enumerate(scenario.factions):
        if faction.id in seen or faction.id == "draw":
            refuse(file, located(f"$.factions[{at}].id", text), "an id that no other has", faction.id)
        seen.add(faction.id)
    if not seat_names(scenario):
        refuse(file, located("$.factions", text), "a faction without a profile, for somebody to play")


def _check_room(scenario: StellarScenario, file: str, text: bytes) -> None:
    world = scenario.world
    if world is None:
        return
    least = len(scenario.factions) * (1 + world.realm)
    if world.systems < least:
        wanted = f"at least {least}: a homeworld and {world.realm} more for each faction"
        refuse(file, located("$.world.systems", text), wanted, world.systems)


def _check_systems(scenario: StellarScenario, file: str, text: bytes) -> None:
    factions = {faction.id for faction in scenario.factions}
    seen = _drawn_ids(scenario)
    for at, system in enumerate(scenario.systems):
        ids = [(f"$.systems[{at}].id", system.id)]
        ids += [(f"$.systems[{at}].planets[{i}].id", planet.id) for i, planet in enumerate(system.planets)]
        for path, name in ids:
            if name in seen:
                refuse(file, located(path, text), "an id that no other has", name)
            seen.add(name)
        owners = [(f"$.systems[{at}].owner", system.owner)]
        owners += [
            (f"$.systems[{at}].planets[{i}].owner", planet.owner) for i, planet in enumerate(system.planets)
        ]
        for path, owner in owners:
            if owner is not None and owner not in factions:
                refuse(file, located(path, text), f"a faction ({either(sorted(factions))})", owner)
        for i, planet in enumerate(system.planets):
            _check_planet(planet, f"$.systems[{at}].planets[{i}]", file, text)


def _drawn_ids(scenario: StellarScenario) -> set[str]:
    return set() if scenario.world is None else {drawn_id(at + 1) for at in range(scenario.world.systems)}


def drawn_id(number: int) -> str:
    """The id of a system that the dice have placed, by its number."""
    return f"sys-{number:05d}"


def _check_planet(planet: PlanetEntry, where: str, file: str, text: bytes) -> None:
    if planet.kind != "solid" and (planet.owner is not None or planet.garrison):
        refuse(file, located(where, text), "no owner and no garrison: nobody can stand there", planet.kind)
    if planet.garrison and planet.owner is None:
        refuse(file, located(where, text), "the owner whose garrison it is")
    if 0 < planet.garrison < measures().raised:
        wanted = f"0, or at least {measures().raised}"
        refuse(file, located(f"{where}.garrison", text), wanted, planet.garrison)


def _check_fleets(scenario: StellarScenario, file: str, text: bytes) -> None:
    places = {system.id for system in scenario.systems} | _drawn_ids(scenario)
    named = [("$.fleets", scenario.fleets)]
    named += [(f"$.factions[{at}].fleets", one.fleets or ()) for at, one in enumerate(scenario.factions)]
    for path, fleets in named:
        if _ships(fleets) > MOST_SHIPS:
            refuse(file, located(path, text), f"at most {MOST_SHIPS} ships in all", _ships(fleets))
        for at, fleet in enumerate(fleets):
            where = f"{path}[{at}]"
            if fleet.at is not None and fleet.at not in places:
                refuse(file, located(f"{where}.at", text), "the id of a system", fleet.at)
            if not any(fleet.ships.values()):
                refuse(file, located(f"{where}.ships", text), "at least one ship")
            room = sum(count for type, count in fleet.ships.items() if classes()[type].carries)
            if fleet.armies > room:
                wanted = f"at most {room}, as many as there are transports"
                refuse(file, located(f"{where}.armies", text), wanted, fleet.armies)


def _check_homes(scenario: StellarScenario, file: str, text: bytes) -> None:
    # In a drawn world everybody gets a homeworld.
    if scenario.world is not None:
        return
    settled = {system.owner for system in scenario.systems}
    for number, faction in enumerate(scenario.factions):
        path = "$.fleets" if faction.fleets is None else f"$.factions[{number}].fleets"
        for at, fleet in enumerate(scenario.fleets if faction.fleets is None else faction.fleets):
            if fleet.at is None and faction.id not in settled:
                wanted = f"the system that the fleet is at, for {faction.id} has none"
                refuse(file, located(f"{path}[{at}].at", text), wanted)


def _ships(fleets: tuple[FleetEntry, ...]) -> int:
    return sum(sum(fleet.ships.values()) * fleet.copies for fleet in fleets)


def things(scenario: StellarScenario) -> int:
    """How many fleets, ships, armies, systems and planets a galaxy begins with."""
    drawn = 0 if scenario.world is None else scenario.world.systems
    placed = sum(1 + len(system.planets) for system in scenario.systems)
    kept = [scenario.fleets if one.fleets is None else one.fleets for one in scenario.factions]
    afloat = sum(
        (1 + fleet.armies + sum(fleet.ships.values())) * fleet.copies for fleets in kept for fleet in fleets
    )
    return afloat + placed + PLANETS * drawn


def _check_goals(scenario: StellarScenario, file: str, text: bytes) -> None:
    factions = {faction.id for faction in scenario.factions}
    systems = {system.id for system in scenario.systems} | _drawn_ids(scenario)
    for at, goal in enumerate(scenario.objectives.conditions):
        where = f"$.objectives.conditions[{at}]"
        if goal.kind == "king_of_the_hill" and goal.system is None:
            refuse(file, located(where, text), "the system that is the hill")
        if goal.system is not None and goal.system not in systems:
            refuse(file, located(f"{where}.system", text), "the id of a system", goal.system)
        if goal.kind == "domination" and goal.value > 100:
            refuse(file, located(f"{where}.value", text), "a share of at most 100 per cent", goal.value)
        if goal.kind == "survival" and goal.faction not in factions:
            refuse(
                file, located(where, text), f"the faction that has to survive ({either(sorted(factions))})"
            )


def read_save(path: str | Path) -> bytes:
    """What stands in the file of a saved galaxy, however large, or `ContentError`."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ContentError(str(path), "", f"expected a saved galaxy that can be read ({reason})") from None


def spelled_out(scenario: StellarScenario) -> dict[str, Any]:
    """A scenario as plain values, with every type of ship in every fleet, so that each number can be set."""
    plain: dict[str, Any] = codec.plain(scenario)
    for fleets in [plain["fleets"], *[one["fleets"] for one in plain["factions"]]]:
        for fleet in fleets or ():
            fleet["ships"] = {**fleet["ships"], **{t: fleet["ships"].get(t, 0) for t in classes()}}
    return plain


def seat_names(scenario: StellarScenario) -> tuple[str, ...]:
    """The factions that people may play, by id."""
    return tuple(sorted(one.id for one in scenario.factions if one.profile is None))

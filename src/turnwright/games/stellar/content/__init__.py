"""Loads ship types, AI profiles, numbers and scenarios, and checks them.

An invalid file raises one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import structs

from turnwright.gamekit.complaints import either, system_reason
from turnwright.gamekit.content import Wording, located, parsed, refuse, shaped
from turnwright.gamekit.content_folder import ContentFolder
from turnwright.games.stellar.arena import Arena, Numbers, Profile, ShipClass, arena_for
from turnwright.games.stellar.content.schema import (
    COLOR,
    ID,
    FleetEntry,
    NamesFile,
    NumbersFile,
    PlanetEntry,
    ProfilesFile,
    ShipsFile,
    StellarScenario,
    SystemEntry,
)
from turnwright.games.stellar.content.spelling import respelled
from turnwright.games.stellar.state import FUEL, MORALE, GalaxyState
from turnwright.kernel import codec
from turnwright.kernel.errors import ContentError

FOLDER = ContentFolder("turnwright.games.stellar", "sandbox")
FILES = ("ships.yaml", "profiles.yaml", "logs.yaml", "names.yaml", "numbers.yaml")
MOST_SHIPS = 1_000_000
GENERATED_SIZE = 4  # a generated system with its planets, on average
IN_FUEL = ("fuel", "per_ly", "gives", "draws")  # whole units in the file, hundredths in the rules

WORDING = Wording(
    patterns={
        ID: "1 to 40 letters, digits, dashes or underlines",
        COLOR: "a colour such as #3b82f6",
    }
)
SAVES = Wording()


# Shipped files


def _shipped_file(name: str, kind: Any) -> Any:
    text = FOLDER.read(name)
    return shaped(parsed(text, name), kind, name, WORDING, text)


@cache
def classes() -> dict[str, ShipClass]:
    """Load the shipped ship types, by name."""
    file: ShipsFile = _shipped_file("ships.yaml", ShipsFile)
    found: dict[str, ShipClass] = {}
    for entry in file.ships:
        fields = structs.asdict(entry)
        fields.update({name: fields[name] * FUEL for name in IN_FUEL})
        found[str(entry.type)] = ShipClass(**fields)
    for number, kind in enumerate(found.values()):
        kind.number = number
    targets: dict[Any, Any] = dict(file.targets)
    for name, kind in found.items():
        order = targets.get(name, tuple(found))
        kind.ranks = [int(found[other].number) for other in order if not found[other].carries]
    return found


@cache
def profiles() -> dict[str, Profile]:
    """Load the shipped AI profiles, by name."""
    file: ProfilesFile = _shipped_file("profiles.yaml", ProfilesFile)
    return {str(name): Profile(**structs.asdict(entry)) for name, entry in file.profiles.items()}


@cache
def syllables() -> tuple[tuple[str, ...], ...]:
    """Load the syllables of star names: first, middle, last."""
    file: NamesFile = _shipped_file("names.yaml", NamesFile)
    return (file.first, file.middle, file.last)


@cache
def lines() -> dict[str, str]:
    """Load the lines of the log, by id."""
    found: dict[str, str] = _shipped_file("logs.yaml", dict[str, str])
    return found


@cache
def measures() -> Numbers:
    """Load the numbers of the rules."""
    file: NumbersFile = _shipped_file("numbers.yaml", NumbersFile)
    made = Numbers()
    for group in structs.astuple(file):
        for name, value in structs.asdict(group).items():
            setattr(made, name, int(value * MORALE) if name.endswith("_morale") else value)
    return made


def give_arena(state: GalaxyState) -> GalaxyState:
    """Give a state its arena, with the shipped content; sort its systems by id."""
    state.systems = sorted(state.systems, key=lambda one: one.id)
    state.arena = arena_for(Arena(classes(), measures(), None, lines(), profiles()), state.systems)
    return state


def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name it instead of carrying it."""
    return FOLDER.fingerprint(FILES)


def read_save(path: str | Path) -> bytes:
    """Read the file of a saved galaxy of any size, or raise `ContentError`."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = system_reason(error)
        raise ContentError(str(path), "", f"expected a saved galaxy that can be read ({reason})") from None


# Scenarios


def load_scenario(source: str | Path | Mapping[str, Any] | StellarScenario) -> StellarScenario:
    """Load a scenario by name, from a YAML or JSON file, or from plain values, and check it."""
    found = FOLDER.scenario(source)
    values = respelled(found.values, found.file)
    scenario: StellarScenario = shaped(values, StellarScenario, found.file, WORDING, found.text)
    ScenarioCheck(scenario, found.file, found.text).run()
    return scenario


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def seat_names(scenario: StellarScenario) -> tuple[str, ...]:
    """List the factions that people may play, by id."""
    return tuple(sorted(one.id for one in scenario.factions if one.profile is None))


def generated_id(number: int) -> str:
    """Return the id of a generated system, by its number."""
    return f"sys-{number:05d}"


def expanded(scenario: StellarScenario) -> dict[str, Any]:
    """Return a scenario as plain values in which every fleet counts every type of ship."""
    plain: dict[str, Any] = codec.plain(scenario)
    for fleets in [plain["fleets"], *[one["fleets"] for one in plain["factions"]]]:
        for fleet in fleets or ():
            fleet["ships"] = {**fleet["ships"], **{t: fleet["ships"].get(t, 0) for t in classes()}}
    return plain


def scenario_size(scenario: StellarScenario) -> int:
    """Count the fleets, ships, armies, systems and planets that a galaxy begins with."""
    listed = sum(1 + len(system.planets) for system in scenario.systems)
    generated = 0 if scenario.world is None else GENERATED_SIZE * scenario.world.systems
    fleets = [scenario.fleets if one.fleets is None else one.fleets for one in scenario.factions]
    return (
        listed
        + generated
        + sum(
            (1 + fleet.armies + sum(fleet.ships.values())) * fleet.copies for some in fleets for fleet in some
        )
    )


class ScenarioCheck:
    """Checks what the structure of a scenario cannot express: unique ids, references and bounds."""

    def __init__(self, scenario: StellarScenario, file: str, text: bytes) -> None:
        self.scenario = scenario
        self.file = file
        self.text = text
        self.factions = {faction.id for faction in scenario.factions}
        world = scenario.world
        self.generated = set() if world is None else {generated_id(at + 1) for at in range(world.systems)}
        self.systems = {system.id for system in scenario.systems} | self.generated

    def refuse(self, path: str, *wanted: Any, known: Iterable[str] = ()) -> None:
        """Raise `ContentError` for the place of a path."""
        refuse(self.file, located(path, self.text), *wanted, known=known)

    def run(self) -> None:
        """Check all parts."""
        world = self.scenario.world
        if world is None and not self.scenario.systems:
            self.refuse("$", "systems, a world to generate, or both")
        self._check_factions()
        least = 0 if world is None else len(self.scenario.factions) * (1 + world.realm)
        if world is not None and world.systems < least:
            wanted = f"at least {least}: a homeworld and {world.realm} more for each faction"
            self.refuse("$.world.systems", wanted, world.systems)
        self._check_systems()
        self._check_fleets()
        if world is None:
            self._check_homes()
        self._check_goals()

    def _check_factions(self) -> None:
        seen: set[str] = set()
        for at, faction in enumerate(self.scenario.factions):
            if faction.id in seen or faction.id == "draw":
                self.refuse(f"$.factions[{at}].id", "a unique id", faction.id)
            seen.add(faction.id)
        if not seat_names(self.scenario):
            self.refuse("$.factions", "a faction without a profile, for a player")

    def _check_systems(self) -> None:
        seen = set(self.generated)
        for at, system in enumerate(self.scenario.systems):
            path = f"$.systems[{at}]"
            planets = [(f"{path}.planets[{i}]", planet) for i, planet in enumerate(system.planets)]
            placed: list[tuple[str, SystemEntry | PlanetEntry]] = [(path, system), *planets]
            for where, one in placed:
                if one.id in seen:
                    self.refuse(f"{where}.id", "a unique id", one.id)
                seen.add(one.id)
            for where, one in placed:
                if one.owner is not None and one.owner not in self.factions:
                    self.refuse(f"{where}.owner", f"a faction ({either(sorted(self.factions))})", one.owner)
            for where, planet in planets:
                self._check_planet(planet, where)

    def _check_planet(self, planet: PlanetEntry, where: str) -> None:
        if planet.kind != "solid" and (planet.owner is not None or planet.garrison):
            self.refuse(where, "no owner and no garrison, as it has no solid ground", planet.kind)
        if planet.garrison and planet.owner is None:
            self.refuse(where, "the owner whose garrison it is")
        least = measures().raised
        if 0 < planet.garrison < least:
            self.refuse(f"{where}.garrison", f"0, or at least {least}", planet.garrison)

    def _check_fleets(self) -> None:
        listed = [("$.fleets", self.scenario.fleets)]
        for at, faction in enumerate(self.scenario.factions):
            listed.append((f"$.factions[{at}].fleets", faction.fleets or ()))
        for path, fleets in listed:
            ships = sum(sum(fleet.ships.values()) * fleet.copies for fleet in fleets)
            if ships > MOST_SHIPS:
                self.refuse(path, f"at most {MOST_SHIPS} ships in all", ships)
            for at, fleet in enumerate(fleets):
                self._check_fleet(fleet, f"{path}[{at}]")

    def _check_fleet(self, fleet: FleetEntry, where: str) -> None:
        if fleet.at is not None and fleet.at not in self.systems:
            self.refuse(f"{where}.at", "the id of a system", fleet.at, known=sorted(self.systems))
        if not any(fleet.ships.values()):
            self.refuse(f"{where}.ships", "at least one ship")
        room = sum(count for type, count in fleet.ships.items() if classes()[type].carries)
        if fleet.armies > room:
            self.refuse(f"{where}.armies", f"at most {room}, as many as there are transports", fleet.armies)

    def _check_homes(self) -> None:
        # In a generated world every faction gets a homeworld.
        settled = {system.owner for system in self.scenario.systems}
        for number, faction in enumerate(self.scenario.factions):
            path = "$.fleets" if faction.fleets is None else f"$.factions[{number}].fleets"
            fleets = self.scenario.fleets if faction.fleets is None else faction.fleets
            for at, fleet in enumerate(fleets):
                if fleet.at is None and faction.id not in settled:
                    wanted = f"the system where the fleet starts, as {faction.id} owns none"
                    self.refuse(f"{path}[{at}].at", wanted)

    def _check_goals(self) -> None:
        for at, goal in enumerate(self.scenario.objectives.conditions):
            where = f"$.objectives.conditions[{at}]"
            if goal.kind == "king_of_the_hill" and goal.system is None:
                self.refuse(where, "the system that is the hill")
            if goal.system is not None and goal.system not in self.systems:
                self.refuse(f"{where}.system", "the id of a system", goal.system, known=sorted(self.systems))
            if goal.kind == "domination" and goal.value > 100:
                self.refuse(f"{where}.value", "a share of at most 100 per cent", goal.value)
            if goal.kind == "survival" and goal.faction not in self.factions:
                self.refuse(where, f"the faction that has to survive ({either(sorted(self.factions))})")

"""Worlds: a galaxy drawn by the dice, one that is written down, or one drawn around what is."""

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import ShipClass
from turnwright.games.stellar.content import generated_id, measures, syllables
from turnwright.games.stellar.map.index import Space, distance
from turnwright.games.stellar.state import (
    DEPLOYED,
    EMBARKED,
    GAS,
    SOLID,
    Army,
    Condition,
    Faction,
    Fleet,
    GalaxyState,
    Objectives,
    Planet,
    Rules,
    Ship,
    StarSystem,
)
from turnwright.kernel.dice import Dice

TRIES: Final = 400
KINDS: Final = ("solid", "solid", "gas_giant", "ice_giant")
NUMERALS: Final = ("I", "II", "III", "IV")

# The sine of so many sixteenths of a right angle: no library's sine is the same everywhere.
_SINES: Final[list[float]] = [
    *[0.0, 0.0980171403295606, 0.1950903220161283, 0.2902846772544624, 0.3826834323650898],
    *[0.4713967368259976, 0.5555702330196022, 0.6343932841636455, 0.7071067811865476],
    *[0.773010453362737, 0.8314696123025452, 0.8819212643483551, 0.9238795325112867],
    *[0.9569403357322088, 0.9807852804032304, 0.9951847266721969, 1.0],
]


def sine(turn: float) -> float:
    """The sine of an angle in whole turns, by straight lines between known ones."""
    turn = turn - int(turn)
    if turn < 0.0:
        turn += 1.0
    if turn >= 0.5:
        return -sine(turn - 0.5)
    if turn > 0.25:
        turn = 0.5 - turn
    at: float = turn * 64.0
    low: i64 = int(at)
    if low >= 16:
        return 1.0
    return _SINES[low] + (_SINES[low + 1] - _SINES[low]) * (at - float(low))


def begin(scenario: Any, classes: dict[str, ShipClass], dice: Dice) -> GalaxyState:
    """The galaxy at its start: systems, owners, garrisons and fleets."""
    state = GalaxyState()
    state.scenario_id = scenario.name
    state.factions = sorted(
        [
            Faction(one.id, one.name, one.color, one.profile is None, one.profile or "")
            for one in scenario.factions
        ],
        key=_id,
    )
    _write_down(state, scenario)
    if scenario.world is not None:
        _draw(state, scenario, dice)
    state.systems.sort(key=_id)
    _found_fleets(state, scenario, classes)
    goals = scenario.objectives
    state.objectives = Objectives(
        [Condition(one.kind, one.value, one.system or "", one.faction or "") for one in goals.conditions],
        goals.max_turns,
    )
    rules = scenario.rules
    state.rules = Rules(
        rules.fog_of_war,
        rules.use_advanced_combat,
        rules.ai_enabled,
        rules.unlimited_fuel,
        rules.resupply,
        rules.messages_kept,
    )
    return state


def _id(thing: Any) -> str:
    name: str = thing.id
    return name


# Written down


def _write_down(state: GalaxyState, scenario: Any) -> None:
    colors = {faction.id: faction.color for faction in state.factions}
    for entry in scenario.systems:
        planets = [Planet(one.id, one.name, one.body, one.kind, one.owner or "") for one in entry.planets]
        x, y, z = entry.position
        owner = entry.owner or ""
        system = StarSystem(entry.id, entry.name, x, y, z, owner, colors.get(owner, ""))
        system.resource = entry.resource
        system.homeworld = entry.homeworld
        system.planets = planets
        state.systems.append(system)
        for one in entry.planets:
            if one.garrison > 0 and one.owner:
                _raise(state, one.owner, one.garrison, one.id)


def _raise(state: GalaxyState, faction: str, strength: i64, planet: str) -> None:
    number = len(state.armies) + 1
    state.armies.append(
        Army(f"army-{number:05d}", faction, strength, strength, state=DEPLOYED, container=planet)
    )


# Drawn


def _draw(state: GalaxyState, scenario: Any, dice: Dice) -> None:
    world = scenario.world
    space = Space(world.spacing)
    for written in state.systems:
        space.add(written.x, written.y, written.z)
    drawn: list[StarSystem] = []
    stretch: float = 1.0
    for number in range(world.systems):
        x, y, z, stretch = _free_place(world, space, number, dice, stretch)
        space.add(x, y, z)
        drawn.append(_system(number + 1, x, y, z, world, dice))
    _christen(drawn, {system.name: True for system in state.systems}, dice)
    state.systems.extend(drawn)
    _settle(state, drawn, world, dice)


def _christen(systems: list[StarSystem], taken: dict[str, bool], dice: Dice) -> None:
    # When names run short, one that is taken gets a number.
    first, middle, last = syllables()
    for system in systems:
        name = first[dice.below(len(first))] + middle[dice.below(len(middle))] + last[dice.below(len(last))]
        if name in taken:
            name = f"{name} {system.id.removeprefix('sys-').lstrip('0')}"
        taken[name] = True
        system.name = name
        for planet, numeral in zip(system.planets, NUMERALS, strict=False):
            planet.name = f"{name} {numeral}"


def _free_place(
    world: Any, space: Space, number: int, dice: Dice, stretch: float
) -> tuple[float, float, float, float]:
    # Too near to another: drawn again, in a world that grows until there is room.
    while True:
        for _ in range(TRIES):
            x, y, z = _place(world, number, dice)
            x *= stretch
            y *= stretch
            if not space.has_near(x, y, z, world.spacing):
                return x, y, z, stretch
        stretch *= measures().growth


def _place(world: Any, number: int, dice: Dice) -> tuple[float, float, float]:
    # The root of the distance, so that the middle is no denser than the rim.
    out: float = world.radius * sqrt(dice.unit())
    turn: float = dice.unit()
    z: float = (dice.unit() - 0.5) * world.thickness
    x: float = 0.0
    y: float = 0.0
    if world.shape == "ring":
        out = world.radius * (0.75 + 0.25 * dice.unit())
    elif world.shape == "spiral":
        numbers = measures()
        arms = int(numbers.arms)
        bend: float = out / world.radius * numbers.arm_turns / 2
        turn = (number % arms) / arms + bend + (turn - 0.5) * numbers.arm_width
    elif world.shape == "cluster":
        clusters = int(measures().clusters)
        center: float = (number % clusters) / clusters
        x = world.radius * 0.7 * sine(center + 0.25)
        y = world.radius * 0.7 * sine(center)
        out *= 0.3
    return x + out * sine(turn + 0.25), y + out * sine(turn), z


def _system(number: int, x: float, y: float, z: float, world: Any, dice: Dice) -> StarSystem:
    name = generated_id(number)
    system = StarSystem(name, name, x, y, z)
    if dice.unit() < world.gas:
        system.resource = GAS
    system.planets = [Planet(f"{name}-1")]
    for at in range(2, 2 + dice.below(3)):
        body = "moon" if dice.below(4) == 0 else "planet"
        kind = SOLID if body == "moon" else KINDS[dice.below(4)]
        system.planets.append(Planet(f"{name}-{at}", "", body, kind))
    return system


def _settle(state: GalaxyState, drawn: list[StarSystem], world: Any, dice: Dice) -> None:
    # Homeworlds as far from each other as can be, each with the systems nearest to it. Which one is whose is
    # drawn, and the realms grow by turns: nobody has the better place by name.
    homes = _homes(drawn, len(state.factions))
    dice.shuffle(homes)
    for faction, home in zip(state.factions, homes, strict=True):
        _take(state, home, faction, world.garrison)
        home.homeworld = True
    around = [sorted(drawn, key=_Nearer(home)) for home in homes]
    for _ in range(world.realm):
        for faction, near in zip(state.factions, around, strict=True):
            _take(state, _first_free(near), faction, world.garrison)
    state.armies.sort(key=_id)


def _first_free(systems: list[StarSystem]) -> StarSystem:
    for system in systems:
        if system.owner == "":
            return system
    return systems[-1]  # never: a scenario has room for all realms


class _Nearer:
    """The order of systems by how near they are to one of them."""

    def __init__(self, home: StarSystem) -> None:
        self.home = home

    def __call__(self, system: StarSystem) -> tuple[float, str]:
        home = self.home
        return distance(home.x, home.y, home.z, system.x, system.y, system.z), system.id


def _homes(systems: list[StarSystem], count: int) -> list[StarSystem]:
    # The first is the one furthest from the middle, each next is furthest from those before; then each moves
    # once more, to be as far as it can from all the others.
    gaps: dict[str, float] = {one.id: -distance(one.x, one.y, one.z, 0.0, 0.0, 0.0) for one in systems}
    found = [min(systems, key=_Least(gaps))]
    gaps = {one.id: -_gap(one, found[0]) for one in systems}
    while len(found) < count:
        home = min(systems, key=_Least(gaps))
        found.append(home)
        for one in systems:
            gaps[one.id] = max(gaps[one.id], -_gap(one, home))
    for at in range(count if count > 2 else 0):
        others = found[:at] + found[at + 1 :]
        found[at] = min(systems, key=_Least({one.id: -_nearest(one, others) for one in systems}))
    return found


def _nearest(system: StarSystem, others: list[StarSystem]) -> float:
    return min([_gap(system, other) for other in others])


class _Least:
    """The order of systems by a number kept for each."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers = numbers

    def __call__(self, system: StarSystem) -> tuple[float, str]:
        return self.numbers[system.id], system.id


def _gap(one: StarSystem, other: StarSystem) -> float:
    return distance(one.x, one.y, one.z, other.x, other.y, other.z)


def _take(state: GalaxyState, system: StarSystem, faction: Faction, garrison: i64) -> None:
    # Only while a world is drawn, before anybody else has seen it.
    system.owner = faction.id
    system.color = faction.color
    for planet in system.planets:
        if planet.kind == SOLID:
            planet.owner = faction.id
    _raise(state, faction.id, garrison, system.planets[0].id)


# Fleets


def _found_fleets(state: GalaxyState, scenario: Any, classes: dict[str, ShipClass]) -> None:
    places = {system.id: system for system in state.systems}
    homes: dict[str, StarSystem] = {}
    for system in state.systems:
        if system.owner != "" and (system.homeworld or system.owner not in homes):
            homes[system.owner] = system
    yards = _Yard(state, classes)
    for entry in sorted(scenario.factions, key=_id):
        own = [system for system in state.systems if system.owner == entry.id]
        count = 0
        for one in scenario.fleets if entry.fleets is None else entry.fleets:
            for _ in range(one.copies):
                place = places[one.at] if one.at in places else homes.get(entry.id)
                if one.copies > 1 and one.at is None and own:
                    place = own[count % len(own)]
                if place is not None:
                    count += 1
                    yards.launch(entry, one, place, f"{entry.name} {count}")
    state.fleets.sort(key=_id)
    state.armies.sort(key=_id)


class _Yard:
    """Where the first fleets are built."""

    def __init__(self, state: GalaxyState, classes: dict[str, ShipClass]) -> None:
        self.state = state
        self.classes = classes
        self.fleets = 0
        self.ships = 0

    def launch(self, faction: Any, entry: Any, place: StarSystem, usual: str) -> None:
        """A fleet with its ships and armies, in orbit of a system."""
        self.fleets += 1
        name = f"fleet-{self.fleets:05d}"
        armies = entry.armies
        ships: list[Ship] = []
        for type, count in entry.ships.items():
            for _ in range(count):
                ship = self._build(type)
                if armies > 0 and self.classes[type].carries:
                    armies -= 1
                    ship.army = self._embark(faction.id, ship.id)
                ships.append(ship)
        fleet = Fleet(name, entry.name or usual, faction.id, ships, place.x, place.y, place.z)
        self.state.fleets.append(fleet)

    def _build(self, type: str) -> Ship:
        self.ships += 1
        kind = self.classes[type]
        return Ship(
            f"ship-{self.ships:06d}",
            type,
            kind.hp,
            kind.fuel,
            "",
            kind.missiles,
            kind.torpedoes,
            kind.interceptors,
        )

    def _embark(self, faction: str, ship: str) -> str:
        name = f"army-{len(self.state.armies) + 1:05d}"
        strength = measures().raised
        self.state.armies.append(Army(name, faction, strength, strength, state=EMBARKED, container=ship))
        return name

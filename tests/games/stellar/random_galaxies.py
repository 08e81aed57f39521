"""Random galaxies and random orders: small, strange, and the same for the same seed."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from games.stellar.galaxy import BLUE, GREEN, RED, ship
from turnwright.games.stellar import content
from turnwright.games.stellar.commands import (
    LoadArmies,
    LoadArmy,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    RenameFleet,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.games.stellar.rules.orders import OrderExecutor
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import (
    COMBAT,
    DEPLOYED,
    EMBARKED,
    IN_TRANSIT,
    MORALE,
    MOVING,
    RESOLVED,
    SCHEDULED,
    AIState,
    Army,
    Battle,
    Condition,
    Faction,
    Fleet,
    GalaxyState,
    GameMessage,
    Log,
    Objectives,
    Planet,
    Report,
    Rules,
    Ship,
    Sighting,
    StarSystem,
    Task,
)
from turnwright.kernel.errors import Rejected

FACTIONS = (BLUE, GREEN, RED)
TYPES = tuple(content.classes())
SEEDS = st.integers(0, 2**32 - 1)
SIZES = st.integers(0, 5)


def random_galaxy(size: int, seed: int) -> GalaxyState:
    """A galaxy of about this many systems, in any condition."""
    return _Maker(size, Random(seed)).galaxy()


class _Maker:
    def __init__(self, size: int, rng: Random) -> None:
        self.rng = rng
        self.size = size
        self.state = GalaxyState()

    def galaxy(self) -> GalaxyState:
        rng, state = self.rng, self.state
        state.seed = rng.randrange(2**32)
        state.day = rng.randrange(30)
        state.factions = [
            Faction(name, name.title(), f"#{name}", True, rng.choice(("", "", *content.profiles())))
            for name in FACTIONS
        ]
        state.rules = Rules(
            rng.random() < 0.7,
            rng.random() < 0.9,
            rng.random() < 0.7,
            rng.random() < 0.2,
            rng.random() < 0.5,
            rng.choice((3, 500)),
        )
        state.systems = [self._system(f"s{at}") for at in range(self.size)]
        state.fleets = [self._fleet(f"f{at:02d}") for at in range(rng.randrange(3 * self.size + 2))]
        self._armies()
        self._records()
        self._goals()
        self._minds()
        return content.give_arena(state)

    def _owner(self) -> str:
        return self.rng.choice(("", *FACTIONS))

    def _system(self, name: str) -> StarSystem:
        rng = self.rng
        x, y, z = (float(rng.randrange(most)) for most in (40, 40, 3))
        made = StarSystem(name, name, x, y, z, self._owner())
        made.owner_since_day = rng.randrange(self.state.day + 1)
        made.resource = rng.choice(("none", "gas"))
        made.homeworld = rng.random() < 0.2
        kinds = ("solid", "solid", "gas_giant", "ice_giant")
        made.planets = [
            Planet(f"{name}-{at}", kind=rng.choice(kinds), owner=rng.choice((made.owner, self._owner())))
            for at in range(rng.randrange(4))
        ]
        return made

    def _ship(self, name: str) -> Ship:
        rng = self.rng
        made = ship(name, rng.choice(TYPES))
        made.hp = rng.choice((made.hp, rng.randrange(1, made.hp + 1)))
        made.fuel = rng.choice((made.fuel, rng.randrange(made.fuel + 1)))
        made.missiles = rng.randrange(made.missiles + 1)
        made.interceptors = rng.randrange(made.interceptors + 1)
        return made

    def _fleet(self, name: str) -> Fleet:
        rng, systems = self.rng, self.state.systems
        x, y, z = float(rng.randrange(40)), float(rng.randrange(40)), 0.0
        if systems and rng.random() < 0.8:
            at = rng.choice(systems)
            x, y, z = at.x + rng.choice((0, 0, 0, 2, 4.9, 7)), at.y, at.z
        ships = [self._ship(f"{name}-{i}") for i in range(rng.randrange(4))]
        made = Fleet(name, name, rng.choice(FACTIONS), ships, x, y, z)
        if systems and rng.random() < 0.4:
            self._send(made, rng.choice(systems))
        return made

    def _send(self, fleet: Fleet, goal: StarSystem) -> None:
        fleet.state = MOVING
        fleet.target_system = goal.id
        fleet.target_x, fleet.target_y, fleet.target_z = goal.x, goal.y, goal.z
        errand = self.rng.choice(("", "invade", "load", "unload"))
        if errand:
            setattr(fleet, errand, goal.id)

    def _armies(self) -> None:
        rng = self.rng
        planets = [planet for system in self.state.systems for planet in system.planets]
        for at in range(rng.randrange(4 * self.size + 1) if planets else 0):
            state = rng.choice((DEPLOYED, DEPLOYED, DEPLOYED, IN_TRANSIT, EMBARKED))
            self._army(f"a{at:02d}", rng.choice(FACTIONS), state, rng.choice(planets).id)
        for fleet in self.state.fleets:
            for one in fleet.ships:
                if one.type == "troop_transport" and rng.random() < 0.7:
                    one.army = f"on-{one.id}"
                    if rng.random() < 0.9:
                        self._army(one.army, fleet.faction, EMBARKED, one.id)

    def _army(self, name: str, faction: str, state: str, container: str) -> None:
        most = self.rng.choice((10_000, 12_345, 50_000))
        strength = self.rng.choice((most, self.rng.randrange(most + 1)))
        morale = self.rng.choice((MORALE, self.rng.randrange(3 * MORALE)))
        self.state.armies.append(Army(name, faction, strength, most, morale, state, container))

    def _records(self) -> None:
        rng, state = self.rng, self.state
        for at, system in enumerate(state.systems):
            if rng.random() < 0.3:
                done = Report()
                state.battles.append(
                    Battle(f"old-{at}", system.id, 0, rng.randrange(30), RESOLVED, ["x"], done)
                )
            elif rng.random() < 0.2:
                self._battle(f"due-{at}", system)
        for at in range(rng.randrange(4)):
            day, to = rng.randrange(state.day + 1), rng.choice(([], [RED, BLUE]))
            state.logs.append(Log(f"l{at}", day, "something", "info", "something", {"a": "b"}, to))
            letter = GameMessage(
                f"m{at}", day, "NEWS", 1, "title", ["one", "two"], {"k": [2, 1]}, [RED, BLUE]
            )
            state.messages.append(letter)

    def _battle(self, name: str, system: StarSystem) -> None:
        free = [fleet for fleet in self.state.fleets if fleet.state != COMBAT]
        engaged = self.rng.sample(free, min(len(free), 3))
        for fleet in engaged:
            fleet.x, fleet.y, fleet.z = system.x, system.y, system.z
            fleet.stop()
            fleet.state = COMBAT
        names = [fleet.id for fleet in engaged]
        self.state.battles.append(
            Battle(name, system.id, int(self.state.day), status=SCHEDULED, fleets=names)
        )

    def _goals(self) -> None:
        rng, state = self.rng, self.state
        goals = [Condition("elimination"), Condition("domination", rng.choice((0, 60)))]
        goals.append(Condition("survival", faction=rng.choice(FACTIONS)))
        if state.systems:
            goals.append(Condition("king_of_the_hill", rng.choice((0, 5)), rng.choice(state.systems).id))
        chosen = rng.sample(goals, rng.randrange(len(goals) + 1))
        state.objectives = Objectives(chosen, rng.choice((0, 20, 200)))
        if rng.random() < 0.1:
            state.winner_faction_id = rng.choice((RED, "draw"))

    def _minds(self) -> None:
        rng, state = self.rng, self.state
        for faction in state.factions:
            if faction.ai_profile and state.systems and rng.random() < 0.6:
                memory = AIState()
                name = rng.choice(state.systems).id
                memory.sightings[name] = Sighting(name, float(rng.randrange(200)), state.day)
                memory.tasks = [Task("hold", name, 0.0, ["f01", "f00"]), Task("defend", name, 1.0, [])]
                memory.hold_until_turn_by_system_id[name] = int(state.day) + 2
                state.ai_states[faction.id] = memory


def random_orders(state: GalaxyState, seed: int, count: int = 12) -> list[tuple[str, Any]]:
    """Random orders of any faction; most of them are illegal."""
    rng = Random(seed)
    fleets = [fleet.id for fleet in state.fleets] or ["none"]
    ships = [one.id for fleet in state.fleets for one in fleet.ships] or ["none"]
    systems = [system.id for system in state.systems] or ["none"]
    planets = [planet.id for system in state.systems for planet in system.planets] or ["none"]
    armies = [army.id for army in state.armies] or ["none"]
    owner = {fleet.id: fleet.faction for fleet in state.fleets}
    return [_order(rng, fleets, ships, systems, planets, armies, owner) for _ in range(count)]


def _order(
    rng: Random,
    fleets: list[str],
    ships: list[str],
    systems: list[str],
    planets: list[str],
    armies: list[str],
    owner: dict[str, str],
) -> tuple[str, Any]:
    one, other = rng.choice(fleets), rng.choice(fleets)
    own = [name for name in ships if name.startswith(one)] or ships
    hull, star, world, men = rng.choice(own), rng.choice(systems), rng.choice(planets), rng.choice(armies)
    order = rng.choice(
        (
            MoveFleet(one, star),
            MoveFleet(one, star),
            OrderInvasionMove(one, star),
            OrderLoadMove(one, star),
            OrderUnloadMove(one, star),
            LoadArmies(one),
            UnloadArmies(one, world),
            LoadArmy(one, hull, men),
            UnloadArmy(one, hull, f"on-{hull}", world),
            TransferArmyPlanet(men, world),
            SplitFleet(one, tuple(own[: rng.randrange(3)])),
            MergeFleets(one, other),
            RenameFleet(one, rng.choice(("Home fleet", "", "x" * 41))),
        )
    )
    return (owner.get(one, RED) if rng.random() < 0.9 else rng.choice(FACTIONS)), order


def legal_orders(state: GalaxyState, seed: int) -> dict[str, list[Any]]:
    """Those of many random orders that each faction may give, in a row."""
    given: dict[str, list[Any]] = {}
    for faction in FACTIONS:
        executor = OrderExecutor(state.clone(), TurnContext(state.day + 1, 0))
        for who, order in random_orders(state, seed, 20):
            if who != faction or state.factions[FACTIONS.index(faction)].ai_profile:
                continue
            try:
                executor.carry_out(order, faction)
            except Rejected:
                continue
            given.setdefault(faction, []).append(order)
    return given

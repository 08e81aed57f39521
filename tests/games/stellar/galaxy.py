"""Small galaxies to test with: systems in a row, fleets and armies where they are wanted."""

from __future__ import annotations

from collections.abc import Sequence

from turnwright.games.stellar import content
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import (
    DEPLOYED,
    EMBARKED,
    Army,
    Faction,
    Fleet,
    GalaxyState,
    Planet,
    Ship,
    StarSystem,
)
from turnwright.kernel.dice import LoadedDice

RED, BLUE, GREEN = "red", "blue", "green"


def system(
    name: str = "s1", x: float = 0.0, owner: str = "", planets: Sequence[Planet] | None = None
) -> StarSystem:
    """A system on the x axis with one solid planet of its owner's."""
    made = StarSystem(name, name, x, owner=owner)
    made.planets = [Planet(f"{name}-1", owner=owner)] if planets is None else list(planets)
    return made


def ship(name: str, type: str = "cruiser", **fields: object) -> Ship:
    """A ship of a type, whole and full, unless something is said of it."""
    kind = content.classes()[type]
    made = Ship(name, type, kind.hp, kind.fuel, "", kind.missiles, kind.torpedoes, kind.interceptors)
    for field, value in fields.items():
        setattr(made, field, value)
    return made


def fleet(name: str, faction: str, x: float = 0.0, ships: Sequence[Ship] | str = "cruiser") -> Fleet:
    """A fleet in orbit on the x axis; of one ship, if a type is named."""
    held = [ship(f"{name}-s1", ships)] if isinstance(ships, str) else list(ships)
    return Fleet(name, name, faction, held, x)


def army(name: str, faction: str, strength: int = 10_000, at: str = "s1-1", most: int = 0) -> Army:
    """An army on a planet."""
    return Army(name, faction, strength, most or strength, state=DEPLOYED, container=at)


def aboard(name: str, faction: str, ship: Ship, strength: int = 10_000) -> Army:
    """An army on board of a ship."""
    ship.army = name
    return Army(name, faction, strength, strength, state=EMBARKED, container=ship.id)


def galaxy(
    systems: Sequence[StarSystem], fleets: Sequence[Fleet] = (), armies: Sequence[Army] = (), day: int = 0
) -> GalaxyState:
    """A galaxy of red, blue and green, without AIs."""
    state = GalaxyState()
    state.factions = [Faction(name, name, f"#{name}") for name in (BLUE, GREEN, RED)]
    state.systems = list(systems)
    state.fleets = list(fleets)
    state.armies = list(armies)
    state.day = day
    return content.give_arena(state)


def turn(number: int = 1, dice: LoadedDice | None = None) -> TurnContext:
    """A turn with dice of its own, or with those that are given."""
    return TurnContext(number, 7, dice)

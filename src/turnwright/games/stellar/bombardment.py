"""A faction that is alone in orbit bombs the armies of the others below."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.context import COMBAT_LOG, TurnContext, note
from turnwright.games.stellar.places import armies_by_planet, factions_of, fleets_at
from turnwright.games.stellar.state import MORALE, ORBIT, Army, Fleet, GalaxyState, StarSystem
from turnwright.games.stellar.table import Table

STRENGTH_PER_SHIP: Final = 3  # thousandths
STRENGTH_MOST: Final = 200
MORALE_PER_SHIP: Final = 5
MORALE_MOST: Final = 300
THOUSAND: Final = 1000
MORALE_LEAST: Final = MORALE // 4
SMALLEST_ARMY: Final = 100


def threshold(army: Army) -> i64:
    """An army that is down to this is destroyed."""
    fifth: i64 = army.max_strength // 5
    return fifth if fifth > SMALLEST_ARMY else SMALLEST_ARMY


def phase_orbital_bombardment(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Every system with one faction in orbit and armies of others below."""
    ctx.enter("bombardment")
    made = state.clone()
    struck = resolve_orbital_bombardment(made, ctx)
    if struck:
        made.armies = [struck.get(army.id, army) for army in made.armies]
    return made


def resolve_orbital_bombardment(state: GalaxyState, ctx: TurnContext) -> dict[str, Army]:
    """The armies that were bombed, by id, as they are afterwards."""
    table: Table = state.table
    struck: dict[str, Army] = {}
    standing = armies_by_planet(state)
    around = fleets_at(state, table.numbers.orbit_range)
    for at in sorted(around):
        if len(factions_of(around[at])) == 1:
            _bomb(state, state.systems[at], around[at], standing, struck, ctx)
    return struck


def _bomb(
    state: GalaxyState,
    system: StarSystem,
    fleets: list[Fleet],
    standing: dict[str, list[Army]],
    struck: dict[str, Army],
    ctx: TurnContext,
) -> None:
    faction = fleets[0].faction
    victims: list[Army] = []
    for planet in system.planets:
        for army in standing.get(planet.id, []):
            if army.faction != faction:
                victims.append(army)
    ships = bombers(state.table, fleets)
    if not victims or ships == 0:
        return
    victims = sorted(victims, key=_id)
    lost = _strike(victims, ships, struck)
    sides = sorted({army.faction: 0 for army in victims})
    args = {"faction": faction, "system": system.name, "victims": ", ".join(sides), "lost": str(lost)}
    note(state, ctx, COMBAT_LOG, "bombardment", args, [faction, *sides])


def bombers(table: Table, fleets: list[Fleet]) -> i64:
    """How many ships bomb: all that are in orbit, but transports."""
    ships: i64 = 0
    for fleet in fleets:
        if fleet.state == ORBIT:
            for ship in fleet.ships:
                if not table.classes[ship.type].carries:
                    ships += 1
    return ships


def _strike(victims: list[Army], ships: i64, struck: dict[str, Army]) -> i64:
    # The loss is floored and split in proportion; the last id takes what is left over.
    total: i64 = 0
    for army in victims:
        total += army.strength
    loss: i64 = total * _least(ships * STRENGTH_PER_SHIP, STRENGTH_MOST) // THOUSAND
    fear: i64 = _least(ships * MORALE_PER_SHIP, MORALE_MOST)
    left: i64 = loss
    lost: i64 = 0
    for at, army in enumerate(victims):
        share: i64 = left if at == len(victims) - 1 else loss * army.strength // total
        left -= share
        after = _bombed(army, share, fear)
        lost += army.strength - after.strength
        struck[army.id] = after
    return lost


def _bombed(army: Army, share: i64, fear: i64) -> Army:
    copy = army.clone()
    floor: i64 = threshold(army) + 1
    if army.strength > floor:
        copy.strength = army.strength - share if army.strength - share > floor else floor
    morale: i64 = army.morale * (THOUSAND - fear) // THOUSAND
    if army.morale > MORALE_LEAST:
        copy.morale = morale if morale > MORALE_LEAST else MORALE_LEAST
    return copy


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other


def _id(army: Army) -> str:
    return army.id

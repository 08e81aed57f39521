"""Orbital bombardment: a faction alone in orbit bombs the armies of the others below."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena, Numbers
from turnwright.games.stellar.rules.canonical_order import in_order
from turnwright.games.stellar.rules.locations import armies_by_planet, factions_of, fleets_around
from turnwright.games.stellar.rules.turn_context import COMBAT_LOG, TurnContext, note
from turnwright.games.stellar.state import ORBIT, Army, Fleet, GalaxyState, StarSystem

THOUSAND: Final = 1000
PER_CENT: Final = 100


def threshold(numbers: Numbers, army: Army) -> i64:
    """Return the strength at which an army is destroyed."""
    part: i64 = army.max_strength * numbers.last_percent // PER_CENT
    return part if part > numbers.last_men else numbers.last_men


def phase_orbital_bombardment(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Bomb in every system with one faction in orbit and armies of others below."""
    return resolve_orbital_bombardment(state, ctx)


def resolve_orbital_bombardment(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Return the state with the losses of strength and morale, and a log line for each system."""
    state = in_order(state, ctx)
    ctx.enter("bombardment")
    made = state.clone()
    arena: Arena = made.arena
    struck: dict[str, Army] = {}
    standing = armies_by_planet(made)
    around = fleets_around(made, arena.numbers.orbit_range)
    for at in sorted(around):
        if len(factions_of(around[at])) == 1:
            _bomb(made, made.systems[at], around[at], standing, struck, ctx)
    if struck:
        made.armies = [struck.get(army.id, army) for army in made.armies]
    return made


def _bomb(
    state: GalaxyState,
    system: StarSystem,
    fleets: list[Fleet],
    standing: dict[str, list[Army]],
    struck: dict[str, Army],
    ctx: TurnContext,
) -> None:
    # All ships in orbit bomb, except transports.
    arena: Arena = state.arena
    numbers = arena.numbers
    faction = fleets[0].faction
    ships: i64 = 0
    for fleet in fleets:
        if fleet.state == ORBIT:
            for ship in fleet.ships:
                if not arena.classes[ship.type].carries:
                    ships += 1
    victims: list[Army] = []
    total: i64 = 0
    for planet in system.planets:
        for army in standing.get(planet.id, []):
            if army.faction != faction:
                victims.append(army)
                total += army.strength
    if not victims or ships == 0:
        return
    victims = sorted(victims, key=_id)
    # The loss is rounded down and shared by strength; the last army by id takes the remainder.
    loss: i64 = total * _least(ships * numbers.bomb_per_mille, numbers.bomb_most) // THOUSAND
    fear: i64 = _least(ships * numbers.fear_per_mille, numbers.fear_most)
    left: i64 = loss
    lost: i64 = 0
    changed = False
    for at, army in enumerate(victims):
        share: i64 = left if at == len(victims) - 1 or total == 0 else _part(loss, army.strength, total)
        left -= share
        after = _bombed(numbers, army, share, fear)
        lost += army.strength - after.strength
        struck[army.id] = after
        changed = changed or after != army
    if changed:
        sides = sorted({army.faction: 0 for army in victims})
        args = {"faction": faction, "system": system.name, "systemId": system.id}
        args["victims"], args["lost"] = ", ".join(sides), str(lost)
        note(state, ctx, COMBAT_LOG, "bombardment", args, [faction, *sides])


def _bombed(numbers: Numbers, army: Army, share: i64, fear: i64) -> Army:
    # Bombs never destroy an army, nor push morale below its minimum.
    copy = army.clone()
    floor: i64 = threshold(numbers, army) + 1
    if army.strength > floor:
        copy.strength = army.strength - share if army.strength - share > floor else floor
    least: i64 = numbers.least_morale
    morale: i64 = army.morale * (THOUSAND - fear) // THOUSAND
    if army.morale > least:
        copy.morale = morale if morale > least else least
    return copy


def _part(loss: int, strength: int, total: int) -> int:
    # The product of two sums of men may exceed 63 bits.
    return loss * strength // total


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other


def _id(army: Army) -> str:
    return army.id

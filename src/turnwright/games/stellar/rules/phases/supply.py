"""Supply at the end of a turn: tankers, gas, and what a system of one's own gives to those in its orbit."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import SHARE, Arena, ShipClass
from turnwright.games.stellar.rules.locations import fleets_at
from turnwright.games.stellar.rules.phases.movement import with_ships
from turnwright.games.stellar.state import GAS, ORBIT, Fleet, GalaxyState, Ship, StarSystem

PER_CENT: Final = 100


def supply(state: GalaxyState) -> GalaxyState:
    """Whoever is in orbit is supplied: from gas, by tankers, and at a system of one's own."""
    arena: Arena = state.arena
    made = state.clone()
    places = {fleet.id: at for at, fleet in enumerate(made.fleets)}
    around = fleets_at(made, arena.numbers.capture_range)
    for at in sorted(around):
        system = made.systems[at]
        for fleet in around[at]:
            if fleet.state == ORBIT:
                made.fleets[places[fleet.id]] = _supplied(made, fleet, system)
    return made


def _supplied(state: GalaxyState, fleet: Fleet, system: StarSystem) -> Fleet:
    arena: Arena = state.arena
    if not _wants(arena, fleet):
        return fleet
    ships = [ship.clone() for ship in fleet.ships]
    if system.resource == GAS:
        _draw(arena, ships)
    _hand_out(arena, ships)
    if state.rules.resupply and system.owner == fleet.faction:
        for ship in ships:
            _restore(arena.classes[ship.type], ship, arena.numbers.supply_percent)
    return with_ships(fleet, ships)


def _wants(arena: Arena, fleet: Fleet) -> bool:
    # Nothing is copied for a fleet that lacks nothing.
    for ship in fleet.ships:
        kind: ShipClass = arena.classes[ship.type]
        if ship.fuel < kind.fuel or ship.hp < kind.hp or ship.missiles < kind.missiles:
            return True
        if ship.torpedoes < kind.torpedoes or ship.interceptors < kind.interceptors:
            return True
    return False


def _draw(arena: Arena, ships: list[Ship]) -> None:
    for ship in ships:
        kind: ShipClass = arena.classes[ship.type]
        if kind.draws > 0:
            ship.fuel = _least(ship.fuel + kind.draws, kind.fuel)


def _hand_out(arena: Arena, ships: list[Ship]) -> None:
    # A tanker gives to the others of its fleet, by id, and keeps a tenth of its tank.
    for giver in ships:
        kind: ShipClass = arena.classes[giver.type]
        if kind.gives <= 0:
            continue
        spare: i64 = _least(kind.gives, giver.fuel - kind.fuel * kind.keeps // SHARE)
        for taker in ships:
            other: ShipClass = arena.classes[taker.type]
            if other.gives > 0 or spare <= 0:
                continue
            given: i64 = _least(spare, other.fuel - taker.fuel)
            taker.fuel += given
            giver.fuel -= given
            spare -= given


def _restore(kind: ShipClass, ship: Ship, percent: i64) -> None:
    ship.hp = _least(ship.hp + _part(kind.hp, percent), kind.hp)
    ship.fuel = _least(ship.fuel + _part(kind.fuel, percent), kind.fuel)
    ship.missiles = _least(ship.missiles + _part(kind.missiles, percent), kind.missiles)
    ship.torpedoes = _least(ship.torpedoes + _part(kind.torpedoes, percent), kind.torpedoes)
    ship.interceptors = _least(ship.interceptors + _part(kind.interceptors, percent), kind.interceptors)


def _part(full: i64, percent: i64) -> i64:
    # Rounded up: a launcher for four torpedoes gets one a turn.
    return (full * percent + PER_CENT - 1) // PER_CENT


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other

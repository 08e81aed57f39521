"""Supply at the end of a turn: gas extraction, tankers, and own systems."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import SHARE, Arena, ShipClass
from turnwright.games.stellar.rules.locations import fleets_at
from turnwright.games.stellar.rules.phases.movement import with_ships
from turnwright.games.stellar.state import GAS, ORBIT, Fleet, GalaxyState, Ship

PER_CENT: Final = 100


def supply(state: GalaxyState) -> GalaxyState:
    """Supply the fleets in orbit: from gas, by tankers, and in own systems; nothing without `resupply`."""
    if not state.rules.resupply:
        return state
    arena: Arena = state.arena
    made = state.clone()
    places = {fleet.id: at for at, fleet in enumerate(made.fleets)}
    around = fleets_at(made, arena.numbers.capture_range)
    for at in sorted(around):
        system = made.systems[at]
        for fleet in around[at]:
            # A fleet that lacks nothing is not copied.
            if fleet.state != ORBIT or not _lacks_something(arena, fleet):
                continue
            ships = [ship.clone() for ship in fleet.ships]
            if system.resource == GAS:
                for ship in ships:
                    kind: ShipClass = arena.classes[ship.type]
                    if kind.draws > 0:
                        ship.fuel = _least(ship.fuel + kind.draws, kind.fuel)
            _refuel_from_tankers(arena, ships)
            if system.owner == fleet.faction:
                for ship in ships:
                    _restore(arena.classes[ship.type], ship, arena.numbers.supply_percent)
            made.fleets[places[fleet.id]] = with_ships(fleet, ships)
    return made


def _lacks_something(arena: Arena, fleet: Fleet) -> bool:
    for ship in fleet.ships:
        kind: ShipClass = arena.classes[ship.type]
        if ship.fuel < kind.fuel or ship.hp < kind.hp or ship.missiles < kind.missiles:
            return True
        if ship.torpedoes < kind.torpedoes or ship.interceptors < kind.interceptors:
            return True
    return False


def _refuel_from_tankers(arena: Arena, ships: list[Ship]) -> None:
    # A tanker supplies the other ships of its fleet, by id, and keeps a reserve.
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
    # Rounded up, so that even a launcher for four torpedoes gets one a turn.
    return (full * percent + PER_CENT - 1) // PER_CENT


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other

"""Figures of a decided galaxy; of a single battle, its rounds and the losses of each type."""

from typing import Final

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.rules.phases.objectives import BATTLE, systems_by_owner
from turnwright.games.stellar.state import GalaxyState, Report
from turnwright.kernel.records import Figure

OF_A_SEAT: Final = ("systems", "ships", "men", "kills")
OF_A_BATTLE: Final = ("ships", "lost", "rounds")  # where the scenario is a single battle
OF_A_TYPE: Final = ("left", "lost")


def figures_of(state: GalaxyState, seats: list[str]) -> list[Figure]:
    """Name the figures that `measured` returns."""
    if not is_single_battle(state):
        return [Figure(seat, name) for seat in range(len(seats)) for name in OF_A_SEAT]
    found = [Figure(seat, name) for seat in range(len(seats)) for name in OF_A_BATTLE]
    for seat, faction in enumerate(seats):
        for type in _types(state, faction):
            found.extend([Figure(seat, name, type) for name in OF_A_TYPE])
    return found


def measured(state: GalaxyState, seats: list[str]) -> list[int]:
    """Measure the figures of a decided galaxy."""
    return _of_a_battle(state, seats) if is_single_battle(state) else _of_a_war(state, seats)


def is_single_battle(state: GalaxyState) -> bool:
    """Whether the scenario is a single battle."""
    return any(condition.kind == BATTLE for condition in state.objectives.conditions)


def _of_a_war(state: GalaxyState, seats: list[str]) -> list[int]:
    held = systems_by_owner(state)
    ships = dict.fromkeys(seats, 0)
    kills = dict.fromkeys(seats, 0)
    men = dict.fromkeys(seats, 0)
    for fleet in state.fleets:
        if fleet.faction in ships:
            ships[fleet.faction] += len(fleet.ships)
            for ship in fleet.ships:
                kills[fleet.faction] += int(ship.kills)
    for army in state.armies:
        if army.faction in men:
            men[army.faction] += int(army.strength)
    found: list[int] = []
    for name in seats:
        found.extend([held.get(name, 0), ships[name], men[name], kills[name]])
    return found


def _of_a_battle(state: GalaxyState, seats: list[str]) -> list[int]:
    report = _report(state)
    sides: list[int] = []
    types: list[int] = []
    for faction in seats:
        left = _ships(state, faction)
        lost = report.losses.get(faction, {})
        sides.extend([sum(list(left.values())), sum(list(lost.values())), int(report.rounds)])
        for type in _types(state, faction):
            types.extend([left.get(type, 0), lost.get(type, 0)])
    return sides + types


def _types(state: GalaxyState, faction: str) -> list[str]:
    # The types a faction started with: those left or lost.
    arena: Arena = state.arena
    left = _ships(state, faction)
    lost = _report(state).losses.get(faction, {})
    return [name for name in arena.classes if name in left or name in lost]


def _ships(state: GalaxyState, faction: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for fleet in state.fleets:
        if fleet.faction == faction:
            for ship in fleet.ships:
                found[ship.type] = found.get(ship.type, 0) + 1
    return found


def _report(state: GalaxyState) -> Report:
    for battle in state.battles:
        if battle.report is not None:
            return battle.report
    return Report()

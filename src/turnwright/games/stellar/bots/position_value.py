"""The value of an undecided position: what a faction holds beside its strongest rival."""

from typing import Final

from turnwright.games.stellar.state import GalaxyState

# The weight of a faction's share of all systems, hulls and men, and of a hill that wins if it is held.
SYSTEMS: Final = 0.5
HULLS: Final = 0.3
MEN: Final = 0.2
HILL: Final = 0.3
KING: Final = "king_of_the_hill"
EVEN: Final = 0.5


def estimated(state: GalaxyState, faction: str) -> float:
    """Return the value of a position for a faction, from 0 to 1; half if it is as strong as its rivals."""
    systems: dict[str, float] = {}
    hulls: dict[str, float] = {}
    men: dict[str, float] = {}
    for system in state.systems:
        if system.owner != "":
            systems[system.owner] = systems.get(system.owner, 0.0) + 1.0
    for fleet in state.fleets:
        for ship in fleet.ships:
            hulls[fleet.faction] = hulls.get(fleet.faction, 0.0) + float(ship.hp)
    for army in state.armies:
        men[army.faction] = men.get(army.faction, 0.0) + float(army.strength)
    hills = [condition.system for condition in state.objectives.conditions if condition.kind == KING]
    own = 0.0
    best = 0.0
    for one in state.factions:
        worth = SYSTEMS * _part(systems, one.id) + HULLS * _part(hulls, one.id) + MEN * _part(men, one.id)
        for system in state.systems if hills else []:
            if system.id in hills and system.owner == one.id:
                worth += HILL
        if one.id == faction:
            own = worth
        elif worth > best:
            best = worth
    return EVEN if own + best == 0.0 else own / (own + best)


def _part(counts: dict[str, float], faction: str) -> float:
    total = 0.0
    for count in counts.values():
        total += count
    return counts.get(faction, 0.0) / total if total > 0.0 else 0.0

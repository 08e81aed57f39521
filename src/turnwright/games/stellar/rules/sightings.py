"""The memory of factions of fleets that they no longer see."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.rules.visibility import Territory, Visibility
from turnwright.games.stellar.state import Fleet, GalaxyState, Ghost

KEPT_DAYS: Final = 30


def remember(state: GalaxyState) -> None:
    """Note where each player's faction sees foreign fleets today, and forget what is refuted or old."""
    if not state.rules.fog_of_war:
        return
    made: dict[str, list[Ghost]] = {}
    territory = Territory(state)
    for faction in state.factions:
        if faction.playable and faction.id not in state.resigned:
            seen = Visibility(state, faction.id, territory)
            by_fleet = {ghost.fleet: ghost for ghost in believed(state, faction.id, seen)}
            for fleet in state.fleets:
                if fleet.faction != faction.id and fleet.ships and seen.sees(fleet):
                    by_fleet[fleet.id] = _ghost(fleet, state.day)
            made[faction.id] = [by_fleet[id] for id in sorted(by_fleet)]
    state.ghosts = made


def believed(state: GalaxyState, faction: str, seen: Visibility) -> list[Ghost]:
    """List the fleets that a faction saw lately, does not see now, and may still be where they were seen."""
    if faction not in state.ghosts:
        return []
    in_sight = {fleet.id: True for fleet in state.fleets if seen.sees(fleet)}
    return [
        ghost
        for ghost in state.ghosts[faction]
        if ghost.fleet not in in_sight
        and state.day - ghost.day <= KEPT_DAYS
        and not seen.sees(Fleet(ghost.fleet, "", ghost.faction, None, ghost.x, ghost.y, ghost.z))
    ]


def _ghost(fleet: Fleet, day: i64) -> Ghost:
    return Ghost(fleet.id, fleet.faction, day, fleet.x, fleet.y, fleet.z, len(fleet.ships))

"""A galaxy without a match: started from a seed, advanced by `run_turn`, saved and loaded."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from turnwright.games.stellar import content
from turnwright.games.stellar.content import galaxies
from turnwright.games.stellar.saves.savegame import load, save
from turnwright.games.stellar.state import COMBAT, MOVING, ORBIT, Faction, GalaxyState
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected

__all__ = ["FleetState", "load", "new_galaxy", "save"]


class FleetState(StrEnum):
    """The states of a fleet; each equals the text in `Fleet.state`."""

    ORBIT = ORBIT
    MOVING = MOVING
    COMBAT = COMBAT


def new_galaxy(
    scenario: Any = "sandbox", seed: int = 0, profiles: "Mapping[str, str] | None" = None
) -> GalaxyState:
    """Start a scenario given by name, file or plain values; `profiles` makes factions play themselves."""
    loaded = content.load_scenario(scenario)
    state = galaxies.begin(loaded, content.classes(), Dice(seed, "world"))
    state.seed = seed
    wanted = {} if profiles is None else profiles
    known = sorted(content.profiles())
    for faction, profile in wanted.items():
        if faction not in [one.id for one in state.factions]:
            raise Rejected("unknown-faction", f"there is no faction {faction}", "profiles")
        if profile not in known:
            raise Rejected("unknown-profile", f"unknown profile {profile}", "profiles", known)
    state.factions = [
        Faction(one.id, one.name, one.color, False, wanted[one.id]) if one.id in wanted else one
        for one in state.factions
    ]
    return content.give_arena(state)

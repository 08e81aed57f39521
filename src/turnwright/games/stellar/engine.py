"""A galaxy without a table around it: begun by a seed, moved on by `run_turn`, saved and loaded."""

from collections.abc import Mapping
from typing import Any

from turnwright.games.stellar import content
from turnwright.games.stellar.content import galaxies
from turnwright.games.stellar.saves.savegame import load, save
from turnwright.games.stellar.state import Faction, GalaxyState
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected

__all__ = ["load", "new_galaxy", "save"]


def new_galaxy(
    scenario: Any = "sandbox", seed: int = 0, profiles: "Mapping[str, str] | None" = None
) -> GalaxyState:
    """The first day of a scenario: a name, a file or plain values; the factions named play themselves."""
    loaded = content.load_scenario(scenario)
    state = galaxies.begin(loaded, content.classes(), Dice(seed, "world"))
    state.seed = seed
    state.factions = _minded(state.factions, {} if profiles is None else profiles)
    return content.give_arena(state)


def _minded(factions: list[Faction], profiles: Mapping[str, str]) -> list[Faction]:
    for faction, profile in profiles.items():
        if faction not in [one.id for one in factions]:
            raise Rejected("unknown-faction", f"there is no faction {faction}", "profiles")
        if profile not in content.profiles():
            known = sorted(content.profiles())
            raise Rejected("unknown-profile", f"there is no profile {profile}", "profiles", known)
    return [
        Faction(one.id, one.name, one.color, False, profiles[one.id]) if one.id in profiles else one
        for one in factions
    ]

"""The names a player can use: fleets, systems, planets, armies, and the types of the own ships."""

from typing import Any

from turnwright.gamekit.naming import verbatim
from turnwright.games.stellar.ui.messages import handle
from turnwright.kernel.records import Thing


def things(view: Any) -> list[Thing]:
    """List what the faction of a view may name."""
    faction = view.get("faction", "")
    found: list[Thing] = []
    for fleet in view["fleets"]:
        own = fleet["factionId"] == faction
        names = (verbatim(fleet.get("name", "")), verbatim(handle(fleet["id"])), verbatim(fleet["id"]))
        found.append(
            Thing("fleet", fleet["id"], names, "own" if own else "enemy", at=_spot(fleet.get("position")))
        )
    for system in view["systems"]:
        owner = system["ownerFactionId"]
        side = "own" if owner == faction else "enemy" if owner else ""
        names = (verbatim(system["name"]), verbatim(handle(system["id"])), verbatim(system["id"]))
        found.append(Thing("system", system["id"], names, side, at=_spot(system["position"])))
        for planet in system["planets"]:
            called = (verbatim(planet["name"]), verbatim(planet["id"]))
            found.append(Thing("planet", planet["id"], called))
    for army in view["armies"]:
        if army["factionId"] == faction:
            found.append(
                Thing("army", army["id"], (verbatim(handle(army["id"])), verbatim(army["id"])), "own")
            )
    return found


def _spot(position: Any) -> tuple[float, ...]:
    return (position["x"], position["y"], position["z"]) if position else ()

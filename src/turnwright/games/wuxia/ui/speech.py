"""The names a player can use: standing fighters, and the attacks of the one whose turn it is."""

from typing import Any

from turnwright.gamekit.naming import verbatim
from turnwright.games.wuxia.names import display_name
from turnwright.games.wuxia.skills import ATTACK
from turnwright.kernel.records import Thing


def things(view: Any, team: str) -> list[Thing]:
    """List what the player of a team may name."""
    found: list[Thing] = []
    actor = view["actor_id"]
    for fighter in view["fighters"]:
        if fighter["hp"] > 0:
            acts = fighter["id"] == actor
            side = "enemy" if fighter["team"] != team else "own"
            names = (display_name(fighter["name"]), verbatim(fighter["name"]), _spelled(fighter["id"]))
            hurt = 1.0 - float(fighter["hp"]) / float(fighter["max_hp"])
            found.append(Thing("unit", fighter["id"], names, side, acts and side == "own", hurt))
    for fighter in view["fighters"]:
        if fighter["id"] == actor and fighter["team"] == team:
            for skill in fighter["skills"]:
                if skill["slot"] == ATTACK:
                    names = (display_name(skill["name"]), verbatim(skill["name"]), _spelled(skill["id"]))
                    found.append(Thing("skill", skill["id"], names))
    return found


def _spelled(id: str) -> Any:
    return verbatim(id.replace("_", " "))

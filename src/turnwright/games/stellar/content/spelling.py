"""The spelling of the original game in scenario files: camel case, and the names of its saves.

rules: {aiEnabled: false, fogOfWar: false}      is      rules: {ai_enabled: false, fog_of_war: false}
"""

from typing import Any, Final

from turnwright.gamekit.content import refuse

# The parts of a scenario, and the fields of each that have another spelling.
SPELLINGS: Final[dict[str, dict[str, str]]] = {
    "scenario": {},
    "factions": {"aiProfile": "profile"},
    "fleets": {"systemId": "at"},
    "ships": {"troopTransport": "troop_transport"},
    "systems": {"ownerFactionId": "owner"},
    "planets": {"ownerFactionId": "owner", "class": "kind"},
    "world": {},
    "objectives": {"maxTurns": "max_turns"},
    "conditions": {"type": "kind", "systemId": "system", "factionId": "faction"},
    "rules": {
        "fogOfWar": "fog_of_war",
        "useAdvancedCombat": "use_advanced_combat",
        "aiEnabled": "ai_enabled",
        "unlimitedFuel": "unlimited_fuel",
        "messagesKept": "messages_kept",
    },
}
AXES: Final = ("x", "y", "z")
PLAYABLE: Final = "playable"  # follows from the profile, but saves state it


def respelled(values: Any, file: str, part: str = "scenario", path: str = "$") -> Any:
    """Return the values of a scenario in the spelling of its schema, or raise `ContentError`."""
    if isinstance(values, (list, tuple)):
        return [respelled(one, file, part, f"{path}[{at}]") for at, one in enumerate(values)]
    if not isinstance(values, dict):
        return values
    if part == "position":
        named = sorted([str(key) for key in values]) == list(AXES)
        return [values[axis] for axis in AXES] if named else values
    made: dict[Any, Any] = {}
    if part == "factions" and PLAYABLE in values:
        values = _without_playable(values, file, path)
    for key, value in values.items():
        name = SPELLINGS[part].get(key, key) if isinstance(key, str) else key
        if name in made:
            refuse(file, f"{path}.{name}", f"{name} only once, in one of its spellings")
        inner = name == "position" or name in SPELLINGS
        made[name] = respelled(value, file, name, f"{path}.{name}") if inner else value
    return made


def _without_playable(faction: dict[Any, Any], file: str, path: str) -> dict[Any, Any]:
    plays_itself = (faction.get("profile") or faction.get("aiProfile")) is not None
    if faction[PLAYABLE] is plays_itself or not isinstance(faction[PLAYABLE], bool):
        wanted = "false, as it has a profile" if plays_itself else "true, as it has no profile"
        refuse(file, f"{path}.{PLAYABLE}", wanted, faction[PLAYABLE])
    return {name: value for name, value in faction.items() if name != PLAYABLE}

"""A galaxy as a file: keys as its players know them, a version, and older saves brought up to date."""

from typing import Any, Final

from turnwright.games.stellar.canon import canonicalize_state
from turnwright.games.stellar.content import seat
from turnwright.games.stellar.state import FUEL, MORALE, GalaxyState
from turnwright.kernel import codec
from turnwright.kernel.rejected import Rejected

VERSION: Final = 2

# What is not simply the camel case of its name.
_KEYS: Final = {
    "kind": "class",
    "army": "carriedArmyId",
    "container": "containerId",
    "system": "systemId",
    "target_system": "targetSystemId",
    "invade": "invasionTargetSystemId",
    "load": "loadTargetSystemId",
    "unload": "unloadTargetSystemId",
    "faction": "factionId",
    "owner": "ownerFactionId",
}
# Under these, keys are ids or words of somebody's own, and stay as they are.
_FREE: Final = ("losses", "ammunition", "intercepted", "survivors", "args", "payload", "sightings", "aiStates")
_BY_ID: Final = ("sightings", "aiStates", "orders", "autopilot", "holdUntilTurnBySystemId")


def save(state: GalaxyState) -> bytes:
    """The galaxy as JSON, in its canonical order."""
    data = _to_seed(codec.plain(canonicalize_state(state)), "")
    return codec.encode({"version": VERSION, **data})


def load(data: bytes) -> GalaxyState:
    """The galaxy out of its JSON, of this version or an older one, or `Rejected`."""
    try:
        values = codec.read_json(data)
    except codec.CodecError as error:
        raise Rejected("malformed", f"expected a saved galaxy: {error}") from None
    if not isinstance(values, dict) or values.get("version") not in (1, VERSION):
        raise Rejected("malformed", f"expected a galaxy saved with version 1 or {VERSION}", "version")
    try:
        state: GalaxyState = codec.build(GalaxyState, _from_seed(_migrated(values), ""))
    except codec.CodecError as error:
        raise Rejected("malformed", f"expected a saved galaxy: {error}") from None
    return seat(state)


def _migrated(values: dict[str, Any]) -> dict[str, Any]:
    # Version 1 knew one AI only; its memory goes to the first faction with a profile.
    made = {key: value for key, value in values.items() if key != "version"}
    legacy = made.pop("aiState", None)
    if legacy is not None:
        played = sorted(one["id"] for one in made.get("factions", []) if one.get("aiProfile"))
        if played:
            made["aiStates"] = {played[0]: legacy, **made.get("aiStates", {})}
    for key, value in _BLANK.items():
        made.setdefault(key, value)
    return made


_BLANK: Final[dict[str, Any]] = {
    "aiStates": {},
    "victory": "",
    "orders": {},
    "autopilot": {},
    "ready": [],
    "resigned": [],
}


def _to_seed(value: Any, under: str) -> Any:
    if isinstance(value, list):
        return [_to_seed(one, under) for one in value]
    if not isinstance(value, dict):
        return value
    made: dict[str, Any] = {}
    for key, one in value.items():
        name = key if under in _BY_ID else _KEYS.get(key, _camel(key))
        if under in ("args", "payload", "losses", "ammunition", "intercepted", "survivors"):
            name = key
        made[name] = _to_seed(one, name)
    return _measured(made, 1 / FUEL, 1 / MORALE, under)


def _measured(made: dict[str, Any], fuel: float, morale: float, under: str) -> dict[str, Any]:
    # Fuel and morale are whole numbers inside, so that sums are exact.
    if under == "ships" and "fuel" in made:
        made["fuel"] = made["fuel"] / FUEL if fuel < 1 else round(made["fuel"] * FUEL)
    if under == "armies" and "morale" in made:
        made["morale"] = made["morale"] / MORALE if morale < 1 else round(made["morale"] * MORALE)
    return made


def _from_seed(value: Any, under: str) -> Any:
    if isinstance(value, list):
        return [_from_seed(one, under) for one in value]
    if not isinstance(value, dict):
        return value
    back = {name: key for key, name in _KEYS.items()}
    made: dict[str, Any] = {}
    for name, one in value.items():
        key = name if under in _BY_ID or under in _PLAIN else back.get(name, _snake(name))
        made[key] = _from_seed(one, name)
    return _measured(made, FUEL, MORALE, under)


_PLAIN: Final = ("args", "payload", "losses", "ammunition", "intercepted", "survivors")


def _camel(key: str) -> str:
    first, *rest = key.split("_")
    return first + "".join(part.capitalize() for part in rest)


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)

"""Saves and loads a galaxy as versioned JSON, and migrates older saves."""

from typing import Any, Final

from turnwright.gamekit.content import parsed, refuse, shaped
from turnwright.games.stellar.content import SAVES, give_arena, read_save
from turnwright.games.stellar.rules.canonical_order import canonicalize_state
from turnwright.games.stellar.saves import schema
from turnwright.games.stellar.saves.check import check_save
from turnwright.games.stellar.state import (
    FUEL,
    MORALE,
    NEVER,
    AIState,
    Army,
    Battle,
    Condition,
    Faction,
    Fleet,
    GalaxyState,
    GameMessage,
    Ghost,
    Log,
    Objectives,
    Planet,
    Report,
    Rules,
    Ship,
    Sighting,
    StarSystem,
    Task,
)
from turnwright.kernel import codec

VERSION: Final = 4
DEFAULT_FILE: Final = "save.json"

_SCHEMA: Final[Any] = schema  # untyped: values are checked on reading, not on writing


def save(state: GalaxyState) -> bytes:
    """Save a galaxy as JSON, in canonical order."""
    return codec.encode(_galaxy(canonicalize_state(state)))


def load(data: "bytes | str", file: str = DEFAULT_FILE) -> GalaxyState:
    """Load a galaxy from JSON of this version or an older one, or raise `ContentError`."""
    values = parsed(data.encode() if isinstance(data, str) else data, file)
    version = values.get("version") if isinstance(values, dict) else None
    if type(version) is not int or not 1 <= version <= VERSION:
        refuse(file, "$.version", f"a galaxy saved with version 1 to {VERSION}", version)
    saved: Any = shaped(_migrated(values, version), schema.SavedGalaxy, file, SAVES)
    check_save(saved, file)
    return give_arena(canonicalize_state(_state(saved)))


def load_file(path: str) -> GalaxyState:
    """Load a galaxy from a file."""
    return load(read_save(path), path)


# Older saves


# Fields that were "" in an older save and are null now.
_NULLABLE: Final = (
    *("aiProfile", "ownerFactionId", "carriedArmyId", "targetSystemId", "invasionTargetSystemId"),
    *(
        "loadTargetSystemId",
        "unloadTargetSystemId",
        "containerId",
        "winnerFactionId",
        "factionId",
        "systemId",
    ),
)


def _migrated(values: dict[str, Any], version: int) -> dict[str, Any]:
    made = dict(values)
    made["version"] = VERSION
    if version < 2 or "aiState" in made:
        _share_memory(made)
    if version < 3:
        return dict(_renewed(made, ""))
    return made


def _share_memory(made: dict[str, Any]) -> None:
    # Version 1 had a single AI; its memory goes to the first faction with a profile.
    legacy = made.pop("aiState", None)
    factions = made.get("factions")
    if legacy is None or not isinstance(factions, list):
        return
    played = sorted(
        [str(one.get("id")) for one in factions if isinstance(one, dict) and one.get("aiProfile")]
    )
    known = made.get("aiStates")
    if played:
        made["aiStates"] = {played[0]: legacy, **(known if isinstance(known, dict) else {})}


def _renewed(value: Any, under: str) -> Any:
    # Version 2 had flat coordinates, "class" for the kind of tasks and goals, and "" for null.
    if isinstance(value, list):
        return [_renewed(one, under) for one in value]
    if not isinstance(value, dict) or under in ("args", "payload"):
        return value
    made = {key: _renewed(one, key) for key, one in value.items()}
    for key in _NULLABLE:
        if made.get(key) == "":
            made[key] = None
    _gather(made, "position", "x", "y", "z")
    _gather(made, "targetPosition", "targetX", "targetY", "targetZ")
    if under in ("conditions", "tasks") and "class" in made:
        made["type"] = made.pop("class")
    if under == "battles" and made.get("turnResolved") == NEVER:
        made["turnResolved"] = None
    return made


def _gather(made: dict[str, Any], name: str, x: str, y: str, z: str) -> None:
    if x in made and y in made and z in made:
        made[name] = {"x": made.pop(x), "y": made.pop(y), "z": made.pop(z)}


# Into a file


def _galaxy(state: GalaxyState) -> Any:
    return _SCHEMA.SavedGalaxy(
        version=VERSION,
        scenario_id=state.scenario_id,
        seed=int(state.seed),
        day=int(state.day),
        factions=[_faction(one) for one in state.factions],
        systems=[_system(one) for one in state.systems],
        fleets=[_fleet(one) for one in state.fleets],
        armies=[_army(one) for one in state.armies],
        battles=[_battle(one) for one in state.battles],
        logs=[_log(one) for one in state.logs],
        messages=[_message(one) for one in state.messages],
        winner_faction_id=state.winner_faction_id or None,
        objectives=_objectives(state.objectives),
        rules=_rules(state.rules),
        victory=state.victory,
        ai_states={name: _memory(one) for name, one in state.ai_states.items()},
        orders=state.orders,
        autopilot=state.autopilot,
        ready=state.ready,
        resigned=state.resigned,
        ghosts={name: [_saved_ghost(one) for one in seen] for name, seen in state.ghosts.items()},
    )


def _saved_ghost(one: Ghost) -> Any:
    at = _SCHEMA.Position(one.x, one.y, one.z)
    return _SCHEMA.SavedGhost(one.fleet, one.faction, int(one.day), at, int(one.ships))


def _faction(one: Faction) -> Any:
    return _SCHEMA.SavedFaction(one.id, one.name, one.color, one.playable, one.ai_profile or None)


def _system(one: StarSystem) -> Any:
    return _SCHEMA.SavedSystem(
        one.id,
        one.name,
        _SCHEMA.Position(one.x, one.y, one.z),
        one.owner or None,
        one.color,
        int(one.owner_since_day),
        one.resource,
        one.homeworld,
        [_SCHEMA.SavedPlanet(it.id, it.name, it.body, it.kind, it.owner or None) for it in one.planets],
    )


def _fleet(one: Fleet) -> Any:
    return _SCHEMA.SavedFleet(
        id=one.id,
        name=one.name,
        faction_id=one.faction,
        ships=[_ship(ship) for ship in one.ships],
        position=_SCHEMA.Position(one.x, one.y, one.z),
        state=one.state,
        target_system_id=one.target_system or None,
        target_position=_SCHEMA.Position(one.target_x, one.target_y, one.target_z),
        invasion_target_system_id=one.invade or None,
        load_target_system_id=one.load or None,
        unload_target_system_id=one.unload or None,
        retreating=one.retreating,
    )


def _ship(one: Ship) -> Any:
    # Fuel and morale are whole numbers in the state, so that sums are exact.
    return _SCHEMA.SavedShip(
        one.id,
        one.type,
        int(one.hp),
        int(one.fuel) / FUEL,
        one.army or None,
        int(one.missiles),
        int(one.torpedoes),
        int(one.interceptors),
        int(one.kills),
    )


def _army(one: Army) -> Any:
    return _SCHEMA.SavedArmy(
        one.id,
        one.faction,
        int(one.strength),
        int(one.max_strength),
        int(one.morale) / MORALE,
        one.state,
        one.container or None,
    )


def _battle(one: Battle) -> Any:
    resolved = None if one.turn_resolved == NEVER else int(one.turn_resolved)
    report = None if one.report is None else _report(one.report)
    return _SCHEMA.SavedBattle(
        one.id, one.system, int(one.turn_created), resolved, one.status, one.fleets, report
    )


def _report(one: Report) -> Any:
    return _SCHEMA.SavedReport(
        int(one.rounds), one.winner, one.losses, one.ammunition, one.intercepted, one.survivors
    )


def _log(one: Log) -> Any:
    return _SCHEMA.SavedLog(one.id, int(one.day), one.text, one.type, one.about, one.args, one.to)


def _message(one: GameMessage) -> Any:
    return _SCHEMA.SavedMessage(
        one.id,
        int(one.day),
        one.type,
        int(one.priority),
        one.title,
        one.lines,
        one.payload,
        one.to,
        one.read,
        one.dismissed,
        one.read_by,
        one.dismissed_by,
    )


def _memory(one: AIState) -> Any:
    return _SCHEMA.SavedAI(
        {name: _SCHEMA.SavedSighting(it.system, it.power, int(it.day)) for name, it in one.sightings.items()},
        [_SCHEMA.SavedTask(it.kind, it.system, it.need, it.fleets) for it in one.tasks],
        one.hold_until_turn_by_system_id,
    )


def _objectives(one: Objectives) -> Any:
    conditions = [
        _SCHEMA.SavedCondition(it.kind, int(it.value), it.system or None, it.faction or None)
        for it in one.conditions
    ]
    return _SCHEMA.SavedObjectives(conditions, int(one.max_turns))


def _rules(one: Rules) -> Any:
    return _SCHEMA.SavedRules(
        one.fog_of_war,
        one.use_advanced_combat,
        one.ai_enabled,
        one.unlimited_fuel,
        one.resupply,
        int(one.messages_kept),
    )


# Out of a file


def _state(saved: Any) -> GalaxyState:
    state = GalaxyState()
    state.scenario_id = saved.scenario_id
    state.seed = saved.seed
    state.day = saved.day
    state.factions = [
        Faction(one.id, one.name, one.color, one.playable, one.ai_profile or "") for one in saved.factions
    ]
    state.systems = [_read_system(one) for one in saved.systems]
    state.fleets = [_read_fleet(one) for one in saved.fleets]
    state.armies = [_read_army(one) for one in saved.armies]
    state.battles = [_read_battle(one) for one in saved.battles]
    state.logs = [Log(one.id, one.day, one.text, one.type, one.about, one.args, one.to) for one in saved.logs]
    state.messages = [_read_message(one) for one in saved.messages]
    state.winner_faction_id = saved.winner_faction_id or ""
    state.victory = saved.victory
    state.ai_states = {name: _read_memory(one) for name, one in saved.ai_states.items()}
    state.objectives = _read_objectives(saved.objectives)
    state.rules = _read_rules(saved.rules)
    state.orders = saved.orders
    state.autopilot = saved.autopilot
    state.ready = saved.ready
    state.resigned = saved.resigned
    state.ghosts = {name: [_read_ghost(one) for one in seen] for name, seen in saved.ghosts.items()}
    return state


def _read_ghost(one: Any) -> Ghost:
    at = one.position
    return Ghost(one.fleet_id, one.faction_id, one.day, at.x, at.y, at.z, one.ships)


def _read_system(one: Any) -> StarSystem:
    return StarSystem(
        one.id,
        one.name,
        one.position.x,
        one.position.y,
        one.position.z,
        one.owner_faction_id or "",
        one.color,
        one.owner_since_day,
        one.resource,
        one.homeworld,
        [Planet(it.id, it.name, it.body, it.kind, it.owner_faction_id or "") for it in one.planets],
    )


def _read_fleet(one: Any) -> Fleet:
    at = one.position
    made = Fleet(
        one.id, one.name, one.faction_id, [_read_ship(it) for it in one.ships], at.x, at.y, at.z, one.state
    )
    made.target_system = one.target_system_id or ""
    made.target_x = one.target_position.x
    made.target_y = one.target_position.y
    made.target_z = one.target_position.z
    made.invade = one.invasion_target_system_id or ""
    made.load = one.load_target_system_id or ""
    made.unload = one.unload_target_system_id or ""
    made.retreating = one.retreating
    return made


def _read_ship(one: Any) -> Ship:
    return Ship(
        one.id,
        one.type,
        one.hp,
        round(one.fuel * FUEL),
        one.carried_army_id or "",
        one.missiles,
        one.torpedoes,
        one.interceptors,
        one.kills,
    )


def _read_army(one: Any) -> Army:
    made = Army(one.id, one.faction_id, one.strength, one.max_strength, state=one.state)
    made.max_strength = one.max_strength
    made.morale = round(one.morale * MORALE)
    made.container = one.container_id or ""
    return made


def _read_battle(one: Any) -> Battle:
    resolved = NEVER if one.turn_resolved is None else one.turn_resolved
    report = None if one.report is None else _read_report(one.report)
    return Battle(one.id, one.system_id, one.turn_created, resolved, one.status, one.fleets, report)


def _read_report(one: Any) -> Report:
    made = Report()
    made.rounds = one.rounds
    made.winner = one.winner
    made.losses = one.losses
    made.ammunition = one.ammunition
    made.intercepted = one.intercepted
    made.survivors = one.survivors
    return made


def _read_message(one: Any) -> GameMessage:
    return GameMessage(
        one.id,
        one.day,
        one.type,
        one.priority,
        one.title,
        one.lines,
        one.payload,
        one.to,
        one.read,
        one.dismissed,
        one.read_by,
        one.dismissed_by,
    )


def _read_memory(one: Any) -> AIState:
    made = AIState()
    made.sightings = {name: Sighting(it.system_id, it.power, it.day) for name, it in one.sightings.items()}
    made.tasks = [Task(it.type, it.system_id, it.need, it.fleets) for it in one.tasks]
    made.hold_until_turn_by_system_id = one.hold_until_turn_by_system_id
    return made


def _read_objectives(one: Any) -> Objectives:
    conditions = [
        Condition(it.type, it.value, it.system_id or "", it.faction_id or "") for it in one.conditions
    ]
    return Objectives(conditions, one.max_turns)


def _read_rules(one: Any) -> Rules:
    return Rules(
        one.fog_of_war,
        one.use_advanced_combat,
        one.ai_enabled,
        one.unlimited_fuel,
        one.resupply,
        one.messages_kept,
    )

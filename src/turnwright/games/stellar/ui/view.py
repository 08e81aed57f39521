"""The galaxy as plain values, as far as a seat sees it."""

from typing import Any

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.map.index import distance
from turnwright.games.stellar.rules.inbox import is_dismissed, is_read
from turnwright.games.stellar.rules.orders import drafted
from turnwright.games.stellar.rules.phases.movement import pace
from turnwright.games.stellar.rules.sightings import believed
from turnwright.games.stellar.rules.visibility import fought_in, knows_army, visibility_of
from turnwright.games.stellar.state import (
    FUEL,
    MORALE,
    Army,
    Battle,
    Fleet,
    GalaxyState,
    GameMessage,
    Ghost,
    Ship,
    StarSystem,
)
from turnwright.games.stellar.ui.labels import days
from turnwright.kernel import codec


def see(state: GalaxyState, faction: str, whole: bool = False) -> dict[str, Any]:
    """Show the galaxy to a faction, or to a spectator for "", who sees what is public; or the whole of it."""
    if whole:
        return _see_whole(state)
    seen = visibility_of(state, faction)
    blind = faction == "" and state.rules.fog_of_war
    shown: dict[str, Any] = {
        "day": int(state.day),
        "faction": faction,
        "factions": [{"id": one.id, "name": one.name, "color": one.color} for one in state.factions],
        "systems": [_system(one, not blind and seen.observes(at)) for at, one in enumerate(state.systems)],
        "fleets": [_fleet(one, faction) for one in state.fleets if not blind and seen.sees(one)],
        "armies": [_army(one) for one in state.armies if not blind and knows_army(state, one, faction, seen)],
        "battles": [_battle(one) for one in state.battles if fought_in(one, faction)],
        "logs": [_log(one) for one in state.logs if not one.to or faction in one.to],
        "messages": [_letter(one, faction) for one in state.messages if faction in one.to],
        "objectives": _objectives(state),
        "ready": list(state.ready),
        "ranges": _ranges(state),
        "shipTypes": _ship_types(state),
        "eta": _etas(state, faction),
        "ghosts": [] if blind else [_ghost(one) for one in believed(state, faction, seen)],
    }
    if faction in state.orders:
        shown["orders"] = [codec.plain(order) for order in state.orders[faction]]
        shown["draft"] = _draft(state, faction)
    if state.winner_faction_id:
        shown["winnerFactionId"] = state.winner_faction_id
        shown["victory"] = state.victory
    return shown


def _see_whole(state: GalaxyState) -> dict[str, Any]:
    etas: dict[str, int] = {}
    for one in state.factions:
        etas.update(_etas(state, one.id))
    return {
        **see(state, ""),
        "systems": [_system(one, True) for one in state.systems],
        "fleets": [_fleet(one, one.faction) for one in state.fleets],
        "armies": [_army(one) for one in state.armies],
        "battles": [_battle(one) for one in state.battles],
        "logs": [_log(one) for one in state.logs],
        "eta": etas,
    }


def _objectives(state: GalaxyState) -> dict[str, Any]:
    goals = state.objectives
    conditions = [
        {"type": one.kind, "value": int(one.value), "systemId": one.system, "factionId": one.faction}
        for one in goals.conditions
    ]
    return {"conditions": conditions, "maxTurns": int(goals.max_turns)}


def _system(system: StarSystem, observed: bool) -> dict[str, Any]:
    return {
        "id": system.id,
        "name": system.name,
        "position": {"x": system.x, "y": system.y, "z": system.z},
        "ownerFactionId": system.owner,
        "color": system.color,
        "ownerSinceDay": int(system.owner_since_day),
        "resource": system.resource,
        "homeworld": system.homeworld,
        "observed": observed,
        "planets": [
            {"id": one.id, "name": one.name, "body": one.body, "class": one.kind, "ownerFactionId": one.owner}
            for one in system.planets
        ],
    }


def _ranges(state: GalaxyState) -> dict[str, float]:
    arena: Arena = state.arena
    numbers = arena.numbers
    return {
        "sensor": numbers.sensor_range,
        "territory": numbers.territory_radius,
        "capture": numbers.capture_range,
        "jump": numbers.longest_jump,
    }


def _ship_types(state: GalaxyState) -> dict[str, Any]:
    arena: Arena = state.arena
    return {type: {"hp": int(one.hp), "fuel": float(one.fuel) / FUEL} for type, one in arena.classes.items()}


def _fleet(fleet: Fleet, faction: str) -> dict[str, Any]:
    own = fleet.faction == faction
    shown: dict[str, Any] = {
        "id": fleet.id,
        "name": fleet.name,
        "factionId": fleet.faction,
        "position": {"x": fleet.x, "y": fleet.y, "z": fleet.z},
        "state": fleet.state,
        "ships": [_ship(one, own) for one in fleet.ships],
    }
    if own:
        shown["targetSystemId"] = fleet.target_system
        shown["invasionTargetSystemId"] = fleet.invade
        shown["loadTargetSystemId"] = fleet.load
        shown["unloadTargetSystemId"] = fleet.unload
        shown["retreating"] = fleet.retreating
    return shown


def _etas(state: GalaxyState, faction: str) -> dict[str, int]:
    # Days until each of its own fleets that are under way arrives.
    arena: Arena = state.arena
    found: dict[str, int] = {}
    for fleet in state.fleets:
        if fleet.faction != faction or fleet.target_system not in arena.places or not fleet.ships:
            continue
        system = state.systems[arena.places[fleet.target_system]]
        gap: float = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
        if gap > 0.0:
            found[fleet.id] = days(gap, pace(arena, fleet))
    return found


def _ghost(ghost: Ghost) -> dict[str, Any]:
    return {
        "fleet": ghost.fleet,
        "factionId": ghost.faction,
        "day": int(ghost.day),
        "position": {"x": ghost.x, "y": ghost.y, "z": ghost.z},
        "ships": int(ghost.ships),
    }


def _draft(state: GalaxyState, faction: str) -> dict[str, Any]:
    # The fleets that its orders change, as they will be when the day begins, and when they arrive.
    executor = drafted(state, faction)
    executor.close()
    before = {fleet.id: fleet for fleet in state.fleets if fleet.faction == faction}
    after = {fleet.id: fleet for fleet in executor.state.fleets if fleet.faction == faction}
    changed = [after[id] for id in sorted(after) if after[id] is not before.get(id)]
    etas = _etas(executor.state, faction)
    return {
        "fleets": [_fleet(fleet, faction) for fleet in changed],
        "gone": [id for id in sorted(before) if id not in after],
        "eta": {fleet.id: etas[fleet.id] for fleet in changed if fleet.id in etas},
    }


def _ship(ship: Ship, own: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": ship.id, "type": ship.type, "hp": int(ship.hp)}
    if own:
        shown["fuel"] = ship.fuel / FUEL
        shown["carriedArmyId"] = ship.army
        shown["missiles"] = int(ship.missiles)
        shown["torpedoes"] = int(ship.torpedoes)
        shown["interceptors"] = int(ship.interceptors)
        shown["kills"] = int(ship.kills)
    return shown


def _army(army: Army) -> dict[str, Any]:
    return {
        "id": army.id,
        "factionId": army.faction,
        "strength": int(army.strength),
        "maxStrength": int(army.max_strength),
        "morale": army.morale / MORALE,
        "state": army.state,
        "containerId": army.container,
    }


def _battle(battle: Battle) -> dict[str, Any]:
    report = battle.report
    shown: dict[str, Any] = {
        "id": battle.id,
        "systemId": battle.system,
        "turnCreated": int(battle.turn_created),
        "turnResolved": int(battle.turn_resolved),
        "status": battle.status,
    }
    if report is not None:
        shown["rounds"] = int(report.rounds)
        shown["winner"] = report.winner
        shown["losses"] = report.losses
        shown["ammunition"] = report.ammunition
        shown["intercepted"] = report.intercepted
        shown["survivors"] = report.survivors
    return shown


def _log(log: Any) -> dict[str, Any]:
    return {
        "id": log.id,
        "day": int(log.day),
        "text": log.text,
        "type": log.type,
        "about": log.about,
        "args": log.args,
    }


def _letter(letter: GameMessage, faction: str) -> dict[str, Any]:
    return {
        "id": letter.id,
        "day": int(letter.day),
        "type": letter.type,
        "priority": int(letter.priority),
        "title": letter.title,
        "lines": letter.lines,
        "payload": letter.payload,
        "read": is_read(letter, faction),
        "dismissed": is_dismissed(letter, faction),
    }

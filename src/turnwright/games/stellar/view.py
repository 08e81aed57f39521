"""What a seat sees of a galaxy through the fog, and how a terminal draws it."""

from typing import Any, Final

from turnwright.games.stellar.fog import Eyes, Territory
from turnwright.games.stellar.state import (
    DEPLOYED,
    FUEL,
    MORALE,
    Army,
    Battle,
    Fleet,
    GalaxyState,
    Ship,
    StarSystem,
)
from turnwright.games.stellar.table import Table
from turnwright.kernel.wire import Message

COLUMNS: Final = 38
ROWS: Final = 18


def see(state: GalaxyState, faction: str) -> dict[str, Any]:
    """The galaxy as plain values, without what a faction cannot know."""
    eyes = Eyes(state, faction, Territory(state))
    shown: dict[str, Any] = {
        "day": int(state.day),
        "faction": faction,
        "factions": [{"id": one.id, "name": one.name, "color": one.color} for one in state.factions],
        "systems": [_system(one, eyes, at) for at, one in enumerate(state.systems)],
        "fleets": [_fleet(one, faction) for one in state.fleets if eyes.sees(one)],
        "armies": [_army(one) for one in state.armies if _knows_army(state, one, faction, eyes)],
        "battles": [_battle(one) for one in state.battles if _was_there(one, faction)],
        "logs": [_log(one) for one in state.logs if not one.to or faction in one.to],
        "messages": [_letter(one) for one in state.messages if faction in one.to],
        "ready": list(state.ready),
    }
    if faction in state.orders:
        shown["orders"] = list(state.orders[faction])
    if state.winner_faction_id:
        shown["winnerFactionId"] = state.winner_faction_id
        shown["victory"] = state.victory
    return shown


def _system(system: StarSystem, eyes: Eyes, at: int) -> dict[str, Any]:
    return {
        "id": system.id,
        "name": system.name,
        "position": [system.x, system.y, system.z],
        "owner": system.owner,
        "color": system.color,
        "ownerSinceDay": int(system.owner_since_day),
        "resource": system.resource,
        "homeworld": system.homeworld,
        "observed": eyes.observes(at),
        "planets": [
            {"id": one.id, "name": one.name, "body": one.body, "class": one.kind, "owner": one.owner}
            for one in system.planets
        ],
    }


def _fleet(fleet: Fleet, faction: str) -> dict[str, Any]:
    own = fleet.faction == faction
    shown: dict[str, Any] = {
        "id": fleet.id,
        "name": fleet.name,
        "faction": fleet.faction,
        "position": [fleet.x, fleet.y, fleet.z],
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
        "faction": army.faction,
        "strength": int(army.strength),
        "maxStrength": int(army.max_strength),
        "morale": army.morale / MORALE,
        "state": army.state,
        "containerId": army.container,
    }


def _knows_army(state: GalaxyState, army: Army, faction: str, eyes: Eyes) -> bool:
    if army.faction == faction:
        return True
    table: Table = state.table
    home = table.homes.get(army.container, "") if army.state == DEPLOYED else ""
    return home in table.places and eyes.observes(table.places[home])


def _was_there(battle: Battle, faction: str) -> bool:
    return battle.report is not None and faction in battle.report.losses


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


def _letter(letter: Any) -> dict[str, Any]:
    return {
        "id": letter.id,
        "day": int(letter.day),
        "type": letter.type,
        "priority": int(letter.priority),
        "title": letter.title,
        "lines": letter.lines,
        "payload": letter.payload,
        "read": letter.read,
        "dismissed": letter.dismissed,
    }


def draw(view: Any) -> list[Message]:
    """The map by sector, then one's fleets, then the newest letters."""
    lines = [Message("draw-day", {"day": view["day"], "faction": view["faction"]})]
    lines += [Message("", {"text": row}) for row in _map(view)]
    for fleet in view["fleets"]:
        if fleet["faction"] == view["faction"]:
            lines.append(_fleet_line(fleet))
    for letter in view["messages"][-5:]:
        args = {"day": letter["day"], "title": letter["title"], "lines": "; ".join(letter["lines"])}
        lines.append(Message("draw-letter", args))
    return lines


def _map(view: Any) -> list[str]:
    # Every system in the sector that it lies in: the first letter of its owner, a fleet's in capitals.
    spots = [(system["position"][0], system["position"][1]) for system in view["systems"]]
    if not spots:
        return []
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    low, high = min(y for _, y in spots), max(y for _, y in spots)
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    for system in view["systems"]:
        row, column = _sector(system["position"], left, right, low, high)
        grid[row][column] = system["owner"][:1] or "."
    for fleet in view["fleets"]:
        row, column = _sector(fleet["position"], left, right, low, high)
        grid[row][column] = fleet["faction"][:1].upper()
    return ["".join(f"{cell} " for cell in row).rstrip() for row in grid]


def _sector(position: Any, left: float, right: float, low: float, high: float) -> tuple[int, int]:
    wide, tall = max(right - left, 1.0), max(high - low, 1.0)
    column = int((position[0] - left) / wide * (COLUMNS - 1))
    row = int((high - position[1]) / tall * (ROWS - 1))
    return min(max(row, 0), ROWS - 1), min(max(column, 0), COLUMNS - 1)


def _fleet_line(fleet: Any) -> Message:
    args = {
        "name": fleet["name"],
        "state": fleet["state"],
        "ships": len(fleet["ships"]),
        "hp": sum([ship["hp"] for ship in fleet["ships"]]),
        "target": fleet["targetSystemId"] or "-",
        "armies": len([ship for ship in fleet["ships"] if ship["carriedArmyId"]]),
    }
    return Message("draw-fleet", args)

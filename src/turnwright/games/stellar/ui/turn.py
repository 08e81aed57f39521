"""The turn sheet of a faction: the orders of each fleet with distances, days and fuel."""

from typing import Any, Final

from turnwright.games.stellar.commands import (
    DismissMessages,
    EndTurn,
    MarkMessagesRead,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    Resign,
    SplitFleet,
)
from turnwright.games.stellar.map.index import NOWHERE, distance
from turnwright.games.stellar.notation import word_of
from turnwright.games.stellar.rules.orders import OrderExecutor, fuel_range, is_bound_for
from turnwright.games.stellar.rules.phases.movement import pace
from turnwright.games.stellar.state import Fleet
from turnwright.games.stellar.ui.labels import HEADINGS, TURN, days, label
from turnwright.games.stellar.ui.messages import Names, refusal
from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message
from turnwright.kernel.turn_schema import Action, Disabled, Turn, Way

FREE: Final = "free"
FLIES: Final = (MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove)


def write(executor: OrderExecutor, names: Names, faction: str, options: Options) -> Turn:
    """Write the turn sheet of a faction, after its orders so far."""
    ways: dict[str, list[Way]] = {}
    shared: dict[str, tuple[str, str]] = {}  # by id of the action: its word and its fleet
    for place in range(options.count()):
        command: Any = options.command(place)
        word = _word(command)
        fleet_id = str(getattr(command, "fleet_id", ""))
        id = f"{word}/{fleet_id}" if fleet_id else word
        shared[id] = (word, fleet_id)
        ways.setdefault(id, []).append(_way(executor, names, faction, place, command))
    found = tuple([_action(id, *shared[id], tuple(each)) for id, each in ways.items()])
    return Turn(options.count(), faction, actions=found, disabled=_disabled(executor, faction, ways))


def _word(command: Any) -> str:
    if isinstance(command, EndTurn):
        return f"end/{command.autopilot}" if command.autopilot != "" else "end"
    return "resign" if isinstance(command, Resign) else word_of(command)


def _action(id: str, word: str, fleet_id: str, ways: tuple[Way, ...]) -> Action:
    heading = HEADINGS.get(word, TURN)
    first = ways[0]
    single = heading == TURN and isinstance(first.label, Message)
    name = first.label if single and isinstance(first.label, Message) else Message(f"action-{word}", {})
    return Action(id, name, heading, FREE, unit=fleet_id, base=word if fleet_id else "", ways=ways)


def _way(executor: OrderExecutor, names: Names, faction: str, place: int, command: Any) -> Way:
    if isinstance(command, FLIES):
        at = executor.fleet_places.get(command.fleet_id, NOWHERE)
        return Way(
            place, command.system_id, numbers=_flight(executor, executor.state.fleets[at], command.system_id)
        )
    if isinstance(command, MergeFleets):
        return Way(place, command.into_fleet_id)
    text = label(executor, names, command, faction)
    if isinstance(command, (MarkMessagesRead, DismissMessages)):
        return Way(place, targets=tuple(command.message_ids), label=text)
    if isinstance(command, SplitFleet):
        return Way(place, targets=tuple(command.ship_ids), label=text)
    target = str(getattr(command, "planet_id", "")) or str(getattr(command, "army_id", ""))
    return Way(place, target, label=text)


def _flight(executor: OrderExecutor, fleet: Fleet, system_id: str) -> dict[str, float]:
    system = executor.systems[system_id]
    gap = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
    numbers = {
        "ly": float(int(gap * 10.0 + 0.5)) / 10.0,
        "days": float(days(gap, pace(executor.arena, fleet))),
    }
    if executor.state.rules.unlimited_fuel:
        return numbers
    if is_bound_for(fleet, system_id):
        return {**numbers, "fuel": 0.0}
    limit = 0.0
    for ship in fleet.ships:
        reach: float = fuel_range(ship, executor.arena.classes[ship.type])
        limit = reach if limit == 0.0 or reach < limit else limit
    # The part of its fuel that the ship with the least would burn.
    share = gap / limit if limit > 0.0 else 1.0
    numbers["fuel"] = min(1.0, float(int(share * 100.0 + 0.5)) / 100.0)
    return numbers


def _disabled(executor: OrderExecutor, faction: str, ways: dict[str, list[Way]]) -> tuple[Disabled, ...]:
    found: list[Disabled] = []
    for fleet in executor.state.fleets:
        if fleet.faction != faction or not fleet.ships or fleet.id in executor.merged:
            continue
        if f"move/{fleet.id}" in ways:
            continue
        refused = _refused(executor, fleet)
        why = refusal(executor.state, refused)
        name = Message("action-move", {})
        found.append(
            Disabled(f"move/{fleet.id}", name, refused.code, why, HEADINGS["move"], FREE, unit=fleet.id)
        )
    return tuple(found)


def _refused(executor: OrderExecutor, fleet: Fleet) -> Rejected:
    # No flight of it is legal, so the rules refuse even the nearest.
    nearest, least = executor.state.systems[0].id, -1.0
    for system in executor.state.systems:
        gap: float = distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
        if gap > 0.0 and (least < 0.0 or gap < least):
            nearest, least = system.id, gap
    try:
        executor.carry_out(MoveFleet(fleet.id, nearest), fleet.faction)
    except Rejected as refused:
        return refused
    raise GameFault(f"{fleet.id} may fly to {nearest}, which is not among the options")

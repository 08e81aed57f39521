"""Options in words, and grouped under headings; those of one fleet also under its own handle."""

from typing import Any, Final

from turnwright.gamekit.headings import Ranked, best_of_each_first, topic
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
from turnwright.games.stellar.rules.orders import OrderExecutor
from turnwright.games.stellar.rules.phases.movement import pace
from turnwright.games.stellar.state import GalaxyState
from turnwright.games.stellar.ui.messages import Names, handle, headline, order_message
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic

TURN: Final = "turn"
# The heading of each order, in the order of the headings.
HEADINGS: Final = {
    "invade": "invade",
    "load": "load",
    "embark": "load",
    "fetch": "load",
    "unload": "unload",
    "land": "unload",
    "bring": "unload",
    "transfer": "transfer",
    "move": "move",
    "merge": "merge",
    "split": "split",
    "read": "inbox",
    "dismiss": "inbox",
}
SHOWN: Final = {
    "invade": 4,
    "inbox": 2,
    TURN: 1,
}  # how many are listed at once; destinations are typed, not chosen
TYPED: Final = ("fleet_id", "army_id", "into_fleet_id", "system_id", "planet_id")  # in this order
LAST: Final = 1_000_000.0


def label(executor: OrderExecutor, names: Names, command: Any, faction: str) -> Message:
    """Describe a command as an option; an order to fly with its distance and days."""
    if isinstance(command, Resign):
        return Message("choose-resign")
    if isinstance(command, EndTurn):
        if command.autopilot != "":
            profile = Message("profile", {"profile": command.autopilot, "text": command.autopilot})
            return Message("choose-end-auto", {"profile": profile})
        if command.orders:
            return Message("choose-end-orders", {"count": len(command.orders)})
        return Message("choose-end")
    if isinstance(command, (MarkMessagesRead, DismissMessages)):
        return mark_label(executor.state, names, command)
    order = order_message(command, names, detached_ships(executor.state, command, faction))
    if not isinstance(command, (MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove)):
        return order
    at = executor.fleet_places.get(command.fleet_id, NOWHERE)
    # The distance would give away where a foreign fleet is.
    if (
        at == NOWHERE
        or executor.state.fleets[at].faction != faction
        or command.system_id not in executor.systems
    ):
        return order
    gap = _distance(executor, at, command.system_id)
    rounded = float(int(gap * 10.0 + 0.5)) / 10.0
    args = {"order": order, "ly": rounded, "days": days(gap, pace(executor.arena, executor.state.fleets[at]))}
    return Message("choose-way", args)


def mark_label(state: GalaxyState, names: Names, command: Any) -> Message:
    """Describe a mark in the inbox: the headline of one message, or how many there are."""
    word = word_of(command)
    for message in state.messages if len(command.message_ids) == 1 else []:
        if message.id == command.message_ids[0]:
            what = headline(message.type, message.title, message.payload, names)
            return Message(f"order-{word}", {"headline": what, "day": int(message.day)})
    return Message(f"order-{word}-all", {"count": len(command.message_ids)})


def days(gap: float, step: float) -> int:
    """Return how many days a distance takes, at least one."""
    whole = int(gap / step)
    return max(1, whole if whole * step >= gap else whole + 1)


def _distance(executor: OrderExecutor, at: int, system_id: str) -> float:
    fleet, system = executor.state.fleets[at], executor.systems[system_id]
    return distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)


def detached_ships(state: GalaxyState, command: Any, faction: str) -> dict[str, int]:
    """Count the ships of its own that a faction detaches, by type; none for other orders."""
    counts: dict[str, int] = {}
    if isinstance(command, SplitFleet):
        chosen = dict.fromkeys(command.ship_ids, True)
        for fleet in state.fleets:
            # The ships of a fleet that was merged stay on its own list until the orders are closed.
            if fleet.id != command.fleet_id or fleet.faction != faction:
                continue
            for ship in fleet.ships:
                if ship.id in chosen:
                    counts[ship.type] = counts.get(ship.type, 0) + 1
    return counts


def names_in(executor: OrderExecutor, command: Any) -> dict[str, str]:
    """Collect the names that an order needs to be described without the galaxy at hand."""
    found: dict[str, str] = {}
    for field in ("fleet_id", "into_fleet_id"):
        at = executor.fleet_places.get(str(getattr(command, field, "")), NOWHERE)
        if at != NOWHERE:
            found[executor.state.fleets[at].id] = executor.state.fleets[at].name
    system = executor.systems.get(str(getattr(command, "system_id", "")))
    if system is not None:
        found[system.id] = system.name
    planet_id = str(getattr(command, "planet_id", ""))
    home = executor.systems.get(executor.arena.homes.get(planet_id, ""))
    for planet in [] if home is None else home.planets:
        if planet.id == planet_id:
            found[planet.id] = planet.name
    return {id: name for id, name in found.items() if name != id}


# Headings


def headings(executor: OrderExecutor, names: Names, options: Options) -> list[Topic]:
    """Group the options by kind, the nearest first, and again by fleet under its handle."""
    found: dict[str, list[Ranked]] = {word: [] for word in dict.fromkeys(HEADINGS.values())}
    found[TURN] = []
    fleets: dict[str, list[Ranked]] = {}
    for place in range(options.count()):
        command = options.command(place)
        fleet_id = str(getattr(command, "fleet_id", ""))
        ranked = Ranked(place, fleet_id, _rank(executor, command))
        heading = TURN if isinstance(command, (EndTurn, Resign)) else HEADINGS[word_of(command)]
        found[heading].append(ranked)
        if fleet_id != "":
            fleets.setdefault(fleet_id, []).append(ranked)
    topics: list[Topic] = []
    for heading, listed in found.items():
        if listed:
            choices = best_of_each_first(listed)
            alone = heading == TURN and not executor.state.rules.ai_enabled
            hint = _hint(options.command(choices[0]))
            title = "topic-turn-alone" if alone else ""
            topics.append(topic(heading, choices, SHOWN, heading == TURN, hint, title))
    for fleet_id, listed in fleets.items():
        message = Message("topic-fleet", {"fleet": names.fleet(fleet_id), "count": len(listed)})
        topics.append(Topic(handle(fleet_id), message, tuple(best_of_each_first(listed)), 0, aside=True))
    return topics


def _rank(executor: OrderExecutor, command: Any) -> float:
    if isinstance(command, (SplitFleet, MergeFleets)):
        return LAST
    system_id = str(getattr(command, "system_id", ""))
    at = executor.fleet_places.get(str(getattr(command, "fleet_id", "")), NOWHERE)
    return 0.0 if at == NOWHERE or system_id not in executor.systems else _distance(executor, at, system_id)


def _hint(command: Any) -> Message | None:
    # The first option as it would be typed.
    if isinstance(command, (EndTurn, Resign)):
        return None
    if isinstance(command, SplitFleet):
        return Message("hint-split")
    if isinstance(command, (MarkMessagesRead, DismissMessages)):
        return Message("hint-inbox")
    named = [str(getattr(command, field, "")) for field in TYPED]
    words = " ".join([handle(id) for id in named if id != ""])
    return Message("hint", {"verb": HEADINGS[word_of(command)], "words": words})

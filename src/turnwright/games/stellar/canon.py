"""The one order in which things stand in a state, so that nothing depends on how they came there."""

from typing import Any

from turnwright.games.stellar.state import Battle, Fleet, GalaxyState, GameMessage, Ship


def canonicalize_state(state: GalaxyState) -> GalaxyState:
    """The same state with everything in order: by id, logs and messages by day and id."""
    made = state.clone()
    made.systems = sorted(made.systems, key=_id)
    made.fleets = [_with_ships_in_order(fleet) for fleet in sorted(made.fleets, key=_id)]
    made.armies = sorted(made.armies, key=_id)
    made.battles = sorted(made.battles, key=_id)
    made.logs = sorted(made.logs, key=_day_and_id)
    made.messages = canonicalize_messages(made.messages)
    made.factions = sorted(made.factions, key=_id)
    made.ai_states = {name: made.ai_states[name] for name in sorted(made.ai_states)}
    return made


def canonicalize_messages(messages: list[GameMessage]) -> list[GameMessage]:
    """The messages by day and id."""
    return sorted(messages, key=_day_and_id)


def battles_in_order(battles: list[Battle]) -> list[Battle]:
    """Battles by system and id: the order in which they are fought."""
    return sorted(battles, key=_system_and_id)


def _with_ships_in_order(fleet: Fleet) -> Fleet:
    ships = fleet.ships
    for at in range(1, len(ships)):
        if ships[at].id < ships[at - 1].id:
            break
    else:
        return fleet
    copy = fleet.clone()
    copy.ships = sorted(ships, key=_ship_id)
    return copy


def _id(thing: Any) -> str:
    name: str = thing.id
    return name


def _ship_id(ship: Ship) -> str:
    return ship.id


def _day_and_id(line: Any) -> tuple[int, str]:
    return int(line.day), line.id


def _system_and_id(battle: Battle) -> tuple[str, str]:
    return battle.system, battle.id

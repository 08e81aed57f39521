"""The canonical order of a state, so that no rule depends on the order in which things came about."""

from typing import Any, Final

from turnwright.games.stellar.arena import Arena, arena_for
from turnwright.games.stellar.content import give_arena
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import (
    AIState,
    Battle,
    Condition,
    Fleet,
    GalaxyState,
    GameMessage,
    Log,
    Objectives,
    Planet,
    Ship,
    StarSystem,
    Task,
)

# The order in which victory conditions are checked.
CONDITION_KINDS: Final = ("elimination", "domination", "king_of_the_hill", "survival", "battle")


def canonicalize_state(state: GalaxyState) -> GalaxyState:
    """Return the state in canonical order: by id, logs and messages by day and id."""
    made = state.clone()
    made.factions = sorted(made.factions, key=_id)
    made.systems = [_with_planets_in_order(system) for system in sorted(made.systems, key=_id)]
    made.fleets = [_with_ships_in_order(fleet) for fleet in sorted(made.fleets, key=_id)]
    made.armies = sorted(made.armies, key=_id)
    made.battles = [_with_fleets_in_order(battle) for battle in sorted(made.battles, key=_id)]
    made.logs = canonicalize_logs(made.logs)
    made.messages = canonicalize_messages(made.messages)
    made.ai_states = {name: _with_tasks_in_order(made.ai_states[name]) for name in sorted(made.ai_states)}
    made.objectives = _with_conditions_in_order(made.objectives)
    made.orders = {name: made.orders[name] for name in sorted(made.orders)}
    made.autopilot = {name: made.autopilot[name] for name in sorted(made.autopilot)}
    made.ready = sorted(made.ready)
    made.resigned = sorted(made.resigned)
    made.ghosts = {name: made.ghosts[name] for name in sorted(made.ghosts)}
    return with_arena(made)


def in_order(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Return the state itself if it is in canonical order, else a copy that is."""
    if ctx.orderly or _is_in_order(state):
        return state
    return canonicalize_state(state)


def _is_in_order(state: GalaxyState) -> bool:
    if state.arena is None or not state.arena.fits(state.systems):
        return False
    for at in range(1, len(state.systems)):
        if state.systems[at].id < state.systems[at - 1].id:
            return False
    for at in range(1, len(state.fleets)):
        if state.fleets[at].id < state.fleets[at - 1].id:
            return False
    for at in range(1, len(state.armies)):
        if state.armies[at].id < state.armies[at - 1].id:
            return False
    for system in state.systems:
        if _with_planets_in_order(system) is not system:
            return False
    return all(_with_ships_in_order(fleet) is fleet for fleet in state.fleets)


def with_arena(state: GalaxyState) -> GalaxyState:
    """Give a state in canonical order an arena for its systems, unless it has one that fits."""
    if state.arena is None:
        return give_arena(state)
    arena: Arena = state.arena
    if not arena.fits(state.systems):
        state.arena = arena_for(arena, state.systems)
    return state


def canonicalize_logs(logs: list[Log]) -> list[Log]:
    """Sort the lines of the log by day and id."""
    return sorted([_with_readers_in_order(line) for line in logs], key=_day_and_id)


def canonicalize_messages(messages: list[GameMessage]) -> list[GameMessage]:
    """Sort the messages by day and id."""
    return sorted([_with_addressees_in_order(letter) for letter in messages], key=_day_and_id)


def battles_in_order(battles: list[Battle]) -> list[Battle]:
    """Sort battles by system and id, the order in which they are fought."""
    return sorted(battles, key=_system_and_id)


def conditions_in_order(objectives: Objectives) -> list[Condition]:
    """Sort the victory conditions in the order in which they are checked."""
    return sorted(objectives.conditions, key=_condition_order)


# Each of these returns the thing itself if it is in order, which it nearly always is.


def _with_planets_in_order(system: StarSystem) -> StarSystem:
    planets = system.planets
    for at in range(1, len(planets)):
        if planets[at].id < planets[at - 1].id:
            copy = system.clone()
            copy.planets = sorted(planets, key=_planet_id)
            return copy
    return system


def _with_ships_in_order(fleet: Fleet) -> Fleet:
    ships = fleet.ships
    for at in range(1, len(ships)):
        if ships[at].id < ships[at - 1].id:
            copy = fleet.clone()
            copy.ships = sorted(ships, key=_ship_id)
            return copy
    return fleet


def _with_fleets_in_order(battle: Battle) -> Battle:
    if _in_order(battle.fleets):
        return battle
    copy = battle.clone()
    copy.fleets = sorted(battle.fleets)
    return copy


def _with_readers_in_order(line: Log) -> Log:
    if _in_order(line.to):
        return line
    return Log(line.id, line.day, line.text, line.type, line.about, line.args, sorted(line.to))


def _with_addressees_in_order(letter: GameMessage) -> GameMessage:
    if _in_order(letter.to) and _in_order(letter.read_by) and _in_order(letter.dismissed_by):
        return letter
    copy = letter.clone()
    copy.to = sorted(letter.to)
    copy.read_by = sorted(letter.read_by)
    copy.dismissed_by = sorted(letter.dismissed_by)
    return copy


def _with_tasks_in_order(memory: AIState) -> AIState:
    copy = memory.clone()
    copy.tasks = sorted([_with_assigned_in_order(task) for task in memory.tasks], key=_task_order)
    return copy


def _with_assigned_in_order(task: Task) -> Task:
    return task if _in_order(task.fleets) else Task(task.kind, task.system, task.need, sorted(task.fleets))


def _with_conditions_in_order(objectives: Objectives) -> Objectives:
    if len(objectives.conditions) < 2:
        return objectives
    return Objectives(conditions_in_order(objectives), objectives.max_turns)


def _in_order(names: list[str]) -> bool:
    return len(names) < 2 or names == sorted(names)


def _id(thing: Any) -> str:
    name: str = thing.id
    return name


def _ship_id(ship: Ship) -> str:
    return ship.id


def _planet_id(planet: Planet) -> str:
    return planet.id


def _day_and_id(line: Any) -> tuple[int, str]:
    return int(line.day), line.id


def _system_and_id(battle: Battle) -> tuple[str, str]:
    return battle.system, battle.id


def _task_order(task: Task) -> tuple[str, str, list[str]]:
    return task.system, task.kind, task.fleets


def _condition_order(condition: Condition) -> tuple[int, str, str, str, int]:
    # An unknown kind comes last.
    rank = (
        CONDITION_KINDS.index(condition.kind) if condition.kind in CONDITION_KINDS else len(CONDITION_KINDS)
    )
    return rank, condition.kind, condition.system, condition.faction, int(condition.value)

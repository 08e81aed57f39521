"""Ways to win."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.rules.canonical_order import conditions_in_order
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import DRAW, Condition, GalaxyState, StarSystem

ELIMINATION: Final = "elimination"
DOMINATION: Final = "domination"
KING_OF_THE_HILL: Final = "king_of_the_hill"
SURVIVAL: Final = "survival"
BATTLE: Final = "battle"
MAX_TURNS: Final = "max_turns"
PER_CENT: Final = 100


class Verdict:
    """Who has won, and by which rule; nobody yet while both are empty."""

    def __init__(self, winner: str = "", rule: str = "") -> None:
        self.winner = winner
        self.rule = rule


def phase_objectives(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Name the winner, if there is one; a winner that was named stays."""
    if state.winner_faction_id != "":
        return state
    verdict = check_victory_conditions(state, ctx.turn)
    if verdict.winner == "":
        return state
    made = state.clone()
    made.winner_faction_id = verdict.winner
    made.victory = verdict.rule
    return made


def check_victory_conditions(state: GalaxyState, day: i64) -> Verdict:
    """Every condition in the order of asking, then the end of time."""
    for condition in conditions_in_order(state.objectives):
        winner = _winner_by(state, condition, day)
        if winner != "":
            return Verdict(winner, condition.kind)
    most = state.objectives.max_turns
    if most > 0 and day >= most:
        return _at_the_end(state)
    return Verdict()


def _winner_by(state: GalaxyState, condition: Condition, day: i64) -> str:
    if condition.kind == ELIMINATION:
        return last_one(state)
    if condition.kind == DOMINATION:
        return _dominator(state, condition.value or state.arena.numbers.domination_percent)
    if condition.kind == KING_OF_THE_HILL:
        return _king(state, condition, day)
    if condition.kind == BATTLE:
        return _first_battle(state)
    return ""


def _first_battle(state: GalaxyState) -> str:
    # For whoever only wants to know how a battle ends.
    for battle in state.battles:
        if battle.report is not None:
            return battle.report.winner
    return ""


def last_one(state: GalaxyState) -> str:
    """The faction that is left when all others have neither ships nor systems; nobody at all is a draw."""
    alive = standing(state)
    if len(alive) == 1:
        return alive[0]
    return DRAW if not alive else ""


def standing(state: GalaxyState) -> list[str]:
    """The factions that have a ship or a system."""
    found: dict[str, bool] = {}
    for fleet in state.fleets:
        if fleet.ships:
            found[fleet.faction] = True
    for system in state.systems:
        if system.owner != "":
            found[system.owner] = True
    return [faction.id for faction in state.factions if faction.id in found]


def systems_by_owner(state: GalaxyState) -> dict[str, int]:
    """How many systems each faction holds."""
    held: dict[str, int] = {}
    for system in state.systems:
        if system.owner != "":
            held[system.owner] = held.get(system.owner, 0) + 1
    return held


def _dominator(state: GalaxyState, percent: i64) -> str:
    held = systems_by_owner(state)
    reached = [name for name in sorted(held) if held[name] * PER_CENT >= percent * len(state.systems)]
    # Two that hold as much as each other: neither dominates.
    leaders = _leaders(reached, held)
    return leaders[0] if len(leaders) == 1 else ""


def _leaders(names: list[str], held: dict[str, int]) -> list[str]:
    best = 0
    for name in names:
        best = max(best, held.get(name, 0))
    return [name for name in names if held.get(name, 0) == best]


def _king(state: GalaxyState, condition: Condition, day: i64) -> str:
    for system in state.systems:
        if system.id == condition.system and system.owner != "":
            wanted = condition.value or state.arena.numbers.king_turns
            return system.owner if _held_for(system, day) >= wanted else ""
    return ""


def _held_for(system: StarSystem, day: i64) -> i64:
    return day - system.owner_since_day


def _at_the_end(state: GalaxyState) -> Verdict:
    for condition in conditions_in_order(state.objectives):
        if condition.kind == SURVIVAL and condition.faction in standing(state):
            return Verdict(condition.faction, SURVIVAL)
    leaders = _leaders([faction.id for faction in state.factions], systems_by_owner(state))
    return Verdict(leaders[0] if len(leaders) == 1 else DRAW, MAX_TURNS)

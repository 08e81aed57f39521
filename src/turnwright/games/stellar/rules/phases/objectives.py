"""Objectives: the ways to win."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.rules.canonical_order import conditions_in_order
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import DRAW, Battle, Condition, GalaxyState

ELIMINATION: Final = "elimination"
DOMINATION: Final = "domination"
KING_OF_THE_HILL: Final = "king_of_the_hill"
SURVIVAL: Final = "survival"
BATTLE: Final = "battle"
MAX_TURNS: Final = "max_turns"
PER_CENT: Final = 100


class Verdict:
    """The winner and the rule; both are empty while there is no winner."""

    def __init__(self, winner: str = "", rule: str = "") -> None:
        self.winner = winner
        self.rule = rule


def phase_objectives(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Name the winner, if there is one; a winner named before stays."""
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
    """Check every condition in its order, then the turn limit."""
    conditions = conditions_in_order(state.objectives)
    for condition in conditions:
        winner = _winner_by(state, condition, day)
        if winner != "":
            return Verdict(winner, condition.kind)
    most = state.objectives.max_turns
    if most <= 0 or day < most:
        return Verdict()
    # At the turn limit a survivor wins, or else the faction with the most systems.
    for condition in conditions:
        if condition.kind == SURVIVAL and condition.faction in standing(state):
            return Verdict(condition.faction, SURVIVAL)
    leaders = _leaders([faction.id for faction in state.factions], systems_by_owner(state))
    return Verdict(leaders[0] if len(leaders) == 1 else DRAW, MAX_TURNS)


def _winner_by(state: GalaxyState, condition: Condition, day: i64) -> str:
    if condition.kind == ELIMINATION:
        # The last faction with ships or systems; with none left it is a draw.
        alive = standing(state)
        return DRAW if not alive else alive[0] if len(alive) == 1 else ""
    if condition.kind == DOMINATION:
        # Of factions with equal shares neither dominates.
        percent: i64 = condition.value or state.arena.numbers.domination_percent
        held = systems_by_owner(state)
        reached = [name for name in sorted(held) if held[name] * PER_CENT >= percent * len(state.systems)]
        leaders = _leaders(reached, held)
        return leaders[0] if len(leaders) == 1 else ""
    if condition.kind == KING_OF_THE_HILL:
        turns: i64 = condition.value or state.arena.numbers.king_turns
        for system in state.systems:
            if system.id == condition.system and system.owner != "":
                return system.owner if day - system.owner_since_day >= turns else ""
        return ""
    if condition.kind == BATTLE:
        # The first battle decides; of those of one turn, the first by id.
        for battle in sorted(state.battles, key=_turn_and_id):
            if battle.report is not None:
                return battle.report.winner
    return ""


def _turn_and_id(battle: Battle) -> tuple[int, str]:
    return int(battle.turn_resolved), battle.id


def standing(state: GalaxyState) -> list[str]:
    """List the factions that have a ship or a system."""
    found: dict[str, bool] = {}
    for fleet in state.fleets:
        if fleet.ships:
            found[fleet.faction] = True
    for system in state.systems:
        if system.owner != "":
            found[system.owner] = True
    return [faction.id for faction in state.factions if faction.id in found]


def systems_by_owner(state: GalaxyState) -> dict[str, int]:
    """Count the systems of each faction."""
    held: dict[str, int] = {}
    for system in state.systems:
        if system.owner != "":
            held[system.owner] = held.get(system.owner, 0) + 1
    return held


def _leaders(names: list[str], held: dict[str, int]) -> list[str]:
    best = 0
    for name in names:
        best = max(best, held.get(name, 0))
    return [name for name in names if held.get(name, 0) == best]

"""Tactics: D&D 5e on a grid of cells of 5 ft."""

from turnwright.games.tactics.engine import (
    AreaShape,
    AttackOutcome,
    CombatLogEntry,
    CombatState,
    ConditionState,
    CreatureCombatState,
    GridCell,
    GridCoord,
    InitiativeEntry,
    Question,
    RollRequest,
    RollResult,
    SpellOutcome,
    SpellOutcomeCreature,
    TurnEngine,
)
from turnwright.games.tactics.game import Tactics

__all__ = [
    "AreaShape",
    "AttackOutcome",
    "CombatLogEntry",
    "CombatState",
    "ConditionState",
    "CreatureCombatState",
    "GridCell",
    "GridCoord",
    "InitiativeEntry",
    "Question",
    "RollRequest",
    "RollResult",
    "SpellOutcome",
    "SpellOutcomeCreature",
    "Tactics",
    "TurnEngine",
]

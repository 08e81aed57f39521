"""Tactics: D&D 5e on a grid of cells of 5 ft."""

from turnwright.games.tactics.bots.heuristic import explain
from turnwright.games.tactics.engine import (
    AreaShape,
    AttackOutcome,
    CombatLogEntry,
    CombatState,
    ConditionState,
    CreatureCombatState,
    CreatureRef,
    GridCell,
    GridCoord,
    InitiativeEntry,
    Narration,
    Question,
    RollRequest,
    RollResult,
    SceneState,
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
    "CreatureRef",
    "GridCell",
    "GridCoord",
    "InitiativeEntry",
    "Narration",
    "Question",
    "RollRequest",
    "RollResult",
    "SceneState",
    "SpellOutcome",
    "SpellOutcomeCreature",
    "Tactics",
    "TurnEngine",
    "explain",
]

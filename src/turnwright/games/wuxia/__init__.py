"""Wuxia: gauges that fill by agility, qi and cooldowns, and a fight told in Chinese."""

from turnwright.games.wuxia.engine import (
    ATBClock,
    BattleEvent,
    BattleSimulator,
    CharacterState,
    DataManager,
    EquippedSkill,
    GameState,
    HeuristicAI,
    Narrator,
    SkillDB,
    SkillDef,
    SkillTier,
    Stats,
    map_event_for_narration,
)
from turnwright.games.wuxia.game import Wuxia

__all__ = [
    "ATBClock",
    "BattleEvent",
    "BattleSimulator",
    "CharacterState",
    "DataManager",
    "EquippedSkill",
    "GameState",
    "HeuristicAI",
    "Narrator",
    "SkillDB",
    "SkillDef",
    "SkillTier",
    "Stats",
    "Wuxia",
    "map_event_for_narration",
]

"""The duel: two cards, one stat, a timed match of rounds."""

from turnwright.games.duel.engine import BattleEngine, create_battle_engine
from turnwright.games.duel.game import Duel

__all__ = ["BattleEngine", "Duel", "create_battle_engine"]

"""Gymnasium and PettingZoo environments for any game with an encoding.

Importing this package registers `turnwright/Duel-v0`, `turnwright/Rounds-v0`, `turnwright/Stellar-v0`,
`turnwright/Tactics-v0` and `turnwright/Wuxia-v0` with Gymnasium.
"""

from typing import Any

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError("environments for learners need turnwright[learn]") from missing

from turnwright.kernel.game import Game
from turnwright.lab.envs.multi_agent import BoardEnv
from turnwright.lab.envs.single_agent import TurnEnv
from turnwright.lab.envs.trained_agent import TrainedAgent
from turnwright.lab.envs.vector import VectorTurnEnv

__all__ = ["IDS", "BoardEnv", "TrainedAgent", "TurnEnv", "VectorTurnEnv", "make", "make_board", "make_vector"]

# By the rules of the duel only one side ever chooses, so here the two alternate.
IDS: dict[str, dict[str, Any]] = {
    "turnwright/Duel-v0": {"game": "duel", "scenario": "alternate"},
    "turnwright/Rounds-v0": {"game": "rounds", "scenario": "duelo"},
    "turnwright/Stellar-v0": {"game": "stellar", "scenario": "skirmish"},
    "turnwright/Tactics-v0": {"game": "tactics", "scenario": "goblin-ambush"},
    "turnwright/Wuxia-v0": {"game": "wuxia", "scenario": "duel"},
}


def make(game: Game | str, scenario: Any = None, **settings: Any) -> TurnEnv:
    """One learner against bots."""
    return TurnEnv(game, scenario, **settings)


def make_vector(game: Game | str, scenario: Any = None, num_envs: int = 1, **settings: Any) -> VectorTurnEnv:
    """Many learners at once, each against bots."""
    return VectorTurnEnv(game, scenario, num_envs=num_envs, **settings)


def make_board(game: Game | str, scenario: Any = None, **settings: Any) -> BoardEnv:
    """A learner at every seat."""
    return BoardEnv(game, scenario, **settings)


def _register() -> None:
    for name, settings in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}.single_agent:TurnEnv",
                vector_entry_point=f"{__name__}.vector:VectorTurnEnv",
                kwargs=settings,
            )


_register()

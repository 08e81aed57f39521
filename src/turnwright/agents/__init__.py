"""Who decides: the agents that can take a seat in any game."""

from turnwright.agents.random import RandomAgent
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.rejected import Rejected

__all__ = ["RandomAgent", "agent", "agent_names"]


def agent_names(game: Game) -> list[str]:
    """The agents that can play this game: its own bots first, then those that play any."""
    return [*game.bots(), "random"]


def agent(game: Game, name: str) -> Policy:
    """The agent of that name for this game, or `Rejected` with the names there are."""
    if name == "random":
        return RandomAgent()
    bots = game.bots()
    if name not in bots:
        names = agent_names(game)
        raise Rejected("unknown-agent", f"{game.name} has no agent {name!r}", "agent", names)
    return bots[name]

"""A heuristic for games without one: it looks one command ahead."""

from typing import Any, ClassVar, Final

from turnwright.agents.imagined_worlds import Worlds, sample_indices
from turnwright.agents.random import RandomAgent
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import GameFault
from turnwright.kernel.game import Game
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy

HEURISTIC: Final = "heuristic"
WORLDS: Final = 4
OPTIONS: Final = 64


class GreedyAgent(Policy):
    """Takes an option that wins at once, avoids those that lose at once, and else chooses at random.

    Of many options it tries a sample, each in a few worlds, because dice and hidden cards may decide.
    """

    name: ClassVar[str] = HEURISTIC

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Return one of the options."""
        count = options.count()
        if count == 1:
            return options.command(0)
        worlds = Worlds(game, state, seat, RandomAgent(), dice)
        tried = sample_indices(count, OPTIONS, dice)
        hopes = [_hope(worlds, options.command(at)) for at in tried]
        best = [at for at, hope in zip(tried, hopes, strict=True) if hope == max(hopes)]
        return options.command(best[int(dice.below(len(best)))])


def _hope(worlds: Worlds, command: Any) -> float:
    hope = 0.0
    for number in range(WORLDS):
        world = worlds.world(number)
        worlds.give(world, number, command)
        hope += worlds.worth(worlds.game.outcome(world))
    return hope


def own_heuristic(game: Game) -> Policy | None:
    """Return the game's bot called heuristic, else the one that `Game.heuristic` names, else None."""
    bots = game.bots()
    if HEURISTIC in bots or not game.heuristic:
        return bots.get(HEURISTIC)
    if game.heuristic not in bots:
        raise GameFault(f'{game.name} names "{game.heuristic}" as its heuristic, but has no such bot')
    return bots[game.heuristic]

"""A trained model as an agent, for matches, simulations and tournaments."""

from collections.abc import Callable
from typing import Any, ClassVar

from turnwright.kernel.dice import Dice
from turnwright.kernel.game import Game
from turnwright.kernel.learning import encoding_of
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.lab.envs.learner import game_of
from turnwright.lab.envs.spaces import Mask, Observation, as_mask, as_observation

Choice = Callable[[Observation, Mask], int]


class TrainedAgent(Policy):
    """Chooses with a function from observation and mask to action, in matches of one scenario."""

    name: ClassVar[str] = "trained"

    def __init__(self, game: Game | str, scenario: Any, choose: Choice) -> None:
        found = game_of(game)
        self.encoding = encoding_of(found, found.scenarios.load(scenario))
        self.choose = choose

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """The command of the chosen action."""
        seen = as_observation(self.encoding.observe(state, seat))
        action = self.choose(seen, as_mask(self.encoding.mask(state, seat)))
        return self.encoding.command(state, seat, int(action))

"""An agent that chooses at random."""

from typing import Any, ClassVar

from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy


class RandomAgent(Policy):
    """Takes a legal option at random, all equally likely."""

    name: ClassVar[str] = "random"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Return one of the options."""
        return options.sample(dice)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """Return the index of a choice."""
        return int(dice.below(len(request.choices)))

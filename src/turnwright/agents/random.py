"""An agent that takes any legal option."""

from typing import Any, ClassVar

from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy


class RandomAgent(Policy):
    """Takes any legal option, each as likely as any other."""

    name: ClassVar[str] = "random"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give, one of the options."""
        return options.sample(dice)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """The index of the choice to take."""
        return int(dice.below(len(request.choices)))

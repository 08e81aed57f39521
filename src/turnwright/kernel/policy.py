"""The interface of a bot."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among options, with dice of its own, never those of the match.

    The state is the real one: look at it through the game's `view` and `imagine` only. This plain one takes
    the first option and the default choice.
    """

    name: ClassVar[str] = "first"
    deep: ClassVar[bool] = False  # it plays positions out, so a decision is expensive

    @property
    def budget(self) -> int:
        """The number of rollouts that a decision may use; 0 for a bot that does not search."""
        return 0

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give, one of the options."""
        return options.command(0)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """The index of the choice to take."""
        return int(request.default)

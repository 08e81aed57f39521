"""The interface of a bot."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among options, with dice of its own, never those of the match.

    The state contains hidden information: use it through the game's `view` and `imagine` only. This base
    takes the first option and the default choice.
    """

    name: ClassVar[str] = "first"
    deep: ClassVar[bool] = False  # whether it plays positions out, which makes decisions expensive

    @property
    def budget(self) -> int:
        """The number of rollouts that a decision may use; 0 for a bot that does not search."""
        return 0

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Return one of the options."""
        return options.command(0)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """Return the index of a choice."""
        return int(request.default)

"""The interface of a bot."""

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among options, with dice of its own, never those of the match.

    The state contains hidden information: use it through the game's `view` and `imagine` only. This base
    takes the first option and the default choice.
    """

    name: ClassVar[str] = "first"
    deep: ClassVar[bool] = False  # whether it plays positions out, which makes decisions expensive
    reacts: ClassVar[bool] = False  # whether it may also say something between turns

    @property
    def budget(self) -> int:
        """The number of rollouts that a decision may use; 0 for a bot that does not search."""
        return 0

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Return one of the options."""
        return options.command(0)

    def progress(self) -> float:
        """Return how much of the current decision is made, from 0 to 1; -1 if that is unknown."""
        return -1.0

    def hurry(self) -> None:
        """Ask the decision that another thread waits for to end with the best found so far, if possible."""

    def explain(self, game: Any, state: Any, seat: int, dice: Dice) -> Message | None:
        """Return why it would give its command now, or None if it has no reason to tell.

        An argument of the message may be a tuple of commands, which are shown as their labels.
        """
        return None

    def reaction(self, game: Any, state: Any, seat: int, events: "Sequence[Any]", dice: Dice) -> Any:
        """Return a command between turns, in reply to the events of the last input, or None.

        It is given like a person's, outside the seat's turn; only matches ask for it, never simulations.
        """
        return None

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """Return the index of a choice."""
        return int(request.default)

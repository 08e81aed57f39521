"""Bots: a seat whose turns a profile plans."""

from typing import Any, ClassVar

from turnwright.games.stellar.commands import EndTurn
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy


class Balanced(Policy):
    """Ends each turn with its orders left to the profile of its name, which sees only through the fog."""

    name: ClassVar[str] = "balanced"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """The end of the turn; where no profile plans, without any orders."""
        return EndTurn((), self.name if state.rules.ai_enabled else "")


class Aggressive(Balanced):
    """Attacks whoever is weaker, and some who are not."""

    name: ClassVar[str] = "aggressive"


class Defensive(Balanced):
    """Attacks only with much more than the enemy has."""

    name: ClassVar[str] = "defensive"

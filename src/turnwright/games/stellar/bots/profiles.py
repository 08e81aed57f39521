"""Bots: seats whose turns a profile plans."""

from typing import Any, ClassVar

from turnwright.games.stellar.commands import EndTurn
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy


class Balanced(Policy):
    """Ends each turn with the autopilot of its name, which respects the fog of war."""

    name: ClassVar[str] = "balanced"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Return the end of the turn; without orders where the AI is switched off."""
        return EndTurn((), self.name if state.rules.ai_enabled else "")


class Aggressive(Balanced):
    """Attacks weaker enemies, and some that are not."""

    name: ClassVar[str] = "aggressive"


class Defensive(Balanced):
    """Attacks only with great superiority."""

    name: ClassVar[str] = "defensive"

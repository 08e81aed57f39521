"""A run of the rules without dice or questions, to learn whether a command is legal."""

from collections.abc import Sequence
from typing import Any

from turnwright.kernel.context import MAIN, Context, RollSpec
from turnwright.kernel.dice import Dice
from turnwright.kernel.formula import Roll


class DryRunEnded(BaseException):
    """Raised where a dry run stops; no handler of a game may swallow it."""


class DryRun(Context):
    """Stops the rules at the first event, roll or question: all checks have passed by then.

    A subclass may let some of them through.
    """

    def emit(self, event: Any) -> None:
        """Stop: the checks have passed."""
        raise DryRunEnded

    def tell(self, seats: "Sequence[int]", event: Any) -> None:
        """Stop: the checks have passed."""
        raise DryRunEnded

    def stream(self, name: str = MAIN) -> Dice:
        """Stop: dice would be thrown."""
        raise DryRunEnded

    def roll(
        self,
        formula: str,
        seat: int = -1,
        reason: str = "",
        stream: str = MAIN,
        within: int = -1,
        about: "dict[str, Any] | None" = None,
    ) -> Roll:
        """Stop: dice would be thrown."""
        raise DryRunEnded

    def roll_each(self, specs: "Sequence[RollSpec]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """Stop: dice would be thrown."""
        raise DryRunEnded

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """Stop: a player would be asked."""
        raise DryRunEnded

    def throws_own(self, seat: int) -> bool:
        """Return False: no player takes part."""
        return False

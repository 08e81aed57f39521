"""The services for rules while they carry out an input: emit events, roll dice, ask players."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from turnwright.kernel.dice import Dice
from turnwright.kernel.formula import Roll

MAIN = "main"


class RollSpec:
    """One of several rolls to request together."""

    def __init__(
        self, formula: str, seat: int = -1, reason: str = "", about: dict[str, Any] | None = None
    ) -> None:
        self.formula = formula
        self.seat = seat
        self.reason = reason
        self.about: dict[str, Any] = {} if about is None else about


class DryRunEnded(BaseException):
    """Raised where a dry run stops; no handler of a game may swallow it."""


class Context:
    """Everything rules can do besides changing the state; `now` is the time of the match.

    When a player must throw dice or choose, `roll` and `ask` raise `Waiting`, and the same input runs again
    from its start once the answer is known. So rules stay straight-line code. `heard` is False if no one
    reads the events.
    """

    def __init__(self, heard: bool = True) -> None:
        self.heard = heard
        self.now: i64 = 0

    def emit(self, event: Any) -> None:
        """Tell an event to all seats and spectators."""
        raise DryRunEnded

    def tell(self, seats: "Sequence[int]", event: Any) -> None:
        """Tell an event to these seats only."""
        raise DryRunEnded

    def stream(self, name: str = MAIN) -> Dice:
        """Return the match's dice of this name, which no player throws by hand."""
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
        """Roll dice for a seat; a player who throws them by hand has `within` milliseconds.

        `about` is further information for that player.
        """
        raise DryRunEnded

    def roll_each(self, specs: "Sequence[RollSpec]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """Roll several times; players are asked for all rolls together and answer in any order."""
        raise DryRunEnded

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """Return the index of the seat's choice; after `within` milliseconds it is `default`."""
        raise DryRunEnded

    def throws_own(self, seat: int) -> bool:
        """Return whether the player of this seat throws dice by hand."""
        return False


class DryRun(Context):
    """A run of the rules that stops at the first event, roll or question: all checks have passed by then.

    A subclass may let some of them through.
    """

"""What rules may do while they carry out an input: tell events, throw dice, ask players."""

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


class Context:
    """The only way out of the rules; `heard` is False when nobody will read the events, `now` is the time.

    When a player must throw dice or choose, `roll` and `ask` raise `Waiting`, and the same input runs again
    from its start once the answer is known. So rules stay straight-line code.
    """

    def __init__(self, heard: bool = True) -> None:
        self.heard = heard
        self.now: i64 = 0

    def emit(self, event: Any) -> None:
        """Tell an event to everybody."""
        raise NotImplementedError

    def tell(self, seats: "Sequence[int]", event: Any) -> None:
        """Tell an event to these seats only."""
        raise NotImplementedError

    def stream(self, name: str = MAIN) -> Dice:
        """Return the match's dice of this name, which no player throws by hand."""
        raise NotImplementedError

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
        raise NotImplementedError

    def roll_each(self, specs: "Sequence[RollSpec]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """Roll several times; players are asked for all rolls together and answer in any order."""
        raise NotImplementedError

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """Return the index of the seat's choice; after `within` milliseconds it is `default`."""
        raise NotImplementedError

    def throws_own(self, seat: int) -> bool:
        """Return whether the player of this seat throws dice by hand."""
        raise NotImplementedError

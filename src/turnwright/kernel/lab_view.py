"""A game as the lab sees it: what simulations measure and what learners observe."""

from collections.abc import Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from turnwright.kernel.records import Figure

S = TypeVar("S", default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """What a learner sees and can do in the matches of one scenario.

    Each place of the observation and each action has a fixed meaning and a name. Observations lie between
    `lows`, each 0 or -1, and 1, and contain only what the seat may see. The mask is 1 for exactly the legal
    actions.
    """

    def __init__(
        self,
        observation_names: "Sequence[str]" = (),
        action_names: "Sequence[str]" = (),
        signed: "Sequence[int]" = (),
    ) -> None:
        self.observation_names: list[str] = list(observation_names)
        self.action_names: list[str] = list(action_names)
        self.size: int = len(self.observation_names)
        self.actions: int = len(self.action_names)
        self.lows: list[float] = [0.0] * self.size
        for place in signed:
            self.lows[place] = -1.0
        self.answers = False  # whether learners answer questions; otherwise the default is taken

    def pose(self, state: Any, request: Any) -> None:
        """Note in a state the question that a learner has to answer.

        `mask` then has the answers of its seat, and `command` returns the index of the choice.
        """
        raise NotImplementedError

    def observe(self, state: Any, seat: int) -> list[float]:
        """Return the position as this seat may see it."""
        raise NotImplementedError

    def mask(self, state: Any, seat: int) -> list[int]:
        """Return 1 for each action that this seat may take now, else 0."""
        raise NotImplementedError

    def command(self, state: Any, seat: int, action: int) -> Any:
        """Return the command of an action here, or raise `Rejected` if it has none."""
        raise NotImplementedError

    def action(self, state: Any, seat: int, command: Any) -> int:
        """Return the action of this command here, or -1."""
        mask = self.mask(state, seat)
        for action in range(len(mask)):
            if mask[action] and self.command(state, seat, action) == command:
                return action
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Lab(Generic[S]):
    """Measurements of finished matches, estimates for searches, and encodings for learners; default: none."""

    def length(self, state: S) -> int:
        """Return the length of the match in turns or rounds; -1 to count its inputs instead."""
        return -1

    def figures(self, state: S) -> list[Figure]:
        """Return what `measure` counts, in order, side by side; the same for every match of a scenario."""
        return []

    def measure(self, state: S) -> list[int]:
        """Return the figures of a finished match; -1 for an event that did not happen."""
        return []

    def search_depth(self, state: S) -> int:
        """Return after how many inputs a rollout of a search stops and is estimated; 0 plays to the end."""
        return 0

    def estimate(self, state: S, seat: int) -> float:
        """Return the value of an undecided position for a seat, from 0 (lost) to 1 (won)."""
        return 0.5

    def encoding(self, scenario: Any) -> Encoding | None:
        """Return the encoding of matches of a loaded scenario for learners, or None."""
        return None

    def units(self, scenario: Any) -> list[str]:
        """Return the units of a scenario that can be matched one against one, if any."""
        return []

    def duel_scenario(self, scenario: Any, first: str, second: str) -> Any:
        """Return the scenario with one unit in the first seat against another in the second, or None."""
        return None

"""How a position looks to a learner: a row of numbers to see, and a fixed row of actions to choose from."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """What a learner sees and can do in the matches of one scenario.

    Each place of the observation and each action has one meaning and a name for it. Observations lie between
    `lows`, each 0 or -1, and 1, and tell only what the seat may see. The mask is 1 for exactly the actions
    that the game's options hold.
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

    def observe(self, state: Any, seat: int) -> list[float]:
        """The position as this seat may see it."""
        raise NotImplementedError

    def mask(self, state: Any, seat: int) -> list[int]:
        """For each action 1 when this seat may take it now, else 0."""
        raise NotImplementedError

    def command(self, state: Any, seat: int, action: int) -> Any:
        """The command that an action means here, or `Rejected` when it means nothing here."""
        raise NotImplementedError

    def action(self, state: Any, seat: int, command: Any) -> int:
        """The action that means this command here, or -1."""
        mask = self.mask(state, seat)
        for action in range(len(mask)):
            if mask[action] and self.command(state, seat, action) == command:
                return action
        return -1

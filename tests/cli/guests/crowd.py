"""A third-party game with five hundred choices and one turn: guess the hidden number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from turnwright import Context, Game, ListOptions, Options, Outcome, Rejected


@dataclass
class State:
    picked: int = -1


class Crowd(Game):
    """Pick one of five hundred."""

    name: ClassVar[str] = "crowd"
    command_type: ClassVar[Any] = int
    seats: ClassVar[tuple[str, ...]] = ("guesser",)

    def setup(self, scenario: Any, ctx: Context) -> State:
        return State()

    def apply(self, state: State, seat: int, command: Any, ctx: Context) -> None:
        if not 1000 <= command < 1500:
            raise Rejected("unknown", f"{command} is not among them")
        state.picked = command

    def options(self, state: State, seat: int) -> Options:
        return ListOptions(range(1000, 1500))

    def to_act(self, state: State) -> Sequence[int]:
        return [0]

    def outcome(self, state: State) -> Outcome | None:
        return None if state.picked < 0 else Outcome((0,) if state.picked == 1234 else (), "picked")

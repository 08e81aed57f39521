"""Third-party games that break the contract of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from turnwright import Context, Game, ListOptions, Options, Outcome


@dataclass
class State:
    moves: int = 0


class Faulty(Game):
    """Fails at the first move."""

    name: ClassVar[str] = "faulty"
    command_type: ClassVar[Any] = str
    seats: ClassVar[tuple[str, ...]] = ("only",)

    def setup(self, scenario: Any, ctx: Context) -> State:
        return State()

    def apply(self, state: State, seat: int, command: Any, ctx: Context) -> None:
        raise KeyError("the wheel has come off")

    def options(self, state: State, seat: int) -> Options:
        return ListOptions(["move"])

    def to_act(self, state: State) -> Sequence[int]:
        return [0]

    def outcome(self, state: State) -> Outcome | None:
        return None


class Stuck(Faulty):
    """Waits for no seat."""

    name: ClassVar[str] = "stuck"

    def to_act(self, state: State) -> Sequence[int]:
        return []

    def options(self, state: State, seat: int) -> Options:
        return ListOptions([])


class Unready(Faulty):
    """Cannot even begin."""

    name: ClassVar[str] = "unready"

    def setup(self, scenario: Any, ctx: Context) -> State:
        raise OverflowError("too many pieces")


not_a_game = "a word"

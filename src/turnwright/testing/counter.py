"""The smallest game with dice, compiled like the other games, to measure the kernel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.records import Outcome
from turnwright.kernel.scenarios import Scenarios
from turnwright.testing.events import Counted

ADD: Final = "add"


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Count:
    """A running total, and whose turn it is."""

    total: i64
    turn: i64
    left: i64

    def __init__(self, total: i64 = 0, turn: i64 = 0, left: i64 = 0) -> None:
        self.total = total
        self.turn = turn
        self.left = left

    def clone(self) -> "Count":
        """Return an independent copy."""
        return Count(self.total, self.turn, self.left)


class CounterScenarios(Scenarios):
    """A scenario is the number of dice to add."""

    def load(self, scenario: Any) -> Any:
        """Return the number of dice, by default 100."""
        return 100 if scenario is None else scenario


_SCENARIOS: Final = CounterScenarios()


class Counter(Game[Count, str]):
    """Two seats take turns adding a d6, as often as the scenario says."""

    name: ClassVar[str] = "counter"

    @property
    def scenarios(self) -> CounterScenarios:
        """The scenarios of the game."""
        return _SCENARIOS

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """Nothing added yet."""
        return Count(0, 0, scenario)

    def clone(self, state: Count) -> Any:
        """An independent copy of the state."""
        return state.clone()

    def apply(self, state: Count, seat: int, command: Any, ctx: Context) -> None:
        """Add one die."""
        if seat != state.turn:
            raise Rejected("not-your-turn", f"it is the turn of seat {state.turn}", "seat", [state.turn])
        if command != ADD:
            raise Rejected("malformed", "the only command is to add", "command", [ADD])
        face = ctx.stream().d(6)
        state.total += face
        state.turn = 1 - state.turn
        state.left -= 1
        if ctx.heard:
            ctx.emit(Counted(seat, face, state.total))

    def options(self, state: Count, seat: int) -> Options:
        """To add, when it is this seat's turn."""
        return ListOptions([ADD] if seat == state.turn else [])

    def to_act(self, state: Count) -> Sequence[int]:
        """Whose turn it is."""
        return (state.turn,)

    def outcome(self, state: Count) -> Outcome | None:
        """Over when nothing is left to add."""
        return Outcome((), "counted") if state.left == 0 else None

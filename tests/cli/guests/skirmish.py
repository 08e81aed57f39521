"""A third-party game that counts what its units do, and a match that is interrupted from within."""

import signal
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from turnwright import Context, Game, Lab, ListOptions, Options, Outcome, Scenarios
from turnwright.kernel.records import Figure

UNITS = ("ann", "bob")


@dataclass
class State:
    round: int = 0
    dealt: list[int] = field(default_factory=lambda: [0, 0])
    fell: list[int] = field(default_factory=lambda: [-1, -1])


class SkirmishScenarios(Scenarios):
    def names(self) -> list[str]:
        return ["yard"]


class SkirmishLab(Lab):
    def length(self, state: State) -> int:
        return state.round

    def figures(self, state: State) -> list[Figure]:
        sides = [Figure(seat, "pips") for seat in (0, 1)]
        return sides + [Figure(seat, name, UNITS[seat]) for seat in (0, 1) for name in ("dealt", "fell")]

    def measure(self, state: State) -> list[int]:
        return [*state.dealt, state.dealt[0], state.fell[0], state.dealt[1], state.fell[1]]


class Skirmish(Game):
    """Two throw dice at each other until one has thrown ten."""

    name: ClassVar[str] = "skirmish"
    command_type: ClassVar[Any] = str
    scenarios = SkirmishScenarios()
    lab = SkirmishLab()

    def setup(self, scenario: Any, ctx: Context) -> State:
        return State()

    def apply(self, state: State, seat: int, command: Any, ctx: Context) -> None:
        state.round += 1
        state.dealt[seat] += ctx.roll("d6", seat).total
        if state.dealt[seat] >= 10:
            state.fell[1 - seat] = state.round

    def options(self, state: State, seat: int) -> Options:
        return ListOptions(["throw"])

    def to_act(self, state: State) -> Sequence[int]:
        return [state.round % 2]

    def outcome(self, state: State) -> Outcome | None:
        winners = tuple(seat for seat in (0, 1) if state.dealt[seat] >= 10)
        return Outcome(winners, "ten") if winners else None


class Bell(Skirmish):
    """A skirmish that raises KeyboardInterrupt when these numbers of matches have begun."""

    name: ClassVar[str] = "bell"
    begun: ClassVar[int] = 0
    rings: ClassVar[tuple[int, ...]] = ()

    def setup(self, scenario: Any, ctx: Context) -> State:
        Bell.begun += 1
        if Bell.begun in Bell.rings:
            signal.raise_signal(signal.SIGINT)
        return State()

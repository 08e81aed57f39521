"""A game with as many seats as its scenario says, which may stand together or each for itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from turnwright import (
    ContentError,
    Context,
    Encoding,
    Game,
    Lab,
    ListOptions,
    Options,
    Outcome,
    Rejected,
    Scenarios,
)
from turnwright.kernel.records import Figure

GOAL = 10


@dataclass
class Rope:
    """How much each has pulled, and whose turn it is."""

    pulled: list[int] = field(default_factory=lambda: [0, 0])
    turn: int = 0
    allied: bool = True


def sides_of(state: Rope) -> dict[str, tuple[int, ...]]:
    pullers = range(1, len(state.pulled))
    if state.allied:
        return {"keeper": (0,), "pullers": tuple(pullers)}
    return {"keeper": (0,), **{f"puller_{seat}": (seat,) for seat in pullers}}


class MusterScenarios(Scenarios):
    def load(self, scenario: Any) -> Any:
        given = scenario if isinstance(scenario, dict) else {}
        loaded = {"name": "muster", "pullers": 1, "allied": True, **given}
        if not 1 <= loaded["pullers"] <= 9:
            raise ContentError("scenario", "$.pullers", f"expected 1 to 9, got {loaded['pullers']}")
        return loaded


class MusterLab(Lab):
    def figures(self, state: Rope) -> list[Figure]:
        sides = list(sides_of(state).values())
        whole = [Figure(at, "pulled") for at in range(len(sides))]
        units = [Figure(at, "pulled", f"seat {seat}") for at, seats in enumerate(sides) for seat in seats]
        # What only the keeper has is nothing that the others sometimes lack.
        return [*whole, *units, Figure(0, "kept", "seat 0")]

    def measure(self, state: Rope) -> list[int]:
        sides = sides_of(state).values()
        return [*(sum(state.pulled[at] for at in seats) for seats in sides), *state.pulled, 1]

    def encoding(self, scenario: Any) -> Encoding | None:
        return RopeEncoding()


class Muster(Game):
    """A keeper against pullers, who `pull` (a die) or `rest`; a side wins with 10 for each of its seats."""

    name: ClassVar[str] = "muster"
    command_type: ClassVar[Any] = str
    seats: ClassVar[tuple[str, ...]] = ("keeper", "puller_1")
    scenarios = MusterScenarios()
    lab = MusterLab()

    def seats_for(self, scenario: Any) -> tuple[str, ...]:
        return ("keeper", *(f"puller_{number}" for number in range(1, scenario["pullers"] + 1)))

    def sides(self, state: Rope) -> dict[str, tuple[int, ...]]:
        return sides_of(state)

    def setup(self, scenario: Any, ctx: Context) -> Rope:
        return Rope([0] * (1 + scenario["pullers"]), 0, scenario["allied"])

    def clone(self, state: Rope) -> Rope:
        return Rope(list(state.pulled), state.turn, state.allied)

    def apply(self, state: Rope, seat: int, command: Any, ctx: Context) -> None:
        if seat != state.turn:
            raise Rejected("not-your-turn", f"it is the turn of seat {state.turn}", "seat", [state.turn])
        if command not in ("pull", "rest"):
            raise Rejected("unknown", f"no seat can {command}", "command", ["pull", "rest"])
        if command == "pull":
            state.pulled[seat] += ctx.roll("d6", seat).total
        state.turn = (seat + 1) % len(state.pulled)

    def options(self, state: Rope, seat: int) -> Options:
        return ListOptions(["pull", "rest"] if seat in self.to_act(state) else [])

    def to_act(self, state: Rope) -> Sequence[int]:
        return [] if self.outcome(state) else [state.turn]

    def outcome(self, state: Rope) -> Outcome | None:
        for seats in self.sides(state).values():
            if sum(state.pulled[seat] for seat in seats) >= GOAL * len(seats):
                return Outcome(seats, "goal")
        return None


class RopeEncoding(Encoding):
    """How much one has pulled, and to pull or to rest."""

    def __init__(self) -> None:
        super().__init__(["own"], ["pull", "rest"])

    def observe(self, state: Rope, seat: int) -> list[float]:
        return [min(1.0, state.pulled[seat] / (GOAL * len(state.pulled)))]

    def mask(self, state: Rope, seat: int) -> list[int]:
        over = Muster().outcome(state) is not None
        return [int(seat == state.turn and not over)] * 2

    def command(self, state: Rope, seat: int, action: int) -> Any:
        return self.action_names[action]

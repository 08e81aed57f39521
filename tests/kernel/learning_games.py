"""A race for learning agents, and races that fail for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from kernel.games import Race, Track
from turnwright import Context, Lab, Outcome
from turnwright.kernel.lab_view import Encoding


class RaceEncoding(Encoding):
    """How far both are, and to run or to rest."""

    def __init__(self) -> None:
        super().__init__(["own place", "lead"], ["run", "rest"], signed=[1])

    def observe(self, state: Track, seat: int) -> list[float]:
        own, other = state.places[seat], state.places[1 - seat]
        return [min(1.0, own / state.goal), max(-1.0, min(1.0, (own - other) / state.goal))]

    def mask(self, state: Track, seat: int) -> list[int]:
        return [int(seat == state.turn)] * 2

    def command(self, state: Track, seat: int, action: int) -> Any:
        return self.action_names[action]


class LearntRaceLab(Lab):
    def encoding(self, scenario: Any) -> Encoding | None:
        return RaceEncoding()


class LearntRace(Race):
    """A race that says how it looks to a learner."""

    name: ClassVar[str] = "learnt-race"
    lab = LearntRaceLab()


class Relay(LearntRace):
    """A race in which the first seat never has a turn: its place is always 0."""

    name: ClassVar[str] = "relay"

    def to_act(self, state: Track) -> Sequence[int]:
        state.turn = 1
        return [1]


class Asking(LearntRace):
    """A race that asks both runners, at each turn, for the size of their steps."""

    name: ClassVar[str] = "asking"

    def apply(self, state: Track, seat: int, command: Any, ctx: Context) -> None:
        state.places[0] += ctx.ask(0, "how far?", [0, 1, 2], default=2)
        state.places[1] += ctx.ask(1, "how far?", [0, 1, 2], default=2)
        state.turn = 1 - seat


class Stuck(LearntRace):
    """A race in which no seat has a turn after the first move, and no time passes."""

    name: ClassVar[str] = "stuck"

    def to_act(self, state: Track) -> Sequence[int]:
        return [] if state.turn else [0]

    def outcome(self, state: Track) -> Outcome | None:
        return None

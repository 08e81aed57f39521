"""A third-party game: pack things, then march by dice; the first to walk far enough wins.

It has a bit of everything that a client must cope with: choices that can be taken back, dice, secrets, a
question to the other seat, and words in two languages.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from msgspec import Struct

from turnwright import (
    Context,
    Game,
    ListOptions,
    Message,
    Notation,
    Options,
    Outcome,
    Presenter,
    Rejected,
    Scenarios,
)

THINGS = ("rope", "lamp")


class Pack(Struct, frozen=True, tag="pack"):
    thing: Literal["rope", "lamp"]


class March(Struct, frozen=True, tag="march"):
    pass


class Ask(Struct, frozen=True, tag="ask"):
    """Ask the other seat to share the way."""


class Hide(Struct, frozen=True, tag="hide"):
    """Hide a coin; only the own seat learns where."""


class Rest(Struct, frozen=True, tag="rest"):
    """Sit down, without an event."""


Command = Pack | March | Ask | Hide | Rest


class Packed(Struct, frozen=True, tag="camp:packed"):
    seat: int
    thing: str


class Marched(Struct, frozen=True, tag="camp:marched"):
    seat: int
    miles: int


class Shared(Struct, frozen=True, tag="camp:shared"):
    agreed: bool


class Hidden(Struct, frozen=True, tag="camp:hidden"):
    place: int


@dataclass
class State:
    goal: int = 30
    turn: int = 0
    packed: list[list[str]] = field(default_factory=lambda: [[], []])
    miles: list[int] = field(default_factory=lambda: [0, 0])
    rests: int = 0
    coins: list[int] = field(default_factory=lambda: [0, 0])


class CampScenarios(Scenarios):
    def names(self) -> list[str]:
        return ["lake", "hill"]

    def load(self, scenario: Any) -> Any:
        return {"lake": 30, "hill": 5}.get(scenario, scenario)


class CampPresenter(Presenter):
    def label(self, state: State, seat: int, command: Any) -> Message:
        thing = {"thing": command.thing} if isinstance(command, Pack) else {}
        return Message(f"do-{command.__struct_config__.tag}", thing)


class Camp(Game):
    """March to the lake."""

    name: ClassVar[str] = "camp"
    command_type: ClassVar[Any] = Command
    scenarios = CampScenarios()
    presenter = CampPresenter(Notation(Command))

    def setup(self, scenario: Any, ctx: Context) -> State:
        return State(goal=scenario)

    def apply(self, state: State, seat: int, command: Any, ctx: Context) -> None:
        if seat != state.turn:
            raise Rejected("not-your-turn", f"seat {state.turn} is to move", "seat", [state.turn])
        if isinstance(command, Pack):
            self._pack(state, seat, command.thing, ctx)
        elif isinstance(command, Hide):
            state.coins[seat] = 7
            ctx.tell([seat], Hidden(7))
        elif isinstance(command, Rest):
            state.rests += 1
        elif isinstance(command, Ask):
            agreed = ctx.ask(1 - seat, "share-the-way", ["yes-please", "no"], within=60_000) == 0
            ctx.emit(Shared(agreed))
        else:
            miles = ctx.roll("2d6+1", seat, "the march").total
            state.miles[seat] += miles
            state.turn = 1 - seat
            ctx.emit(Marched(seat, miles))

    def _pack(self, state: State, seat: int, thing: str, ctx: Context) -> None:
        if thing in state.packed[seat]:
            raise Rejected("packed", f"the {thing} is packed already", "thing")
        state.packed[seat].append(thing)
        ctx.emit(Packed(seat, thing))

    def options(self, state: State, seat: int) -> Options:
        left = [Pack(thing) for thing in THINGS if thing not in state.packed[seat]]
        return ListOptions([*left, March(), Hide(), Ask(), Rest()] if seat == state.turn else [])

    def to_act(self, state: State) -> Sequence[int]:
        return [state.turn]

    def view(self, state: State, seat: int) -> Any:
        coins = {"coin": state.coins[seat]} if seat >= 0 and state.coins[seat] else {}
        return {"miles": list(state.miles), **coins}

    def outcome(self, state: State) -> Outcome | None:
        for seat, miles in enumerate(state.miles):
            if miles >= state.goal:
                return Outcome((seat,), "arrived", tuple(state.miles))
        return None

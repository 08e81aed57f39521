"""Nim: twenty-one sticks, take one to three; the player who takes the last one wins."""

from dataclasses import dataclass

from turnwright import Context, Game, ListOptions, Outcome, Rejected


@dataclass
class Sticks:
    """The sticks left, and whose turn it is."""

    left: int = 21
    turn: int = 0


class Nim(Game):
    """Nim"""

    name = "nim"
    command_type = int

    def setup(self, scenario: str, ctx: Context) -> Sticks:
        return Sticks()

    def apply(self, state: Sticks, seat: int, command: int, ctx: Context) -> None:
        if command not in self.options(state, seat):
            raise Rejected("illegal", "take one to three sticks, when it is your turn")
        state.left -= command
        state.turn = 1 - state.turn
        ctx.emit({"type": "taken", "seat": seat, "sticks": command, "left": state.left})

    def options(self, state: Sticks, seat: int) -> ListOptions:
        return ListOptions(range(1, min(3, state.left) + 1) if seat == state.turn else ())

    def to_act(self, state: Sticks) -> list[int]:
        return [state.turn]

    def outcome(self, state: Sticks) -> Outcome | None:
        return None if state.left else Outcome((1 - state.turn,), "last stick")

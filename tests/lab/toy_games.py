"""Small games for the tests of the lab: their chances can be worked out by hand."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from turnwright import Context, Dice, Game, Lab, ListOptions, Options, Outcome, Rejected, Scenarios
from turnwright.agents import RandomAgent
from turnwright.lab.runners import Done, Inline, Task


@dataclass
class Stake:
    """The cards in play."""

    hands: list[int]
    total: int = 0
    winner: int = -1
    now: int = 0


class Coin(Game):
    """One throw decides: 1 to 3 is the first seat's, 4 to 6 the second's."""

    name: ClassVar[str] = "coin"

    def setup(self, scenario: Any, ctx: Context) -> Stake:
        return Stake([])

    def clone(self, state: Stake) -> Stake:
        return Stake(list(state.hands), state.total, state.winner, state.now)

    def apply(self, state: Stake, seat: int, command: Any, ctx: Context) -> None:
        face = int(ctx.stream().d(6))
        ctx.emit({"face": face})
        state.winner = 0 if face <= 3 else 1

    def options(self, state: Stake, seat: int) -> Options:
        return ListOptions(["throw"])

    def to_act(self, state: Stake) -> Sequence[int]:
        return [0]

    def outcome(self, state: Stake) -> Outcome | None:
        return None if state.winner < 0 else Outcome((state.winner,), "thrown")


class OldCoin(Coin):
    """A coin by rules that are gone."""

    rules: ClassVar[str] = "0"


class Toss(Coin):
    """No seat acts: the throw is made when its timer runs out."""

    name: ClassVar[str] = "toss"

    def to_act(self, state: Stake) -> Sequence[int]:
        return []

    def next_due(self, state: Stake) -> int:
        return state.now + 100

    def elapse(self, state: Stake, now: int, ctx: Context) -> None:
        state.now = now
        if now >= 300:
            self.apply(state, 0, "throw", ctx)


class Wager(Coin):
    """Two throws of the first seat, the second is optional, then one of the engine: ten or more wins."""

    name: ClassVar[str] = "wager"
    GOAL: ClassVar[int] = 10

    def apply(self, state: Stake, seat: int, command: Any, ctx: Context) -> None:
        if command != "throw":
            raise Rejected("unknown", f"no seat can {command}", "command", ["throw"])
        hidden = int(ctx.stream("table").d(6))
        ctx.emit({"table": hidden})
        state.total = hidden + ctx.roll("1d6", 0, "first").total
        if ctx.ask(0, "again?", ["yes", "no"]) == 0:
            state.total += ctx.roll("1d6", 0, "second").total
        state.winner = 0 if state.total >= self.GOAL else 1


class Hands(Coin):
    """Each seat has a hidden number from 1 to 10; `show` lets the higher one win, `think` does nothing."""

    name: ClassVar[str] = "hands"

    def setup(self, scenario: Any, ctx: Context) -> Stake:
        return Stake([int(ctx.stream().d(10)) for _ in self.seats])

    def apply(self, state: Stake, seat: int, command: Any, ctx: Context) -> None:
        if command == "think":
            return
        if command == "dare" and state.hands[1] > 5:
            ctx.ask(1, "sure?", ["yes", "no"])
        state.winner = 0 if state.hands[0] >= state.hands[1] else 1

    def options(self, state: Stake, seat: int) -> Options:
        return ListOptions(["show", "dare"])

    def view(self, state: Stake, seat: int) -> Any:
        return {"hand": state.hands[seat]} if seat >= 0 else {}

    def imagine(self, state: Stake, seat: int, dice: Dice) -> Stake:
        other = self.clone(state)
        other.hands = [hand if at == seat else int(dice.d(10)) for at, hand in enumerate(state.hands)]
        return other


class Cup(Coin):
    """The engine throws a hidden die, and the first seat guesses whether it is more than 3."""

    name: ClassVar[str] = "cup"

    def apply(self, state: Stake, seat: int, command: Any, ctx: Context) -> None:
        face = int(ctx.stream("cup").d(6))
        guess = ctx.ask(0, "more than 3?", ["yes", "no"])
        state.winner = 0 if (face > 3) == (guess == 0) else 1


class FeudScenarios(Scenarios):
    def load(self, scenario: Any) -> Any:
        return scenario or ["a", "b"]


class FeudLab(Lab):
    def units(self, scenario: Any) -> list[str]:
        return list("abcdef")

    def duel_scenario(self, scenario: Any, one: str, other: str) -> Any:
        return [one, other]


class Feud(Coin):
    """Fighters one against one: on 1 to 3 the one whose name comes first wins, from whichever seat."""

    name: ClassVar[str] = "feud"
    scenarios = FeudScenarios()
    lab = FeudLab()

    def setup(self, scenario: Any, ctx: Context) -> Stake:
        return Stake([sorted(scenario).index(name) for name in scenario])

    def apply(self, state: Stake, seat: int, command: Any, ctx: Context) -> None:
        state.winner = state.hands.index(0 if ctx.stream().d(6) <= 3 else 1)


class Yes(RandomAgent):
    """Says yes to everything."""

    name: ClassVar[str] = "yes"

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        return 0


GAMES = {game.name: game for game in (Coin, Toss, Wager, Hands, Cup)}


def find(name: str) -> Game:
    """The game of that name."""
    return GAMES[name]()


class Impatient(Inline):
    """Raises KeyboardInterrupt in this run of this plan."""

    def __init__(self, experiment: int, run: int = 0) -> None:
        self.place = (experiment, run)

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        for done in super().run(tasks):
            if (done.task.at, done.task.first) >= self.place:
                raise KeyboardInterrupt
            yield done

"""Small games that show whether an agent thinks ahead, peeks or knows the dice; and ways to play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from turnwright import (
    Context,
    Dice,
    Game,
    Journal,
    ListOptions,
    Match,
    Options,
    Outcome,
    Policy,
    Rejected,
)


def play(
    game: Game, scenario: Any, agents: Sequence[Policy], seed: int = 0, journal: Journal | None = None
) -> Match:
    """A match of agents alone to its end; time passes when no seat is to act."""
    match = Match(game, scenario, seed=seed, seats=agents, journal=journal)
    while match.outcome is None:
        if match.act() is None:
            match.elapse(game.next_due(match.state))
    return match


def won(match: Match, seat: int) -> float:
    """What a match was worth to a seat."""
    assert match.outcome is not None
    if not match.outcome.winners:
        return 0.5
    return (seat in match.outcome.winners) / len(match.outcome.winners)


def mirrored(game: Game, scenario: Any, one: Policy, other: Policy, seeds: range) -> float:
    """The share of matches that the first agent wins, at either seat with each seed."""
    total = 0.0
    for seed in seeds:
        total += won(play(game, scenario, [one, other], seed), 0)
        total += won(play(game, scenario, [other, one], seed), 1)
    return total / (2 * len(seeds))


@dataclass
class ToyState:
    """What was done so far, and what lies face down."""

    done: list[Any] = field(default_factory=list)
    hidden: int = 0


class Toy(Game):
    """One seat gives one command; `worth` says which of them win."""

    command_type: ClassVar[Any] = Any
    seats: ClassVar[tuple[str, ...]] = ("only",)
    choices: ClassVar[Sequence[Any]] = ("stay", "go")

    def setup(self, scenario: Any, ctx: Context) -> ToyState:
        return ToyState()

    def apply(self, state: ToyState, seat: int, command: Any, ctx: Context) -> None:
        if command not in self.choices:
            raise Rejected("illegal", "that is no option")
        state.done.append(command)

    def options(self, state: ToyState, seat: int) -> Options:
        return ListOptions(self.choices)

    def to_act(self, state: ToyState) -> Sequence[int]:
        return [0]

    def outcome(self, state: ToyState) -> Outcome | None:
        return self.end(state, state.done[-1]) if state.done else None

    def end(self, state: ToyState, last: Any) -> Outcome | None:
        return Outcome((0,), "gone") if last == "go" else None


class Gate(Toy):
    """Two gates fall shut, one leads nowhere yet, one leads out."""

    name: ClassVar[str] = "gate"
    seats: ClassVar[tuple[str, ...]] = ("walker", "gatekeeper")
    choices: ClassVar[Sequence[Any]] = ("iron", "bronze", "wooden", "open")

    def end(self, state: ToyState, last: Any) -> Outcome | None:
        if last == "wooden":
            return None
        return Outcome((0,) if last == "open" else (1,), last)


class Cups(Toy):
    """A ball lies under one of three cups, hidden from both players."""

    name: ClassVar[str] = "cups"
    choices: ClassVar[Sequence[Any]] = ("left", "middle", "right")

    def setup(self, scenario: Any, ctx: Context) -> ToyState:
        return ToyState(hidden=int(ctx.stream().below(3)))

    def view(self, state: ToyState, seat: int) -> Any:
        return {"done": state.done}

    def imagine(self, state: ToyState, seat: int, dice: Dice) -> Any:
        return ToyState(list(state.done), int(dice.below(3)))

    def end(self, state: ToyState, last: Any) -> Outcome | None:
        return Outcome((0,) if last == self.choices[state.hidden] else (1,), "lifted")


class Coin(Toy):
    """A seat calls a coin, then it is thrown: an agent that knew the dice would always win."""

    name: ClassVar[str] = "coin"
    choices: ClassVar[Sequence[Any]] = ("heads", "tails")

    def apply(self, state: ToyState, seat: int, command: Any, ctx: Context) -> None:
        super().apply(state, seat, command, ctx)
        state.hidden = int(ctx.stream().below(2))

    def end(self, state: ToyState, last: Any) -> Outcome | None:
        return Outcome((0,) if last == self.choices[state.hidden] else (1,), "thrown")


class Raffle(Coin):
    """All tickets are equal: a preference can only come from luck."""

    name: ClassVar[str] = "raffle"
    choices: ClassVar[Sequence[Any]] = ("red", "green", "blue", "white", "black")

    def end(self, state: ToyState, last: Any) -> Outcome | None:
        return Outcome((0,) if state.hidden else (1,), "drawn")


class Haystack(Toy):
    """Five thousand straws; each of the upper half is a good one, and one is a needle."""

    name: ClassVar[str] = "haystack"
    choices: ClassVar[Sequence[Any]] = range(5000)
    needle: ClassVar[int] = 1234

    def end(self, state: ToyState, last: Any) -> Outcome | None:
        return Outcome((0,) if last >= 2500 or last == self.needle else (1,), "drawn")


class Finder(Policy):
    """Knows where the needle is."""

    name: ClassVar[str] = "finder"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        return game.needle


class Dawdle(Toy):
    """A player who stays can still go later, so no player ever has to."""

    name: ClassVar[str] = "dawdle"


class Alone(Toy):
    """One option, and rules that may not be tried out."""

    name: ClassVar[str] = "alone"
    choices: ClassVar[Sequence[Any]] = ("go",)

    def apply(self, state: ToyState, seat: int, command: Any, ctx: Context) -> None:
        assert ctx.heard, "tried out"
        super().apply(state, seat, command, ctx)


class Noted(Gate):
    """Counts how often a command was carried out."""

    count = 0

    def apply(self, state: ToyState, seat: int, command: Any, ctx: Context) -> None:
        self.count += 1
        super().apply(state, seat, command, ctx)


# Sealed bids: three seats at once, hidden until all are in; prizes may be shared.


@dataclass
class Auction:
    """Who has bid what for this lot and for the last one, the purses, and the lots won."""

    bids: list[int] = field(default_factory=lambda: [-1, -1, -1])
    purses: list[int] = field(default_factory=lambda: [4, 4, 4])
    lots: list[int] = field(default_factory=lambda: [0, 0, 0])
    last: list[int] = field(default_factory=list)
    sold: int = 0


class Bids(Game):
    """Three bidders write their bids at the same time; the highest bid that is alone buys the lot."""

    name: ClassVar[str] = "bids"
    command_type: ClassVar[Any] = int
    seats: ClassVar[tuple[str, ...]] = ("ada", "bo", "cy")

    def setup(self, scenario: Any, ctx: Context) -> Auction:
        return Auction()

    def apply(self, state: Auction, seat: int, command: int, ctx: Context) -> None:
        if type(command) is not int or command not in self.options(state, seat):
            raise Rejected("illegal", "bid what is in your purse, once")
        state.bids[seat] = command
        if -1 not in state.bids:
            self.sell(state, ctx)

    def sell(self, state: Auction, ctx: Context) -> None:
        alone = [bid for bid in state.bids if state.bids.count(bid) == 1]
        if alone:
            buyer = state.bids.index(max(alone))
            state.lots[buyer] += 1
            state.purses[buyer] -= max(alone)
        ctx.emit({"bids": list(state.bids)})
        state.last = state.bids
        state.bids = [-1, -1, -1]
        state.sold += 1

    def options(self, state: Auction, seat: int) -> Options:
        waits = seat in self.to_act(state) and self.outcome(state) is None
        return ListOptions(range(state.purses[seat] + 1) if waits else ())

    def to_act(self, state: Auction) -> Sequence[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid < 0]

    def view(self, state: Auction, seat: int) -> Any:
        shown = [bid if at == seat else min(bid, 0) for at, bid in enumerate(state.bids)]
        return {"bids": shown, "purses": state.purses, "lots": state.lots, "last": state.last}

    def imagine(self, state: Auction, seat: int, dice: Dice) -> Any:
        other = self.clone(state)
        for at, bid in enumerate(state.bids):
            if at != seat and bid >= 0:
                other.bids[at] = int(dice.below(state.purses[at] + 1))
        return other

    def outcome(self, state: Auction) -> Outcome | None:
        if state.sold < 3:
            return None
        winners = [seat for seat, lots in enumerate(state.lots) if lots == max(state.lots)]
        return Outcome(tuple(winners), "sold out", tuple(state.lots))

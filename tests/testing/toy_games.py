"""Toll: a small game that has everything, for the suite to pass; and games that break one rule each.

Two travellers hold four hidden cards each. In turn they play a card or change one; the opponent may block a
played card, and both throw a die. A player who waits for ten seconds loses the turn. The most coins win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from msgspec import Struct

from turnwright import (
    Context,
    Dice,
    Game,
    JoinedOptions,
    ListOptions,
    Notation,
    Options,
    Outcome,
    Policy,
    Presenter,
    Rejected,
    Scenarios,
    Timers,
    Turns,
)
from turnwright.kernel import codec
from turnwright.kernel.records import Message

TURNS = 12
DAWDLE = 10_000
BLOCK = 0


class Play(Struct, frozen=True, tag="play"):
    card: int
    why: str = ""


class Change(Struct, frozen=True, tag="change"):
    card: int


class Bow(Struct, frozen=True, tag="bow"):
    """Give up: no bot considers it."""


class Fork:
    """What the road is paved with: content that no state encodes."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.worth: int = scenario["worth"]


@dataclass
class Road:
    turn: int = 0
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=lambda: [0, 0])
    gone: int = -1
    last: str = ""
    match: int = 0
    looks: int = 0
    timers: Timers = field(default_factory=Timers)

    def __post_init__(self) -> None:
        # Not fields, so in no state that is encoded: what the cards are worth, and room to reckon in.
        self.fork: Fork | None = None
        self.scratch: list[int] = []

    def clone(self) -> Road:
        hands = [list(hand) for hand in self.hands]
        timers = self.timers.clone()
        twin = Road(
            self.turn,
            hands,
            list(self.deck),
            list(self.coins),
            self.gone,
            self.last,
            self.match,
            self.looks,
            timers,
        )
        twin.fork = self.fork
        return twin


class Miser(Policy):
    """Plays the highest card that its view shows, and blocks what is worth it."""

    name: ClassVar[str] = "miser"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        return Play(max(game.view(state, seat)["hand"]))

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        return BLOCK if game.view(state, seat)["coins"][1 - seat] > 3 else 1


class TollScenarios(Scenarios):
    def names(self) -> list[str]:
        return ["short", "dear"]

    def load(self, scenario: Any) -> Any:
        named = {"short": {"cards": 14, "worth": 1}, "dear": {"cards": 18, "worth": 3}}
        return dict(scenario) if isinstance(scenario, dict) else named[scenario]


class TollNotation(Notation):
    def read(self, text: str, like: Any) -> Any:
        state = super().read(text, like)
        state.fork = like.fork
        return state


class Toll(Game):
    name = "toll"
    command_type = Play | Change | Bow
    seats = ("north", "south")
    scenarios = TollScenarios()
    notation = TollNotation(Play | Change | Bow)

    def setup(self, scenario: Any, ctx: Context) -> Any:
        deck = list(range(1, scenario["cards"] + 1))
        ctx.stream("deck").shuffle(deck)  # type: ignore[arg-type]
        state = Road(
            hands=[sorted(deck[:4]), sorted(deck[4:8])], deck=deck[8:], match=deck[0] * 100 + deck[1]
        )
        state.fork = Fork(scenario)
        state.timers.start("turn", DAWDLE, 0)
        for seat in (0, 1):
            ctx.tell([seat], {"dealt": list(state.hands[seat])})
        return state

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        state = codec.build(Road, data)
        state.fork = Fork(scenario)
        return state

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        if command not in self.offers(state, seat):
            raise Rejected("illegal", "that is no option now", "", list(self.options(state, seat)))
        state.last = type(command).__name__
        if isinstance(command, Bow):
            state.gone = seat
            state.timers.clear()
        elif isinstance(command, Change):
            self.change(state, seat, command.card, ctx)
        else:
            self.play(state, seat, command.card, ctx)

    def offers(self, state: Any, seat: int) -> Options:
        return JoinedOptions([self.options(state, seat), self.extra_options(state, seat)])

    def change(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        drawn = state.deck.pop()
        state.hands[seat].remove(card)
        state.hands[seat].append(drawn)
        state.deck.insert(0, card)
        ctx.emit({"seat": seat, "changes": 1})
        ctx.tell([seat], {"drew": drawn})
        self.next_turn(state)

    def play(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        if ctx.heard:
            ctx.emit({"seat": seat, "plays": card})
        blocked = ctx.ask(1 - seat, "block", ["block", "let pass"], 1, 5000) == BLOCK
        thrown = ctx.roll("d6", seat, "toll").total
        kept = ctx.roll("2d6kl1", 1 - seat, "block").total if blocked else 0
        state.hands[seat].remove(card)
        state.coins[seat] += max(0, card + thrown - 2 * kept) * state.fork.worth
        if ctx.heard:
            ctx.emit({"seat": seat, "coins": state.coins[seat]})
        self.next_turn(state)

    def next_turn(self, state: Any) -> None:
        state.turn += 1
        state.timers.clear()
        if self.outcome(state) is None:
            state.timers.start("turn", DAWDLE, 0)

    def elapse(self, state: Any, now: int, ctx: Context) -> None:
        state.last = "time"
        state.timers.elapse(now)
        while state.timers.fire() is not None:
            ctx.emit({"seat": state.turn % 2, "dawdles": True})
            self.next_turn(state)

    def next_due(self, state: Any) -> int:
        return int(state.timers.next_due())

    def options(self, state: Any, seat: int) -> Options:
        if seat != state.turn % 2 or self.outcome(state) is not None:
            return ListOptions()
        hand = state.hands[seat]
        plays = ListOptions([Play(card) for card in hand])
        return JoinedOptions([plays, ListOptions([Change(card) for card in hand] if state.deck else [])])

    def extra_options(self, state: Any, seat: int) -> Options:
        return ListOptions([Bow()] if seat in (0, 1) and state.gone < 0 and state.turn > 2 else [])

    def to_act(self, state: Any) -> Sequence[int]:
        return [state.turn % 2]

    def view(self, state: Any, seat: int) -> Any:
        seen = {
            "turn": state.turn,
            "coins": state.coins,
            "cards": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "left": state.timers.remaining("turn"),
        }
        return {**seen, "hand": state.hands[seat]} if seat >= 0 else seen

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        other = state.clone()
        unseen = sorted(sum((hand for at, hand in enumerate(other.hands) if at != seat), list(other.deck)))
        dice.shuffle(unseen)  # type: ignore[arg-type]
        for at, hand in enumerate(other.hands):
            if at != seat:
                other.hands[at] = [unseen.pop() for _ in hand]
        other.deck = unseen
        return other

    def outcome(self, state: Any) -> Outcome | None:
        if state.gone >= 0:
            return Outcome((1 - state.gone,), "bowed out")
        if state.turn < TURNS and state.hands[state.turn % 2]:
            return None
        north, south = state.coins
        winners = () if north == south else (0,) if north > south else (1,)
        return Outcome(winners, "road's end", (north, south))

    def bots(self) -> dict[str, Policy]:
        return {"miser": Miser()}


# Games that break one rule each. BROKEN, at the end, names the check that must find it.


class RunsDifferently(Toll):
    """The events before a question depend on whether the answer is known."""

    def play(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        ctx.emit({"answers": len(ctx.answers)})
        super().play(state, seat, card, ctx)


class Crashes(Toll):
    """A rule that fails only in a roll that a person throws."""

    def play(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        super().play(state, seat, card, ctx)
        if ctx.throws_own(seat) and state.turn > 2:
            raise KeyError("toll-gate")


class BotCheats(Toll):
    """Its bot gives a command that is no option."""

    def bots(self) -> dict[str, Policy]:
        return {"rich": Rich()}


class Rich(Policy):
    name: ClassVar[str] = "rich"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        return Play(99)


class OneMatchAtATime(Toll):
    """Remembers on the game itself which match it is in, and is confused by another."""

    here = 0

    def setup(self, scenario: Any, ctx: Context) -> Any:
        state = super().setup(scenario, ctx)
        self.here = state.match
        return state

    def next_turn(self, state: Any) -> None:
        super().next_turn(state)
        if self.here != state.match:
            state.coins[0] += 1
        self.here = state.match


class Dated(Toll):
    """Something from outside the match gets into the state."""

    today = 0

    def setup(self, scenario: Any, ctx: Context) -> Any:
        self.today += 1
        state = super().setup(scenario, ctx)
        state.looks = self.today
        return state


class CountsLooksPresenter(Presenter):
    def label(self, state: Any, seat: int, command: Any) -> Message:
        state.looks += 1
        return super().label(state, seat, command)


class CountsLooks(Toll):
    """To ask for the label of an option changes the state."""

    presenter = CountsLooksPresenter(TollNotation(Play | Change | Bow))


class ForgetfulClone(Toll):
    """A clone does not remember what was done last."""

    def clone(self, state: Any) -> Any:
        twin = state.clone()
        twin.last = ""
        return twin


class SharedPurse(Toll):
    """A clone has the coins in common with the state it was made of."""

    def clone(self, state: Any) -> Any:
        twin = state.clone()
        twin.coins = state.coins
        return twin


class RevivedPoor(Toll):
    """A state out of its encoded form has lost what a card is worth."""

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        state = super().revive(kind, data, scenario)
        state.fork.worth = 0
        return state


class RevivedEmpty(Toll):
    """A state out of its encoded form has lost a field."""

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        return super().revive(kind, {**data, "last": ""}, scenario)


class ReadsPoorNotation(TollNotation):
    def read(self, text: str, like: Any) -> Any:
        state = super().read(text, like)
        state.deck.sort()
        return state


class ReadsPoor(Toll):
    """A position that is read from its notation has lost the deck's order."""

    notation = ReadsPoorNotation(Play | Change | Bow)


class ReadsWithoutWorthNotation(TollNotation):
    def read(self, text: str, like: Any) -> Any:
        state = super().read(text, like)
        state.fork = Fork({"worth": 0})
        return state


class ReadsWithoutWorth(Toll):
    """A position that is read from its notation goes on by other content."""

    notation = ReadsWithoutWorthNotation(Play | Change | Bow)


class TwoLinesNotation(TollNotation):
    def write(self, state: Any) -> str:
        return super().write(state) + "\n"


class TwoLines(Toll):
    notation = TwoLinesNotation(Play | Change | Bow)


class MumblesCommandsNotation(TollNotation):
    def write_command(self, command: Any) -> str:
        return super().write_command(Play(command.card) if isinstance(command, Change) else command)


class MumblesCommands(Toll):
    """Two commands have the same notation."""

    notation = MumblesCommandsNotation(Play | Change | Bow)


class DropsReasonsNotation(TollNotation):
    def command_from_data(self, data: Any) -> Any:
        command = super().command_from_data(data)
        return Play(command.card) if isinstance(command, Play) else command

    def parse_command(self, text: str) -> Any:
        return codec.read_command(codec.read_json(text), self.command_type)


class DropsReasons(Toll):
    """A command that has been JSON lost its second field."""

    notation = DropsReasonsNotation(Play | Change | Bow)

    def options(self, state: Any, seat: int) -> Options:
        return ListOptions(
            [Play(c.card, "why not") if isinstance(c, Play) else c for c in super().options(state, seat)]
        )

    def bots(self) -> dict[str, Policy]:
        return {}

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        named = Play(command.card, "why not") if isinstance(command, Play) else command
        super().apply(state, seat, named, ctx)

    def extra_options(self, state: Any, seat: int) -> Options:
        plays = [Play(c.card) for c in self.options(state, seat) if isinstance(c, Play)]
        return JoinedOptions([super().extra_options(state, seat), ListOptions(plays)])


class OffersTooMuch(Toll):
    """One of the options is refused."""

    def options(self, state: Any, seat: int) -> Options:
        offered = super().options(state, seat)
        return JoinedOptions([offered, ListOptions([Play(99)])]) if offered.count() else offered

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        if command == Play(99):
            raise Rejected("no-card", "there is no such card", "card")
        super().apply(state, seat, command, ctx)


class OffersTwice(Toll):
    def extra_options(self, state: Any, seat: int) -> Options:
        return JoinedOptions([super().extra_options(state, seat), super().extra_options(state, seat)])


class Miscounted(Options):
    """Options whose numbers do not lead back."""

    def __init__(self, inside: Options) -> None:
        self.inside = inside

    def count(self) -> int:
        return self.inside.count()

    def command(self, index: int) -> Any:
        return self.inside.command(index)

    def index(self, command: Any) -> int:
        found = self.inside.index(command)
        return self.count() - 1 - found if found >= 0 else found


class Misnumbers(Toll):
    def options(self, state: Any, seat: int) -> Options:
        return Miscounted(super().options(state, seat))


class ActsTwice(Toll):
    """A seat is named twice among those to act."""

    def to_act(self, state: Any) -> Sequence[int]:
        return [*super().to_act(state), state.turn % 2]


class OutOfTurn(Toll):
    """A seat may give its commands when it is not its turn."""

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        owner = state.turn % 2 if isinstance(command, Change) and seat in (0, 1) else seat
        super().apply(state, owner, command, ctx)


class RollsFirst(Toll):
    """Throws the dice before it has checked the command."""

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        if isinstance(command, Change):
            ctx.stream("luck").d(6)
        super().apply(state, seat, command, ctx)


class ChokesOnCards(Toll):
    """Looks a card up before it has checked that the seat holds it."""

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        if isinstance(command, Play):
            state.hands[seat].index(command.card)
        super().apply(state, seat, command, ctx)


class WithoutAWord(Toll):
    """Refuses, and does not say why."""

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        if command not in self.offers(state, seat):
            raise Rejected("illegal", "")
        super().apply(state, seat, command, ctx)


class ShowsHands(Toll):
    """A seat sees the other's cards."""

    def view(self, state: Any, seat: int) -> Any:
        return {**super().view(state, seat), "best": max(max(hand, default=0) for hand in state.hands)}


class TellsTheDraw(Toll):
    """Every seat sees which card was drawn."""

    def change(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        ctx.emit({"seat": seat, "gets": state.deck[-1]})
        super().change(state, seat, card, ctx)


class TellsInALabelPresenter(Presenter):
    def label(self, state: Any, seat: int, command: Any) -> Message:
        return Message(
            "", {"text": f"{self.notation.write_command(command)} (top card {sum(state.deck[-1:])})"}
        )


class TellsInALabel(Toll):
    """The words of an option say what the deck holds."""

    presenter = TellsInALabelPresenter(TollNotation(Play | Change | Bow))


class PeepingBot(Toll):
    """Its bot looks at the state itself."""

    def bots(self) -> dict[str, Policy]:
        return {"peeper": Peeper()}


class Peeper(Policy):
    name: ClassVar[str] = "peeper"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        hand = state.hands[seat]
        return Play(max(hand) if sum(state.hands[1 - seat]) % 2 else min(hand))

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        return BLOCK


class RollsTheSecret(Toll):
    """The formula of a roll, which every seat sees, contains the next card."""

    def change(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        ctx.roll(f"d6+{state.deck[-1]}", seat, "change")
        super().change(state, seat, card, ctx)


class ThinksLonger(Toll):
    """Who faces the better cards has longer to think."""

    def deadline(self, state: Any, seat: int) -> int:
        return DAWDLE + sum(state.hands[1 - seat]) if seat >= 0 else -1


class AnswersByPeeping(Toll):
    """Its bot looks at the other's cards, but only when it is asked."""

    def bots(self) -> dict[str, Policy]:
        return {"blocker": Blocker()}


class Blocker(Policy):
    name: ClassVar[str] = "blocker"

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        return sum(state.hands[1 - seat]) % 2


class RefusesWithTheSecret(Toll):
    """A refusal says who does hold the card."""

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        if command not in self.offers(state, seat):
            raise Rejected("illegal", f"the other holds {state.hands[1 - seat]}")
        super().apply(state, seat, command, ctx)


class ListsTheSecret(Toll):
    """What a refusal names as legal is what the other could do."""

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        if command not in self.offers(state, seat):
            raise Rejected("illegal", "that is no option now", "", list(self.options(state, 1 - seat)))
        super().apply(state, seat, command, ctx)


class HasNoImagination(Toll):
    """Hides the cards, and imagines no others: nothing can be compared."""

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        return state.clone()


class HidesWhatIsPlayed(HasNoImagination):
    """The deal is always the same, but what became of it is hidden."""

    def setup(self, scenario: Any, ctx: Context) -> Any:
        state = super().setup(scenario, ctx)
        state.hands, state.deck, state.match = [[1, 2, 3, 4], [5, 6, 7, 8]], [9, 10, 11, 12], 1
        return state

    def view(self, state: Any, seat: int) -> Any:
        return {"turn": state.turn, "coins": state.coins}

    def bots(self) -> dict[str, Policy]:
        return {}


class TellsASet(Toll):
    """An event names the cards in no order."""

    def change(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        ctx.emit({"left": {"deck", "hand"}})
        super().change(state, seat, card, ctx)


class KeepsASet(Toll):
    """The state has a set in it."""

    def next_turn(self, state: Any) -> None:
        super().next_turn(state)
        state.last = frozenset(["deck", "hand"])


class OffersASet(Toll):
    """A command has a set in it."""

    def extra_options(self, state: Any, seat: int) -> Options:
        return ListOptions([{"cards": {1, 2}}] if seat == 0 and self.outcome(state) is None else [])


class DealsForReal(Toll):
    """To imagine other cards deals them for real."""

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        other = super().imagine(state, seat, dice)
        state.hands = [list(hand) for hand in other.hands]
        state.deck = list(other.deck)
        return other


class RemembersTurns(Toll):
    """Works the coins out once for each turn of a match, and believes that there is one of each."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int], int] = {}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        self.seen.clear()
        return super().setup(scenario, ctx)

    def change(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        state.looks = self.seen.setdefault((state.match, state.turn), card)
        super().change(state, seat, card, ctx)


class LoadsDearerScenarios(TollScenarios):
    def load(self, scenario: Any) -> Any:
        loaded = super().load(scenario)
        return {**loaded, "times": loaded.get("times", 0) + 1}


class LoadsDearer(Toll):
    """A scenario that was loaded and is loaded again is another one."""

    scenarios = LoadsDearerScenarios()


class LosesItsMemory(Toll):
    """Remembers on the game itself how far a match has come, and forgets it at each setup."""

    def __init__(self) -> None:
        self.reached: dict[int, int] = {}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        state = super().setup(scenario, ctx)
        self.reached[state.match] = 0
        return state

    def next_turn(self, state: Any) -> None:
        if self.reached.get(state.match, 0) < state.turn:
            state.coins[0] += 1
        super().next_turn(state)
        self.reached[state.match] = max(state.turn, self.reached.get(state.match, 0))


class NeedsAnAudience(Toll):
    """A coin is won only when events are listened to."""

    def play(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        super().play(state, seat, card, ctx)
        if ctx.heard:
            state.coins[seat] += 1


class NeedsAClone(Toll):
    """Reckons on a sheet that is blank only because each input has a fresh clone."""

    def play(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        super().play(state, seat, card, ctx)
        state.scratch.append(card)
        state.coins[seat] += len(state.scratch) - 1


class EndsWithoutReason(Toll):
    def outcome(self, state: Any) -> Outcome | None:
        ended = super().outcome(state)
        return None if ended is None else Outcome(ended.winners, "")


class NeverEnds(Toll):
    """A card that was played comes back, and the road has no end."""

    def play(self, state: Any, seat: int, card: int, ctx: Context) -> None:
        super().play(state, seat, card, ctx)
        state.hands[seat].append(card)

    def extra_options(self, state: Any, seat: int) -> Options:
        return ListOptions()

    def outcome(self, state: Any) -> Outcome | None:
        return None


class ClockGoesForward(Toll):
    """Fails when the clock goes back."""

    def elapse(self, state: Any, now: int, ctx: Context) -> None:
        if now < state.timers.now:
            raise ValueError("time goes forward only")
        super().elapse(state, now, ctx)


class CountsTicks(Toll):
    """Something happens although no time has passed."""

    def elapse(self, state: Any, now: int, ctx: Context) -> None:
        super().elapse(state, now, ctx)
        ctx.emit({"tick": now})


class LosesTimeForGood(Toll):
    """A leap of years stops the clock, and no seat is to act while it is stopped."""

    def elapse(self, state: Any, now: int, ctx: Context) -> None:
        super().elapse(state, now, ctx)
        if now > 10**9:
            state.timers.clear()

    def to_act(self, state: Any) -> Sequence[int]:
        return super().to_act(state) if state.timers.ids() else ()

    def options(self, state: Any, seat: int) -> Options:
        return super().options(state, seat) if state.timers.ids() else ListOptions()

    def extra_options(self, state: Any, seat: int) -> Options:
        return super().extra_options(state, seat) if state.timers.ids() else ListOptions()


class KeepsTheScenarioScenarios(TollScenarios):
    def load(self, scenario: Any) -> Any:
        loaded = scenario if isinstance(scenario, dict) else super().load(scenario)
        return loaded if "deck" in loaded else {**loaded, "deck": list(range(9, loaded["cards"] + 1))}


class KeepsTheScenario(Toll):
    """The state's deck is the scenario's own list, which the next setup shuffles again."""

    scenarios = KeepsTheScenarioScenarios()

    def setup(self, scenario: Any, ctx: Context) -> Any:
        state = super().setup({**scenario, "cards": 8}, ctx)
        state.deck = scenario["deck"]
        ctx.stream("deck").shuffle(state.deck)
        return state


class ForgetsASeat(Toll):
    """One of its seats belongs to no side."""

    def sides(self, state: Any) -> dict[str, tuple[int, ...]]:
        return {"first": (0,)}


class BreaksASide(Toll):
    """Both seats are of one side, and yet only one of them wins."""

    def sides(self, state: Any) -> dict[str, tuple[int, ...]]:
        return {"both": (0, 1)}


class IllegalTimeouts(Turns):
    """Turns that end with a command that is not legal."""

    def timeout_command(self, state: Any, seat: int) -> Any:
        return Play(99)


class TimesOutIllegally(Toll):
    """The command for a seat that is out of time is not legal."""

    turns = IllegalTimeouts()


# The game, the check that finds it, and those that may stumble over it too: they stand on the same ground.
EVERYTHING = {"*"}
BROKEN: list[tuple[type[Game], str, set[str]]] = [
    (RunsDifferently, "plays", set()),
    (Crashes, "plays", set()),
    (BotCheats, "plays", {"ends"}),
    (TellsASet, "values", set()),
    (KeepsASet, "values", EVERYTHING),
    (OffersASet, "values", EVERYTHING),
    (OneMatchAtATime, "determinism", {"rejections"}),
    (Dated, "determinism", EVERYTHING),
    (CountsLooks, "looking", set()),
    (ForgetfulClone, "clones", set()),
    (SharedPurse, "clones", {"forks"}),
    (KeepsTheScenario, "forks", {"rejections", "clock", "timeouts"}),
    (RevivedPoor, "encoding", {"snapshots"}),
    (RevivedEmpty, "encoding", {"snapshots"}),
    (ReadsPoor, "notation", set()),
    (ReadsWithoutWorth, "notation", set()),
    (TwoLines, "notation", set()),
    (MumblesCommands, "notation", set()),
    (DropsReasons, "commands", {"undo", "journal"}),
    (OffersTooMuch, "options", {"timeouts"}),
    (OffersTwice, "options", set()),
    (Misnumbers, "options", set()),
    (ActsTwice, "options", set()),
    (OutOfTurn, "rejections", {"views"}),
    (RollsFirst, "rejections", set()),
    (ChokesOnCards, "rejections", set()),
    (WithoutAWord, "rejections", set()),
    (ShowsHands, "views", set()),
    (TellsTheDraw, "views", set()),
    (TellsInALabel, "views", set()),
    (PeepingBot, "views", set()),
    (RollsTheSecret, "views", set()),
    (ThinksLonger, "views", set()),
    (AnswersByPeeping, "views", set()),
    (RefusesWithTheSecret, "views", set()),
    (ListsTheSecret, "views", set()),
    (HasNoImagination, "views", set()),
    (HidesWhatIsPlayed, "views", set()),
    (DealsForReal, "imagination", set()),
    (RemembersTurns, "undo", {"forks"}),
    (LoadsDearer, "journal", {"undo"}),
    (LosesItsMemory, "snapshots", set()),
    (NeedsAnAudience, "silence", set()),
    (NeedsAClone, "silence", set()),
    (EndsWithoutReason, "ends", set()),
    (NeverEnds, "ends", set()),
    (ForgetsASeat, "ends", {"timeouts"}),
    (BreaksASide, "ends", set()),
    (ClockGoesForward, "clock", set()),
    (CountsTicks, "clock", set()),
    (LosesTimeForGood, "clock", set()),
    (TimesOutIllegally, "timeouts", set()),
]

"""Third-party code around a match: it changes what it was given, passes wrong types and odd states."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from turnwright import (
    ContentError,
    Context,
    Dice,
    DiceError,
    FormulaError,
    Game,
    GameFault,
    Journal,
    JournalError,
    ListOptions,
    Match,
    Options,
    Outcome,
    Policy,
    RandomDice,
    Rejected,
    RollSpec,
    restore,
    resume,
    verify,
)
from turnwright.kernel.codec import CodecError, build, is_immutable, plain, read_command
from turnwright.kernel.errors import Waiting
from turnwright.kernel.state_machine import StateMachineError
from turnwright.kernel.timers import Timer, Timers

Rule = Callable[[Any, int, Any, Context], None]


@dataclass
class Sheet:
    n: int = 0


def nothing(state: Any, seat: int, command: Any, ctx: Context) -> None:
    state.n += 1


class Loose(Game):
    """Does what the rule it is given does."""

    name: ClassVar[str] = "loose"

    def __init__(
        self, rule: Rule = nothing, kind: Any = Sheet, scores: tuple[Any, ...] | None = None
    ) -> None:
        self.rule = rule
        self.kind = kind
        self.scores = scores

    def setup(self, scenario: Any, ctx: Context) -> Any:
        return self.kind()

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        self.rule(state, seat, command, ctx)

    def options(self, state: Any, seat: int) -> Options:
        return ListOptions([1])

    def to_act(self, state: Any) -> Sequence[int]:
        return [0]

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome((), "done", self.scores) if self.scores is not None and state.n else None


def loose(rule: Rule = nothing, **options: Any) -> Match:
    return Match(Loose(rule), journal=Journal(), **options)


def good(match: Match) -> bool:
    assert match.journal is not None
    verdict = verify(match.journal.lines, lambda name: match.game)
    assert verdict.valid, verdict
    return True


# Values passed in and out.


def asks_then_adds(state: Any, seat: int, command: Any, ctx: Context) -> None:
    ctx.ask(1, "sure?", ["yes", "no"])
    state.n += command["add"]


def test_a_command_that_waits_stays_as_it_was_given() -> None:
    match = loose(asks_then_adds)
    command = {"add": 1}
    match.submit(0, command)
    command["add"] = 100
    match.answer(1, "1.0", 0)
    assert match.state.n == 1
    assert good(match)


def test_a_command_that_may_be_undone_stays_as_it_was_given() -> None:
    def adds(state: Any, seat: int, command: Any, ctx: Context) -> None:
        state.n += command["add"]

    match = loose(adds, seats=[None, Policy()])
    command: dict[str, Any] = {"add": 1}
    match.submit(0, command)
    command["add"] = "a lot"
    match.undo(0)
    assert match.state.n == 0
    assert good(match)


class Holding(Struct, frozen=True):
    cards: list[int]


class Firm(Struct, frozen=True):
    cards: tuple[int, ...]
    note: str | None = None


def test_only_immutable_commands_are_kept_without_a_copy() -> None:
    assert all(is_immutable(kind) for kind in (Firm, int, str, float, bool))
    assert not any(is_immutable(kind) for kind in (Holding, dict, list, tuple, Sheet))


def asks(state: Any, seat: int, command: Any, ctx: Context) -> None:
    ctx.ask(0, "sure?", ["yes"])
    state.n += 1


def test_the_questions_of_a_step_are_its_own() -> None:
    match = loose(asks)
    step = match.submit(0, 1)
    step.asks.clear()
    assert len(match.pending()) == 1
    match.elapse(5).asks.clear()
    match.answer(0, "1.0", 0)
    assert match.state.n == 1
    assert good(match)


def test_a_change_of_a_step_by_the_caller_does_not_reach_the_journal() -> None:
    match = loose()
    step = match.submit(0, 1)
    step.given["1.0"] = 7
    step.asks.append("a question")
    match.elapse(5)
    assert good(match)


@pytest.mark.parametrize(
    "error",
    [
        Rejected("no", "not so", "field", [1, "two"]),
        JournalError(3, "cut short"),
        ContentError("file", "$.path", "a number"),
        ContentError("file", "", "a number"),
        FormulaError("2x", "what is x?", 2),
        GameFault("broke a rule"),
        DiceError("no such die"),
        CodecError("$: wrong"),
        StateMachineError("no such place"),
        Waiting(),
    ],
)
def test_an_error_can_be_pickled(error: BaseException) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    for name in ("code", "reason", "field", "legal", "line", "file", "path", "expected", "column"):
        assert getattr(again, name, None) == getattr(error, name, None)


def test_the_text_of_an_error_is_unchanged() -> None:
    assert str(Rejected("no", "not so", "field", [1])) == "not so"
    assert str(JournalError(3, "cut short")) == "line 3: cut short"
    assert str(ContentError("file", "$.path", "a number")) == "file: $.path: a number"
    assert str(ContentError("file", "", "a number")) == "file: a number"


# Seats.


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_a_seat_of_the_game_gives_inputs(seat: int) -> None:
    match = loose(asks)
    for give in (lambda: match.submit(seat, 1), lambda: match.undo(seat)):
        with pytest.raises(Rejected, match=f"no seat {seat}") as refused:
            give()
        assert (refused.value.code, refused.value.legal) == ("no-seat", [0, 1])
    match.submit(0, 1)
    with pytest.raises(Rejected) as refused:
        match.answer(seat, "1.0", 0)
    assert refused.value.code == "no-seat"


@pytest.mark.parametrize("count", [1, 3])
def test_a_match_has_as_many_seats_as_its_game(count: int) -> None:
    with pytest.raises(ValueError, match=f"loose has 2 seats, but {count} were given"):
        Match(Loose(), seats=[None] * count)


def test_a_journal_of_another_number_of_seats_is_refused() -> None:
    class Three(Loose):
        seats: ClassVar[tuple[str, ...]] = ("a", "b", "c")

    match = Match(Three(), journal=Journal())
    assert match.journal is not None
    with pytest.raises(JournalError, match="3 seats were played, but loose has 2"):
        resume(match.journal.lines, lambda name: Loose())
    with pytest.raises(JournalError, match="3 seats were played"):
        restore(match.snapshot(), Loose())


# Undo.


@dataclass
class Deck:
    top: int = 4
    n: int = 0


class Hidden(Loose):
    def view(self, state: Deck, seat: int) -> Any:
        return {"n": state.n}

    def imagine(self, state: Deck, seat: int, dice: Dice) -> Deck:
        return Deck(int(dice.below(50)), state.n)


def shows_the_top(state: Any, seat: int, command: Any, ctx: Context) -> None:
    ctx.roll(str(state.top))


def test_a_roll_without_dice_can_reveal_a_secret_and_is_not_undone() -> None:
    match = Match(Hidden(shows_the_top, Deck), seats=[None, Policy()])
    match.submit(0, 1)
    with pytest.raises(Rejected) as refused:
        match.undo(0)
    assert refused.value.code == "undo-barrier"


def test_a_roll_that_another_person_saw_is_not_undone() -> None:
    def rolls(state: Any, seat: int, command: Any, ctx: Context) -> None:
        ctx.roll("7")

    match = loose(rolls)
    match.submit(0, 1)
    with pytest.raises(Rejected, match="another person saw it"):
        match.undo(0)


# Numbers that JSON cannot represent.


@pytest.mark.parametrize("number", [float("nan"), float("inf"), float("-inf")])
def test_values_that_json_cannot_represent_are_refused_everywhere(number: float) -> None:
    with pytest.raises(Rejected, match="finite") as refused:
        loose().submit(0, {number: 1})
    assert refused.value.code == "malformed"

    def asks_oddly(state: Any, seat: int, command: Any, ctx: Context) -> None:
        ctx.ask(0, "how many?", [number])

    with pytest.raises(GameFault, match=r"\$\.asks"):
        loose(asks_oddly).submit(0, 1)
    with pytest.raises(GameFault, match=r"\$\.end"):
        Match(Loose(scores=(number,)), journal=Journal()).submit(0, 1)

    class Own(Loose):
        def setup(self, scenario: Any, ctx: Context) -> Any:
            return Keyed(weights={number: 1})

        def clone(self, state: Any) -> Any:
            return Keyed(state.n, dict(state.weights))

    with pytest.raises(GameFault, match="finite"):
        Match(Own(), journal=Journal())
    with pytest.raises(GameFault, match="finite"):
        Match(Own()).snapshot()


@dataclass
class Keyed:
    n: int = 0
    weights: dict[float, int] = field(default_factory=dict)


# States.


@dataclass
class Apple:
    x: int = 0


@dataclass
class Pear:
    y: int = 0


@dataclass
class WithSet:
    seen: set[str] = field(default_factory=lambda: {"a"})


@dataclass
class WithBytes:
    key: bytes = b"ab"


@dataclass
class WithPairs:
    spots: dict[tuple[int, int], int] = field(default_factory=lambda: {(1, 2): 3})


@dataclass
class WithFloatKeys:
    spots: dict[float, int] = field(default_factory=lambda: {1.5: 3})


@dataclass
class WithFruit:
    who: Apple | Pear | None = field(default_factory=Apple)


@dataclass
class WithBareList:
    fruits: list = field(default_factory=lambda: [Apple()])  # type: ignore[type-arg]


class Basket(Struct):
    apple: Apple


@dataclass
class WithBasket:
    basket: Basket = field(default_factory=lambda: Basket(Apple()))


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (WithSet, r"\$\.seen is a set and becomes a list"),
        (WithBytes, r"\$\.key is a bytes and becomes a str"),
        (WithPairs, r"\$\.spots is a dict that cannot be encoded"),
        (WithFloatKeys, r"\$\.spots: the keys of a dict are str, int or an enum"),
        (WithFruit, r"\$\.who: plain values do not show whether they are Apple or Pear"),
        (WithBareList, r"\$\.fruits\[0\] is a Apple and becomes a dict"),
        (WithBasket, r"\$\.basket: Basket is a Struct that holds a dataclass"),
    ],
)
def test_a_state_that_cannot_be_copied_is_named_at_the_start(kind: Any, words: str) -> None:
    with pytest.raises(GameFault, match=words):
        Match(Loose(kind=kind))


def test_a_game_with_its_own_clone_may_hold_any_value() -> None:
    class Own(Loose):
        def clone(self, state: Any) -> Any:
            return WithSet(set(state.seen))

    assert Match(Own(kind=WithSet)).state.seen == {"a"}


@dataclass
class Late:
    n: int = 0
    cache: int = field(default=3, init=False)
    half: float = 0


@dataclass(frozen=True)
class FrozenLate:
    n: int = 0
    cache: int = field(default=3, init=False)


def test_a_field_that_is_not_an_argument_is_copied_too() -> None:
    def counts(state: Any, seat: int, command: Any, ctx: Context) -> None:
        state.n += 1
        state.cache += state.n

    match = Match(Loose(counts, Late), journal=Journal())
    match.submit(0, 1)
    match.submit(0, 1)
    assert (match.state.cache, restore(match.snapshot(), match.game).state) == (6, match.state)
    assert good(match)
    assert build(FrozenLate, {"n": 1, "cache": 9}).cache == 9


# Dataclasses in unions and commands.


def test_a_dataclass_beside_other_shapes_is_built_by_calling_it() -> None:
    timers = build(Timers | int, plain(Timers()))
    assert (type(timers), timers.clone().ids()) == (Timers, [])
    assert build(Timers | int, 3) == 3
    assert build(list[Apple] | int | str, [{"x": 2}]) == [Apple(2)]
    with pytest.raises(CodecError, match="str is none of"):
        build(Apple | list[int], "x")


def test_a_command_may_be_a_dataclass() -> None:
    command = read_command({"id": "a", "left": 5, "last": 5, "mark": 0, "tick": 1}, Timer)
    assert (type(command), command.clone().left) == (Timer, 5)
    with pytest.raises(Rejected) as refused:
        read_command({"x": "no"}, Apple)
    assert (refused.value.code, refused.value.field) == ("malformed", "x")


# Wrong types, compiled or not.


class Says(Policy):
    """A bot that gives prescribed commands."""

    name: ClassVar[str] = "sayer"

    def __init__(self, said: Any) -> None:
        self.said = said

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        raise KeyError("lost")

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        if isinstance(self.said, Exception):
            raise self.said
        answer: int = self.said
        return answer


@pytest.mark.parametrize("said", [True, "x", 1.0, None, -1, 2])
def test_a_bot_answers_with_an_index(said: Any) -> None:
    def asks_the_bot(state: Any, seat: int, command: Any, ctx: Context) -> None:
        ctx.ask(1, "which?", ["a", "b"])

    match = loose(asks_the_bot, seats=[None, Says(said)])
    with pytest.raises(GameFault, match=f'the bot "sayer" answered {said} to "which\\?"'):
        match.submit(0, 1)


def test_a_bot_that_raises_is_named() -> None:
    match = loose(asks, seats=[Says(ZeroDivisionError("by zero")), None])
    with pytest.raises(GameFault, match='the bot "sayer" failed: ZeroDivisionError: by zero') as fault:
        match.submit(0, 1)
    assert isinstance(fault.value.__cause__, ZeroDivisionError)
    with pytest.raises(GameFault, match='the bot "sayer" failed: KeyError'):
        match.act()


def test_a_game_that_waits_for_no_seat_is_named() -> None:
    class Lost(Loose):
        def to_act(self, state: Any) -> Sequence[int]:
            return [9]

    with pytest.raises(GameFault, match="loose waits for seat 9"):
        Match(Lost()).act()


@pytest.mark.parametrize("now", [True, 1.0, "1"])
def test_time_is_a_whole_number(now: Any) -> None:
    with pytest.raises(TypeError):
        loose().elapse(now)


def test_a_seed_is_a_whole_number() -> None:
    wrong: Any = 1.0
    with pytest.raises(TypeError):
        loose(seed=wrong)
    with pytest.raises(TypeError):
        loose(run=wrong)
    with pytest.raises(TypeError):
        loose().rekey(wrong)
    assert good(loose(seed=True))


@pytest.mark.parametrize("dice", [Dice(1), RandomDice(random.Random(1))])
def test_a_die_has_a_whole_number_of_sides_and_not_too_many(dice: Dice) -> None:
    wrong: Any = 6.0
    with pytest.raises(TypeError):
        dice.d(wrong)
    with pytest.raises(DiceError, match="at most"):
        dice.below(2**62 + 1)
    assert 0 <= dice.below(2**62) < 2**62
    assert 0 <= dice.below(2**32) < 2**32
    # Compiled, a number has 64 bits, and a larger one does not come as far as the dice.
    for sides in (2**64, 2**80):
        with pytest.raises((DiceError, TypeError, OverflowError)):
            dice.below(sides)


# Bad commands.


def deep() -> Any:
    nest: list[Any] = []
    for _ in range(5000):
        nest = [nest]
    return nest


@pytest.mark.parametrize("command", [deep(), "\ud800", object()])
def test_a_command_that_cannot_be_encoded_is_refused(command: Any) -> None:
    for rule in (nothing, asks):
        match = loose(rule)
        with pytest.raises(Rejected, match="cannot be encoded") as refused:
            match.submit(0, command)
        assert (refused.value.code, match.number, match.running) == ("malformed", 0, None)
        match.submit(0, 1)
        assert match.number == 1


def test_an_event_that_cannot_be_encoded_is_a_fault_of_the_game() -> None:
    def tells(state: Any, seat: int, command: Any, ctx: Context) -> None:
        ctx.emit(object())

    with pytest.raises(GameFault, match="loose failed"):
        loose(tells).submit(0, 1)


# The second run.


def test_a_second_run_draws_the_same_dice() -> None:
    runs: list[int] = []

    def draws_more_each_time(state: Any, seat: int, command: Any, ctx: Context) -> None:
        runs.append(1)
        for _ in runs:
            ctx.stream().d(6)
        ctx.ask(0, "sure?", ["yes"])

    match = loose(draws_more_each_time)
    match.submit(0, 1)
    with pytest.raises(GameFault, match="the second run drew other dice before it asked"):
        match.answer(0, "1.0", 0)


@pytest.mark.parametrize("first", [0, 1])
def test_throws_that_are_open_together_may_run_out_of_time_in_any_order(first: int) -> None:
    def throws(state: Any, seat: int, command: Any, ctx: Context) -> None:
        ctx.stream().d(6)
        ctx.roll_each([RollSpec("1d6", 0), RollSpec("1d8"), RollSpec("1d6", 1), RollSpec("1d8")], within=100)
        ctx.ask(0, "sure?", ["yes"])
        state.n += ctx.stream().d(6)

    match = loose(throws, throws=[0, 1])
    match.submit(0, 1)
    match.answer(first, f"1.{first}", [3])
    match.elapse(200)
    match.answer(0, "1.2", 0)
    assert match.number == 4
    assert good(match)

"""Small plain games for the tests of the kernel.

`Race` is a whole little game. `Script` does what its commands say, word for word, so that a test can put the
kernel before any case. `Raid` is one long command with a dozen throws and choices of three people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from turnwright import (
    Context,
    Dice,
    Game,
    GameFault,
    Journal,
    ListOptions,
    Match,
    Options,
    Outcome,
    Policy,
    Rejected,
    RollSpec,
    Scenarios,
    Turns,
)
from turnwright.kernel.replay import Verdict, resume, verify


class Said(Struct, frozen=True, tag="said"):
    """A seat said something."""

    word: str


class Ran(Struct, frozen=True, tag="ran"):
    """A runner came so far."""

    seat: int
    face: int
    place: int


# Race: throw a die, be first at the goal.


@dataclass
class Track:
    """Where the runners are, and whose turn it is."""

    goal: int = 12
    places: list[int] = field(default_factory=lambda: [0, 0])
    turn: int = 0


class RaceScenarios(Scenarios):
    def load(self, scenario: Any) -> Any:
        return {"goal": 12} if scenario is None else scenario


class Race(Game):
    """Two runners: `run` throws a die, `rest` does nothing, both pass the turn."""

    name: ClassVar[str] = "race"
    scenarios = RaceScenarios()

    def setup(self, scenario: Any, ctx: Context) -> Track:
        return Track(scenario["goal"])

    def clone(self, state: Track) -> Track:
        return Track(state.goal, list(state.places), state.turn)

    def apply(self, state: Track, seat: int, command: Any, ctx: Context) -> None:
        if seat != state.turn:
            raise Rejected("not-your-turn", f"it is the turn of seat {state.turn}", "seat", [state.turn])
        if command not in ("run", "rest"):
            raise Rejected("unknown", f"no runner can {command}", "command", ["run", "rest"])
        if command == "run":
            face = int(ctx.stream().d(6))
            state.places[seat] += face
            ctx.emit(Ran(seat, face, state.places[seat]))
        state.turn = 1 - seat

    def options(self, state: Track, seat: int) -> Options:
        return ListOptions(["run", "rest"] if seat == state.turn else [])

    def to_act(self, state: Track) -> Sequence[int]:
        return [state.turn]

    def outcome(self, state: Track) -> Outcome | None:
        for seat, place in enumerate(state.places):
            if place >= state.goal:
                return Outcome((seat,), "goal", tuple(state.places))
        return None


class SparseRace(Race):
    """A race that is digested only when a turn of both is over."""

    name: ClassVar[str] = "sparse-race"
    digests: ClassVar[str] = "when it is the first runner's turn"

    def takes_digest(self, state: Track) -> bool:
        return state.turn == 0


# Script: a command is a list of things to do.


@dataclass
class Pad:
    """What a script can write on."""

    words: list[str] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    number: float = 0.0
    hands: list[str] = field(default_factory=lambda: ["ace", "king", "queen"])
    open: bool = False
    on_time: list[str] = field(default_factory=list)
    clock: int = 0
    over: bool = False


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


class Script(Game):
    """Three seats; a command is a list of lines, done one after the other."""

    name: ClassVar[str] = "script"
    seats: ClassVar[tuple[str, ...]] = ("north", "east", "west")
    command_type: ClassVar[Any] = list[str]

    def setup(self, scenario: Any, ctx: Context) -> Pad:
        state = Pad()
        self.follow(state, (scenario or {}).get("setup", []), ctx)
        state.hands = list((scenario or {}).get("hands", state.hands))
        return state

    def apply(self, state: Pad, seat: int, command: Any, ctx: Context) -> None:
        self.follow(state, command, ctx)

    def elapse(self, state: Pad, now: int, ctx: Context) -> None:
        state.clock = now
        self.follow(state, state.on_time, ctx)

    def follow(self, state: Pad, lines: Iterable[str], ctx: Context) -> None:
        for line in lines:
            word, *rest = line.split()
            getattr(self, f"do_{word}")(state, ctx, *rest)

    def do_say(self, state: Pad, ctx: Context, word: str) -> None:
        ctx.emit(Said(word))

    def do_tell(self, state: Pad, ctx: Context, seats: str, word: str) -> None:
        ctx.tell(numbers(seats), Said(word))

    def do_write(self, state: Pad, ctx: Context, word: str) -> None:
        state.words.append(word)

    def do_mark(self, state: Pad, ctx: Context, name: str, value: str) -> None:
        state.marks[name] = int(value)

    def do_draw(self, state: Pad, ctx: Context, stream: str = "main") -> None:
        state.words.append(str(ctx.stream(stream).d(6)))

    def do_announce(self, state: Pad, ctx: Context, stream: str = "main") -> None:
        ctx.emit(Said(str(ctx.stream(stream).d(1000))))

    def do_roll(self, state: Pad, ctx: Context, formula: str, seat: str = "-1", within: str = "-1") -> None:
        roll = ctx.roll(formula, int(seat), "because", within=int(within))
        state.words.append(f"{formula}={roll.total}")

    def do_each(self, state: Pad, ctx: Context, formula: str, seats: str, within: str = "-1") -> None:
        rolls = ctx.roll_each([RollSpec(formula, seat, "all") for seat in numbers(seats)], within=int(within))
        state.words.append(" ".join(str(roll.total) for roll in rolls))

    def do_ask(self, state: Pad, ctx: Context, seat: str, within: str = "-1", default: str = "1") -> None:
        answer = ctx.ask(int(seat), "well?", ["yes", "no", "maybe"], int(default), int(within))
        state.words.append(f"{seat}:{answer}")

    def do_swallow(self, state: Pad, ctx: Context, seat: str) -> None:
        try:
            self.do_ask(state, ctx, seat)
        except BaseException:
            state.words.append("swallowed")

    def do_refuse(self, state: Pad, ctx: Context) -> None:
        raise Rejected("no", "the script refuses", "command", ["anything else"])

    def do_crash(self, state: Pad, ctx: Context) -> None:
        state.words.append("crash")
        raise ZeroDivisionError("the script crashes")

    def do_fault(self, state: Pad, ctx: Context) -> None:
        raise GameFault("the script is at fault")

    def do_number(self, state: Pad, ctx: Context, number: str) -> None:
        state.number = float(number)

    def do_babble(self, state: Pad, ctx: Context) -> None:
        ctx.emit(object())

    def do_bid(self, state: Pad, ctx: Context, number: str) -> None:
        ctx.emit({"bid": float(number)})

    def do_open(self, state: Pad, ctx: Context) -> None:
        state.open = True

    def do_later(self, state: Pad, ctx: Context, *line: str) -> None:
        state.on_time.append(" ".join(line))

    def do_end(self, state: Pad, ctx: Context) -> None:
        state.over = True

    def options(self, state: Pad, seat: int) -> Options:
        return ListOptions([["write x"], ["draw"]])

    def to_act(self, state: Pad) -> Sequence[int]:
        return [0, 1, 2]

    def deadline(self, state: Pad, seat: int) -> int:
        return 5000 + seat if state.on_time else -1

    def view(self, state: Pad, seat: int) -> Any:
        seen = {"marks": state.marks, "words": len(state.words)}
        if seat >= 0:
            seen["hand"] = state.hands[seat]
        if state.open:
            seen["hands"] = state.hands
        return seen

    def outcome(self, state: Pad) -> Outcome | None:
        return Outcome((0,), "the script ended") if state.over else None


class MarksAreFree(Turns):
    """A command that begins with a mark may always be taken back."""

    def may_take_back(self, command: Any) -> bool:
        return str(command[0]).startswith("mark")


class FreeMarks(Script):
    """A script in which marks may be taken back whatever they revealed."""

    name: ClassVar[str] = "free-marks"
    turns = MarksAreFree()


class Peeks(Script):
    """A script in which a seat may look at a card: only that seat learns which one."""

    name: ClassVar[str] = "peeks"

    def do_peek(self, state: Pad, ctx: Context, seat: str, at: str) -> None:
        ctx.emit({"peeked": int(seat)})
        ctx.tell([int(seat)], {"card": state.hands[int(at)]})

    def do_bluff(self, state: Pad, ctx: Context, at: str) -> None:
        # No seat sees the card, but one card makes the game ask, and another makes it fail.
        if state.hands[int(at)] == "ten":
            ctx.ask(1, "well?", ["yes", "no"])
        if state.hands[int(at)] == "nine":
            raise ZeroDivisionError("nine")

    def do_hold(self, state: Pad, ctx: Context, at: str, card: str) -> None:
        # Only who has that card can hold it, and only they see that they do.
        if state.hands[int(at)] != card:
            raise Rejected("not-yours", "another card is there")
        ctx.tell([int(at)], {"held": card})

    def do_dawn(self, state: Pad, ctx: Context) -> None:
        state.open = ctx.now >= 100

    def do_crown(self, state: Pad, ctx: Context) -> None:
        # Only with the king in a hand, which no other seat imagines; all see that a word was written.
        if "king" not in state.hands:
            raise Rejected("no-king", "there is no king")
        state.words.append("crown")

    def imagine(self, state: Pad, seat: int, dice: Dice) -> Pad:
        other: Pad = self.clone(state)
        for i in range(len(other.hands)):
            if i != seat:
                other.hands[i] = ("jack", "ten", "nine")[int(dice.below(3))]
        return other


class Fickle(Script):
    """A script that reads what no rules may read: what it does depends on how often it ran."""

    name: ClassVar[str] = "fickle"

    def __init__(self, *runs: Sequence[str]) -> None:
        self.runs = list(runs)

    def apply(self, state: Pad, seat: int, command: Any, ctx: Context) -> None:
        self.follow(state, self.runs.pop(0), ctx)


# Raid: one long command.


class Raid(Script):
    """A raid of three: who goes first, who helps, who strikes; a dozen throws and choices, one command."""

    name: ClassVar[str] = "raid"
    LINES: ClassVar[list[str]] = [
        "say march",
        "each 1d20 0,1,2",
        "draw",
        "ask 1",
        "tell 1,2 whisper",
        "roll 2d6 2",
        "announce",
        "ask 0",
        "each 1d8 2,-1,0",
        "roll 1d6",
        "ask 2",
        "tell 0 secret",
        "roll 4d6kh3 0",
        "say clash",
        "draw ambush",
        "ask 1",
        "roll 1d4 1",
        "write home",
    ]

    def apply(self, state: Pad, seat: int, command: Any, ctx: Context) -> None:
        if command != ["raid"]:
            self.follow(state, command, ctx)
            return
        self.follow(state, self.LINES, ctx)


# Bots.


class Naysayer(Policy):
    """Says no to everything, and counts how often it was asked."""

    name: ClassVar[str] = "naysayer"

    def __init__(self) -> None:
        self.asked = 0
        self.dice: list[int] = []

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        self.asked += 1
        self.dice.append(dice.bits(64))
        return 1


class Gambler(Policy):
    """Takes any option and any choice."""

    name: ClassVar[str] = "gambler"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        return options.sample(dice)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        return int(dice.below(len(request.choices)))


class Liar(Policy):
    """Answers what was not asked."""

    name: ClassVar[str] = "liar"

    def __init__(self, said: Any = 7) -> None:
        self.said = said

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> Any:
        return self.said


# What the tests ask of a match.

GAMES: dict[str, Callable[[], Game]] = {
    kind.name: kind for kind in (Race, SparseRace, Script, Raid, Peeks, FreeMarks)
}


def find(name: str) -> Game:
    """The game of that name."""
    return GAMES[name]()


def script(
    *, people: str = "012", throws: Sequence[int] = (), bots: Policy | None = None, **rest: Any
) -> Match:
    """A script with a journal; the seats in `people` are persons', the others a bot's."""
    return table(Script(), people, throws, bots, **rest)


def table(game: Game, people: str, throws: Sequence[int], bots: Policy | None, **rest: Any) -> Match:
    seats = [None if str(seat) in people else bots or Naysayer() for seat in range(len(game.seats))]
    rest.setdefault("journal", Journal())
    rest.setdefault("seed", 7)
    return Match(game, seats=seats, throws=throws, **rest)


def lines_of(match: Match) -> list[bytes]:
    """The journal of a match so far."""
    assert match.journal is not None
    return match.journal.lines


def verdict_of(match: Match) -> Verdict:
    return verify(lines_of(match), find)


def assert_verifies(match: Match) -> None:
    """The journal of this match is good."""
    verdict = verdict_of(match)
    assert verdict.valid, verdict
    assert verdict.inputs == match.number
    assert verdict.finished == (match.outcome is not None)


def standing(match: Match) -> tuple[Any, ...]:
    """All that an input can change in a match, except its journal."""
    return match.snapshot(), match.digest(), match.tray.seed, dict(match.tray.at), match.pending()


def assert_rejected(match: Match, code: str, give: Callable[[], object]) -> Rejected:
    """The input is refused with this code, and has changed nothing."""
    before = (standing(match), list(lines_of(match)))
    with pytest.raises(Rejected) as caught:
        give()
    assert caught.value.code == code
    assert (standing(match), lines_of(match)) == before
    return caught.value


def assert_fault(match: Match, words: str, give: Callable[[], object]) -> GameFault:
    """The input shows a fault of the game, named with these words, and has changed nothing."""
    before = (standing(match), list(lines_of(match)))
    with pytest.raises(GameFault, match=words) as caught:
        give()
    assert (standing(match), lines_of(match)) == before
    return caught.value


def resumed(match: Match, at: int = -1, **rest: Any) -> tuple[Match, list[bytes]]:
    """The match again out of its journal after input `at`, and the journal it goes on to write."""
    lines = lines_of(match)[: at + 2] if at >= 0 else list(lines_of(match))
    return resume(list(lines), find, write=lines.append, **rest), lines


def race(goal: int = 12, seed: int = 7) -> Match:
    """A race with a journal, at its start."""
    return Match(Race(), {"goal": goal}, seed=seed, journal=Journal())


def run_to_the_goal(match: Match) -> Match:
    """Both runners run until one is there."""
    while match.outcome is None:
        match.submit(match.pending()[0].seat, "run")
    return match

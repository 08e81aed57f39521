"""The match: inputs in, events out, a line in the journal for each, and nothing changed by a refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar

import pytest

from kernel.games import (
    Gambler,
    Naysayer,
    Pad,
    Race,
    Said,
    Script,
    SparseRace,
    Track,
    assert_fault,
    assert_rejected,
    assert_verifies,
    find,
    lines_of,
    race,
    run_to_the_goal,
    script,
    standing,
)
from turnwright import (
    Context,
    Game,
    GameFault,
    Journal,
    JournalError,
    Match,
    Outcome,
    Policy,
    Rejected,
    decode,
    verify,
)
from turnwright.kernel.dice import Dice, DiceError
from turnwright.kernel.journal import digest
from turnwright.kernel.notation import Notation
from turnwright.kernel.presenter import Presenter


def line(match: Match, n: int = -1) -> dict[str, Any]:
    """A line of the journal: the one of input `n`, or the last."""
    found: dict[str, Any] = decode(lines_of(match)[n + 1 if n >= 0 else -1])
    return found


# A command.


def test_a_command_changes_the_state_emits_its_events_and_writes_its_line() -> None:
    match = race()
    step = match.submit(0, "run")
    face = int(Dice(7, "main").d(6))
    assert match.state == Track(12, [face, 0], 1)
    assert (step.n, step.seat, match.number) == (1, 0, 1)
    written = line(match, 1)
    assert written["command"] == "run"
    assert written["events"] == [{"type": "ran", "seat": 0, "face": face, "place": face}]
    assert written["digest"] == match.digest()


def test_a_rejected_command_changes_nothing_and_says_what_would_be_legal() -> None:
    match = race()
    match.submit(0, "run")
    refused = assert_rejected(match, "not-your-turn", lambda: match.submit(0, "run"))
    assert refused.as_data() == {
        "code": "not-your-turn",
        "field": "seat",
        "reason": "it is the turn of seat 1",
        "legal": [1],
    }
    assert_rejected(match, "unknown", lambda: match.submit(1, "fly"))


def test_a_refused_command_leaves_no_trace_in_the_match() -> None:
    plain, stubborn = race(), race()
    for seat in (0, 1, 0, 1):
        plain.submit(seat, "run")
        for command in ("fly", None, 7, {"run": 1}):
            with pytest.raises(Rejected):
                stubborn.submit(seat, command)
        stubborn.submit(seat, "run")
    assert lines_of(plain) == lines_of(stubborn)


@pytest.mark.parametrize(
    "before", ["roll 1d6", "draw", "say something", "tell 0 something", "ask 2", "roll 1d6 2"]
)
def test_a_refusal_after_a_roll_a_question_or_an_event_is_a_fault(before: str) -> None:
    match = script(people="01")
    fault = assert_fault(match, "script refused after", lambda: match.submit(0, [before, "refuse"]))
    assert isinstance(fault.__cause__, Rejected)


def test_a_refusal_after_a_change_of_the_copy_is_allowed() -> None:
    match = script()
    assert_rejected(match, "no", lambda: match.submit(0, ["write x", "refuse"]))


@pytest.mark.parametrize("before", [[], ["roll 1d6", "say x"], ["draw", "ask 2", "write y"]])
def test_an_error_of_the_rules_is_a_fault_that_changes_nothing(before: list[str]) -> None:
    match = script(people="01")
    match.submit(0, ["draw"])
    fault = assert_fault(
        match, "script failed: ZeroDivisionError: the script", lambda: match.submit(1, [*before, "crash"])
    )
    assert isinstance(fault.__cause__, ZeroDivisionError)
    match.submit(1, ["draw"])
    assert_verifies(match)


def test_a_fault_leaves_the_dice_unchanged() -> None:
    match, other = script(), script()
    assert_fault(match, "crash", lambda: match.submit(0, ["draw", "draw combat", "crash"]))
    for each in (match, other):
        each.submit(0, ["draw", "draw combat"])
    assert lines_of(match) == lines_of(other)


def test_an_interrupt_is_not_a_fault_and_changes_nothing() -> None:
    class Interrupted(Script):
        def do_stop(self, state: Pad, ctx: Context) -> None:
            ctx.stream().d(6)
            raise KeyboardInterrupt

    match = Match(Interrupted(), journal=Journal())
    before = standing(match)
    with pytest.raises(KeyboardInterrupt):
        match.submit(0, ["stop"])
    assert standing(match) == before


class Broken(Script):
    """A script with one more thing that fails."""

    def __init__(self, breaks: str) -> None:
        self.breaks = breaks

    def clone(self, state: Any) -> Any:
        return self._try("clone", state, super().clone)

    def outcome(self, state: Any) -> Outcome | None:
        found: Outcome | None = self._try("outcome", state, super().outcome)
        return found

    def takes_digest(self, state: Any) -> bool:
        return bool(self._try("takes_digest", state, super().takes_digest))

    def _try(self, name: str, state: Any, then: Callable[[Any], Any]) -> Any:
        if name == self.breaks and (name == "clone" or "break" in state.words):
            raise ZeroDivisionError(name)
        return then(state)


@pytest.mark.parametrize("command", [["draw", "write break"], ["roll 1d6", "write break"]])
@pytest.mark.parametrize("breaks", ["clone", "outcome", "takes_digest"])
def test_every_method_of_a_game_may_fail_and_nothing_is_changed(breaks: str, command: list[str]) -> None:
    match = Match(Broken(breaks), journal=Journal())
    assert_fault(match, f"ZeroDivisionError: {breaks}", lambda: match.submit(0, command))
    if breaks == "clone":
        assert_fault(match, "ZeroDivisionError: clone", lambda: match.elapse(5))


def test_an_outcome_that_json_cannot_hold_is_a_fault() -> None:
    class Odd(Script):
        def outcome(self, state: Pad) -> Outcome | None:
            return Outcome((0,), object()) if state.over else None  # type: ignore[arg-type]

    for command in (["draw", "end"], ["roll 1d6", "end"]):
        match = Match(Odd(), journal=Journal())
        assert_fault(match, "script failed: TypeError", lambda m=match, c=command: m.submit(0, c))  # type: ignore[misc]


def test_an_event_that_json_cannot_hold_is_a_fault() -> None:
    match = script()
    assert_fault(match, "script failed: TypeError", lambda: match.submit(0, ["draw", "babble"]))
    assert_fault(match, "script failed: TypeError", lambda: match.submit(0, ["roll 1d6", "babble"]))


def test_rules_that_swallow_waiting_are_at_fault() -> None:
    match = script()
    assert_fault(match, "went on when it had to wait", lambda: match.submit(0, ["swallow 1"]))


def test_an_unknown_seat_cannot_be_asked() -> None:
    match = script(people="0")
    assert_fault(match, "no seat 3 to ask", lambda: match.submit(0, ["ask 3"]))
    assert_fault(match, "no seat -1 to ask", lambda: match.submit(0, ["ask -1"]))


def test_a_default_that_is_not_among_the_choices_is_a_fault() -> None:
    match = script()
    assert_fault(match, "has 3 choices, so the default cannot be 3", lambda: match.submit(0, ["ask 1 -1 3"]))


def test_a_finished_match_takes_no_input() -> None:
    match = run_to_the_goal(race())
    for give in (
        lambda: match.submit(0, "run"),
        lambda: match.elapse(10),
        lambda: match.undo(0),
        lambda: match.rekey(3),
    ):
        assert_rejected(match, "over", give)
    assert_rejected(match, "no-request", lambda: match.answer(0, "1.0", 0))
    assert match.pending() == []
    assert match.act() is None
    assert line(match)["end"] == {
        "winners": [match.outcome.winners[0]],
        "reason": "goal",
        "scores": match.state.places,
    }  # type: ignore[union-attr]


# Events.


def test_events_have_a_running_number() -> None:
    match = script(scenario={"setup": ["say welcome"]})
    assert (match.opening.first, match.opening.events) == (0, [Said("welcome")])
    steps = [match.submit(0, lines) for lines in (["say a", "say b"], [], ["say c"], ["roll 1d4", "say d"])]
    assert [step.first for step in steps] == [1, 3, 3, 4]
    assert match.told == 5
    match.submit(0, ["end"])
    assert line(match)["events"] == 5


def test_a_private_event_is_seen_only_by_its_seats() -> None:
    match = script()
    step = match.submit(0, ["say all", "tell 0,2 some", "tell 1 one", "say again"])
    heard = {seat: [event.word for event in step.seen_by(seat)] for seat in (-1, 0, 1, 2)}
    assert heard == {
        -1: ["all", "again"],
        0: ["all", "some", "again"],
        1: ["all", "one", "again"],
        2: ["all", "some", "again"],
    }
    assert line(match)["to"] == {"1": [0, 2], "2": [1]}


def test_the_events_of_a_step_do_not_change_when_the_match_continues() -> None:
    match = script(throws=[2])
    quiet = match.submit(0, ["write x"])
    match.submit(0, ["roll 1d6", "ask 1", "roll 1d6 2"])
    match.answer(1, "2.0", 0)
    assert (quiet.events, quiet.rolls, quiet.asks, quiet.to, quiet.given) == ([], [], [], {}, {})


def test_without_listeners_there_are_no_events_and_positions_are_the_same() -> None:
    loud, silent = script(), script(journal=None, heard=False)
    for lines in (["say a", "draw"], ["roll 2d6", "tell 1 b"], ["draw combat"]):
        loud.submit(0, lines)
        assert (silent.submit(0, lines).events, silent.digest()) == ([], loud.digest())


def test_a_match_with_a_journal_cannot_be_silent() -> None:
    with pytest.raises(ValueError, match="needs heard=True"):
        Match(Race(), journal=Journal(), heard=False)


# Dice.


def test_rolls_are_in_the_line_with_formula_faces_and_total() -> None:
    match = script()
    step = match.submit(0, ["roll 4d6kh3", "roll 1d20+2 1"])
    first, second = step.rolls
    assert (first.formula, len(first.faces), first.seat, first.reason) == ("4d6kh3", 4, -1, "because")
    assert first.total == sum(sorted(first.faces)[1:])
    assert (second.seat, second.total) == (1, second.faces[0] + 2)
    assert [roll["faces"] for roll in line(match)["rolls"]] == [list(first.faces), list(second.faces)]


def test_loaded_dice_are_recorded_in_the_header() -> None:
    match = script(dice=[3, 6, 1])
    match.submit(0, ["draw", "draw combat", "roll 1d4"])
    assert match.state.words == ["3", "6", "1d4=1"]
    assert decode(lines_of(match)[0])["dice"] == [3, 6, 1]
    assert_verifies(match)
    assert_fault(match, "the loaded dice ran out after 3", lambda: match.submit(0, ["draw"]))


def test_the_positions_of_the_dice_are_part_of_the_digest() -> None:
    assert digest(Pad(), {}) != digest(Pad(), {"main": 1})
    assert digest(Pad(), {"main": 1}) != digest(Pad(), {"main": 2})
    assert digest(Pad(), {"a": 1, "b": 1}) != digest(Pad(), {"b": 1, "a": 1})


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_match_needs_a_valid_seed(seed: int) -> None:
    with pytest.raises(DiceError, match="a seed is"):
        race(seed=seed)


def test_runs_of_the_same_seed_are_different_matches() -> None:
    places = set()
    for run in range(20):
        match = Match(Race(), {"goal": 100}, seed=7, run=run)
        for seat in (0, 1, 0, 1):
            match.submit(seat, "run")
        places.add(tuple(match.state.places))
    assert len(places) > 10


def test_bots_of_different_runs_have_different_dice() -> None:
    commands = set()
    for run in range(20):
        match = Match(
            Race(), {"goal": 1000}, seed=7, run=run, seats=[Gambler(), Gambler()], journal=Journal()
        )
        for _ in range(6):
            match.act()
        commands.add(tuple(decode(line)["command"] for line in lines_of(match)[2:]))
    assert len(commands) > 10


# Digests.


def test_a_digest_depends_on_the_order_of_a_dict() -> None:
    one, two = script(), script()
    one.submit(0, ["mark a 1", "mark b 2"])
    two.submit(0, ["mark b 2", "mark a 1"])
    assert one.state == two.state
    assert one.digest() != two.digest()


def test_a_digest_is_sixteen_bytes_over_the_state_in_the_order_of_its_fields() -> None:
    text = b'[{"goal":12,"places":[0,0],"turn":0},{}]'
    assert race().digest() == blake2b(text, digest_size=16).hexdigest()


@pytest.mark.parametrize("number", ["nan", "inf", "-inf"])
@pytest.mark.parametrize("before", [["draw"], ["roll 1d6"], ["ask 2"]])
def test_nan_and_infinity_are_refused_in_a_state(number: str, before: list[str]) -> None:
    match = script(people="01")
    assert_fault(match, rf"\$.number is {number}", lambda: match.submit(0, [*before, f"number {number}"]))
    match.submit(0, ["number 0.5"])
    assert_verifies(match)


@pytest.mark.parametrize("before", [["draw"], ["roll 1d6"]])
def test_nan_is_refused_in_an_event(before: list[str]) -> None:
    match = script()
    assert_fault(match, r"\$.events\[0\].bid is nan", lambda: match.submit(0, [*before, "bid nan"]))


def test_nan_is_refused_in_a_choice() -> None:
    class Auction(Script):
        def do_auction(self, state: Pad, ctx: Context) -> None:
            ctx.ask(1, "how much?", [float("nan"), 1.0])

    match = Match(Auction(), journal=Journal())
    assert_fault(match, r"\$\.asks", lambda: match.submit(0, ["auction"]))


def test_nan_is_refused_in_a_command() -> None:
    class Anything(Script):
        def apply(self, state: Pad, seat: int, command: Any, ctx: Context) -> None:
            self.do_draw(state, ctx)

    match = Match(Anything(), journal=Journal())
    refused = assert_rejected(match, "malformed", lambda: match.submit(0, {"bid": float("nan")}))
    assert refused.field == "command"
    match.submit(0, {"bid": None})


def test_none_and_the_text_null_are_accepted() -> None:
    digest({"best": None, "words": ["null"]}, {})
    match = script()
    match.submit(0, ["write null", "say null"])
    assert_verifies(match)


def test_a_game_decides_which_inputs_get_a_digest() -> None:
    match = run_to_the_goal(Match(SparseRace(), seed=7, journal=Journal()))
    assert decode(lines_of(match)[0])["digests"] == "when it is the first runner's turn"
    for number in range(1, match.number + 1):
        assert bool(line(match, number)["digest"]) == (number % 2 == 0)
    assert line(match)["digest"] == match.digest()
    assert_verifies(match)


# The start.


def test_a_match_that_ends_at_its_start_is_closed_at_once() -> None:
    match = script(scenario={"setup": ["say hello", "end"]})
    assert match.outcome == Outcome((0,), "the script ended")
    assert len(lines_of(match)) == 3
    assert_verifies(match)


@pytest.mark.parametrize(
    ("line", "words"),
    [("ask 0", "cannot wait for a person"), ("ask 2", "cannot ask a player"), ("crash", "ZeroDivisionError")],
)
def test_setup_can_roll_and_emit_but_not_wait_ask_or_fail(line: str, words: str) -> None:
    script(scenario={"setup": ["draw", "roll 1d6", "say hello", "tell 0 you"]})
    with pytest.raises(GameFault, match=words):
        script(people="01", scenario={"setup": [line]})


def test_setup_may_refuse_its_scenario() -> None:
    with pytest.raises(Rejected, match="the script refuses"):
        script(scenario={"setup": ["refuse"]})


def test_only_a_person_throws_their_own_dice() -> None:
    with pytest.raises(Rejected) as caught:
        script(people="01", throws=[2])
    assert caught.value.code == "not-a-person"


def test_the_header_contains_everything_a_match_starts_from() -> None:
    match = Match(Race(), {"goal": 9}, seed=5, run=2, seats=[None, Gambler()], throws=[0], journal=Journal())
    header = decode(lines_of(match)[0])
    del header["chain"]
    assert header == {
        "turnwright": 1,
        "game": "race",
        "rules": "1",
        "seed": 5,
        "scenario": {"goal": 9},
        "seats": ["person", "gambler"],
        "run": 2,
        "throws": [0],
    }


# Whose turn.


def test_pending_lists_the_seats_with_options_and_deadlines() -> None:
    match = race()
    assert [(p.seat, p.options, p.request, p.deadline) for p in match.pending()] == [(0, 2, None, -1)]
    timed = script()
    timed.submit(0, ["later say tick"])
    assert [(p.seat, p.options, p.deadline) for p in timed.pending()] == [
        (0, 2, 5000),
        (1, 2, 5001),
        (2, 2, 5002),
    ]


def test_bots_act_when_it_is_their_turn() -> None:
    match = Match(Race(), seed=7, seats=[None, Naysayer()], journal=Journal())
    assert match.act() is None
    match.submit(0, "run")
    step = match.act()
    assert step is not None
    assert (step.seat, match.state.turn) == (1, 0)
    assert match.act() is None


# Time.


def test_time_passes_as_an_input() -> None:
    match = script()
    match.submit(0, ["later say tick", "later draw"])
    step = match.elapse(1500)
    assert (step.events, step.seat, match.now, match.state.clock) == ([Said("tick")], -1, 1500, 1500)
    assert line(match)["elapsed"] == 1500
    match.elapse(1400)
    assert match.now == 1400
    assert_verifies(match)


def test_time_cannot_wait_for_a_person_nor_fail() -> None:
    for what, words in (("ask 0", "cannot wait for a person"), ("crash", "ZeroDivisionError")):
        match = script()
        match.submit(0, [f"later {what}"])
        assert_fault(match, words, lambda m=match: m.elapse(10))  # type: ignore[misc]
        assert match.now == 0


def test_time_is_a_whole_number_of_milliseconds_within_reason() -> None:
    match = script()
    for now in (1.5, "5", None):
        with pytest.raises(TypeError):
            match.elapse(now)  # type: ignore[arg-type]
    for now in (2**60, -(2**60), 10**30):
        assert_rejected(match, "malformed", lambda n=now: match.elapse(n))  # type: ignore[misc]
    match.elapse(-5)
    assert_verifies(match)


def test_a_replay_of_elapsed_time_needs_no_bot() -> None:
    match = script(people="01")
    match.submit(0, ["later ask 2"])
    match.elapse(10)
    assert line(match)["given"] == {"2.0": 1}
    assert_verifies(match)


# A journal that cannot be written.


class Disk:
    """A sink that fails at its k-th write."""

    def __init__(self, fails_at: int) -> None:
        self.lines: list[bytes] = []
        self.writes = 0
        self.fails_at = fails_at

    def write(self, line: bytes) -> None:
        self.writes += 1
        if self.writes == self.fails_at:
            raise OSError("no space left")
        self.lines.append(line)


def play(disk: Disk) -> Match:
    """Every kind of input; what the disk refuses is given again."""
    journal = Journal(disk.write)

    def begin() -> Match:
        seats = [None, None, Naysayer()]
        return Match(Script(), seed=7, seats=seats, throws=[1], journal=journal)

    match = again(None, begin)
    for give in (
        lambda: match.submit(0, ["draw", "say a"]),
        lambda: match.submit(0, ["roll 1d6", "tell 1 b", "ask 2"]),
        lambda: match.submit(0, ["write w"]),
        lambda: match.submit(0, ["write v"]),
        lambda: match.undo(0),
        lambda: match.answer(1, "5.0", 1),
        lambda: match.undo(0),
        lambda: match.answer(1, "7.0", 0),
        lambda: match.submit(0, ["later draw"]),
        lambda: match.elapse(100),
        lambda: match.rekey(99),
        lambda: match.submit(
            1, ["announce", "ask 0 1000", "announce", "roll 2d6 1 500", "draw", "ask 0", "say end"]
        ),
        lambda: match.elapse(200),
        lambda: match.answer(0, "12.0", 2),
        lambda: match.rekey(98),
        lambda: match.elapse(900),
        lambda: match.answer(0, "12.2", 2),
        lambda: match.submit(0, ["draw", "end"]),
    ):
        again(match, give)
    return match


def again(match: Match | None, give: Callable[[], Any]) -> Any:
    before = None if match is None else standing(match)
    try:
        return give()
    except OSError:
        assert before == (None if match is None else standing(match))
        return give()


def test_an_input_that_cannot_be_written_has_no_effect_and_can_be_repeated() -> None:
    whole = Disk(-1)
    play(whole)
    verdict = verify(whole.lines, find)
    assert (verdict.valid, verdict.finished, verdict.inputs) == (True, True, 18)
    for k in range(1, whole.writes + 1):
        disk = Disk(k)
        play(disk)
        assert disk.writes == whole.writes + 1
        assert disk.lines == whole.lines


def test_after_a_partly_written_ending_only_the_same_input_is_accepted() -> None:
    # The last input is stored and its closing line is not: another input would contradict what is stored.
    disk = Disk(4)
    match = Match(Script(), journal=Journal(disk.write))
    with pytest.raises(OSError, match="no space"):
        match.submit(0, ["end"])
    assert match.outcome is None
    with pytest.raises(JournalError, match="holds another input already"):
        match.submit(0, ["write x"])
    match.submit(0, ["end"])
    assert verify(disk.lines, find).finished


class Bare(Game):
    """A game that offers nothing."""


def test_a_game_must_state_its_rules_version() -> None:
    with pytest.raises(GameFault, match="NotImplementedError"):
        Match(Bare())


class Bred(Race):
    heuristic = "slow"

    def bots(self) -> dict[str, Policy]:
        return {"slow": Policy()}


def test_a_seat_is_given_by_the_name_of_a_bot_of_the_game() -> None:
    match = Match(Bred(), seats=["slow", None])
    assert type(match.policies[0]) is Policy
    assert match.people == [1]
    assert type(Match(Bred(), seats=["heuristic", None]).policies[0]) is Policy
    with pytest.raises(Rejected, match='has no bot "fast"') as refused:
        Match(Bred(), seats=["fast", None])
    assert (refused.value.code, refused.value.legal) == ("unknown-agent", ["slow"])


class Echo(Policy):
    """Replies to everything it hears."""

    name: ClassVar[str] = "echo"
    reacts: ClassVar[bool] = True

    def reaction(self, game: Any, state: Any, seat: int, events: Sequence[Any], dice: Dice) -> Any:
        return ["say echo", "write echo"]


class CountedRounds(Presenter[Any, Any]):
    """A round ends with every `next` that is written."""

    def round_number(self, state: Any) -> int:
        return int(state.words.count("next"))


class Chorus(Script):
    """A script with rounds."""

    name: ClassVar[str] = "chorus"
    presenter = CountedRounds(Notation(list[str]))


def replies(match: Match) -> int:
    """How often bots reply until none has anything to say."""
    count = 0
    while match.react() is not None:
        count += 1
    return count


def test_bots_reply_six_times_in_a_round() -> None:
    match = Match(Chorus(), seats=[None, Echo(), None])
    match.submit(0, ["say a"])
    assert replies(match) == 6
    match.submit(0, ["say b"])
    assert replies(match) == 0
    match.submit(0, ["write next", "say c"])
    assert replies(match) == 6

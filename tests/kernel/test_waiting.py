"""Waiting for people: a command that needs a die or a choice stops there, and runs again when it has it."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.games import (
    Fickle,
    Gambler,
    Liar,
    Naysayer,
    Raid,
    Said,
    Script,
    assert_fault,
    assert_rejected,
    assert_verifies,
    find,
    lines_of,
    resumed,
    script,
    table,
)
from turnwright import GameFault, Journal, Match, Policy, Rejected, decode, restore, resume
from turnwright.kernel.records import RollRequest


def last(match: Match) -> dict[str, Any]:
    line: dict[str, Any] = decode(lines_of(match)[-1])
    return line


# A question, and its answer.


def test_a_command_that_needs_a_choice_waits_for_the_person() -> None:
    match = script()
    before = match.digest()
    step = match.submit(0, ["write a", "say first", "ask 1", "say then", "write b"])
    assert step.events == [Said("first")]
    assert match.digest() == before
    (waiting,) = match.pending()
    assert (waiting.seat, waiting.request) == (1, step.asks[0])
    assert (step.asks[0].id, step.asks[0].choices) == ("1.0", ("yes", "no", "maybe"))
    step = match.answer(1, "1.0", 2)
    assert (step.events, step.first) == ([Said("then")], 1)
    assert match.state.words == ["a", "1:2", "b"]
    assert match.number == 2
    assert_verifies(match)


def test_a_person_throws_their_own_dice() -> None:
    match = script(throws=[1])
    (ask,) = match.submit(0, ["roll 4d6kh3 1", "roll 4d6kh3 0"]).asks
    assert (ask.seat, ask.formula, ask.reason) == (1, "4d6kh3", "because")
    step = match.answer(1, "1.0", [1, 6, 2, 6])
    assert match.state.words[0] == "4d6kh3=14"
    assert step.rolls[0].faces == (1, 6, 2, 6)
    assert_verifies(match)


def test_a_throw_of_no_dice_is_not_requested() -> None:
    match = script(throws=[1])
    match.submit(0, ["roll 5 1"])
    assert match.state.words == ["5=5"]


def test_the_faces_of_an_answer_are_kept_even_if_the_list_is_changed() -> None:
    match = script(throws=[1])
    match.submit(0, ["roll 1d6 1", "ask 2"])
    faces = [3]
    match.answer(1, "1.0", faces)
    faces[0] = 6
    match.answer(2, "1.1", 0)
    assert match.state.words[0] == "1d6=3"
    assert_verifies(match)


def test_dice_that_were_thrown_before_the_question_are_not_thrown_again() -> None:
    match = script()
    step = match.submit(0, ["announce", "ask 1", "announce"])
    match.answer(1, "1.0", 0)
    other = script()
    assert other.submit(0, ["announce"]).events == step.events
    assert match.tray.at == {"main": other.tray.at["main"] * 2}


def test_while_a_command_waits_nothing_else_can_be_done() -> None:
    match = script()
    match.submit(0, ["ask 1"])
    refused = assert_rejected(match, "waiting", lambda: match.submit(1, ["write x"]))
    assert (refused.legal, refused.reason) == (["1.0"], "the match waits for an answer from seat 1")
    assert_rejected(match, "waiting", lambda: match.undo(0))
    assert match.act() is None


def test_private_events_stay_private_when_a_command_goes_on() -> None:
    match = script()
    match.submit(0, ["say a", "tell 1 b", "ask 1", "say c", "tell 2 d"])
    step = match.answer(1, "1.0", 0)
    assert [event.word for event in step.seen_by(1)] == ["c"]
    assert [event.word for event in step.seen_by(2)] == ["c", "d"]
    assert last(match)["to"] == {"1": [2]}


# Refusing answers.


@pytest.mark.parametrize(
    ("seat", "request_id", "value", "code", "field"),
    [
        (2, "1.1", [4], "unknown-request", "request"),  # out of order
        (1, "1.0", 0, "answered", "request"),  # twice
        (2, "1.2", [3, 3], "not-yours", "seat"),  # from the wrong seat
        (1, "9.9", [3, 3], "unknown-request", "request"),
        (1, "", [3, 3], "unknown-request", "request"),
        (1, "1.2", [7, 1], "impossible", "answer"),  # a face the die does not have
        (1, "1.2", [0, 1], "impossible", "answer"),
        (1, "1.2", [3], "impossible", "answer"),  # too few
        (1, "1.2", [3, 3, 3], "impossible", "answer"),
        (1, "1.2", 6, "impossible", "answer"),  # no list
        (1, "1.2", "33", "impossible", "answer"),
        (1, "1.2", None, "impossible", "answer"),
        (1, "1.2", [3, "3"], "impossible", "answer"),
        (1, "1.2", [3, 3.0], "impossible", "answer"),
        (1, "1.2", [3, True], "impossible", "answer"),
    ],
)
def test_a_wrong_answer_to_a_throw_is_rejected_with_a_reason(
    seat: int, request_id: str, value: Any, code: str, field: str
) -> None:
    match = script(throws=[1], people="01")
    match.submit(0, ["ask 1", "ask 2", "roll 2d6 1", "write end"])
    match.answer(1, "1.0", 1)
    if request_id == "1.1":
        match = script(throws=[1])
        match.submit(0, ["ask 1", "ask 2"])
    refused = assert_rejected(match, code, lambda: match.answer(seat, request_id, value))
    assert (refused.field, bool(refused.reason)) == (field, True)


@pytest.mark.parametrize("value", [3, -1, True, 0.0, "0", None, [0]])
def test_a_wrong_choice_is_rejected_and_names_the_right_ones(value: Any) -> None:
    match = script()
    match.submit(0, ["ask 1"])
    refused = assert_rejected(match, "impossible", lambda: match.answer(1, "1.0", value))
    assert (refused.reason, refused.legal) == ("the choices are 0 to 2", [0, 1, 2])


def test_an_answer_without_a_question_is_rejected() -> None:
    match = script()
    assert_rejected(match, "no-request", lambda: match.answer(1, "1.0", 0))
    match.submit(0, ["ask 1"])
    match.answer(1, "1.0", 0)
    assert_rejected(match, "no-request", lambda: match.answer(1, "1.0", 0))


def test_wrong_answers_leave_no_trace_in_the_match() -> None:
    plain, stubborn = script(throws=[1]), script(throws=[1])
    for match in (plain, stubborn):
        match.submit(0, ["announce", "ask 1", "roll 1d6 1", "announce"])
    for seat, value in ((2, 0), (1, 7), (1, [1])):
        with pytest.raises(Rejected):
            stubborn.answer(seat, "1.0", value)
    for match in (plain, stubborn):
        match.answer(1, "1.0", 0)
        match.answer(1, "1.1", [4])
    assert lines_of(plain) == lines_of(stubborn)


# Several people at once.


@pytest.mark.parametrize("order", ["012", "021", "102", "120", "201", "210"])
def test_throws_that_are_asked_for_together_may_be_answered_in_any_order(order: str) -> None:
    match = script(throws=[0, 1, 2])
    step = match.submit(0, ["each 1d6 0,1,2", "say done"])
    assert [(ask.seat, ask.id) for ask in step.asks] == [(0, "1.0"), (1, "1.1"), (2, "1.2")]
    for left, seat in zip((2, 1, 0), order, strict=True):
        step = match.answer(int(seat), f"1.{seat}", [int(seat) + 2])
        assert len(match.pending()) == (left or 3)
        assert len(step.asks) == left
    assert match.state.words == ["2 3 4"]
    assert [(roll.seat, roll.faces) for roll in step.rolls] == [(0, (2,)), (1, (3,)), (2, (4,))]
    assert_verifies(match)


def test_engine_rolls_among_throws_of_people_are_made_once() -> None:
    match = script(throws=[0, 2])
    match.submit(0, ["each 1d1000 0,1,2", "announce"])
    match.answer(2, "1.1", [222])
    match.answer(0, "1.0", [111])
    rolls = [roll for line in lines_of(match)[2:] for roll in decode(line).get("rolls", [])]
    assert [roll["seat"] for roll in rolls if "seat" in roll] == [0, 1, 2]
    other = script()
    other.submit(0, ["roll 1d1000"])
    assert match.state.words == [f"111 {other.state.words[0].removeprefix('1d1000=')} 222"]
    assert_verifies(match)


# Deadlines.


def test_a_choice_that_is_not_made_in_time_is_the_default() -> None:
    match = script()
    match.elapse(500)
    (ask,) = match.submit(0, ["ask 1 1000 2"]).asks
    assert ask.deadline == match.pending()[0].deadline == 1500
    match.elapse(1499)
    assert len(match.pending()) == 1
    assert match.state.words == []
    match.elapse(1500)
    assert match.state.words == ["1:2"]
    assert_verifies(match)


def test_a_throw_that_is_not_made_in_time_is_made_by_the_engine() -> None:
    match = script(throws=[1])
    match.submit(0, ["roll 1d6 1 1000"])
    step = match.elapse(1000)
    assert (step.rolls[0].seat, match.tray.at) == (1, {"main": 1})
    assert_verifies(match)


def test_a_deadline_is_not_put_off_by_the_answers_of_others() -> None:
    match = script(throws=[0, 1, 2])
    match.submit(0, ["each 1d6 0,1,2 1000"])
    match.elapse(600)
    step = match.answer(1, "1.1", [5])
    assert [ask.deadline for ask in step.asks] == [1000, 1000]
    copy = restore(match.snapshot(), Script())
    assert [waiting.deadline for waiting in copy.pending()] == [1000, 1000]
    match.elapse(1000)
    assert match.running is None
    assert match.state.words[0].split()[1] == "5"
    assert_verifies(match)


def test_while_people_are_waited_for_time_is_not_charged_to_the_game() -> None:
    match = script()
    match.submit(0, ["later write tick"])
    match.submit(0, ["ask 1"])
    step = match.elapse(700)
    assert (step.events, match.now, match.state.clock) == ([], 700, 0)
    assert [ask.id for ask in step.asks] == ["2.0"]
    match.answer(1, "2.0", 0)
    match.elapse(800)
    assert match.state.words == ["1:0", "tick"]
    assert_verifies(match)


# Bots.


def test_a_bot_answers_at_once_and_its_answer_stands_in_the_journal() -> None:
    bot = Naysayer()
    match = script(people="01", bots=bot)
    match.submit(0, ["ask 2", "ask 2", "write end"])
    assert match.state.words == ["2:1", "2:1", "end"]
    assert last(match)["given"] == {"1.0": 1, "1.1": 1}
    assert bot.asked == 2


def test_the_replay_asks_no_bot() -> None:
    bot = Naysayer()
    match = script(people="01", bots=bot)
    match.submit(0, ["ask 2", "ask 1", "ask 2"])
    match.answer(1, "1.1", 0)
    assert bot.asked == 2
    assert_verifies(match)
    again, _ = resumed(match, seats=[None, None, bot])
    assert again.digest() == match.digest()
    assert bot.asked == 2


def test_a_bot_is_not_asked_again_when_a_command_runs_again() -> None:
    bot = Naysayer()
    match = script(people="01", bots=bot)
    match.submit(0, ["ask 2", "ask 1", "ask 0"])
    match.answer(1, "1.1", 0)
    match.answer(0, "1.2", 0)
    assert bot.asked == 1
    assert [decode(line).get("given") for line in lines_of(match)[2:]] == [{"1.0": 1}, None, None]


def test_the_answer_of_a_bot_is_written_once_however_often_a_command_runs_again() -> None:
    match = script(people="01")
    match.submit(0, ["ask 2", "ask 1"])
    match.elapse(10)
    assert "given" not in last(match)
    assert_verifies(match)


def test_a_bot_that_gives_an_impossible_answer_is_at_fault() -> None:
    match = script(people="01", bots=Liar())
    assert_fault(match, 'the bot "liar" answered 7 to "well."', lambda: match.submit(0, ["say x", "ask 2"]))


def test_a_missing_bot_is_reported_when_it_is_asked_again() -> None:
    match = script(people="01")
    match.submit(0, ["write x"])
    again, _ = resumed(match)
    with pytest.raises(GameFault, match='the answer of the bot "naysayer"'):
        again.submit(0, ["ask 2"])
    deserted, _ = resumed(table(Raid(), "", (), None))
    with pytest.raises(GameFault, match='"naysayer" is not available to continue the match'):
        deserted.act()


# The second run.


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        (["say a", "ask 1"], ["say b", "ask 1"], "told other events"),
        (["say a", "ask 1"], ["ask 1"], "told other events"),
        (["tell 1 a", "ask 1"], ["tell 2 a", "ask 1"], "told other events"),
        (["roll 1d6", "ask 1"], ["roll 1d8", "ask 1"], "told other events"),
        (["ask 1"], ["ask 2"], r"the second run asked \(2, 'well\?'.* where the first asked \(1,"),
        (["ask 1"], ["ask 1 -1 2"], "the second run asked"),
        (["ask 1"], ["roll 1d6 1"], r"the second run asked \(1, '1d6', 'because'\)"),
        (["ask 1"], ["write nothing"], "did not ask 1.0"),
        (["each 1d6 0,1"], ["roll 1d6 0"], "the second run asked"),
        (["ask 1"], ["ask 1", "crash"], "failed: ZeroDivisionError"),
        (["ask 1"], ["ask 1", "refuse"], "refused after it had asked"),
        (["ask 1"], ["ask 1", "babble"], "failed: TypeError"),
        (["ask 1"], ["ask 1", "number inf"], "number is inf"),
        (["ask 1"], ["ask 1", "swallow 2"], "went on when it had to wait"),
        (["ask 1"], ["ask 1", "ask 7"], "no seat 7"),
    ],
)
def test_a_rerun_that_differs_is_a_fault_that_changes_nothing(
    first: list[str], second: list[str], words: str
) -> None:
    match = Match(Fickle(first, second, [*first, "say c"]), throws=[0, 1], journal=Journal())
    match.submit(0, [])
    ask = match.pending()[-1].request
    assert ask is not None
    value = [1] if "each" in first[0] else 0
    assert_fault(match, words, lambda: match.answer(1, ask.id, value))
    assert match.answer(1, ask.id, value) is not None


# A server that dies.


def raid(**rest: Any) -> Match:
    return table(Raid(), "012", [0, 1, 2], None, **rest)


def next_input(match: Match) -> None:
    """The next input of a match with a raid in it, worked out from where the match stands."""
    turn = int(match.number)
    if turn == 0:
        match.submit(1, ["draw", "say before"])
    elif turn == 1:
        match.submit(0, ["raid"])
    elif match.running is not None:
        answer_one(match, turn)
    elif "after" not in match.state.words:
        match.submit(2, ["announce", "draw ambush", "write after"])
    else:
        match.submit(2, ["end"])


def answer_one(match: Match, turn: int) -> None:
    # Not always the first request; and now and then time passes.
    asks = [waiting.request for waiting in match.pending()]
    ask = asks[turn % len(asks)]
    if turn % 5 == 4:
        match.elapse(100 * turn)
    elif isinstance(ask, RollRequest):
        match.answer(ask.seat, ask.id, [1 + (turn + i) % 4 for i in range(int(ask.formula[0]))])
    elif ask is not None:
        match.answer(ask.seat, ask.id, turn % 3)


def play_on(match: Match) -> Match:
    while match.outcome is None:
        next_input(match)
    return match


def test_a_raid_is_one_command_with_a_dozen_answers_of_three_people() -> None:
    match = play_on(raid())
    answers = [decode(line) for line in lines_of(match) if b'"request"' in line]
    assert len(answers) == 12
    assert {line["seat"] for line in answers} == {0, 1, 2}
    assert_verifies(match)


def test_a_match_killed_at_any_point_of_a_long_command_goes_on_from_its_journal() -> None:
    whole = lines_of(play_on(raid()))
    for cut in range(2, len(whole) + 1):
        lines = whole[:cut]
        play_on(resume(list(lines), find, write=lines.append))
        assert lines == whole, f"killed after line {cut}"


def test_a_match_killed_at_any_point_of_a_long_command_goes_on_from_a_snapshot() -> None:
    whole = lines_of(play_on(raid()))
    match = raid()
    while match.outcome is None:
        snapshot = match.snapshot()
        lines = list(lines_of(match))
        again = restore(snapshot, Raid(), write=lines.append)
        assert again.snapshot() == snapshot
        assert again.pending() == match.pending()
        play_on(again)
        assert lines == whole, f"restored after input {match.number}"
        next_input(match)


def test_a_match_killed_again_and_again_is_the_same_match() -> None:
    whole = lines_of(play_on(raid()))
    match = raid()
    lines = lines_of(match)
    while match.outcome is None:
        match = restore(match.snapshot(), Raid(), write=lines.append)
        next_input(match)
    assert lines == whole


def test_a_match_with_bots_killed_at_any_point_goes_on_from_its_journal() -> None:
    def bots() -> list[Policy | None]:
        return [None, Gambler(), None]

    def a_raid() -> Match:
        return Match(Raid(), seed=7, seats=bots(), throws=[0, 2], journal=Journal())

    whole = lines_of(play_on(a_raid()))
    assert any(b'"given"' in line for line in whole)
    for cut in range(2, len(whole) + 1):
        lines = whole[:cut]
        play_on(resume(list(lines), find, seats=bots(), write=lines.append))
        assert lines == whole, f"killed after line {cut}"
    match = a_raid()
    lines = lines_of(match)
    while match.outcome is None:
        match = restore(match.snapshot(), Raid(), bots(), write=lines.append)
        next_input(match)
    assert lines == whole


def test_a_bot_that_answers_true_for_a_number_is_at_fault() -> None:
    match = script(people="01", bots=Liar(True))
    assert_fault(
        match, 'the bot "liar" answered True to "well."', lambda: match.submit(0, ["say x", "ask 2"])
    )

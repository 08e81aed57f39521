"""Undo is free back to the last input that rolled dice, emitted to another person or revealed a field."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.games import (
    FreeMarks,
    Naysayer,
    Pad,
    Peeks,
    Script,
    assert_rejected,
    assert_verifies,
    lines_of,
    resumed,
    script,
    table,
    verdict_of,
)
from turnwright import Dice, Match, Rejected, decode, restore
from turnwright.kernel.undo import UNDO_DEPTH


def alone(**rest: Any) -> Match:
    """One person, and bots."""
    return script(people="0", bots=Naysayer(), **rest)


def last(match: Match) -> dict[str, Any]:
    line: dict[str, Any] = decode(lines_of(match)[-1])
    return line


# Free.


def test_a_command_without_dice_is_undone_immediately() -> None:
    match = alone()
    before = match.digest()
    match.submit(0, ["write a"])
    step = match.undo(0)
    assert (match.digest(), match.state.words) == (before, [])
    assert (step.n, step.events, match.number) == (2, [], 2)
    assert last(match)["undo"] == 1
    assert_verifies(match)


def test_commands_are_undone_one_after_another() -> None:
    match = alone()
    digests = []
    for word in "abcd":
        digests.append(match.digest())
        match.submit(0, [f"write {word}"])
    for before in reversed(digests):
        match.undo(0)
        assert match.digest() == before
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert_verifies(match)


def test_after_an_undo_the_match_goes_on_from_there() -> None:
    match = alone()
    match.submit(0, ["write a"])
    match.submit(0, ["write b"])
    match.undo(0)
    match.submit(0, ["write c"])
    match.undo(0)
    match.undo(0)
    match.submit(0, ["draw"])
    assert len(match.state.words) == 1
    assert_verifies(match)


def test_events_seen_only_by_the_same_person_can_be_undone() -> None:
    match = alone()
    match.submit(0, ["say a"])
    match.undo(0)
    both = script(people="01")
    both.submit(0, ["tell 0 a"])
    both.submit(0, ["tell 2 a"])
    both.undo(0)
    assert [waiting.seat for waiting in both.pending()] == [1]


def test_undo_goes_back_past_elapsed_time() -> None:
    match = alone()
    before = match.digest()
    match.submit(0, ["later write tick"])
    match.elapse(100)
    match.elapse(200)
    match.undo(0)
    assert match.digest() == before
    assert last(match)["undo"] == 1
    assert match.now == 200
    assert_verifies(match)


# Commands that may always be taken back.


def marks(people: str = "01") -> Match:
    return table(FreeMarks(), people, (), Naysayer())


def test_a_command_that_may_be_taken_back_is_undone_at_once_whatever_it_threw_and_showed() -> None:
    match = marks()
    before = match.digest()
    match.submit(0, ["mark a 1", "draw", "say x"])
    assert (match.undo(0).asks, match.state.marks, match.state.words) == ([], {}, [])
    assert match.digest() != before, "the dice stay thrown"
    assert_verifies(match)


def test_several_of_them_are_undone_one_after_another() -> None:
    match = marks()
    match.submit(0, ["mark a 1"])
    match.submit(0, ["mark b 1", "draw"])
    match.undo(0)
    match.undo(0)
    assert match.state.marks == {}
    assert_verifies(match)


def test_what_came_before_them_stays_done_once_they_threw_dice() -> None:
    match = marks()
    match.submit(0, ["write a"])
    match.submit(0, ["mark b 1"])
    match.submit(0, ["mark c 1", "draw"])
    match.undo(0)
    match.undo(0)
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert "dice were thrown" in refused.reason
    assert (match.state.words, match.state.marks) == (["a"], {})


def test_none_of_them_is_undone_past_another_command_that_stays_done() -> None:
    match = marks()
    match.submit(0, ["mark a 1"])
    match.submit(0, ["write b"])
    match.submit(0, ["mark c 1", "draw"])
    match.undo(0)
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert (match.state.words, match.state.marks) == (["b"], {"a": 1})


def test_none_that_asked_a_question_is_undone() -> None:
    match = marks("0")
    match.submit(0, ["mark a 1", "ask 1"])
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert "someone was asked" in refused.reason


def test_an_event_of_elapsed_time_that_only_the_same_person_saw_can_be_undone() -> None:
    match = alone()
    match.submit(0, ["later say tick"])
    match.elapse(100)
    match.undo(0)
    assert match.state.on_time == []


def test_a_command_that_its_caller_changes_later_is_remembered_as_it_was_given() -> None:
    match = alone()
    command = ["write a"]
    match.submit(0, command)
    command.append("draw")
    assert decode(match.snapshot())["past"][0]["input"] == ["write a"]


# The limit of undo.


@pytest.mark.parametrize("lines", [["draw"], ["roll 1d6"], ["draw combat", "say x"]])
def test_rolled_dice_cannot_be_undone(lines: list[str]) -> None:
    match = alone()
    match.submit(0, ["write a"])
    match.submit(0, lines)
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert "dice were thrown" in refused.reason
    match.submit(0, ["write b"])
    match.undo(0)
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))


def test_dice_rolled_by_elapsed_time_cannot_be_undone() -> None:
    match = alone()
    match.submit(0, ["later draw"])
    match.elapse(100)
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))


def test_an_event_seen_by_another_person_cannot_be_undone() -> None:
    for lines in (["say a"], ["tell 1 a"], ["tell 0 a", "say b"]):
        match = script(people="01")
        match.submit(0, lines)
        refused = assert_rejected(match, "undo-barrier", lambda m=match: m.undo(0))  # type: ignore[misc]
        assert "another person saw it" in refused.reason


def test_information_revealed_by_a_bot_cannot_be_undone() -> None:
    match = alone()
    match.submit(0, ["write a"])
    match.submit(1, ["say b"])
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))


def test_a_question_to_another_seat_cannot_be_undone() -> None:
    match = alone()
    match.submit(0, ["ask 1"])
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert "someone was asked" in refused.reason


def test_a_command_that_adds_a_field_to_a_view_cannot_be_undone() -> None:
    match = alone()
    match.submit(0, ["mark gold 3"])
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert (refused.field, refused.reason) == (
        "$.marks.gold",
        "input 1 showed seat 0 something new: $.marks.gold",
    )
    match.submit(0, ["mark gold 4"])
    match.undo(0)
    assert match.state.marks == {"gold": 3}
    assert_verifies(match)


def test_a_new_field_that_reveals_nothing_hidden_can_be_undone_in_a_game_with_imagine() -> None:
    class Open(Script):
        def imagine(self, state: Pad, seat: int, dice: Dice) -> Pad:
            return self.clone(state)  # type: ignore[no-any-return]

    match = Match(Open(), seats=[None, *[Naysayer()] * (len(Open.seats) - 1)])
    match.submit(0, ["mark gold 3"])
    match.undo(0)
    assert match.state.marks == {}


def test_a_field_that_was_revealed_cannot_be_undone() -> None:
    match = script(people="01")
    match.submit(0, ["open"])
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert refused.field == "$.hands"


def test_a_reveal_by_the_passing_of_time_cannot_be_undone() -> None:
    match = alone()
    match.submit(0, ["later open"])
    match.elapse(100)
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))


def test_revealed_information_cannot_be_undone() -> None:
    match = table(Peeks(), "0", (), None)
    match.submit(0, ["peek 0 0"])  # their own card, which they know
    match.undo(0)
    match.submit(0, ["peek 0 1"])
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert refused.reason == "input 3 revealed something hidden to seat 0"
    assert_verifies(match)


def test_a_command_that_reveals_something_by_the_absence_of_an_event_cannot_be_undone() -> None:
    # With other cards the command would have asked or failed, so that it did neither reveals the card.
    bot = Naysayer()
    match = table(Peeks(), "0", (), bot)
    match.submit(0, ["bluff 1"])
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert bot.asked == 0
    match.submit(0, ["bluff 0"])
    match.undo(0)
    assert_verifies(match)


def test_a_command_that_would_have_been_refused_with_other_cards_cannot_be_undone_by_its_own_seat() -> None:
    match = table(Peeks(), "0", (), Naysayer(), scenario={"hands": ["two", "jack", "four"]})
    match.submit(0, ["hold 1 jack"])
    assert_rejected(match, "undo-barrier", lambda: match.undo(0))


def test_a_command_that_no_one_else_thought_possible_and_that_they_see_cannot_be_undone() -> None:
    match = table(Peeks(), "01", (), None, scenario={"hands": ["two", "king", "four"]})
    match.submit(1, ["crown"])
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(1))
    assert "revealed something hidden to seat 0" in refused.reason


def test_what_a_command_revealed_by_the_time_it_was_given_at_cannot_be_undone() -> None:
    match = table(Peeks(), "01", (), None)
    match.elapse(100)
    match.submit(1, ["dawn"])
    assert_rejected(match, "undo-barrier", lambda: match.undo(1))


def test_rekeying_is_a_line_of_the_journal() -> None:
    match = alone()
    match.submit(0, ["write a"])
    match.rekey(5)
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert "the dice were changed" in refused.reason


def test_at_its_start_a_match_has_nothing_to_undo() -> None:
    refused = assert_rejected(match := alone(), "undo-barrier", lambda: match.undo(0))
    assert "the match begins here" in refused.reason


def test_only_a_seats_own_command_can_be_undone() -> None:
    match = script(people="01")
    match.submit(0, ["write a"])
    match.submit(1, ["write b"])
    refused = assert_rejected(match, "not-yours", lambda: match.undo(0))
    assert "input 2 was given by seat 1" in refused.reason


def test_undo_has_a_maximum_depth() -> None:
    match = alone()
    for _ in range(UNDO_DEPTH + 5):
        match.submit(0, ["write a"])
    for _ in range(UNDO_DEPTH):
        match.undo(0)
    assert len(match.state.words) == 5
    refused = assert_rejected(match, "undo-barrier", lambda: match.undo(0))
    assert "it is too long ago" in refused.reason
    assert_verifies(match)


# With several people.


def test_with_several_people_the_others_are_asked_first() -> None:
    match = script()
    before = match.digest()
    match.submit(1, ["write a"])
    step = match.undo(1)
    assert [(ask.seat, ask.question, ask.choices, ask.id) for ask in step.asks] == [
        (0, "undo", ("yes", "no"), "2.0"),
        (2, "undo", ("yes", "no"), "2.1"),
    ]
    assert match.digest() != before
    assert_rejected(match, "waiting", lambda: match.submit(0, ["write b"]))
    step = match.answer(2, "2.1", 0)
    assert [ask.id for ask in step.asks] == ["2.0"]
    assert match.digest() != before
    step = match.answer(0, "2.0", 0)
    assert (match.digest(), step.asks, match.running) == (before, [], None)
    assert_verifies(match)


def test_information_about_the_own_hand_reveals_nothing_to_others() -> None:
    # With other cards it would be refused, but no other seat learns that it was done.
    match = table(Peeks(), "01", (), None)
    match.submit(0, [f"hold 0 {match.state.hands[0]}"])
    step = match.undo(0)
    assert [ask.seat for ask in step.asks] == [1]
    assert_verifies(match)


def test_one_refusal_prevents_an_undo() -> None:
    match = script()
    match.submit(1, ["write a"])
    match.undo(1)
    match.answer(2, "2.1", 0)
    step = match.answer(0, "2.0", 1)
    assert (step.asks, match.running, match.state.words) == ([], None, ["a"])
    match.undo(1)
    match.answer(0, "5.0", 1)
    match.submit(1, ["write b"])
    assert_verifies(match)


def test_the_answer_to_an_undo_is_checked_like_any_other() -> None:
    match = script()
    match.submit(1, ["write a"])
    match.undo(1)
    match.answer(2, "2.1", 0)
    assert_rejected(match, "answered", lambda: match.answer(2, "2.1", 0))
    assert_rejected(match, "not-yours", lambda: match.answer(1, "2.0", 0))
    assert_rejected(match, "unknown-request", lambda: match.answer(0, "2.7", 0))
    assert_rejected(match, "impossible", lambda: match.answer(0, "2.0", 2))
    assert_rejected(match, "impossible", lambda: match.answer(0, "2.0", True))


def test_time_passes_while_an_undo_is_asked_for() -> None:
    match = script()
    match.submit(1, ["write a"])
    match.undo(1)
    match.elapse(500)
    match.answer(0, "2.0", 0)
    match.elapse(600)
    match.answer(2, "2.1", 0)
    assert match.state.words == []
    assert_verifies(match)


# Afterwards.


def test_a_journal_with_undos_goes_on_from_any_line() -> None:
    match = script(people="01")
    for give in (
        lambda: match.submit(0, ["write a"]),
        lambda: match.submit(0, ["write b"]),
        lambda: match.undo(0),
        lambda: match.answer(1, "3.0", 0),
        lambda: match.undo(0),
        lambda: match.answer(1, "5.0", 1),
        lambda: match.submit(0, ["draw", "end"]),
    ):
        give()
    assert verdict_of(match).finished
    for at in range(match.number):
        again, lines = resumed(match, at)
        assert again.number == at
        assert lines == lines_of(match)[: at + 2]


def test_an_undo_is_possible_after_a_snapshot_is_restored() -> None:
    match = script(people="01")
    match.submit(0, ["write a"])
    match.submit(0, ["write b"])
    again = restore(match.snapshot(), Script())
    for each in (match, again):
        each.undo(0)
        each.answer(1, "3.0", 0)
    assert again.digest() == match.digest()
    half = restore(match.snapshot(), Script())
    half.undo(0)
    whole = restore(half.snapshot(), Script())
    whole.answer(1, "5.0", 0)
    assert whole.state.words == []
    old = restore(whole.snapshot(), Script())
    with pytest.raises(Rejected, match="the match begins here"):
        old.undo(0)

"""What each seat has heard and which rolls it may ask about."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright.kernel.records import ChoiceRequest, Line, Rolled
from turnwright.story.catalogue import Catalogue
from turnwright.story.history import History
from turnwright.story.narrator import Narrator


def test_a_roll_stays_hidden_from_a_seat_that_did_not_see_it_all() -> None:
    roll = Rolled("2d6", (3, 4), 7)
    history = History(Narrator(None, Catalogue()))
    history.add(Line(n=1, events=["secret"], to={"0": [0]}, rolls=[roll]))
    history.add(Line(n=2, events=["open"], rolls=[roll, roll]))

    assert history.seen_rolls(0) == [0, 1, 2]
    assert history.seen_rolls(1) == [1, 2]


def test_a_seat_sees_its_own_rolls_whatever_else_is_hidden() -> None:
    history = History(Narrator(None, Catalogue()))
    own, other = Rolled("1d20", (3,), 3, seat=1), Rolled("1d20", (4,), 4, seat=0)
    history.add(Line(n=1, events=["open", "secret"], to={"1": [0]}, rolls=[other, own]))

    assert history.seen_rolls(1) == [1]
    assert history.seen_rolls(-1) == []


def test_undone_events_are_no_longer_narrated() -> None:
    history = History(Narrator(None, Catalogue()))
    history.add(Line(n=1, seat=0, command="x", events=["one"]))
    history.add(Line(n=2, seat=0, command="x", events=["two"]))
    history.add(Line(n=3, seat=0, undo=2))
    history.add(Line(n=4, seat=0, command="x", events=["three"]))
    assert list(history.all_sentences(0)) == ["one", "three"]


@pytest.mark.parametrize(("answers", "left"), [((0, 0), ["one"]), ((0, 1), ["one", "two"])])
def test_an_event_is_narrated_until_every_player_has_agreed_to_undo_it(
    answers: tuple[int, int], left: list[str]
) -> None:
    history = History(Narrator(None, Catalogue()))
    history.add(Line(n=1, seat=0, command="x", events=["one"]))
    history.add(Line(n=2, seat=0, command="x", events=["two"]))
    asks: list[Any] = [ChoiceRequest(f"3.{i}", i + 1, "undo", ("yes", "no"), 1) for i in range(2)]
    history.add(Line(n=3, seat=0, undo=2, asks=asks))
    for place, answer in enumerate(answers):
        assert list(history.all_sentences(0)) == ["one", "two"]
        history.add(Line(n=4 + place, seat=place + 1, request=f"3.{place}", answer=answer))
    assert list(history.all_sentences(0)) == left

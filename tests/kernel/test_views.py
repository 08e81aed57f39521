"""Views: who may see what; what a seat may not know never reaches it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.games import Peeks, Race, Track, assert_verifies, script
from turnwright import Context, Dice, Game, ListOptions, Match, Outcome, Rejected, encode, restore

SEATS = (-1, 0, 1, 2)
INPUTS = ["say hello", "peek 1 1", "peek 0 0", "draw", "tell 2 psst", "ask 0", "mark x 1", "write w"]


def seen(hands: list[str], inputs: list[str], seat: int) -> bytes:
    """All that ever reaches a seat of a match: views and events, byte for byte."""
    match = Match(Peeks(), {"hands": hands}, seed=7)
    stream: list[Any] = [match.view(seat), match.opening.seen_by(seat)]
    for line in inputs:
        step = match.submit(1, [line])
        stream += [step.seen_by(seat), match.view(seat)]
        if match.running is not None:
            step = match.answer(0, f"{match.number}.0", 0)
            stream += [step.seen_by(seat), match.view(seat)]
    return encode(stream)


def test_a_view_leaves_out_what_the_seat_may_not_see() -> None:
    match = script()
    assert match.view(0) == {"marks": {}, "words": 0, "hand": "ace"}
    assert match.view(2) == {"marks": {}, "words": 0, "hand": "queen"}
    match.submit(0, ["open"])
    assert match.view(2)["hands"] == ["ace", "king", "queen"]


def test_a_spectator_sees_no_hand() -> None:
    assert script().view(-1) == {"marks": {}, "words": 0}


@given(inputs=st.lists(st.sampled_from(INPUTS), max_size=8), card=st.text(max_size=8))
def test_hidden_information_never_reaches_a_seat(inputs: list[str], card: str) -> None:
    for seat in SEATS:
        for other in range(3):
            if other != seat:
                hands = ["ace", "king", "queen"]
                before = seen(hands, inputs, seat)
                hands[other] = card
                assert seen(hands, inputs, seat) == before


def test_a_seat_receives_what_it_may_know() -> None:
    assert seen(["ace", "x", "queen"], ["peek 1 1"], 1) != seen(["ace", "y", "queen"], ["peek 1 1"], 1)


def test_looking_at_a_match_changes_nothing() -> None:
    match = script()
    match.submit(0, ["draw"])
    before = match.snapshot()
    for seat in SEATS:
        view = match.view(seat)
        view["words"] = 99
        match.pending()
        match.bot_dice(0)
    assert match.snapshot() == before
    assert_verifies(match)


def test_an_imagined_state_keeps_what_the_seat_sees_and_redraws_the_rest() -> None:
    match = Match(Peeks(), seed=7)
    worlds = set()
    for number in range(50):
        world = Peeks().imagine(match.state, 0, Dice(number))
        assert Peeks().view(world, 0) == match.view(0)
        worlds.add(tuple(world.hands))
    assert len(worlds) == 9
    assert match.state.hands == ["ace", "king", "queen"]


# What a game has without saying anything.


class Silent(Game):
    """The least that can be played."""

    name = "silent"

    def setup(self, scenario: Any, ctx: Context) -> Track:
        return Track()

    def apply(self, state: Track, seat: int, command: Any, ctx: Context) -> None:
        state.turn += command

    def options(self, state: Track, seat: int) -> ListOptions:
        return ListOptions([1, 2])

    def to_act(self, state: Track) -> list[int]:
        return [0]

    def outcome(self, state: Track) -> Outcome | None:
        return None


def test_a_game_that_hides_nothing_shows_its_state() -> None:
    match = Match(Silent())
    assert match.view(-1) == match.view(0) == {"goal": 12, "places": [0, 0], "turn": 0}
    world = Silent().imagine(match.state, 0, Dice())
    assert world == match.state
    assert world is not match.state


def test_values_of_every_kind_are_drawn_in_words() -> None:
    view = {
        "pointsToWin": 5,
        "cards_left": [],
        "is_open": True,
        "hands": [[1, 2], [3]],
        "at": {"x": 1, "y": None},
    }
    assert [line.args["text"] for line in Silent().presenter.draw(view)] == [
        "Points to win: 5",
        "Cards left: -",
        "Is open: yes",
        "Hands: 1, 2; 3",
        "At: x 1, y -",
    ]


def test_a_game_has_a_line_for_a_position_and_a_word_for_a_command() -> None:
    game = Silent()
    match = Match(game)
    match.submit(0, 2)
    assert game.notation.read(game.notation.write(match.state), match.state) == match.state
    assert game.notation.parse_command(game.notation.write_command(2)) == 2
    assert game.presenter.label(match.state, 0, 2).args == {"text": "2"}
    assert [line.args["text"] for line in game.presenter.draw(match.view(0))] == [
        "Goal: 12",
        "Places: 0, 0",
        "Turn: 2",
    ]
    assert list(game.extra_options(match.state, 0)) == []
    assert (
        game.scenarios.names(),
        game.bots(),
        game.scenarios.fingerprint(),
        game.next_due(match.state),
    ) == (
        ["default"],
        {},
        "",
        -1,
    )


@pytest.mark.parametrize("text", ["", "{", "[1"])
def test_a_command_that_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(Rejected) as caught:
        Silent().notation.parse_command(text)
    assert caught.value.code == "malformed"


def test_time_passes_unnoticed_in_a_game_without_a_clock() -> None:
    match = Match(Silent())
    before = match.digest()
    match.elapse(5000)
    assert (match.digest(), match.now) == (before, 5000)


def test_a_plain_game_can_be_stored_and_restored() -> None:
    match = Match(Silent())
    match.submit(0, 2)
    assert restore(match.snapshot(), Silent()).state == match.state
    assert isinstance(Race().clone(Track()), Track)

"""How a position looks to a learner."""

from __future__ import annotations

from kernel.games import Race, Track
from kernel.learning_games import LearntRace, RaceEncoding
from turnwright.kernel.lab_view import Encoding


def test_a_game_need_not_have_an_encoding() -> None:
    assert Race().lab.encoding({"goal": 12}) is None


def test_an_encoding_is_as_large_as_its_names() -> None:
    encoding = LearntRace().lab.encoding({"goal": 12})
    assert encoding is not None
    assert (encoding.size, encoding.actions) == (2, 2)
    assert encoding.lows == [0.0, -1.0]


def test_an_encoding_of_nothing_is_empty() -> None:
    encoding = Encoding()
    assert (encoding.size, encoding.actions, encoding.lows) == (0, 0, [])


def test_an_action_is_found_by_its_command_only_where_it_is_legal() -> None:
    encoding, state = RaceEncoding(), Track(12)
    assert [encoding.action(state, 0, word) for word in ("run", "rest", "fly")] == [0, 1, -1]
    assert encoding.action(state, 1, "run") == -1

"""A scenario may have more seats than its game names, and some of them may win together."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.games import Race
from kernel.seat_games import Muster
from turnwright import Match, Rejected
from turnwright.agents import RandomAgent
from turnwright.kernel.learning import Episode
from turnwright.kernel.playout import Runs
from turnwright.kernel.rollouts import Rollouts

FOUR = {"pullers": 3}
BOTS = [RandomAgent()] * 4


def test_each_seat_is_a_side_of_its_own_unless_the_game_says_otherwise() -> None:
    assert Race().sides(Match(Race()).state) == {"first": (0,), "second": (1,)}
    assert Muster().sides(Match(Muster(), FOUR).state) == {"keeper": (0,), "pullers": (1, 2, 3)}


@pytest.mark.parametrize("allied", [True, False])
def test_a_tally_counts_the_wins_of_every_seat_of_the_scenario(allied: bool) -> None:
    runs = Runs(Muster(), {**FOUR, "allied": allied}, BOTS, 1)
    wins = runs.tally(0, 60).wins
    each = [sum(seat in runs.play(run)[0].winners for run in range(60)) for seat in range(4)]

    assert wins == each
    assert len(wins) == 4
    assert all(wins)
    assert (len(set(wins[1:])) == 1) == allied


def test_runs_go_on_from_a_position_with_all_its_seats() -> None:
    match = Match(Muster(), FOUR, seats=BOTS)
    for _ in range(5):
        match.act()
    tally = Rollouts(Muster(), match.snapshot(), BOTS, 7).tally(0, 20)

    assert len(tally.wins) == 4
    assert tally.wins[1] == tally.wins[3]


def test_an_episode_has_a_bot_or_a_learner_for_each_seat_of_the_scenario() -> None:
    learners: list[Any] = [None, RandomAgent(), None, RandomAgent()]
    with pytest.raises(Rejected, match="muster has 4 seats, not 2"):
        Episode(Muster(), FOUR, learners[:2])
    episode = Episode(Muster(), FOUR, learners)
    episode.begin(3)
    turns = []
    while episode.outcome is None:
        turns.append(episode.seat)
        episode.act("pull")
    assert set(turns) == {0, 2}

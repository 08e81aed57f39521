"""Tournaments: every agent, or every fighter, against every other."""

from __future__ import annotations

import sys
from itertools import permutations

import pytest

from kernel.games import Race, Script
from lab.toy_games import Feud, Impatient
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.errors import Rejected
from turnwright.lab.overrides import override
from turnwright.lab.runners import runner_for
from turnwright.lab.simulate import simulate
from turnwright.lab.tournament import (
    Meeting,
    Tournament,
    find_fighters,
    pair_seed,
    ratings,
    spread_evenly,
    standings,
    tournament,
)

LEVELS = ["easy", "medium", "hard"]
FEW = ["song_jingyan", "gu_xiaoman", "mo_qi"]
FAIR_DUEL = override(Duel(), None, ["alternateChoice=true", "pointsToWin=5"])


def assert_adds_up(found: Tournament, names: list[str]) -> None:
    """Every pair met in both orders as often as asked, and every match has a winner or is a draw."""
    assert [(meeting.first, meeting.second) for meeting in found.meetings] == list(permutations(names, 2))
    for meeting in found.meetings:
        assert meeting.runs == meeting.won + meeting.lost + meeting.drawn == found.asked
    matches = len(found.meetings) * found.asked
    assert sum(found.reasons.values()) == matches
    assert sum(standing.played for standing in found.standings) == 2 * matches
    assert sum(standing.score * standing.played for standing in found.standings) == pytest.approx(matches)
    for one, other in permutations(names, 2):
        assert found.score(one, other) + found.score(other, one) == pytest.approx(1)


def test_a_stronger_duel_bot_ranks_above_a_weaker_one() -> None:
    found = tournament("duel", FAIR_DUEL, agents=LEVELS, runs=40)
    assert [standing.name for standing in found.standings] == ["hard", "medium", "easy"]
    numbers = [standing.rating for standing in found.standings]
    assert all(rating is not None for rating in numbers)
    assert numbers == sorted(numbers, key=lambda rating: -(rating or 0.0))
    for better, worse in (("hard", "medium"), ("hard", "easy"), ("medium", "easy")):
        assert found.score(better, worse) > 0.5
    assert_adds_up(found, LEVELS)


def test_fighters_play_one_against_one() -> None:
    found = tournament("wuxia", fighters=FEW, runs=15)
    assert_adds_up(found, FEW)
    assert (found.kind, found.reasons) == ("fighters", {"last_standing": 90})


def test_a_meeting_is_the_simulation_of_its_pairing() -> None:
    game = Wuxia()
    found = tournament(game, fighters=FEW, runs=15, seed=4)
    for meeting in found.meetings:
        fight = game.lab.duel_scenario(game.scenarios.load(None), meeting.first, meeting.second)
        alone = simulate(game, fight, 15, seed=meeting.seed)
        assert meeting.won == alone.sides[0].won.times
        assert meeting.seed == pair_seed(4, meeting.first, meeting.second)


def test_every_pair_has_dice_of_its_own() -> None:
    found = tournament("wuxia", fighters=FEW, runs=1, seed=4)
    seeds = {meeting.seed for meeting in found.meetings}
    assert (len(seeds), 4 in seeds) == (3, False)
    assert pair_seed(4, "a", "b") == pair_seed(4, "b", "a") != pair_seed(5, "a", "b")
    assert pair_seed(4, "a", "bc") != pair_seed(4, "ab", "c")


def test_the_interval_over_all_opponents_covers_the_true_rate() -> None:
    # Every true chance is a half, and of twenty intervals nineteen hold it.
    held = []
    for seed in range(60):
        found = tournament(Feud(), fighters="all", runs=20, seats=["random", "random"], seed=seed)
        held += [each.won.low <= 0.5 <= each.won.high for each in found.standings]
    assert len(held) == 360
    assert 0.92 <= sum(held) / len(held) <= 0.98


def test_both_orders_have_the_same_dice_so_that_equals_are_equal() -> None:
    # The same agent under two names, each as often in the better seat.
    twins = ["easy", "turnwright.games.duel.bots.levels:Easy"]
    for seed in range(3):
        found = tournament("duel", FAIR_DUEL, agents=twins, runs=25, seed=seed)
        assert {standing.score for standing in found.standings} == {0.5}
        one, other = found.meetings
        assert (one.won, one.lost, one.drawn) == (other.won, other.lost, other.drawn)


def test_all_fighters_are_those_of_the_game() -> None:
    game = Wuxia()
    known = find_fighters(game, game.scenarios.load(None), "all")
    assert len(known) == 24
    assert find_fighters(game, game.scenarios.load(None), ["all"]) == known
    assert find_fighters(game, game.scenarios.load(None), FEW) == FEW


def test_a_pairing_keeps_the_settings_of_its_scenario() -> None:
    game = Wuxia()
    fight = game.lab.duel_scenario(
        game.scenarios.load("ancient" if "ancient" in game.scenarios.names() else None), *FEW[:2]
    )
    assert (fight.first, fight.second) == (("song_jingyan",), ("gu_xiaoman",))
    poor = override(game, None, ["qi_regen=0"])
    assert game.lab.duel_scenario(poor, *FEW[:2]).qi_regen == 0


def test_a_tournament_is_the_same_on_every_runner() -> None:
    with runner_for("processes", 2) as runner:
        far = tournament("wuxia", fighters=FEW, runs=10, runner=runner)
    assert far == tournament("wuxia", fighters=FEW, runs=10)


def test_other_agents_may_command_the_fighters() -> None:
    wild = tournament("wuxia", fighters=FEW, runs=15, seats=["random", "random"])
    assert wild.meetings != tournament("wuxia", fighters=FEW, runs=15).meetings


def test_an_interrupted_tournament_has_the_meetings_so_far() -> None:
    found = tournament("wuxia", fighters=FEW, runs=8, runner=Impatient(2))
    assert found.interrupted
    assert [(meeting.first, meeting.second) for meeting in found.meetings] == [
        ("song_jingyan", "gu_xiaoman"),
        ("song_jingyan", "mo_qi"),
    ]
    assert [standing.played for standing in found.standings if standing.name == "song_jingyan"] == [16]
    assert not tournament("wuxia", fighters=FEW, runs=8).interrupted


# Standings and ratings.

CIRCLE = [Meeting("a", "b", 10, 8, 2, 0), Meeting("b", "c", 10, 8, 2, 0), Meeting("c", "a", 10, 8, 2, 0)]


def test_a_draw_is_half_a_win() -> None:
    (first, second) = standings(["x", "y"], [Meeting("x", "y", 10, 4, 2, 4)])
    assert (first.name, first.score, first.won.times, first.drawn) == ("x", 0.6, 4, 4)
    assert (second.score, second.won.times) == (0.4, 2)


def test_equal_participants_are_listed_in_the_order_given() -> None:
    assert [standing.name for standing in standings(["b", "c", "a"], CIRCLE)] == ["b", "c", "a"]


def test_ratings_are_the_same_each_time() -> None:
    assert ratings(CIRCLE) == ratings(CIRCLE)


def test_an_agent_that_wins_more_is_rated_higher() -> None:
    meetings = [Meeting("a", "b", 100, 70, 30, 0), Meeting("b", "c", 100, 60, 40, 0)]
    found = ratings([*meetings, Meeting("a", "c", 100, 80, 20, 0)])
    assert found["a"][0] > found["b"][0] > found["c"][0]


def test_very_many_matches_are_rated_by_their_shares() -> None:
    many = ratings([Meeting("a", "b", 10_000, 7000, 3000, 0)], 200)
    assert many == ratings([Meeting("a", "b", 200, 140, 60, 0)])


@pytest.mark.parametrize("counts", [(10, 0, 0), (5, 0, 5), (7, 2, 1), (1, 8, 1), (0, 0, 10)])
def test_results_are_spread_evenly_over_the_rounds(counts: tuple[int, int, int]) -> None:
    order = spread_evenly(counts, 10)
    assert tuple(order.count(kind) for kind in range(3)) == counts
    for rounds in range(1, 11):
        for kind, count in enumerate(counts):
            assert abs(order[:rounds].count(kind) - count * rounds / 10) <= 1


def test_without_the_extra_there_are_scores_and_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    found = tournament("wuxia", fighters=FEW[:2], runs=5)
    assert [standing.rating for standing in found.standings] == [None, None]
    assert sum(standing.score for standing in found.standings) == pytest.approx(1)


# What is no tournament.


def refusal(game: str, **rest: object) -> str:
    with pytest.raises(Rejected) as refused:
        tournament(game, **rest)  # type: ignore[arg-type]
    return str(refused.value)


def test_a_tournament_needs_contestants_of_one_kind() -> None:
    assert refusal("wuxia") == "a tournament is between agents or between fighters"
    assert refusal("wuxia", agents=["random", "heuristic"], fighters=FEW) == refusal("wuxia")
    assert refusal("wuxia", fighters=FEW[:1]) == "a tournament needs at least two contestants"
    assert refusal("duel", agents=["easy", "hard", "easy"]) == '"easy" takes part twice'


def test_an_absent_creature_cannot_take_part() -> None:
    words = 'unknown wuxia fighter "song_jinyan". Did you mean "song_jingyan"?'
    assert refusal("wuxia", fighters=["mo_qi", "song_jinyan"]) == words
    assert refusal("duel", agents=["easy", "unknown"]) == 'duel has no agent "unknown"'


def test_a_game_without_fighters_is_refused() -> None:
    expected = "this scenario of duel has no fighters for a tournament"
    assert refusal("duel", fighters="all") == expected
    assert Race().lab.duel_scenario(None, "one", "other") is None


def test_a_tournament_is_for_two_sides() -> None:
    with pytest.raises(Rejected, match="needs two sides, and script has 3"):
        tournament(Script(), agents=["random", "heuristic"])

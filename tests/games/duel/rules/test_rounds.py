"""A match round by round: its order, its scoring, its ends, and the four modes."""

from collections import Counter
from typing import Any

import pytest

from games.duel.positions import (
    DEAL,
    DECK,
    DUEL,
    STATS,
    Told,
    as_json,
    at,
    card,
    flags,
    match_of,
    prompted,
    scenario,
    started,
    states,
    tags,
)
from turnwright.kernel.codec import plain
from turnwright.kernel.match import Match

# The order.


def test_a_round_is_reported_in_this_order() -> None:
    told = started()
    heard = told.wait(3000) + told.give("power")
    assert [line for line in heard if not line.startswith("timer:tick")] == [
        "cooldown:end 1",
        "cooldown > roundStart",
        "round:start 1",
        "roundStart > waitingForPlayerAction",
        "round:prompt 1",
        "waitingForPlayerAction > roundDecision",
        "round:decision winPlayer power 9-8",
        "score:update 1-0",
        "roundDecision > roundOver",
        "roundOver > cooldown",
        "cooldown:start 3000",
    ]
    told.dice_are_used_up()


def test_a_match_begins_in_this_order_and_round_1_has_its_break_too() -> None:
    assert match_of().give("start") == [
        "waitingForMatchStart > matchStart",
        "matchStart > cooldown",
        "cooldown:start 3000",
    ]


def test_the_deciding_round_is_reported_in_this_order_and_the_end_just_before_match_over() -> None:
    told = at("waitingForPlayerAction 12 9-2 1:2/12")
    assert told.give("power") == [
        "waitingForPlayerAction > roundDecision",
        "round:decision matchWinPlayer power 9-8",
        "score:update 10-2",
        "roundDecision > roundOver",
        "roundOver > matchDecision",
        "match:end player 10-2 target",
        "matchDecision > matchOver",
    ]


def test_a_round_that_times_out_is_reported_in_this_order() -> None:
    told = at(
        "waitingForPlayerAction 2 1-0 1:2/2 player - - - - deck= seen= clock=0/1/run/selection:1:1:0:1000"
    )
    heard = told.at(1)
    assert heard[:3] == [
        "timer:tick selection 0",
        "round:timeout 2",
        "waitingForPlayerAction > roundDecision",
    ]
    assert heard[3].startswith("round:decision ")
    assert heard[4].startswith("score:update ")
    assert heard[5:] == ["roundDecision > roundOver", "roundOver > cooldown", "cooldown:start 3000"]


def test_without_breaks_a_match_passes_through_cooldown_in_no_time() -> None:
    told = match_of(scenario(**flags(skipRoundCooldown=True)), dice=DEAL)
    assert told.give("start") == [
        "waitingForMatchStart > matchStart",
        "matchStart > cooldown",
        "cooldown:start 0",
        "cooldown:end 1",
        "cooldown > roundStart",
        "round:start 1",
        "roundStart > waitingForPlayerAction",
        "round:prompt 1",
    ]
    assert told.give("power")[-6:] == [
        "cooldown:start 0",
        "cooldown:end 2",
        "cooldown > roundStart",
        "round:start 2",
        "roundStart > waitingForPlayerAction",
        "round:prompt 2",
    ]


def test_a_rounds_number_is_that_of_the_round_about_to_start() -> None:
    told = started()
    told.wait(3000)
    told.give("power")
    assert told.state.round == 2
    assert told.wait(3000)[3] == "cooldown:end 2"


def test_a_prompt_names_the_five_stats_in_order() -> None:
    prompt = as_json(prompted().events[-1])
    assert prompt == {"type": "round:prompt", "round": 1, "availableStats": list(STATS)}


def test_a_change_of_state_says_what_caused_it() -> None:
    told = prompted()
    told.give("power")
    causes = [as_json(event)["context"] for event in told.events if hasattr(event, "context")]
    assert causes[0] == {"trigger": "startMatch", "round": 1, "guard": "valid config"}
    assert {"trigger": "chooseStat", "round": 1, "guard": "valid"} in causes
    assert {"trigger": "continue", "round": 2} in causes


# Scoring.


@pytest.mark.parametrize(
    ("stat", "outcome", "score"),
    [
        ("power", "winPlayer power 9-8", (1, 0)),
        ("speed", "winOpponent speed 1-2", (0, 1)),
        ("technique", "draw technique 5-5", (0, 0)),
        ("kumikata", "winPlayer kumikata 7-1", (1, 0)),
        ("newaza", "winOpponent newaza 0-6", (0, 1)),
    ],
)
def test_the_higher_value_scores_one_and_a_tie_none(stat: str, outcome: str, score: tuple[int, int]) -> None:
    told = prompted()
    assert f"round:decision {outcome}" in told.give(stat)
    assert told.score == score


def test_a_tie_is_reported_with_the_score_it_left() -> None:
    assert "score:update 2-1" in at("waitingForPlayerAction 4 2-1 1:2/4").give("technique")


@pytest.mark.parametrize(("player", "opponent"), [(0, 0), (0, 10), (10, 0), (10, 10), (0, 1), (9, 10)])
def test_values_from_nought_to_ten_are_compared_as_numbers(player: int, opponent: int) -> None:
    deck = [card(1, f"{player} 0 0 0 0"), card(2, f"{opponent} 0 0 0 0")]
    told = at("waitingForPlayerAction 1 0-0 1:2/1", deck=deck)
    outcome = "winPlayer" if player > opponent else "winOpponent" if player < opponent else "draw"
    assert f"round:decision {outcome} power {player}-{opponent}" in told.give("power")


def test_a_whole_match_is_scored_round_by_round() -> None:
    told = match_of(scenario(pointsToWin=5, cooldownMs=0), dice=DEAL * 4)
    told.give("start")
    heard = told.play("power", "speed", "technique", "power", "speed", "power", "power", "power")
    scores = [line for line in heard if line.startswith("score:update")]
    assert [score.split()[1] for score in scores] == "1-0 1-1 1-1 2-1 2-2 3-2 4-2 5-2".split()
    assert "match:end player 5-2 target" in heard
    told.dice_are_used_up()


# The ends.


@pytest.mark.parametrize("target", [5, 10, 15])
@pytest.mark.parametrize(
    ("stat", "side", "outcome"),
    [("power", "player", "matchWinPlayer"), ("speed", "opponent", "matchWinOpponent")],
)
def test_the_first_to_the_target_wins(target: int, stat: str, side: str, outcome: str) -> None:
    told = prompted(DEAL * ((target + 1) // 2), pointsToWin=target)
    told.play(*[stat] * (target - 1))
    assert told.match.outcome is None
    heard = told.play(stat)
    score = f"{target}-0" if side == "player" else f"0-{target}"
    assert f"match:end {side} {score} target" in heard
    assert told.state.outcome == outcome
    assert told.match.outcome is not None
    assert told.match.outcome.winners == (0 if side == "player" else 1,)
    told.dice_are_used_up()


def test_the_default_target_is_ten() -> None:
    assert plain(DUEL.scenarios.load("classic"))["pointsToWin"] == 10
    assert plain(DUEL.scenarios.load("classic"))["maxRounds"] == 25


def test_at_the_round_limit_the_match_is_a_draw_even_with_a_leader() -> None:
    told = at("waitingForPlayerAction 25 9-4 1:2/25")
    assert told.give("speed") == [
        "waitingForPlayerAction > roundDecision",
        "round:decision matchDraw speed 1-2",
        "score:update 9-5",
        "roundDecision > roundOver",
        "roundOver > matchDecision",
        "match:end none 9-5 maxRounds",
        "matchDecision > matchOver",
    ]
    assert told.match.outcome is not None
    assert told.match.outcome.winners == ()


def test_the_last_round_can_still_reach_the_target() -> None:
    told = at("waitingForPlayerAction 25 9-9 1:2/25")
    assert "match:end opponent 9-10 target" in told.give("speed")


def test_one_round_before_the_limit_the_match_goes_on() -> None:
    told = at("waitingForPlayerAction 24 9-4 1:2/24", cooldownMs=0)
    told.give("technique")
    assert told.phase == "waitingForPlayerAction"
    assert told.state.round == 25


@pytest.mark.parametrize(
    ("score", "stat", "end"),
    [
        ("9-4", "technique", "match:end player 9-4 maxRounds"),
        ("3-4", "technique", "match:end opponent 3-4 maxRounds"),
        ("4-4", "technique", "match:end none 4-4 maxRounds"),
        ("4-4", "power", "match:end player 5-4 maxRounds"),
        ("4-5", "power", "match:end none 5-5 maxRounds"),
    ],
)
def test_by_option_the_leader_wins_at_the_limit(score: str, stat: str, end: str) -> None:
    told = at(f"waitingForPlayerAction 25 {score} 1:2/25", leaderWinsAtLimit=True)
    assert end in told.give(stat)
    assert told.phase == "matchOver"


@pytest.mark.parametrize("rounds", [1, 2, 3, 7])
def test_a_match_of_ties_ends_at_its_limit_and_does_not_wait_for_ever(rounds: int) -> None:
    told = prompted(dice=None, maxRounds=rounds)
    told.play(*["technique"] * rounds)
    assert told.phase == "matchOver"
    assert told.match.outcome is not None
    assert told.match.outcome.reason == "maxRounds"
    assert Counter(tags(told.events))["match:end"] == 1


def test_the_outcome_of_a_round_is_gone_when_the_next_begins() -> None:
    told = started(dice=None)
    told.wait(3000)
    told.give("power")
    assert told.match.view(0)["outcome"].startswith("win")
    told.wait(3000)
    assert "outcome" not in told.match.view(0)


# Quick.


def test_quick_is_one_round_that_starts_at_once() -> None:
    told = match_of({**plain(DUEL.scenarios.load("quick")), "deck": DECK}, dice=DEAL)
    assert states(told.give("start"))[-1] == "waitingForPlayerAction"
    assert "match:end player 1-0 target" in told.give("power")
    told.dice_are_used_up()


def test_a_quick_round_that_is_a_tie_is_a_draw() -> None:
    told = match_of({**plain(DUEL.scenarios.load("quick")), "deck": DECK}, dice=DEAL)
    told.give("start")
    assert "match:end none 0-0 maxRounds" in told.give("technique")


# Bandit.


def test_in_bandit_dice_choose_cards_and_stat_with_three_seconds_between_rounds() -> None:
    told = match_of({**plain(DUEL.scenarios.load("bandit")), "deck": DECK}, dice=[*DEAL, 1, 2])
    assert told.give("start")[-1] == "cooldown:start 3000"
    first = [line for line in told.wait(3000) if not line.startswith("timer:tick")]
    assert first == [
        "cooldown:end 1",
        "cooldown > roundStart",
        "round:start 1",
        "roundStart > waitingForPlayerAction",
        "waitingForPlayerAction > roundDecision",
        "round:decision winPlayer power 9-8",
        "score:update 1-0",
        "roundDecision > roundOver",
        "roundOver > cooldown",
        "cooldown:start 3000",
    ]
    assert "round:decision winOpponent speed 3-4" in told.wait(3000)
    told.dice_are_used_up()


@pytest.mark.parametrize("seed", range(5))
def test_bandit_plays_itself_to_ten_or_to_the_limit(seed: int) -> None:
    told = match_of("bandit", seed=seed)
    told.give("start")
    told.wait(25 * 3000)
    assert told.match.outcome is not None
    assert max(told.score) == 10 or told.state.round == 25
    assert "round:timeout" not in tags(told.events)


def test_a_thousand_rounds_of_bandit_without_breaks_are_one_input() -> None:
    long = scenario(
        mode="bandit",
        pointsToWin=1000,
        maxRounds=1000,
        deck=[card(n, "5 5 5 5 5") for n in (1, 2)],
        cooldownMs=0,
    )
    told = match_of(long)
    told.give("start")
    assert told.phase == "matchOver"
    assert tags(told.events).count("round:decision") == 1000


# Team.

SQUAD = [card(n, f"{n % 11} {10 - n % 11} 5 5 5") for n in range(1, 13)]


def team(ours: list[int], theirs: list[int], **changes: Any) -> Told:
    told = match_of(
        scenario(
            mode="team",
            deck=SQUAD,
            playerTeam=ours,
            opponentTeam=theirs,
            maxRounds=len(ours),
            cooldownMs=0,
            **changes,
        ),
        dice=[],
    )
    told.give("start")
    return told


@pytest.mark.parametrize("size", [5, 6])
def test_in_a_team_each_fighter_plays_once_in_order(size: int) -> None:
    ours, theirs = list(range(1, size + 1)), list(range(12, 12 - size, -1))
    told = team(ours, theirs)
    met = []
    for _ in range(size):
        cards = told.match.view(0)["cards"]
        met.append((cards["player"]["id"], cards["opponent"]["id"]))
        told.give("technique")
    assert met == list(zip(ours, theirs, strict=True))
    assert told.phase == "matchOver"
    told.dice_are_used_up()


def test_in_a_team_most_rounds_win_and_a_tie_is_no_point() -> None:
    told = team([9, 8, 7, 6, 5], [1, 2, 3, 4, 10])
    heard = told.play("power", "technique", "power", "speed", "technique")
    assert "match:end player 2-1 maxRounds" in heard
    assert "round:decision matchWinPlayer technique 5-5" in heard


def test_in_a_team_equal_numbers_of_rounds_are_a_draw() -> None:
    told = team([9, 8, 7, 6, 5], [1, 2, 3, 4, 10])
    assert "match:end none 2-2 maxRounds" in told.play("power", "power", "speed", "speed", "technique")


def test_in_a_team_every_fighter_fights_even_when_the_match_is_decided() -> None:
    told = team([9, 8, 7, 6, 5], [1, 2, 3, 4, 10], pointsToWin=1)
    told.play("power", "power", "power", "power")
    assert told.match.outcome is None
    assert "match:end player 4-1 maxRounds" in told.play("power")


def test_teams_are_announced_so_both_cards_are_seen() -> None:
    assert set(team([9, 8, 7, 6, 5], [1, 2, 3, 4, 10]).match.view(-1)["cards"]) == {"player", "opponent"}


def test_a_team_fighter_plays_again_after_an_interrupted_round() -> None:
    told = team([9, 8, 7, 6, 5], [1, 2, 3, 4, 10])
    told.give("power")
    before = told.match.view(0)["cards"]
    told.play("navigate", "resume")
    assert told.match.view(0)["cards"] == before
    assert told.state.round == 2


# Who chooses.


def test_by_default_the_players_stat_decides_for_both() -> None:
    told = prompted(dice=None)
    for _ in range(6):
        assert told.state.chooser == 0
        assert told.refuse("power", seat=1).code == "not-your-turn"
        told.give("technique")


def test_by_option_the_two_sides_choose_in_turn() -> None:
    told = prompted(dice=None, alternateChoice=True)
    for round in range(1, 7):
        chooser = (round - 1) % 2
        assert told.match.view(0)["chooser"] == ("player", "opponent")[chooser]
        assert told.refuse("power", seat=1 - chooser).legal == [chooser]
        assert [pending.seat for pending in told.match.pending()] == [chooser]
        told.give("technique", seat=chooser)


def test_a_round_that_the_opponent_chooses_is_scored_the_same() -> None:
    told = at("waitingForPlayerAction 2 0-0 1:2/2 opponent", alternateChoice=True)
    assert "round:decision winPlayer power 9-8" in told.give("power", seat=1)
    assert told.score == (1, 0)


# What is silent is the same.


@pytest.mark.parametrize("name", DUEL.scenarios.names())
def test_a_match_without_listeners_is_the_same(name: str) -> None:
    bots = [DUEL.bots()["hard"], DUEL.bots()["medium"]]
    heard, silent = (Match(DUEL, name, seed=5, seats=bots, heard=hear) for hear in (True, False))
    for match in (heard, silent):
        while match.outcome is None:
            match.act() or match.elapse(DUEL.next_due(match.state))
    assert heard.digest() == silent.digest()
    assert silent.opening.events == []


def test_one_game_that_plays_two_scenarios_in_turn_keeps_their_arenas_apart() -> None:
    first, second = (
        DUEL.scenarios.load(scenario()),
        DUEL.scenarios.load(scenario(deck=DECK[:2], pointsToWin=5)),
    )

    arenas = [Match(DUEL, given).state.arena for given in (first, second, first, second)]

    assert [len(arena.cards) for arena in arenas] == [4, 2, 4, 2]
    assert [arena.points_to_win for arena in arenas] == [10, 5, 10, 5]

"""The odds of a position: for all that a seat knows, and never by the match's own dice."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from lab.toy_games import Coin, Cup, Hands, OldCoin, Toss, Wager, find
from turnwright import Journal, JournalError, Match, Policy, Rejected
from turnwright.agents import agent
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.rollouts import OMNISCIENT
from turnwright.lab.odds import OVER, match_at, odds, odds_along, position_of
from turnwright.lab.result import Result
from turnwright.lab.runners import runner_for
from turnwright.lab.simulate import pass_time


def match_of(game: Game, people: str = "0", seed: int = 7, **rest: Any) -> Match:
    held = [None if str(seat) in people else agent(game, "heuristic") for seat in range(len(game.seats))]
    return Match(game, seed=seed, seats=held, journal=Journal(), **rest)


def lines_of(match: Match) -> list[bytes]:
    assert match.journal is not None
    return match.journal.lines


def played_out(match: Match, inputs: int = 10_000) -> Match:
    """The match after `count` more inputs, with the heuristic playing for people too."""
    game = match.game
    for _ in range(inputs):
        if match.outcome is not None:
            break
        if match.act() is None:
            seats = game.to_act(match.state)
            if not seats:
                pass_time(match)
                continue
            bot = agent(game, "heuristic")
            options = game.options(match.state, seats[0])
            match.submit(
                seats[0], bot.command(game, match.state, seats[0], options, match.bot_dice(seats[0]))
            )
    return match


def chance(result: Result, seat: int = 0) -> float:
    return result.sides[seat].won.rate


def has(result: Result, true: float, seat: int = 0) -> bool:
    """Whether the interval, and half as much again, holds the true chance."""
    won = result.sides[seat].won
    return abs(won.rate - true) <= 1.5 * won.margin


# What a seat cannot know.


def test_the_next_throw_of_the_match_is_not_in_its_odds() -> None:
    thrown = set()
    for seed in range(30):
        match = match_of(Coin(), seed=seed)
        for lab_seed in (0, seed):
            assert has(odds(lines_of(match), runs=200, seed=lab_seed, find=find), 0.5)
        match.submit(0, "throw")
        assert match.outcome is not None
        thrown.add(match.outcome.winners)
    assert thrown == {(0,), (1,)}


def test_a_seat_knows_its_own_hand_and_not_the_other() -> None:
    for seed in range(8):
        match = match_of(Hands(), seed=seed)
        own, other = match.state.hands
        quick: dict[str, Any] = {"seats": ["random", "random"], "runs": 300}
        assert has(odds(match, seat=0, **quick), own / 10)
        assert has(odds(match, seat=1, **quick), (11 - other) / 10)
        assert has(odds(match, seat=SPECTATOR, **quick), 0.55)
        assert chance(odds(match, seat=OMNISCIENT, **quick)) == (1.0 if own >= other else 0.0)


def test_two_matches_that_look_the_same_to_a_seat_have_the_same_odds_to_the_bit() -> None:
    matches = [match_of(Hands(), seed=seed) for seed in range(60)]
    alike = [match for match in matches if match.state.hands[0] == 4]
    assert len({match.state.hands[1] for match in alike}) > 2
    tallies = [odds(match, seat=0, runs=50) for match in alike]
    assert all(tally == tallies[0] for tally in tallies)
    assert len({chance(odds(match, seat=OMNISCIENT, runs=5)) for match in alike}) == 2


def test_the_other_card_of_a_duel_changes_nothing_in_the_odds_of_a_seat() -> None:
    def duel() -> Match:
        return played_out(match_of(Duel(), scenario="classic", seed=5), 5)

    one, two = duel(), duel()
    while Duel().to_act(one.state) != (0,):
        played_out(one, 1)
        played_out(two, 1)
    state = two.state
    hidden, top = state.opponent_card, state.deck[-1]
    state.opponent_card, state.deck[-1] = top, hidden
    state.seen = [top if card == hidden else card for card in state.seen]
    state.deck.reverse()
    assert one.view(0) == two.view(0)
    assert one.view(1) != two.view(1)
    weak = ("easy", "easy")
    assert odds(one, seats=weak, runs=30) == odds(two, seats=weak, runs=30)
    assert odds(one, seats=weak, runs=30, seat=1) != odds(two, seats=weak, runs=30, seat=1)


def test_only_a_world_in_which_the_question_is_asked_counts() -> None:
    # The second seat is asked only with a hand above 5: the first seat then knows that much of it.
    match = next(
        match
        for match in (match_of(Hands(), "01", seed) for seed in range(200))
        if match.state.hands[0] == 8 and match.state.hands[1] > 5
    )
    assert has(odds(match, seat=0, runs=400), 0.8)
    match.submit(0, "dare")
    assert match.running is not None
    assert has(odds(lines_of(match), seat=0, runs=400, find=find), 3 / 5)


# Whose odds.


def test_the_only_person_asks_unless_another_seat_is_named() -> None:
    assert position_of(match_of(Hands(), "1")).seat == 1
    assert position_of(match_of(Hands(), "")).seat == SPECTATOR
    assert position_of(match_of(Hands(), "1"), 0).seat == 0


def test_among_several_people_the_one_who_asks_must_be_named() -> None:
    with pytest.raises(Rejected, match="name the seat whose knowledge to use") as refused:
        odds(match_of(Hands(), "01"))
    assert refused.value.legal == [0, 1]


@pytest.mark.parametrize("seat", [2, -3])
def test_an_unknown_seat_cannot_ask(seat: int) -> None:
    with pytest.raises(Rejected, match=f"there is no seat {seat}"):
        odds(match_of(Hands()), seat=seat)


def test_people_are_played_by_the_heuristic_and_bots_by_themselves() -> None:
    duel = Duel()
    match = Match(duel, "classic", seats=[None, agent(duel, "easy")])
    assert position_of(match).experiment.agents == ("heuristic", "easy")
    assert position_of(match, seats=["random"]).experiment.agents == ("random", "easy")
    assert position_of(match, seats=["random", "hard"]).experiment.agents == ("random", "hard")


def test_an_unknown_bot_is_played_by_the_heuristic() -> None:
    class Hermit(Policy):
        name: ClassVar[str] = "hermit"

    match = Match(Duel(), "classic", seats=[None, Hermit()])
    assert position_of(match).experiment.agents == ("heuristic", "heuristic")


# Where a match stands.


def test_the_odds_of_a_command_that_waits_go_on_with_what_was_shown() -> None:
    for seed in range(6):
        match = match_of(Wager(), seed=seed, throws=[0])
        table = match.submit(0, "throw").events[0]["table"]
        chances = [max(0, min(6, 6 - (Wager.GOAL - table - first) + 1)) / 6 for first in range(1, 7)]
        assert has(odds(lines_of(match), runs=200, find=find), sum(chances) / 6)
        for first in range(1, 7):
            fork = match_at(lines_of(match), find=find)
            fork.answer(0, "1.0", [first])
            told = odds(fork, runs=100)
            assert has(told, chances[first - 1])
            assert (chance(told) in (0.0, 1.0)) == (chances[first - 1] in (0, 1))


def test_answers_that_were_given_are_kept() -> None:
    match = match_of(Wager(), seed=1)
    match.submit(0, "throw")
    assert [pending.request.question for pending in match.pending() if pending.request] == ["again?"]
    rolls = [sum(roll.faces) for roll in match.execution.rolls]
    total = match.execution.events[0]["table"] + rolls[0]
    true = max(0, min(6, 6 - (Wager.GOAL - total) + 1)) / 6
    assert has(odds(match, runs=400), true)
    assert odds(match, runs=400) == odds(lines_of(match), runs=400, find=find)


def test_the_odds_of_the_guesser_do_not_use_the_hidden_position() -> None:
    always: dict[str, Any] = {"seats": ["lab.toy_games:Yes", "random"], "runs": 400}
    known = set()
    for seed in range(10):
        match = match_of(Cup(), seed=seed)
        match.submit(0, "throw")
        for seat in (0, 1, SPECTATOR):
            assert has(odds(lines_of(match), seat=seat, find=find, **always), 0.5)
        known.add(chance(odds(match, seat=OMNISCIENT, **always)))
    assert known == {0.0, 1.0}


def test_every_run_of_a_waiting_command_throws_its_own_dice() -> None:
    match = next(
        match
        for match in (match_of(Wager(), seed=seed, throws=[0]) for seed in range(50))
        if match.submit(0, "throw").events[0]["table"] == 3
    )
    assert 0.2 < chance(odds(match, runs=100)) < 0.8


def test_a_pending_undo_question_does_not_affect_the_odds() -> None:
    match = match_of(Hands(), "01")
    match.submit(0, "think")
    match.undo(0)
    assert match.running is not None
    assert has(odds(match, seat=0, runs=200), match.state.hands[0] / 10)


def test_the_odds_let_time_pass_when_no_seat_can_act() -> None:
    match = match_of(Toss())
    assert has(odds(match, runs=200), 0.5)
    match.elapse(250)
    assert has(odds(lines_of(match), runs=200, find=find), 0.5)


def test_a_finished_match_has_its_outcome_with_certainty() -> None:
    match = played_out(match_of(Coin()))
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    told = odds(lines_of(match), runs=100, find=find)
    assert (told.stopped, told.runs, told.reasons) == (OVER, 1, {"thrown": 1})
    assert [side.won.low for side in told.sides] == [float(seat == winner) for seat in (0, 1)]
    assert [side.won.high for side in told.sides] == [float(seat == winner) for seat in (0, 1)]


def test_the_odds_are_of_the_position_after_the_input_that_is_named() -> None:
    match = played_out(match_of(Wuxia(), scenario="duel", seed=2))
    lines = lines_of(match)
    start = odds(lines, 0, runs=40)
    assert 0 < chance(start) < 1
    assert odds(lines, match.number, runs=40) == odds(lines, runs=40)
    assert odds(lines, runs=40).stopped == OVER
    assert odds(lines, match.number - 1, runs=40).stopped != OVER


def test_the_figures_of_units_count_from_the_position_on() -> None:
    match = match_of(Wuxia(), "", scenario="pairs", seed=2)
    while all(fighter.alive for fighter in match.state.fighters):
        played_out(match, 1)
    assert match.outcome is None
    fallen = next(fighter for fighter in match.state.fighters if not fighter.alive)
    told = odds(match, runs=20)
    unit = next(unit for unit in told.units if unit.name == fallen.id)
    assert unit.seen["died"] == 1.0
    assert unit.figures == {"dealt": 0.0, "taken": 0.0, "kills": 0.0, "died": 0.0}
    standing = [unit for unit in told.units if unit.name != fallen.id]
    assert all(unit.figures.get("died", 1.0) > 0 for unit in standing)
    assert any(unit.seen["died"] < 1.0 for unit in standing)


@pytest.mark.parametrize("game", [Duel(), Wuxia()], ids=["duel", "wuxia"])
def test_a_journal_and_the_match_itself_have_the_same_odds(game: Game) -> None:
    match = played_out(match_of(game, seed=3), 6)
    assert odds(match, runs=20) == odds(lines_of(match), runs=20) == odds(lines_of(match), 6, runs=20)


def test_asking_for_the_odds_changes_nothing_in_a_match() -> None:
    match = played_out(match_of(Wuxia(), seed=3), 4)
    before = match.snapshot()
    odds(match, runs=20)
    assert match.snapshot() == before


@pytest.mark.parametrize("game", [Duel(), Wuxia()], ids=["duel", "wuxia"])
def test_the_odds_are_the_same_with_every_runner(game: Game) -> None:
    lines = lines_of(played_out(match_of(game, seed=4), 3))
    with runner_for("processes", 2) as runner:
        assert odds(lines, runs=60, runner=runner) == odds(lines, runs=60)


def test_other_seeds_are_other_runs() -> None:
    match = match_of(Wuxia(), seed=4)
    assert odds(match, runs=60, seed=1) != odds(match, runs=60, seed=2)


def test_odds_stop_when_they_are_precise_enough() -> None:
    told = odds(match_of(Coin()), runs=100_000, precision=0.05)
    assert told.stopped == "precise"
    assert told.runs < 1000


# Along a match.


def test_the_odds_along_a_match_end_with_its_outcome() -> None:
    match = played_out(match_of(Wuxia(), seed=6))
    moments = odds_along(lines_of(match), 3, runs=20)
    last = int(match.number)
    assert [moment.number for moment in moments] == [*range(0, last, 3), last]
    assert moments[-1].result.stopped == OVER
    assert moments[1].result == odds(lines_of(match), 3, runs=20)


def test_the_odds_along_a_match_of_which_nothing_was_played_yet() -> None:
    match = match_of(Coin())
    assert [moment.number for moment in odds_along(lines_of(match), runs=20, find=find)] == [0]


def test_odds_cannot_be_asked_less_than_once_an_input() -> None:
    with pytest.raises(Rejected, match="every must be 1 or more, not 0"):
        odds_along(lines_of(match_of(Coin())), 0, find=find)


# What has no odds.


def test_positions_beyond_the_end_of_a_journal_are_refused() -> None:
    with pytest.raises(Rejected, match="there is no input 5: the last is 0"):
        odds(lines_of(match_of(Coin())), 5, find=find)
    with pytest.raises(Rejected, match="counted from 0"):
        odds(lines_of(match_of(Coin())), -1, find=find)


def test_a_match_has_odds_only_for_its_current_position() -> None:
    match = match_of(Coin())
    assert odds(match, 0, runs=10).runs == 10
    with pytest.raises(Rejected, match="other positions need its journal"):
        odds(match, 1)


def test_a_journal_of_uninstalled_rules_has_no_odds() -> None:
    with pytest.raises(JournalError, match="it can be watched, but not run again"):
        odds(lines_of(match_of(OldCoin())), find=find)


def test_a_broken_journal_has_no_odds() -> None:
    lines = lines_of(played_out(match_of(Coin())))
    for at in range(len(lines)):
        broken = [*lines[:at], lines[at].replace(b"0", b"1", 1), *lines[at + 1 :]]
        with pytest.raises(JournalError):
            odds(broken, find=find)
    with pytest.raises(JournalError, match="empty"):
        odds([], find=find)

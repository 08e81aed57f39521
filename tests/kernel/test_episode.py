"""Episodes are the same matches without events."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.games import Gambler, Naysayer, Race
from kernel.learning_games import Asking, LearntRace, Relay, Stuck
from turnwright import DiceError, Game, Match, Policy, Rejected
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.journal import digest
from turnwright.kernel.learning import NO_SEAT, Episode

CASES: list[tuple[Game, Any, str, int]] = [
    (Duel(), "alternate", "easy", 0),
    (Duel(), "alternate", "easy", 1),
    (Duel(), "team", "hard", 0),
    (Wuxia(), "duel", "heuristic", 0),
    (Wuxia(), "pairs", "heuristic", 0),
    (Wuxia(), "pairs", "heuristic", 1),
]
NAMES = [f"{game.name}-{scenario}-{seat}" for game, scenario, _, seat in CASES]


def go_on(match: Match) -> None:
    """Let bots and time play on until it is a person's turn, as a shell would."""
    while match.outcome is None:
        if match.act() is None:
            if match.pending():
                return
            match.elapse(match.game.next_due(match.state))


def standing(episode: Episode, names: dict[str, int]) -> str:
    """The digest of the state with the places of the dice."""
    tray = episode.ctx.tray
    return digest(episode.state, {name: int(tray.stream(name).position) for name in names})


@pytest.mark.parametrize(("game", "scenario", "bot", "seat"), CASES, ids=NAMES)
def test_an_episode_is_the_match_of_its_seed_and_run(game: Game, scenario: Any, bot: str, seat: int) -> None:
    held: Policy = game.bots()[bot]
    seats = [None if each == seat else held for each in range(2)]
    episode = Episode(game, scenario, seats)
    for run in range(3):
        episode.begin(11 if run == 0 else None)
        match = Match(game, scenario, seed=11, run=run, seats=seats)
        go_on(match)
        turn = 0
        while episode.seat != NO_SEAT:
            assert standing(episode, match.tray.at) == match.digest()
            assert episode.number == match.number
            options = game.options(episode.state, seat)
            command = options[turn % options.count()]
            turn += 1
            episode.act(command)
            match.submit(seat, command)
            go_on(match)
        assert episode.run == run
        assert episode.outcome == match.outcome is not None
        assert standing(episode, match.tray.at) == match.digest()


def test_a_bot_that_throws_dice_throws_those_of_the_match() -> None:
    episode = Episode(LearntRace(), {"goal": 40}, [None, Gambler()])
    for run in range(5):
        episode.begin(3, run)
        match = Match(LearntRace(), {"goal": 40}, seed=3, run=run, seats=[None, Gambler()])
        while match.outcome is None:
            match.submit(0, "run")
            match.act()
            episode.act("run")
        assert (episode.state, episode.outcome) == (match.state, match.outcome)


def test_a_seed_begins_with_its_first_run_and_goes_on_with_the_next() -> None:
    episode = Episode(LearntRace(), {"goal": 12}, [None, None])
    runs = []
    for seed, run in [(5, None), (None, None), (None, None), (5, None), (6, 9), (None, None), (None, 4)]:
        episode.begin(seed, run)
        runs.append((episode.seed, episode.run))
    assert runs == [(5, 0), (5, 1), (5, 2), (5, 0), (6, 9), (6, 10), (6, 4)]


def test_runs_of_one_seed_differ_and_are_reproducible() -> None:
    episode = Episode(LearntRace(), {"goal": 100}, [None, None])
    tracks = []
    for seed, run in [(5, 0), (5, 1), (5, 0), (6, 0)]:
        episode.begin(seed, run)
        for _ in range(8):
            episode.act("run")
        tracks.append(list(episode.state.places))
    assert tracks[0] == tracks[2]
    assert len({str(track) for track in tracks}) == 3


def test_all_seats_may_be_learners() -> None:
    episode = Episode(LearntRace(), {"goal": 100}, [None, None])
    episode.begin(0)
    turns = []
    for _ in range(4):
        turns.append(episode.seat)
        episode.act("rest")
    assert turns == [0, 1, 0, 1]


def test_a_question_is_answered_by_the_bot_and_for_a_learner_by_its_default() -> None:
    bot = Naysayer()
    episode = Episode(Asking(), {"goal": 100}, [None, bot])
    episode.begin(0)
    episode.act("run")
    assert episode.state.places == [4, 2]
    assert bot.asked == 2


def test_a_match_without_a_turn_for_the_learner_is_refused_as_an_episode() -> None:
    with pytest.raises(Rejected, match="no learner had a turn in 100 matches"):
        Episode(Relay(), {"goal": 6}, [None, Policy()]).begin(0)
    with pytest.raises(Rejected, match="no learner had a turn"):
        Episode(Duel(), "classic", [Policy(), None]).begin(0)


def test_a_match_that_waits_for_no_seat_and_no_timer_has_no_turn_and_no_outcome() -> None:
    episode = Episode(Stuck(), {"goal": 6}, [None, None])
    episode.begin(0)
    episode.act("rest")
    assert (episode.seat, episode.outcome) == (NO_SEAT, None)


def test_a_match_that_bots_never_end_has_no_turn_and_no_outcome() -> None:
    episode = Episode(LearntRace(), {"goal": 1}, [None, None])
    episode.begin(0)
    episode.state.goal = 10**9
    episode.bots = [Policy(), Policy()]
    episode.limit = 50
    episode.act("run")
    assert (episode.number, episode.seat, episode.outcome) == (51, NO_SEAT, None)


def test_a_game_without_an_encoding_has_no_episodes() -> None:
    with pytest.raises(Rejected, match="race has no encoding of this scenario for learners"):
        Episode(Race(), {"goal": 12}, [None, None])


def test_there_is_a_bot_or_a_learner_for_each_seat() -> None:
    with pytest.raises(Rejected, match="learnt-race has 2 seats, not 1"):
        Episode(LearntRace(), {"goal": 12}, [None])


def test_a_seed_is_one_that_dice_can_be_keyed_with() -> None:
    with pytest.raises(DiceError):
        Episode(LearntRace(), {"goal": 12}, [None, None]).begin(-1)

"""How a duel looks to a learner: what it may see, and exactly what it may do."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.duel.positions import DUEL, STATS, Told, at, card, match_of, prompted, scenario, started
from turnwright import Dice, Rejected
from turnwright.games.duel.lab.encoding import DuelEncoding

ENCODING = DuelEncoding()
SEEDS = st.integers(0, 2**64 - 1)
SEATS = (0, 1)


def seen(told: Told, seat: int = 0) -> dict[str, float]:
    """What a seat observes, by name."""
    return dict(zip(ENCODING.observation_names, ENCODING.observe(told.state, seat), strict=True))


def legal(told: Told, seat: int = 0) -> list[str]:
    """The names of the actions that a seat may take."""
    mask = ENCODING.mask(told.state, seat)
    return [name for name, bit in zip(ENCODING.action_names, mask, strict=True) if bit]


def somewhere(seed: int, steps: str, **changes: Any) -> Told:
    """A position reached by these steps: time, choices, and interruptions."""
    deck = [card(n, f"{n % 11} {n * 3 % 11} {n * 7 % 11} 5 5") for n in range(1, 13)]
    told = match_of(scenario(deck=deck, alternateChoice=True, **changes), seed=seed)
    for step in steps:
        if told.match.outcome is not None:
            break
        if step == "t":
            told.wait(3000)
        elif step == "n" and told.phase == "cooldown":
            told.give("navigate")
        elif step == "a" and told.match.pending():
            seat = told.match.pending()[0].seat
            told.match.submit(seat, DUEL.options(told.state, seat)[0])
    return told


POSITIONS = st.builds(somewhere, SEEDS, st.text("ttaaan", max_size=40), pointsToWin=st.sampled_from([5, 10]))


def test_every_game_of_the_duel_has_this_encoding() -> None:
    assert isinstance(DUEL.lab.encoding(DUEL.scenarios.load("classic")), DuelEncoding)


def test_names_of_observations_and_actions_are_unique() -> None:
    for names in (ENCODING.observation_names, ENCODING.action_names):
        assert len(set(names)) == len(names)
    assert ENCODING.action_names == [*STATS, "start", "resume"]


@given(POSITIONS)
def test_the_mask_is_exactly_the_options(told: Told) -> None:
    for seat in SEATS:
        options = list(DUEL.options(told.state, seat))
        actions = [action for action, bit in enumerate(ENCODING.mask(told.state, seat)) if bit]
        assert [ENCODING.command(told.state, seat, action) for action in actions] == options
        assert [ENCODING.action(told.state, seat, option) for option in options] == actions


@given(POSITIONS)
def test_an_observation_is_as_long_as_it_says_and_from_0_to_1(told: Told) -> None:
    for seat in SEATS:
        observed = ENCODING.observe(told.state, seat)
        assert len(observed) == ENCODING.size
        assert all(0.0 <= number <= 1.0 for number in observed)


@given(POSITIONS, st.sampled_from(SEATS), SEEDS)
def test_worlds_that_differ_only_in_hidden_values_look_the_same(told: Told, seat: int, dice: int) -> None:
    imagined = DUEL.imagine(told.state, seat, Dice(dice))
    assert ENCODING.observe(imagined, seat) == ENCODING.observe(told.state, seat)
    assert ENCODING.mask(imagined, seat) == ENCODING.mask(told.state, seat)


def test_a_card_is_seen_by_its_holder_and_after_the_choice_by_both() -> None:
    told = started()
    told.wait(3000)
    own = {"own card": 1.0, "own power": 0.9, "own speed": 0.1, "own technique": 0.5, "own kumikata": 0.7}
    assert own.items() <= seen(told, 0).items()
    assert {seen(told, 0)[f"other {stat}"] for stat in ("card", *STATS)} == {0.0}
    assert (seen(told, 1)["own power"], seen(told, 1)["other power"]) == (0.8, 0.0)
    told.give("power")
    assert own.items() <= seen(told, 0).items()
    assert (seen(told, 0)["other card"], seen(told, 0)["other power"]) == (1.0, 0.8)
    assert (seen(told, 1)["own power"], seen(told, 1)["other power"]) == (0.8, 0.9)


def test_scores_and_the_round_are_shares_and_each_side_sees_its_own_first() -> None:
    told = at("waitingForPlayerAction 5 3-1 1:2/5")
    assert (seen(told, 0)["own score"], seen(told, 0)["other score"]) == (0.3, 0.1)
    assert (seen(told, 1)["own score"], seen(told, 1)["other score"]) == (0.1, 0.3)
    assert seen(told)["round"] == 0.2
    assert (seen(told, 0)["own choice"], seen(told, 1)["own choice"]) == (1.0, 0.0)


def test_announced_teams_are_seen_by_both_and_scores_are_shares_of_the_rounds() -> None:
    told = match_of("team")
    told.give("start")
    told.wait(3000)
    assert (seen(told, 0)["other card"], seen(told, 1)["other card"]) == (1.0, 1.0)
    told.give("power")
    assert {seen(told)["own score"], seen(told)["other score"]} <= {0.0, 1 / 6}


def test_the_actions_follow_the_state_of_the_match() -> None:
    told = match_of()
    assert (legal(told, 0), legal(told, 1)) == (["start"], [])
    told = prompted()
    assert (legal(told, 0), legal(told, 1)) == ([*STATS], [])
    told.give("navigate")
    assert (legal(told, 0), legal(told, 1)) == (["resume"], [])
    told.give("quit")
    assert (legal(told, 0), legal(told, 1)) == ([], [])


@pytest.mark.parametrize("action", [-1, 7])
def test_unknown_actions_are_refused(action: int) -> None:
    with pytest.raises(Rejected, match=f"a duel has no action {action}"):
        ENCODING.command(prompted().state, 0, action)

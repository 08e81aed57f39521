"""The odds of a stat over the unseen cards, and what a limited number of uses is worth."""

from typing import Any

import pytest

from games.duel.positions import DUEL, STATS, at, card, scenario
from turnwright.games.duel.forecast.stat_odds import UseValues, stat_odds
from turnwright.kernel.dice import Dice

# The player holds card 1. By power it beats card 2, ties with card 3 and loses to card 4.
DECK = [card(1, "5 9 0 3 3"), card(2, "4 1 1 3 9"), card(3, "5 2 2 3 9"), card(4, "6 3 3 3 9")]
CHOOSING = "waitingForPlayerAction 1 0-0 1:2/1 player - - - - deck=3,4 seen=1,2 clock=0/1/run"


def odds(line: str, seat: int = 0, **changes: Any) -> dict[str, tuple[int, int, int]]:
    """The cards that each stat beats, ties with and loses to."""
    state = at(line, deck=DECK, **changes).state
    found = stat_odds(state, state.arena, seat)
    return {
        stat: (int(each.won), int(each.drawn), int(each.lost))
        for stat, each in zip(STATS, found, strict=True)
    }


def test_the_odds_count_every_card_that_the_other_side_may_hold() -> None:
    assert odds(CHOOSING) == {
        "power": (1, 1, 1),
        "speed": (3, 0, 0),
        "technique": (0, 0, 3),
        "kumikata": (0, 3, 0),
        "newaza": (0, 0, 3),
    }


def test_a_card_that_was_played_is_not_in_the_other_hand() -> None:
    line = "waitingForPlayerAction 2 0-0 1:3/2 player - - - - deck=4 seen=2,1,3 clock=0/1/run"
    assert odds(line)["power"] == (0, 1, 1)


def test_the_own_card_is_not_in_the_other_hand_even_if_the_deck_was_filled_after_it_was_dealt() -> None:
    line = "waitingForPlayerAction 1 0-0 1:2/1 player - - - - deck=3,4,1 seen=2 clock=0/1/run"
    assert odds(line)["power"] == (1, 1, 1)


def test_the_odds_do_not_depend_on_the_card_that_the_other_side_holds() -> None:
    assert odds(CHOOSING) == odds(
        CHOOSING.replace("1:2/1", "1:4/1").replace("seen=1,2", "seen=1,4").replace("3,4", "3,2")
    )


def test_the_chooser_is_shown_the_odds_before_choosing() -> None:
    state = at(CHOOSING, deck=DECK).state
    sheet = DUEL.presenter.turn(state, 0, DUEL.options(state, 0))
    power = next(action for action in sheet.actions if action.id == "chooseStat/power")
    assert power.numbers == {"value": 5.0, "win": 1 / 3, "draw": 1 / 3, "lose": 1 / 3}
    assert power.ways[0].odds[0].works == 1 / 3
    label = DUEL.presenter.label(state, 0, DUEL.options(state, 0)[0])
    assert (label.id, label.args) == (
        "choose-stat-odds",
        {"stat": "power", "value": 5, "win": 33, "draw": 33},
    )


def test_no_odds_are_shown_to_a_seat_that_does_not_choose() -> None:
    state = at(CHOOSING, deck=DECK).state
    sheet = DUEL.presenter.turn(state, 1, DUEL.options(state, 1))
    assert [each.numbers for each in sheet.disabled if "win" in each.numbers] == []
    assert len(sheet.disabled) == len(STATS)


def test_a_kept_use_is_worth_the_best_that_the_later_cards_make_of_it() -> None:
    # Each card wins by one stat against the only other one, so two uses are worth 2, and one alone nothing.
    cards = [card(1, "9 0 5 5 5"), card(2, "0 9 5 5 5")]
    arena = at("waitingForPlayerAction 1 0-0 1:2/1", deck=cards, statUses=1).state.arena
    values = UseValues(arena)
    power_and_speed_left = values.after([0, 0, 1, 1, 0], 4)
    assert values.after([0, 1, 1, 1, 0], 4) == 0.0  # power alone: won by one card, lost by the other
    assert power_and_speed_left == pytest.approx(1.0)  # the first card takes its stat, then one is left


def test_search_keeps_a_stat_that_a_later_card_needs_more() -> None:
    # Now power and speed both win. Of the other cards half can win only by power, and none needs speed.
    cards = [
        card(1, "9 9 0 0 0"),
        *[card(n, "8 0 5 5 5") for n in range(2, 6)],
        *[card(n, "0 0 5 5 5") for n in range(6, 10)],
    ]
    line = "waitingForPlayerAction 1 0-0 1:2/1 player - - - - deck= seen=1,2 clock=0/1/run"
    state = at(line, deck=cards, statUses=1).state
    options = DUEL.options(state, 0)
    assert DUEL.bots()["search"].command(DUEL, state, 0, options, Dice(1, "bot")).stat == "speed"
    free = at(line, deck=cards).state
    assert DUEL.bots()["search"].command(DUEL, free, 0, options, Dice(1, "bot")).stat == "power"


def test_a_scenario_names_how_often_a_stat_can_be_chosen() -> None:
    assert DUEL.scenarios.load("limited").stat_uses == 1
    assert DUEL.scenarios.load(scenario()).stat_uses == 0

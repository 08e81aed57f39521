"""What a seat sees, and the states it cannot distinguish from the real one."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.duel.positions import DEAL, DECK, DUEL, Told, at, card, match_of, prompted, scenario, started, tell
from turnwright.kernel.codec import plain
from turnwright.kernel.dice import Dice
from turnwright.kernel.records import EVERYTHING
from turnwright.story.catalogue import Catalogue

SEEDS = st.integers(0, 2**64 - 1)
SEATS = (-1, 0, 1)


def shown(told: Told, seat: int) -> dict[str, int]:
    """The cards a seat sees, by side."""
    return {side: seen["id"] for side, seen in told.match.view(seat)["cards"].items()}


def what_they_see(told: Told) -> list[dict[str, int]]:
    return [shown(told, seat) for seat in SEATS]


# Hidden until compared.


def test_each_side_sees_its_own_card_until_they_are_compared_then_every_player_sees_both() -> None:
    told = started([*DEAL])
    assert what_they_see(told) == [{}, {}, {}]
    told.wait(3000)
    assert what_they_see(told) == [{}, {"player": 1}, {"opponent": 2}]
    assert shown(told, EVERYTHING) == {"player": 1, "opponent": 2}
    told.give("power")
    both = {"player": 1, "opponent": 2}
    assert what_they_see(told) == [both, both, both]
    told.wait(3000)
    assert what_they_see(told) == [{}, {"player": 3}, {"opponent": 4}]


def test_an_interrupted_round_shows_nothing_new() -> None:
    told = prompted()
    told.give("navigate")
    assert what_they_see(told) == [{}, {"player": 1}, {"opponent": 2}]
    told.give("resume")
    assert what_they_see(told) == [{}, {"player": 1}, {"opponent": 2}]


def test_a_break_that_is_left_still_shows_the_cards_that_were_compared() -> None:
    told = started([*DEAL])
    told.wait(3000)
    told.give("power")
    told.give("navigate")
    both = {"player": 1, "opponent": 2}
    assert what_they_see(told) == [both, both, both]


def test_after_the_match_everything_is_shown() -> None:
    told = prompted()
    told.give("quit")
    both = {"player": 1, "opponent": 2}
    assert what_they_see(told) == [both, both, both]


@pytest.mark.parametrize("seat", SEATS)
def test_no_view_shows_the_deck_or_a_card_that_is_hidden(seat: int) -> None:
    told = prompted()
    text = json.dumps(told.match.view(seat))
    for number in {1, 2, 3, 4} - set(shown(told, seat).values()):
        assert f"Rui {number}" not in text
    assert "deck" not in text
    assert "seen" not in text


def test_a_view_contains_the_public_state() -> None:
    told = at(
        "waitingForPlayerAction 4 2-1 1:2/4 player - - - - deck= seen="
        " clock=0/1/run/selection:9000:9000:8000:1000"
    )
    view = told.match.view(0)
    assert view.pop("cards")["player"] == {**DECK[0], "isHidden": False}
    assert view == {
        "stateId": "waitingForPlayerAction",
        "round": 4,
        "scores": {"player": 2, "opponent": 1},
        "remainingMs": 9000,
        "flags": {"autoSelect": True, "skipRoundCooldown": False, "enableTestMode": False},
        "paused": False,
        "chooser": "player",
        "pointsToWin": 10,
        "maxRounds": 25,
        "mode": "classic",
        "history": [],
        "timer": {"id": "selection", "totalMs": 30_000, "deadline": 9000},
    }


def test_a_view_of_a_match_that_is_over_says_who_won_and_why() -> None:
    told = at("waitingForPlayerAction 4 9-1 1:2/4")
    told.give("power")
    view = told.match.view(1)
    assert (view["winner"], view["reason"], view["outcome"]) == ("player", "target", "matchWinPlayer")
    assert view["stat"] == "power"


def test_the_events_of_a_prompt_do_not_reveal_the_cards() -> None:
    told = prompted()
    assert "Rui" not in json.dumps([plain(event) for event in told.events])


# Imagined worlds.


def somewhere(seed: int, size: int, steps: str) -> Told:
    """A position reached by these steps, with a deck of this many cards."""
    deck = [card(n, f"{n % 11} {n * 3 % 11} {n * 7 % 11} 5 5") for n in range(1, size + 1)]
    told = match_of(scenario(deck=deck, alternateChoice=True), seed=seed)
    told.give("start")
    for step in steps:
        if told.match.outcome is not None:
            break
        if step == "t":
            told.wait(3000)
        elif step == "p" and told.phase == "waitingForPlayerAction":
            told.give("power", seat=int(told.state.chooser))
        elif step == "n":
            told.give("navigate")
        elif step == "r" and told.phase == "interruptRound":
            told.give("resume")
    return told


STEPS = st.text("ttppnr", max_size=30)


def everything_a_seat_hears(told: Told, state: Any, seat: int) -> list[Any]:
    """What a seat can see and do here, and what it hears of commands that compare no cards."""
    heard: list[Any] = [
        DUEL.view(state, seat),
        DUEL.presenter.draw(DUEL.view(state, seat)),
        list(DUEL.to_act(state)),
        DUEL.next_due(state),
        DUEL.outcome(state),
    ]
    if seat >= 0:
        heard += [[DUEL.presenter.label(state, seat, option) for option in DUEL.options(state, seat)]]
        heard += [[DUEL.presenter.label(state, seat, option) for option in DUEL.extra_options(state, seat)]]
    twin = told.match.fork(seed=1)
    twin.state = state
    # To go on from a break would deal new cards, which are not the same in every world.
    words = ["pause", "continue", "navigate"] + ["resume"] * (state.dealt == state.round)
    for word in words:
        try:
            heard.append(tell(twin.submit(0, DUEL.notation.parse_command(word)).events))
        except Exception as refusal:
            heard.append(str(refusal))
        heard.append(DUEL.view(twin.state, seat))
    return heard


@given(SEEDS, st.integers(2, 30), STEPS, st.sampled_from(SEATS), SEEDS)
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(
    seed: int, size: int, steps: str, seat: int, dice: int
) -> None:
    told = somewhere(seed, size, steps)
    before = told.line
    imagined = DUEL.imagine(told.state, seat, Dice(dice))
    assert told.line == before
    assert everything_a_seat_hears(told, imagined, seat) == everything_a_seat_hears(told, told.state, seat)


@given(SEEDS, st.integers(2, 30), STEPS, st.sampled_from(SEATS), SEEDS)
@settings(max_examples=50)
def test_an_imagined_world_is_one_that_can_be_played(
    seed: int, size: int, steps: str, seat: int, dice: int
) -> None:
    told = somewhere(seed, size, steps)
    imagined = DUEL.imagine(told.state, seat, Dice(dice))
    assert DUEL.notation.write(
        DUEL.notation.read(DUEL.notation.write(imagined), told.state)
    ) == DUEL.notation.write(imagined)
    assert len(imagined.deck) == len(told.state.deck)
    assert len(imagined.seen) == len(told.state.seen)
    everywhere = imagined.deck + imagined.seen
    assert len(set(everywhere)) == len(everywhere)
    if told.match.outcome is None:
        twin = told.match.fork(seed=2)
        twin.state = imagined
        while twin.outcome is None:
            for pending in twin.pending():
                option = DUEL.options(twin.state, pending.seat)[0]
                twin.submit(pending.seat, option)
                break
            else:
                twin.elapse(DUEL.next_due(twin.state))


def test_every_card_that_is_not_seen_is_as_likely_in_the_other_hand() -> None:
    deck = [card(n, "5 5 5 5 5") for n in range(1, 9)]
    told = at("waitingForPlayerAction 2 0-0 3:4/2 player - - - - deck=5,6,7 seen=1,2,3,4", deck=deck)
    found = Counter(
        int(DUEL.imagine(told.state, 0, Dice(run, "world")).opponent_card) + 1 for run in range(5000)
    )
    assert set(found) == {4, 5, 6, 7, 8}
    assert sum((n - 1000) ** 2 / 1000 for n in found.values()) < 18.5


def test_for_a_spectator_both_cards_are_imagined_and_differ() -> None:
    told = at("waitingForPlayerAction 1 0-0 1:2/1 player - - - - deck=4,3 seen=1,2")
    found = set()
    for run in range(200):
        world = DUEL.imagine(told.state, -1, Dice(run))
        found.add((int(world.player_card), int(world.opponent_card)))
    assert found == {(a, b) for a in range(4) for b in range(4) if a != b}


def test_the_order_of_the_deck_is_imagined() -> None:
    told = at("waitingForPlayerAction 1 0-0 1:2/1 player - - - - deck=3,4 seen=1,2")
    decks = {tuple(DUEL.imagine(told.state, 0, Dice(run)).deck) for run in range(200)}
    assert decks == {(a, b) for a in range(1, 4) for b in range(1, 4) if a != b}


def test_before_the_first_deal_there_is_no_card_to_imagine() -> None:
    for told in (match_of(), started()):
        for seat in SEATS:
            assert DUEL.notation.write(DUEL.imagine(told.state, seat, Dice(1))) == told.line


def test_announced_teams_are_not_imagined() -> None:
    told = match_of("team")
    told.give("start")
    told.wait(3000)
    assert DUEL.notation.write(DUEL.imagine(told.state, 0, Dice(1))) == told.line


# The position as a terminal draws it.


def test_a_match_that_waits_to_be_started_has_nothing_to_draw() -> None:
    assert DUEL.presenter.draw(match_of().match.view(0)) == []


def test_a_drawn_table_has_the_score_the_own_card_and_a_hidden_one() -> None:
    ids = [message.id for message in DUEL.presenter.draw(prompted().match.view(0))]
    assert ids == ["draw-score", "draw-card", "draw-hidden"]
    told = started()
    told.wait(3000)
    told.give("power")
    assert [message.id for message in DUEL.presenter.draw(told.match.view(0))] == [
        "draw-break",
        "draw-card",
        "draw-card",
    ]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Player: used up for now: Power, Technique."),
        ("pt", "Jogador: já usados: Força, Técnica."),
        ("fr", "Joueur : caractéristiques épuisées pour l’instant : Puissance, Technique."),
        ("zh", "玩家：暂不可再选：力量、技术。"),
    ],
)
def test_stats_that_a_side_has_used_up_are_drawn_for_both_sides(lang: str, line: str) -> None:
    told = prompted([*DEAL, *DEAL, *DEAL], statUses=1)
    told.play("power", "technique")
    words = Catalogue("turnwright.games.duel", lang)
    for seat in SEATS:
        drawn = [message for message in DUEL.presenter.draw(told.match.view(seat))]
        assert [words.tell(message) for message in drawn if message.id == "draw-used-up"] == [line]


def test_an_option_is_labelled_with_the_value_of_the_own_card() -> None:
    told = at("waitingForPlayerAction 2 0-0 1:2/2 opponent", alternateChoice=True)
    labels = [DUEL.presenter.label(told.state, 1, option).args for option in DUEL.options(told.state, 1)]
    assert [label["value"] for label in labels] == [8, 2, 5, 1, 6]


# The rounds decided so far.


def test_decided_rounds_are_listed_for_every_seat_with_stat_values_and_outcome() -> None:
    told = prompted([*DEAL, *DEAL])
    assert [told.match.view(seat)["history"] for seat in SEATS] == [[], [], []]
    assert "autoSelected" not in told.match.view(0)
    told.give("power")  # 9 against 8
    told.give("speed")  # 3 against 4
    first = {
        "stat": "power",
        "values": {"player": 9, "opponent": 8},
        "outcome": "winPlayer",
        "autoSelected": False,
    }
    second = {
        "stat": "speed",
        "values": {"player": 3, "opponent": 4},
        "outcome": "winOpponent",
        "autoSelected": False,
    }
    assert [told.match.view(seat)["history"] for seat in (*SEATS, EVERYTHING)] == [[first, second]] * 4


def test_the_stat_that_the_dice_chose_is_marked() -> None:
    told = started([*DEAL, 3], selectionMs=2000)
    told.wait(3000 + 2000)
    seen = told.match.view(1)
    assert (seen["stat"], seen["autoSelected"]) == ("technique", True)
    assert [(each["stat"], each["outcome"], each["autoSelected"]) for each in seen["history"]] == [
        ("technique", "draw", True)
    ]
    told.wait(3000)
    assert "autoSelected" not in told.match.view(1)
    assert DUEL.notation.read(told.line, told.state) == told.state


def test_the_last_round_has_its_own_outcome_in_the_history() -> None:
    told = at("waitingForPlayerAction 4 9-1 1:2/4")
    told.give("power")
    seen = told.match.view(-1)
    assert (seen["outcome"], seen["history"][-1]["outcome"]) == ("matchWinPlayer", "winPlayer")

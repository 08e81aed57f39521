"""The figures of a battle: what each side has left, damage dealt and taken, and when fighters fell."""

from typing import Any

import pytest

from games.rounds.arena import BOT, END, ROUNDS, act, auto, battle, duel, hero, of, scenario, who
from turnwright.games.rounds.commands import Attack
from turnwright.kernel.codec import plain
from turnwright.kernel.match import Match
from turnwright.kernel.records import Figure

BATTLES = ("duelo", "dupla", "ruinas", "correria", "reforcos")


def of_unit(match: Match, unit: str) -> dict[str, int]:
    listed = zip(ROUNDS.lab.figures(match.state), ROUNDS.lab.measure(match.state), strict=True)
    return {figure.name: value for figure, value in listed if figure.unit == unit}


def test_each_side_has_two_figures_and_each_fighter_four() -> None:
    assert ROUNDS.lab.figures(battle(duel()).state) == [
        *[Figure(side, name) for side in (0, 1) for name in ("survivors", "life")],
        *[Figure(0, name, "ana") for name in ("dealt", "taken", "kills", "died")],
        *[Figure(1, name, "bia") for name in ("dealt", "taken", "kills", "died")],
    ]


def test_damage_is_counted_as_dealt_and_as_taken() -> None:
    match = battle(duel(), [1])
    act(match, Attack("bia"))
    assert of_unit(match, "ana") == {"dealt": 2, "taken": 0, "kills": 0, "died": -1}
    assert of_unit(match, "bia") == {"dealt": 0, "taken": 2, "kills": 0, "died": -1}


def test_the_last_life_counts_as_a_kill() -> None:
    match = battle(duel(hero("ana", FOR=20, PER=5)), [1])
    act(match, Attack("bia"))
    assert of_unit(match, "ana") == {"dealt": 5, "taken": 0, "kills": 1, "died": -1}
    assert of_unit(match, "bia") == {"dealt": 0, "taken": 5, "kills": 0, "died": 1}
    assert ROUNDS.lab.measure(match.state)[:4] == [1, 5, 0, 0]


def both_strike(one: dict[str, Any], other: dict[str, Any]) -> tuple[Match, list[dict[str, Any]]]:
    """`ana` and `eva` do these to `bia`, who has CON 6 and 5 life, at the end of the same round."""
    words = {"ana": one, "eva": other}
    cards = [
        auto(f"of_{id}", "end_of_round", {"whom": "enemies", "reach": 20, **word})
        for id, word in words.items()
    ]
    team = [
        (hero(id, traits=[f"of_{id}"], PER=per), at) for id, per, at in (("ana", 6, "a1"), ("eva", 5, "b1"))
    ]
    match = battle(
        scenario(team, [(hero("bia", CON=6), "k6"), (hero("zoe", level=20, PER=1), "k7")], cards=cards)
    )
    return match, act(match, END, END, END, END)


@pytest.mark.parametrize("turned", [False, True])
def test_damage_and_kills_belong_to_their_source_and_not_to_the_last_actor(turned: bool) -> None:
    words: list[dict[str, Any]] = [
        {"do": "lose", "resource": "life", "amount": 20},
        {"do": "damage", "amount": 1},
    ]
    match, events = both_strike(*(reversed(words) if turned else words))
    killer, other = ("eva", "ana") if turned else ("ana", "eva")
    assert ("bia", killer) in of(events, "died", "target_id", "by")
    assert (of_unit(match, killer)["dealt"], of_unit(match, killer)["kills"]) == (5 + 20, 1)
    assert (of_unit(match, other)["dealt"], of_unit(match, other)["kills"]) == (0, 0)


def test_damage_by_two_attackers_is_shared_between_them_up_to_the_life_that_was_lost() -> None:
    match, events = both_strike(
        {"do": "lose", "resource": "life", "amount": 2}, {"do": "lose", "resource": "life", "amount": 4}
    )
    # Of bia's 5 eva took 4, and ana what was left; zoe had enough for both.
    assert of(events, "died", "target_id", "by") == [("bia", "eva")]
    assert [of_unit(match, id)["dealt"] for id in ("ana", "eva")] == [1 + 2, 4 + 4]
    assert [of_unit(match, id)["taken"] for id in ("bia", "zoe")] == [5, 6]


def test_the_length_is_the_number_of_rounds() -> None:
    match = battle(duel(), begin=False)
    assert ROUNDS.lab.length(match.state) == 0
    act(match, ROUNDS.options(match.state, 0).command(0), END, END)
    assert ROUNDS.lab.length(match.state) == 2


def test_figures_are_no_part_of_the_state() -> None:
    match = battle(duel(), [1])
    act(match, Attack("bia"))
    assert not {"dealt", "taken", "kills", "died", "place"} & set(plain(match.state)["fighters"][0])
    assert ROUNDS.lab.measure(match.state.clone()) == ROUNDS.lab.measure(match.state)


@pytest.mark.parametrize("name", BATTLES)
def test_the_books_balance_at_the_end_of_a_battle(name: str) -> None:
    match = Match(ROUNDS, name, seed=3, seats=[BOT, BOT])
    while match.outcome is None:
        match.act()
    told = [of_unit(match, one.id) for one in match.state.fighters]
    assert sum(one["kills"] for one in told) <= sum(one["died"] > 0 for one in told)
    assert sum(one["dealt"] for one in told) <= sum(one["taken"] for one in told)
    for one in match.state.fighters:
        assert (of_unit(match, one.id)["died"] >= 0) == (who(match, one.id).life == 0)

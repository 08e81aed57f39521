"""The order of turns: PER, high first; 1d6 between equals, again among those still equal; then the ids."""

from typing import Any

import pytest

from games.rounds.arena import END, ROUNDS, act, battle, duel, hero, of, scenario, told, who
from turnwright.games.rounds.commands import Attack, BeginBattle
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Execution
from turnwright.kernel.match import Match


def party(**per: int) -> dict[str, Any]:
    """Several against one who is last, far from each other."""
    cells = ["a1", "a3", "a5", "a7", "a9"]
    first = [(hero(name, PER=value), cells[i]) for i, (name, value) in enumerate(per.items())]
    return scenario(first, [(hero("zed", PER=1), "k11")])


def begun(given: dict[str, Any], *faces: int) -> list[dict[str, Any]]:
    match = battle(given, faces, begin=False)
    return told(match.submit(0, BeginBattle()))


def test_high_per_acts_first_and_no_fighter_throws() -> None:
    assert of(begun(party(ana=3, bia=9, eva=6)), "order_set", "ids") == [["bia", "eva", "ana", "zed"]]


def test_equals_throw_a_die_against_each_other() -> None:
    events = begun(party(ana=5, bia=5, eva=6), 2, 4)
    assert of(events, "tie_rolled", "per", "ids", "faces") == [(5, ["ana", "bia"], [2, 4])]
    assert of(events, "order_set", "ids") == [["eva", "bia", "ana", "zed"]]


def test_only_those_still_equal_throw_again() -> None:
    events = begun(party(ana=5, bia=5, eva=5), 3, 6, 3, 1, 5)
    assert of(events, "tie_rolled", "ids", "faces") == [
        (["ana", "bia", "eva"], [3, 6, 3]),
        (["ana", "eva"], [1, 5]),
    ]
    assert of(events, "order_set", "ids") == [["bia", "eva", "ana", "zed"]]


def test_two_groups_of_equals_throw_apart() -> None:
    events = begun(party(ana=5, bia=7, eva=5, isa=7), 1, 2, 6, 5)
    assert of(events, "tie_rolled", "per", "faces") == [(7, [1, 2]), (5, [6, 5])]
    assert of(events, "order_set", "ids") == [["isa", "bia", "ana", "eva", "zed"]]


def test_after_a_hundred_equal_throws_the_ids_decide_and_that_is_reported() -> None:
    events = begun(party(bia=5, ana=5), *[4] * 200)
    assert len(of(events, "tie_rolled", "faces")) == 100
    assert of(events, "tie_by_id", "ids", "throws") == [(["ana", "bia"], 100)]
    assert of(events, "order_set", "ids") == [["ana", "bia", "zed"]]


def test_the_turn_order_uses_per_with_its_marks() -> None:
    given = party(ana=3, bia=4)
    given["marks"] = [{"id": "keen", "name": "Keen", "attributes": {"PER": 2}}]
    keen = {"do": "mark", "mark": "keen", "lasts": 1}
    given["cards"] = [
        {"id": "rise", "name": "Rise", "when": "auto", "phase": "start_of_round", "effects": [keen]}
    ]
    given["heroes"][0]["traits"] = ["rise"]
    assert of(begun(given), "order_set", "ids") == [["ana", "bia", "zed"]]


def test_the_dead_leave_the_order_at_once() -> None:
    given = scenario(
        [(hero("ana", PER=9, FOR=30 - 10, level=1), "e6")],
        [(hero("bia", PER=5), "f6"), (hero("zed", PER=1), "k11")],
    )
    match = battle(given, [1])
    assert [match.state.fighters[place].id for place in match.state.order] == ["ana", "bia", "zed"]
    events = act(match, Attack("bia"))
    assert of(events, "died", "target_id", "by") == [("bia", "ana")]
    assert [match.state.fighters[place].id for place in match.state.order] == ["ana", "zed"]
    assert who(match, "bia").cell == -1
    events = act(match, END)
    assert of(events, "phase_began", "phase", "actor_id")[-1] == ("turn", "zed")


def test_a_newcomer_is_in_the_order_of_the_round_it_comes_in_and_not_before() -> None:
    given = party(ana=3)
    given["heroes"].append(hero("new", PER=9))
    given["first"].append({"hero": "new", "at": "a1", "arrives": 2})
    match = battle(given)
    assert who(match, "new").cell == -1
    events = act(match, END, END)
    assert of(events, "arrived", "actor_id", "at") == [("new", "b1")]  # ana stands on a1
    assert of(events, "order_set", "ids") == [["new", "ana", "zed"]]


def test_a_fighter_who_comes_in_the_middle_of_a_round_has_a_turn_in_the_next() -> None:
    from turnwright.games.rounds.rules.turns import arrive
    from turnwright.kernel.dice import Tray

    given = party(ana=3)
    given["heroes"].append(hero("new", PER=9))
    given["first"].append({"hero": "new", "at": "c3", "arrives": 30})
    match = battle(given)
    arrive(match.state, who(match, "new"), Execution(Tray(0)))
    assert who(match, "new").cell >= 0
    assert len(match.state.order) == 2
    events = act(match, END, END)
    assert of(events, "order_set", "ids") == [["new", "ana", "zed"]]


def test_people_throw_their_own_dice_for_the_order() -> None:
    given = duel(hero("ana"), hero("bia"))
    match = Match(ROUNDS, given, throws=[0, 1])
    step = match.submit(0, BeginBattle())
    assert [(ask.seat, ask.formula, ask.reason) for ask in step.asks] == [
        (0, "1d6", "order"),
        (1, "1d6", "order"),
    ]
    with pytest.raises(Rejected):
        match.answer(1, step.asks[0].id, [6])
    match.answer(1, step.asks[1].id, [5])
    match.answer(0, step.asks[0].id, [2])
    assert match.state.fighters[match.state.active].id == "bia"

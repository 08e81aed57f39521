"""The rush: one action each in turn, until all have ended."""

from typing import Any

from games.rounds.arena import END, act, auto, battle, duel, hero, of, scenario, who
from turnwright.games.rounds.commands import Move, Rest
from turnwright.kernel.match import Match


def rush(**changes: Any) -> Match:
    ana, bia = hero("ana", PER=9, AGI=2), hero("bia", PER=5, AGI=3)
    return battle(scenario([(ana, "a1")], [(bia, "k11")], mode="rush", **changes))


def active(match: Match) -> str:
    return str(match.state.fighters[match.state.active].id)


def test_each_does_one_action_and_passes() -> None:
    match = rush()
    turns = []
    for cells in (("a2", "k10"), ("a3", "k9")):
        for cell in cells:
            turns.append(active(match))
            act(match, Move(cell))
    assert turns == ["ana", "bia", "ana", "bia"]


def test_start_effects_are_on_the_first_turn_of_a_cycle_and_end_effects_when_it_ends() -> None:
    cards = [
        auto("dawn", "start_of_turn", {"do": "gain", "resource": "mp", "amount": 1}),
        auto("dusk", "end_of_turn", {"do": "gain", "resource": "sp", "amount": 1}),
    ]
    ana, bia = hero("ana", traits=["dawn", "dusk"], PER=9, AGI=2), hero("bia", AGI=3)
    match = battle(scenario([(ana, "a1")], [(bia, "k11")], mode="rush", cards=cards), begin=False)
    from turnwright.games.rounds.commands import BeginBattle

    match.submit(0, BeginBattle())
    events = act(match, Move("a2"), Move("k10"))
    assert of(events, "effect_worked", "effect_id") == []
    # The second action takes the last point: the turn ends by itself.
    events = act(match, Move("a3"))
    assert of(events, "effect_worked", "effect_id") == ["ana:dusk"]
    assert who(match, "ana").ended


def test_points_come_back_when_all_have_ended() -> None:
    match = rush()
    act(match, Move("a2"), Move("k10"), END)
    assert who(match, "ana").ended
    assert (match.state.round, active(match), who(match, "bia").ap) == (1, "bia", 2)
    act(match, Move("k9"))
    assert active(match) == "bia"  # no other fighter is left in this cycle
    events = act(match, Move("k8"))
    assert of(events, "phase_began", "phase")[:3] == ["end_of_turn", "end_of_round", "start_of_round"]
    assert (match.state.round, active(match), who(match, "ana").ap) == (2, "ana", 2)


def test_points_are_not_lost_by_passing() -> None:
    match = rush()
    act(match, Move("a2"))
    assert who(match, "ana").ap == 1


def test_rest_is_the_whole_turn_of_a_cycle() -> None:
    match = rush()
    act(match, Rest("power"), Move("k10"), Move("k9"))
    assert (active(match), match.state.round) == ("bia", 1)


def test_without_rush_mode_the_same_fighter_continues() -> None:
    match = battle(duel(hero("ana", PER=9), enemy_at="k11"))
    act(match, Move("e7"))
    assert active(match) == "ana"

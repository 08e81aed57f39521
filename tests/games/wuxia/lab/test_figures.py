"""The figures of a fight: what each side has left, damage dealt and taken, and when fighters fell."""

from typing import Any

import pytest

from games.wuxia.positions import WUXIA, character, fight, scenario, skill
from turnwright.games.wuxia.commands import Defend, Resign, UseSkill
from turnwright.games.wuxia.state import Effect, GameState
from turnwright.kernel import codec
from turnwright.kernel.match import Match
from turnwright.kernel.playout import Runs
from turnwright.kernel.records import Figure

HIT = [0.5, 0.5, 0.5, 0.9]
SURE: dict[str, Any] = {"base_damage": 15, "power_multiplier": 0.0}
PALM = UseSkill("palm", 1, "b")
BOT = WUXIA.bots()["heuristic"]


def bout(faces: list[float], guard: dict[str, Any] | None = None, hp: int = 100, **palm: Any) -> Match:
    """An attacker against a fighter who guards; each blow is 15, less half a defence of 10."""
    people = [character("a", agility=30), character("b", (), guard="guard", hp=hp)]
    return fight(scenario(people, [skill("palm", **SURE, **palm), skill("guard", **(guard or {}))]), faces)


def of(match: Match, unit: str) -> dict[str, int]:
    """The figures of one fighter."""
    listed = zip(WUXIA.lab.figures(match.state), WUXIA.lab.measure(match.state), strict=True)
    return {figure.name: value for figure, value in listed if figure.unit == unit}


def of_side(match: Match, side: int) -> dict[str, int]:
    """The figures of one side as a whole."""
    listed = zip(WUXIA.lab.figures(match.state), WUXIA.lab.measure(match.state), strict=True)
    return {figure.name: value for figure, value in listed if (figure.side, figure.unit) == (side, "")}


def test_each_side_has_three_figures_and_each_fighter_four() -> None:
    state = bout([]).state
    assert WUXIA.lab.figures(state) == [
        *[Figure(side, name) for side in (0, 1) for name in ("survivors", "hp", "qi")],
        *[Figure(0, name, "a") for name in ("dealt", "taken", "kills", "died")],
        *[Figure(1, name, "b") for name in ("dealt", "taken", "kills", "died")],
    ]


def test_at_the_start_no_fighter_has_done_anything() -> None:
    assert WUXIA.lab.measure(bout([]).state) == [1, 100, 100, 1, 100, 100, *[0, 0, 0, -1] * 2]


def test_damage_is_counted_as_dealt_and_as_taken() -> None:
    match = bout(HIT)
    match.submit(0, PALM)
    assert of(match, "a") == {"dealt": 10, "taken": 0, "kills": 0, "died": -1}
    assert of(match, "b") == {"dealt": 0, "taken": 10, "kills": 0, "died": -1}
    assert of_side(match, 1) == {"survivors": 1, "hp": 90, "qi": 100}


def test_a_wound_is_credited_to_the_fighter_who_gave_it_whatever_else_the_bearer_has() -> None:
    match = bout(HIT, effects=[{"kind": "bleed", "amount": 7, "turns": 9}])
    b = match.state.get("b")
    own = Effect("attack_up", 1, 9)
    own.giver = b.place
    b.effects.append(own)
    match.submit(0, PALM)
    while WUXIA.to_act(match.state) == (0,):
        match.submit(0, Defend())
    assert of(match, "a")["dealt"] == 10 + 7
    assert of(match, "b")["taken"] == 10 + 7


def test_a_miss_deals_nothing() -> None:
    match = bout([0.5, 0.5, 0.99], hit_chance=0.9)
    match.submit(0, PALM)
    assert of(match, "a")["dealt"] == 0


def test_the_last_hp_counts_as_a_kill_and_only_remaining_hp_count_as_dealt() -> None:
    match = bout(HIT, hp=7)
    match.submit(0, PALM)
    assert of(match, "a") == {"dealt": 7, "taken": 0, "kills": 1, "died": -1}
    assert of(match, "b") == {"dealt": 0, "taken": 7, "kills": 0, "died": 1}
    assert of_side(match, 1) == {"survivors": 0, "hp": 0, "qi": 0}


def test_a_counterattack_is_dealt_by_the_guarding_fighter() -> None:
    match = bout([*HIT, 0.4, *HIT], {"counter_chance": 0.5, **SURE})
    match.submit(0, PALM)
    assert (of(match, "b")["dealt"], of(match, "a")["taken"]) == (10, 10)


def test_bleeding_counts_as_dealt_by_its_source() -> None:
    match = bout(HIT, cooldown=9, effects=[{"kind": "bleed", "amount": 4, "turns": 3}])
    match.submit(0, PALM)
    while not of(match, "b")["taken"] > 10:
        match.submit(match.state.fighters[match.state.actor].side, Defend())
    assert of(match, "a") == {"dealt": 14, "taken": 0, "kills": 0, "died": -1}


def test_a_kill_by_bleeding_belongs_to_its_source_also_after_a_copy() -> None:
    match = bout(HIT, cooldown=9, effects=[{"kind": "bleed", "amount": 90, "turns": 3}])
    match.submit(0, PALM)
    match.state = match.state.clone()
    while match.outcome is None:
        match.submit(match.state.fighters[match.state.actor].side, Defend())
    assert of(match, "a") == {"dealt": 100, "taken": 0, "kills": 1, "died": -1}
    assert of(match, "b")["died"] == WUXIA.lab.length(match.state)


def test_self_inflicted_bleeding_counts_as_taken_and_not_as_dealt() -> None:
    match = bout(HIT, cooldown=9, effects=[{"kind": "bleed", "amount": 90, "turns": 9, "on": "self"}])
    match.submit(0, PALM)
    while match.outcome is None:
        match.submit(match.state.fighters[match.state.actor].side, Defend())
    turn = WUXIA.lab.length(match.state)
    assert of(match, "a") == {"dealt": 10, "taken": 100, "kills": 0, "died": turn}
    assert of(match, "b")["kills"] == 0


def test_the_length_is_the_number_of_turns() -> None:
    match = bout(HIT)
    assert WUXIA.lab.length(match.state) == 1
    match.submit(0, PALM)
    assert WUXIA.lab.length(match.state) == 2
    match.submit(1, Resign())
    assert WUXIA.lab.length(match.state) == 2


def test_a_copy_keeps_the_figures_and_is_independent() -> None:
    match = bout(HIT)
    before = match.state.clone()
    match.submit(0, PALM)
    assert (
        WUXIA.lab.measure(match.state.clone()) == WUXIA.lab.measure(match.state) != WUXIA.lab.measure(before)
    )


def test_figures_are_no_part_of_the_state() -> None:
    match = bout(HIT)
    match.submit(0, PALM)
    assert not {"dealt", "taken", "kills", "died", "giver"} & set(codec.plain(match.state)["fighters"][0])
    data = codec.plain(match.state)
    revived = WUXIA.revive(GameState, data, match.scenario)
    assert codec.plain(revived) == data
    assert WUXIA.lab.measure(revived)[6:] == [0, 0, 0, -1] * 2


@pytest.mark.parametrize("name", WUXIA.scenarios.names())
def test_the_books_balance_at_the_end_of_a_fight(name: str) -> None:
    match = Match(WUXIA, name, seed=3, seats=[BOT, BOT])
    begun = {one.id: one.stats.hp for one in match.state.fighters}
    while match.outcome is None:
        match.act()
    sides = [of_side(match, 0), of_side(match, 1)]
    told = [of(match, one) for one in begun]
    assert sum(one["dealt"] for one in told) == sum(one["taken"] for one in told)
    assert sum(one["kills"] for one in told) == sum(one["died"] > 0 for one in told)
    assert sum(begun.values()) - sum(one["taken"] for one in told) == sides[0]["hp"] + sides[1]["hp"]
    assert sides[0]["survivors"] + sides[1]["survivors"] == sum(one["died"] < 0 for one in told)


@pytest.mark.parametrize("run", range(3))
def test_a_run_without_events_has_the_same_figures(run: int) -> None:
    outcome, state = Runs(WUXIA, "pairs", [BOT, BOT], 5).play(run)
    match = Match(WUXIA, "pairs", seed=5, run=run, seats=[BOT, BOT])
    while match.outcome is None:
        match.act()
    assert match.outcome == outcome
    assert codec.encode(match.state) == codec.encode(state)
    assert WUXIA.lab.measure(match.state) == WUXIA.lab.measure(state)

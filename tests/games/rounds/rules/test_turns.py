"""The round and the turn, phase by phase."""

from typing import Any

import pytest

from games.rounds.arena import END, act, auto, battle, duel, hero, of, scenario, told, who
from turnwright.games.rounds.commands import Attack, BeginBattle, Move, Rest
from turnwright.games.rounds.rulebook import AGI
from turnwright.kernel.errors import Rejected

AGILE = {"id": "agile", "name": "Agile", "attributes": {"AGI": 3}}
RISE = auto("rise", "start_of_turn", {"do": "mark", "mark": "agile", "lasts": 2})
MORE = auto("more", "points", {"do": "ap", "amount": 2})
LESS = auto("less", "points", {"do": "ap", "amount": -9})


def with_traits(
    *cards: dict[str, Any], marks: tuple[dict[str, Any], ...] = (), **changes: Any
) -> dict[str, Any]:
    """`ana` has cards that work by themselves."""
    ana = hero("ana", traits=[one["id"] for one in cards], PER=5)
    return duel(ana, enemy_at="k6", cards=list(cards), marks=list(marks), **changes)


def test_a_round_goes_through_its_phases_in_the_order_of_the_rule_book() -> None:
    match = battle(duel(), begin=False)
    events = told(match.submit(0, BeginBattle())) + act(match, END, END)
    assert of(events, "phase_began", "round", "phase", "actor_id")[:12] == [
        (1, "start_of_round", None),
        (1, "order", None),
        (1, "points", "ana"),
        (1, "start_of_turn", "ana"),
        (1, "turn", "ana"),
        (1, "end_of_turn", "ana"),
        (1, "points", "bia"),
        (1, "start_of_turn", "bia"),
        (1, "turn", "bia"),
        (1, "end_of_turn", "bia"),
        (1, "end_of_round", None),
        (2, "start_of_round", None),
    ]


def test_points_equal_agi_and_unspent_points_are_lost() -> None:
    match = battle(duel(hero("ana", AGI=7, PER=5), enemy_at="k6"))
    assert who(match, "ana").ap == 7
    events = act(match, Move("e7"), END)
    assert of(events, "points_lost", "actor_id", "points") == [("ana", 6)]
    assert who(match, "ana").ap == 0


def test_no_points_are_lost_when_all_were_spent() -> None:
    match = battle(duel(hero("ana", AGI=1, PER=5), enemy_at="k6"))
    assert of(act(match, Move("e7"), END), "points_lost") == []


@pytest.mark.parametrize(("cards", "points"), [([MORE], 6), ([LESS], 0), ([MORE, LESS], 0)])
def test_effects_change_the_amount_of_points(cards: list[dict[str, Any]], points: int) -> None:
    match = battle(with_traits(*cards))
    assert who(match, "ana").ap == points


def test_agi_raised_at_the_start_of_the_turn_counts_from_the_next_turn() -> None:
    match = battle(with_traits(RISE, marks=(AGILE,)))
    assert who(match, "ana").ap == 4
    act(match, END, END)
    assert who(match, "ana").ap == 7


@pytest.mark.parametrize("points", ["before_start", "during_turn"])
def test_no_fighter_has_more_than_twenty_points(points: str) -> None:
    ana = hero("ana", traits=["rise"], AGI=20, PER=5)
    match = battle(duel(ana, enemy_at="k6", cards=[RISE], marks=[AGILE], points=points))
    act(match, END, END)
    assert (who(match, "ana").attribute(AGI), who(match, "ana").ap) == (23, 20)


def test_points_during_the_turn_come_after_the_effects_of_its_start() -> None:
    match = battle(with_traits(RISE, marks=(AGILE,), points="during_turn"), begin=False)
    events = told(match.submit(0, BeginBattle()))
    assert who(match, "ana").ap == 7
    phases = [phase for phase in of(events, "phase_began", "phase") if phase in ("points", "start_of_turn")]
    assert phases == ["start_of_turn", "points"]


def test_a_command_in_the_turn_of_another_fighter_is_refused() -> None:
    match = battle(duel())
    with pytest.raises(Rejected, match="it is ana's turn"):
        match.submit(1, END)


def test_the_first_seat_begins_and_only_once() -> None:
    match = battle(duel(), begin=False)
    with pytest.raises(Rejected, match="seat 0 begins the battle"):
        match.submit(1, BeginBattle())
    with pytest.raises(Rejected, match="has not begun"):
        match.submit(0, END)
    match.submit(0, BeginBattle())
    with pytest.raises(Rejected, match="has already begun"):
        match.submit(0, BeginBattle())


def test_a_fighter_that_dies_at_the_start_of_the_own_turn_does_not_act() -> None:
    doom = {
        "id": "doom",
        "name": "Doom",
        "phase": "start_of_turn",
        "effects": [{"do": "lose", "resource": "life", "amount": 9}],
    }
    curse = auto("curse", "start_of_round", {"do": "mark", "whom": "enemies", "reach": 20, "mark": "doom"})
    match = battle(with_traits(curse, marks=(doom,)))
    events = act(match, END)
    assert of(events, "died", "target_id", "by") == [("bia", "ana")]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "last_standing")


@pytest.mark.parametrize(
    ("points", "phases"),
    [("before_start", ["points"]), ("during_turn", ["start_of_turn", "points"])],
)
def test_a_fighter_that_dies_while_points_are_given_out_does_not_act(points: str, phases: list[str]) -> None:
    doom = auto("doom", "points", {"do": "lose", "resource": "life", "amount": 9})
    ana, eva = hero("ana", traits=["doom"], PER=6), hero("eva", PER=5)
    given = scenario([(ana, "a1"), (eva, "b1")], [(hero("bia"), "k6")], cards=[doom], points=points)
    match = battle(given, begin=False)
    events = told(match.submit(0, BeginBattle()))
    assert of(events, "died", "target_id") == ["ana"]
    assert [phase for phase, id in of(events, "phase_began", "phase", "actor_id") if id == "ana"] == phases
    assert of(events, "points_given", "actor_id") == ["eva"]
    assert match.state.fighters[match.state.active].id == "eva"


@pytest.mark.parametrize("phase", ["points", "start_of_turn"])
@pytest.mark.parametrize("points", ["before_start", "during_turn"])
def test_when_a_battle_is_won_before_the_turn_no_other_phase_comes(phase: str, points: str) -> None:
    burst = auto("burst", phase, {"do": "damage", "whom": "enemies", "reach": 20, "amount": 40})
    match = battle(with_traits(burst, points=points, draws=1), begin=False)
    events = told(match.submit(0, BeginBattle()))
    assert of(events, "phase_began", "phase")[-1] == phase
    after = events[[event["type"] for event in events].index("died") :]
    assert [event["type"] for event in after] == ["died", "battle_ended"]


def test_a_turn_ends_after_thirty_actions() -> None:
    # A card that gives more points than it takes, and itself again.
    loop = {
        "id": "loop",
        "name": "Loop",
        "when": "activate",
        "cost": {"ap": 1},
        "effects": [{"do": "ap", "amount": 1}, {"do": "draw", "amount": 1}],
    }
    from turnwright.games.rounds.commands import PlayCard

    match = battle(duel(hero("ana", deck=["loop"], PER=5), enemy_at="k6", cards=[loop]))
    events: list[dict[str, Any]] = []
    for _ in range(30):
        events += act(match, PlayCard("loop"))
    assert of(events, "turn_forced", "actor_id", "acts") == [("ana", 30)]
    assert match.state.fighters[match.state.active].id == "bia"


# Rest


def test_rest_gives_up_the_turn_for_a_life() -> None:
    match = battle(duel(hero("ana", PER=5, FOR=4), hero("bia", CON=4)), [1])
    act(match, Attack("bia"), END)
    assert who(match, "bia").life == 3
    events = act(match, Rest("life"))
    assert who(match, "bia").life == 4
    assert of(events, "rested", "actor_id", "of") == [("bia", "life")]
    assert of(events, "points_lost") == []
    assert match.state.round == 2


def test_rest_for_power_gives_two_stamina_and_two_mana_up_to_the_most() -> None:
    match = battle(duel(enemy_at="k6"))
    ana = who(match, "ana")
    ana.mp, ana.sp = 0, 7
    act(match, Rest("power"))
    assert (who(match, "ana").mp, who(match, "ana").sp) == (2, 8)


def test_a_fighter_that_has_acted_cannot_rest() -> None:
    match = battle(duel(enemy_at="k6"))
    act(match, Move("e7"))
    with pytest.raises(Rejected, match="already acted"):
        act(match, Rest("life"))

"""Rounds outside battle: turns by PER, points by AGI, effects of rounds and turns, and a seat per player."""

from typing import Any

import pytest

from games.rounds.arena import auto
from games.rounds.small_land import (
    CAST,
    RATS,
    TOWER,
    TOWN,
    WOOD,
    fight,
    fighter,
    go,
    journey,
    kinds,
    land,
    now,
    place,
    state_of,
)
from turnwright.games.rounds import Rounds
from turnwright.games.rounds.commands import BeginBattle, Camp, EndTurn, Explore, Resign, Travel, Wait
from turnwright.games.rounds.rulebook import AGI
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

ROUNDS = Rounds()
PAIR: dict[str, Any] = {"first": ["ann", "bob"]}
APART: dict[str, Any] = {
    **PAIR,
    "groups": [{"at": "town", "heroes": ["bob"]}, {"at": "wood", "heroes": ["ann"]}],
}


def acting(match: Match) -> str:
    return str(match.view(0)["actor_id"])


def with_trait(hero: str, card: dict[str, Any], *places: Any, **rest: Any) -> dict[str, Any]:
    """A land in which a hero has an automatic card."""
    given = land(*places, **rest)
    cast = [{**each, "traits": [card["id"]]} if each["id"] == hero else each for each in CAST]
    return {**given, "heroes": cast, "cards": [card]}


# Order.


def test_the_hero_with_the_highest_per_acts_first() -> None:
    match = journey(land(**APART))
    assert match.view(0)["order"] == ["ann", "bob"]
    assert acting(match) == "ann"
    go(match, Wait())
    assert acting(match) == "bob"


def test_equal_per_is_decided_by_dice() -> None:
    cast = [fighter("ann"), fighter("bob")]
    # 2 against 5, then the next round 6 against 1.
    given = {**land(**APART), "heroes": cast}
    match = journey(given, dice=[2, 5, 6, 1])
    assert acting(match) == "bob"
    events = [*match.opening.events, *go(match, Wait(), Wait())]
    assert kinds(events).count("tie_rolled") == 2
    assert acting(match) == "ann"
    match.done()


def test_no_dice_are_thrown_in_a_round_without_a_decision() -> None:
    cast = [fighter("ann"), fighter("bob")]
    match = journey({**land(**PAIR), "heroes": cast}, dice=[2, 5, 6, 1])
    go(match, Camp())  # four rounds
    match.done()
    assert now(match) == "1-01-01 2.1"


def test_a_hero_may_leave_the_decision_to_the_next_of_the_group() -> None:
    match = journey(land(**PAIR))
    assert acting(match) == "ann"
    go(match, EndTurn())
    assert acting(match) == "bob"
    go(match, Travel("wood"))
    assert state_of(match).groups[0].place == 1


def test_a_round_ends_when_all_have_ended_their_turns() -> None:
    match = journey(land(**PAIR))
    go(match, EndTurn(), EndTurn())
    assert (now(match), acting(match)) == ("1-01-01 1.2", "ann")


# Points.


def test_a_hero_has_action_points_equal_to_its_agi() -> None:
    match = journey(land(**PAIR))
    sheet = ROUNDS.presenter.turn(match.state, 0, ROUNDS.options(match.state, 0))
    assert (sheet.actor, [(each.id, each.left, each.most) for each in sheet.economy]) == (
        "ann",
        [("ap", 9, 9)],
    )
    (given,) = [event for event in match.opening.events if event.__struct_config__.tag == "points_given"]
    assert (given.actor_id, given.points) == ("ann", 9)
    go(match, Wait())
    assert state_of(match).company.get("bob").ap == 0  # his turn has passed, and the points are lost


def test_no_hero_has_more_than_twenty_points() -> None:
    rise = auto("rise", "start_of_round", {"do": "mark", "mark": "agile", "lasts": 9})
    given = with_trait("bob", rise, **PAIR)
    for one in given["heroes"]:
        one["attributes"] = {**one["attributes"], "AGI": 20}
    match = journey({**given, "marks": [{"id": "agile", "name": "Agile", "attributes": {"AGI": 3}}]})
    go(match, EndTurn())
    bob = state_of(match).company.get("bob")
    assert (acting(match), bob.attribute(AGI), bob.ap) == ("bob", 23, 20)


# Effects.


@pytest.mark.parametrize("phase", ["start_of_round", "start_of_turn", "end_of_turn", "end_of_round"])
def test_effects_of_rounds_and_turns_happen_outside_battle(phase: str) -> None:
    tiring = auto("tiring", phase, {"do": "lose", "resource": "sp", "amount": 1})
    match = journey(with_trait("ann", tiring, **PAIR))
    go(match, Camp())
    # A camp takes four rounds; what happens at the start of the fifth has happened too.
    ann = state_of(match).groups[0].heroes[0]
    assert ann.most[2] - ann.sp == (5 if phase.startswith("start") else 4)


def test_a_mark_wears_off_outside_battle() -> None:
    # All mana pays for one mark, which lasts for two turns.
    giving = {"do": "mark", "mark": "worn", "lasts": 2}
    oath = auto("oath", "start_of_round", giving, cost={"mp": 6})
    tiring = {"do": "lose", "whom": "self", "resource": "sp", "amount": 1}
    marks = [{"id": "worn", "name": "Worn", "phase": "end_of_turn", "effects": [tiring]}]
    match = journey({**with_trait("ann", oath, effects="all"), "marks": marks})
    go(match, Camp())
    ann = state_of(match).groups[0].heroes[0]
    assert ann.most[2] - ann.sp == 2


def test_an_effect_reaches_the_own_group_only() -> None:
    song = auto(
        "song", "start_of_round", {"do": "lose", "whom": "allies", "resource": "sp", "amount": 1, "reach": 20}
    )
    together = state_of(journey(with_trait("ann", song, **PAIR)))
    assert {hero.id: hero.most[2] - hero.sp for hero in together.travellers()} == {"ann": 0, "bob": 1}
    apart = state_of(journey(with_trait("ann", song, **APART)))
    assert {hero.id: hero.most[2] - hero.sp for hero in apart.travellers()} == {"ann": 0, "bob": 0}


@pytest.mark.parametrize(("rules", "left"), [({}, 5), ({"effects": "all"}, 5), ({"effects": "free"}, 6)])
def test_effects_are_paid_for_outside_battle_unless_the_campaign_says_otherwise(
    rules: dict[str, str], left: int
) -> None:
    aura = auto("aura", "start_of_round", {"do": "gain", "resource": "sp", "amount": 1}, cost={"mp": 1})
    match = journey(with_trait("ann", aura, **rules))
    assert state_of(match).groups[0].heroes[0].mp == left


def test_a_hero_can_die_of_an_effect_and_the_campaign_be_lost() -> None:
    poison = auto("poison", "end_of_round", {"do": "lose", "resource": "life", "amount": 3})
    match = journey(with_trait("ann", poison))
    while match.outcome is None:
        go(match, Wait())
    assert (match.outcome.reason, match.outcome.winners) == ("all_dead", (1,))


@pytest.mark.parametrize("phase", ["start_of_round", "points", "start_of_turn"])
def test_a_campaign_whose_heroes_die_of_its_first_effects_is_lost_at_once(phase: str) -> None:
    doom = auto("doom", phase, {"do": "lose", "resource": "life", "amount": 50})
    match = journey(with_trait("ann", doom))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("all_dead", (1,))


def test_a_hero_who_dies_of_the_first_effects_leaves_the_first_turn_to_the_next() -> None:
    doom = auto("doom", "start_of_turn", {"do": "lose", "resource": "life", "amount": 50})
    match = journey(with_trait("ann", doom, **PAIR))
    assert (match.outcome, acting(match)) == (None, "bob")


# Battles.


def test_while_one_group_fights_no_other_hero_has_a_turn() -> None:
    match = journey(land(TOWN, {**WOOD, **RATS}, TOWER, **APART), seed=1)
    go(match, Explore(), Wait(), Wait())
    assert state_of(match).fighting == 1
    before = now(match)
    assert acting(match) == ""
    fight(match)
    assert (now(match), acting(match)) == (before, "ann")


# Seats.


def test_each_hero_may_have_a_seat_and_the_foes_the_last() -> None:
    match = journey({**land(**APART), "seats": "character"})
    assert ROUNDS.seats_for(match.scenario) == ("ann", "bob", "second")
    assert list(ROUNDS.to_act(match.state)) == [0]
    with pytest.raises(Rejected) as refused:
        match.submit(1, Wait())
    assert list(refused.value.legal) == [0]
    match.submit(0, Wait())
    assert list(ROUNDS.to_act(match.state)) == [1]


def test_seats_keep_their_heroes_in_battle() -> None:
    match = journey({**land(TOWN, {**WOOD, **RATS}, TOWER, **APART), "seats": "character"}, seed=1)
    match.submit(0, Explore())
    match.submit(1, Wait())
    match.submit(1, Wait())
    battle = state_of(match).battle
    assert battle is not None
    assert {each.id: int(each.seat) for each in battle.fighters} == {"ann": 0, "rat": 2}


def test_the_seat_of_the_hero_in_battle_begins_it() -> None:
    groups = [{"at": "town", "heroes": ["ann"]}, {"at": "wood", "heroes": ["bob"]}]
    given = land(TOWN, {**WOOD, **RATS}, TOWER, **PAIR, groups=groups)
    match = journey({**given, "seats": "character"}, seed=1)
    match.submit(0, Wait())
    match.submit(1, Explore())
    match.submit(0, Wait())
    battle = state_of(match).battle
    assert battle is not None
    assert {each.id: int(each.seat) for each in battle.fighters} == {"bob": 1, "rat": 2}
    assert list(ROUNDS.to_act(match.state)) == [1]
    with pytest.raises(Rejected, match="seat 0 has no fighters in this battle"):
        match.submit(0, Resign())


def test_a_player_resigns_from_a_campaign_once() -> None:
    match = journey({**land(**PAIR), "seats": "character"})
    match.submit(0, Resign())
    with pytest.raises(Rejected, match="seat 0 has no heroes left"):
        match.submit(0, Resign())


def in_the_wood() -> Match:
    """Ann and bob, each with a seat, meet a rat."""
    match = journey({**land(place("wood", "tower", **RATS), TOWER, **PAIR), "seats": "character"}, seed=1)
    match.submit(0, Explore())
    assert state_of(match).battle is not None
    return match


def lives(match: Match) -> dict[str, int]:
    return {hero.id: int(hero.life) for hero in state_of(match).travellers()}


def test_a_player_who_resigns_in_battle_loses_that_battle_only() -> None:
    match = in_the_wood()
    match.submit(0, BeginBattle())
    before = lives(match)
    assert kinds(match.submit(1, Resign()).events) == ["withdrew"]
    # Bob stays with the group, and the views show what he has.
    (group,) = match.view(1)["groups"]
    assert [hero["life"][0] for hero in group["heroes"]] == [before["ann"], before["bob"]]
    events = fight(match)
    (went_on,) = [event for event in events if event.__struct_config__.tag == "went_on"]
    assert (went_on.won, went_on.fallen) == (True, "")
    assert lives(match)["bob"] == before["bob"]
    assert not any(hero.withdrew for hero in state_of(match).travellers())


def test_a_hero_who_was_hurt_before_giving_up_stays_hurt() -> None:
    match = in_the_wood()
    match.submit(0, BeginBattle())
    battle = state_of(match).battle
    assert battle is not None
    bob = battle.get("bob")
    bob.life, bob.mp, bob.sp = 2, 1, 0
    match.submit(1, Resign())
    fight(match)
    hero = next(hero for hero in state_of(match).travellers() if hero.id == "bob")
    assert (hero.life, hero.mp, hero.sp) == (2, 1, 0)


def test_if_all_players_resign_in_battle_their_heroes_live() -> None:
    match = in_the_wood()
    before = lives(match)
    match.submit(1, Resign())
    match.submit(0, Resign())
    assert (state_of(match).battle, match.outcome) == (None, None)
    assert lives(match) == before


def test_a_position_of_a_battle_that_a_player_left_is_a_line_both_ways() -> None:
    match = in_the_wood()
    match.submit(1, Resign())
    line = ROUNDS.notation.write(match.state)
    assert " bob*5*6*4*withdrew ++ " in line
    back = ROUNDS.notation.read(line, in_the_wood().state)
    assert plain(back) == plain(match.state)


def test_a_player_who_resigns_takes_their_heroes_out() -> None:
    match = journey({**land(**PAIR), "seats": "character"})
    assert kinds(match.submit(0, Resign()).events)[0] == "departed"
    assert match.outcome is None
    assert acting(match) == "bob"
    match.submit(1, Resign())
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("resigned", (2,))


def test_all_heroes_win_together() -> None:
    match = journey({**land(place("town", "tower"), TOWER, **PAIR), "seats": "character"})
    match.submit(0, Travel("tower"))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("goal", (0, 1))


@pytest.mark.parametrize("name", ["estrada", "duas_luas"])
def test_a_campaign_with_a_seat_for_each_character_can_be_played_by_bots(name: str) -> None:
    values = {**ROUNDS.scenarios.expand(ROUNDS.scenarios.load(name)), "seats": "character"}
    bot = ROUNDS.bots()["heuristic"]
    there = len(ROUNDS.seats_for(ROUNDS.scenarios.load(values)))
    match = Match(ROUNDS, values, seed=4, seats=[bot] * there)
    while match.outcome is None:
        match.act()
    assert match.outcome.reason in ("goal", "days_over", "all_dead")

"""Responses: one optional answer to an action, no chains; the active player, opponents, partners."""

from typing import Any

import pytest

from games.rounds.arena import act, battle, card, duel, hero, of, response, scenario, told, who
from turnwright.games.rounds.commands import Attack, PlayCard
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Step
from turnwright.kernel.match import Match

GUARD = response("guard", "on_self", {"do": "mark", "mark": "guarda", "lasts": 0}, cost={"sp": 1})
STEP_BACK = response("back", "on_self", {"do": "move", "way": "away", "steps": 1})
HIT_BACK = response("hit", "on_self", {"do": "damage", "whom": "target", "amount": 40}, reach=1)
BOOST = response("boost", "own_action", {"do": "mark", "mark": "fervor", "lasts": 0})
COVER = response("cover", "on_partner", {"do": "mark", "whom": "target", "mark": "guarda", "lasts": 0})
CHEER = response("cheer", "partner_action", {"do": "mark", "whom": "target", "mark": "fervor", "lasts": 0})
SPITE = response("spite", "enemy_action", {"do": "lose", "whom": "target", "resource": "mp", "amount": 1})
CARDS = [GUARD, STEP_BACK, HIT_BACK, BOOST, COVER, CHEER, SPITE]


def bout(
    mine: tuple[str, ...], theirs: tuple[str, ...], faces: tuple[int, ...] = (), **changes: Any
) -> Match:
    ana = hero("ana", deck=mine, PER=5, AGI=7)
    return battle(duel(ana, hero("bia", deck=theirs), cards=CARDS, **changes), faces)


def struck(match: Match) -> Step:
    return match.submit(0, Attack("bia"))


def ask_of(step: Step) -> tuple[int, str, tuple[Any, ...]]:
    (asked,) = step.asks
    return asked.seat, asked.question, tuple(worded(choice) for choice in asked.choices)


def worded(choice: Any) -> str:
    """Who answers with what, by their ids."""
    if choice.id == "no":
        return "no"
    return f"{choice.args['who_id']} {choice.args['card_id']}"


def test_a_fighter_that_is_struck_may_answer_or_not() -> None:
    match = bout((), ("guard",), (1,))
    step = struck(match)
    assert ask_of(step) == (1, "respond", ("no", "bia guard"))
    assert of(told(step), "declared", "actor_id", "action", "target_id") == [("ana", "attack", "bia")]
    events = told(match.answer(1, step.asks[0].id, 0))
    assert of(events, "injured", "damage", "con", "injury") == [(5, 4, 2)]
    assert who(match, "bia").hand == ["guard"]


def test_a_guard_raises_con_for_this_action_only() -> None:
    match = bout((), ("guard",), (1,))
    step = struck(match)
    events = told(match.answer(1, step.asks[0].id, 1))
    assert of(events, "responded", "actor_id", "card", "against_id") == [("bia", "guard", "ana")]
    assert of(events, "injured", "damage", "con", "injury") == [(5, 7, 1)]
    assert of(events, "mark_gone", "mark") == ["guarda"]
    assert (who(match, "bia").sp, who(match, "bia").discard, who(match, "bia").marks) == (7, ["guard"], [])


def test_a_fighter_that_steps_back_is_out_of_reach_and_the_points_are_gone() -> None:
    match = bout((), ("back",))
    step = struck(match)
    events = told(match.answer(1, step.asks[0].id, 1))
    assert of(events, "action_failed", "actor_id", "reason") == [("ana", "out_of_reach")]
    assert (who(match, "bia").life, who(match, "ana").ap) == (5, 4)


def test_a_fighter_that_dies_by_an_answer_does_not_strike() -> None:
    match = bout((), ("hit",))
    step = struck(match)
    events = told(match.answer(1, step.asks[0].id, 1))
    assert of(events, "died", "target_id", "by") == [("ana", "bia")]
    assert of(events, "injured", "target_id") == ["ana"]
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_the_active_player_comes_first_and_one_answer_is_all() -> None:
    match = bout(("boost",), ("guard",), (1,))
    step = struck(match)
    assert ask_of(step) == (0, "respond", ("no", "ana boost"))
    events = told(match.answer(0, step.asks[0].id, 1))
    # The opponent is not asked again, and a response gets no response.
    assert match.running is None
    assert of(events, "injured", "damage") == [4 + 2 + 1]
    assert who(match, "ana").marks == []


def test_when_the_active_player_passes_the_opponents_are_asked() -> None:
    match = bout(("boost",), ("guard",), (1,))
    step = struck(match)
    step = match.answer(0, step.asks[0].id, 0)
    assert ask_of(step) == (1, "respond", ("no", "bia guard"))


def test_partners_of_the_target_may_answer_for_it_in_the_order_of_turns() -> None:
    ana = hero("ana", PER=9)
    given = scenario(
        [(ana, "e6")],
        [(hero("bia", deck=["guard"]), "f6"), (hero("eva", deck=["cover"], PER=6), "a1")],
        cards=CARDS,
    )
    match = battle(given, (1,))
    step = struck(match)
    assert ask_of(step) == (1, "respond", ("no", "eva cover", "bia guard"))
    events = told(match.answer(1, step.asks[0].id, 1))
    assert of(events, "marked", "target_id", "mark") == [("bia", "guarda")]
    assert of(events, "injured", "con") == [7]


def test_a_fighter_does_not_answer_for_itself_as_a_partner() -> None:
    match = bout((), ("cover",), (1,))
    assert list(struck(match).asks) == []


def test_partners_respond_to_actions_on_each_other() -> None:
    mend = card("mend", {"do": "heal", "whom": "target", "amount": 1}, target="ally", reach=5)
    given = scenario(
        [(hero("ana", PER=9, deck=["mend"]), "e6"), (hero("eva", deck=["cover"]), "e7"), (hero("isa"), "e5")],
        [(hero("bia", PER=1), "k11")],
        cards=[*CARDS, mend],
    )
    match = battle(given, (1, 2))
    step = match.submit(0, PlayCard("mend", "isa"))
    assert ask_of(step) == (0, "respond", ("no", "eva cover"))


def test_an_answer_that_reaches_one_cell_does_not_answer_from_afar() -> None:
    shoot = card("dart", {"do": "damage", "whom": "target", "amount": 4}, target="enemy", reach=8)
    given = duel(hero("ana", deck=["dart"], PER=5), hero("bia", deck=["hit"]), "h6", cards=[*CARDS, shoot])
    match = battle(given)
    step = match.submit(0, PlayCard("dart", "bia"))
    assert step.asks == []


@pytest.mark.parametrize(("wall", "asked"), [(".", 1), ("#", 0)])
def test_an_answer_does_not_go_through_a_wall(wall: str, asked: int) -> None:
    # There is no target: the two need not see each other.
    calm = card("calm", {"do": "gain", "resource": "sp", "amount": 1})
    board = ["." * 11] * 5 + [f"....{wall}......"] + ["." * 11] * 5
    ana = hero("ana", deck=["calm"], PER=5)
    given = scenario([(ana, "d6")], [(hero("bia", deck=["spite"]), "f6")], cards=[*CARDS, calm], board=board)
    assert len(battle(given).submit(0, PlayCard("calm")).asks) == asked


@pytest.mark.parametrize(("at", "asked"), [("f8", 1), ("f4", 0)])
def test_the_reach_of_a_response_is_measured_to_the_fighter_it_is_for(at: str, asked: int) -> None:
    # A fighter who covers bia on f7 stands near her and in sight, wherever ana strikes from.
    board = ["." * 11] * 5 + [".....#....."] + ["." * 11] * 5
    near = {**COVER, "reach": 3}
    given = scenario(
        [(hero("ana", PER=9), "g7")],
        [(hero("bia"), "f7"), (hero("eva", deck=["cover"], PER=6), at)],
        cards=[near],
        board=board,
    )
    assert len(struck(battle(given, (1,))).asks) == asked


def test_a_leap_to_a_cell_that_an_answer_took_has_no_effect() -> None:
    leap = card("leap", {"do": "move", "way": "to", "steps": 3}, target="cell", reach=3)
    near = response("near", "enemy_action", {"do": "move", "way": "toward", "steps": 1})
    given = duel(hero("ana", deck=["leap"], PER=5), hero("bia", deck=["near"]), "i6", cards=[leap, near])
    match = battle(given)
    step = match.submit(0, PlayCard("leap", "", "h6"))
    events = told(match.answer(1, step.asks[0].id, 1))
    assert of(events, "action_failed", "actor_id", "reason") == [("ana", "out_of_reach")]


def test_a_response_is_not_played_in_a_turn() -> None:
    match = bout(("guard",), ())
    with pytest.raises(Rejected, match="is a response"):
        act(match, PlayCard("guard"))


def test_a_fighter_that_might_hold_a_response_is_asked_even_if_only_no_is_possible() -> None:
    # One card is in hand, the other in the deck: which is which, the attacker does not know.
    given = duel(hero("ana", PER=5), hero("bia", deck=["guard", "pocao"]), cards=CARDS, hand=1)
    choices = set()
    for face in (1, 2):
        match = battle(given, (face, 1, 1))
        step = struck(match)
        choices.add(ask_of(step)[2])
    assert choices == {("no",), ("no", "bia guard")}


def test_a_fighter_that_cannot_pay_is_not_asked() -> None:
    match = bout((), ("guard",), (1,))
    who(match, "bia").sp = 0
    assert struck(match).asks == []


def test_first_the_active_player_then_opponents_then_partners() -> None:
    given = scenario(
        [(hero("ana", PER=9, deck=["boost"]), "e6"), (hero("eva", PER=3, deck=["cheer"]), "a1")],
        [(hero("bia", PER=2, deck=["spite"]), "f6"), (hero("isa", PER=5, deck=["cover"]), "k11")],
        cards=CARDS,
    )
    match = battle(given, (1,))
    step = struck(match)
    asked = []
    while step.asks:
        asked.append(ask_of(step))
        step = match.answer(step.asks[0].seat, step.asks[0].id, 0)
    assert asked == [
        (0, "respond", ("no", "ana boost")),
        (1, "respond", ("no", "isa cover", "bia spite")),
        (0, "respond", ("no", "eva cheer")),
    ]


def test_a_partner_cheers_the_fighter_that_acts() -> None:
    given = scenario(
        [(hero("ana", PER=9), "e6"), (hero("eva", PER=3, deck=["cheer"]), "a1")],
        [(hero("bia", PER=2), "f6")],
        cards=CARDS,
    )
    match = battle(given, (1,))
    step = struck(match)
    events = told(match.answer(0, step.asks[0].id, 1))
    assert of(events, "marked", "target_id", "mark") == [("ana", "fervor")]
    assert of(events, "injured", "damage") == [4 + 2 + 1]


def test_an_enemy_may_respond_to_an_action_without_a_target() -> None:
    calm = card("calm", {"do": "gain", "resource": "sp", "amount": 1})
    ana = hero("ana", deck=["calm"], PER=5)
    match = battle(duel(ana, hero("bia", deck=["spite"]), cards=[*CARDS, calm]))
    step = match.submit(0, PlayCard("calm"))
    assert ask_of(step) == (1, "respond", ("no", "bia spite"))
    match.answer(1, step.asks[0].id, 1)
    assert who(match, "ana").mp == 7

"""Blows, shots and containers."""

from typing import Any

import pytest

from games.rounds.arena import END, ROUNDS, act, battle, card, duel, hero, of, who
from turnwright.games.rounds.commands import (
    Attack,
    BeginBattle,
    Move,
    OpenContainer,
    PlayCard,
    Rest,
    Shoot,
)
from turnwright.games.rounds.map.board import PLAIN
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

ARCHER = hero("ana", PER=6, AGI=7, ranged=True)


def test_a_blow_costs_3_points_and_does_for_and_1d2() -> None:
    match = battle(duel(hero("ana", FOR=5, PER=5), hero("bia", CON=6)), [2])
    events = act(match, Attack("bia"))
    assert of(events, "injured", "actor_id", "target_id", "damage", "con", "injury") == [
        ("ana", "bia", 7, 6, 2)
    ]
    assert (who(match, "ana").ap, who(match, "bia").life) == (1, 3)


def test_a_blow_reaches_one_cell() -> None:
    for enemy_at, refused in (("f6", False), ("e7", False), ("f7", True), ("g6", True)):
        match = battle(duel(enemy_at=enemy_at), [1])
        if refused:
            with pytest.raises(Rejected, match="is not a target within reach"):
                act(match, Attack("bia"))
        else:
            act(match, Attack("bia"))


def test_without_3_points_no_fighter_strikes() -> None:
    match = battle(duel(), [1])
    act(match, Attack("bia"))
    with pytest.raises(Rejected, match="this costs 3 action points; ana has 1"):
        act(match, Attack("bia"))


def test_no_fighter_attacks_an_ally() -> None:
    match = battle(duel())
    with pytest.raises(Rejected) as refused:
        act(match, Attack("ana"))
    assert refused.value.legal == ["bia"]


def test_a_shot_does_half_of_per_rounded_up_and_1d2() -> None:
    match = battle(duel(hero("ana", PER=5, ranged=True), hero("bia", CON=5), enemy_at="h6"), [2])
    events = act(match, Shoot("bia"))
    assert of(events, "injured", "damage", "injury") == [(5, 2)]
    assert who(match, "ana").ap == 1


@pytest.mark.parametrize(
    ("at", "reached"),
    [("f6", False), ("g6", True), ("f7", True), ("k6", True), ("k7", False), ("k11", False)],
)
def test_a_shot_reaches_per_cells_but_not_the_one_beside(at: str, reached: bool) -> None:
    match = battle(duel(ARCHER, enemy_at=at))
    assert (Shoot("bia") in ROUNDS.options(match.state, 0)) == reached


def test_a_shot_needs_a_bow_and_a_clear_line() -> None:
    board = list(PLAIN)
    board[5] = "......#...."
    for given in (duel(hero("ana", PER=6), enemy_at="h6"), duel(ARCHER, enemy_at="h6", board=board)):
        match = battle(given)
        with pytest.raises(Rejected, match="is not a target within reach"):
            act(match, Shoot("bia"))


# Containers


def chests(**changes: Any) -> dict[str, Any]:
    board = list(PLAIN)
    board[5] = "$....$....."  # row 6: a6 and f6
    board[4] = "....$......"  # row 7: e7
    return duel(enemy_at="k6", board=board, containers=["bomba", "pocao", "escudo"], **changes)


def test_a_container_beside_costs_2_points_and_gives_its_card() -> None:
    match = battle(chests())
    events = act(match, OpenContainer("f6"))
    assert of(events, "container_opened", "actor_id", "at", "card") == [("ana", "f6", "escudo")]
    assert (who(match, "ana").hand, who(match, "ana").ap) == (["escudo"], 2)
    act(match, OpenContainer("e7"))
    assert who(match, "ana").hand == ["escudo", "bomba"]  # listed as one reads the drawing
    assert match.state.opened == [1, 2]


def test_a_container_is_opened_once_and_from_beside() -> None:
    match = battle(chests())
    act(match, OpenContainer("f6"))
    for cell in ("f6", "a6", "e5"):
        with pytest.raises(Rejected, match="no closed container beside ana"):
            act(match, OpenContainer(cell))
    act(match, Move("e5"))
    with pytest.raises(Rejected):
        act(match, OpenContainer("e7"))


def test_no_fighter_walks_onto_a_container_open_or_not() -> None:
    match = battle(chests())
    act(match, OpenContainer("f6"))
    with pytest.raises(Rejected):
        act(match, Move("f6"))


def test_a_full_hand_leaves_the_card_with_those_that_were_played() -> None:
    ana = hero("ana", deck=["escudo"] * 6, PER=5)
    match = battle(chests() | {"heroes": [ana, hero("bia")]}, [1] * 20)
    act(match, OpenContainer("e7"))
    assert (len(who(match, "ana").hand), who(match, "ana").discard) == (6, ["bomba"])


# Dice of people


def test_people_throw_the_die_of_their_own_blow() -> None:
    match = Match(ROUNDS, duel(hero("ana", FOR=4, PER=5), hero("bia", CON=6)), throws=[0])
    match.submit(0, BeginBattle())
    step = match.submit(0, Attack("bia"))
    (asked,) = step.asks
    assert (asked.seat, asked.formula, asked.reason) == (0, "1d2", "attack")
    assert asked.about == {"actorId": "ana", "rollKind": "attack", "targetId": "bia"}
    with pytest.raises(Rejected):
        match.answer(0, asked.id, [3])
    match.answer(0, asked.id, [2])
    assert who(match, "bia").life == 3


def test_the_dice_of_a_bot_are_thrown_for_it() -> None:
    given = duel(hero("ana", FOR=4, PER=5), hero("bia", CON=6))
    match = Match(ROUNDS, given, seats=[ROUNDS.bots()["heuristic"], None], throws=[1])
    while who(match, "bia").life == 5:
        step = match.act()
        assert step is not None
        assert step.asks == []


def test_ending_the_turn_is_always_possible() -> None:
    match = battle(duel())
    act(match, END)
    assert match.state.fighters[match.state.active].id == "bia"


def test_opening_needs_2_points_and_the_open_one_is_drawn_so() -> None:
    match = battle(chests())
    act(match, OpenContainer("f6"), Move("e5"), Move("e6"))
    with pytest.raises(Rejected, match="this costs 2 action points; ana has 0"):
        act(match, OpenContainer("e7"))
    rows = [line.args.get("text", "") for line in ROUNDS.presenter.draw(ROUNDS.view(match.state, 0))]
    assert " 6 $ . . . A _ . . . . U" in rows


def test_unknown_actions_are_refused() -> None:
    match = battle(duel())
    with pytest.raises(Rejected, match="str is not an action of a turn"):
        act(match, "attack")


@pytest.mark.parametrize(
    ("command", "field"),
    [
        (Attack(5), "target_id"),  # type: ignore[arg-type]
        (Shoot(None), "target_id"),  # type: ignore[arg-type]
        (Move(5), "to"),  # type: ignore[arg-type]
        (OpenContainer(["e7"]), "at"),  # type: ignore[arg-type]
        (PlayCard(5), "card"),  # type: ignore[arg-type]
        (PlayCard("golpe_firme", 5), "target_id"),  # type: ignore[arg-type]
        (PlayCard("golpe_firme", "bia", 5), "to"),  # type: ignore[arg-type]
        (Rest("sleep"), "of"),  # type: ignore[arg-type]
        (Rest(1), "of"),  # type: ignore[arg-type]
    ],
)
def test_a_malformed_command_is_refused(command: Any, field: str) -> None:
    match = battle(duel(hero("ana", deck=["golpe_firme"], PER=5)))
    with pytest.raises(Rejected) as refused:
        act(match, command)
    assert (refused.value.code, refused.value.field) == ("malformed", field)


def test_a_card_to_a_cell_needs_a_free_one() -> None:
    leap = card("leap", {"do": "move", "way": "to", "steps": 1}, target="cell", reach=1)
    board = list(PLAIN)
    board[4], board[5], board[6] = "....#......", "...#.#.....", "....#......"
    match = battle(duel(hero("ana", deck=["leap"], PER=5), enemy_at="k6", board=board, cards=[leap]))
    with pytest.raises(Rejected, match="has no free cell within reach"):
        act(match, PlayCard("leap", "", "e7"))

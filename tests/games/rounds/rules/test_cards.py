"""Cards: what they cost, whom they reach, and each word of the vocabulary."""

from typing import Any

import pytest

from games.rounds.arena import END, ROUNDS, act, battle, card, duel, hero, of, scenario, who
from turnwright.games.rounds.commands import PlayCard
from turnwright.games.rounds.map.board import cell_name
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

ON_BIA = PlayCard("test", "bia")
ON_SELF = PlayCard("test")


def holding(
    *effects: dict[str, Any],
    faces: tuple[int, ...] = (),
    enemy_at: str = "f6",
    marks: Any = (),
    **fields: Any,
) -> Match:
    """`ana` holds a card of these effects; against `bia`, who has CON 6."""
    ana = hero("ana", deck=["test"], PER=5)
    given = duel(
        ana,
        hero("bia", CON=6, level=3),
        enemy_at,
        cards=[card("test", *effects, **fields)],
        marks=list(marks),
    )
    return battle(given, faces)


AIMED: dict[str, Any] = {"target": "enemy", "reach": 1}


def test_negative_healing_is_zero() -> None:
    cursed = card("cursed", {"do": "heal", "whom": "target", "amount": -20, "plus": "ESP"}, target="enemy")
    match = battle(duel(hero("ana", deck=["cursed"], PER=5), cards=[cursed]))
    act(match, PlayCard("cursed", "bia"))
    assert who(match, "bia").life == 5
    assert who(match, "bia").on_board


def test_negative_loss_is_zero() -> None:
    kind = card("kind", {"do": "lose", "resource": "mp", "amount": -20, "plus": "ESP"})
    match = battle(duel(hero("ana", deck=["kind"], PER=5), cards=[kind]))
    before = who(match, "ana").mp
    act(match, PlayCard("kind"))
    assert who(match, "ana").mp == before


def test_damage_goes_through_con() -> None:
    match = holding({"do": "damage", "whom": "target", "amount": 2, "plus": "FOR"}, **AIMED)
    act(match, ON_BIA)
    assert who(match, "bia").life == 5  # 6 against 6


def test_dice_and_a_part_of_an_attribute_are_added() -> None:
    word = {"do": "damage", "whom": "target", "amount": 1, "plus": "PER", "part": 2, "dice": "2d4"}
    match = holding(word, faces=(4, 4), **AIMED)
    assert of(act(match, ON_BIA), "injured", "damage", "injury") == [(1 + 2 + 8, 3)]


def test_heal_and_gain_stop_at_the_most() -> None:
    match = holding({"do": "heal", "amount": 3}, {"do": "gain", "resource": "mp", "amount": 3})
    who(match, "ana").life, who(match, "ana").mp = 3, 1
    act(match, ON_SELF)
    assert (who(match, "ana").life, who(match, "ana").mp) == (5, 4)


def test_lose_takes_a_resource_and_never_more_than_there_is() -> None:
    match = holding({"do": "lose", "whom": "target", "resource": "mp", "amount": 20}, **AIMED)
    act(match, ON_BIA)
    assert who(match, "bia").mp == 0


def test_a_payment_among_the_effects_is_part_of_the_cost() -> None:
    match = holding({"do": "pay", "resource": "life", "amount": 2}, {"do": "ap", "amount": 5})
    act(match, ON_SELF)
    assert (who(match, "ana").life, who(match, "ana").ap) == (3, 4 - 1 + 5)
    again = holding({"do": "pay", "resource": "life", "amount": 5}, {"do": "ap", "amount": 5})
    with pytest.raises(Rejected, match="test costs 1 ap, 5 life"):
        act(again, ON_SELF)


def test_a_mark_changes_attributes_for_a_number_of_own_turns() -> None:
    slow = {"id": "slow", "name": "Slow", "attributes": {"AGI": -3}}
    match = holding({"do": "mark", "whom": "target", "mark": "slow", "lasts": 1}, marks=[slow], **AIMED)
    act(match, ON_BIA, END)
    assert who(match, "bia").ap == 1
    events = act(match, END)
    assert of(events, "mark_gone", "target_id", "mark") == [("bia", "slow")]
    act(match, END)
    assert who(match, "bia").ap == 4


def test_a_mark_on_itself_for_one_turn_ends_with_this_turn() -> None:
    strong = {"id": "strong", "name": "Strong", "attributes": {"FOR": 3}}
    match = holding({"do": "mark", "mark": "strong", "lasts": 1}, marks=[strong])
    act(match, ON_SELF)
    assert who(match, "ana").attribute(1) == 7
    act(match, END)
    assert who(match, "ana").attribute(1) == 4


def test_an_attribute_is_never_below_1() -> None:
    weak = {"id": "weak", "name": "Weak", "attributes": {"FOR": -9}}
    match = holding({"do": "mark", "mark": "weak", "lasts": 2}, marks=[weak])
    act(match, ON_SELF)
    assert who(match, "ana").attribute(1) == 1


def test_the_same_mark_again_is_renewed() -> None:
    match = holding(
        {"do": "mark", "mark": "guarda", "lasts": 2}, {"do": "mark", "mark": "guarda", "lasts": 5}
    )
    act(match, ON_SELF)
    assert [(mark.id, mark.lasts) for mark in who(match, "ana").marks] == [("guarda", 5)]


def test_unmark_removes_a_mark_and_emits_an_event_only_if_it_was_there() -> None:
    match = holding(
        {"do": "mark", "mark": "guarda"},
        {"do": "unmark", "mark": "guarda"},
        {"do": "unmark", "mark": "lento"},
    )
    events = act(match, ON_SELF)
    assert of(events, "mark_gone", "mark") == ["guarda"]
    assert who(match, "ana").marks == []


def test_effects_with_if_marked_apply_only_to_marked_fighters() -> None:
    word = {"do": "damage", "whom": "target", "amount": 12, "if_marked": "lento"}
    match = holding(word, **AIMED)
    act(match, ON_BIA)
    assert who(match, "bia").life == 7
    both = holding({"do": "mark", "whom": "target", "mark": "lento"}, word, **AIMED)
    act(both, ON_BIA)
    assert who(both, "bia").life == 7  # the mark is new: what was before counts


@pytest.mark.parametrize(
    ("whom", "way", "steps", "ends"),
    [
        ("target", "away", 2, ("e6", "h6")),
        ("target", "toward", 2, ("e6", "f6")),
        ("self", "away", 3, ("b6", "f6")),
        ("self", "toward", 9, ("e6", "f6")),
    ],
)
def test_move_pushes_and_pulls_in_a_straight_line(
    whom: str, way: str, steps: int, ends: tuple[str, str]
) -> None:
    match = holding({"do": "move", "whom": whom, "way": way, "steps": steps}, **AIMED)
    act(match, ON_BIA)
    assert (cell_name(who(match, "ana").cell), cell_name(who(match, "bia").cell)) == ends


@pytest.mark.parametrize(("way", "end"), [("away", "f8"), ("toward", "f6")])
def test_of_two_ways_that_are_as_straight_the_first_clockwise_is_taken(way: str, end: str) -> None:
    move = {"do": "move", "whom": "target", "way": way, "steps": 1}
    match = holding(move, enemy_at="f7", target="enemy", reach=2)
    act(match, ON_BIA)
    assert cell_name(who(match, "bia").cell) == end


def test_a_leap_goes_to_a_free_cell_within_reach() -> None:
    match = holding({"do": "move", "way": "to", "steps": 3}, target="cell", reach=3)
    options = [option.to for option in ROUNDS.options(match.state, 0) if isinstance(option, PlayCard)]
    assert len(options) == 24 - 1  # bia stands on one of them
    for cell in ("f6", "e6", "i6"):
        with pytest.raises(Rejected, match=f"test cannot be played to '{cell}'"):
            act(match, PlayCard("test", "", cell))
    with pytest.raises(Rejected, match="test needs a cell"):
        act(match, ON_SELF)
    events = act(match, PlayCard("test", "", "g7"))
    assert of(events, "shifted", "start", "to") == [("e6", "g7")]


def test_a_card_that_is_played_to_no_cell_takes_none() -> None:
    match = holding({"do": "damage", "whom": "target", "amount": 1}, **AIMED)
    with pytest.raises(Rejected, match="test does not take a cell"):
        act(match, PlayCard("test", "bia", "c3"))


# A wall on f6, between e6 and g6

WALLED = ["." * 11] * 5 + [".....#....."] + ["." * 11] * 5


def test_no_fighter_leaps_over_a_wall() -> None:
    leap = card("test", {"do": "move", "way": "to", "steps": 2}, target="cell", reach=2)
    match = battle(duel(hero("ana", deck=["test"], PER=5), enemy_at="k6", board=WALLED, cards=[leap]))
    cells = [option.to for option in ROUNDS.options(match.state, 0) if isinstance(option, PlayCard)]
    assert ("g6" in cells, "c6" in cells) == (False, True)
    with pytest.raises(Rejected, match="cannot be played to 'g6'"):
        act(match, PlayCard("test", "", "g6"))


@pytest.mark.parametrize(("board", "touched"), [(None, True), (WALLED, False)], ids=["open", "wall"])
def test_the_area_of_a_card_does_not_go_through_a_wall(board: Any, touched: bool) -> None:
    burst = card(
        "test",
        {"do": "damage", "whom": "enemies", "reach": 2, "amount": 40},
        {"do": "lose", "whom": "allies", "reach": 3, "resource": "mp", "amount": 1},
    )
    given = scenario(
        [(hero("ana", deck=["test"], PER=5), "e6"), (hero("eva"), "h6")],
        [(hero("bia", PER=1), "g6"), (hero("zed", PER=1), "a1")],
        cards=[burst],
        board=board,
    )
    match = battle(given, [1, 2])
    act(match, ON_SELF)
    assert (who(match, "bia").life == 0) is touched
    assert (who(match, "eva").mp == 7) is touched


def test_the_effects_of_a_mark_use_the_attributes_of_its_source() -> None:
    burn = {
        "id": "burn",
        "name": "Burn",
        "phase": "end_of_turn",
        "effects": [{"do": "damage", "amount": 1, "plus": "INT", "dice": "1d4"}],
    }
    light = card("test", {"do": "mark", "whom": "target", "mark": "burn"}, **AIMED)
    ana = hero("ana", deck=["test"], PER=5, INT=19)
    match = battle(duel(ana, hero("bia", INT=1), cards=[light], marks=[burn]), [3])
    act(match, ON_BIA, END)
    events = act(match, END)
    # It is hers, and so is the die.
    assert of(events, "injured", "actor_id", "target_id", "damage") == [("ana", "bia", 1 + 19 + 3)]


def test_draw_takes_cards_of_the_deck_and_the_played_ones_become_a_deck_again() -> None:
    ana = hero("ana", deck=["test"] * 3, PER=5)
    given = duel(ana, enemy_at="k6", cards=[card("test", {"do": "draw", "amount": 2})], hand=1)
    match = battle(given, [1] * 10)
    assert (len(who(match, "ana").hand), len(who(match, "ana").deck)) == (1, 2)
    act(match, ON_SELF)
    assert (len(who(match, "ana").hand), len(who(match, "ana").deck), who(match, "ana").discard) == (
        2,
        0,
        ["test"],
    )
    events = act(match, ON_SELF)
    assert of(events, "deck_shuffled", "count") == [2]
    assert len(who(match, "ana").hand) == 3


def test_a_hand_holds_six_cards() -> None:
    ana = hero("ana", deck=["test"] * 9, PER=5)
    given = duel(ana, enemy_at="k6", cards=[card("test", {"do": "draw", "amount": 5})])
    match = battle(given, [1] * 10)
    act(match, ON_SELF)
    assert (len(who(match, "ana").hand), len(who(match, "ana").deck)) == (6, 2)


def test_only_the_own_side_learns_which_cards_are_drawn() -> None:
    ana = hero("ana", deck=["test"] * 3, PER=5)
    match = battle(
        duel(ana, enemy_at="k6", cards=[card("test", {"do": "draw", "amount": 1})], hand=1), [1] * 9
    )
    step = match.submit(0, ON_SELF)
    assert [type(event).__name__ for event in step.seen_by(0)][-2:] == ["Drew", "Drawn"]
    assert "Drawn" not in [type(event).__name__ for event in step.seen_by(1)]
    assert "Drawn" not in [type(event).__name__ for event in step.seen_by(-1)]


def test_only_enemies_and_allies_within_reach_count() -> None:
    ana = hero("ana", deck=["test"], PER=5)
    burst = card(
        "test",
        {"do": "damage", "whom": "enemies", "reach": 2, "amount": 40},
        {"do": "gain", "whom": "allies", "reach": 2, "resource": "mp", "amount": 1},
    )
    given = scenario(
        [(ana, "e6"), (hero("eva", PER=3), "e7"), (hero("isa", PER=2), "a1")],
        [(hero("bia", PER=1), "g6"), (hero("zed", PER=4), "h6")],
        cards=[burst],
    )
    match = battle(given)
    for id in ("ana", "eva", "isa"):
        who(match, id).mp = 0
    act(match, ON_SELF)
    assert [who(match, id).life for id in ("bia", "zed")] == [0, 5]
    assert [who(match, id).mp for id in ("ana", "eva", "isa")] == [0, 1, 0]


def test_a_card_for_an_ally_may_target_its_player() -> None:
    match = holding({"do": "heal", "whom": "target", "amount": 1}, target="ally", reach=2)
    who(match, "ana").life = 1
    act(match, PlayCard("test", "ana"))
    assert who(match, "ana").life == 2


def test_a_card_is_played_once() -> None:
    match = holding({"do": "ap", "amount": 1})
    act(match, ON_SELF)
    with pytest.raises(Rejected, match="ana has no card 'test' in hand"):
        act(match, ON_SELF)
    assert who(match, "ana").discard == ["test"]


@pytest.mark.parametrize("cost", [{"ap": 5}, {"ap": 1, "mp": 9}, {"ap": 1, "sp": 9}, {"ap": 1, "life": 5}])
def test_a_card_that_cannot_be_paid_cannot_be_played(cost: dict[str, int]) -> None:
    match = holding({"do": "ap", "amount": 1}, cost=cost)
    assert ON_SELF not in ROUNDS.options(match.state, 0)
    with pytest.raises(Rejected, match="test costs"):
        act(match, ON_SELF)


def test_a_card_needs_its_target() -> None:
    word = {"do": "damage", "whom": "target", "amount": 1}
    match = holding(word, target="enemy", reach=3, enemy_at="h6")
    for command in (
        ON_SELF,
        PlayCard("test", "ana"),
        PlayCard("test", "stranger"),
        PlayCard("test", "bia", "e7"),
    ):
        with pytest.raises(Rejected):
            act(match, command)
    act(match, ON_BIA)
    far = holding(word, target="enemy", reach=3, enemy_at="i6")
    with pytest.raises(Rejected, match="has no such target within reach"):
        act(far, ON_BIA)

"""Any number of sides, and of seats: a seat per side, per character or per player."""

from typing import Any

import pytest

from games.rounds.arena import BOT, END, ROUNDS, hero, response, scenario
from turnwright.games.rounds.commands import Attack, BeginBattle, Resign
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.match import Match

ANA, BIA, CAU = hero("ana", PER=9), hero("bia", PER=7), hero("cau", PER=5)
DUDA = hero("duda", PER=3)


def three_sides(**changes: Any) -> dict[str, Any]:
    """Ana against Bia against Cau, all in reach of Ana."""
    given = scenario([(ANA, "e5")], [(BIA, "e6")])
    given["heroes"].append(CAU)
    return {**given, "others": [[{"hero": "cau", "at": "f5"}]], **changes}


def two_pairs(**changes: Any) -> dict[str, Any]:
    return scenario([(ANA, "e5"), (CAU, "d5")], [(BIA, "e6"), (DUDA, "d6")], **changes)


def begun(given: dict[str, Any], faces: list[int] | None = None) -> Match:
    match = Match(ROUNDS, given, dice=faces)
    match.submit(0, BeginBattle())
    return match


def acting(match: Match) -> tuple[str, int]:
    (seat,) = ROUNDS.to_act(match.state)
    return match.state.fighters[match.state.active].id, seat


# Sides.


def test_each_of_three_sides_has_a_seat_and_a_turn() -> None:
    match = begun(three_sides())
    assert ROUNDS.seats_for(match.scenario) == ("first", "second", "third")
    assert ROUNDS.sides(match.state) == {"first": (0,), "second": (1,), "third": (2,)}
    order = []
    for _ in range(3):
        order.append(acting(match))
        match.submit(order[-1][1], END)
    assert order == [("ana", 0), ("bia", 1), ("cau", 2)]


def test_every_other_side_is_an_enemy() -> None:
    match = begun(three_sides())
    listed = [option for option in ROUNDS.options(match.state, 0) if isinstance(option, Attack)]
    assert [option.target_id for option in listed] == ["bia", "cau"]


def test_the_battle_goes_on_until_one_side_is_left() -> None:
    match = begun(three_sides())
    match.submit(1, Resign())
    assert match.outcome is None
    assert match.state.get("bia").life == 0
    assert [match.state.fighters[place].id for place in match.state.order] == ["ana", "cau"]
    match.submit(2, Resign())
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "resigned")


def test_the_turn_of_a_player_who_resigns_is_over() -> None:
    match = begun(three_sides())
    match.submit(0, Resign())
    assert acting(match) == ("bia", 1)
    with pytest.raises(Rejected):
        match.submit(0, END)
    assert ROUNDS.extra_options(match.state, 0).count() == 0


def test_a_player_resigns_once() -> None:
    match = begun(three_sides())
    match.submit(0, Resign())
    with pytest.raises(Rejected, match="seat 0 has no fighters in this battle"):
        match.submit(0, Resign())


def test_the_first_seat_that_has_not_resigned_begins_the_battle() -> None:
    match = Match(ROUNDS, three_sides())
    match.submit(0, Resign())
    assert list(ROUNDS.to_act(match.state)) == [1]
    assert list(ROUNDS.options(match.state, 1)) == [BeginBattle()]
    assert ROUNDS.options(match.state, 0).count() == 0
    with pytest.raises(Rejected) as refused:
        match.submit(0, BeginBattle())
    assert list(refused.value.legal) == [1]
    match.submit(1, BeginBattle())
    assert acting(match) == ("bia", 1)


def test_a_side_without_cells_of_its_own_stands_apart() -> None:
    shipped = ROUNDS.scenarios.load(
        {"name": "x", "first": ["bento"] * 6, "second": ["iara"] * 6, "others": [["tomas"] * 6] * 4}
    )
    cells = [fighter.cell for fighter in Match(ROUNDS, shipped).state.fighters]
    assert len(set(cells)) == 36


@pytest.mark.parametrize("name", ["tres_bandos", "mesa"])
def test_bots_play_a_battle_of_many_seats_to_its_end(name: str) -> None:
    there = len(ROUNDS.seats_for(ROUNDS.scenarios.load(name)))
    match = Match(ROUNDS, name, seed=3, seats=[BOT] * there)
    while match.outcome is None:
        match.act()
    assert match.outcome.reason in ("last_standing", "stalemate", "round_limit", "all_down")


# Seats.


def test_a_seat_may_command_a_single_character() -> None:
    match = begun(two_pairs(seats="character"))
    assert ROUNDS.seats_for(match.scenario) == ("ana", "cau", "bia", "duda")
    assert ROUNDS.sides(match.state) == {"first": (0, 1), "second": (2, 3)}
    order = []
    for _ in range(4):
        order.append(acting(match))
        match.submit(order[-1][1], END)
    assert order == [("ana", 0), ("bia", 2), ("cau", 1), ("duda", 3)]


def test_a_partner_may_not_command_the_character_of_another_seat() -> None:
    match = begun(two_pairs(seats="character"))
    with pytest.raises(Rejected) as refused:
        match.submit(1, END)
    assert (refused.value.code, list(refused.value.legal)) == ("not-your-turn", [0])


def test_players_may_share_a_side() -> None:
    players = [
        {"name": "paula", "fighters": ["ana", "cau"]},
        {"name": "rui", "fighters": ["bia"]},
        {"name": "sol", "fighters": ["duda"]},
    ]
    match = begun(two_pairs(seats=players))
    assert ROUNDS.seats_for(match.scenario) == ("paula", "rui", "sol")
    match.submit(0, Resign())
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ([{"name": "a", "fighters": ["ana"]}], "$.seats: expected a seat for"),
        (
            [{"name": "a", "fighters": ["ana", "bia"]}],
            "$.seats[0].fighters[1]: expected a fighter of the same side",
        ),
        (
            [{"name": "a", "fighters": ["ana", "ana"]}],
            "$.seats[0].fighters[1]: expected a fighter without a seat",
        ),
        (
            [{"name": "a", "fighters": ["ana"]}, {"name": "a", "fighters": ["cau"]}],
            "$.seats[1].name: expected a name of its own",
        ),
        (
            [{"name": "a", "fighters": ["ana", "cau"]}, {"name": "b", "fighters": []}],
            "$.seats[1].fighters: expected at least one fighter",
        ),
        ("player", "$.seats: expected side or character, got 'player'"),
    ],
)
def test_seats_that_do_not_fit_are_refused(players: Any, words: str) -> None:
    with pytest.raises(ContentError) as caught:
        ROUNDS.scenarios.load(two_pairs(seats=players))
    assert words in str(caught.value)


def test_partners_see_each_others_hands_and_no_enemy_does() -> None:
    cards = [response("dodge", "on_self", {"do": "heal", "amount": 1})]
    given = two_pairs(seats="character", cards=cards)
    given["heroes"][1] = {**CAU, "deck": ["dodge"]}
    state = begun(given).state
    hands = {
        seat: [each["id"] for each in ROUNDS.view(state, seat)["fighters"] if each.get("hand")]
        for seat in range(4)
    }
    assert hands == {0: ["cau"], 1: ["cau"], 2: [], 3: []}


def test_a_response_is_asked_of_the_player_whose_fighter_may_give_it() -> None:
    cards = [response("ward", "on_partner", {"do": "heal", "whom": "target", "amount": 1}, reach=3)]
    given = two_pairs(seats="character", cards=cards)
    given["heroes"][3] = {**DUDA, "deck": ["ward"]}
    match = begun(given)
    match.submit(0, Attack("bia"))
    assert [each.seat for each in match.pending()] == [3]


def test_a_learner_sees_its_own_side_first_and_all_enemies_after_it() -> None:
    match = begun(three_sides())
    encoding = ROUNDS.lab.encoding(match.scenario)
    assert encoding is not None
    assert [
        name
        for name, on in zip(encoding.action_names, encoding.mask(match.state, 0), strict=True)
        if on and name.startswith("attack")
    ] == ["attack other 1", "attack other 2"]
    assert encoding.command(match.state, 0, encoding.action_names.index("attack other 2")) == Attack("cau")

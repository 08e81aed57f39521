"""The board: cells, ways and their costs, lines of sight."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rounds.arena import END, act, battle, duel, hero, of, scenario, who
from turnwright.games.rounds.commands import Move
from turnwright.games.rounds.map.board import (
    CELLS,
    FAR,
    PLAIN,
    SIGNS,
    SIZE,
    Board,
    cell_name,
    cell_of,
    distance,
)
from turnwright.games.rounds.rules.movement import path, walks
from turnwright.kernel.errors import Rejected


def rows(**changed: str) -> list[str]:
    """An empty board with some rows drawn; `row_1` is the near one."""
    drawn = list(PLAIN)
    for name, row in changed.items():
        drawn[SIZE - int(name.removeprefix("row_"))] = row
    return drawn


def test_cells_have_names_both_ways() -> None:
    assert [cell_name(cell) for cell in (0, 10, 11, 120)] == ["a1", "k1", "a2", "k11"]
    assert [cell_of(cell_name(cell)) for cell in range(CELLS)] == list(range(CELLS))
    assert cell_of("l1") == cell_of("a12") == cell_of("") == -1


def test_a_step_costs_a_point_and_there_are_four_neighbours() -> None:
    match = battle(duel(hero("ana", AGI=2, PER=5), enemy_at="k11"))
    found = walks(match.state, who(match, "ana"), 2)
    assert len(found.cells) == 12
    assert max(found.cost[cell] for cell in found.cells) == 2


COSTS = [
    ({}, "e7", 1),
    ({"row_7": "....~......"}, "e7", 2),  # mud
    ({"row_7": "....1......"}, "e7", 2),  # a level up
    ({"row_7": "....3......"}, "e7", 4),
    ({"row_6": "....2......", "row_7": "....3......"}, "e7", 2),  # from 2 to 3
    ({"row_6": "....3......"}, "e7", 1),  # down costs no more
    ({"row_7": "....#......"}, "e8", 4),  # around a wall
]


@pytest.mark.parametrize(("drawn", "to", "cost"), COSTS)
def test_the_cost_of_entering_a_cell(drawn: dict[str, str], to: str, cost: int) -> None:
    match = battle(duel(hero("ana", AGI=6, PER=5), enemy_at="k11", board=rows(**drawn)))
    events = act(match, Move(to))
    assert of(events, "moved", "cost") == [cost]
    assert who(match, "ana").ap == 6 - cost


@pytest.mark.parametrize(
    ("enemies", "cost"), [(["e5"], 2), (["e5", "d6"], 3), (["e5", "d6", "f6"], 4), (["d5"], 1)]
)
def test_leaving_the_neighbourhood_of_enemies_costs_one_more_for_each(enemies: list[str], cost: int) -> None:
    others = [(hero(f"o{i}"), at) for i, at in enumerate(enemies)]
    match = battle(scenario([(hero("ana", AGI=6, PER=5), "e6")], others), [1, 2, 3, 4, 5, 6] * 3)
    assert of(act(match, Move("e7")), "moved", "cost") == [cost]


def test_leaving_a_partner_costs_nothing() -> None:
    given_ = scenario([(hero("ana", AGI=6, PER=5), "e6"), (hero("eva"), "e5")], [(hero("bia", PER=1), "k11")])
    assert of(act(battle(given_), Move("e7")), "moved", "cost") == [1]


def test_no_fighter_walks_through_another_or_too_far() -> None:
    match = battle(duel(hero("ana", AGI=2, PER=5), enemy_at="e7"))
    with pytest.raises(Rejected, match="cannot walk to 'e8' with 2") as refused:
        act(match, Move("e8"))
    assert "e5" in refused.value.legal
    with pytest.raises(Rejected):
        act(match, Move("e7"))
    with pytest.raises(Rejected):
        act(match, Move("e6"))


def test_the_route_is_listed_cell_by_cell() -> None:
    match = battle(duel(hero("ana", AGI=6, PER=5), enemy_at="k11", board=rows(row_7="....#......")))
    events = act(match, Move("e8"))
    assert of(events, "moved", "path") == [["d6", "d7", "d8", "e8"]] or of(events, "moved", "path") == [
        ["f6", "f7", "f8", "e8"]
    ]


boards = st.lists(st.text(SIGNS.replace("$", ""), min_size=SIZE, max_size=SIZE), min_size=SIZE, max_size=SIZE)


@settings(deadline=None, max_examples=40)
@given(boards, st.integers(0, CELLS - 1), st.integers(0, CELLS - 1))
def test_sight_is_the_same_both_ways_and_never_through_a_wall(drawn: list[str], a: int, b: int) -> None:
    board = Board(tuple(drawn))
    assert board.sees(a, b) == board.sees(b, a)
    if distance(a, b) <= 1:
        assert board.sees(a, b)
    if a % SIZE == b % SIZE and board.sees(a, b):
        between = range(min(a, b) + SIZE, max(a, b), SIZE)
        assert not any(board.walls[cell] for cell in between)


@settings(deadline=None, max_examples=40)
@given(boards, st.integers(0, CELLS - 1), st.integers(0, CELLS - 1), st.integers(0, 12))
def test_every_way_is_made_of_steps_that_add_up(drawn: list[str], a: int, b: int, points: int) -> None:
    board = Board(tuple(drawn))
    if a == b or board.solid[a] or board.solid[b]:
        return
    given_ = duel(enemy_at=cell_name(b), board=drawn)
    given_["first"][0]["at"] = cell_name(a)
    match = battle(given_)
    ana = who(match, "ana")
    found = walks(match.state, ana, points)
    for cell in found.cells:
        way = [a, *path(board, found, a, cell)]
        cost = 0
        for start, to in pairwise(way):
            assert distance(start, to) == 1
            assert not board.solid[to]
            assert to != b
            cost += board.step(start, to) + (1 if distance(start, b) == 1 else 0)
        assert cost == found.cost[cell] <= points
        assert cost >= distance(a, cell)


@settings(deadline=None, max_examples=30)
@given(boards, st.integers(0, CELLS - 1))
def test_the_cost_of_walking_there_is_that_of_the_first_step_and_the_rest(drawn: list[str], to: int) -> None:
    board = Board(tuple(drawn))
    if board.solid[to]:
        return
    far = board.steps_to(to)
    for cell in range(CELLS):
        if cell != to and not board.solid[cell] and far[cell] < FAR:
            assert far[cell] == min(board.step(cell, way) + far[way] for way in board.ways[cell])


def test_ground_higher_than_both_ends_is_in_the_way() -> None:
    def sees(row: str) -> bool:
        return Board(tuple(rows(row_6=row))).sees(cell_of("c6"), cell_of("g6"))

    assert sees("...........")
    assert not sees("....#......")
    assert not sees("....1......")
    assert sees("..1.1......")
    assert sees("....~......")
    assert not sees("..1.2......")


def test_the_round_goes_on_after_every_fighter_walked() -> None:
    match = battle(duel(enemy_at="k11"))
    act(match, Move("e7"), END, Move("k10"), END)
    assert match.state.round == 2

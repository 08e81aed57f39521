"""Pathing: where a creature can go, at which cost and by which path."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tactics.maps import drawn, grids, open_ground
from turnwright.games.tactics.map.grid import (
    STEP_X,
    STEP_Y,
    Grid,
)
from turnwright.games.tactics.map.pathing import (
    CLIMBER,
    CRAWL,
    FLY,
    PASS,
    SHUT,
    SLOW,
    Reach,
    reach_from,
)


def at(grid: Grid, text: str) -> int:
    x, y = text.split(",")
    return grid.cell(int(x), int(y))


def way(grid: Grid, found: Reach, cell: int) -> list[tuple[int, int]]:
    return [(step % grid.width, step // grid.width) for step in found.path(cell)]


def test_thirty_feet_are_six_steps_in_any_direction() -> None:
    grid = open_ground(20, 20)

    found = reach_from(grid, at(grid, "10,10"), 1, 30)

    assert len(found.stops()) == 13 * 13
    assert found.cost_ft(at(grid, "4,16")) == 30
    assert found.cost_ft(at(grid, "3,10")) == -1
    assert found.path(at(grid, "3,10")) == []


def test_a_wide_map_is_flooded_from_its_far_columns_too() -> None:
    # A word of the compiled rules holds a whole row: 31 is where a short one would end.
    grid = open_ground(60, 9)

    for column in (30, 31, 32, 45, 59):
        found = reach_from(grid, at(grid, f"{column},4"), 1, 15, [(at(grid, f"{column - 1},4"), 1, SHUT)])
        stops = found.stops()
        assert len(stops) == 7 * min(7, 60 - column + 3) - 1
        assert all(abs(cell % 60 - column) <= 3 for cell in stops)


def test_with_5_10_5_the_second_diagonal_costs_double() -> None:
    grid = open_ground(20, 20, "5-10-5")

    found = reach_from(grid, 0, 1, 30)

    assert [found.cost_ft(at(grid, f"{i},{i}")) for i in range(6)] == [0, 5, 15, 20, 30, -1]


def test_a_diagonal_made_before_counts_with_5_10_5() -> None:
    grid = open_ground(20, 20, "5-10-5")

    assert reach_from(grid, 0, 1, 30, diagonals=1).cost_ft(at(grid, "1,1")) == 10


def test_a_wall_corner_cannot_be_cut() -> None:
    grid = drawn("..  .#")

    assert reach_from(drawn(".. .#"), 1, 1, 5).cost_ft(2) == -1
    assert reach_from(grid, 1, 1, 10).cost_ft(2) == 10


def test_difficult_ground_costs_double_once() -> None:
    grid = drawn(".~~.")

    found = reach_from(grid, 0, 1, 30, [(1, 1, SLOW)])

    assert [found.cost_ft(cell) for cell in range(4)] == [0, 10, 20, 25]


def test_a_crawler_pays_five_feet_more_for_each_step() -> None:
    grid = drawn("..~.")

    assert reach_from(grid, 0, 1, 40, how=CRAWL).cost_ft(3) == 10 + 15 + 10


def test_a_flying_creature_ignores_mud_and_cliffs() -> None:
    grid = drawn(".~9.")

    assert reach_from(grid, 0, 1, 15, how=FLY).cost_ft(3) == 15


def test_a_step_of_5_ft_is_no_climb() -> None:
    assert reach_from(drawn("0123"), 0, 1, 15).cost_ft(3) == 15


@pytest.mark.parametrize(("how", "feet"), [(0, 25), (CLIMBER, 15)])
def test_a_higher_step_costs_its_height_twice_or_once_for_a_climber(how: int, feet: int) -> None:
    assert reach_from(drawn("02"), 0, 1, 60, how=how).cost_ft(1) == feet
    assert reach_from(drawn("20"), 0, 1, 60, how=how).cost_ft(1) == feet


def test_climbing_ends_at_the_height_limit() -> None:
    assert reach_from(drawn("07"), 0, 1, 200).cost_ft(1) == -1
    assert reach_from(drawn("07"), 0, 1, 200, climb_limit_ft=35).cost_ft(1) == 75


def test_a_friend_can_be_passed_but_not_stood_on() -> None:
    grid = drawn("...")

    found = reach_from(grid, 0, 1, 10, [(1, 1, PASS)])

    assert found.stops() == [0, 2]
    assert found.cost_ft(1) == 5
    assert not found.can_stop(1)


def test_an_enemy_shuts_the_way() -> None:
    assert reach_from(drawn("..."), 0, 1, 30, [(1, 1, SHUT)]).stops() == [0]


def test_creatures_close_no_corner() -> None:
    grid = drawn(".. ..")

    assert reach_from(grid, 0, 1, 5, [(1, 1, SHUT), (2, 1, SHUT)]).cost_ft(3) == 5


def test_obstacles_are_cleared_before_the_next_search() -> None:
    found = reach_from(drawn("..."), 0, 1, 30, [(1, 1, SHUT)])

    found.begin(1)
    found.search(0, 30)

    assert found.stops() == [0, 1, 2]


def test_a_large_creature_squeezes_through_a_door_at_double_cost() -> None:
    grid = drawn("..###.. .......  ..###..")

    found = reach_from(grid, 0, 2, 60)

    assert found.squeezes(at(grid, "2,1"))
    assert way(grid, found, at(grid, "5,1")) == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]
    # It squeezes from the cell before the door on; beyond the door it has room again.
    assert found.cost_ft(at(grid, "5,1")) == 10 + 10 + 10 + 10 + 5


def test_a_huge_creature_does_not_squeeze_into_five_feet() -> None:
    grid = drawn("...##... ........ ...##...  ...##...")

    assert reach_from(grid, 0, 3, 100).cost_ft(at(grid, "5,0")) == -1
    assert reach_from(grid, 0, 2, 100).cost_ft(at(grid, "5,0")) > 0


def test_a_large_creature_squeezes_past_an_enemy() -> None:
    grid = drawn("...... ......")

    found = reach_from(grid, 0, 2, 60, [(at(grid, "2,1"), 1, SHUT)])

    assert found.squeezes(at(grid, "1,0"))
    assert not found.squeezes(at(grid, "3,0"))
    assert found.cost_ft(at(grid, "3,0")) == 25


def test_a_broad_creature_stays_on_the_map() -> None:
    grid = open_ground(5, 4)

    assert max(cell % 5 for cell in reach_from(grid, 0, 2, 60).stops()) == 3
    assert max(cell // 5 for cell in reach_from(grid, 0, 2, 60).stops()) == 2


def test_of_equal_ways_the_one_with_fewer_diagonals_is_taken() -> None:
    grid = open_ground(9, 9)

    found = reach_from(grid, at(grid, "4,4"), 1, 30)

    assert way(grid, found, at(grid, "8,4")) == [(5, 4), (6, 4), (7, 4), (8, 4)]
    assert found.diagonals_to(at(grid, "8,5")) == 1
    # The last step comes first in the order of steps: east before south-east.
    assert way(grid, found, at(grid, "8,5")) == [(5, 5), (6, 5), (7, 5), (8, 5)]


# An obvious way to do the same


def oracle(
    grid: Grid, start: int, side: int, budget: int, crowd: dict[int, int], how: int, limit: int, made: int
) -> dict[int, tuple[int, int]]:
    """The cost and the diagonals of the best way to each cell, by Dijkstra on coordinates."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    queue = [(0, 0, start, made % 2 if grid.alternate else 0)]
    while queue:
        cost, diagonals, cell, parity = heappop(queue)
        if (cell, parity) in best:
            continue
        best[cell, parity] = (cost, diagonals)
        for there, diagonal in steps(grid, cell, side):
            price = priced(grid, cell, there, side, crowd, how, limit, diagonal and parity == 1)
            if price and cost + price <= budget:
                turned = (parity + diagonal) % 2 if grid.alternate else 0
                heappush(queue, (cost + price, diagonals + diagonal, there, turned))
    reached = {cell for cell, _ in best}
    return {cell: min(best[key] for key in best if key[0] == cell) for cell in reached}


def stands(grid: Grid, x: int, y: int, side: int) -> bool:
    parts = [(x + i, y + j) for i in range(side) for j in range(side)]
    return all(grid.inside(*part) and grid.walkable(grid.cell(*part)) for part in parts)


def room(grid: Grid, x: int, y: int, side: int) -> int:
    """2 for room, 1 for a squeeze, 0 for neither."""
    if not (grid.inside(x, y) and grid.inside(x + side - 1, y + side - 1)):
        return 0
    if stands(grid, x, y, side):
        return 2
    return 1 if side > 1 and stands(grid, x, y, side - 1) else 0


def steps(grid: Grid, cell: int, side: int) -> Iterator[tuple[int, bool]]:
    x, y = cell % grid.width, cell // grid.width
    for dx, dy in zip(STEP_X, STEP_Y, strict=True):
        there = room(grid, x + dx, y + dy, side)
        diagonal = dx != 0 and dy != 0
        least = min(there, max(room(grid, x, y, side), 1))
        corners = min(room(grid, x + dx, y, side), room(grid, x, y + dy, side))
        if there and (not diagonal or corners >= least):
            yield grid.cell(x + dx, y + dy), diagonal


def priced(
    grid: Grid,
    here: int,
    there: int,
    side: int,
    crowd: dict[int, int],
    how: int,
    limit: int,
    double: bool,
) -> int:
    x, y = there % grid.width, there // grid.width
    squeezed = room(grid, x, y, side) == 1
    parts = grid.square(there, side - 1 if squeezed else side)
    if any(crowd.get(part) == SHUT for part in parts):
        squeezed, parts = True, grid.square(there, side - 1) if side > 1 else []
        if not parts or any(crowd.get(part) == SHUT for part in parts):
            return 0
    rough = any(grid.difficult(part) or crowd.get(part) == SLOW for part in parts) and not how & FLY
    price = 5 * (1 + squeezed + rough + bool(how & CRAWL)) * (2 if double else 1)
    rise = abs(grid.level(there, side) - grid.level(here, side))
    if rise > 5 and not how & FLY:
        if rise > limit:
            return 0
        price += -(-rise // 5) * 5 * (1 if how & CLIMBER else 2)
    return price


@st.composite
def walks(draw: st.DrawFn, most: int = 9) -> tuple[Grid, int, int, int, dict[int, int], int, int, int]:
    grid = draw(grids(most, hills=True))
    side = draw(st.integers(1, 4))
    starts = [c for c in range(grid.cells) if room(grid, c % grid.width, c // grid.width, side)]
    start = draw(st.sampled_from(starts or [0]))
    others = draw(
        st.dictionaries(st.integers(0, grid.cells - 1), st.sampled_from([PASS, SLOW, SHUT]), max_size=6)
    )
    others = {cell: kind for cell, kind in others.items() if cell not in grid.square(start, side)}
    how = draw(st.sampled_from([0, 0, CRAWL, CLIMBER, FLY]))
    limit = draw(st.sampled_from([10, 30]))
    return grid, start, side, draw(st.integers(0, 80)), others, how, limit, draw(st.integers(0, 1))


@given(walks())
def test_pathfinding_agrees_with_a_simple_search(
    walk: tuple[Grid, int, int, int, dict[int, int], int, int, int],
) -> None:
    grid, start, side, budget, others, how, limit, made = walk
    crowd = [(cell, 1, kind) for cell, kind in others.items()]

    found = reach_from(grid, start, side, budget, crowd, how, limit, made)

    expected = oracle(grid, start, side, budget, others, how, limit, made)
    costs = {cell: found.cost_ft(cell) for cell in range(grid.cells) if found.cost_ft(cell) >= 0}
    assert costs == {cell: cost for cell, (cost, _) in expected.items()}
    assert {cell: found.diagonals_to(cell) for cell in costs} == {c: d for c, (_, d) in expected.items()}


@given(walks())
def test_walking_a_found_path_costs_what_was_announced(
    walk: tuple[Grid, int, int, int, dict[int, int], int, int, int],
) -> None:
    grid, start, side, budget, others, how, limit, made = walk
    found = reach_from(
        grid, start, side, budget, [(c, 1, kind) for c, kind in others.items()], how, limit, made
    )
    for goal in found.stops():
        here, cost, parity = start, 0, made if grid.alternate else 0
        for there in found.path(goal):
            diagonal = dict(steps(grid, here, side))[there]
            cost += priced(grid, here, there, side, others, how, limit, diagonal and parity == 1)
            parity = (parity + diagonal) % 2 if grid.alternate else 0
            here = there
        assert (here, cost) == (goal, found.cost_ft(goal))


@given(walks())
def test_stops_come_nearest_first_and_are_free(
    walk: tuple[Grid, int, int, int, dict[int, int], int, int, int],
) -> None:
    grid, start, side, budget, others, how, limit, made = walk
    found = reach_from(
        grid, start, side, budget, [(c, 1, kind) for c, kind in others.items()], how, limit, made
    )

    stops = found.stops()

    assert stops[0] == start
    assert stops == sorted(stops, key=lambda cell: (found.cost_ft(cell), cell))
    assert len({*stops}) == len(stops)
    for cell in stops[1:]:
        covered = grid.square(cell, side - 1 if found.squeezes(cell) else side)
        assert all(grid.walkable(part) and part not in others for part in covered)


@given(walks(), st.data())
def test_searches_are_independent(
    walk: tuple[Grid, int, int, int, dict[int, int], int, int, int], data: st.DataObject
) -> None:
    grid, start, side, budget, others, how, limit, made = walk
    used = Reach(grid)
    used.begin(data.draw(st.integers(1, 4)))
    used.block(data.draw(st.integers(0, grid.cells - 1)), 1, SHUT)
    used.search(data.draw(st.integers(0, grid.cells - 1)), data.draw(st.integers(0, 80)))

    used.begin(side)
    for cell, kind in others.items():
        used.block(cell, 1, kind)
    used.search(start, budget, how, limit, made)

    fresh = reach_from(
        grid, start, side, budget, [(c, 1, kind) for c, kind in others.items()], how, limit, made
    )
    assert used.stops() == fresh.stops()
    assert [used.path(cell) for cell in used.stops()] == [fresh.path(cell) for cell in fresh.stops()]


@given(walks(), st.data())
def test_a_search_that_differs_from_the_last_in_one_thing_is_made_anew(
    walk: tuple[Grid, int, int, int, dict[int, int], int, int, int], data: st.DataObject
) -> None:
    grid, start, side, budget, others, how, limit, made = walk
    wanted = (start, side, budget, [(cell, 1, kind) for cell, kind in others.items()], how, limit, made)
    other_values = {
        0: st.integers(0, grid.cells - 1),
        1: st.integers(1, 4),
        2: st.integers(0, 80),
        3: st.sampled_from([wanted[3][:-1], [*wanted[3], (start, 1, PASS)], wanted[3][::-1]]),
        4: st.sampled_from([0, CRAWL, CLIMBER, FLY]),
        5: st.sampled_from([10, 30]),
        6: st.integers(0, 1),
    }
    changed = data.draw(st.integers(0, 6))
    last = [*wanted]
    last[changed] = data.draw(other_values[changed])
    used = Reach(grid)
    for at, wide, feet, crowd, modes, climb, diagonals in (wanted, last, wanted):
        used.begin(wide)
        for cell, width, kind in crowd:
            used.block(cell, width, kind)
        used.search(at, feet, modes, climb, diagonals)

    fresh = reach_from(grid, *wanted)
    assert used.stops() == fresh.stops()
    assert [used.path(cell) for cell in used.stops()] == [fresh.path(cell) for cell in fresh.stops()]


def test_a_slowed_search_is_made_anew_when_the_limit_changes() -> None:
    grid = drawn("......")
    used = Reach(grid)

    # Cell 2 is reached with 10 ft, and left only where the limit allows 15.
    for limit, farthest in ((15, 5), (10, 2), (10, 2), (15, 5)):
        used.begin(1)
        used.slow(2, limit)
        used.search(0, 25)
        assert max(used.stops()) == farthest


def test_a_crowd_of_broad_creatures_is_as_good_as_their_cells() -> None:
    grid = open_ground(9, 9)
    big = reach_from(grid, 0, 2, 60, [(at(grid, "3,3"), 3, SHUT)])
    small = reach_from(grid, 0, 2, 60, [(cell, 1, SHUT) for cell in grid.square(at(grid, "3,3"), 3)])

    assert [big.cost_ft(cell) for cell in range(81)] == [small.cost_ft(cell) for cell in range(81)]


def test_a_map_of_100_by_100_is_flooded_from_end_to_end() -> None:
    grid = open_ground(100, 100)

    assert reach_from(grid, 0, 1, 500).cost_ft(grid.cells - 1) == 495


@given(walks())
def test_no_way_leads_through_a_wall_a_closed_corner_or_an_enemy(
    walk: tuple[Grid, int, int, int, dict[int, int], int, int, int],
) -> None:
    grid, start, side, budget, others, how, limit, made = walk
    found = reach_from(
        grid, start, side, budget, [(c, 1, kind) for c, kind in others.items()], how, limit, made
    )
    for goal in found.stops():
        here = start
        for there in found.path(goal):
            # Who is broad may squeeze: then it covers a cell less each way.
            least = max(side - 1, 1)
            assert grid.distance_ft(here, there) >= 5
            dx, dy = there % grid.width - here % grid.width, there // grid.width - here // grid.width
            assert max(abs(dx), abs(dy)) == 1
            for corner in (there, here + dx, here + dy * grid.width):
                assert all(grid.walkable(part) for part in grid.square(corner, least))
            assert not any(others.get(part) == SHUT for part in grid.square(there, least))
            here = there


@given(walks())
def test_a_way_is_never_shorter_than_the_distance(
    walk: tuple[Grid, int, int, int, dict[int, int], int, int, int],
) -> None:
    grid, start, side, budget, others, how, limit, _ = walk
    found = reach_from(grid, start, side, budget, [(c, 1, kind) for c, kind in others.items()], how, limit, 0)
    for goal in found.stops():
        dx, dy = abs(goal % grid.width - start % grid.width), abs(goal // grid.width - start // grid.width)
        assert found.cost_ft(goal) >= grid.across_ft(dx, dy)

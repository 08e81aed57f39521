"""Line of sight and cover."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tactics.maps import drawn, grids_with_two_cells, open_ground
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.map.grid import HALF_COVER, NO_COVER, THREE_QUARTERS_COVER, TOTAL_COVER, Grid


def sees(grid: Grid, a: int, b: int) -> bool:
    return sight.sees(grid, a, 1, b, 1)


def cover(grid: Grid, a: int, b: int, crowd: list[int] | None = None) -> int:
    return sight.cover(grid, a, 1, b, 1, crowd)


# Sight


def test_a_wall_between_stops_the_line_and_is_named() -> None:
    grid = drawn("..#..")

    assert not sees(grid, 0, 4)
    assert sight.first_blocker(grid, 0, 1, 4, 1) == 2
    assert sight.first_blocker(grid, 0, 1, 1, 1) == sight.NOTHING


def test_a_pit_stops_no_line_and_a_curtain_does() -> None:
    assert sees(drawn(".=."), 0, 2)
    assert not sees(drawn(".%."), 0, 2)


def test_a_creature_in_an_opaque_cell_is_seen() -> None:
    assert sees(drawn("..%"), 0, 2)


def test_height_never_blocks() -> None:
    assert sees(drawn("090"), 0, 2)


def test_two_walls_that_touch_close_the_corner() -> None:
    assert not sees(drawn(".# #."), 0, 3)
    assert sight.first_blocker(drawn(".# #."), 0, 1, 3, 1) == 1
    assert sees(drawn(".# .."), 0, 3)


def test_with_bresenham_corners_are_open_and_lines_are_directed() -> None:
    assert sees(drawn(".# #.", los="bresenham"), 0, 3)
    grid = drawn("... .#.", los="bresenham")
    both = [(a, b) for a in range(6) for b in range(6) if sees(grid, a, b) != sees(grid, b, a)]
    assert both
    symmetric = drawn("... .#.")
    assert all(sees(symmetric, a, b) and sees(symmetric, b, a) for a, b in both)


def test_one_visible_cell_of_a_large_creature_is_enough() -> None:
    grid = drawn(".#.. .#.. ....")

    assert not sight.sees(grid, 4, 1, 6, 1)
    assert sight.sees(grid, 4, 1, 6, 2)


def test_a_broad_creature_that_is_not_seen_has_its_blocker_named() -> None:
    grid = drawn("..#.. ..#..")

    assert sight.first_blocker(grid, 0, 2, 3, 2) == 2


@given(grids_with_two_cells())
def test_sight_is_symmetric(place: tuple[Grid, int, int]) -> None:
    grid, a, b = place

    assert sees(grid, a, b) == sees(grid, b, a)


@given(grids_with_two_cells(), st.integers(1, 3), st.integers(1, 3))
def test_broad_creatures_see_each_other_or_neither_does(
    place: tuple[Grid, int, int], side_a: int, side_b: int
) -> None:
    grid, a, b = place
    if grid.fits(a, side_a) and grid.fits(b, side_b):
        assert sight.sees(grid, a, side_a, b, side_b) == sight.sees(grid, b, side_b, a, side_a)


@given(grids_with_two_cells(los="bresenham"))
def test_with_bresenham_the_cells_of_the_line_decide(place: tuple[Grid, int, int]) -> None:
    grid, a, b = place

    assert sees(grid, a, b) == (not any(grid.blocks_los(cell) for cell in sight.line(grid, a, b)))


@given(grids_with_two_cells())
def test_a_line_has_a_cell_for_each_step_between(place: tuple[Grid, int, int]) -> None:
    grid, a, b = place
    cells = [a, *sight.line(grid, a, b), b]

    for here, there in pairwise(cells):
        assert (
            a == b
            or max(abs(grid.column[here] - grid.column[there]), abs(grid.row[here] - grid.row[there])) == 1
        )


@given(grids_with_two_cells())
def test_a_blocked_line_of_sight_names_what_blocks_it(place: tuple[Grid, int, int]) -> None:
    grid, a, b = place
    found = sight.first_blocker(grid, a, 1, b, 1)

    assert (found == sight.NOTHING) == sees(grid, a, b)
    assert found == sight.NOTHING or grid.blocks_los(found)


@given(grids_with_two_cells())
def test_cached_lines_of_sight_equal_fresh_ones(place: tuple[Grid, int, int]) -> None:
    grid, a, b = place
    first, again = (sees(grid, a, b), cover(grid, a, b)), (sees(grid, a, b), cover(grid, a, b))

    assert first == again


def test_a_large_map_remembers_nothing_and_sees_the_same() -> None:
    grid = open_ground(100, 100)

    assert sees(grid, 0, grid.cells - 1)
    assert cover(grid, 0, grid.cells - 1) == NO_COVER
    assert not grid.remembers()


# Cover


def test_open_ground_gives_no_cover() -> None:
    grid = open_ground(8, 8)

    assert all(cover(grid, 27, cell) == NO_COVER for cell in range(64))


def test_a_wall_beside_the_line_gives_half_cover() -> None:
    grid = drawn("..... ..#.. .....")

    assert cover(grid, 0, 8) == HALF_COVER
    assert cover(grid, 0, 14) == THREE_QUARTERS_COVER
    assert cover(grid, 0, 4) == NO_COVER


def test_a_wall_right_between_is_total_cover() -> None:
    assert cover(drawn(".#."), 0, 2) == TOTAL_COVER
    assert cover(drawn("..#.. ..#.. ..#.."), 5, 9) == TOTAL_COVER


def test_no_line_slips_through_a_closed_corner() -> None:
    assert cover(drawn(".# #."), 0, 3) == TOTAL_COVER


def test_the_end_of_a_corridor_is_no_cover() -> None:
    grid = drawn("##### ....# #####")

    assert cover(grid, 5, 8) == NO_COVER


@pytest.mark.parametrize(("sign", "degree"), [("o", HALF_COVER), ("O", THREE_QUARTERS_COVER)])
def test_a_cell_marked_with_cover_covers_a_creature_behind_it(sign: str, degree: int) -> None:
    grid = drawn(f".{sign}.")

    assert cover(grid, 0, 2) == degree
    assert cover(grid, 0, 1) == NO_COVER


def test_a_curtain_hides_but_gives_no_cover() -> None:
    assert cover(drawn(".%."), 0, 2) == NO_COVER


def test_a_creature_between_gives_half_cover() -> None:
    grid = open_ground(5, 3)

    assert cover(grid, 5, 9, [7]) == HALF_COVER
    assert cover(grid, 5, 9, [2, 12]) == NO_COVER


def test_a_creature_adds_nothing_to_better_cover() -> None:
    assert cover(drawn(".O.."), 0, 3, [2]) == THREE_QUARTERS_COVER


def test_of_a_broad_target_the_best_cell_is_shot_at() -> None:
    grid = drawn(".#.. .#.. ....")

    assert sight.cover(grid, 0, 1, 2, 1) == TOTAL_COVER
    assert sight.cover(grid, 8, 1, 6, 2) == NO_COVER


@given(grids_with_two_cells())
def test_a_visible_cell_has_no_total_cover(place: tuple[Grid, int, int]) -> None:
    grid, a, b = place

    assert not (sees(grid, a, b) and cover(grid, a, b) == TOTAL_COVER)


@given(grids_with_two_cells())
def test_total_cover_is_mutual(place: tuple[Grid, int, int]) -> None:
    grid, a, b = place

    assert (cover(grid, a, b) == TOTAL_COVER) == (cover(grid, b, a) == TOTAL_COVER)


@given(grids_with_two_cells(), st.data())
def test_more_creatures_never_give_less_cover(place: tuple[Grid, int, int], data: st.DataObject) -> None:
    grid, a, b = place
    others = data.draw(
        st.lists(st.integers(0, grid.cells - 1).filter(lambda cell: cell not in (a, b)), max_size=4)
        if grid.cells > 2
        else st.just([])
    )

    assert cover(grid, a, b) <= cover(grid, a, b, others[:1]) <= cover(grid, a, b, others)


# Lines, exactly


def clip(a: tuple[int, int], b: tuple[int, int], x: int, y: int) -> tuple[Fraction, Fraction] | None:
    """The part of a line, from 0 to 1, that is strictly inside a cell, by clipping at each edge."""
    enter, leave = Fraction(0), Fraction(1)
    for start, end, low in ((a[0], b[0], 2 * x), (a[1], b[1], 2 * y)):
        if start == end:
            if not low < start < low + 2:
                return None
            continue
        first, last = sorted((Fraction(low - start, end - start), Fraction(low + 2 - start, end - start)))
        enter, leave = max(enter, first), min(leave, last)
    return (enter, leave) if enter < leave else None


points = st.tuples(st.integers(0, 12), st.integers(0, 12))


@given(points, points, st.integers(0, 35))
def test_a_line_crosses_a_cell_when_a_part_of_it_is_inside(
    a: tuple[int, int], b: tuple[int, int], cell: int
) -> None:
    grid = open_ground(6, 6)

    assert sight.crosses(grid, cell, *a, *b) == (a != b and clip(a, b, cell % 6, cell // 6) is not None)


@given(points, points, st.integers(0, 35))
def test_one_wall_stops_the_lines_that_cross_it(a: tuple[int, int], b: tuple[int, int], cell: int) -> None:
    bits = bytearray(b"\1" * 36)
    bits[cell] = 2
    grid = Grid(6, 6, bytes(bits))
    rim = (a[0] == b[0] and a[0] in (0, 12)) or (a[1] == b[1] and a[1] in (0, 12))

    if a != b and not rim:
        assert (sight.follow(grid, *a, *b) == TOTAL_COVER) == (clip(a, b, cell % 6, cell // 6) is not None)


@given(grids_with_two_cells(most=6), points, points)
def test_a_line_is_the_same_both_ways(
    place: tuple[Grid, int, int], a: tuple[int, int], b: tuple[int, int]
) -> None:
    grid = place[0]
    a, b = ((min(x, 2 * grid.width), min(y, 2 * grid.height)) for x, y in (a, b))

    assert sight.follow(grid, *a, *b) == sight.follow(grid, *b, *a)

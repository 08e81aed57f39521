"""The grid: cells and distances."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tactics.maps import drawn, grids, grids_with_two_cells, open_ground
from turnwright.games.tactics.map.grid import (
    GARGANTUAN,
    TINY,
    Grid,
    GridCell,
    GridCoord,
    side_of,
)

# Cells


def test_a_cell_has_all_its_properties() -> None:
    grid = drawn("..O ~5%")

    assert grid.described(2) == GridCell(GridCoord(2, 0), cover=2)
    assert grid.described(3) == GridCell(GridCoord(0, 1), difficult=True)
    assert grid.described(4) == GridCell(GridCoord(1, 1), elevation=25)
    assert grid.described(5) == GridCell(GridCoord(2, 1), blocks_los=True)


def test_a_changed_grid_is_another_one() -> None:
    grid = drawn("..+..")

    opened = grid.changed(GridCell(GridCoord(2, 0)))

    assert opened == drawn(".....")
    assert not grid.walkable(2)


@given(grids(hills=True))
def test_a_grid_survives_copying_and_pickling(grid: Grid) -> None:
    assert copy.copy(grid) is grid
    assert copy.deepcopy(grid) is grid
    assert pickle.loads(pickle.dumps(grid)) == grid


@pytest.mark.parametrize(("width", "height"), [(0, 1), (1, 0), (101, 5), (5, 101)])
def test_a_grid_has_at_most_100_by_100_cells(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="at most 100 x 100"):
        Grid(width, height)


def test_the_words_of_the_options_are_checked() -> None:
    with pytest.raises(ValueError, match="5-5-5 or 5-10-5, got '5'"):
        Grid(1, 1, diagonals="5")
    with pytest.raises(ValueError, match="symmetric or bresenham, got 'x'"):
        Grid(1, 1, los="x")


def test_a_coordinate_off_the_map_is_refused() -> None:
    with pytest.raises(ValueError, match="a cell of 3 x 2, got 3, 0"):
        open_ground(3, 2).at(GridCoord(3, 0))


def test_creatures_take_one_to_four_cells_across() -> None:
    assert [side_of(size) for size in range(TINY, GARGANTUAN + 1)] == [1, 1, 1, 2, 3, 4]


# Distance


@pytest.mark.parametrize(("diagonals", "feet"), [("5-5-5", 15), ("5-10-5", 20)])
def test_three_diagonals_are_15_ft_or_20(diagonals: str, feet: int) -> None:
    grid = open_ground(10, 10, diagonals)

    assert grid.distance_ft(grid.cell(0, 0), grid.cell(3, 3)) == feet


def test_height_counts_if_it_is_the_greater() -> None:
    grid = drawn("0..9")

    assert grid.distance_ft(0, 3) == 45
    assert grid.distance_ft(0, 2) == 10
    assert grid.gap_ft(0, 1, 2, 1, lift_b=60) == 60


def test_broad_creatures_measure_from_their_nearest_cells() -> None:
    grid = open_ground(12, 12)

    assert grid.gap_ft(grid.cell(1, 1), 2, grid.cell(3, 1), 1) == 5
    assert grid.gap_ft(grid.cell(1, 1), 4, grid.cell(8, 8), 2) == 20
    assert grid.gap_ft(grid.cell(1, 1), 4, grid.cell(2, 2), 1) == 0


@given(grids(hills=True), st.data())
def test_no_detour_is_shorter_than_the_distance(grid: Grid, data: st.DataObject) -> None:
    a, b, c = (data.draw(st.integers(0, grid.cells - 1)) for _ in range(3))
    # With 5-10-5 each half of a detour may leave the dearer diagonal to the other.
    slack = 5 if grid.alternate else 0

    assert grid.distance_ft(a, c) <= grid.distance_ft(a, b) + grid.distance_ft(b, c) + slack
    assert grid.distance_ft(a, b) == grid.distance_ft(b, a)
    assert (grid.distance_ft(a, b) == 0) == (a == b)


@given(grids_with_two_cells(), st.integers(1, 4), st.integers(1, 4))
def test_the_gap_is_the_least_distance_of_any_two_cells(
    place: tuple[Grid, int, int], side_a: int, side_b: int
) -> None:
    grid, a, b = place
    if not (grid.fits(a, side_a) and grid.fits(b, side_b)):
        return
    pairs = [(i, j) for i in grid.square(a, side_a) for j in grid.square(b, side_b)]

    assert grid.gap_ft(a, side_a, b, side_b) == min(grid.distance_ft(i, j) for i, j in pairs)

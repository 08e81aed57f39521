"""The cells that an area covers."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tactics.maps import drawn, grids, open_ground
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.map.areas import AreaShape, circle, cone, cylinder, emanation, line, square
from turnwright.games.tactics.map.grid import Grid

FIELD = open_ground(40, 40)
HERE = FIELD.cell(20, 20)


def count(shape: AreaShape, x: int, y: int, side: int = 1) -> int:
    return len(shape.cells(FIELD, HERE, side, x, y))


def centre(x: int, y: int) -> tuple[int, int]:
    return 2 * x + 1, 2 * y + 1


def seen(grid: Grid, cells: list[int]) -> str:
    """The area as a drawing."""
    rules = ["*" if cell in cells else "." for cell in range(grid.cells)]
    return " ".join("".join(rules[at : at + grid.width]) for at in range(0, grid.cells, grid.width))


def test_a_fireball_on_an_intersection_covers_52_cells() -> None:
    assert count(circle(20), 40, 40) == 52


def test_a_fireball_on_a_cell_covers_49_cells() -> None:
    assert count(circle(20), *centre(15, 8)) == 49


@pytest.mark.parametrize("target", [(30, 20), (10, 20), (20, 30), (20, 10)])
def test_a_cone_of_30_ft_covers_18_cells(target: tuple[int, int]) -> None:
    assert count(cone(30), *centre(*target)) == 18


@pytest.mark.parametrize("target", [(30, 30), (10, 30), (30, 10), (10, 10)])
def test_a_diagonal_cone_is_the_same_in_all_four_directions(target: tuple[int, int]) -> None:
    assert count(cone(30), *centre(*target)) == 20


def test_a_cone_of_15_ft_is_drawn() -> None:
    grid = open_ground(5, 5)

    found = cone(15).cells(grid, grid.cell(0, 2), 1, *centre(4, 2))

    assert seen(grid, found) == "..... ...*. .***. ...*. ....."


def test_a_cube_of_15_ft_covers_9_cells() -> None:
    assert count(square(15), *centre(15, 8)) == 9


@pytest.mark.parametrize("target", [(30, 20), (10, 20), (20, 30), (20, 10)])
def test_a_line_of_60_ft_covers_12_cells_straight(target: tuple[int, int]) -> None:
    assert count(line(60), *centre(*target)) == 12


@pytest.mark.parametrize("target", [(30, 30), (10, 30), (30, 10), (10, 10)])
def test_a_line_of_60_ft_covers_8_cells_diagonally(target: tuple[int, int]) -> None:
    assert count(line(60), *centre(*target)) == 8


def test_a_broad_line_covers_three_rows() -> None:
    assert count(line(60, 15), *centre(30, 20)) == 36


def test_a_cone_of_90_degrees_is_twice_as_wide_as_long() -> None:
    assert count(cone(15, 90), *centre(30, 20)) == 1 + 3 + 5


def test_even_squares_centre_between_cells_and_odd_ones_on_them() -> None:
    grid = open_ground(5, 5)

    assert seen(grid, square(10).cells(grid, 0, 1, *centre(1, 1))) == "..... .**.. .**.. ..... ....."
    assert seen(grid, square(10).cells(grid, 0, 1, 4, 4)) == "..... .**.. .**.. ..... ....."
    assert seen(grid, square(5).cells(grid, 0, 1, 4, 4)) == "..... ..... ..*.. ..... ....."


@pytest.mark.long
def test_the_caster_is_out_of_its_own_cone() -> None:
    for x in range(41):
        for y in range(41):
            if (2 * x, 2 * y) != (41, 41):
                assert HERE not in cone(60, 170).cells(FIELD, HERE, 1, 2 * x, 2 * y)


def test_a_cone_of_a_large_creature_starts_at_its_edge() -> None:
    grid = open_ground(6, 4)

    found = cone(10).cells(grid, grid.cell(1, 1), 2, 12, 4)

    assert seen(grid, found) == "...... ....*. ....*. ......"


def test_an_emanation_of_5_ft_is_all_around() -> None:
    grid = open_ground(6, 6)

    assert (
        seen(grid, emanation(5).cells(grid, grid.cell(1, 1), 1, 0, 0))
        == "***... *.*... ***... ...... ...... ......"
    )
    assert len(emanation(5).cells(grid, grid.cell(1, 1), 2, 0, 0)) == 12


def test_an_emanation_of_10_ft_leaves_the_corners_out() -> None:
    assert count(emanation(10), 0, 0) == 20


def test_a_cylinder_does_not_reach_high_ground() -> None:
    grid = drawn("0.4")

    assert cylinder(20, 20).cells(grid, 0, 1, 1, 1) == [0, 1, 2]
    assert cylinder(20, 15).cells(grid, 0, 1, 1, 1) == [0, 1]


def test_walls_shadow_an_area() -> None:
    grid = drawn("..... ..... ..#.. ..... .....")

    found = circle(20).cells(grid, 0, 1, *centre(2, 1))

    assert seen(grid, found) == "***** ***** **.** *...* ....."


def test_an_area_does_not_pass_a_closed_corner() -> None:
    grid = drawn(".#.. #... ....")

    assert circle(20).cells(grid, 0, 1, 1, 1) == [0]
    assert cone(20).cells(grid, 0, 1, *centre(2, 2)) == []
    assert cone(20).cells(drawn(".... #... ...."), 0, 1, *centre(2, 2)) != []


def test_a_curtain_and_a_pit_shadow_nothing() -> None:
    assert circle(20).cells(drawn(".%=."), 0, 1, 1, 1) == [0, 1, 2, 3]


def test_no_area_starts_inside_a_wall() -> None:
    assert circle(20).cells(drawn("...#"), 0, 1, *centre(3, 0)) == []


def test_two_cells_have_a_clear_line_or_not() -> None:
    grid = drawn("..#. ....")

    assert not areas.clear(grid, 0, 3)
    assert areas.clear(grid, 4, 7)


def test_a_point_touches_the_cells_around_it_that_are_no_walls() -> None:
    grid = drawn("...\n.#.\n...")

    assert areas.touching(grid, 1, 1) == [0]
    assert areas.touching(grid, 2, 2) == [0, 1, 3]
    assert areas.touching(grid, 2, 1) == [0, 1]
    assert areas.touching(grid, 6, 6) == [8]
    assert areas.touching(grid, 3, 3) == []


def test_a_cone_needs_a_direction() -> None:
    with pytest.raises(ValueError, match="beside the caster"):
        cone(15).cells(FIELD, HERE, 1, *centre(20, 20))


def test_a_shape_is_checked() -> None:
    with pytest.raises(ValueError, match="circle, cone, square, line, cylinder, emanation, wall, got 'blob'"):
        AreaShape("blob", 10)
    with pytest.raises(ValueError, match="1 to 179 degrees, got 180"):
        cone(10, 180)


def test_the_table_of_angles_is_right() -> None:
    for angle, millionths in enumerate(areas.HALF_TANGENTS):
        if angle != areas.AS_WIDE_AS_LONG:
            assert millionths == round(math.tan(math.radians(angle / 2)) * 1_000_000)
    assert areas.HALF_TANGENTS[53] * 2 == 1_000_000


SHAPES = [
    circle(15),
    cone(20),
    cone(15, 120),
    square(15),
    square(20),
    line(25),
    line(15, 10),
    cylinder(10, 40),
    emanation(10),
]


@st.composite
def casts(draw: st.DrawFn) -> tuple[Grid, AreaShape, int, int, int, int]:
    grid = draw(grids(8, hills=True))
    caster, side = draw(st.integers(0, grid.cells - 1)), draw(st.integers(1, 2))
    side = side if grid.fits(caster, side) else 1
    x, y = draw(st.integers(0, 2 * grid.width)), draw(st.integers(0, 2 * grid.height))
    middle = 2 * (caster % grid.width) + side, 2 * (caster // grid.width) + side
    return grid, draw(st.sampled_from(SHAPES)), caster, side, x + (1 if (x, y) == middle else 0), y


def box(grid: Grid, shape: AreaShape, caster: int, side: int, x: int, y: int) -> tuple[float, ...]:
    """The bounding box of a shape in half cells: left, top, right and bottom."""
    size = shape.size_ft / 2.5
    if shape.shape in ("circle", "cylinder"):
        return x - size, y - size, x + size, y + size
    if shape.shape == "square":
        # Snapped to the right and down by half a cell, if at all.
        return x - size / 2, y - size / 2, x + size / 2 + 1, y + size / 2 + 1
    left, top = 2 * (caster % grid.width), 2 * (caster // grid.width)
    far = size
    if shape.shape != "emanation":
        # As far as the far corners of the cone or the line.
        half = shape.width_ft / 5
        if shape.shape == "cone":
            half = size * (0.5 if shape.angle_deg == 53 else math.tan(math.radians(shape.angle_deg / 2)))
        far = math.hypot(size, half) + 0.001
    return left - far, top - far, left + 2 * side + far, top + 2 * side + far


@given(casts())
def test_an_area_stays_in_its_box_and_comes_in_order(
    cast: tuple[Grid, AreaShape, int, int, int, int],
) -> None:
    grid, shape, caster, side, x, y = cast
    found = shape.cells(grid, caster, side, x, y)

    left, top, right, bottom = box(grid, shape, caster, side, x, y)
    assert found == sorted({*found})
    for cell in found:
        across, down = centre(cell % grid.width, cell // grid.width)
        assert left <= across <= right
        assert top <= down <= bottom
    if shape.shape in ("cone", "line", "emanation"):
        assert not {*found} & {*grid.square(caster, side)}


@given(casts())
def test_no_area_reaches_into_a_wall_or_past_its_height(
    cast: tuple[Grid, AreaShape, int, int, int, int],
) -> None:
    grid, shape, caster, side, x, y = cast
    found = shape.cells(grid, caster, side, x, y)

    assert not any(grid.is_wall(cell) for cell in found)


@given(casts())
def test_walls_only_take_cells_away(cast: tuple[Grid, AreaShape, int, int, int, int]) -> None:
    grid, shape, caster, side, x, y = cast
    bare = Grid(grid.width, grid.height, elevation=grid.elevation)

    assert {*shape.cells(grid, caster, side, x, y)} <= {*shape.cells(bare, caster, side, x, y)}


@given(st.sampled_from(SHAPES), st.integers(-20, 20), st.integers(-20, 20))
def test_an_area_turned_by_a_quarter_covers_as_many_cells(shape: AreaShape, dx: int, dy: int) -> None:
    if (dx, dy) == (0, 0) or shape.shape == "square":
        return
    middle = centre(20, 20)
    counts = {
        count(shape, middle[0] + a, middle[1] + b) for a, b in ((dx, dy), (-dy, dx), (-dx, -dy), (dy, -dx))
    }

    assert len(counts) == 1

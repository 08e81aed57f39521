"""Maps for the tests of the grid: drawn by hand, or by hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from turnwright.games.tactics.map.grid import (
    BLOCKS_LOS,
    COVER_SHIFT,
    DIFFICULT,
    HALF_COVER,
    THREE_QUARTERS_COVER,
    WALKABLE,
    Grid,
)
from turnwright.games.tactics.map.text_map import read

LEGEND = {
    "+": "door",
    "o": "half cover",
    "O": "three-quarters cover",
    "%": "blocks sight",
    "=": "blocks steps",
}

FLOOR = WALKABLE
WALL = BLOCKS_LOS
KINDS = [
    FLOOR,
    FLOOR,
    FLOOR,
    FLOOR,
    WALL,
    WALKABLE | DIFFICULT,
    WALKABLE | BLOCKS_LOS,
    0,
    WALKABLE | HALF_COVER << COVER_SHIFT,
    WALKABLE | THREE_QUARTERS_COVER << COVER_SHIFT,
]


def drawn(text: str, diagonals: str = "5-5-5", los: str = "symmetric") -> Grid:
    """The grid of a map in a few lines."""
    return read(LEGEND, text.split(), diagonals=diagonals, los=los).grid


def open_ground(width: int, height: int, diagonals: str = "5-5-5") -> Grid:
    return Grid(width, height, diagonals=diagonals)


@st.composite
def grids(
    draw: st.DrawFn, most: int = 9, hills: bool = False, los: str = "symmetric", diagonals: str = ""
) -> Grid:
    """A small map of anything."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    terrain = bytes(draw(st.lists(st.sampled_from(KINDS), min_size=width * height, max_size=width * height)))
    elevation = [0] * (width * height)
    if hills and draw(st.booleans()):
        heights = st.sampled_from([0, 0, 0, 5, 7, 10, 20, 35, -10])
        elevation = draw(st.lists(heights, min_size=width * height, max_size=width * height))
    rule = diagonals or draw(st.sampled_from(["5-5-5", "5-10-5"]))
    return Grid(width, height, terrain, elevation, rule, los)


@st.composite
def grids_with_two_cells(draw: st.DrawFn, most: int = 9, los: str = "symmetric") -> tuple[Grid, int, int]:
    grid = draw(grids(most, los=los))
    cells = st.integers(0, grid.cells - 1)
    return grid, draw(cells), draw(cells)

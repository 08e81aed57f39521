"""Maps as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tactics.maps import grids
from turnwright.games.tactics.map.grid import Grid, GridCell, GridCoord
from turnwright.games.tactics.map.text_map import TextMap, read, write
from turnwright.kernel.errors import ContentError


def cell(words: str) -> GridCell:
    return read({"x": words}, ["x"]).grid.described(0)


HERE = GridCoord(0, 0)


def test_walls_floor_mud_and_heights_need_no_legend() -> None:
    grid = read({}, ["#.~3"]).grid

    assert [grid.described(place) for place in range(4)] == [
        GridCell(GridCoord(0, 0), walkable=False, blocks_los=True),
        GridCell(GridCoord(1, 0)),
        GridCell(GridCoord(2, 0), difficult=True),
        GridCell(GridCoord(3, 0), elevation=15),
    ]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("door", GridCell(HERE, walkable=False, blocks_los=True)),
        ("open door", GridCell(HERE)),
        ("half cover", GridCell(HERE, cover=1)),
        ("three-quarters cover", GridCell(HERE, cover=2)),
        ("half cover, three-quarters cover", GridCell(HERE, cover=2)),
        ("blocks sight", GridCell(HERE, blocks_los=True)),
        ("blocks steps", GridCell(HERE, walkable=False)),
        ("difficult, height -15", GridCell(HERE, difficult=True, elevation=-15)),
        ("wall", GridCell(HERE, walkable=False, blocks_los=True)),
    ],
)
def test_a_legend_says_it_in_words(words: str, expected: GridCell) -> None:
    assert cell(words) == expected


def test_doors_and_starts_are_found() -> None:
    made = read({"+": "door", "A": "start", "B": "start, height 10"}, ["A+B", "A.B"])

    assert made.doors == [1]
    assert made.starts == {"A": [0, 3], "B": [2, 5]}
    assert made.grid.described(5).elevation == 10


def test_a_map_takes_the_options_of_its_grid() -> None:
    grid = read({}, [".."], diagonals="5-10-5", los="bresenham").grid

    assert (grid.diagonals, grid.los) == ("5-10-5", "bresenham")


@pytest.mark.parametrize(
    ("legend", "rows", "message"),
    [
        ({}, [], "keep.yaml: rows: expected 1 to 100 rows, got 0"),
        ({}, ["..", "."], "keep.yaml: row 2: expected 2 cells, as in row 1, got 1"),
        ({}, [""], "keep.yaml: row 1: expected 1 to 100 cells, got 0"),
        ({}, ["." * 101], "keep.yaml: row 1: expected 1 to 100 cells, got 101"),
        ({}, ["..", ".x"], "keep.yaml: row 2, column 2: expected one of # . ~ 0 1 2 3 4 5 6 7 8 9, got 'x'"),
        ({"x": "lava"}, ["x"], "keep.yaml: legend.x: expected words of wall, floor"),
        ({"x": "height 2x"}, ["x"], "keep.yaml: legend.x: expected a height in ft from -10000 to 10000"),
        ({"x": "height 20000"}, ["x"], "keep.yaml: legend.x: expected a height in ft from -10000 to 10000"),
        ({"x": 3}, ["x"], "keep.yaml: legend.x: expected what it stands for, in words, got 3"),
        (
            {"#": "floor"},
            ["#"],
            "keep.yaml: legend: expected one character that is not blank and none of #.~",
        ),
        ({"ab": "floor"}, ["."], "keep.yaml: legend: expected one character"),
        ({" ": "floor"}, ["."], "keep.yaml: legend: expected one character"),
    ],
)
def test_invalid_map_rows_are_reported(legend: dict[str, str], rows: list[str], message: str) -> None:
    with pytest.raises(ContentError) as refused:
        read(legend, rows, "keep.yaml")

    assert str(refused.value).startswith(message)


def test_a_map_is_written_as_it_was_drawn() -> None:
    rows = ["#####", "#.~2#", "#####"]

    assert write(read({}, rows)) == ({}, rows)


def test_written_starts_keep_their_letters() -> None:
    made = read({"A": "start", "+": "door"}, ["A+."])

    legend, rows = write(made)

    assert rows[0][0] == "A"
    assert read(legend, rows).starts == {"A": [0]}
    assert read(legend, rows).doors == [1]


@given(grids(hills=True), st.data())
def test_a_map_survives_a_round_trip_through_text(grid: Grid, data: st.DataObject) -> None:
    made = TextMap(grid)
    shut_or_open = [c for c in range(grid.cells) if grid.is_wall(c) or grid.walkable(c)]
    made.doors = sorted(data.draw(st.sets(st.sampled_from(shut_or_open), max_size=3))) if shut_or_open else []

    again = read(*write(made), diagonals=grid.diagonals)

    assert again.grid == grid
    assert again.doors == made.doors


def test_a_map_of_many_kinds_finds_a_character_for_each() -> None:
    grid = Grid(20, 20, elevation=list(range(400)))

    assert read(*write(TextMap(grid))).grid == grid

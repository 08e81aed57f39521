"""The grid: cells of 5 ft, distances, and where creatures of a size can stand and step.

A cell is the integer `y * width + x` wherever speed counts, and a `GridCoord` outside. A creature covers a
square of cells, `side` cells across, and its cell is the top-left one of them.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

LARGEST: Final = 100
FEET: Final = 5

DIAGONALS: Final = ("5-5-5", "5-10-5")
LINES: Final = ("symmetric", "bresenham")

# The largest number of cells for which lines of sight are cached.
REMEMBERED: Final = 1600

# The bits of a cell; its cover stands above them.
WALKABLE: Final = 1
BLOCKS_LOS: Final = 2
DIFFICULT: Final = 4
COVER_SHIFT: Final = 3

NO_COVER: Final = 0
HALF_COVER: Final = 1
THREE_QUARTERS_COVER: Final = 2
TOTAL_COVER: Final = 3

# Creature Size and Space.
TINY: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3
HUGE: Final = 4
GARGANTUAN: Final = 5


def side_of(size: i64) -> i64:
    """Return the width of a creature of a size, in cells."""
    return size - 1 if size > MEDIUM else 1


@mypyc_attr(acyclic=True)
@dataclass(unsafe_hash=True)
class GridCoord:
    """A cell by column and row, from 0 at the top left."""

    x: int = 0
    y: int = 0

    def __str__(self) -> str:
        return f"{self.x}, {self.y}"


@mypyc_attr(acyclic=True)
@dataclass
class GridCell:
    """The properties of a cell; `cover` is 0 none, 1 half, 2 three-quarters."""

    coord: GridCoord
    walkable: bool = True
    blocks_los: bool = False
    elevation: int = 0
    difficult: bool = False
    cover: int = NO_COVER

    def terrain(self) -> int:
        """Return the bits of the cell, without its elevation."""
        bits = WALKABLE if self.walkable else 0
        bits |= BLOCKS_LOS if self.blocks_los else 0
        bits |= DIFFICULT if self.difficult else 0
        return bits | self.cover << COVER_SHIFT


class Grid:
    """The cells of a map; immutable, and shared by all states of a fight."""

    def __init__(
        self,
        width: i64,
        height: i64,
        terrain: bytes = b"",
        elevation: list[int] | None = None,
        diagonals: str = "5-5-5",
        los: str = "symmetric",
    ) -> None:
        if not (1 <= width <= LARGEST and 1 <= height <= LARGEST):
            raise ValueError(
                f"expected a grid of at most {LARGEST} x {LARGEST} cells, got {width} x {height}"
            )
        if diagonals not in DIAGONALS:
            raise ValueError(f"expected diagonals of {' or '.join(DIAGONALS)}, got {diagonals!r}")
        if los not in LINES:
            raise ValueError(f"expected lines of sight {' or '.join(LINES)}, got {los!r}")
        self.width = width
        self.height = height
        self.cells: i64 = width * height
        self.diagonals = diagonals
        self.alternate = diagonals == "5-10-5"
        self.los = los
        self.one_way = los == "bresenham"
        self.terrain = terrain or bytes([WALKABLE]) * self.cells
        self.elevation: list[int] = [0] * self.cells if elevation is None else list(elevation)
        if len(self.terrain) != self.cells or len(self.elevation) != self.cells:
            raise ValueError(
                f"expected {self.cells} cells, got {len(self.terrain)} and {len(self.elevation)}"
            )
        self._measure()

    def _measure(self) -> None:
        """Precompute what hot code reads."""
        self.bits: vec[u8] = vec[u8](self.terrain)
        self.feet: vec[i64] = vec[i64](self.elevation)
        self.column: vec[i64] = vec[i64]([cell % self.width for cell in range(self.cells)])
        self.row: vec[i64] = vec[i64]([cell // self.width for cell in range(self.cells)])
        self.flat = max(self.elevation) == min(self.elevation)
        self.hilly = max(self.elevation) - min(self.elevation) > FEET
        self.grounds: list[Footing | None] = [None, None, None, None, None]
        self.sights: vec[u8] = vec[u8](b"")
        self.covers: vec[u8] = vec[u8](b"")
        self._wall_in()
        self._count()

    def remembers(self) -> bool:
        """Whether lines of sight are cached, with a byte for each pair of cells."""
        if len(self.sights) == 0 and self.cells <= REMEMBERED:
            self.sights = vec[u8](bytes(self.cells * self.cells))
            self.covers = vec[u8](bytes(self.cells * self.cells))
        return len(self.sights) > 0

    def _wall_in(self) -> None:
        """Lay out the walls with a solid rim, so that a line may test any neighbour."""
        self.stride: i64 = self.width + 2
        solid = bytearray(b"\1" * (self.stride * (self.height + 2)))
        self.walls: i64 = 0
        for cell in range(self.cells):
            wall = self.is_wall(cell)
            self.walls += 1 if wall else 0
            solid[(cell // self.width + 1) * self.stride + cell % self.width + 1] = 1 if wall else 0
        self.solid: vec[u8] = vec[u8](bytes(solid))

    def _count(self) -> None:
        """Count, for each corner, the walls and cells with cover above and to its left."""
        across = int(self.width) + 1
        counted = [0] * (across * (int(self.height) + 1))
        for cell in range(self.cells):
            at = across + cell + cell // int(self.width) + 1
            here = 1 if self.is_wall(cell) or self.cover(cell) else 0
            counted[at] = here + counted[at - 1] + counted[at - across] - counted[at - across - 1]
        self.obstacles: vec[i64] = vec[i64](counted)

    def is_open(self, a: i64, b: i64) -> bool:
        """Whether the rectangle around two cells has neither walls nor cover."""
        left = max(min(self.column[a], self.column[b]) - 1, 0)
        right = min(max(self.column[a], self.column[b]) + 2, self.width)
        top = max(min(self.row[a], self.row[b]) - 1, 0) * (self.width + 1)
        bottom = min(max(self.row[a], self.row[b]) + 2, self.height) * (self.width + 1)
        sums = self.obstacles
        return sums[bottom + right] - sums[bottom + left] == sums[top + right] - sums[top + left]

    # Not hashable: it is compared by all its cells.
    __hash__ = None  # type: ignore[assignment]

    # A copy is the grid itself, as it is immutable.

    def __copy__(self) -> "Grid":
        return self

    def __deepcopy__(self, memo: object) -> "Grid":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Grid, (self.width, self.height, self.terrain, self.elevation, self.diagonals, self.los))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Grid)
            and self.width == other.width
            and self.height == other.height
            and self.terrain == other.terrain
            and self.elevation == other.elevation
            and self.diagonals == other.diagonals
            and self.los == other.los
        )

    # Cells

    def inside(self, x: i64, y: i64) -> bool:
        """Whether a column and row are on the map."""
        return 0 <= x < self.width and 0 <= y < self.height

    def cell(self, x: i64, y: i64) -> i64:
        """Return the cell of a column and row."""
        return y * self.width + x

    def coord(self, cell: i64) -> GridCoord:
        """Return the column and row of a cell."""
        return GridCoord(self.column[cell], self.row[cell])

    def at(self, coord: GridCoord) -> i64:
        """Return the cell at a coordinate, which must be on the map."""
        if not self.inside(coord.x, coord.y):
            raise ValueError(f"expected a cell of {self.width} x {self.height}, got {coord}")
        return self.cell(coord.x, coord.y)

    def described(self, cell: i64) -> GridCell:
        """Return the properties of a cell."""
        return GridCell(
            self.coord(cell),
            self.walkable(cell),
            self.blocks_los(cell),
            self.feet[cell],
            self.difficult(cell),
            self.cover(cell),
        )

    def changed(self, cell: GridCell) -> "Grid":
        """Return a grid with one cell replaced, such as an opened door."""
        at = self.at(cell.coord)
        terrain, elevation = bytearray(self.terrain), list(self.elevation)
        terrain[at], elevation[at] = cell.terrain(), cell.elevation
        return Grid(self.width, self.height, bytes(terrain), elevation, self.diagonals, self.los)

    def walkable(self, cell: i64) -> bool:
        """Whether a creature can stand there."""
        return self.bits[cell] & WALKABLE != 0

    def blocks_los(self, cell: i64) -> bool:
        """Whether it blocks line of sight."""
        return self.bits[cell] & BLOCKS_LOS != 0

    def is_wall(self, cell: i64) -> bool:
        """Whether it blocks both movement and sight; only such cells give total cover and block areas."""
        return self.bits[cell] & (WALKABLE | BLOCKS_LOS) == BLOCKS_LOS

    def difficult(self, cell: i64) -> bool:
        """Whether it is difficult terrain."""
        return self.bits[cell] & DIFFICULT != 0

    def cover(self, cell: i64) -> i64:
        """Return the cover that the cell gives: 0 none, 1 half, 2 three-quarters."""
        return i64(self.bits[cell]) >> COVER_SHIFT

    def fits(self, cell: i64, side: i64) -> bool:
        """Whether a creature of a width fits on the map with its top-left cell there."""
        return self.column[cell] + side <= self.width and self.row[cell] + side <= self.height

    def square(self, cell: i64, side: i64) -> list[int]:
        """List the cells that a creature covers, row by row, without those off the map."""
        left, top = self.column[cell], self.row[cell]
        right = min(left + side, self.width)
        bottom = min(top + side, self.height)
        return [y * self.width + x for y in range(top, bottom) for x in range(left, right)]

    def level(self, cell: i64, side: i64 = 1) -> i64:
        """Return the elevation of the highest ground under a creature."""
        return self.feet[cell] if side == 1 else self.ground(side).level[cell]

    def ground(self, side: i64) -> "Footing":
        """Return where creatures of a width can stand and step."""
        known = self.grounds[side]
        if known is None:
            known = Footing(self, side)
            self.grounds[side] = known
        return known

    # Distance

    def distance_ft(self, a: i64, b: i64) -> i64:
        """Return the distance of two cells, or the difference in height if that is greater."""
        across = self.across_ft(
            difference(self.column[a], self.column[b]), difference(self.row[a], self.row[b])
        )
        return max(across, difference(self.feet[a], self.feet[b]))

    def gap_ft(self, a: i64, side_a: i64, b: i64, side_b: i64, lift_a: i64 = 0, lift_b: i64 = 0) -> i64:
        """Return the distance of two creatures at their nearest cells, each raised above its ground."""
        columns = _between(self.column[a], side_a, self.column[b], side_b)
        rows = _between(self.row[a], side_a, self.row[b], side_b)
        across = self.across_ft(columns, rows)
        if self.flat and lift_a == lift_b:
            return across
        rise = difference(self.level(a, side_a) + lift_a, self.level(b, side_b) + lift_b)
        return max(across, rise)

    def across_ft(self, columns: i64, rows: i64) -> i64:
        """Return the length of a walk over columns and rows of open ground."""
        longer, shorter = (columns, rows) if columns > rows else (rows, columns)
        return FEET * (longer + (shorter >> 1 if self.alternate else 0))


def bit_of(place: i64, one: i64 = 1) -> i64:
    """Return the bit of a place in a word; compiled, a plain 1 is a C int, too short from place 31 on."""
    return one << place


def difference(a: i64, b: i64) -> i64:
    """Return the absolute difference of two numbers."""
    return a - b if a > b else b - a


def _between(a: i64, side_a: i64, b: i64, side_b: i64) -> i64:
    """Return the steps between two intervals, 0 if they overlap."""
    if a + side_a <= b:
        return b - a - side_a + 1
    if b + side_b <= a:
        return a - b - side_b + 1
    return 0


# The bits of a place where a creature may stand; other creatures add theirs.
STAND: Final = 1
ROUGH: Final = 2
TIGHT: Final = 4
TAKEN: Final = 8
CLOSED: Final = 16
HARD: Final = 32  # Difficult Terrain for fliers too
CODES: Final = 64

# The eight steps: north, east, south, west, then the diagonals clockwise from the north-east.
STEP_X: Final = (0, 1, 0, -1, 1, 1, -1, -1)
STEP_Y: Final = (-1, 0, 1, 0, -1, 1, 1, -1)
STEPS: Final = 8
FIRST_DIAGONAL: Final = 4

# The widest map whose rows fit into words.
WORD: Final = 61

NO_ROOM: Final = 0
SQUEEZED_IN: Final = 1
ROOM: Final = 2


class Footing:
    """Where creatures of one width can stand, squeeze and step on a grid.

    A creature that does not fit but would if it were one cell less across can squeeze: it then covers that
    smaller square from the same top-left cell. The whole of its own square must still be on the map.
    A diagonal step is closed by a cell that cannot be walked on at either side of it. A broad creature must
    have room, or squeeze, at both the cells between, as it must at the two ends.
    """

    def __init__(self, grid: Grid, side: i64) -> None:
        self.side = side
        self.room: vec[u8] = vec[u8](bytes([_room(grid, cell, side) for cell in range(grid.cells)]))
        wide = [_footing(grid, cell, side) if self.room[cell] == ROOM else 0 for cell in range(grid.cells)]
        narrow = [
            _footing(grid, cell, side - 1) | TIGHT if side > 1 and self.room[cell] else 0
            for cell in range(grid.cells)
        ]
        self.narrow: vec[u8] = vec[u8](bytes(narrow))
        self.footing: vec[u8] = vec[u8](bytes([a or b for a, b in zip(wide, narrow, strict=True)]))
        self.exits: vec[u8] = vec[u8](bytes([self._exits(grid, cell) for cell in range(grid.cells)]))
        self.rows = FootingRows(grid, self) if side == 1 and grid.width <= WORD else None
        self.level: vec[i64] = vec[i64]([_highest(grid, cell, side) for cell in range(grid.cells)])

    def _exits(self, grid: Grid, cell: i64) -> int:
        """Return the possible steps from a cell, one bit each."""
        open_steps = 0
        for step in range(STEPS):
            if self._opens(grid, grid.column[cell], grid.row[cell], step):
                open_steps |= 1 << step
        return open_steps

    def _opens(self, grid: Grid, x: i64, y: i64, step: i64) -> bool:
        to_x, to_y = x + STEP_X[step], y + STEP_Y[step]
        there = self.room_at(grid, to_x, to_y)
        if there == NO_ROOM or step < FIRST_DIAGONAL:
            return there != NO_ROOM
        here = max(self.room_at(grid, x, y), SQUEEZED_IN)
        needed = min(here, there)
        return self.room_at(grid, to_x, y) >= needed and self.room_at(grid, x, to_y) >= needed

    def room_at(self, grid: Grid, x: i64, y: i64) -> i64:
        """Return the room with the creature's top-left cell there; none off the map."""
        return i64(self.room[y * grid.width + x]) if grid.inside(x, y) else NO_ROOM


def _room(grid: Grid, cell: i64, side: i64) -> int:
    if not grid.fits(cell, side):
        return NO_ROOM
    if all(grid.walkable(part) for part in grid.square(cell, side)):
        return ROOM
    if side > 1 and all(grid.walkable(part) for part in grid.square(cell, side - 1)):
        return SQUEEZED_IN
    return NO_ROOM


def _footing(grid: Grid, cell: i64, side: i64) -> int:
    return STAND | (ROUGH if any(grid.difficult(part) for part in grid.square(cell, side)) else 0)


def _highest(grid: Grid, cell: i64, side: i64) -> int:
    return max([grid.elevation[part] for part in grid.square(cell, side)])


class FootingRows:
    """The footing of creatures one cell wide as words, a bit a cell, with an empty row at each end."""

    def __init__(self, grid: Grid, ground: Footing) -> None:
        self.stand = _row_words(grid, ground.footing, STAND)
        self.rough = _row_words(grid, ground.footing, ROUGH)
        self.north_east = _row_words(grid, ground.exits, 1 << 4)
        self.south_east = _row_words(grid, ground.exits, 1 << 5)
        self.south_west = _row_words(grid, ground.exits, 1 << 6)
        self.north_west = _row_words(grid, ground.exits, 1 << 7)


def _row_words(grid: Grid, codes: vec[u8], bit: i64) -> vec[i64]:
    words: vec[i64] = vec[i64]([0] * (grid.height + 2))
    for cell in range(grid.cells):
        if int(codes[cell]) & bit:
            words[grid.row[cell] + 1] |= bit_of(grid.column[cell])
    return words

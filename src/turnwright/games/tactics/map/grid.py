"""The ground of a fight: cells of 5 ft, how far apart they are, and where a creature's steps can take it.

A cell is the integer `y * width + x` wherever speed counts, and a `GridCoord` outside. A creature covers a
square of cells, `side` cells across, and its cell is the top-left one of them.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

LARGEST: Final = 100
FEET: Final = 5

DIAGONALS: Final = ("5-5-5", "5-10-5")
LINES: Final = ("symmetric", "bresenham")

# Grids of at most so many cells remember who sees whom.
REMEMBERED: Final = 1600

# What a cell is, as bits; its cover stands above them.
WALKABLE: Final = 1
BLOCKS_LOS: Final = 2
DIFFICULT: Final = 4
COVER_SHIFT: Final = 3

NO_COVER: Final = 0
HALF_COVER: Final = 1
THREE_QUARTERS_COVER: Final = 2
TOTAL_COVER: Final = 3

# Creature Size and Space.
SIZES: Final = ("Tiny", "Small", "Medium", "Large", "Huge", "Gargantuan")
TINY: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3
HUGE: Final = 4
GARGANTUAN: Final = 5


def side_of(size: i64) -> i64:
    """How many cells across a creature of this size is."""
    return size - 1 if size > MEDIUM else 1


@mypyc_attr(acyclic=True)
@dataclass(unsafe_hash=True)
class GridCoord:
    """A cell by its column and row, both counted from 0 at the top left."""

    x: int = 0
    y: int = 0

    def __str__(self) -> str:
        return f"{self.x}, {self.y}"


@mypyc_attr(acyclic=True)
@dataclass
class GridCell:
    """All that is known of a cell; `cover` is 0 none, 1 half, 2 three-quarters."""

    coord: GridCoord
    walkable: bool = True
    blocks_los: bool = False
    elevation: int = 0
    difficult: bool = False
    cover: int = NO_COVER

    def terrain(self) -> int:
        """The cell's bits, without its elevation."""
        bits = WALKABLE if self.walkable else 0
        bits |= BLOCKS_LOS if self.blocks_los else 0
        bits |= DIFFICULT if self.difficult else 0
        return bits | self.cover << COVER_SHIFT


class Grid:
    """The cells of a map; it never changes, so all states of a fight share it."""

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
        """Lay out what is asked often as flat words."""
        self.bits: vec[u8] = vec[u8](self.terrain)
        self.feet: vec[i64] = vec[i64](self.elevation)
        self.column: vec[i64] = vec[i64]([cell % self.width for cell in range(self.cells)])
        self.row: vec[i64] = vec[i64]([cell // self.width for cell in range(self.cells)])
        self.flat = max(self.elevation) == min(self.elevation)
        self.hilly = max(self.elevation) - min(self.elevation) > FEET
        self.grounds: list[Ground | None] = [None, None, None, None, None]
        self.sights: vec[u8] = vec[u8](b"")
        self.covers: vec[u8] = vec[u8](b"")
        self._wall_in()
        self._count()

    def remembers(self) -> bool:
        """Whether what is seen from where is kept, with a byte for each two cells."""
        if len(self.sights) == 0 and self.cells <= REMEMBERED:
            self.sights = vec[u8](bytes(self.cells * self.cells))
            self.covers = vec[u8](bytes(self.cells * self.cells))
        return len(self.sights) > 0

    def _wall_in(self) -> None:
        """Mark the walls on a board with a solid rim, so that a line may ask about any neighbour."""
        self.stride: i64 = self.width + 2
        solid = bytearray(b"\1" * (self.stride * (self.height + 2)))
        self.walls: i64 = 0
        for cell in range(self.cells):
            wall = self.is_wall(cell)
            self.walls += 1 if wall else 0
            solid[(cell // self.width + 1) * self.stride + cell % self.width + 1] = 1 if wall else 0
        self.solid: vec[u8] = vec[u8](bytes(solid))

    def _count(self) -> None:
        """For each corner, how many walls and cells with cover lie above it and to its left."""
        across = int(self.width) + 1
        counted = [0] * (across * (int(self.height) + 1))
        for cell in range(self.cells):
            at = across + cell + cell // int(self.width) + 1
            here = 1 if self.is_wall(cell) or self.cover(cell) else 0
            counted[at] = here + counted[at - 1] + counted[at - across] - counted[at - across - 1]
        self.obstacles: vec[i64] = vec[i64](counted)

    def is_open(self, a: i64, b: i64) -> bool:
        """Whether neither a wall nor cover stands between two cells or beside the cells between."""
        left = max(min(self.column[a], self.column[b]) - 1, 0)
        right = min(max(self.column[a], self.column[b]) + 2, self.width)
        top = max(min(self.row[a], self.row[b]) - 1, 0) * (self.width + 1)
        bottom = min(max(self.row[a], self.row[b]) + 2, self.height) * (self.width + 1)
        sums = self.obstacles
        return sums[bottom + right] - sums[bottom + left] == sums[top + right] - sums[top + left]

    # A grid is no key: it is compared by all its cells.
    __hash__ = None  # type: ignore[assignment]

    # Copies are the grid itself: it never changes.

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
        """Whether the map has such a cell."""
        return 0 <= x < self.width and 0 <= y < self.height

    def cell(self, x: i64, y: i64) -> i64:
        """The cell in this column and row."""
        return y * self.width + x

    def coord(self, cell: i64) -> GridCoord:
        """The column and row of a cell."""
        return GridCoord(self.column[cell], self.row[cell])

    def at(self, coord: GridCoord) -> i64:
        """The cell at a coordinate, which must be on the map."""
        if not self.inside(coord.x, coord.y):
            raise ValueError(f"expected a cell of {self.width} x {self.height}, got {coord}")
        return self.cell(coord.x, coord.y)

    def described(self, cell: i64) -> GridCell:
        """All that is known of a cell."""
        return GridCell(
            self.coord(cell),
            self.walkable(cell),
            self.blocks_los(cell),
            self.feet[cell],
            self.difficult(cell),
            self.cover(cell),
        )

    def changed(self, cell: GridCell) -> "Grid":
        """A grid with one cell made anew: a door that opens, a wall that falls."""
        at = self.at(cell.coord)
        terrain, elevation = bytearray(self.terrain), list(self.elevation)
        terrain[at], elevation[at] = cell.terrain(), cell.elevation
        return Grid(self.width, self.height, bytes(terrain), elevation, self.diagonals, self.los)

    def walkable(self, cell: i64) -> bool:
        """Whether a creature can stand there."""
        return self.bits[cell] & WALKABLE != 0

    def blocks_los(self, cell: i64) -> bool:
        """Whether no line of sight passes it."""
        return self.bits[cell] & BLOCKS_LOS != 0

    def is_wall(self, cell: i64) -> bool:
        """Whether it stops both steps and sight: only such cells give cover as walls and shadow an area."""
        return self.bits[cell] & (WALKABLE | BLOCKS_LOS) == BLOCKS_LOS

    def difficult(self, cell: i64) -> bool:
        """Whether it is difficult terrain."""
        return self.bits[cell] & DIFFICULT != 0

    def cover(self, cell: i64) -> i64:
        """The cover that what stands in the cell gives: 0 none, 1 half, 2 three-quarters."""
        return i64(self.bits[cell]) >> COVER_SHIFT

    def fits(self, cell: i64, side: i64) -> bool:
        """Whether a creature so many cells across stays on the map with its top-left cell there."""
        return self.column[cell] + side <= self.width and self.row[cell] + side <= self.height

    def square(self, cell: i64, side: i64) -> list[int]:
        """The cells that a creature covers, row by row; what lies off the map is left out."""
        left, top = self.column[cell], self.row[cell]
        right = min(left + side, self.width)
        bottom = min(top + side, self.height)
        return [y * self.width + x for y in range(top, bottom) for x in range(left, right)]

    def level(self, cell: i64, side: i64 = 1) -> i64:
        """The height of the highest ground under a creature."""
        return self.feet[cell] if side == 1 else self.ground(side).level[cell]

    def ground(self, side: i64) -> "Ground":
        """Where creatures so many cells across can stand and step."""
        known = self.grounds[side]
        if known is None:
            known = Ground(self, side)
            self.grounds[side] = known
        return known

    # Distance

    def distance_ft(self, a: i64, b: i64) -> i64:
        """How far apart two cells are; a difference in height counts if it is the greater."""
        across = self.across_ft(_apart(self.column[a], self.column[b]), _apart(self.row[a], self.row[b]))
        return max(across, _apart(self.feet[a], self.feet[b]))

    def gap_ft(self, a: i64, side_a: i64, b: i64, side_b: i64, lift_a: i64 = 0, lift_b: i64 = 0) -> i64:
        """How far apart two creatures are at their nearest cells, each lifted so far above its ground."""
        columns = _between(self.column[a], side_a, self.column[b], side_b)
        rows = _between(self.row[a], side_a, self.row[b], side_b)
        across = self.across_ft(columns, rows)
        if self.flat and lift_a == lift_b:
            return across
        rise = _apart(self.level(a, side_a) + lift_a, self.level(b, side_b) + lift_b)
        return max(across, rise)

    def across_ft(self, columns: i64, rows: i64) -> i64:
        """The length of the shortest walk over so many columns and rows of open ground."""
        longer, shorter = (columns, rows) if columns > rows else (rows, columns)
        return FEET * (longer + (shorter >> 1 if self.alternate else 0))


def bit_of(place: i64, one: i64 = 1) -> i64:
    """The bit of a place in a word: a plain 1 would be a C int when compiled, too short from place 31 on."""
    return one << place


def _apart(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def _between(a: i64, side_a: i64, b: i64, side_b: i64) -> i64:
    """The steps between two stretches of a row; 0 if they share a cell of it."""
    if a + side_a <= b:
        return b - a - side_a + 1
    if b + side_b <= a:
        return a - b - side_b + 1
    return 0


# Standing and stepping. A creature's place on the map, as bits; whoever is in the way adds theirs.
STAND: Final = 1
ROUGH: Final = 2
TIGHT: Final = 4
TAKEN: Final = 8
CLOSED: Final = 16
CODES: Final = 32

# What another creature's space is to one that moves, see `passage`.
PASS: Final = TAKEN
SLOW: Final = TAKEN | ROUGH
SHUT: Final = TAKEN | CLOSED

# The eight steps: north, east, south, west, then the diagonals clockwise from the north-east.
STEP_X: Final = (0, 1, 0, -1, 1, 1, -1, -1)
STEP_Y: Final = (-1, 0, 1, 0, -1, 1, 1, -1)
STEPS: Final = 8
FIRST_DIAGONAL: Final = 4

# Maps up to so many cells wide have their rows in words.
WORD: Final = 61

NO_ROOM: Final = 0
SQUEEZED_IN: Final = 1
ROOM: Final = 2


def passage(mover: i64, other: i64, ally: bool, incapacitated: bool = False, rules: str = "5.2") -> int:
    """What the space of another creature is to a mover, by their sizes (Moving around Other Creatures).

    Nobody ends a move in it. An ally's space and, where two sizes lie between them, an enemy's can be
    passed. It is then difficult terrain: in 5.1 always, in 5.2 unless it is an ally's or a Tiny creature's;
    and 5.2 also lets one pass a creature that is Tiny or incapacitated.
    """
    apart = _apart(mover, other) >= 2
    if rules == "5.1":
        return SLOW if ally or apart else SHUT
    if ally or other == TINY:
        return PASS
    return SLOW if apart or incapacitated else SHUT


class Ground:
    """Where creatures of one breadth can stand, squeeze and step on a grid, worked out once.

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
        self.rows = Rows(grid, self) if side == 1 and grid.width <= WORD else None
        self.level: vec[i64] = vec[i64]([_highest(grid, cell, side) for cell in range(grid.cells)])

    def _exits(self, grid: Grid, cell: i64) -> int:
        """The steps that can be made from a cell, one bit each."""
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
        """How much room there is with the creature's top-left cell there; none off the map."""
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


class Rows:
    """The ground of creatures one cell across as words, a bit a cell, with an empty row at each end."""

    def __init__(self, grid: Grid, ground: Ground) -> None:
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


# How a creature moves; several are added together.
CRAWL: Final = 1
CLIMBER: Final = 2
FLY: Final = 4

CLIMB_LIMIT: Final = 30
DEEPEST: Final = 60
FARTHEST: Final = 2000

# A label is (cost in steps of 5 ft, diagonals so far, last step): the smallest one wins.
COST_SHIFT: Final = 16
DIAGONAL_BIT: Final = 8
STEP_MASK: Final = 7
DIAGONALS_MASK: Final = 0xFFF8
UNKNOWN: Final = 1 << 40
IMPASSABLE: Final = 1 << 20


class Tide:
    """How far a creature one cell across gets on level ground, all cells of a row in one step of a word.

    For each cost there is a layer: a word for each row with the cells that cost no more. A layer grows from
    the one that is a plain step cheaper, and into difficult cells from the one that is a hard step cheaper.
    """

    def __init__(self, grid: Grid) -> None:
        self.width = grid.width
        self.height = grid.height
        self.stride: i64 = grid.height + 2
        self.start_x: i64 = 0
        self.start_y: i64 = 0
        self.pace: i64 = 1
        self.budget: i64 = 0
        self.layers: vec[i64] = vec[i64]([0] * (self.stride * (DEEPEST + 1)))
        self.shores: vec[i64] = vec[i64]([0] * (self.stride * (DEEPEST + 1)))
        self.plain: vec[i64] = vec[i64]([0] * self.stride)
        self.hard: vec[i64] = vec[i64]([0] * self.stride)
        self.shut: vec[i64] = vec[i64]([0] * self.stride)
        self.slow: vec[i64] = vec[i64]([0] * self.stride)
        self.taken: vec[i64] = vec[i64]([0] * self.stride)

    def clear(self, row: i64) -> None:
        """Nobody stands in this row."""
        self.shut[row + 1] = 0
        self.slow[row + 1] = 0
        self.taken[row + 1] = 0

    def mark(self, column: i64, row: i64, kind: i64) -> None:
        """Somebody stands in this cell, or something makes it difficult."""
        here = bit_of(column)
        if kind & TAKEN:
            self.taken[row + 1] |= here
        if kind & CLOSED:
            self.shut[row + 1] |= here
        if kind & ROUGH:
            self.slow[row + 1] |= here

    def rise(self, rows: Rows, x: i64, y: i64, budget: i64, pace: i64, sure: bool) -> None:
        """Make the layers; a plain step costs `pace`, and who is sure knows no hard ones."""
        self.start_x = x
        self.start_y = y
        self.budget = budget
        self.pace = pace
        self._price(rows, sure)
        self._edge(0, y + 1, y + 1)
        self.layers[y + 1] = bit_of(x)
        for cost in range(1, budget + 1):
            if cost >= pace:
                self._reach_out(rows, cost - pace)
            self._grow(cost)

    def _price(self, rows: Rows, sure: bool) -> None:
        reach = self.budget // self.pace
        for row in range(max(self.start_y - reach, 0) + 1, min(self.start_y + reach, self.height - 1) + 2):
            stand = rows.stand[row] & ~self.shut[row]
            hard = i64(0) if sure else rows.rough[row] | self.slow[row]
            self.plain[row] = stand & ~hard
            self.hard[row] = stand & hard

    def _reach_out(self, rows: Rows, cost: i64) -> None:
        """The cells beside a layer that a step leads to, whatever it costs."""
        layers, shores = self.layers, self.shores
        north_east, south_east = rows.north_east, rows.south_east
        south_west, north_west = rows.south_west, rows.north_west
        reach = cost // self.pace + 1
        base = cost * self.stride
        first, last = max(self.start_y - reach, 0) + 1, min(self.start_y + reach, self.height - 1) + 1
        shores[base + first - 1] = 0
        shores[base + last + 1] = 0
        above: i64 = layers[base + first - 1]
        here: i64 = layers[base + first]
        for row in range(first, last + 1):
            below = layers[base + row + 1]
            right = here | above & south_east[row - 1] | below & north_east[row + 1]
            left = here | above & south_west[row - 1] | below & north_west[row + 1]
            shores[base + row] = above | below | right << 1 | left >> 1
            above = here
            here = below

    def _grow(self, cost: i64) -> None:
        layers, shores, plain, hard = self.layers, self.shores, self.plain, self.hard
        reach = cost // self.pace
        base = cost * self.stride
        before = base - self.stride
        easy = (cost - self.pace) * self.stride
        uphill = easy - self.stride
        first, last = max(self.start_y - reach, 0) + 1, min(self.start_y + reach, self.height - 1) + 1
        self._edge(base, first, last)
        for row in range(first, last + 1):
            word = layers[before + row]
            if easy >= 0:
                word |= shores[easy + row] & plain[row]
            if uphill >= 0:
                word |= shores[uphill + row] & hard[row]
            layers[base + row] = word

    def _edge(self, base: i64, first: i64, last: i64) -> None:
        """Empty the two rows at either side of those that a layer can reach."""
        self.layers[base + first - 1] = 0
        self.layers[base + last + 1] = 0
        if first > 1:
            self.layers[base + first - 2] = 0
        if last < self.height:
            self.layers[base + last + 2] = 0

    def steps_to(self, column: i64, row: i64) -> i64:
        """The cost of a cell in steps; -1 if it is out of reach."""
        cost = (row - self.start_y if row > self.start_y else self.start_y - row) * self.pace
        while cost <= self.budget:
            if self.layers[cost * self.stride + row + 1] >> column & 1:
                return cost
            cost += 1
        return -1

    def stops(self) -> list[int]:
        """The cells where nobody stands, by cost and by cell, after the start."""
        found: list[int] = [self.start_y * self.width + self.start_x]
        for cost in range(1, self.budget + 1):
            base = cost * self.stride
            reach = cost // self.pace
            for row in range(
                max(self.start_y - reach, 0) + 1, min(self.start_y + reach, self.height - 1) + 2
            ):
                word = self.layers[base + row] & ~self.layers[base + row - self.stride] & ~self.taken[row]
                cell = (row - 1) * self.width
                while word:
                    if word & 1:
                        found.append(cell)
                    word >>= 1
                    cell += 1
        return found


class Flood:
    """Where a creature can go from its cell, at which cost and on which way: one scratch for many floods.

    `begin(side)`, then `crowd(...)` for each creature in the way, then `spread(start, budget_ft)`.

    Entering a cell costs 5 ft, and 5 ft more for each of: difficult terrain (once, whatever the reasons),
    squeezing, crawling. With 5-10-5 every second diagonal costs double. A rise or drop of more than 5 ft
    is a climb: on top of that it costs the height, rounded up to 5 ft, twice, or once for a climber; more
    than the climb's limit cannot be passed. Who flies minds neither difficult terrain nor height.

    Of two ways of equal cost the one with fewer diagonals wins, then the one whose last step comes first in
    the order north, east, south, west, north-east, south-east, south-west, north-west; and so on back
    along the way. Costs on level ground come from a `Tide`, and ways only when they are asked for.

    With 5-10-5 the best way to a cell is the best of those that end on either parity.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.side: i64 = 1
        self.start: i64 = 0
        self.parity: i64 = 0
        self.count: i64 = 0
        self.marked: i64 = 0
        nodes = grid.cells * (2 if grid.alternate else 1)
        self.labels: vec[i64] = vec[i64]([UNKNOWN] * nodes)
        self.order: vec[i64] = vec[i64]([0] * nodes)
        self.nodes: vec[i64] = vec[i64]([0] * (nodes * 2))
        self.chain: vec[i64] = vec[i64]([0] * (nodes * 2))
        self.heads: vec[i64] = vec[i64]([-1] * (FARTHEST // FEET + 1))
        self.prices: vec[i64] = vec[i64]([0] * CODES)
        self.crowded: vec[u8] = vec[u8](bytes(grid.cells))
        self.pressed: vec[u8] = vec[u8](bytes(grid.cells))
        self.marks: vec[i64] = vec[i64]([0] * grid.cells)
        self.offsets: vec[i64] = vec[i64]([STEP_Y[i] * grid.width + STEP_X[i] for i in range(STEPS)])
        self.ground = grid.ground(1)
        self.tide = Tide(grid)
        # Whether the tide knows the costs, and how far the labels do.
        self.tidal = False
        self.settled: i64 = 0

    # Who is in the way

    def begin(self, side: i64 = 1) -> None:
        """Start anew for a creature so many cells across, with nobody in its way."""
        for i in range(self.marked):
            self.crowded[self.marks[i]] = 0
            self.pressed[self.marks[i]] = 0
            self.tide.clear(self.grid.row[self.marks[i]])
        self.marked = 0
        self.side = side
        self.ground = self.grid.ground(side)
        self._forget()

    def crowd(self, cell: i64, side: i64, kind: i64) -> None:
        """Put a creature in the way: its space can be passed (PASS), with effort (SLOW), or not (SHUT)."""
        grid = self.grid
        x, y = grid.column[cell], grid.row[cell]
        for row in range(max(y - self.side + 1, 0), min(y + side, grid.height)):
            for column in range(max(x - self.side + 1, 0), min(x + side, grid.width)):
                squeezed_clear = column == x - self.side + 1 or row == y - self.side + 1
                self._mark(row * grid.width + column, kind, squeezed_clear)

    def _mark(self, cell: i64, kind: i64, squeezed_clear: bool) -> None:
        if self.crowded[cell] == 0:
            self.marks[self.marked] = cell
            self.marked += 1
        self.crowded[cell] = u8(i64(self.crowded[cell]) | kind)
        if not squeezed_clear:
            self.pressed[cell] = u8(i64(self.pressed[cell]) | kind)
        if self.side == 1 and self.ground.rows is not None:
            self.tide.mark(self.grid.column[cell], self.grid.row[cell], kind)

    # Spreading

    def spread(
        self, start: i64, budget_ft: i64, how: i64 = 0, climb_limit_ft: i64 = CLIMB_LIMIT, diagonals: i64 = 0
    ) -> None:
        """Go everywhere from `start`; `diagonals` is how many this turn's movement has already made."""
        self._forget()
        self._set_prices(how)
        self.start = start
        self.parity = diagonals & 1 if self.grid.alternate else 0
        hilly = self.grid.hilly and how & FLY == 0
        budget = max(min(budget_ft, FARTHEST) // FEET, 0)
        rows = self.ground.rows
        self.tidal = not (hilly or self.grid.alternate) and rows is not None and budget <= DEEPEST
        if self.tidal and rows is not None:
            x, y = self.grid.column[start], self.grid.row[start]
            self.tide.rise(rows, x, y, budget, 2 if how & CRAWL else 1, how & FLY != 0)
        else:
            self._flow(budget, hilly, 1 if how & CLIMBER else 2, climb_limit_ft)

    def _settle(self, cell: i64) -> None:
        """Work out the ways as far as to a cell, which the tide does not know."""
        if self.tidal:
            cost = self.tide.steps_to(self.grid.column[cell], self.grid.row[cell])
            if cost > self.settled or self.count == 0:
                self._forget()
                self._flow(max(cost, 0), False, 0, 0)

    def _forget(self) -> None:
        labels, order = self.labels, self.order
        for i in range(self.count):
            labels[order[i]] = UNKNOWN
        self.count = 0
        self.settled = 0

    def _set_prices(self, how: i64) -> None:
        """What entering a place costs in steps, for each of its codes; 0 is closed."""
        prices = self.prices
        crawl: i64 = 1 if how & CRAWL else 0
        code: i64 = 0
        while code < CODES:
            price: i64 = 0
            if code & STAND and not code & CLOSED:
                price = 1 + crawl
                if code & ROUGH and not how & FLY:
                    price += 1
                if code & TIGHT:
                    price += 1
            prices[code] = price
            code += 1

    def _flow(self, budget: i64, hilly: bool, effort: i64, limit_ft: i64) -> None:
        # Dial's algorithm: a heap of cells for each cost. All of it is in one function for speed.
        labels, order, nodes, chain, heads = self.labels, self.order, self.nodes, self.chain, self.heads
        prices, crowded, offsets = self.prices, self.crowded, self.offsets
        footing, exits, cells = self.ground.footing, self.ground.exits, self.grid.cells
        alternate, broad = self.grid.alternate, self.side > 1
        cost: i64 = 0
        while cost <= budget:
            heads[cost] = -1
            cost += 1
        node = self.start + self.parity * cells
        labels[node] = 0
        order[0] = node
        nodes[0] = node
        chain[0] = -1
        heads[0] = 0
        count: i64 = 1
        pushed: i64 = 1
        cost = 0
        while cost < budget:
            entry = heads[cost]
            while entry >= 0:
                node = nodes[entry]
                entry = chain[entry]
                label = labels[node]
                if label >> COST_SHIFT != cost:
                    continue  # a cheaper way was found after this one was noted
                cell = node
                parity: i64 = 0
                if alternate and node >= cells:
                    cell = node - cells
                    parity = 1
                base = label & DIAGONALS_MASK
                nearest = (cost + 1) << COST_SHIFT
                ways = i64(exits[cell])
                step: i64 = 0
                while step < STEPS:
                    if ways >> step & 1 == 0:
                        step += 1
                        continue
                    there = cell + offsets[step]
                    found = base + step
                    onward = there
                    if step >= FIRST_DIAGONAL:
                        found += DIAGONAL_BIT
                        if alternate and parity == 0:
                            onward += cells
                    elif parity:
                        onward += cells
                    old = labels[onward]
                    step += 1
                    if old < nearest:
                        continue
                    code = i64(footing[there]) | i64(crowded[there])
                    if broad and code & (CLOSED | TIGHT):
                        code = self._squeezed_code(there)
                    price = prices[code]
                    if price == 0:
                        continue
                    if parity and found & STEP_MASK >= FIRST_DIAGONAL:
                        price += price
                    if hilly:
                        price += self._climb(cell, there, effort, limit_ft)
                    total = cost + price
                    if total > budget:
                        continue
                    found += total << COST_SHIFT
                    if found < old:
                        labels[onward] = found
                        if old >> COST_SHIFT != total:
                            if old == UNKNOWN:
                                order[count] = onward
                                count += 1
                            if pushed == len(nodes):
                                nodes, chain = self._grow()
                            nodes[pushed] = onward
                            chain[pushed] = heads[total]
                            heads[total] = pushed
                            pushed += 1
            cost += 1
        self.count = count
        self.settled = budget

    def _squeezed_code(self, cell: i64) -> i64:
        return i64(self.ground.narrow[cell]) | i64(self.pressed[cell])

    def _climb(self, here: i64, there: i64, effort: i64, limit_ft: i64) -> i64:
        height = _apart(self.ground.level[there], self.ground.level[here])
        if height <= FEET:
            return 0
        return (height + FEET - 1) // FEET * effort if height <= limit_ft else IMPASSABLE

    def _grow(self) -> tuple[vec[i64], vec[i64]]:
        self.nodes = extend(self.nodes, self.nodes)
        self.chain = extend(self.chain, self.chain)
        return self.nodes, self.chain

    # What came of it

    def _best(self, cell: i64) -> i64:
        """The node of a cell with the smallest label."""
        other = cell + self.grid.cells
        if self.grid.alternate and self.labels[other] < self.labels[cell]:
            return other
        return cell

    def cost_ft(self, cell: i64) -> i64:
        """What the way to a cell costs; -1 if it is out of reach."""
        if self.tidal:
            steps = self.tide.steps_to(self.grid.column[cell], self.grid.row[cell])
            return steps * FEET if steps > 0 else steps
        label = self.labels[self._best(cell)]
        return -1 if label == UNKNOWN else (label >> COST_SHIFT) * FEET

    def diagonals_to(self, cell: i64) -> i64:
        """How many diagonals the way to a cell has."""
        self._settle(cell)
        return (self.labels[self._best(cell)] & DIAGONALS_MASK) >> 3

    def squeezes(self, cell: i64) -> bool:
        """Whether the creature would have to squeeze there."""
        return self._code(cell) & TIGHT != 0

    def can_stop(self, cell: i64) -> bool:
        """Whether the creature can go there and stay."""
        if self.cost_ft(cell) < 0:
            return False
        return cell == self.start or self._code(cell) & TAKEN == 0

    def _code(self, cell: i64) -> i64:
        code = i64(self.ground.footing[cell]) | i64(self.crowded[cell])
        return self._squeezed_code(cell) if self.side > 1 and code & (CLOSED | TIGHT) else code

    def stops(self) -> list[int]:
        """The cells where the move can end, the start first, then by cost and by cell."""
        if self.tidal:
            return self.tide.stops()
        found: list[int] = []
        for i in range(self.count):
            node = self.order[i]
            cell = node - self.grid.cells if node >= self.grid.cells else node
            if self._best(cell) == node and self.can_stop(cell):
                found.append((self.labels[node] >> COST_SHIFT) << COST_SHIFT | cell)
        found.sort()
        return [label & 0xFFFF for label in found]

    def path(self, cell: i64) -> list[int]:
        """The cells of the way, without the start and with the goal; empty if there is none."""
        self._settle(cell)
        node = self._best(cell)
        way: list[int] = []
        while self.labels[node] != UNKNOWN and self.labels[node] != 0:
            way.append(node % self.grid.cells)
            node = self._before(node)
        way.reverse()
        return way

    def _before(self, node: i64) -> i64:
        """The node from which the last step came."""
        cells = self.grid.cells
        step = self.labels[node] & STEP_MASK
        parity: i64 = 1 if node >= cells else 0
        here = node - cells if parity else node
        if self.grid.alternate and step >= FIRST_DIAGONAL:
            parity = 1 - parity
        return here - self.offsets[step] + parity * cells


def flood(
    grid: Grid,
    start: i64,
    side: i64,
    budget_ft: i64,
    crowd: list[tuple[int, int, int]] | None = None,
    how: i64 = 0,
    climb_limit_ft: i64 = CLIMB_LIMIT,
    diagonals: i64 = 0,
) -> Flood:
    """A flood of its own; each of the crowd is a cell, a side and PASS, SLOW or SHUT."""
    made = Flood(grid)
    made.begin(side)
    for other in crowd or []:
        made.crowd(other[0], other[1], other[2])
    made.spread(start, budget_ft, how, climb_limit_ft, diagonals)
    return made

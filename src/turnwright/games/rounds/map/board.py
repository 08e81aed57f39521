"""The board: eleven by eleven cells with mud, heights and walls; steps and lines of sight.

Cells are numbered from a1, row by row; names are a letter for the column and a number for the row.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from turnwright.games.rounds.rulebook import NOWHERE

SIZE: Final = 11
CELLS: Final = 121
COLUMNS: Final = "abcdefghijk"
FLOOR: Final = "."
MUD: Final = "~"
WALL: Final = "#"
CHEST: Final = "$"
HEIGHTS: Final = "123"
SIGNS: Final = FLOOR + MUD + WALL + CHEST + HEIGHTS
FAR: Final = 99
PLAIN: Final = (FLOOR * SIZE,) * SIZE


def cell_name(cell: i64) -> str:
    """Return the name of a cell: 0 is a1, 120 is k11."""
    return f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}" if cell >= 0 else "-"


def cell_of(name: str) -> int:
    """Return the number of a cell by name, or -1."""
    return _CELLS.get(name, NOWHERE)


def distance(a: i64, b: i64) -> i64:
    """Return the steps between two cells on an empty board."""
    across: i64 = a % SIZE - b % SIZE
    along: i64 = a // SIZE - b // SIZE
    return (across if across > 0 else -across) + (along if along > 0 else -along)


_CELLS: Final[dict[str, int]] = {cell_name(cell): cell for cell in range(CELLS)}


class Board:
    """The terrain of a battle."""

    def __init__(self, rows: "tuple[str, ...]" = PLAIN) -> None:
        # The first line of a drawing is the top row.
        signs = "".join(reversed([row for row in rows]))
        self.signs = signs
        self.solid: list[bool] = [sign in (WALL, CHEST) for sign in signs]
        self.walls: list[bool] = [sign == WALL for sign in signs]
        self.levels: list[int] = [int(sign) if sign in HEIGHTS else 0 for sign in signs]
        self.enter: list[int] = [2 if sign == MUD else 1 for sign in signs]
        self.chests: list[int] = [cell for cell in range(CELLS) if signs[cell] == CHEST]
        self.beside: list[list[int]] = [_beside(cell) for cell in range(CELLS)]
        self.ways: list[list[int]] = [
            [to for to in self.beside[cell] if not self.solid[to]] for cell in range(CELLS)
        ]
        self.uneven = any(self.levels)
        self.obstacles = bytes([1 if solid else 0 for solid in self.solid])
        # The four steps out of each cell, -1 where there is none, and their costs.
        self.exits: vec[i64] = vec[i64](_exits(self.ways))
        self.prices: vec[i64] = vec[i64](self._prices())
        self.open = not any(self.walls) and not self.uneven  # then every cell sees every other
        self._far: dict[int, list[int]] = {}
        self._seen: list[int] = [] if self.open else [-1] * (CELLS * CELLS)

    def _prices(self) -> list[i64]:
        found: list[i64] = []
        for cell in range(CELLS):
            prices: list[i64] = [self.step(cell, to) for to in self.ways[cell]]
            found.extend(prices + [FAR] * (4 - len(prices)))
        return found

    def step(self, start: i64, to: i64) -> i64:
        """Return the cost of a step to an adjacent cell, without enemies nearby."""
        cost: i64 = self.enter[to]
        if self.uneven:
            up: i64 = self.levels[to] - self.levels[start]
            if up > 0:
                cost += up
        return cost

    def steps_to(self, cell: i64) -> list[int]:
        """Return the cost of walking to a cell from every other one on an empty board."""
        known = self._far.get(cell)
        if known is None:
            known = self._flood(cell)
            self._far[cell] = known
        return known

    def _flood(self, cell: i64) -> list[int]:
        far: list[int] = [FAR] * CELLS
        far[cell] = 0
        ring: list[int] = [cell]
        while ring:
            wider: list[int] = []
            for at in ring:
                for before in self.ways[at]:
                    cost: i64 = far[at] + self.step(before, at)
                    if cost < far[before]:
                        far[before] = cost
                        wider.append(before)
            ring = wider
        return far

    def sees(self, a: i64, b: i64) -> bool:
        """Whether two cells see each other."""
        if self.open:
            return True
        at: i64 = a * CELLS + b
        known: i64 = self._seen[at]
        if known < 0:
            known = 1 if self._clear(a, b) or self._clear(b, a) else 0
            self._seen[at] = known
        return known == 1

    def _clear(self, a: i64, b: i64) -> bool:
        # Bresenham's line; a wall, or ground higher than both ends, blocks it.
        x: i64 = a % SIZE
        y: i64 = a // SIZE
        right: i64 = b % SIZE - x
        up: i64 = b // SIZE - y
        dx: i64 = right if right > 0 else -right
        dy: i64 = up if up > 0 else -up
        error: i64 = dx - dy
        high: i64 = max(self.levels[a], self.levels[b])
        while True:
            twice: i64 = 2 * error
            if twice > -dy:
                error -= dy
                x += 1 if right > 0 else -1
            if twice < dx:
                error += dx
                y += 1 if up > 0 else -1
            cell: i64 = y * SIZE + x
            if cell == b:
                return True
            if self.walls[cell] or self.levels[cell] > high:
                return False


def _exits(ways: list[list[int]]) -> list[i64]:
    found: list[i64] = []
    for cells in ways:
        exits: list[i64] = [to for to in cells]
        found.extend(exits + [NOWHERE] * (4 - len(exits)))
    return found


def _beside(cell: int) -> list[int]:
    x, y = cell % SIZE, cell // SIZE
    around = ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))
    return [j * SIZE + i for i, j in around if 0 <= i < SIZE and 0 <= j < SIZE]

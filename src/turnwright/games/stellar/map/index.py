"""Spatial index: points in cubic cells, so that near points are found without comparing all."""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

NOWHERE: Final = -1
_ROW: Final = 1 << 20
_HALF: Final = 1 << 19


def distance(ax: float, ay: float, az: float, bx: float, by: float, bz: float) -> float:
    """Return the distance of two points."""
    dx: float = ax - bx
    dy: float = ay - by
    dz: float = az - bz
    return sqrt(dx * dx + dy * dy + dz * dz)


@mypyc_attr(acyclic=True)
class Span:
    """A box of cells, from the first to the last on each axis; empty at first."""

    def __init__(self) -> None:
        self.i: i64 = _ROW
        self.j: i64 = _ROW
        self.k: i64 = _ROW
        self.to_i: i64 = -_ROW
        self.to_j: i64 = -_ROW
        self.to_k: i64 = -_ROW

    def widen(self, x: float, y: float, z: float, cell: float) -> None:
        """Extend the box to the cell of a point."""
        i: i64 = _slot(x, cell)
        j: i64 = _slot(y, cell)
        k: i64 = _slot(z, cell)
        self.i = _less(i, self.i)
        self.j = _less(j, self.j)
        self.k = _less(k, self.k)
        self.to_i = _more(i, self.to_i)
        self.to_j = _more(j, self.to_j)
        self.to_k = _more(k, self.to_k)

    def within(self, x: float, y: float, z: float, limit: float, cell: float) -> "Span":
        """Return the part of the box within a limit of a point."""
        span = Span()
        span.i = _more(_slot(x - limit, cell), self.i)
        span.j = _more(_slot(y - limit, cell), self.j)
        span.k = _more(_slot(z - limit, cell), self.k)
        span.to_i = _less(_slot(x + limit, cell), self.to_i)
        span.to_j = _less(_slot(y + limit, cell), self.to_j)
        span.to_k = _less(_slot(z + limit, cell), self.to_k)
        return span


class Space:
    """Points by number, in cells of one size; of equally near points the lower number wins."""

    def __init__(self, cell: float = 10.0) -> None:
        self.cell: float = cell
        self.xs: list[float] = []
        self.ys: list[float] = []
        self.zs: list[float] = []
        self.buckets: dict[int, list[int]] = {}
        self.looked: i64 = 0  # points compared so far, the cost of all queries
        self._whole = Span()  # the box of all cells with a point

    def add(self, x: float, y: float, z: float) -> None:
        """Add a point; its number is the count before."""
        self.xs.append(x)
        self.ys.append(y)
        self.zs.append(z)
        self.enter(len(self.xs) - 1)

    def enter(self, number: i64) -> None:
        """Index a point whose coordinates are known already."""
        x: float = self.xs[number]
        y: float = self.ys[number]
        z: float = self.zs[number]
        self._whole.widen(x, y, z, self.cell)
        key = _cell_key(x, y, z, self.cell)
        bucket = self.buckets.get(key)
        if bucket is None:
            self.buckets[key] = [int(number)]
        else:
            bucket.append(int(number))

    def remove(self, number: i64) -> None:
        """Take a point out of the index; the others keep their numbers."""
        key = _cell_key(self.xs[number], self.ys[number], self.zs[number], self.cell)
        bucket = self.buckets[key]
        bucket.remove(int(number))
        if not bucket:
            del self.buckets[key]

    def nearest(self, x: float, y: float, z: float, limit: float) -> i64:
        """Return the nearest point within a limit, or -1."""
        found: i64 = NOWHERE
        best: float = limit
        span = self._whole.within(x, y, z, limit, self.cell)
        i: i64
        j: i64
        k: i64
        for i in range(span.i, span.to_i + 1):
            for j in range(span.j, span.to_j + 1):
                for k in range(span.k, span.to_k + 1):
                    bucket = self.buckets.get(_key(i, j, k))
                    if bucket is None:
                        continue
                    self.looked += len(bucket)
                    for number in bucket:
                        gap: float = distance(x, y, z, self.xs[number], self.ys[number], self.zs[number])
                        if gap < best or (gap == best and (found == NOWHERE or number < found)):
                            found = number
                            best = gap
        return found

    def closest(self, x: float, y: float, z: float, limit: float) -> i64:
        """Return the same as `nearest` by widening the search: cheaper where a point is near."""
        reach: float = self.cell
        while reach < limit:
            found = self.nearest(x, y, z, reach)
            if found != NOWHERE:
                return found
            reach *= 2.0
        return self.nearest(x, y, z, limit)

    def near(self, x: float, y: float, z: float, limit: float) -> list[int]:
        """List all points within a limit, cell by cell."""
        found: list[int] = []
        span = self._whole.within(x, y, z, limit, self.cell)
        i: i64
        j: i64
        k: i64
        for i in range(span.i, span.to_i + 1):
            for j in range(span.j, span.to_j + 1):
                for k in range(span.k, span.to_k + 1):
                    bucket = self.buckets.get(_key(i, j, k))
                    if bucket is not None:
                        self._look(bucket, x, y, z, limit, found)
        return found

    def _look(self, bucket: list[int], x: float, y: float, z: float, limit: float, found: list[int]) -> None:
        self.looked += len(bucket)
        for number in bucket:
            if distance(x, y, z, self.xs[number], self.ys[number], self.zs[number]) <= limit:
                found.append(number)

    def has_near(self, x: float, y: float, z: float, limit: float) -> bool:
        """Whether any point is within a limit."""
        span = self._whole.within(x, y, z, limit, self.cell)
        i: i64
        j: i64
        k: i64
        for i in range(span.i, span.to_i + 1):
            for j in range(span.j, span.to_j + 1):
                for k in range(span.k, span.to_k + 1):
                    bucket = self.buckets.get(_key(i, j, k))
                    if bucket is not None and self._any(bucket, x, y, z, limit):
                        return True
        return False

    def _any(self, bucket: list[int], x: float, y: float, z: float, limit: float) -> bool:
        for number in bucket:
            self.looked += 1
            if distance(x, y, z, self.xs[number], self.ys[number], self.zs[number]) <= limit:
                return True
        return False


def _key(i: i64, j: i64, k: i64) -> i64:
    return ((i + _HALF) * _ROW + j + _HALF) * _ROW + k + _HALF


def _cell_key(x: float, y: float, z: float, cell: float) -> i64:
    return _key(_slot(x, cell), _slot(y, cell), _slot(z, cell))


def _slot(value: float, cell: float) -> i64:
    # Rounded down, also below zero.
    whole: i64 = int(value / cell)
    return whole - 1 if value < 0.0 and float(whole) * cell != value else whole


def _less(one: i64, other: i64) -> i64:
    return one if one < other else other


def _more(one: i64, other: i64) -> i64:
    return one if one > other else other


class CellIndex:
    """Counts of points in coarse cells, for a quick test that an area is empty."""

    def __init__(self, cell: float) -> None:
        self.cell: float = cell
        self._counts: dict[int, int] = {}
        self._whole = Span()

    def mark(self, x: float, y: float, z: float) -> None:
        """Count a point."""
        self._whole.widen(x, y, z, self.cell)
        key = _cell_key(x, y, z, self.cell)
        self._counts[key] = self._counts.get(key, 0) + 1

    def unmark(self, x: float, y: float, z: float) -> None:
        """Count a point no longer."""
        key = _cell_key(x, y, z, self.cell)
        left = self._counts[key] - 1
        if left > 0:
            self._counts[key] = left
        else:
            del self._counts[key]

    def surely_none_within(self, x: float, y: float, z: float, limit: float) -> bool:
        """Whether there is certainly no point within a limit; False may be wrong."""
        if not self._counts:
            return True
        span = self._whole.within(x, y, z, limit, self.cell)
        i: i64
        j: i64
        k: i64
        for i in range(span.i, span.to_i + 1):
            for j in range(span.j, span.to_j + 1):
                for k in range(span.k, span.to_k + 1):
                    if _key(i, j, k) in self._counts:
                        return False
        return True


class Marks:
    """A changing selection of the points of a space, by number."""

    def __init__(self, space: Space, cell: float, wide: float) -> None:
        self.space = Space(cell)  # indexes the marked points only, by the coordinates of all
        self.space.xs = space.xs
        self.space.ys = space.ys
        self.space.zs = space.zs
        self.count: i64 = 0
        self._on: list[bool] = [False] * len(space.xs)
        self._cells = CellIndex(wide)

    def add(self, number: i64) -> None:
        """Mark a point that is not marked yet."""
        space = self.space
        self._on[number] = True
        self.count += 1
        space.enter(number)
        self._cells.mark(space.xs[number], space.ys[number], space.zs[number])

    def remove(self, number: i64) -> None:
        """Remove the mark of a point, if it has one."""
        if self._on[number]:
            space = self.space
            self._on[number] = False
            self.count -= 1
            space.remove(number)
            self._cells.unmark(space.xs[number], space.ys[number], space.zs[number])

    def has(self, number: i64) -> bool:
        """Whether a point is marked."""
        return self._on[number]

    def surely_none_within(self, x: float, y: float, z: float, limit: float) -> bool:
        """Whether there is certainly no mark within a limit; False may be wrong."""
        return self._cells.surely_none_within(x, y, z, limit)

    def around(self, x: float, y: float, z: float, limit: float) -> list[int]:
        """List the marked points within a limit, sorted."""
        found = self.space.near(x, y, z, limit)
        found.sort()
        return found

    def closest(self, x: float, y: float, z: float, limit: float) -> i64:
        """Return the nearest marked point within a limit, or -1."""
        return (
            NOWHERE if self._cells.surely_none_within(x, y, z, limit) else self.space.closest(x, y, z, limit)
        )

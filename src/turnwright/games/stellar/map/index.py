"""Where things lie: points in buckets, so that what is near is found without looking at all the rest."""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

NOWHERE: Final = -1
_ROW: Final = 1 << 20
_HALF: Final = 1 << 19


def distance(ax: float, ay: float, az: float, bx: float, by: float, bz: float) -> float:
    """How far two points are apart."""
    dx: float = ax - bx
    dy: float = ay - by
    dz: float = az - bz
    return sqrt(dx * dx + dy * dy + dz * dz)


@mypyc_attr(acyclic=True)
class Span:
    """CellIndex from a first to a last on each axis; at the beginning none."""

    def __init__(self) -> None:
        self.i: i64 = _ROW
        self.j: i64 = _ROW
        self.k: i64 = _ROW
        self.to_i: i64 = -_ROW
        self.to_j: i64 = -_ROW
        self.to_k: i64 = -_ROW

    def widen(self, x: float, y: float, z: float, cell: float) -> None:
        """Take in the cube of a point."""
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
        """Those of its cubes that are at most so far from a point."""
        span = Span()
        span.i = _more(_slot(x - limit, cell), self.i)
        span.j = _more(_slot(y - limit, cell), self.j)
        span.k = _more(_slot(z - limit, cell), self.k)
        span.to_i = _less(_slot(x + limit, cell), self.to_i)
        span.to_j = _less(_slot(y + limit, cell), self.to_j)
        span.to_k = _less(_slot(z + limit, cell), self.to_k)
        return span


class Space:
    """Points by number, in cubes of one size; of equally near ones the lower number counts."""

    def __init__(self, cell: float = 10.0) -> None:
        self.cell: float = cell
        self.xs: list[float] = []
        self.ys: list[float] = []
        self.zs: list[float] = []
        self.buckets: dict[int, list[int]] = {}
        self.looked: i64 = 0  # how many points were compared so far: what all questions together cost
        self._whole = Span()  # all cubes with a point in them

    def add(self, x: float, y: float, z: float) -> None:
        """One more point; its number is how many there were before."""
        self.xs.append(x)
        self.ys.append(y)
        self.zs.append(z)
        self.enter(len(self.xs) - 1)

    def enter(self, number: i64) -> None:
        """Let a point be found whose place is known already."""
        x: float = self.xs[number]
        y: float = self.ys[number]
        z: float = self.zs[number]
        self._whole.widen(x, y, z, self.cell)
        key = self._cube(x, y, z)
        bucket = self.buckets.get(key)
        if bucket is None:
            self.buckets[key] = [int(number)]
        else:
            bucket.append(int(number))

    def remove(self, number: i64) -> None:
        """Leave a point out from now on; the others keep their numbers."""
        key = self._cube(self.xs[number], self.ys[number], self.zs[number])
        bucket = self.buckets[key]
        bucket.remove(int(number))
        if not bucket:
            del self.buckets[key]

    def _cube(self, x: float, y: float, z: float) -> i64:
        return _key(_slot(x, self.cell), _slot(y, self.cell), _slot(z, self.cell))

    def nearest(self, x: float, y: float, z: float, limit: float) -> i64:
        """The number of the nearest point at most so far away, or -1."""
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
        """The same, looking further and further out: cheaper where something is near."""
        reach: float = self.cell
        while reach < limit:
            found = self.nearest(x, y, z, reach)
            if found != NOWHERE:
                return found
            reach *= 2.0
        return self.nearest(x, y, z, limit)

    def near(self, x: float, y: float, z: float, limit: float) -> list[int]:
        """The numbers of all points at most so far away, bucket by bucket."""
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
        """Whether any point is at most so far away."""
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


def _slot(value: float, cell: float) -> i64:
    # Rounded down, also below zero.
    whole: i64 = int(value / cell)
    return whole - 1 if value < 0.0 and float(whole) * cell != value else whole


def _less(one: i64, other: i64) -> i64:
    return one if one < other else other


def _more(one: i64, other: i64) -> i64:
    return one if one > other else other


class CellIndex:
    """How many points there are in each wide cube: where nothing is far and wide, that is seen at once."""

    def __init__(self, cell: float) -> None:
        self.cell: float = cell
        self._counts: dict[int, int] = {}
        self._whole = Span()

    def mark(self, x: float, y: float, z: float) -> None:
        """One more point."""
        self._whole.widen(x, y, z, self.cell)
        key = self._cube(x, y, z)
        self._counts[key] = self._counts.get(key, 0) + 1

    def unmark(self, x: float, y: float, z: float) -> None:
        """One point less."""
        key = self._cube(x, y, z)
        left = self._counts[key] - 1
        if left > 0:
            self._counts[key] = left
        else:
            del self._counts[key]

    def _cube(self, x: float, y: float, z: float) -> i64:
        return _key(_slot(x, self.cell), _slot(y, self.cell), _slot(z, self.cell))

    def lack(self, x: float, y: float, z: float, limit: float) -> bool:
        """Whether there is surely nothing so near; it may say no where there is nothing either."""
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


class PointIndex:
    """Things pinned to a map by a number of their own, which can be taken off again."""

    def __init__(self, cell: float) -> None:
        self.space = Space(cell)
        self.things: list[int] = []
        self.numbers: dict[int, int] = {}

    def put(self, thing: i64, x: float, y: float, z: float) -> None:
        """Pin a thing to a point."""
        self.numbers[thing] = len(self.things)
        self.things.append(thing)
        self.space.add(x, y, z)

    def take(self, thing: i64) -> None:
        """Take a thing off, if it is there."""
        number = self.numbers.pop(thing, NOWHERE)
        if number != NOWHERE:
            self.space.remove(number)

    def has(self, thing: i64) -> bool:
        """Whether a thing is there."""
        return thing in self.numbers

    def around(self, x: float, y: float, z: float, limit: float) -> list[int]:
        """The things at most so far away, in their order."""
        return sorted([self.things[number] for number in self.space.near(x, y, z, limit)])


class Marks:
    """Some of the points of a space, marked by their numbers; marks can be taken off again."""

    def __init__(self, space: Space, cell: float, wide: float) -> None:
        self.space = Space(cell)  # of the marked ones only, at the places that all have
        self.space.xs = space.xs
        self.space.ys = space.ys
        self.space.zs = space.zs
        self.count: i64 = 0
        self._on: list[bool] = [False] * len(space.xs)
        self._cubes = CellIndex(wide)

    def put(self, number: i64) -> None:
        """Mark a point that is not marked yet."""
        space = self.space
        self._on[number] = True
        self.count += 1
        space.enter(number)
        self._cubes.mark(space.xs[number], space.ys[number], space.zs[number])

    def take(self, number: i64) -> None:
        """Take the mark off, if there is one."""
        if self._on[number]:
            space = self.space
            self._on[number] = False
            self.count -= 1
            space.remove(number)
            self._cubes.unmark(space.xs[number], space.ys[number], space.zs[number])

    def has(self, number: i64) -> bool:
        """Whether a point is marked."""
        return self._on[number]

    def lack(self, x: float, y: float, z: float, limit: float) -> bool:
        """Whether surely no mark is so near; it may say no where there is none either."""
        return self._cubes.lack(x, y, z, limit)

    def around(self, x: float, y: float, z: float, limit: float) -> list[int]:
        """The marked numbers at most so far away, in their order."""
        found = self.space.near(x, y, z, limit)
        found.sort()
        return found

    def closest(self, x: float, y: float, z: float, limit: float) -> i64:
        """The nearest marked number at most so far away, or -1."""
        return NOWHERE if self._cubes.lack(x, y, z, limit) else self.space.closest(x, y, z, limit)

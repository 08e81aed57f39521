"""Where things lie: points in buckets, so that what is near is found without looking at all the rest."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from mypy_extensions import i64

NOWHERE: Final = -1
_ROW: Final = 1 << 20
_HALF: Final = 1 << 19


def distance(ax: float, ay: float, az: float, bx: float, by: float, bz: float) -> float:
    """How far two points are apart."""
    dx: float = ax - bx
    dy: float = ay - by
    dz: float = az - bz
    return sqrt(dx * dx + dy * dy + dz * dz)


class Space:
    """Points by number, in cubes of one size; of equally near ones the lower number counts."""

    def __init__(self, cell: float = 10.0) -> None:
        self.cell: float = cell
        self.xs: list[float] = []
        self.ys: list[float] = []
        self.zs: list[float] = []
        self.buckets: dict[int, list[int]] = {}
        self._low: list[int] = [0, 0, 0]
        self._high: list[int] = [-1, -1, -1]

    def add(self, x: float, y: float, z: float) -> None:
        """One more point; its number is how many there were before."""
        number = len(self.xs)
        self.xs.append(x)
        self.ys.append(y)
        self.zs.append(z)
        place: list[int] = [self._slot(x), self._slot(y), self._slot(z)]
        self._widen(place, number == 0)
        key = _key(place[0], place[1], place[2])
        bucket = self.buckets.get(key)
        if bucket is None:
            self.buckets[key] = [number]
        else:
            bucket.append(number)

    def _widen(self, place: list[int], first: bool) -> None:
        for axis in range(3):
            if first or place[axis] < self._low[axis]:
                self._low[axis] = place[axis]
            if first or place[axis] > self._high[axis]:
                self._high[axis] = place[axis]

    def _slot(self, value: float) -> i64:
        # Rounded down, also below zero.
        whole: i64 = int(value / self.cell)
        return whole - 1 if value < 0.0 and float(whole) * self.cell != value else whole

    def nearest(self, x: float, y: float, z: float, limit: float) -> i64:
        """The number of the nearest point at most so far away, or -1."""
        found: i64 = NOWHERE
        best: float = limit
        for number in self.near(x, y, z, limit):
            gap: float = distance(x, y, z, self.xs[number], self.ys[number], self.zs[number])
            if gap < best or (gap == best and (found == NOWHERE or number < found)):
                found = number
                best = gap
        return found

    def near(self, x: float, y: float, z: float, limit: float) -> list[int]:
        """The numbers of all points at most so far away, bucket by bucket."""
        found: list[int] = []
        for i in range(
            max(self._slot(x - limit), self._low[0]), min(self._slot(x + limit), self._high[0]) + 1
        ):
            for j in range(
                max(self._slot(y - limit), self._low[1]), min(self._slot(y + limit), self._high[1]) + 1
            ):
                for k in range(
                    max(self._slot(z - limit), self._low[2]), min(self._slot(z + limit), self._high[2]) + 1
                ):
                    self._look(_key(i, j, k), x, y, z, limit, found)
        return found

    def _look(self, key: i64, x: float, y: float, z: float, limit: float, found: list[int]) -> None:
        bucket = self.buckets.get(key)
        if bucket is None:
            return
        for number in bucket:
            if distance(x, y, z, self.xs[number], self.ys[number], self.zs[number]) <= limit:
                found.append(number)

    def has_near(self, x: float, y: float, z: float, limit: float) -> bool:
        """Whether any point is at most so far away."""
        return self.nearest(x, y, z, limit) != NOWHERE


def _key(i: i64, j: i64, k: i64) -> i64:
    return ((i + _HALF) * _ROW + j + _HALF) * _ROW + k + _HALF


def space_of(points: "Sequence[tuple[float, float, float]]", cell: float) -> Space:
    """A space with these points, numbered in their order."""
    space = Space(cell)
    for x, y, z in points:
        space.add(x, y, z)
    return space

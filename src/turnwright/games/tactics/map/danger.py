"""Danger: about the damage to expect at a cell from creatures around it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from turnwright.games.tactics.map import sight
from turnwright.games.tactics.map.grid import Grid

UNKNOWN: Final = -1.0
# Shares of a creature's damage where it can walk into reach, and where it can only shoot.
APPROACH_SHARE: Final = 0.6
SHOT_SHARE: Final = 0.5
NUMBERS: Final = 6  # of each creature


class DangerMap:
    """The danger of each cell for a creature; kept for as long as the dangerous ones stay the same.

    Call `begin(side, lift_ft)`, then `add(...)` for each dangerous creature, then `at(cell)`.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.side: i64 = 1
        self.lift_ft: i64 = 0
        # Of each creature: its cell, width, height above the ground, reach, Speed, and whether it shoots.
        self.sources: vec[i64] = vec[i64]([])
        self.damages: vec[float] = vec[float]([])
        self.count: i64 = 0
        self.known_count: i64 = -1  # creatures when the known cells were computed; -1 if others are added now
        self.known: vec[float] = vec[float]([])

    def begin(self, side: i64, lift_ft: i64) -> None:
        """Start anew for a creature of a width, some feet above the ground."""
        if side != self.side or lift_ft != self.lift_ft:
            self.side = side
            self.lift_ft = lift_ft
            self.known_count = -1
        self.count = 0

    def add(
        self, cell: i64, side: i64, lift_ft: i64, reach_ft: i64, speed_ft: i64, shoots: bool, damage: float
    ) -> None:
        """Add a dangerous creature."""
        at = self.count * NUMBERS
        if self.count == len(self.damages):
            for _ in range(NUMBERS):
                self.sources = append(self.sources, -1)
            self.damages = append(self.damages, damage)
        self._set(at, cell)
        self._set(at + 1, side)
        self._set(at + 2, lift_ft)
        self._set(at + 3, reach_ft)
        self._set(at + 4, speed_ft)
        self._set(at + 5, 1 if shoots else 0)
        if self.damages[self.count] != damage:
            self.damages[self.count] = damage
            self.known_count = -1
        self.count += 1

    def _set(self, at: i64, number: i64) -> None:
        if self.sources[at] != number:
            self.sources[at] = number
            self.known_count = -1

    def at(self, cell: i64) -> float:
        """Return about the damage to expect at a cell before the creature's next turn."""
        if self.known_count != self.count:
            self.known_count = self.count
            self.known = vec[float]([UNKNOWN] * self.grid.cells)
        total = self.known[cell]
        if total == UNKNOWN:
            total = self._sum(cell)
            self.known[cell] = total
        return total

    def _sum(self, cell: i64) -> float:
        grid, sources = self.grid, self.sources
        total = 0.0
        for number in range(self.count):
            source = number * NUMBERS
            there, side = sources[source], sources[source + 1]
            gap = grid.gap_ft(cell, self.side, there, side, self.lift_ft, sources[source + 2])
            reach = sources[source + 3]
            if gap <= reach:
                total += self.damages[number]
            elif gap <= reach + sources[source + 4]:
                total += APPROACH_SHARE * self.damages[number]
            elif sources[source + 5] and sight.sees(grid, there, side, cell, self.side):
                total += SHOT_SHARE * self.damages[number]
        return total

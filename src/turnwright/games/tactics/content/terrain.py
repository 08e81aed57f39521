"""Random maps of a terrain: walls, hills, water, trees, and a way through.

The party starts at the left, the foes at the right; the largest of them can always walk across.
"""

from typing import Final

from turnwright.games.tactics.content.scenario_schema import TerrainEntry
from turnwright.games.tactics.map.text_map import FLOOR, WALL
from turnwright.kernel.dice import Dice

EDGE: Final = 1  # cells that stay walls around what is walled in
CAMP: Final = 5  # cells across, where the party comes from
IN_A_HUNDRED: Final = 100
CAVE_WALLS: Final = 43  # of a hundred cells, before the cave is smoothed
SMOOTHED: Final = 3  # times
CROWDED: Final = 5  # walls of nine cells that make a cell a wall
BETWEEN_WALLS: Final = 6  # cells from one inner wall to the next
BETWEEN_PILLARS: Final = 4
NEIGHBOURS: Final = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]


class TerrainMap:
    """A map being drawn."""

    def __init__(self, terrain: TerrainEntry, width: int, height: int, dice: Dice) -> None:
        self.terrain = terrain
        self.width = width
        self.height = height
        self.dice = dice
        self.cells = [[FLOOR] * width for _ in range(height)]
        self.blocking = [WALL, *(sign for sign, words in terrain.legend.items() if _blocks(words))]

    def rows(self) -> list[str]:
        """The map as text."""
        return ["".join(row) for row in self.cells]

    def draw(self, across: int, room: int) -> None:
        """Draw the terrain, a way of this width, and room for the foes at its end."""
        if self.terrain.walls == "cave":
            self._hollow_out()
        elif self.terrain.walls == "rooms":
            self._build_walls(across)
        for _ in range(self.terrain.hills):
            self._raise_hill()
        self._scatter()
        if self.terrain.stream is not None:
            self._let_flow(self.terrain.stream)
        if self.terrain.pillars is not None:
            self._set_pillars(self.terrain.pillars, across)
        self._open_way(across, room)

    def _inner(self, x: int, y: int) -> bool:
        return EDGE <= x < self.width - EDGE and EDGE <= y < self.height - EDGE

    def _chance(self, percent: int) -> bool:
        return self.dice.below(IN_A_HUNDRED) < percent

    # Walls

    def _hollow_out(self) -> None:
        for y in range(self.height):
            for x in range(self.width):
                if not self._inner(x, y) or self._chance(CAVE_WALLS):
                    self.cells[y][x] = WALL
        for _ in range(SMOOTHED):
            self._smooth()

    def _smooth(self) -> None:
        before = [list(row) for row in self.cells]
        for y in range(EDGE, self.height - EDGE):
            for x in range(EDGE, self.width - EDGE):
                walls = 0
                for right, down in NEIGHBOURS:
                    walls += before[y + down][x + right] == WALL
                self.cells[y][x] = WALL if walls >= CROWDED else FLOOR

    def _build_walls(self, across: int) -> None:
        for y in range(self.height):
            for x in range(self.width):
                if not self._inner(x, y):
                    self.cells[y][x] = WALL
        x = CAMP + 1 + self.dice.below(3)
        while x < self.width - 3:
            self._build_wall(int(x), max(2, across))
            x += BETWEEN_WALLS + self.dice.below(3)

    def _build_wall(self, x: int, gap: int) -> None:
        # Each wall has a gap; crumbled cells are gaps too.
        first = EDGE + self.dice.below(max(1, self.height - 2 * EDGE - gap))
        for y in range(EDGE, self.height - EDGE):
            if not first <= y < first + gap and not self._chance(self.terrain.crumbled):
                self.cells[y][x] = WALL

    def _set_pillars(self, sign: str, across: int) -> None:
        apart = max(BETWEEN_PILLARS, across + 2)
        for y in range(apart - 1, self.height - 2, apart):
            for x in range(apart - 1, self.width - 2, apart):
                if self.cells[y][x] == FLOOR:
                    self.cells[y][x] = sign

    # Hills, plants and water

    def _raise_hill(self) -> None:
        x, y = self._somewhere()
        wide, high = int(2 + self.dice.below(3)), int(1 + self.dice.below(2))
        for row in range(self.height):
            for column in range(self.width):
                far = max(abs(column - x) - high, abs(row - y)) + int(self.dice.below(2))
                if far <= wide and self.cells[row][column] == FLOOR:
                    self.cells[row][column] = str(1 + min(2, wide - far) * high // 2)

    def _scatter(self) -> None:
        for sign, share in self.terrain.scatter.items():
            x, y = self._somewhere()
            for _ in range(self.width * self.height * share // IN_A_HUNDRED):
                if self._chance(self.terrain.clump):
                    x, y = x + self.dice.below(3) - 1, y + self.dice.below(3) - 1
                else:
                    x, y = self._somewhere()
                if 0 <= x < self.width and 0 <= y < self.height and self.cells[y][x] == FLOOR:
                    self.cells[y][x] = sign

    def _somewhere(self) -> tuple[int, int]:
        return int(self.dice.below(self.width)), int(self.dice.below(self.height))

    def _let_flow(self, sign: str) -> None:
        # From the top to the bottom, two cells wide.
        x = self.width // 3 + self.dice.below(self.width // 3)
        for y in range(self.height):
            for column in (x, x + 1):
                self.cells[y][min(int(column), self.width - 1)] = sign
            x = max(CAMP, min(self.width - 2, x + self.dice.below(3) - 1))

    # The way through

    def _open_way(self, across: int, room: int) -> None:
        middle = self.height // 2
        self._clear(0 if self.terrain.walls == "open" else EDGE, middle - CAMP // 2, CAMP, self.blocking)
        self._clear(self.width - EDGE - room, middle - room // 2, room, self.blocking)
        y = middle - across // 2
        paved = max(across, self.terrain.road)
        for x in range(EDGE, self.width - EDGE - paved):
            self._clear(x, y, across, self.blocking)
            if self.terrain.road:
                self._clear(x, y, paved, [*self.terrain.legend, *self.terrain.scatter])
            if CAMP < x < self.width - room:
                y = max(EDGE, min(self.height - EDGE - paved, y + self.dice.below(3) - 1))

    def _clear(self, x: int, y: int, across: int, signs: list[str]) -> None:
        for row in range(max(0, y), min(self.height, y + across)):
            for column in range(max(0, x), min(self.width, x + across)):
                if self.cells[row][column] in signs:
                    self.cells[row][column] = FLOOR


def _blocks(words: str) -> bool:
    return any(word.strip() in ("wall", "blocks steps", "door") for word in words.split(","))

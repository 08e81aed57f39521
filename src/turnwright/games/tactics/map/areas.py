"""The cells of an area of effect.

Points are in half cells from the top left of the map: the centre of cell (x, y) is (2x + 1, 2y + 1), and
even numbers are intersections. A cell is in the area if its centre is inside the shape or on its boundary,
no wall lies on the line from the point of origin to that centre, and its ground is no farther above or
below the origin than the shape is long. Walls are never in an area.

A cone or line starts at the edge of the caster's space that faces the target: at its middle, or at a corner
if the target lies nearer to a diagonal than to a straight direction. It points at the target and leaves out
the caster's own cells. A line 60 ft long and 5 ft wide covers 12 cells in a straight direction, and 8 along
a diagonal, where the centres of cells are 7.07 ft apart and the first is 3.5 ft from the corner.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.map.grid import FEET, TOTAL_COVER, Grid
from turnwright.games.tactics.map.sight import follow, leaves

CIRCLE: Final = "circle"
CONE: Final = "cone"
SQUARE: Final = "square"
LINE: Final = "line"
CYLINDER: Final = "cylinder"
EMANATION: Final = "emanation"
WALL: Final = "wall"
# What each shape is measured by; the first is always given.
MEASURES: Final[dict[str, tuple[str, ...]]] = {
    CIRCLE: ("radius_ft",),
    CONE: ("length_ft", "angle_deg"),
    SQUARE: ("size_ft",),
    LINE: ("length_ft", "width_ft"),
    CYLINDER: ("radius_ft", "height_ft"),
    EMANATION: ("distance_ft",),
    WALL: ("length_ft", "width_ft"),
}
SHAPES: Final = (CIRCLE, CONE, SQUARE, LINE, CYLINDER, EMANATION, WALL)

AS_WIDE_AS_LONG: Final = 53
MILLION: Final = 1_000_000

# A direction is straight within 22.5 degrees, whose tangent is nearly 29 / 70.
LEAN: Final = 29
LEAN_OF: Final = 70

# The tangent of half of each whole angle up to 179 degrees, in millionths; at 53 the cone is as wide as long.
# fmt: off
HALF_TANGENTS: Final = (
    0, 8727, 17455, 26186, 34921, 43661, 52408, 61163, 69927, 78702, 87489, 96289, 105104, 113936, 122785,
    131652, 140541, 149451, 158384, 167343, 176327, 185339, 194380, 203452, 212557, 221695, 230868, 240079,
    249328, 258618, 267949, 277325, 286745, 296213, 305731, 315299, 324920, 334595, 344328, 354119, 363970,
    373885, 383864, 393910, 404026, 414214, 424475, 434812, 445229, 455726, 466308, 476976, 487733, 500000,
    509525, 520567, 531709, 542956, 554309, 565773, 577350, 589045, 600861, 612801, 624869, 637070, 649408,
    661886, 674509, 687281, 700208, 713293, 726543, 739961, 753554, 767327, 781286, 795436, 809784, 824336,
    839100, 854081, 869287, 884725, 900404, 916331, 932515, 948965, 965689, 982697, 1000000, 1017607,
    1035530, 1053780, 1072369, 1091309, 1110613, 1130294, 1150368, 1170850, 1191754, 1213097, 1234897,
    1257172, 1279942, 1303225, 1327045, 1351422, 1376382, 1401948, 1428148, 1455009, 1482561, 1510835,
    1539865, 1569686, 1600335, 1631852, 1664279, 1697663, 1732051, 1767494, 1804048, 1841771, 1880726,
    1920982, 1962611, 2005690, 2050304, 2096544, 2144507, 2194300, 2246037, 2299843, 2355852, 2414214,
    2475087, 2538648, 2605089, 2674621, 2747477, 2823913, 2904211, 2988685, 3077684, 3171595, 3270853,
    3375943, 3487414, 3605884, 3732051, 3866713, 4010781, 4165300, 4331476, 4510709, 4704630, 4915157,
    5144554, 5395517, 5671282, 5975764, 6313752, 6691156, 7115370, 7595754, 8144346, 8776887, 9514364,
    10385397, 11430052, 12706205, 14300666, 16349855, 19081137, 22903766, 28636253, 38188459, 57289962,
    114588650,
)
# fmt: on


class AreaShape:
    """A shape with its size in feet: radius, length or side; the width of a line or height of a cylinder; the
    angle of a cone in degrees.
    """

    def __init__(
        self, shape: str = CIRCLE, size_ft: i64 = 0, width_ft: i64 = FEET, angle_deg: i64 = AS_WIDE_AS_LONG
    ) -> None:
        if shape not in SHAPES:
            raise ValueError(f"expected an area that is one of {', '.join(SHAPES)}, got {shape!r}")
        if not 1 <= angle_deg < len(HALF_TANGENTS):
            raise ValueError(f"expected an angle of 1 to {len(HALF_TANGENTS) - 1} degrees, got {angle_deg}")
        self.shape = shape
        self.size_ft = size_ft
        self.width_ft = width_ft
        self.angle_deg = angle_deg

    def cells(self, grid: Grid, caster: i64, side: i64, x: i64, y: i64) -> list[int]:
        """Return the cells around a point in half cells, or from the caster towards it."""
        return cells(grid, self.shape, self.size_ft, self.width_ft, self.angle_deg, caster, side, x, y)

    def measures(self) -> dict[str, int]:
        """Return what the shape is measured by: `radius_ft` of a circle, `length_ft` of a cone and so on."""
        values = (int(self.size_ft), int(self.angle_deg if self.shape == CONE else self.width_ft))
        return dict(zip(MEASURES[self.shape], values, strict=False))

    def variant(self) -> dict[str, dict[str, int]]:
        """Return the shape as one of an enumeration: `{"Circle": {"radius_ft": 20}}`."""
        return {self.shape.capitalize(): self.measures()}

    def written(self) -> str:
        """Return the shape in words: `Circle{radius_ft: 20}`."""
        inner = ", ".join([f"{name}: {value}" for name, value in self.measures().items()])
        return f"{self.shape.capitalize()}{{{inner}}}"


def read_shape(value: Any) -> AreaShape:
    """Read a shape given as `{"Circle": {"radius_ft": 20}}` or `Circle{radius_ft: 20}`."""
    name, measures = _split(value)
    shape = name.lower()
    if shape not in SHAPES or not set(measures) <= set(MEASURES[shape]):
        raise ValueError(f"expected a shape such as Circle{{radius_ft: 20}}, got {str(value)[:60]!r}")
    first = MEASURES[shape][0]
    if first not in measures:
        raise ValueError(f"expected {first} of a {name}, got {str(value)[:60]!r}")
    width = measures.get("width_ft", measures.get("height_ft", int(FEET)))
    return AreaShape(shape, measures[first], width, measures.get("angle_deg", AS_WIDE_AS_LONG))


def agrees(text: str, shape: AreaShape) -> bool:
    """Whether a text names this shape, alone or with some of its measures."""
    try:
        name, measures = _split(text)
    except ValueError:
        return False
    known = shape.measures()
    return name.lower() == shape.shape and all(known.get(each) == size for each, size in measures.items())


def _split(value: Any) -> tuple[str, dict[str, int]]:
    # The name of a shape, and its measures by name.
    if isinstance(value, str):
        name, brace, rest = value.strip().partition("{")
        if brace == "":
            return name.strip(), {}
        measures: dict[str, int] = {}
        for part in rest.rstrip().removesuffix("}").split(","):
            key, _, size = part.partition(":")
            if not size.strip().isdecimal() or len(size.strip()) > 4:
                raise ValueError(f"expected a shape such as Circle{{radius_ft: 20}}, got {value[:60]!r}")
            measures[key.strip()] = int(size.strip())
        return name.strip(), measures
    if isinstance(value, dict) and len(value) == 1:
        for name, measured in value.items():
            plain = isinstance(measured, dict) and all(type(size) is int for size in measured.values())
            if isinstance(name, str) and plain:
                return name, {str(key): int(size) for key, size in measured.items()}
    raise ValueError(f"expected a shape such as Circle{{radius_ft: 20}}, got {str(value)[:60]!r}")


def circle(radius_ft: i64) -> AreaShape:
    """Return a sphere around a point."""
    return AreaShape(CIRCLE, radius_ft)


def cone(length_ft: i64, angle_deg: i64 = AS_WIDE_AS_LONG) -> AreaShape:
    """Return a cone from the caster."""
    return AreaShape(CONE, length_ft, angle_deg=angle_deg)


def square(size_ft: i64) -> AreaShape:
    """Return a square or cube around a point."""
    return AreaShape(SQUARE, size_ft)


def line(length_ft: i64, width_ft: i64 = FEET) -> AreaShape:
    """Return a line from the caster."""
    return AreaShape(LINE, length_ft, width_ft)


def cylinder(radius_ft: i64, height_ft: i64) -> AreaShape:
    """Return a cylinder around a point; its height counts up and down."""
    return AreaShape(CYLINDER, radius_ft, height_ft)


def emanation(distance_ft: i64) -> AreaShape:
    """Return the area within a distance of a creature's space, without that space."""
    return AreaShape(EMANATION, distance_ft)


def cells(
    grid: Grid,
    shape: str,
    size_ft: i64,
    width_ft: i64,
    angle_deg: i64,
    caster: i64,
    side: i64,
    x: i64,
    y: i64,
) -> list[int]:
    """List the cells of an area, row by row; `x` and `y` are its point or target in half cells."""
    if shape in (CIRCLE, CYLINDER):
        return _around(grid, size_ft, height_ft(shape, size_ft, width_ft), x, y)
    if shape == SQUARE:
        return _square(grid, size_ft, x, y)
    if shape == EMANATION:
        return _emanation(grid, size_ft, caster, side)
    if shape == WALL:
        return _wall(grid, size_ft, caster, side, x, y)
    beam = Beam(grid, caster, side, x, y)
    if shape == CONE:
        return beam.cone(size_ft, HALF_TANGENTS[angle_deg])
    return beam.line(size_ft, width_ft)


def height_ft(shape: str, size_ft: i64, width_ft: i64) -> i64:
    """Return how far a shape reaches up and down: its size, or the height of a cylinder."""
    return width_ft if shape == CYLINDER else size_ft


def _wall(grid: Grid, length_ft: i64, caster: i64, side: i64, x: i64, y: i64) -> list[int]:
    """Return a row of cells through a point, across the direction from the caster, up to the next wall."""
    column, row = x // 2, y // 2
    if not grid.inside(column, row) or grid.is_wall(row * grid.width + column):
        return []
    from_x: i64 = 2 * grid.column[caster] + side
    from_y: i64 = 2 * grid.row[caster] + side
    dx: i64 = -heading(y - from_y, x - from_x)
    dy: i64 = heading(x - from_x, y - from_y)
    if dx == 0 and dy == 0:
        dx = 1
    # Along a diagonal the centres of cells are 7.07 ft apart.
    count: i64 = length_ft // FEET if dx == 0 or dy == 0 else length_ft * 100 // 707
    found = [int(row * grid.width + column)]
    _extend(grid, found, column, row, dx, dy, count // 2)
    _extend(grid, found, column, row, -dx, -dy, (count - 1) // 2)
    found.sort()
    return found


def _extend(grid: Grid, found: list[int], x: i64, y: i64, dx: i64, dy: i64, most: i64) -> None:
    for _ in range(most):
        x, y = x + dx, y + dy
        if not grid.inside(x, y) or grid.is_wall(y * grid.width + x):
            return
        found.append(int(y * grid.width + x))


def centre(grid: Grid, cell: i64) -> tuple[i64, i64]:
    """Return the centre of a cell, in half cells."""
    return 2 * grid.column[cell] + 1, 2 * grid.row[cell] + 1


def clear(grid: Grid, a: i64, b: i64) -> bool:
    """Whether no wall lies on the line between the centres of two cells."""
    if grid.walls == 0:
        return True
    ax, ay = centre(grid, a)
    bx, by = centre(grid, b)
    return follow(grid, ax, ay, bx, by) != TOTAL_COVER


class Window:
    """The cells that a shape may cover, and the elevation of its origin."""

    def __init__(self, grid: Grid, x: i64, y: i64, reach: i64, height_ft: i64) -> None:
        self.grid = grid
        self.x = x
        self.y = y
        self.height_ft = height_ft
        self.left = max((x - reach) >> 1, 0)
        self.top = max((y - reach) >> 1, 0)
        self.right = min((x + reach + 1) >> 1, grid.width)
        self.bottom = min((y + reach + 1) >> 1, grid.height)
        self.level = level_at(grid, x, y)

    def lit(self, column: i64, row: i64) -> bool:
        """Whether no wall and no difference in height lies between the origin and the centre of a cell."""
        grid = self.grid
        cell = row * grid.width + column
        if grid.is_wall(cell):
            return False
        rise = grid.feet[cell] - self.level
        if rise > self.height_ft or -rise > self.height_ft:
            return False
        return grid.walls == 0 or follow(grid, self.x, self.y, 2 * column + 1, 2 * row + 1) != TOTAL_COVER


def touching(grid: Grid, x: i64, y: i64) -> list[int]:
    """List the cells at a point that are not walls: one at a centre, up to four at a corner."""
    found: list[int] = []
    for row in range((y - 1) >> 1, (y >> 1) + 1):
        for column in range((x - 1) >> 1, (x >> 1) + 1):
            if grid.inside(column, row) and not grid.is_wall(row * grid.width + column):
                found.append(int(row * grid.width + column))
    return found


def level_at(grid: Grid, x: i64, y: i64) -> i64:
    """Return the elevation at a point: the highest of the cells that meet there."""
    highest: i64 = -MILLION
    for row in range((y - 1) >> 1, (y >> 1) + 1):
        for column in range((x - 1) >> 1, (x >> 1) + 1):
            if grid.inside(column, row):
                highest = max(highest, grid.feet[row * grid.width + column])
    return highest


def _around(grid: Grid, radius_ft: i64, height_ft: i64, x: i64, y: i64) -> list[int]:
    window = Window(grid, x, y, 2 * radius_ft // FEET, height_ft)
    # Half cells are 2.5 ft: compare 5 times the distance in half cells with twice the radius.
    limit = 4 * radius_ft * radius_ft
    found: list[int] = []
    for row in range(window.top, window.bottom):
        for column in range(window.left, window.right):
            dx, dy = FEET * (2 * column + 1 - x), FEET * (2 * row + 1 - y)
            if dx * dx + dy * dy <= limit and window.lit(column, row):
                found.append(row * grid.width + column)
    return found


def _square(grid: Grid, size_ft: i64, x: i64, y: i64) -> list[int]:
    across = size_ft // FEET
    x, y = snapped(x, across), snapped(y, across)
    window = Window(grid, x, y, across - 1, size_ft)
    found: list[int] = []
    for row in range(window.top, window.bottom):
        for column in range(window.left, window.right):
            if window.lit(column, row):
                found.append(row * grid.width + column)
    return found


def window_at(grid: Grid, shape: str, size_ft: i64, width_ft: i64, cell: i64) -> Window:
    """Return the cells of a circle, cylinder or square aimed at the centre of a cell."""
    x, y = centre(grid, cell)
    if shape == SQUARE:
        across = size_ft // FEET
        return Window(grid, snapped(x, across), snapped(y, across), across - 1, size_ft)
    return Window(grid, x, y, 2 * size_ft // FEET, height_ft(shape, size_ft, width_ft))


def is_within(shape: str, size_ft: i64, x: i64, y: i64, column: i64, row: i64) -> bool:
    """Whether a cell is in a circle, cylinder or square aimed at x and y, regardless of walls."""
    if shape != SQUARE:
        dx, dy = 2 * FEET * (column - x), 2 * FEET * (row - y)
        return dx * dx + dy * dy <= 4 * size_ft * size_ft
    across = size_ft // FEET
    left, top = 2 * column + 1 - snapped(2 * x + 1, across), 2 * row + 1 - snapped(2 * y + 1, across)
    return -across < left < across and -across < top < across


def snapped(place: i64, across: i64) -> i64:
    """Return the centre of a square `across` cells wide: of a cell if odd, an intersection if even.

    A point that does not fit moves right and down.
    """
    return place + 1 if (place + across) & 1 else place


def _emanation(grid: Grid, distance_ft: i64, caster: i64, side: i64) -> list[int]:
    window = _window_around(grid, distance_ft, caster, side)
    found: list[int] = []
    for row in range(window.top, window.bottom):
        for column in range(window.left, window.right):
            if _emanates(window, distance_ft, side, column, row):
                found.append(row * grid.width + column)
    return found


def emanates_to(grid: Grid, distance_ft: i64, caster: i64, side: i64, other: i64, side_of_other: i64) -> bool:
    """Whether an emanation around one creature covers any cell of another."""
    window = _window_around(grid, distance_ft, caster, side)
    left, top = grid.column[other], grid.row[other]
    for row in range(top, top + side_of_other):
        for column in range(left, left + side_of_other):
            if _emanates(window, distance_ft, side, column, row):
                return True
    return False


def _window_around(grid: Grid, distance_ft: i64, caster: i64, side: i64) -> Window:
    x, y = 2 * grid.column[caster] + side, 2 * grid.row[caster] + side
    window = Window(grid, x, y, side + 2 * distance_ft // FEET, distance_ft)
    window.level = grid.level(caster, side)
    return window


def _emanates(window: Window, distance_ft: i64, side: i64, column: i64, row: i64) -> bool:
    dx = FEET * _beyond(2 * column + 1 - window.x, side)
    dy = FEET * _beyond(2 * row + 1 - window.y, side)
    outside = dx > 0 or dy > 0
    return outside and dx * dx + dy * dy <= 4 * distance_ft * distance_ft and window.lit(column, row)


def _beyond(offset: i64, half: i64) -> i64:
    """Return how far an offset from the centre is beyond the edge."""
    offset = offset if offset > 0 else -offset
    return offset - half if offset > half else 0


class Beam:
    """The origin and direction of a cone or line."""

    def __init__(self, grid: Grid, caster: i64, side: i64, x: i64, y: i64) -> None:
        middle_x, middle_y = 2 * grid.column[caster] + side, 2 * grid.row[caster] + side
        away_x, away_y = x - middle_x, y - middle_y
        if away_x == 0 and away_y == 0:
            raise ValueError("expected a target beside the caster, got the caster's own middle")
        self.grid = grid
        self.caster = caster
        self.side = side
        self.x = middle_x + side * heading(away_x, away_y)
        self.y = middle_y + side * heading(away_y, away_x)
        self.dx = x - self.x
        self.dy = y - self.y
        if self.dx * away_x + self.dy * away_y <= 0:
            # A target inside the caster's own space, or on its edge, gives only the direction.
            self.dx, self.dy = away_x, away_y
        self.length2 = self.dx * self.dx + self.dy * self.dy

    def cone(self, length_ft: i64, half_tangent: i64) -> list[int]:
        """List the cells of a cone; its width at a distance is twice that times the tangent."""
        broadest = length_ft * max(half_tangent, MILLION) // MILLION
        window = self.window(length_ft, length_ft + broadest)
        found: list[int] = []
        for row in range(window.top, window.bottom):
            for column in range(window.left, window.right):
                inside = self.in_cone(column, row, length_ft, half_tangent)
                if inside and self.is_hit(window, column, row):
                    found.append(row * self.grid.width + column)
        return found

    def line(self, length_ft: i64, width_ft: i64) -> list[int]:
        """List the cells of a line."""
        window = self.window(length_ft, length_ft + width_ft)
        found: list[int] = []
        for row in range(window.top, window.bottom):
            for column in range(window.left, window.right):
                inside = self.in_line(column, row, length_ft, width_ft)
                if inside and self.is_hit(window, column, row):
                    found.append(row * self.grid.width + column)
        return found

    def in_cone(self, column: i64, row: i64, length_ft: i64, half_tangent: i64) -> bool:
        """Whether the centre of a cell is in a cone, regardless of walls."""
        along = self._along(column, row)
        return self._is_ahead(along, length_ft) and self._aside(column, row) * MILLION <= along * half_tangent

    def in_line(self, column: i64, row: i64, length_ft: i64, width_ft: i64) -> bool:
        """Whether the centre of a cell is in a line, regardless of walls."""
        aside = FEET * self._aside(column, row)
        narrow = aside * aside <= width_ft * width_ft * self.length2
        return narrow and self._is_ahead(self._along(column, row), length_ft)

    def window(self, length_ft: i64, reach_ft: i64) -> Window:
        """List the cells that the cone or line may cover."""
        window = Window(self.grid, self.x, self.y, 2 * reach_ft // FEET + 1, length_ft)
        window.level = self.grid.level(self.caster, self.side)
        if not self.leaves():
            window.bottom = window.top
        return window

    def leaves(self) -> bool:
        """Whether the area can leave its starting corner, which two walls may close."""
        grid = self.grid
        left, top = 2 * grid.column[self.caster], 2 * grid.row[self.caster]
        on_left, on_top = self.x == left, self.y == top
        if not (on_left or self.x == left + 2 * self.side) or not (on_top or self.y == top + 2 * self.side):
            return True
        last = self.side - 1
        cell = self.caster + (0 if on_left else last) + (0 if on_top else last * grid.width)
        return leaves(grid, cell, (0 if on_left else 1) + (0 if on_top else 2), self.dx, self.dy)

    def _along(self, column: i64, row: i64) -> i64:
        """Return how far ahead the centre of a cell is, in half cells times the pointer's length."""
        return (2 * column + 1 - self.x) * self.dx + (2 * row + 1 - self.y) * self.dy

    def _aside(self, column: i64, row: i64) -> i64:
        """Return how far aside the centre of a cell is, in the same units."""
        aside = (2 * column + 1 - self.x) * self.dy - (2 * row + 1 - self.y) * self.dx
        return aside if aside > 0 else -aside

    def _is_ahead(self, along: i64, length_ft: i64) -> bool:
        if along <= 0:
            return False
        ahead = FEET * along
        return ahead * ahead <= 4 * length_ft * length_ft * self.length2

    def is_hit(self, window: Window, column: i64, row: i64) -> bool:
        """Whether the area reaches a cell past no wall; the caster's own cells are excluded."""
        x, y = column - self.grid.column[self.caster], row - self.grid.row[self.caster]
        own = 0 <= x < self.side and 0 <= y < self.side
        return not own and window.lit(column, row)


def heading(along: i64, across: i64) -> i64:
    """Return the direction along one axis as -1, 0 or 1; 0 if the other axis dominates."""
    size = along if along > 0 else -along
    other = across if across > 0 else -across
    if LEAN_OF * size < LEAN * other:
        return 0
    return 1 if along > 0 else -1

"""Line of sight and cover.

A line of sight is Bresenham's line between two cells. It is clear if no cell between blocks sight and no
diagonal step passes between two cells that do. Two cells see each other if the line is clear in either
direction. With `los: bresenham` only the line from the first to the second counts, and corners are open. A
difference in height never blocks. A creature of several cells sees from, and is seen in, any of them.

Cover is exact. Four lines run from a corner of the origin's cell to the corners of the target's cell; the
attacker chooses the best corner and, for creatures of several cells, the best cells. A line is blocked if
it passes through the inside of a wall, between two adjacent walls, or between two that touch at a corner;
the rim of the map is a wall. With none of the four lines blocked there is no cover, with one or two half
cover, with three three-quarters cover, with four total cover. A cell that is marked with cover gives at
least that cover to a target behind it, and a creature between gives half cover. A target in sight has no
total cover.
"""

from typing import Final

from mypy_extensions import i64, u8

from turnwright.games.tactics.map.grid import (
    BLOCKS_LOS,
    HALF_COVER,
    NO_COVER,
    THREE_QUARTERS_COVER,
    TOTAL_COVER,
    Grid,
)

NOTHING: Final = -1

# Cached bits of a pair of cells.
SEEN: Final = 1
UNSEEN: Final = 2
COVER_KNOWN: Final = 4

COVER_OF_STOPPED: Final = (NO_COVER, HALF_COVER, HALF_COVER, THREE_QUARTERS_COVER, TOTAL_COVER)


# Line of sight


def sees(grid: Grid, a: i64, side_a: i64, b: i64, side_b: i64) -> bool:
    """Whether there is a line of sight between two creatures, by their cells and widths."""
    if side_a == 1 and side_b == 1:
        return sees_cell(grid, a, b)
    for i in range(side_a * side_a):
        here = part(grid, a, side_a, i)
        for j in range(side_b * side_b):
            if sees_cell(grid, here, part(grid, b, side_b, j)):
                return True
    return False


def part(grid: Grid, cell: i64, side: i64, index: i64) -> i64:
    """Return a cell of a creature, counted row by row."""
    return cell + index // side * grid.width + index % side


def sees_cell(grid: Grid, a: i64, b: i64) -> bool:
    """Whether there is a line of sight from one cell to another."""
    if not grid.remembers():
        return _looks(grid, a, b)
    known = i64(grid.sights[a * grid.cells + b])
    if known == 0:
        known = SEEN if _looks(grid, a, b) else UNSEEN
        grid.sights[a * grid.cells + b] = u8(known)
    return known == SEEN


def _looks(grid: Grid, a: i64, b: i64) -> bool:
    if blocker(grid, a, b) == NOTHING:
        return True
    return not grid.one_way and blocker(grid, b, a) == NOTHING


def blocker(grid: Grid, a: i64, b: i64) -> i64:
    """Return the first cell that blocks the line between two cells, or -1."""
    bits, width = grid.bits, grid.width
    across = grid.column[b] - grid.column[a]
    down = grid.row[b] - grid.row[a]
    to_x: i64 = 1 if across > 0 else -1
    to_y = width if down > 0 else -width
    dx = across if across > 0 else -across
    dy = down if down > 0 else -down
    error = dx - dy
    cell = a
    while cell != b:
        double = error + error
        before = cell
        if double >= -dy:
            error -= dy
            cell += to_x
        if double <= dx:
            error += dx
            cell += to_y
        if cell != b and bits[cell] & BLOCKS_LOS:
            return cell
        if grid.one_way or cell != before + to_x + to_y:
            continue
        if bits[before + to_x] & bits[before + to_y] & BLOCKS_LOS:
            return before + to_x
    return NOTHING


def line(grid: Grid, a: i64, b: i64) -> list[int]:
    """List the cells between two cells on Bresenham's line."""
    dx = int(grid.column[b] - grid.column[a])
    dy = int(grid.row[b] - grid.row[a])
    x, y = int(grid.column[a]), int(grid.row[a])
    to_x, to_y = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    dx, dy = abs(dx), abs(dy)
    error = dx - dy
    cells: list[int] = []
    while True:
        double = 2 * error
        if double >= -dy:
            error -= dy
            x += to_x
        if double <= dx:
            error += dx
            y += to_y
        cell = grid.cell(x, y)
        if a == b or cell == b:
            return cells
        cells.append(cell)


def first_blocker(grid: Grid, a: i64, side_a: i64, b: i64, side_b: i64) -> i64:
    """Return the cell that blocks sight of a creature: the first on the line between their nearest cells."""
    if sees(grid, a, side_a, b, side_b):
        return NOTHING
    column_a, column_b = _nearest(grid.column[a], side_a, grid.column[b], side_b)
    row_a, row_b = _nearest(grid.row[a], side_a, grid.row[b], side_b)
    return blocker(grid, grid.cell(column_a, row_a), grid.cell(column_b, row_b))


def _nearest(a: i64, side_a: i64, b: i64, side_b: i64) -> tuple[i64, i64]:
    """Return the nearest places of two intervals."""
    if a + side_a <= b:
        return a + side_a - 1, b
    if b + side_b <= a:
        return a, b + side_b - 1
    shared = a if a > b else b
    return shared, shared


# Cover


def cover(grid: Grid, a: i64, side_a: i64, b: i64, side_b: i64, crowd: list[int] | None = None) -> i64:
    """Return the cover of a target at `b` from `a`; `crowd` lists the cells of other creatures."""
    best: i64 = TOTAL_COVER
    for i in range(side_a * side_a):
        here = part(grid, a, side_a, i)
        for j in range(side_b * side_b):
            found = cover_of_cell(grid, here, part(grid, b, side_b, j), crowd)
            if found == NO_COVER:
                return NO_COVER
            best = found if found < best else best
    if best == TOTAL_COVER and sees(grid, a, side_a, b, side_b):
        return THREE_QUARTERS_COVER
    return best


def cover_of_cell(grid: Grid, a: i64, b: i64, crowd: list[int] | None = None) -> i64:
    """Return the cover between two cells, regardless of sight."""
    known = _cover_and_corners(grid, a, b)
    degree = known & 3
    if degree != NO_COVER or crowd is None:
        return degree
    for corner in range(4):
        if known >> 3 + corner & 1 and not _crowded(grid, a, corner, b, crowd):
            return NO_COVER
    return HALF_COVER


def cover_from_point(grid: Grid, x: i64, y: i64, b: i64, side_b: i64, crowd: list[int] | None) -> i64:
    """Return the cover of a target from a corner, given in half cells."""
    best: i64 = TOTAL_COVER
    for corner in range(4):
        column: i64 = x // 2 - (corner & 1)
        row: i64 = y // 2 - (corner >> 1)
        if not grid.inside(column, row) or grid.is_wall(grid.cell(column, row)):
            continue
        for j in range(side_b * side_b):
            target = part(grid, b, side_b, j)
            found = _cover_by_all(grid, grid.cell(column, row), corner, target, crowd)
            best = found if found < best else best
    return best


def _cover_by_all(grid: Grid, a: i64, corner: i64, b: i64, crowd: list[int] | None) -> i64:
    # The greater of the cover by the map and by creatures between.
    degree = NO_COVER if a == b else _cover_from(grid, a, corner, b)
    if degree != NO_COVER or crowd is None:
        return degree
    return HALF_COVER if _crowded(grid, a, corner, b, crowd) else NO_COVER


def _cover_and_corners(grid: Grid, a: i64, b: i64) -> i64:
    """Return the cover by the map, and the corners of the origin without any as bits 3 to 6."""
    if not grid.remembers():
        return _work_out_cover(grid, a, b)
    known = i64(grid.covers[a * grid.cells + b])
    if known == 0:
        known = _work_out_cover(grid, a, b)
        grid.covers[a * grid.cells + b] = u8(known)
    return known


def _work_out_cover(grid: Grid, a: i64, b: i64) -> i64:
    if a == b or grid.is_open(a, b):
        return COVER_KNOWN | 0x78
    best: i64 = TOTAL_COVER
    free: i64 = 0
    for corner in range(4):
        degree = _cover_from(grid, a, corner, b)
        if degree == NO_COVER:
            free |= 8 << corner
        best = degree if degree < best else best
    return free | COVER_KNOWN | best


def _cover_from(grid: Grid, a: i64, corner: i64, b: i64) -> i64:
    """Return the cover from one corner of the origin's cell."""
    from_x, from_y = corner_x(grid, a, corner), corner_y(grid, a, corner)
    stopped: i64 = 0
    screen: i64 = NO_COVER
    for other in range(4):
        to_x, to_y = corner_x(grid, b, other), corner_y(grid, b, other)
        found: i64 = TOTAL_COVER
        dx, dy = to_x - from_x, to_y - from_y
        if leaves(grid, a, corner, dx, dy) and leaves(grid, b, other, -dx, -dy):
            found = follow(grid, from_x, from_y, to_x, to_y, a, b)
        if found == TOTAL_COVER:
            stopped += 1
        elif found > screen:
            screen = found
    degree: i64 = COVER_OF_STOPPED[stopped]
    return screen if screen > degree else degree


def corner_x(grid: Grid, cell: i64, corner: i64) -> i64:
    """Return the x of a corner (0 to 3, row by row) of a cell, in half cells."""
    return 2 * (grid.column[cell] + (corner & 1))


def corner_y(grid: Grid, cell: i64, corner: i64) -> i64:
    """Return the y of a corner (0 to 3, row by row) of a cell, in half cells."""
    return 2 * (grid.row[cell] + (corner >> 1))


def leaves(grid: Grid, cell: i64, corner: i64, dx: i64, dy: i64) -> bool:
    """Whether a line can leave a cell by a corner: not between two walls that meet there."""
    out_x: i64 = 1 if corner & 1 else -1
    out_y: i64 = 1 if corner >> 1 else -1
    at = solid_at(grid, grid.column[cell], grid.row[cell])
    if not (grid.solid[at + out_x] and grid.solid[at + out_y * grid.stride]):
        return True
    return dx * out_x <= 0 and dy * out_y <= 0 and (dx != 0 or dy != 0)


def solid_at(grid: Grid, x: i64, y: i64) -> i64:
    """Return the index of a cell among the walls, which have a rim."""
    return (y + 1) * grid.stride + x + 1


def _crowded(grid: Grid, a: i64, corner: i64, b: i64, crowd: list[int]) -> bool:
    """Whether a line from a corner to any corner of the target passes through one of the cells."""
    from_x, from_y = corner_x(grid, a, corner), corner_y(grid, a, corner)
    for other in range(4):
        to_x, to_y = corner_x(grid, b, other), corner_y(grid, b, other)
        for cell in crowd:
            if crosses(grid, cell, from_x, from_y, to_x, to_y):
                return True
    return False


def crosses(grid: Grid, cell: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether a line between two points, in half cells, passes through the inside of a cell."""
    left, top = 2 * grid.column[cell], 2 * grid.row[cell]
    if max(ax, bx) <= left or min(ax, bx) >= left + 2 or max(ay, by) <= top or min(ay, by) >= top + 2:
        return False
    dx, dy = bx - ax, by - ay
    # The line passes through the cell if corners lie on both sides of it.
    middle = dx * (top + 1 - ay) - dy * (left + 1 - ax)
    spread = (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy)
    return middle - spread < 0 < middle + spread


# Lines between points


def follow(grid: Grid, ax: i64, ay: i64, bx: i64, by: i64, a: i64 = -1, b: i64 = -1) -> i64:
    """Return the cover on a line between two points in half cells: TOTAL_COVER if a wall blocks it, else the
    highest cover of the cells that it crosses, without the cells `a` and `b`.
    """
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    if ax == bx:
        return _follow_column(grid, ax, min(ay, by), max(ay, by), a, b)
    if ay == by:
        return _follow_row(grid, ay, ax, bx, a, b)
    return _follow_slope(grid, ax, ay, bx, by, a, b)


def _follow_column(grid: Grid, x: i64, top: i64, bottom: i64, a: i64, b: i64) -> i64:
    # An even line runs along the edge of two columns, and is open if either is.
    right = x >> 1
    left = right if x & 1 else right - 1
    most: i64 = NO_COVER
    before: i64 = NO_COVER
    beside: i64 = NO_COVER
    for row in range(top >> 1, (bottom + 1) >> 1):
        one, other = _met(grid, left, row, a, b), _met(grid, right, row, a, b)
        most = max(most, _along_edge(before, beside, one, other))
        before, beside = one, other
    return most


def _follow_row(grid: Grid, y: i64, left: i64, right: i64, a: i64, b: i64) -> i64:
    below = y >> 1
    above = below if y & 1 else below - 1
    most: i64 = NO_COVER
    before: i64 = NO_COVER
    beside: i64 = NO_COVER
    for column in range(left >> 1, (right + 1) >> 1):
        one, other = _met(grid, column, above, a, b), _met(grid, column, below, a, b)
        most = max(most, _along_edge(before, beside, one, other))
        before, beside = one, other
    return most


def _along_edge(before: i64, beside: i64, one: i64, other: i64) -> i64:
    """Return the cover between two cells on the edge of which a line runs, after the previous two cells."""
    crossed = max(min(before, other), min(beside, one))
    return TOTAL_COVER if crossed == TOTAL_COVER else min(one, other)


def _follow_slope(grid: Grid, ax: i64, ay: i64, bx: i64, by: i64, a: i64, b: i64) -> i64:
    dx, dy = bx - ax, by - ay
    down: i64 = 1 if dy > 0 else -1
    row = ay >> 1 if dy > 0 else (ay - 1) >> 1
    most: i64 = NO_COVER
    for column in range(ax >> 1, (bx + 1) >> 1):
        # Where the line leaves this column, times dx; and the edge of the row on the side it goes to.
        out = ay * dx + dy * (min(2 * column + 2, bx) - ax)
        edge = (2 * row + 2 if dy > 0 else 2 * row) * dx
        most = max(most, _met(grid, column, row, a, b))
        while (edge - out) * down < 0:
            row += down
            edge += 2 * dx * down
            most = max(most, _met(grid, column, row, a, b))
        if edge == out and 2 * column + 2 < bx:
            if _closed(grid, column, row, down):
                return TOTAL_COVER
            row += down
        if most == TOTAL_COVER:
            return most
    return most


def _closed(grid: Grid, column: i64, row: i64, down: i64) -> bool:
    """Whether walls close the corner by which a line leaves a cell to the right."""
    at = solid_at(grid, column, row)
    return bool(grid.solid[at + 1] and grid.solid[at + down * grid.stride])


def _met(grid: Grid, x: i64, y: i64, a: i64, b: i64) -> i64:
    """Return the cover that a line meets in a cell, or off the map."""
    solid = grid.solid[solid_at(grid, x, y)] != 0
    if solid and not grid.inside(x, y):
        return TOTAL_COVER
    cell = y * grid.width + x
    if cell in (a, b):
        return NO_COVER
    return TOTAL_COVER if solid else grid.cover(cell)

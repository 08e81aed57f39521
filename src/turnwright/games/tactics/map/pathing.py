"""Pathing: where a creature's movement can take it on a grid, at which cost and by which path."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from turnwright.games.tactics.map.grid import (
    CLOSED,
    CODES,
    FEET,
    FIRST_DIAGONAL,
    HARD,
    ROUGH,
    STAND,
    STEP_X,
    STEP_Y,
    STEPS,
    TAKEN,
    TIGHT,
    FootingRows,
    Grid,
    bit_of,
    difference,
)

# The kinds of another creature's space: it can be passed, passed as Difficult Terrain, or not entered.
PASS: Final = TAKEN
SLOW: Final = TAKEN | ROUGH
SHUT: Final = TAKEN | CLOSED
THROUGH: Final = TAKEN | HARD  # as Difficult Terrain, also for a flier

# Movement modes; they can be combined.
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

NOWHERE: Final = -1

# An obstacle is (cell, width, kind of space), or (cell, SLOWS).
KIND_MASK: Final = 63
SLOWS: Final = 64
SIDE_SHIFT: Final = 7
SIDE_MASK: Final = 7
CELL_SHIFT: Final = 10


class Frontier:
    """The reach of a creature one cell wide on level ground, a row of cells at a time as a word.

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
        """Clear a row of creatures."""
        self.shut[row + 1] = 0
        self.slow[row + 1] = 0
        self.taken[row + 1] = 0

    def mark(self, column: i64, row: i64, kind: i64) -> None:
        """Mark a cell as taken by a creature, or as difficult."""
        here = bit_of(column)
        if kind & TAKEN:
            self.taken[row + 1] |= here
        if kind & CLOSED:
            self.shut[row + 1] |= here
        if kind & ROUGH:
            self.slow[row + 1] |= here

    def expand(self, rows: FootingRows, x: i64, y: i64, budget: i64, pace: i64, sure: bool) -> None:
        """Build the layers; a plain step costs `pace`, and `sure` ignores difficult terrain."""
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

    def _price(self, rows: FootingRows, sure: bool) -> None:
        reach = self.budget // self.pace
        for row in range(max(self.start_y - reach, 0) + 1, min(self.start_y + reach, self.height - 1) + 2):
            stand = rows.stand[row] & ~self.shut[row]
            hard = i64(0) if sure else rows.rough[row] | self.slow[row]
            self.plain[row] = stand & ~hard
            self.hard[row] = stand & hard

    def _reach_out(self, rows: FootingRows, cost: i64) -> None:
        """Find the cells next to a layer, at any cost."""
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
        """Clear the two rows beside those that a layer can reach."""
        self.layers[base + first - 1] = 0
        self.layers[base + last + 1] = 0
        if first > 1:
            self.layers[base + first - 2] = 0
        if last < self.height:
            self.layers[base + last + 2] = 0

    def steps_to(self, column: i64, row: i64) -> i64:
        """Return the cost of a cell in steps, or -1 if it is out of reach."""
        cost = (row - self.start_y if row > self.start_y else self.start_y - row) * self.pace
        while cost <= self.budget:
            if self.layers[cost * self.stride + row + 1] >> column & 1:
                return cost
            cost += 1
        return -1

    def stops(self) -> list[int]:
        """List the free cells by cost and by cell, after the start."""
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


class Reach:
    """Where a creature can go from its cell, at which cost and by which path; reused for many searches.

    Call `begin(side)`, then `block(...)` for each creature in the way, then `search(start, budget_ft)`.

    Entering a cell costs 5 ft, and 5 ft more for each of: difficult terrain (once, whatever the reasons),
    squeezing, crawling. With 5-10-5 every second diagonal costs double. A rise or drop of more than 5 ft
    is a climb: it costs in addition the height, rounded up to 5 ft, twice, or once for a climber. A climb
    above the limit is impossible. Flying ignores Difficult Terrain and height.

    A search that repeats the last one, with the same things in the way, keeps its results.

    Of two paths of equal cost the one with fewer diagonals wins, then the one whose last step comes first in
    the order north, east, south, west, north-east, south-east, south-west, north-west, and so on backwards.
    Costs on level ground come from a `Frontier`; paths are computed only when they are asked for.

    With 5-10-5 the best path to a cell is the best of those that end on either parity.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.side: i64 = 1
        self.start: i64 = 0
        self.parity: i64 = 0
        self.count: i64 = 0
        self.marked: i64 = 0
        # What is in the way of the next search, as numbers; and how many of these are placed on the grid from
        # the last search, or -1 if that had others.
        self.obstacles: vec[i64] = vec[i64]([])
        self.named: i64 = 0
        self.placed: i64 = -1
        self.budget: i64 = 0
        self.how: i64 = -1
        self.climb_limit_ft: i64 = 0
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
        # Cells in which a creature's Speed is lower: the cost from which it cannot go on there.
        self.slowed: vec[u8] = vec[u8](bytes(grid.cells))
        self.slow_cells: vec[i64] = vec[i64]([0] * grid.cells)
        self.slow_count: i64 = 0
        self.slow_budget: i64 = 0
        self.steep = False  # some cells are hard to enter even when flying
        self.offsets: vec[i64] = vec[i64]([STEP_Y[i] * grid.width + STEP_X[i] for i in range(STEPS)])
        self.ground = grid.ground(1)
        self.frontier = Frontier(grid)
        # Whether the frontier has the costs, and the cell to which the labels then give the path.
        self.tidal = False
        self.goal: i64 = NOWHERE
        self._stops: list[int] = []  # once they are asked for

    # Obstacles

    def begin(self, side: i64 = 1) -> None:
        """Start a search for a creature of a width, without obstacles."""
        if side != self.side:
            self.side = side
            self.placed = -1
        self.named = 0

    def block(self, cell: i64, side: i64, kind: i64) -> None:
        """Put a creature in the way: its space can be passed (PASS), with effort (SLOW), or not (SHUT)."""
        self._name((cell << CELL_SHIFT) + (side << SIDE_SHIFT) + kind)

    def slow(self, cell: i64, budget_ft: i64) -> None:
        """Let a creature go on from a cell only within some feet, which is less than the whole budget."""
        if budget_ft // FEET != self.slow_budget:
            self.slow_budget = budget_ft // FEET
            self.placed = -1
        self._name((cell << CELL_SHIFT) + SLOWS)

    def _name(self, obstacle: i64) -> None:
        if self.named == len(self.obstacles):
            self.obstacles = append(self.obstacles, obstacle)
            self.placed = -1
        elif self.obstacles[self.named] != obstacle:
            self.obstacles[self.named] = obstacle
            self.placed = -1
        self.named += 1

    def _place_obstacles(self) -> None:
        """Mark the obstacles on the grid, in place of those of the last search."""
        for i in range(self.marked):
            self.crowded[self.marks[i]] = 0
            self.pressed[self.marks[i]] = 0
            self.frontier.clear(self.grid.row[self.marks[i]])
        self.marked = 0
        for i in range(self.slow_count):
            self.slowed[self.slow_cells[i]] = 0
        self.slow_count = 0
        self.steep = False
        self.ground = self.grid.ground(self.side)
        self.placed = self.named
        for i in range(self.named):
            obstacle = self.obstacles[i]
            if obstacle & SLOWS:
                self._mark_slow(obstacle >> CELL_SHIFT)
            else:
                side = obstacle >> SIDE_SHIFT & SIDE_MASK
                self._mark_space(obstacle >> CELL_SHIFT, side, obstacle & KIND_MASK)

    def _mark_space(self, cell: i64, side: i64, kind: i64) -> None:
        grid = self.grid
        x, y = grid.column[cell], grid.row[cell]
        if side == 1 and self.side == 1:
            self._mark(cell, kind, True)
            return
        for row in range(max(y - self.side + 1, 0), min(y + side, grid.height)):
            for column in range(max(x - self.side + 1, 0), min(x + side, grid.width)):
                squeezed_clear = column == x - self.side + 1 or row == y - self.side + 1
                self._mark(row * grid.width + column, kind, squeezed_clear)

    def _mark_slow(self, cell: i64) -> None:
        grid = self.grid
        x, y = grid.column[cell], grid.row[cell]
        for row in range(max(y - self.side + 1, 0), y + 1):
            for column in range(max(x - self.side + 1, 0), x + 1):
                there: i64 = row * grid.width + column
                if self.slowed[there] == 0:
                    self.slowed[there] = 1
                    self.slow_cells[self.slow_count] = there
                    self.slow_count += 1

    def _mark(self, cell: i64, kind: i64, squeezed_clear: bool) -> None:
        if self.crowded[cell] == 0:
            self.marks[self.marked] = cell
            self.marked += 1
        self.crowded[cell] = u8(i64(self.crowded[cell]) | kind)
        self.steep = self.steep or kind & HARD != 0
        if not squeezed_clear:
            self.pressed[cell] = u8(i64(self.pressed[cell]) | kind)
        if self.side == 1 and self.ground.rows is not None:
            self.frontier.mark(self.grid.column[cell], self.grid.row[cell], kind)

    # Searching

    def search(
        self, start: i64, budget_ft: i64, how: i64 = 0, climb_limit_ft: i64 = CLIMB_LIMIT, diagonals: i64 = 0
    ) -> None:
        """Search from `start`; `diagonals` counts those already made this turn."""
        parity: i64 = diagonals & 1 if self.grid.alternate else 0
        budget = max(min(budget_ft, FARTHEST) // FEET, 0)
        # A bot, the rules and the options often ask for the same search one after the other.
        if (
            self.placed == self.named
            and start == self.start
            and budget == self.budget
            and how == self.how
            and parity == self.parity
            and climb_limit_ft == self.climb_limit_ft
        ):
            return
        if self.placed != self.named:
            self._place_obstacles()
        self._forget()
        self._stops = []
        if how != self.how:
            self._set_prices(how)
        self.start = start
        self.budget = budget
        self.how = how
        self.parity = parity
        self.climb_limit_ft = climb_limit_ft
        hilly = self.grid.hilly and how & FLY == 0
        rows = self.ground.rows
        even = not (hilly or self.grid.alternate or self.steep) and self.slow_count == 0
        self.tidal = even and rows is not None and budget <= DEEPEST
        if self.tidal and rows is not None:
            x, y = self.grid.column[start], self.grid.row[start]
            self.frontier.expand(rows, x, y, budget, 2 if how & CRAWL else 1, how & FLY != 0)
        else:
            self._search(budget, hilly, 1 if how & CLIMBER else 2, climb_limit_ft)

    def _settle(self, cell: i64) -> None:
        """Compute the path to a cell, as the frontier knows only costs."""
        if self.tidal and cell != self.goal:
            self._forget()
            self.goal = cell
            cost = self.frontier.steps_to(self.grid.column[cell], self.grid.row[cell])
            self._search(max(cost, 0), False, 0, 0)

    def _forget(self) -> None:
        labels, order = self.labels, self.order
        for i in range(self.count):
            labels[order[i]] = UNKNOWN
        self.count = 0
        self.goal = NOWHERE

    def _set_prices(self, how: i64) -> None:
        """Set the cost in steps of entering a place, by its code; 0 is closed."""
        prices = self.prices
        crawl: i64 = 1 if how & CRAWL else 0
        code: i64 = 0
        while code < CODES:
            price: i64 = 0
            if code & STAND and not code & CLOSED:
                price = 1 + crawl
                if code & HARD or (code & ROUGH and not how & FLY):
                    price += 1
                if code & TIGHT:
                    price += 1
            prices[code] = price
            code += 1

    def _search(self, budget: i64, hilly: bool, effort: i64, limit_ft: i64) -> None:
        # Dial's algorithm: a heap of cells for each cost. All of it is in one function for speed.
        # With a goal, the budget is its cost, and cells from which it cannot be reached for the rest are left
        # out: they are on none of its cheapest paths.
        labels, order, nodes, chain, heads = self.labels, self.order, self.nodes, self.chain, self.heads
        prices, crowded, offsets = self.prices, self.crowded, self.offsets
        footing, exits, cells = self.ground.footing, self.ground.exits, self.grid.cells
        alternate, broad = self.grid.alternate, self.side > 1
        slows, slowed = self.slow_count > 0, self.slowed
        columns, rows, pace = self.grid.column, self.grid.row, self.frontier.pace
        aims = self.goal != NOWHERE
        goal_x: i64 = columns[self.goal] if aims else 0
        goal_y: i64 = rows[self.goal] if aims else 0
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
                    continue  # a cheaper path was found meanwhile
                cell = node
                parity: i64 = 0
                if alternate and node >= cells:
                    cell = node - cells
                    parity = 1
                farthest = budget
                if slows and slowed[cell]:
                    farthest = self.slow_budget
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
                    if total > farthest:
                        continue
                    if aims:
                        far = difference(columns[there], goal_x)
                        far = max(far, difference(rows[there], goal_y))
                        if total + far * pace > budget:
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

    def _squeezed_code(self, cell: i64) -> i64:
        return i64(self.ground.narrow[cell]) | i64(self.pressed[cell])

    def _climb(self, here: i64, there: i64, effort: i64, limit_ft: i64) -> i64:
        height = difference(self.ground.level[there], self.ground.level[here])
        if height <= FEET:
            return 0
        return (height + FEET - 1) // FEET * effort if height <= limit_ft else IMPASSABLE

    def _grow(self) -> tuple[vec[i64], vec[i64]]:
        self.nodes = extend(self.nodes, self.nodes)
        self.chain = extend(self.chain, self.chain)
        return self.nodes, self.chain

    # Results

    def _best(self, cell: i64) -> i64:
        """Return the node of a cell with the smallest label."""
        other = cell + self.grid.cells
        if self.grid.alternate and self.labels[other] < self.labels[cell]:
            return other
        return cell

    def cost_ft(self, cell: i64) -> i64:
        """Return the cost of a cell in feet, or -1 if it is out of reach."""
        if self.tidal:
            steps = self.frontier.steps_to(self.grid.column[cell], self.grid.row[cell])
            return steps * FEET if steps > 0 else steps
        label = self.labels[self._best(cell)]
        return -1 if label == UNKNOWN else (label >> COST_SHIFT) * FEET

    def diagonals_to(self, cell: i64) -> i64:
        """Return the number of diagonals on the path to a cell."""
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
        """List the cells where a move can end: the start, then by cost and by cell."""
        if not self._stops:
            self._stops = self.frontier.stops() if self.tidal else self._listed_stops()
        return self._stops

    def _listed_stops(self) -> list[int]:
        found: list[int] = []
        for i in range(self.count):
            node = self.order[i]
            cell = node - self.grid.cells if node >= self.grid.cells else node
            if self._best(cell) == node and self.can_stop(cell):
                found.append((self.labels[node] >> COST_SHIFT) << COST_SHIFT | cell)
        found.sort()
        return [label & 0xFFFF for label in found]

    def path(self, cell: i64) -> list[int]:
        """Return the path to a cell without the start; empty if there is none."""
        self._settle(cell)
        node = self._best(cell)
        way: list[int] = []
        while self.labels[node] != UNKNOWN and self.labels[node] != 0:
            way.append(node % self.grid.cells)
            node = self._before(node)
        way.reverse()
        return way

    def _before(self, node: i64) -> i64:
        """Return the node before a node."""
        cells = self.grid.cells
        step = self.labels[node] & STEP_MASK
        parity: i64 = 1 if node >= cells else 0
        here = node - cells if parity else node
        if self.grid.alternate and step >= FIRST_DIAGONAL:
            parity = 1 - parity
        return here - self.offsets[step] + parity * cells


def reach_from(
    grid: Grid,
    start: i64,
    side: i64,
    budget_ft: i64,
    crowd: list[tuple[int, int, int]] | None = None,
    how: i64 = 0,
    climb_limit_ft: i64 = CLIMB_LIMIT,
    diagonals: i64 = 0,
) -> Reach:
    """Search once; each obstacle is a cell, a width and PASS, SLOW or SHUT."""
    made = Reach(grid)
    made.begin(side)
    for other in crowd or []:
        made.block(other[0], other[1], other[2])
    made.search(start, budget_ft, how, climb_limit_ft, diagonals)
    return made

"""Walking: a point a cell, two into mud, one more for each level up, and one for each enemy left behind."""

from mypy_extensions import i64

from turnwright.games.rounds.board import CELLS, FAR, Board
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.games.rounds.table import Table


class Walks:
    """Where somebody can walk with so many points, and what each cell costs."""

    def __init__(self, cost: list[int], held: list[int], cells: list[int]) -> None:
        self.cost = cost  # of each cell of the board
        self.held = held  # how many enemies stand beside each cell
        self.cells = cells  # those within reach, by number, without the own one


def walks(state: Battle, who: Fighter, points: i64) -> Walks:
    """All cells within reach of so many points; nobody walks through anybody."""
    table: Table = state.table
    board: Board = table.board
    held = beside_enemies(state, board, who)
    taken = taken_cells(state)
    cost: list[int] = [FAR] * CELLS
    cost[who.cell] = 0
    rings: list[list[int]] = [[] for _ in range(points + 1)]
    rings[0].append(who.cell)
    spent: i64 = 0
    while spent <= points:
        for cell in rings[spent]:
            if cost[cell] == spent:
                _spread(board, cell, spent + held[cell], points, taken, cost, rings)
        spent += 1
    return Walks(cost, held, [cell for cell in range(CELLS) if 0 < cost[cell] < FAR])


def _spread(
    board: Board,
    cell: i64,
    spent: i64,
    points: i64,
    taken: list[bool],
    cost: list[int],
    rings: list[list[int]],
) -> None:
    for to in board.ways[cell]:
        if taken[to]:
            continue
        after: i64 = spent + board.step(cell, to)
        if after <= points and after < cost[to]:
            cost[to] = after
            rings[after].append(to)


def taken_cells(state: Battle) -> list[bool]:
    """For each cell whether somebody stands there."""
    taken: list[bool] = [False] * CELLS
    for each in state.fighters:
        if each.cell >= 0:
            taken[each.cell] = True
    return taken


def beside_enemies(state: Battle, board: Board, who: Fighter) -> list[int]:
    """For each cell how many enemies of somebody stand beside it."""
    held: list[int] = [0] * CELLS
    for each in state.fighters:
        if each.cell >= 0 and each.side != who.side:
            for cell in board.beside[each.cell]:
                held[cell] += 1
    return held


def path(board: Board, found: Walks, start: i64, to: i64) -> list[int]:
    """The cells of the cheapest way, one after the other; of equal ones the first clockwise from its end."""
    way: list[int] = [to]
    cell: i64 = to
    while cell != start:
        for before in board.ways[cell]:
            leaving: i64 = found.cost[before] + found.held[before]
            if found.cost[before] < FAR and leaving + board.step(before, cell) == found.cost[cell]:
                cell = before
                break
        if cell != start:
            way.append(cell)
    way.reverse()
    return way

"""Movement: 1 point a cell, 2 into mud, 1 more for each level up and for each enemy left behind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.map.board import CELLS, FAR, Board
from turnwright.games.rounds.state import Battle, Fighter

_NO_ENEMY_NEAR: Final = bytes(CELLS)
_ALL_FAR: Final = bytes([FAR]) * CELLS


class Walks:
    """The cells a fighter can reach, and what each costs."""

    def __init__(self, cost: "vec[u8]", held: "vec[u8]", cells: list[int]) -> None:
        self.cost = cost  # of every cell of the board
        self.held = held  # enemies beside every cell
        self.cells = cells  # within reach, without the own one


def walks(state: Battle, fighter: Fighter, points: i64) -> Walks:
    """Find the cells within reach of these points; fighters block the way."""
    arena: Arena = state.arena
    board: Board = arena.board
    held: vec[u8] = vec[u8](_NO_ENEMY_NEAR)
    taken: vec[u8] = vec[u8](board.obstacles)
    for each in state.fighters:
        if each.cell >= 0:
            taken[each.cell] = 1
            if each.side != fighter.side:
                for beside in board.beside[each.cell]:
                    held[beside] = held[beside] + 1
    cost: vec[u8] = vec[u8](_ALL_FAR)
    cost[fighter.cell] = 0
    _flood(board, points, held, taken, cost, fighter.cell)
    cells: list[int] = []
    cell: i64 = 0
    while cell < CELLS:
        if cost[cell] != FAR and cost[cell] != 0:
            cells.append(cell)
        cell += 1
    return Walks(cost, held, cells)


def _flood(board: Board, points: i64, held: "vec[u8]", taken: "vec[u8]", cost: "vec[u8]", start: i64) -> None:
    exits: vec[i64] = board.exits
    prices: vec[i64] = board.prices
    waiting: list[int] = [start]
    done: i64 = 0
    while done < len(waiting):
        cell: i64 = waiting[done]
        done += 1
        spent: i64 = i64(cost[cell]) + i64(held[cell])
        at: i64 = cell * 4
        last: i64 = at + 4
        while at < last:
            to: i64 = exits[at]
            after: i64 = spent + prices[at]
            if to >= 0 and after <= points and taken[to] == 0 and after < i64(cost[to]):
                cost[to] = u8(after)
                waiting.append(to)
            at += 1


def path(board: Board, found: Walks, start: i64, to: i64) -> list[int]:
    """Return the cells of the cheapest path; of equal ones the first clockwise, seen from its end."""
    way: list[int] = [to]
    cell: i64 = to
    while cell != start:
        for before in board.ways[cell]:
            leaving: i64 = i64(found.cost[before]) + i64(found.held[before])
            reached = found.cost[before] != FAR
            if reached and leaving + board.step(before, cell) == i64(found.cost[cell]):
                cell = before
                break
        if cell != start:
            way.append(cell)
    way.reverse()
    return way

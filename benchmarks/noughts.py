"""A server of tic-tac-toe in its own process: `noughts.py FILE`.

Prints its port, then answers each line on its input with what it has used so far, until the input ends.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from resource import RUSAGE_SELF, getrusage
from threading import Thread
from typing import Any

from msgspec import Struct

from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.records import Outcome
from turnwright.server.app.event_loop import run
from turnwright.server.app.serve import ServeOptions, running
from turnwright.server.settings import ServerSettings

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = -1


class Take(Struct, frozen=True, tag="take", tag_field="type"):
    """A player takes a cell."""

    cell: int


class Taken(Struct, frozen=True, tag="taken", tag_field="type"):
    """A cell was taken."""

    seat: int
    cell: int


class Board(Struct):
    """Nine cells, and how many are taken."""

    cells: list[int]
    taken: int = 0

    def winner(self) -> int:
        """The seat with three in a row, or `EMPTY`."""
        for one, two, three in LINES:
            if self.cells[one] != EMPTY and self.cells[one] == self.cells[two] == self.cells[three]:
                return self.cells[one]
        return EMPTY


class Noughts(Game):
    """Three in a row win."""

    name = "noughts"
    seats = ("nought", "cross")
    command_type = Take

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """An empty board."""
        return Board([EMPTY] * 9)

    def clone(self, state: Board) -> Any:
        """A copy of its own."""
        return Board(list(state.cells), state.taken)

    def apply(self, state: Board, seat: int, command: Take, ctx: Context) -> None:
        """Take a free cell, in turn."""
        if seat != state.taken % 2:
            raise Rejected("not-your-turn", "it is the other's turn")
        if not 0 <= command.cell < len(state.cells) or state.cells[command.cell] != EMPTY:
            raise Rejected("not-free", "that cell is not free", "cell")
        state.cells[command.cell] = seat
        state.taken += 1
        ctx.emit(Taken(seat, command.cell))

    def options(self, state: Board, seat: int) -> Options:
        """All cells that are free, for whose turn it is."""
        free = [Take(cell) for cell, held in enumerate(state.cells) if held == EMPTY]
        return ListOptions(free if seat in self.to_act(state) else [])

    def to_act(self, state: Board) -> Sequence[int]:
        """Whose turn it is."""
        return () if self.outcome(state) else (state.taken % 2,)

    def outcome(self, state: Board) -> Outcome | None:
        """Three in a row, or a full board."""
        winner = state.winner()
        if winner != EMPTY:
            return Outcome((winner,), "row")
        return Outcome((), "full") if state.taken == len(state.cells) else None


def used() -> dict[str, float]:
    """The CPU-seconds of this process so far, and the most memory that it ever had, in MiB."""
    usage = getrusage(RUSAGE_SELF)
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return {"cpu": usage.ru_utime + usage.ru_stime, "rss": usage.ru_maxrss / unit}


def answer(stop: "asyncio.Event", loop: asyncio.AbstractEventLoop) -> None:
    """Answer each line of the input."""
    for _ in sys.stdin:
        print(json.dumps(used()), flush=True)
    loop.call_soon_threadsafe(stop.set)


async def serve(file: str) -> None:
    """Serve until the input ends."""
    stop = asyncio.Event()
    # All that is played comes from one address.
    settings = ServerSettings(creations=1_000_000, rate_address=1_000_000)
    async with running(ServeOptions(port=0, store=file), settings, find=lambda name: Noughts()) as server:
        print(json.dumps({"port": int(server.url.rpartition(":")[2])}), flush=True)
        Thread(target=answer, args=(stop, asyncio.get_running_loop()), daemon=True).start()
        await stop.wait()


if __name__ == "__main__":
    run(serve(sys.argv[1]))

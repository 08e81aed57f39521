"""The odds along matches that are over: counted once, at low priority, and kept in memory."""

import asyncio
import logging
from collections import OrderedDict

from turnwright.kernel.codec import read_json
from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.game import Game
from turnwright.protocol.endpoints import OddsChart, OddsPoint
from turnwright.protocol.errors import HostError
from turnwright.server.host.thinking.pool import ThinkingPool
from turnwright.server.host.thinking.tasks import Charted, ChartOdds, PlayedOut
from turnwright.server.host.thinking.thoughts import Thoughts
from turnwright.server.settings import ServerSettings

MOST_POINTS = 60  # positions of one match
PASS_RUNS, ALL_RUNS = 10, 50  # playouts of a position in one pass over the match, and in all passes
CHUNK_SECONDS = 1.0  # CPU seconds of one task
MOST_CHARTS = 200  # kept
MOST_WAITING = 8  # being counted, or waiting for it
DIGITS = 4

logger = logging.getLogger("turnwright.server")


class ChartCount:
    """The playouts along one match so far."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.sides: dict[str, tuple[int, ...]] = {}
        self.counts: dict[int, PlayedOut] = {}  # by input
        self.done = False

    def add(self, charted: Charted) -> None:
        """Count more playouts."""
        self.sides = charted.sides
        for number, played in charted.points:
            known = self.counts.get(number, PlayedOut(0, 0, [0] * len(played.wins)))
            wins = [one + more for one, more in zip(known.wins, played.wins, strict=True)]
            self.counts[number] = PlayedOut(known.runs + played.runs, known.draws + played.draws, wins)

    def chart(self) -> OddsChart:
        """The odds so far."""
        points = tuple(self._point(number, self.counts[number]) for number in sorted(self.counts))
        return OddsChart(self.match, tuple(self.sides), points, self.done)

    def _point(self, number: int, played: PlayedOut) -> OddsPoint:
        won = [round(played.wins[seats[0]] / played.runs, DIGITS) for seats in self.sides.values()]
        return OddsPoint(number, played.runs, tuple(won), round(played.draws / played.runs, DIGITS))


class OddsCharts:
    """Counts the odds along matches, one match at a time."""

    def __init__(self, pool: ThinkingPool | None, settings: ServerSettings) -> None:
        self._pool = pool
        self._settings = settings
        self._charts: OrderedDict[str, ChartCount] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    def find(self, match: str) -> OddsChart | None:
        """The odds along a match as far as they are counted, or None if that has not begun."""
        count = self._charts.get(match)
        if count is None:
            return None
        self._charts.move_to_end(match)
        return count.chart()

    def begin(self, match: str, game: Game, lines: list[bytes]) -> OddsChart:
        """Begin to count the odds along a match, or raise `HostError`."""
        if self._pool is None:
            raise HostError("full", "this server has no process to count the odds in")
        if len(self._tasks) >= MOST_WAITING:
            raise HostError("too-fast", "the odds of other matches are being counted: wait a little")
        count = self._charts[match] = ChartCount(match)
        while len(self._charts) > MOST_CHARTS:
            oldest, _ = self._charts.popitem(last=False)
            if oldest in self._tasks:
                self._tasks[oldest].cancel()
        thoughts = Thoughts(f"chart {match}", self._pool, self._settings)
        task = asyncio.create_task(self._count(count, thoughts, game, lines), name=f"chart {match}")
        self._tasks[match] = task
        task.add_done_callback(lambda _: self._tasks.pop(match, None))
        return count.chart()

    async def close(self) -> None:
        """Stop counting."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _count(self, count: ChartCount, thoughts: Thoughts, game: Game, lines: list[bytes]) -> None:
        async with self._turn:
            try:
                await self._passes(count, thoughts, game, lines)
            except (Rejected, GameFault) as error:
                logger.warning("match %s: its odds cannot be counted: %s", count.match, error)
            except Exception:
                logger.exception("match %s: its odds cannot be counted", count.match)
            finally:
                count.done = True

    async def _passes(self, count: ChartCount, thoughts: Thoughts, game: Game, lines: list[bytes]) -> None:
        left = self._settings.chart_cpu
        for first in range(0, ALL_RUNS, PASS_RUNS):
            start, total = 0, 1
            while start < total:
                if left <= 0:
                    return
                last = first + PASS_RUNS
                task = ChartOdds(game.name, lines, MOST_POINTS, start, first, last, CHUNK_SECONDS)
                cpu, data = await thoughts.chart(task)
                charted: Charted = read_json(data, Charted)
                count.add(charted)
                left -= cpu
                start, total = start + max(1, len(charted.points)), charted.total

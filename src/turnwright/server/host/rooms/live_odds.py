"""Live odds: the chances of each side, by playouts of the position in thinking processes.

Every client gets the odds as its own seat knows them: what the seat cannot see is drawn again for each
playout, and the playouts never use the dice of the match.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from turnwright.kernel.codec import read_json
from turnwright.kernel.match import Match
from turnwright.lab.result import wilson
from turnwright.protocol.messages import Odds, SideOdds
from turnwright.server.host.rooms.attendance import Attendance, Client
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.thinking.pool import Job, OverBudget, ProcessLost, ThinkingPool, TookTooLong
from turnwright.server.host.thinking.tasks import PlayedOut, PlayOut, Thought
from turnwright.server.host.thinking.thoughts import Thoughts
from turnwright.server.settings import ServerSettings
from turnwright.story.narration.voice import SWING

FIRST_RUNS, ALL_RUNS = 50, 200  # playouts before the first message, and while nothing happens
PAUSE = 0.2  # seconds without an input before playouts begin: bots may move every few milliseconds
BATCH_SECONDS = 0.3  # CPU seconds of one task, so that a newer position need not wait for long
DIGITS = 4

logger = logging.getLogger("turnwright.server")


class OddsCount:
    """The playouts of one position, as one seat knows it."""

    def __init__(self, match: Match) -> None:
        self.header = match.header
        self.state = match.state  # which is never changed once it is the match's
        self.number = int(match.number)
        self.now = int(match.now)
        self.sides = dict(match.game.sides(match.state))
        self.runs = 0
        self.draws = 0
        self.wins = [0] * len(match.header.seats)
        self.failed = False

    def add(self, played: PlayedOut) -> None:
        """Count more playouts."""
        self.runs += played.runs
        self.draws += played.draws
        self.wins = [wins + more for wins, more in zip(self.wins, played.wins, strict=True)]

    def message(self) -> Odds:
        """The odds so far."""
        sides = side_odds(self.sides, self.wins, self.runs)
        return Odds(
            self.number, self.runs, sides, self.runs >= ALL_RUNS, round(self.draws / self.runs, DIGITS)
        )


def side_odds(sides: dict[str, tuple[int, ...]], wins: list[int], runs: int) -> tuple[SideOdds, ...]:
    """The share of each side in some runs; `wins` counts by seat, and the seats of a side win together."""
    found = [(name, wilson(wins[seats[0]], runs)) for name, seats in sides.items()]
    return tuple(
        SideOdds(name, round(share.rate, DIGITS), round(share.low, DIGITS), round(share.high, DIGITS))
        for name, share in found
    )


class LiveOdds:
    """Sends the odds of one match to the clients that want them; without a pool, to none."""

    def __init__(
        self, live: LiveMatch, attendance: Attendance, pool: ThinkingPool | None, settings: ServerSettings
    ) -> None:
        self._live = live
        self._attendance = attendance
        self._pool = pool
        # Under a name of its own, so that the playouts use up the CPU budget of no player.
        self._thoughts = None if pool is None else Thoughts(f"odds {live.id}", pool, settings)
        self._state: Any = None  # the position that is counted, ...
        self._round = -1  # ... its round, ...
        self._counts: dict[int, OddsCount] = {}  # ... and its playouts by seat
        self._counted: dict[int, OddsCount] = {}  # by seat, the last position with all its playouts
        self.swung: Callable[[int, int, str], object] = lambda seat, number, side: None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def may_know(self, seat: int) -> bool:
        """Whether the client of a seat, or a spectator for -1, may see the odds."""
        if seat < 0 and self._live.settings.fog == "delayed":
            return False  # they would tell how the match stands now
        setting = self._live.settings.odds
        if setting == "auto":
            return len(self._live.people) <= 1
        return setting == "all" or (setting == "spectators" and seat < 0)

    def welcome(self, client: Client) -> None:
        """Tell a new client the odds if they are known, and count them if not."""
        count = self._counts.get(client.seat)
        if client.odds and self.may_know(client.seat) and count is not None and count.runs >= FIRST_RUNS:
            client.tell(count.message())
        self.follow()

    def follow(self) -> None:
        """Note that the position, or the clients, may have changed."""
        if self._pool is not None and self._seats():
            self._changed.set()
            if self._task is None:
                self._task = asyncio.create_task(self._run(), name=f"odds {self._live.id}")

    async def stop(self) -> None:
        """Stop counting."""
        task = self._task
        self.end()
        if task is not None:
            with suppress(asyncio.CancelledError):
                await task

    def end(self) -> None:
        """Stop counting at once."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _seats(self) -> list[int]:
        """The seats whose clients want the odds and may know them."""
        wanting = {client.seat for client in self._attendance.connections if client.odds}
        return sorted(seat for seat in wanting if self.may_know(seat))

    async def _run(self) -> None:
        while True:
            await self._changed.wait()
            while self._changed.is_set():
                self._changed.clear()
                await asyncio.sleep(PAUSE)
            try:
                await self._read()
                await self._count(FIRST_RUNS)
                await self._count(ALL_RUNS)
            except Exception:
                logger.exception("match %s: the odds cannot be counted", self._live.id)

    async def _read(self) -> None:
        """Take the position of the match, unless it is in the middle of an input."""
        live, seats = self._live, self._seats()
        async with live.lock:
            match = None if live.stored is None else live.match
            if match is None or match.running is not None:
                return
            if match.outcome is not None:
                self._state, self._counts = None, {}
                return
            same_day = live.simultaneous and live.round == self._round
            if match.state is not self._state and not (same_day and self._counts.keys() >= set(seats)):
                # Where all act at the same time the odds are counted once a round: they would change with
                # every order, and cost much.
                self._state, self._round, self._counts = match.state, live.round, {}
            for seat in seats:
                if seat not in self._counts and match.state is self._state:
                    self._counts[seat] = OddsCount(match)

    async def _count(self, most: int) -> None:
        for seat in self._seats():
            count = self._counts.get(seat)
            if count is None or count.runs >= most:
                continue
            while count.runs < most and not count.failed:
                if self._changed.is_set():
                    return  # the newer position comes first
                await self._play(count, seat, most)
            if count.runs >= most:
                self._tell(seat, count.message())
            if count.runs >= ALL_RUNS:
                self._compare(seat, count)

    def _compare(self, seat: int, count: OddsCount) -> None:
        # Both counts play the same number of runs with the same seeds, so chance moves them alike.
        before, self._counted[seat] = self._counted.get(seat), count
        if before is None or before is count or before.sides != count.sides:
            return
        gains = {
            name: count.wins[seats[0]] / count.runs - before.wins[seats[0]] / before.runs
            for name, seats in count.sides.items()
        }
        side = max(gains, key=lambda name: gains[name])
        if gains[side] >= SWING:
            self.swung(seat, count.number, side)

    async def _play(self, count: OddsCount, seat: int, most: int) -> None:
        assert self._thoughts is not None  # else nothing is counted
        task = PlayOut(seat, count.now, count.runs, most, BATCH_SECONDS)
        job = self._thoughts.play_outs(count.header, count.state, count.number, task)
        try:
            thought = await self._unless_changed(job)
        except OverBudget as over:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), over.wait)
            return
        except (TookTooLong, ProcessLost):
            count.failed = True
            return
        if thought is None:
            return
        if thought.fault or thought.refusal is not None:
            words = "match %s: the position cannot be played out: %s"
            logger.warning(words, self._live.id, thought.fault or thought.refusal)
            count.failed = True
            return
        count.add(read_json(thought.data, PlayedOut))

    async def _unless_changed(self, job: Job) -> Thought | None:
        """Run a job; None if the position changes while it waits for a process."""
        assert self._pool is not None
        running = asyncio.ensure_future(self._pool.run(job, watched=False))
        changed = asyncio.ensure_future(self._changed.wait())
        try:
            await asyncio.wait({running, changed}, return_when=asyncio.FIRST_COMPLETED)
            # One that runs already is soon over, and to end its process would cost more.
            if not running.done() and job.process is None:
                return None
            return await running
        finally:
            changed.cancel()
            running.cancel()
            await asyncio.gather(changed, running, return_exceptions=True)

    def _tell(self, seat: int, message: Odds) -> None:
        for client in list(self._attendance.connections):
            if client.odds and client.seat == seat:
                client.tell(message)

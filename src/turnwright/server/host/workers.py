"""Threads for whatever would block the event loop, and the time in which the rules run."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from typing import Any, TypeVar

from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.replay import read_header
from turnwright.server.host.rule_time import RuleTime
from turnwright.server.host.stored.stored_match import StoredMatch, replay_lines
from turnwright.server.host.thinking.pool import ThinkingPool
from turnwright.server.stores.store import MatchRecord

STORE_THREADS = 8

T = TypeVar("T")


class Workers:
    """The thread pools and the rule time of one server.

    Bots may think for long: neither the store, nor the rules, nor players' queries wait for them. With a
    `pool` they think in other processes, and so are queries answered; without one in threads. Odds are
    counted in other processes only: `odds_pool` has them if there is no `pool`.
    """

    def __init__(self, pool: ThinkingPool | None = None, odds_pool: ThinkingPool | None = None) -> None:
        self.pool = pool
        self.odds_pool = pool or odds_pool
        self.rule_time = RuleTime()
        # Matches that are over are not urgent, so they are replayed one at a time.
        self._ended_replay = asyncio.Semaphore(1)
        self._store_pool = ThreadPoolExecutor(STORE_THREADS, "turnwright store")
        self._bot_pool = ThreadPoolExecutor(thread_name_prefix="turnwright thought")
        self._unwatched_bot_pool = ThreadPoolExecutor(1, "turnwright dream")
        self._query_pool = ThreadPoolExecutor(thread_name_prefix="turnwright answer")

    async def store(self, work: Callable[..., T], *args: Any) -> T:
        """Call the store in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._store_pool, work, *args)

    async def run_rules(self, game: str, work: Callable[[], T]) -> T:
        """Run a game's rules in a thread, under their lock."""
        return await self.rule_time.run(game, work, thread=True)

    async def think(self, work: Callable[[], T], watched: bool = True) -> T:
        """Let a bot think in a thread about a detached state, for as long as it takes.

        Bots that no player waits for think one at a time.
        """
        pool = self._bot_pool if watched else self._unwatched_bot_pool
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    async def answer(self, work: Callable[[], T]) -> T:
        """Answer a query in a thread from a detached state."""
        return await asyncio.get_running_loop().run_in_executor(self._query_pool, work)

    async def replay(self, record: MatchRecord, game: Game) -> StoredMatch:
        """Play a stored match up to its last line."""
        names = read_header(Reader(), record.lines[0] if record.lines else b"").seats
        async with self._ended_replay if record.row.ended else nullcontext():
            return await replay_lines(record.lines, game, names, partial(self.run_rules, game.name))

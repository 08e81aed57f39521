"""The matches of one server: loads them from the store, keeps them in memory, and unloads idle ones."""

import asyncio
import logging
import re
import time
from collections.abc import Callable
from functools import partial
from secrets import token_urlsafe

from turnwright import games
from turnwright.fair.proof import Forged
from turnwright.kernel.codec import CodecError
from turnwright.kernel.errors import ContentError, JournalError
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.replay import Find, read_header
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import LONGEST_ID, Trouble
from turnwright.protocol.rate_limit import RateLimits
from turnwright.server.host.advice import Advice
from turnwright.server.host.limits import ConnectionLimits
from turnwright.server.host.lobby.lobby import Lobby, stored_settings
from turnwright.server.host.peers import MatchRemoved, encode_message
from turnwright.server.host.rooms.rematches import RematchMaker
from turnwright.server.host.rooms.room import MATCH_REMOVED, STOPPING, InputWriter, Room
from turnwright.server.host.shards import Shard
from turnwright.server.host.speech import Speech
from turnwright.server.host.stored.seats import fork_header
from turnwright.server.host.stored.stored_match import EndedMatch, ended_match
from turnwright.server.host.thinking.odds_charts import OddsCharts
from turnwright.server.host.thinking.pool import ThinkingPool
from turnwright.server.host.workers import Workers
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.store import MatchRow, Store, StoreError
from turnwright.story.narration.two_voices import two_voices

__all__ = ["HostError", "Matches"]

PAGE = 100
NEARLY_FULL = 0.9  # the share of a limit from which on the log warns
CHECK_PAUSE = 1.0  # seconds between two checks of the store, which write to it
PUBLISHED_AT_ONCE = 256
MOST_UNPUBLISHED = 10_000  # messages waiting to be published to other servers
SCAN_PAUSE_FACTOR = 10  # pause between scans for ownerless matches, as a multiple of the scan's own duration
ID = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")
ID_BYTES = 12
WHOLE = Shard()
_DEFAULT = ServerSettings()

REMOVED = encode_message(MatchRemoved(""))

logger = logging.getLogger("turnwright.server")


def _no_rematch(match: str) -> RematchMaker:
    raise HostError("full", "this server creates no matches")


class Matches:
    """All rooms of one server.

    `find` gives a game by its name, `count` the nanoseconds of a monotonic clock, `wall` the time of day:
    tests replace them. `pool` has the processes in which bots think and queries are answered, `odds_pool`
    those in which odds are counted without it. `shard` says which matches belong here, when other processes
    of the server hold the others.
    """

    def __init__(
        self,
        store: Store,
        writer: InputWriter,
        settings: ServerSettings = _DEFAULT,
        find: Find = games.load,
        count: Callable[[], int] = time.monotonic_ns,
        wall: Callable[[], float] = time.time,
        metrics: Metrics | None = None,
        pool: ThinkingPool | None = None,
        shard: Shard = WHOLE,
        odds_pool: ThinkingPool | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.wall = wall
        self.metrics = Metrics() if metrics is None else metrics
        self.limits = ConnectionLimits(settings, self.metrics, count)
        self.workers = Workers(pool, odds_pool)
        self.advice = Advice(settings)
        self.shard = shard
        self.rooms: dict[str, Room] = {}
        self.lobby = Lobby(store, self.workers, self.rooms, self.game, shard, settings)
        self.charts = OddsCharts(self.workers.odds_pool, settings)
        self.closing = False
        self._models = two_voices(settings.story)
        self.speech = Speech(settings.story)
        self._count = count
        self._find = find
        self._games: dict[str, Game] = {}
        self._loads: dict[str, asyncio.Task[Room]] = {}
        self._following: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._given_up: set[str] = set()
        self.next_match: Callable[[str], RematchMaker] = _no_rematch  # by the id of the match before
        self.rematches = RateLimits(settings.creations, settings.creations_seconds)
        self._nearly_full = False
        self._checked = float("-inf")  # when the store was last checked, and what was wrong
        self._problem = ""
        self._shared = False  # whether other servers use the store
        self._unpublished: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        self._publisher: asyncio.Task[None] | None = None

    # Opening and closing.

    async def open(self, at_once: bool = False) -> None:
        """Listen to other servers, and go on with matches that only bots play.

        With `at_once`, clients are not kept waiting until those are replayed.
        """
        loop = asyncio.get_running_loop()

        def hear(match: str, message: str) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._hear, match, message)

        self._shared = self.store.is_shared()
        self.store.subscribe(hear)
        self._tasks = [
            asyncio.create_task(self._sweep_repeatedly(), name="sweep"),
            asyncio.create_task(self.limits.arrivals.watch(), name="arrivals"),
            asyncio.create_task(self.lobby.watch(), name="lobby"),
        ]
        if self._shared:
            self._tasks.append(asyncio.create_task(self._beat_repeatedly(), name="heartbeat"))
            self._publisher = asyncio.create_task(self._publish_queued(), name="publisher")
        if not at_once:
            await self.wake_bots()
        if at_once or self._shared:
            self._tasks.append(asyncio.create_task(self._wake_repeatedly(at_once), name="wake bots"))

    async def close(self) -> None:
        """Disconnect everyone, and let every room finish what it is storing."""
        self.closing = True
        self.lobby.close()
        await self.charts.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._loads.values(), *self._following.values(), return_exceptions=True)
        for room in [*self.rooms.values()]:
            await room.close()
        self.rooms.clear()
        await self.advice.close()
        await self.speech.close()
        if self._models is not None:
            await self._models.close()
        if self._publisher is not None:
            self._unpublished.put_nowait(None)
            await self._publisher

    # Finding games and matches.

    def new_id(self) -> str:
        """The id of a new match that belongs here; it begins with no dash, like a token."""
        while (id := token_urlsafe(ID_BYTES)).startswith("-") or not self.shard.holds(id):
            pass
        return id

    def game(self, name: str) -> Game:
        """A game by its name, or `HostError`."""
        if name not in self._games:
            try:
                self._games[name] = self._find(name)
            except games.UnknownGame as error:
                raise HostError("unknown-game", str(error), "game", games.names()) from None
        return self._games[name]

    async def room(self, match: str) -> Room:
        """The room of a match, loaded from the store if need be, or `HostError`."""
        if self.closing:
            raise HostError("restart", "the server is stopping: reconnect")
        room = self.rooms.get(match)
        if room is not None and not room.closed:
            return room
        if not ID.fullmatch(match):
            raise HostError("wrong-match", "there is no such match", "match")
        if match not in self._loads:
            task = asyncio.create_task(self._load(match), name=f"load {match}")
            task.add_done_callback(lambda _: self._loads.pop(match, None))
            self._loads[match] = task
        return await asyncio.shield(self._loads[match])

    async def _load(self, match: str) -> Room:
        record = await self.workers.store(self.store.load, match)
        if record is None:
            raise HostError("wrong-match", "there is no such match", "match")
        await self.make_room()
        game = self.game(record.row.game)
        try:
            stored = await self.workers.replay(record, game)
            waits = await self.workers.run_rules(game.name, stored.match.pending)
        except (JournalError, CodecError, Forged) as error:
            raise _unreadable(match, error) from None
        room = Room(
            record,
            game,
            stored,
            waits,
            store=self.store,
            writer=self.writer,
            workers=self.workers,
            settings=self.settings,
            advice=self.advice,
            shared=self._shared,
            publish=partial(self._publish, match),
            give_up=partial(self._given_up.add, match),
            rematch=lambda: self.next_match(match),
            count=self._count,
            wall=self.wall,
            models=self._models,
        )
        room.live.noted = partial(self.lobby.note, match)
        self.rooms[match] = room
        room.autoplay.start()
        room.attendance.announce()
        return room

    async def ended(self, match: str) -> EndedMatch | None:
        """A match that is over, without replaying it; None if it is not over."""
        if match in self.rooms or not ID.fullmatch(match):
            return None
        record = await self.workers.store(self.store.load, match)
        if record is None or not record.row.ended:
            return None
        game = self.game(record.row.game)
        try:
            header = read_header(Reader(), record.lines[0] if record.lines else b"")
            scenario = header.scenario
            header = fork_header(header, stored_settings(record.row).fork_seats)
            names = await self.workers.run_rules(
                game.name, lambda: game.seats_for(game.scenarios.load(scenario))
            )
            return ended_match(record, header, names)
        except (JournalError, CodecError, ContentError) as error:
            raise _unreadable(match, error) from None

    async def listed(
        self, *, ended: bool | None = None, before: tuple[float, str] | None = None, count: int = 50
    ) -> list[MatchRow]:
        """The listed matches of this shard, the newest first, a page at a time."""
        found: list[MatchRow] = []
        while len(found) < count:
            rows = await self.workers.store(
                partial(self.store.newest, ended=ended, before=before, count=PAGE)
            )
            found += [row for row in rows if self.shard.holds(row.id) and stored_settings(row).listed]
            if len(rows) < PAGE:
                break
            before = rows[-1].created, rows[-1].id
        return found[:count]

    async def _running(self, after: str) -> list[MatchRow]:
        # The running matches with an id above this one, a page at a time.
        return await self.workers.store(lambda: self.store.matches(ended=False, after=after, count=PAGE))

    async def check_public(self, match: str) -> None:
        """Raise `HostError` if there is no such match, or, with the code `not-over`, if it is not over."""
        row = await self.row(match)
        if row is None:
            raise HostError("wrong-match", "there is no such match", "match")
        if not row.ended:
            raise HostError("not-over", "the journal becomes public when the match is over", "match")
        if not await self.is_over(stored_settings(row).fork_of):
            words = "the journal becomes public when the match that this one was forked from is over"
            raise HostError("not-over", words, "match")

    async def journal(self, match: str) -> list[bytes]:
        """The lines of a match that is over, or `HostError` with the code `not-over`."""
        await self.check_public(match)
        return await self.workers.store(self.store.lines_after, match, 0)

    async def row(self, match: str) -> MatchRow | None:
        """Everything stored about a match except its lines, of which there may be many."""
        found = await self.workers.store(self.store.summaries, [match]) if ID.fullmatch(match) else []
        return found[0].row if found else None

    async def is_public(self, room: Room) -> bool:
        """Whether everything about a match may be known: it is over, and so is the one it was forked from."""
        return room.live.match.outcome is not None and await self.is_over(room.live.settings.fork_of)

    async def is_over(self, match: str) -> bool:
        """Whether a match is over or removed, and so is the one it was forked from; true for no match."""
        while match:
            found = await self.workers.store(self.store.summaries, [match])
            if found and not found[0].row.ended:
                return False
            match = stored_settings(found[0].row).fork_of if found else ""
        return True

    # Matches that only bots play.

    async def refuse_unreadable(self) -> None:
        """Raise `StoreError` if the running matches cannot be read, as from a damaged file."""
        after = ""
        while rows := await self._running(after):
            after = rows[-1].id

    async def wake_bots(self) -> None:
        """Go on with matches that only bots play, unless another server does."""
        after = ""
        while rows := await self._running(after):
            after = rows[-1].id
            for row in rows:
                here = self.shard.holds(row.id) and row.id not in self.rooms
                if here and not row.read_only and stored_settings(row).only_bots:
                    await self._wake(row.id)

    async def _wake(self, match: str) -> None:
        if match in self._given_up or not await self.workers.store(self.store.acquire, match):
            return
        # The server that owned it until now may have ended it since the matches were listed.
        row = await self.row(match)
        if row is None or row.ended:
            await self.workers.store(self.store.release, match)
            return
        try:
            room = await self.room(match)
        except HostError as error:
            logger.error("match %s cannot go on: %s", match, error)
            self._given_up.add(match)
            await self.workers.store(self.store.release, match)
        else:
            room.autoplay.owned()

    async def _wake_repeatedly(self, at_once: bool) -> None:
        # The bots of a server that died have no client who would ask for them.
        pause = 0.0 if at_once else self.settings.takeover_seconds
        while True:
            await asyncio.sleep(pause)
            start = time.monotonic()
            try:
                await self.wake_bots()
                if not self._shared:
                    return
            except Exception as error:
                logger.warning("the scan for bots without a server failed: %s", error)
            pause = max(self.settings.takeover_seconds, SCAN_PAUSE_FACTOR * (time.monotonic() - start))

    # Other servers.

    def _publish(self, match: str, message: str) -> None:
        if self._shared and self._unpublished.qsize() < MOST_UNPUBLISHED:
            self._unpublished.put_nowait((match, message))

    async def _publish_queued(self) -> None:
        # One batch after the other, so that messages are heard in the order in which they were queued.
        running = True
        while running:
            queued = [await self._unpublished.get()]
            while not self._unpublished.empty() and len(queued) < PUBLISHED_AT_ONCE:
                queued.append(self._unpublished.get_nowait())
            messages = [each for each in queued if each is not None]
            running = len(messages) == len(queued)
            try:
                await self.workers.store(self.store.publish, messages)
            except Exception as error:
                logger.warning("the other servers could not be notified: %s", error)
                running = not self.closing

    async def _beat_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(self.settings.presence_seconds)
            for room in [*self.rooms.values()]:
                try:
                    room.attendance.beat()
                except Exception:
                    logger.exception("match %s: the heartbeat failed", room.id)

    def _hear(self, match: str, message: str) -> None:
        self.lobby.hear(match, message)
        if message:
            room = self.rooms.get(match)
            if message == REMOVED and match not in self._following:
                self._following[match] = asyncio.create_task(self._forget(match), name=f"forget {match}")
                return
            if room is not None and not room.closed:
                room.hear_peer(message)
            return
        # Without an id the connection was lost for a while, and any match may have been written to.
        for each in [match] if match else [*self.rooms]:
            room = self.rooms.get(each)
            if room is not None and each not in self._following and not self.closing:
                self._following[each] = asyncio.create_task(self._follow(room), name=f"follow {each}")

    async def _follow(self, room: Room) -> None:
        try:
            async with room.live.lock:
                # What is announced from here on is not in what is read below, so it may be followed again.
                self._following.pop(room.id, None)
                await room.catch_up()
        except StoreError as error:
            logger.error("match %s: the store failed: %s", room.id, error)
        except Exception:
            logger.exception("match %s: what another server stored cannot be followed", room.id)

    # Idle matches.

    async def _sweep_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.settings.idle / 4))
            try:
                await self.sweep()
            except Exception:
                logger.exception("idle matches could not be unloaded")

    async def sweep(self) -> int:
        """Unload rooms without connections where nothing moves; how many are left."""
        now = time.monotonic()
        for room in self._idle():
            if now - room.attendance.left >= self.settings.idle:
                await self._unload(room)
        return len(self.rooms)

    def _idle(self) -> list[Room]:
        """The rooms that can be unloaded, those that were left first before the others."""
        rooms = [*self.rooms.values()]
        idle = [room for room in rooms if not room.attendance.connections and not room.autoplay.busy]
        return sorted(idle, key=lambda room: room.attendance.left)

    async def _unload(self, room: Room, why: Trouble = STOPPING) -> None:
        room.closed = True
        self.rooms.pop(room.id, None)
        await room.close(why)

    async def drop(self, match: str) -> None:
        """Unload a match that was removed."""
        if match in self.rooms:
            await self._unload(self.rooms[match], MATCH_REMOVED)

    async def _forget(self, match: str) -> None:
        try:
            await self.drop(match)
        finally:
            self._following.pop(match, None)

    # How full the server is.

    async def make_room(self) -> None:
        """Unload idle matches until one more fits into memory, or raise `HostError`."""
        most = self.settings.rooms
        for room in self._idle()[: max(0, len(self.rooms) + 1 - most)]:
            await self._unload(room)
        if len(self.rooms) >= most:
            logger.error("the server is full: all %d matches in memory are being played", most)
            raise HostError("full", "this server is full: all matches in its memory are being played")
        self._note_fullness((len(self.rooms) + 1 - len(self._idle())) / most)

    async def fullness(self) -> float:
        """The share of the scarcest limit in use: matches in memory that are not idle, or stored ones."""
        stored = await self.workers.store(self.store.count) / self.settings.matches
        rooms = (len(self.rooms) - len(self._idle())) / self.settings.rooms
        return self._note_fullness(max(stored, rooms))

    def _note_fullness(self, full: float) -> float:
        if full >= NEARLY_FULL and not self._nearly_full:
            logger.warning("the server is getting full: %.0f %% of its matches are in use", 100 * full)
        self._nearly_full = full >= NEARLY_FULL
        return full

    async def store_problem(self) -> str:
        """Why nothing can be stored now, for strangers; the log says more. Empty if all is well."""
        now, found = time.monotonic(), self._problem
        if not await self.workers.store(self.store.is_healthy):
            found = "The store does not answer."
        elif now - self._checked >= CHECK_PAUSE:
            self._checked = now
            found = await self.workers.store(self.store.problem)
        if found and found != self._problem:
            logger.error("the server is not ready: %s", found)
        elif self._problem and not found:
            logger.warning("the server is ready again")
        self._problem = found
        return "the store cannot be written to" if found else ""


def _unreadable(match: str, error: Exception) -> HostError:
    logger.error("match %s cannot be read: %s", match, error)
    return HostError("unreadable", f"the match cannot be continued: {error}", "match")

"""All the matches that this server holds in memory, and the way to those that are only kept."""

import asyncio
import logging
import re
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from itertools import count as counted
from secrets import randbelow, token_urlsafe
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from turnwright import games
from turnwright.agents import agent, default_seats
from turnwright.fair.commitment import ServerSecrets
from turnwright.fair.proof import Forged
from turnwright.kernel.codec import CodecError, encode, read_json
from turnwright.kernel.errors import ContentError, GameFault, JournalError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal, Reader
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON, Header
from turnwright.kernel.replay import Find, read_header
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import LONGEST_ID
from turnwright.protocol.rate_limit import RateLimits
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host import seats as chairs
from turnwright.server.host.ended import EndedMatch, ended
from turnwright.server.host.peers import ReadOnlyChanged, written
from turnwright.server.host.players import budget
from turnwright.server.host.room import Room
from turnwright.server.host.send_budget import SendBudget
from turnwright.server.host.stored_match import StoredMatch, played
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings, StoredSettings
from turnwright.server.stores.store import (
    Append,
    Appended,
    Conflict,
    MatchRecord,
    MatchRow,
    SeatRow,
    Store,
    StoreError,
)

__all__ = ["Created", "HostError", "InputWriter", "Joined", "Matches"]

PAGE = 100
ASKING = 8  # threads that ask the store
SEAT_RATE_FACTOR = 3  # times the rate of one connection that a seat has by all its connections
TOLD_AT_ONCE = 256
SCAN_PAUSE_FACTOR = (
    10  # times as long as it takes to look for bots without a server is the rest before the next look
)
MOST_NOTES = 10_000  # that wait to be told to other servers
SEEDS = 1 << 63
ID = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")
_USUAL = ServerSettings()
_HOUSE = MatchSettings()

logger = logging.getLogger("turnwright.server")

T = TypeVar("T")


class InputWriter(Protocol):
    """Whoever commits inputs: several at a time, if they come together."""

    async def append(self, append: Append) -> Appended | Conflict:
        """Keep the lines of an input; when it returns they are on the disk, or somebody was faster."""


class Created(Struct, frozen=True):
    """A new match: its id, and a token for each seat that a person is to take."""

    match: str
    invites: Mapping[int, str]


class Joined(Struct, frozen=True):
    """A seat that somebody took, and the token that opens it from now on."""

    seat: int
    token: str


class Matches:
    """All rooms of this server.

    `find` gives a game by its name, `count` the nanoseconds of a monotonic clock, `wall` the time of day: for
    tests that have their own.
    """

    def __init__(
        self,
        store: Store,
        writer: InputWriter,
        settings: ServerSettings = _USUAL,
        find: Find = games.load,
        count: Callable[[], int] = time.monotonic_ns,
        wall: Callable[[], float] = time.time,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.count = count
        self.wall = wall
        self.rooms: dict[str, Room] = {}
        self.metrics = Metrics() if metrics is None else metrics
        self.closing = False
        self._find = find
        self._games: dict[str, Game] = {}
        self._rules: dict[str, asyncio.Lock] = {}
        self._loads: dict[str, asyncio.Task[Room]] = {}
        self._following: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._given_up: set[str] = set()
        # Nobody plays at a match that is over, so those who look at some of them wait for each other.
        self._looking_back = asyncio.Semaphore(1)
        self.shared = False
        self._notes: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        self._telling: asyncio.Task[None] | None = None
        self._places = counted(1)
        self.addresses = RateLimits(settings.rate_address, settings.rate_seconds)
        self.sitters = RateLimits(SEAT_RATE_FACTOR * settings.rate, settings.rate_seconds)
        self.makers = RateLimits(settings.makes, settings.makes_seconds)
        self.backlog = SendBudget(settings.backlog)
        # Bots may think for long: neither the store, nor the rules, nor people's questions wait for them.
        self._store_pool = ThreadPoolExecutor(ASKING, "turnwright store")
        self._bot_pool = ThreadPoolExecutor(thread_name_prefix="turnwright thought")
        self._unwatched_bot_pool = ThreadPoolExecutor(1, "turnwright dream")
        self._query_pool = ThreadPoolExecutor(thread_name_prefix="turnwright answer")

    # The beginning and the end.

    async def open(self) -> None:
        """Begin: hear what other servers write, and go on with matches that only bots play."""
        loop = asyncio.get_running_loop()
        self.shared = self.store.shared()
        self.store.listen(lambda *told: _tell_loop(loop, partial(self._heard, *told)))
        self._tasks = [asyncio.create_task(self._sweep_again(), name="sweeper")]
        if self.shared:
            self._tasks.append(asyncio.create_task(self._beat_again(), name="heart"))
            self._telling = asyncio.create_task(self._tell_notes(), name="notes")
        await self.wake_bots()
        if self.shared:
            self._tasks.append(asyncio.create_task(self._wake_again(), name="waker"))

    async def wake_bots(self) -> None:
        """Go on with matches that only bots play, if no other server does."""
        after = ""
        while rows := await self._rows(False, after):
            after = rows[-1].id
            for row in rows:
                if not row.read_only and _settings(row).only_bots and row.id not in self.rooms:
                    await self._try_to_wake(row.id)

    async def _try_to_wake(self, match: str) -> None:
        if match in self._given_up or not await self.call(self.store.own, match):
            return
        try:
            room = await self.room(match)
        except HostError as error:
            logger.error("match %s cannot go on: %s", match, error)
            self.give_up(match)
            await self.call(self.store.disown, match)
        else:
            room.mover.take()

    def give_up(self, match: str) -> None:
        """The bots of a match do not get on here: nobody wakes them again."""
        self._given_up.add(match)

    async def _wake_again(self) -> None:
        # The bots of a server that died have nobody who asks for them.
        took = 0.0
        while True:
            # Where very many matches are kept it takes a while to look through them.
            await asyncio.sleep(max(self.settings.own_again, SCAN_PAUSE_FACTOR * took))
            start = time.monotonic()
            try:
                await self.wake_bots()
            except Exception as error:
                logger.warning("nobody could look for bots without a server: %s", error)
            took = time.monotonic() - start

    async def close(self) -> None:
        """Tell everybody that the server stops, and let every room finish what it writes."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._loads.values(), *self._following.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        if self._telling is not None:
            self._notes.put_nowait(None)
            await self._telling

    # Work that must not stop the loop.

    async def call(self, work: Callable[..., T], *args: Any) -> T:
        """Ask the store something, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._store_pool, work, *args)

    def rules(self, game: str) -> asyncio.Lock:
        """The right to run the rules of a game: matches of one scenario share what its rules write on."""
        if game not in self._rules:
            self._rules[game] = asyncio.Lock()
        return self._rules[game]

    async def alone(self, game: str, work: Callable[[], T]) -> T:
        """Run the rules of a game in a thread, while nobody else does."""
        async with self.rules(game):
            return await asyncio.to_thread(work)

    async def think(self, work: Callable[[], T], watched: bool = True) -> T:
        """Let a bot think in a thread about a state that stands apart, however long it takes.

        Bots for whom no person waits think one after the other.
        """
        pool = self._bot_pool if watched else self._unwatched_bot_pool
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    async def answer(self, work: Callable[[], T]) -> T:
        """Answer somebody in a thread out of a state that stands apart."""
        return await asyncio.get_running_loop().run_in_executor(self._query_pool, work)

    def next_place(self) -> int:
        """The number of a connection among all that ever came."""
        return next(self._places)

    def game(self, name: str) -> Game:
        """A game by its name, or `HostError`."""
        if name not in self._games:
            try:
                self._games[name] = self._find(name)
            except games.UnknownGame as error:
                raise HostError("unknown-game", str(error), "game", games.names()) from None
        return self._games[name]

    def header(self, kept: MatchRecord) -> Header:
        """The first line of a kept match."""
        return read_header(Reader(), kept.lines[0] if kept.lines else b"")

    # New matches.

    async def create(
        self,
        game: str,
        scenario: Any = "",
        seats: Sequence[str] = (),
        *,
        throws: Sequence[int] | None = None,
        seed: int | None = None,
        settings: MatchSettings = _HOUSE,
    ) -> Created:
        """Set a match up: a scenario by its name or as plain values, and who sits where, or `HostError`.

        `seats` are `person` or the names of bots, as many as are said; the others are as usual for the game.
        `throws` are the people's seats whose dice are thrown by hand, fairly: all of them unless it is said.
        """
        await self.check_space()
        rules = self.game(game)
        values = _scenario(rules, scenario)
        made = await self.alone(game, lambda: self._set_up(rules, values, seats, throws, seed))
        row = MatchRow(
            made.id,
            game,
            _scenario_name(values, made.match.scenario),
            self.wall(),
            encode(StoredSettings.of(settings, only_bots=not made.match.people)),
            made.secret,
            made.match.outcome is not None,
        )
        invites = {seat: chairs.new_token() for seat in made.match.people}
        rows = [SeatRow(made.id, seat, chairs.hashed(token)) for seat, token in invites.items()]
        await self.call(self.store.create, row, made.lines, rows, self.wall())
        await self.room(made.id)
        return Created(made.id, invites)

    async def check_space(self) -> None:
        """Raise `HostError` when this server keeps no more matches."""
        if await self.call(self.store.count) >= self.settings.matches:
            raise HostError("full", "this server keeps no more matches")

    def _set_up(
        self, game: Game, scenario: Any, seats: Sequence[str], throws: Sequence[int] | None, seed: int | None
    ) -> "_Made":
        made = _Made()
        journal = Journal(made.lines.append)
        try:
            loaded = game.scenarios.load(scenario)
            if not isinstance(scenario, str):
                self._check_burden(game.scenarios.size(loaded))
            held = self._held(game, loaded, seats)
            people = [seat for seat, policy in enumerate(held) if policy is None]
            cup = ServerSecrets(made.secret, made.id, people if throws is None else dict.fromkeys(throws))
            made.match = Match(
                game,
                loaded,
                seed=randbelow(SEEDS) if seed is None else seed,
                seats=held,
                throws=list(cup.chains),
                journal=journal,
                fair=cup.fair() if cup.chains else None,
            )
        except ContentError as error:
            raise HostError("bad-scenario", str(error), "scenario") from None
        except Rejected as refused:
            raise HostError(refused.code, refused.reason, refused.field, refused.legal) from None
        except (GameFault, ValueError, TypeError) as error:
            raise HostError("bad-scenario", f"{game.name} cannot begin: {error}", "scenario") from error
        return made

    def _check_burden(self, things: int) -> None:
        most = self.settings.burden
        if things > most:
            words = f"a scenario has at most {most} things here, and this one has {things}"
            raise HostError("bad-scenario", words, "scenario")

    def _held(self, game: Game, scenario: Any, seats: Sequence[str]) -> list[Policy | None]:
        usual = default_seats(game, scenario)
        if len(seats) > len(usual):
            raise HostError("no-seat", f"{game.name} has {len(usual)} seats, not {len(seats)}", "seats")
        names = [*seats, *usual[len(seats) :]]
        held = [None if name == PERSON else agent(game, name) for name in names]
        most = self.settings.budget
        if any(budget(policy) > most for policy in held):
            raise HostError("bad-budget", f"a bot has at most {most} tries for a decision here", "seats")
        return held

    # Those who come.

    async def join(self, match: str, token: str, player: str = "") -> Joined:
        """Take the seat that a token opens; the answer holds a new token."""
        room = await self.room(match)
        async with room.lock:
            row = await room.row_of(token)
            if row is None:
                raise HostError("wrong-token", "the token opens no seat of this match", "token")
            fresh = chairs.new_token()
            name = chairs.polite(player) or row.player or room.seats()[row.seat].name
            taken = chairs.rotated(row, token, fresh, name)
            await self.call(self.store.seat, taken)
            room.seated(taken)
        return Joined(row.seat, fresh)

    async def seat_of(self, match: str, token: str) -> int:
        """The seat that a token opens, or `HostError`."""
        room = await self.room(match)
        async with room.lock:
            row = await room.row_of(token)
            if row is None:
                raise HostError("wrong-token", "the token opens no seat of this match", "token")
            await room.put_former_out_of_use(row, token)
        return row.seat

    async def reopen(self, match: str) -> None:
        """Let a match be played again that could only be read; `StoreError` if there is none."""
        await self.call(lambda: self.store.mark(match, read_only=False))
        if match in self.rooms:
            self.rooms[match].marked(read_only=False)
        await self.call(self.store.tell, [(match, written(ReadOnlyChanged("", read_only=False)))])

    # Matches by their ids.

    async def room(self, match: str) -> Room:
        """The live match of that id, out of the store if need be, or `HostError`."""
        if self.closing:
            raise HostError("restart", "the server stops: come again")
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
        kept = await self.call(self.store.load, match)
        if kept is None:
            raise HostError("wrong-match", "there is no such match", "match")
        game = self.game(kept.row.game)
        try:
            play = await self.played(kept)
            waits = await self.alone(game.name, play.match.pending)
        except (JournalError, CodecError, Forged) as error:
            raise _unreadable(match, error) from None
        room = Room(self, game, kept, play, waits)
        self.rooms[match] = room
        room.mover.start()
        room.neighbours.announce()
        return room

    async def played(self, kept: MatchRecord) -> StoredMatch:
        """A kept match played up to its last line; matches that are over one after the other."""
        game, names = self.game(kept.row.game), self.header(kept).seats
        async with self._looking_back if kept.row.ended else nullcontext():
            return await played(kept.lines, game, names, partial(self.alone, game.name))

    async def ended(self, match: str) -> EndedMatch | None:
        """What is to be told of a match that is over, without running it again; None if it is not over."""
        if match in self.rooms or not ID.fullmatch(match):
            return None
        kept = await self.call(self.store.load, match)
        if kept is None or not kept.row.ended:
            return None
        game = self.game(kept.row.game)
        try:
            header = self.header(kept)
            names = await self.alone(game.name, lambda: game.seats_for(game.scenarios.load(header.scenario)))
            return ended(kept, header, names)
        except (JournalError, CodecError, ContentError) as error:
            raise _unreadable(match, error) from None

    async def matches(self, *, ended: bool | None = None, after: str = "", count: int = 50) -> list[MatchRow]:
        """The listed matches by their ids in order, a page at a time."""
        found: list[MatchRow] = []
        while len(found) < count:
            rows = await self._rows(ended, after)
            found += [row for row in rows if _settings(row).listed]
            if len(rows) < PAGE:
                break
            after = rows[-1].id
        return found[:count]

    async def _rows(self, ended: bool | None, after: str) -> list[MatchRow]:
        return await self.call(lambda: self.store.matches(ended=ended, after=after, count=PAGE))

    async def journal(self, match: str) -> list[bytes]:
        """The lines of a match that is over, or `HostError` with the code `not-over`."""
        kept = await self.call(self.store.load, match) if ID.fullmatch(match) else None
        if kept is None:
            raise HostError("wrong-match", "there is no such match", "match")
        if not kept.row.ended:
            raise HostError("not-over", "the journal is open to everybody when the match is over", "match")
        return list(kept.lines)

    # What other servers do, and what nobody needs any more.

    def tell_others(self, match: str, note: str) -> None:
        """Tell the servers that share the store something about a match, soon."""
        if self._notes.qsize() < MOST_NOTES:
            self._notes.put_nowait((match, note))

    async def _tell_notes(self) -> None:
        # One after the other, so that they are heard in the order in which they were told.
        open_still = True
        while open_still:
            waiting = [await self._notes.get()]
            while not self._notes.empty() and len(waiting) < TOLD_AT_ONCE:
                waiting.append(self._notes.get_nowait())
            notes = [each for each in waiting if each is not None]
            open_still = len(notes) == len(waiting)
            try:
                await self.call(self.store.tell, notes)
            except Exception as error:
                logger.warning("the other servers were not told: %s", error)
                open_still = not self.closing

    async def _beat_again(self) -> None:
        while True:
            await asyncio.sleep(self.settings.beat)
            for room in list(self.rooms.values()):
                try:
                    room.neighbours.beat()
                except Exception:
                    logger.exception("match %s: the other servers do not hear of it", room.id)

    def _heard(self, match: str, note: str) -> None:
        if note:
            room = self.rooms.get(match)
            if room is not None and not room.closed:
                room.neighbours.hear(note)
            return
        # Nothing was named: for a while nothing was heard, so any match may have been written to.
        for each in [match] if match else list(self.rooms):
            room = self.rooms.get(each)
            if room is not None and each not in self._following and not self.closing:
                task = asyncio.create_task(self._follow(room), name=f"follow {each}")
                self._following[each] = task

    async def _follow(self, room: Room) -> None:
        # What is heard from here on is not in what is read below, so it may be followed once more.
        try:
            async with room.lock:
                self._following.pop(room.id, None)
                await room.catch_up()
        except StoreError as error:
            logger.error("match %s: the store failed: %s", room.id, error)
        except Exception:
            logger.exception("match %s: what another server wrote cannot be followed", room.id)

    async def _sweep_again(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.settings.idle / 4))
            try:
                await self.sweep()
            except Exception:
                logger.exception("idle matches could not be forgotten")

    async def sweep(self) -> int:
        """Forget rooms where nobody is and nothing moves; how many are left."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if not room.connections and not room.mover.busy and now - room.left >= self.settings.idle:
                room.closed = True
                self.rooms.pop(room.id, None)
                await room.close()
        return len(self.rooms)


class _Made:
    """A match that is set up but not stored."""

    match: Match

    def __init__(self) -> None:
        self.id = token_urlsafe(12)
        self.secret = chairs.new_secret()
        self.lines: list[bytes] = []


def _scenario(game: Game, scenario: Any) -> Any:
    # Never by a path: what is on this machine is nobody's business.
    known = game.scenarios.names()
    if isinstance(scenario, str):
        if (scenario and scenario not in known) or not known:
            raise HostError(
                "unknown-scenario", f"{game.name} has no scenario of that name", "scenario", known
            )
        return scenario or known[0]
    if not isinstance(scenario, dict):
        raise HostError("bad-scenario", "a scenario is a name, or values by name", "scenario")
    return scenario


def _scenario_name(scenario: Any, loaded: Any) -> str:
    if isinstance(scenario, str):
        return scenario
    name = getattr(loaded, "name", "")
    return chairs.polite(name) if isinstance(name, str) else ""


def _unreadable(match: str, error: Exception) -> HostError:
    logger.error("match %s cannot be read: %s", match, error)
    return HostError("unreadable", f"the match cannot be played on: {error}", "match")


def _settings(row: MatchRow) -> StoredSettings:
    try:
        settings: StoredSettings = read_json(row.settings or b"{}", StoredSettings)
    except CodecError:
        return StoredSettings(listed=False)
    return settings


def _tell_loop(loop: asyncio.AbstractEventLoop, heard: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(heard)

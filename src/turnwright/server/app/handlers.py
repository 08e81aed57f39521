"""Handlers of the HTTP endpoints, each a method by the name of its endpoint."""

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Self, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from turnwright import games
from turnwright.agents import agent_names
from turnwright.games import UnknownGame
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.records import EVERYTHING, Outcome, read_input
from turnwright.lab.measured import measured
from turnwright.protocol import endpoints
from turnwright.protocol.messages import SeatInfo
from turnwright.protocol.rate_limit import RateLimits
from turnwright.server.app.journal_check import CheckResult, check_in_process
from turnwright.server.asyncapi import asyncapi
from turnwright.server.host.lobby import create as lobby
from turnwright.server.host.lobby.lobby import LobbyListener
from turnwright.server.host.lobby.matches import ID, HostError, Matches
from turnwright.server.host.rooms.room import Room
from turnwright.server.host.rooms.voices import texts_of
from turnwright.server.host.stored.frames import frames_of
from turnwright.server.host.stored.journal_lines import place_after
from turnwright.server.host.stored.replay_snapshots import ReplaySnapshots
from turnwright.server.host.stored.seats import clean_text, new_secret
from turnwright.server.host.stored.told_lines import updates
from turnwright.server.host.thinking.thoughts import Thoughts
from turnwright.server.openapi import openapi
from turnwright.server.settings import StoredSettings
from turnwright.server.stores import MatchRow, StoreError
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.titles import scenario_title, seat_name, title

FRAMES_AT_ONCE = 200
ALL_SEATS = "all"
LENGTH = "figure-length"  # the word for the unit in which a game counts the length of a match
DEFAULT_LANG = "en"  # of lists, which name several games
JOURNAL_PIECE = 32 * 1024  # bytes of a journal that are read and sent at once; a line may be longer
LINES_AT_ONCE = 100  # at most, of a journal that is downloaded
ETAG_DIGITS = 32
KEEP_ALIVE = 15.0  # seconds without news after which a stream shows that it is alive
ID_BYTES = 18  # of the hash that an uploaded journal has as its id

Listed = TypeVar("Listed", bound=endpoints.MatchListed)


class BadJournal(Exception):
    """An uploaded journal that is refused: the first bad line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason


class Request(msgspec.Struct, frozen=True):
    """A request: the names in its path, the query, the body, and the client's token and address."""

    match: str = ""
    path: dict[str, str] = {}
    query: dict[str, Any] = {}
    body: Any = None
    token: str = ""
    peer: str = ""


class Handlers:
    """The endpoints of one server."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        settings = matches.settings
        self._creations = RateLimits(settings.creations, settings.creations_seconds)
        self._reads = matches.limits.reads
        self._open_joins = matches.limits.open_joins
        # Checking a journal replays it whole: one at a time is enough work for strangers to cause.
        self._checking = asyncio.Semaphore(1)
        self._snapshots = ReplaySnapshots()
        self._uploads = 0  # being checked, or waiting for it

    async def games(self, request: Request) -> endpoints.Games:
        """The games and their scenarios."""
        # Only languages that have a catalogue are cached.
        lang = Catalogue(None, request.query.get("lang") or DEFAULT_LANG).lang
        return await asyncio.to_thread(_games, lang)

    async def create(self, request: Request) -> endpoints.Created:
        """Create a match."""
        asked: endpoints.NewMatch = request.body
        self._count(request)
        made = await lobby.create(
            self._matches,
            asked.game,
            asked.scenario,
            asked.seats,
            throws=asked.throws,
            settings=asked.settings,
            open_seats=asked.open,
            heroes=asked.heroes,
            peer=request.peer,
        )
        return await self._created(made)

    async def _created(self, made: lobby.Created) -> endpoints.Created:
        room = await self._matches.room(made.match)
        names = {info.seat: info.name for info in room.attendance.seats()}
        invites = [endpoints.Invite(seat, names[seat], token) for seat, token in sorted(made.invites.items())]
        return endpoints.Created(made.match, tuple(invites), made.host)

    async def fork(self, request: Request) -> endpoints.Created:
        """Create a match that goes on from a position of another."""
        asked: endpoints.ForkRequest = request.body
        self._count(request)
        room = await self._matches.room(_id(request))
        seat = await self._seat_of(request)  # raises if strangers may not know the match
        made = await lobby.fork(
            self._matches,
            room,
            asked.at,
            asked.seats,
            seat=seat,
            settings=asked.settings,
            open_seats=asked.open,
        )
        return await self._created(made)

    async def invite(self, request: Request) -> endpoints.Invite:
        """Re-issue the invite of a seat."""
        asked: endpoints.InviteRequest = request.body
        name, token = await lobby.reissue(
            self._matches, _id(request), request.token, asked.seat, request.peer
        )
        return endpoints.Invite(asked.seat, name, token)

    async def archive(self, request: Request) -> endpoints.Archived:
        """Archive a match, or list it again."""
        asked: endpoints.ArchiveRequest = request.body
        await lobby.check_host(self._matches, _id(request), request.token, request.peer)
        await lobby.archive(self._matches, request.match, asked.archived)
        return endpoints.Archived(request.match, asked.archived)

    async def remove(self, request: Request) -> endpoints.Removed:
        """Remove a match with everything stored of it."""
        await lobby.check_host(self._matches, _id(request), request.token, request.peer)
        await lobby.remove(self._matches, request.match)
        return endpoints.Removed(request.match)

    def _count(self, request: Request) -> None:
        if not self._creations.of(request.peer).allows():
            raise HostError("too-fast", "too many matches were created from your address: wait a little")

    def _count_open(self, request: Request) -> None:
        if not self._open_joins.of(request.peer).allows():
            raise HostError("too-fast", "too many open seats were taken from your address: wait a little")

    def _count_read(self, request: Request) -> None:
        if not self._reads.of(request.peer).allows():
            raise HostError("too-fast", "too many replays were read from your address: wait a little")

    async def matches(self, request: Request) -> endpoints.MatchPage:
        """The matches, a page at a time."""
        count = request.query.get("count", endpoints.USUAL_PAGE)
        after = request.query.get("after", "")
        try:
            before = endpoints.page_place(after) if after else None
        except ValueError:
            raise HostError("malformed", "this is no place in the list of matches", "after") from None
        rows = await self._matches.listed(ended=request.query.get("ended"), before=before, count=count + 1)
        entries = await self._matches.lobby.entries(rows[:count])
        more = endpoints.page_after(entries[-1]) if len(rows) > count else ""
        return endpoints.MatchPage(tuple(self._titled(request, entry) for entry in entries), more)

    def _titled(self, request: Request, entry: Listed) -> Listed:
        lang = Catalogue(None, request.query.get("lang") or DEFAULT_LANG).lang
        try:
            game = self._matches.game(entry.game)
        except HostError:  # it is no longer installed
            return replace(entry, title=entry.scenario)
        names = _seat_titles(game, entry.scenario, lang)
        seats = tuple(replace(seat, title=names.get(seat.name, "")) for seat in entry.seats)
        # A scenario that a client sent has its title for a name.
        title = scenario_title(entry.scenario, catalogue_of(game, lang)) or entry.scenario
        return replace(entry, title=title, seats=seats)

    async def lobby(self, request: Request) -> AsyncIterator[bytes]:
        """Changes of the list, as server-sent events."""
        listener = self._matches.lobby.listen(request.peer)
        return self._events(listener, request)

    async def _events(self, listener: LobbyListener, request: Request) -> AsyncIterator[bytes]:
        lobby = self._matches.lobby
        lobby.add(listener)
        try:
            yield b"event: ready\ndata: {}\n\n"
            while True:
                try:
                    news = await asyncio.wait_for(listener.news.get(), KEEP_ALIVE)
                except TimeoutError:
                    yield b": \n\n"
                    continue
                if news is None:
                    return
                if isinstance(news, endpoints.MatchGone):
                    yield b"event: gone\ndata: " + encode(news) + b"\n\n"
                else:
                    yield b"event: match\ndata: " + encode(self._titled(request, news)) + b"\n\n"
        finally:
            lobby.leave(listener)

    async def match(self, request: Request) -> endpoints.MatchInfo:
        """One match."""
        over = await self._matches.ended(_id(request))
        if over is not None:
            return self._titled(
                request, _info(over.row, over.number, over.seats, over.outcome, since=over.since)
            )
        room = await self._matches.room(request.match)
        live, attendance = room.live, room.attendance
        async with live.lock:  # send only what is stored
            await room.ready()
            match = live.match
            found = _info(
                live.row,
                int(match.number),
                attendance.seats(),
                match.outcome,
                round=live.round,
                spectators=attendance.spectators(),
                since=live.since,
                rematch=room.rematch.match,
                turns=live.turn_seats,
            )
        return self._titled(request, found)

    async def join(self, request: Request) -> endpoints.Joined:
        """Take a seat."""
        asked: endpoints.JoinRequest = request.body
        if asked.token is UNSET:
            self._count_open(request)
            seat = -1 if asked.seat is UNSET else asked.seat
            joined = await lobby.join_open(self._matches, _id(request), seat, asked.player)
        else:
            joined = await lobby.join(self._matches, _id(request), asked.token, asked.player, request.peer)
        return endpoints.Joined(request.match, joined.seat, joined.token)

    async def journal(self, request: Request) -> AsyncIterator[bytes]:
        """The journal of a match that is over, in pieces, so that slow clients take no memory."""
        await self._matches.check_public(_id(request))
        return self._pieces(request.match)

    async def _pieces(self, match: str) -> AsyncIterator[bytes]:
        # Lines of one match are of similar length, so those before tell how many make up a piece.
        at, count, store = 0, 1, self._matches.store
        while lines := await self._matches.workers.store(store.lines_after, match, at, count):
            at += len(lines)
            data = b"".join(lines)
            count = max(1, min(LINES_AT_ONCE, JOURNAL_PIECE * len(lines) // len(data)))
            lines.clear()  # a client that reads slowly holds only what is not sent yet
            for start in range(0, len(data), JOURNAL_PIECE):
                yield data[start : start + JOURNAL_PIECE]

    async def log(self, request: Request) -> endpoints.SeatLog | Raw:
        """The log of a match as a seat knows it, or, without a token, a spectator."""
        self._count_read(request)
        room = await self._matches.room(_id(request))
        seat = await self._seat_of(request)
        first, count = request.query.get("first", 0), request.query.get("count", endpoints.LARGEST_LOG)
        place = place_after(first - 1)
        if room.delayed is not None and seat == SPECTATOR:
            count = max(0, min(count, room.delayed.length - place))
        lines = await self._matches.workers.store(self._matches.store.lines_after, room.id, place, count)
        sight, pool = room.sight_of(seat), self._matches.workers.pool
        if pool is not None:
            thoughts = Thoughts(room.id, pool, self._matches.settings)
            return Raw(await _within_budget(thoughts.log(seat, sight, lines)))
        return endpoints.SeatLog(room.id, seat, tuple(updates(lines, sight)))

    async def frames(self, request: Request) -> endpoints.Frames | Raw:
        """The match again, input by input."""
        matches, query = self._matches, request.query
        self._count_read(request)
        room = await matches.room(_id(request))
        own = await self._seat_of(request)
        seat = room.sight_of(own)
        if "seat" in query and await matches.is_public(room):
            seat = EVERYTHING if query["seat"] == ALL_SEATS else query["seat"]  # everything is public then
            if seat >= len(room.live.match.header.seats):
                raise HostError("no-seat", "there is no such seat", "seat")
        lines = await matches.workers.store(matches.store.lines_after, room.id, 0)
        lines = lines[: room.lines_for(own)]
        count = min(query.get("count", FRAMES_AT_ONCE), endpoints.LARGEST_LOG)
        lang, first, drawn = query.get("lang", ""), query.get("first", 0), query.get("drawn", False)
        said = await self._narration_texts(room, seat, lang)
        if matches.workers.pool is not None:
            thoughts = Thoughts(room.id, matches.workers.pool, matches.settings)
            return Raw(
                await _within_budget(
                    thoughts.frames(room.live.game, lines, seat, lang, first, count, drawn, said)
                )
            )
        game = room.live.game
        return await matches.workers.answer(
            lambda: frames_of(room.id, lines, game, seat, lang, first, count, drawn, self._snapshots, said)
        )

    async def speech(self, request: Request) -> bytes:
        """A text as speech."""
        asked: endpoints.SpeechRequest = request.body
        await self._player(request)
        language = Catalogue(None, asked.lang or DEFAULT_LANG).lang
        return await self._matches.speech.sound(asked.text, language)

    async def hearing(self, request: Request) -> endpoints.Heard:
        """A recording as text."""
        await self._player(request)
        language = Catalogue(None, request.query.get("lang") or DEFAULT_LANG).lang
        return endpoints.Heard(await self._matches.speech.text(request.body, language))

    async def _player(self, request: Request) -> None:
        self._count_read(request)
        if not request.token:
            raise HostError("no-token", "the server's voice is for players: send the token of your seat")
        await lobby.seat_of(self._matches, _id(request), request.token, request.peer)

    async def _narration_texts(self, room: Room, seat: int, lang: str) -> dict[int, str]:
        language = catalogue_for(room.live.game, lang).lang
        load = self._matches.store.load_narrations
        return texts_of(await self._matches.workers.store(load, room.id, language), seat)

    async def odds(self, request: Request) -> endpoints.OddsChart:
        """The chances of each side along a match that is over."""
        matches = self._matches
        self._count_read(request)
        room = await matches.room(_id(request))
        await self._seat_of(request)  # raises if strangers may not know the match
        if not await matches.is_public(room):
            raise HostError("not-over", "the odds along a match are counted once it is over")
        found = matches.charts.find(room.id)
        if found is None:
            lines = await matches.workers.store(matches.store.lines_after, room.id, 0)
            found = matches.charts.begin(room.id, room.live.game, lines)
        return found

    async def scenario(self, request: Request) -> endpoints.ScenarioFacts:
        """Facts about a scenario."""
        game, name = self._matches.game(request.path["game"]), request.path["name"]
        if name not in _named(game):
            raise HostError("unknown-scenario", "there is no scenario of that name", "name")
        lang = Catalogue(None, request.query.get("lang") or DEFAULT_LANG).lang
        return await asyncio.to_thread(_facts, game, name, lang)

    async def _seat_of(self, request: Request) -> int:
        if request.token:
            return await lobby.seat_of(self._matches, request.match, request.token, request.peer)
        room = await self._matches.room(request.match)
        if not room.live.settings.spectators:
            raise HostError("no-token", "this match has no spectators: send the token of your seat")
        return SPECTATOR

    async def upload(self, request: Request) -> endpoints.StoredJournal:
        """Check a journal and store it, unless it is stored already."""
        self._count(request)
        if self._uploads >= self._matches.settings.uploads:
            raise HostError("too-fast", "other journals are being checked: wait a little")
        self._uploads += 1
        try:
            async with self._checking:
                return await self._store_journal(request.body)
        finally:
            self._uploads -= 1

    async def _store_journal(self, journal: bytes) -> endpoints.StoredJournal:
        id, lines = _journal_id(journal), journal.splitlines(keepends=True)
        record = await self._matches.workers.store(self._matches.store.load, id)
        if record is not None:
            return endpoints.StoredJournal(id, read_input(record.lines[-1]).n - 1)
        await lobby.check_space(self._matches)
        found = await asyncio.to_thread(check_in_process, lines)
        if found.reason:
            raise BadJournal(found.line, found.reason)
        row = _journal_row(id, found)
        try:
            await self._matches.workers.store(self._matches.store.create, row, lines, (), row.created)
        except StoreError:
            if await self._matches.workers.store(self._matches.store.load, id) is None:
                raise  # else another server has just stored it
        return endpoints.StoredJournal(id, found.inputs)

    async def health(self, request: Request) -> endpoints.Health:
        """Whether the server runs."""
        return endpoints.Health("ok")

    async def ready(self, request: Request) -> endpoints.Health:
        """Whether matches can be stored, and how full the server is."""
        problem = await self._matches.store_problem()
        if problem:
            raise HostError("store", problem)
        full = round(await self._matches.fullness(), 2)
        return endpoints.Health("ok", full) if full else endpoints.Health("ok")

    async def metrics(self, request: Request) -> str:
        """The metrics in Prometheus text format."""
        metrics = self._matches.metrics
        with suppress(StoreError):  # the other metrics do not need the store
            metrics.kept.set(await self._matches.workers.store(self._matches.store.count))
            metrics.full.set(await self._matches.fullness())
        return metrics.text()

    async def openapi(self, request: Request) -> "Document":
        """The OpenAPI document."""
        return _openapi()

    async def asyncapi(self, request: Request) -> "Document":
        """The AsyncAPI document."""
        return _asyncapi()


async def _within_budget(answer: Awaitable[bytes]) -> bytes:
    try:
        return await answer
    except Rejected as refused:
        raise HostError("too-fast", refused.reason) from None


class Document(msgspec.Struct, frozen=True):
    """A document that never changes while the server runs, with the tag by which clients keep it."""

    data: bytes
    etag: str

    @classmethod
    def of(cls, values: Any) -> Self:
        """Encode a document."""
        data = encode(values)
        return cls(data, f'"{sha256(data).hexdigest()[:ETAG_DIGITS]}"')


@cache
def _openapi() -> Document:
    return Document.of(openapi())


@cache
def _asyncapi() -> Document:
    return Document.of(asyncapi())


def _id(request: Request) -> str:
    # Never ask the store for an id that no match can have: some stores reject its characters.
    if not ID.fullmatch(request.match):
        raise HostError("wrong-match", "there is no such match")
    return request.match


def _info(
    row: MatchRow, number: int, seats: tuple[SeatInfo, ...], outcome: Outcome | None, **more: Any
) -> endpoints.MatchInfo:
    return endpoints.MatchInfo(
        row.id,
        row.game,
        row.scenario,
        row.created,
        outcome is not None,
        row.read_only,
        number=number,
        seats=seats,
        outcome=outcome,
        **more,
    )


@lru_cache(maxsize=1024)
def _seat_titles(game: Game, scenario: str, lang: str) -> dict[str, str]:
    """The seats of a scenario in words; a scenario that a client sent cannot be loaded by its title."""
    try:
        loaded = game.scenarios.load(scenario) if scenario in _named(game) else None
    except ContentError:
        return {}
    words, names = catalogue_of(game, lang), game.seats if loaded is None else game.seats_for(loaded)
    return {name: seat_name(game, seat, words, loaded) for seat, name in enumerate(names)}


@lru_cache(maxsize=64)
def catalogue_of(game: Game, lang: str) -> Catalogue:
    """The catalogue of a game, kept."""
    return catalogue_for(game, lang)


@cache
def _games(lang: str) -> endpoints.Games:
    found = (_game(name, lang) for name in games.names())
    return endpoints.Games(tuple(each for each in found if each is not None))


def _named(game: Game) -> list[str]:
    """All scenarios that a match can be created from by name, including those for measurements."""
    return [*game.scenarios.names(), *game.scenarios.adventures()]


def _game(name: str, lang: str) -> endpoints.GameInfo | None:
    try:
        game = games.load(name)
    except UnknownGame:  # a third-party game may be broken
        return None
    words = catalogue_for(game, lang)
    scenarios = tuple(_scenario(game, each, words) for each in game.scenarios.listed())
    bots = tuple(agent_names(game))
    return endpoints.GameInfo(name, title(game, words), game.rules, game.language, bots, scenarios)


@lru_cache(maxsize=256)
def _facts(game: Game, name: str, lang: str) -> endpoints.ScenarioFacts:
    words, scenarios = catalogue_for(game, lang), game.scenarios
    loaded = scenarios.load(name)
    about = f"about-scenario-{name}"
    return endpoints.ScenarioFacts(
        game.name,
        name,
        scenario_title(name, words) or name,
        words.say(about) if words.has(about) else "",
        tuple(game.seats_for(loaded)),
        plain(scenarios.facts(loaded)),
        _odds(game.name, name, words),
    )


def _odds(game: str, scenario: str, words: Catalogue) -> endpoints.ScenarioOdds | UnsetType:
    found = measured(game, scenario)
    if found is None:
        return UNSET
    unit = words.say(LENGTH) if words.has(LENGTH) else ""
    return endpoints.ScenarioOdds(found.runs, found.sides, found.draws, found.length, unit)


def _scenario(game: Game, name: str, words: Catalogue) -> endpoints.ScenarioInfo:
    loaded = game.scenarios.load(name)
    summary = game.scenarios.summary(loaded)
    return endpoints.ScenarioInfo(
        name,
        scenario_title(name, words) or name,
        tuple(game.seats_for(loaded)),
        "" if summary is None else words.tell(summary),
    )


def _journal_id(journal: bytes) -> str:
    return urlsafe_b64encode(sha256(journal).digest()[:ID_BYTES]).decode()


def _journal_row(id: str, found: CheckResult) -> MatchRow:
    settings = encode(StoredSettings(only_bots=True))
    return MatchRow(
        id,
        found.game,
        clean_text(found.scenario),
        time.time(),
        settings,
        new_secret(),
        ended=True,
    )

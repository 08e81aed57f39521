"""The front desk: answers what is asked over HTTP, each thing by the name that its endpoint has."""

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from turnwright import games
from turnwright.agents import agent_names
from turnwright.games import UnknownGame
from turnwright.kernel.codec import encode
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.records import Outcome
from turnwright.protocol import endpoints
from turnwright.protocol.messages import SeatInfo
from turnwright.server.app.journal_check import CheckResult, check_apart
from turnwright.server.asyncapi import asyncapi
from turnwright.server.host.journal_lines import place_after, read_entry
from turnwright.server.host.matches import ID, HostError, Matches
from turnwright.server.host.seats import new_secret, polite
from turnwright.server.host.updates import updates
from turnwright.server.openapi import openapi
from turnwright.server.settings import StoredSettings
from turnwright.server.stores import MatchRow, StoreError
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.titles import scenario_title, title

LISTED = "en"  # the language of lists, where games stand side by side
LINES_AT_ONCE = 100  # of a journal that somebody reads
NAME_BYTES = 18  # of the hash by which a journal goes that was brought here


class BadJournal(Exception):
    """A journal that is not kept: the line that is wrong, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason


class Call(msgspec.Struct, frozen=True):
    """What somebody asks: the match it is about, the query, the body, their token and address."""

    match: str = ""
    query: dict[str, Any] = {}
    body: Any = None
    token: str = ""
    peer: str = ""


class Handlers:
    """Answers for one hall; every method is the endpoint of that name."""

    def __init__(self, hall: Matches) -> None:
        self.hall = hall
        # A journal is run again from its first line: one at a time is enough work for a stranger to give.
        self._checking = asyncio.Semaphore(1)
        self._brought = 0  # journals that are being checked, or wait for it

    async def games(self, call: Call) -> endpoints.Games:
        """The games and their scenarios."""
        # Only languages that there are words for are remembered.
        lang = Catalogue(None, call.query.get("lang") or LISTED).lang
        return await asyncio.to_thread(_games, lang)

    async def create(self, call: Call) -> endpoints.Created:
        """Make a match."""
        asked: endpoints.NewMatch = call.body
        self._count(call)
        made = await self.hall.create(
            asked.game, asked.scenario, asked.seats, throws=asked.throws, settings=asked.settings
        )
        room = await self.hall.room(made.match)
        names = {each.seat: each.name for each in room.seats()}
        invites = [endpoints.Invite(seat, names[seat], token) for seat, token in sorted(made.invites.items())]
        return endpoints.Created(made.match, tuple(invites))

    def _count(self, call: Call) -> None:
        if not self.hall.makers.of(call.peer).allows():
            raise HostError("too-fast", "too many matches were made from your address: wait a little")

    async def matches(self, call: Call) -> endpoints.MatchPage:
        """The matches, a page at a time."""
        count = call.query.get("count", endpoints.USUAL_PAGE)
        rows = await self.hall.matches(
            ended=call.query.get("ended"), after=call.query.get("after", ""), count=count + 1
        )
        more = rows[count - 1].id if len(rows) > count else ""
        return endpoints.MatchPage(tuple(map(_listed, rows[:count])), more)

    async def match(self, call: Call) -> endpoints.MatchInfo:
        """One match."""
        over = await self.hall.ended(_id(call))
        if over is not None:
            return _info(over.row, over.number, over.seats, over.outcome)
        room = await self.hall.room(call.match)
        async with room.lock:  # what is not stored yet is not told
            await room.ready()
            row, match = room.row, room.match
            seats, number = room.seats(), int(match.number)
        return _info(row, number, seats, match.outcome)

    async def join(self, call: Call) -> endpoints.Joined:
        """Take a seat."""
        asked: endpoints.JoinRequest = call.body
        joined = await self.hall.join(_id(call), asked.token, asked.player)
        return endpoints.Joined(call.match, joined.seat, joined.token)

    async def journal(self, call: Call) -> AsyncIterator[bytes]:
        """The journal of a match that is over, in pieces: whoever reads it slowly takes no memory for it."""
        await self.hall.journal(_id(call))  # or why it is not to be had
        return self._pieces(call.match)

    async def _pieces(self, match: str) -> AsyncIterator[bytes]:
        at = 0
        while lines := await self.hall.call(self.hall.store.lines_after, match, at, LINES_AT_ONCE):
            yield b"".join(lines)
            at += len(lines)

    async def log(self, call: Call) -> endpoints.SeatLog:
        """What a seat was told so far, or what a stranger may know."""
        room = await self.hall.room(_id(call))
        seat = await self._seat_of(call)
        first, count = call.query.get("first", 0), call.query.get("count", endpoints.LARGEST_LOG)
        place = place_after(first - 1)
        lines = await self.hall.call(self.hall.store.lines_after, room.id, place, count)
        return endpoints.SeatLog(room.id, seat, tuple(updates(lines, seat, room.match.header.throws)))

    async def _seat_of(self, call: Call) -> int:
        if call.token:
            return await self.hall.seat_of(call.match, call.token)
        room = await self.hall.room(call.match)
        if not room.settings.spectators:
            raise HostError("no-token", "this match has no spectators: say which seat is yours")
        return SPECTATOR

    async def upload(self, call: Call) -> endpoints.StoredJournal:
        """Check a journal and keep it; one that is kept already is the one that is there."""
        self._count(call)
        if self._brought >= self.hall.settings.uploads:
            raise HostError("too-fast", "other journals are being checked: wait a little")
        self._brought += 1
        try:
            async with self._checking:
                return await self._keep(call.body)
        finally:
            self._brought -= 1

    async def _keep(self, journal: bytes) -> endpoints.StoredJournal:
        id, lines = _name_of(journal), journal.splitlines(keepends=True)
        kept = await self.hall.call(self.hall.store.load, id)
        if kept is not None:
            return endpoints.StoredJournal(id, read_entry(kept.lines[-1]).n - 1)
        await self.hall.check_space()
        found = await asyncio.to_thread(check_apart, lines)
        if found.reason:
            raise BadJournal(found.line, found.reason)
        row = _kept_row(id, found)
        try:
            await self.hall.call(self.hall.store.create, row, lines, (), row.created)
        except StoreError:
            if await self.hall.call(self.hall.store.load, id) is None:
                raise  # else another server has just kept it
        return endpoints.StoredJournal(id, found.inputs)

    async def health(self, call: Call) -> endpoints.Health:
        """Whether the server runs."""
        return endpoints.Health("ok")

    async def ready(self, call: Call) -> endpoints.Health:
        """Whether the store answers."""
        if not await self.hall.call(self.hall.store.healthy):
            raise HostError("store", "the store does not answer")
        return endpoints.Health("ok")

    async def metrics(self, call: Call) -> str:
        """What the server counts."""
        with suppress(StoreError):  # all else can be told without it
            kept = await self.hall.call(self.hall.store.count)
            self.hall.metrics.kept.read = lambda: kept
        return self.hall.metrics.text()

    async def openapi(self, call: Call) -> Any:
        """The document about HTTP."""
        return openapi()

    async def asyncapi(self, call: Call) -> Any:
        """The document about the socket."""
        return asyncapi()


def _id(call: Call) -> str:
    # An id that no match can have is not looked for: a store may not like its signs.
    if not ID.fullmatch(call.match):
        raise HostError("wrong-match", "there is no such match")
    return call.match


def _listed(row: MatchRow) -> endpoints.MatchListed:
    return endpoints.MatchListed(row.id, row.game, row.scenario, row.created, row.ended, row.read_only)


def _info(
    row: MatchRow, number: int, seats: tuple[SeatInfo, ...], outcome: Outcome | None
) -> endpoints.MatchInfo:
    return endpoints.MatchInfo(
        row.id,
        row.game,
        row.scenario,
        row.created,
        outcome is not None,
        row.read_only,
        number,
        seats,
        outcome,
    )


@cache
def _games(lang: str) -> endpoints.Games:
    found = (_game(name, lang) for name in games.names())
    return endpoints.Games(tuple(each for each in found if each is not None))


def _game(name: str, lang: str) -> endpoints.GameInfo | None:
    try:
        game = games.load(name)
    except UnknownGame:  # a stranger's game may be broken, and the others are not
        return None
    words = catalogue_for(game, lang)
    scenarios = tuple(_scenario(game, each, scenario_title(each, words)) for each in game.scenarios.names())
    bots = tuple(agent_names(game))
    return endpoints.GameInfo(name, title(game, words), game.rules, game.language, bots, scenarios)


def _scenario(game: Game, name: str, words: str) -> endpoints.ScenarioInfo:
    return endpoints.ScenarioInfo(name, words or name, tuple(game.seats_for(game.scenarios.load(name))))


def _name_of(journal: bytes) -> str:
    return urlsafe_b64encode(sha256(journal).digest()[:NAME_BYTES]).decode()


def _kept_row(id: str, found: CheckResult) -> MatchRow:
    settings = encode(StoredSettings(only_bots=True))
    return MatchRow(
        id,
        found.game,
        polite(found.scenario),
        time.time(),
        settings,
        new_secret(),
        ended=True,
    )

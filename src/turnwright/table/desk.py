"""The front desk: answers what is asked over HTTP, each thing by the name that its endpoint has."""

import asyncio
import re
import time
from collections.abc import Sequence
from functools import cache
from secrets import token_urlsafe
from typing import Any

import msgspec

from turnwright import games
from turnwright.agents import agent_names
from turnwright.games import UnknownGame
from turnwright.kernel.codec import encode
from turnwright.kernel.filing import is_path
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.rejected import JournalError
from turnwright.kernel.replay import Verdict, read_header, verify
from turnwright.kernel.wire import Header
from turnwright.story.names import scenario_title, title
from turnwright.story.words import words_of
from turnwright.table import http
from turnwright.table.asyncapi import asyncapi
from turnwright.table.hall import Hall, HallError
from turnwright.table.messages import LONGEST_ID
from turnwright.table.metrics import Metrics
from turnwright.table.openapi import openapi
from turnwright.table.seats import new_secret
from turnwright.table.settings import MatchSettings
from turnwright.table.stores import MatchRow

LISTED = "en"  # the language of lists, where games stand side by side
ID = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")


class BadJournal(Exception):
    """A journal that is not kept: the line that is wrong, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason


class Call(msgspec.Struct, frozen=True):
    """What somebody asks: the match it is about, the words of the query, the body, and their token."""

    match: str = ""
    query: dict[str, Any] = {}
    body: Any = None
    token: str = ""


class Desk:
    """Answers for one hall; every method is the endpoint of that name."""

    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        self.hall = hall
        self.counted = metrics
        # A journal is run again from its first line: one at a time is enough work for a stranger to give.
        self._checking = asyncio.Semaphore(1)

    async def games(self, call: Call) -> http.Games:
        """The games and their scenarios."""
        lang = str(call.query.get("lang") or LISTED)
        return await asyncio.to_thread(_games, lang)

    async def create(self, call: Call) -> http.Created:
        """Make a match."""
        asked: http.NewMatch = call.body
        if isinstance(asked.scenario, str) and is_path(asked.scenario):
            raise HallError("unknown-scenario", "a scenario is given by its name or its values", "scenario")
        made = await self.hall.create(
            asked.game, asked.scenario, asked.seats, throws=asked.throws, settings=asked.settings
        )
        room = await self.hall.room(made.match)
        names = {each.seat: each.name for each in room.seats()}
        invites = [http.Invite(seat, names[seat], token) for seat, token in sorted(made.invites.items())]
        return http.Created(made.match, tuple(invites))

    async def matches(self, call: Call) -> http.MatchPage:
        """The matches, a page at a time."""
        count = call.query.get("count", http.USUAL_PAGE)
        rows = await self.hall.matches(
            ended=call.query.get("ended"), after=call.query.get("after", ""), count=count + 1
        )
        more = rows[count - 1].id if len(rows) > count else ""
        return http.MatchPage(tuple(map(_listed, rows[:count])), more)

    async def match(self, call: Call) -> http.MatchInfo:
        """One match."""
        room = await self.hall.room(_id(call))
        row, match = room.row, room.match
        seats, number = room.seats(), int(match.number)
        return msgspec.structs.replace(_listed(row), number=number, seats=seats, outcome=match.outcome)

    async def join(self, call: Call) -> http.Joined:
        """Take a seat."""
        asked: http.Joining = call.body
        joined = await self.hall.join(_id(call), asked.token, asked.player)
        return http.Joined(call.match, joined.seat, joined.token)

    async def journal(self, call: Call) -> bytes:
        """The journal of a match that is over."""
        return b"".join(await self.hall.journal(_id(call)))

    async def log(self, call: Call) -> http.SeatLog:
        """What a seat was told so far."""
        raise NotImplementedError

    async def upload(self, call: Call) -> http.Kept:
        """Check a journal and keep it."""
        lines: list[bytes] = call.body.splitlines(keepends=True)
        async with self._checking:
            header, verdict = await asyncio.to_thread(_checked, lines)
        row = _kept_row(header)
        await asyncio.to_thread(self.hall.store.create, row, lines, (), row.created)
        return http.Kept(row.id, verdict.inputs)

    async def health(self, call: Call) -> http.Health:
        """Whether the server runs."""
        return http.Health("ok")

    async def ready(self, call: Call) -> http.Health:
        """Whether the store answers."""
        if not await asyncio.to_thread(self.hall.store.healthy):
            raise HallError("store", "the store does not answer")
        return http.Health("ok")

    async def metrics(self, call: Call) -> str:
        """What the server counts."""
        return self.counted.text()

    async def openapi(self, call: Call) -> Any:
        """The document about HTTP."""
        return openapi()

    async def asyncapi(self, call: Call) -> Any:
        """The document about the socket."""
        return asyncapi()


def _id(call: Call) -> str:
    # An id that no match can have is not looked for: a store may not like its signs.
    if not ID.fullmatch(call.match):
        raise HallError("wrong-match", "there is no such match")
    return call.match


def _listed(row: MatchRow) -> http.MatchInfo:
    return http.MatchInfo(row.id, row.game, row.scenario, row.created, row.ended, row.read_only)


@cache
def _games(lang: str) -> http.Games:
    found = (_game(name, lang) for name in games.names())
    return http.Games(tuple(each for each in found if each is not None))


def _game(name: str, lang: str) -> http.GameInfo | None:
    try:
        game = games.load(name)
    except UnknownGame:  # a stranger's game may be broken, and the others are not
        return None
    words = words_of(game, lang)
    scenarios = tuple(_scenario(game, each, scenario_title(each, words)) for each in game.scenarios())
    bots = tuple(agent_names(game))
    return http.GameInfo(name, title(game, words), game.rules, game.language, bots, scenarios)


def _scenario(game: Game, name: str, words: str) -> http.ScenarioInfo:
    return http.ScenarioInfo(name, words or name, tuple(game.seats_for(game.load(name))))


def _checked(lines: Sequence[bytes]) -> tuple[Header, Verdict]:
    """The header of a journal that is good and finished, or `BadJournal`."""
    try:
        header = read_header(Reader(), lines[0] if lines else b"")
    except JournalError as error:
        raise BadJournal(error.line, error.reason) from None
    if isinstance(header.scenario, str) and is_path(header.scenario):
        raise BadJournal(1, "the scenario is a file, which nobody else has")
    verdict = verify(lines, games.load)
    if not verdict.good:
        raise BadJournal(verdict.line, verdict.reason)
    if not verdict.finished:
        raise BadJournal(verdict.line, verdict.reason)
    return header, verdict


def _kept_row(header: Header) -> MatchRow:
    name = getattr(header.scenario, "name", "") or (
        header.scenario.get("name", "") if isinstance(header.scenario, dict) else str(header.scenario)
    )
    settings = encode(MatchSettings())
    return MatchRow(
        token_urlsafe(12), header.game, str(name)[:80], time.time(), settings, new_secret(), ended=True
    )

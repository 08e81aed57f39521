"""Clients of in-process matches, without a transport: a connection each, and what it received."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from turnwright.fair import commitment
from turnwright.kernel.codec import encode
from turnwright.kernel.formula import parse
from turnwright.protocol.messages import (
    Answered,
    Ask,
    Choose,
    Command,
    Done,
    FromClient,
    FromServer,
    Hello,
    Over,
    Refused,
    Reveal,
    RollRequest,
    RollResult,
    Throw,
    Trouble,
    Update,
    View,
    Welcome,
)
from turnwright.server.host.clock import MILLISECOND
from turnwright.server.host.connection import Connection
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings
from turnwright.server.stores import Store
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.group_commit import GroupCommit

PATIENCE = 60.0  # seconds; only a failing test waits that long

T = TypeVar("T")
_decoder = msgspec.json.Decoder(FromServer)


@asynccontextmanager
async def hosted_matches(
    where: Path | Store, settings: ServerSettings | None = None, **others: Any
) -> AsyncIterator[Matches]:
    """The matches of a server on a new store, or on a given one."""
    store = open_store(str(where / "matches.sqlite")) if isinstance(where, Path) else where
    writer = GroupCommit(store)
    matches = Matches(store, writer, settings or ServerSettings(), **others)
    await matches.open()
    try:
        yield matches
    finally:
        await matches.close()
        await writer.close()
        if isinstance(where, Path):
            store.close()


class Ticks:
    """A monotonic clock that a test moves."""

    def __init__(self) -> None:
        self.now = 123 * MILLISECOND

    def __call__(self) -> int:
        return self.now

    def go(self, milliseconds: int) -> None:
        self.now += milliseconds * MILLISECOND


class Person:
    """A client on a connection; `heard` holds every message received."""

    line: type[Connection] = Connection

    def __init__(self, matches: Matches) -> None:
        self.heard: list[Any] = []
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.connection = self.line(matches.room, matches.limits, self._take, self._end, "test")
        self.number = -1
        self._changed = asyncio.Event()
        self._ids = 0
        self._pump = asyncio.ensure_future(self.connection.pump())

    async def _take(self, data: bytes) -> None:
        message = _decoder.decode(data)
        self.raw.append(data)
        self.heard.append(message)
        if isinstance(message, Update):
            self.number = max(self.number, message.number)
        elif isinstance(message, Welcome) and message.fresh:
            self.number = message.number
        self._changed.set()

    async def _end(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        await self.connection.gone()
        self._changed.set()

    async def say(self, message: FromClient | bytes | str | dict[str, Any]) -> None:
        """Send a message as it is."""
        data = message if isinstance(message, bytes | str) else encode(message)
        await self.connection.receive(data)

    async def until(self, wanted: Callable[[], T | bool | None]) -> T:
        """Wait until a result is available."""
        async with asyncio.timeout(PATIENCE):
            while not (found := wanted()):
                self._changed.clear()
                await self._changed.wait()
        return found  # type: ignore[return-value]

    async def hear(self, wanted: type[T], /, **fields: Any) -> T:
        """Wait for a message of this type with these fields, received at any time."""

        def fits(message: Any) -> bool:
            return isinstance(message, wanted) and all(
                getattr(message, name) == value for name, value in fields.items()
            )

        return await self.until(lambda: next((m for m in self.heard if fits(m)), None))

    async def more(self) -> None:
        """Wait for a new message."""
        known = len(self.heard)
        await self.until(lambda: len(self.heard) > known)

    def all(self, kind: type[T]) -> list[T]:
        """All received messages of this type."""
        return [message for message in self.heard if isinstance(message, kind)]

    async def hello(self, match: str, token: str = "", last: int = -1, lang: str = "") -> Welcome:
        """Connect as a player or spectator."""
        await self.say(Hello(match, token, last, lang))
        return await self.hear(Welcome)

    def new_id(self) -> str:
        self._ids += 1
        return f"{id(self)}-{self._ids}"

    async def reply(self, message: Any) -> Any:
        """Send a message with an id, and wait for its reply."""
        known = len(self.heard)
        await self.say(message)
        about = message.request_id if isinstance(message, RollResult) else message.id
        kinds = (Done, Refused, Answered, Trouble)
        return await self.until(
            lambda: next((m for m in self.heard[known:] if isinstance(m, kinds) and m.id == about), None)
        )

    async def ask(self, about: Any, **others: Any) -> Any:
        return await self.reply(Ask(self.new_id(), about, **others))

    async def command(self, command: Any, expects: int | None = None) -> Any:
        return await self.reply(Command(self.new_id(), self.number if expects is None else expects, command))

    async def leave(self) -> None:
        """Drop the connection."""
        await self.connection.gone()
        await self._pump


def result(match: str, ask: RollRequest, shown: Reveal) -> RollResult:
    """The result that an honest client computes for a throw."""
    secret = bytes.fromhex(shown.secret)
    faces = commitment.faces(
        match, ask.seat, ask.index, ask.request_id, ask.formula, secret, shown.client_seed
    )
    natural = parse(ask.formula).accept(faces).total
    more = (ask.formula_hint or "").removeprefix(ask.formula).replace(" ", "")
    bonus = int(more) if more.lstrip("+-").isdecimal() else 0
    return RollResult(
        match,
        ask.request_id,
        ask.actor_id,
        natural + bonus,
        natural,
        {"bonus": bonus} if bonus else {},
        shown.client_seed,
        0,
        tuple(faces),
    )


class Player(Person):
    """A client that plays at random until the match is over."""

    def __init__(self, matches: Matches, seed: int) -> None:
        super().__init__(matches)
        self.random = Random(seed)
        self.refusals: list[Refused] = []

    async def play(self, match: str, token: str) -> Over:
        """Connect and play to the end."""
        welcome = await self.hello(match, token)
        while not self.all(Over):
            await self._once(match, welcome.seat)
        return self.all(Over)[0]

    async def _once(self, match: str, seat: int) -> None:
        mine = [due for due in self._waits() if due.seat == seat]
        if not mine:
            await self.more()
        elif mine[0].formula:
            await self._throw(match, mine[0].request)
        elif mine[0].request:
            choice = self.random.randrange(len(mine[0].choices))
            self._note(await self.reply(Choose(self.new_id(), self.number, mine[0].request, choice)))
        else:
            await self._turn(mine[0].options)

    def _waits(self) -> Any:
        updates = self.all(Update)
        return updates[-1].waits if updates else ()

    async def _turn(self, options: int) -> None:
        # Other commands, such as resigning, come after the options.
        place = self.random.randrange(max(1, options))
        page = await self.ask("options", first=place, count=1)
        if isinstance(page, Answered) and page.commands:
            self._note(await self.command(page.commands[0]))

    def _note(self, answer: Any) -> None:
        if isinstance(answer, Refused):
            self.refusals.append(answer)

    async def _throw(self, match: str, _: str) -> None:
        ask = self.all(RollRequest)[-1]
        if any(done.id == ask.request_id for done in self.all(Done)):
            await self.more()
            return
        await self.reply(Throw(self.new_id(), ask.request_id, f"mine {self.random.random()}"))
        shown = await self.hear(Reveal, request=ask.request_id)
        self._note(await self.reply(result(match, ask, shown)))


def view_of(person: Person) -> Any:
    """The last complete view that a client received."""
    parts = person.all(View)
    last = parts[-1].parts
    return msgspec.json.decode("".join(part.data for part in parts[-last:]))

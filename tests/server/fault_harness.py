"""Shared parts of the fault tests: a small game, recording clients, and the final checks."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import UNSET

from kernel.games import Gambler
from server.serving import HASTE, LiveServer
from turnwright import (
    Context,
    Game,
    ListOptions,
    Options,
    Outcome,
    Policy,
    Rejected,
    Scenarios,
    games,
    verify,
)
from turnwright.client import ClientError, Session, create_match, join_match
from turnwright.fair.proof import check_journal
from turnwright.kernel.codec import encode
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.replay import resume
from turnwright.protocol.endpoints import Joined
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import (
    Choose,
    Command,
    Done,
    Over,
    RollRequest,
    RollResult,
    Throw,
    Undo,
    Update,
    View,
)
from turnwright.protocol.rate_limit import RateLimit
from turnwright.server.app.address_limits import AddressLimits
from turnwright.server.app.app import ANY, build
from turnwright.server.app.serve import ServeOptions, Server, address_of
from turnwright.server.host.lobby.create import Joined as Taken
from turnwright.server.host.lobby.create import create, join
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings
from turnwright.server.stores import Store, StoreError
from turnwright.server.stores.group_commit import GroupCommit

PATIENCE = 120.0  # seconds after which a hanging test fails
BRISK = ServerSettings(
    rate=1_000_000,
    rate_address=1_000_000,
    creations=1_000_000,
    guesses=1_000_000,
    retry_seconds=0.02,
    takeover_seconds=0.05,
)
SCENARIOS: dict[str, tuple[Any, list[str], list[int]]] = {
    "dicing": ({"rounds": 3}, ["person", "person", "gambler"], [0, 1]),
    "resting": ({"rounds": 5, "rests": True}, ["person", "person", "person"], [0, 2]),
    "brief": ({"rounds": 1}, ["person", "person", "gambler"], [0, 1]),
    "duel": ("quick", ["person", "easy"], []),
    "rounds": ("duelo", ["person", "heuristic"], [0]),
    "stellar": ("king-of-the-ring", ["person"], []),
    "tactics": ("bench-goblins", ["heuristic", "person"], [1]),
    "wuxia": ("duel", ["person", "person"], []),
}
# Codes for an input that came too late: after a bot, the clock, or an earlier input of the same seat.
OVERTAKEN = frozenset(
    "stale not-your-turn waiting over no-request unknown-request undo-barrier not-yours".split()
)
PASSING = frozenset("store restart no-server".split())  # temporary errors

T = TypeVar("T")


def soak_sample(cases: Iterable[T]) -> list[T]:
    """The share of soak cases that `TURNWRIGHT_SOAK` asks for: all, or every n-th for `1/n`."""
    share = os.environ.get("TURNWRIGHT_SOAK", "1").partition("/")[2] or "1"
    return list(cases)[:: int(share)]


# A small game with turns, dice thrown by players, questions, and a bot.


@dataclass
class Board:
    """Each seat's place, whose turn it is, and the number of turns left."""

    places: list[int] = field(default_factory=lambda: [0, 0, 0])
    turn: int = 0
    left: int = 3
    rests: bool = False  # whether a seat may pass, which can be undone


class DicingScenarios(Scenarios):
    def load(self, scenario: Any) -> Any:
        return scenario


class Dicing(Game):
    """The highest total after a few rounds wins; the first seat is asked whether to throw again."""

    name: ClassVar[str] = "dicing"
    seats: ClassVar[tuple[str, ...]] = ("north", "east", "west")
    scenarios = DicingScenarios()

    def setup(self, scenario: Any, ctx: Context) -> Board:
        return Board(left=3 * scenario["rounds"], rests=scenario.get("rests", False))

    def clone(self, state: Board) -> Board:
        return Board(list(state.places), state.turn, state.left, state.rests)

    def bots(self) -> dict[str, Policy]:
        return {"gambler": Gambler()}

    def apply(self, state: Board, seat: int, command: Any, ctx: Context) -> None:
        if seat != state.turn:
            raise Rejected("not-your-turn", f"it is the turn of seat {state.turn}", "seat", [state.turn])
        if command not in self._deeds(state):
            raise Rejected("unknown", "no seat can do that", "command", self._deeds(state))
        state.places[seat] += self._thrown(seat, ctx) if command == "throw" else 0
        ctx.emit({"type": "moved", "seat": seat, "place": state.places[seat]})
        state.turn = (seat + 1) % 3
        state.left -= 1

    def _deeds(self, state: Board) -> list[str]:
        return ["throw", "rest"] if state.rests else ["throw"]

    def _thrown(self, seat: int, ctx: Context) -> int:
        face = ctx.roll("1d6", seat, "because").total
        if seat == 0 and ctx.ask(seat, "again?", ["no", "yes"]) == 1:
            face = ctx.roll("1d6", seat, "again").total
        return face

    def options(self, state: Board, seat: int) -> Options:
        return ListOptions(self._deeds(state) if seat == state.turn else [])

    def to_act(self, state: Board) -> Sequence[int]:
        return [state.turn]

    def outcome(self, state: Board) -> Outcome | None:
        if state.left:
            return None
        best = max(state.places)
        winners = tuple(seat for seat, place in enumerate(state.places) if place == best)
        return Outcome(winners, "rounds", tuple(state.places))


def find(name: str) -> Game:
    return Dicing() if name == Dicing.name else games.load(name)


def game_of(name: str) -> str:
    """The game of a scenario named in `SCENARIOS`."""
    return name if name in games.names() else Dicing.name


# A server on a store of the test.


@asynccontextmanager
async def server_on(store: Any, port: int = 0, settings: ServerSettings = BRISK) -> AsyncIterator[LiveServer]:
    """Start a server on a store that may fail; a given port is reused."""
    writer = GroupCommit(store)
    matches = Matches(store, writer, settings, find=find)
    with socket.create_server(("127.0.0.1", port), backlog=100) as listener:
        limits, url = AddressLimits(settings), address_of(listener)
        app = build(matches, ANY, limits)
        server = Server(app, matches.close, ServeOptions(), limits, None, url, signals=False)
        server.matches = matches
        server.finished = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield LiveServer(server.url, server)
        finally:
            server.should_exit = True
            await server.finished
            await writer.close()


def run(test: Awaitable[T], patience: float = PATIENCE) -> T:
    """Run a test coroutine, and fail if it never ends."""

    async def bounded() -> T:
        return await asyncio.wait_for(test, patience)

    return asyncio.run(bounded())


async def retried(wish: Callable[[], Awaitable[T]]) -> T:
    """Retry while the server reports a temporary error."""
    while True:
        try:
            return await wish()
        except (ClientError, HostError) as error:
            if error.code not in PASSING:
                raise
        except StoreError:
            pass
        await asyncio.sleep(0.02)


async def host(url: str, name: str) -> list[Joined]:
    """Create a match on a server that may fail, and join all seats of players."""
    scenario, seats, throws = SCENARIOS[name]
    made = await retried(lambda: create_match(url, game_of(name), scenario, seats, throws))
    return [await retried(partial(join_match, url, made.id, each.token, each.name)) for each in made.invites]


async def host_locally(matches: Callable[[], Matches], name: str) -> list[Joined]:
    """The same without HTTP, which is slow; `matches` returns those of the running server."""
    scenario, seats, throws = SCENARIOS[name]
    made = await retried(lambda: create(matches(), game_of(name), scenario, seats, throws=throws))
    taken = []
    for seat, token in made.invites.items():
        row = await retried(partial(_join, matches, made.match, token))
        taken.append(Joined(made.match, seat, row.token))
    return taken


async def _join(matches: Callable[[], Matches], match: str, token: str) -> Taken:
    return await join(matches(), match, token, f"player {token[:12]}")  # a unique name


# Clients.


class RecordingSession(Session):
    """A client session that records what was sent and what was acknowledged."""

    def __init__(self, url: str, joined: Joined, rate: tuple[int, float]) -> None:
        super().__init__(url, joined.id, joined.token, "", -1, RateLimit(*rate))
        self.seat = joined.seat
        self.sent: list[Any] = []
        self.done: list[tuple[Any, int]] = []
        self.last_view: Any = None
        self.regrets = 0.0  # how often a command is undone, if the others agree

    async def request(self, message: Any) -> Any:
        self.sent.append(message)
        answer = await super().request(message)
        if isinstance(answer, Done):
            self.done.append((message, answer.number))
        return answer

    async def play(self, random: Random) -> None:
        """Play at random until the match is over, query the final view, and leave."""
        try:
            await self._play(random)
            await self._look()
        finally:
            await self.__aexit__()

    async def _play(self, random: Random) -> None:
        thrown: set[str] = set()
        async for message in self:
            if isinstance(message, Over):
                return
            if isinstance(message, RollRequest) and message.request_id not in thrown:
                thrown.add(message.request_id)
                await self._try(self.throw(message, f"half {random.random()}"))
            elif isinstance(message, Update) and message.number >= self.number:
                await self._move(message, random)

    async def _move(self, update: Update, random: Random) -> None:
        for due in update.waits:
            if due.seat == self.seat and due.request and not due.formula:
                await self._try(self.choose(due.request, random.randrange(len(due.choices))))
            elif due.seat == self.seat and due.options:
                page = await self._try(self.ask("options", first=random.randrange(due.options), count=1))
                if page is not None and page.commands:
                    await self._try(self.command(page.commands[0]))
                if random.random() < self.regrets:
                    await self._try(self.undo())

    async def _try(self, saying: Awaitable[T]) -> T | None:
        try:
            return await saying
        except ClientError as error:
            if error.code not in OVERTAKEN:
                raise
            return None

    async def _look(self) -> None:
        await self.ask("view")
        async for message in self:
            if isinstance(message, View):
                self.last_view = self.view
                return


async def _sat_down(url: str, joined: Joined, rate: tuple[int, float]) -> RecordingSession:
    return await RecordingSession(url, joined, rate).__aenter__()


async def play_out(
    url: str,
    joined: Sequence[Joined],
    seed: int,
    rate: tuple[int, float] = HASTE,
    regrets: float = 0.0,
) -> list[RecordingSession]:
    """Connect all joined seats and play to the end; return the sessions with their records."""
    seats = [await retried(partial(_sat_down, url, each, rate)) for each in joined]
    for seat in seats:
        seat.regrets = regrets
    await asyncio.gather(*(seat.play(Random(seed + seat.seat)) for seat in seats))
    return seats


# The final checks.


def check_nothing_lost(store: Store, seats: Sequence[RecordingSession]) -> None:
    """Check that no acknowledged input is lost or doubled, and that the replay matches all final views."""
    match = seats[0].match
    kept = store.load(match)
    assert kept is not None
    verdict = verify(kept.lines, find)
    assert (verdict.valid, verdict.reason, verdict.finished) == (True, "", True)
    assert check_journal(kept.lines).valid
    entries = [read_input(line) for line in kept.lines[1:]]
    lines = {entry.n: entry for entry in entries if isinstance(entry, Line)}
    again = resume(kept.lines, find)
    for seat in seats:
        _check_said(store, seat, lines)
        _check_thrown(seat, lines.values())
        assert seat.last_view == msgspec.json.decode(encode(again.view_midway(seat.seat)))


def _check_said(store: Store, seat: RecordingSession, lines: dict[int, Line]) -> None:
    inputs = [said for said in seat.sent if isinstance(said, Command | Choose | Undo)]
    numbers = {said.id: store.find_input(seat.match, seat.seat, said.id) for said in inputs}
    for said, number in seat.done:
        if isinstance(said, Command | Choose | Undo):
            assert numbers[said.id] == number, "what was acknowledged is kept under its number"
            assert _is_of(lines[number], said, seat.seat)
    # Every stored input of the seat was sent by it, and none is stored twice.
    mine = [line.n for line in lines.values() if line.seat == seat.seat and line.proof is None]
    assert sorted(number for number in numbers.values() if number >= 0) == sorted(mine)


def _is_of(line: Line, said: Any, seat: int) -> bool:
    if line.seat != seat:
        return False
    if isinstance(said, Choose):
        return (line.request, line.answer) == (said.request, said.choice)
    if isinstance(said, Undo):
        return line.undo >= 0
    return line.command is not UNSET and bool(line.command == said.command)


def _check_thrown(seat: RecordingSession, lines: Iterable[Line]) -> None:
    thrown = [line for line in lines if line.seat == seat.seat and line.proof is not None]
    halves = {line.request: line.proof.client_seed for line in thrown if line.proof is not None}
    assert len(halves) == len(thrown), "each request is answered once"
    for said, _ in seat.done:
        if isinstance(said, Throw):
            assert halves[said.request] == said.client_seed, "the half that was acknowledged is the one"
        elif isinstance(said, RollResult):
            assert said.request_id in halves

"""Detection of leaks: all that a server sends is checked against what each recipient may know.

There are two detectors. A `Watch` searches every byte of a whole match for marks in hidden values, and for
secrets that are never sent: the seed, tokens and dice secrets. It also checks the events and rolls of
every update against the journal. `Twins` are two servers with one match that differs only in what a seat
cannot see and in dice thrown out of its sight: both must send that seat the same
bytes.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from server.local_clients import Person, Player, Ticks, hosted_matches
from turnwright.fair.commitment import ServerSecrets
from turnwright.kernel.codec import encode, plain, read_json
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game, offers
from turnwright.kernel.journal import Journal, Reader
from turnwright.kernel.match import Match
from turnwright.kernel.records import Line, RollRequest, read_input
from turnwright.kernel.replay import begin, feed, read_header
from turnwright.protocol.messages import Ask, Chat, Choose, Command, Hello, Over, Pause, Undo, Welcome
from turnwright.server.app.app import build
from turnwright.server.host.connection import Connection
from turnwright.server.host.lobby.create import Created, create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.rooms.room import Room
from turnwright.server.host.stored.journal_lines import place_after
from turnwright.server.host.stored.seats import hash_token
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.store import MatchRecord, MatchRow, SeatRow
from turnwright.testing.checks.legality import JUNK, spoil

FAST = ServerSettings(rate=1_000_000, queue=1_000_000, queue_bytes=1 << 40)
SEED = 7_354_862_910_337_421
SPECTATOR = -1
VISITS = 2
WAIT = 60.0  # seconds; only a test that fails waits so long
TRIES = 3  # of other dice
SERVER_SECRETS = ServerSecrets(b"secret", "twin", [0])

MARK = re.compile(rb"Zq\d+x|zq\d{4,}x")  # contained in no word or number of any game
HEX = re.compile(rb"[0-9a-f]{64}")
TEXT = re.compile(rb'"([^"\\]*)"')
PROOF = re.compile(rb'(?<="mark":")[0-9a-f-]+')


def mark(number: int) -> str:
    """A text that occurs nowhere unless it was inserted."""
    return f"Zq{number}x"


def marks_in(data: bytes) -> set[bytes]:
    """The marks in a text; those in ids and in names count as the same."""
    return {each.lower() for each in MARK.findall(data)}


class Tap(Connection):
    """A connection that passes each sent message to an observer at that moment."""

    hears: Callable[[Connection, bytes], object] = staticmethod(lambda connection, data: None)

    def tell(self, message: Any) -> None:
        self.hears(self, encode(message))
        super().tell(message)

    def put(self, data: bytes) -> None:
        self.hears(self, data)
        super().put(data)


# Requests that try to learn more than a seat may know.


def nosy(game: Game, state: Any, seat: int, names: Sequence[str] = ()) -> Iterator[Any]:
    """Every kind of query, and requests that will be refused: junk and commands that are not allowed."""
    asks = [
        Ask("q", "options", count=40),
        Ask("q", "topics"),
        *(Ask("q", "find", text=text) for text in ("", "a", *names)),
        *(Ask("q", "look", text=text) for text in ("", *names)),
        *(Ask("q", "understand", text=text) for text in ("1", *names)),
        *(Ask("q", "read", text=text) for text in ("1", "where is the enemy?", *names)),
        Ask("q", "view"),
        Ask("q", "log", count=200),
        Ask("q", "history", count=50),
        Ask("q", "history", before=9, count=5),
        Ask("q", "turn"),
        *(Ask("q", "preview", place=place) for place in range(6)),
        *(Ask("q", "sight", cell=cell) for cell in (0, 17, 10_000)),
    ]
    yield from asks
    for command in possible(game, state):
        yield Ask("q", "foresee", command=command)
        yield Ask("q", "preview", command=command)
    yield from (
        Choose("no", 0, "no", 0),
        Undo("old", 0),
        Pause("p", True),
        Pause("p", False),
        Chat("c", "hm"),
    )


def wrong(game: Game, state: Any, seat: int, names: Sequence[str] = ()) -> Iterator[Any]:
    """Commands as data that should be refused; if one is legal, the match goes on with it."""
    dice = Dice(seat + 1)
    own = offers(game, state, seat)
    everything = list(possible(game, state))
    spoiled = [spoil(each, dice) for each in everything]
    for data in [*JUNK, *everything, *spoiled, *naming(everything, names)]:
        try:
            legal = own.index(game.notation.command_from_data(data)) >= 0
        except Exception:  # not a command at all
            legal = False
        if not legal and b"resign" not in encode(data):
            yield data


def possible(game: Game, state: Any, most: int = 6) -> Iterator[Any]:
    """Some legal commands of each seat, as plain values."""
    for seat in range(len(state_seats(game, state))):
        options = offers(game, state, seat)
        step = max(1, options.count() // most)
        for place in range(0, options.count(), step):
            yield plain(options.command(place))


def naming(commands: Sequence[Any], names: Sequence[str]) -> Iterator[Any]:
    """One command of each form, with each of these names for each of the names in it."""
    forms = {tuple(each): each for each in commands if isinstance(each, dict)}
    for command in forms.values():
        for field in [field for field, value in command.items() if isinstance(value, str)]:
            yield from ({**command, field: name} for name in names)


def state_seats(game: Game, state: Any) -> list[int]:
    """All seats of a position."""
    return sorted(seat for seats in game.sides(state).values() for seat in seats)


# A whole match, watched.


class Watch:
    """Observes all messages of a match, and records leaks."""

    def __init__(self, room: Room, tokens: Sequence[str]) -> None:
        self.room = room
        self.tokens = [token.encode() for token in tokens]
        self.bytes = 0
        self.kinds: set[str] = set()
        self.leaks: list[str] = []
        self.hidden: dict[int, set[bytes]] = {}  # by seat: marks that were hidden from it at some time
        self.named: dict[int, set[bytes]] = {}  # by seat: marks in the message it is sending
        self._shown: dict[int, set[bytes]] = {}
        seed = int(room.live.match.header.seed)
        self._never = [str(seed).encode(), f"{seed:x}".encode(), room.live.row.secret.hex().encode()]
        self._looked: Any = None
        self._lines: list[Line] = []  # of the journal, by number

    def look(self) -> None:
        """Update what each seat may see; what a seat has seen stays known to it."""
        play = self.room.live.stored
        if play is None or (self._looked is not None and self._looked == (play.match.number, play.length)):
            return
        self._looked = (play.match.number, play.length)
        there = marks_in(encode(play.match.state) + encode(plain(play.match.scenario)))
        for seat in (SPECTATOR, *range(len(play.match.header.seats))):
            shown = self._shown.setdefault(seat, set())
            shown.update(marks_in(encode(play.match.view_midway(seat))))
            self.hidden.setdefault(seat, set()).update(there - shown)

    def hears(self, connection: Connection, data: bytes) -> None:
        """Check a message against what its recipient may know."""
        self.look()
        told = read_json(data)
        self.kinds.add(told["type"])
        self.check(connection.seat, data)
        self._check_waits(connection.seat, data)
        if told["type"] == "update":
            self.check_update(connection.seat, told)

    def check(self, seat: int, data: bytes) -> None:
        """Check bytes sent to a seat against what it may know."""
        self.bytes += len(data)
        known = self._shown.get(seat, set()) | self.named.get(seat, set())
        found = [*(marks_in(data) - known)]
        found += [never for never in self._never if never in data]
        found += [token for token in self.tokens if token in data]
        found += [secret for secret in HEX.findall(data) if secret not in self._public(seat)]
        self.leaks += [f"seat {seat} is told {each.decode()}: {data[:300].decode()}" for each in found]

    def check_update(self, seat: int, told: dict[str, Any]) -> None:
        """Check an update against its line of the journal."""
        # A new connection learns whom the match waits for, and nothing of the input.
        throws = self.room.live.match.header.throws
        for name, may in allowed(self._line(told["number"]), seat, throws).items():
            said = [
                {key: value for key, value in each.items() if key not in ("event", "parts")}
                if name == "rolls"
                else each
                for each in told.get(name, [])
            ]
            if said not in ([], may):
                self.leaks.append(f"seat {seat} may hear the {name} {may}, and is told {told}"[:600])

    def _line(self, number: int) -> Line:
        if number >= len(self._lines):
            room = self.room
            for data in room._store.lines_after(room.id, place_after(len(self._lines) - 1)):
                entry = read_input(data)
                if isinstance(entry, Line):
                    self._lines.append(entry)
        return self._lines[number]

    def _public(self, seat: int) -> set[bytes]:
        # The server's commitment, and the revealed secrets of finished throws.
        room, open_now = self.room, set()
        for each, chain in room.throws.secrets.chains.items():
            thrown = sum(row.seat == each for row in room.throws.rows.values()) if each == seat else 0
            open_now |= {chain.commitment(index + 1).encode() for index in range(thrown + 1)}
        return open_now

    def _check_waits(self, seat: int, data: bytes) -> None:
        told = read_json(data)
        for due in told.get("waits", ()):
            if due["seat"] != seat and due.keys() - {"seat", "deadline", "since", "what"}:
                self.leaks.append(
                    f"seat {seat} is told what seat {due['seat']} may do: {data[:300].decode()}"
                )


def hidden_from(line: Line, seat: int) -> list[int]:
    """The indices of events that only others received."""
    return [int(place) for place, seats in line.to.items() if seat not in seats]


def allowed(line: Line, seat: int, throws: Sequence[int]) -> dict[str, list[Any]]:
    """What a seat may receive of an input: its events, and the rolls if there are no other events.

    It always knows the dice it threw.
    """
    hidden = hidden_from(line, seat)
    events = [event for place, event in enumerate(line.events) if place not in hidden]
    own = [roll for roll in line.rolls if roll.seat == seat and seat in throws]
    return {"events": events, "rolls": plain(own if hidden else line.rolls)}


class Prying(Player):
    """Plays at random, and tries every query and command in between."""

    line = Tap

    def __init__(self, matches: Matches, seed: int, watch: Watch, often: int) -> None:
        super().__init__(matches, seed)
        self.often = often
        self.turns = 0
        self.watch = watch
        assert isinstance(self.connection, Tap)
        self.connection.hears = watch.hears

    async def _once(self, match: str, seat: int) -> None:
        self.turns += 1
        if self.turns % self.often == 1:
            await self.pry(match, seat)
        if not self.all(Over):
            await super()._once(match, seat)

    async def pry(self, match: str, seat: int) -> None:
        """Send every query, and try commands that are not allowed."""
        live = (await self.connection._find_room(match)).live.match
        if live.outcome is not None or live.running is not None:
            return
        game, state = live.game, live.game.clone(live.state)
        for said in nosy(game, state, seat):
            await self._try(seat, said)
        for number, data in enumerate(wrong(game, state, seat)):
            await self._try(seat, Command(f"wrong {self.turns} {number}", max(0, self.number), data))
        await self._try(seat, Undo(f"back {self.turns}", max(0, self.number)))

    async def _try(self, seat: int, said: Any) -> None:
        # A value from the request may occur in the response.
        self.watch.named[seat] = marks_in(encode(said))
        await self.say(said)
        self.watch.named[seat] = set()


class Case(msgspec.Struct, frozen=True):
    """A match to be watched: the marked game, its scenario and its seats."""

    game: Game
    scenario: Any
    seats: tuple[str, ...]
    often: int = 3  # turns between two full rounds of queries
    marks: bool = True  # whether marks are in hidden values
    throws: tuple[int, ...] | None = None
    other: Callable[[Any, int, Dice], Any] | None = None  # a world that looks the same to a seat

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        """Another world that looks the same to a seat, by default as the game imagines it."""
        return (self.other or self.game.imagine)(state, seat, dice)


async def watched(case: Case, folder: Path) -> Watch:
    """Play a match to its end, watched, while spectators connect and send HTTP requests."""
    async with hosted_matches(folder, FAST, find=lambda name: case.game) as matches:
        made = await create(matches, case.game.name, case.scenario, case.seats, seed=SEED, throws=case.throws)
        watch = Watch(await matches.room(made.match), [*made.invites.values()])
        players = {seat: Prying(matches, seat, watch, case.often) for seat in made.invites}
        others = OtherClients(matches, made, watch)
        lobby = matches.lobby.listen("test")
        matches.lobby.add(lobby)
        await others.come()
        coming = asyncio.ensure_future(others.come_again())
        await asyncio.gather(*(each.play(made.match, made.invites[seat]) for seat, each in players.items()))
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)
        for each in players.values():
            await each.leave()
        news = [await asyncio.wait_for(lobby.news.get(), WAIT)]
        while not lobby.news.empty():
            news.append(lobby.news.get_nowait())
        for each in news:
            watch.check(SPECTATOR, encode(each))
        watch.kinds.add("lobby events")
        return watch


def caller(matches: Matches) -> httpx2.AsyncClient:
    """An HTTP client without a network."""
    return httpx2.AsyncClient(transport=httpx2.ASGITransport(app=build(matches)), base_url="http://localhost")


class OtherClients:
    """Spectators and HTTP clients without a seat, and a seat's owner who reads the log."""

    def __init__(self, matches: Matches, made: Created, watch: Watch) -> None:
        self.matches = matches
        self.made = made
        self.watch = watch

    async def come_again(self) -> None:
        """A few times while the match goes on."""
        for _ in range(VISITS):
            await asyncio.sleep(0.1)
            await self.come()

    async def come(self) -> None:
        """Watch from the start, and send every query and request."""
        eve = Prying(self.matches, 99, self.watch, 1)
        await eve.hello(self.made.match, last=0)
        await eve.pry(self.made.match, SPECTATOR)
        await eve.leave()
        here = f"/matches/{self.made.match}"
        async with caller(self.matches) as http:
            for path in ("/matches", here, f"{here}/log", f"{here}/journal", "/matches/none/log", "/metrics"):
                await self._get(http, path, SPECTATOR)
            for path in ("frames", "frames?seat=all", "frames?seat=0", "odds"):
                await self._get(http, f"{here}/{path}", SPECTATOR)
            for seat, token in self.made.invites.items():
                await self._get(http, f"{here}/log", seat, token)
                await self._get(http, f"{here}/frames?seat={1 - seat}", seat, token)

    async def _get(self, http: httpx2.AsyncClient, path: str, seat: int, token: str = "") -> None:
        answer = await http.get(path, headers={"authorization": f"Bearer {token}"} if token else {})
        if self.watch.room.live.match.outcome is None:  # otherwise its journal is public
            self.watch.look()
            self.watch.check(seat, answer.content)
            for update in answer.json()["updates"] if path.endswith("/log") and answer.is_success else ():
                self.watch.check_update(seat, update)
            self.watch.kinds.add(f"GET {path.rpartition('/')[2].partition('?')[0]}")


# Two worlds.


def written(case: Case, inputs: int = 120) -> MatchRecord:
    """A reproducible stored match of players, with dice thrown by the first seat."""
    game, lines, random = case.game, [], Random(SEED)
    scenario = game.scenarios.load(case.scenario)
    seats = range(len(game.seats_for(scenario)))
    row = MatchRow("twin", game.name, "", 0.0, b"{}", b"secret")
    journal = Journal(lines.append)
    match = Match(game, scenario, seed=SEED, throws=[0], journal=journal, fair=SERVER_SECRETS.fair())
    thrown = 0
    while match.outcome is None and match.number < inputs:
        waits = match.pending()
        asked = [each for each in waits if each.request is not None]  # these are answered in order
        due = asked[0] if asked else random.choice(waits or [None])
        if due is None:
            match.elapse(game.next_due(match.state))
        elif isinstance(due.request, RollRequest):
            thrown += 1
            faces, proof = SERVER_SECRETS.throw(due.request, thrown, "mine")
            match.answer(due.seat, due.request.id, faces, proof=proof)
        elif due.request is not None:
            match.answer(due.seat, due.request.id, random.randrange(len(due.request.choices)))
        else:
            options = game.options(match.state, due.seat)
            match.submit(due.seat, options.command(random.randrange(options.count())))
    return MatchRecord(row, tuple(lines), tuple(SeatRow(row.id, seat, b"") for seat in seats), (), 0.0)


class Listener(Person):
    """A client of one of two servers; `told` is what it received since the last check."""

    line = Tap

    def __init__(self, matches: Matches) -> None:
        super().__init__(matches)
        self.told: list[bytes] = []
        assert isinstance(self.connection, Tap)
        self.connection.hears = lambda connection, data: self.told.append(data)

    def take(self) -> list[bytes]:
        # Receipts differ between the lines, but they cannot be made or read without the match's secret.
        told, self.told = [PROOF.sub(b"", data) for data in self.told], []
        return told


class Halt(msgspec.Struct, frozen=True):
    """A position in a journal between two inputs: the lines before and after it."""

    before: tuple[bytes, ...]
    after: tuple[bytes, ...]


class Side:
    """One of two servers, with a client at a seat and a spectator."""

    def __init__(self, room: Room, matches: Matches) -> None:
        self.room = room
        self.matches = matches
        self.listener = Listener(matches)
        self.onlooker = Listener(matches)

    async def hello(self, seat: int) -> None:
        token = f"token {seat}" if seat >= 0 else ""
        await self.listener.say(Hello(self.room.id, token, position="patch", history=50))
        await self.listener.hear(Welcome)
        await self.onlooker.hello(self.room.id)

    async def calls(self, seat: int) -> list[bytes]:
        """The match's HTTP responses."""
        # What the narrator says is stored once a second, which a busy machine reaches at one of the two only.
        await self.room.narrations.save_now()
        here = f"/matches/{self.room.id}"
        headers = {"authorization": f"Bearer token {seat}"} if seat >= 0 else {}
        async with caller(self.matches) as http:
            paths = (here, f"{here}/log", f"{here}/frames?seat=all", "/matches")
            return [(await http.get(path, headers=headers)).content for path in paths]

    def take(self) -> list[bytes]:
        return self.listener.take() + self.onlooker.take()

    async def leave(self) -> None:
        await self.listener.leave()
        await self.onlooker.leave()

    def view(self, seat: int) -> bytes:
        return encode(self.room.live.match.view_midway(seat))


class Twins:
    """Two servers with one match, and a client of one seat at both."""

    def __init__(self, one: Side, other: Side, seat: int) -> None:
        self.sides = (one, other)
        self.seat = seat
        self.compared = 0
        self.leaks: list[str] = []

    def apart(self, most: int = 6) -> list[str]:
        """Names that exist in only one of the worlds: the shortest that begins with each word."""
        one, other = (set(TEXT.findall(encode(side.room.live.match.state))) for side in self.sides)
        names = sorted((name.decode() for name in one ^ other), key=lambda name: (-len(name), name))
        shortest = {re.split(r"\W", name)[0]: name for name in names}
        return sorted(shortest.values(), key=lambda name: (len(name), name))[:most]

    async def say(self, said: Any) -> None:
        """Send a message to both servers, and compare the replies."""
        for side in self.sides:
            await side.listener.say(said)
        self.compare(encode(said).decode())

    def compare(self, what: str) -> None:
        """Check that both have sent the same."""
        one, other = (side.take() for side in self.sides)
        self.same(what, one, other)

    async def call(self) -> None:
        """Send an HTTP request to both, and compare the responses."""
        one, other = [await side.calls(self.seat) for side in self.sides]
        self.same("calls over HTTP", one, other)

    def same(self, what: str, one: list[bytes], other: list[bytes]) -> None:
        self.compared += len(one)
        if one != other:
            first = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), (one, other))
            self.leaks.append(f"after {what[:200]} seat {self.seat} is told {first[0]!r} or {first[1]!r}")

    async def feed(self, line: Line, last: bool) -> bool:
        """Play one more input at both; return whether the seat still sees the same in both.

        Hidden dice come out differently in the second world, and the last hidden command there is a
        different one.
        """
        real, other = self.sides
        worked = [await _fed(real.room, line)]
        line = self._otherwise(real.room.live.match, other.room.live.match, line, last)
        worked.append(await _fed(other.room, line))
        _same_dice(real.room.live.match, other.room.live.match)
        views = {side.view(self.seat) for side in self.sides}
        if not all(worked) or len(views) > 1:
            return False  # the other world forbids it, or the seat has legitimately learnt something
        self.compare(f"input {line.n}")
        return True

    def _otherwise(self, real: Match, match: Match, line: Line, last: bool) -> Line:
        heard = allowed(line, self.seat, ())["events"]
        another = last and not heard and self.seat != line.seat >= 0
        for key in range(TRIES if another or hidden_from(line, self.seat) else 0):
            other = _done_otherwise(match, line, key) if another else self._rethrown(match, line, key)
            trial = match.fork(key)
            try:
                told = feed(trial, other).seen_by(self.seat)
            except (Rejected, IndexError, ValueError):
                continue
            if encode([told, self._sees(trial)]) == encode([heard, self._sees(real)]):
                match.use_tray(match._other_dice(key))
                return other
        return line

    def _rethrown(self, match: Match, line: Line, key: int) -> Line:
        # The reply contains another player's dice with their proof.
        for ask in [due.request for due in match.pending() if due.seat != self.seat]:
            if isinstance(ask, RollRequest) and ask.id == line.request and line.proof is not None:
                faces, proof = SERVER_SECRETS.throw(ask, line.proof.index, f"other {key}")
                return replace(line, answer=faces, proof=proof)
        return line

    def _sees(self, match: Match) -> list[Any]:
        # Whom the match waits for is public, as is whether for a turn or an answer.
        waits = [(due.seat, due.deadline, due.request is None) for due in match.pending()]
        own = [due.options for due in match.pending() if due.seat == self.seat]
        return [waits, own, match.view_midway(self.seat)]


def _done_otherwise(match: Match, line: Line, key: int) -> Line:
    if line.command is UNSET or match.running is not None:
        return line
    options = match.game.options(match.state, line.seat)
    return replace(line, command=plain(options.command(Dice(key).below(options.count()))))


def _same_dice(real: Match, match: Match) -> None:
    # From here on both roll the same dice again.
    if real.running is None and match.running is None:
        tray = Tray(real.tray.seed, real.tray.run)
        tray.place(real.tray.at)
        match.use_tray(tray)


async def _fed(room: Room, line: Line) -> bool:
    async with room.live.lock:
        try:
            await room.submit(lambda: feed(room.live.match, line))
        except (Rejected, IndexError, ValueError):
            return False
    return True


@asynccontextmanager
async def twins(case: Case, kept: MatchRecord, halt: Halt, seat: int, folder: Path) -> AsyncIterator[Twins]:
    """Two servers at a position of a match, the second as the seat might imagine it."""
    async with AsyncExitStack() as stack:
        sides = []
        for name in ("real", "imagined"):
            path = folder / f"{name} {len(halt.before)} {seat}"
            path.mkdir()
            tables = hosted_matches(path, FAST, find=lambda name: case.game, count=Ticks(), wall=lambda: 0.0)
            sides.append(await _opened(await stack.enter_async_context(tables), kept, halt))
            stack.push_async_callback(sides[-1].leave)
        match = sides[1].room.live.match
        match.state = case.imagine(match.state, seat, Dice(len(halt.before)))
        yield Twins(sides[0], sides[1], seat)


async def _opened(matches: Matches, kept: MatchRecord, halt: Halt) -> Side:
    row = replace(kept.row, ended=False)
    seats = [SeatRow(row.id, each.seat, hash_token(f"token {each.seat}"), b"", "Ann") for each in kept.seats]
    matches.store.create(row, halt.before, seats, 0.0)
    matches.store.acquire = lambda match: False  # type: ignore[method-assign]  # no bot moves, and no clock
    return Side(await matches.room(row.id), matches)


def halts(case: Case, kept: MatchRecord, seat: int, most: int) -> list[Halt]:
    """Positions spread over a journal at which a seat can imagine another world."""
    lines = kept.lines
    match = begin(read_header(Reader(), lines[0]), case.game)
    found: list[int] = []
    for place in range(2, len(lines)):
        entry = read_input(lines[place])
        if not isinstance(entry, Line):
            break
        other = case.imagine(match.state, seat, Dice(place))
        if match.running is None and encode(other) != encode(match.state):
            found.append(place)
        feed(match, entry)
    step = max(1, len(found) // most)
    return [Halt(lines[:place], lines[place:]) for place in found[::step][:most]]


async def compared(case: Case, folder: Path, most: int, inputs: int = 4) -> Compared:
    """Compare two worlds at some positions of a match, for every seat and for spectators."""
    kept, found = written(case), Compared()
    for seat in (SPECTATOR, *(row.seat for row in kept.seats)):
        for halt in halts(case, kept, seat, most):
            async with twins(case, kept, halt, seat, folder) as both:
                await _compare(case, both, halt.after[:inputs])
                found.messages += both.compared
                found.leaks += both.leaks
    return found


async def _compare(case: Case, both: Twins, lines: Sequence[bytes]) -> None:
    room, seat = both.sides[0].room, both.seat
    state, number = case.game.clone(room.live.match.state), int(room.live.match.number)
    for side in both.sides:
        await side.hello(seat)
    both.compare("hello")
    names = both.apart()
    for said in nosy(case.game, state, seat, names):
        await both.say(said)
    for place, data in enumerate(wrong(case.game, state, seat, names)):
        await both.say(Command(f"wrong {place}", number, data))
    inputs = [entry for entry in map(read_input, lines) if isinstance(entry, Line)]
    for line in inputs:
        if not await both.feed(line, line is inputs[-1]):
            return
    await both.say(Undo("back", int(room.live.match.number)))
    await both.call()


class Compared(msgspec.Struct):
    """The result: how many messages were compared, and which of them differ."""

    messages: int = 0
    leaks: list[str] = []

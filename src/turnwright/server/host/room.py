"""One live match: what people say to it, what it stores, and what it tells whom.

Whatever changes the match goes one way: under the room's lock the rules decide on a match in memory, its
lines are stored, and only then is anybody told. When the store did not take them, the match in memory is
thrown away and built again from what is stored.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from turnwright.kernel import records
from turnwright.kernel.codec import encode, plain, read_json
from turnwright.kernel.errors import GameFault, JournalError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.records import ChoiceRequest, Line, Pending
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.errors import Overtaken
from turnwright.protocol.messages import (
    LONGEST_CHAT,
    Ask,
    Chat,
    Chatted,
    Choose,
    Command,
    Done,
    FromClient,
    FromServer,
    Hello,
    Over,
    Pause,
    Presence,
    Refused,
    RollResult,
    SeatInfo,
    Throw,
    Trouble,
    Undo,
    Update,
    Welcome,
)
from turnwright.server.host import seats as chairs
from turnwright.server.host.autoplay import AutoPlay
from turnwright.server.host.clock import AWAY, NOBODY, START, MatchClock
from turnwright.server.host.journal_lines import place_after, read_entry
from turnwright.server.host.peers import ChatSaid, Peers, PlayerNamed, ReadOnlyChanged, SeatTaken
from turnwright.server.host.queries import answer
from turnwright.server.host.receipts import Receipt, line_signature, read_receipt
from turnwright.server.host.stored_match import StoredMatch
from turnwright.server.host.throws import PendingThrows
from turnwright.server.host.updates import StoredInputs, UpdateWriter, seen
from turnwright.server.settings import StoredSettings
from turnwright.server.stores.store import Append, Conflict, MatchRecord, SeatRow, StoreError

if TYPE_CHECKING:
    from turnwright.server.host.connection import Connection
    from turnwright.server.host.matches import Matches

REMEMBERED = 200  # commands whose ids are known without asking the store
MANY_INPUTS = 20  # inputs to tell at once that are better told in a thread
MOST_LEGAL = 50  # legal things that a refusal names

logger = logging.getLogger("turnwright.server")

T = TypeVar("T")


class Room:
    """A match with its people, its clock and its bots.

    `connections` are all that listen; `play` is the match as it is stored, or None while the store does not
    answer.
    """

    def __init__(
        self, hall: "Matches", game: Game, kept: MatchRecord, play: StoredMatch, waits: list[Pending]
    ) -> None:
        self.hall = hall
        self.id = kept.row.id
        self.game = game
        self.row = kept.row
        self.settings: StoredSettings = read_json(kept.row.settings or b"{}", StoredSettings)
        self.play: StoredMatch | None = play
        self.number = int(play.match.number)  # of the last input that is stored
        self.rows: dict[int, SeatRow] = {row.seat: row for row in kept.seats}
        self.dice = PendingThrows(self, kept, play.match.header.throws)
        self.people = tuple(play.match.people)
        self.clock = MatchClock(int(play.match.now), hall.count, [NOBODY])  # until it is seen who is there
        self.timed = type(game).elapse is not Game.elapse
        self.connections: set[Connection] = set()
        self.sockets: dict[int, Connection] = {}
        self.lock = asyncio.Lock()
        self.closed = False
        self.left = time.monotonic()  # when the last one went away
        self.limits: dict[str, int] = {}  # deadlines that the table sets, by request
        self.teller = UpdateWriter(self.id, self.settings, hall.settings.chunk, kept.row.secret)
        self.neighbours = Peers(self)
        self.told = play.at  # lines that the connections know of
        self.waits = waits
        self._mattered = dict.fromkeys(self.people, int(play.match.number))
        self._recent: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._arrived: set[int] = set()
        self._heavy = False
        self._set_limits()
        self.hold()
        self.mover = AutoPlay(self)

    @property
    def match(self) -> Match:
        """The match as it is stored; `StoreError` while nobody knows how it stands."""
        if self.play is None:
            raise StoreError("the store does not answer")
        return self.play.match

    # Who is there.

    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        names = self.game.seats_for(self.match.scenario)
        return chairs.sitting(self.match.header, names, self.rows, self.is_here)

    def is_here(self, seat: int) -> bool:
        """Whether the person of that seat is at this server, or at another."""
        return seat in self.sockets or seat in self.neighbours.seats

    async def attach(self, connection: "Connection", hello: Hello) -> Trouble | None:
        """Let somebody in who has said hello, or say why not; what they missed is told to them."""
        async with self.lock:
            if self.closed:
                return trouble("restart", "the match is being put away: come again")
            await self.ready()
            if self.hall.shared or hello.last > self.match.number:
                await self.catch_up()  # another server may have written what was not heard of yet
            row = await self.row_of(hello.token) if hello.token else None
            problem = self._refusal(connection, hello, row)
            if problem is not None:
                return problem
            connection.sit(self, -1 if row is None else row.seat, hello.lang)
            known = await self._known(connection, hello)
            if row is not None:
                await self.put_former_out_of_use(row, hello.token)
            await self._welcome(connection, known)
            self._let_in(connection)
        return None

    def _refusal(self, connection: "Connection", hello: Hello, row: SeatRow | None) -> Trouble | None:
        if hello.token and row is None:
            return trouble("wrong-token", "the token opens no seat of this match")
        if not hello.token and not self.settings.spectators:
            return trouble("no-spectators", "this match has no spectators")
        if row is not None and self._comes_late(connection, row.seat):
            return trouble("replaced", "the seat has a newer connection")
        if row is None and len(self.connections) - len(self.sockets) >= self.hall.settings.onlookers:
            return trouble("full", "there are too many spectators already")
        return None

    def _comes_late(self, connection: "Connection", seat: int) -> bool:
        # What came first says hello last: its client has given it up long ago.
        return seat in self.sockets and self.sockets[seat].place > connection.place

    async def row_of(self, token: str) -> SeatRow | None:
        """The seat that a token opens, or None."""
        await self.read_rows()
        return chairs.holder(list(self.rows.values()), token)

    async def read_rows(self) -> None:
        """See who holds the seats: people may join at another server."""
        rows = await self.hall.call(self.hall.store.seats, self.id)
        self.rows = {row.seat: row for row in rows}
        self.hold()

    async def put_former_out_of_use(self, row: SeatRow, token: str) -> None:
        """A token is used: the one before opens the seat no more."""
        later = chairs.used(row, token)
        if later is not row:
            try:
                # Somebody may take the seat anew at another server: then their tokens stay as they are.
                await self.hall.call(self.hall.store.used, self.id, row.seat, row.token)
                self.rows[row.seat] = later
            except StoreError:
                logger.warning("match %s: the former token of seat %d stays in use", self.id, row.seat)

    def _let_in(self, connection: "Connection") -> None:
        seat, older = connection.seat, self.sockets.get(connection.seat)
        self.connections.add(connection)
        if older is not None:
            self.replaced(older)
        if seat >= 0:
            self.sockets[seat] = connection
            self._arrived.add(seat)
            self.neighbours.tell(SeatTaken(self.neighbours.name, seat, connection.place))
            self.presence(tell=True)
        self.mover.wake()

    def replaced(self, older: "Connection") -> None:
        """A seat has a newer connection, here or at another server."""
        self.connections.discard(older)
        if self.sockets.get(older.seat) is older:
            del self.sockets[older.seat]
        older.end(trouble("replaced", "the seat has a newer connection"))
        self.mover.wake()

    def seated(self, row: SeatRow) -> None:
        """Somebody took a seat with a new token."""
        self.rows[row.seat] = row
        self.neighbours.tell(PlayerNamed(self.neighbours.name, row.seat, row.player))
        self.presence(tell=True)

    def named(self, seat: int, player: str) -> None:
        """Somebody took a seat at another server."""
        if seat in self.rows:
            self.rows[seat] = replace(self.rows[seat], player=player)
            self.presence()
            self.mover.wake()

    async def detach(self, connection: "Connection") -> None:
        """Somebody is gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if self.sockets.get(connection.seat) is connection:
            del self.sockets[connection.seat]
            self.presence(tell=True)
        self.left = time.monotonic()
        self.mover.wake()

    def presence(self, tell: bool = False) -> None:
        """Tell everybody who is there, and the other servers too if it changed here."""
        self.hold()
        if self.play is not None:
            self.broadcast(Presence(self.seats(), self.clock.held))
        if tell:
            self.neighbours.announce()

    def hold(self) -> None:
        """Let time run for people who are there: not before all have come once, nor when all are gone."""
        self._arrived |= self.neighbours.seats
        there = [seat for seat in self.people if self.is_here(seat)]
        known = [seat for seat in self.people if seat in self._arrived or self._has_joined(seat)]
        self.clock.hold_for(
            {
                NOBODY: bool(self.people) and not there,
                START: len(known) < len(self.people),
                AWAY: self.settings.away == "pause" and len(there) < len(self.people),
            }
        )

    def _has_joined(self, seat: int) -> bool:
        return seat in self.rows and self.rows[seat].player != ""

    def broadcast(self, message: FromServer) -> None:
        """Tell everybody the same."""
        data = encode(message)
        for connection in list(self.connections):
            connection.put(data)

    # Welcome: what was missed, or a fresh view.

    async def _known(self, connection: "Connection", hello: Hello) -> int:
        """The last number of which what the client knows is what is kept; -1 if part of that was lost."""
        told = read_receipt(self.row.secret, self.id, hello.mark)
        if hello.last <= self.match.number and (told is None or self._is_kept(told)):
            return hello.last
        words = f"input {hello.last} is known to you, but the last that is kept is {self.match.number}"
        if told is not None and not self._is_kept(told):
            words = f"input {told.number}, as it was told to you, is not kept any more"
            logger.error("match %s: to seat %d it was told: %s", self.id, connection.seat, words)
            # Where others have played past it, nobody is helped when all have to stop.
            if told.number > self.match.number:
                await self._freeze()
        connection.tell(trouble("STORE_ROLLBACK", words))
        return -1

    def _is_kept(self, told: Receipt) -> bool:
        assert self.play is not None  # it was made ready
        chain = self.play.chain(told.number)
        return chain != b"" and told.sign == line_signature(self.row.secret, self.id, told.number, chain)

    async def _freeze(self) -> None:
        self.row = replace(self.row, read_only=True)
        await self.hall.call(lambda: self.hall.store.mark(self.id, read_only=True))
        self.neighbours.tell(ReadOnlyChanged(self.neighbours.name, True))

    def marked(self, read_only: bool) -> None:
        """Somebody else has closed the match, or opened it again."""
        self.row = replace(self.row, read_only=read_only)
        self.mover.wake()

    async def _welcome(self, connection: "Connection", last: int) -> None:
        play = self.play
        assert play is not None  # it is ready, or nobody was let in
        match, number = play.match, int(play.match.number)
        fresh = last < max(0, number - self.hall.settings.missed, play.undos.last)
        connection.tell(
            Welcome(
                self.id,
                self.game.name,
                self.game.rules,
                self.row.scenario,
                connection.seat,
                self.seats(),
                number,
                self.clock.now(),
                fresh,
                paused=self.clock.held,
                read_only=self.row.read_only,
                outcome=match.outcome,
                mark=self.teller.mark(play, number),
            )
        )
        lines = [] if fresh else await self._lines_between(place_after(last), play.at)
        entries = [read_entry(line) for line in lines]
        position = partial(self._position, play, connection, entries, fresh)
        for message in await self.work(position, len(entries) > MANY_INPUTS):
            connection.tell(message)

    async def _lines_between(self, first: int, end: int) -> list[bytes]:
        # What another server has stored behind the end is told when the match has come so far here, too.
        lines = await self.hall.call(self.hall.store.lines_after, self.id, first)
        return lines[: end - first]

    def _position(
        self, play: StoredMatch, connection: "Connection", entries: Sequence[Any], fresh: bool
    ) -> list[FromServer]:
        seat, lang, match = connection.seat, connection.lang, play.match
        news = StoredInputs(entries, {}, self.waits, self.limits, self.clock.now())
        messages: list[FromServer] = []
        if fresh:
            messages += self.teller.view(match, seat)
        if any(isinstance(entry, Line) for entry in entries):
            messages += self.teller.package(play, news, seat, lang)
        else:
            # Whom the match waits for is told in any case.
            waits = self.teller.waits(match, news, seat)
            number, mark = int(match.number), self.teller.mark(play, int(match.number))
            messages.append(Update(number, kind="begin", waits=waits, now=news.now, mark=mark))
            messages += self.teller.position(play, seat)
        messages += self.dice.all_asks(play, connection)
        if match.outcome is not None and not any(isinstance(message, Over) for message in messages):
            messages.append(Over(int(match.number), match.outcome))
        return messages

    # What people say.

    async def hear(self, connection: "Connection", said: FromClient) -> None:
        """Take what somebody says who was let in."""
        if isinstance(said, Ask):
            await answer(self, connection, said)
        elif connection.seat < 0:
            words = "a spectator only looks on"
            connection.tell(trouble("no-seat", words, getattr(said, "id", "")))
        elif isinstance(said, Chat):
            self._chat(connection.seat, said)
        elif isinstance(said, Pause):
            connection.tell(await self._pause(said))
        else:
            connection.tell(await self._changed(connection, said))

    def _chat(self, seat: int, said: Chat) -> None:
        player = self.rows[seat].player if seat in self.rows else ""
        text = chairs.polite(" ".join(said.text.split()), LONGEST_CHAT)
        if text:
            self.broadcast(Chatted(seat, player, text))
            self.neighbours.tell(ChatSaid(self.neighbours.name, seat, player, text))

    async def _pause(self, said: Pause) -> FromServer:
        if not self.settings.pause:
            return trouble("no-pause", "the clock of this match cannot be stopped", said.id)
        async with self.lock:
            self.neighbours.pause(said.paused)
            self.presence(tell=True)
            self.mover.wake()
            return Done(said.id, self.number)

    async def _changed(self, connection: "Connection", said: FromClient) -> FromServer:
        seat = connection.seat
        if isinstance(said, Command):
            wish = said.command
            return await self._carry_out(seat, said, lambda: self._submit(connection, wish))
        if isinstance(said, Choose):
            choice = said
            return await self._carry_out(seat, said, lambda: self._choose(seat, choice))
        if isinstance(said, Undo):
            return await self._carry_out(seat, said, lambda: self._undo(seat))
        if isinstance(said, Throw):
            return await self.dice.throw(seat, said)
        assert isinstance(said, RollResult)  # a hello is never handed on, and there is nothing else
        return await self.dice.result(seat, said)

    async def _carry_out(
        self, seat: int, said: "Command | Choose | Undo", act: Callable[[], object]
    ) -> FromServer:
        async with self.lock:
            return await self.answered(seat, said.id, said, lambda: self._input_of(seat, said, act))

    async def _input_of(self, seat: int, said: "Command | Choose | Undo", act: Callable[[], object]) -> int:
        self._check_expected(seat, said.expects)
        number = await self.input(act, seat, said.id)
        self.remember(seat, said.id, number)
        self.mover.somebody_moved()
        return number

    async def answered(
        self, seat: int, about: str, said: Any, carry_out: Callable[[], Awaitable[int]]
    ) -> FromServer:
        """Done, or why not; a command that was kept before is done, whatever stands against it now."""
        try:
            await self.ready()
            # A result goes by the id of its request, which is not of the client's making.
            known = -1 if isinstance(said, RollResult) else self._recent.get((seat, about), -1)
            self._check_open(known)
            return Done(about, known if known >= 0 else await carry_out())
        except Rejected as refused:
            return await self._refused(seat, about, said, refused)
        except StoreError as error:
            logger.error("match %s: the store failed: %s", self.id, error)
            return Refused(about, "store", "the store did not take it: try again", number=self.number)
        except GameFault as error:
            logger.exception("match %s: %s failed", self.id, self.game.name, exc_info=error)
            return Refused(
                about, "fault", f"{self.game.name} failed, and nothing has changed", number=self.number
            )

    def _check_open(self, known: int) -> None:
        if known < 0 and self.row.read_only:
            raise Rejected("read-only", "this match can only be read")

    def _check_expected(self, seat: int, expects: int) -> None:
        mattered = self._mattered[seat]
        if expects < mattered:
            raise Rejected("stale", f"you expected input {expects}, but {mattered} has changed your position")
        if expects > self.match.number:
            raise Rejected("stale", f"you expected input {expects}, but the last is {self.match.number}")

    def remember(self, seat: int, about: str, number: int) -> None:
        """Know a command again when it is repeated."""
        self._recent[seat, about] = number
        while len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)

    async def _refused(self, seat: int, about: str, said: Any, refused: Rejected) -> FromServer:
        kept = -1 if isinstance(said, RollResult) else await self._number_of(seat, about)
        if kept >= 0:
            self.remember(seat, about, kept)
            return Done(about, kept)
        try:
            wish = said.command if isinstance(said, Command) else UNSET
            return await self.work(lambda: self._refusal_of(seat, about, wish, refused))
        except Exception:
            logger.exception("match %s: %s cannot say why it refuses", self.id, self.game.name)
            return Refused(about, refused.code, refused.reason, refused.field, number=self.number)

    async def _number_of(self, seat: int, about: str) -> int:
        try:
            return await self.hall.call(self.hall.store.number_of, self.id, seat, about)
        except StoreError:
            return -1

    def _refusal_of(self, seat: int, about: str, wish: Any, refused: Rejected) -> Refused:
        match = self.match
        better: Any = None
        if wish is not UNSET and refused.code not in ("malformed", "stale", "over", "waiting", "read-only"):
            better = self.game.presenter.suggest(
                match.state, seat, self.game.notation.command_from_data(wish), refused
            )
        return Refused(
            about,
            refused.code,
            refused.reason,
            refused.field,
            tuple(plain(refused.legal[:MOST_LEGAL])),
            int(match.number),
            self.game.presenter.explain(match.state, refused),
            UNSET if better is None else plain(better),
        )

    # The rules at work. These run where `work` runs them.

    def _submit(self, connection: "Connection", wish: Any) -> None:
        match, seat = self.match, connection.seat
        command = self.game.notation.command_from_data(wish)
        before = self._due_of(seat, match.pending()) if self.timed else []
        self.tell_time(connection.allowance())
        if self.timed and self._due_of(seat, match.pending()) != before:
            raise Rejected("stale", "it is too late: time has changed your position")
        match.submit(seat, command)

    def tell_time(self, allowance: int = 0) -> None:
        """A game with clocks hears the time before each command."""
        match = self.match
        now = self.clock.now() - allowance
        if self.timed and match.running is None and match.outcome is None and now > match.now:
            match.elapse(now)

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except Rejected as refused:
            assert self.play is not None  # it has just refused
            raise self.play.undos.why_not(refused, seat) from refused

    def _choose(self, seat: int, said: Choose) -> None:
        for pending in self.match.pending():
            ask = pending.request
            if isinstance(ask, records.RollRequest) and ask.id == said.request:
                raise Rejected("not-a-question", f"request {ask.id} is for dice to throw", "request")
        self.match.answer(seat, said.request, said.choice)

    # The way that every input goes. The lock is held.

    async def work(self, act: Callable[[], T], long: bool = False) -> T:
        """Let the rules work: alone, for they share scratch space, and in a thread if they take long."""
        async with self.hall.rules(self.game.name):
            start = time.perf_counter()
            try:
                return await asyncio.to_thread(act) if self._heavy or long else act()
            finally:
                self._heavy = time.perf_counter() - start > self.hall.settings.slow

    async def input(self, act: Callable[[], object], seat: int = -1, command: str = "") -> int:
        """Carry out an input, store it and tell it; its number, or `Rejected`, `GameFault`, `StoreError`."""
        play = self.play
        assert play is not None  # whoever holds the lock has asked
        error: Rejected | GameFault | None = None
        try:
            await self.work(act)
        except (Rejected, GameFault) as refused:
            error = refused
        except Exception as fault:
            await self.reload()
            raise GameFault(f"{type(fault).__name__}: {fault}") from fault
        if error is None:
            return await self._keep(play, seat, command)
        if play.fresh:
            await self._keep(play, -1, "")  # the time that it heard before it refused
        raise error

    async def _keep(self, play: StoredMatch, seat: int, command: str) -> int:
        lines, match = tuple(play.fresh), play.match
        entries = [read_entry(line) for line in lines]
        digest = next((entry.digest for entry in reversed(entries) if entry.digest), "")
        number, ended = int(match.number), match.outcome is not None
        append = Append(self.id, play.at, lines, digest, seat, command, number, self.hall.wall(), ended)
        try:
            result = await self.hall.writer.append(append)
        except StoreError:
            return await self._after_failure(seat, command)
        if isinstance(result, Conflict):
            await self.reload()
            if command and result.number >= 0:
                return result.number
            raise Overtaken
        play.at += len(lines)
        play.fresh.clear()
        await self.tell(lines, entries)
        return number

    async def _after_failure(self, seat: int, command: str) -> int:
        # Nobody knows whether it was kept: look.
        await self.reload()
        kept = await self.hall.call(self.hall.store.number_of, self.id, seat, command) if command else -1
        if kept < 0:
            raise StoreError("the input was not kept")
        return kept

    async def ready(self) -> None:
        """Make sure that the match in memory is the stored one."""
        if self.play is None:
            await self.reload()

    async def reload(self) -> None:
        """Throw the match in memory away and build it again from what is stored."""
        self.play = None
        kept = await self.hall.call(self.hall.store.load, self.id)
        if kept is None:
            raise StoreError(f"match {self.id} is not kept any more")
        play = await self.hall.played(kept)
        self.row = kept.row
        self.dice.read(kept.throws)
        self.play = play
        self.clock.at_least(int(play.match.now))
        if play.at < self.told:
            logger.error("match %s: %d lines were told, only %d are kept", self.id, self.told, play.at)
            await self._freeze()
            self.broadcast(trouble("STORE_ROLLBACK", "what you know is not kept any more"))
            self.told = play.at
        await self._tell_new(play, kept.lines)

    async def _tell_new(self, play: StoredMatch, lines: Sequence[bytes]) -> None:
        # The lines are counted already; they only have to be told.
        new = lines[self.told :]
        await self.tell(new, [read_entry(line) for line in new], counted=True)

    async def catch_up(self) -> None:
        """Play on by the lines that another server wrote, and know the dice that it saw; the lock is held."""
        if self.play is None or self.closed:
            return
        lines = await self.hall.call(self.hall.store.lines_after, self.id, self.play.at)
        if lines:
            await self._follow(self.play, lines)
        await self.dice.look()

    async def _follow(self, play: StoredMatch, lines: Sequence[bytes]) -> None:
        done = 0
        try:
            while done < len(lines):
                done += await self.work(partial(play.follow, lines[done:]), len(lines) > MANY_INPUTS)
        except JournalError:
            await self.reload()
            return
        play.at += len(lines)
        self.clock.at_least(int(play.match.now))
        await self.tell(lines, [read_entry(line) for line in lines])

    # Telling what is stored.

    async def tell(self, lines: Sequence[bytes], entries: Sequence[Any], counted: bool = False) -> None:
        """Tell everybody what they may know of some lines that are stored now."""
        play = self.play
        assert play is not None  # it was just stored
        undone: dict[int, int] = {}
        for line, entry in zip(lines, entries, strict=True):
            taken_back = -1 if counted else play.count(line, entry)
            if taken_back >= 0:
                undone[entry.n] = taken_back
        self.told, self.number = play.at, int(play.match.number)
        self._see_who_plays(entries)
        before = self.waits
        packages = await self.work(lambda: self._packages(play, entries, undone))
        self._note_what_mattered(entries, before)
        for connection, messages in packages:
            for data in messages:
                connection.put(data)
        self.mover.follow()

    def _see_who_plays(self, entries: Sequence[Any]) -> None:
        # Whoever plays at another server has come, too.
        seats = {entry.seat for entry in entries if isinstance(entry, Line)} & set(self.people)
        if not seats <= self._arrived:
            self._arrived |= seats
            self.hold()

    def _packages(
        self, play: StoredMatch, entries: Sequence[Any], undone: dict[int, int]
    ) -> "list[tuple[Connection, list[bytes]]]":
        before, self.waits = self.waits, play.match.pending()
        self._set_limits()
        news = StoredInputs(entries, undone, self.waits, self.limits, self.clock.now(), before != self.waits)
        made: dict[tuple[int, str], list[bytes]] = {}
        packages = []
        for connection in list(self.connections):
            key = (connection.seat, connection.lang)
            if key not in made:
                messages = self.teller.package(play, news, *key)
                messages += self.dice.new_asks(play, connection)
                made[key] = [encode(message) for message in messages]
            packages.append((connection, made[key]))
        return packages

    def _note_what_mattered(self, entries: Sequence[Any], before: Sequence[Pending]) -> None:
        # Ticks of a clock change nothing for a seat that is asked the same as before.
        lines = [entry for entry in entries if isinstance(entry, Line)]
        for seat in self.people:
            heard = any(line.elapsed is UNSET and seen(line, seat) for line in lines)
            if lines and (heard or self._due_of(seat, before) != self._due_of(seat, self.waits)):
                self._mattered[seat] = lines[-1].n

    def _due_of(self, seat: int, waits: Sequence[Pending]) -> list[tuple[str, int, int]]:
        return [
            ("" if pending.request is None else pending.request.id, pending.options, pending.deadline)
            for pending in waits
            if pending.seat == seat
        ]

    def _set_limits(self) -> None:
        asks = [pending.request for pending in self.waits if pending.request is not None]
        known = self.limits
        self.limits = {}
        for ask in asks:
            choice = isinstance(ask, ChoiceRequest)
            within = self.settings.choose_within if choice else self.settings.throw_within
            if ask.deadline < 0 and within > 0:
                self.limits[ask.id] = known.get(ask.id, self.clock.now() + within)

    # The end.

    async def close(self) -> None:
        """Finish what is being written, and let everybody go."""
        self.closed = True
        await self.mover.stop()
        async with self.lock:
            for connection in list(self.connections):
                connection.end(trouble("restart", "the server stops: come again"))
            self.connections.clear()
            self.sockets.clear()
            self.neighbours.announce()

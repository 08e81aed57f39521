"""A room: one live match with everyone and everything that attends it.

Every change goes one way: under the match's lock the rules decide on the match in memory, its lines are
stored, and only then are they sent. If the store did not take them, the match in memory is discarded and
rebuilt from what is stored.
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from math import ceil
from time import thread_time
from typing import Any, Literal, Protocol

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from turnwright.agents import agent, agent_names
from turnwright.fair.proof import COUNTED
from turnwright.gamekit.intents import QUERIES, Block, IntentError, Query, names_in, parse_for, read_block
from turnwright.kernel import records
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.errors import GameFault, JournalError, Rejected
from turnwright.kernel.game import SPECTATOR, Game, offers
from turnwright.kernel.records import EVERYTHING, PERSON, Line, Pending, read_input
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.errors import HostError, Overtaken
from turnwright.protocol.messages import (
    LONGEST_CHAT,
    LONGEST_TEXT,
    MOST_INTENTS,
    Ask,
    Chat,
    Choose,
    Command,
    Done,
    FromClient,
    FromServer,
    HandOver,
    Hello,
    Intents,
    Pause,
    Refused,
    Rematch,
    RollResult,
    Throw,
    Trouble,
    Undo,
    Welcome,
)
from turnwright.server.host.advice import Advice
from turnwright.server.host.peers import (
    ChatSaid,
    NarrationSaid,
    PeerPresence,
    Peers,
    PlayerNamed,
    ReadOnlyChanged,
    RematchMade,
    RematchWanted,
    SeatRevoked,
    SeatTaken,
    ThrowStored,
    decode_message,
)
from turnwright.server.host.rooms.attendance import Attendance, Client
from turnwright.server.host.rooms.autoplay import AutoPlay
from turnwright.server.host.rooms.chat_log import ChatLog
from turnwright.server.host.rooms.delayed_match import DelayedMatch
from turnwright.server.host.rooms.followed_positions import FollowedPositions
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.rooms.live_odds import LiveOdds
from turnwright.server.host.rooms.narrations import Narrations
from turnwright.server.host.rooms.queries import Queries, ToldPast
from turnwright.server.host.rooms.rematches import Rematches, RematchMaker
from turnwright.server.host.rooms.throws import PendingThrows
from turnwright.server.host.rooms.updates import MANY_INPUTS, StoredInputs, UpdateWriter
from turnwright.server.host.rooms.welcome import WelcomeWriter
from turnwright.server.host.stored.seats import clean_text
from turnwright.server.host.stored.stored_match import StoredMatch
from turnwright.server.host.stored.told_lines import seen
from turnwright.server.host.thinking.cpu_budget import CpuBudget
from turnwright.server.host.thinking.thoughts import OVER_BUDGET
from turnwright.server.host.workers import Workers
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.store import (
    Append,
    Appended,
    Conflict,
    MatchRecord,
    Store,
    StoreError,
    ThrowRow,
)
from turnwright.story.catalogue import catalogue_for
from turnwright.story.narration.two_voices import TwoVoices

# Refusals that suggest no other command.
UNEXPLAINED = ("malformed", "stale", "over", "waiting", "read-only", "store", "fault")
PAST_TRIES = 3  # to tell a new client the past without the lock
REMEMBERED = 200  # commands whose ids are known without asking the store
TELL = "tell"  # the kind of work that writes updates
MOST_LEGAL = 50  # legal alternatives that a refusal lists

STOPPING = trouble("restart", "the server is stopping: reconnect")
REPLAYED = trouble("restart", "the match is replayed: reconnect")
MATCH_REMOVED = trouble("wrong-match", "the match was removed")
FOG_LIFTED = trouble("restart", "what is hidden is shown from now on: reconnect")

logger = logging.getLogger("turnwright.server")


class InputWriter(Protocol):
    """Commits inputs, those that arrive together in one transaction."""

    async def append(self, append: Append) -> Appended | Conflict:
        """Store the lines of an input; on return they are on disk, or another writer was faster."""


class Room:
    """A match with its players, its clock and its bots.

    `shared` says that other servers use the store, and `publish` tells them something about the match.
    `give_up` is called when a match of bots alone cannot go on, and `rematch` creates the next match.
    `count` is a monotonic clock in nanoseconds, `wall` the time of day.
    """

    def __init__(
        self,
        record: MatchRecord,
        game: Game,
        stored: StoredMatch,
        waits: list[Pending],
        *,
        store: Store,
        writer: InputWriter,
        workers: Workers,
        settings: ServerSettings,
        advice: Advice,
        shared: bool,
        publish: Callable[[str], None],
        give_up: Callable[[], None],
        rematch: Callable[[], RematchMaker],
        count: Callable[[], int],
        wall: Callable[[], float],
        models: TwoVoices | None = None,
    ) -> None:
        self.id = record.row.id
        self.closed = False
        self.live = live = LiveMatch(record, game, stored, waits, workers, settings.slow, count)
        self._store = store
        self._writer = writer
        self._workers = workers
        self._shared = shared
        self._wall = wall
        self._mattered = dict.fromkeys(live.people, live.number)  # by seat, the last input that concerned it
        self._recent: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._peers = peers = Peers(publish, settings.presence_seconds)
        self.attendance = Attendance(live, record.seats, peers, store, workers, settings.match_spectators)
        self.updates = UpdateWriter(self.id, live.settings, settings.chunk, record.row.secret)
        self.throws = PendingThrows(
            live,
            record,
            self.attendance,
            self.updates,
            peers,
            store,
            workers,
            self.submit,
            settings.grace,
        )
        self._undo_cpu = CpuBudget(settings.undo_cpu, settings.undo_cpu_burst)
        self._chat = ChatLog(self.id, self.attendance, peers, store, workers, shared)
        self.rematch = Rematches(live, self.attendance, peers, rematch)
        self._positions = FollowedPositions(settings.chunk)
        delays = live.settings.fog == "delayed"
        self.delayed = DelayedMatch(live, store, workers, settings.chunk) if delays else None
        self.narrations = Narrations(
            live, self.attendance, self.updates, peers, store, workers, models, shared, delays
        )
        self._welcome = WelcomeWriter(
            live,
            self.attendance,
            self.throws,
            self.updates,
            self._positions,
            self._chat,
            store,
            workers,
            settings.replayed_inputs,
            self.delayed,
        )
        self.updates.note_waits(waits, live.clock.now())
        self._queries = Queries(live, self.updates, self.ready, store, workers, settings, self.delayed)
        self.odds = LiveOdds(live, self.attendance, workers.odds_pool, settings)
        self.odds.swung = self.narrations.swing
        self.autoplay = AutoPlay(
            live,
            self.attendance,
            self.throws,
            self.submit,
            self.ready,
            give_up,
            store,
            workers,
            settings,
            advice,
        )

    # Clients come and go.

    async def attach(self, client: Client, hello: Hello) -> Trouble | None:
        """Let a client in and bring it up to date, or say why not."""
        for _ in range(PAST_TRIES):
            past = await self._past(client, hello)
            async with self.live.lock:
                if past is None or self._queries.is_current(past):
                    return await self._let_in(client, hello, past)
        # Inputs come faster than the past can be written without the lock.
        async with self.live.lock:
            return await self._let_in(client, hello, None)

    async def _past(self, client: Client, hello: Hello) -> ToldPast | None:
        """The history for a client, if another process writes it, so that other clients need not wait."""
        live = self.live
        if not hello.history or self._workers.pool is None:
            return None
        async with live.lock:
            if self.closed:
                return None
            await self.ready()
            row = await self.attendance.row_of(hello.token) if hello.token else None
            if self.attendance.refusal(client, hello, row) is not None:
                return None
            if row is None and self.delayed is not None:
                await self.delayed.ready()
        seat = SPECTATOR if row is None else row.seat
        lang = catalogue_for(live.game, hello.lang).lang if hello.lang else ""
        return await self._queries.past(seat, self.sight_of(seat), lang, hello.history)

    async def _let_in(self, client: Client, hello: Hello, past: ToldPast | None) -> Trouble | None:
        live = self.live
        if self.closed:
            return trouble("restart", "the match is being unloaded: reconnect")
        await self.ready()
        await self.narrations.ready()
        if self._shared or hello.last > live.match.number:
            await self.catch_up()  # another server may have stored inputs that it has not announced yet
        row = await self.attendance.row_of(hello.token) if hello.token else None
        problem = self.attendance.refusal(client, hello, row)
        if problem is not None:
            return problem
        # Clients may name anything as their language; messages are written once for each that is known.
        lang = catalogue_for(live.game, hello.lang).lang if hello.lang else ""
        client.sit(self.id, -1 if row is None else row.seat, lang)
        client.sight = self.sight_of(client.seat)
        client.follows = hello.position == "patch"
        client.odds = hello.odds
        client.cues = hello.cues
        last = hello.last
        lost, receipt = self._welcome.lost(hello)
        if receipt is not None:
            logger.error("match %s: seat %d knows what is lost: %s", self.id, client.seat, lost)
            # If others have played past it, freezing the match would not help.
            if receipt.number > live.match.number:
                await self._freeze()
        if lost:
            client.tell(trouble("STORE_ROLLBACK", lost))
            last = -1
        if row is not None:
            await self.attendance.expire_former_token(row, hello.token)
        elif self.delayed is not None:
            await self.delayed.ready()
        welcome, *rest = await self._welcome.messages(client, last, hello.history, past)
        assert isinstance(welcome, Welcome)
        for message in (welcome, *rest):
            client.tell(message)
        self.attendance.admit(client)
        # Messages stored while the welcome was written went only to clients that were already here.
        for said in self._chat.after(welcome.chat[-1].n if welcome.chat else 0):
            client.tell(said)
        self.odds.welcome(client)
        await self.rematch.welcome(client)
        return None

    async def detach(self, client: Client) -> None:
        """Remove a client that disconnected, and stop answering it."""
        self.attendance.remove(client)
        await self._queries.drop(client)

    async def close(self, why: Trouble = STOPPING) -> None:
        """Finish what is being stored, and disconnect everyone."""
        self.closed = True
        await self.odds.stop()
        if why is MATCH_REMOVED:
            self.narrations.forget()
        await self.narrations.close()
        await self.rematch.stop()
        await self.autoplay.stop()
        async with self.live.lock:
            self.attendance.end_all(why)

    def end(self, why: Trouble) -> None:
        """Disconnect everyone at once; the room is of no use any more."""
        self.closed = True
        self.attendance.end_all(why)
        self.odds.end()
        self.narrations.end()
        self.autoplay.end()

    def sight_of(self, seat: int) -> int:
        """The seat whose knowledge decides what a client is sent: its own, or `EVERYTHING` without fog."""
        if seat == SPECTATOR and self.delayed is not None:
            return self.delayed.sight
        return EVERYTHING if seat == SPECTATOR and self.live.settings.fog == "lifted" else seat

    def lines_for(self, seat: int) -> int:
        """How many lines of the match the client of a seat may know."""
        return self.delayed.length if seat == SPECTATOR and self.delayed is not None else self.live.told

    # Messages from other servers.

    def hear_peer(self, data: str) -> None:
        """Take in a message from another server; our own `SeatTaken` come back too, in order among theirs."""
        try:
            message = decode_message(data)
        except msgspec.DecodeError as error:
            logger.warning("match %s: a message of another server cannot be read: %s", self.id, error)
            return
        if isinstance(message, SeatTaken):
            self.attendance.hear_taken(message)
        elif message.room == self._peers.name:
            return
        elif isinstance(message, PeerPresence):
            self.attendance.hear_presence(message)
        elif isinstance(message, ChatSaid):
            self._chat.hear(message)
        elif isinstance(message, PlayerNamed):
            self.attendance.hear_named(message)
        elif isinstance(message, ThrowStored):
            row = ThrowRow(self.id, message.seat, message.index, message.request, message.client_seed)
            self.throws.hear(row)
        elif isinstance(message, ReadOnlyChanged):
            self.set_read_only(message.read_only)
        elif isinstance(message, SeatRevoked):
            self.attendance.end_seat(message.seat)
        elif isinstance(message, NarrationSaid):
            self.narrations.hear(message)
        elif isinstance(message, RematchWanted | RematchMade):
            self.rematch.hear(message)

    async def _freeze(self) -> None:
        self.live.row = replace(self.live.row, read_only=True)
        await self._workers.store(lambda: self._store.set_read_only(self.id, read_only=True))
        self._peers.tell(ReadOnlyChanged(self._peers.name, True))

    def set_read_only(self, read_only: bool) -> None:
        """Note that the match was made read-only, or can be played again."""
        self.live.row = replace(self.live.row, read_only=read_only)
        self.live.changed.set()
        self.live.noted()

    # Messages from clients.

    async def receive(self, client: Client, said: FromClient) -> None:
        """Take a message from a client that was let in."""
        seat = client.seat
        if isinstance(said, Ask):
            await self._queries.take(client, said)
        elif isinstance(said, Chat) and (seat >= 0 or self.live.settings.spectators_speak):
            player = self.attendance.player(seat) if seat >= 0 else ""
            text = clean_text(" ".join(said.text.split()), LONGEST_CHAT)
            if text:
                await self._chat.say(seat, player, text, self.live.clock.now())
        elif seat < 0:
            client.tell(trouble("no-seat", "spectators can only watch", getattr(said, "id", "")))
        elif isinstance(said, Pause):
            if not self.live.settings.pause:
                client.tell(trouble("no-pause", "the clock of this match cannot be paused", said.id))
                return
            async with self.live.lock:
                self.attendance.pause(said.paused)
                client.tell(Done(said.id, self.live.number))
        elif isinstance(said, Rematch):
            await self._rematch(client, said)
        elif isinstance(said, RollResult):
            client.tell(await self._result(seat, said))
        elif isinstance(said, Intents):
            await self._intents(client, said)
        else:
            assert isinstance(
                said, Command | Choose | Undo | HandOver | Throw
            )  # the others are not passed on
            async with self.live.lock:
                reply = await self._answer(seat, said.id, said, lambda: self._act(client, said))
                suggestion = self._suggestion(seat, said, reply)
            if isinstance(said, Command) and isinstance(reply, Refused) and reply.code not in UNEXPLAINED:
                reply = replace(reply, voice=self.narrations.refused(client.lang, seat))
            client.tell(reply if suggestion is None else await self._with_suggestion(reply, suggestion))
            if isinstance(said, HandOver) and isinstance(reply, Done):
                self.attendance.tell_presence()

    def _suggestion(self, seat: int, said: FromClient, reply: FromServer) -> Awaitable[Any] | None:
        # For the position as it is now; it is computed without the lock.
        wish = said.command if isinstance(said, Command) else UNSET
        if not isinstance(reply, Refused) or reply.code in UNEXPLAINED or wish is UNSET:
            return None
        stored = self.live.stored
        return None if stored is None else self._queries.suggestion(stored.match, seat, wish, reply)

    async def _with_suggestion(self, reply: FromServer, suggestion: Awaitable[Any]) -> FromServer:
        try:
            better = await suggestion
        except Exception:
            logger.exception("match %s: %s cannot suggest a command", self.id, self.live.game.name)
            return reply
        return reply if better is None else replace(reply, suggestion=better)

    async def _intents(self, client: Client, said: Intents) -> None:
        """Carry out the intents of a text, in order up to the first that is refused, or answer a question."""
        live, seat = self.live, client.seat
        async with live.lock:
            try:
                blocks = await live.work(lambda: _checked_blocks(live.game, said.text))
            except IntentError as error:
                client.tell(_malformed(said.id, error, live.number))
                return
            question = read_block(live.game, blocks[0]) if len(blocks) == 1 else None
            if isinstance(question, Query):
                reply: FromServer | None = None
            else:
                reply = await self._repeated(seat, said.id)
        if isinstance(question, Query):
            about: Literal["rule", "answer"] = "rule" if question.type == "RULE_QUERY" else "answer"
            await self._queries.take(client, Ask(said.id, about, text=question.query[:LONGEST_TEXT]))
            return
        for place, block in enumerate(blocks if reply is None else ()):
            reply = await self._intent(client, said, block, place)
            if isinstance(reply, Refused):
                reply = replace(reply, line=reply.line or block.line)
                break
        assert reply is not None  # there is at least one intent
        if isinstance(reply, Refused) and reply.code not in UNEXPLAINED:
            reply = replace(reply, voice=self.narrations.refused(client.lang, seat))
        client.tell(reply)

    async def _repeated(self, seat: int, about: str) -> Done | None:
        # A message that was carried out before is not carried out again.
        known = self._recent.get((seat, about), -1)
        try:
            known = known if known >= 0 else await self._stored_number(seat, about)
        except StoreError:
            return None  # what follows fails on the store too
        return None if known < 0 else Done(about, known)

    async def _intent(self, client: Client, said: Intents, block: Block, place: int) -> FromServer:
        live, seat, names = self.live, client.seat, names_in(self.live.game, block)
        try:
            # Without the lock: others need not wait until the ids are found.
            ids, number = await self._queries.resolve(seat, names)
            found = dict(zip(names, ids, strict=True))
            command = read_block(live.game, block, lambda key, text: found[key, text])
        except IntentError as error:
            return _malformed(said.id, error, live.number)
        except Rejected as refused:
            return Refused(said.id, refused.code, refused.reason, refused.field, number=live.number)
        given = Command(said.id, said.expects if place == 0 else number, plain(command))

        async def carry_out() -> int:
            if place == 0:
                return await self._act(client, given)
            # Only the first is stored with the id of the message, which is thereby known as carried out.
            self._check_expected(seat, given.expects)
            return await self.submit(partial(self._command, client, given))

        async with live.lock:
            reply = await self._answer(seat, said.id if place == 0 else "", said, carry_out)
        return replace(reply, id=said.id) if isinstance(reply, Done | Refused) else reply

    async def _rematch(self, client: Client, said: Rematch) -> None:
        try:
            await self.rematch.want(client, said.wanted)
            client.tell(Done(said.id, self.live.number))
        except (HostError, Rejected) as refused:
            client.tell(
                Refused(said.id, refused.code, refused.reason, refused.field, number=self.live.number)
            )

    async def _result(self, seat: int, said: RollResult) -> FromServer:
        async with self.live.lock:
            reply = await self._answer(seat, said.request_id, said, lambda: self.throws.result(seat, said))
        if isinstance(reply, Refused) and reply.code not in COUNTED:
            words = "match %s: the result of seat %d for request %r is refused: %s"
            logger.warning(words, self.id, seat, said.request_id[:40], reply.code)
        return reply

    async def _act(self, client: Client, said: Any) -> int:
        """Carry out a command, an answer, an undo or a throw; the number of its input."""
        seat = client.seat
        if isinstance(said, Throw):
            throw = self.throws.throw_all if said.requests or said.alike else self.throws.throw
            number = await throw(seat, said)
        else:
            self._check_expected(seat, said.expects)
            act: Callable[[], object]
            if isinstance(said, Command):
                act = partial(self._command, client, said)
            elif isinstance(said, Choose):
                act = partial(self._choose, seat, said)
            elif isinstance(said, HandOver):
                act = partial(self._hand_over, seat, said)
            else:
                assert isinstance(said, Undo)
                act = partial(self._undo, seat)
            number = await self.submit(act, seat, said.id)
            self.live.automatic_inputs = 0
        self._remember(seat, said.id, number)
        return number

    async def _answer(
        self, seat: int, about: str, said: Any, carry_out: Callable[[], Awaitable[int]]
    ) -> FromServer:
        """Done, or why not; a command that was stored before is done, whatever has happened since."""
        live = self.live
        try:
            await self.ready()
            # A result goes by the id of its request, which the client did not make.
            known = -1 if isinstance(said, RollResult) else self._recent.get((seat, about), -1)
            if known < 0 and live.row.read_only:
                raise Rejected("read-only", "this match is read-only")
            return Done(about, known if known >= 0 else await carry_out())
        except Rejected as refused:
            return await self._refuse(seat, about, said, refused)
        except StoreError as error:
            logger.error("match %s: the store failed: %s", self.id, error)
            return Refused(about, "store", "the store did not take it: try again", number=live.number)
        except GameFault as error:
            name = live.game.name
            logger.exception("match %s: %s failed", self.id, name, exc_info=error)
            return Refused(about, "fault", f"{name} failed, and nothing has changed", number=live.number)

    def _check_expected(self, seat: int, expects: int) -> None:
        mattered, number = self._mattered[seat], self.live.match.number
        if expects < mattered:
            raise Rejected("stale", f"you expected input {expects}, but {mattered} has changed your position")
        if expects > number:
            raise Rejected("stale", f"you expected input {expects}, but the last is {number}")

    def _remember(self, seat: int, about: str, number: int) -> None:
        self._recent[seat, about] = number
        while len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)

    async def _refuse(self, seat: int, about: str, said: Any, refused: Rejected) -> FromServer:
        if about and not isinstance(said, RollResult):
            stored = -1
            try:
                stored = await self._stored_number(seat, about)
            except StoreError as error:
                logger.warning("match %s: the store does not know of %r: %s", self.id, about, error)
            if stored >= 0:
                self._remember(seat, about, stored)
                return Done(about, stored)
        try:
            wish = said.command if isinstance(said, Command) and self._workers.pool is None else UNSET
            return await self.live.work(lambda: self._refusal(seat, about, wish, refused))
        except Exception:
            logger.exception("match %s: %s cannot explain a refusal", self.id, self.live.game.name)
            return Refused(about, refused.code, refused.reason, refused.field, number=self.live.number)

    async def _stored_number(self, seat: int, about: str) -> int:
        return await self._workers.store(self._store.find_input, self.id, seat, about)

    def _refusal(self, seat: int, about: str, wish: Any, refused: Rejected) -> Refused:
        match, game = self.live.match, self.live.game
        better: Any = None
        if wish is not UNSET and refused.code not in UNEXPLAINED:
            better = game.presenter.suggest(match.state, seat, game.notation.command_from_data(wish), refused)
        return Refused(
            about,
            refused.code,
            refused.reason,
            refused.field,
            tuple(plain(refused.legal[:MOST_LEGAL])),
            int(match.number),
            game.presenter.explain(match.state, refused),
            UNSET if better is None else plain(better),
        )

    # Rules. These run where `LiveMatch.work` runs them.

    def _command(self, client: Client, said: Command) -> None:
        live, seat = self.live, client.seat
        self._check_held(seat)
        command = UNSET if said.command is UNSET else live.game.notation.command_from_data(said.command)
        before = live.due_of(seat, live.match.pending()) if live.timed else []
        live.elapse(self.attendance.now(client) - client.allowance())
        if live.timed and live.due_of(seat, live.match.pending()) != before:
            raise Rejected("stale", "too late: time has changed your position")
        live.match.submit(seat, self._option(seat, said.place) if command is UNSET else command)

    def _option(self, seat: int, place: int | UnsetType) -> Any:
        match = self.live.match
        ready = match.running is None and match.outcome is None
        options = offers(match.game, match.state, seat if ready else -1)
        if place is UNSET or place >= options.count():
            raise Rejected("stale", f"option {place} is not among the {options.count()} options", "place")
        return options.command(place)

    def _undo(self, seat: int) -> None:
        self._check_held(seat)
        # In a large galaxy it takes long to find out what others have learned from the command.
        wait = self._undo_cpu.wait(str(seat))
        if wait > 0:
            words = f"your undos have used up their CPU time: try again in {ceil(wait)} seconds"
            raise Rejected(OVER_BUDGET, words)
        start = thread_time()
        try:
            self.live.match.undo(seat)
        except Rejected as refused:
            assert self.live.stored is not None  # it has just refused
            raise self.live.stored.undos.why_not(refused, seat) from refused
        finally:
            self._undo_cpu.charge(str(seat), thread_time() - start)

    def _hand_over(self, seat: int, said: HandOver) -> None:
        match = self.live.match
        bot = None if said.holder == PERSON else agent(match.game, said.holder)
        if bot is not None and bot.budget > 0:
            names = [PERSON, *agent_names(match.game)]
            raise Rejected("unknown-agent", "a bot that searches cannot take a seat over", "holder", names)
        match.hand_over(seat, bot)

    def _check_held(self, seat: int) -> None:
        held = self.live.match.policies[seat]
        if held is not None:
            words = f"the bot {held.name} holds this seat: take it back first"
            raise Rejected("handed-over", words, "seat", [PERSON])

    def _choose(self, seat: int, said: Choose) -> None:
        for pending in self.live.match.pending():
            ask = pending.request
            if isinstance(ask, records.RollRequest) and ask.id == said.request:
                raise Rejected("not-a-question", f"request {ask.id} is for dice to throw", "request")
        self.live.match.answer(seat, said.request, said.choice)

    # The write path. The lock is held.

    async def submit(self, act: Callable[[], object], seat: int = -1, command: str = "") -> int:
        """Carry out an input, store it and send it; its number, or `Rejected`, `GameFault`, `StoreError`."""
        stored = self.live.stored
        assert stored is not None  # it was made ready
        error: Rejected | GameFault | None = None
        try:
            await self.live.work(act)
        except (Rejected, GameFault) as refused:
            error = refused
        except Exception as fault:
            await self.reload()
            raise GameFault(f"{type(fault).__name__}: {fault}") from fault
        if error is None:
            return await self._append(stored, seat, command)
        if stored.unstored:
            await self._append(stored, -1, "")  # the time that passed before the refusal
        raise error

    async def _append(self, stored: StoredMatch, seat: int, command: str) -> int:
        lines, match = tuple(stored.unstored), stored.match
        entries = [read_input(line) for line in lines]
        digest = next((entry.digest for entry in reversed(entries) if entry.digest), "")
        number, ended = int(match.number), match.outcome is not None
        append = Append(self.id, stored.length, lines, digest, seat, command, number, self._wall(), ended)
        try:
            result = await self._writer.append(append)
        except StoreError:
            # It is unknown whether the input was stored: look.
            await self.reload()
            find = self._store.find_input
            known = await self._workers.store(find, self.id, seat, command) if command else -1
            if known < 0:
                raise StoreError("the input was not stored") from None
            return known
        if isinstance(result, Conflict):
            await self.reload()
            if command and result.number >= 0:
                return result.number
            raise Overtaken
        stored.length += len(lines)
        stored.unstored.clear()
        for _ in lines:
            stored.note_round()
        await self._tell(lines, entries)
        return number

    async def ready(self) -> None:
        """Make sure that the match in memory is the stored one."""
        if self.live.stored is None:
            await self.reload()

    async def reload(self) -> None:
        """Discard the match in memory and rebuild it from what is stored."""
        live = self.live
        live.stored = None
        record = await self._workers.store(self._store.load, self.id)
        if record is None:
            self.end(MATCH_REMOVED)
            raise StoreError(f"match {self.id} is no longer stored")
        stored = await self._workers.replay(record, live.game)
        live.row = record.row
        self.throws.read(record.throws)
        live.stored = stored
        live.clock.advance_to(int(stored.match.now))
        if stored.length < live.told:
            logger.error("match %s: %d lines sent, only %d stored", self.id, live.told, stored.length)
            await self._freeze()
            self.attendance.broadcast(trouble("STORE_ROLLBACK", "what was sent to you is no longer stored"))
            live.told = stored.length
            self._start_delayed_again()
        # The replay has noted these lines already; they only have to be sent.
        new = record.lines[live.told :]
        await self._tell(new, [read_input(line) for line in new], noted=True)

    async def catch_up(self) -> None:
        """Apply the lines and throws that another server stored; the lock is held."""
        live, stored = self.live, self.live.stored
        if stored is None or self.closed:
            return
        lines = await self._workers.store(self._store.lines_after, self.id, stored.length)
        if lines:
            done = 0
            try:
                while done < len(lines):
                    done += await live.work(partial(stored.follow, lines[done:]), len(lines) > MANY_INPUTS)
            except JournalError:
                await self.reload()
            else:
                stored.length += len(lines)
                live.clock.advance_to(int(stored.match.now))
                await self._tell(lines, [read_input(line) for line in lines])
        await self.throws.refresh()

    # Telling what is stored.

    async def _tell(self, lines: Sequence[bytes], entries: Sequence[Any], noted: bool = False) -> None:
        live, stored = self.live, self.live.stored
        assert stored is not None  # it was just stored
        undone: dict[int, int] = {}
        for line, entry in zip(lines, entries, strict=True):
            taken_back = -1 if noted else stored.note(line, entry)
            if taken_back >= 0:
                undone[entry.n] = taken_back
        live.told, live.number = stored.length, int(stored.match.number)
        self.attendance.note_players(entries)
        self.narrations.before(entries)
        before, turns, simultaneous = live.waits, live.turns, live.simultaneous
        packages = await live.work(lambda: self._packages(stored, entries, undone), kind=TELL)
        # The passing of time does not concern a seat that is asked the same as before.
        inputs = [entry for entry in entries if isinstance(entry, Line)]
        for seat in live.people:
            # Nor does the command of another seat, while all act independently and the turn goes on.
            alone = simultaneous and live.simultaneous and turns.get(seat) == live.turns.get(seat)
            heard = any(
                line.elapsed is UNSET and not (alone and line.seat != seat) and seen(line, seat)
                for line in inputs
            )
            if inputs and (heard or live.due_of(seat, before) != live.due_of(seat, live.waits)):
                self._mattered[seat] = inputs[-1].n
        for client, messages in packages:
            for data in messages:
                client.put(data)
        if self.delayed is not None:
            await self._tell_delayed(self.delayed)
        self.narrations.follow(entries, undone)
        self.autoplay.follow()
        self.odds.follow()
        live.since = self._wall()
        live.noted()

    def _packages(
        self, stored: StoredMatch, entries: Sequence[Any], undone: dict[int, int]
    ) -> list[tuple[Client, list[bytes]]]:
        live = self.live
        live.round = int(live.game.presenter.round_number(stored.match.state))
        before, live.waits = live.waits, stored.match.pending()
        live.set_limits([entry.seat for entry in entries if isinstance(entry, Line) and not entry.request])
        changed = before != live.waits
        now = live.clock.now()
        self.updates.note_waits(live.waits, now)
        inputs = StoredInputs(entries, undone, live.waits, live.limits, now, changed)
        clients = [each for each in self.attendance.connections if each.seat >= 0 or self.delayed is None]
        return self._written(stored, inputs, clients, self._positions)

    async def _tell_delayed(self, delayed: DelayedMatch) -> None:
        clients = self._spectators()
        if any(client.sight != delayed.sight for client in clients):
            self._end_spectators(FOG_LIFTED)
            return
        try:
            # Without spectators there is no one to follow the match for.
            inputs = await delayed.follow() if clients else None
            if inputs is None:
                return
            packages = await self.live.work(
                lambda: self._written(delayed.stored, inputs, clients, delayed.positions), kind=TELL
            )
        except Exception:  # the players go on
            logger.exception("match %s: the spectators could not be updated", self.id)
            self._start_delayed_again()
            return
        for client, messages in packages:
            for data in messages:
                client.put(data)

    def _spectators(self) -> list[Client]:
        return [client for client in self.attendance.connections if client.seat < 0]

    def _end_spectators(self, why: Trouble) -> None:
        for client in self._spectators():
            client.end(why)
            self.attendance.remove(client)

    def _start_delayed_again(self) -> None:
        # The match that spectators see is replayed anew when they reconnect.
        if self.delayed is not None:
            self.delayed.forget()
            self._end_spectators(REPLAYED)

    def _written(
        self,
        stored: StoredMatch,
        inputs: StoredInputs,
        clients: Sequence[Client],
        positions: FollowedPositions,
    ) -> list[tuple[Client, list[bytes]]]:
        followed = {client.sight for client in clients if client.follows}
        patches = positions.patches(stored.match, followed)
        made: dict[tuple[int, str, bool, bool], list[bytes]] = {}
        packages = []
        for client in clients:
            key = (client.sight, client.lang, client.follows, client.cues)
            if key not in made:
                messages = self.updates.package(stored, inputs, client.sight, client.lang, client.follows)
                if client.follows and client.sight in patches:
                    messages.append(patches[client.sight])
                if client.cues:
                    messages += self.updates.cues(stored.match.game, inputs, client.sight)
                messages += self.throws.new_requests(client.seat, client.lang)
                made[key] = [encode(message) for message in messages]
            packages.append((client, made[key]))
        return packages


def _checked_blocks(game: Game, text: str) -> list[Block]:
    # The whole text is checked before any of it is carried out.
    blocks = parse_for(game, text)
    if not blocks:
        raise IntentError(1, 1, "expected an intent")
    if len(blocks) > MOST_INTENTS:
        raise IntentError(blocks[MOST_INTENTS].line, 1, f"expected at most {MOST_INTENTS} intents")
    for block in blocks:
        if len(blocks) > 1 and block.type in QUERIES:
            raise IntentError(block.line, block.column, f"expected {block.type} alone in its message")
    return blocks


def _malformed(about: str, error: IntentError, number: int) -> Refused:
    reason = str(error)
    return Refused(
        about,
        "malformed",
        reason,
        error.field,
        error.legal[:MOST_LEGAL],
        number,
        line=error.line,
        column=error.column,
    )

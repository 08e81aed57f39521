"""A client's connection, without its socket: messages in, and messages out through a bounded queue."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic, monotonic_ns, perf_counter
from typing import TypeVar

import msgspec

from turnwright.gamekit.complaints import wrong
from turnwright.kernel.codec import encode
from turnwright.protocol.close_codes import CLOSE_FAREWELL, MESSAGE_BYTES, STAYS_OPEN, TROUBLES, trouble
from turnwright.protocol.duplicate_keys import duplicate_key, twice_in_object
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import (
    LONGEST_ID,
    PAGE_ASKS,
    PROTOCOL,
    Ask,
    Command,
    Done,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Refused,
    Trouble,
    View,
)
from turnwright.protocol.rate_limit import RateLimit
from turnwright.server.host import rule_time
from turnwright.server.host.clock import MILLISECOND, Latency
from turnwright.server.host.limits import TOO_MANY_GUESSES, ConnectionLimits
from turnwright.server.host.rooms.room import Room
from turnwright.server.stores.store import StoreError

Send = Callable[[bytes], Awaitable[object]]
Close = Callable[[int, str], Awaitable[object]]
FindRoom = Callable[[str], Awaitable[Room]]

T = TypeVar("T")

TRIES = 3  # to enter a room that is just being unloaded
LONGEST_REASON = 120  # bytes that fit into a close frame

COUNTED = ("stale", "store", "fault")  # refusals that metrics tell apart; those of games are too many

logger = logging.getLogger("turnwright.server")

COMMAND = Command.__struct_config__.tag
TOO_LARGE = trouble("too-large", f"this message has at most {MESSAGE_BYTES} bytes")

_decoder = msgspec.json.Decoder(FromClient)


class Connection:
    """A client from its first message to its last.

    The transport calls `receive` with one message after the other, runs `pump` beside it, and calls `gone`
    when the socket is lost; `send` and `close` are the transport's. `find_room` gives the room of a match.
    """

    def __init__(
        self, find_room: FindRoom, limits: ConnectionLimits, send: Send, close: Close, peer: str = ""
    ) -> None:
        self.peer = peer
        self.room: Room | None = None
        self.seat = -1
        self.sight = -1
        self.lang = ""
        self.follows = False  # the position, by patches
        self.odds = False  # whether it wants the odds
        self.cues = False  # whether it wants cues for what to play
        self.place = limits.next_place()  # among all connections that ever came
        self._connected = monotonic()
        self._find_room = find_room
        self._limits = limits
        self._settings = limits.settings
        self._send = send
        self._close = close
        # Reconnecting does not reset the limits: messages also count by seat, and without one by address.
        self._rate = RateLimit(limits.settings.rate, limits.settings.rate_seconds)
        self._shared = limits.addresses.of(peer)
        self._asks = RateLimit(limits.settings.page_queries, limits.settings.rate_seconds)
        self._latency = Latency(limits.settings.lag)
        self._queue: deque[tuple[bytes, int]] = deque()
        self._waiting = 0  # messages, and below their bytes, that count against the limits
        self._bytes = 0
        self._views = 0  # parts of views, which count against the server's budget only
        self._seen = asyncio.Event()
        self._filled = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._pump: asyncio.Task[object] | None = None
        self._overflown = False
        self._since = perf_counter()  # when the last message came
        self._arrivals: deque[int] = deque()  # of the messages that are not processed yet, oldest first
        self._processing = 0  # messages

    @property
    def waiting(self) -> int:
        """How many messages are queued."""
        return len(self._queue)

    @property
    def closed(self) -> bool:
        """Whether the connection is ending."""
        return self._ending is not None

    @property
    def age(self) -> float:
        """Seconds since it connected."""
        return monotonic() - self._connected

    def sit(self, match: str, seat: int, lang: str) -> None:
        """Take a seat of a match, or -1 as a spectator."""
        self.seat, self.sight, self.lang = seat, seat, lang
        if seat >= 0:
            self._shared = self._limits.seats.of(f"{match} {seat}")
            self._asks = self._limits.asks.of(f"{match} {seat}")

    # Messages in.

    async def receive(self, data: bytes | str) -> None:
        """Take one message; problems are reported to the client, never raised."""
        if self.closed:
            return
        self._since = perf_counter()
        rule_time.cause.set(self.peer)
        if len(self._arrivals) <= self._processing:
            self.arrive()  # the transport does not say when messages arrive
        self._processing += 1
        about = ""
        try:
            said = self._read(data)
            if isinstance(said, Trouble):
                self.end(said)
                return
            if isinstance(said, Refused):
                self.tell(said)
                return
            about = getattr(said, "id", "")
            await self._take(said)
        except StoreError as error:
            logger.error("the store failed: %s", error)
            self.tell(trouble("store", "the store does not answer: try again", about))
        except Exception:
            logger.exception("a message of %s could not be taken", self.peer)
            self.tell(trouble("fault", "the server failed on this message", about))
        finally:
            self._arrivals.popleft()
            self._processing -= 1
            if self.room is not None:
                self.room.live.processed()

    def arrive(self) -> None:
        """Note that a message has arrived; `receive` is called with it later."""
        self._arrivals.append(self._limits.arrivals.stamp())

    def oldest_arrival(self) -> int | None:
        """When the oldest message arrived that is not processed yet, in nanoseconds; None without one."""
        return self._arrivals[0] if self._arrivals and not self.closed else None

    def _read(self, data: bytes | str) -> "FromClient | Trouble | Refused":
        size = len(data) if isinstance(data, bytes) else _size(data)
        most = MESSAGE_BYTES if self.room is None else max(MESSAGE_BYTES, self.room.live.game.longest_command)
        if size > most:
            return trouble("too-large", f"a message has at most {most} bytes")
        try:
            said: FromClient = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            allowed = self._rate.allows() and self._shared.allows()
            return _misread(error, data, size) if allowed else self._too_fast()
        if isinstance(said, Ask) and said.about in PAGE_ASKS and self.room is not None:
            return self._page_ask(said, data)
        if not self._rate.allows():
            return self._too_fast()
        twice = duplicate_key(data)
        if twice is not None:
            if not self._shared.allows():
                return self._too_fast()
            return trouble("malformed", twice_in_object(twice), _named(data).about)
        # A player must not be kept out by others at the same address.
        seated = isinstance(said, Hello) and said.token != ""
        if not seated and not self._shared.allows():
            return self._too_fast()
        if size > MESSAGE_BYTES and not isinstance(said, Command):
            return TOO_LARGE
        return said

    def _page_ask(self, said: Ask, data: bytes | str) -> "FromClient | Trouble | Refused":
        """A query of a page: it has a budget of its own, beyond which it is refused."""
        if not self._asks.allows() or (self.seat < 0 and not self._shared.allows()):
            most, seconds = self._settings.page_queries, self._settings.rate_seconds
            return Refused(
                said.id, "too-fast", f"at most {most} such queries in {seconds:g} seconds", "about"
            )
        twice = duplicate_key(data)
        return said if twice is None else trouble("malformed", twice_in_object(twice), said.id)

    def _too_fast(self) -> Trouble:
        rate, seconds = self._settings.rate, self._settings.rate_seconds
        return trouble("too-fast", f"at most {rate} messages in {seconds:g} seconds")

    async def _take(self, said: FromClient) -> None:
        self._limits.metrics.messages.labels(str(type(said).__struct_config__.tag)).inc()
        if isinstance(said, Hello):
            await self._hello(said)
        elif self.room is None:
            self.end(trouble("hello-first", "the first message must be a hello"))
        elif isinstance(said, Ping):
            self._ping(said)
        else:
            await _complete(self.room.receive(self, said))

    async def _hello(self, said: Hello) -> None:
        if self.room is not None:
            self.tell(trouble("hello-twice", "you have said hello already"))
            return
        if said.protocol != PROTOCOL:
            self.end(trouble("wrong-protocol", f"this server speaks protocol {PROTOCOL}"))
            return
        guesses = self._limits.guesses
        if said.token and not guesses.may_try(self.peer):
            self.end(trouble("too-fast", TOO_MANY_GUESSES))
            return
        try:
            problem = await _complete(self._enter(said))
        except HostError as error:
            problem = trouble(error.code, error.reason)
        except StoreError as error:
            logger.error("match %s: the store failed: %s", said.match[:40], error)
            problem = trouble("restart", "the store does not answer: reconnect")
        if problem is not None and problem.code == "wrong-token":
            await guesses.wrong(self.peer, said.match)
        if problem is not None:
            self.end(problem)

    async def _enter(self, said: Hello) -> Trouble | None:
        problem: Trouble | None = None
        for _ in range(TRIES):
            room = await self._find_room(said.match)
            problem = await room.attach(self, said)
            self.room = room if problem is None else None
            if self.closed:
                await room.detach(self)
            if not room.closed:
                break
        return problem

    def _ping(self, said: Ping) -> None:
        now = monotonic_ns() // MILLISECOND
        if 0 < said.echo <= now:
            self._latency.measured(now - said.echo)
        moment = 0 if self.room is None else self.room.live.clock.now()
        self.tell(Pong(said.sent, moment, now))

    def allowance(self) -> int:
        """Milliseconds of latency that its commands are not charged for."""
        return self._latency.allowance()

    # Messages out.

    def tell(self, message: FromServer) -> None:
        """Queue a message; a full queue ends the connection. Views do not count."""
        data = encode(message)
        self._count(message)
        self._put(data, 0 if isinstance(message, View) else len(data))

    def _count(self, message: FromServer) -> None:
        metrics = self._limits.metrics
        if isinstance(message, Done):
            metrics.commands.labels("done").inc()
            metrics.acknowledged.observe(perf_counter() - self._since)
        elif isinstance(message, Refused):
            metrics.commands.labels(message.code if message.code in COUNTED else "refused").inc()

    def put(self, data: bytes) -> None:
        """Queue an encoded message."""
        self._put(data, len(data))

    def _put(self, data: bytes, counted: int) -> None:
        if self.closed:
            return
        limits = self._settings
        full = self._waiting >= limits.queue or self._bytes + counted > limits.queue_bytes
        if counted and self._waiting and full:
            self.overflow()
            return
        self._queue.append((data, counted))
        self._waiting += counted > 0
        self._bytes += counted
        self._views += counted == 0
        self._filled.set()
        self._limits.budget.put(self, len(data))

    async def view_taken(self) -> None:
        """Wait until the last view has been sent, or never will: only one is queued at a time."""
        while self._views and not self.closed:
            self._seen.clear()
            await self._seen.wait()

    def overflow(self) -> None:
        """Drop a client that does not read, with everything queued; it reconnects and resumes."""
        self._queue.clear()
        self._limits.budget.forget(self)
        self._overflown = True
        self._end(TROUBLES["too-slow"], "too much is queued for you: reconnect")
        if self._pump is not None:
            self._pump.cancel()

    def end(self, why: Trouble) -> None:
        """Tell a trouble, and close the connection if that trouble does."""
        self.tell(why)
        if TROUBLES[why.code] != STAYS_OPEN:
            self._end(TROUBLES[why.code], why.reason)

    def _end(self, code: int, reason: str) -> None:
        if self._ending is None:
            if code != CLOSE_FAREWELL:
                self._limits.metrics.dropped.labels(str(code)).inc()
            self._ending = (code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
        self._filled.set()
        self._seen.set()

    async def pump(self) -> None:
        """Send what is queued until the connection ends, then close it with its code."""
        self._pump = asyncio.current_task()
        try:
            await self._send_all()
        except asyncio.CancelledError:
            if not self._overflown:
                raise
            assert self._pump is not None  # it is this one
            self._pump.uncancel()
        finally:
            self._pump = None
            self._limits.budget.forget(self)
        if self._ending is not None:
            await self._close(*self._ending)

    async def _send_all(self) -> None:
        while True:
            while self._queue:
                data, counted = self._queue.popleft()
                await self._send(data)
                # Messages count until the transport has taken them.
                self._waiting -= counted > 0
                self._bytes -= counted
                self._views -= counted == 0
                self._seen.set()
                self._limits.budget.took(self, len(data))
            if self._ending is not None:
                return
            self._filled.clear()
            await self._filled.wait()

    async def gone(self) -> None:
        """Leave the room: the socket is lost, or the transport ends it."""
        self._end(CLOSE_FAREWELL, "")
        if self._pump is None:  # else a message may still be in transit, and counts until it is not
            self._limits.budget.forget(self)
        if self.room is not None:
            await _complete(self.room.detach(self))


async def _complete(work: Awaitable[T]) -> T:
    # A socket lost in the middle must not leave half of it undone.
    return await asyncio.shield(asyncio.ensure_future(work))


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode(errors="replace"))


class _Named(msgspec.Struct):
    """The identifying fields of a message that cannot be decoded."""

    type: str = ""
    id: str = ""
    request: str = msgspec.field(default="", name="requestId")

    @property
    def about(self) -> str:
        """Its id, or that of the request it answers."""
        about = self.id or self.request
        return about if len(about) <= LONGEST_ID else ""


def _named(data: bytes | str) -> _Named:
    try:
        return msgspec.json.decode(data, type=_Named)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _Named()


def _misread(error: Exception, data: bytes | str, size: int) -> Trouble:
    found, named = wrong(error, "the message"), _named(data)
    if size > MESSAGE_BYTES and named.type != COMMAND:
        return TOO_LARGE
    about, words = named.about, found.reason
    if not isinstance(error, msgspec.ValidationError):
        return trouble("malformed", words if data else "the message is empty", about)
    if "unknown field" in str(error):
        return trouble("unknown-field", words, about)
    return trouble("unknown-type" if found.field == "type" else "wrong-type", words, about)

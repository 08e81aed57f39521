"""Who attends a match: connections, seats and tokens, and the presence that everyone sees."""

import logging
import time
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from turnwright.kernel.codec import encode
from turnwright.kernel.records import Line
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.messages import FromServer, Hello, Presence, SeatInfo, Trouble
from turnwright.server.host.clock import AWAY, EMPTY, PAUSED, START
from turnwright.server.host.peers import PeerPresence, Peers, PlayerNamed, SeatRevoked, SeatTaken
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.stored import seats
from turnwright.server.host.workers import Workers
from turnwright.server.stores.store import SeatRow, Store, StoreError

AGE_MARGIN = 5.0  # seconds by which one of two connections to a seat must be older to give way unannounced

logger = logging.getLogger("turnwright.server")


class Client(Protocol):
    """A connected client, as a room sees it."""

    peer: str  # its address
    seat: int
    sight: int  # the seat whose knowledge decides what it is sent; `EVERYTHING` without fog
    lang: str
    place: int  # its number among all connections
    follows: bool  # whether it follows the position by patches
    odds: bool  # whether it wants the odds
    cues: bool  # whether it wants cues for what to play

    @property
    def age(self) -> float:
        """Seconds since it connected."""

    def sit(self, match: str, seat: int, lang: str) -> None:
        """Take a seat of a match, or -1 as a spectator."""

    def allowance(self) -> int:
        """Milliseconds of latency that its commands are not charged for."""

    def oldest_arrival(self) -> int | None:
        """When the oldest message arrived that is not processed yet, in nanoseconds; None without one."""

    def tell(self, message: FromServer) -> None:
        """Queue a message."""

    def put(self, data: bytes) -> None:
        """Queue an encoded message."""

    def end(self, why: Trouble) -> None:
        """Tell a trouble, and close the connection if that trouble does."""

    async def view_taken(self) -> None:
        """Wait until the last view has been sent."""


class Attendance:
    """The connections of one room, and the rows of its players' seats."""

    def __init__(
        self,
        live: LiveMatch,
        rows: Sequence[SeatRow],
        peers: Peers,
        store: Store,
        workers: Workers,
        most_spectators: int,
    ) -> None:
        self.connections: set[Client] = set()
        self.sockets: dict[int, Client] = {}  # by seat
        self.rows = {row.seat: row for row in rows}
        self.left = time.monotonic()  # when the last client disconnected
        self._live = live
        self._peers = peers
        self._store = store
        self._workers = workers
        self._most_spectators = most_spectators
        self._arrived: set[int] = set()
        self._announced: dict[int, int] = {}  # by seat, the connection whose `SeatTaken` came back to us
        self.hold_clock()

    # Seats and tokens.

    def seats(self) -> tuple[SeatInfo, ...]:
        """Describe every seat."""
        match = self._live.match
        names = self._live.game.seats_for(match.scenario)
        open_seats = self._live.settings.open_seats if match.outcome is None else ()
        return seats.seat_infos(match.header, names, self.rows, self.is_here, open_seats)

    def is_here(self, seat: int) -> bool:
        """Whether the player of a seat is connected, to this server or another."""
        return seat in self.sockets or seat in self._peers.seats

    def cause(self) -> str:
        """The address for which the match goes on: that of a player, or of a spectator; empty without any."""
        clients = [*self.sockets.values(), *self.connections]
        return clients[0].peer if clients else ""

    def all_came(self) -> bool:
        """Whether every player has connected at least once, to this server or another."""
        return self._arrived.issuperset(self._live.people)

    def spectators(self) -> int:
        """How many spectators are connected, to this server or another."""
        return len(self.connections) - len(self.sockets) + self._peers.spectators

    def player(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.rows[seat].player if seat in self.rows else ""

    async def row_of(self, token: str) -> SeatRow | None:
        """The seat that a token opens, or None."""
        await self.read_rows()
        return seats.find_seat(list(self.rows.values()), token)

    async def read_rows(self) -> None:
        """Read who holds the seats: players may join at another server."""
        rows = await self._workers.store(self._store.load_seats, self._live.id)
        self.rows = {row.seat: row for row in rows}
        self.hold_clock()

    async def expire_former_token(self, row: SeatRow, token: str) -> None:
        """Once the current token is used, the former no longer opens the seat."""
        later = seats.expire_former(row, token)
        if later is not row:
            try:
                # If the seat was joined again at another server, its newer tokens stay as they are.
                await self._workers.store(self._store.expire_former, self._live.id, row.seat, row.token)
                self.rows[row.seat] = later
            except StoreError:
                logger.warning("match %s: the former token of seat %d stays valid", self._live.id, row.seat)

    def joined(self, row: SeatRow) -> None:
        """A player joined a seat, which has a new token."""
        self.rows[row.seat] = row
        self._peers.tell(PlayerNamed(self._peers.name, row.seat, row.player))
        self.tell_presence(peers_too=True)

    def revoke(self, row: SeatRow) -> None:
        """The host has given a seat a new invite: disconnect the client that holds it."""
        self.rows[row.seat] = row
        self.end_seat(row.seat)
        self._peers.tell(SeatRevoked(self._peers.name, row.seat))

    def end_seat(self, seat: int) -> None:
        """Disconnect the client of a seat whose token was revoked."""
        if seat in self.sockets:
            client = self.sockets[seat]
            client.end(trouble("wrong-token", "the host has given this seat a new invite"))
            self.remove(client)

    # Connections.

    def refusal(self, client: Client, hello: Hello, row: SeatRow | None) -> Trouble | None:
        """Why a client may not attend, or None."""
        if hello.token and row is None:
            return trouble("wrong-token", "the token opens no seat of this match")
        if not hello.token and not self._live.settings.spectators:
            return trouble("no-spectators", "this match has no spectators")
        # A connection that was opened earlier but says hello later has been given up by its client.
        if row is not None and row.seat in self.sockets and self.sockets[row.seat].place > client.place:
            return trouble("replaced", "the seat has a newer connection")
        if row is None and len(self.connections) - len(self.sockets) >= self._most_spectators:
            return trouble("full", "there are too many spectators already")
        return None

    def admit(self, client: Client) -> None:
        """Add a client that has been welcomed; it replaces an older connection to its seat."""
        seat, older = client.seat, self.sockets.get(client.seat)
        self.connections.add(client)
        if older is not None:
            self._replace(older)
        if seat >= 0:
            self.sockets[seat] = client
            self._arrived.add(seat)
            self._peers.tell(SeatTaken(self._peers.name, seat, client.place))
            self.tell_presence(peers_too=True)
        elif self.sockets:
            self.tell_presence()
        self._live.changed.set()
        self._live.noted()

    def _replace(self, older: Client) -> None:
        self.connections.discard(older)
        if self.sockets.get(older.seat) is older:
            del self.sockets[older.seat]
        older.end(trouble("replaced", "the seat has a newer connection"))
        self._live.changed.set()

    def remove(self, client: Client) -> None:
        """Remove a client that disconnected."""
        if client not in self.connections:
            return
        self.connections.discard(client)
        if self.sockets.get(client.seat) is client:
            del self.sockets[client.seat]
            self.tell_presence(peers_too=True)
        elif client.seat < 0 and self.sockets:
            self.tell_presence()
        self.left = time.monotonic()
        self._live.changed.set()
        self._live.noted()

    def end_all(self, why: Trouble) -> None:
        """Disconnect everyone."""
        for client in list(self.connections):
            client.end(why)
        self.connections.clear()
        self.sockets.clear()
        self.announce()

    def broadcast(self, message: FromServer) -> None:
        """Tell everyone the same."""
        data = encode(message)
        for client in list(self.connections):
            client.put(data)

    def now(self, client: Client | None = None) -> int:
        """The time of the match, up to which it may be moved.

        It never passes a message that has arrived from `client` or from a seat that is asked, but has not
        been processed: what arrived before a deadline is in time.
        """
        clock = self._live.clock
        asked = [self.sockets[each.seat] for each in self._live.waits if each.seat in self.sockets]
        arrivals = [each.oldest_arrival() for each in (*asked, *([] if client is None else [client]))]
        return min([clock.now(), *(clock.at(moment) for moment in arrivals if moment is not None)])

    def patience(self) -> int:
        """The latency to allow for: what a player did in time may still be on its way."""
        asked = [pending.seat for pending in self._live.waits if pending.seat in self.sockets]
        return max((self.sockets[seat].allowance() for seat in asked), default=0)

    # Presence and the clock.

    def tell_presence(self, peers_too: bool = False) -> None:
        """Tell everyone who is connected, and the other servers if it changed here."""
        self.hold_clock()
        if self._live.stored is not None:
            self.broadcast(Presence(self.seats(), self._live.clock.held, self.spectators()))
        if peers_too:
            self.announce()
        self._live.noted()

    def announce(self) -> None:
        """Tell the other servers who is connected here."""
        live = self._live
        ages = {seat: round(client.age, 3) for seat, client in self.sockets.items()}
        watching = len(self.connections) - len(self.sockets)
        self._peers.announce(ages, live.clock.now() if live.owned else -1, watching, live.round)

    def pause(self, paused: bool) -> None:
        """Pause or resume the clock for everyone."""
        self._peers.pause(paused)
        self._live.clock.hold(PAUSED, paused)
        self.tell_presence(peers_too=True)
        self._live.changed.set()

    def hold_clock(self) -> None:
        """Hold the clock until every player has arrived once, and while all of them are gone."""
        self._arrived |= self._peers.seats
        people = self._live.people
        here = [seat for seat in people if self.is_here(seat)]
        arrived = [seat for seat in people if seat in self._arrived or self.player(seat) != ""]
        self._live.clock.hold_for(
            {
                EMPTY: bool(people) and not here,
                START: len(arrived) < len(people),
                AWAY: self._live.settings.away == "pause" and len(here) < len(people),
            }
        )

    def note_players(self, entries: Sequence[Any]) -> None:
        """A player whose input was stored, here or at another server, has arrived."""
        players = {entry.seat for entry in entries if isinstance(entry, Line)} & set(self._live.people)
        if not players <= self._arrived:
            self._arrived |= players
            self.hold_clock()

    # Other servers.

    def beat(self) -> None:
        """Repeat who is connected here, and forget servers that have gone silent."""
        if self._peers.expire():
            self.tell_presence()
        if self.sockets:
            self.announce()

    def hear_taken(self, message: SeatTaken) -> None:
        """A seat was taken, here or elsewhere; every server hears these in one order, and the last counts."""
        if message.room == self._peers.name:
            self._announced[message.seat] = message.connection
            return
        mine = self.sockets.get(message.seat)
        if mine is not None and self._announced.get(message.seat) == mine.place:
            self._replace(mine)
            self.tell_presence(peers_too=True)

    def hear_named(self, message: PlayerNamed) -> None:
        """A player joined at another server."""
        if message.seat in self.rows:
            self.rows[message.seat] = replace(self.rows[message.seat], player=message.player)
            self.tell_presence()
            self._live.changed.set()

    def hear_presence(self, message: PeerPresence) -> None:
        """Another server tells who is connected to it."""
        clock = self._live.clock
        before = (self._peers.seats, clock.held)
        unknown = self._peers.hear(message)
        clock.hold(PAUSED, self._peers.paused)
        clock.advance_to(message.now)
        older = [
            mine
            for seat, mine in self.sockets.items()
            if mine.age > message.seats.get(seat, mine.age) + AGE_MARGIN
        ]
        for mine in older:
            self._replace(mine)
        self.hold_clock()
        if (self._peers.seats, clock.held) != before:
            self.tell_presence()
            self._live.changed.set()
        if older or unknown:
            self.announce()

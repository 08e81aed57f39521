"""What servers on one store tell each other of a match: who sits where, what is said, who stopped the clock.

Nothing of it is kept. Every server says again and again who is there, and believes the others only for a
while, so the people of a server that died do not stay for ever.
"""

import asyncio
import logging
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from turnwright.protocol.messages import Chatted
from turnwright.server.host.clock import PAUSED
from turnwright.server.stores.store import ThrowRow

if TYPE_CHECKING:
    from turnwright.server.host.room import Room

BELIEVED = 3  # beats after which nobody believes any more what a server said last
DOUBT = 5.0  # seconds by which of two connections of a seat one must be older, if none was heard to come

logger = logging.getLogger("turnwright.server")


class PeerMessage(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A word from one server's room to the others of the same match."""

    room: str


class PeerPresence(PeerMessage, frozen=True, tag="here"):
    """Who sits at this server, for how many seconds; and how the clock stands."""

    seats: dict[int, float] = {}
    paused: bool = False
    change: int = 0  # how often the clock was stopped or let run
    now: int = -1  # the time of the match, by the one who moves it


class SeatTaken(PeerMessage, frozen=True, tag="took"):
    """Somebody has just sat down, by a connection of that number."""

    seat: int = 0
    connection: int = 0


class ChatSaid(PeerMessage, frozen=True, tag="spoke"):
    """Somebody said something to everybody."""

    seat: int = 0
    player: str = ""
    text: str = ""


class PlayerNamed(PeerMessage, frozen=True, tag="seated"):
    """Somebody took a seat under that name."""

    seat: int = 0
    player: str = ""


class ThrowStored(PeerMessage, frozen=True, tag="thrown"):
    """The player's half of a throw is stored."""

    seat: int = 0
    index: int = 0
    request: str = ""
    client_seed: str = ""


class ReadOnlyChanged(PeerMessage, frozen=True, tag="marked"):
    """The match can only be read from now on, or can be played again."""

    read_only: bool = True


AnyPeerMessage = PeerPresence | SeatTaken | ChatSaid | PlayerNamed | ThrowStored | ReadOnlyChanged
_decoder = msgspec.json.Decoder(AnyPeerMessage)


def written(note: AnyPeerMessage) -> str:
    """A note as it goes to the store."""
    return msgspec.json.encode(note).decode()


class Peers:
    """The rooms that other servers have for the same match, as far as they were heard of."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.name = token_hex(8)
        self.paused = False
        self._change = 0
        self._heard: dict[str, tuple[PeerPresence, float]] = {}
        self._came: dict[int, int] = {}  # by seat, the connection that was heard to come

    @property
    def seats(self) -> set[int]:
        """The seats of people who are at another server."""
        return {seat for here, _ in self._heard.values() for seat in here.seats}

    # Telling.

    def tell(self, note: AnyPeerMessage) -> None:
        """Tell the others something."""
        if self.room.hall.shared:
            self.room.hall.tell_others(self.room.id, written(note))

    def announce(self) -> None:
        """Tell the others who is here, and how the clock stands."""
        room = self.room
        seats = {seat: round(each.age, 3) for seat, each in room.sockets.items()}
        now = room.clock.now() if room.mover.owns else -1
        self.tell(PeerPresence(self.name, seats, self.paused, self._change, now))

    def pause(self, paused: bool) -> None:
        """Stop the clock, or let it run again; whoever does so last counts."""
        self._change += 1
        self.paused = paused
        self.room.clock.hold(PAUSED, paused)

    def beat(self) -> None:
        """Say again who is here, and forget those who were not heard of for long."""
        now, most = asyncio.get_running_loop().time(), BELIEVED * self.room.hall.settings.beat
        before = self.seats
        self._heard = {name: each for name, each in self._heard.items() if now - each[1] < most}
        if self.seats != before:
            self.room.presence()
        if self.room.sockets:
            self.announce()

    # Hearing. One's own notes come too, in their order among those of others.

    def hear(self, data: str) -> None:
        """Take in what was told."""
        try:
            note: AnyPeerMessage = _decoder.decode(data)
        except msgspec.DecodeError as error:
            logger.warning("match %s: another server said what cannot be read: %s", self.room.id, error)
            return
        if isinstance(note, SeatTaken):
            self._took(note)
        elif note.room != self.name:
            self._take(note)

    def _took(self, note: SeatTaken) -> None:
        if note.room == self.name:
            self._came[note.seat] = note.connection
            return
        mine = self.room.sockets.get(note.seat)
        if mine is not None and self._came.get(note.seat) == mine.place:
            self.room.replaced(mine)
            self.room.presence(tell=True)

    def _take(self, note: AnyPeerMessage) -> None:
        room = self.room
        if isinstance(note, PeerPresence):
            self._here(note)
        elif isinstance(note, ChatSaid):
            room.broadcast(Chatted(note.seat, note.player, note.text))
        elif isinstance(note, PlayerNamed):
            room.named(note.seat, note.player)
        elif isinstance(note, ThrowStored):
            room.dice.heard(ThrowRow(room.id, note.seat, note.index, note.request, note.client_seed))
        elif isinstance(note, ReadOnlyChanged):
            room.marked(note.read_only)

    def _here(self, note: PeerPresence) -> None:
        room, known = self.room, note.room in self._heard
        before = (self.seats, room.clock.held)
        self._heard[note.room] = note, asyncio.get_running_loop().time()
        if (note.change, note.paused) > (self._change, self.paused):
            self._change, self.paused = note.change, note.paused
            room.clock.hold(PAUSED, note.paused)
        room.clock.at_least(note.now)
        older = [
            mine for seat, mine in room.sockets.items() if mine.age > note.seats.get(seat, mine.age) + DOUBT
        ]
        for mine in older:
            room.replaced(mine)
        room.hold()
        if (self.seats, room.clock.held) != before:
            room.presence()
            room.mover.wake()
        if older or not known:
            self.announce()

"""Messages between servers on one store about a match: who is connected, chat, pauses, stored throws.

None of them is stored. Every server repeats who is connected, and forgets what the others said after a while,
so the players of a server that died do not stay for ever.
"""

import asyncio
from collections.abc import Callable
from secrets import token_hex

import msgspec
from msgspec import Struct

BELIEVED = 3  # heartbeats after which a silent server is forgotten


class PeerMessage(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from one server's room to the other rooms of the same match."""

    room: str


class PeerPresence(PeerMessage, frozen=True, tag="here"):
    """The seats connected at a server, each with its seconds; and the state of the clock."""

    seats: dict[int, float] = {}
    paused: bool = False
    change: int = 0  # how often the clock was paused or resumed
    now: int = -1  # the time of the match, from the server that moves it
    spectators: int = 0
    round: int = 0  # for the lobby of servers that do not have the match in memory


class SeatTaken(PeerMessage, frozen=True, tag="took"):
    """A player has just connected to a seat, by a connection of that number."""

    seat: int = 0
    connection: int = 0


class ChatSaid(PeerMessage, frozen=True, tag="spoke"):
    """A chat message was stored."""

    seat: int = 0
    player: str = ""
    text: str = ""
    n: int = 0
    at: int = 0


class PlayerNamed(PeerMessage, frozen=True, tag="seated"):
    """A player joined a seat under a name."""

    seat: int = 0
    player: str = ""


class ThrowStored(PeerMessage, frozen=True, tag="thrown"):
    """The player's half of a throw is stored."""

    seat: int = 0
    index: int = 0
    request: str = ""
    client_seed: str = ""


class ReadOnlyChanged(PeerMessage, frozen=True, tag="marked"):
    """The match became read-only, or can be played again."""

    read_only: bool = True


class SeatRevoked(PeerMessage, frozen=True, tag="revoked"):
    """The host has given a seat a new invite: its token no longer opens it."""

    seat: int = 0


class RematchWanted(PeerMessage, frozen=True, tag="again"):
    """A player wants a rematch, or no longer does."""

    seat: int = 0
    wanted: bool = True


class RematchMade(PeerMessage, frozen=True, tag="made"):
    """The rematch was created."""

    match: str = ""


class NarrationSaid(PeerMessage, frozen=True, tag="narrated"):
    """The server that moves the match has said something about an input that everyone may see."""

    number: int = 0
    language: str = "en"
    audience: int = -2
    part: str = "template"
    speaker: str = ""
    text: str = ""


class MatchRemoved(PeerMessage, frozen=True, tag="removed"):
    """The match was removed from the store."""


AnyPeerMessage = (
    SeatRevoked
    | MatchRemoved
    | PeerPresence
    | SeatTaken
    | ChatSaid
    | PlayerNamed
    | ThrowStored
    | ReadOnlyChanged
    | RematchWanted
    | RematchMade
    | NarrationSaid
)
_decoder = msgspec.json.Decoder(AnyPeerMessage)


def encode_message(message: AnyPeerMessage) -> str:
    """Encode a message for the store."""
    return msgspec.json.encode(message).decode()


def decode_message(data: str) -> AnyPeerMessage:
    """Decode a message, or raise `msgspec.DecodeError`."""
    message: AnyPeerMessage = _decoder.decode(data)
    return message


class Peers:
    """The rooms that other servers have for the same match, as far as this one has heard from them."""

    def __init__(self, publish: Callable[[str], None], beat: float) -> None:
        self.name = token_hex(8)
        self.paused = False
        self._publish = publish
        self._lifetime = BELIEVED * beat
        self._change = 0
        self._heard: dict[str, tuple[PeerPresence, float]] = {}

    @property
    def seats(self) -> set[int]:
        """The seats of players connected to another server."""
        return {seat for presence, _ in self._heard.values() for seat in presence.seats}

    @property
    def spectators(self) -> int:
        """How many spectators are connected to other servers."""
        return sum(presence.spectators for presence, _ in self._heard.values())

    def tell(self, message: AnyPeerMessage) -> None:
        """Send a message to the others."""
        self._publish(encode_message(message))

    def announce(self, seats: dict[int, float], now: int, spectators: int = 0, round: int = 0) -> None:
        """Tell the others who is connected here, the state of the clock, and the round."""
        self.tell(PeerPresence(self.name, seats, self.paused, self._change, now, spectators, round))

    def pause(self, paused: bool) -> None:
        """Pause or resume the clock; the last change counts."""
        self._change += 1
        self.paused = paused

    def hear(self, presence: PeerPresence) -> bool:
        """Take in who is connected elsewhere; whether that server was unknown."""
        unknown = presence.room not in self._heard
        self._heard[presence.room] = presence, asyncio.get_running_loop().time()
        if (presence.change, presence.paused) > (self._change, self.paused):
            self._change, self.paused = presence.change, presence.paused
        return unknown

    def expire(self) -> bool:
        """Forget servers that have been silent for long; whether that changes who is connected."""
        now, before = asyncio.get_running_loop().time(), self.seats
        self._heard = {name: each for name, each in self._heard.items() if now - each[1] < self._lifetime}
        return self.seats != before

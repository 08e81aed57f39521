"""What every store can do: keep the lines of matches, never change one, and never keep half of an input."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

MOST_ROWS = 1000  # on one page of matches
LONGEST_NOTE = 7000  # bytes that a server tells the others at once


class StoreError(Exception):
    """The store did not do it, or nobody knows whether it did: read again what is kept."""


class MatchRow(Struct, frozen=True):
    """A match: which game, since when (seconds since 1970), and how it stands."""

    id: str
    game: str
    scenario: str  # its name, for people
    created: float
    settings: bytes  # JSON
    secret: bytes  # of which the hash chains of the seats are made
    ended: bool = False
    read_only: bool = False


class SeatRow(Struct, frozen=True):
    """A person's seat: the hashes of the token that holds it and of the one before, and the person's name.

    The one before still opens the door until the new one is first used: its owner may never have got it.
    """

    match: str
    seat: int
    token: bytes
    former: bytes = b""
    player: str = ""


class Append(Struct, frozen=True):
    """The lines of one input, to be kept whole or not at all.

    `at` is how many lines the writer believes are kept. `command` is the id that the client gave, with the
    seat it came from; a second input of the same seat and id is a conflict.
    """

    match: str
    at: int
    lines: tuple[bytes, ...]
    digest: str = ""
    seat: int = -1
    command: str = ""
    number: int = 0  # of the input
    wall: float = 0.0  # seconds since 1970, by the writer's clock
    ended: bool = False


class Appended(Struct, frozen=True):
    """The lines are kept."""


class Conflict(Struct, frozen=True):
    """Somebody was faster, the command was carried out already, or the match is there for reading only.

    Nothing was written.
    """

    at: int  # how many lines are kept
    number: int = -1  # of the input that the command's id belongs to, if it was kept before


class ThrowRow(Struct, frozen=True):
    """A player's half of a throw, which cannot be taken back."""

    match: str
    seat: int
    index: int
    request: str
    client_seed: str


class MatchRecord(Struct, frozen=True):
    """All that is kept of a match."""

    row: MatchRow
    lines: tuple[bytes, ...]
    seats: tuple[SeatRow, ...]
    throws: tuple[ThrowRow, ...]
    wall: float  # of the last line


class Store(Protocol):
    """The methods block: whoever must not wait calls them from a thread. All may raise `StoreError`."""

    def create(self, row: MatchRow, lines: Sequence[bytes], seats: Sequence[SeatRow], wall: float) -> None:
        """Keep a new match with its first lines."""

    def load(self, match: str) -> MatchRecord | None:
        """All that is kept of a match, or None."""

    def lines_after(self, match: str, at: int, count: int | None = None) -> list[bytes]:
        """The lines of a match from that place on: all, or as many as are wanted."""

    def append(self, batch: Sequence[Append]) -> list[Appended | Conflict]:
        """Keep the lines of several inputs in one transaction; each is kept whole or not at all.

        When it returns they are on the disk. When it raises, none is, or nobody knows.
        """

    def find_input(self, match: str, seat: int, command: str) -> int:
        """The number of the input that a command's id belongs to, or -1."""

    def save_throw(self, row: ThrowRow) -> ThrowRow:
        """Keep a player's half of a throw; the one that is kept for that seat and index, old or new."""

    def load_throw(self, match: str, seat: int, index: int) -> ThrowRow | None:
        """A player's half of a throw, if it is kept."""

    def load_seats(self, match: str) -> list[SeatRow]:
        """Who holds the seats of people now."""

    def save_seat(self, row: SeatRow) -> None:
        """Keep who holds a seat."""

    def expire_former(self, match: str, seat: int, token: bytes) -> None:
        """Put the token before this one out of use, if this one still holds the seat."""

    def set_read_only(self, match: str, *, read_only: bool) -> None:
        """Open a match for reading only, or for playing again."""

    def matches(self, *, ended: bool | None = None, after: str = "", count: int = 50) -> list[MatchRow]:
        """Matches by their ids in order, a page at a time."""

    def count(self) -> int:
        """How many matches are kept."""

    def is_healthy(self) -> bool:
        """Whether the store answers."""

    def acquire(self, match: str) -> bool:
        """Try to become the one server that moves the bots and the clock of a match; True if it is this one.

        What a dead server owned is free again.
        """

    def release(self, match: str) -> None:
        """Leave a match's bots and clock to others."""

    def is_shared(self) -> bool:
        """Whether other servers may be at it at the same time."""

    def publish(self, notes: Sequence[tuple[str, str]]) -> None:
        """Tell all servers that listen, this one too, words of at most `LONGEST_NOTE` bytes about matches.

        All hear all words in the same order. Nothing is kept of them.
        """

    def subscribe(self, heard: Callable[[str, str], object]) -> None:
        """Call `heard` with the id of a match and what was told about it; from any thread.

        Without a word another server wrote to the match. An empty id says that any match may have been
        written to, and any word missed: the connection was lost for a while.
        """

    def close(self) -> None:
        """Finish."""

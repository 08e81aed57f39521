"""The interface of a store: it appends the lines of matches, whole inputs at a time."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

MOST_ROWS = 1000  # on one page of matches
LONGEST_MESSAGE = 7000  # bytes of a message between servers


class StoreError(Exception):
    """The store failed, or it is unknown whether it succeeded: read again what is stored."""


class MatchRow(Struct, frozen=True):
    """A match: its game, when it was created (seconds since 1970), and its status."""

    id: str
    game: str
    scenario: str  # its name, for display
    created: float
    settings: bytes  # JSON
    secret: bytes  # from which the hash chains of the seats derive
    ended: bool = False
    read_only: bool = False
    host: bytes = b""  # the hash of the host's token; empty without a host
    archived: bool = False  # not listed any more


class SeatRow(Struct, frozen=True):
    """A player's seat: the hashes of its token and of the former one, and the player's name.

    The former token stays valid until the new one is first used: the player may never have received it.
    """

    match: str
    seat: int
    token: bytes
    former: bytes = b""
    player: str = ""


class Append(Struct, frozen=True):
    """The lines of one input, to be stored whole or not at all.

    `at` is how many lines the writer believes are stored. `command` is the client's id for the input; a
    second input with the same seat and id is a conflict.
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
    """The lines are stored."""


class Conflict(Struct, frozen=True):
    """Nothing was written: another writer was first, the command is stored, or the match is read-only."""

    at: int  # how many lines are stored
    number: int = -1  # of the input with this command id, if it is stored already


class ThrowRow(Struct, frozen=True):
    """A player's half of a throw, which is final."""

    match: str
    seat: int
    index: int
    request: str
    client_seed: str


class ChatRow(Struct, frozen=True):
    """A chat message: its number among all of the match, the speaker, the text, and the time of the match."""

    match: str
    n: int
    seat: int  # -1 for a spectator
    player: str
    text: str
    at: int


class NarrationRow(Struct, frozen=True):
    """A text of the narrator about an input, with its language, its audience and its part.

    The audience is the seat by whose knowledge it was said, or -2 for everyone. `withdrawn` says that the
    input was undone.
    """

    match: str
    number: int
    language: str
    audience: int
    part: str
    speaker: str
    text: str
    withdrawn: bool = False


def narration_row(values: Sequence[Any]) -> NarrationRow:
    """A narration from the columns of its table, in order."""
    match, number, language, audience, part, speaker, text, withdrawn = values
    return NarrationRow(match, number, language, audience, part, speaker, text, bool(withdrawn))


class MatchRecord(Struct, frozen=True):
    """Everything stored of a match."""

    row: MatchRow
    lines: tuple[bytes, ...]
    seats: tuple[SeatRow, ...]
    throws: tuple[ThrowRow, ...]
    wall: float  # when the last line was stored


class MatchSummary(Struct, frozen=True):
    """A match without most of its lines: the first and the last, when that was stored, and the seats."""

    row: MatchRow
    first: bytes
    last: bytes
    wall: float
    seats: tuple[SeatRow, ...]


class Store(Protocol):
    """A store. The methods block, so call them from a thread; all may raise `StoreError`."""

    def create(self, row: MatchRow, lines: Sequence[bytes], seats: Sequence[SeatRow], wall: float) -> None:
        """Store a new match with its first lines."""

    def load(self, match: str) -> MatchRecord | None:
        """Load everything stored of a match, or None."""

    def lines_after(self, match: str, at: int, count: int | None = None) -> list[bytes]:
        """The lines of a match from a place on: all, or at most `count`."""

    def append(self, batch: Sequence[Append]) -> list[Appended | Conflict]:
        """Store the lines of several inputs in one transaction, each whole or not at all.

        On return they are on disk. If it raises, none is, or it is unknown.
        """

    def find_input(self, match: str, seat: int, command: str) -> int:
        """The number of the input with a command id, or -1."""

    def save_throw(self, row: ThrowRow) -> ThrowRow:
        """Store a player's half of a throw; returns the one stored first for that seat and index."""

    def load_throw(self, match: str, seat: int, index: int) -> ThrowRow | None:
        """Load a player's half of a throw, or None."""

    def add_chat(self, row: ChatRow, most: int) -> ChatRow:
        """Store a chat message under the next number, and delete all but the last `most`; the stored row."""

    def load_chat(self, match: str) -> list[ChatRow]:
        """The stored chat messages in order."""

    def save_narrations(self, rows: Sequence[NarrationRow]) -> None:
        """Store what the narrator said, in place of earlier text for the same part."""

    def load_narrations(
        self, match: str, language: str = "", audiences: Sequence[int] = ()
    ) -> list[NarrationRow]:
        """The narrator's texts of a match, in order: those in one language and for some audiences, or all."""

    def withdraw_narrations(self, match: str, number: int) -> None:
        """Mark what was said about an input and all after it as undone."""

    def load_seats(self, match: str) -> list[SeatRow]:
        """Load the players' seats."""

    def save_seat(self, row: SeatRow) -> None:
        """Store a player's seat."""

    def replace_seat(self, row: SeatRow, token: bytes) -> bool:
        """Store a player's seat if `token` is still its current one; whether it was."""

    def summaries(self, matches: Sequence[str]) -> list[MatchSummary]:
        """The summaries of matches, without those that are not stored."""

    def expire_former(self, match: str, seat: int, token: bytes) -> None:
        """Expire the former token of a seat, if `token` is still the current one."""

    def set_read_only(self, match: str, *, read_only: bool) -> None:
        """Make a match read-only, or playable again."""

    def set_archived(self, match: str, *, archived: bool) -> None:
        """Archive a match, so that it is no longer listed, or list it again."""

    def remove(self, match: str) -> None:
        """Delete a match with everything that belongs to it."""

    def matches(self, *, ended: bool | None = None, after: str = "", count: int = 50) -> list[MatchRow]:
        """Matches ordered by id, a page at a time."""

    def newest(
        self, *, ended: bool | None = None, before: tuple[float, str] | None = None, count: int = 50
    ) -> list[MatchRow]:
        """Matches that are not archived, the newest first, a page at a time.

        `before` has the time and the id of the last match of the page before.
        """

    def count(self) -> int:
        """How many matches are stored."""

    def is_healthy(self) -> bool:
        """Whether the store answers."""

    def problem(self) -> str:
        """Why nothing can be stored now, as a sentence; empty if the store can be written to."""

    def acquire(self, match: str) -> bool:
        """Try to become the one server that moves the bots and the clock of a match; whether it is this one.

        Matches of a server that died are free again.
        """

    def release(self, match: str) -> None:
        """Leave a match's bots and clock to other servers."""

    def is_shared(self) -> bool:
        """Whether other servers may use the store at the same time."""

    def publish(self, messages: Sequence[tuple[str, str]]) -> None:
        """Send messages about matches, each of at most `LONGEST_MESSAGE` bytes, to every subscribed server.

        All servers, this one included, receive them in the same order. They are not stored.
        """

    def subscribe(self, heard: Callable[[str, str], object]) -> None:
        """Call `heard`, from any thread, with the id of a match and a message about it.

        An empty message says that another server wrote to the match; an empty id, that the connection was
        lost for a while, so that any write or message may have been missed.
        """

    def close(self) -> None:
        """Close the store."""


def wanted_narrations(
    rows: Sequence[NarrationRow], language: str, audiences: Sequence[int]
) -> list[NarrationRow]:
    """Select the narrations in one language and for some audiences; without them, all."""
    return [
        row
        for row in rows
        if (not language or row.language == language) and (not audiences or row.audience in audiences)
    ]

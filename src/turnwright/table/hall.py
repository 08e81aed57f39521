"""All the matches that this server holds in memory, and the way to those that are only kept."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from turnwright import games
from turnwright.kernel.replay import Find
from turnwright.table.room import Room
from turnwright.table.settings import MatchSettings, TableSettings
from turnwright.table.stores.store import Append, Appended, Conflict, MatchRow, Store


class Writes(Protocol):
    """Whoever commits inputs: several at a time, if they come together."""

    async def append(self, append: Append) -> Appended | Conflict:
        """Keep the lines of an input; when it returns they are on the disk, or somebody was faster."""


class HallError(Exception):
    """What was asked of the hall cannot be: a code of `limits.TROUBLES` or of a refusal, and the reason."""

    def __init__(self, code: str, reason: str, field: str = "", legal: Sequence[object] = ()) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason
        self.field = field
        self.legal = list(legal)

    def __str__(self) -> str:
        return self.reason


class Created(Struct, frozen=True):
    """A new match: its id, and a token for each seat that a person is to take."""

    match: str
    invites: Mapping[int, str]


class Joined(Struct, frozen=True):
    """A seat that somebody took, and the token that opens it from now on."""

    seat: int
    token: str


class Hall:
    """All rooms of this server; `find` gives a game by its name, for tests with games of their own."""

    def __init__(
        self, store: Store, writer: Writes, settings: TableSettings = TableSettings(), find: Find = games.load
    ) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.find = find
        self.rooms: dict[str, Room] = {}

    async def open(self) -> None:
        """Begin: hear what other servers write, and go on with matches that only bots play."""
        raise NotImplementedError

    async def close(self) -> None:
        """Tell everybody that the server stops, and let every room finish what it writes."""
        raise NotImplementedError

    async def create(
        self,
        game: str,
        scenario: Any = "",
        seats: Sequence[str] = (),
        *,
        throws: Sequence[int] | None = None,
        seed: int | None = None,
        settings: MatchSettings = MatchSettings(),
    ) -> Created:
        """Set a match up: a scenario by its name or as plain values, and who sits where, or `HallError`.

        `seats` are `person` or the names of bots, as many as are said; the others are as usual for the game.
        `throws` are the people's seats whose dice are thrown by hand, fairly: all of them unless it is said.
        """
        raise NotImplementedError

    async def join(self, match: str, token: str, player: str = "") -> Joined:
        """Take the seat that a token opens; the answer holds a new token."""
        raise NotImplementedError

    async def room(self, match: str) -> Room:
        """The live match of that id, out of the store if need be, or `HallError`."""
        raise NotImplementedError

    async def matches(self, *, ended: bool | None = None, after: str = "", count: int = 50) -> list[MatchRow]:
        """The listed matches by their ids in order, a page at a time."""
        raise NotImplementedError

    async def journal(self, match: str) -> list[bytes]:
        """The lines of a match that is over, or `HallError` with the code `not-over`."""
        raise NotImplementedError

    async def sweep(self) -> int:
        """Forget rooms where nobody is and nothing moves; how many are left."""
        raise NotImplementedError

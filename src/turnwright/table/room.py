"""One live match: what people say to it, what it stores, and what it tells whom."""

from turnwright.kernel.match import Match
from turnwright.table.connection import Connection
from turnwright.table.messages import SeatInfo


class Room:
    """A match with its people, its clock and its bots.

    `connections` are all that listen, `match` is the position as it is stored, `number` its last input.
    """

    id: str
    match: Match
    connections: set[Connection]

    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        raise NotImplementedError

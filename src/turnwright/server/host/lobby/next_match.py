"""The match after a match: the same game and scenario, in which the players change seats."""

from msgspec.structs import replace

from turnwright.protocol.errors import HostError
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.rooms.room import Room
from turnwright.server.host.stored.seats import hash_token, new_token
from turnwright.server.stores.store import StoreError


class NextMatch:
    """Makes the rematch of a match. Every player takes the seat of the next player; bots keep theirs."""

    def __init__(self, matches: Matches, match: str) -> None:
        self._matches = matches
        self._match = match

    @property
    def _room(self) -> Room:
        return self._matches.rooms[self._match]

    async def create(self, peer: str) -> str:
        """Create it for a client at this address; its id, or `HostError`."""
        matches = self._matches
        if not matches.rematches.of(peer).allows():
            raise HostError("too-fast", "too many matches were created from your address: wait a little")
        live = self._room.live
        header, known = live.match.header, live.game.scenarios.names()
        made = await create(
            matches,
            live.game.name,
            live.row.scenario if live.row.scenario in known else header.scenario,
            header.seats,
            throws=[self.seat(seat) for seat in header.throws],
            settings=MatchSettings(
                **{name: getattr(live.settings, name) for name in MatchSettings.__struct_fields__}
            ),
        )
        return made.match

    def seat(self, seat: int) -> int:
        """The seat of the next match that a player of this one takes."""
        people = self._room.live.people
        return people[(people.index(seat) + 1) % len(people)]

    async def token(self, match: str, seat: int) -> str:
        """A token that opens the new seat of a player, who keeps their name."""
        store, workers = self._matches.store, self._matches.workers
        rows = {row.seat: row for row in await workers.store(store.load_seats, match)}
        row = rows.get(self.seat(seat))
        if row is None:
            raise StoreError(f"match {match} is no longer stored")
        attendance, token = self._room.attendance, new_token()
        name, player = attendance.seats()[seat].name, attendance.player(seat)
        # A player without a name of their own is called by the seat, which is another now.
        row = replace(row, token=hash_token(token), former=b"", player="" if player == name else player)
        if not row.player:
            row = replace(row, player=attendance.seats()[row.seat].name)
        await workers.store(store.save_seat, row)
        if match in self._matches.rooms:
            self._matches.rooms[match].attendance.joined(row)
        return token

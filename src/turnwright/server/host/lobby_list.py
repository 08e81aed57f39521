"""The list of matches with their seats, and who is connected."""

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from turnwright.kernel.codec import read_json
from turnwright.kernel.errors import ContentError, JournalError, Rejected
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import Header
from turnwright.kernel.replay import read_header
from turnwright.protocol.endpoints import MatchListed
from turnwright.protocol.errors import HostError
from turnwright.server.host.matches import Matches
from turnwright.server.host.seats import seat_infos
from turnwright.server.settings import StoredSettings
from turnwright.server.stores.store import MatchRow, SeatRow
from turnwright.story.catalogue import catalogue_for
from turnwright.story.titles import scenario_title

MOST_KNOWN = 2_000  # matches whose headers are remembered


class _Known(Struct, frozen=True):
    """What never changes about a match."""

    header: Header
    names: tuple[str, ...]


class LobbyList:
    """Describes matches for the lobby; only those that this process holds have presence and progress."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._known: OrderedDict[str, _Known] = OrderedDict()

    async def describe(self, rows: Sequence[MatchRow], lang: str) -> list[MatchListed]:
        """Describe some matches, in a language."""
        wanted = [row.id for row in rows]
        seats = await self._matches.workers.store(lambda: [self._read(id) for id in wanted])
        return [self._listed(row, lang, *found) for row, found in zip(rows, seats, strict=True)]

    def _read(self, id: str) -> tuple[bytes, list[SeatRow]]:
        store = self._matches.store
        first = [] if id in self._known else store.lines_after(id, 0, 1)
        return (first[0] if first else b""), store.load_seats(id)

    def _listed(self, row: MatchRow, lang: str, first: bytes, rows: Sequence[SeatRow]) -> MatchListed:
        room = self._matches.rooms.get(row.id)
        bare = MatchListed(
            row.id, row.game, row.scenario, row.created, row.ended, row.read_only, self.title(row, lang)
        )
        if room is not None and room.live.stored is not None:
            match, attendance = room.live.stored.match, room.attendance
            return replace(
                bare,
                number=room.live.number,
                seats=attendance.seats(),
                outcome=match.outcome,
                spectators=attendance.spectators(),
            )
        known = self._known_of(row, first)
        if known is None:
            return bare
        settings: StoredSettings = read_json(row.settings or b"{}", StoredSettings)
        by_seat = {each.seat: each for each in rows}
        infos = seat_infos(known.header, known.names, by_seat, lambda _: False, settings.open_seats)
        return replace(bare, seats=infos)

    def title(self, row: MatchRow, lang: str) -> str:
        """The title of a match's scenario, or an empty string."""
        try:
            return scenario_title(row.scenario, catalogue_for(self._matches.game(row.game), lang))
        except HostError:  # a game that is no longer installed
            return ""

    def _known_of(self, row: MatchRow, first: bytes) -> _Known | None:
        if row.id not in self._known:
            try:
                game, header = self._matches.game(row.game), read_header(Reader(), first)
                names = tuple(game.seats_for(game.scenarios.load(header.scenario)))
            except (HostError, JournalError, ContentError, Rejected):
                return None
            self._known[row.id] = _Known(header, names)
            while len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return self._known[row.id]

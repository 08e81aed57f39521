"""The lobby: what anyone may know of listed matches, and news of them for those who look at the list."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from turnwright.kernel.codec import CodecError, read_json
from turnwright.kernel.errors import ContentError, JournalError
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import PERSON, Closing, read_input
from turnwright.kernel.replay import read_header
from turnwright.protocol.endpoints import MatchGone, MatchListed
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import SeatInfo
from turnwright.server.host.peers import BELIEVED, PeerPresence, decode_message
from turnwright.server.host.rooms.room import Room
from turnwright.server.host.shards import Shard
from turnwright.server.host.stored.seats import fork_header, seat_infos
from turnwright.server.host.workers import Workers
from turnwright.server.settings import ServerSettings, StoredSettings
from turnwright.server.stores.store import MatchRow, MatchSummary, Store, StoreError

PAUSE = 0.5  # seconds between two news, so that a fast match does not flood the lobby
AT_ONCE = 200  # matches that are read from the store together
MOST_KNOWN = 10_000  # matches whose seats, or whose players at other servers, are remembered
MOST_QUEUED = 500  # news for one listener, beyond which it has to start again

News = MatchListed | MatchGone

logger = logging.getLogger("turnwright.server")


class LobbyListener:
    """A client that follows the list; `news` ends with None."""

    def __init__(self, peer: str) -> None:
        self.peer = peer
        self.news: asyncio.Queue[News | None] = asyncio.Queue()

    def tell(self, news: News | None) -> None:
        """Queue news; a client that does not read them is told to start again."""
        if self.news.qsize() > MOST_QUEUED:
            self.news = asyncio.Queue()
            news = None
        self.news.put_nowait(news)


class Lobby:
    """The list of the matches of one server, or of its shard.

    `rooms` are the matches in memory; `find` gives a game by its name.
    """

    def __init__(
        self,
        store: Store,
        workers: Workers,
        rooms: Mapping[str, Room],
        find: Callable[[str], Game],
        shard: Shard,
        settings: ServerSettings,
    ) -> None:
        self._store = store
        self._workers = workers
        self._rooms = rooms
        self._find = find
        self._shard = shard
        self._settings = settings
        self._listeners: set[LobbyListener] = set()
        self._changed: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._closed = False
        self._seats: OrderedDict[str, tuple[SeatInfo, ...]] = OrderedDict()  # of matches not in memory
        # By match not in memory: what each other server says of it, and when.
        self._elsewhere: OrderedDict[str, dict[str, tuple[PeerPresence, float]]] = OrderedDict()

    # The list.

    async def entries(self, rows: Sequence[MatchRow]) -> list[MatchListed]:
        """Matches as the list shows them."""
        away = [row.id for row in rows if self._live(row) is None]
        found = {each.row.id: each for each in await self._summaries(away)}
        return [await self._entry(row, found.get(row.id)) for row in rows]

    async def _summaries(self, ids: Sequence[str]) -> list[MatchSummary]:
        return await self._workers.store(self._store.summaries, ids) if ids else []

    def _live(self, row: MatchRow) -> Room | None:
        room = self._rooms.get(row.id)
        return None if room is None or room.closed or room.live.stored is None else room

    async def _entry(self, row: MatchRow, summary: MatchSummary | None) -> MatchListed:
        bare = MatchListed(row.id, row.game, row.scenario, row.created, row.ended, row.read_only)
        room = self._live(row)
        if room is not None:
            live, attendance = room.live, room.attendance
            return replace(
                bare,
                number=live.number,
                round=live.round,
                seats=attendance.seats(),
                outcome=live.match.outcome if row.ended else None,
                spectators=attendance.spectators(),
                since=live.since,
                rematch=room.rematch.match,
                turns=live.turn_seats,
            )
        if summary is None:
            return bare
        try:
            return await self._stored_entry(bare, summary)
        except (JournalError, CodecError, ContentError, HostError) as error:
            logger.debug("match %s cannot be described: %s", row.id, error)
            return replace(bare, since=summary.wall)

    async def _stored_entry(self, bare: MatchListed, summary: MatchSummary) -> MatchListed:
        last = read_input(summary.last)
        here = self._heard(bare.id)
        present = {seat for presence in here for seat in presence.seats}
        players = {row.seat: row.player for row in summary.seats}
        free = () if bare.ended else stored_settings(summary.row).open_seats
        infos = tuple(
            replace(
                info,
                player=players.get(info.seat, ""),
                present=info.present or info.seat in present,
                open=info.seat in free and not players.get(info.seat),
            )
            for info in await self._seat_infos(summary)
        )
        return replace(
            bare,
            number=last.n - 1 if isinstance(last, Closing) else last.n,
            round=max((presence.round for presence in here), default=0),
            seats=infos,
            outcome=last.end if isinstance(last, Closing) else None,
            spectators=sum(presence.spectators for presence in here),
            since=summary.wall,
        )

    async def _seat_infos(self, summary: MatchSummary) -> tuple[SeatInfo, ...]:
        # What the header says never changes, but takes a while to read.
        id = summary.row.id
        if id not in self._seats:
            header, game = read_header(Reader(), summary.first), self._find(summary.row.game)
            header = fork_header(header, stored_settings(summary.row).fork_seats)
            names = await self._workers.run_rules(
                game.name, lambda: game.seats_for(game.scenarios.load(header.scenario))
            )
            self._seats[id] = seat_infos(header, names, {}, lambda _: False)
            if len(self._seats) > MOST_KNOWN:
                self._seats.popitem(last=False)
        return self._seats[id]

    # What other servers say of matches that are not in memory here.

    def hear(self, match: str, message: str) -> None:
        """Take in what another server says of a match, or that it has written to it."""
        if not match or not self._shard.holds(match):
            return
        if message and match not in self._rooms:
            try:
                presence = decode_message(message)
            except msgspec.DecodeError:
                return
            if isinstance(presence, PeerPresence):
                now = asyncio.get_running_loop().time()
                self._elsewhere.setdefault(match, {})[presence.room] = presence, now
                self._elsewhere.move_to_end(match)
                if len(self._elsewhere) > MOST_KNOWN:
                    self._elsewhere.popitem(last=False)
        self.note(match)

    def _heard(self, match: str) -> list[PeerPresence]:
        since = asyncio.get_running_loop().time() - BELIEVED * self._settings.presence_seconds
        return [presence for presence, at in self._elsewhere.get(match, {}).values() if at > since]

    # News.

    def note(self, match: str) -> None:
        """Note that a match is new, has changed, or is gone."""
        if self._listeners:
            self._changed[match] = None
            self._wake.set()

    def listen(self, peer: str) -> LobbyListener:
        """Follow the list from now on, or raise `HostError`."""
        if self._closed:
            raise HostError("restart", "the server is stopping: reconnect")
        same = sum(each.peer == peer for each in self._listeners)
        if (
            same >= self._settings.lobby_streams_address
            or len(self._listeners) >= self._settings.lobby_streams
        ):
            raise HostError("too-fast", "the lobby is followed too often from your address, or by all")
        return LobbyListener(peer)

    def add(self, listener: LobbyListener) -> None:
        """Tell a listener of all changes from now on."""
        self._listeners.add(listener)

    def leave(self, listener: LobbyListener) -> None:
        """Tell a listener no more."""
        self._listeners.discard(listener)

    def close(self) -> None:
        """End the news of all listeners."""
        self._closed = True
        self._tell([None])

    async def watch(self) -> None:
        """Tell the listeners of changes, for as long as the server runs."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(PAUSE)
            self._wake.clear()
            # What changes meanwhile has to wait for the next time.
            changed, self._changed = [*self._changed], {}
            for first in range(0, len(changed), AT_ONCE):
                try:
                    self._tell(await self._news(changed[first : first + AT_ONCE]))
                except StoreError as error:
                    logger.warning("the lobby could not be updated: %s", error)
                except Exception:
                    logger.exception("the lobby could not be updated")

    async def _news(self, ids: Sequence[str]) -> list[News]:
        found = {each.row.id: each for each in await self._summaries(ids)}
        news: list[News] = []
        for id in ids:
            summary = found.get(id)
            settings = None if summary is None else stored_settings(summary.row)
            if summary is None or settings is None or (settings.listed and summary.row.archived):
                news.append(MatchGone(id))
            elif settings.listed:
                news.append(await self._entry(summary.row, summary))
        return news

    def _tell(self, news: Iterable[News | None]) -> None:
        for each in news:
            for listener in self._listeners:
                listener.tell(each)


def stored_settings(row: MatchRow) -> StoredSettings:
    """The settings of a stored match; those that cannot be read make it unlisted."""
    try:
        settings: StoredSettings = read_json(row.settings or b"{}", StoredSettings)
    except CodecError:
        return StoredSettings(listed=False)
    return settings


def free_seats(infos: Iterable[SeatInfo]) -> list[int]:
    """The seats that anyone may take."""
    return [info.seat for info in infos if info.open and info.held_by == PERSON]

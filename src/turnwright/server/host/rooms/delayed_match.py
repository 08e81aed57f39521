"""A match as its spectators see it if the fog is delayed: everything, as it was some rounds ago."""

from collections.abc import Sequence
from functools import partial

from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import EVERYTHING, Closing, Line, read_input
from turnwright.kernel.replay import read_header
from turnwright.server.host.rooms.followed_positions import FollowedPositions
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.rooms.updates import MANY_INPUTS, StoredInputs
from turnwright.server.host.stored.stored_match import FIRST_LINES, StoredMatch, replay_lines
from turnwright.server.host.workers import Workers
from turnwright.server.stores.store import Store, StoreError


class DelayedMatch:
    """A second copy of a match, which follows the first one at a distance.

    Until the match is old enough, spectators see its beginning, and nothing that is hidden from a seat.
    """

    def __init__(self, live: LiveMatch, store: Store, workers: Workers, chunk: int) -> None:
        self.positions = FollowedPositions(chunk)
        self._live = live
        self._store = store
        self._workers = workers
        self._stored: StoredMatch | None = None

    @property
    def stored(self) -> StoredMatch:
        """The match as it was; `ready` has made it."""
        if self._stored is None:
            raise StoreError("the match is not replayed yet")
        return self._stored

    @property
    def sight(self) -> int:
        """The seat whose knowledge decides what spectators are sent."""
        return EVERYTHING if self._due() > FIRST_LINES else SPECTATOR

    @property
    def length(self) -> int:
        """How many lines of the match spectators may know."""
        return max(FIRST_LINES, self._due())

    def _due(self) -> int:
        stored = self._live.stored
        if stored is None:
            raise StoreError("the store does not answer")
        if stored.match.outcome is not None:
            return stored.length
        return min(stored.length, stored.lines_before(self._live.settings.fog_delay))

    async def ready(self) -> None:
        """Replay the match up to where spectators may know it, for one who has just come."""
        if self._stored is None:
            game, live = self._live.game, self._live
            lines = await self._workers.store(self._store.lines_after, live.id, 0, self.length)
            names = read_header(Reader(), lines[0]).seats
            self._stored = await replay_lines(lines, game, names, partial(self._workers.run_rules, game.name))
        # Other spectators, if there are any, were sent all of it already.
        await self.follow()

    async def follow(self) -> StoredInputs | None:
        """Advance to the line that spectators may see now; return what to send them, if anything."""
        live, stored = self._live, self._stored
        if stored is None or stored.length >= self.length:
            return None
        lines = await self._workers.store(
            self._store.lines_after, live.id, stored.length, self.length - stored.length
        )
        entries = [read_input(line) for line in lines]
        done = 0
        while done < len(lines):
            done += await live.work(partial(stored.follow, lines[done:]), len(lines) > MANY_INPUTS)
        stored.length += len(lines)
        undone: dict[int, int] = {}
        for line, entry in zip(lines, entries, strict=True):
            taken_back = stored.note(line, entry)
            if taken_back >= 0:
                undone[entry.n] = taken_back
        return self.inputs(entries, undone)

    def inputs(self, entries: Sequence[Line | Closing], undone: dict[int, int]) -> StoredInputs:
        """Some lines for spectators, with the seats that the match waited for after the last of them."""
        match = self.stored.match
        return StoredInputs(entries, undone, match.pending(), {}, int(match.now), late=True)

    def forget(self) -> None:
        """Replay the match anew when it is needed: the one in memory may be another than the stored one."""
        self._stored = None

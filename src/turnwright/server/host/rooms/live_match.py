"""A match in memory: its position, its clock and its lock, shared by everything that serves it."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeVar

from turnwright.kernel.codec import read_json
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.records import ChoiceRequest, Pending
from turnwright.server.host.clock import EMPTY, MatchClock
from turnwright.server.host.stored.stored_match import StoredMatch
from turnwright.server.host.workers import Workers
from turnwright.server.settings import StoredSettings
from turnwright.server.stores.store import MatchRecord, StoreError

T = TypeVar("T")


class LiveMatch:
    """A match being played. Hold `lock` to change it; setting `changed` wakes autoplay."""

    def __init__(
        self,
        record: MatchRecord,
        game: Game,
        stored: StoredMatch,
        waits: list[Pending],
        workers: Workers,
        slow: float,
        count: Callable[[], int],
    ) -> None:
        self.id = record.row.id
        self.game = game
        self.row = record.row
        self.settings: StoredSettings = read_json(record.row.settings or b"{}", StoredSettings)
        self.stored: StoredMatch | None = stored  # None while the store does not answer
        self.number = int(stored.match.number)  # of the last stored input
        self.round = int(game.presenter.round_number(stored.match.state))
        self.since = record.wall  # when the last input was stored
        self.noted: Callable[[], object] = lambda: None  # called when what the lobby shows may have changed
        self.told = stored.length  # lines that were sent to the connections
        self.people = tuple(stored.match.people)
        self.timed = type(game).elapse is not Game.elapse
        self.clock = MatchClock(int(stored.match.now), count, [EMPTY])  # held until presence is known
        self.waits = waits
        self.limits: dict[str, int] = {}  # deadlines that the match's settings add, by request
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.deferred = False  # whether a deadline waits for messages that arrived before it
        self.owned = False  # whether this server moves the match
        self.automatic_inputs = 0  # since a player's last
        self._workers = workers
        self._slow = slow
        self._takes_long: dict[str, bool] = {}  # by kind of work, as it was the last time
        self._takes_long_first = workers.pool is not None
        self.simultaneous = False  # whether the seats act independently of each other
        self.turns: dict[int, str] = {}  # by seat to act, its turn
        self._left: dict[int, int] = {}  # by seat, what is left of its turn while others are asked
        self.set_limits()

    @property
    def match(self) -> Match:
        """The match as it is stored; `StoreError` while that is unknown."""
        if self.stored is None:
            raise StoreError("the store does not answer")
        return self.stored.match

    async def work(self, act: Callable[[], T], long: bool = False, kind: str = "") -> T:
        """Run rules under the lock of their game, in a thread if work of this kind takes long."""
        long = long or self._takes_long.get(kind, self._takes_long_first)
        took = partial(self._took, kind)
        return await self._workers.rule_time.run(self.game.name, act, thread=long, long=long, took=took)

    def _took(self, kind: str, used: float) -> None:
        self._takes_long[kind] = used > self._slow

    def processed(self) -> None:
        """Note that a message was processed, for which a deadline may have waited."""
        if self.deferred:
            self.changed.set()

    def elapse(self, now: int) -> None:
        """Tell a timed game the time; it must know it before each command."""
        match = self.match
        if self.timed and match.running is None and match.outcome is None and now > match.now:
            match.elapse(now)

    @property
    def turn_seats(self) -> tuple[int, ...]:
        """The seats whose turn it is; not those with a question, which may tell what is hidden."""
        return tuple(sorted({pending.seat for pending in self.waits if pending.request is None}))

    def due_of(self, seat: int, waits: Sequence[Pending]) -> list[tuple[str, int, int]]:
        """The pending entries of a seat: the request, the number of options and the deadline of each."""
        return [
            ("" if pending.request is None else pending.request.id, pending.options, pending.deadline)
            for pending in waits
            if pending.seat == seat
        ]

    def set_limits(self, acted: Collection[int] = ()) -> None:
        """Give turns and requests without a deadline of the game's own the one that the settings ask for.

        `acted` are the seats that have just given a command.
        """
        settings, now = self.settings, self.clock.now()
        known, self.limits = self.limits, {}
        for ask in [pending.request for pending in self.waits if pending.request is not None]:
            within = settings.choose_within if isinstance(ask, ChoiceRequest) else settings.throw_within
            within = within or settings.turn_within
            if ask.deadline < 0 and within > 0:
                self.limits[ask.id] = known.get(ask.id, now + within)
        match = self.match
        if match.running is not None:
            # A turn does not pay for the time in which others are asked.
            for seat, turn in self.turns.items():
                if turn_key(seat) in known and (turn != "" or seat not in acted):
                    self._left[seat] = known[turn_key(seat)] - now
            return
        before, self.turns = self.turns, {}
        self.simultaneous = match.outcome is None and self.game.turns.are_simultaneous(match.state)
        for pending in self.waits:
            seat = pending.seat
            turn = self.turns[seat] = self.game.turns.id_of(match.state, seat)
            if settings.turn_within and pending.deadline < 0 and seat in self.people:
                same = before.get(seat) == turn and (turn != "" or seat not in acted)
                limit = now + self._left[seat] if seat in self._left else known.get(turn_key(seat), -1)
                self.limits[turn_key(seat)] = limit if same and limit >= 0 else now + settings.turn_within
        self._left = {}

    def limit_of(self, pending: Pending) -> int:
        """The deadline of a turn or a request: the game's, else that of the settings; or -1."""
        return limit_of(pending, self.limits)


def turn_key(seat: int) -> str:
    """The key of a seat's turn among the limits; requests have ids of another form."""
    return f"turn {seat}"


def limit_of(pending: Pending, limits: dict[str, int]) -> int:
    """The deadline of a turn or a request: the game's, else that of the settings; or -1."""
    key = turn_key(pending.seat) if pending.request is None else pending.request.id
    return pending.deadline if pending.deadline >= 0 else limits.get(key, -1)

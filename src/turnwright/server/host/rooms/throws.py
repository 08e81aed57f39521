"""Dice that players throw: both halves of each throw, and the result."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from turnwright.fair.commitment import ServerSecrets
from turnwright.fair.proof import check_result
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import RollRequest
from turnwright.protocol.messages import FromServer, Reveal, RollResult, Throw
from turnwright.server.host.peers import Peers, ThrowStored
from turnwright.server.host.rooms.attendance import Attendance
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.rooms.updates import UpdateWriter
from turnwright.server.host.stored.stored_match import StoredMatch
from turnwright.server.host.workers import Workers
from turnwright.server.stores.store import MatchRecord, Store, ThrowRow

Submit = Callable[[Callable[[], object]], Awaitable[int]]


class PendingThrows:
    """The throws of one room; `rows` are the players' stored halves, by seat and index."""

    def __init__(
        self,
        live: LiveMatch,
        record: MatchRecord,
        attendance: Attendance,
        updates: UpdateWriter,
        peers: Peers,
        store: Store,
        workers: Workers,
        submit: Submit,
        grace: int,
    ) -> None:
        self.secrets = ServerSecrets(record.row.secret, record.row.id, live.match.header.throws)
        self.rows: dict[tuple[int, int], ThrowRow] = {}
        self._live = live
        self._attendance = attendance
        self._updates = updates
        self._peers = peers
        self._store = store
        self._workers = workers
        self._submit = submit
        self._grace = grace / 1000  # seconds a client has to send the result of a throw
        self._grace_ends: dict[str, float] = {}  # by request
        self._known: dict[int, str] = {}  # by seat, the request that was sent to it
        self.read(record.throws)

    def read(self, rows: Sequence[ThrowRow]) -> None:
        """Begin with the stored halves."""
        self.rows = {(row.seat, row.index): row for row in rows}

    @property
    def _stored(self) -> StoredMatch:
        assert self._live.stored is not None  # it was made ready
        return self._live.stored

    def row(self, ask: RollRequest) -> ThrowRow | None:
        """The player's half of a requested throw, if it is stored."""
        return self.rows.get((ask.seat, self._stored.throws.index(ask.seat)))

    def thrown(self) -> list[RollRequest]:
        """The open requests whose faces are fixed."""
        if self._live.stored is None:
            return []
        return [ask for ask in self._stored.open_throws() if self.row(ask) is not None]

    # Messages to a seat.

    def all_requests(self, seat: int, lang: str) -> list[FromServer]:
        """The throws that a connecting seat must make, and the halves revealed already."""
        messages: list[FromServer] = []
        for ask in self._stored.open_throws():
            if ask.seat == seat:
                row = self.row(ask)
                messages.append(self._request(ask, lang))
                messages += [] if row is None else [self.reveal(ask, row)]
        return messages

    def new_requests(self, seat: int, lang: str) -> list[FromServer]:
        """The throws that a seat must make now and that have not been requested yet."""
        ask = self._stored.throws.due(seat)
        return [] if ask is None or self._known.get(ask.seat) == ask.id else [self._request(ask, lang)]

    def _request(self, ask: RollRequest, lang: str) -> FromServer:
        self._known[ask.seat] = ask.id
        return self._updates.roll_request(self._stored, ask, lang, self._live.limits)

    def show(self, ask: RollRequest, row: ThrowRow) -> None:
        """Reveal the server's half to the seat that throws; the others may not know the result."""
        if ask.seat in self._attendance.sockets:
            self._attendance.sockets[ask.seat].tell(self.reveal(ask, row))

    def reveal(self, ask: RollRequest, row: ThrowRow) -> Reveal:
        """The server's half, and the faces that both halves produce."""
        faces, proof = self.secrets.throw(ask, row.index, row.client_seed)
        return Reveal(ask.id, ask.seat, row.index, proof.secret, row.client_seed, tuple(faces), proof.next)

    # A throw.

    async def throw(self, seat: int, said: Throw) -> int:
        """Store the player's half of a throw and reveal the server's; the number of the last input."""
        due, half = self._stored.throws.due(seat), (seat, said.request, said.client_seed)
        repeated = any((row.seat, row.request, row.client_seed) == half for row in self.rows.values())
        # A throw repeated after it was counted is acknowledged again.
        if not (repeated and (due is None or due.id != said.request)):
            ask = self._requested(seat, said.request)
            row, new = await self.keep(ask, said.client_seed)
            self.show(ask, row)
            if new:
                self._start_grace(ask.id)
        return int(self._live.match.number)

    async def throw_all(self, seat: int, said: Throw) -> int:
        """Throw for several requests at once, in the order in which they are due, and count the results."""
        wanted = {said.request, *said.requests}
        known = {row.request for row in self.rows.values() if row.seat == seat}
        due = self._stored.throws.due(seat)
        # Throws repeated after they were counted are acknowledged again.
        if not wanted <= known and (due is None or due.id not in wanted):
            self._requested(seat, said.request)
        reason = None if due is None else due.reason
        while due is not None and (due.id in wanted or (said.alike and due.reason == reason)):
            row, _ = await self.keep(due, said.client_seed)
            self.show(due, row)
            await self.count(due, row)
            due = self._stored.throws.due(seat)
        return int(self._live.match.number)

    def _requested(self, seat: int, request: str) -> RollRequest:
        ask = self._stored.throws.due(seat)
        if ask is None:
            raise Rejected("no-request", "you are asked for no dice", "request")
        if ask.id != request:
            raise Rejected("unknown-request", f"you are asked for request {ask.id}", "request", [ask.id])
        return ask

    async def keep(self, ask: RollRequest, client_seed: str) -> tuple[ThrowRow, bool]:
        """Store the player's half of a throw, and whether it is new; the first that is stored counts."""
        key = (ask.seat, self._stored.throws.index(ask.seat))
        if key in self.rows:
            return self.rows[key], False
        row = ThrowRow(self._live.id, *key, ask.id, client_seed)
        self.rows[key] = row = await self._workers.store(self._store.save_throw, row)
        self._peers.tell(ThrowStored(self._peers.name, *key, row.request, row.client_seed))
        return row, True

    def hear(self, row: ThrowRow) -> None:
        """Another server stored the player's half of a throw."""
        if (row.seat, row.index) in self.rows:
            return
        self.rows[row.seat, row.index] = row
        ask = None if self._live.stored is None else self._stored.throws.due(row.seat)
        if ask is not None and ask.id == row.request:
            self.show(ask, row)
            self._start_grace(ask.id)

    async def refresh(self) -> None:
        """Read halves that another server stored without this one hearing of it."""
        for ask in self._stored.open_throws():
            if self.row(ask) is None:
                index = self._stored.throws.index(ask.seat)
                row = await self._workers.store(self._store.load_throw, self._live.id, ask.seat, index)
                if row is not None:
                    self.hear(row)

    # Its result.

    async def result(self, seat: int, said: RollResult) -> int:
        """Check a client's result of a throw, and count it; the number of the input."""
        if said.session_id != self._live.id:
            raise Rejected("wrong-session", f"this is session {self._live.id}", "sessionId")
        ask = self._requested(seat, said.request_id)
        actor = str(ask.about.get("actorId", ""))
        if said.actor_id != actor:
            raise Rejected("not-yours", f"request {ask.id} is for {actor}", "actorId", [actor])
        row = self.row(ask)
        if row is None:
            raise Rejected("not-thrown", f"the dice for request {ask.id} are not thrown yet", "requestId")
        faces, _ = self.secrets.throw(ask, row.index, row.client_seed)
        check_result(said, ask, faces, row.client_seed)
        number = await self.count(ask, row)
        self._live.automatic_inputs = 0
        return number

    async def count(self, ask: RollRequest, row: ThrowRow) -> int:
        """Give the match the faces of a throw and their proof."""
        faces, proof = self.secrets.throw(ask, row.index, row.client_seed)
        return await self._submit(lambda: self._live.match.answer(ask.seat, ask.id, faces, proof=proof))

    # The grace period, in which the result may come from the client.

    def _start_grace(self, request: str) -> None:
        self._grace_ends = {request: asyncio.get_running_loop().time() + self._grace}
        self._live.changed.set()

    def in_grace(self, ask: RollRequest) -> bool:
        """Whether the result of a throw may still come from the client."""
        if not self._attendance.is_here(ask.seat):
            return False
        now = asyncio.get_running_loop().time()
        return now < self._grace_ends.setdefault(ask.id, now + self._grace)

    def grace_left(self) -> list[float]:
        """Seconds of grace left for each open throw whose faces are fixed."""
        now = asyncio.get_running_loop().time()
        return [max(0.0, self._grace_ends.get(ask.id, now) - now) for ask in self.thrown()]

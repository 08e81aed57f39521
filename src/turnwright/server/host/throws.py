"""The dice that people throw by hand at one match: both halves of each throw, and what comes of them."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnwright.fair.commitment import ServerSecrets
from turnwright.fair.proof import COUNTED, check_result
from turnwright.kernel import records
from turnwright.kernel.errors import Rejected
from turnwright.protocol.messages import FromServer, Refused, Reveal, RollResult, Throw
from turnwright.server.host.peers import ThrowStored
from turnwright.server.host.stored_match import StoredMatch
from turnwright.server.stores.store import MatchRecord, ThrowRow

if TYPE_CHECKING:
    from turnwright.server.host.connection import Connection
    from turnwright.server.host.room import Room

logger = logging.getLogger("turnwright.server")


class PendingThrows:
    """The throws of one room; `rows` are the players' halves that are stored, by seat and index."""

    def __init__(self, room: "Room", kept: MatchRecord, seats: Sequence[int]) -> None:
        self.room = room
        self.cup = ServerSecrets(kept.row.secret, kept.row.id, seats)
        self.rows: dict[tuple[int, int], ThrowRow] = {}
        self._known: dict[int, str] = {}  # the dice that a seat knows it has to throw
        self.read(kept.throws)

    def read(self, rows: Sequence[ThrowRow]) -> None:
        """Begin with what is stored."""
        self.rows = {(row.seat, row.index): row for row in rows}

    def row(self, ask: records.RollRequest) -> ThrowRow | None:
        """The player's half of a throw that is asked for, if it is stored."""
        return self.rows.get((ask.seat, self._play.throws.index(ask.seat)))

    @property
    def _play(self) -> StoredMatch:
        assert self.room.play is not None  # it was made ready
        return self.room.play

    # What a seat is told.

    def all_asks(self, play: StoredMatch, connection: "Connection") -> list[FromServer]:
        """Whatever a seat that comes in has to throw, and what is known of it already."""
        messages: list[FromServer] = []
        for ask in play.open_throws():
            if ask.seat == connection.seat:
                row = self.rows.get((ask.seat, play.throws.index(ask.seat)))
                messages.append(self._request(play, ask, connection))
                messages += [] if row is None else [self.reveal(ask, row)]
        return messages

    def new_asks(self, play: StoredMatch, connection: "Connection") -> list[FromServer]:
        """What a seat has to throw now and was not told yet."""
        ask = play.throws.due(connection.seat)
        if ask is None or self._known.get(ask.seat) == ask.id:
            return []
        return [self._request(play, ask, connection)]

    def _request(self, play: StoredMatch, ask: records.RollRequest, connection: "Connection") -> FromServer:
        self._known[ask.seat] = ask.id
        return self.room.teller.roll_request(play, ask, connection.lang, self.room.limits)

    def show(self, ask: records.RollRequest, row: ThrowRow) -> None:
        """Show the one who throws the server's half; the others may not know what comes of it."""
        if ask.seat in self.room.sockets:
            self.room.sockets[ask.seat].tell(self.reveal(ask, row))

    def reveal(self, ask: records.RollRequest, row: ThrowRow) -> Reveal:
        """The server's half, and what both come to."""
        faces, proof = self.cup.throw(ask, row.index, row.client_seed)
        return Reveal(ask.id, ask.seat, row.index, proof.secret, row.client_seed, tuple(faces), proof.next)

    # A throw.

    async def throw(self, seat: int, said: Throw) -> FromServer:
        """The dice leave the hand."""
        async with self.room.lock:
            return await self.room.answered(seat, said.id, said, lambda: self._leave_the_hand(seat, said))

    async def _leave_the_hand(self, seat: int, said: Throw) -> int:
        room = self.room
        if not self._has_left_the_hand(seat, said):
            ask = self._asked(seat, said.request)
            row, new = await self.keep(ask, said.client_seed)
            self.show(ask, row)
            if new:
                room.mover.thrown(ask.id)
        room.remember(seat, said.id, int(room.match.number))
        return int(room.match.number)

    def _has_left_the_hand(self, seat: int, said: Throw) -> bool:
        # Said again after the dice were counted: whoever asks only wants to know that they were thrown.
        ask, half = self._play.throws.due(seat), (seat, said.request, said.client_seed)
        known = ((row.seat, row.request, row.client_seed) == half for row in self.rows.values())
        return (ask is None or ask.id != said.request) and any(known)

    def _asked(self, seat: int, request: str) -> records.RollRequest:
        ask = self._play.throws.due(seat)
        if ask is None:
            raise Rejected("no-request", "you are asked for no dice", "request")
        if ask.id != request:
            raise Rejected("unknown-request", f"you are asked for request {ask.id}", "request", [ask.id])
        return ask

    async def keep(self, ask: records.RollRequest, client_seed: str) -> tuple[ThrowRow, bool]:
        """Store the player's half of a throw; the first that is stored counts for ever."""
        key = (ask.seat, self._play.throws.index(ask.seat))
        if key in self.rows:
            return self.rows[key], False
        room = self.room
        row = ThrowRow(room.id, *key, ask.id, client_seed)
        self.rows[key] = row = await room.hall.call(room.hall.store.throw, row)
        room.neighbours.tell(ThrowStored(room.neighbours.name, *key, row.request, row.client_seed))
        return row, True

    def heard(self, row: ThrowRow) -> None:
        """The player's half was stored by another server."""
        if (row.seat, row.index) in self.rows:
            return
        self.rows[row.seat, row.index] = row
        play = self.room.play
        ask = None if play is None else play.throws.due(row.seat)
        if ask is not None and ask.id == row.request:
            self.show(ask, row)
            self.room.mover.thrown(ask.id)

    async def look(self) -> None:
        """See whether another server has stored halves of which nothing was heard."""
        for ask in self._play.open_throws():
            if self.row(ask) is None:
                await self._look_for(ask)

    async def _look_for(self, ask: records.RollRequest) -> None:
        hall, index = self.room.hall, self._play.throws.index(ask.seat)
        row = await hall.call(hall.store.thrown, self.room.id, ask.seat, index)
        if row is not None:
            self.heard(row)

    # Its result.

    async def result(self, seat: int, said: RollResult) -> FromServer:
        """A client has worked out what its dice came to."""
        async with self.room.lock:
            reply = await self.room.answered(seat, said.request_id, said, lambda: self._check(seat, said))
        if isinstance(reply, Refused) and reply.code not in COUNTED:
            words = "match %s: the result of seat %d for request %r is refused: %s"
            logger.warning(words, self.room.id, seat, said.request_id[:40], reply.code)
        return reply

    async def _check(self, seat: int, said: RollResult) -> int:
        if said.session_id != self.room.id:
            raise Rejected("wrong-session", f"this is session {self.room.id}", "sessionId")
        ask = self._asked(seat, said.request_id)
        actor = str(ask.about.get("actorId", ""))
        if said.actor_id != actor:
            raise Rejected("not-yours", f"request {ask.id} is for {actor}", "actorId", [actor])
        row = self.row(ask)
        if row is None:
            raise Rejected("not-thrown", f"the dice for request {ask.id} are still in your hand", "requestId")
        faces, _ = self.cup.throw(ask, row.index, row.client_seed)
        check_result(said, ask, faces, row.client_seed)
        number = await self.count(ask, row)
        self.room.mover.somebody_moved()
        return number

    async def count(self, ask: records.RollRequest, row: ThrowRow) -> int:
        """Give the match the faces of a throw, with what proves them."""
        faces, proof = self.cup.throw(ask, row.index, row.client_seed)
        return await self.room.input(lambda: self.room.match.answer(ask.seat, ask.id, faces, proof=proof))

"""The rematch of a match: who wants it, and the new seat of each player once all do."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from turnwright.kernel.errors import Rejected
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import RematchState
from turnwright.server.host.peers import Peers, RematchMade, RematchWanted
from turnwright.server.host.rooms.attendance import Attendance, Client
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.stores.store import StoreError

logger = logging.getLogger("turnwright.server")


class RematchMaker(Protocol):
    """Creates the next match."""

    async def create(self, peer: str) -> str:
        """Create it for a client at this address; its id, or `HostError`."""

    def seat(self, seat: int) -> int:
        """The seat of the next match that a player of this one takes."""

    async def token(self, match: str, seat: int) -> str:
        """A token that opens the new seat of a player."""


class Rematches:
    """The wishes of the players of one room; its rematch is created once."""

    def __init__(
        self, live: LiveMatch, attendance: Attendance, peers: Peers, maker: Callable[[], RematchMaker]
    ) -> None:
        self.match = ""  # the id of the rematch
        self._live = live
        self._attendance = attendance
        self._peers = peers
        self._maker = maker
        self._wanted: set[int] = set()
        self._tokens: dict[int, str] = {}  # by seat of this match
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def want(self, client: Client, wanted: bool) -> None:
        """Note the wish of a player, and create the rematch if all players have it."""
        if self._live.match.outcome is None:
            raise Rejected("not-over", "the match is not over")
        async with self._lock:
            if not self.match:
                self._note(client.seat, wanted)
                self._peers.tell(RematchWanted(self._peers.name, client.seat, wanted))
                try:
                    await self._create_if_all_want(client.peer)
                except HostError:
                    self._note(client.seat, False)
                    raise
        await self._tell_all()

    async def _create_if_all_want(self, peer: str) -> None:
        if not self.match and self._all_want():
            self.match = await self._maker().create(peer)
            self._peers.tell(RematchMade(self._peers.name, self.match))
            self._live.noted()

    async def welcome(self, client: Client) -> None:
        """Tell a new client of the rematch."""
        if self._wanted or self.match:
            client.tell(await self._state(client.seat))

    def hear(self, message: RematchWanted | RematchMade) -> None:
        """Take in what another server says."""
        if isinstance(message, RematchWanted):
            self._note(message.seat, message.wanted)
        elif not self.match:
            self.match = message.match
            self._live.noted()
        task = asyncio.create_task(self._follow(), name=f"rematch {self._live.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Tell nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _follow(self) -> None:
        # If two players agree at the same time at two servers, the server of the first seat creates it.
        first = self._attendance.sockets.get(min(self._wanted, default=-1))
        if first is not None:
            async with self._lock:
                with suppress(HostError):
                    await self._create_if_all_want(first.peer)
        await self._tell_all()

    def _note(self, seat: int, wanted: bool) -> None:
        if wanted:
            self._wanted.add(seat)
        else:
            self._wanted.discard(seat)

    def _all_want(self) -> bool:
        players = {seat for seat in self._live.people if self._attendance.player(seat)}
        return bool(self._wanted) and self._wanted >= players

    async def _tell_all(self) -> None:
        for client in list(self._attendance.connections):
            try:
                client.tell(await self._state(client.seat))
            except StoreError as error:
                logger.warning("match %s: the rematch could not be announced: %s", self._live.id, error)

    async def _state(self, seat: int) -> RematchState:
        wanted = tuple(sorted(self._wanted))
        if not self.match or seat not in self._live.people:
            return RematchState(wanted, self.match)
        if seat not in self._tokens:
            self._tokens[seat] = await self._maker().token(self.match, seat)
        return RematchState(wanted, self.match, self._maker().seat(seat), self._tokens[seat])

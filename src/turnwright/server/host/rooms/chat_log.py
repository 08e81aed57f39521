"""The chat of a room: every message is stored before it is sent, and the last ones are kept."""

import asyncio

from turnwright.protocol.messages import KEPT_CHAT, Chatted
from turnwright.server.host.peers import ChatSaid, Peers
from turnwright.server.host.rooms.attendance import Attendance
from turnwright.server.host.workers import Workers
from turnwright.server.stores.store import ChatRow, Store


class ChatLog:
    """The last messages of a match's chat, numbered from 1 by the store."""

    def __init__(
        self, match: str, attendance: Attendance, peers: Peers, store: Store, workers: Workers, shared: bool
    ) -> None:
        self._match = match
        self._attendance = attendance
        self._peers = peers
        self._store = store
        self._workers = workers
        self._shared = shared
        self._kept: dict[int, Chatted] = {}  # by number
        self._is_read = False
        self._lock = asyncio.Lock()  # messages are sent in the order of their numbers

    async def say(self, seat: int, player: str, text: str, at: int) -> None:
        """Store a message, then send it to everyone here and to the other servers."""
        async with self._lock:
            row = ChatRow(self._match, 0, seat, player, text, at)
            row = await self._workers.store(self._store.add_chat, row, KEPT_CHAT)
            self._tell(row)
            self._peers.tell(ChatSaid(self._peers.name, seat, player, text, row.n, at))

    def hear(self, said: ChatSaid) -> None:
        """Tell everyone here a message that another server has stored."""
        self._tell(ChatRow(self._match, said.n, said.seat, said.player, said.text, said.at))

    async def last(self) -> tuple[Chatted, ...]:
        """The messages that are kept, in order."""
        # Another server may have stored messages that it has not announced yet.
        if not self._is_read or self._shared:
            for row in await self._workers.store(self._store.load_chat, self._match):
                self._keep(row)
            self._is_read = True
        return self.after(0)

    def after(self, n: int) -> tuple[Chatted, ...]:
        """The messages with higher numbers, in order."""
        return tuple(self._kept[each] for each in sorted(self._kept) if each > n)

    def _tell(self, row: ChatRow) -> None:
        self._attendance.broadcast(self._keep(row))

    def _keep(self, row: ChatRow) -> Chatted:
        message = self._kept[row.n] = Chatted(row.seat, row.player, row.text, row.n, row.at)
        if len(self._kept) > KEPT_CHAT:
            del self._kept[min(self._kept)]
        return message

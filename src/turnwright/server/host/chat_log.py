"""The chat of a room: its last messages, for clients that come later."""

from collections import deque

from turnwright.protocol.messages import KEPT_CHAT, Chatted


class ChatLog:
    """The last messages of a chat, numbered from 1."""

    def __init__(self) -> None:
        self._count = 0
        self._kept: deque[Chatted] = deque(maxlen=KEPT_CHAT)

    def add(self, seat: int, player: str, text: str, at: int) -> Chatted:
        """Keep one more message."""
        self._count += 1
        message = Chatted(seat, player, text, self._count, at)
        self._kept.append(message)
        return message

    def last(self) -> tuple[Chatted, ...]:
        """The messages that are kept, in order."""
        return tuple(self._kept)

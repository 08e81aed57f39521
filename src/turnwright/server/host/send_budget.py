"""What waits to be sent to all clients together, however many they are: it has an end too."""

from typing import Protocol


class Client(Protocol):
    """A client for whom something may wait."""

    def overflow(self) -> None:
        """Let it go, with all that waits for it."""


class SendBudget:
    """Counts the bytes that wait; when they are too many, whoever has taken nothing for longest is let go."""

    def __init__(self, most: int) -> None:
        self.bytes = 0
        self._most = most
        self._held: dict[Client, int] = {}  # in the order in which they last took something

    def put(self, who: Client, size: int) -> None:
        """So many bytes more wait for somebody."""
        self._held[who] = self._held.get(who, 0) + size
        self.bytes += size
        while self.bytes > self._most:
            next(iter(self._held)).overflow()

    def took(self, who: Client, size: int) -> None:
        """Somebody took so many bytes of theirs."""
        held = self.forget(who) - size
        if held > 0:
            self._held[who] = held
            self.bytes += held

    def forget(self, who: Client) -> int:
        """Nothing waits for somebody any more; how much it was."""
        held = self._held.pop(who, 0)
        self.bytes -= held
        return held

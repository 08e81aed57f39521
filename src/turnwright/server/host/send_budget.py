"""The budget of bytes queued for all clients together, however many there are."""

from typing import Protocol


class Client(Protocol):
    """A client for which bytes may be queued."""

    def overflow(self) -> None:
        """Drop the client with everything queued for it."""


class SendBudget:
    """Counts queued bytes; over budget, it drops the client that has taken nothing for longest."""

    def __init__(self, most: int) -> None:
        self.bytes = 0
        self._most = most
        self._queued: dict[Client, int] = {}  # in the order in which clients last took something

    def put(self, client: Client, size: int) -> None:
        """Count bytes queued for a client."""
        self._queued[client] = self._queued.get(client, 0) + size
        self.bytes += size
        while self.bytes > self._most:
            next(iter(self._queued)).overflow()

    def took(self, client: Client, size: int) -> None:
        """Count bytes that a client took."""
        left = self.forget(client) - size
        if left > 0:
            self._queued[client] = left
            self.bytes += left

    def forget(self, client: Client) -> int:
        """Drop a client's count; how much it was."""
        queued = self._queued.pop(client, 0)
        self.bytes -= queued
        return queued

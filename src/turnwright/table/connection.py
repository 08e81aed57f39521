"""One client's socket, without the socket: messages in, messages out through a queue that has an end."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from turnwright.table.messages import FromServer

if TYPE_CHECKING:
    from turnwright.table.hall import Hall

Send = Callable[[bytes], Awaitable[object]]
Close = Callable[[int, str], Awaitable[object]]


class Connection:
    """A client from its first message to its last.

    The transport calls `receive` with each message, one after the other, and runs `pump` beside it; `send`
    and `close` are the transport's. When the socket is lost it calls `gone`.
    """

    def __init__(self, hall: "Hall", send: Send, close: Close, peer: str = "") -> None:
        self.hall = hall
        self.peer = peer
        self.seat = -1
        self.lang = ""
        self.closed = False
        self._send = send
        self._close = close

    async def receive(self, data: bytes | str) -> None:
        """Take one message; whatever is wrong with it is told to the client, and nothing is raised."""
        raise NotImplementedError

    async def pump(self) -> None:
        """Send what waits until the connection ends, then close it with its code."""
        raise NotImplementedError

    async def gone(self) -> None:
        """The socket is lost, or the transport ends it."""
        raise NotImplementedError

    def tell(self, message: FromServer) -> None:
        """Put a message in the queue; too many that wait end the connection."""
        raise NotImplementedError

    def measured(self, milliseconds: int) -> None:
        """The transport measured the way there and back."""
        raise NotImplementedError

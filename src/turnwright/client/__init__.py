"""The table from the other side: make a match, take a seat, and play at it from a program of your own.

made = await create_match(url, "duel", seats=["person", "hard"])
mine = await join_match(url, made.id, made.invites[0].token, "Ann")
async with connect(url, mine.id, mine.token) as seat:
    async for message in seat:
        ...
"""

import asyncio
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Any, Self

from msgspec.structs import replace

from turnwright.client.matchmaking import ClientError, create_match, join_match
from turnwright.client.reconnecting import written
from turnwright.client.session import Session
from turnwright.fair.evidence import Evidence
from turnwright.fair.proof import COUNTED, Forged
from turnwright.protocol import messages as said
from turnwright.protocol.messages import FromServer
from turnwright.protocol.rate_limit import RateLimit

__all__ = ["COUNTED", "ClientError", "Evidence", "Forged", "Seat", "connect", "create_match", "join_match"]

RATE = (80, 20.0)  # fewer than a server takes, for coming back needs some too


def connect(
    url: str,
    match: str,
    token: str = "",
    lang: str = "",
    last: int = -1,
    rate: tuple[int, float] = RATE,
    mark: str = "",
    evidence: Evidence | None = None,
) -> "Seat":
    """Connect to a match, with `async with`; without a token as a spectator.

    `last` and `mark` come from the last update of an earlier session. `rate` limits the messages sent to a
    number in some seconds, because a server drops a client that exceeds its own limit. `evidence` holds what
    the seat saw of its dice before, and records what it sees.
    """
    return Seat(url, match, token, lang, last, RateLimit(*rate), mark, evidence)


class Seat(Session):
    """A live seat: what the server tells comes by `async for`, and what is said goes by the methods.

    A lost connection is opened again, what was missed follows, and what was not acknowledged is said again
    under the same id, so nothing is lost and nothing happens twice. When the server ends it for good, the
    loop ends with a `ClientError`.
    """

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._line.opened()
        return self

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        while True:
            message = await self._heard.get()
            if isinstance(message, Exception):
                raise message
            yield message

    async def command(self, command: Any) -> said.Done:
        """Give a command; returns when it is stored, or raises `ClientError`."""
        return await self._done(said.Command(token_hex(8), self._expects, command))

    async def choose(self, request: str, choice: int) -> said.Done:
        """Answer a question by the place of the choice."""
        return await self._done(said.Choose(token_hex(8), self._expects, request, choice))

    async def undo(self) -> said.Done:
        """Take the last command back, if that may be."""
        return await self._done(said.Undo(token_hex(8), self._expects))

    async def throw(self, asked: said.RollRequest | str, client_seed: str = "") -> said.Done:
        """Throw the dice of a request with entropy of one's own; raises `Forged` if the server cheats."""
        request = asked if isinstance(asked, str) else asked.request_id
        throw = said.Throw(token_hex(8), request, client_seed or token_hex(16))
        written(throw)  # what no server can read is not given
        await self._until_asked(request)
        throw = replace(throw, client_seed=self.verifier.throw(request, throw.client_seed))
        if not throw.client_seed:
            raise ClientError(COUNTED[0], "the time was up, and the server threw")
        return await self._cast(throw)

    async def ask(self, about: Any, **details: Any) -> said.Answered:
        """Ask about the position, as `ask("options")` does; nothing changes by it."""
        answer = await self.say(said.Ask(token_hex(8), about, **details))
        if not isinstance(answer, said.Answered):
            raise ClientError("wrong-protocol", "the server answers what nobody asked")
        return answer

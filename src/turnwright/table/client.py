"""The table from the other side: make a match, take a seat, and play at it from a program of your own.

made = await create_match(url, "duel", seats=["person", "hard"])
mine = await join_match(url, made.id, made.invites[0].token, "Ann")
async with connect(url, mine.id, mine.token) as seat:
    async for message in seat:
        ...
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from turnwright.table import messages as said
from turnwright.table.fair import COUNTED, Forged
from turnwright.table.hand import Hand
from turnwright.table.lasting import Lasting, written
from turnwright.table.limits import Rate
from turnwright.table.lobby import TableError, create_match, join_match
from turnwright.table.messages import FromClient, FromServer
from turnwright.table.seen import Seen

__all__ = ["COUNTED", "Forged", "Seat", "Seen", "TableError", "connect", "create_match", "join_match"]

RATE = (80, 20.0)  # fewer than a server takes, for coming back needs some too
STORE_WAITS = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between two tries of what the store did not take
ASKED_WITHIN = 10.0  # seconds from the update that waits for dice to the request for them


def connect(
    url: str,
    match: str,
    token: str = "",
    lang: str = "",
    last: int = -1,
    rate: tuple[int, float] = RATE,
    mark: str = "",
    seen: Seen | None = None,
) -> "Seat":
    """A seat at a match, to be used with `async with`; without a token one only looks on.

    `last` and `mark` are of the last update that is known from before. `rate` is how many messages go out in
    how many seconds; those above it wait, for a server ends a connection that says too much. `seen` is what
    is known of the seat's own dice from before, and keeps all that is seen of them.
    """
    return Seat(url, match, token, lang, last, Rate(*rate), mark, seen)


class Seat:
    """A live seat: what the server tells comes by `async for`, and what is said goes by the methods.

    A lost connection is opened again, what was missed follows, and what was not acknowledged is said again
    under the same id, so nothing is lost and nothing happens twice. When the server ends it for good, the
    loop ends with a `TableError`.
    """

    def __init__(
        self,
        url: str,
        match: str,
        token: str,
        lang: str,
        last: int,
        rate: Rate,
        mark: str = "",
        seen: Seen | None = None,
    ) -> None:
        self.match = match
        self.number = last  # of the last update
        self.mark = mark  # by which the server knows later that it told this number
        self.view: Any = None  # the last one that came whole
        self.welcome: said.Welcome | None = None
        self.hand = Hand(match, -1, seen)  # the dice of the seat, once it is welcome
        self.on_loss: Callable[[], None] = lambda: None  # called when the connection is lost and tried again
        self._known = last  # with what was acknowledged and is still on its way
        self._parts: list[str] = []
        self._due: set[str] = set()  # what the match waits for at this seat
        self._asked = asyncio.Event()  # something else is asked now
        self._thrown: dict[str, said.RollResult | Forged | None] = {}
        self._heard: asyncio.Queue[FromServer | TableError | Forged] = asyncio.Queue()
        self._line = Lasting(
            url.rstrip("/").replace("http", "ws", 1) + "/socket",
            rate,
            lambda: said.Hello(match, token, self.number, lang, mark=self.mark),
            self._hear,
            self._lose,
        )

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._line.opened()
        return self

    def _lose(self) -> None:
        self.on_loss()

    async def _run(self) -> None:
        self._heard.put_nowait(await self._line.run())

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        while True:
            message = await self._heard.get()
            if isinstance(message, Exception):
                raise message
            yield message

    # What a seat says.

    async def command(self, command: Any) -> said.Done:
        """Give a command; returns when it is stored, or raises `TableError`."""
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
        throw = replace(throw, client_seed=self.hand.throw(request, throw.client_seed))
        if not throw.client_seed:
            raise TableError(COUNTED[0], "the time was up, and the server threw")
        if not self.hand.seen.write():  # what is written nowhere could be denied
            raise TableError("not-kept", f"what you throw cannot be kept: {self.hand.seen.trouble}")
        self._thrown[request] = None
        try:
            thrown = await self._done(throw)
            return await self._counted(self._thrown[request]) or thrown
        finally:
            self._thrown.pop(request, None)

    async def _until_asked(self, request: str) -> None:
        # Whom the match waits for is told first, and what the server is bound to right after it.
        with suppress(TimeoutError):
            async with asyncio.timeout(ASKED_WITHIN):
                while request in self._due and request not in self.hand.requests:
                    self._asked.clear()
                    await self._asked.wait()
        if request not in self.hand.requests:
            raise TableError(COUNTED[0], "you are not asked for these dice")

    async def _counted(self, result: said.RollResult | Forged | None) -> said.Done | None:
        if isinstance(result, Forged):
            raise result
        try:
            return None if result is None else await self._done(result)
        except TableError as error:
            if error.code not in COUNTED:
                raise
            return None

    async def ask(self, about: Any, **details: Any) -> said.Answered:
        """Ask about the position, as `ask("options")` does; nothing changes by it."""
        answer = await self.say(said.Ask(token_hex(8), about, **details))
        if not isinstance(answer, said.Answered):
            raise TableError("wrong-protocol", "the server answers what nobody asked")
        return answer

    async def tell(self, message: FromClient) -> None:
        """Say something and wait for no answer, as in `Chat`; without a connection it goes with the next."""
        await self._line.tell(message)

    async def say(self, message: Any) -> FromServer:
        """Say something that has an id, and wait for its answer, however often the connection is lost.

        What the store did not take is said again for a while.
        """
        for wait in STORE_WAITS:
            try:
                return await self._line.say(message)
            except TableError as error:
                if error.code != "store":
                    raise
            await asyncio.sleep(wait)
        return await self._line.say(message)

    async def _done(self, message: FromClient) -> said.Done:
        answer = await self.say(message)
        if not isinstance(answer, said.Done):
            raise TableError("wrong-protocol", "the server answers what nobody asked")
        self._known = max(self._known, answer.number)
        return answer

    @property
    def _expects(self) -> int:
        return max(self.number, self._known, 0)

    # What it hears.

    def _hear(self, message: FromServer) -> None:
        match message:
            case said.Welcome():
                self._come_in(message)
            case said.View():
                self._parts = [*self._parts[: message.part], message.data]
                if message.part + 1 < message.parts:
                    return
                message = said.View(message.number, 0, 1, "".join(self._parts))
                self.view = msgspec.json.decode(message.data)
                self.number = max(self.number, message.number)
            case said.Update(number=number, kind=kind):
                if number <= self.number and kind != "begin":  # told twice, and not whom the match waits for
                    return
                if number >= self.number:
                    self.number, self.mark = number, message.mark or self.mark
                self._wait_for({due.request for due in message.waits})
            case said.RollRequest():
                self.hand.asked(message)
                self._asked.set()
            case said.Reveal():
                self._see(message)
        self._heard.put_nowait(message)

    def _wait_for(self, requests: set[str]) -> None:
        self._due = requests
        self.hand.forget(requests)
        self._asked.set()

    def _come_in(self, welcome: said.Welcome) -> None:
        if self.welcome is None:
            self.hand = Hand(welcome.match, welcome.seat, self.hand.seen)
        self.welcome = welcome
        try:
            self.hand.promised(welcome)
        except Forged as forged:
            self._heard.put_nowait(forged)
        if welcome.fresh:  # what was known before counts no more
            self.number, self._known, self.mark = -1, -1, welcome.mark

    def _see(self, reveal: said.Reveal) -> None:
        try:
            result: said.RollResult | Forged | None = self.hand.result(reveal)
        except Forged as forged:
            result = forged
        if reveal.request in self._thrown:
            self._thrown[reveal.request] = result
        elif isinstance(result, Forged):  # of dice that the server threw by itself
            self._heard.put_nowait(result)

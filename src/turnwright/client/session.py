"""To attend a match: what is heard is kept in order, what is said waits for its answer, dice are counted."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from turnwright.client.matchmaking import ClientError
from turnwright.client.reconnecting import ReconnectingSocket
from turnwright.fair.evidence import Evidence
from turnwright.fair.proof import COUNTED, Forged
from turnwright.fair.verifier import ThrowVerifier
from turnwright.protocol import messages as said
from turnwright.protocol.messages import FromClient, FromServer
from turnwright.protocol.rate_limit import RateLimit

STORE_WAITS = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between two tries of what the store did not take
ASKED_WITHIN = 10.0  # seconds from the update that waits for dice to the request for them


class Session:
    """One who attends a match: what they know of it, by a line that lasts."""

    def __init__(
        self,
        url: str,
        match: str,
        token: str,
        lang: str,
        last: int,
        rate: RateLimit,
        mark: str = "",
        evidence: Evidence | None = None,
    ) -> None:
        self.match = match
        self.number = last  # of the last update
        self.mark = mark  # by which the server knows later that it told this number
        self.view: Any = None  # the last one that came whole
        self.welcome: said.Welcome | None = None
        self.verifier = ThrowVerifier(match, -1, evidence)  # the dice of the seat, once it is welcome
        self.on_loss: Callable[[], None] = lambda: None  # called when the connection is lost and tried again
        self._known = last  # with what was acknowledged and is still on its way
        self._parts: list[str] = []
        self._due: set[str] = set()  # what the match waits for at this seat
        self._asked = asyncio.Event()  # something else is asked now
        self._thrown: dict[str, said.RollResult | Forged | None] = {}
        self._heard: asyncio.Queue[FromServer | ClientError | Forged] = asyncio.Queue()
        self._line = ReconnectingSocket(
            url.rstrip("/").replace("http", "ws", 1) + "/socket",
            rate,
            lambda: said.Hello(match, token, self.number, lang, mark=self.mark),
            self._hear,
            self._lose,
        )

    def _lose(self) -> None:
        self.on_loss()

    async def _run(self) -> None:
        self._heard.put_nowait(await self._line.run())

    # What is said.

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
            except ClientError as error:
                if error.code != "store":
                    raise
            await asyncio.sleep(wait)
        return await self._line.say(message)

    async def _done(self, message: FromClient) -> said.Done:
        answer = await self.say(message)
        if not isinstance(answer, said.Done):
            raise ClientError("wrong-protocol", "the server answers what nobody asked")
        self._known = max(self._known, answer.number)
        return answer

    @property
    def _expects(self) -> int:
        return max(self.number, self._known, 0)

    # What is thrown.

    async def _cast(self, throw: said.Throw) -> said.Done:
        if not self.verifier.evidence.write():  # what is written nowhere could be denied
            raise ClientError(
                "not-kept", f"what you throw cannot be kept: {self.verifier.evidence.write_error}"
            )
        self._thrown[throw.request] = None
        try:
            thrown = await self._done(throw)
            return await self._counted(self._thrown[throw.request]) or thrown
        finally:
            self._thrown.pop(throw.request, None)

    async def _until_asked(self, request: str) -> None:
        # Whom the match waits for is told first, and what the server is bound to right after it.
        with suppress(TimeoutError):
            async with asyncio.timeout(ASKED_WITHIN):
                while request in self._due and request not in self.verifier.requests:
                    self._asked.clear()
                    await self._asked.wait()
        if request not in self.verifier.requests:
            raise ClientError(COUNTED[0], "you are not asked for these dice")

    async def _counted(self, result: said.RollResult | Forged | None) -> said.Done | None:
        if isinstance(result, Forged):
            raise result
        try:
            return None if result is None else await self._done(result)
        except ClientError as error:
            if error.code not in COUNTED:
                raise
            return None

    # What is heard.

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
                self.verifier.asked(message)
                self._asked.set()
            case said.Reveal():
                self._see(message)
        self._heard.put_nowait(message)

    def _wait_for(self, requests: set[str]) -> None:
        self._due = requests
        self.verifier.forget(requests)
        self._asked.set()

    def _come_in(self, welcome: said.Welcome) -> None:
        if self.welcome is None:
            self.verifier = ThrowVerifier(welcome.match, welcome.seat, self.verifier.evidence)
        self.welcome = welcome
        try:
            self.verifier.committed(welcome)
        except Forged as forged:
            self._heard.put_nowait(forged)
        if welcome.fresh:  # what was known before counts no more
            self.number, self._known, self.mark = -1, -1, welcome.mark

    def _see(self, reveal: said.Reveal) -> None:
        try:
            result: said.RollResult | Forged | None = self.verifier.result(reveal)
        except Forged as forged:
            result = forged
        if reveal.request in self._thrown:
            self._thrown[reveal.request] = result
        elif isinstance(result, Forged):  # of dice that the server threw by itself
            self._heard.put_nowait(result)

"""A client's session: orders updates, matches replies to requests, verifies dice."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Self

from msgspec.structs import replace

from turnwright.client.clean_text import decode_view
from turnwright.client.errors import ClientError
from turnwright.client.reconnecting import ReconnectingSocket, encode_message
from turnwright.client.trust import socket_address
from turnwright.fair.evidence import Evidence
from turnwright.fair.proof import COUNTED, Forged
from turnwright.fair.verifier import ThrowVerifier
from turnwright.protocol.messages import (
    Answered,
    Ask,
    Choose,
    Command,
    Done,
    FromClient,
    FromServer,
    HandOver,
    Hello,
    Intents,
    Reveal,
    RollRequest,
    RollResult,
    Throw,
    Undo,
    Update,
    View,
    Welcome,
)
from turnwright.protocol.rate_limit import RateLimit

STORE_WAITS = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between retries of what the store did not take
LARGEST_VIEW = 256 << 20  # characters of all its parts
REQUEST_WITHIN = 10.0  # seconds from the update that waits for dice to the request for them


class Session:
    """A seat at a match: messages of the server come by `async for`, and the methods send the player's.

    A lost connection is opened again, missed updates follow, and unacknowledged messages are resent under the
    same id, so nothing is lost and nothing happens twice. When the server ends the session for good, the loop
    raises `ClientError`.
    """

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
        ca_file: str = "",
    ) -> None:
        self.match = match
        self.number = last  # of the last update
        self.mark = mark  # the server's receipt for that update
        self.view: Any = None  # the last complete one
        self.welcome: Welcome | None = None
        self.verifier = ThrowVerifier(match, -1, evidence)  # of the seat's dice, once welcomed
        self.on_loss: Callable[[], None] = lambda: None  # called when the connection is lost
        self._known = last  # counts what was acknowledged, though its update is still on the way
        self._parts: list[str] = []
        self._due: set[str] = set()  # requests that the match waits for at this seat
        self._requested = asyncio.Event()  # the open requests have changed
        self._thrown: dict[str, RollResult | Forged | None] = {}
        self._messages: asyncio.Queue[FromServer | ClientError | Forged] = asyncio.Queue()
        self._socket = ReconnectingSocket(
            socket_address(url),
            rate,
            lambda: Hello(match, token, self.number, lang, mark=self.mark),
            self._hear,
            self._lose,
            ca_file,
        )

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._socket.opened()
        return self

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        while True:
            message = await self._messages.get()
            if isinstance(message, Exception):
                raise message
            yield message

    def _lose(self) -> None:
        self.on_loss()

    async def _run(self) -> None:
        self._messages.put_nowait(await self._socket.run())

    # Sending.

    async def tell(self, message: FromClient) -> None:
        """Send a message without waiting for a reply, such as `Chat`; while disconnected it is queued."""
        await self._socket.tell(message)

    async def request(self, message: Any) -> FromServer:
        """Send a message that has an id, and wait for its reply; what the store did not take is retried."""
        for wait in STORE_WAITS:
            try:
                return await self._socket.request(message)
            except ClientError as error:
                if error.code != "store":
                    raise
            await asyncio.sleep(wait)
        return await self._socket.request(message)

    async def command(self, command: Any) -> Done:
        """Give a command; returns when it is stored, or raises `ClientError`."""
        return await self._request_done(Command(token_hex(8), self._expects, command))

    async def intents(self, text: str) -> Done:
        """Give commands as intent blocks; raises `ClientError` at the first that is refused."""
        return await self._request_done(Intents(token_hex(8), self._expects, text))

    async def choose(self, request: str, choice: int) -> Done:
        """Answer a question with the index of a choice."""
        return await self._request_done(Choose(token_hex(8), self._expects, request, choice))

    async def undo(self) -> Done:
        """Take back the last command, if that is possible."""
        return await self._request_done(Undo(token_hex(8), self._expects))

    async def hand_over(self, holder: str) -> Done:
        """Let a bot hold the seat from here on, or take it back with `person`."""
        return await self._request_done(HandOver(token_hex(8), self._expects, holder))

    async def ask(self, about: Any, **details: Any) -> Answered:
        """Query the position, as in `ask("options")`; nothing changes."""
        answer = await self.request(Ask(token_hex(8), about, **details))
        if not isinstance(answer, Answered):
            raise ClientError("wrong-protocol", "the server's reply does not fit the request")
        return answer

    async def throw(self, asked: RollRequest | str, client_seed: str = "") -> Done:
        """Throw the requested dice with your own entropy; raises `Forged` if the server cheats."""
        request = asked if isinstance(asked, str) else asked.request_id
        throw = Throw(token_hex(8), request, client_seed or token_hex(16))
        encode_message(throw)  # record no half that a server could not read
        await self._until_requested(request)
        throw = replace(throw, client_seed=self.verifier.throw(request, throw.client_seed))
        if not throw.client_seed:
            raise ClientError(COUNTED[0], "the time was up, and the server threw")
        evidence = self.verifier.evidence
        if not evidence.write():  # a throw without evidence could be denied
            raise ClientError(
                "not-kept", f"the evidence of your throw cannot be written: {evidence.write_error}"
            )
        self._thrown[request] = None
        try:
            done = await self._request_done(throw)
            result = self._thrown[request]
            if isinstance(result, Forged):
                raise result
            try:
                return done if result is None else await self._request_done(result)
            except ClientError as error:
                if error.code not in COUNTED:
                    raise
                return done
        finally:
            self._thrown.pop(request, None)

    async def _until_requested(self, request: str) -> None:
        # The update that waits for dice comes first, and the request with the commitment right after.
        with suppress(TimeoutError):
            async with asyncio.timeout(REQUEST_WITHIN):
                while request in self._due and request not in self.verifier.requests:
                    self._requested.clear()
                    await self._requested.wait()
        if request not in self.verifier.requests:
            raise ClientError(COUNTED[0], "you are not asked for these dice")

    async def _request_done(self, message: FromClient) -> Done:
        answer = await self.request(message)
        if not isinstance(answer, Done):
            raise ClientError("wrong-protocol", "the server's reply does not fit the request")
        self._known = max(self._known, answer.number)
        return answer

    @property
    def _expects(self) -> int:
        return max(self.number, self._known, 0)

    # Receiving.

    def _hear(self, message: FromServer) -> None:
        match message:
            case Welcome():
                self._welcomed(message)
            case View():
                self._parts = [*self._parts[: message.part], message.data]
                if sum(map(len, self._parts)) > LARGEST_VIEW:
                    raise ValueError("the view is too large")
                if message.part + 1 < message.parts:
                    return
                message = View(message.number, 0, 1, "".join(self._parts))
                self.view = decode_view(message.data)
                self.number = max(self.number, message.number)
            case Update(number=number, kind=kind):
                if number <= self.number and kind != "begin":  # a repeat, not the state after a welcome
                    return
                if number >= self.number:
                    self.number, self.mark = number, message.mark or self.mark
                self._due = {due.request for due in message.waits}
                self.verifier.forget(self._due)
                self._requested.set()
            case RollRequest():
                self.verifier.asked(message)
                self._requested.set()
            case Reveal():
                self._revealed(message)
        self._messages.put_nowait(message)

    def _welcomed(self, welcome: Welcome) -> None:
        if self.welcome is None:
            self.verifier = ThrowVerifier(welcome.match, welcome.seat, self.verifier.evidence)
        self.welcome = welcome
        try:
            self.verifier.committed(welcome)
        except Forged as forged:
            self._messages.put_nowait(forged)
        if welcome.fresh:  # what was known before no longer counts
            self.number, self._known, self.mark = -1, -1, welcome.mark

    def _revealed(self, reveal: Reveal) -> None:
        try:
            result: RollResult | Forged | None = self.verifier.result(reveal)
        except Forged as forged:
            result = forged
        if reveal.request in self._thrown:
            self._thrown[reveal.request] = result
        elif isinstance(result, Forged):  # of dice that the server threw by itself
            self._messages.put_nowait(result)

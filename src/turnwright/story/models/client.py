"""Asks a language model over HTTP. Only this module knows the OpenAI chat interface.

Every answer is streamed, because closing the stream is the only way to stop a server from working on it. What
comes back is text from outside: it is limited in size, and nothing here trusts its meaning.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any

import httpx2
import msgspec
from msgspec import Struct

from turnwright.story.models.profile import ModelEndpoint

MOST_BYTES = 1024 * 1024  # of one answer
LONGEST_LINE = 64 * 1024  # bytes of one event of a stream
LONGEST_TEXT = 16_000  # characters of one answer
SILENCE = 30.0  # seconds without a byte after which a server counts as lost
CONNECT = 2.0  # seconds to connect


class ModelError(Exception):
    """A model did not answer, or not usefully; the message is one sentence for the operator."""


class ChatMessage(Struct, frozen=True):
    """One message of a prompt: `system`, `user` or `assistant`, and its text."""

    role: str
    content: str


class Ask(Struct, frozen=True):
    """A request to a model.

    With `grammar` (GBNF, for llama.cpp) or `schema` (a JSON Schema) the server lets the model say nothing
    else; check the answer all the same.
    """

    messages: tuple[ChatMessage, ...]
    tokens: int = 0  # the endpoint's own number if 0
    temperature: float = -1.0  # the endpoint's own if negative
    grammar: str = ""
    schema: dict[str, Any] | None = None
    stop: tuple[str, ...] = ()


class Answer(Struct, frozen=True):
    """A model's answer, with the reason it stopped (`stop`, `length`) and the number of its parts."""

    text: str
    finish: str
    parts: int


class _Delta(Struct):
    content: str | None = None


class _Choice(Struct):
    delta: _Delta = msgspec.field(default_factory=_Delta)
    finish_reason: str | None = None


class _Chunk(Struct):
    choices: list[_Choice] = []
    error: Any = None


class _Model(Struct):
    id: str


class _Models(Struct):
    data: list[_Model]


_CHUNK = msgspec.json.Decoder(_Chunk)


def http_client(key: str = "", seconds: float = SILENCE) -> httpx2.AsyncClient:
    """A client that follows no redirects, uses no proxies and accepts no compression."""
    headers = {"Accept-Encoding": "identity"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    timeout = httpx2.Timeout(seconds, connect=CONNECT)
    return httpx2.AsyncClient(headers=headers, timeout=timeout, follow_redirects=False, trust_env=False)


class ModelClient:
    """Asks the model at one endpoint, at most `at_once` times at the same time; close it when done."""

    def __init__(self, endpoint: ModelEndpoint) -> None:
        self.endpoint = endpoint
        self._base = endpoint.url.rstrip("/")
        self._free = asyncio.Semaphore(endpoint.at_once)
        self._http = http_client(endpoint.key)

    async def ask(self, ask: Ask) -> Answer:
        """The whole answer, or `ModelError`. Cancel it to stop the server from working on it."""
        text, finish, parts = "", "", 0
        async with aclosing(self._chunks(ask)) as chunks:
            async for piece, reason in chunks:
                text += piece
                parts += bool(piece)
                finish = reason or finish
                if len(text) > LONGEST_TEXT:
                    raise ModelError(f"the answer is longer than {LONGEST_TEXT} characters")
        if not finish:
            raise ModelError("the answer broke off")
        return Answer(text, finish, parts)

    async def stream(self, ask: Ask) -> AsyncIterator[str]:
        """The answer piece by piece, or `ModelError`."""
        async with aclosing(self._chunks(ask)) as chunks:
            async for piece, _ in chunks:
                if piece:
                    yield piece

    async def _chunks(self, ask: Ask) -> AsyncGenerator[tuple[str, str], None]:
        body = msgspec.json.encode(self._body(ask))
        headers = {"Content-Type": "application/json", "Accept": "text/event-stream"}
        try:
            async with (
                self._free,
                self._http.stream(
                    "POST", f"{self._base}/v1/chat/completions", content=body, headers=headers
                ) as reply,
            ):
                if reply.status_code != 200:
                    raise ModelError(f"the server answered with status {reply.status_code}")
                async with aclosing(_events(reply.aiter_raw())) as events:
                    async for data in events:
                        chunk = _CHUNK.decode(data)
                        if chunk.error is not None:
                            raise ModelError("the server reported an error")
                        for choice in chunk.choices[:1]:
                            yield choice.delta.content or "", choice.finish_reason or ""
        except httpx2.HTTPError as error:
            raise ModelError(f"{self._base} does not answer ({type(error).__name__})") from None
        except (msgspec.DecodeError, UnicodeError):
            raise ModelError("the answer is not that of a chat server") from None

    def _body(self, ask: Ask) -> dict[str, Any]:
        own = self.endpoint
        body: dict[str, Any] = {
            "messages": ask.messages,
            "stream": True,
            "max_tokens": ask.tokens or own.tokens,
            "temperature": own.temperature if ask.temperature < 0 else ask.temperature,
        }
        if own.model:
            body["model"] = own.model
        if ask.stop:
            body["stop"] = ask.stop
        if ask.grammar:
            body["grammar"] = ask.grammar
        if ask.schema is not None:
            body["response_format"] = {
                "type": "json_schema",
                "json_schema": {"name": "answer", "strict": True, "schema": ask.schema},
            }
        return body

    async def models(self) -> list[str]:
        """The names of the models at this server, or `ModelError`."""
        try:
            reply = await read_limited(self._http, "GET", f"{self._base}/v1/models", MOST_BYTES)
            return [each.id for each in msgspec.json.decode(reply, type=_Models).data]
        except (msgspec.DecodeError, UnicodeError):
            raise ModelError("the list of models cannot be read") from None

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()


async def read_limited(http: httpx2.AsyncClient, method: str, url: str, most: int, **request: Any) -> bytes:
    """The body of a successful answer of at most `most` bytes, or `ModelError`."""
    try:
        async with http.stream(method, url, **request) as reply:
            body = b""
            async for piece in reply.aiter_raw():
                body += piece
                if len(body) > most:
                    raise ModelError(f"the answer of {url} is larger than {most} bytes")
            if reply.status_code != 200:
                raise ModelError(f"{url} answered with status {reply.status_code}")
            return body
    except httpx2.HTTPError as error:
        raise ModelError(f"{url} does not answer ({type(error).__name__})") from None


async def _events(pieces: AsyncIterator[bytes]) -> AsyncGenerator[bytes, None]:
    """The data of server-sent events, up to `[DONE]`."""
    rest, total = b"", 0
    async for piece in pieces:
        total += len(piece)
        *lines, rest = (rest + piece).split(b"\n")
        if total > MOST_BYTES or len(rest) > LONGEST_LINE:
            raise ModelError(f"the answer is larger than {MOST_BYTES} bytes")
        for line in lines:
            if line.startswith(b"data:"):
                data = line[5:].strip()
                if data == b"[DONE]":
                    return
                yield data

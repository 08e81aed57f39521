"""A chat server over real HTTP whose behaviour a test chooses: good, slow, faulty or silent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class ChatServer:
    """Answers `/v1/chat/completions` with the next of its answers, and `/v1/models`.

    An answer is a text, or a fault: hang, cut off, error 500, garbage, endless, long line, redirect,
    length (it stops too early), error (in the stream).
    """

    def __init__(self, answers: list[str], delay: float = 0.0, pause: float = 0.0) -> None:
        self.answers = answers
        self.delay = delay  # seconds before the first byte
        self.pause = pause  # seconds between two words
        self.asked: list[dict[str, object]] = []
        self.headers: list[str] = []
        self.dropped = 0  # requests that the client gave up
        self.open = 0
        self.most_open = 0
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            self.headers.append(head)
            if head.startswith("GET /v1/models"):
                self.send(writer, b'{"object":"list","data":[{"id":"tiny"}]}', "application/json")
                return
            length = next(
                int(line[15:]) for line in head.lower().split("\r\n") if line[:15] == "content-length:"
            )
            self.asked.append(json.loads(await reader.readexactly(length)))
            await self.answer(self.answers.pop(0), reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.dropped += 1
        finally:
            self.open -= 1
            writer.close()

    def send(self, writer: asyncio.StreamWriter, body: bytes, kind: str, status: str = "200 OK") -> None:
        head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        writer.write(f"{head}Location: http://127.0.0.1:1/\r\nConnection: close\r\n\r\n".encode() + body)

    async def answer(self, answer: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if answer == "error 500":
            self.send(writer, b'{"error":{"message":"out of memory"}}', "application/json", "500 Oops")
            return
        if answer == "redirect":
            self.send(writer, b"", "text/plain", "302 Found")
            return
        gone = asyncio.ensure_future(reader.read())  # the client closes its end

        async def wait(seconds: float) -> None:
            done, _ = await asyncio.wait([gone], timeout=seconds)
            if done:
                raise ConnectionResetError

        try:
            await wait(self.delay)
            if answer == "hang":
                await wait(3600)
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")
            if answer == "garbage":
                writer.write(b"data: <html>\xff\xfe no such thing</html>\n\n")
            elif answer == "error":
                writer.write(b'data: {"error": {"message": "no slot"}}\n\n')
            elif answer == "long line":
                writer.write(b"data: " + b"x" * 200_000)
                await writer.drain()
                await wait(3600)
            elif answer == "endless":
                while True:
                    self.piece(writer, "and so on " * 50)
                    await writer.drain()
                    await wait(0)
            else:
                for number, word in enumerate(answer.split(" ")):
                    if self.pause:
                        await wait(self.pause)
                    self.piece(writer, f" {word}" if number else word)
                    await writer.drain()
                    if answer == "cut off":
                        return
                self.piece(writer, None, "length" if answer == "length" else "stop")
                writer.write(b"data: [DONE]\n\n")
            await writer.drain()
        finally:
            gone.cancel()

    def piece(self, writer: asyncio.StreamWriter, text: str | None, finish: str | None = None) -> None:
        choice = {"index": 0, "delta": {} if text is None else {"content": text}, "finish_reason": finish}
        writer.write(b"data: " + json.dumps({"choices": [choice]}).encode() + b"\n\n")


@asynccontextmanager
async def chat_server(*answers: str, delay: float = 0.0, pause: float = 0.0) -> AsyncIterator[ChatServer]:
    """Serve these answers, one for each request, on a free port of this machine."""
    chat = ChatServer(list(answers), delay, pause)
    server = await asyncio.start_server(chat.serve, "127.0.0.1", 0)
    chat.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield chat
    finally:
        server.close()

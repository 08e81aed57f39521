"""Messages of one loop iteration are written together, in order and without loss."""

from __future__ import annotations

import asyncio
import inspect
from importlib.metadata import version
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from turnwright.server.app import write_batching
from turnwright.server.app.write_batching import AHEAD, MOST, BatchedTransport, BatchedWebSocket


class Pipe:
    """A transport that records its calls."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def close(self) -> None:
        self.done.append("closed")

    def abort(self) -> None:
        self.done.append("cut off")

    def is_closing(self) -> bool:
        return "closed" in self.done


def batched(act: Any) -> list[Any]:
    async def play() -> list[Any]:
        pipe: Any = Pipe()
        transport = BatchedTransport(pipe, asyncio.get_running_loop())
        act(transport)
        before = list(pipe.done)
        await asyncio.sleep(0)
        return [before, pipe.done]

    return asyncio.run(play())


def test_frames_of_one_loop_iteration_are_one_write() -> None:
    assert batched(lambda transport: [transport.write(b"a"), transport.write(b"b")]) == [[], [b"ab"]]


def test_buffered_frames_are_written_before_closing() -> None:
    before, after = batched(lambda transport: [transport.write(b"a"), transport.close()])
    assert before == after == [b"a", "closed"]


def test_large_batches_are_written_at_once_to_detect_slow_clients() -> None:
    much = b"x" * MOST
    before, after = batched(
        lambda transport: [transport.write(b"a"), transport.write(much), transport.write(b"b")]
    )
    assert before == [b"a" + much]
    assert after == [b"a" + much, b"b"]


def test_a_client_that_does_not_read_the_rest_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_batching, "LINGER", 0)

    assert batched(lambda transport: transport.close())[1] == ["closed", "cut off"]
    assert batched(lambda transport: [transport.close(), transport.lost()])[1] == ["closed"]


def test_other_attributes_are_those_of_the_transport() -> None:
    closing: list[bool] = []
    batched(lambda transport: [transport.close(), closing.append(transport.is_closing())])
    assert closing == [True]


class Socket(BatchedWebSocket):
    """A server socket whose messages are received only when a test does so."""

    def __init__(self) -> None:
        super().__init__(Config(app=None, ws="none", lifespan="off"), ServerState(), {})  # type: ignore[arg-type]
        self.transport = self  # type: ignore[assignment]
        self.heard: list[str] = []

    def pause_reading(self) -> None:
        self.heard.append("no more")

    def resume_reading(self) -> None:
        self.heard.append("more")

    def say(self) -> None:
        self.handle_text(Frame(Opcode.TEXT, b"x"))


def test_reading_pauses_when_messages_are_queued() -> None:
    async def test() -> None:
        socket = Socket()
        for _ in range(AHEAD):
            socket.say()
        assert socket.heard == []
        socket.say()
        assert socket.heard == ["no more"]
        for _ in range(AHEAD + 1):
            await socket.receive()
        assert socket.heard == ["no more", "more"]
        socket.say()
        assert socket.heard == ["no more", "more"]

    asyncio.run(test())


def test_the_private_names_of_uvicorn_in_use_exist() -> None:
    assert version("uvicorn").startswith("0.54.")
    protocol = BatchedWebSocket(Config(app=None), ServerState(), {}, asyncio.new_event_loop())
    used = "loop queue read_paused writable disconnected close_sent scope transport conn".split()
    declared = vars(protocol).keys() | WebSocketsSansIOProtocol.__annotations__.keys()
    sources = inspect.getsource(WebSocketsSansIOProtocol)
    missing = [name for name in used if name not in declared and f"self.{name}" not in sources]
    assert missing == []
    for name in ("connection_made", "connection_lost", "send_receive_event_to_app", "run_asgi", "send"):
        assert name in vars(WebSocketsSansIOProtocol), name
    protocol.loop.close()

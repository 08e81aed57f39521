"""Control frames and fragments count against limits, and unread data is bounded."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from server.app.test_sockets import close_code, raw, say
from server.raw import Raw, frame, upgrade
from server.serving import HASTY, live_server, run
from turnwright.protocol.close_codes import CLOSE_FAST
from turnwright.protocol.messages import Hello, Ping
from turnwright.server.app.serve import ServeOptions, Server, running
from turnwright.server.app.workers.handover import FrontWebSocket
from turnwright.server.app.write_batching import CLOSE_INVALID, LARGEST_FRAME_WATCHING
from turnwright.server.settings import ServerSettings

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
TOO_LARGE = 1009


@asynccontextmanager
async def open_socket(tmp_path: Path, **limits: Any) -> AsyncIterator[tuple[Server, Raw]]:
    """A server, and a socket to it that writes bytes."""
    options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"))
    async with running(options, replace(HASTY, **limits)) as server, Raw(server.url) as client:
        await client.send(upgrade())
        await client.reader.readuntil(b"\r\n\r\n")
        yield server, client


def closing(said: bytes) -> int:
    """The code of the close frame at the end of the server's data."""
    at = said.rindex(b"\x88")
    return int.from_bytes(said[at + 2 : at + 4], "big")


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 21,
        frame(PONG, b"unasked") * 21,
        frame(TEXT, b"", fin=False) + frame(CONTINUATION, b"", fin=False) * 20,
        frame(TEXT, b"[", fin=False) + (frame(CONTINUATION, b"[", fin=False) + frame(PING)) * 10,
        frame(BINARY, b"x") * 10_000,
    ],
    ids=["pings", "pongs", "empty fragments", "pings between fragments", "messages"],
)
def test_a_flood_of_frames_is_cut_off(flood: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with open_socket(tmp_path, rate=10) as (_, client):
            await client.send(flood)
            assert closing(await client.closed()) == CLOSE_FAST

    run(test())


@pytest.mark.parametrize("workers", [0, 1])
def test_a_spectator_who_floods_is_cut_off_and_the_player_is_not(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", ServerSettings(rate=10), workers=workers) as at:
            (mine,) = await at.host("duel")
            async with at.sit(mine) as seat:
                async with raw(at, Hello(mine.id)) as client:
                    client.transport.write(
                        frame(PING) * 30
                    )  # at once: what comes after the end would reset it
                    assert await close_code(client) == CLOSE_FAST
                await seat.ask("options")

    run(test())


def test_a_player_may_ping_between_messages(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", ServerSettings(rate=10)) as at:
            (mine,) = await at.host("duel")
            async with raw(at, Hello(mine.id, mine.token)) as client:
                for _ in range(9):
                    await say(client, Ping())
                    await (await client.ping())

    run(test())


def test_pongs_that_are_not_read_take_no_memory(tmp_path: Path) -> None:
    """More pings than the system's buffers hold; each pong would be as long as its ping."""
    megabyte = frame(PING, b"x" * 125) * 8000

    async def test() -> None:
        async with open_socket(tmp_path, rate=10**9) as (server, client):
            client.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            (held,) = server.server_state.connections
            for _ in range(24):
                await client.send(megabyte)
            await asyncio.sleep(0.1)
            assert held.transport.get_write_buffer_size() < 1 << 18

    run(test())


def test_unfinished_messages_of_one_address_are_held_up_to_a_limit(tmp_path: Path) -> None:
    half = bytes([0x82, 0xFF]) + (100_000).to_bytes(8, "big") + bytes(4) + bytes(60_000)

    async def test() -> None:
        async with (
            open_socket(tmp_path, bodies_address=130_000) as (server, first),
            Raw(server.url) as second,
            Raw(server.url) as third,
        ):
            for client in (second, third):
                await client.send(upgrade())
                await client.reader.readuntil(b"\r\n\r\n")
            for client in (first, second):
                await client.send(half)
            while server.limits.bodies.total < 100_000:
                await asyncio.sleep(0.01)
            await third.send(half)
            assert closing(await third.closed()) == CLOSE_FAST
        assert server.limits.bodies.total == 0

    run(test())


def test_a_socket_is_never_compressed(tmp_path: Path) -> None:
    async def test() -> None:
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"))
        async with running(options) as server, Raw(server.url) as client:
            await client.send(upgrade("sec-websocket-extensions: permessage-deflate"))
            head = await client.reader.readuntil(b"\r\n\r\n")
            assert b" 101 " in head
            assert b"permessage-deflate" not in head.lower()

    run(test())


def test_text_that_is_not_utf8_ends_the_socket_without_a_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_socket(tmp_path) as (_, client):
            await client.send(frame(TEXT, b"\xff\xfe"))
            assert closing(await client.closed()) == CLOSE_INVALID

    run(test())
    assert caplog.records == []


def test_the_front_process_keeps_no_bytes_of_clients_that_it_has_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[FrontWebSocket] = []
    usual = FrontWebSocket.run_asgi

    async def noted(self: FrontWebSocket) -> None:
        made.append(self)
        await usual(self)

    monkeypatch.setattr(FrontWebSocket, "run_asgi", noted)
    half = bytes([0x82, 0xFF]) + (100_000).to_bytes(8, "big") + bytes(4) + bytes(60_000)

    async def test() -> None:
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"), workers=1)
        async with running(options, replace(HASTY, bodies_address=1000)) as server, Raw(server.url) as client:
            await client.send(upgrade())
            await client.reader.readuntil(b"\r\n\r\n")
            await client.send(half)
            assert closing(await client.closed()) == CLOSE_FAST
            assert [each._read for each in made] == [b""]

    run(test())


def test_a_spectator_may_not_hold_half_of_a_large_message(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            async with raw(at, Hello(mine.id)) as client:
                with suppress(ConnectionClosed):
                    await client.send(["x" * LARGEST_FRAME_WATCHING, "x"])
                assert await close_code(client) == TOO_LARGE

    run(test())


@pytest.mark.parametrize(
    "said",
    [
        bytes([0x81, 0x01]) + b"x",  # not masked
        bytes([0xF1, 0x80]) + bytes(4),  # reserved bits
        frame(3),  # an undefined opcode
        frame(CONTINUATION, b"x"),
        frame(PING, b"", fin=False),
        frame(PING, b"x" * 126),
        frame(CLOSE, b"\x00"),
        frame(CLOSE, (5).to_bytes(2, "big")),
        frame(TEXT, b"x", fin=False) + frame(TEXT, b"y"),
        bytes([0x81, 0xFF]) + (2**63).to_bytes(8, "big") + bytes(4),
    ],
)
def test_frames_that_break_the_protocol_end_the_socket_without_a_trace(
    said: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_socket(tmp_path) as (_, client):
            await client.send(said)
            await client.closed()

    run(test())
    assert caplog.records == []

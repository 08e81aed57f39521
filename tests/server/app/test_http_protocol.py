"""Clients that hold connections, headers, bodies or replies open are cut off; others are served."""

from __future__ import annotations

import asyncio
import gzip
import inspect
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from server.raw import Raw, request, upgrade
from server.serving import HASTY, PATIENCE, run, skip
from turnwright.protocol.endpoints import LARGEST_BODY
from turnwright.server.app.address_limits import SMALL, AddressLimits, HeldBytes, Proxies, address_key
from turnwright.server.app.http_protocol import READ_SIZE, HttpProtocol
from turnwright.server.app.serve import ServeOptions, Server, running
from turnwright.server.settings import ServerSettings

JSON = "content-type: application/json"


@asynccontextmanager
async def open_server(tmp_path: Path, workers: int = 0, **limits: Any) -> AsyncIterator[Server]:
    options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"), workers=workers)
    async with running(options, replace(HASTY, **limits)) as server:
        yield server


async def is_served(server: Server) -> bool:
    """Whether others are served; a busy test machine may take longer for that than the limits of a test."""
    server.limits.settings = HASTY
    async with httpx2.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        return (await http.get("/health")).status_code == 200


def test_every_accepted_socket_sends_small_writes_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server, Raw(server.url) as raw:
            await raw.send(request("GET", "/health"))
            await raw.answer()
            (held,) = server.server_state.connections
            accepted = held.transport.get_extra_info("socket")
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0

    run(test())


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /hea",
        request("GET", "/health")[:-2],
        request("GET", "/health") + b"GET /hea",
        request("GET", "/health", "content-length: 1000") + b"x",
    ],
)
def test_a_header_that_never_ends_is_cut_off(said: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path, header_seconds=0.2) as server, Raw(server.url) as raw:
            await raw.send(said)
            await raw.closed()
            assert await is_served(server)

    run(test())


def test_a_header_sent_letter_by_letter_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path, header_seconds=0.3) as server, Raw(server.url) as raw:
            while await raw.send(b"X"):
                await asyncio.sleep(0.05)

    run(test())


def test_a_kept_alive_connection_outlives_the_header_timeout(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path, header_seconds=3) as server, Raw(server.url) as raw:
            for _ in range(3):
                await raw.send(request("GET", "/health"))
                assert (await raw.answer())[0] == 200
                skip(4)  # seconds, less than uvicorn keeps a connection
                await asyncio.sleep(0.01)

    run(test())


@pytest.mark.parametrize("workers", [0, 1])
def test_a_body_that_never_ends_is_refused(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path, workers, body_seconds=0.2) as server, Raw(server.url) as raw:
            await raw.send(request("POST", "/matches", JSON, "content-length: 100") + b"{")
            status, problem = await raw.answer()
            assert (status, problem["code"]) == (408, "timeout")
            await raw.closed()

    run(test())


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_unfinished_bodies_of_one_address_are_held_up_to_a_limit(workers: int, tmp_path: Path) -> None:
    most = 2 * LARGEST_BODY
    half = LARGEST_BODY // 2

    async def test() -> None:
        async with open_server(tmp_path, workers, bodies_address=most) as server, AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Raw(server.url)) for _ in range(5)]
            header = request("POST", "/matches", JSON, f"content-length: {LARGEST_BODY}")
            for each in clients:
                await each.send(header + b" " * half)
            told = [asyncio.create_task(each.answer()) for each in clients]
            done, waiting = await asyncio.wait(told, return_when=asyncio.FIRST_COMPLETED)
            assert [task.result()[0] for task in done] == [429]
            assert len(waiting) == 4
            # Small bodies still pass.
            async with httpx2.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                assert (await http.post("/matches", json={"game": "duel"})).status_code == 201
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    run(test())


def test_little_is_read_from_a_connection_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    take = HttpProtocol.data_received

    def noted(self: HttpProtocol, data: bytes) -> None:
        sizes.append(len(data))
        take(self, data)

    monkeypatch.setattr(HttpProtocol, "data_received", noted)

    async def test() -> None:
        async with open_server(tmp_path) as server, Raw(server.url) as client:
            body = b" " * LARGEST_BODY
            header = request("POST", "/matches", JSON, f"content-length: {len(body)}")
            await client.send(header + body)
            await client.answer()
            assert max(sizes) <= READ_SIZE < sum(sizes)

    run(test())


def test_a_compressed_body_is_not_unpacked(tmp_path: Path) -> None:
    bomb = gzip.compress(b" " * 10_000_000)

    async def test() -> None:
        async with (
            open_server(tmp_path) as server,
            httpx2.AsyncClient(base_url=server.url, timeout=PATIENCE) as http,
        ):
            headers = {"content-type": "application/json", "content-encoding": "gzip"}
            answer = await http.post("/matches", content=bomb, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media")

    run(test())


def test_a_body_cannot_smuggle_a_request(tmp_path: Path) -> None:
    """The body ends after the second request by its length, and before it by its encoding."""
    hidden = b"0\r\n\r\n" + request("GET", "/health")

    async def test() -> None:
        async with open_server(tmp_path) as server, Raw(server.url) as raw:
            both = (f"content-length: {len(hidden)}", "transfer-encoding: chunked")
            await raw.send(request("POST", "/matches", JSON, *both) + hidden)
            said = await raw.closed()
            assert said.count(b"HTTP/1.1 ") == 1
            assert said.startswith(b"HTTP/1.1 400 ")

    run(test())


def test_one_address_opens_connections_up_to_a_limit(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path, connections_address=3) as server:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(Raw(server.url)) for _ in range(3)]
                for each in clients:
                    await each.send(request("GET", "/health"))
                    assert (await each.answer())[0] == 200
                async with Raw(server.url) as refused:
                    assert (await refused.answer())[1]["code"] == "too-fast"
                    await refused.closed()
            while server.limits.connections:
                await asyncio.sleep(0.01)
            assert await is_served(server)

    run(test())


def test_a_socket_counts_until_it_closes(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path, connections_address=2) as server:
            async with Raw(server.url) as raw:
                await raw.send(upgrade())
                assert (await raw.answer())[0] == 101
                assert server.limits.connections == 1
            while server.limits.connections:
                await asyncio.sleep(0.01)

    run(test())


def test_a_socket_with_too_many_headers_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server, Raw(server.url) as raw:
            await raw.send(upgrade(*(f"x-{place}: y" for place in range(300))))
            assert b" 431 " in await raw.closed()

    run(test())


def test_a_reply_that_is_not_read_is_cut_off(tmp_path: Path) -> None:
    """Send many requests on one connection, whose replies fill all buffers."""

    async def test() -> None:
        async with open_server(tmp_path, reply_seconds=0.2) as server, Raw(server.url) as raw:
            raw.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            while await raw.send(request("GET", "/openapi.json") * 10):
                pass
            assert await is_served(server)

    run(test())


@pytest.mark.parametrize(
    "said",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        request("GET", "/health", "content-length: x"),
        request("GET", "/health", "content-length: 1", "content-length: 2"),
        request("POST", "/matches", JSON, "transfer-encoding: chunked") + b"zz\r\n",
        request("POST", "/matches", JSON, "transfer-encoding: gzip, chunked"),
        request("GET", "/health", "x: " + "y" * 70_000),
        request("GET", "/health", " folded: header"),
        request("POST", "/matches", JSON, "content-length: 4", "transfer-encoding: chunked") + b"0\r\n\r\n",
        upgrade("content-length: 5") + b"hello",
        upgrade("transfer-encoding: chunked") + b"0\r\n\r\n",
        upgrade("origin: https://evil.example"),
        upgrade().replace(b"localhost", b"evil.example"),
    ],
)
def test_bytes_that_are_not_http_are_refused_without_a_traceback(
    said: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_server(tmp_path) as server, Raw(server.url) as raw:
            await raw.send(said)
            status, problem = await raw.answer()
            assert status in (400, 403, 421)
            assert problem is None or problem["code"] in ("malformed", "wrong-host", "wrong-origin")
            assert await is_served(server)

    run(test())
    assert caplog.records == []


def test_an_ipv6_client_is_counted_by_its_network() -> None:
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2:ffff::1")
    assert address_key("2001:db8:1:2::4") != address_key("2001:db8:1:3::4")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") == "192.0.2.1"
    assert address_key("fe80::1%eth0") == address_key("fe80::2%eth0")
    assert address_key("") == ""


def test_connections_of_a_proxy_are_not_limited() -> None:
    limits = AddressLimits(ServerSettings(connections_address=1), Proxies(["192.0.2.1"]))
    leases = [limits.connect("192.0.2.1") for _ in range(5)]
    assert None not in leases
    assert limits.connect("192.0.2.2") is not None
    assert limits.connect("192.0.2.2") is None
    for lease in leases:
        assert lease is not None
        lease.release()
        lease.release()
    assert limits.connections == 1


def test_unfinished_messages_of_a_proxy_share_no_budget() -> None:
    limits = AddressLimits(ServerSettings(bodies_address=100_000), Proxies(["192.0.2.1"]))
    for host, both in (("192.0.2.1", True), ("192.0.2.2", False)):
        one, other = limits.connect(host), limits.connect(host)
        assert one is not None
        assert other is not None
        assert one.hold(80_000)
        assert other.hold(80_000) == both
        assert one.hold(SMALL)
        assert other.hold(80_000)
        one.release()
        other.release()
        assert limits.bodies.total == 0


def test_held_bytes_are_limited_by_address_and_in_total() -> None:
    held = HeldBytes(10, 15)
    assert held.hold("a", 10)
    assert not held.hold("a", 1)
    assert not held.hold("b", 6)
    assert held.hold("b", 5)
    held.release("a", 10)
    assert held.total == 5
    assert held.hold("a", 10)
    assert SMALL < LARGEST_BODY


def test_the_private_names_of_uvicorn_in_use_exist() -> None:
    for name in (
        "connection_made connection_lost data_received on_response_complete pause_writing resume_writing"
        " send_400_response handle_websocket_upgrade"
    ).split():
        assert name in vars(H11Protocol), name
    sources = inspect.getsource(H11Protocol)
    for name in ("client", "cycle", "loop", "transport", "ws_protocol_class"):
        assert f"self.{name}" in sources
    sources = inspect.getsource(RequestResponseCycle)
    for name in ("disconnected", "message_event", "response_complete", "response_started"):
        assert f"self.{name} = " in sources

"""The WebSocket, driven by a real client on the loopback: whole matches and invalid messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, create_connection
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as plain_socket

from server.serving import LiveServer, live_server, live_server_in_thread, play, run
from turnwright import games, verify
from turnwright.protocol.close_codes import (
    CLOSE_FAST,
    CLOSE_MALFORMED,
    CLOSE_REFUSED,
    CLOSE_REPLACED,
    LARGEST_MESSAGE,
    TROUBLES,
)
from turnwright.protocol.messages import Chatted, FromClient, FromServer, Hello, Ping, Trouble, Welcome
from turnwright.server.app import sockets, write_batching
from turnwright.server.settings import ServerSettings

QUICK = {
    "duel": "quick",
    "rounds": "duelo",
    "stellar": "king-of-the-ring",
    "tactics": "bench-goblins",
    "wuxia": "duel",
}
TOO_LARGE = 1009  # the close code when a frame is not read


@asynccontextmanager
async def raw(at: LiveServer, hello: Hello | None = None) -> AsyncIterator[ClientConnection]:
    """Open a socket and send a hello."""
    async with open_socket(at.address, compression=None, max_size=None) as socket:
        if hello is not None:
            await say(socket, hello)
            assert isinstance(await hear(socket), Welcome)
        yield socket


async def say(socket: ClientConnection, message: FromClient) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


async def hear(socket: ClientConnection) -> FromServer:
    return msgspec.json.decode(await socket.recv(), type=FromServer)


async def trouble(socket: ClientConnection) -> Trouble:
    while True:
        message = await hear(socket)
        if isinstance(message, Trouble):
            return message


async def close_code(socket: ClientConnection) -> int:
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        assert socket.close_code is not None
        return socket.close_code


# Matches.


def test_every_game_is_covered() -> None:
    assert sorted(QUICK) == games.names()


@pytest.mark.parametrize("game", QUICK)
def test_a_player_and_bots_finish_every_game_over_a_socket(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host(game, QUICK[game], throws=[])
            async with at.sit(mine) as seat:
                over = await play(seat)
            lines = await at.matches.journal(mine.id)
            verdict = verify(lines, games.load)
            assert (verdict.valid, verdict.finished, verdict.reason) == (True, True, "")
            assert over.number == verdict.inputs
            assert not at.matches.rooms[mine.id].attendance.connections

    run(test())


def test_two_players_play_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            one, other = await at.host("wuxia", "duel", seats=["person", "person"])
            async with at.sit(one) as first, at.sit(other) as second:
                ends = await asyncio.gather(play(first), play(second))
            assert ends[0] == ends[1]

    run(test())


def test_two_players_play_each_other_on_two_servers_of_one_database(database: str) -> None:
    async def test() -> None:
        async with live_server(database) as at, live_server(database) as other_at:
            one, other = await at.host("wuxia", "duel", seats=["person", "person"])
            async with at.sit(one) as first, other_at.sit(other) as second:
                ends = await asyncio.gather(play(first), play(second))
            assert ends[0] == ends[1]
            assert await at.matches.journal(one.id) == await other_at.matches.journal(one.id)

    run(test())


def test_a_player_throws_dice_that_cannot_be_forged(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            game = games.load("tactics")
            (mine,) = await at.host("tactics", "wolves-at-the-camp", throws=[game.solo_seat])
            async with at.sit(mine) as seat:
                await play(seat)
            lines = await at.matches.journal(mine.id)
            assert sum(b'"proof":' in line for line in lines) > 3
            assert verify(lines, games.load).valid

    run(test())


def test_a_spectator_receives_the_match_and_cannot_change_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel", "quick")
            async with raw(at, Hello(mine.id)) as stranger, at.sit(mine) as seat:
                await stranger.send('{"type":"command","id":"a","expects":0,"command":{}}')
                assert (await trouble(stranger)).code == "no-seat"
                await play(seat)
                heard = [each async for each in until_over(stranger)]
            assert "update" in [each["type"] for each in heard]
            assert all("seed" not in each for each in heard)

    run(test())


async def until_over(socket: ClientConnection) -> AsyncIterator[Any]:
    async for data in socket:
        message = msgspec.json.decode(data)
        yield message
        if message["type"] == "over":
            return


# Invalid messages. The connection stays open where the list of troubles says so.

STAYS = {
    "no JSON": ("{", "malformed"),
    "no text of ours": ("hello", "malformed"),
    "a list": ("[]", "wrong-type"),
    "another type": ('{"type":"nothing"}', "unknown-type"),
    "no type": ("{}", "unknown-type"),
    "a field too many": ('{"type":"ping","loud":true}', "unknown-field"),
    "a field of another type": ('{"type":"ping","sent":"now"}', "wrong-type"),
    "a field too few": ('{"type":"command","id":"a"}', "wrong-type"),
    "a number too large": (
        '{"type":"choose","id":"a","expects":0,"request":"r","choice":1e99}',
        "wrong-type",
    ),
    "a second hello": ('{"type":"hello","match":"x"}', "hello-twice"),
    "deep nesting": ('{"type":"command","id":"a","expects":0,"command":' + "[" * 4000, "malformed"),
}


def test_an_unreadable_message_is_reported_and_the_socket_stays_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            async with raw(at, Hello(mine.id, mine.token)) as socket:
                for text, code in STAYS.values():
                    await socket.send(text)
                    told = await trouble(socket)
                    assert (told.code, told.closing) == (code, False), text[:60]
                await say(socket, Ping(7))
                async for data in socket:
                    if msgspec.json.decode(data).get("sent") == 7:
                        break

    run(test())


CLOSES = {
    "no hello": ('{"type":"ping"}', "hello-first", CLOSE_MALFORMED),
    "another match": ('{"type":"hello","match":"nothing"}', "wrong-match", CLOSE_REFUSED),
    "no match at all": ('{"type":"hello","match":"../x"}', "wrong-match", CLOSE_REFUSED),
    "another protocol": ('{"type":"hello","match":"x","protocol":9}', "wrong-protocol", CLOSE_MALFORMED),
    "a long message": ('{"type":"ping","sent":' + " " * 9000 + "1}", "too-large", CLOSE_MALFORMED),
    "an endless one": ("x" * (LARGEST_MESSAGE + 1), "too-large", CLOSE_MALFORMED),
}


def test_a_forbidden_message_is_reported_and_closes_the_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for said, code, closing in CLOSES.values():
                async with raw(at) as socket:
                    await socket.send(said)
                    told = await trouble(socket)
                    assert (told.code, told.closing) == (code, True), said[:60]
                    assert await close_code(socket) == closing

    run(test())


def test_an_unacceptable_frame_closes_the_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, raw(at) as socket:
            await socket.send("x" * (4 * LARGEST_MESSAGE))
            assert await close_code(socket) == TOO_LARGE

    run(test())


def test_a_wrong_token_opens_no_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            async with raw(at) as socket:
                await say(socket, Hello(mine.id, mine.token[:-1]))
                assert (await trouble(socket)).code == "wrong-token"
                assert await close_code(socket) == CLOSE_REFUSED

    run(test())


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", ServerSettings(rate=10)) as at:
            (mine,) = await at.host("duel")
            async with raw(at, Hello(mine.id, mine.token)) as socket:
                for _ in range(10):
                    await say(socket, Ping())
                assert (await trouble(socket)).code == "too-fast"
                assert await close_code(socket) == CLOSE_FAST
            async with raw(at, Hello(mine.id, mine.token)):
                pass  # a new connection may send again

    run(test())


def test_a_newer_socket_takes_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            hello = Hello(mine.id, mine.token)
            async with raw(at, hello) as older, raw(at, hello) as newer:
                assert (await trouble(older)).code == "replaced"
                assert await close_code(older) == CLOSE_REPLACED
                await say(newer, Ping(1))
                await hear(newer)

    run(test())


def test_the_oldest_of_too_many_unseated_sockets_of_an_address_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", ServerSettings(unseated_sockets=2)) as at:
            (mine,) = await at.host("duel")
            seated, stranger = Hello(mine.id, mine.token), Hello(mine.id)
            async with raw(at, seated) as ann, raw(at, stranger) as first, raw(at, stranger) as second:
                async with raw(at, stranger) as third:
                    assert (await trouble(first)).code == "full"
                    assert await close_code(first) == CLOSE_REFUSED
                    for each in (ann, second, third):
                        await say(each, Ping(5))
                        while getattr(await hear(each), "sent", 0) != 5:
                            pass
                async with raw(at, seated):  # a seated player is admitted
                    pass

    run(test())


@asynccontextmanager
async def deaf(at: LiveServer, hello: Hello) -> AsyncIterator[asyncio.StreamWriter]:
    """Open a socket that sends a hello and never reads."""
    host, port = at.url.removeprefix("http://").split(":")
    plain = create_connection((host, int(port)))
    plain.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    reader, writer = await asyncio.open_connection(sock=plain, limit=1024)
    writer.write(HANDSHAKE.replace("HOST", f"{host}:{port}").encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(framed(msgspec.json.encode(hello)))
    try:
        yield writer
    finally:
        writer.transport.abort()


HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nhost: HOST\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


def framed(data: bytes) -> bytes:
    """A short text frame with a mask of zeros."""
    return b"\x81" + bytes([0x80 | 126]) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data


def test_a_client_that_never_reads_is_cut_off_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_batching, "LINGER", 0.05, raising=False)

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            room = await at.matches.room(mine.id)
            async with deaf(at, Hello(mine.id, mine.token)):
                await until(lambda: room.attendance.sockets)
                while room.attendance.sockets:
                    room.attendance.broadcast(Chatted(0, "Bob", "x" * 500))
                    await asyncio.sleep(0)
                assert not room.attendance.connections

    run(test())


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    while not true():
        await asyncio.sleep(0.001)


def test_a_silent_socket_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, raw(at) as socket:
            assert await close_code(socket) == CLOSE_MALFORMED

    run(test())


def test_a_socket_that_does_not_begin_with_hello_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, raw(at) as socket:
            await socket.send("x")
            assert json.loads(await socket.recv())["type"] == "trouble"
            assert await close_code(socket) == CLOSE_MALFORMED

    run(test())


# Property-based requests.

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TAGS = [str(kind.__struct_config__.tag) for kind in get_args(FromClient)]
FIELDS = sorted(
    {field.encode_name for kind in get_args(FromClient) for field in msgspec.structs.fields(kind)}
)
NEARLY = st.builds(
    lambda tag, fields: {"type": tag, "id": "x", "expects": 0, **fields},
    st.sampled_from(TAGS),
    st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=5),
)
MESSAGES = st.lists(st.one_of(NEARLY, ANYTHING).map(json.dumps) | st.text(max_size=40), max_size=30)
KNOWN = {0, 1009, *TROUBLES.values()}


def say_anything(tmp_path: Path, caplog: pytest.LogCaptureFixture, examples: int) -> None:
    """Send arbitrary messages: each is answered, or the socket closes with a known code."""
    with live_server_in_thread(tmp_path) as (url, match, token):
        hello = msgspec.json.encode(Hello(match, token)).decode()

        @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck))
        @given(MESSAGES)
        def say_all(texts: list[str]) -> None:
            with plain_socket(url.replace("http", "ws") + "/socket", compression=None) as socket:
                socket.send(hello)
                with suppress(ConnectionClosed):
                    for text in (*texts, '{"type":"ping","sent":77}'):
                        socket.send(text)
                    while json.loads(socket.recv()).get("sent") != 77:
                        pass
                assert socket.close_code is None or socket.close_code in KNOWN

        say_all()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_every_message_is_answered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    say_anything(tmp_path, caplog, 25)


@pytest.mark.nightly
def test_every_message_is_answered_in_a_long_run(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    say_anything(tmp_path, caplog, 2000)


def test_a_lost_socket_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            for _ in range(3):
                async with raw(at, Hello(mine.id, mine.token)) as socket:
                    socket.transport.abort()
            async with raw(at, Hello(mine.id, mine.token)):
                room = at.matches.rooms[mine.id]
                assert len(room.attendance.sockets) == 1
                text = at.matches.metrics.text()
            while room.attendance.connections:
                await asyncio.sleep(0)
        assert "turnwright_matches_open 1" in text

    run(test())

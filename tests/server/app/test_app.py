"""Origin, host and body checks, and the security headers of every response."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidStatus

from server.serving import PATIENCE, LiveServer, live_server, run
from turnwright.protocol.endpoints import LARGEST_BODY
from turnwright.server.app.app import SAFETY, AllowedOrigins, build
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.group_commit import GroupCommit

ELSEWHERE = "https://elsewhere.example"
ANY_DONE = asyncio.FIRST_COMPLETED


def named(**headers: str) -> Headers:
    return Headers({name.replace("_", "-"): value for name, value in headers.items()})


# Origins and host names.


def test_a_request_without_an_origin_is_allowed() -> None:
    assert AllowedOrigins().allows_origin(named(host="table.example"))


def test_only_a_page_of_the_same_origin_is_allowed() -> None:
    doors = AllowedOrigins()

    assert doors.allows_origin(named(host="table.example:8765", origin="http://table.example:8765"))
    assert doors.allows_origin(named(host="table.example", origin="https://table.example"))
    for origin in (ELSEWHERE, "http://table.example:1", "null", "", "file://table.example", "http://[x"):
        assert not doors.allows_origin(named(host="table.example", origin=origin))


def test_a_page_of_an_allowed_origin_is_allowed() -> None:
    assert AllowedOrigins((ELSEWHERE,)).allows_origin(named(host="table.example", origin=ELSEWHERE))
    assert not AllowedOrigins((ELSEWHERE,)).allows_origin(
        named(host="table.example", origin=ELSEWHERE + ".evil.example")
    )


def test_a_server_answers_to_its_own_host_names_only() -> None:
    doors = AllowedOrigins((ELSEWHERE,), ("localhost", "::1"))

    for host in ("localhost", "localhost:8765", "[::1]:8765", "LOCALHOST", "elsewhere.example"):
        assert doors.allows_host(named(host=host))
    for host in ("evil.example", "", "localhost.evil.example", "[::1", "127.0.0.2"):
        assert not doors.allows_host(named(host=host))


def test_a_server_without_host_names_answers_to_all() -> None:
    assert AllowedOrigins().allows_host(named(host="anything.example"))


# Over the wire.


async def asked(at: LiveServer, method: str, path: str, **more: Any) -> httpx2.Response:
    async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
        return await http.request(method, path, **more)


def test_every_response_has_security_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for method, path in (("GET", "/health"), ("GET", "/nothing"), ("POST", "/matches")):
                answer = await asked(at, method, path)
                assert SAFETY.items() <= dict(answer.headers).items()
                assert "set-cookie" not in answer.headers
                assert "server" not in answer.headers

    run(test())
    policy = SAFETY["content-security-policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


MISSING = [
    ("GET", "/nothing", 404, "not-found"),
    ("GET", "/games/", 404, "not-found"),
    ("GET", "/socket", 404, "not-found"),
    ("DELETE", "/matches", 405, "method-not-allowed"),
    ("PUT", "/matches/x/join", 405, "method-not-allowed"),
]


def test_an_unknown_path_is_refused_as_data(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for method, path, status, code in MISSING:
                answer = await asked(at, method, path)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
                if status == 405:
                    assert "POST" in answer.headers["allow"]

    run(test())


def test_a_page_of_another_origin_can_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            own = {"origin": at.url}
            strange = {"origin": ELSEWHERE}
            body = {"json": {"game": "duel"}}
            assert (await asked(at, "POST", "/matches", headers=own, **body)).status_code == 201
            refused = await asked(at, "POST", "/matches", headers=strange, **body)
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
            assert await at.matches.workers.store(at.matches.store.count) == 1

    run(test())


def test_a_socket_of_another_origin_is_not_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            with pytest.raises(InvalidStatus) as refused:
                await open_socket(at.address, additional_headers={"origin": ELSEWHERE})
            assert refused.value.response.status_code == 403
            assert b"wrong-origin" in refused.value.response.body
            async with open_socket(at.address, additional_headers={"origin": at.url}):
                pass

    run(test())


def test_a_page_on_the_list_may_read_and_write(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", origins=(ELSEWHERE,)) as at:
            headers = {"origin": ELSEWHERE}
            answer = await asked(at, "POST", "/matches", headers=headers, json={"game": "duel"})
            assert answer.status_code == 201
            assert answer.headers["access-control-allow-origin"] == ELSEWHERE
            assert "access-control-allow-credentials" not in answer.headers
            other = await asked(at, "GET", "/health", headers={"origin": "https://third.example"})
            assert "access-control-allow-origin" not in other.headers

    run(test())


def test_a_foreign_host_name_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            answer = await asked(at, "GET", "/matches", headers={"host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
            assert (await asked(at, "GET", "/health")).status_code == 200

    run(test())


# Bodies.


def test_a_body_declared_too_large_is_not_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(at.url.rpartition(":")[2]))
            head = f"POST /matches HTTP/1.1\r\nhost: localhost\r\ncontent-length: {LARGEST_BODY + 1}\r\n"
            writer.write(f"{head}content-type: application/json\r\n\r\n".encode())
            assert b"413" in await reader.readline()  # although no body was sent
            writer.close()

    run(test())


def test_a_body_that_grows_too_large_is_refused_while_it_is_received(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(at.url.rpartition(":")[2]))
            head = "POST /matches HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n"
            writer.write(f"{head}content-type: application/json\r\n\r\n".encode())
            answer = asyncio.create_task(reader.readline())
            while not answer.done():  # an endless body
                writer.write(b"1000\r\n" + b" " * 0x1000 + b"\r\n")
                await asyncio.wait([answer, asyncio.create_task(writer.drain())], return_when=ANY_DONE)
            assert b"413" in await answer
            writer.close()

    run(test())


def test_a_body_that_a_form_could_send_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for media in ("text/plain", "application/x-www-form-urlencoded", ""):
                headers = {"content-type": media}
                answer = await asked(at, "POST", "/matches", content=b'{"game":"duel"}', headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media")

    run(test())


def test_a_fault_reveals_no_details_to_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            monkeypatch.setattr(at.matches, "listed", lambda **_: 1 / 0)
            answer = await asked(at, "GET", "/matches")
            assert answer.status_code == 500
            assert answer.json()["reason"] == "the server failed"
            assert "division" not in answer.text
            assert SAFETY.items() <= dict(answer.headers).items()

    run(test())


def test_no_token_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tokens = []

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            tokens.append(mine.token)
            async with at.sit(mine):
                headers = {"authorization": f"Bearer {mine.token}"}
                answer = await asked(at, "GET", f"/matches/{mine.id}/log", headers=headers)
                assert answer.status_code == 200

    with caplog.at_level(logging.INFO):
        run(test())

    assert tokens
    assert not any(token in caplog.text for token in tokens)


def test_the_app_serves_its_socket_on_any_other_server(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "t.sqlite"))
    writer = GroupCommit(store)
    with TestClient(build(Matches(store, writer, ServerSettings()))) as client:
        made = client.post("/matches", json={"game": "duel"}).json()
        with client.websocket_connect("/socket") as socket:
            socket.send_json({"type": "hello", "match": made["id"]})
            assert socket.receive_json()["type"] == "welcome"
    asyncio.run(writer.close())
    store.close()


def test_a_key_that_occurs_twice_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for body in (
                b'{"game": "duel", "game": "stellar"}',
                b'{"game": "duel", "scenario": {"a": {"b": 1, "b": 2}}}',
                b'{"game": "duel", "\\u0067ame": "duel"}',
            ):
                answer = await asked(
                    at, "POST", "/matches", content=body, headers={"content-type": "application/json"}
                )
                assert answer.status_code == 400
                assert "occurs twice" in answer.json()["reason"]

    run(test())


def test_documents_are_cached_by_their_etag(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for path in ("/openapi.json", "/asyncapi.json"):
                first = await asked(at, "GET", path)
                tag = first.headers["etag"]
                assert first.headers["cache-control"] == "no-cache"
                assert first.headers["content-length"] == str(len(first.content))
                again = await asked(at, "GET", path, headers={"if-none-match": f'"other", {tag}'})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
                other = await asked(at, "GET", path, headers={"if-none-match": '"other"'})
                assert (other.status_code, other.content) == (200, first.content)

    run(test())


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 65_536,
        b'{"game": "duel", "scenario": ' + b'{"a":' * 900 + b"1" + b"}" * 901,
        b'{"game": "duel", "throws": [' + b"9" * 5_000 + b"]}",
        b'{"game": "duel", "throws": [1e999]}',
        b'{"game": "duel", "throws": [NaN]}',
        b'{"game": "duel", "scenario": {"x": ' + b"9" * 5_000 + b"}}",
        b'{"game": "duel", "scenario": {"x": -Infinity}}',
        b'{"game": "\xff\xfe"}',
        b'{"game": "\\ud800"}',
        b'{"game": "duel\\u0000"}',
        b'{"game": "../../etc/passwd"}',
        b'{"game": "duel", "seats": ["search:99999999999999999999"]}',
        b'{"game": "duel", "scenario": {' + b",".join(b'"k%d":0' % key for key in range(50_000)) + b"}}",
    ],
    ids=lambda body: body[:40].decode("latin-1"),
)
def test_values_that_are_hard_to_decode_are_refused_as_data(body: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            headers = {"content-type": "application/json"}
            answer = await asked(at, "POST", "/matches", content=body, headers=headers)
            assert answer.status_code in (400, 422)
            assert answer.json()["code"] not in ("", "fault")
            assert len(answer.content) < 2_000

    run(test())

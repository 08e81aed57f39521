"""`turnwright serve`: a server in one command that shuts down cleanly and resumes after a restart."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from importlib import import_module
from pathlib import Path

import httpx2
import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect as open_socket

from server.app.test_sockets import close_code, trouble
from server.raw import Raw, request
from server.serving import PATIENCE, play, run
from turnwright.cli import main
from turnwright.client import ClientError, connect, create_match, join_match
from turnwright.protocol.close_codes import CLOSE_RESTART
from turnwright.protocol.messages import RollResult
from turnwright.server.app.serve import FILE, ServeOptions, address_of, running
from turnwright.server.settings import ServerSettings
from turnwright.server.stores import StoreError


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Start a server as a user does; its address, and the process."""
    environment = {**os.environ, "TURNWRIGHT_DATA": str(folder)}
    command = [sys.executable, "-m", "turnwright", "serve", "--port", "0", *words]
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that a test can signal all its processes
    ) as process:
        try:
            assert process.stdout is not None
            told = "".join(process.stdout.readline() for _ in range(4))
            found = re.search(r"https?://\S+:\d+", told)
            assert found, process.stderr and process.stderr.read()
            assert f"turnwright host duel --at {found[0]}" in told
            yield found[0], process
        finally:
            process.kill()


def test_a_server_starts_with_one_command_and_shuts_down_cleanly(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):

        async def test() -> None:
            made = await create_match(url, "duel", "quick")
            mine = await join_match(url, made.id, made.invites[0].token)
            async with open_socket(url.replace("http", "ws") + "/socket") as onlooker:
                await onlooker.send(f'{{"type":"hello","match":"{made.id}"}}')
                async with connect(url, mine.id, mine.token) as seat:
                    await play(seat)
                process.send_signal(signal.SIGTERM)
                assert (await trouble(onlooker)).code == "restart"
                assert await close_code(onlooker) == CLOSE_RESTART

        run(test())
        out, err = process.communicate()
        assert process.returncode == 0
        assert out == err == ""
    assert (tmp_path / FILE).exists()


def test_a_server_speaks_the_requested_language(tmp_path: Path) -> None:
    environment = {**os.environ, "TURNWRIGHT_DATA": str(tmp_path)}
    command = [
        sys.executable,
        "-m",
        "turnwright",
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "0",
        "--lang",
        "pt",
    ]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8") as process:
        try:
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(5)]
        finally:
            process.kill()

    assert told[0].startswith("O servidor está no ar em http://localhost:")
    assert told[1].startswith("Para criar uma partida e ver como entrar nela: turnwright host duel --at http")
    assert told[2].startswith(
        "Para quem joga de outras máquinas, se é por este endereço que alcança esta: turnwright host"
    )
    assert f"--at http://{socket.gethostname()}:" in told[2]
    assert told[4] == "Tecle Ctrl-C para encerrá-lo; as partidas continuam quando ele for iniciado de novo.\n"


def test_errors_are_timestamped_lines_on_standard_error(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):

        async def test() -> None:
            made = await create_match(url, "duel", "quick")
            mine = await join_match(url, made.id, made.invites[0].token)
            async with connect(url, mine.id, mine.token) as seat:
                with pytest.raises(ClientError, match="wrong-session"):
                    await seat.request(RollResult("another", "1.0", "", 1, 1))

        run(test())
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} WARNING match \S+: the result of .*\n", err)


def test_a_read_only_match_is_reopened_for_play(tmp_path: Path) -> None:
    file = str(tmp_path / "t.sqlite")

    async def test() -> None:
        async with running(ServeOptions(port=0, store=file)) as server:
            made = await create_match(server.url, "duel", "quick")
            await server.matches.workers.store(
                lambda: server.matches.store.set_read_only(made.id, read_only=True)
            )
        async with running(ServeOptions(port=0, store=file, reopen=made.id)) as server:
            assert not (await server.matches.room(made.id)).live.row.read_only
        with pytest.raises(StoreError, match="no match nowhere"):
            async with running(ServeOptions(port=0, store=file, reopen="nowhere")):
                pass

    run(test())


def test_ctrl_c_shuts_the_server_down_and_a_match_resumes_afterwards(tmp_path: Path) -> None:
    ids = []
    with served(tmp_path) as (url, process):
        made = asyncio.run(create_match(url, "duel", "quick"))
        ids.append((made.id, made.invites[0].token))
        process.send_signal(signal.SIGINT)
        assert process.wait() == 0
    with served(tmp_path) as (url, process):

        async def test() -> None:
            mine = await join_match(url, *ids[0])
            async with connect(url, mine.id, mine.token) as seat:
                await play(seat)

        run(test())


def test_a_local_server_answers_to_no_other_host_name(tmp_path: Path) -> None:
    with served(tmp_path, "--origins", "https://play.example") as (url, _):
        for host, status in (("evil.example", 421), ("play.example", 200), ("localhost:1", 200)):
            assert httpx2.get(f"{url}/health", headers={"host": host}).status_code == status


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["serve", *words])
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return code, err


def test_a_server_that_cannot_start_prints_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNWRIGHT_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert complaint(capsys, "--port", port)[1].endswith(f"port {port}: address already in use.\n")
    assert "from 0 to 65535" in complaint(capsys, "--port", "70000")[1]
    assert "not an origin" in complaint(capsys, "--port", "0", "--origins", "play.example")[1]
    assert "no store of that kind" in complaint(capsys, "--port", "0", "--store", "mysql://x/y")[1]
    assert "no.such.host.invalid" in complaint(capsys, "--host", "no.such.host.invalid")[1]
    (tmp_path / "file").touch()
    monkeypatch.setenv("TURNWRIGHT_DATA", str(tmp_path / "file"))
    assert str(tmp_path / "file" / FILE) in complaint(capsys, "--port", "0")[1]


def test_without_its_packages_the_server_names_those_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "turnwright.server.app.serve")
    monkeypatch.setitem(sys.modules, "uvicorn", None)

    code, words = complaint(capsys)

    assert code == 2
    assert "pip install 'turnwright[server]'" in words


def test_an_address_can_be_typed_into_a_browser() -> None:
    for host, expected in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost")):
        with socket.create_server((host, 0)) as listener:
            assert address_of(listener) == f"http://{expected}:{listener.getsockname()[1]}"


def answers(options: ServeOptions, host: str) -> bool:
    return options.allowed().allows_host(Headers({"host": host}))


def test_a_server_answers_to_its_own_host_names_on_every_address() -> None:
    for options in (ServeOptions("127.0.0.1"), ServeOptions("localhost"), ServeOptions("0.0.0.0")):
        for name in ("localhost:8765", "127.0.0.1", "[::1]:8765"):
            assert answers(options, name)
        for name in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", ""):
            assert not answers(options, name)
    assert answers(ServeOptions("0.0.0.0"), "192.0.2.7:8765")
    assert answers(ServeOptions("0.0.0.0"), "[2001:db8::7]")
    assert answers(ServeOptions("::"), f"{socket.gethostname()}:8765".upper())
    assert answers(ServeOptions("table.example"), "table.example")
    assert not answers(ServeOptions("127.0.0.1"), "192.0.2.7:8765")


def test_additional_host_names_come_from_the_options() -> None:
    for host in ("127.0.0.1", "0.0.0.0"):
        assert answers(ServeOptions(host, hosts=("Play.example",)), "play.example:443")
        assert not answers(ServeOptions(host, hosts=("play.example",)), "evil.example")
        assert answers(ServeOptions(host, origins=("https://play.example",)), "play.example")
        assert answers(ServeOptions(host, hosts=("*",)), "evil.example")


def test_a_public_server_without_tls_warns_once(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0") as (url, process):
        assert httpx2.get(f"{url}/health").status_code == 200
        assert httpx2.get(f"{url}/health", headers={"host": "evil.example"}).status_code == 421
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 0
        assert process.stderr is not None
        assert process.stderr.read().count("not encrypted") == 1


TLS = Path(__file__).parent.parent / "tls"
CERTIFICATE = ("--tls-cert", str(TLS / "certificate.pem"), "--tls-key", str(TLS / "key.pem"))


def test_a_server_with_a_certificate_hosts_matches_over_tls(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    authority = str(TLS / "authority.pem")
    with served(tmp_path, *CERTIFICATE) as (url, _):
        assert url.startswith("https://")

        async def test() -> None:
            made = await create_match(url, "duel", "quick", ca_file=authority)
            # WebSocket origins stand for those of pages.
            wss = url.replace("https", "wss")
            mine = await join_match(wss, made.id, made.invites[0].token, ca_file=authority)
            for address in (url, wss):
                async with connect(address, mine.id, mine.token, ca_file=authority) as seat:
                    await seat.ask("options")

        run(test())
        assert main(["host", "duel", "--at", url]) == 1
        assert "certificate" in capsys.readouterr().err.lower()
        assert main(["host", "duel", "--at", url, "--ca-file", authority]) == 0
        assert f"--ca-file {authority}" in capsys.readouterr().out
        assert main(["host", "duel", "--at", url, "--ca-file", str(TLS / "key.pem")]) == 5
        assert "holds no certificate" in capsys.readouterr().err


def test_a_client_that_never_finishes_the_handshake_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        files = {"tls_cert": CERTIFICATE[1], "tls_key": CERTIFICATE[3]}
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"), **files)
        settings = ServerSettings(header_seconds=0.2, connections_address=2)
        async with running(options, settings) as server:
            async with Raw(server.url) as silent, Raw(server.url) as plain:
                await plain.send(request("GET", "/health"))
                await plain.closed()
                await silent.closed()
            while server.limits.connections:
                await asyncio.sleep(0.01)
            server.limits.settings = ServerSettings()  # others may take their time
            trusted = ssl.create_default_context(cafile=TLS / "authority.pem")
            async with httpx2.AsyncClient(verify=trusted, timeout=PATIENCE) as http:
                assert (await http.get(f"{server.url}/health")).status_code == 200

    run(test())


@pytest.mark.parametrize("workers", [0, 1])
def test_sockets_over_tls_leave_nothing_behind(workers: int, tmp_path: Path) -> None:
    authority = str(TLS / "authority.pem")

    async def test() -> None:
        files = {"tls_cert": CERTIFICATE[1], "tls_key": CERTIFICATE[3]}
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"), workers=workers, **files)
        async with running(options) as server:
            made = await create_match(server.url, "duel", ca_file=authority)
            mine = await join_match(server.url, made.id, made.invites[0].token, ca_file=authority)
            for _ in range(3):
                async with connect(server.url, mine.id, mine.token, ca_file=authority) as seat:
                    await seat.ask("options")
            while server.limits.connections or server.server_state.connections:
                await asyncio.sleep(0.01)
            # One that is still open when the server stops.
            async with connect(server.url, mine.id, mine.token, ca_file=authority) as seat:
                await seat.ask("options")
                server.should_exit = True
                await server.finished

    run(test())


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells the memory of a process")
def test_unfinished_handshakes_hold_little_memory(tmp_path: Path) -> None:
    """Two hundred of them, which would hold 50 MiB with the usual buffers."""

    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    async def test() -> None:
        files = {"tls_cert": CERTIFICATE[1], "tls_key": CERTIFICATE[3]}
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"), **files)
        async with running(options) as server, AsyncExitStack() as stack:
            before = resident()
            for _ in range(200):
                client = await stack.enter_async_context(Raw(server.url))
                await client.send(b"\x16\x03\x01")
            while server.limits.connections < 200:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            assert resident() - before < 35 << 20

    run(test())


def test_an_unusable_certificate_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (
        ("--tls-cert", str(tmp_path / "none.pem")),
        ("--tls-cert", str(TLS / "key.pem")),
        ("--tls-cert", str(TLS / "authority.pem"), "--tls-key", str(TLS / "key.pem")),
        ("--tls-key", str(TLS / "key.pem")),
    ):
        assert "tls" in complaint(capsys, "--port", "0", *words)[1].lower()
    assert "an address or a network" in complaint(capsys, "--port", "0", "--proxies", "proxy.example")[1]


def test_the_interface_documents_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "table"]) == 0

    assert '"asyncapi": "3.0.0"' in capsys.readouterr().out


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells the limits of a process")
def test_a_server_raises_its_limit_of_open_files_to_the_maximum(tmp_path: Path) -> None:
    resource = import_module("resource")
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, most), most))
    try:
        with served(tmp_path) as (_, process):
            limits = Path(f"/proc/{process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))
    soft, hard = next(line for line in limits.splitlines() if "open files" in line).split()[3:5]
    assert soft == hard


@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_stop_does_not_wait_for_bots_that_think(workers: str, tmp_path: Path) -> None:
    with served(tmp_path, "--workers", workers) as (url, process):

        async def test() -> None:
            made = await create_match(url, "tactics", "demon-gate", ["search:2000", "search:2000"])
            assert made.id
            await asyncio.sleep(2)  # the first bot thinks, for minutes

        run(test())
        os.killpg(process.pid, signal.SIGTERM)  # all its processes, as a service manager does
        _, logged = process.communicate(timeout=20)
        assert process.returncode == 0
        assert "process" not in logged, "none ended before it was told to"

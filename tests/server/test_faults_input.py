"""Bad input on a real socket: each gets a typed error, and the server neither fails nor leaks memory."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from server.app.test_serve import served
from server.fault_harness import (
    PATIENCE,
    RecordingSession,
    check_nothing_lost,
    find,
    host_locally,
    play_out,
    run,
    server_on,
    soak_sample,
)
from server.network import ABNORMAL
from server.serving import LiveServer
from turnwright import verify
from turnwright.client import RATE, create_match, join_match
from turnwright.fair.proof import check_journal
from turnwright.protocol.close_codes import CLOSE_MALFORMED, LARGEST_MESSAGE, MESSAGE_BYTES, TROUBLES
from turnwright.protocol.endpoints import Joined
from turnwright.protocol.messages import FromClient, FromServer, Hello, Refused, Trouble, Welcome
from turnwright.server.app.serve import FILE
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.connect import open_store

KNOWN = {1000, 1009, *TROUBLES.values()} - {0}  # close codes that a server may use


@asynccontextmanager
async def socket_to(url: str, hello: Hello | None = None) -> AsyncIterator[ClientConnection]:
    address = url.replace("http", "ws", 1) + "/socket"
    async with open_socket(address, compression=None, max_size=None) as socket:
        if hello is not None:
            await socket.send(msgspec.json.encode(hello), text=True)
            assert isinstance(await heard(socket), Welcome)
        yield socket


async def heard(socket: ClientConnection) -> FromServer:
    message: FromServer = msgspec.json.decode(await socket.recv(), type=FromServer)
    return message


async def complaint(socket: ClientConnection) -> Refused | Trouble:
    while True:
        message = await heard(socket)
        if isinstance(message, Refused | Trouble):
            return message


# Well-formed messages from the wrong seat, at the wrong time, or for another match.

ROLL = {"type": "RollResult", "actorId": "", "total": 3, "natural": 3}
COMMAND = {"type": "command", "id": "a", "command": "throw"}
NOW = -1  # placeholder for the last number
# Seat 0 has to throw dice, and seat 1 waits for it.
UNFIT: list[tuple[int, dict[str, Any], str]] = [
    (0, {**COMMAND, "id": "old", "expects": 0}, "stale"),
    (1, {**COMMAND, "expects": 999}, "stale"),
    (0, {**COMMAND, "id": "twice", "expects": NOW}, "waiting"),
    (1, {**COMMAND, "expects": NOW}, "waiting"),
    (1, {**COMMAND, "expects": NOW, "command": {"type": "fly"}}, "waiting"),
    (1, {"type": "choose", "id": "b", "expects": NOW, "request": "9.9", "choice": 0}, "unknown-request"),
    (0, {"type": "choose", "id": "b", "expects": NOW, "request": "1.0", "choice": 0}, "not-a-question"),
    (1, {"type": "throw", "id": "c", "request": "1.0", "client_seed": "x"}, "no-request"),
    (0, {"type": "throw", "id": "c", "request": "0.0", "client_seed": "x"}, "unknown-request"),
    (0, {**ROLL, "sessionId": "another", "requestId": "1.0"}, "wrong-session"),
    (0, {**ROLL, "sessionId": "MATCH", "requestId": "1.0"}, "not-thrown"),
    (1, {**ROLL, "sessionId": "MATCH", "requestId": "1.0"}, "no-request"),
    (1, {"type": "undo", "id": "d", "expects": NOW}, "waiting"),
]


def test_a_misplaced_message_is_refused_with_its_code_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        store = open_store(str(tmp_path / "matches.sqlite"))
        async with server_on(store) as at, AsyncExitStack() as stack:
            joined = await host_locally(lambda: at.matches, "dicing")
            hellos = [Hello(each.id, each.token) for each in joined]
            people = [await stack.enter_async_context(socket_to(at.url, hello)) for hello in hellos]
            await people[0].send(json.dumps({**COMMAND, "expects": 0}))
            match = at.matches.rooms[joined[0].id].live.match
            while match.number < 1:
                await asyncio.sleep(0)
            before = match.digest()
            for seat, said, code in UNFIT:
                await people[seat].send(spelled(said, joined[0].id, match.number))
                told = await complaint(people[seat])
                assert (told.code, isinstance(told, Refused)) == (code, True), said
            assert match.digest() == before
        store.close()

    run(test())


def spelled(said: dict[str, Any], match: str, number: int) -> str:
    text = json.dumps({**said, "expects": number} if said.get("expects") == NOW else said)
    return text.replace("MATCH", match)


def test_a_token_opens_only_its_own_match_and_a_spectator_cannot_act(tmp_path: Path) -> None:
    async def test() -> None:
        store = open_store(str(tmp_path / "matches.sqlite"))
        async with server_on(store) as at:
            (one, _), (other, _) = [await host_locally(lambda: at.matches, "dicing") for _ in range(2)]
            async with socket_to(at.url) as socket:
                await socket.send(msgspec.json.encode(Hello(one.id, other.token)), text=True)
                assert (await complaint(socket)).code == "wrong-token"
                await socket.wait_closed()
                assert socket.close_code == TROUBLES["wrong-token"]
            async with socket_to(at.url, Hello(one.id)) as stranger:
                for said in (*(said for _, said, _ in UNFIT), {"type": "chat", "id": "e", "text": "hi"}):
                    await stranger.send(spelled(said, one.id, 0))
                    told = await complaint(stranger)
                    assert (told.code, isinstance(told, Trouble)) == ("no-seat", True)
        store.close()

    run(test())


# Ten thousand bad messages.

TAGS = [str(kind.__struct_config__.tag) for kind in get_args(FromClient)]


def word(random: Random) -> str:
    return "".join(random.choice('ab{}[]":,\\ \u00e9\u2603\x00') for _ in range(random.randrange(40)))


def bad_fields(random: Random) -> dict[str, Any]:
    values: list[Any] = [None, True, -1, 2**70, 1.5, "", word(random), [], [[]], {"a": {}}, "x" * 300]
    names = ["id", "expects", "command", "match", "token", "last", "text", "request", "sent", word(random)]
    return {name: random.choice(values) for name in random.sample(names, random.randrange(6))}


BAD: list[Callable[[Random], str]] = [
    word,
    lambda random: json.dumps({"type": random.choice(TAGS), **bad_fields(random)}),
    lambda random: json.dumps(bad_fields(random)),
    lambda random: json.dumps({**COMMAND, "id": word(random), "expects": random.randrange(9)}),
    lambda random: json.dumps({**COMMAND, "expects": 0, "command": bad_fields(random)}),
    lambda random: json.dumps({"type": "hello", "match": word(random) or "x", "lang": word(random)[:16]}),
    lambda random: json.dumps({"type": "ask", "id": "q", "about": "understand", "text": word(random)}),
    lambda random: json.dumps({"type": "ask", "id": "q", "about": "foresee", "command": bad_fields(random)}),
    lambda random: "[" * random.randrange(2000),
]
HUGE: list[Callable[[Random], str]] = [
    lambda random: "x" * random.randrange(MESSAGE_BYTES, 2 * LARGEST_MESSAGE),
    lambda random: json.dumps({"type": "chat", "id": "c", "text": "x" * random.randrange(501, 20_000)}),
]


class Pests:
    """Clients that send bad messages, socket after socket, up to a total."""

    def __init__(self, url: str, hellos: list[Hello], random: Random) -> None:
        self.url = url
        self.hellos = hellos
        self.random = random
        self.said = 0
        self.codes: set[int] = set()

    async def say(self, enough: int) -> None:
        while self.said < enough:
            hello = self.random.choice([None, *self.hellos])
            async with socket_to(self.url) as socket:
                listening = asyncio.create_task(self._listen(socket))
                with suppress(ConnectionClosed):
                    if hello is not None:
                        await socket.send(msgspec.json.encode(hello), text=True)
                    for _ in range(self.random.randrange(1, 140)):
                        bad = HUGE if self.random.random() < 0.01 else BAD
                        await socket.send(self.random.choice(bad)(self.random))
                        self.said += 1
            await listening

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in socket:
                msgspec.json.decode(data, type=FromServer)
        self.codes.add(socket.close_code or 0)


def resident(process: int) -> float:
    """The resident memory of a process in MiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


async def play_on(url: str, while_: Callable[[], bool]) -> list[list[RecordingSession]]:
    """Play matches one after the other, within the creation limit, while others misbehave."""
    played: list[list[RecordingSession]] = []
    while while_() and len(played) < ServerSettings().creations // 2:
        made = await create_match(url, "wuxia", "duel", seats=["person", "heuristic"])
        mine = await join_match(url, made.id, made.invites[0].token)
        played.append(await play_out(url, [mine], len(played), RATE))
    assert played
    return played


def memory_stays_flat(folder: Path, first: int, last: int, bound: float) -> None:
    async def test(url: str, process: int) -> None:
        made = await create_match(url, "duel", "quick", seats=["person", "easy"])
        pest = await join_match(url, made.id, made.invites[0].token)
        pests = Pests(url, [Hello(pest.id, pest.token), Hello(pest.id)], Random(4))
        good = asyncio.create_task(play_on(url, lambda: pests.said < last))
        await asyncio.gather(*(pests.say(first) for _ in range(3)))
        before = resident(process)
        await asyncio.gather(*(pests.say(last) for _ in range(3)))
        assert resident(process) < before + bound
        # A client that keeps sending when the server closes may miss the close frame.
        assert {CLOSE_MALFORMED} < pests.codes <= KNOWN | {ABNORMAL}
        played.extend(await good)

    played: list[list[RecordingSession]] = []
    with served(folder) as (url, process):
        run(test(url, process.pid))
        process.terminate()
        assert process.communicate()[1] == ""
    store = open_store(str(folder / FILE))
    for seats in played:
        check_nothing_lost(store, seats)
    store.close()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells the memory of a process")
def test_ten_thousand_bad_messages_leave_no_memory_behind(tmp_path: Path) -> None:
    memory_stays_flat(tmp_path, 2_000, 10_000, 16.0)


@pytest.mark.soak
def test_a_million_bad_messages_leave_no_memory_behind(tmp_path: Path) -> None:
    memory_stays_flat(tmp_path, 10_000, max(20_000, 1_000 * len(soak_sample(range(1_000)))), 32.0)


# Nearly valid messages.

IDS = st.sampled_from(["a", "b", "c", "d", "x" * 64])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
NUMBERS = st.integers(-1, 40)
REQUESTS = st.builds("{}.{}".format, st.integers(0, 30), st.integers(0, 2))
# Likely values of each field; a message takes those of its type.
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "id": IDS,
    "expects": NUMBERS,
    "command": st.just("throw") | ANYTHING,
    "request": REQUESTS,
    "requestId": REQUESTS,
    "choice": st.integers(0, 3),
    "client_seed": st.text(max_size=8),
    "clientSeed": st.text(max_size=8),
    "sessionId": st.sampled_from(["MATCH", "other"]),
    "actorId": st.just(""),
    "match": st.sampled_from(["MATCH", "other", "../x"]),
    "token": st.sampled_from(["", "TOKEN", "guess"]),
    "about": st.sampled_from(
        ["options", "topics", "find", "foresee", "look", "understand", "read", "view", "log"]
    ),
    "first": NUMBERS,
    "count": NUMBERS,
    "places": st.lists(NUMBERS, max_size=4),
    "text": st.text(max_size=20),
    "lang": st.sampled_from(["", "fr", "zh-Hant", "??"]),
    "naturals": st.lists(st.integers(1, 6), max_size=2),
}
KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(FromClient)}


def fields_of(tag: str) -> st.SearchStrategy[dict[str, Any]]:
    """Nearly all fields of a message, with likely values and sometimes with others."""
    names = [field.encode_name for field in msgspec.structs.fields(KINDS[tag])]
    likely = {name: LIKELY.get(name, st.integers(0, 9)) for name in names}
    right = st.fixed_dictionaries(likely)
    some = st.fixed_dictionaries({}, optional=likely)
    wrong = st.dictionaries(st.sampled_from([*names, "more"]), ANYTHING, max_size=2)
    return st.one_of(right, some, st.builds(lambda good, bad: {**good, **bad}, right, wrong))


SAID = st.sampled_from(sorted(KINDS)).flatmap(
    lambda tag: fields_of(tag).map(lambda made: {"type": tag, **made})
)
TALKS = st.lists(st.tuples(st.integers(0, 2), SAID), max_size=25)


class Talk:
    """A match on a real server where two players and a spectator take turns sending messages."""

    def __init__(self, at: LiveServer, joined: list[Joined]) -> None:
        self.at = at
        self.joined = joined

    async def say_all(self, talk: list[tuple[int, dict[str, Any]]]) -> None:
        match = self.joined[0].id
        hellos = [*(Hello(match, each.token) for each in self.joined), Hello(match)]
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(socket_to(self.at.url, hello)) for hello in hellos]
            for who, said in talk:
                text = json.dumps(said).replace("MATCH", match).replace("TOKEN", self.joined[0].token)
                with suppress(ConnectionClosed):
                    await people[who].send(text)
            for person in people:
                await self._listen(person)

    async def _listen(self, person: ClientConnection) -> None:
        # A pong means that everything before was processed; otherwise the server has closed the socket.
        try:
            await person.send('{"type":"ping","sent":77}')
            while getattr(await heard(person), "sent", 0) != 77:
                pass
        except ConnectionClosed:
            assert person.close_code in KNOWN


def talk_nonsense(tmp_path: Path, caplog: pytest.LogCaptureFixture, examples: int) -> None:
    """Every message in any order is answered, the server never fails, and the journal verifies."""
    store = open_store(str(tmp_path / "matches.sqlite"))
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        at = runner.run(stack.enter_async_context(server_on(store)))
        talk = Talk(at, runner.run(host_locally(lambda: at.matches, "dicing")))

        @settings(
            max_examples=examples, database=None, deadline=None, suppress_health_check=list(HealthCheck)
        )
        @given(TALKS)
        def say_all(said: list[tuple[int, dict[str, Any]]]) -> None:
            runner.run(asyncio.wait_for(talk.say_all(said), PATIENCE))

        say_all()
        runner.run(stack.aclose())
    kept = store.load(talk.joined[0].id)
    store.close()
    assert kept is not None
    assert verify(kept.lines, find).valid
    assert check_journal(kept.lines).valid
    failed = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in failed] == []


def test_nearly_valid_messages_are_answered_in_any_order(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    talk_nonsense(tmp_path, caplog, 25)


@pytest.mark.soak
def test_nearly_valid_messages_are_answered_in_a_long_run(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    talk_nonsense(tmp_path, caplog, len(soak_sample(range(20_000))))

"""Connections: invalid messages get a typed error, and some of them close the connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kernel.games import find
from server.local_clients import Person, hosted_matches, view_of
from turnwright.kernel.codec import encode
from turnwright.protocol import close_codes
from turnwright.protocol.messages import (
    Answered,
    Ask,
    Chat,
    Chatted,
    Command,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Presence,
    Refused,
    Trouble,
    Update,
    View,
    Welcome,
)
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host import connection
from turnwright.server.host.connection import Connection
from turnwright.server.host.lobby.create import Created, create, join
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings

PEOPLE = ["person", "person", "person"]

BAD: list[tuple[str, Any]] = [
    ("malformed", b"{"),
    ("malformed", b""),
    ("malformed", b"\xff\xfe"),
    ("wrong-type", b"[" * 4_000),
    ("malformed", b'{"type":"command","id":"1","expects":0,"command":' + b"[" * 3_000 + b"]" * 3_000 + b"}"),
    ("malformed", '{"type":"chat","id":"1","text":"\\ud800"}'),
    ("wrong-type", b"[]"),
    ("wrong-type", b'"hello"'),
    ("unknown-type", b"{}"),
    ("unknown-type", b'{"type":"dance"}'),
    ("unknown-type", b'{"type":7}'),
    ("unknown-field", b'{"type":"ping","sent":1,"more":2}'),
    ("wrong-type", b'{"type":"ping","sent":"now"}'),
    ("wrong-type", b'{"type":"chat","id":"1"}'),
    ("wrong-type", b'{"type":"chat","id":"1","text":""}'),
    ("wrong-type", encode({"type": "chat", "id": "1", "text": "x" * 501})),
    ("wrong-type", encode({"type": "chat", "id": "x" * 65, "text": "x"})),
    ("wrong-type", b'{"type":"command","id":"1","expects":-1,"command":[]}'),
    ("wrong-type", b'{"type":"command","id":"1","expects":1.5,"command":[]}'),
    ("wrong-type", b'{"type":"ask","id":"1","about":"everything"}'),
    ("too-large", encode({"type": "command", "id": "1", "expects": 0, "command": ["x" * 9_000]})),
    ("too-large", b" " * (close_codes.LARGEST_MESSAGE + 1)),
    ("too-large", encode({"type": "chat", "id": "1", "text": "x" * 9_000})),
    ("hello-twice", encode({"type": "hello", "match": "x"})),
    ("malformed", b'{"type":"ping","sent":1,"sent":2}'),
    ("malformed", b'{"type":"undo","id":"1","expects":0,"type":"undo"}'),
    ("malformed", b'{"type":"command","id":"1","expects":0,"command":{"a":{"b":1,"b":2}}}'),
]


def in_a_match(
    tmp_path: Path,
    test: Callable[[Matches, Created], Awaitable[None]],
    settings: ServerSettings | None = None,
    house: MatchSettings | None = None,
) -> None:
    """Run a test in a new match of three players of a scripted game."""

    async def run() -> None:
        async with hosted_matches(tmp_path, settings, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[], settings=house or MatchSettings())
            await test(matches, made)

    asyncio.run(run())


@pytest.mark.parametrize(("code", "data"), BAD)
def test_an_invalid_message_gets_a_typed_error(code: str, data: Any, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        await ann.say(data)
        trouble = await ann.hear(Trouble)
        ends = close_codes.TROUBLES[code]
        assert (trouble.code, trouble.closing) == (code, ends != close_codes.STAYS_OPEN)
        if ends:
            await ann.until(lambda: ann.closed)
            assert ann.closed is not None
            assert ann.closed[0] == ends
        else:
            await ann.say(Ping(3))
            assert (await ann.hear(Pong)).sent == 3

    in_a_match(tmp_path, test)


@pytest.mark.parametrize(
    ("code", "first"),
    [
        ("hello-first", Ping(1)),
        ("hello-first", Command("1", 0, [])),
        ("wrong-match", Hello("nowhere")),
        ("wrong-match", Hello("../../etc")),
        ("wrong-token", None),
        ("wrong-protocol", Hello("x", protocol=99)),
    ],
)
def test_a_rejected_client_is_told_why_and_disconnected(code: str, first: Any, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Person(matches)
        await eve.say(Hello(made.match, "a guess") if first is None else first)
        assert (await eve.hear(Trouble)).code == code
        await eve.until(lambda: eve.closed)
        assert eve.closed is not None
        assert eve.closed[0] == close_codes.TROUBLES[code]
        await eve.say(Ping(1))
        assert not eve.all(Pong)

    in_a_match(tmp_path, test)


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        for _ in range(10):
            await ann.say(Ping(1))
        assert (await ann.hear(Trouble)).code == "too-fast"
        await ann.until(lambda: ann.closed)
        assert len(ann.all(Pong)) == 9

    in_a_match(tmp_path, test, ServerSettings(rate=10, rate_seconds=3600))


def test_reconnecting_does_not_reset_the_rate_limit(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        for _ in range(6):
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            for _ in range(8):
                await ann.say(Ping(1))
        assert (await ann.hear(Trouble)).code == "too-fast"
        bob = Person(matches)
        await bob.hello(made.match, made.invites[1])
        await bob.say(Ping(1))
        assert await bob.hear(Pong)

    in_a_match(tmp_path, test, ServerSettings(rate=10, rate_seconds=3600))


def test_queries_of_a_page_have_a_budget_of_their_own_and_are_refused_beyond_it(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        for _ in range(20):
            assert isinstance(await ann.ask("turn"), Answered)
        refused = await ann.ask("preview", place=0)
        assert isinstance(refused, Refused)
        assert (refused.code, refused.field) == ("too-fast", "about")
        # Reconnecting does not reset the budget, and other messages have theirs.
        again = Person(matches)
        await again.hello(made.match, made.invites[0])
        assert isinstance(await again.ask("history"), Refused)
        await again.say(Ping(1))
        assert await again.hear(Pong)
        assert again.closed is None
        # Another seat and a spectator have budgets of their own.
        bob, eve = Person(matches), Person(matches)
        await bob.hello(made.match, made.invites[1])
        assert isinstance(await bob.ask("turn"), Answered)
        await eve.hello(made.match)
        for _ in range(20):
            assert isinstance(await eve.ask("history"), Answered)
        assert isinstance(await eve.ask("history"), Refused)

    in_a_match(tmp_path, test, ServerSettings(rate=10, rate_seconds=3600, page_queries=20))


def test_unseated_clients_of_one_address_share_a_rate_limit(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        for _ in range(10):
            eve = Person(matches)
            await eve.hello(made.match)
            await eve.say(Ping(1))
        eve = Person(matches)
        await eve.say(Hello(made.match))
        assert (await eve.hear(Trouble)).code == "too-fast"
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        await ann.say(Ping(1))
        assert await ann.hear(Pong)  # a seated player is not limited by others of the same address

    in_a_match(tmp_path, test, ServerSettings(rate_address=20, rate_seconds=3600))


@pytest.mark.parametrize(
    ("code", "data"),
    [
        ("wrong-type", b'{"type":"command","id":"7","expects":-1,"command":[]}'),
        ("unknown-field", b'{"type":"undo","id":"7","expects":0,"more":1}'),
        ("unknown-type", b'{"type":"dance","id":"7"}'),
        ("wrong-type", b'{"type":"RollResult","requestId":"7"}'),
        ("malformed", b'{"type":"undo","id":"7","expects":0,"expects":1}'),
    ],
)
def test_an_error_names_its_message(code: str, data: bytes, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        await ann.say(data)
        trouble = await ann.hear(Trouble)
        assert (trouble.code, trouble.id) == (code, "7")

    in_a_match(tmp_path, test)


def test_an_oversized_message_is_not_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve, ann = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[0])
        monkeypatch.setattr(connection, "_decoder", None)
        await eve.say(b"[" * (close_codes.MESSAGE_BYTES + 1))
        assert (await eve.hear(Trouble)).code == "too-large"
        await ann.say(b"[" * (close_codes.MESSAGE_BYTES + 1))  # the game's longest command is no longer
        assert (await ann.hear(Trouble)).code == "too-large"

    in_a_match(tmp_path, test)


def test_only_a_command_may_be_as_long_as_the_longest_command(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "stellar", "", ["person"])
            ann = Person(matches)
            await ann.hello(made.match, made.invites[0])
            await ann.say({"type": "command", "id": "1", "expects": -1, "command": ["x" * 9_000]})
            assert (await ann.hear(Trouble)).code == "wrong-type"
            for bad in ({"type": "chat", "id": "2", "text": "x" * 9_000}, {"type": "x" * 9_000}):
                eve = Person(matches)
                await eve.hello(made.match)
                await eve.say(bad)
                assert (await eve.hear(Trouble)).code == "too-large"

    asyncio.run(run())


def test_the_timestamp_of_a_result_may_have_a_fraction(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        said = {"sessionId": made.match, "requestId": "1.0", "actorId": "", "total": 1, "natural": 1}
        await ann.say({"type": "RollResult", "timestamp": 1.5, **said})
        assert (await ann.hear(Refused)).code == "no-request"

    in_a_match(tmp_path, test)


def test_a_client_that_does_not_read_is_dropped_and_others_continue(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        closed: list[int] = []
        stuck = asyncio.Event()

        async def send(data: bytes) -> None:
            await stuck.wait()

        async def close(code: int, reason: str) -> None:
            closed.append(code)

        slow = Connection(matches.room, matches.limits, send, close)
        pump = asyncio.ensure_future(slow.pump())
        await slow.receive(encode(Hello(made.match, made.invites[0])))
        ann = Person(matches)
        await ann.hello(made.match, made.invites[1])
        for number in range(40):
            await ann.say(Chat(str(number), "hello?"))
        await pump
        assert closed == [close_codes.CLOSE_SLOW]
        assert slow.closed
        assert slow.waiting == 0
        assert len(ann.all(Chatted)) == 40
        await slow.gone()
        assert (await matches.room(made.match)).attendance.sockets.keys() == {1}

    in_a_match(tmp_path, test, ServerSettings(queue=20))


def test_a_view_comes_in_parts_that_join_to_json_and_does_not_count_as_backlog(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[2])
        await ann.hear(Update)
        parts = ann.all(View)
        assert len(parts) > 2
        assert {part.parts for part in parts} == {len(parts)}
        assert view_of(ann) == {"marks": {}, "words": 0, "hand": "queen"}
        assert all(len(part.data.encode()) <= 16 for part in parts)

    in_a_match(tmp_path, test, ServerSettings(chunk=16, queue=5))


class Reader:
    """A client that receives one message at a time, when a test allows it."""

    def __init__(self, matches: Matches) -> None:
        self.taken: list[Any] = []
        self.codes: list[int] = []
        self._reads = asyncio.Semaphore(0)
        self.connection = Connection(matches.room, matches.limits, self._take, self._end, "test")
        self.pump = asyncio.ensure_future(self.connection.pump())

    async def _take(self, data: bytes) -> None:
        await self._reads.acquire()
        self.taken.append(msgspec.json.decode(data, type=FromServer))

    async def _end(self, code: int, reason: str) -> None:
        self.codes.append(code)

    def read(self, messages: int) -> None:
        for _ in range(messages):
            self._reads.release()

    async def say(self, message: FromClient) -> None:
        await self.connection.receive(encode(message))


async def until(true: Callable[[], object]) -> None:
    """Yield to other tasks until a condition holds."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0)


def test_a_client_that_reads_no_views_has_only_one_in_transit(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Reader(matches)
        await eve.say(Hello(made.match))
        waiting = eve.connection.waiting
        asking = asyncio.ensure_future(ask_all(eve, 50))
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        assert isinstance(await ann.ask("view"), Answered)  # other clients do not wait for Eve
        assert not asking.done()
        assert eve.connection.waiting <= waiting + len(ann.all(Presence))
        eve.read(10_000)
        await asking
        await until(lambda: len([each for each in eve.taken if isinstance(each, Answered)]) == 50)
        assert eve.codes == []

    in_a_match(tmp_path, test)


async def ask_all(reader: Reader, times: int) -> None:
    for number in range(times):
        await reader.say(Ask(str(number), "view"))


def test_waiting_view_requests_end_with_the_connection(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Reader(matches)
        await eve.say(Hello(made.match))
        asking = asyncio.ensure_future(eve.say(Ask("1", "view")))
        await asyncio.sleep(0)
        await eve.connection.gone()
        async with asyncio.timeout(60):
            await asking
        assert matches.limits.budget.bytes > 0  # queued bytes count until they are sent
        eve.read(1_000)
        await eve.pump
        assert matches.limits.budget.bytes == 0

    in_a_match(tmp_path, test)


def test_over_the_total_backlog_the_longest_unread_client_is_dropped(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve, reader = Reader(matches), Reader(matches)
        await eve.say(Hello(made.match))
        await reader.say(Hello(made.match))
        reader.read(1)
        await until(lambda: reader.taken)
        late = Reader(matches)
        await late.say(Hello(made.match))
        async with asyncio.timeout(60):
            await eve.pump
        assert (eve.codes, reader.codes, late.codes) == ([close_codes.CLOSE_SLOW], [], [])
        assert 0 < matches.limits.budget.bytes <= matches.settings.backlog
        for each in (reader, late):
            each.read(1_000)
        await until(lambda: matches.limits.budget.bytes == 0)

    in_a_match(tmp_path, test, ServerSettings(backlog=1_100))


def test_a_newer_connection_takes_the_seat_from_the_older(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        old, new = Person(matches), Person(matches)
        await old.hello(made.match, made.invites[0])
        await new.hello(made.match, made.invites[0])
        assert (await old.hear(Trouble)).code == "replaced"
        await old.until(lambda: old.closed)
        assert old.closed is not None
        assert old.closed[0] == close_codes.CLOSE_REPLACED
        await new.say(Chat("1", "here"))
        await new.hear(Chatted)
        room = await matches.room(made.match)
        assert room.attendance.sockets[0] is new.connection
        assert room.attendance.connections == {new.connection}

    in_a_match(tmp_path, test)


def test_presence_changes_are_broadcast(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        joined = await join(matches, made.match, made.invites[1], "Bob\n the  bold")
        ann, bob = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[0])
        await bob.hello(made.match, joined.token)
        await ann.until(lambda: ann.all(Presence)[-1].seats[1].present)
        assert ann.all(Presence)[-1].seats[1].player == "Bob the  bold"
        await bob.leave()
        await ann.until(lambda: not ann.all(Presence)[-1].seats[1].present)

    in_a_match(tmp_path, test)


def test_a_spectator_sees_public_information_and_cannot_chat(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, eve = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[0])
        assert (await eve.hello(made.match)).seat == -1
        done = await ann.command(["tell 0 secret", "say hello"])
        update = await eve.hear(Update, number=done.number)
        assert update.events == ({"type": "said", "word": "hello"},)
        assert all(due.options == 0 for due in update.waits)
        assert view_of(eve) == {"marks": {}, "words": 0}
        assert (await eve.command(["say no"])).code == "no-seat"
        assert (await eve.ask("options")).code == "no-seat"
        await eve.say(Chat("c", "hi"))
        assert (await eve.hear(Trouble, id="c")).code == "no-seat"
        assert not any(b"secret" in data for data in eve.raw)

    in_a_match(tmp_path, test)


def test_a_match_may_have_no_spectators(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Person(matches)
        await eve.say(Hello(made.match))
        assert (await eve.hear(Trouble)).code == "no-spectators"
        assert not eve.all(Welcome)

    in_a_match(tmp_path, test, house=MatchSettings(spectators=False))


def test_a_pong_carries_the_time_and_measures_latency(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        await ann.say(Ping(5))
        pong = await ann.hear(Pong)
        assert ann.connection.allowance() == 0
        await ann.say(Ping(6, echo=pong.mark - 10_000))
        assert ann.connection.allowance() == matches.settings.lag

    in_a_match(tmp_path, test)


def test_only_errors_of_misbehaving_clients_close_the_connection() -> None:
    closing = {code for code, ends in close_codes.TROUBLES.items() if ends != close_codes.STAYS_OPEN}
    assert {"malformed", "unknown-type", "unknown-field", "wrong-type", "STORE_ROLLBACK"}.isdisjoint(closing)
    assert {"too-large", "too-fast", "too-slow", "hello-first", "wrong-token", "wrong-match"} <= closing

"""What a client may say: all else is answered by a trouble of its kind, and some of it ends the talk."""

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
from turnwright.server.host.connection import Connection
from turnwright.server.host.create import Created, create, join
from turnwright.server.host.matches import Matches
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


def at_a_table(
    tmp_path: Path,
    test: Callable[[Matches, Created], Awaitable[None]],
    settings: ServerSettings | None = None,
    house: MatchSettings | None = None,
) -> None:
    """Run a test at a fresh match of three people, of a game that does what it is told."""

    async def run() -> None:
        async with hosted_matches(tmp_path, settings, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[], settings=house or MatchSettings())
            await test(matches, made)

    asyncio.run(run())


@pytest.mark.parametrize(("code", "data"), BAD)
def test_a_bad_message_is_a_trouble_of_its_kind(code: str, data: Any, tmp_path: Path) -> None:
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

    at_a_table(tmp_path, test)


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
def test_who_is_not_let_in_is_told_why_and_sent_away(code: str, first: Any, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Person(matches)
        await eve.say(Hello(made.match, "a guess") if first is None else first)
        assert (await eve.hear(Trouble)).code == code
        await eve.until(lambda: eve.closed)
        assert eve.closed is not None
        assert eve.closed[0] == close_codes.TROUBLES[code]
        await eve.say(Ping(1))
        assert not eve.all(Pong)

    at_a_table(tmp_path, test)


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        for _ in range(10):
            await ann.say(Ping(1))
        assert (await ann.hear(Trouble)).code == "too-fast"
        await ann.until(lambda: ann.closed)
        assert len(ann.all(Pong)) == 9

    at_a_table(tmp_path, test, ServerSettings(rate=10, rate_seconds=3600))


def test_whoever_comes_again_has_not_more_to_say_for_it(tmp_path: Path) -> None:
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

    at_a_table(tmp_path, test, ServerSettings(rate=10, rate_seconds=3600))


def test_strangers_of_one_address_are_counted_together(tmp_path: Path) -> None:
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
        assert await ann.hear(Pong)  # who has a seat is not kept out by others of the same address

    at_a_table(tmp_path, test, ServerSettings(rate_address=20, rate_seconds=3600))


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
def test_the_trouble_of_a_message_says_which_one_it_was(code: str, data: bytes, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        await ann.say(data)
        trouble = await ann.hear(Trouble)
        assert (trouble.code, trouble.id) == (code, "7")

    at_a_table(tmp_path, test)


def test_what_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Person(matches)
        await eve.say(b"[" * (close_codes.MESSAGE_BYTES + 1))
        assert (await eve.hear(Trouble)).code == "too-large"
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        await ann.say(b"[" * (close_codes.MESSAGE_BYTES + 1))  # the game's longest command is no longer
        assert (await ann.hear(Trouble)).code == "too-large"

    at_a_table(tmp_path, test)


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


def test_the_time_of_a_result_may_have_a_fraction(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        said = {"sessionId": made.match, "requestId": "1.0", "actorId": "", "total": 1, "natural": 1}
        await ann.say({"type": "RollResult", "timestamp": 1.5, **said})
        assert (await ann.hear(Refused)).code == "no-request"

    at_a_table(tmp_path, test)


def test_a_client_that_does_not_read_is_dropped_and_the_others_go_on(tmp_path: Path) -> None:
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

    at_a_table(tmp_path, test, ServerSettings(queue=20))


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

    at_a_table(tmp_path, test, ServerSettings(chunk=16, queue=5))


class Reader:
    """A client that takes what it is sent only when a test lets it, one message a time."""

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
    """Let the others go on until something is true."""
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0)


def test_whoever_asks_for_views_and_reads_none_has_one_on_its_way(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Reader(matches)
        await eve.say(Hello(made.match))
        waiting = eve.connection.waiting
        asking = asyncio.ensure_future(ask_all(eve, 50))
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        assert isinstance(await ann.ask("view"), Answered)  # the others do not wait for Eve
        assert not asking.done()
        assert eve.connection.waiting <= waiting + len(ann.all(Presence))
        eve.read(10_000)
        await asking
        await until(lambda: len([each for each in eve.taken if isinstance(each, Answered)]) == 50)
        assert eve.codes == []

    at_a_table(tmp_path, test)


async def ask_all(reader: Reader, times: int) -> None:
    for number in range(times):
        await reader.say(Ask(str(number), "view"))


def test_whoever_waits_for_a_view_is_let_go_when_the_connection_ends(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Reader(matches)
        await eve.say(Hello(made.match))
        asking = asyncio.ensure_future(eve.say(Ask("1", "view")))
        await asyncio.sleep(0)
        await eve.connection.gone()
        async with asyncio.timeout(20):
            await asking
        assert matches.limits.budget.bytes > 0  # what waits is counted until it has left
        eve.read(1_000)
        await eve.pump
        assert matches.limits.budget.bytes == 0

    at_a_table(tmp_path, test)


def test_when_too_much_waits_for_all_together_whoever_has_not_read_for_longest_goes(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve, reader = Reader(matches), Reader(matches)
        await eve.say(Hello(made.match))
        await reader.say(Hello(made.match))
        reader.read(1)
        await until(lambda: reader.taken)
        late = Reader(matches)
        await late.say(Hello(made.match))
        async with asyncio.timeout(20):
            await eve.pump
        assert (eve.codes, reader.codes, late.codes) == ([close_codes.CLOSE_SLOW], [], [])
        assert 0 < matches.limits.budget.bytes <= matches.settings.backlog
        for each in (reader, late):
            each.read(1_000)
        await until(lambda: matches.limits.budget.bytes == 0)

    at_a_table(tmp_path, test, ServerSettings(backlog=1_100))


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

    at_a_table(tmp_path, test)


def test_everybody_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        joined = await join(matches, made.match, made.invites[1], "Bob\n the  bold")
        ann, bob = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[0])
        await bob.hello(made.match, joined.token)
        await ann.until(lambda: ann.all(Presence)[-1].seats[1].present)
        assert ann.all(Presence)[-1].seats[1].player == "Bob the  bold"
        await bob.leave()
        await ann.until(lambda: not ann.all(Presence)[-1].seats[1].present)

    at_a_table(tmp_path, test)


def test_a_spectator_sees_what_a_stranger_may_and_says_nothing(tmp_path: Path) -> None:
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

    at_a_table(tmp_path, test)


def test_a_match_may_have_no_spectators(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Person(matches)
        await eve.say(Hello(made.match))
        assert (await eve.hear(Trouble)).code == "no-spectators"
        assert not eve.all(Welcome)

    at_a_table(tmp_path, test, house=MatchSettings(spectators=False))


def test_a_pong_tells_the_time_and_lets_the_way_be_measured(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        await ann.say(Ping(5))
        pong = await ann.hear(Pong)
        assert ann.connection.allowance() == 0
        await ann.say(Ping(6, echo=pong.mark - 10_000))
        assert ann.connection.allowance() == matches.settings.lag

    at_a_table(tmp_path, test)


def test_the_troubles_that_close_are_those_that_no_client_of_good_will_makes() -> None:
    closing = {code for code, ends in close_codes.TROUBLES.items() if ends != close_codes.STAYS_OPEN}
    assert {"malformed", "unknown-type", "unknown-field", "wrong-type", "STORE_ROLLBACK"}.isdisjoint(closing)
    assert {"too-large", "too-fast", "too-slow", "hello-first", "wrong-token", "wrong-match"} <= closing

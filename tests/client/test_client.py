"""The client library: a lost connection loses nothing, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cli.bad_servers import telling
from server.forging_server import ASK, ASKED, CHAIN, MATCH, SERVER_SECRETS, forging_server, honest, shown
from server.serving import HASTE, LiveServer, live_server, play, run, until_dice
from turnwright import games, verify
from turnwright.client import (
    ClientError,
    Evidence,
    Forged,
    Session,
    connect,
    create_match,
    join_match,
    reconnecting,
    session,
)
from turnwright.fair.commitment import faces
from turnwright.fair.proof import check_journal
from turnwright.protocol import messages
from turnwright.protocol.endpoints import Joined
from turnwright.server.host.stored.receipts import read_receipt
from turnwright.server.settings import ServerSettings


async def hear(seat: Session, kind: type) -> messages.FromServer:
    async for message in seat:
        if isinstance(message, kind):
            return message
    raise AssertionError


async def start(seat: Session) -> messages.Done:
    """Begin the duel, which is the first thing that its first seat may do."""
    await hear(seat, messages.Update)
    page = await seat.ask("options", count=1)
    return await seat.command(page.commands[0])


class Wire:
    """A wire between client and server that can be cut, and that counts what goes over it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = ""
        self.connections = 0
        self.cut_before_answer = False  # cut when the server has something to say
        self._open: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Break every connection, without a word."""
        for writer in list(self._open):
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._open |= {writer, far_writer}
        await asyncio.gather(
            self._pass(reader, far_writer, False),
            self._pass(far_reader, writer, True),
            return_exceptions=True,
        )
        self._open -= {writer, far_writer}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool) -> None:
        try:
            while data := await reader.read(1 << 16):
                if back and self.cut_before_answer:
                    self.cut_before_answer = False
                    self.cut()
                    return
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def wire(at: LiveServer) -> AsyncIterator[Wire]:
    made = Wire(int(at.url.rpartition(":")[2]))
    server = await asyncio.start_server(made.carry, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        made.cut()
        server.close()


def test_a_match_is_made_joined_and_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            made = await create_match(at.url, "duel", "quick", seats=["person", "hard"])
            mine = await join_match(at.url, made.id, made.invites[0].token, "Ann")
            async with connect(at.url, mine.id, mine.token, lang="fr") as seat:
                assert seat.welcome is not None
                assert (seat.welcome.seat, seat.welcome.seats[0].player) == (mine.seat, "Ann")
                await hear(seat, messages.View)
                assert isinstance(seat.view, dict)
                await play(seat)

    run(test())


def test_a_command_that_is_refused_says_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            async with at.sit(mine) as seat:
                with pytest.raises(ClientError) as refused:
                    await seat.command({"type": "fly"})
                assert refused.value.code == "malformed"
                await start(seat)

    run(test())


def test_a_wrong_seat_match_or_server_is_reported_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            for seat, code in (
                (connect(at.url, mine.id, "guess"), "wrong-token"),
                (connect(at.url, "nothing", mine.token), "wrong-match"),
                (connect("http://127.0.0.1:1", mine.id), "no-server"),
                (connect("nonsense", mine.id), "no-server"),
            ):
                with pytest.raises(ClientError) as refused:
                    await seat.__aenter__()
                assert refused.value.code == code
            for url in (at.url + "/nothing", "http://127.0.0.1:1"):
                with pytest.raises(ClientError) as refused:
                    await create_match(url, "duel")
                assert refused.value.code in ("no-server", "not-found")

    run(test())


def test_a_newer_client_ends_the_older_one_for_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            async with at.sit(mine) as older, at.sit(mine) as newer:
                with pytest.raises(ClientError) as ended:
                    await hear(older, messages.Over)
                assert ended.value.code == "replaced"
                with pytest.raises(ClientError):
                    await older.command({})
                with pytest.raises(ClientError):
                    await older.tell(messages.Chat("1", "hello?"))
                await start(newer)

    run(test())


def test_a_lost_connection_is_restored_and_the_match_continues(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, wire(at) as between:
            (mine,) = await at.host("duel", "quick")
            lost: list[bool] = []
            async with connect(between.url, mine.id, mine.token) as seat:
                seat.on_loss = lambda: lost.append(True)
                await hear(seat, messages.Welcome)
                for _ in range(3):
                    before = seat.number
                    between.cut()
                    assert await hear(seat, messages.Welcome)
                    assert seat.number >= before
                await play(seat)
            assert between.connections == 4
            assert len(lost) == 3

    run(test())


def test_a_command_whose_answer_was_lost_is_carried_out_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, wire(at) as between:
            (mine,) = await at.host("duel", "quick")
            async with connect(between.url, mine.id, mine.token) as seat:
                await hear(seat, messages.Update)
                page = await seat.ask("options", count=1)
                between.cut_before_answer = True
                done = await seat.command(page.commands[0])
                assert not between.cut_before_answer
                assert between.connections == 2
                room = at.matches.rooms[mine.id]
                starts = [line for line in at.matches.store.lines_after(mine.id, 1) if b"startMatch" in line]
                assert len(starts) == 1
                assert done.number <= room.live.match.number
                await play(seat)
            assert verify(await at.matches.journal(mine.id), games.load).valid

    run(test())


def test_missed_updates_arrive_after_reconnecting(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, wire(at) as between:
            one, other = await at.host("wuxia", "duel", seats=["person", "person"])
            async with connect(between.url, one.id, one.token, rate=HASTE) as seat, at.sit(other) as opponent:
                numbers: list[int] = []
                ended = asyncio.create_task(play(opponent))
                async for message in seat:
                    if isinstance(message, messages.Update):
                        if message.kind != "begin":
                            numbers.append(message.number)
                        if len(numbers) % 3 == 2:
                            between.cut()
                        await answer(seat, message)
                    if isinstance(message, messages.Over):
                        break
                await ended
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert between.connections > 2

    run(test())


async def answer(seat: Session, update: messages.Update) -> None:
    assert seat.welcome is not None
    if any(due.seat == seat.welcome.seat and due.options for due in update.waits):
        page = await seat.ask("options", count=1)
        if page.commands:
            try:
                await seat.command(page.commands[0])
            except ClientError as error:
                if error.code not in ("stale", "not-your-turn", "over"):
                    raise


def test_a_server_that_stops_and_starts_again_loses_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel", "quick")
            port = int(at.url.rpartition(":")[2])
            seat = await at.sit(mine).__aenter__()
            done = await start(seat)
            told = asyncio.Event()
            seat.on_loss = told.set
        await told.wait()
        async with live_server(tmp_path / "t.sqlite", port=port) as at:
            welcome = await hear(seat, messages.Welcome)
            assert isinstance(welcome, messages.Welcome)
            while welcome.number < done.number:
                welcome = await hear(seat, messages.Welcome)
            await play(seat)
            await seat.__aexit__()

    run(test())


def test_a_program_that_sends_too_fast_is_slowed_down(tmp_path: Path) -> None:
    async def test() -> None:
        limits = ServerSettings(rate=8, rate_seconds=0.5)
        async with live_server(tmp_path / "t.sqlite", limits) as at:
            (mine,) = await at.host("duel")
            async with at.sit(mine, rate=(5, 0.5)) as seat:
                for _ in range(12):
                    await seat.ask("options", count=1)

    run(test())


def test_each_seat_is_asked_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            made = await create_match(at.url, "duel")
            token = made.invites[0].token
            first = await join_match(at.url, made.id, token)
            async with at.sit(first):
                pass
            with pytest.raises(ClientError) as refused:  # the invite was used
                await join_match(at.url, made.id, token)
            assert refused.value.code == "wrong-token"
            again = await join_match(at.url, made.id, first.token)
            assert isinstance(again, Joined)
            assert again.token != first.token

    run(test())


# Dice, at a server that may lie.


def lucky(said: messages.Throw) -> str:
    """A half that shows a 1, which a server that hears the player's half can look for."""
    halves = (f"{number:032x}" for number in range(10_000))
    return next(
        half for half in halves if SERVER_SECRETS.throw(ASK, 1, half)[0] == [1] and half != said.client_seed
    )


def chosen(said: messages.Throw) -> messages.Reveal:
    """Another secret than the one committed to, with the faces that it produces."""
    secret = CHAIN.secret(2)
    made = faces(MATCH, 0, 1, ASK.id, ASK.formula, secret, said.client_seed)
    return shown(said.client_seed, secret=secret.hex(), faces=tuple(made))


LIES: dict[str, Callable[[messages.Throw], messages.Reveal]] = {
    "half": lambda said: shown(lucky(said)),
    "no half": lambda said: shown(""),
    "faces": lambda said: shown(said.client_seed, faces=(21,)),
    "index": lambda said: shown(said.client_seed, index=2),
    "secret": lambda said: shown(said.client_seed, secret=CHAIN.secret(2).hex()),
    "chosen secret": chosen,
    "next": lambda said: shown(said.client_seed, next="ab" * 32),
}


async def throw_at(url: str) -> messages.Done:
    async with connect(url, MATCH, "t") as seat:
        asked = await hear(seat, messages.RollRequest)
        assert isinstance(asked, messages.RollRequest)
        return await seat.throw(asked, "my own")


def test_an_honest_throw_is_counted_by_the_client_too() -> None:
    async def test() -> None:
        async with forging_server(honest) as (url, results):
            assert (await throw_at(url)).number == 1
            made = [(result.client_seed, result.naturals) for result in results]
            assert made == [("my own", tuple(SERVER_SECRETS.throw(ASK, 1, "my own")[0]))]

    run(test())


@pytest.mark.parametrize("lie", LIES)
def test_a_forged_throw_is_found_and_nothing_more_is_sent(lie: str) -> None:
    async def test() -> None:
        async with forging_server(lambda said: [LIES[lie](said), messages.Done(said.id, 1)]) as (
            url,
            results,
        ):
            with pytest.raises(Forged):
                await throw_at(url)
            assert results == []

    run(test())


def test_a_request_under_another_commitment_is_found() -> None:
    async def test() -> None:
        async with forging_server(honest, replace(ASKED, commitment=CHAIN.commitment(2))) as (url, results):
            with pytest.raises(Forged):
                await throw_at(url)
            assert results == []

    run(test())


def test_a_forged_roll_by_the_server_ends_the_loop() -> None:
    async def test() -> None:
        async with forging_server(lambda said: []) as (url, _), connect(url, MATCH, "t") as seat:
            await hear(seat, messages.RollRequest)
            seat._socket._hear(shown("", faces=(21,)))
            with pytest.raises(Forged, match=r"not \[21\]"):
                await hear(seat, messages.Over)

    run(test())


def test_an_invalid_client_seed_is_not_sent() -> None:
    async def test() -> None:
        async with forging_server(honest) as (url, results), connect(url, MATCH, "t") as seat:
            asked = await hear(seat, messages.RollRequest)
            assert isinstance(asked, messages.RollRequest)
            with pytest.raises(ClientError) as refused:
                await seat.throw(asked, "x" * 129)
            assert refused.value.code == "wrong-type"
            await seat.throw(asked, "short")
            assert [result.client_seed for result in results] == ["short"]

    run(test())


def test_dice_that_the_server_threw_are_not_thrown_again() -> None:
    async def test() -> None:
        async with forging_server(honest) as (url, results), connect(url, MATCH, "t") as seat:
            await hear(seat, messages.RollRequest)
            seat._socket._hear(shown(""))
            with pytest.raises(ClientError, match="the time was up"):
                await seat.throw("1.0")
            assert results == []

    run(test())


async def seen_at(url: str, seen: Evidence) -> None:
    """One session with earlier evidence: join, throw, and leave."""
    async with connect(url, MATCH, "t", evidence=seen) as seat:
        asked = await hear(seat, messages.RollRequest)
        assert isinstance(asked, messages.RollRequest)
        await seat.throw(asked, "my own")


@pytest.mark.parametrize("lie", [{"anchor": CHAIN.commitment(2)}, {"links": 1}, {"anchor": ""}])
def test_another_commitment_than_in_an_earlier_session_ends_the_loop(tmp_path: Path, lie: Any) -> None:
    async def test() -> None:
        async with forging_server(honest) as (url, _):
            await seen_at(url, Evidence(tmp_path / "dice.jsonl"))
        async with forging_server(honest, **lie) as (url, _):
            with pytest.raises(Forged, match="the anchor was"):
                await seen_at(url, Evidence(tmp_path / "dice.jsonl"))

    run(test())


def test_another_throw_than_in_an_earlier_session_is_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with forging_server(honest) as (url, results):
            await seen_at(url, Evidence(tmp_path / "dice.jsonl"))
            await seen_at(url, Evidence(tmp_path / "dice.jsonl"))
            assert [result.client_seed for result in results] == ["my own", "my own"]
        async with forging_server(lambda said: [shown("other"), messages.Done(said.id, 1)]) as (url, results):
            with pytest.raises(Forged, match="revealed differently before"):
                await seen_at(url, Evidence(tmp_path / "dice.jsonl"))
            assert results == []

    run(test())


def test_a_chain_of_another_length_ends_the_loop() -> None:
    async def test() -> None:
        async with forging_server(honest, links=SERVER_SECRETS.length - 1) as (url, _):
            with pytest.raises(Forged, match="a chain has 4096 secrets, not 4095"):
                await seen_at(url, Evidence())

    run(test())


def test_a_client_seed_is_sent_only_once_it_is_stored(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "dice.jsonl"
        path.mkdir()
        async with (
            forging_server(honest) as (url, results),
            connect(url, MATCH, "t", evidence=Evidence(path)) as seat,
        ):
            asked = await hear(seat, messages.RollRequest)
            assert isinstance(asked, messages.RollRequest)
            with pytest.raises(ClientError) as refused:
                await seat.throw(asked, "my own")
            assert (refused.value.code, results) == ("not-kept", [])
            path.rmdir()
            await seat.throw(asked, "another")
            assert [result.client_seed for result in results] == ["my own"]
            assert Evidence(path).throws[1].client_seed == "my own"

    run(test())


def test_dice_are_not_thrown_before_the_server_has_committed() -> None:
    async def test() -> None:
        async with forging_server(honest) as (url, results), connect(url, MATCH, "t") as seat:
            asked = await hear(seat, messages.RollRequest)
            assert isinstance(asked, messages.RollRequest)
            seat._socket._hear(messages.Update(1, waits=(messages.Due(0, request="2.0", formula="1d20"),)))
            early = asyncio.create_task(seat.throw("2.0", "my own"))
            await asyncio.sleep(0)
            assert (early.done(), seat.verifier.evidence.throws) == (False, {})
            seat._socket._hear(messages.Update(2))
            with pytest.raises(ClientError, match="you are not asked for these dice"):
                await early
            seat._socket._hear(messages.Update(3, waits=(messages.Due(0, request="1.0", formula="1d20"),)))
            throw = asyncio.create_task(seat.throw("1.0", "my own"))
            await asyncio.sleep(0)
            seat._socket._hear(asked)
            await throw
            assert [result.client_seed for result in results] == ["my own"]

    run(test())


def test_evidence_covers_lost_connections_and_several_sessions(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "dice.jsonl"
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("rounds", "correria", seats=["person", "heuristic"], throws=[0])
            for _ in range(2):
                async with at.sit(mine, evidence=Evidence(path)) as seat:
                    await seat.throw(await until_dice(seat))
            async with at.sit(mine, evidence=Evidence(path)) as seat:
                await play(seat)
            kept = at.matches.store.load(mine.id)
            assert kept is not None
            proven = check_journal(kept.lines, evidence=[Evidence(path)])
            assert proven.valid, proven
            assert proven.throws is not None
            assert proven.confirmed == proven.throws.made

    run(test())


# What no server could read.


@pytest.mark.parametrize(
    "saying",
    [
        lambda seat: seat.ask("options", count=500),
        lambda seat: seat.ask("nonsense"),
        lambda seat: seat.choose("1.0", -1),
        lambda seat: seat.ask("find", text="x" * 3000),
        lambda seat: seat.ask("foresee", command="x" * 9000),
    ],
    ids=["count", "about", "choice", "text", "size"],
)
def test_messages_that_no_server_could_parse_are_refused_before_sending(
    tmp_path: Path, saying: Callable[[Session], Awaitable[object]]
) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            async with at.sit(mine) as seat:
                with pytest.raises(ClientError) as refused:
                    await saying(seat)
                assert refused.value.code in ("wrong-type", "too-large")
                assert (await seat.ask("options", count=1)).total > 0

    run(test())


def test_an_error_about_a_message_is_its_reply() -> None:
    async def test() -> None:
        trouble = lambda said: [messages.Trouble("wrong-type", "what is that?", id=said.id)]  # noqa: E731
        async with forging_server(trouble) as (url, _):
            with pytest.raises(ClientError, match="what is that"):
                await throw_at(url)

    run(test())


def test_a_chat_message_waits_for_the_next_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, wire(at) as between:
            (mine,) = await at.host("duel", "quick")
            async with connect(between.url, mine.id, mine.token) as seat:
                lost = asyncio.Event()
                seat.on_loss = lost.set
                between.cut()
                await lost.wait()
                await seat.tell(messages.Chat("1", "still here"))
                heard = await hear(seat, messages.Chatted)
                assert isinstance(heard, messages.Chatted)
                assert heard.text == "still here"

    run(test())


def _proves(secret: bytes, seat: Session) -> bool:
    told = read_receipt(secret, seat.match, seat.mark)
    return told is not None and told.number == seat.number


def test_a_client_can_prove_what_it_received(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel")
            async with at.sit(mine) as seat:
                secret = at.matches.rooms[mine.id].live.row.secret
                await hear(seat, messages.Update)
                assert _proves(secret, seat)
                page = await seat.ask("options", count=1)
                done = await seat.command(page.commands[0])
                await hear(seat, messages.Update)
                assert seat.number == done.number
                assert _proves(secret, seat)

    run(test())


def test_a_server_cannot_fill_the_memory_of_a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "LARGEST_VIEW", 1_000)
    monkeypatch.setattr(reconnecting, "LARGEST_RECEIVED", 10_000)
    welcome = messages.Welcome("m", "duel", "1", "", -1, (), 0, 0, True)
    parts = [messages.View(0, part, 1_000, "x" * 100) for part in range(20)]

    async def listen(url: str) -> None:
        async with connect(url, "m") as client:
            async for _ in client:
                pass

    for tales in ([welcome, *parts], [welcome, messages.Chatted(0, "", "x" * 20_000)]):
        with telling(*tales) as url, pytest.raises(ClientError) as error:
            run(listen(url))
        assert error.value.code == "wrong-protocol"

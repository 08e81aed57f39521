"""Computation in one match never delays another: real processes, sockets and stores."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec import json
from msgspec.structs import replace
from websockets.asyncio.client import connect as websocket

from server.raw import Raw, request
from server.serving import HASTY, LiveServer, live_server, play
from story.models.chat_server import chat_server
from turnwright import games
from turnwright.client import ClientError, Session, create_match
from turnwright.kernel.replay import verify
from turnwright.protocol import messages
from turnwright.protocol.close_codes import TROUBLES
from turnwright.protocol.endpoints import Joined
from turnwright.protocol.settings import MatchSettings
from turnwright.server.app.front import Front
from turnwright.server.app.workers import handover, match_workers
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.store import MatchRow
from turnwright.story.models.profile import ModelEndpoint, StoryProfile

# The test machine may be busy, so thinking processes run at normal priority here.
SETTINGS = replace(HASTY, niceness=0)
ADVISED = MatchSettings(advised="bots")
PATIENCE = 120.0  # seconds after which a hanging test fails

# A wizard on an open plain has more than 100000 options: every spell reaches thousands of cells. The foe has
# no ranged attack: a hit before the first turn would ask the wizard for a reaction, which no test answers.
PLAIN = {
    "name": "Open plain",
    "map": {"rows": ["." * 100] * 100},
    "party": [{"id": "wizard", "base": "wizard_11", "at": [50, 50]}],
    "foes": [{"id": "zombie", "base": "zombie", "at": [80, 82]}],
}


def run(test: Awaitable[None]) -> None:
    asyncio.run(bounded(test))


async def bounded(test: Awaitable[None]) -> None:
    await asyncio.wait_for(test, PATIENCE)


Shared = Callable[[Callable[[LiveServer], Awaitable[None]]], None]


@pytest.fixture(scope="module")
def on_shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """Run a test on a server with two workers that the tests of this file share: starting one takes long.

    It runs while a test runs, in one event loop for all of them.
    """
    address, settings = tmp_path_factory.mktemp("shared") / "t.sqlite", replace(SETTINGS, answer_cpu=8.0)
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        at = runner.run(stack.enter_async_context(live_server(address, settings, workers=2)))
        yield lambda test: runner.run(bounded(test(at)))
        runner.run(stack.aclose())


@asynccontextmanager
async def on_the_plain(at: LiveServer, scenario: dict[str, object] = PLAIN) -> AsyncIterator[Session]:
    """Connect to the wizard's seat, once it is its turn."""
    (mine,) = await at.host("tactics", scenario, ["heuristic", "person"])
    async with at.sit(mine) as seat:
        await own_turn(seat)
        yield seat


async def own_turn(seat: Session) -> messages.Update:
    """Wait until a seat has options."""
    assert seat.welcome is not None
    async for message in seat:
        if isinstance(message, messages.Update) and any(
            due.seat == seat.welcome.seat and due.options for due in message.waits
        ):
            return message
    raise AssertionError


async def duel(at: LiveServer) -> messages.Over:
    """Play a duel to its end."""
    (mine,) = await at.host("duel", "quick")
    async with at.sit(mine) as seat:
        return await play(seat)


def worker_of(at: LiveServer, match: str) -> int:
    return at.server.workers.pids()[at.server.workers.index(match)]


# Long computations.


def test_matches_go_on_while_a_slow_query_is_pending(on_shared_server: Shared) -> None:
    async def test(at: LiveServer) -> None:
        async with on_the_plain(at) as wizard:
            await duel(at)  # the processes are warm
            query = asyncio.create_task(wizard.ask("topics"))
            for _ in range(3):
                await duel(at)
            assert not query.done()
            # On plain sources it takes more than the limit, and is refused.
            await asyncio.wait([query])
            failed = query.exception()
            assert query.result().total > 100_000 if failed is None else "over-budget" in str(failed)
            # The server and this seat respond as quickly as before.
            assert (await wizard.ask("options", count=1)).total > 100_000

    on_shared_server(test)


def test_a_command_is_not_delayed_by_a_query_of_the_same_client(on_shared_server: Shared) -> None:
    async def test(at: LiveServer) -> None:
        async with on_the_plain(at) as wizard:
            page = await wizard.ask("options", count=1)
            query = asyncio.create_task(wizard.ask("topics"))
            await asyncio.sleep(0)
            await wizard.command(page.commands[0])
            assert not query.done()
            query.cancel()

    on_shared_server(test)


def test_a_match_is_played_while_searching_bots_think(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", SETTINGS, workers=2) as at:
            bots = [await at.host("tactics", "demon-gate", ["search:2000", "search:2000"]) for _ in range(6)]
            assert bots == [[]] * 6
            for _ in range(3):
                await duel(at)
            async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                listed = (await http.get("/matches?ended=false")).json()["matches"]
                assert len(listed) == 6  # they are still thinking
                assert (await http.get("/health")).json() == {"status": "ok"}

    run(test())


def test_a_bot_that_takes_too_long_leaves_the_decision_to_its_heuristic(tmp_path: Path) -> None:
    async def test() -> None:
        settings = replace(SETTINGS, decide_cpu=0.05)
        async with live_server(tmp_path / "t.sqlite", settings, workers=1) as at:
            (mine,) = await at.host("wuxia", "duel", ["person", "search:2000"])
            async with at.sit(mine) as seat:
                await play(seat)
            async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                journal = (await http.get(f"/matches/{mine.id}/journal")).content
            verdict = verify(journal.splitlines(keepends=True), games.load)
            assert verdict.valid, verdict.reason
            assert verdict.finished

    run(test())


def test_queries_beyond_the_budget_are_refused_with_the_seconds_to_wait(tmp_path: Path) -> None:
    async def test() -> None:
        settings = replace(SETTINGS, seat_cpu=0.001, answer_cpu=0.5, seat_cpu_burst=0.4)
        async with live_server(tmp_path / "t.sqlite", settings, workers=1) as at, on_the_plain(at) as wizard:
            page = await wizard.ask("options", count=1)
            with pytest.raises(ClientError, match="over-budget"):
                await wizard.ask("topics")
            with pytest.raises(ClientError, match="ask again in"):
                await wizard.ask("options")
            await wizard.command(page.commands[0])  # a command needs no budget

    run(test())


DODGE = "INTENT: DODGE\nACTOR: {}\nEND_INTENT\n"


def test_the_ids_of_an_intent_are_found_on_the_budget_of_its_seat(tmp_path: Path) -> None:
    # Among more than 100000 options it takes long, which the worker process cannot afford.
    async def test() -> None:
        settings = replace(SETTINGS, answer_cpu=0.1)
        async with live_server(tmp_path / "t.sqlite", settings, workers=1) as at, on_the_plain(at) as wizard:
            with pytest.raises(ClientError, match="over-budget"):
                await wizard.intents(DODGE.format("wizard"))
            await wizard.command({"intent": "DODGE", "actor": "wizard"})  # needs no budget

    run(test())


def test_intents_are_carried_out_while_other_processes_find_the_ids(on_shared_server: Shared) -> None:
    async def test(at: LiveServer) -> None:
        field = {**PLAIN, "map": {"rows": ["." * 20] * 20}}
        field["party"] = [{"id": "wizard", "base": "wizard_1", "at": [2, 2]}]
        field["foes"] = [{"id": "zombie", "base": "zombie", "at": [18, 18]}]
        async with on_the_plain(at, field) as seat:
            assert seat.welcome is not None
            with pytest.raises(ClientError, match="not-yours"):
                await seat.intents(DODGE.format("player_1") + DODGE.format("zombie"))
            async for message in seat:  # the first one was carried out
                if isinstance(message, messages.Update) and message.seat == seat.welcome.seat:
                    return
            raise AssertionError

    on_shared_server(test)


def test_the_past_is_told_on_the_budget_of_its_seat(tmp_path: Path) -> None:
    # The worker would take as long for every client that reconnects, or that reads a log.
    async def welcomed(at: LiveServer, match: str) -> Any:
        async with websocket(at.address, open_timeout=60) as socket:
            await socket.send(json.encode(messages.Hello(match, history=20)).decode())
            return json.decode(await socket.recv())

    async def test() -> None:
        settings = replace(SETTINGS, seat_cpu=1e-6, seat_cpu_burst=1e-6, replay_requests=100_000)
        async with (
            live_server(tmp_path / "t.sqlite", settings, workers=1) as at,
            httpx2.AsyncClient(base_url=at.url, timeout=60) as http,
        ):
            match = (await create_match(at.url, "duel", "quick", ["heuristic", "heuristic"])).id
            while not (await http.get(f"/matches/{match}")).json()["ended"]:
                await asyncio.sleep(0.1)
            first, second = await welcomed(at, match), await welcomed(at, match)
            assert first["history"][-1]["number"] == first["number"] == second["number"]
            assert "history" not in second  # the one budget of all spectators is used up
            log = f"/matches/{match}/log"
            assert (await http.get(log)).json()["updates"][-1]["number"] == first["number"]
            while (told := await http.get(log)).status_code == 200:  # each costs little
                pass
            assert told.status_code == 429
            assert "CPU time" in told.json()["reason"]

    run(test())


def test_a_language_model_advises_bots_of_a_worker(tmp_path: Path) -> None:
    async def test() -> None:
        async with chat_server(*["defend"] * 2000) as chat:
            profile = StoryProfile(adviser=ModelEndpoint(chat.url, grammar="gbnf"))
            settings = replace(SETTINGS, story=profile)
            async with live_server(tmp_path / "t.sqlite", settings, workers=1) as at:
                (mine,) = await at.host("wuxia", "duel", ["person", "heuristic"], settings=ADVISED)
                async with at.sit(mine) as seat:
                    await play(seat)
                async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                    journal = (await http.get(f"/matches/{mine.id}/journal")).content
        assert "efend" in chat.asked[0]["grammar"]
        lines = [json.decode(line) for line in journal.splitlines()[2:-1]]
        given = {line["command"]["type"] for line in lines if line.get("seat") == 1 and line.get("command")}
        assert given == {"defend"}

    run(test())


def test_options_that_take_long_to_write_down_are_shown_to_no_model(tmp_path: Path) -> None:
    # The heuristic decides, within a budget of its own.
    async def test() -> None:
        async with chat_server(*["end turn"] * 400) as chat:
            profile = StoryProfile(adviser=ModelEndpoint(chat.url, grammar="gbnf"))
            settings = replace(SETTINGS, story=profile, answer_cpu=0.001, decide_cpu=30.0)
            async with live_server(tmp_path / "t.sqlite", settings, workers=1) as at:
                (mine,) = await at.host("tactics", PLAIN, ["person", "heuristic"], settings=ADVISED)
                async with at.sit(mine) as seat:
                    await own_turn(seat)
                    await seat.command({"intent": "COMBAT_START"})
                    async for message in seat:
                        if isinstance(message, messages.Update) and message.seat == 1:
                            break
                        if isinstance(message, messages.Update) and message.waits[0].options > 1:
                            await seat.command({"intent": "END_TURN", "actor": "zombie"})
        assert not chat.asked

    run(test())


# Processes that die.


def test_a_killed_worker_loses_nothing_and_its_matches_go_on(address: str) -> None:
    async def test() -> None:
        async with live_server(address, SETTINGS, workers=2) as at:
            (mine,) = await at.host("wuxia", "duel", ["person", "heuristic"])
            acknowledged: list[int] = []

            def kill_after_the_first_two(done: messages.Done) -> None:
                acknowledged.append(done.number)
                if len(acknowledged) in (1, 2):
                    os.kill(worker_of(at, mine.id), signal.SIGKILL)

            async with at.sit(mine) as seat:
                await play(seat, acknowledged=kill_after_the_first_two)
            async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                journal = (await http.get(f"/matches/{mine.id}/journal")).content.splitlines(keepends=True)
            assert len(acknowledged) == len(set(acknowledged)) > 2
            stored = [json.decode(line) for line in journal]
            assert [each for each in acknowledged if stored[1 + each]["seat"] != mine.seat] == []
            assert verify(journal, games.load).finished

    run(test())


def test_a_dying_worker_does_not_affect_other_matches(on_shared_server: Shared) -> None:
    async def test(at: LiveServer) -> None:
        first, second = await one_in_each(at)
        async with at.sit(first) as one, at.sit(second) as other:
            lost: list[str] = []
            other.on_loss = lambda: lost.append("other")
            os.kill(worker_of(at, first.id), signal.SIGKILL)
            await play(other)
            assert lost == []
            await play(one)

    on_shared_server(test)


def test_a_worker_that_hangs_is_replaced_and_its_matches_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(match_workers, "SILENT_SECONDS", 2.0)

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", SETTINGS, workers=2) as at:
            first, second = await one_in_each(at)
            async with at.sit(first) as one, at.sit(second) as other:
                os.kill(worker_of(at, first.id), signal.SIGSTOP)
                await play(other)
                await play(one)
            async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                assert (await http.get("/ready")).status_code == 200

    run(test())
    assert "does not respond" in caplog.text


KILLS = 7  # more than there are pauses before a worker is replaced


def test_workers_that_die_in_a_row_are_replaced_without_starting_a_process(on_shared_server: Shared) -> None:
    # A client that comes right after each death is not sent away; `make bench` prints how long it takes.
    async def test(at: LiveServer) -> None:
        (mine,) = await at.host("wuxia", "duel", ["person", "heuristic"])
        async with at.sit(mine) as seat:
            await own_turn(seat)
            number = (await seat.command((await seat.ask("options", count=1)).commands[0])).number
        template, killed = await at.server.workers.template_pid(), set()
        async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
            for _ in range(KILLS):
                killed.add(worker_of(at, mine.id))
                os.kill(worker_of(at, mine.id), signal.SIGKILL)
                welcome = await first_message(at, mine)
                assert (welcome["type"], welcome["number"]) >= ("welcome", number)
                assert (await http.get(f"/matches/{mine.id}")).status_code == 200
                assert worker_of(at, mine.id) not in killed
                assert worker_of(at, mine.id) in children(template)
        async with at.sit(mine) as seat:
            await play(seat)

    on_shared_server(test)


def test_a_worker_that_is_killed_before_it_is_ready_is_replaced_at_once(
    on_shared_server: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The pause before another attempt is for workers that cannot start.
    async def test(at: LiveServer) -> None:
        (mine,) = await at.host("duel", "quick")
        killed = worker_of(at, mine.id)
        os.kill(killed, signal.SIGKILL)
        while worker_of(at, mine.id) == killed:
            await asyncio.sleep(0)
        os.kill(worker_of(at, mine.id), signal.SIGKILL)
        assert (await first_message(at, mine))["type"] == "welcome"

    monkeypatch.setattr(match_workers, "BACK_OFF", (PATIENCE,))
    on_shared_server(test)


async def first_message(at: LiveServer, joined: Joined) -> Any:
    """Take a seat without a second attempt; what the server says first."""
    async with websocket(at.address, open_timeout=60) as socket:
        hello = messages.Hello(joined.id, joined.token)
        await socket.send(json.encode(hello).decode())
        return json.decode(await socket.recv())


@pytest.mark.parametrize("when", ["before it is asked", "before it takes the client"])
def test_a_client_is_welcomed_though_its_worker_dies_while_it_is_handed_over(
    when: str, on_shared_server: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(at: LiveServer) -> None:
        (mine,) = await at.host("duel", "quick")
        worker = worker_of(at, mine.id)
        usual, stopped = handover.connect, False

        async def connect(*args: Any) -> Any:
            nonlocal stopped
            if stopped:
                return await usual(*args)
            stopped = True
            if when == "before it is asked":
                end(worker)
                return await usual(*args)
            os.kill(worker, signal.SIGSTOP)
            link = await usual(*args)
            end(worker)
            return link

        monkeypatch.setattr(handover, "connect", connect)
        assert (await first_message(at, mine))["type"] == "welcome"
        assert worker_of(at, mine.id) != worker

    on_shared_server(test)


def test_a_client_that_no_worker_takes_is_told_and_disconnected(
    on_shared_server: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*args: Any) -> Any:
        raise ConnectionRefusedError

    async def test(at: LiveServer) -> None:
        (mine,) = await at.host("duel", "quick")
        monkeypatch.setattr(handover, "connect", refuse)
        monkeypatch.setattr(match_workers, "WAIT_FOR_WORKER", 0.1)
        # The server reads the client's close frame: it does not wait until the time for that is up.
        endless = property(lambda self: 1e6, lambda self, seconds: None)
        monkeypatch.setattr(handover.FrontWebSocket, "close_timeout", endless, raising=False)
        async with websocket(at.address, open_timeout=60, close_timeout=None) as socket:
            await socket.send(json.encode(messages.Hello(mine.id, mine.token)).decode())
            await socket.wait_closed()
            assert socket.close_code == TROUBLES["restart"]

    on_shared_server(test)


def end(pid: int) -> None:
    """Kill a process, and wait until its sockets are closed."""
    os.kill(pid, signal.SIGKILL)
    with suppress(OSError):
        while "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]:
            pass


def test_a_template_that_dies_is_replaced_and_no_match_notices(tmp_path: Path) -> None:
    async def test(at: LiveServer) -> None:
        (mine,) = await at.host("wuxia", "duel", ["person", "heuristic"])
        async with at.sit(mine) as seat:
            lost: list[str] = []
            seat.on_loss = lambda: lost.append("seat")
            await own_turn(seat)
            template, worker = await at.server.workers.template_pid(), worker_of(at, mine.id)
            forked = thinking(at, children(template))
            os.kill(template, signal.SIGKILL)
            os.kill(forked[0], signal.SIGKILL)
            await seat.command((await seat.ask("options", count=1)).commands[0])
            assert worker_of(at, mine.id) == worker
            assert lost == []
            while (found := await at.server.workers.template_pid()) == template:
                await asyncio.sleep(0.1)
            os.kill(worker, signal.SIGKILL)
            await play(seat)
            assert worker_of(at, mine.id) in children(found)

    async def on_own_server() -> None:
        async with live_server(tmp_path / "t.sqlite", SETTINGS, workers=1) as at:
            await test(at)

    run(on_own_server())


def test_a_worker_that_dies_with_the_template_is_replaced_without_starting_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> Any:
        await asyncio.Event().wait()

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", SETTINGS, workers=1) as at:
            (mine,) = await at.host("duel", "quick")
            monkeypatch.setattr(match_workers, "start_template", never)
            for _ in range(3):
                while (spare := at.server.workers.spare_pid) < 0:  # the next one is forked
                    await asyncio.sleep(0.01)
                template, worker = await at.server.workers.template_pid(), worker_of(at, mine.id)
                os.kill(template, signal.SIGKILL)
                os.kill(worker, signal.SIGKILL)
                assert (await first_message(at, mine))["type"] == "welcome"
                assert await at.server.workers.template_pid() == spare
                assert worker_of(at, mine.id) in children(spare)

    run(test())


def test_queries_of_a_dead_worker_are_cancelled(on_shared_server: Shared) -> None:
    async def test(at: LiveServer) -> None:
        async with on_the_plain(at) as wizard:
            assert wizard.welcome is not None
            worker, template = worker_of(at, wizard.welcome.match), await at.server.workers.template_pid()
            before = set(thinking(at, children(template)))
            query = asyncio.create_task(wizard.ask("topics"))
            while not (busy := [each for each in before if is_computing(each)]):
                await asyncio.sleep(0.1)
            assert not query.done()
            for each in busy:
                os.kill(each, signal.SIGSTOP)  # so that it does not end by itself
            os.kill(worker, signal.SIGKILL)
            try:
                while set(busy) & set(children(template)):
                    await asyncio.sleep(0.1)
            finally:
                for each in set(busy) & set(children(template)):
                    os.kill(each, signal.SIGKILL)
            assert not query.done()
            query.cancel()

    on_shared_server(test)


def is_computing(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "R"
    return False


def thinking(at: LiveServer, forked: list[int]) -> list[int]:
    """Those of the forked processes that hold no matches, and do not stand by as a template."""
    workers = at.server.workers
    return [each for each in forked if each not in (*workers.pids(), workers.spare_pid)]


def test_killed_thinking_processes_leave_no_client_without_an_answer(on_shared_server: Shared) -> None:
    async def test(at: LiveServer) -> None:
        async with on_the_plain(at) as wizard:
            assert wizard.welcome is not None
            template = await at.server.workers.template_pid()
            query = asyncio.create_task(wizard.ask("topics"))
            killed = 0
            while not query.done():
                for each in thinking(at, children(template)):
                    os.kill(each, signal.SIGKILL)
                    killed += 1
                await asyncio.sleep(0.5)
            assert killed
            with pytest.raises(ClientError) as refused:
                await query
            assert refused.value.code == "fault"
            assert (await wizard.ask("options", count=1)).total > 100_000

    on_shared_server(test)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                parent = int((each / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, ValueError, IndexError):
                continue
            if parent == pid:
                found.append(int(each.name))
    return found


# The front process.


def test_requests_reach_the_worker_that_holds_the_match(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", SETTINGS, workers=3) as at:
            made = [await at.host("duel", "quick") for _ in range(6)]
            ids = {mine.id for (mine,) in made}
            assert {at.server.workers.index(each) for each in ids} == {0, 1, 2}
            async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                listed = (await http.get("/matches")).json()["matches"]
                assert {each["id"] for each in listed} == ids
                for each in ids:
                    assert (await http.get(f"/matches/{each}")).json()["id"] == each
                assert (await http.get("/matches/none")).status_code == 404
                assert (await http.get("/nothing")).json()["code"] == "not-found"
                assert (await http.get("/ready")).json() == {"status": "ok"}
                metrics = (await http.get("/metrics")).text
                assert "turnwright_matches_open 6.0" in metrics
                assert "turnwright_matches_kept 6.0" in metrics

    run(test())


def test_the_creation_limit_of_an_address_covers_all_workers(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", replace(SETTINGS, creations=2), workers=2) as at:
            await duel(at)
            await duel(at)
            with pytest.raises(ClientError, match="too-fast"):
                await at.host("duel", "quick")

    run(test())


async def one_in_each(at: LiveServer) -> list[Joined]:
    """A seat of a match in each of two workers."""
    seats: dict[int, Joined] = {}
    while len(seats) < 2:
        (mine,) = await at.host("duel", "quick")
        seats.setdefault(at.server.workers.index(mine.id), mine)
    return [seats[0], seats[1]]


def test_guesses_at_one_worker_count_at_the_others(tmp_path: Path) -> None:
    most = 30

    async def guess(http: httpx2.AsyncClient, match: str) -> str:
        answer = await http.post(f"/matches/{match}/join", json={"token": "wrong", "player": "Eve"})
        return str(answer.json()["code"])

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", replace(SETTINGS, guesses=most), workers=2) as at:
            one, other = await one_in_each(at)
            async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                codes = [await guess(http, one.id) for _ in range(most + 1)]
                assert codes == ["wrong-token"] * most + ["too-fast"]
                tries = 0
                while await guess(http, other.id) == "wrong-token":
                    tries += 1
                    await asyncio.sleep(0.1)
                assert tries < most - 1  # it has not counted them all itself

    run(test())


async def read_log(at: LiveServer, match: str) -> bool:
    async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
        return (await http.get(f"/matches/{match}/log")).status_code == 200


async def take_open_seat(at: LiveServer, match: str) -> bool:
    async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
        return bool((await http.post(f"/matches/{match}/join", json={})).json()["code"] == "no-seat")


async def say_hello(at: LiveServer, match: str) -> bool:
    async with websocket(at.address, open_timeout=60) as socket:
        await socket.send(json.encode(messages.Hello(match)).decode())
        return bool(json.decode(await socket.recv())["type"] == "welcome")


@pytest.mark.parametrize(
    ("limit", "is_allowed"),
    [("replay_requests", read_log), ("creations", take_open_seat), ("rate_address", say_hello)],
)
def test_messages_of_an_address_at_one_worker_count_at_the_others(
    limit: str, is_allowed: Callable[[LiveServer, str], Awaitable[bool]], tmp_path: Path
) -> None:
    most = 20

    async def test() -> None:
        settings = replace(SETTINGS, **{limit: most})
        async with live_server(tmp_path / "t.sqlite", settings, workers=2) as at:
            one, other = await one_in_each(at)
            assert [await is_allowed(at, one.id) for _ in range(most + 1)] == [True] * most + [False]
            tries = 0
            while await is_allowed(at, other.id):
                tries += 1
                await asyncio.sleep(0.1)
            assert tries < most - 1  # it has not counted them all itself

    run(test())


def test_spectators_of_one_address_are_limited_over_all_workers(tmp_path: Path) -> None:
    from websockets.asyncio.client import ClientConnection, connect

    async def watch(at: LiveServer, match: str) -> ClientConnection:
        socket = await connect(at.address, open_timeout=60)
        await socket.send(json.encode({"type": "hello", "match": match}).decode())
        assert '"welcome"' in str(await socket.recv())
        return socket

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", replace(SETTINGS, unseated_sockets=3), workers=2) as at:
            one, other = await one_in_each(at)
            async with at.sit(one) as seat:  # a player is no stranger
                watching = [await watch(at, match.id) for match in (one, other, one, other)]
                await watching[0].wait_closed()
                assert watching[0].close_code == TROUBLES["full"]
                for socket in watching[1:]:
                    await socket.send('{"type": "ping", "sent": 1}')
                    while '"pong"' not in str(await socket.recv()):
                        pass
                    await socket.close()
                await play(seat)

    run(test())


def test_connections_of_one_address_are_limited_over_all_workers(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(
            tmp_path / "t.sqlite", replace(SETTINGS, connections_address=3), workers=2
        ) as at:
            one, other = await one_in_each(at)
            while at.server.limits.connections:  # those that created the matches
                await asyncio.sleep(0.01)
            async with at.sit(one), at.sit(other), Raw(at.url) as third, Raw(at.url) as refused:
                assert (await refused.answer())[1]["code"] == "too-fast"
                await third.send(request("GET", "/health"))
                assert (await third.answer())[0] == 200

    run(test())


def test_uploads_are_limited_over_all_workers(on_shared_server: Shared) -> None:
    # All go to one worker, which counts them.
    async def test(at: LiveServer) -> None:
        front = Front(at.server.workers, SETTINGS, Metrics())
        assert {front.worker_for("/journals") for _ in range(4)} == {0}
        assert {front.worker_for("/games") for _ in range(4)} == {0, 1}

    on_shared_server(test)


def test_workers_share_what_the_server_may_hold() -> None:
    settings, workers = ServerSettings(), 4
    each = settings.share(workers)
    for limit in ("rooms", "backlog", "bodies", "bodies_address", "replies", "replies_address"):
        assert workers * getattr(each, limit) == getattr(settings, limit), limit


def test_a_client_that_leaves_while_it_reads_a_journal_leaves_no_trace(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = [b"x" * 1000 + b"\n"] * 20_000  # more than fits into the buffers of a connection

    async def test() -> None:
        store = open_store(str(tmp_path / "t.sqlite"))
        store.create(MatchRow("long", "duel", "quick", 1.0, b"{}", bytes(32), True), lines, (), 1.0)
        store.close()
        async with live_server(tmp_path / "t.sqlite", SETTINGS, workers=1) as at:
            for _ in range(3):
                async with Raw(at.url) as raw:
                    await raw.send(request("GET", "/matches/long/journal"))
                    await raw.reader.readuntil(b"xxx")
                    raw.writer.transport.abort()
            async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                assert (await http.get("/matches/long/journal")).content == b"".join(lines)

    run(test())
    assert "Traceback" not in capfd.readouterr().err


def test_the_server_is_as_full_as_its_fullest_worker(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", replace(SETTINGS, rooms=4), workers=2) as at:
            one, _ = await one_in_each(at)
            async with at.sit(one), httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
                # The match that is played is one of two that its worker may hold.
                answers = [(await http.get("/ready")).json() for _ in range(2)]
                assert answers == [{"status": "ok", "full": 0.5}] * 2
                assert "turnwright_full_ratio 0.5" in (await http.get("/metrics")).text

    run(test())


def test_an_uploaded_journal_is_checked_and_stored(on_shared_server: Shared) -> None:
    async def test(at: LiveServer) -> None:
        (mine,) = await at.host("duel", "quick")
        async with at.sit(mine) as seat:
            await play(seat)
        async with httpx2.AsyncClient(base_url=at.url, timeout=60) as http:
            journal = (await http.get(f"/matches/{mine.id}/journal")).content
            sent: dict[str, Any] = {"content": journal, "headers": {"content-type": "application/jsonl"}}
            stored = (await http.post("/journals", **sent)).json()
            assert (await http.get(f"/matches/{stored['id']}/journal")).content == journal

    on_shared_server(test)


def test_a_first_message_other_than_hello_is_answered_by_a_worker(on_shared_server: Shared) -> None:
    from websockets.asyncio.client import connect

    async def test(at: LiveServer) -> None:
        async with connect(at.address) as socket:
            await socket.send('{"type": "ping", "sent": 1}')
            assert '"hello-first"' in str(await socket.recv())
        async with connect(at.address) as socket:
            await socket.send("nonsense")
            assert '"malformed"' in str(await socket.recv())
        async with connect(at.address) as socket:
            await socket.send('{"type": "hello", "match": "none"}')
            assert '"wrong-match"' in str(await socket.recv())

    on_shared_server(test)


def test_two_servers_with_workers_share_a_match_on_postgresql(database: str) -> None:
    async def test() -> None:
        async with (
            live_server(database, SETTINGS, workers=2) as one,
            live_server(database, SETTINGS, workers=1) as two,
        ):
            first, second = await one.host("duel", "quick", ["person", "person"])
            async with one.sit(first) as ann, two.sit(second) as ben:
                over = await asyncio.gather(play(ann), play(ben))
            assert over[0] == over[1]

    run(test())

"""Group commit: queued writes share a transaction, and each gets its own result."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from server.faults import Faulty
from server.stores.rows import FIRST, create, kept_lines, line, move
from turnwright.server.stores import Append, Appended, Conflict, Store, StoreError
from turnwright.server.stores import group_commit as writing
from turnwright.server.stores.group_commit import GroupCommit


def run(task: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(task, 60))


@asynccontextmanager
async def writer_on(store: Any) -> AsyncIterator[GroupCommit]:
    writer = GroupCommit(store)
    try:
        yield writer
    finally:
        await writer.close()


class Gated:
    """The real store behind a gate: appends wait until it opens, and may fail first."""

    def __init__(self, store: Store, fault: Exception | None = None) -> None:
        self.store = store
        self.fault = fault
        self.gate = threading.Event()
        self.reached = threading.Event()
        self.batches: list[int] = []

    def append(self, batch: Sequence[Append]) -> list[Appended | Conflict]:
        self.batches.append(len(batch))
        self.reached.set()
        self.gate.wait(60)
        fault, self.fault = self.fault, None
        if fault:
            raise fault
        return self.store.append(batch)

    async def is_reached(self) -> None:
        await asyncio.to_thread(self.reached.wait)


def test_an_input_is_on_disk_when_it_is_acknowledged(store: Store) -> None:
    create(store)

    async def play() -> None:
        async with writer_on(store) as writer:
            assert await writer.append(move(2, "a")) == Appended()
            assert kept_lines(store) == (*FIRST, line("a"))
            assert await writer.append(move(2, "b")) == Conflict(3)
            assert (writer.commits, writer.stored, writer.waiting) == (2, 1, 0)

    run(play())


def test_writes_queued_during_a_commit_form_the_next_one(store: Store) -> None:
    for number in range(20):
        create(store, f"m{number}")
    gated = Gated(store)

    async def play() -> list[Any]:
        async with writer_on(gated) as writer:
            first = asyncio.create_task(writer.append(move(2, "a", match="m0")))
            await gated.is_reached()
            others = [asyncio.create_task(writer.append(move(2, "a", match=f"m{k}"))) for k in range(20)]
            while writer.waiting < 20:
                await asyncio.sleep(0)
            gated.gate.set()
            return list(await asyncio.gather(first, *others))

    assert run(play()) == [Appended(), Conflict(3)] + [Appended()] * 19
    assert gated.batches == [1, 20]


@pytest.mark.parametrize(("limit", "value"), [("MOST_INPUTS", 3), ("MOST_BYTES", 3 * len(line("a")))])
def test_the_size_of_a_commit_is_limited(
    store: Store, monkeypatch: pytest.MonkeyPatch, limit: str, value: int
) -> None:
    monkeypatch.setattr(writing, limit, value)
    create(store)
    gated = Gated(store)

    async def play() -> None:
        async with writer_on(gated) as writer:
            tasks = [asyncio.create_task(writer.append(move(2, "a")))]
            await gated.is_reached()
            tasks += [asyncio.create_task(writer.append(move(3 + k, "a"))) for k in range(7)]
            while writer.waiting < 7:
                await asyncio.sleep(0)
            gated.gate.set()
            assert await asyncio.gather(*tasks) == [Appended()] * 8

    run(play())
    assert gated.batches == [1, 3, 3, 1]


@pytest.mark.parametrize("how", ["before", "after"])
def test_an_error_reaches_each_caller_and_the_writer_goes_on(store: Store, how: Any) -> None:
    for name in ("a", "b"):
        create(store, name)
    gated = Gated(Faulty(store, 1, how))  # type: ignore[arg-type]

    async def play() -> None:
        async with writer_on(gated) as writer:
            tasks = [asyncio.create_task(writer.append(move(2, "x", match="a")))]
            await gated.is_reached()
            tasks += [
                asyncio.create_task(writer.append(move(at, "x", match=m))) for at, m in [(3, "a"), (2, "b")]
            ]
            while writer.waiting < 2:
                await asyncio.sleep(0)
            gated.gate.set()
            first, *failed = await asyncio.gather(*tasks, return_exceptions=True)

            assert first == Appended()
            assert [type(each) for each in failed] == [StoreError, StoreError]
            assert failed[0] is not failed[1]
            expected = Appended() if how == "before" else Conflict(4)
            assert await writer.append(move(3, "y", match="a")) == expected

    run(play())
    assert len(kept_lines(store, "a")) == 4


def test_a_fault_of_the_store_does_not_end_the_writer(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    create(store)
    failing = Gated(store, fault=ZeroDivisionError())
    failing.gate.set()

    async def play() -> None:
        async with writer_on(failing) as writer:
            with pytest.raises(StoreError, match="unknown what it stored"):
                await writer.append(move(2, "a"))
            assert await writer.append(move(2, "a")) == Appended()

    run(play())
    assert "ZeroDivisionError" in caplog.text


def test_closing_writes_everything_queued(store: Store) -> None:
    create(store)
    gated = Gated(store)

    async def play() -> None:
        writer = GroupCommit(gated)  # type: ignore[arg-type]
        tasks = [asyncio.create_task(writer.append(move(at, "a"))) for at in range(2, 12)]
        await gated.is_reached()
        closing = [asyncio.create_task(writer.close()) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(StoreError, match="server is stopping"):
            await writer.append(move(12, "late"))
        gated.gate.set()
        await asyncio.gather(*closing)

        assert await asyncio.gather(*tasks) == [Appended()] * 10

    run(play())
    assert len(kept_lines(store)) == 12
    assert store.is_healthy()


def test_a_cancelled_caller_does_not_stop_the_writer(store: Store) -> None:
    create(store)
    gated = Gated(store)

    async def play() -> None:
        async with writer_on(gated) as writer:
            impatient = asyncio.create_task(writer.append(move(2, "a")))
            await gated.is_reached()
            impatient.cancel()
            with pytest.raises(asyncio.CancelledError):
                await impatient
            gated.gate.set()
            assert await writer.append(move(3, "b")) == Appended()

    run(play())
    assert kept_lines(store) == (*FIRST, line("a"), line("b"))


def test_a_closed_event_loop_does_not_stop_the_writer(store: Store) -> None:
    create(store)
    gated = Gated(store)
    writer = GroupCommit(gated)  # type: ignore[arg-type]

    async def leave() -> None:
        waiting = asyncio.create_task(writer.append(move(2, "a")))
        await gated.is_reached()
        waiting.cancel()

    async def stay() -> None:
        gated.gate.set()
        assert await writer.append(move(3, "b")) == Appended()
        await writer.close()

    run(leave())
    run(stay())


def test_many_rooms_play_at_once_and_lose_nothing(store: Store) -> None:
    rooms = [f"room {number}" for number in range(16)]
    for room in rooms:
        create(store, room)

    async def play(writer: GroupCommit, room: str) -> None:
        for at in range(2, 12):
            outcome = await writer.append(move(at, f"{room} {at}", match=room, seat=0, command=str(at)))
            assert outcome == Appended()

    async def play_all() -> tuple[int, int]:
        async with writer_on(store) as writer:
            await asyncio.gather(*(play(writer, room) for room in rooms))
            return writer.commits, writer.stored

    commits, kept = run(play_all())

    assert kept == 160
    assert commits < 160
    for room in rooms:
        assert kept_lines(store, room)[2:] == tuple(line(f"{room} {at}") for at in range(2, 12))

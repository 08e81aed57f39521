"""The server uses the faster event loop where it is installed, and behaves the same on both."""

from __future__ import annotations

import asyncio
import gc
import sys
from types import ModuleType

import pytest

from turnwright.server.app import event_loop


def test_the_event_loop_returns_the_result() -> None:
    async def answer() -> int:
        await asyncio.sleep(0)
        return 42

    assert event_loop.run(answer()) == 42


def test_without_the_faster_loop_asyncio_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_loop, "FASTER", "no_such_loop")

    async def here() -> bool:
        return isinstance(asyncio.get_running_loop(), asyncio.SelectorEventLoop)

    assert event_loop.run(here())


def test_the_faster_loop_is_used_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Faster(asyncio.SelectorEventLoop):
        pass

    module = ModuleType("a_faster_loop")
    module.__spec__ = sys.__spec__
    module.new_event_loop = Faster  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_faster_loop", module)
    monkeypatch.setattr(event_loop, "FASTER", "a_faster_loop")

    async def here() -> bool:
        return isinstance(asyncio.get_running_loop(), Faster)

    assert event_loop.run(here())


def test_garbage_collection_settings_are_restored() -> None:
    before = gc.get_threshold()

    async def threshold() -> int:
        return gc.get_threshold()[0]

    assert event_loop.run(threshold()) == event_loop.GC_THRESHOLD
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0

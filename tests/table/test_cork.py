"""What is told in one moment is written at once, in order, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from typing import Any

from turnwright.table.cork import MOST, Cork


class Pipe:
    """A transport that notes what is done to it."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def close(self) -> None:
        self.done.append("closed")

    def is_closing(self) -> bool:
        return "closed" in self.done


def corked(act: Any) -> list[Any]:
    async def play() -> list[Any]:
        pipe: Any = Pipe()
        cork = Cork(pipe, asyncio.get_running_loop())
        act(cork)
        before = list(pipe.done)
        await asyncio.sleep(0)
        return [before, pipe.done]

    return asyncio.run(play())


def test_frames_of_one_moment_are_one_write() -> None:
    assert corked(lambda cork: [cork.write(b"a"), cork.write(b"b")]) == [[], [b"ab"]]


def test_what_is_kept_is_written_before_it_closes() -> None:
    before, after = corked(lambda cork: [cork.write(b"a"), cork.close()])
    assert before == after == [b"a", "closed"]


def test_much_is_written_at_once_so_that_a_slow_client_is_noticed() -> None:
    much = b"x" * MOST
    before, after = corked(lambda cork: [cork.write(b"a"), cork.write(much), cork.write(b"b")])
    assert before == [b"a" + much]
    assert after == [b"a" + much, b"b"]


def test_everything_else_is_the_transports_own() -> None:
    closing: list[bool] = []
    corked(lambda cork: [cork.close(), closing.append(cork.is_closing())])
    assert closing == [True]

"""An event loop whose clock jumps to the next timer instead of waiting for it."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Jumping(selectors.DefaultSelector):  # type: ignore[misc,valid-type]
    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found and timeout is None:
            raise RuntimeError("nothing will ever happen")
        if not found:
            self.now += timeout or 0.0
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumping = _Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now


def run_virtually(story: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine on a virtual clock that starts at 0."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(story)

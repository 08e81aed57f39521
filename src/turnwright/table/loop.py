"""The loop that a server runs in: uvloop's where it is installed, and else Python's own."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

T = TypeVar("T")

FASTER = "uvloop"  # it takes less time for the same, and is not there for every system


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run it to its end, as `asyncio.run` does."""
    with asyncio.Runner(loop_factory=_maker()) as runner:
        return runner.run(main)


def _maker() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec(FASTER) is None:
        return None
    maker: Callable[[], asyncio.AbstractEventLoop] = import_module(FASTER).new_event_loop
    return maker

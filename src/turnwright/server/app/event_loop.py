"""The loop that a server runs in: uvloop's where it is installed, and else Python's own."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

T = TypeVar("T")

FASTER = "uvloop"  # it takes less time for the same, and is not there for every system
# So many things are made before Python looks for rings of dead ones: a message makes many, and hardly a ring.
MADE = 20_000


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run it to its end, as `asyncio.run` does."""
    with _less_tidying(), asyncio.Runner(loop_factory=_maker()) as runner:
        return runner.run(main)


@contextmanager
def _less_tidying() -> Iterator[None]:
    before = gc.get_threshold()
    gc.freeze()  # what there is by now stays
    gc.set_threshold(MADE, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def _maker() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec(FASTER) is None:
        return None
    maker: Callable[[], asyncio.AbstractEventLoop] = import_module(FASTER).new_event_loop
    return maker

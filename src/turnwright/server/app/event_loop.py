"""The event loop of the server: uvloop's where it is installed, else Python's own."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

T = TypeVar("T")

FASTER = "uvloop"  # faster, but not available on every system
# Raise the first GC threshold: a message allocates much but rarely makes cycles.
GC_THRESHOLD = 20_000


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, as `asyncio.run` does."""
    with _rarer_collections(), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(main)


@contextmanager
def _rarer_collections() -> Iterator[None]:
    before = gc.get_threshold()
    gc.freeze()  # what exists by now stays
    gc.set_threshold(GC_THRESHOLD, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec(FASTER) is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module(FASTER).new_event_loop
    return factory

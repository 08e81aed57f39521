from __future__ import annotations

import gc
import os
import signal
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

# A busy machine is slow, not wrong: nothing here fails for being late.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# A shell that runs the tests in the background has them ignore Ctrl-C, and every child would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


# What a sample always keeps: the tests that hold both builds to the same results.
ALWAYS = ("kernel", "testing")
TESTS = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sample",
        type=int,
        default=0,
        help="run the kernel's tests, conformance, goldens, and one in this many of the other tests",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    one_in = config.getoption("--sample")
    if one_in:
        config.hook.pytest_deselected(items=[item for item in items if not in_sample(item, one_in)])
        items[:] = [item for item in items if in_sample(item, one_in)]


def pytest_collection_finish() -> None:
    # Each full collection of garbage would look at thousands of tests, which stay to the end.
    gc.freeze()


def in_sample(item: pytest.Item, one_in: int) -> bool:
    place = item.path.relative_to(TESTS)
    if place.parts[0] in ALWAYS or "golden" in item.nodeid:
        return True
    return "long" not in item.keywords and crc32(item.nodeid.encode()) % one_in == 0

"""A process killed at any moment leaves whole inputs, and every acknowledged one is stored."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from server.stores.rows import FIRST, kept_lines, line
from turnwright.server.stores.connect import open_store

TESTS = Path(__file__).parents[2]


def killed_while_writing(address: str, rng: random.Random) -> int:
    """Return how many lines a writer process had acknowledged when it was killed at a random moment."""
    command = [sys.executable, "-m", "server.stores.writer_process", address]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(rng.randint(1, 12))]
        for _ in range(rng.randrange(20_000)):  # any moment between two acknowledgements
            pass
        process.kill()
        said += process.stdout.readlines()
    whole = [word for word in said if word.endswith(b"\n")]
    return int(whole[-1])


def check(address: str, said: int) -> None:
    store = open_store(address)
    lines: tuple[bytes, ...] = ()
    while lines != kept_lines(store):  # PostgreSQL may still process the last statement of a dead client
        lines = kept_lines(store)
        numbers = [store.find_input("ann-bob", 0, f"at {at}") for at in range(2, len(lines) + 3, 3)]
    store.close()

    places = range(2, len(lines), 3)
    assert len(lines) in (said, said + 3)
    assert lines == (*FIRST, *(line(f"{at} {part}") for at in places for part in "abc"))
    assert numbers == [*places, -1]


def test_a_killed_process_loses_nothing_and_leaves_no_partial_input(address: str) -> None:
    rng = random.Random(1)
    for _ in range(2):
        check(address, killed_while_writing(address, rng))


@pytest.mark.nightly
def test_a_process_that_is_killed_again_and_again_loses_nothing(address: str) -> None:
    rng = random.Random(2)
    for _ in range(60):
        check(address, killed_while_writing(address, rng))

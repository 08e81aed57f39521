"""Servers are killed repeatedly under eight players: no acknowledged input is lost."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Self

import pytest

from server.fault_harness import RecordingSession, check_nothing_lost, host, play_out, run, soak_sample
from server.network import switch
from turnwright.server.stores.connect import open_store

TESTS = Path(__file__).parents[1]
# Eight players each.
BRIEF = ("wuxia", "wuxia", "rounds", "rounds", "duel", "duel")
LONG = ("wuxia", "wuxia", "rounds", "duel", "tactics", "stellar")
LONGEST_LIFE = 0.8  # seconds between two kills, of one server


class Apart:
    """A server in a separate process, always on the same port."""

    def __init__(self, store: str, log: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port: int = found.getsockname()[1]
        self._store = store
        self._log = log
        self._start()

    def _start(self) -> None:
        command = [sys.executable, "-m", "server.server_process", str(self.port), self._store]
        environment = {**os.environ, "PYTHONPATH": str(TESTS)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        assert told.startswith(b"http://"), self._log.read_text()

    def kill_and_start(self) -> None:
        """Kill it with SIGKILL and restart it at once."""
        self.kill()
        self._start()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class Evening:
    """Groups of players who play matches one after the other until a deadline."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.late = False
        self.played: list[list[RecordingSession]] = []
        self._random = Random(seed)

    async def group(self, game: str) -> None:
        while not self.late:
            joined = await host(self.url, game)
            self.played.append(await play_out(self.url, joined, self._random.randrange(1000), regrets=0.1))


async def killing(
    servers: list[Apart], games: Sequence[str], kills: int, random: Random
) -> list[list[RecordingSession]]:
    """Play on several servers of one store while they are killed; return all sessions."""
    async with switch(lambda: random.choice(servers).port) as url:
        evening = Evening(url, random.randrange(1000))
        groups = [asyncio.create_task(evening.group(game)) for game in games]
        for _ in range(kills):
            await asyncio.wait(groups, timeout=random.random() * LONGEST_LIFE, return_when="FIRST_EXCEPTION")
            await asyncio.to_thread(random.choice(servers).kill_and_start)
        evening.late = True
        await asyncio.gather(*groups)
    return evening.played


def survive(
    address: str, folder: Path, kills: int, seed: int, games: Sequence[str] = LONG, servers: int = 1
) -> None:
    log = folder / "log"
    with ExitStack() as stack:
        running = [stack.enter_context(Apart(address, log)) for _ in range(servers)]
        played = run(killing(running, games, kills, Random(seed)), 60 + 5.0 * kills)
    store = open_store(address)
    for seats in played:
        check_nothing_lost(store, seats)
    store.close()
    assert len(played) >= len(games)
    assert "Traceback" not in log.read_text()


def test_a_server_that_is_killed_under_eight_players_loses_nothing(tmp_path: Path) -> None:
    survive(str(tmp_path / "matches.sqlite"), tmp_path, 3, 1, BRIEF)


@pytest.mark.soak
@pytest.mark.parametrize("seed", soak_sample(range(10)))
def test_a_server_that_is_killed_again_and_again_loses_nothing(
    seed: int, address: str, tmp_path: Path
) -> None:
    survive(address, tmp_path, 30, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", soak_sample(range(10)))
def test_of_three_servers_one_is_killed_again_and_again(seed: int, database: str, tmp_path: Path) -> None:
    survive(database, tmp_path, 30, seed, servers=3)

"""Isolation: the server under attack, beside the same without the attack: `isolation.py [PYTHON]`.

The server runs as `turnwright serve` does, with one worker per core. An honest match is played by one client,
move after move; `/health` is asked beside it. The attack are six matches in which `search:2000` plays for all
seats, and one client that asks the most expensive question there is in a loop: `topics` for a wizard on an
open plain of 100 x 100 cells. At last the worker process of a match is killed, again and again, and the time
measured until a client that reconnects has its position, and until it has moved.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from secrets import token_hex
from statistics import quantiles
from typing import Any, NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SHARE = float(os.environ.get("TURNWRIGHT_BENCH_SHARE", "1"))
SECONDS = max(2.0, 30.0 * SHARE)  # of one measurement
WARM_SECONDS = max(1.0, 10.0 * SHARE)  # of attack before it counts
LEAST = 10  # figures of each kind
SEARCHING = 6  # matches
BOT = "search:2000"
MOVE_AIM, MOVE_MOST = 50, 250  # milliseconds
HEALTH_AIM, HEALTH_MOST = 20, 100
KILLS = max(2, int(20 * SHARE))
RESUME_MOST = 2_000  # milliseconds
# The foe has no ranged attack, which would ask the wizard for a reaction before its first turn.
PLAIN = {
    "name": "Open plain",
    "map": {"rows": ["." * 100] * 100},
    "party": [{"id": "wizard", "base": "wizard_11", "at": [50, 50]}],
    "foes": [{"id": "zombie", "base": "zombie", "at": [80, 82]}],
}
SERVE = """
import sys
from turnwright.server.app.serve import ServeOptions, default_workers, serve
from turnwright.server.settings import ServerSettings
# All that is played comes from one address, and as fast as it can.
settings = ServerSettings(creations=1_000_000, rate=1_000_000, rate_address=1_000_000)
options = ServeOptions(port=0, store=sys.argv[1], workers=default_workers())
serve(options, lambda url, _: print(url, flush=True), settings)
"""


class Figures(NamedTuple):
    """Milliseconds until a move was done, and until `/health` answered."""

    moves: int
    move_p50: float
    move_p99: float
    health_p50: float
    health_p99: float


class Client:
    """A seat of a match over a plain socket."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.number = 0
        self.options = 0
        self.over = False

    def _hear(self, told: Any) -> None:
        if told["type"] == "update":
            self.number = told["number"]
            mine = [due for due in told.get("waits", ()) if due["seat"] == self.seat]
            self.options = sum(due.get("options", 0) for due in mine)
        elif told["type"] == "over":
            self.over = True

    async def turn(self) -> None:
        """Wait until it is this seat's turn, or the match is over."""
        while not self.options and not self.over:
            self._hear(json.loads(await self.socket.recv()))

    async def ask(self, about: str, **more: Any) -> Any:
        """Ask something; the answer, or the refusal."""
        return await self._reply({"type": "ask", "about": about, **more})

    async def move(self) -> None:
        """Give the first command there is, and wait until it is done."""
        page = await self.ask("options", count=1)
        if page["type"] == "answered" and page.get("commands"):
            self.options = 0
            await self._reply({"type": "command", "expects": self.number, "command": page["commands"][0]})

    async def _reply(self, said: dict[str, Any]) -> Any:
        about = token_hex(8)  # a command with an id of before would not be given again
        await self.socket.send(json.dumps({**said, "id": about}))
        while True:
            told = json.loads(await self.socket.recv())
            self._hear(told)
            if told.get("id") == about and told["type"] in ("answered", "done", "refused"):
                return told


async def host(url: str, game: str, scenario: Any, seats: list[str]) -> tuple[str, list[Any]]:
    """Create a match; its id and invites."""
    async with httpx2.AsyncClient(base_url=url, timeout=60) as http:
        asked = {"game": game, "scenario": scenario, "seats": seats}
        made = (await http.post("/matches", json=asked)).raise_for_status().json()
    return made["id"], made["invites"]


async def sit(url: str, match: str, invite: Any) -> Client:
    """Take a seat."""
    socket = await connect(
        url.replace("http", "ws", 1) + "/socket",
        compression=None,
        ping_interval=None,
        open_timeout=60,
        max_size=None,
    )
    client = Client(socket, invite["seat"])
    await socket.send(json.dumps({"type": "hello", "match": match, "token": invite["token"]}))
    return client


async def play_honestly(url: str, until: float) -> list[float]:
    """Play fights one after the other; the seconds of each move, with the query for its options."""
    took: list[float] = []
    while time.perf_counter() < until or len(took) < LEAST:
        match, invites = await host(url, "wuxia", "duel", ["person", "heuristic"])
        client = await sit(url, match, invites[0])
        while time.perf_counter() < until or len(took) < LEAST:
            await client.turn()
            if client.over:
                break
            start = time.perf_counter()
            await client.move()
            took.append(time.perf_counter() - start)
        await client.socket.close()
    return took


async def ask_health(url: str, until: float) -> list[float]:
    """Ask for `/health` ten times a second; the seconds of each."""
    took: list[float] = []
    async with httpx2.AsyncClient(base_url=url, timeout=60) as http:
        while time.perf_counter() < until or len(took) < LEAST:
            start = time.perf_counter()
            (await http.get("/health")).raise_for_status()
            took.append(time.perf_counter() - start)
            await asyncio.sleep(0.1)
    return took


async def attack(url: str) -> None:
    """Let bots search in six matches, and ask the most expensive question in a loop."""
    for _ in range(SEARCHING):
        await host(url, "tactics", "demon-gate", [BOT, BOT])
    match, invites = await host(url, "tactics", PLAIN, ["heuristic", "person"])
    client = await sit(url, match, invites[0])
    await client.turn()
    while True:
        told = await client.ask("topics")
        if told["type"] == "refused":
            await asyncio.sleep(0.01)


async def resumes(url: str, server: int) -> tuple[list[float], list[float]]:
    """Kill the worker of a match, one after the other.

    The seconds until a client that reconnects has its position, and until its next move is done.
    """
    match, invites = await host(url, "wuxia", "duel", ["person", "heuristic"])
    client = await sit(url, match, invites[0])
    await client.turn()
    positions: list[float] = []
    moves: list[float] = []
    while len(positions) < KILLS:
        if client.over:
            match, invites = await host(url, "wuxia", "duel", ["person", "heuristic"])
            client = await sit(url, match, invites[0])
            await client.turn()
        worker = holder_of(client.socket, server)
        start = time.perf_counter()
        os.kill(worker, signal.SIGKILL)
        client = await sit_again(url, match, invites[0])
        positions.append(time.perf_counter() - start)
        if not client.over:
            await client.move()
            moves.append(time.perf_counter() - start)
            await client.turn()
    return positions, moves


async def sit_again(url: str, match: str, invite: Any) -> Client:
    """Take a seat again, once that succeeds, and wait for its turn."""
    while True:
        try:
            client = await sit(url, match, invite)
            await client.turn()
        except (ConnectionClosed, OSError):
            continue
        return client


def holder_of(socket: ClientConnection, server: int) -> int:
    """The process of the server that holds the other end of a socket."""
    remote, local = (f":{socket.transport.get_extra_info(name)[1]:04X}" for name in ("sockname", "peername"))
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {f"socket:[{line[9]}]" for line in lines if line[1].endswith(local) and line[2].endswith(remote)}
    for child in descendants(server):
        try:
            if inodes & {os.readlink(file) for file in Path(f"/proc/{child}/fd").iterdir()}:
                return child
        except FileNotFoundError:  # it has just ended
            continue
    raise LookupError("no worker holds the socket")


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    children = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [*children, *(each for child in children for each in descendants(child))]


async def figures(url: str) -> Figures:
    """Play and ask for a while."""
    until = time.perf_counter() + SECONDS
    moves, health = await asyncio.gather(play_honestly(url, until), ask_health(url, until))
    by_move, by_health = quantiles(moves, n=100), quantiles(health, n=100)
    milliseconds = [1000 * each for each in (by_move[49], by_move[98], by_health[49], by_health[98])]
    return Figures(len(moves), *milliseconds)


def told(name: str, found: Figures) -> str:
    """Figures in words."""
    return (
        f"{name}: {found.moves} moves, each in {found.move_p50:.1f} ms (median), {found.move_p99:.1f} ms "
        f"(99th percentile); /health in {found.health_p50:.1f} ms, {found.health_p99:.1f} ms"
    )


async def measure(url: str, server: int) -> None:
    """Measure without and with the attack, and after a killed worker, and print all."""
    await play_honestly(url, time.perf_counter() + WARM_SECONDS / 2)
    print(told("Turnwright, one honest match", await figures(url)), flush=True)
    attacking = asyncio.create_task(attack(url))
    await asyncio.wait([attacking], timeout=WARM_SECONDS)
    if attacking.done():
        attacking.result()
    found = await figures(url)
    attacking.cancel()
    print(told(f"the same beside {SEARCHING} matches of {BOT} and an expensive query in a loop", found))
    print(
        f"The 99th percentile of a move is {found.move_p99:.0f} ms, of {MOVE_MOST} allowed and {MOVE_AIM} "
        f"aimed at; of /health {found.health_p99:.0f} ms, of {HEALTH_MOST} and {HEALTH_AIM}",
        flush=True,
    )
    if sys.platform == "linux":  # elsewhere it is unknown which process holds a socket
        await asyncio.gather(attacking, return_exceptions=True)
        positions, moves = await resumes(url, server)
        print(
            f"{len(positions)} workers killed one after the other: a match resumes in {spread(positions)}, "
            f"of {RESUME_MOST} allowed; the next move is done after {spread(moves)}",
            flush=True,
        )


def spread(seconds: list[float]) -> str:
    """The median and the longest of some times."""
    took = sorted(1000 * each for each in seconds)
    return f"{took[len(took) // 2]:.0f} ms (median), {took[-1]:.0f} ms at most"


def main(python: str) -> None:
    """Start a server, and measure it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-c", SERVE, str(Path(folder) / "isolation.sqlite")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        url = server.stdout.readline().strip()
        if not url:
            sys.exit("The server did not start.")
        try:
            asyncio.run(measure(url, server.pid))
        finally:
            server.terminate()
            server.wait(timeout=30)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else sys.executable)

"""The server under load, beside the server of boardgame.io from npm: `server.py [PYTHON]`.

Both serve tic-tac-toe on the loopback, each in a process of its own; one program plays at both, over plain
WebSockets and with the same moves. Each match has two clients. A move is made as soon as the other's has
arrived, and is done when its player receives the acknowledgement. Ours is on disk by then; boardgame.io keeps
its matches in memory, its default. Setting up is not counted.
"""

import asyncio
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
BUILD = HERE.parent / "build" / "boardgame_io"

SHARE = float(os.environ.get("TURNWRIGHT_BENCH_SHARE", "1"))
MATCHES = (1, 50, 200) if SHARE >= 1 else (1, 3)
MOVES = max(18, int(3600 * SHARE))  # of one measurement, at least
WARM = max(1, int(100 * SHARE))  # matches before it counts, so that a server has seen its own code
IDLE, ACTIVE = max(4, int(1000 * SHARE)), max(2, int(100 * SHARE))  # connections
ROUNDS = 3 if SHARE >= 1 else 1
DRAWN = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # cells, in the order of a drawn match
AT_ONCE = 50  # clients that come in together

RATE_AIM, LATENCY_AIM, MEMORY_MOST = 5, 10, 300


class Used(NamedTuple):
    """What a server has used: CPU-seconds so far, and the most memory ever, in MiB."""

    cpu: float
    rss: float


class Process:
    """A server in a process of its own, which says what it uses."""

    def __init__(self, command: list[str], **more: Any) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more
        )
        self.port = int(self._read()["port"])

    def _read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The server {self.process.args!r} did not start.")
        return json.loads(line)

    def used(self) -> Used:
        """What it has used so far."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return Used(**self._read())

    def close(self) -> None:
        """End it."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


# A client of either server: it makes a move and waits until that is done, or waits for the other's.


class Client:
    """One player of one match."""

    def __init__(self, socket: ClientConnection, match: str, seat: int) -> None:
        self.socket = socket
        self.match = match
        self.seat = seat
        self.number = 0

    async def move(self, cell: int) -> None:
        """Take a cell; returns when the server says that it is done."""
        raise NotImplementedError

    async def hear(self, number: int) -> None:
        """Wait until that many moves are made."""
        raise NotImplementedError


class Ours(Client):
    """A client of our server."""

    async def move(self, cell: int) -> None:
        command = {"type": "take", "cell": cell}
        said = {"type": "command", "id": f"{self.number}", "expects": self.number, "command": command}
        await self.socket.send(json.dumps(said))
        while True:
            told = json.loads(await self.socket.recv())
            if told["type"] == "update":
                self.number = told["number"]
            elif told["type"] == "done":
                return
            elif told["type"] in ("refused", "trouble"):
                sys.exit(f"The server refuses a move: {told}")

    async def hear(self, number: int) -> None:
        while self.number < number:
            told = json.loads(await self.socket.recv())
            if told["type"] == "update":
                self.number = told["number"]


class Theirs(Client):
    """A client of boardgame.io: packets of engine.io and socket.io around its own messages."""

    async def move(self, cell: int) -> None:
        made = {"type": "take", "args": [cell], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": made}
        await self._say("update", action, self.number, self.match, str(self.seat))
        await self.hear(self.number + 1)

    async def _say(self, *said: Any) -> None:
        await self.socket.send(f"42/noughts,{json.dumps(said)}")

    async def come(self) -> None:
        """Join the match, which is made when its first player comes."""
        await self.socket.recv()
        await self.socket.send("40/noughts,")
        await self._until("40")
        await self._say("sync", self.match, str(self.seat), None, 2)
        await self._until('42/noughts,["sync"')

    async def _until(self, beginning: str) -> str:
        while True:
            told = str(await self.socket.recv())
            if told == "2":
                await self.socket.send("3")
            elif told.startswith(beginning):
                return told

    async def hear(self, number: int) -> None:
        while self.number < number:
            told = await self._until('42/noughts,["update"')
            self.number = int(json.loads(told.partition(",")[2])[2]["_stateID"])


Arrive = Callable[[], Awaitable[tuple[Client, Client]]]


def at_ours(port: int) -> Arrive:
    """Return a function that joins two players to a match on our server."""
    # A connection that is kept may be closed by the server just when it is used again.
    limits = httpx2.Limits(max_keepalive_connections=0)
    http = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits)

    async def sit(match: str, token: str, seat: int) -> Client:
        socket = await connect(
            f"ws://127.0.0.1:{port}/socket", compression=None, ping_interval=None, open_timeout=60
        )
        client = Ours(socket, match, seat)
        await socket.send(json.dumps({"type": "hello", "match": match, "token": token}))
        while json.loads(await socket.recv())["type"] != "update":
            pass
        return client

    async def arrive() -> tuple[Client, Client]:
        asked = {"game": "noughts", "seats": ["person", "person"], "throws": []}
        made = (await http.post("/matches", json=asked)).raise_for_status().json()
        one, two = made["invites"]
        return await sit(made["id"], one["token"], 0), await sit(made["id"], two["token"], 1)

    return arrive


def at_theirs(port: int) -> Arrive:
    """Return a function that joins two players to a match of boardgame.io."""
    numbers = count()
    where = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    async def sit(match: str, seat: int) -> Client:
        origin: Any = "http://localhost"
        socket = await connect(where, origin=origin, compression=None, ping_interval=None, open_timeout=60)
        client = Theirs(socket, match, seat)
        await client.come()
        return client

    async def arrive() -> tuple[Client, Client]:
        match = f"match-{next(numbers)}"
        return await sit(match, 0), await sit(match, 1)

    return arrive


# Playing.


async def come(arrive: Arrive, matches: int) -> list[tuple[Client, Client]]:
    """Connect the players of this many matches, some at a time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def through() -> tuple[Client, Client]:
        async with door:
            return await arrive()

    return list(await asyncio.gather(*(through() for _ in range(matches))))


async def leave(pairs: list[tuple[Client, Client]]) -> None:
    """Disconnect all clients."""
    await asyncio.gather(*(client.socket.close() for pair in pairs for client in pair))


async def play(pair: tuple[Client, Client]) -> list[float]:
    """Play a whole match; the seconds that each move took."""
    took = []
    for number, cell in enumerate(DRAWN):
        client = pair[number % 2]
        await client.hear(number)
        start = time.perf_counter()
        await client.move(cell)
        took.append(time.perf_counter() - start)
    return took


class Load(NamedTuple):
    """The result of a load: moves per CPU-second of the server, and milliseconds until a move is done."""

    rate: float
    p50: float
    p99: float


async def load(server: Process, arrive: Arrive, matches: int) -> Load:
    """Play this many matches at a time until enough moves are made, after a warm-up that does not count."""
    await batch(server, arrive, WARM)
    took: list[float] = []
    cpu = 0.0
    while len(took) < MOVES:
        some, used = await batch(server, arrive, matches)
        took += some
        cpu += used
    shares = quantiles(took, n=100)
    return Load(len(took) / max(cpu, 1e-9), shares[49] * 1000, shares[98] * 1000)


async def batch(server: Process, arrive: Arrive, matches: int) -> tuple[list[float], float]:
    """Play this many matches at once: the seconds of each move, and the CPU-seconds of the server for all."""
    pairs = await come(arrive, matches)
    before = server.used().cpu
    took = [each for match in await asyncio.gather(*(play(pair) for pair in pairs)) for each in match]
    used = server.used().cpu - before
    await leave(pairs)
    return took, used


async def memory(server: Process, arrive: Arrive) -> float:
    """The peak memory of a server on which some clients play and most only listen."""
    idle = await come(arrive, IDLE // 2)
    active = await come(arrive, ACTIVE // 2)
    await asyncio.gather(*(play(pair) for pair in active))
    most = server.used().rss
    await leave(idle + active)
    return most


# The servers, and what is printed.


def ours(python: str, folder: str) -> Process:
    """Our server, on SQLite in its own file."""
    return Process([python, str(HERE / "noughts.py"), str(Path(folder) / "noughts.sqlite")])


def install_peer() -> str:
    """Install boardgame.io if npm is available; otherwise say why it is not."""
    if SHARE < 1:
        return "this run is short"
    if shutil.which("npm") is None or shutil.which("node") is None:
        return "there is no npm here"
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", "server.js"):
        shutil.copy(PEER / name, BUILD / name)
    command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, check=False)
    return f"npm ci failed: {done.stderr.strip()[:200]}" if done.returncode else ""


def theirs() -> Process:
    """The server of boardgame.io."""
    production = {**os.environ, "NODE_ENV": "production"}
    return Process(["node", "server.js"], cwd=BUILD, stderr=subprocess.DEVNULL, env=production)


async def measured(python: str, matches: int, peer: bool) -> tuple[Load, Load | None]:
    """Both servers in turn, the best of several of each."""
    found: list[Load] = []
    other: list[Load] = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            server = ours(python, folder)
            found.append(await load(server, at_ours(server.port), matches))
            server.close()
        if peer:
            server = theirs()
            other.append(await load(server, at_theirs(server.port), matches))
            server.close()
    return best(found), best(other) if other else None


def best(loads: list[Load]) -> Load:
    """The best of each figure."""
    return Load(
        max(each.rate for each in loads), min(each.p50 for each in loads), min(each.p99 for each in loads)
    )


def told(name: str, found: Load) -> str:
    """A load in words."""
    return (
        f"{name}: {found.rate:,.0f} moves per CPU-second of the server, "
        f"done in {found.p50:.1f} ms (median), {found.p99:.1f} ms (99th percentile)"
    )


async def main(python: str) -> None:
    """Measure, and print."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # a server inherits it
    missing = install_peer()
    if missing:
        print(f"boardgame.io is left out: {missing}")
    for matches in MATCHES:
        found, other = await measured(python, matches, not missing)
        print(told(f"Turnwright, {matches} of tic-tac-toe at a time", found), flush=True)
        if other is not None:
            print(told(f"boardgame.io in memory, {matches} at a time", other))
            print(
                f"Turnwright makes {found.rate / other.rate:.2f} times its moves, of {RATE_AIM} aimed at; "
                f"its 99th percentile is {other.p99 / found.p99:.2f} of ours, of {LATENCY_AIM} aimed at",
                flush=True,
            )
    with tempfile.TemporaryDirectory() as folder:
        server = ours(python, folder)
        most = await memory(server, at_ours(server.port))
        server.close()
    print(
        f"Turnwright with {IDLE} idle and {ACTIVE} active clients takes {most:.0f} MiB, "
        f"of {MEMORY_MOST} allowed"
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else sys.executable))

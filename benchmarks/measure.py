"""One measurement, in the Python that runs it; prints JSON."""

import json
import os
import sys
from collections.abc import Callable
from hashlib import blake2b
from time import process_time

from turnwright.games.duel import Duel
from turnwright.kernel import match as match_module
from turnwright.kernel.codec import encode
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Tray
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.playout import playout
from turnwright.kernel.wire import CommandLine
from turnwright.testing.counted import Counted
from turnwright.testing.counter import ADD, Count, Counter

# TURNWRIGHT_BENCH_SHARE makes everything shorter, to see that it runs; the figures then mean little.
SHARE = float(os.environ.get("TURNWRIGHT_BENCH_SHARE", "1"))
COMMANDS = int(50_000 * SHARE)
DUELS = max(10, int(400 * SHARE))
LONG, SHORT = int(100_000 * SHARE), int(1000 * SHARE)
NO_BREAKS = {
    "name": "bench",
    "mode": "classic",
    "pointsToWin": 15,
    "flags": {"skipRoundCooldown": True},
}


def forget(line: bytes) -> None:
    """A journal's sink that costs nothing."""


def calibration() -> dict[str, float]:
    """A loop of plain additions."""
    total, start = 0, process_time()
    for step in range(1_000_000):
        total += step
    return {"rate": 1_000_000 / (process_time() - start)}


def bare() -> dict[str, float]:
    """What any journal with digests must do: encode the state and the line, hash both."""
    state, dice = Count(1000, 1, 5), {"main": 1000}
    line = CommandLine(1000, 1, ADD, [Counted(1, 6, 1000)], "0" * 32)
    start = process_time()
    for _ in range(COMMANDS):
        blake2b(encode((state, dice)), digest_size=16).hexdigest()
        blake2b(encode(line), digest_size=16).hexdigest()
    return {"rate": COMMANDS / (process_time() - start)}


def _count(commands: int, heard: bool) -> float:
    journal = Journal(forget) if heard else None
    match = Match(Counter(), commands, seed=1, journal=journal, heard=heard)
    submit = match.submit
    start = process_time()
    for turn in range(commands):
        submit(turn & 1, ADD)
    return process_time() - start


def kernel() -> dict[str, float]:
    """A trivial game through the whole kernel."""
    return {"rate": COMMANDS / _count(COMMANDS, True)}


def silent() -> dict[str, float]:
    """The same with no events and no journal."""
    return {"rate": COMMANDS / _count(COMMANDS, False)}


def duel() -> dict[str, float]:
    """Duels of two hard opponents by the silent path, in rounds."""
    game = Duel()
    hard = game.bots()["hard"]
    first = game.setup(game.load(NO_BREAKS), Context(Tray(0), False))
    rounds, start = 0, process_time()
    for run in range(DUELS):
        state = game.clone(first)
        playout(game, state, [hard, hard], Context(Tray(1, run), False))
        rounds += state.round
    return {"rate": rounds / (process_time() - start)}


def duel_heard() -> dict[str, float]:
    """The same duels through a match with journal and digests."""
    game = Duel()
    hard = game.bots()["hard"]
    rounds, start = 0, process_time()
    for run in range(DUELS // 10):
        match = Match(game, NO_BREAKS, seed=1, run=run, seats=[hard, hard], journal=Journal(forget))
        while match.act() is not None:
            pass
        rounds += match.state.round
    return {"rate": rounds / (process_time() - start)}


def growth() -> dict[str, float]:
    """The cost of one long match, and of short ones with as many commands in all."""
    return {"short": sum(_count(SHORT, True) for _ in range(100)), "long": _count(LONG, True)}


def latency() -> dict[str, float]:
    """How long each input of a duel takes; in CPU time, for a busy machine stops any process for a while."""
    game = Duel()
    easy = game.bots()["easy"]
    times = []
    for run in range(max(1, int(20 * SHARE))):
        match = Match(game, "classic", seed=3, run=run, seats=[easy, easy], journal=Journal(forget))
        while match.outcome is None:
            start = process_time()
            if match.act() is None:
                match.elapse(game.next_due(match.state))
            times.append((process_time() - start) * 1000)
    times.sort()
    return {"p50": times[len(times) // 2], "p999": times[len(times) * 999 // 1000], "worst": times[-1]}


def build() -> dict[str, float]:
    """Whether the rules of this Python are compiled."""
    return {"compiled": float(not str(match_module.__file__).endswith(".py"))}


FIGURES: list[Callable[[], dict[str, float]]] = [
    calibration,
    bare,
    kernel,
    silent,
    duel,
    duel_heard,
    growth,
    latency,
    build,
]

if __name__ == "__main__":
    wanted = {figure.__name__: figure for figure in FIGURES}
    if len(sys.argv) != 2 or sys.argv[1] not in wanted:
        sys.exit(f"usage: measure.py {' | '.join(wanted)}")
    print(json.dumps(wanted[sys.argv[1]]()))

"""Whole journals of driven matches: every build, hash seed and Python must write the same bytes."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence

from turnwright import games
from turnwright.kernel.codec import decode, first_difference
from turnwright.testing.suite import cases

SEEDS = 5
INPUTS = 300
ENOUGH = 500  # lines of one scenario after which no further seed is played


class TranscriptError(Exception):
    """A match that could not be driven."""


def transcripts(
    names: Iterable[str] = (),
    seeds: int = SEEDS,
    inputs: int = INPUTS,
    scenarios: "Sequence[str] | None" = None,
    enough: int = 0,
) -> Iterator[bytes]:
    """Return the journal lines of all or some installed games: every scenario, seed and kind of players.

    A scenario that has `enough` lines is not played with another seed; 0 plays all of them.
    """
    for name in list(names) or games.names():
        written: dict[str, dict[int, int]] = {}
        for case in cases(games.load(name), scenarios, range(seeds), inputs):
            before = written.setdefault(str(case.scenario), {})
            if enough and case.seed not in before and sum(before.values()) >= enough:
                continue
            played = case.played
            before[case.seed] = before.get(case.seed, 0) + len(played.lines)
            yield from played.lines
            if played.fault:
                where = f"scenario {case.scenario!r}, seed {case.seed}, {case.players}"
                raise TranscriptError(f"{name} could not be played to the end ({where}): {played.fault}")


def compare_hash_seeds(game: str, seeds: int, inputs: int, scenarios: "Sequence[str] | None" = None) -> int:
    """Play an installed game in two processes that hash differently, and count the lines they agree on."""
    command = [sys.executable, "-m", "turnwright.testing", "transcripts", "--games", game]
    command += ["--seeds", str(seeds), "--inputs", str(inputs), "--enough", "0"]
    command += ["--scenarios", *scenarios] if scenarios else []
    one, two = (_lines(game, command, seed) for seed in ("0", "1"))
    for number, (line, other) in enumerate(zip(one, two, strict=False), 1):
        if line != other:
            field = first_difference(decode(line), decode(other))
            raise TranscriptError(
                f"{game} plays differently under another hash seed (line {number}, field {field}):"
                " something depends on hash() or the order of a set"
            )
    if len(one) != len(two):
        raise TranscriptError(f"{game} plays {len(one)} lines, and {len(two)} under another hash seed")
    return len(one)


def _lines(game: str, command: list[str], seed: str) -> list[bytes]:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise TranscriptError(
            f"{game} could not be played under hash seed {seed}: {said[-1] if said else ''}"
        )
    return done.stdout.splitlines()

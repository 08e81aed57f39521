"""Whole journals of driven matches: every build, hash seed and Python must write the same bytes."""

from collections.abc import Iterable, Iterator

from turnwright import games
from turnwright.testing.suite import cases

SEEDS = 5
INPUTS = 300


class TranscriptError(Exception):
    """A match that could not be driven."""


def transcripts(names: Iterable[str] = (), seeds: int = SEEDS, inputs: int = INPUTS) -> Iterator[bytes]:
    """The lines of the journals of all installed games, or of these: every scenario, seed and table."""
    for name in list(names) or games.names():
        for case in cases(games.load(name), None, range(seeds), inputs):
            played = case.played
            yield from played.lines
            if played.fault:
                where = f"scenario {case.scenario!r}, seed {case.seed}, {case.table}"
                raise TranscriptError(f"{name} could not be played on ({where}): {played.fault}")

"""Whole battles and campaigns, played the same way each time, whose journals are kept under `golden/`.

Run this file with `--write` to rewrite them after an intended change of the rules.
"""

import sys
from pathlib import Path

from turnwright.games.rounds import Rounds
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match

GOLDEN = Path(__file__).parent / "golden"
ROUNDS = Rounds()
BATTLES = ("duelo", "dupla", "ruinas", "correria", "reforcos", "tres_bandos", "mesa")


def transcript(name: str) -> bytes:
    """A scenario that comes with the game, between two of its bots."""
    journal = Journal()
    bot = ROUNDS.bots()["heuristic"]
    seats = [bot] * len(ROUNDS.seats_for(ROUNDS.scenarios.load(name)))
    match = Match(ROUNDS, name, seed=20_260, seats=seats, journal=journal)
    while match.outcome is None:
        match.act()
    return journal.text()


def golden(name: str) -> Path:
    """Where it is kept."""
    return GOLDEN / f"{name}.jsonl"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: transcripts.py --write")
    GOLDEN.mkdir(exist_ok=True)
    for scenario in ROUNDS.scenarios.names():
        golden(scenario).write_bytes(transcript(scenario))

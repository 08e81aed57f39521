"""Whole campaigns, played the same way each time, whose journals are kept under `golden/`.

Run this file with `--write` to rewrite them after an intended change of the rules.
"""

import sys

from games.rounds.transcripts import GOLDEN, golden, transcript

CAMPAIGNS = ("duas_luas", "estrada")

if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: golden_campaigns.py --write")
    GOLDEN.mkdir(exist_ok=True)
    for scenario in CAMPAIGNS:
        golden(scenario).write_bytes(transcript(scenario))

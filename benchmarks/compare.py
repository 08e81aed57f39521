"""Compares the speed of this checkout with that of another one: `make compare BEFORE=FOLDER`.

Both checkouts are measured in turn, each with its own compiled build and its own benchmarks, and the best of
several rounds counts. The ratio is the speed here divided by the speed there. Fights are compared by their
turns, not by the fight, because another version of the rules may make them longer or shorter.

A full garbage collection takes as long as several steps of a short figure, and whether one falls into it
would depend on how many objects the imports have created. So both checkouts start with those objects frozen.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from run import FIGURES

HERE = Path(__file__).resolve().parents[1]
LEAST = 0.97  # a slower figure is marked
ROUNDS = 7
FIGHTS = ("fights", "battles")  # units that are counted in turns here
MEASURE = """
import gc, json, sys
sys.path.insert(0, sys.argv[1])
import measure
gc.collect()
gc.freeze()
found = getattr(measure, sys.argv[2])()
print(json.dumps(found["rate"] * found.get("turns", 1.0)))
"""


def rate(checkout: Path, figure: str) -> float:
    """Units per CPU-second of one measurement, in a process of its own; of fights, their turns."""
    python = checkout / ".venv-compiled/bin/python"
    command = [str(python), "-c", MEASURE, str(checkout / "benchmarks"), figure]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The measurement {figure} failed in {checkout}:\n{done.stderr}")
    return float(json.loads(done.stdout))


def main() -> None:
    """Print the ratio of every figure, or of those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, help="a checkout in which `make compiled` has been run")
    parser.add_argument("figures", nargs="*", help="which figures to compare; all by default")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    print(f"{'per CPU-second, best of ' + str(given.rounds):50}{'before':>14}{'here':>14}   ratio")
    for figure, words, unit in FIGURES:
        if given.figures and figure not in given.figures:
            continue
        before = here = 0.0
        for _ in range(given.rounds):
            before = max(before, rate(given.before.resolve(), figure))
            here = max(here, rate(HERE, figure))
        ratio = here / before
        mark = "   slower" if ratio < LEAST else ""
        per = "turns" if unit in FIGHTS else unit
        print(f"{words + ', ' + per:50}{before:14,.0f}{here:14,.0f}   {ratio:.2f}{mark}", flush=True)


if __name__ == "__main__":
    main()

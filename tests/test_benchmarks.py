"""The benchmarks run and print what they measure; no test looks at how fast anything is."""

import os
import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"

COMPILED = os.environ.get("TURNWRIGHT_BUILD") == "compiled"
FASTER = "compiled" if COMPILED else "plain"


def test_the_benchmarks_print_every_figure() -> None:
    done = subprocess.run(
        [sys.executable, str(BENCHMARKS / "run.py"), "--rounds", "1", "--compiled", sys.executable],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TURNWRIGHT_BENCH_SHARE": "0.02"},
    )
    assert done.returncode == 0, done.stderr
    for figure in (
        "a plain loop of this Python, steps",
        "bare: encode state and line, hash both, commands",
        "a trivial game, journal and digests on, commands",
        "duel, silent, rounds",
        "plain: a command through the whole kernel costs",
        "plain: a command of a 100,000-command match costs",
        "of 5 allowed",
        "wuxia, two against two, silent, fights",
        "wuxia, one against one, one attack each, fights",
        "rounds, one against one, silent, battles",
        "rounds, two against two, silent, battles",
        "learning, 64 fights of wuxia at once, steps",
        "tactics, one against three goblins, fights",
        "tactics, four against eight, with spells, fights",
        "plain: all options of a turn of wizard_5 on 40 x 40 take",
        "plain: a command of a fight in round 200 costs",
        "fights of one against three goblins per CPU-second",
        "plain: a fight in an adventure runs at ",
        "resumes in ",
        "fights of two against two, of ",
        "plain: two processes play",
        "stellar, 80 systems, 4 fleets, two AIs, turns",
        "stellar, 320 systems, 400 fleets, turns",
        "power of fleets, of 1.15 allowed",
        "power of ships, of 1.15 allowed",
        "power of systems, of 1.15 allowed",
        "MiB, of 2,048 allowed",
        f"{FASTER}: the phases of such a turn, of 40% allowed: ",
        "kB more memory",
        "boardgame.io is left out: this run is short",
        "Turnwright, 3 of tic-tac-toe at a time: ",
        " idle and 2 active clients takes ",
        "Turnwright, one honest match: ",
        "the same beside 6 matches of search:2000 and an expensive query in a loop: ",
        "of 250 allowed and 50 aimed at",
        "the whole application: ",
        "the first load of a match of tactics: ",
        "the first position is shown ",
        "50 tokens moving on 40 x 40: ",
        "a bare canvas in the same run: ",
        "an update of the whole page takes ",
    ):
        assert figure in done.stdout
    assert ("compiled" in done.stdout) is COMPILED, "a plain build is not passed off as a compiled one"


def test_a_failed_measurement_is_reported_in_a_sentence() -> None:
    command = [sys.executable, str(BENCHMARKS / "measure.py"), "nothing"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.startswith("usage: measure.py calibration")) == (1, True)

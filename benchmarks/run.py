"""Measures both builds side by side and prints ratios: `make bench`.

A busy machine makes any single figure worthless, so each measurement is taken five times, the builds in turn,
and the best one counts; a calibration loop of the same run stands beside them.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROUNDS = 5

# What is measured, what it is called, and its unit.
FIGURES = [
    ("calibration", "a plain loop of this Python", "steps"),
    ("bare", "bare: encode state and line, hash both", "commands"),
    ("kernel", "a trivial game, journal and digests on", "commands"),
    ("silent", "the same game, silent", "commands"),
    ("duel", "duel, silent", "rounds"),
    ("duel_heard", "duel, journal and digests on", "rounds"),
    ("pairs", "wuxia, two against two, silent", "fights"),
    ("single", "wuxia, one against one, one attack each", "fights"),
    ("rounds_single", "rounds, one against one, silent", "battles"),
    ("rounds_pairs", "rounds, two against two, silent", "battles"),
    ("goblins", "tactics, one against three goblins", "fights"),
    ("four_on_eight", "tactics, four against eight, with spells", "fights"),
    ("galaxy_80_4", "stellar, 80 systems, 4 fleets, two AIs", "turns"),
    ("galaxy_80_50", "stellar, 80 systems, 50 fleets", "turns"),
    ("galaxy_80_400", "stellar, 80 systems, 400 fleets", "turns"),
    ("galaxy_320_400", "stellar, 320 systems, 400 fleets", "turns"),
    ("learn_wuxia", "learning, 64 fights of wuxia at once", "steps"),
    ("learn_duel", "learning, 64 duels at once", "steps"),
]

# What the compiled build aims at.
FIGHTS_AIM = 20_000
GOBLINS_AIM, GOBLINS_LEAST = 1500, 500
FOUR_ON_EIGHT_AIM = 60
PREVIEW_MOST = 5  # milliseconds
PROCESSES_AIM = 1.8
EXPONENT_MOST = 1.15
MEMORY_MOST = 2048  # MiB
PHASE_MOST = 0.4
ADVENTURE_AIM = 0.95
RESUME_MOST = 2  # CPU-seconds


def measure(python: str, figure: str) -> dict[str, float]:
    """One measurement in a process of its own."""
    command = [python, str(HERE / "measure.py"), figure]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The measurement {figure} failed with {python}:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def best(pythons: dict[str, str], figure: str, rounds: int) -> dict[str, float]:
    """The best of several, the builds in turn, in units per CPU-second."""
    found: dict[str, float] = dict.fromkeys(pythons, 0.0)
    for _ in range(rounds):
        for build, python in pythons.items():
            found[build] = max(found[build], measure(python, figure)["rate"])
    return found


def print_rates(pythons: dict[str, str], rounds: int) -> dict[str, dict[str, float]]:
    """The table of rates, and the rates."""
    rates = {}
    print(f"{'per CPU-second, best of ' + str(rounds):50}" + "".join(f"{build:>14}" for build in pythons))
    for figure, words, unit in FIGURES:
        rates[figure] = best(pythons, figure, rounds)
        columns = "".join(f"{rates[figure][build]:14,.0f}" for build in pythons)
        ratio = ""
        if "compiled" in pythons and figure not in {"calibration", "bare"}:
            ratio = f"   x {rates[figure]['compiled'] / rates[figure]['plain']:.1f}"
        print(f"{words + ', ' + unit:50}{columns}{ratio}", flush=True)
    return rates


def print_ratios(rates: dict[str, dict[str, float]]) -> None:
    """How much the kernel costs beyond what any journal must do."""
    print()
    for build in rates["kernel"]:
        times = rates["bare"][build] / rates["kernel"][build]
        print(f"{build}: a command through the whole kernel costs {times:.2f} times the bare work")


def print_fights(pythons: dict[str, str], rates: dict[str, dict[str, float]]) -> None:
    """Whether the lab plays as many fights as it should."""
    for build, rate in rates["pairs"].items():
        turns = measure(pythons[build], "pairs")["turns"]
        aim = f", of {FIGHTS_AIM:,} aimed at" if build == "compiled" else ""
        print(f"{build}: {rate:,.0f} fights of two against two, of {turns:.0f} turns, per CPU-second{aim}")


def print_skirmishes(rates: dict[str, dict[str, float]]) -> None:
    """Whether enough tactics fights are played per second."""
    for build, rate in rates["goblins"].items():
        spells = rates["four_on_eight"][build]
        aim = f", of {GOBLINS_AIM:,} aimed at and {GOBLINS_LEAST} at least" if build == "compiled" else ""
        print(f"{build}: {rate:,.0f} fights of one against three goblins per CPU-second{aim}")
        aim = f", of {FOUR_ON_EIGHT_AIM} aimed at" if build == "compiled" else ""
        print(f"{build}: {spells:,.0f} fights of four against eight with spells per CPU-second{aim}")


def least(pythons: dict[str, str], figure: str, rounds: int) -> dict[str, dict[str, float]]:
    """The least of several, the builds in turn."""
    found: dict[str, dict[str, float]] = {}
    for _ in range(rounds):
        for build, python in pythons.items():
            measured = measure(python, figure)
            before = found.get(build, measured)
            found[build] = {name: min(value, before[name]) for name, value in measured.items()}
    return found


def print_growth(pythons: dict[str, str], rounds: int) -> None:
    """Whether a long match costs more per command than a short one."""
    for build, found in least(pythons, "growth", rounds).items():
        ratio = found["long"] / found["short"]
        print(f"{build}: a command of a 100,000-command match costs {ratio:.2f} of one in 1,000")


def print_latency(pythons: dict[str, str], rounds: int) -> None:
    """How long one transition of the duel takes, at worst."""
    for build, found in least(pythons, "latency", rounds).items():
        print(
            f"{build}: one input of a duel takes {found['p50']:.3f} CPU-ms (median), "
            f"{found['p999']:.3f} ms (99.9th percentile), {found['worst']:.3f} ms (worst) of 5 allowed"
        )


def print_previews(pythons: dict[str, str], rounds: int) -> None:
    """How long it takes to preview all that a caster may do in a turn."""
    for build, found in least(pythons, "previews", rounds).items():
        for caster in dict.fromkeys(name.split()[0] for name in found):
            p50, p90, worst = (found[f"{caster} {which}"] for which in ("p50", "p90", "worst"))
            print(
                f"{build}: all options of a turn of {caster} on 40 x 40 take {p50:.2f} CPU-ms to preview "
                f"(median), {p90:.2f} ms (90th percentile), {worst:.2f} ms (worst) of {PREVIEW_MOST} allowed"
            )


def print_long_fight(pythons: dict[str, str], rounds: int) -> None:
    """Whether a command costs more when a fight has a long log."""
    for build, found in least(pythons, "long_fight", rounds).items():
        ratio = found["late"] / found["early"]
        print(f"{build}: a command of a fight in round 200 costs {ratio:.2f} of one in its first rounds")


def print_adventures(pythons: dict[str, str], rounds: int) -> None:
    """Whether a fight is as fast in an adventure as alone, and how long it takes to resume an adventure."""
    for build, python in pythons.items():
        ratios = []
        for _ in range(rounds):
            found = measure(python, "adventure_fight")
            ratios.append(found["within"] / found["alone"])
        told = f"{sorted(ratios)[len(ratios) // 2]:.2f}"
        print(f"{build}: a fight in an adventure runs at {told} of its speed alone, {ADVENTURE_AIM} at least")
        found = measure(python, "adventure_resume")
        print(
            f"{build}: an adventure of {found['inputs']:.0f} inputs in {found['scenes']:.0f} scenes "
            f"resumes in {found['seconds']:.2f} CPU-seconds, of {RESUME_MOST} allowed"
        )


def print_galaxies(pythons: dict[str, str], rounds: int) -> None:
    """How the cost of a turn grows with a galaxy, and what a very large one takes."""
    build, python = list(pythons.items())[-1]  # the faster one: minutes of the other say nothing more
    for what, power in least({build: python}, "galaxy_growth", rounds)[build].items():
        print(f"{build}: a turn grows with the {power:.2f}th power of {what}, of {EXPONENT_MOST} allowed")
    found = measure(python, "galaxy_large")
    size = ", ".join(f"{found[what]:,.0f} {what}" for what in ("systems", "fleets", "ships"))
    print(
        f"{build}: one turn of {size} takes {found['seconds']:.1f} CPU-seconds "
        f"and {found['MiB']:,.0f} MiB, of {MEMORY_MOST:,} allowed"
    )
    shares = {
        name.removeprefix("phase "): share for name, share in found.items() if name.startswith("phase ")
    }
    told = ", ".join(f"{name} {shares[name]:.0%}" for name in sorted(shares, key=shares.__getitem__)[::-1])
    print(f"{build}: the phases of such a turn, of {PHASE_MOST:.0%} allowed: {told}")


def print_processes(pythons: dict[str, str], rounds: int) -> None:
    """How much faster a study runs on two processes."""
    for build, found in least(pythons, "processes", rounds).items():
        times = found["one"] / found["two"]
        print(f"{build}: two processes play {times:.2f} times as fast as one, of {PROCESSES_AIM} aimed at")


def print_memory(pythons: dict[str, str]) -> None:
    """Whether fights leave memory behind."""
    for build, python in pythons.items():
        found = measure(python, "memory")
        fights, more = f"{found['fights']:,.0f}", f"{found['more']:,.0f}"
        print(f"{build}: {fights} more fights take {more} kB more memory, of 0 aimed at")


def print_server(pythons: dict[str, str]) -> None:
    """Measure the server under load, beside boardgame.io."""
    build, python = list(pythons.items())[-1]
    print(f"\nThe server ({build}):", flush=True)
    done = subprocess.run([sys.executable, str(HERE / "server.py"), python], check=False)
    if done.returncode:
        sys.exit("The server could not be measured.")


def print_isolation(pythons: dict[str, str]) -> None:
    """Measure an honest match on the server, without and with an attack."""
    build, python = list(pythons.items())[-1]
    print(f"\nThe server under attack ({build}):", flush=True)
    done = subprocess.run([sys.executable, str(HERE / "isolation.py"), python], check=False)
    if done.returncode:
        sys.exit("The server could not be measured under attack.")


def print_page(pythons: dict[str, str]) -> None:
    """Measure the page in a browser."""
    build, python = list(pythons.items())[-1]
    print(f"\nThe page ({build}):", flush=True)
    done = subprocess.run([sys.executable, str(HERE / "page.py"), python], check=False)
    if done.returncode:
        sys.exit("The page could not be measured.")


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plain", default=sys.executable, help="a Python with the plain build")
    parser.add_argument("--compiled", default="", help="a Python with the compiled build")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each is measured")
    given = parser.parse_args()
    pythons = {"plain": given.plain}
    if given.compiled and measure(given.compiled, "build")["compiled"]:
        pythons["compiled"] = given.compiled
    rates = print_rates(pythons, given.rounds)
    print_ratios(rates)
    print_growth(pythons, given.rounds)
    print_latency(pythons, given.rounds)
    print_previews(pythons, given.rounds)
    print_long_fight(pythons, given.rounds)
    print_fights(pythons, rates)
    print_skirmishes(rates)
    print_adventures(pythons, given.rounds)
    print_galaxies(pythons, min(given.rounds, 3))
    print_processes(pythons, given.rounds)
    print_memory(pythons)
    print_server(pythons)
    print_isolation(pythons)
    print_page(pythons)


if __name__ == "__main__":
    main()

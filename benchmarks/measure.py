"""One measurement, in the Python that runs it; prints JSON."""

import json
import os
import sys
from collections.abc import Callable
from hashlib import blake2b
from resource import RUSAGE_SELF, getrusage
from time import perf_counter, process_time

from adventures import fight_rates, resuming
from galaxies import exponent, galaxy, peak, phases, played
from skirmishes import FOUR_ON_EIGHT, command_costs, preview_times

from turnwright.games.duel import Duel
from turnwright.games.stellar.state import GalaxyState
from turnwright.kernel import match as match_module
from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.playout import Tally, playout
from turnwright.kernel.records import CommandLine
from turnwright.lab.experiment import Experiment, experiment_for, play
from turnwright.lab.result import summarize
from turnwright.lab.runners.processes import Processes
from turnwright.lab.study import Study
from turnwright.testing.counter import ADD, Count, Counter
from turnwright.testing.events import Counted

# TURNWRIGHT_BENCH_SHARE makes everything shorter, to see that it runs; the figures then mean little.
SHARE = float(os.environ.get("TURNWRIGHT_BENCH_SHARE", "1"))
COMMANDS = int(50_000 * SHARE)
DUELS = max(10, int(400 * SHARE))
LONG, SHORT = int(100_000 * SHARE), int(1000 * SHARE)
SECONDS = SHARE  # of fights, for a rate
STUDY_SECONDS = 3 * SHARE  # of a study on one process
MEMORY_SECONDS = 10 * SHARE  # of fights, to see whether they leave anything behind
SOME = max(2, int(20 * SHARE))  # fights at a time
LEARNERS = 64
ENV_STEPS = max(20, int(400 * SHARE))
PREVIEWED = max(1, int(40 * SHARE))  # turns of each caster
LATE = max(10, int(200 * SHARE))  # a round after which a long fight is measured again
ROUNDS = max(2, int(10 * SHARE))
TURNS = max(2, int(20 * SHARE))  # of a galaxy, for a rate
FEWEST, MOST = max(50, int(1000 * SHARE)), max(200, int(20_000 * SHARE))  # fleets, to see how the cost grows
STEPS = 4  # galaxies from the smallest to the largest
NO_BREAKS = {
    "name": "bench",
    "mode": "classic",
    "pointsToWin": 15,
    "flags": {"skipRoundCooldown": True},
}
STATS = {"hp": 100, "max_hp": 100, "qi": 30, "max_qi": 30, "strength": 15, "agility": 15, "defense": 10}
PUNCH = {"base_damage": 5, "hit_chance": 0.9, "crit_chance": 0.1, "qi_cost": 2}
FIGHTER = {"stats": STATS, "skills": [{"skill_id": "punch", "tier": 1}], "equipped": {"attack": "punch"}}
ONE_ON_ONE = {
    "name": "bench",
    "first": ["one"],
    "second": ["two"],
    "characters": [{"id": name, "name": name, **FIGHTER} for name in ("one", "two")],
    "skills": [{"id": "punch", "name": "punch", "type": "fist", "tiers": [{"tier": 1, "parameters": PUNCH}]}],
}


TWO_ON_TWO = {"name": "bench", "first": ["ye_zhiqiu", "mo_qi"], "second": ["huikong", "luo_tianxing"]}


def forget(line: bytes) -> None:
    """Discard a line: a journal's sink that costs nothing."""


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
    """Duels between two hard opponents, played silently; in rounds."""
    game = Duel()
    hard = game.bots()["hard"]
    first = game.setup(game.scenarios.load(NO_BREAKS), Execution(Tray(0), False))
    rounds, start = 0, process_time()
    for run in range(DUELS):
        state = game.clone(first)
        playout(game, state, [hard, hard], Execution(Tray(1, run), False))
        rounds += state.round
    return {"rate": rounds / (process_time() - start)}


def duel_heard() -> dict[str, float]:
    """The same duels played as a match with journal and digests."""
    game = Duel()
    hard = game.bots()["hard"]
    rounds, start = 0, process_time()
    for run in range(DUELS // 10):
        match = Match(game, NO_BREAKS, seed=1, run=run, seats=[hard, hard], journal=Journal(forget))
        while match.act() is not None:
            pass
        rounds += match.state.round
    return {"rate": rounds / (process_time() - start)}


def _fought(plan: Experiment, seconds: float, first: int = 0) -> tuple[int, float]:
    # The number of fights played in at least `seconds` of CPU time, and the exact CPU time.
    fights, start = 0, process_time()
    while fights == 0 or process_time() - start < seconds:
        play(plan, first + fights, first + fights + SOME)
        fights += SOME
    return fights, process_time() - start


def _fights(scenario: object, game: str = "wuxia") -> dict[str, float]:
    plan = experiment_for(game, scenario)
    play(plan, 0, SOME)
    fights, seconds = _fought(plan, SECONDS)
    return {"rate": fights / seconds, "turns": summarize(play(plan, 0, 10 * SOME).lengths).mean}


def pairs() -> dict[str, float]:
    """Fights of two against two, as the lab plays them."""
    return _fights(TWO_ON_TWO)


def single() -> dict[str, float]:
    """Fights of one against one, with one attack per side."""
    return _fights(ONE_ON_ONE)


def rounds_single() -> dict[str, float]:
    """Battles of one against one by cards and points, as the lab plays them."""
    return _fights("duelo", "rounds")


def rounds_pairs() -> dict[str, float]:
    """Battles of two against two by cards and points, as the lab plays them."""
    return _fights("dupla", "rounds")


def goblins() -> dict[str, float]:
    """Fights of a fighter of level 2 against three goblins on a map, by all the rules."""
    return _fights("bench-goblins", "tactics")


def four_on_eight() -> dict[str, float]:
    """Fights of four heroes of level 5 against eight mixed foes, with spells on both sides."""
    return _fights(FOUR_ON_EIGHT, "tactics")


def previews() -> dict[str, float]:
    """How long it takes to find and preview all options of a caster's turn on a map of 40 by 40."""
    found: dict[str, float] = {}
    for caster, times in preview_times(PREVIEWED).items():
        times.sort()
        found[f"{caster} p50"] = times[len(times) // 2]
        found[f"{caster} p90"] = times[len(times) * 9 // 10]
        found[f"{caster} worst"] = times[-1]
    return found


def long_fight() -> dict[str, float]:
    """What a command costs at the beginning of a long fight and late in it, its log and journal kept."""
    early, late = command_costs(1, LATE, ROUNDS)
    return {"early": early, "late": late}


def adventure_fight() -> dict[str, float]:
    """Commands of a fight alone, and of the same fight in an adventure."""
    return fight_rates(SECONDS)


def adventure_resume() -> dict[str, float]:
    """Resume a long match of an adventure from its journal."""
    return resuming()


def _turns(systems: int, fleets: int) -> dict[str, float]:
    # The first turns of a war, with ten ships to a fleet.
    state, _ = played(galaxy(systems, fleets, 10 * fleets), 1)
    turns, seconds = 0, 0.0
    while turns == 0 or (turns < TURNS and seconds < 3 * SECONDS):
        state, spent = played(state, 1)
        turns, seconds = turns + 1, seconds + spent
    return {"rate": turns / seconds}


def galaxy_80_4() -> dict[str, float]:
    """Turns of 80 systems and 4 fleets."""
    return _turns(80, 4)


def galaxy_80_50() -> dict[str, float]:
    """Turns of 80 systems and 50 fleets."""
    return _turns(80, 50)


def galaxy_80_400() -> dict[str, float]:
    """Turns of 80 systems and 400 fleets."""
    return _turns(80, 400)


def galaxy_320_400() -> dict[str, float]:
    """Turns of 320 systems and 400 fleets."""
    return _turns(320, 400)


def _grown(sizes: list[int], made: Callable[[int], GalaxyState]) -> float:
    seconds = []
    for size in sizes:
        state = made(size)
        seconds.append(min(played(state, 2)[1] for _ in range(3)))
    return float(exponent(sizes, seconds))


def galaxy_growth() -> dict[str, float]:
    """By which power the cost of a turn grows: with fleets, ships, systems, and all of them."""
    sizes = [round(FEWEST * (MOST / FEWEST) ** (step / (STEPS - 1))) for step in range(STEPS)]
    return {
        "fleets": _grown(sizes, lambda size: galaxy(MOST // 10, size, 4 * size)),
        "ships": _grown(sizes, lambda size: galaxy(FEWEST, FEWEST // 2, 5 * size)),
        "systems": _grown(sizes, lambda size: galaxy(size // 2, FEWEST, 4 * FEWEST)),
        "all": _grown(sizes, lambda size: galaxy(size // 2, size, 4 * size)),
    }


def galaxy_large() -> dict[str, float]:
    """One turn of a very large galaxy: its size, seconds, memory, and the share of each phase."""
    systems, fleets, ships = MOST // 2, MOST, MOST * 10
    state = galaxy(systems, fleets, ships)
    state, seconds = played(state, 1)
    found = {"systems": systems, "fleets": fleets, "ships": ships, "seconds": seconds, "MiB": peak()}
    times = phases(state)
    return found | {f"phase {name}": spent / sum(times.values()) for name, spent in times.items()}


def _vector_env(game: str, scenario: str) -> dict[str, float]:
    import numpy as np

    from turnwright.lab import envs

    env, rng = envs.make_vector(game, scenario, LEARNERS), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    start = process_time()
    for _ in range(ENV_STEPS):
        mask = info["action_mask"]
        info = env.step((rng.random(mask.shape) * mask).argmax(-1))[-1]
    return {"rate": LEARNERS * ENV_STEPS / (process_time() - start)}


def learn_wuxia() -> dict[str, float]:
    """Steps of learners in many fights at once, against the heuristic."""
    return _vector_env("wuxia", "duel")


def learn_duel() -> dict[str, float]:
    """Steps of learners in many duels at once, against a hard opponent."""
    return _vector_env("duel", "alternate")


def processes() -> dict[str, float]:
    """The time by the wall that a study takes on one process and on two, once they are up."""
    plan = experiment_for("wuxia", TWO_ON_TWO)
    runs = max(SOME, int(_fights(TWO_ON_TWO)["rate"] * STUDY_SECONDS))
    return {"one": _study(plan, runs, 1), "two": _study(plan, runs, 2)}


def _study(plan: Experiment, runs: int, workers: int) -> float:
    with Processes(workers, here=0) as runner:
        Study([plan], workers, runner=runner, chunk=1).play()
        start = perf_counter()
        Study([plan], runs, runner=runner).play()
        return perf_counter() - start


def memory() -> dict[str, float]:
    """How much more memory is in use after many fights than after the first few, in kilobytes."""
    plan, total = experiment_for("wuxia", TWO_ON_TWO), Tally()
    first, _ = _fought(plan, MEMORY_SECONDS / 10)
    before = getrusage(RUSAGE_SELF).ru_maxrss
    start = process_time()
    while process_time() - start < MEMORY_SECONDS:
        total.merge(play(plan, first + int(total.runs), first + int(total.runs) + SOME))
    return {"fights": float(total.runs), "more": float(getrusage(RUSAGE_SELF).ru_maxrss - before)}


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
    pairs,
    single,
    rounds_single,
    rounds_pairs,
    goblins,
    four_on_eight,
    galaxy_80_4,
    galaxy_80_50,
    galaxy_80_400,
    galaxy_320_400,
    learn_wuxia,
    learn_duel,
    galaxy_growth,
    galaxy_large,
    previews,
    long_fight,
    adventure_fight,
    adventure_resume,
    processes,
    memory,
    growth,
    latency,
    build,
]

if __name__ == "__main__":
    wanted = {figure.__name__: figure for figure in FIGURES}
    if len(sys.argv) != 2 or sys.argv[1] not in wanted:
        sys.exit(f"usage: measure.py {' | '.join(wanted)}")
    print(json.dumps(wanted[sys.argv[1]]()))

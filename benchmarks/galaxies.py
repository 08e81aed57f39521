"""One turn of a large galaxy: `python benchmarks/galaxies.py --systems 10000 --fleets 20000 --ships 200000`.

Two AIs hold half of a galaxy each, with their fleets spread over it; every size can be chosen.
"""

import argparse
from collections.abc import Callable
from hashlib import blake2b
from math import log, sqrt
from resource import RUSAGE_SELF, getrusage
from time import process_time

from turnwright.games.stellar.engine import new_galaxy
from turnwright.games.stellar.rules.canonical_order import canonicalize_state
from turnwright.games.stellar.rules.phases.ai import phase_ai
from turnwright.games.stellar.rules.phases.battle_detection import phase_battle_detection
from turnwright.games.stellar.rules.phases.bombardment import phase_orbital_bombardment
from turnwright.games.stellar.rules.phases.cleanup import phase_cleanup
from turnwright.games.stellar.rules.phases.ground_war import phase_ground
from turnwright.games.stellar.rules.phases.movement import phase_movement
from turnwright.games.stellar.rules.phases.objectives import phase_objectives
from turnwright.games.stellar.rules.phases.space_battle import force_draws, phase_battle_resolution
from turnwright.games.stellar.rules.phases.supply import supply
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import TurnContext, context_of
from turnwright.games.stellar.state import GalaxyState
from turnwright.kernel.codec import encode

LIGHT_YEARS = 17.0  # times the root of the systems: as dense as the sandbox
SHIPS = ("frigate", "destroyer", "frigate", "troop_transport", "cruiser")
PROFILES = {"blue": "balanced", "red": "aggressive"}

Phase = Callable[[GalaxyState, TurnContext], GalaxyState]
PHASES: list[tuple[str, Phase]] = [
    ("AI", phase_ai),
    ("movement", phase_movement),
    ("detection", phase_battle_detection),
    ("battles", phase_battle_resolution),
    ("bombardment", phase_orbital_bombardment),
    ("ground", phase_ground),
    ("objectives", phase_objectives),
    ("guard", force_draws),
    ("supply", lambda state, ctx: supply(state)),
    ("cleanup", phase_cleanup),
]


def galaxy(systems: int, fleets: int, ships: int, seed: int = 1) -> GalaxyState:
    """A galaxy of two AIs with these numbers of systems, fleets and ships."""
    world = {
        "shape": "scattered",
        "systems": systems,
        "radius": LIGHT_YEARS * sqrt(systems),
        "spacing": 8,
        "realm": systems // 2 - 1,
    }
    factions = [{"id": name, "name": name, "color": "#3b82f6"} for name in PROFILES]
    held = crew(max(1, ships // fleets))
    fleet = {"ships": held, "armies": held.get("troop_transport", 0), "copies": max(1, fleets // 2)}
    goals = {"conditions": [{"kind": "elimination"}], "max_turns": 10_000}
    values = {"name": "Bench", "world": world, "factions": factions, "fleets": [fleet], "objectives": goals}
    return new_galaxy(values, seed, PROFILES)


def crew(ships: int) -> dict[str, int]:
    """A number of ships of mixed types."""
    found: dict[str, int] = {}
    for at in range(ships):
        name = SHIPS[at % len(SHIPS)]
        found[name] = found.get(name, 0) + 1
    return found


def played(state: GalaxyState, turns: int) -> tuple[GalaxyState, float]:
    """The galaxy some turns later, and the seconds of CPU time they took."""
    start = process_time()
    for _ in range(turns):
        state = run_turn(state)
    return state, process_time() - start


def phases(state: GalaxyState) -> dict[str, float]:
    """How long each phase of the next turn takes; they must make the very turn that `run_turn` makes."""
    ctx, times = context_of(state).within(), {}
    start = process_time()
    made = canonicalize_state(state)
    times["canon"] = process_time() - start
    for name, phase in PHASES:
        start = process_time()
        made = phase(made, ctx)
        times[name] = process_time() - start
    start = process_time()
    made = canonicalize_state(made)
    made.day = ctx.turn
    times["canon"] += process_time() - start
    if digest(made) != digest(run_turn(state)):
        raise SystemExit("These are not the phases of a turn.")
    return times


def digest(state: GalaxyState) -> str:
    """A short digest of a state."""
    return blake2b(encode(state), digest_size=16).hexdigest()


def exponent(sizes: list[int], seconds: list[float]) -> float:
    """The power of its size by which a cost grows, as a line through the logarithms has it."""
    xs, ys = [log(size) for size in sizes], [log(one) for one in seconds]
    middle, height = sum(xs) / len(xs), sum(ys) / len(ys)
    rise = sum((x - middle) * (y - height) for x, y in zip(xs, ys, strict=True))
    return rise / sum((x - middle) ** 2 for x in xs)


def peak() -> float:
    """The most memory this process has used so far, in MiB."""
    return getrusage(RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Make a galaxy as large as the command line says, play it, and print what that took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--systems", type=int, default=10_000)
    parser.add_argument("--fleets", type=int, default=20_000)
    parser.add_argument("--ships", type=int, default=200_000, help="in all fleets together")
    parser.add_argument("--turns", type=int, default=1)
    given = parser.parse_args()
    start = process_time()
    state = galaxy(given.systems, given.fleets, given.ships)
    ships = sum(len(fleet.ships) for fleet in state.fleets)
    print(f"{len(state.systems):,} systems, {len(state.fleets):,} fleets, {ships:,} ships, ", end="")
    print(f"made in {process_time() - start:.2f} CPU-seconds")
    for _ in range(given.turns):
        state, seconds = played(state, 1)
        print(f"turn {state.day}: {seconds:.2f} CPU-seconds, {peak():,.0f} MiB at most", end="")
        print(f", digest {digest(state)}")
    times = phases(state)
    total = sum(times.values())
    print(f"turn {state.day + 1} by phase, of {total:.2f} CPU-seconds:")
    for name, seconds in sorted(times.items(), key=lambda one: -one[1]):
        print(f"  {name:12} {seconds / total:6.1%}")


if __name__ == "__main__":
    main()

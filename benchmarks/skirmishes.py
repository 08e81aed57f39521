"""The fights of tactics that are measured: small, with spells, on a wide map, and one that does not end."""

import gc
from time import process_time
from typing import Any

from turnwright.games.tactics.engine import TurnEngine
from turnwright.games.tactics.forecast.all_options import preview_all
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match

FIELD = [
    "........................",
    "....##..........o.......",
    "....##.....~~...........",
    "...........~~.....##....",
    "........................",
    "......o.................",
    "..............##........",
    "....~~........##...o....",
    "....~~..................",
    "...........o............",
    "...##.............##....",
    "........................",
]
HEROES = ("fighter", "rogue", "cleric", "wizard")
FOES = ("bandit_captain", "mage", "priest_acolyte", "scout", "scout", "tough", "wolf", "hobgoblin_warrior")
LEGEND = {"o": "half cover"}
FOUR_ON_EIGHT: dict[str, Any] = {
    "name": "bench",
    "map": {"rows": FIELD, "legend": LEGEND},
    "party": [{"id": who, "base": f"{who}_5", "at": [2, 2 + 2 * at]} for at, who in enumerate(HEROES)],
    "foes": [{"id": f"foe_{at}", "base": base, "at": [21, 1 + at]} for at, base in enumerate(FOES)],
}
# The same fight in the middle of a map of 40 by 40, once with walls and once on open ground.
SIDES: dict[str, Any] = {
    "party": [{"id": who, "base": f"{who}_5", "at": [12, 13 + 2 * at]} for at, who in enumerate(HEROES)],
    "foes": [{"id": f"foe_{at}", "base": base, "at": [23, 12 + 2 * at]} for at, base in enumerate(FOES)],
}
WIDE: list[dict[str, Any]] = [
    {"name": "walls", "map": {"rows": [(row * 2)[:40] for row in FIELD * 4][:40], "legend": LEGEND}, **SIDES},
    {"name": "open", "map": {"rows": ["." * 40] * 40}, **SIDES},
]
CASTERS = ("wizard_5", "cleric_5", "mage", "priest_acolyte")
# Two creatures that can hardly hurt each other.
GIANT: dict[str, Any] = {
    "id": "giant",
    "name": "Giant",
    "size": "medium",
    "kind": "giant",
    "cr": "1",
    "xp": 200,
    "ac": 25,
    "hp": 2000,
    "hit_dice": "3d8",
    "speed": {"walk": 30},
    "scores": [10, 10, 10, 10, 10, 10],
    "attacks": [
        {"id": "club", "name": "Club", "to_hit": 4, "reach": 5, "hit": [{"damage": "1d4 bludgeoning"}]},
    ],
}
ENDLESS: dict[str, Any] = {
    "name": "endless",
    "map": {"rows": ["." * 10] * 10},
    "party": [{"id": "one", "base": "giant", "at": [2, 5]}],
    "foes": [{"id": "two", "base": "giant", "at": [7, 5]}],
    "creatures": [GIANT],
    "max_rounds": 1000,
    "quiet_rounds": 1000,
}


def preview_times(turns: int) -> dict[str, list[float]]:
    """How many milliseconds it takes to find and preview all options, for each turn of each caster."""
    game = Tactics()
    times: dict[str, list[float]] = {caster: [] for caster in CASTERS}
    # Freeze what is loaded once, so that the garbage collector does not scan it in the middle of a turn.
    Match(game, WIDE[0])
    gc.collect()
    gc.freeze()
    seed = 0
    while min(len(of_one) for of_one in times.values()) < turns:
        for scenario in WIDE:
            match = Match(game, scenario, seed=seed, seats=[game.bots()["heuristic"]] * 2, heard=False)
            _preview_each(match, times, turns)
        seed += 1
    return times


def _preview_each(match: Match, times: dict[str, list[float]], turns: int) -> None:
    while match.outcome is None and min(len(of_one) for of_one in times.values()) < turns:
        active = match.state.active()
        # While the action is unspent: afterwards there are few options.
        waits = active is not None and not active.used_action
        if waits and len(times.get(active.base, range(turns))) < turns:
            start = process_time()
            preview_all(match.state, int(active.seat))
            times[active.base].append((process_time() - start) * 1000)
        match.act()


def command_costs(first: int, last: int, rounds: int) -> tuple[float, float]:
    """The cost of a command in a number of rounds from two starting points, with log and journal."""
    lines: list[bytes] = []
    engine = TurnEngine(ENDLESS, seats=["heuristic", "heuristic"], seed=1, journal=Journal(lines.append))
    engine.start_combat()
    return _cost(engine, first, rounds), _cost(engine, last, rounds)


def _cost(engine: TurnEngine, first: int, rounds: int) -> float:
    while engine.state.round < first:
        engine.run_combat_loop(1)
    commands, start = 0, process_time()
    while engine.state.round < first + rounds:
        engine.run_combat_loop(1)
        commands += 1
    return (process_time() - start) / max(1, commands)

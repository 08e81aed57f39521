"""Adventures of tactics: a fight in one beside the same fight alone, and resuming one from its journal."""

from time import process_time
from typing import Any

from skirmishes import FOUR_ON_EIGHT

from turnwright import games
from turnwright.games.tactics import content
from turnwright.games.tactics.commands import CombatStart
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.replay import resume

# The same fight as a scene of an adventure.
WITHIN: dict[str, Any] = {
    "name": "bench",
    "party": FOUR_ON_EIGHT["party"],
    "adventure": {
        "id": "bench",
        "start": "field",
        "says": "A field.",
        "scenes": {
            "field": {
                "name": "The field",
                "kind": "Exploration",
                "says": "Foes stand in a row.",
                "map": FOUR_ON_EIGHT["map"],
                "arrivals": [who["at"] for who in FOUR_ON_EIGHT["party"]],
                "creatures": FOUR_ON_EIGHT["foes"],
                "triggers": {
                    "tired": {"upon": "round", "round": 90, "then": {"says": "Everybody is tired."}}
                },
                "won": {"ends": "won"},
            }
        },
        "ends": {"won": {"winner": "party", "says": "Won."}, "defeat": {"winner": "foes", "says": "Lost."}},
    },
}
TALE = "false-warden"  # of eleven scenes
SEED = 9  # of a match in which bots change the scene eleven times or more


def fight_rates(seconds: float) -> dict[str, float]:
    """The commands per CPU-second of a fight alone and of the same fight in an adventure, in turns."""
    game = Tactics()
    scenarios = {"alone": game.scenarios.load(FOUR_ON_EIGHT), "within": game.scenarios.load(WITHIN)}
    commands = dict.fromkeys(scenarios, 0)
    spent = dict.fromkeys(scenarios, 0.0)
    for scenario in scenarios.values():
        _fight(game, scenario, 0)
    seed = 0
    while min(spent.values()) < seconds:
        seed += 1
        for name, scenario in scenarios.items():
            played, took = _fight(game, scenario, seed)
            commands[name] += played
            spent[name] += took
    return {name: commands[name] / spent[name] for name in scenarios}


def _fight(game: Tactics, scenario: Any, seed: int) -> tuple[int, float]:
    match = Match(game, scenario, seed=seed, seats=["heuristic", "heuristic"], heard=False)
    match.submit(0, CombatStart())
    before, start = match.number, process_time()
    while match.outcome is None and match.state.scene == "CombatTurnBased":
        match.act()
    return match.number - before, process_time() - start


def resuming() -> dict[str, float]:
    """The inputs of a long match of an adventure, and the CPU-seconds to resume it from its journal."""
    game, lines = Tactics(), list[bytes]()
    scenario = game.scenarios.load(TALE)
    match = Match(
        game, scenario, seed=SEED, seats=["heuristic", "heuristic"], journal=Journal(lines.append), heard=True
    )
    changes = 0
    while match.outcome is None:
        scene = match.state.scene_id
        match.act()
        changes += match.state.scene_id != scene
    # As in a process that has just started, without what was built for the match.
    content._arena.cache_clear()
    content._start.cache_clear()
    start = process_time()
    resumed = resume(lines, _find)
    took = process_time() - start
    assert resumed.digest() == match.digest()
    return {"inputs": match.number, "scenes": changes + 1, "seconds": took}


def _find(name: str) -> Game:
    return games.load(name)

"""The scores of the wuxia heuristic for many positions, in this process or a pool."""

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from turnwright.games.wuxia import GameState
from turnwright.games.wuxia.bots.heuristic import ranked, weakest
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.lab.experiment import find_game, qualified_name
from turnwright.lab.runners.processes import cores, sheltered
from turnwright.lab.wuxia.skill_odds import wuxia_of

CHUNKS = 4  # for each worker, to balance the load
MOST_WORKERS = 256
KEPT = 16


class Score(Struct, frozen=True):
    """The score of a skill for the acting fighter."""

    skill_id: str
    tier: int
    score: float


class Evaluation(Struct, frozen=True):
    """The acting fighter, its target, and the scores of its usable skills, the best first."""

    actor_id: str = ""
    target_id: str = ""
    scores: tuple[Score, ...] = ()


def score_actors(
    game: Game | str, positions: Iterable[str | GameState], scenario: Any = None, workers: int = 1
) -> list[Evaluation]:
    """Evaluate positions of one scenario, given as lines or states; 0 workers means one for every core."""
    if not 0 <= workers <= MOST_WORKERS:
        raise Rejected("workers", f"expected 0 to {MOST_WORKERS} workers", "workers")
    found = wuxia_of(game)
    lines = [one if isinstance(one, str) else found.notation.write(one) for one in positions]
    fight = codec.encode([qualified_name(found), codec.plain(found.scenarios.load(scenario))])
    processes = min(workers or cores(), len(lines))
    if processes <= 1:
        return evaluate(fight, lines)
    size = -(-len(lines) // (processes * CHUNKS))
    chunks = [lines[start : start + size] for start in range(0, len(lines), size)]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        with sheltered():
            evaluations = pool.map(evaluate, [fight] * len(chunks), chunks)
        return [one for chunk in evaluations for one in chunk]


def evaluate(fight: bytes, lines: Sequence[str]) -> list[Evaluation]:
    """Evaluate positions; `fight` is the name of the game and its scenario as JSON."""
    game, like = _game_and_start(fight)
    return [_evaluation(game.notation.read(line, like)) for line in lines]


@lru_cache(maxsize=KEPT)
def _game_and_start(fight: bytes) -> tuple[Game, Any]:
    name, scenario = codec.read_json(fight)
    game = find_game(name)
    return game, Match(game, scenario, heard=False).state


def _evaluation(state: GameState) -> Evaluation:
    if state.reason:
        return Evaluation()
    actor = state.fighters[state.actor]
    target = weakest(state, actor)
    if target is None:
        return Evaluation(actor.id)
    scores = tuple(
        Score(skill.skill_id, int(skill.tier), points)
        for skill, points in ranked(state, state.arena, actor, target)
    )
    return Evaluation(actor.id, target.id, scores)

"""What the heuristic of wuxia thinks of many positions at once: here, or spread over a pool of processes."""

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

CHUNKS = 4  # for each worker, so that none waits long for the last one
MOST_WORKERS = 256
KEPT = 16


class Score(Struct, frozen=True):
    """What one skill is worth to whoever acts."""

    skill_id: str
    tier: int
    score: float


class Thought(Struct, frozen=True):
    """Whose turn it is, whom it would hit, and what each usable skill is worth, the choice first."""

    actor_id: str = ""
    target_id: str = ""
    scores: tuple[Score, ...] = ()


def score_actors(
    game: Game | str, positions: Iterable[str | GameState], scenario: Any = None, workers: int = 1
) -> list[Thought]:
    """The thoughts on positions of one scenario, as lines or as states; 0 workers is one for every core."""
    if not 0 <= workers <= MOST_WORKERS:
        raise Rejected("workers", f"workers are a number from 0 to {MOST_WORKERS}", "workers")
    found = wuxia_of(game)
    lines = [one if isinstance(one, str) else found.notation.write(one) for one in positions]
    fight = codec.encode([qualified_name(found), codec.plain(found.scenarios.load(scenario))])
    hands = min(workers or cores(), len(lines))
    if hands <= 1:
        return think(fight, lines)
    size = -(-len(lines) // (hands * CHUNKS))
    chunks = [lines[start : start + size] for start in range(0, len(lines), size)]
    with ProcessPoolExecutor(hands, get_context("spawn")) as pool:
        with sheltered():
            thoughts = pool.map(think, [fight] * len(chunks), chunks)
        return [thought for chunk in thoughts for thought in chunk]


def think(fight: bytes, lines: Sequence[str]) -> list[Thought]:
    """The thoughts on some positions of a fight: a game's name and its scenario, as JSON."""
    game, like = _table(fight)
    return [_thought(game.notation.read(line, like)) for line in lines]


@lru_cache(maxsize=KEPT)
def _table(fight: bytes) -> tuple[Game, Any]:
    name, scenario = codec.read_json(fight)
    game = find_game(name)
    return game, Match(game, scenario, heard=False).state


def _thought(state: GameState) -> Thought:
    if state.reason:
        return Thought()
    actor = state.fighters[state.actor]
    target = weakest(state, actor)
    if target is None:
        return Thought(actor.id)
    scores = tuple(
        Score(skill.skill_id, int(skill.tier), points)
        for skill, points in ranked(state, state.table, actor, target)
    )
    return Thought(actor.id, target.id, scores)

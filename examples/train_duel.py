"""Learn the duel with a table of 55 numbers: what each stat is worth, by its value on the own card.

Needs turnwright[learn].
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from turnwright.lab.envs import make, make_vector

SCENARIO = "alternate"
OPPONENT = "random"
STATS, VALUES = 5, 11

Table = NDArray[np.float64]


def lead(state: Any, seat: int) -> float:
    """How many points the player is ahead, so that each round pays at once."""
    return float(state.player_score - state.opponent_score)


def values_of(seen: NDArray[np.float32]) -> NDArray[np.int64]:
    """The values of the own cards, one row for each match: the five numbers after `own card`."""
    return np.rint(seen[:, 1 : 1 + STATS] * 10).astype(np.int64)


def choose(table: Table, seen: NDArray[np.float32], mask: NDArray[np.int8]) -> NDArray[np.int64]:
    """The legal action that is worth most; actions that are no stat are worth nothing."""
    worth = np.zeros(mask.shape)
    worth[:, :STATS] = table[np.arange(STATS), values_of(seen)]
    return np.asarray(np.where(mask == 1, worth, -np.inf).argmax(1))


def train(steps: int, matches: int = 64) -> Table:
    """Play many matches at once; a choice is worth its average reward."""
    rng = np.random.default_rng(1)
    paid, times = np.zeros((STATS, VALUES)), np.ones((STATS, VALUES))
    env = make_vector("duel", SCENARIO, matches, opponent=OPPONENT, potential=lead)
    seen, info = env.reset(seed=1)
    for _ in range(steps):
        mask = info["action_mask"]
        actions = choose(paid / times, seen, mask)
        curious = rng.random(matches) < 0.3
        actions[curious] = (rng.random(mask.shape) * mask)[curious].argmax(1)
        # A match that is over has no legal action: its next step begins another, and teaches nothing.
        (taught,) = np.nonzero((actions < STATS) & mask.any(1))
        cells = actions[taught], values_of(seen)[taught, actions[taught]]
        seen, rewards, _, _, info = env.step(actions)
        np.add.at(paid, cells, rewards[taught])
        np.add.at(times, cells, 1)
    return paid / times


def wins(table: Table, matches: int) -> float:
    """The share of matches that this table wins, of those that are not drawn."""
    env = make("duel", SCENARIO, opponent=OPPONENT)
    results: list[float] = []
    for _ in range(matches):
        seen, info = env.reset(seed=2) if not results else env.reset()
        over, reward = False, 0.0
        while not over:
            action = choose(table, seen[None], info["action_mask"][None])[0]
            seen, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        results.append(reward)
    return results.count(1.0) / max(1, results.count(1.0) + results.count(-1.0))


def main() -> None:
    """Learn for a few seconds, then play against an opponent that chooses anything."""
    before = wins(np.zeros((STATS, VALUES)), 60)
    after = wins(train(250), 60)
    print(f"before: wins {before:.0%}, after: wins {after:.0%}")
    if after < before + 0.2:
        raise SystemExit("it has not learnt much")


if __name__ == "__main__":
    main()

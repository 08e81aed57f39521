"""A trained agent can take a seat in any match."""

from __future__ import annotations

import numpy as np

from turnwright import Match
from turnwright.games.duel import Duel
from turnwright.kernel.playout import Runs
from turnwright.lab.envs import TrainedAgent, make
from turnwright.lab.envs.spaces import Mask, Observation

DUEL = Duel()


def best_stat(seen: Observation, mask: Mask) -> int:
    """The best of the own card."""
    values = np.append(seen[1:6], [0.0, 0.0])
    return int(np.where(mask, values, -1.0).argmax())


def test_a_trained_agent_plays_a_match() -> None:
    agent = TrainedAgent("duel", "classic", best_stat)
    match = Match(DUEL, "classic", seed=1, seats=[agent, agent])
    while match.outcome is None:
        if match.act() is None:
            match.elapse(DUEL.next_due(match.state))
    assert match.header.seats == ("trained", "trained")


def test_a_trained_agent_plays_as_it_did_in_its_environment() -> None:
    env = make(DUEL, "alternate", opponent="hard")
    agent = TrainedAgent(DUEL, "alternate", best_stat)
    runs = Runs(DUEL, "alternate", [agent, DUEL.bots()["hard"]], 5)
    for run in range(3):
        observation, info = env.reset(seed=5, options={"run": run})
        over = False
        while not over:
            observation, _, terminated, truncated, info = env.step(
                best_stat(observation, info["action_mask"])
            )
            over = terminated or truncated
        outcome, state = runs.play(run)
        assert outcome == env.learner.episode.outcome
        assert state == env.learner.episode.state

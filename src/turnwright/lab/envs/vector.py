"""Many matches in one process, as a Gymnasium vector environment."""

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.lab.envs.learner import ILLEGAL_REWARD, MAX_STEPS, Learner, Potential, game_of
from turnwright.lab.envs.single_agent import FRESH_SEEDS
from turnwright.lab.envs.spaces import (
    Mask,
    Observation,
    action_space,
    as_mask,
    as_observation,
    observation_space,
)

Rewards = NDArray[np.float64]
Ends = NDArray[np.bool_]
MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class VectorTurnEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many `TurnEnv` at once, each step for step the same as a single one with its seed.

    `reset(seed=s)` gives match i the seed s + i; a list gives each its own. A finished episode is followed by
    the next run of its seed, in the next step or, with `autoreset_mode="SameStep"`, in the same. The mask of
    a finished match is 1 for every action, as the action that begins the next match is ignored.
    """

    def __init__(
        self,
        game: Game | str,
        scenario: Any = None,
        *,
        num_envs: int = 1,
        seat: int | None = None,
        opponent: Policy | str = "heuristic",
        max_steps: int = MAX_STEPS,
        illegal_reward: float = ILLEGAL_REWARD,
        potential: Potential | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        if mode not in MODES:
            raise ValueError("autoreset_mode must be NextStep or SameStep")
        if num_envs < 1:
            raise ValueError(f"num_envs must be 1 or more, not {num_envs}")
        found = game_of(game)
        loaded = found.scenarios.load(scenario)
        self.learners = [
            Learner(found, loaded, seat, opponent, max_steps, illegal_reward, potential)
            for _ in range(num_envs)
        ]
        # One object for all, so that the game builds its start once and not in every episode.
        for learner in self.learners:
            learner.episode.scenario = loaded
        self.encoding = self.learners[0].encoding
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.encoding)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.autoreset_mode = mode
        self.metadata = {"autoreset_mode": mode}
        self._same_step = mode == AutoresetMode.SAME_STEP

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        infos: dict[str, Any] = {}
        for i, given in enumerate(self._seeds(seed)):
            self.learners[i].reset(given)
            self._tell_start(infos, i)
        return self._observations(), self._with_masks(infos)

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, Rewards, Ends, Ends, dict[str, Any]]:
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"an action is a whole number, not one of {given.dtype}")
        chosen: list[int] = given.tolist()
        if len(chosen) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} matches, but {len(chosen)} actions were given")
        infos: dict[str, Any] = {}
        rewards = [0.0] * self.num_envs
        ended: list[int] = []
        cut: list[int] = []
        for i, learner in enumerate(self.learners):
            if learner.over:
                self._go_on(learner, infos, i)
                continue
            rewards[i] = learner.step(chosen[i])
            if learner.terminated or learner.truncated:
                (ended if learner.terminated else cut).append(i)
                self._tell_end(learner, infos, i)
        observations = self._observations()
        return observations, np.array(rewards), self._at(ended), self._at(cut), self._with_masks(infos)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            if self.learners[0].begun:
                return [None] * self.num_envs
            seed = int(self.np_random.integers(FRESH_SEEDS))
        if isinstance(seed, int):
            return range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} matches, but {len(seed)} seeds were given")
        return seed

    def _go_on(self, learner: Learner, infos: dict[str, Any], i: int) -> None:
        if not learner.begun:
            raise ResetNeeded("no match has begun: call reset() first")
        learner.reset(None)
        self._tell_start(infos, i)

    def _tell_start(self, infos: dict[str, Any], i: int) -> None:
        episode = self.learners[i].episode
        self._add_info(infos, {"seed": episode.seed, "run": episode.run}, i)

    def _tell_end(self, learner: Learner, infos: dict[str, Any], i: int) -> None:
        if not self._same_step:
            self._add_info(infos, {"reason": learner.reason}, i)
            return
        final = {"action_mask": as_mask(learner.mask), "reason": learner.reason}
        seen = as_observation(learner.observe())
        self._add_info(infos, {"final_obs": seen, "final_info": final}, i)
        self._go_on(learner, infos, i)

    def _observations(self) -> Observation:
        seen = array("f")
        for learner in self.learners:
            seen.fromlist(learner.observe())
        return np.frombuffer(seen, np.float32).reshape(self.num_envs, -1)

    def _with_masks(self, infos: dict[str, Any]) -> dict[str, Any]:
        held = bytearray()
        for learner in self.learners:
            held += bytes(learner.mask)
        mask: Mask = np.frombuffer(held, np.int8).reshape(self.num_envs, -1)
        infos["action_mask"] = mask
        infos["_action_mask"] = np.ones(self.num_envs, np.bool_)
        return infos

    def _at(self, places: list[int]) -> Ends:
        ends: Ends = np.zeros(self.num_envs, np.bool_)
        ends[places] = True
        return ends

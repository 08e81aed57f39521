"""One learner against bots, as a Gymnasium environment."""

from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.error import ResetNeeded

from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.lab.envs.learner import (
    ILLEGAL_REWARD,
    MAX_STEPS,
    Learner,
    Potential,
    checked_action,
    draw,
    game_of,
)
from turnwright.lab.envs.spaces import (
    Observation,
    action_space,
    as_mask,
    as_observation,
    observation_space,
    run_of,
)

FRESH_SEEDS = 1 << 31
METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}


class TurnEnv(Env[Observation, np.int64]):
    """A learner at one seat of a game, by default the solo seat, against a bot at the others.

    At the end of a match the reward is 1 for a win, -1 for a loss and 0 for a draw; with a `potential`, each
    step also earns the gain of the position. An illegal action changes nothing, earns `illegal_reward` and
    terminates the episode; `info["action_mask"]` is 1 for legal actions, and for all when the match is over.
    After `max_steps` the episode is truncated. The last `info` has the `reason` for the end.

    `reset(seed=s)` starts run 0 of that seed, `reset()` the next run, and
    `reset(seed=s, options={"run": k})` run k; the seed and run in `info` make the same `Match`.
    """

    metadata = METADATA

    def __init__(
        self,
        game: Game | str,
        scenario: Any = None,
        *,
        seat: int | None = None,
        opponent: Policy | str = "heuristic",
        max_steps: int = MAX_STEPS,
        illegal_reward: float = ILLEGAL_REWARD,
        potential: Potential | None = None,
        render_mode: str | None = None,
        lang: str = "",
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f'the render mode must be None or "ansi", not "{render_mode}"')
        self.learner = Learner(game_of(game), scenario, seat, opponent, max_steps, illegal_reward, potential)
        self.encoding = self.learner.encoding
        self.observation_space = observation_space(self.encoding)
        self.action_space = action_space(self.encoding)
        self.render_mode = render_mode
        self.lang = lang

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        learner = self.learner
        if seed is None and not learner.begun:
            seed = int(self.np_random.integers(FRESH_SEEDS))
        learner.reset(seed, run_of(options))
        info = {**self._info(), "seed": learner.episode.seed, "run": learner.episode.run}
        return as_observation(learner.observe()), info

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        learner = self.learner
        if learner.over:
            raise ResetNeeded("the episode is over, or has not begun: call reset() first")
        paid = learner.step(checked_action(action))
        return as_observation(learner.observe()), paid, learner.terminated, learner.truncated, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as booleans, under the name that sb3-contrib expects."""
        return np.array(self.learner.mask, np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return draw(self.learner.episode, self.learner.seat, self.lang)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": as_mask(self.learner.mask)}
        if self.learner.reason:
            info["reason"] = self.learner.reason
        return info

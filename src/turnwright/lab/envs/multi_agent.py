"""All seats of a game for learners, as a PettingZoo environment."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from pettingzoo import AECEnv

from turnwright.kernel.game import Game
from turnwright.kernel.learning import NO_RUN, NO_SEAT, Episode
from turnwright.lab.envs.learner import (
    ILLEGAL,
    ILLEGAL_REWARD,
    MAX_STEPS,
    STEPS,
    STUCK,
    checked_action,
    checked_seed,
    draw,
    game_of,
    pay,
)
from turnwright.lab.envs.single_agent import FRESH_SEEDS, METADATA
from turnwright.lab.envs.spaces import action_space, as_mask, as_observation, observation_space, run_of

Seen = dict[str, Any]


class BoardEnv(AECEnv[str, Seen, np.int64]):
    """A learner at every seat, one at a time; time passes when no seat has to act.

    The agents are `seat_0`, `seat_1` and so on. An observation has the `observation` and the `action_mask`,
    which is all 0 for an agent that does not have to act. Rewards, seeds and runs are as in `TurnEnv`. An
    illegal action earns `illegal_reward` for its agent and nothing for the others, and ends the match.
    `max_steps` counts the steps of all agents.
    """

    def __init__(
        self,
        game: Game | str,
        scenario: Any = None,
        *,
        max_steps: int = MAX_STEPS,
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
        lang: str = "",
    ) -> None:
        found = game_of(game)
        self.metadata = {**METADATA, "name": f"{found.name}_v0", "is_parallelizable": False}
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f'the render mode must be None or "ansi", not "{render_mode}"')
        loaded = found.scenarios.load(scenario)
        seats = range(len(found.seats_for(loaded)))
        self.episode = Episode(found, loaded, [None for _ in seats])
        self.encoding = self.episode.encoding
        self.possible_agents = [f"seat_{seat}" for seat in seats]
        self.agents: list[str] = []
        self.max_steps = max_steps
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.lang = lang
        self.steps = 0
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}

    def _seen_space(self) -> Space[Any]:
        mask = Box(0, 1, (self.encoding.actions,), np.int8)
        return Dict({"observation": observation_space(self.encoding), "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None and self.episode.run == NO_RUN:
            seed = int(np.random.default_rng().integers(FRESH_SEEDS))
        self.episode.begin(None if seed is None else checked_seed(seed), run_of(options))
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        start = {"seed": self.episode.seed, "run": self.episode.run}
        self.infos = {agent: dict(start) for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        state = self.episode.state
        return {
            "observation": as_observation(self.encoding.observe(state, seat)),
            "action_mask": as_mask(self.encoding.mask(state, seat)),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = checked_action(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {each: {} for each in self.agents}
        mask = self.encoding.mask(self.episode.state, self.episode.seat)
        if 0 <= chosen < len(mask) and mask[chosen]:
            self._act(chosen)
        else:
            self.rewards[agent] = self.illegal_reward
            self._end(self.terminations, ILLEGAL)
        self._accumulate_rewards()
        self._deads_step_first()

    def _act(self, action: int) -> None:
        episode = self.episode
        episode.act(self.encoding.command(episode.state, episode.seat, action))
        self.steps += 1
        if episode.seat != NO_SEAT:
            self.agent_selection = self.possible_agents[episode.seat]
            if self.steps >= self.max_steps:
                self._end(self.truncations, STEPS)
        elif episode.outcome is None:
            self._end(self.truncations, STUCK)
        else:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = pay(episode.outcome, seat)
            self._end(self.terminations, episode.outcome.reason)

    def _end(self, ends: dict[str, bool], reason: str) -> None:
        for agent in self.agents:
            ends[agent] = True
            self.infos[agent]["reason"] = reason

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return draw(self.episode, self.possible_agents.index(self.agent_selection), self.lang)

    def close(self) -> None:
        """Do nothing: there are no resources."""

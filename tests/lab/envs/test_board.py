"""A learner at every seat, as PettingZoo has it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kernel.learning_games import LearntRace, Stuck
from turnwright import Rejected
from turnwright.lab.envs import BoardEnv, make_board

SCENARIOS = [("duel", "alternate"), ("duel", "classic"), ("wuxia", "duel"), ("wuxia", "schools")]
BATTLES = [("rounds", "duelo"), ("rounds", "ruinas"), ("rounds", "correria"), ("rounds", "tres_bandos")]
MORE = [("rounds", "mesa"), ("rounds", "estrada"), ("rounds", "duas_luas"), ("duel", "limited")]
WARS = [("stellar", "skirmish"), ("stellar", "king-of-the-ring")]


# A mask stands beside the observation, as in the library's own games; but it knows those by their names.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS + BATTLES + MORE + WARS)
def test_the_checks_of_the_library_pass(game: str, scenario: str) -> None:
    api_test(make_board(game, scenario), num_cycles=100)
    seed_test(lambda: make_board(game, scenario), num_cycles=50)


def play(env: BoardEnv, rng: np.random.Generator) -> tuple[list[str], dict[str, float], set[str]]:
    """Take any legal action until all is over: who acted, what each was paid, and why it ended."""
    turns, paid, reasons = [], dict.fromkeys(env.possible_agents, 0.0), set()
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        if terminated or truncated:
            reasons.add(info["reason"])
            env.step(None)
            continue
        turns.append(agent)
        env.step(int((rng.random(env.encoding.actions) * seen["action_mask"]).argmax()))
    return turns, paid, reasons


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_rewards_of_both_sides_add_up_to_zero(game: str, scenario: str) -> None:
    env, rng = make_board(game, scenario), np.random.default_rng(1)
    env.reset(seed=1)
    results = set()
    for _ in range(12):
        _, paid, reasons = play(env, rng)
        assert sum(paid.values()) == 0.0
        assert len(reasons) == 1
        results.add(paid["seat_0"])
        env.reset()
    assert {1.0, -1.0} <= results


def test_an_agent_is_a_seat() -> None:
    env = make_board("wuxia", "pairs")
    assert env.possible_agents == ["seat_0", "seat_1"]
    env.reset(seed=1)
    turns, _, _ = play(env, np.random.default_rng(1))
    assert set(turns) == {"seat_0", "seat_1"}


def test_only_the_agent_to_act_has_legal_actions() -> None:
    env = make_board("duel", "alternate")
    env.reset(seed=1)
    env.step(5)
    for _ in range(4):
        other = env.possible_agents[1 - env.possible_agents.index(env.agent_selection)]
        assert env.observe(env.agent_selection)["action_mask"].sum() == 5
        assert env.observe(other)["action_mask"].sum() == 0
        env.step(0)


def test_the_other_hand_is_not_seen() -> None:
    env = make_board("duel", "alternate")
    env.reset(seed=1)
    env.step(5)
    at = env.encoding.observation_names.index("other card")
    assert [env.observe(agent)["observation"][at] for agent in env.agents] == [0.0, 0.0]


def test_an_illegal_action_is_penalised_and_ends_the_match() -> None:
    env = make_board("duel", "alternate", illegal_reward=-2.0)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    env.step(0)
    assert env.rewards == {"seat_0": -2.0, "seat_1": 0.0}
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert env.infos == {"seat_0": {"reason": "illegal"}, "seat_1": {"reason": "illegal"}}
    assert (env.observe("seat_0")["observation"] == before).all()


def test_a_match_is_truncated_at_the_step_limit_or_when_stuck() -> None:
    cases: list[tuple[Any, list[int], str]] = [(LearntRace(), [1, 1], "steps"), (Stuck(), [1], "stuck")]
    for game, actions, reason in cases:
        env = make_board(game, {"goal": 1000}, max_steps=2)
        env.reset(seed=1)
        for action in actions:
            env.step(action)
        assert all(env.truncations.values())
        assert not any(env.terminations.values())
        assert env.infos["seat_0"] == {"reason": reason}


def test_seeds_and_runs_are_those_of_one_learner() -> None:
    env = make_board("duel", "alternate")
    told = []
    for seed, options in [(4, None), (None, None), (4, {"run": 9}), (None, None)]:
        env.reset(seed=seed, options=options)
        told.append(tuple(env.infos["seat_1"].values()))
    assert told == [(4, 0), (4, 1), (4, 9), (4, 10)]


def test_without_a_seed_the_first_match_reports_its_seed() -> None:
    env = make_board("duel", "alternate")
    env.reset()
    seed = env.infos["seat_0"]["seed"]
    env.reset()
    assert env.infos["seat_0"] == {"seed": seed, "run": 1}


def test_a_position_is_rendered_for_the_agent_to_act() -> None:
    env = make_board("duel", "alternate", render_mode="ansi", lang="en")
    env.reset(seed=1)
    env.step(5)
    assert "Round 1" in str(env.render())
    env.close()
    env = make_board("duel")
    env.reset(seed=1)
    assert env.render() is None
    with pytest.raises(ValueError, match='the render mode must be None or "ansi", not "human"'):
        make_board("duel", render_mode="human")


def test_an_action_is_a_whole_number() -> None:
    env = make_board("duel", "alternate")
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"an action is a whole number, not 0\.5"):
        env.step(0.5)


def test_a_seed_with_a_fraction_is_refused() -> None:
    env = make_board("duel", "alternate")
    with pytest.raises(Rejected, match=r"the seed must be a whole number from 0 to \d+, not 1.5"):
        env.reset(seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a run is a whole number, not 1.5"):
        env.reset(seed=1, options={"run": 1.5})

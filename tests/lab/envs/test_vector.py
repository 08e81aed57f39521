"""Many matches at once: the same, step by step, as each alone."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from kernel.learning_games import LearntRace
from turnwright import Policy, Rejected
from turnwright.lab.envs import IDS, VectorTurnEnv, make, make_vector

MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def vigour(state: Any, seat: int) -> float:
    """How much more hp a side has than the other, in hundreds."""
    hp = [sum(one.stats.hp for one in state.fighters if one.side == side) for side in (0, 1)]
    return float(hp[seat] - hp[1 - seat]) / 100


def trace(env: VectorEnv[Any, Any, Any], steps: int = 120) -> list[Any]:
    """The results of `count` steps of random legal choices and a few illegal ones."""
    rng = np.random.default_rng(3)
    observations, infos = env.reset(seed=17)
    told: list[Any] = [(observations.copy(), infos)]
    for _ in range(steps):
        mask = infos["action_mask"]
        actions = (rng.random(mask.shape) * mask).argmax(1)
        actions[rng.random(len(actions)) < 0.02] = mask.shape[1]
        step = env.step(actions)
        infos = step[-1]
        told.append(step)
    return told


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("game", "scenario", "settings"),
    [
        ("duel", "alternate", {"opponent": "easy"}),
        ("wuxia", "duel", {}),
        ("wuxia", "pairs", {"seat": 1, "potential": vigour}),
        (LearntRace(), {"goal": 9}, {"opponent": Policy(), "max_steps": 3}),
    ],
    ids=["duel", "wuxia", "pairs", "race"],
)
def test_many_matches_are_the_same_as_each_alone(
    game: Any, scenario: Any, settings: dict[str, Any], mode: AutoresetMode
) -> None:
    alone = SyncVectorEnv([lambda: make(game, scenario, **settings)] * 5, autoreset_mode=mode)
    ours = make_vector(game, scenario, 5, autoreset_mode=mode, **settings)
    expected = trace(alone)
    for step, (one, other) in enumerate(zip(trace(ours), expected, strict=True)):
        assert data_equivalence(one, other, exact=True), step
    reasons = [reason for step in expected for reason in _reasons(step[-1])]
    assert len(reasons) > 5
    assert "illegal" in reasons


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("library", [False, True], ids=["ours", "the library's"])
def test_a_mask_is_never_all_zero_not_even_after_an_ending(mode: AutoresetMode, library: bool) -> None:
    env: VectorEnv[Any, Any, Any] = make_vector("wuxia", "duel", 4, autoreset_mode=mode)
    if library:
        env = SyncVectorEnv([lambda: make("wuxia", "duel")] * 4, autoreset_mode=mode)
    ended = 0
    for step in trace(env):
        infos = step[-1]
        assert infos["action_mask"].any(1).all()
        final = infos.get("final_info")
        if final is not None:
            there = final["_action_mask"]
            assert final["action_mask"][there].any(1).all()
        ended += len(_reasons(infos))
    assert ended > 5


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("game", "scenario", "steps"),
    [
        ("duel", "quick", 10),
        ("rounds", "duelo", 40),
        ("stellar", "battle", 6),
        ("tactics", "bench-goblins", 60),
    ],
)
def test_no_game_shows_an_all_zero_mask_after_the_end_of_a_match(
    game: str, scenario: str, steps: int, mode: AutoresetMode
) -> None:
    told = trace(make_vector(game, scenario, 2, autoreset_mode=mode), steps)
    assert all(step[-1]["action_mask"].any(1).all() for step in told)
    finals = [step[-1]["final_info"] for step in told if "final_info" in step[-1]]
    assert all(final["action_mask"][final["_action_mask"]].any(1).all() for final in finals)
    assert {reason for step in told for reason in _reasons(step[-1])} - {"illegal", "steps"}


def _reasons(infos: dict[str, Any]) -> list[str]:
    final = infos.get("final_info", infos)
    return [reason for reason in final.get("reason", []) if reason]


def test_spaces_repeat_those_of_one_match() -> None:
    env = make_vector("wuxia", "duel", 3)
    assert env.single_observation_space.shape == (env.encoding.size,)
    assert env.observation_space.shape == (3, env.encoding.size)
    assert env.action_space == gymnasium.spaces.MultiDiscrete([env.encoding.actions] * 3)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert (infos["action_mask"].shape, infos["action_mask"].dtype) == ((3, env.encoding.actions), np.int8)


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_creates_it_by_its_name(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=4)
    assert isinstance(env, VectorTurnEnv)
    assert env.reset(seed=1)[0].shape[0] == 4
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_each_match_has_a_seed_of_its_own() -> None:
    env = make_vector("duel", "classic", 3)
    assert env.reset(seed=7)[1]["seed"].tolist() == [7, 8, 9]
    assert env.reset(seed=[4, 4, 2])[1]["seed"].tolist() == [4, 4, 2]
    infos = env.reset()[1]
    assert (infos["seed"].tolist(), infos["run"].tolist()) == ([4, 4, 2], [1, 1, 1])
    infos = env.reset(seed=[5, None, None])[1]
    assert (infos["seed"].tolist(), infos["run"].tolist()) == ([5, 4, 2], [0, 2, 2])


def test_without_a_seed_the_first_episodes_report_their_seeds() -> None:
    seeds = [tuple(make_vector("duel", "classic", 2).reset()[1]["seed"]) for _ in range(2)]
    assert seeds[0] != seeds[1]
    assert seeds[0][1] == seeds[0][0] + 1


def test_every_step_returns_arrays_of_its_own() -> None:
    env = make_vector("duel", "classic", 2)
    first, infos = env.reset(seed=1)
    kept = first.copy(), infos["action_mask"].copy()
    env.step(np.array([5, 5]))
    assert (first == kept[0]).all()
    assert (infos["action_mask"] == kept[1]).all()
    infos["action_mask"][:] = 0
    assert not env.step(np.array([0, 0]))[2].any()


def test_each_match_needs_an_action_and_a_seed() -> None:
    env = make_vector("duel", "classic", 2)
    with pytest.raises(ValueError, match="there are 2 matches, but 3 seeds were given"):
        env.reset(seed=[1, 2, 3])
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there are 2 matches, but 1 actions were given"):
        env.step(np.array([5]))


def test_matches_must_have_begun() -> None:
    with pytest.raises(ResetNeeded):
        make_vector("duel", "classic", 2).step(np.array([5, 5]))


def test_finished_matches_restart_automatically() -> None:
    with pytest.raises(ValueError, match="autoreset_mode must be NextStep or SameStep"):
        make_vector("duel", autoreset_mode="Disabled")
    with pytest.raises(Rejected):
        make_vector("duel", opponent="unknown")


@pytest.mark.parametrize("number", [0, -1])
def test_there_is_at_least_one_match(number: int) -> None:
    with pytest.raises(ValueError, match=f"num_envs must be 1 or more, not {number}"):
        make_vector("duel", num_envs=number)


def test_the_actions_of_several_matches_are_whole_numbers() -> None:
    env = make_vector("duel", "alternate", num_envs=2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is a whole number, not one of float64"):
        env.step(np.array([1.5, 0.0]))

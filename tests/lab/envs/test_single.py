"""One learner against bots, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from kernel.games import Race
from kernel.learning_games import LearntRace, Stuck
from turnwright import Match, Policy, Rejected
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.lab.envs import IDS, TurnEnv, make


def first_legal(info: dict[str, Any]) -> int:
    return int(info["action_mask"].argmax())


def play(env: TurnEnv, info: dict[str, Any]) -> tuple[float, list[int], dict[str, Any]]:
    """Take the first legal action until the end: what was paid, by which actions, and the last info."""
    paid, actions, over = 0.0, [], False
    while not over:
        actions.append(first_legal(info))
        _, reward, terminated, truncated, info = env.step(actions[-1])
        paid += reward
        over = terminated or truncated
    return paid, actions, info


# The library's own checks.


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_check_of_the_library_passes(name: str, seat: int) -> None:
    check_env(gymnasium.make(name, seat=seat).unwrapped)


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("wuxia", "schools"), ("duel", "team"), ("duel", "bandit"), ("rounds", "ruinas"), ("rounds", "estrada")],
)
def test_the_check_of_the_library_passes_with_other_scenarios(game: str, scenario: str) -> None:
    check_env(gymnasium.make(f"turnwright/{game.title()}-v0", scenario=scenario).unwrapped)


def test_spaces_are_as_large_as_the_encoding() -> None:
    env = make("wuxia", "pairs")
    assert env.observation_space.shape == (env.encoding.size,)
    assert env.observation_space.dtype == np.float32
    assert env.action_space == gymnasium.spaces.Discrete(env.encoding.actions)
    assert isinstance(env.observation_space, gymnasium.spaces.Box)
    assert env.observation_space.low.tolist() == env.encoding.lows


# Episodes.


@pytest.mark.parametrize(
    ("game", "scenario"), [(Duel(), "alternate"), (Wuxia(), "duel"), (Wuxia(), "schools")]
)
def test_an_episode_is_the_match_of_the_seed_and_run_in_its_info(game: Any, scenario: str) -> None:
    env = make(game, scenario)
    env.reset(seed=5)
    for _ in range(3):
        _, info = env.reset()
        bot = game.bots()[game.heuristic or "heuristic"]
        match = Match(game, scenario, seed=info["seed"], run=info["run"], seats=[None, bot])
        paid, actions, last = play(env, info)
        for action in actions:
            while not any(pending.seat == 0 for pending in match.pending()):
                if match.act() is None:
                    match.elapse(game.next_due(match.state))
            match.submit(0, env.encoding.command(match.state, 0, action))
        while match.outcome is None:
            if match.act() is None:
                match.elapse(game.next_due(match.state))
        assert game.notation.write(match.state) == game.notation.write(env.learner.episode.state)
        assert last["reason"] == match.outcome.reason
        assert paid == (0.0 if not match.outcome.winners else 1.0 if match.outcome.winners == (0,) else -1.0)


def test_a_seed_begins_at_run_0_and_each_reset_goes_on_to_the_next() -> None:
    env = make("wuxia", "duel")
    infos = [env.reset(seed=seed)[1] for seed in (9, None, None, 9)]
    assert [(info["seed"], info["run"]) for info in infos] == [(9, 0), (9, 1), (9, 2), (9, 0)]


def test_any_run_can_be_requested() -> None:
    env = make("wuxia", "duel")
    env.reset(seed=9)
    env.reset()
    second = play(env, env.reset()[1])
    again = play(env, env.reset(seed=9, options={"run": np.int64(2)})[1])
    assert second[:2] == again[:2]


def test_without_a_seed_the_first_episode_reports_its_seed() -> None:
    seeds = {make("duel").reset()[1]["seed"] for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize("seed", [2**63, 2**64])
def test_a_seed_must_fit_in_an_array(seed: int) -> None:
    with pytest.raises(Rejected, match="the seed must be a whole number from 0 to"):
        make("duel").reset(seed=seed)


# Actions.


def test_an_illegal_action_changes_nothing_and_ends_the_episode_with_a_penalty() -> None:
    for action in (0, -1, 7):
        env = make("duel", illegal_reward=-3.0)
        before, info = env.reset(seed=1)
        assert info["action_mask"].tolist() == [0, 0, 0, 0, 0, 1, 0]
        after, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated, info["reason"]) == (-3.0, True, False, "illegal")
        assert (before == after).all()


def test_an_episode_that_is_over_must_be_reset() -> None:
    env = make("duel")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(ResetNeeded):
        env.step(5)
    env.reset()
    assert env.step(5)[2] is False


def test_the_mask_is_available_under_the_usual_name() -> None:
    env = make("duel")
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_every_step_returns_arrays_of_its_own() -> None:
    env = make("duel")
    first, info = env.reset(seed=1)
    kept = first.copy()
    second = env.step(first_legal(info))[0]
    assert (first == kept).all()
    assert not (first == second).all()


# Ends.


def test_an_episode_is_truncated_at_the_step_limit() -> None:
    env = make(LearntRace(), {"goal": 1000}, opponent=Policy(), max_steps=3)
    env.reset(seed=0)
    ends = [env.step(1)[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]
    assert env.learner.reason == "steps"


def test_a_stuck_match_is_truncated() -> None:
    env = make(Stuck(), {"goal": 1000}, opponent=Policy())
    env.reset(seed=0)
    _, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["reason"]) == (0.0, False, True, "stuck")


def test_the_winner_gets_1_and_the_loser_minus_1() -> None:
    env = make(LearntRace(), {"goal": 1}, opponent=Policy())
    for action, paid in [(0, 1.0), (1, -1.0)]:
        env.reset(seed=0)
        assert env.step(action)[1:3] == (paid, True)


def test_a_draw_has_no_reward() -> None:
    env = make("duel", {"name": "x", "mode": "classic", "maxRounds": 1})
    paid, _, info = play(env, env.reset(seed=1)[1])
    assert (paid, info["reason"]) == (0.0, "maxRounds")


def test_a_potential_rewards_the_gain_of_each_step() -> None:
    def lead(state: Any, seat: int) -> float:
        return float(state.places[seat] - state.places[1 - seat])

    env = make(LearntRace(), {"goal": 40}, opponent=Policy(), potential=lead)
    _, info = env.reset(seed=3)
    start = lead(env.learner.episode.state, 0)
    paid, _, _ = play(env, info)
    end = lead(env.learner.episode.state, 0)
    assert paid == end - start + (1.0 if end > 0 else -1.0)


# Seats and opponents.


def test_an_opponent_goes_by_name_or_is_given() -> None:
    for opponent in ("easy", "random", Duel().bots()["hard"]):
        env = make("duel", "alternate", opponent=opponent)
        assert play(env, env.reset(seed=1)[1])[2]["reason"] in ("target", "maxRounds")
    with pytest.raises(Rejected, match='duel has no agent "unknown"'):
        make("duel", opponent="unknown")


def test_the_learners_seat_must_exist_and_have_turns() -> None:
    with pytest.raises(Rejected, match="there is no seat 2: duel has 2"):
        make("duel", seat=2)
    with pytest.raises(Rejected, match="no learner had a turn"):
        make("duel", "classic", seat=1).reset(seed=0)


def test_a_match_that_ends_before_the_learners_turn_is_skipped() -> None:
    env = make(LearntRace(), {"goal": 4}, seat=1, opponent=Policy())
    runs = [env.reset(seed=0)[1]["run"], *(env.reset()[1]["run"] for _ in range(9))]
    assert runs == sorted(set(runs))
    assert runs != list(range(10))
    assert all(env.reset(seed=0, options={"run": run})[1]["run"] == run for run in runs)


def test_a_game_without_an_encoding_is_refused() -> None:
    with pytest.raises(Rejected, match="race has no encoding of this scenario for learners"):
        make(Race())


# Drawing.


def test_a_position_is_rendered_by_the_game() -> None:
    env = gymnasium.make("turnwright/Wuxia-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "第1回合" in str(env.render())
    env = gymnasium.make("turnwright/Duel-v0", render_mode="ansi", lang="en")
    env.reset(seed=1)
    env.step(5)
    assert "Round 1" in str(env.render())


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = make("duel")
    env.reset(seed=1)
    assert env.render() is None
    with pytest.raises(ValueError, match='the render mode must be None or "ansi", not "human"'):
        make("duel", render_mode="human")


@pytest.mark.parametrize("action", [1.5, "1", None, [1]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = make("duel", "alternate")
    _, info = env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is a whole number, not "):
        env.step(action)
    env.step(np.array(first_legal(info)))
    assert env.learner.steps == 1

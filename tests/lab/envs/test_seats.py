"""Environments have the seats of their scenario, and allies get the same reward."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from kernel.seat_games import Muster
from turnwright import Rejected, games
from turnwright.kernel.codec import plain
from turnwright.lab.envs import BoardEnv, TurnEnv, make, make_board, make_vector

FOUR = {"pullers": 3}
TACTICS = games.load("tactics")
# The fights of high levels take long to learn in; they are played at night.
LOW = ("goblin-ambush", "wolves-at-the-camp", "bandit-road", "ogre-bridge", "spider-nest", "bench-goblins")
ENCOUNTERS = [
    pytest.param(name, marks=[] if name in LOW else pytest.mark.nightly) for name in TACTICS.scenarios.names()
]
LONG = ("bandit-road", "crypt", "spider-nest")  # where those who do anything take their time


def encounter(name: str, players: int) -> Any:
    scenario = TACTICS.scenarios.load(name)
    return {**plain(scenario), "players": min(players, len(scenario.party))}


def any_legal(mask: Any, rng: np.random.Generator) -> int:
    return int((rng.random(len(mask)) * mask).argmax())


def play(env: BoardEnv, seed: int = 1) -> tuple[set[str], dict[str, float], set[str]]:
    """Take any legal action until all is over: who acted, what each was paid, and why it ended."""
    turns, paid, reasons = set(), dict.fromkeys(env.possible_agents, 0.0), set()
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        if terminated or truncated:
            reasons.add(info["reason"])
            env.step(None)
            continue
        turns.add(agent)
        env.step(any_legal(seen["action_mask"], rng))
    return turns, paid, reasons


def episode(env: TurnEnv, seed: int = 1) -> tuple[float, str]:
    """Take any legal action until the end: what it was paid, and why it ended."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        seen, reward, terminated, truncated, info = env.step(any_legal(info["action_mask"], rng))
        assert env.observation_space.contains(seen)
        if terminated or truncated:
            return float(reward), str(info["reason"])


# A toy.


def test_a_board_has_an_agent_for_each_seat_of_the_scenario_and_allies_get_the_same_reward() -> None:
    env = make_board(Muster(), FOUR)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    results = set()
    for seed in range(8):
        turns, paid, _ = play(env, seed)
        assert turns == set(env.possible_agents)
        assert paid["seat_1"] == paid["seat_2"] == paid["seat_3"] == -paid["seat_0"]
        results.add(paid["seat_0"])
    assert results == {1.0, -1.0}


def test_a_learner_may_take_any_seat_of_the_scenario() -> None:
    assert episode(make(Muster(), FOUR, seat=3, opponent="random"))[1] == "goal"
    with pytest.raises(Rejected, match="there is no seat 4: muster has 4"):
        make(Muster(), FOUR, seat=4)
    with pytest.raises(Rejected, match="there is no seat 3: muster has 2"):
        make(Muster(), None, seat=3)


def test_a_learner_takes_the_default_seat_unless_another_is_named() -> None:
    assert make("duel", "alternate").learner.seat == 0
    assert make(TACTICS, "bench-goblins").learner.seat == TACTICS.solo_seat == 1


def test_many_matches_at_once_have_those_seats_too() -> None:
    many = make_vector(Muster(), FOUR, 3, seat=2, opponent="random")
    _, info = many.reset(seed=1)
    for _ in range(40):
        info = many.step(info["action_mask"].argmax(1))[4]
    assert info["action_mask"].shape == (3, 2)


# Tactics.


@pytest.mark.parametrize("players", [1, 3])
def test_the_check_of_gymnasium_passes(players: int) -> None:
    scenario = encounter("goblin-ambush", players)
    check_env(gymnasium.make("turnwright/Tactics-v0", scenario=scenario, seat=players).unwrapped)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.parametrize("players", [1, 3])
def test_the_check_of_pettingzoo_passes(players: int) -> None:
    api_test(make_board(TACTICS, encounter("goblin-ambush", players)), num_cycles=60)


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("name", ENCOUNTERS)
def test_a_learner_in_the_party_plays_every_encounter_to_its_end(name: str, players: int) -> None:
    heroes = len(TACTICS.scenarios.load(name).party)
    paid, reason = episode(make(TACTICS, encounter(name, players), seat=min(players, heroes)))
    assert paid in (-1.0, 1.0)
    assert reason not in ("steps", "stuck", "illegal")


@pytest.mark.parametrize("name", ENCOUNTERS)
def test_learners_at_all_seats_play_every_encounter(name: str) -> None:
    env = make_board(TACTICS, encounter(name, 3), max_steps=100 if name in LONG else 2000)
    turns, paid, reasons = play(env)

    players = [f"seat_{seat}" for seat in range(1, 1 + min(3, len(TACTICS.scenarios.load(name).party)))]
    assert turns == {"seat_0", *players}
    assert {paid[player] for player in players} == {-paid["seat_0"]}
    assert (reasons == {"steps"}) == (name in LONG)

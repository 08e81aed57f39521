"""The heuristic of games that bring none: one command ahead."""

from __future__ import annotations

from typing import Any

import pytest

from agents.toy_games import Alone, Coin, Cups, Gate, Haystack, mirrored, play
from testing.test_conformance import nim
from turnwright import Dice, Game, Match
from turnwright.agents import GreedyAgent, RandomAgent


def choices(game: Game, tries: int = 30) -> list[Any]:
    match = Match(game, heard=False)
    options = game.options(match.state, 0)
    return [GreedyAgent().command(game, match.state, 0, options, Dice(seed)) for seed in range(tries)]


def test_the_greedy_agent_takes_an_immediate_win() -> None:
    assert set(choices(Gate())) == {"open"}


def test_the_greedy_agent_avoids_an_immediate_loss() -> None:
    class Locked(Gate):
        choices = ("iron", "bronze", "wooden")

    assert set(choices(Locked())) == {"wooden"}


def test_otherwise_the_greedy_agent_moves_at_random() -> None:
    class Lost(Gate):
        choices = ("iron", "bronze")

    assert set(choices(Lost())) == {"iron", "bronze"}


@pytest.mark.parametrize("game", [Cups(), Coin()], ids=["cups", "coin"])
def test_the_search_uses_no_hidden_information_and_no_dice_of_the_match(game: Game) -> None:
    matches = [play(game, None, [GreedyAgent()], seed) for seed in range(150)]
    share = sum(match.outcome is not None and match.outcome.winners == (0,) for match in matches) / 150
    assert abs(share - 1 / len(game.choices)) < 0.12  # type: ignore[attr-defined]


def test_the_greedy_agent_samples_thousands_of_options() -> None:
    assert all(straw >= 2500 or straw == Haystack.needle for straw in choices(Haystack(), 5))


def test_a_single_option_is_not_tried() -> None:
    match = play(Alone(), None, [GreedyAgent()])
    assert match.state.done == ["go"]


def test_the_search_beats_the_random_agent() -> None:
    assert mirrored(nim(), None, GreedyAgent(), RandomAgent(), range(60)) > 0.65

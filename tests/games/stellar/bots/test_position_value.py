"""The value of a position, and how far a search looks ahead."""

from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, RED, army, fleet, galaxy, system
from turnwright import games
from turnwright.agents import agent
from turnwright.agents.imagined_worlds import Worlds
from turnwright.games.stellar.bots.position_value import estimated
from turnwright.games.stellar.state import Condition, Objectives
from turnwright.kernel.dice import Dice
from turnwright.kernel.match import Match

STELLAR = games.load("stellar")


def test_equal_factions_are_even_and_an_empty_galaxy_too() -> None:
    state = galaxy(
        [system("a", owner=RED), system("b", 50.0, BLUE)],
        [fleet("f1", RED), fleet("f2", BLUE, 50.0)],
        [army("a1", RED, at="a-1"), army("a2", BLUE, at="b-1")],
    )
    assert estimated(state, RED) == estimated(state, BLUE) == 0.5
    assert estimated(galaxy([system()]), RED) == 0.5


def test_systems_hulls_men_and_hills_count_for_their_owner() -> None:
    systems = [system("a", owner=RED), system("b", 50.0, BLUE)]
    even = galaxy(systems)
    assert estimated(even, RED) == 0.5
    assert estimated(galaxy(systems, [fleet("f1", RED)]), RED) == pytest.approx((0.25 + 0.3) / (0.5 + 0.3))
    assert estimated(galaxy(systems, armies=[army("a1", BLUE)]), RED) == pytest.approx(0.25 / (0.5 + 0.2))
    even.objectives = Objectives([Condition("king_of_the_hill", 5, "a")])
    assert estimated(even, RED) == pytest.approx((0.25 + 0.3) / (0.5 + 0.3))
    assert estimated(galaxy([system("a", owner=RED)]), RED) == 1.0
    assert estimated(galaxy([system("a", owner=RED)]), BLUE) == 0.0


@pytest.mark.parametrize(("name", "seats"), [("sandbox", 2), ("spiral-war", 3)])
def test_a_search_looks_six_days_ahead(name: str, seats: int) -> None:
    match = Match(STELLAR, name, seed=3, seats=[agent(STELLAR, "balanced")] * seats)
    depth = STELLAR.lab.search_depth(match.state)
    assert depth == 6 * seats
    worlds = Worlds(STELLAR, match.state, 0, agent(STELLAR, "balanced"), Dice(1))
    world = worlds.world(0)
    worlds.play_on(world, depth)
    assert world.day == 6

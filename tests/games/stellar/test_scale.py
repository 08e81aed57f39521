"""Large galaxies cost as much more as they are larger: what is counted here is work, not time."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from turnwright.games.stellar.bots.planner import Planner
from turnwright.games.stellar.engine import new_galaxy
from turnwright.games.stellar.map.index import NOWHERE, Marks, Space, distance
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import context_of
from turnwright.games.stellar.rules.visibility import Territory
from turnwright.games.stellar.state import AIState, GalaxyState
from turnwright.kernel.dice import Dice


def galaxy(systems: int, fleets: int, ships: int = 3) -> GalaxyState:
    """Two AIs with half of a galaxy each, as dense as the sandbox, and their fleets spread over it."""
    world = {
        "shape": "scattered",
        "systems": systems,
        "radius": 17.0 * sqrt(systems),
        "spacing": 8,
        "realm": systems // 2 - 1,
    }
    fleet = {"ships": {"frigate": ships - 1, "troop_transport": 1}, "armies": 1, "copies": fleets // 2}
    sides = [{"id": name, "name": name, "color": "#123456"} for name in ("blue", "red")]
    values: dict[str, Any] = {"name": "vast", "world": world, "factions": sides, "fleets": [fleet]}
    return new_galaxy(values, 1, {"blue": "aggressive", "red": "balanced"})


def compared(state: GalaxyState, days: int) -> float:
    """How many points the map compared in a day on average, in some days."""
    space: Space = state.arena.space
    before = space.looked
    for _ in range(days):
        state = run_turn(state)
    return (space.looked - before) / days


def planned(state: GalaxyState) -> int:
    """How many points the AIs compared to plan one turn."""
    total = 0
    for faction in state.factions:
        memory = state.ai_states.get(faction.id, AIState())
        planner = Planner(state, faction.id, memory, context_of(state), Territory(state))
        planner.think()
        spaces = (planner.idle, planner.own.space, planner.targets.space, planner.foes.space)
        total += sum(space.looked for space in spaces)
    return total


def test_four_times_the_galaxy_asks_the_map_four_times_as_much() -> None:
    small, large = compared(galaxy(100, 200), 3), compared(galaxy(400, 800), 3)

    assert small > 200
    assert 3 * small < large < 5 * small


def test_four_times_the_fleets_ask_the_map_four_times_as_much() -> None:
    small, large = compared(galaxy(100, 100), 3), compared(galaxy(100, 400), 3)

    assert large < 6 * small


def test_ships_cause_no_map_lookups() -> None:
    assert compared(galaxy(100, 100, ships=2), 1) == compared(galaxy(100, 100, ships=8), 1)


def test_planning_a_larger_galaxy_takes_no_more_for_each_fleet() -> None:
    small, large = planned(galaxy(200, 400)), planned(galaxy(800, 1600))

    assert small > 400
    assert large < 5 * small


# The index itself


def scattered(count: int, seed: int) -> list[tuple[float, float, float]]:
    dice = Dice(seed, "points")
    return [(dice.unit() * 200 - 100, dice.unit() * 200 - 100, dice.unit() * 20 - 10) for _ in range(count)]


@pytest.mark.parametrize("cell", [3.0, 14.0, 500.0])
def test_the_index_finds_what_a_look_at_all_points_finds(cell: float) -> None:
    points, space = scattered(120, 1), Space(cell)
    for point in points:
        space.add(*point)
    for limit, at in zip((0.0, 5.0, 30.0, 400.0), scattered(4, 2), strict=True):
        gaps = [distance(*at, *point) for point in points]
        near = [number for number, gap in enumerate(gaps) if gap <= limit]
        best = min(near, key=lambda number: (gaps[number], number), default=NOWHERE)
        assert sorted(space.near(*at, limit)) == near
        assert space.has_near(*at, limit) == bool(near)
        assert space.nearest(*at, limit) == space.closest(*at, limit) == best


def test_of_two_points_as_near_the_lower_number_counts() -> None:
    space = Space(10.0)
    for x in (4.0, -4.0, 4.0):
        space.add(x, 0.0, 0.0)

    assert space.nearest(0.0, 0.0, 0.0, 4.0) == 0
    space.remove(0)
    assert space.nearest(0.0, 0.0, 0.0, 4.0) == 1


def test_a_removed_point_is_not_found_again() -> None:
    space = Space(10.0)
    for x in (5.0, 0.0):
        space.add(x, 0.0, 0.0)
    marks = Marks(space, 10.0, 60.0)
    marks.add(1)
    marks.add(0)

    assert marks.around(0.0, 0.0, 0.0, 6.0) == [0, 1]
    marks.remove(1)
    marks.remove(1)
    assert (marks.has(1), marks.around(0.0, 0.0, 0.0, 6.0)) == (False, [0])


def test_only_marked_points_are_found() -> None:
    points, space = scattered(120, 3), Space(14.0)
    for point in points:
        space.add(*point)
    marks = Marks(space, 30.0, 60.0)
    for number in range(0, 120, 5):
        marks.add(number)
    for limit, at in zip((5.0, 30.0, 100.0, 400.0), scattered(4, 4), strict=True):
        gaps = {number: distance(*at, *points[number]) for number in range(0, 120, 5)}
        near = [number for number, gap in gaps.items() if gap <= limit]
        assert marks.around(*at, limit) == near
        assert marks.closest(*at, limit) == min(near, key=lambda one: (gaps[one], one), default=NOWHERE)
        assert not (marks.surely_none_within(*at, limit) and near)


def test_without_a_mark_nothing_is_looked_at() -> None:
    space = Space(14.0)
    for point in scattered(50, 5):
        space.add(*point)
    marks = Marks(space, 30.0, 60.0)
    marks.add(3)
    marks.remove(3)
    marks.remove(3)

    assert (marks.count, marks.has(3), marks.surely_none_within(0.0, 0.0, 0.0, 1000.0)) == (0, False, True)
    assert marks.closest(0.0, 0.0, 0.0, 1000.0) == NOWHERE
    assert marks.space.looked == 0

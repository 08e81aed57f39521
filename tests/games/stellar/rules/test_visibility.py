from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, GREEN, RED, army, fleet, galaxy, system
from turnwright.games.stellar.rules.visibility import Territory, knows_army, visibility_of
from turnwright.games.stellar.state import DEPLOYED, IN_TRANSIT, Fleet, StarSystem


def sees(systems: list[StarSystem], *fleets: Fleet) -> bool:
    """Whether red sees the last of these fleets."""
    state = galaxy(systems, fleets)
    return visibility_of(state, RED).sees(state.fleets[-1])


def test_a_faction_sees_its_own_objects() -> None:
    assert sees([], fleet("f1", RED))


@pytest.mark.parametrize(("gap", "seen"), [(15.0, True), (15.01, False)])
def test_a_faction_sees_within_15_of_its_fleets(gap: float, seen: bool) -> None:
    assert sees([], fleet("f1", RED), fleet("f2", BLUE, gap)) == seen


def test_a_fleet_without_ships_sees_nothing() -> None:
    assert not sees([], fleet("f1", RED, ships=[]), fleet("f2", BLUE, 1.0))


@pytest.mark.parametrize(("gap", "seen"), [(5.0, True), (5.01, False)])
def test_a_faction_sees_within_5_of_an_observed_system(gap: float, seen: bool) -> None:
    # The system is 15 away from red's fleet and so is observed; what is behind it is further off.
    assert sees([system("s1", 15.0)], fleet("f1", RED), fleet("f2", BLUE, 15.0 + gap)) == seen


def test_any_observed_system_will_do_not_only_the_nearest() -> None:
    systems = [system("s1", 15.0), system("s2", 21.0)]
    assert sees(systems, fleet("f1", RED), fleet("f2", BLUE, 19.0))


@pytest.mark.parametrize(("gap", "seen"), [(28.0, True), (28.01, False)])
def test_a_faction_sees_its_own_territory(gap: float, seen: bool) -> None:
    assert sees([system("s1", owner=RED)], fleet("f2", BLUE, gap)) == seen


@pytest.mark.parametrize("start", range(-60, 60, 5))
def test_territory_is_seen_across_the_cells_of_the_index(start: float) -> None:
    assert sees([system("s1", start, owner=RED)], fleet("f2", BLUE, start + 28.0))
    assert not sees([system("s1", start, owner=RED)], fleet("f2", BLUE, start + 28.01))


def test_without_fog_everything_is_seen() -> None:
    state = galaxy([system()], [fleet("f1", BLUE, 500.0)])
    state.rules.fog_of_war = False
    assert visibility_of(state, RED).sees(state.fleets[0])
    assert visibility_of(state, RED).observes(0)


@pytest.mark.parametrize(
    ("x", "owner"),
    [(0.0, RED), (10.0, RED), (19.99, RED), (20.0, ""), (20.01, BLUE), (68.0, BLUE), (68.01, "")],
)
def test_territory_belongs_to_the_nearest_owned_system_within_28(x: float, owner: str) -> None:
    state = galaxy([system("s1", 0.0, RED), system("s2", 40.0, BLUE), system("s3", 21.0)])
    assert Territory(state).owner(x, 0.0, 0.0) == owner


def test_a_fleet_halfway_between_two_systems_of_one_owner_is_in_their_space() -> None:
    state = galaxy([system("s1", 0.0, RED), system("s2", 40.0, RED)])
    assert Territory(state).owner(20.0, 0.0, 0.0) == RED


def test_a_nearer_third_faction_decides_a_tie() -> None:
    state = galaxy([system("s1", 0.0, RED), system("s2", 40.0, BLUE), system("s3", 20.0, GREEN)])
    assert Territory(state).owner(20.0, 0.0, 0.0) == GREEN


@pytest.mark.parametrize(("state_of_army", "known"), [(DEPLOYED, True), (IN_TRANSIT, False)])
def test_a_foreign_army_is_known_where_it_stands_and_not_in_transit(state_of_army: str, known: bool) -> None:
    state = galaxy([system(owner=RED)], armies=[army("a1", BLUE)])
    state.armies[0].state = state_of_army
    assert knows_army(state, state.armies[0], RED, visibility_of(state, RED)) == known

from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, GREEN, RED, army, fleet, galaxy, ship, system, turn
from turnwright.games.stellar.rules.phases.bombardment import (
    phase_orbital_bombardment,
    resolve_orbital_bombardment,
)
from turnwright.games.stellar.state import COMBAT, IN_TRANSIT, MORALE, MOVING, Fleet, GalaxyState, Planet
from turnwright.kernel import codec


def strengths(state: GalaxyState) -> list[int]:
    return [int(one.strength) for one in state.armies]


def bombers(count: int) -> Fleet:
    return fleet("f1", RED, ships=[ship(f"b{at:03d}") for at in range(count)])


@pytest.mark.parametrize(
    ("ships", "strength", "morale"), [(1, 11_964, 0.995), (10, 11_640, 0.95), (100, 9600, 0.70)]
)
def test_bombardment_takes_strength_and_morale_by_the_ship(ships: int, strength: int, morale: float) -> None:
    state = galaxy([system(owner=BLUE)], [bombers(ships)], [army("a1", BLUE, 12_000)])
    after = phase_orbital_bombardment(state, turn())
    assert strengths(after) == [strength]
    assert after.armies[0].morale / MORALE == morale
    assert [(log.day, log.type, log.to) for log in after.logs] == [(1, "combat", [RED, BLUE])]


def test_bombardment_never_takes_an_army_below_its_threshold() -> None:
    victim = army("a1", BLUE, 2300, most=10_000)
    assert strengths(phase_orbital_bombardment(galaxy([system()], [bombers(100)], [victim]), turn())) == [
        2001
    ]


def test_bombardment_leaves_an_army_at_its_threshold_alone_and_says_nothing() -> None:
    victim = army("a1", BLUE, 2000, most=10_000)
    victim.morale = MORALE // 4
    after = phase_orbital_bombardment(galaxy([system()], [bombers(100)], [victim]), turn())
    assert (after.armies, after.logs) == ([victim], [])


def test_bombardment_leaves_a_quarter_of_the_morale() -> None:
    victim = army("a1", BLUE, 12_000)
    victim.morale = 300_000
    after = phase_orbital_bombardment(galaxy([system()], [bombers(100)], [victim]), turn())
    assert after.armies[0].morale / MORALE == 0.25


def test_bombs_raise_no_morale_that_is_below_a_quarter_already() -> None:
    victim = army("a1", BLUE, 12_000)
    victim.morale = 200_000
    after = phase_orbital_bombardment(galaxy([system()], [bombers(1)], [victim]), turn())
    assert (strengths(after), after.armies[0].morale) == ([11_964], 200_000)


def test_bombardment_is_split_in_proportion_and_the_last_id_takes_the_rest() -> None:
    victims = [army("a1", BLUE, 10_000), army("a2", BLUE, 20_000), army("a3", GREEN, 30_500)]
    after = phase_orbital_bombardment(galaxy([system()], [bombers(1)], victims), turn())
    # 0.3 % of 60 500 is 181: 29.9, 59.8 and what is left.
    assert strengths(after) == [10_000 - 29, 20_000 - 59, 30_500 - 93]


@pytest.mark.parametrize(("other", "bombed"), [(4.0, False), (9.0, False), (9.01, True)])
def test_no_faction_bombs_with_another_faction_within_nine(other: float, bombed: bool) -> None:
    state = galaxy([system()], [fleet("f1", RED), fleet("f2", GREEN, other)], [army("a1", BLUE)])
    assert (strengths(phase_orbital_bombardment(state, turn())) != [10_000]) == bombed


def test_a_fleet_at_the_next_star_within_nine_is_present_too() -> None:
    state = galaxy(
        [system(), system("s2", 8.0)], [fleet("f1", RED), fleet("f2", GREEN, 8.0)], [army("a1", BLUE)]
    )
    assert strengths(phase_orbital_bombardment(state, turn())) == [10_000]


@pytest.mark.parametrize("state_of_fleet", [MOVING, COMBAT])
def test_only_fleets_in_orbit_bomb(state_of_fleet: str) -> None:
    state = galaxy([system()], [fleet("f1", RED)], [army("a1", BLUE)])
    state.fleets[0].state = state_of_fleet
    assert strengths(phase_orbital_bombardment(state, turn())) == [10_000]


def test_transports_do_not_bomb() -> None:
    state = galaxy([system()], [fleet("f1", RED, ships="troop_transport")], [army("a1", BLUE)])
    after = phase_orbital_bombardment(state, turn())
    assert (strengths(after), after.logs) == ([10_000], [])


def test_own_armies_and_those_that_are_not_deployed_are_spared() -> None:
    moving = army("a2", BLUE)
    moving.state = IN_TRANSIT
    state = galaxy(
        [system()], [fleet("f1", RED)], [army("a1", RED), moving, army("a3", BLUE, at="elsewhere")]
    )
    after = phase_orbital_bombardment(state, turn())
    assert (strengths(after), after.logs) == ([10_000] * 3, [])


def test_armies_without_men_break_nothing() -> None:
    state = galaxy([system()], [bombers(3)], [army("a1", BLUE, most=10_000), army("a2", BLUE, most=10_000)])
    for one in state.armies:
        one.strength = 0
    assert strengths(phase_orbital_bombardment(state, turn())) == [0, 0]


def test_armies_as_large_as_a_save_allows_are_bombed_by_the_same_rule() -> None:
    armies = [army(f"a{at:03d}", BLUE, 1_000_000_000) for at in range(100)]
    after = phase_orbital_bombardment(galaxy([system()], [bombers(100)], armies), turn())
    assert strengths(after) == [800_000_000] * 100
    assert after.logs[0].args["lost"] == "20000000000"


def test_bombs_leave_the_state_that_is_given_alone() -> None:
    state = galaxy([system(owner=BLUE)], [bombers(10)], [army("a1", BLUE, 12_000)])
    before, ctx = codec.encode(state), turn()
    after = resolve_orbital_bombardment(state, ctx)
    assert codec.encode(state) == before
    assert (strengths(after), len(after.logs)) == ([11_640], 1)
    assert codec.encode(resolve_orbital_bombardment(state, ctx)) == codec.encode(after)


def test_the_remainder_follows_the_ids_of_the_armies_and_not_their_planets() -> None:
    # 6 % of 2003 men are 120: 59.97 for a1, and what is left for a2.
    planets = [Planet("p1", owner=BLUE), Planet("p2", owner=BLUE)]
    armies = [army("a1", BLUE, 1001, at="p2"), army("a2", BLUE, 1002, at="p1")]
    ships = [ship(f"x{number:02d}", "frigate") for number in range(20)]
    state = galaxy([system(owner=BLUE, planets=planets)], [fleet("f1", RED, ships=ships)], armies)
    assert strengths(phase_orbital_bombardment(state, turn())) == [1001 - 59, 1002 - 61]


def test_a_bombardment_is_reported_even_if_the_last_army_has_nothing_to_lose() -> None:
    spent = army("a2", BLUE, 2000, most=10_000)
    spent.morale = MORALE // 4
    after = phase_orbital_bombardment(galaxy([system()], [bombers(1)], [army("a1", BLUE), spent]), turn())
    # 0.3 % of 12 000 men are 36, of which a1 has 30.
    assert (strengths(after), [log.args["lost"] for log in after.logs]) == ([9970, 2000], ["30"])


def test_the_last_army_by_id_takes_the_remainder_of_the_bombs() -> None:
    # 20 ships take 6 % of 3004 men, that is 180: 59.98, 59.98 and 60.04, rounded down but for the last.
    armies = [army("a1", BLUE, 1001), army("a2", BLUE, 1001), army("a3", BLUE, 1002)]
    ships = [ship(f"x{number:02d}", "frigate") for number in range(20)]
    after = phase_orbital_bombardment(
        galaxy([system(owner=BLUE)], [fleet("f1", RED, ships=ships)], armies), turn()
    )
    assert [int(one.strength) for one in after.armies] == [1001 - 59, 1001 - 59, 1002 - 62]

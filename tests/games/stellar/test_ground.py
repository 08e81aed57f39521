from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, GREEN, RED, army, fleet, galaxy, ship, system, turn
from turnwright.games.stellar import content
from turnwright.games.stellar.bombardment import phase_orbital_bombardment
from turnwright.games.stellar.ground import phase_ground, resolve_ground_conflict
from turnwright.games.stellar.state import MORALE, GalaxyState, Planet


def strengths(state: GalaxyState) -> list[int]:
    return [int(one.strength) for one in state.armies]


@pytest.mark.parametrize(
    ("ships", "strength", "morale"), [(1, 11_964, 0.995), (10, 11_640, 0.95), (100, 9600, 0.70)]
)
def test_bombardment_takes_strength_and_morale_by_the_ship(ships: int, strength: int, morale: float) -> None:
    bombers = fleet("f1", RED, ships=[ship(f"b{at:03d}") for at in range(ships)])
    after = phase_orbital_bombardment(
        galaxy([system(owner=BLUE)], [bombers], [army("a1", BLUE, 12_000)]), turn()
    )
    assert strengths(after) == [strength]
    assert after.armies[0].morale / MORALE == morale
    assert [log.day for log in after.logs] == [1]


def test_bombardment_never_takes_an_army_below_its_threshold() -> None:
    bombers = fleet("f1", RED, ships=[ship(f"b{at:03d}") for at in range(100)])
    victim = army("a1", BLUE, 2300, most=10_000)
    assert strengths(phase_orbital_bombardment(galaxy([system()], [bombers], [victim]), turn())) == [2001]


def test_bombardment_is_split_in_proportion_and_the_last_id_takes_the_rest() -> None:
    bombers = fleet("f1", RED, ships=[ship("b1")])
    victims = [army("a1", BLUE, 10_001), army("a2", BLUE, 10_001), army("a3", GREEN, 10_001)]
    after = phase_orbital_bombardment(galaxy([system()], [bombers], victims), turn())
    # 0.3 % of 30 003 is 90.
    assert [10_001 - left for left in strengths(after)] == [30, 30, 30]


@pytest.mark.parametrize("other", [4.0, 9.0])
def test_nobody_bombs_with_another_faction_within_nine(other: float) -> None:
    state = galaxy([system()], [fleet("f1", RED), fleet("f2", GREEN, other)], [army("a1", BLUE)])
    assert strengths(phase_orbital_bombardment(state, turn())) == [10_000]


def test_transports_do_not_bomb() -> None:
    state = galaxy([system()], [fleet("f1", RED, ships="troop_transport")], [army("a1", BLUE)])
    after = phase_orbital_bombardment(state, turn())
    assert strengths(after) == [10_000]
    assert after.logs == []


def test_two_equal_armies_lose_a_third_and_a_fifth_of_their_morale() -> None:
    state = galaxy([system(owner=RED)], armies=[army("a1", RED), army("a2", BLUE)])
    after = phase_ground(state, turn())
    assert strengths(after) == [6500, 6500]
    assert [one.morale / MORALE for one in after.armies] == [0.79, 0.79]


def test_the_stronger_side_loses_less() -> None:
    state = galaxy([system(owner=RED)], armies=[army("a1", RED, 20_000), army("a2", BLUE)])
    assert strengths(phase_ground(state, turn())) == [13_334, 6500]


def test_on_neutral_ground_all_fight_all() -> None:
    armies = [army("a1", RED, 6000), army("a2", BLUE, 4000), army("a3", GREEN, 2000)]
    assert strengths(phase_ground(galaxy([system()], armies=armies), turn())) == [3900, 2600, 1300]


def test_a_floor_is_taken_of_whole_numbers() -> None:
    armies = [army("a1", RED, 2600), army("a2", BLUE, 100_000)]
    clash = resolve_ground_conflict(Planet("p", owner=BLUE), armies, content.measures())
    assert clash.lost[RED] == 910


def test_attackers_of_an_owner_fight_as_one_and_share_their_loss_by_strength() -> None:
    armies = [army("a1", RED, 12_000), army("a2", BLUE, 6000), army("a3", GREEN, 6000)]
    after = phase_ground(galaxy([system(owner=RED)], armies=armies), turn())
    # 12 000 against 12 000: each side would lose half, and loses 35 %.
    assert strengths(after) == [7800, 3900, 3900]


def test_an_army_at_its_threshold_is_destroyed() -> None:
    armies = [army("a1", RED, 50_000), army("a2", BLUE, 3000, most=10_000)]
    after = phase_ground(galaxy([system(owner=RED)], armies=armies), turn())
    assert [one.id for one in after.armies] == ["a1"]
    assert "army-destroyed" in [log.about for log in after.logs]


def test_a_planet_is_captured_by_the_one_side_that_is_left() -> None:
    after = phase_ground(galaxy([system(owner=BLUE)], armies=[army("a1", RED)]), turn(4))
    held = after.systems[0]
    assert (held.owner, held.planets[0].owner, held.color, held.owner_since_day) == (RED, RED, "#red", 4)
    (letter,) = after.messages
    assert (letter.type, letter.payload["from"], letter.payload["to"]) == ("PLANET_CONQUERED", BLUE, RED)


def test_a_planet_is_not_captured_under_a_contested_orbit() -> None:
    fleets = [fleet("f1", RED, 1.0), fleet("f2", BLUE, 5.0)]
    after = phase_ground(galaxy([system(owner=BLUE)], fleets, [army("a1", RED)]), turn())
    assert after.systems[0].planets[0].owner == BLUE


def test_a_system_changes_hands_with_the_last_of_its_occupied_solid_planets() -> None:
    planets = [
        Planet("p1", owner=BLUE),
        Planet("p2", owner=BLUE),
        Planet("p3"),
        Planet("p4", kind="gas_giant"),
    ]
    state = galaxy([system(owner=BLUE, planets=planets)], armies=[army("a1", RED, at="p1")])
    after = phase_ground(state, turn())
    assert [planet.owner for planet in after.systems[0].planets] == [RED, BLUE, "", ""]
    assert after.systems[0].owner == BLUE
    after.armies.append(army("a2", RED, at="p2"))
    assert phase_ground(after, turn(2)).systems[0].owner == RED

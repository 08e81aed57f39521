from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, RED, fleet, galaxy, ship, system
from turnwright.games.stellar.rules.phases.supply import supply
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.state import COMBAT, MOVING, GalaxyState, Ship


def worn(name: str = "x", type: str = "cruiser") -> Ship:
    return ship(name, type, hp=1, fuel=0, missiles=0, torpedoes=0, interceptors=0)


def first(state: GalaxyState) -> Ship:
    return state.fleets[0].ships[0]


def test_a_fleet_at_a_system_of_its_own_regains_a_tenth_of_everything() -> None:
    one = first(supply(galaxy([system(owner=RED)], [fleet("f1", RED, 5.0, [worn()])])))
    # A tenth of 1200 hp, 3000 fuel, 12 missiles, 4 torpedoes and 12 interceptors, rounded up.
    assert (one.hp, one.fuel) == (121, 30_000)
    assert (one.missiles, one.torpedoes, one.interceptors) == (2, 1, 2)


def test_no_fleet_regains_more_than_its_maximum() -> None:
    state = galaxy([system(owner=RED)], [fleet("f1", RED, ships=[worn()])])
    for _ in range(11):
        state = supply(state)
    assert first(state) == ship("x")


@pytest.mark.parametrize("why", ["another's system", "too far", "under way", "in a battle", "switched off"])
def test_no_other_fleet_regains_anything(why: str) -> None:
    state = galaxy(
        [system(owner=BLUE if why == "another's system" else RED)], [fleet("f1", RED, ships=[worn()])]
    )
    state.fleets[0].x = 5.01 if why == "too far" else 0.0
    state.fleets[0].state = {"under way": MOVING, "in a battle": COMBAT}.get(why, "ORBIT")
    state.rules.resupply = why != "switched off"
    assert first(supply(state)) == worn()


def test_supply_comes_at_the_end_of_a_turn() -> None:
    state = galaxy([system(owner=RED)], [fleet("f1", RED, ships=[worn()])])
    assert first(run_turn(state)).hp == 121


def test_a_tanker_gives_four_hundred_a_turn_to_its_fleet_by_id() -> None:
    ships = [worn("a"), worn("b"), ship("t", "tanker")]
    ships[0].fuel = 300_000 - 30_000
    after = supply(galaxy([system()], [fleet("f1", RED, ships=ships)]))
    assert [one.fuel for one in after.fleets[0].ships] == [300_000, 10_000, 1_200_000 - 40_000]


def test_a_tanker_keeps_a_tenth_of_its_tank() -> None:
    for held, given in [(130_000, 10_000), (120_000, 0), (50_000, 0)]:
        ships = [worn("a"), ship("t", "tanker", fuel=held)]
        after = supply(galaxy([system()], [fleet("f1", RED, ships=ships)]))
        assert [one.fuel for one in after.fleets[0].ships] == [given, held - given]


def test_a_tanker_does_not_fill_another_tanker() -> None:
    ships = [ship("t1", "tanker", fuel=0), ship("t2", "tanker")]
    assert first(supply(galaxy([system()], [fleet("f1", RED, ships=ships)]))).fuel == 0


@pytest.mark.parametrize(("resource", "fuel"), [("gas", 50_000), ("none", 0)])
def test_an_extractor_draws_five_hundred_a_turn_at_gas(resource: str, fuel: int) -> None:
    state = galaxy([system()], [fleet("f1", RED, ships=[worn("x", "extractor")])])
    state.systems[0].resource = resource
    assert first(supply(state)).fuel == fuel


@pytest.mark.parametrize("kind", ["tanker", "extractor"])
def test_tankers_and_extractors_rest_without_resupply(kind: str) -> None:
    ships = [worn("a"), ship("t", kind, fuel=400_000)]
    state = galaxy([system(owner=RED)], [fleet("f1", RED, ships=ships)])
    state.systems[0].resource = "gas"
    assert supply(state).fleets[0].ships != ships
    state.rules.resupply = False
    assert supply(state).fleets[0].ships == ships


@pytest.mark.parametrize("lacking", ["hp", "fuel", "missiles", "torpedoes", "interceptors"])
def test_a_fleet_that_lacks_one_thing_alone_regains_it(lacking: str) -> None:
    one = ship("x", **{lacking: 0})
    after = first(supply(galaxy([system(owner=RED)], [fleet("f1", RED, ships=[one])])))
    assert getattr(after, lacking) > 0

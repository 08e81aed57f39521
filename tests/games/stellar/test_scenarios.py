"""The scenarios that come with the game, and the worlds that the dice draw."""

from __future__ import annotations

from itertools import combinations
from typing import Any, get_args

import msgspec
import pytest

from turnwright.games.stellar import Stellar, new_galaxy
from turnwright.games.stellar.content import galaxies, load_scenario, scenario_names
from turnwright.games.stellar.content.schema import Goal, RulesEntry, Shape
from turnwright.games.stellar.map.index import distance
from turnwright.games.stellar.state import GAS, SOLID, GalaxyState, StarSystem
from turnwright.kernel.errors import ContentError
from turnwright.kernel.match import Match

STELLAR = Stellar()
SHAPES = get_args(Shape)
DRAWN = [name for name in scenario_names() if load_scenario(name).world is not None]

TWO: dict[str, Any] = {
    "name": "Two",
    "world": {"shape": "ring", "systems": 12, "radius": 40, "realm": 4},
    "factions": [
        {"id": "blue", "name": "Blue", "color": "#3b82f6"},
        {"id": "red", "name": "Red", "color": "#ef4444"},
    ],
    "fleets": [{"ships": {"frigate": 2, "troop_transport": 1}, "armies": 1}],
}
STAR: dict[str, Any] = {
    "id": "star",
    "name": "A star",
    "position": [0, 0, 0],
    "planets": [{"id": "star-1", "name": "One"}],
}


def world(**fields: Any) -> dict[str, Any]:
    return {**TWO, "world": {**TWO["world"], **fields}}


def gap(one: StarSystem, other: StarSystem) -> float:
    return distance(one.x, one.y, one.z, other.x, other.y, other.z)


def nearest_gap(state: GalaxyState) -> float:
    return min(gap(one, other) for one, other in combinations(state.systems, 2))


# What comes with the game.


def test_the_sandbox_comes_first() -> None:
    assert scenario_names()[0] == "sandbox"


def test_every_shape_goal_and_rule_is_used_by_a_scenario() -> None:
    loaded = [load_scenario(name) for name in scenario_names()]
    assert {one.world.shape for one in loaded if one.world is not None} == set(SHAPES)
    assert {goal.kind for one in loaded for goal in one.objectives.conditions} == set(get_args(Goal))
    usual = msgspec.structs.asdict(RulesEntry())
    changed = {
        rule
        for one in loaded
        for rule, value in msgspec.structs.asdict(one.rules).items()
        if value != usual[rule]
    }
    assert changed == set(usual)


@pytest.mark.long
@pytest.mark.parametrize("name", scenario_names())
def test_a_scenario_is_played_to_its_end_by_bots(name: str) -> None:
    bots = [STELLAR.bots()["balanced"] for _ in STELLAR.seats_for(load_scenario(name))]
    match = Match(STELLAR, name, seed=3, seats=list(bots))
    while match.outcome is None:
        match.act()
    assert match.state.day <= match.state.objectives.max_turns


@pytest.mark.nightly
@pytest.mark.parametrize("name", [name for name in scenario_names() if name not in ("battle", "hot-seat")])
def test_every_faction_can_win_its_scenario(name: str) -> None:
    seats = STELLAR.seats_for(load_scenario(name))
    winners = set()
    for seed in range(30):
        match = Match(STELLAR, name, seed=seed, seats=[STELLAR.bots()["balanced"] for _ in seats])
        while match.outcome is None:
            match.act()
        winners.add(match.state.winner_faction_id)
    assert set(seats) <= winners


def test_without_ais_the_bots_move_no_fleet() -> None:
    match = Match(STELLAR, "hot-seat", seed=1, seats=[STELLAR.bots()["balanced"]] * 2)
    while match.outcome is None:
        match.act()
    assert match.outcome.reason == "max_turns"
    assert match.outcome.winners == ()


def test_without_a_fight_no_battle_is_recorded() -> None:
    match = Match(STELLAR, "land-rush", seed=1, seats=[STELLAR.bots()["aggressive"]] * 2)
    while match.outcome is None:
        match.act()
        assert match.state.battles == []


# Worlds that are drawn.


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("seed", range(3))
def test_stars_of_a_drawn_world_keep_their_distance(name: str, seed: int) -> None:
    drawn = load_scenario(name).world
    assert drawn is not None
    assert nearest_gap(new_galaxy(name, seed)) >= drawn.spacing


@pytest.mark.parametrize("shape", SHAPES)
def test_a_world_that_is_too_small_grows_until_all_have_room(shape: str) -> None:
    state = new_galaxy(world(shape=shape, systems=60, radius=5, spacing=6))
    assert len(state.systems) == 60
    assert nearest_gap(state) >= 6


@pytest.mark.parametrize("shape", SHAPES)
def test_each_faction_begins_with_its_homeworld_and_the_four_nearest_systems(shape: str) -> None:
    state = new_galaxy(world(shape=shape, systems=40, radius=90), seed=2)
    homes = {system.owner: system for system in state.systems if system.homeworld}
    assert set(homes) == {"blue", "red"}
    for faction, home in homes.items():
        realm = [system for system in state.systems if system.owner == faction]
        others = [system for system in state.systems if system.owner == ""]
        assert len(realm) == 5
        farthest = max(gap(home, system) for system in realm)
        assert all(gap(home, system) >= farthest for system in others)


def test_every_system_of_a_realm_has_a_garrison() -> None:
    state = new_galaxy(world(garrison=12_000), seed=2)
    held = {planet.id: planet for system in state.systems if system.owner for planet in system.planets}
    garrisons = [army for army in state.armies if army.container in held]
    assert len(garrisons) == 10
    assert {int(army.strength) for army in garrisons} == {12_000}
    assert all(held[army.container].kind == SOLID for army in garrisons)
    assert all(held[army.container].owner == army.faction for army in garrisons)


def test_a_ring_galaxy_has_no_stars_in_the_middle() -> None:
    state = new_galaxy(world(shape="ring", systems=30, radius=100))
    assert min(distance(one.x, one.y, one.z, 0.0, 0.0, 0.0) for one in state.systems) >= 70


def test_all_or_none_of_the_stars_have_gas_as_the_scenario_says() -> None:
    assert {one.resource for one in new_galaxy(world(gas=1.0)).systems} == {GAS}
    assert {one.resource for one in new_galaxy(world(gas=0.0)).systems} == {"none"}


def test_no_two_stars_have_the_same_name_and_planets_are_called_after_theirs() -> None:
    state = new_galaxy(world(systems=2000, radius=900), seed=1)
    assert len({system.name for system in state.systems}) == 2000
    assert all(
        planet.name.startswith(f"{system.name} ") for system in state.systems for planet in system.planets
    )


def test_the_system_of_the_battle_has_a_name_that_reads_the_same_in_every_language() -> None:
    system = new_galaxy("battle", seed=1).systems[0]
    assert (system.name, system.id) == ("Taloris", "taloris")


def test_the_same_seed_draws_the_same_world_and_another_seed_another() -> None:
    one, same, other = (new_galaxy("sandbox", seed).systems for seed in (4, 4, 5))
    assert one == same
    assert one != other


def test_a_world_is_drawn_around_the_systems_that_are_written_down() -> None:
    state = new_galaxy({**TWO, "systems": [STAR]}, seed=3)
    assert len(state.systems) == 13
    star = next(system for system in state.systems if system.id == "star")
    assert (star.name, star.owner, star.homeworld) == ("A star", "", False)
    assert nearest_gap(state) >= 5


def test_of_three_homeworlds_each_moves_once_more_as_far_as_possible_from_the_others() -> None:
    # "a" is chosen first, as the farthest from the middle; "d" is farther from the two others.
    places = {"a": (0.0, 10.0), "b": (0.0, -9.9), "c": (9.0, 0.0), "d": (-3.0, 9.5)}
    stars = [StarSystem(name, x=x, y=y) for name, (x, y) in places.items()]
    assert [one.id for one in galaxies._homes(stars, 2)] == ["a", "b"]
    assert [one.id for one in galaxies._homes(stars, 3)] == ["d", "b", "c"]


def test_neither_faction_always_gets_the_outermost_homeworld() -> None:
    # The first homeworld that is chosen is the system farthest from the middle.
    owners = set()
    for seed in range(12):
        state = new_galaxy(TWO, seed)
        homes = [one for one in state.systems if one.homeworld]
        owners.add(max(homes, key=lambda one: distance(one.x, one.y, one.z, 0.0, 0.0, 0.0)).owner)
    assert owners == {"blue", "red"}


# Fleets.


def test_a_fleet_has_the_name_it_was_given_or_that_of_its_faction_and_a_number() -> None:
    fleets = [{"name": "Vanguard", "ships": {"frigate": 1}}, {"ships": {"frigate": 1}, "copies": 2}]
    state = new_galaxy({**TWO, "fleets": fleets})
    assert [one.name for one in state.fleets if one.faction == "blue"] == ["Vanguard", "Blue 2", "Blue 3"]


def test_a_fleet_without_a_place_begins_at_the_homeworld_even_if_another_system_comes_first() -> None:
    stars = [
        {
            **STAR,
            "id": name,
            "position": [at * 20, 0, 0],
            "planets": [],
            "owner": "blue",
            "homeworld": at == 1,
        }
        for at, name in enumerate(("a", "b", "c"))
    ]
    alone = {"name": "Alone", "systems": stars, "factions": TWO["factions"][:1]}
    state = new_galaxy({**alone, "fleets": [{"ships": {"frigate": 1}}]})
    assert [one.x for one in state.fleets] == [20.0]


def test_several_copies_of_a_fleet_are_spread_over_the_systems_of_their_faction() -> None:
    state = new_galaxy({**TWO, "fleets": [{"ships": {"frigate": 1}, "copies": 5}]})
    places = {(one.x, one.y) for one in state.fleets if one.faction == "red"}
    assert len(places) == 5


def test_armies_on_board_are_in_the_ships_that_carry_them() -> None:
    state = new_galaxy(TWO)
    ships = {ship.army: ship.id for fleet in state.fleets for ship in fleet.ships if ship.army}
    embarked = {army.id: army.container for army in state.armies if army.state == "EMBARKED"}
    assert ships == embarked
    assert len(ships) == 2


# What cannot be.


def with_planet(**fields: Any) -> dict[str, Any]:
    return {**TWO, "systems": [{**STAR, "planets": [{"id": "p", "name": "P", **fields}]}]}


def with_goal(**fields: Any) -> dict[str, Any]:
    return {**TWO, "objectives": {"conditions": [fields]}}


WRONG = {
    "no stars": ({**TWO, "world": None}, "expected systems, a world to generate, or both"),
    "no seat": (
        {**TWO, "factions": [{**one, "profile": "balanced"} for one in TWO["factions"]]},
        "$.factions: expected a faction without a profile",
    ),
    "too few stars": (world(systems=9), "$.world.systems: expected at least 10: a homeworld and 4 more"),
    "stars too near": (world(spacing=4), "$.world.spacing"),
    "one id twice": ({**TWO, "factions": [TWO["factions"][0]] * 2}, "expected a unique id"),
    "a drawn id": ({**TWO, "systems": [{**STAR, "id": "sys-00001"}]}, "expected a unique id"),
    "a fleet nowhere": (
        {**TWO, "fleets": [{"ships": {"frigate": 1}, "at": "nowhere"}]},
        "$.fleets[0].at: expected the id of a system, got 'nowhere'",
    ),
    "an empty fleet": ({**TWO, "fleets": [{"ships": {}}]}, "$.fleets[0].ships"),
    "more armies than transports": (
        {**TWO, "fleets": [{"ships": {"troop_transport": 1}, "armies": 2}]},
        "$.fleets[0].armies: expected at most 1, as many as there are transports, got 2",
    ),
    "a garrison without an owner": (with_planet(garrison=10_000), "expected the owner whose garrison it is"),
    "a small garrison": (
        with_planet(owner="blue", garrison=9999),
        "expected 0, or at least 10000, got 9999",
    ),
    "men on gas": (
        with_planet(kind="gas_giant", owner="blue"),
        "expected no owner and no garrison, as it has no solid ground, got 'gas_giant'",
    ),
    "a stranger's planet": (with_planet(owner="green"), "expected a faction (blue or red), got 'green'"),
    "no hill": (with_goal(kind="king_of_the_hill"), "expected the system that is the hill"),
    "another hill": (
        with_goal(kind="king_of_the_hill", system="sys-00013"),
        "conditions[0].system: expected the id of a system, got 'sys-00013'",
    ),
    "more than all": (with_goal(kind="domination", value=101), "expected a share of at most 100 per cent"),
    "survival without a faction": (with_goal(kind="survival"), "expected the faction that has to survive"),
}


@pytest.mark.parametrize(("scenario", "reason"), WRONG.values(), ids=WRONG)
def test_impossible_values_are_refused_with_their_place(scenario: dict[str, Any], reason: str) -> None:
    values = {key: value for key, value in scenario.items() if value is not None}
    with pytest.raises(ContentError) as caught:
        load_scenario(values)
    assert reason in str(caught.value)


def two_stars(fleets: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Blue holds both stars, and red has fleets only."""
    stars = [
        {
            "id": name,
            "name": name,
            "position": [x, 0, 0],
            "owner": "blue",
            "planets": [{"id": f"{name}1", "name": name}],
        }
        for name, x in (("a", 0), ("b", 60))
    ]
    sides = [
        {"id": "blue", "name": "Blue", "color": "#000000", "fleets": [{"ships": {"cruiser": 1}}]},
        {"id": "red", "name": "Red", "color": "#ffffff", "fleets": fleets},
    ]
    return {"name": "Two stars", "systems": stars, "factions": sides, **more}


def test_a_fleet_without_a_place_is_refused() -> None:
    with pytest.raises(
        ContentError, match=r"factions\[1\].fleets\[0\].*the system where the fleet starts, as red"
    ):
        load_scenario(two_stars([{"ships": {"cruiser": 1}}]))
    shared = two_stars([])
    del shared["factions"][1]["fleets"]
    with pytest.raises(ContentError, match=r"fleets\[0\].*where the fleet starts, as red owns none"):
        load_scenario({**shared, "fleets": [{"ships": {"cruiser": 1}}]})


def test_several_copies_of_a_fleet_stand_at_the_system_that_is_named() -> None:
    state = new_galaxy(two_stars([{"ships": {"cruiser": 1}, "at": "b", "copies": 3}]), 1)
    assert [one.x for one in state.fleets if one.faction == "red"] == [60.0, 60.0, 60.0]

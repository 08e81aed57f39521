from __future__ import annotations

from dataclasses import fields

import pytest

from games.stellar.galaxy import RED, fleet, galaxy, ship, system
from games.stellar.random_galaxies import random_galaxy
from turnwright.games.stellar import new_galaxy
from turnwright.games.stellar.state import (
    EMBARKED,
    MORALE,
    AIState,
    Army,
    Battle,
    Faction,
    Fleet,
    GalaxyState,
    GameMessage,
    Log,
    Objectives,
    Planet,
    Report,
    Rules,
    Ship,
    StarSystem,
)
from turnwright.kernel import codec

FIELDS = {
    GalaxyState: "scenario_id factions seed day systems fleets armies battles logs messages "
    "winner_faction_id ai_states objectives rules",
    Faction: "id name color playable ai_profile",
    StarSystem: "id name x y z owner color owner_since_day resource homeworld planets",
    Planet: "id name body kind owner",
    Fleet: "id faction ships x y z state target_system target_x target_y target_z invade load unload "
    "retreating",
    Ship: "id type hp fuel army missiles torpedoes interceptors kills",
    Army: "id faction strength max_strength morale state container",
    Battle: "id system turn_created turn_resolved status fleets report",
    Report: "rounds losses ammunition intercepted survivors",
    Log: "id day text type",
    GameMessage: "id day type priority title lines payload read dismissed",
    AIState: "sightings tasks hold_until_turn_by_system_id",
    Objectives: "conditions max_turns",
    Rules: "fog_of_war use_advanced_combat ai_enabled unlimited_fuel resupply",
}


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind.__name__)
def test_a_part_of_the_state_has_its_fields(kind: type) -> None:
    assert set(FIELDS[kind].split()) <= {field.name for field in fields(kind)}  # type: ignore[arg-type]


def test_the_default_rules_of_a_scenario() -> None:
    rules = Rules()
    assert (rules.fog_of_war, rules.use_advanced_combat, rules.ai_enabled, rules.resupply) == (True,) * 4
    assert not rules.unlimited_fuel


def test_a_new_army_has_ten_thousand_men_at_least_and_full_morale() -> None:
    for army in new_galaxy("sandbox", 3).armies:
        assert army.strength == army.max_strength >= 10_000
        assert army.morale == MORALE
        assert army.container


def test_an_army_on_board_and_its_ship_know_each_other() -> None:
    state = new_galaxy("sandbox", 3)
    ships = {one.id: one.army for each in state.fleets for one in each.ships}
    aboard = [army for army in state.armies if army.state == EMBARKED]
    assert aboard
    assert all(ships[army.container] == army.id for army in aboard)


def test_a_copy_of_a_state_has_lists_of_its_own() -> None:
    state = random_galaxy(4, 2)
    before = codec.encode(state)
    copy = state.clone()
    assert codec.encode(copy) == before
    for part in (copy.systems, copy.fleets, copy.armies, copy.battles, copy.logs, copy.messages):
        part.clear()
    copy.orders[RED] = []
    copy.day = 99
    assert codec.encode(state) == before


def test_a_fleet_that_is_stopped_forgets_where_it_was_going() -> None:
    one = fleet("f1", RED, 3.0, [ship("s1")])
    one.target_system, one.target_x, one.invade, one.load, one.unload = "s2", 9.0, "s2", "s2", "s2"
    one.stop()
    assert (one.target_system, one.target_x, one.invade, one.load, one.unload) == ("", 3.0, "", "", "")


def test_a_state_is_built_again_from_its_encoded_form() -> None:
    state = random_galaxy(5, 8)
    again = codec.build(GalaxyState, codec.plain(state))
    assert codec.encode(again) == codec.encode(state)


def test_systems_are_numbered_by_id_when_a_galaxy_is_seated() -> None:
    state = galaxy([system("b", 10.0), system("a", 20.0)])
    assert [one.id for one in state.systems] == ["a", "b"]
    assert state.arena.space.nearest(19.0, 0.0, 0.0, 5.0) == 0

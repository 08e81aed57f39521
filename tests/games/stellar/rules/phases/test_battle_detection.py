from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, GREEN, RED, fleet, galaxy, system, turn
from turnwright.games.stellar.commands import MoveFleet
from turnwright.games.stellar.rules.orders import apply_command
from turnwright.games.stellar.rules.phases.battle_detection import detect_new_battles, phase_battle_detection
from turnwright.games.stellar.state import COMBAT, MOVING, RESOLVED, SCHEDULED, Battle


@pytest.mark.parametrize(("gap", "met"), [(4.9, True), (5.0, True), (5.01, False)])
def test_fleets_meet_within_five_of_a_system(gap: float, met: bool) -> None:
    state = galaxy([system("a")], [fleet("f1", RED, -gap), fleet("f2", BLUE, gap)])
    after = phase_battle_detection(state, turn(3))
    assert len(after.battles) == met
    if met:
        battle = after.battles[0]
        assert (battle.system, battle.status, battle.fleets) == ("a", SCHEDULED, ["f1", "f2"])
        assert battle.turn_created == 3
        assert {one.state for one in after.fleets} == {COMBAT}


def test_all_factions_at_a_system_are_in_one_battle() -> None:
    fleets = [fleet("f1", RED), fleet("f2", BLUE), fleet("f3", GREEN), fleet("f4", RED, 3.0)]
    (battle,) = phase_battle_detection(galaxy([system("a")], fleets), turn()).battles
    assert battle.fleets == ["f1", "f2", "f3", "f4"]


def test_a_fleet_counts_at_its_nearest_system_only() -> None:
    # Both are within five of both stars, but each is nearer to its own.
    state = galaxy([system("a"), system("b", 6.0)], [fleet("f1", RED, 2.0), fleet("f2", BLUE, 4.0)])
    assert phase_battle_detection(state, turn()).battles == []


def test_a_fleet_halfway_between_two_systems_counts_at_the_smaller_id() -> None:
    state = galaxy([system("b", 6.0), system("a")], [fleet("f1", RED, 3.0), fleet("f2", BLUE, 0.0)])
    (battle,) = phase_battle_detection(state, turn()).battles
    assert battle.system == "a"


def test_a_passing_fleet_is_detected_and_its_orders_are_cleared() -> None:
    state = galaxy([system("a"), system("b", 60.0)], [fleet("f1", RED), fleet("f2", BLUE)])
    state = apply_command(state, MoveFleet("f1", "b"), RED, turn())
    assert state.fleets[0].state == MOVING
    state.fleets[0].load = state.fleets[0].invade = state.fleets[0].unload = "b"
    one = phase_battle_detection(state, turn()).fleets[0]
    assert (one.state, one.target_system, one.target_x) == (COMBAT, "", 0.0)
    assert (one.load, one.invade, one.unload) == ("", "", "")


def test_no_second_battle_begins_where_one_is_on() -> None:
    state = galaxy([system("a")], [fleet("f1", RED), fleet("f2", BLUE)])
    after = phase_battle_detection(state, turn())
    after.fleets += [fleet("f3", RED), fleet("f4", BLUE)]
    assert len(phase_battle_detection(after, turn(2)).battles) == 1


def test_a_battle_that_is_over_hinders_no_other() -> None:
    state = galaxy([system("a")], [fleet("f1", RED), fleet("f2", BLUE)])
    state.battles = [Battle("battle-1-a", "a", 1, 1, RESOLVED)]
    assert [one.id for one in phase_battle_detection(state, turn(2)).battles] == ["battle-1-a", "battle-2-a"]
    assert [one.id for one in detect_new_battles(state, turn(1))] == ["battle-1-a+"], "no id twice"


def test_fleets_without_ships_or_in_a_battle_already_do_not_count() -> None:
    state = galaxy([system("a")], [fleet("f1", RED), fleet("f2", BLUE, ships=[]), fleet("f3", GREEN)])
    state.fleets[2].state = COMBAT
    assert detect_new_battles(state, turn()) == []


def test_without_advanced_combat_no_fleet_is_detected() -> None:
    state = galaxy([system("a")], [fleet("f1", RED), fleet("f2", BLUE)])
    state.rules.use_advanced_combat = False
    assert phase_battle_detection(state, turn()) is state


def test_fleets_meet_even_if_another_is_at_no_system() -> None:
    fleets = [fleet("f1", GREEN, 50.0), fleet("f2", GREEN, ships=[]), fleet("f3", RED), fleet("f4", BLUE)]
    (battle,) = phase_battle_detection(galaxy([system("a")], fleets), turn()).battles
    assert battle.fleets == ["f3", "f4"]

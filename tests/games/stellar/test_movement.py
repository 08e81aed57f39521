from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, RED, aboard, army, fleet, galaxy, ship, system, turn
from turnwright.games.stellar.commands import MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove
from turnwright.games.stellar.detection import phase_battle_detection
from turnwright.games.stellar.movement import phase_movement
from turnwright.games.stellar.orders import apply_command
from turnwright.games.stellar.state import COMBAT, MOVING, ORBIT, SCHEDULED
from turnwright.kernel.dice import LoadedDice
from turnwright.kernel.rejected import Rejected


def test_a_cruiser_sixty_away_is_there_on_day_three() -> None:
    state = galaxy([system("a"), system("b", 60.0)], [fleet("f1", RED)])
    state = apply_command(state, MoveFleet("f1", "b"), RED, turn())
    seen = []
    for day in (1, 2, 3):
        state = phase_movement(state, turn(day))
        seen.append((state.fleets[0].x, state.fleets[0].state))
    assert seen == [(22.5, MOVING), (45.0, MOVING), (60.0, ORBIT)]


def test_a_fleet_is_as_fast_as_its_slowest_ship_and_may_be_redirected_under_way() -> None:
    ships = [ship("s1", "fighter"), ship("s2", "carrier")]
    state = galaxy([system("a"), system("b", 30.0)], [fleet("f1", RED, ships=ships)])
    state = phase_movement(apply_command(state, MoveFleet("f1", "b"), RED, turn()), turn())
    assert state.fleets[0].x == 20.0
    state = phase_movement(apply_command(state, MoveFleet("f1", "a"), RED, turn(2)), turn(2))
    assert (state.fleets[0].x, state.fleets[0].state) == (0.0, ORBIT)


def test_fuel_is_paid_by_every_ship_or_the_order_is_refused() -> None:
    state = galaxy(
        [system("a"), system("b", 1.0)], [fleet("f1", RED, ships=[ship("s1", "fighter", fuel=100)])]
    )
    with pytest.raises(Rejected, match=r"s1 \(fighter\) is missing 1.00 fuel") as caught:
        apply_command(state, MoveFleet("f1", "b"), RED, turn())
    assert (caught.value.code, caught.value.field) == ("no-fuel", "fleetId")
    state.rules.unlimited_fuel = True
    assert apply_command(state, MoveFleet("f1", "b"), RED, turn()).fleets[0].ships[0].fuel == 100


def test_fuel_is_rounded_up_to_a_hundredth() -> None:
    state = galaxy([system("a"), system("b", 10.001)], [fleet("f1", RED, ships="fighter")])
    made = apply_command(state, MoveFleet("f1", "b"), RED, turn())
    assert made.fleets[0].ships[0].fuel == 12_000 - 2001
    assert state.fleets[0].ships[0].fuel == 12_000, "the old state stays as it is"


def test_no_jump_is_longer_than_two_hundred() -> None:
    state = galaxy([system("a"), system("b", 200.0), system("c", 200.5)], [fleet("f1", RED)])
    apply_command(state, MoveFleet("f1", "b"), RED, turn())
    with pytest.raises(Rejected, match=r"c is 200.50 ly away, and the longest jump is 200"):
        apply_command(state, MoveFleet("f1", "c"), RED, turn())


def test_a_fleet_in_a_battle_takes_no_orders() -> None:
    state = galaxy([system("a"), system("b", 10.0)], [fleet("f1", RED)])
    state.fleets[0].state = COMBAT
    with pytest.raises(Rejected, match="in a battle") as caught:
        apply_command(state, MoveFleet("f1", "b"), RED, turn())
    assert caught.value.code == "in-combat"


def test_an_army_is_fetched_and_brought_home() -> None:
    state = galaxy(
        [system("a", owner=RED), system("b", 10.0, owner=RED)],
        [fleet("f1", RED, ships="troop_transport")],
        [army("a1", RED, at="b-1")],
    )
    state = phase_movement(apply_command(state, OrderLoadMove("f1", "b"), RED, turn()), turn())
    assert (state.armies[0].state, state.armies[0].container) == ("EMBARKED", "f1-s1")
    state = phase_movement(apply_command(state, OrderUnloadMove("f1", "a"), RED, turn()), turn())
    assert (state.armies[0].state, state.armies[0].container) == ("DEPLOYED", "a-1")
    assert (state.fleets[0].load, state.fleets[0].unload, state.fleets[0].target_system) == ("", "", "")


def test_landing_under_fire_may_cost_a_third_of_the_men() -> None:
    transport = ship("t1", "troop_transport")
    landing = aboard("a1", RED, transport)
    fleets = [fleet("f1", RED, 10.0, [transport]), fleet("f2", BLUE)]
    state = galaxy([system("a", owner=BLUE)], fleets, [landing])
    state = apply_command(state, OrderInvasionMove("f1", "a"), RED, turn())
    with LoadedDice([35]) as dice:
        assert phase_movement(state, turn(1, dice)).armies[0].strength == 6500
    with LoadedDice([36]) as dice:
        assert phase_movement(state, turn(1, dice)).armies[0].strength == 10_000


@pytest.mark.parametrize(("gap", "met"), [(4.9, True), (5.0, True), (5.01, False)])
def test_fleets_meet_within_five_of_a_system(gap: float, met: bool) -> None:
    state = galaxy([system("a")], [fleet("f1", RED, -gap), fleet("f2", BLUE, gap)])
    after = phase_battle_detection(state, turn(3))
    assert len(after.battles) == met
    if met:
        battle = after.battles[0]
        assert (battle.system, battle.status, battle.fleets) == ("a", SCHEDULED, ["f1", "f2"])
        assert {one.state for one in after.fleets} == {COMBAT}


def test_no_second_battle_begins_where_one_is_on() -> None:
    state = galaxy([system("a")], [fleet("f1", RED), fleet("f2", BLUE)])
    after = phase_battle_detection(state, turn())
    after.fleets += [fleet("f3", RED), fleet("f4", BLUE)]
    assert len(phase_battle_detection(after, turn(2)).battles) == 1


def test_without_advanced_combat_nobody_is_detected() -> None:
    state = galaxy([system("a")], [fleet("f1", RED), fleet("f2", BLUE)])
    state.rules.use_advanced_combat = False
    assert phase_battle_detection(state, turn()).battles == []

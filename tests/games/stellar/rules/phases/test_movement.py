from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, RED, aboard, army, fleet, galaxy, ship, system, turn
from turnwright.games.stellar.commands import MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove
from turnwright.games.stellar.rules.orders import apply_command
from turnwright.games.stellar.rules.phases.movement import execute_arrival_operations, pace, phase_movement
from turnwright.games.stellar.state import COMBAT, IN_TRANSIT, MOVING, ORBIT, Planet
from turnwright.kernel import codec
from turnwright.kernel.dice import LoadedDice
from turnwright.kernel.errors import Rejected


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


def test_a_rounding_error_of_a_distance_costs_no_fuel() -> None:
    # 0.4 - 0.1 is a hair more than 0.3.
    state = galaxy([system("b", 0.4)], [fleet("f1", RED, 0.1)])
    made = apply_command(state, MoveFleet("f1", "b"), RED, turn())
    assert made.fleets[0].ships[0].fuel == 300_000 - 240


def test_a_redirected_fleet_pays_again_from_its_position() -> None:
    state = galaxy([system("a"), system("b", 60.0)], [fleet("f1", RED)])
    state = phase_movement(apply_command(state, MoveFleet("f1", "b"), RED, turn()), turn())
    assert state.fleets[0].ships[0].fuel == 300_000 - 60 * 800
    state = apply_command(state, MoveFleet("f1", "a"), RED, turn(2))
    assert state.fleets[0].ships[0].fuel == 300_000 - 60 * 800 - 22.5 * 800
    assert state.fleets[0].target_system == "a"


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


def test_a_landing_that_is_not_under_fire_throws_no_dice() -> None:
    transport = ship("t1", "troop_transport")
    state = galaxy(
        [system("a", owner=BLUE)], [fleet("f1", RED, 10.0, [transport])], [aboard("a1", RED, transport)]
    )
    state = apply_command(state, OrderInvasionMove("f1", "a"), RED, turn())
    with LoadedDice([]) as dice:
        after = phase_movement(state, turn(1, dice))
    assert (after.armies[0].strength, after.armies[0].container) == (10_000, "a-1")


def test_each_landing_has_dice_of_its_own() -> None:
    def landed(names: list[str]) -> dict[str, int]:
        ships = [ship(f"t-{name}", "troop_transport") for name in names]
        armies = [aboard(name, RED, one) for name, one in zip(names, ships, strict=True)]
        state = galaxy([system("a", owner=BLUE)], [fleet("f1", RED, 10.0, ships), fleet("f2", BLUE)], armies)
        state = apply_command(state, OrderInvasionMove("f1", "a"), RED, turn())
        return {one.id: int(one.strength) for one in phase_movement(state, turn()).armies}

    names = [f"a{at}" for at in range(12)]
    together = landed(names)
    assert together == {name: landed([name])[name] for name in names}
    assert set(together.values()) == {6500, 10_000}


def test_all_positions_are_known_before_any_fleet_lands() -> None:
    # The defender's id comes after the attacker's, and it arrives on the same day: the orbit is contested.
    transport = ship("t1", "troop_transport")
    fleets = [fleet("f1", RED, 10.0, [transport]), fleet("z9", BLUE, -10.0)]
    state = galaxy([system("a", owner=BLUE)], fleets, [aboard("a1", RED, transport)])
    state = apply_command(state, OrderInvasionMove("f1", "a"), RED, turn())
    state = apply_command(state, MoveFleet("z9", "a"), BLUE, turn())
    with LoadedDice([1]) as dice:
        assert phase_movement(state, turn(1, dice)).armies[0].strength == 6500


def test_a_fleet_that_arrives_unloads_then_loads_then_invades() -> None:
    # On the way home with a1; a2 waits there. The errands are set by hand, for an order has one only.
    transport = ship("t1", "troop_transport")
    state = galaxy(
        [system("a", owner=RED, planets=[Planet("p1", owner=RED), Planet("p2", owner=BLUE)])],
        [fleet("f1", RED, 10.0, [transport])],
        [aboard("a1", RED, transport), army("a0", RED, at="p1")],
    )
    state = apply_command(state, OrderUnloadMove("f1", "a"), RED, turn())
    going = state.fleets[0]
    going.load = going.invade = "a"
    after = phase_movement(state, turn())
    # a1 went down to p1, a0 came on board, and a0 landed on p2.
    assert {one.id: one.container for one in after.armies} == {"a1": "p1", "a0": "p2"}
    done = after.fleets[0]
    assert (done.unload, done.load, done.invade, done.target_system) == ("", "", "", "")


def test_no_fleet_unloads_in_a_system_that_was_lost_on_the_way() -> None:
    transport = ship("t1", "troop_transport")
    state = galaxy(
        [system("a", owner=RED)], [fleet("f1", RED, 10.0, [transport])], [aboard("a1", RED, transport)]
    )
    state = apply_command(state, OrderUnloadMove("f1", "a"), RED, turn())
    state.systems[0].owner = BLUE
    after = phase_movement(state, turn())
    assert (after.armies[0].state, after.fleets[0].unload) == ("EMBARKED", "")


def test_an_invasion_targets_an_owned_planet_before_an_empty_one() -> None:
    transport = ship("t1", "troop_transport")
    planets = [Planet("p1", kind="gas_giant"), Planet("p2"), Planet("p3", owner=BLUE)]
    state = galaxy(
        [system("a", planets=planets)], [fleet("f1", RED, 10.0, [transport])], [aboard("a1", RED, transport)]
    )
    state = apply_command(state, OrderInvasionMove("f1", "a"), RED, turn())
    assert phase_movement(state, turn()).armies[0].container == "p3"


def test_each_transport_boards_one_army_the_smallest_id_first() -> None:
    state = galaxy(
        [system("a", owner=RED)],
        [fleet("f1", RED, 10.0, [ship("t1", "troop_transport"), ship("t2", "troop_transport"), ship("x")])],
        [army(name, RED, at="a-1") for name in ("a3", "a1", "a2")] + [army("b0", BLUE, at="a-1")],
    )
    after = phase_movement(apply_command(state, OrderLoadMove("f1", "a"), RED, turn()), turn())
    assert {one.id: one.container for one in after.armies} == {
        "a1": "t1",
        "a2": "t2",
        "a3": "a-1",
        "b0": "a-1",
    }


def test_the_army_of_the_smallest_id_boards_first_whichever_planet_it_stands_on() -> None:
    planets = [Planet("p1", owner=RED), Planet("p2", owner=RED)]
    state = galaxy(
        [system("a", owner=RED, planets=planets)],
        [fleet("f1", RED, 10.0, "troop_transport")],
        [army("a1", RED, at="p2"), army("a2", RED, at="p1")],
    )
    after = phase_movement(apply_command(state, OrderLoadMove("f1", "a"), RED, turn()), turn())
    assert {one.id: one.container for one in after.armies} == {"a1": "f1-s1", "a2": "p1"}


def test_armies_come_home_to_solid_ground_even_if_a_gas_giant_has_an_owner() -> None:
    transport = ship("t1", "troop_transport")
    planets = [Planet("p1", kind="gas_giant", owner=RED), Planet("p2", owner=RED)]
    state = galaxy(
        [system("a", owner=RED, planets=planets)],
        [fleet("f1", RED, 10.0, [transport])],
        [aboard("a1", RED, transport)],
    )
    after = phase_movement(apply_command(state, OrderUnloadMove("f1", "a"), RED, turn()), turn())
    assert (after.armies[0].state, after.armies[0].container) == ("DEPLOYED", "p2")


def test_an_army_in_transit_stands_on_its_planet_after_the_move() -> None:
    state = galaxy([system("a")], armies=[army("a1", RED, at="a-1")])
    state.armies[0].state = IN_TRANSIT
    after = phase_movement(state, turn())
    assert (after.armies[0].state, [log.about for log in after.logs]) == ("DEPLOYED", ["army-moved"])


def test_a_fleet_without_ships_stays_where_it_is() -> None:
    state = galaxy([system("a", 50.0)], [fleet("f1", RED, ships=[])])
    state.fleets[0].state, state.fleets[0].target_system, state.fleets[0].target_x = MOVING, "a", 50.0
    assert phase_movement(state, turn()).fleets[0].x == 0.0


def test_a_fleet_may_fly_to_a_point_where_nothing_is() -> None:
    state = galaxy([system("a", 50.0)], [fleet("f1", RED)])
    state.fleets[0].state, state.fleets[0].target_x, state.fleets[0].load = MOVING, 10.0, "a"
    after = phase_movement(state, turn())
    assert (after.fleets[0].x, after.fleets[0].state, after.fleets[0].load, after.logs) == (
        10.0,
        ORBIT,
        "",
        [],
    )


def test_fleets_move_by_id_regardless_of_their_order_in_the_list() -> None:
    state = galaxy([system("a", 5.0)], [fleet(name, RED) for name in ("f3", "f1", "f2")])
    for name in ("f1", "f2", "f3"):
        state = apply_command(state, MoveFleet(name, "a"), RED, turn())
    after = phase_movement(state, turn())
    assert [log.args["fleet"] for log in after.logs] == ["f1", "f2", "f3"]


def test_arrivals_are_reported_to_their_own_faction_on_the_day_of_the_turn() -> None:
    state = galaxy([system("a", 5.0)], [fleet("f1", RED)])
    after = phase_movement(apply_command(state, MoveFleet("f1", "a"), RED, turn(9)), turn(9))
    assert [(log.day, log.about, log.to) for log in after.logs] == [(9, "fleet-arrived", [RED])]


def test_arrival_operations_do_not_change_the_given_state() -> None:
    transport = ship("t1", "troop_transport")
    state = galaxy(
        [system("a", owner=BLUE)], [fleet("f1", RED, ships=[transport])], [aboard("a1", RED, transport)]
    )
    state.fleets[0].target_system = state.fleets[0].invade = "a"
    before, ctx = codec.encode(state), turn()
    after = execute_arrival_operations(state, "f1", ctx)
    assert codec.encode(state) == before
    assert (after.armies[0].container, after.fleets[0].ships[0].army) == ("a-1", "")
    assert (after.fleets[0].invade, after.fleets[0].target_system, len(after.logs)) == ("", "", 1)
    assert codec.encode(execute_arrival_operations(state, "f1", ctx)) == codec.encode(after)


@pytest.mark.parametrize("state_of_fleet", [MOVING, COMBAT])
def test_a_fleet_that_is_not_in_orbit_has_not_arrived(state_of_fleet: str) -> None:
    # An invasion from ten light years away.
    transport = ship("t1", "troop_transport")
    state = galaxy(
        [system("a", owner=BLUE)], [fleet("f1", RED, 10.0, [transport])], [aboard("a1", RED, transport)]
    )
    state = apply_command(state, OrderInvasionMove("f1", "a"), RED, turn())
    state.fleets[0].state = state_of_fleet
    assert codec.encode(execute_arrival_operations(state, "f1", turn())) == codec.encode(state)


def test_a_fleet_without_ships_has_the_plain_speed() -> None:
    state = galaxy([system()], [fleet("f1", RED, ships=[]), fleet("f2", RED, ships="fighter")])
    assert [pace(state.arena, one) for one in state.fleets] == [25.0, 37.5]


def test_what_armies_do_is_reported_to_their_own_faction_alone() -> None:
    # Red fetches an army at a system of its own, moves another between planets, and lands two more: one in
    # peace, one under the guns of a blue fleet.
    peaceful, landing, fetching = (ship(f"t{at}", "troop_transport") for at in range(3))
    state = galaxy(
        [
            system("a", owner=RED, planets=[Planet("a-1", owner=RED), Planet("a-2", owner=RED)]),
            system("b", 100.0, owner=BLUE),
            system("c", 200.0),
        ],
        [
            fleet("f1", RED, ships=[fetching]),
            fleet("f2", RED, 100.0, [landing]),
            fleet("f3", RED, 200.0, [peaceful]),
            fleet("z9", BLUE, 100.0),
        ],
        [
            army("a1", RED, at="a-1"),
            army("a2", RED, at="a-2"),
            aboard("a3", RED, landing),
            aboard("a4", RED, peaceful),
        ],
    )
    state.armies[1].state = IN_TRANSIT
    for name, place, errand in (("f1", "a", "load"), ("f2", "b", "invade"), ("f3", "c", "invade")):
        for one in state.fleets:
            if one.id == name:
                one.state, one.target_system, one.target_x = MOVING, place, one.x
                setattr(one, errand, place)
    with LoadedDice([1]) as dice:
        after = phase_movement(state, turn(1, dice))
    told = sorted((log.about, log.to) for log in after.logs if log.about.startswith("army-"))
    assert told == [
        ("army-landed-under-fire", [RED]),
        ("army-loaded", [RED]),
        ("army-moved", [RED]),
        ("army-unloaded", [RED]),
    ]

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from games.stellar.galaxy import BLUE, RED, aboard, army, fleet, galaxy, ship, system, turn
from turnwright.games.stellar import content
from turnwright.games.stellar.commands import (
    EndTurn,
    GameCommand,
    LoadArmies,
    LoadArmy,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    RenameFleet,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.games.stellar.rules.orders import apply_command, apply_orders
from turnwright.games.stellar.saves.savegame import load, save
from turnwright.games.stellar.state import COMBAT, EMBARKED, IN_TRANSIT, MOVING, GalaxyState, Planet, Ship
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected


def harbour() -> GalaxyState:
    """Red at its system `home`: f1 with a full and an empty transport, f2 a cruiser, a2 on the ground."""
    full = ship("t1", "troop_transport")
    planets = [Planet("home-1", owner=RED), Planet("home-2"), Planet("home-9", kind="gas_giant")]
    return galaxy(
        [system("home", owner=RED, planets=planets), system("near", 20.0, BLUE), system("far", 201.0)],
        [
            fleet("f1", RED, ships=[full, ship("t2", "troop_transport"), ship("x1")]),
            fleet("f2", RED, 1.0),
            fleet("f3", BLUE, 20.0),
            fleet("f4", RED, ships=[]),
        ],
        [aboard("a1", RED, full), army("a2", RED, at="home-1"), army("b1", BLUE, at="near-1")],
    )


def refused(state: GalaxyState, order: Any, faction: str = RED) -> tuple[str, str, str]:
    """Why an order is refused: the code, the words and the field."""
    before = codec.encode(state)
    with pytest.raises(Rejected) as caught:
        apply_command(state, order, faction, turn())
    assert codec.encode(state) == before, "a refused order has changed something"
    return caught.value.code, caught.value.reason, caught.value.field


def done(order: Any, state: GalaxyState | None = None) -> GalaxyState:
    return apply_command(harbour() if state is None else state, order, RED, turn())


def by_id(things: list[Any]) -> dict[str, Any]:
    return {one.id: one for one in things}


# The twelve orders


def test_there_are_twelve_orders_with_their_names() -> None:
    assert sorted(kind.__struct_config__.tag for kind in get_args(GameCommand)) == sorted(
        "MOVE_FLEET ORDER_INVASION_MOVE ORDER_LOAD_MOVE ORDER_UNLOAD_MOVE LOAD_ARMIES UNLOAD_ARMIES "
        "LOAD_ARMY UNLOAD_ARMY TRANSFER_ARMY_PLANET SPLIT_FLEET MERGE_FLEETS RENAME_FLEET".split()
    )


def test_move_fleet_sets_out_for_a_system() -> None:
    one = done(MoveFleet("f2", "near")).fleets[1]
    assert (one.state, one.target_system, one.target_x) == (MOVING, "near", 20.0)
    assert (one.invade, one.load, one.unload) == ("", "", "")


@pytest.mark.parametrize(
    ("order", "field"),
    [
        (OrderInvasionMove("f1", "near"), "invade"),
        (OrderLoadMove("f1", "near"), "load"),
        (OrderUnloadMove("f1", "home"), "unload"),
    ],
)
def test_a_move_may_carry_an_order_for_its_arrival(order: Any, field: str) -> None:
    one = done(order).fleets[0]
    errands = {name: getattr(one, name) for name in ("invade", "load", "unload")}
    assert errands == {"invade": "", "load": "", "unload": "", field: order.system_id}
    assert (one.state, one.target_system) == (MOVING, order.system_id)


def test_a_new_move_cancels_the_order_for_the_arrival_of_the_old_one() -> None:
    state = done(MoveFleet("f1", "near"), done(OrderInvasionMove("f1", "near")))
    assert (state.fleets[0].invade, state.fleets[0].target_system) == ("", "near")


def test_load_armies_takes_all_there_is_room_for() -> None:
    state = harbour()
    state.armies.append(army("a3", RED, at="home-2"))
    after = done(LoadArmies("f1"), state)
    assert after.fleets[0].ships[1].army == "a2"
    assert [(one.state, one.container) for one in after.armies if one.id in ("a2", "a3")] == [
        (EMBARKED, "t2"),
        ("DEPLOYED", "home-2"),
    ]


def test_unload_armies_puts_all_down_on_a_planet() -> None:
    after = done(UnloadArmies("f1", "home-2"))
    assert (by_id(after.armies)["a1"].container, after.fleets[0].ships[0].army) == ("home-2", "")


def test_an_army_that_was_put_down_again_is_taken_on_board_once() -> None:
    ships = [ship("t1", "troop_transport"), ship("t2", "troop_transport")]
    state = galaxy([system(owner=BLUE)], [fleet("f1", BLUE, ships=ships)], [army("a1", BLUE)])
    orders = [LoadArmies("f1"), UnloadArmies("f1", "s1-1"), LoadArmies("f1")]
    after = apply_orders(state, {BLUE: orders}, turn())
    assert [one.army for one in after.fleets[0].ships] == ["a1", ""]


def test_load_army_takes_one_on_board_of_one_ship() -> None:
    after = done(LoadArmy("f1", "t2", "a2"))
    assert (by_id(after.armies)["a2"].container, after.fleets[0].ships[1].army) == ("t2", "a2")


def test_unload_army_puts_one_down() -> None:
    after = done(UnloadArmy("f1", "t1", "a1", "home-2"))
    assert (by_id(after.armies)["a1"].state, by_id(after.armies)["a1"].container) == ("DEPLOYED", "home-2")


def test_transfer_army_planet_brings_an_army_over() -> None:
    one = by_id(done(TransferArmyPlanet("a2", "home-2")).armies)["a2"]
    assert (one.state, one.container) == (IN_TRANSIT, "home-2")


def test_split_fleet_makes_a_fleet_of_some_ships() -> None:
    after = done(SplitFleet("f1", ("x1",)))
    assert {
        one.id: [hull.id for hull in one.ships] for one in after.fleets if one.faction == RED and one.ships
    } == {
        "f1": ["t1", "t2"],
        "f1.2": ["x1"],
        "f2": ["f2-s1"],
    }
    again = done(SplitFleet("f1", ("t2",)), after)
    assert [one.id for one in again.fleets] == ["f1", "f1.2", "f1.3", "f2", "f3", "f4"], "in their order"


def test_merge_fleets_joins_two_at_one_place() -> None:
    state = harbour()
    state.fleets[1].x = 0.0
    after = done(MergeFleets("f1", "f2"), state)
    assert [one.id for one in after.fleets] == ["f2", "f3", "f4"]
    assert [hull.id for hull in after.fleets[0].ships] == ["f2-s1", "t1", "t2", "x1"]


def test_the_ships_of_merged_fleets_stand_in_their_order() -> None:
    state = galaxy(
        [system("a")], [fleet("f1", RED, ships=[ship("a1")]), fleet("f2", RED, ships=[ship("b1")])]
    )
    for one, other in (("f1", "f2"), ("f2", "f1")):
        after = done(MergeFleets(one, other), state)
        assert [hull.id for hull in after.fleets[0].ships] == ["a1", "b1"]


def test_rename_fleet_gives_another_name() -> None:
    assert done(RenameFleet("f2", "  Home Guard ")).fleets[1].name == "Home Guard"


# Refusals


OF_FLEETS = [
    MoveFleet("f1", "near"),
    OrderInvasionMove("f1", "near"),
    OrderLoadMove("f1", "near"),
    OrderUnloadMove("f1", "home"),
    LoadArmies("f1"),
    UnloadArmies("f1", "home-1"),
    LoadArmy("f1", "t2", "a2"),
    UnloadArmy("f1", "t1", "a1", "home-1"),
    SplitFleet("f1", ("x1",)),
    MergeFleets("f1", "f2"),
    RenameFleet("f1", "Name"),
]


@pytest.mark.parametrize("order", OF_FLEETS, ids=lambda order: type(order).__name__)
def test_a_fleet_in_a_battle_takes_no_orders(order: Any) -> None:
    state = harbour()
    state.fleets[0].state = COMBAT
    assert refused(state, order) == ("in-combat", "f1 is in a battle and takes no orders", "fleetId")


@pytest.mark.parametrize("order", OF_FLEETS, ids=lambda order: type(order).__name__)
def test_no_faction_orders_the_fleets_of_another(order: Any) -> None:
    assert refused(harbour(), order, BLUE) == ("unknown-fleet", "blue has no fleet f1", "fleetId")


def merging(into: str) -> MergeFleets:
    return MergeFleets("f2", into)


REFUSALS = [
    (MoveFleet("nope", "near"), "unknown-fleet", "red has no fleet nope", "fleetId"),
    (MoveFleet("f4", "near"), "no-ships", "f4 has no ships", "fleetId"),
    (MoveFleet("f2", "nope"), "unknown-system", "there is no system nope", "systemId"),
    (MoveFleet("f1", "home"), "already-there", "f1 is already at home", "systemId"),
    (MoveFleet("f1", "far"), "too-far", "far is 201.00 ly away, and the longest jump is 200", "systemId"),
    (OrderInvasionMove("f2", "near"), "no-army", "f2 has no army on board", "fleetId"),
    (OrderInvasionMove("f1", "nope"), "unknown-system", "there is no system nope", "systemId"),
    (OrderLoadMove("f2", "near"), "no-transport", "f2 has no empty transport", "fleetId"),
    (OrderUnloadMove("f2", "home"), "no-army", "f2 has no army on board", "fleetId"),
    (OrderUnloadMove("f1", "near"), "not-your-system", "near is not red's", "systemId"),
    (LoadArmies("f2"), "no-transport", "f2 has no empty transport", "fleetId"),
    (UnloadArmies("f2", "home-1"), "no-army", "f2 has no army on board", "fleetId"),
    (UnloadArmies("f1", "near-1"), "unknown-planet", "home has no planet near-1", "planetId"),
    (UnloadArmies("f1", "home-9"), "not-solid", "armies cannot land on home-9", "planetId"),
    (LoadArmy("f1", "nope", "a2"), "unknown-ship", "f1 has no ship nope", "shipId"),
    (LoadArmy("f1", "t1", "a2"), "no-transport", "t1 is not an empty transport", "shipId"),
    (LoadArmy("f1", "x1", "a2"), "no-transport", "x1 is not an empty transport", "shipId"),
    (LoadArmy("f1", "t2", "b1"), "unknown-army", "red has no army b1", "armyId"),
    (LoadArmy("f1", "t2", "a1"), "not-here", "a1 is not at home", "armyId"),
    (UnloadArmy("f1", "t2", "a1", "home-1"), "no-army", "t2 does not carry a1", "armyId"),
    (UnloadArmy("f1", "t1", "a1", "home-9"), "not-solid", "armies cannot land on home-9", "planetId"),
    (TransferArmyPlanet("b1", "home-1"), "unknown-army", "red has no army b1", "armyId"),
    (TransferArmyPlanet("a1", "home-1"), "not-here", "a1 is on no planet", "armyId"),
    (TransferArmyPlanet("a2", "home-1"), "already-there", "a2 is already on home-1", "planetId"),
    (TransferArmyPlanet("a2", "near-1"), "unknown-planet", "home has no planet near-1", "planetId"),
    (
        SplitFleet("f1", ()),
        "not-a-part",
        "a split must take and leave at least one ship",
        "shipIds",
    ),
    (
        SplitFleet("f1", ("t1", "t2", "x1")),
        "not-a-part",
        "a split must take and leave at least one ship",
        "shipIds",
    ),
    (SplitFleet("f1", ("f2-s1",)), "unknown-ship", "f1 has no ship f2-s1", "shipIds"),
    (merging("f2"), "same-fleet", "a fleet cannot merge with itself", "intoFleetId"),
    (merging("f3"), "unknown-fleet", "red has no fleet f3", "intoFleetId"),
    (merging("f1"), "not-together", "f2 and f1 are not in orbit together, but 1.00 ly apart", "intoFleetId"),
    (RenameFleet("f1", " "), "bad-name", "a name has at most 40 printable characters", "name"),
    (RenameFleet("f1", "x" * 41), "bad-name", "a name has at most 40 printable characters", "name"),
    (RenameFleet("f1", "a\nb"), "bad-name", "a name has at most 40 printable characters", "name"),
    (EndTurn(), "unknown-order", "unknown order", ""),
    ("attack!", "unknown-order", "unknown order", ""),
]


@pytest.mark.parametrize(("order", "code", "reason", "field"), REFUSALS)
def test_an_order_is_refused_with_its_reason(order: Any, code: str, reason: str, field: str) -> None:
    assert refused(harbour(), order) == (code, reason, field)


def test_missing_fuel_is_reported_with_ship_and_type() -> None:
    state = galaxy(
        [system("b", 1.0)], [fleet("f1", RED, ships=[ship("s0"), ship("s1", "fighter", fuel=100)])]
    )
    expected = ("no-fuel", "s1 (fighter) is missing 1.00 fuel", "fleetId")
    assert refused(state, MoveFleet("f1", "b")) == expected
    state.fleets[0].ships[1].fuel = 199
    assert refused(state, MoveFleet("f1", "b"))[1] == "s1 (fighter) is missing 0.01 fuel"


@pytest.mark.parametrize(
    "order", [LoadArmies("f1"), UnloadArmies("f1", "home-1"), LoadArmy("f1", "t2", "a2")]
)
def test_armies_go_up_and_down_only_in_orbit(order: Any) -> None:
    for x, state_of_fleet in [(0.0, MOVING), (5.01, "ORBIT")]:
        state = harbour()
        state.fleets[0].x, state.fleets[0].state = x, state_of_fleet
        assert refused(state, order) == ("not-in-orbit", "f1 is not in orbit of a system", "fleetId")


def test_a_faction_does_not_invade_its_own_planets() -> None:
    state = harbour()
    state.systems = [one for one in state.systems if one.id != "home"] + [system("home", owner=RED)]
    assert refused(state, OrderInvasionMove("f1", "home")) == (
        "nothing-to-invade",
        "home has no planet to take",
        "systemId",
    )


def test_no_army_is_loaded_where_none_stands() -> None:
    state = harbour()
    state.armies = [one for one in state.armies if one.id != "a2"]
    assert refused(state, LoadArmies("f1")) == ("no-army", "no army of red is at home", "fleetId")


def test_an_army_is_brought_over_only_with_an_empty_transport_in_an_orbit_that_is_not_contested() -> None:
    state = harbour()
    state.fleets[2].x = 3.0
    expected = ("contested", "the orbit of home is contested", "armyId")
    assert refused(state, TransferArmyPlanet("a2", "home-2")) == expected
    state = done(LoadArmy("f1", "t2", "a2"))
    state.armies.append(army("a3", RED, at="home-1"))
    expected = ("no-transport", "red has no empty transport in orbit of home", "armyId")
    assert refused(state, TransferArmyPlanet("a3", "home-2")) == expected


def test_a_transport_that_is_about_to_leave_or_has_joined_another_fleet_brings_no_army_over() -> None:
    state = harbour()
    for one in state.fleets:
        if one.faction == RED:
            one.state = MOVING
    assert refused(state, TransferArmyPlanet("a2", "home-2"))[0] == "no-transport"
    # The empty transport of f1 joins f2 and takes an army there: none is left for another.
    state = harbour()
    state.armies.append(army("a3", RED, at="home-1"))
    state.fleets[1].x = 0.0
    joined = [MergeFleets("f1", "f2"), LoadArmy("f2", "t2", "a2"), TransferArmyPlanet("a3", "home-2")]
    with pytest.raises(Rejected, match="red has no empty transport in orbit of home"):
        apply_orders(state, {RED: joined}, turn())


@pytest.mark.parametrize("moving", [0, 1])
def test_two_fleets_of_which_one_is_under_way_do_not_merge(moving: int) -> None:
    state = harbour()
    state.fleets[moving].state, state.fleets[1].x = MOVING, 0.0
    assert refused(state, MergeFleets("f1", "f2"))[0] == "not-together"


def test_a_fleet_gets_only_one_destination_per_turn() -> None:
    orders = {RED: [MoveFleet("f1", "near"), MoveFleet("f1", "near")]}
    with pytest.raises(Rejected, match="f1 already has a destination this turn") as caught:
        apply_orders(harbour(), orders, turn())
    assert caught.value.code == "sent-already"


def test_a_fleet_that_has_joined_another_takes_no_more_orders() -> None:
    state = harbour()
    state.fleets[1].x = 0.0
    with pytest.raises(Rejected, match="red has no fleet f1"):
        apply_orders(state, {RED: [MergeFleets("f1", "f2"), MoveFleet("f1", "near")]}, turn())


def test_every_refusal_of_the_rules_is_tested_here() -> None:
    rules = Path(content.__file__).parents[1].joinpath("rules", "orders.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Rejected\(\s*"([a-z-]+)"', rules))
    tests = Path(__file__).read_text(encoding="utf-8")
    assert len(codes) > 20
    assert [code for code in sorted(codes) if f'"{code}"' not in tests] == []


# Several at once


def test_orders_of_one_faction_build_on_each_other() -> None:
    orders = [
        SplitFleet("f1", ("t1", "x1")),
        LoadArmies("f1"),
        OrderInvasionMove("f1.2", "near"),
        MoveFleet("f1", "near"),
    ]
    after = apply_orders(harbour(), {RED: orders}, turn())
    by = by_id(after.fleets)
    assert (by["f1.2"].invade, by["f1"].target_system, by["f1"].ships[0].army) == ("near", "near", "a2")


def test_orders_are_carried_out_by_faction_and_each_in_its_order() -> None:
    state = harbour()
    state.fleets.append(fleet("g", BLUE, 20.0, "troop_transport"))
    red, blue = [RenameFleet("f1", "A"), RenameFleet("f1", "B"), LoadArmies("f1")], [LoadArmies("g")]
    first = apply_orders(state, {RED: red, BLUE: blue}, turn())
    other = apply_orders(state, {BLUE: blue, RED: red}, turn())
    assert first.fleets[0].name == "B"
    assert [log.args["army"] for log in first.logs] == ["b1", "a2"]
    assert codec.encode(first) == codec.encode(other)


def test_orders_of_another_faction_do_not_affect_legality() -> None:
    red = [SplitFleet("f1", ("x1",)), MoveFleet("f1.2", "near")]
    blue = [SplitFleet("g", ("g1",)), MoveFleet("g.2", "home")]
    state = harbour()
    state.fleets.append(fleet("g", BLUE, 20.0, [ship("g1"), ship("g2")]))
    after = apply_orders(state, {RED: red, BLUE: blue}, turn())
    assert (by_id(after.fleets)["f1.2"].target_system, by_id(after.fleets)["g.2"].target_system) == (
        "near",
        "home",
    )


def test_a_split_of_a_fleet_under_orders_cannot_be_sent_elsewhere() -> None:
    state = galaxy([system("a"), system("b", 9.0)], [fleet("f1", RED, ships=[ship("s1"), ship("s2")])])
    orders: list[Any] = [MoveFleet("f1", "b"), SplitFleet("f1", ("s2",)), MoveFleet("f1.2", "a")]
    with pytest.raises(Rejected, match=r"f1\.2 already has a destination") as caught:
        apply_orders(state, {RED: orders}, turn())
    assert caught.value.code == "sent-already"
    assert len(apply_orders(state, {RED: orders[:2]}, turn()).fleets) == 2


def test_parts_of_parts_have_short_ids() -> None:
    ships = [ship(f"s{at:02d}") for at in range(60)]
    state = galaxy(
        [system("a")], [fleet("f1", RED, ships=ships), fleet("x" * 120, RED, ships=ships_of("y", 2))]
    )
    last = "f1"
    for at in range(1, 60):
        state = apply_command(state, SplitFleet(last, tuple(f"s{i:02d}" for i in range(at, 60))), RED, turn())
        last = f"f1.{at + 1}"
    state = apply_command(state, SplitFleet("x" * 120, ("y0",)), RED, turn())
    assert {f"f1.{at}" for at in range(2, 61)} < {one.id for one in state.fleets}
    assert save(load(save(state))) == save(state)


def ships_of(name: str, count: int) -> list[Ship]:
    return [ship(f"{name}{at}") for at in range(count)]


def test_a_name_that_is_no_text_is_refused() -> None:
    name: Any = None
    assert refused(harbour(), RenameFleet("f1", name))[::2] == ("bad-name", "name")


def under_way(fuel: int = 0) -> GalaxyState:
    """Red's f1 with an army on board, ten light years from home on its way to `near`, and its tanks low."""
    state = harbour()
    state = apply_command(state, MoveFleet("f1", "near"), RED, turn())
    state.fleets[0].x = 10.0
    for one in state.fleets[0].ships:
        one.fuel = fuel
    return state


@pytest.mark.parametrize("kind", [MoveFleet, OrderInvasionMove, OrderLoadMove])
def test_an_order_to_fly_where_the_fleet_already_goes_costs_nothing(kind: Any) -> None:
    for fuel in (0, 50_000):
        after = done(kind("f1", "near"), under_way(fuel))
        assert [one.fuel for one in after.fleets[0].ships] == [fuel] * 3
        assert (after.fleets[0].state, after.fleets[0].target_system) == (MOVING, "near")


def test_the_way_to_another_system_is_paid_even_under_way() -> None:
    assert refused(under_way(), MoveFleet("f1", "home"))[0] == "no-fuel"
    # Home is ten light years away: a transport pays 10 for each.
    after = done(MoveFleet("f1", "home"), under_way(20_000))
    assert after.fleets[0].ships[0].fuel == 20_000 - 10_000


def test_a_new_order_to_the_same_system_changes_the_errand() -> None:
    state = done(OrderInvasionMove("f1", "near"), under_way())
    assert state.fleets[0].invade == "near"
    again = apply_command(state, MoveFleet("f1", "near"), RED, turn(2))
    assert (again.fleets[0].invade, again.fleets[0].target_system) == ("", "near")

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

from games.stellar.galaxy import BLUE, RED, aboard, army, fleet, galaxy, ship, system, turn
from games.stellar.random_galaxies import SEEDS, SIZES, legal_orders, random_galaxy
from turnwright.games.stellar.commands import (
    EndTurn,
    LoadArmy,
    MergeFleets,
    MoveFleet,
    RenameFleet,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmy,
)
from turnwright.games.stellar.options import OrderOptions, extra_orders, orders_for
from turnwright.games.stellar.rules.orders import OrderExecutor, drafted
from turnwright.games.stellar.state import MOVING, GalaxyState, Planet
from turnwright.kernel.errors import Rejected


def spelled(executor: OrderExecutor, faction: str) -> list[Any]:
    """Every order that there is, one after the other."""
    found: list[Any] = [EndTurn()]
    for one in executor.state.fleets:
        if one.faction == faction and one.ships and one.id not in executor.merged:
            found += orders_for(executor, one)
    return found


@settings(max_examples=100)
@given(size=SIZES, seed=SEEDS)
def test_option_counts_are_exact(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    state.orders = legal_orders(state, seed) if seed % 2 else {}
    executor = drafted(state, RED)
    options = OrderOptions(executor, RED)
    there = spelled(executor, RED)
    assert options.count() == len(there)
    assert [options.index(order) for order in there] == list(range(len(there)))
    assert [options.command(at) for at in reversed(range(len(there)))] == there[::-1]


def test_an_illegal_order_has_no_index() -> None:
    options = OrderOptions(
        OrderExecutor(galaxy([system()], [fleet("f1", RED), fleet("b1", BLUE)]), turn()), RED
    )
    for order in (
        MoveFleet("f1", "s1"),
        MoveFleet("b1", "s1"),
        RenameFleet("f1", "x"),
        EndTurn((), "x"),
        None,
    ):
        assert (options.index(order), order in options) == (-1, False)


def test_a_tank_filled_to_the_last_drop_reaches_the_last_system() -> None:
    # A cruiser pays 8 for a light year: 80 takes it 10 far, and not a hundredth further.
    state = galaxy(
        [system("a"), system("b", 10.0), system("c", 10.01)],
        [fleet("f1", RED, ships=[ship("s1", fuel=8000)])],
    )
    options = OrderOptions(OrderExecutor(state, turn()), RED)
    assert list(options) == [EndTurn(), MoveFleet("f1", "b")]


def row(systems: int, fleets: int) -> GalaxyState:
    """All fleets at one end of a row of systems, each with a little less fuel than the one before."""
    ships = [[ship(f"s{at:03d}", fuel=100_000 - at)] for at in range(fleets)]
    return galaxy(
        [system(f"s{at:03d}", float(at)) for at in range(systems)],
        [fleet(f"f{at:03d}", RED, ships=held) for at, held in enumerate(ships)],
    )


def test_fleets_at_one_place_ask_the_map_once() -> None:
    asked = []
    for fleets in (1, 50):
        state = row(60, fleets)
        before = state.arena.space.looked
        assert OrderOptions(OrderExecutor(state, turn()), RED).count() == 1 + fleets * 59
        asked.append(state.arena.space.looked - before)
    assert asked[0] == asked[1] > 0


def test_every_order_that_is_offered_is_taken() -> None:
    state = random_galaxy(5, 11)
    options = OrderOptions(drafted(state, BLUE), BLUE)
    for order in list(options)[1:]:
        try:
            drafted(state, BLUE).carry_out(order, BLUE)
        except Rejected as refusal:
            raise AssertionError(order) from refusal


def test_a_fleet_without_fuel_may_get_orders_for_where_it_already_goes() -> None:
    state = galaxy([system("a"), system("b", 10.0), system("c", 20.0)], [fleet("f1", RED, 5.0)])
    one = state.fleets[0]
    one.state, one.target_system, one.target_x = MOVING, "b", 10.0
    one.ships[0].fuel = 0
    options = OrderOptions(OrderExecutor(state, turn()), RED)
    assert options.count() == 2
    assert list(options) == [EndTurn(), MoveFleet("f1", "b")]


def test_extra_orders_are_single_armies_transfers_merges_and_splits() -> None:
    full, empty = (
        [ship("t1", "troop_transport"), ship("t2", "troop_transport")],
        ship("t3", "troop_transport"),
    )
    planets = [Planet("p1", owner=RED), Planet("p2"), Planet("p9", kind="gas_giant")]
    state = galaxy(
        [system("home", owner=RED, planets=planets), system("far", 60.0)],
        [
            fleet("f1", RED, ships=[*full, empty, ship("x1"), ship("x2")]),
            fleet("f2", RED),
            fleet("f3", RED, 30.0, [empty.clone()]),
        ],
        [
            *(aboard("a1", RED, full[0]), aboard("a2", RED, full[1])),
            *(army("a3", RED, at="p1"), army("a4", RED, at="p1"), army("b1", BLUE, at="p1")),
        ],
    )
    found = extra_orders(OrderExecutor(state, turn()), RED)
    assert [one for one in found if isinstance(one, UnloadArmy)] == [
        UnloadArmy("f1", ship, army, planet)
        for ship, army in (("t1", "a1"), ("t2", "a2"))
        for planet in ("p1", "p2")
    ]
    assert [one for one in found if isinstance(one, LoadArmy)] == [
        LoadArmy("f1", "t3", "a3"),
        LoadArmy("f1", "t3", "a4"),
    ]
    assert [one for one in found if isinstance(one, TransferArmyPlanet)] == [
        TransferArmyPlanet("a3", "p2"),
        TransferArmyPlanet("a4", "p2"),
    ]
    assert [one for one in found if isinstance(one, MergeFleets)] == [MergeFleets("f2", "f1")]
    assert [one for one in found if isinstance(one, SplitFleet)] == [
        SplitFleet("f1", ("t2", "x2")),
        SplitFleet("f1", ("t1", "t2", "t3")),
        SplitFleet("f1", ("x1", "x2")),
    ]

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

from games.stellar.galaxy import BLUE, RED, fleet, galaxy, ship, system, turn
from games.stellar.random_galaxies import SEEDS, SIZES, legal_orders, random_galaxy
from turnwright.games.stellar.commands import EndTurn, MoveFleet, RenameFleet
from turnwright.games.stellar.game import drafted
from turnwright.games.stellar.options import OrderOptions, orders_for
from turnwright.games.stellar.rules.orders import OrderExecutor
from turnwright.games.stellar.state import GalaxyState
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
def test_what_is_counted_is_what_there_is(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    state.orders = legal_orders(state, seed) if seed % 2 else {}
    executor = drafted(state, RED)
    options = OrderOptions(executor, RED)
    there = spelled(executor, RED)
    assert options.count() == len(there)
    assert [options.index(order) for order in there] == list(range(len(there)))
    assert [options.command(at) for at in reversed(range(len(there)))] == there[::-1]


def test_an_order_that_is_none_of_them_has_no_number() -> None:
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

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings

from games.stellar.galaxy import BLUE, GREEN, RED, aboard, army, fleet, galaxy, ship, system
from games.stellar.phases import context
from games.stellar.random_galaxies import SEEDS, SIZES, legal_orders, random_galaxy
from turnwright.games import stellar
from turnwright.games.stellar import Stellar, content
from turnwright.games.stellar.commands import EndTurn, MoveFleet, OrderInvasionMove, RenameFleet
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import TurnContext, context_of
from turnwright.games.stellar.state import (
    COMBAT,
    MOVING,
    ORBIT,
    RESOLVED,
    RESOLVING,
    SCHEDULED,
    Battle,
    GalaxyState,
)
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

STELLAR = Stellar()


def star(name: str, x: float, owner: str | None = None) -> dict[str, Any]:
    planets = [{"id": f"{name}-1", "name": name, "owner": owner}]
    return {"id": name, "name": name, "position": [x, 0, 0], "owner": owner, "planets": planets}


def side(name: str, at: str, **ships: int) -> dict[str, Any]:
    squadron = {"ships": {"cruiser": 2, **ships}, "at": at, "armies": ships.get("troop_transport", 0)}
    return {"id": name, "name": name, "color": "#123456", "fleets": [squadron, squadron]}


PASS: dict[str, Any] = {
    "name": "A pass between two stars",
    "systems": [star("west", 0, BLUE), star("pass", 20), star("east", 40, RED), star("far", 150)],
    "factions": [side(BLUE, "west", troop_transport=1), side(RED, "east", troop_transport=1)],
}


def test_every_function_of_the_turn_has_its_name() -> None:
    names = """
        run_turn canonicalize_state phase_ai phase_movement phase_battle_detection phase_battle_resolution
        phase_orbital_bombardment phase_ground phase_objectives phase_cleanup plan_ai_turn apply_command
        move_fleet execute_arrival_operations detect_new_battles resolve_battle
        resolve_orbital_bombardment resolve_ground_conflict is_orbit_contested check_victory_conditions
        prune_battles sanitize_armies canonicalize_messages"""
    assert [name for name in names.split() if not callable(getattr(stellar, name, None))] == []


def test_the_terms_of_the_rule_book_are_exported() -> None:
    assert [stellar.FleetState.ORBIT, stellar.FleetState.MOVING, stellar.FleetState.COMBAT] == [
        ORBIT,
        MOVING,
        "COMBAT",
    ]
    assert stellar.FleetState(fleet("f1", RED).state) is stellar.FleetState.ORBIT
    for name in ("FleetState", "GameMessage", "AIState", "Battle"):
        assert name in stellar.__all__
        assert isinstance(getattr(stellar, name), type)


# One turn, all phases


def test_a_war_in_one_turn() -> None:
    """Red flies in, fights for the orbit, and lands on an empty planet: all of it is seen in one turn."""
    transport = ship("t1", "troop_transport")
    state = galaxy(
        [system("home", owner=RED), system("prey", 15.0, BLUE)],
        [
            fleet("r1", RED, ships=[transport, *[ship(f"c{at}") for at in range(6)]]),
            fleet("b1", BLUE, 15.0, [ship("weak", "fighter", hp=1, missiles=0, interceptors=0)]),
        ],
        [aboard("a1", RED, transport)],
    )
    after = run_turn(state, context(state), {RED: [OrderInvasionMove("r1", "prey")]})
    assert [(battle.id, battle.status) for battle in after.battles] == [("battle-1-prey", RESOLVED)]
    assert [one.id for one in after.fleets] == ["r1"]
    assert (after.fleets[0].x, after.fleets[0].state, after.fleets[0].invade) == (15.0, ORBIT, "")
    taken = after.systems[1]
    assert (taken.id, taken.owner, taken.owner_since_day, taken.color) == ("prey", RED, 1, "#red")
    assert sorted(letter.type for letter in after.messages) == ["BATTLE_RESOLVED", "PLANET_CONQUERED"]


def test_bombs_fall_before_the_ground_war_and_losses_before_conquest() -> None:
    state = galaxy(
        [system("prey", owner=BLUE)],
        [fleet("r1", RED, ships=[ship(f"c{at}") for at in range(10)])],
        [army("a1", RED, 40_000, "prey-1"), army("b1", BLUE, 12_000, "prey-1")],
    )
    after = run_turn(state, context(state))
    # 12 000 are bombed down to 11 640 at .95, and then lose 35 per cent of that.
    assert {one.id: int(one.strength) for one in after.armies}["b1"] == 11_640 - 11_640 * 35 // 100


# Orders


def test_orders_of_people_come_before_those_of_the_ais_and_by_faction() -> None:
    state = galaxy(
        [system("s1", owner=RED), system("s2", 20.0, BLUE)], [fleet("r", RED), fleet("b", BLUE, 20.0)]
    )
    orders = {RED: [RenameFleet("r", "One"), RenameFleet("r", "Two")], BLUE: [RenameFleet("b", "Three")]}
    after = run_turn(state, context(state), orders)
    assert {one.id: one.name for one in after.fleets} == {"r": "Two", "b": "Three"}
    assert (after.orders, after.ready, after.autopilot) == ({}, [], {})


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_in_which_order_the_orders_came_makes_no_difference(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    orders = legal_orders(state, seed)
    results = {
        codec.encode(run_turn(state, context(state), {name: orders[name] for name in names}))
        for names in permutations(orders)
    }
    assert len(results) == 1


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_orders_that_are_legal_alone_are_legal_together(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    run_turn(state, context(state), legal_orders(state, seed))  # `Rejected` would fly


def test_a_faction_that_sends_no_orders_keeps_its_own() -> None:
    state = galaxy([system("s1"), system("s2", 60.0)], [fleet("r", RED), fleet("b", BLUE)])
    state.rules.use_advanced_combat = False
    state = run_turn(state, orders={RED: [OrderInvasionMove("r", "s2")]} | {RED: [MoveFleet("r", "s2")]})
    state = run_turn(state, orders={BLUE: [MoveFleet("b", "s2")]})
    state = run_turn(state)
    assert [(one.id, one.x, one.state) for one in state.fleets] == [("b", 45.0, MOVING), ("r", 60.0, ORBIT)]


def test_a_turn_with_an_order_that_is_refused_is_not_made() -> None:
    state = galaxy([system("s1")], [fleet("r", RED)])
    with pytest.raises(Rejected, match="there is no system s9"):
        run_turn(state, orders={RED: [MoveFleet("r", "s9")]})
    assert state.day == 0


# At the arena


def played(arrivals: list[list[int]], orders: dict[int, list[EndTurn]]) -> tuple[bytes, str]:
    """The galaxy after some turns, when the seats end theirs in that order."""
    match = Match(STELLAR, PASS, seed=4)
    for day, seats in enumerate(arrivals):
        for seat in seats:
            match.submit(seat, orders[seat][day])
    return codec.encode(match.state), match.digest()


def test_the_first_faction_to_send_orders_has_no_advantage() -> None:
    start = Match(STELLAR, PASS, seed=4).state
    by = {name: [one.id for one in start.fleets if one.faction == name] for name in (BLUE, RED)}
    orders = {
        0: [EndTurn((MoveFleet(by[BLUE][0], "pass"),)), EndTurn(), EndTurn((), "aggressive"), EndTurn()],
        1: [
            EndTurn((OrderInvasionMove(by[RED][0], "pass"),)),
            EndTurn((), "balanced"),
            EndTurn(),
            EndTurn(),
        ],
    }
    results = {
        played([[0, 1], [0, 1], [0, 1], [0, 1]], orders),
        played([[1, 0], [1, 0], [1, 0], [1, 0]], orders),
        played([[1, 0], [0, 1], [1, 0], [0, 1]], orders),
    }
    assert len(results) == 1


def test_no_orders_are_carried_out_before_all_are_in() -> None:
    match = Match(STELLAR, PASS, seed=4)
    mine = next(one for one in match.state.fleets if one.faction == BLUE)
    match.submit(0, EndTurn((MoveFleet(mine.id, "pass"),)))
    assert (match.state.day, {one.state for one in match.state.fleets}) == (0, {ORBIT})
    match.submit(1, EndTurn())
    assert match.state.day == 1


def test_an_accepted_order_is_never_refused_when_it_is_due() -> None:
    # A tanker that has just enough for the way: nothing is taken from it between the order and the day.
    scenario = {**PASS, "factions": [side(BLUE, "west", tanker=1), side(RED, "east")]}
    match = Match(STELLAR, scenario, seed=1)
    first = match.state.fleets[0]
    for one in first.ships:
        one.fuel = 150_000 if one.type == "tanker" else 120_000
    match.submit(0, MoveFleet(first.id, "far"))
    match.submit(0, EndTurn())
    match.submit(1, EndTurn())
    assert match.state.fleets[0].state == MOVING


# The dice of a turn


def test_a_turn_has_dice_of_its_own_even_with_the_same_key() -> None:
    one, other = (TurnContext(turn, 7).dice("landing/a").bits(60) for turn in (1, 2))
    assert one != other
    assert one == TurnContext(1, 7).dice("landing/a").bits(60)


def test_without_a_context_the_dice_are_those_of_the_galaxy_s_seed() -> None:
    state = random_galaxy(4, 5)
    assert codec.encode(run_turn(state)) == codec.encode(run_turn(state, context_of(state)))


def test_the_rng_of_a_turn_is_one_stream_that_its_phases_share() -> None:
    ctx = TurnContext(3, 7)
    drawn = [ctx.rng.bits(30) for _ in range(2)] + [ctx.within().rng.bits(30)]
    stream = TurnContext(3, 7).dice("turn")
    assert drawn == [stream.bits(30) for _ in range(3)]
    assert TurnContext(4, 7).rng.bits(30) != drawn[0]


def test_no_rule_draws_from_the_rng_of_the_turn() -> None:
    state = random_galaxy(4, 5)
    quiet, drawn = context_of(state), context_of(state)
    drawn.rng.bits(30)
    assert codec.encode(run_turn(state, quiet)) == codec.encode(run_turn(state, drawn))
    assert quiet.rng.bits(30) == context_of(state).rng.bits(30)


def test_ids_of_each_phase_come_from_a_stream_of_their_own() -> None:
    ctx = TurnContext(1, 7)
    ctx.enter("movement")
    first = [ctx.fresh_id("log") for _ in range(3)]
    ctx.enter("ground")
    second = ctx.fresh_id("log")
    ctx.enter("movement")
    assert [ctx.fresh_id("log") for _ in range(3)] == first
    assert second not in first


def test_a_galaxy_without_anything_has_turns_too() -> None:
    state = GalaxyState()
    content.give_arena(state)
    assert run_turn(run_turn(state)).day == 2


def test_one_faction_alone_wins_by_elimination_only_if_that_is_a_goal() -> None:
    state = galaxy([system("s1", owner=GREEN)])
    assert run_turn(state).winner_faction_id == ""


def test_a_profile_plans_the_one_turn_it_was_asked_for() -> None:
    state = galaxy([system("a", owner=RED)], [fleet("f1", RED)])
    state.autopilot, state.ready = {RED: "balanced"}, [RED]
    after = run_turn(state)
    assert (after.autopilot, after.ready, after.orders) == ({}, [], {})


@pytest.mark.parametrize("profile", ["aggressive", "balanced", "defensive"])
def test_a_profile_that_plans_the_rest_of_a_turn_leaves_fleets_with_orders_alone(profile: str) -> None:
    state = stellar.new_galaxy("border-war", seed=1)
    places = {"fleet-00001": "beacon", "fleet-00002": "drift", "fleet-00003": "anchor"}
    state.orders = {"blue": [MoveFleet(fleet, place) for fleet, place in places.items()]}
    state.autopilot = {"blue": profile}
    after = run_turn(state)
    there = {system.id: system for system in after.systems}
    for one in after.fleets[:3]:
        goal = there[places[one.id]]
        assert one.target_system == goal.id or (one.x, one.y, one.z) == (goal.x, goal.y, goal.z)


def test_a_fleet_that_the_guard_releases_is_supplied_on_the_same_day() -> None:
    state = galaxy([system("a", owner=RED)], [fleet("f1", RED, ships=[ship("x", hp=1)])])
    state.fleets[0].state = COMBAT
    after = run_turn(state)
    assert (after.fleets[0].state, after.fleets[0].ships[0].hp) == (ORBIT, 121)


@pytest.mark.parametrize("status", [SCHEDULED, RESOLVING])
def test_no_battle_outlives_its_turn(status: str) -> None:
    state = galaxy([system("a")], [fleet("f1", RED)])
    state.battles = [Battle("x", "a", 1, status=status, fleets=["f1"])]
    state.fleets[0].state = COMBAT
    after = run_turn(state)
    assert [one.status for one in after.battles] == [RESOLVED]
    assert after.fleets[0].state == ORBIT

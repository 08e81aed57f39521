from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from games.stellar.galaxy import BLUE, RED, army, fleet, galaxy, ship, system
from games.stellar.phases import context
from games.stellar.random_galaxies import SEEDS, SIZES, legal_orders, random_galaxy
from turnwright.games.stellar import new_galaxy
from turnwright.games.stellar.arena import TurnPlan
from turnwright.games.stellar.bots.fleet_strength import Squadron, power_of
from turnwright.games.stellar.bots.planner import Planner, plan_ai_turn
from turnwright.games.stellar.commands import LoadArmies, LoadArmy, MoveFleet, OrderInvasionMove
from turnwright.games.stellar.rules.canonical_order import canonicalize_state
from turnwright.games.stellar.rules.orders import apply_command, apply_orders
from turnwright.games.stellar.rules.phases.ai import phase_ai
from turnwright.games.stellar.rules.phases.movement import phase_movement
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import TurnContext, context_of
from turnwright.games.stellar.rules.visibility import Territory, Visibility, visibility_of
from turnwright.games.stellar.state import (
    DEPLOYED,
    MORALE,
    MOVING,
    AIState,
    Army,
    Fleet,
    GalaxyState,
    GameMessage,
    Log,
    Sighting,
    StarSystem,
)
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected

PROFILES = ("aggressive", "balanced", "defensive")


def refusals(state: GalaxyState, ctx: TurnContext) -> list[str]:
    """Why orders of the AIs were refused, each applied to the galaxy as the one before has left it."""
    found = []
    for faction in state.factions:
        if not faction.ai_profile:
            continue
        memory = state.ai_states.get(faction.id, AIState())
        made = state
        for command in plan_ai_turn(state, faction.id, memory, ctx).commands:
            try:
                made = apply_command(made, command, faction.id, ctx)
            except Rejected as refusal:
                found.append(f"{faction.id}: {command}: {refusal}")
    return found


# Only orders that are legal


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_no_order_of_an_ai_is_refused_in_a_random_galaxy(size: int, seed: int) -> None:
    state = canonicalize_state(random_galaxy(size, seed))
    assert refusals(state, context(state)) == []
    # Nor when the orders of people are carried out first.
    orders = legal_orders(state, seed)
    phase_ai(apply_orders(state, orders, context(state)), context(state), state)


@pytest.mark.parametrize("profile", PROFILES)
def test_no_order_of_an_ai_is_refused_in_a_war(profile: str) -> None:
    state = new_galaxy("skirmish", 11, {BLUE: profile, RED: "balanced"})
    given_orders = 0
    while state.winner_faction_id == "" and state.day < 25:
        ctx = context_of(state)
        assert refusals(state, ctx) == []
        for faction in state.factions:
            memory = state.ai_states.get(faction.id, AIState())
            given_orders += len(plan_ai_turn(state, faction.id, memory, ctx).commands)
        state = run_turn(state)
    assert given_orders > 10, "they did order something"


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(12))
def test_no_order_of_an_ai_is_refused_in_many_sandboxes(seed: int) -> None:
    state = new_galaxy("sandbox", seed, {BLUE: PROFILES[seed % 3], RED: PROFILES[seed // 3 % 3]})
    while state.winner_faction_id == "" and state.day < 200:
        assert refusals(state, context_of(state)) == []
        state = run_turn(state)


# Only through the fog


def hidden_changed(state: GalaxyState, faction: str, rng: Random) -> GalaxyState:
    """Another galaxy that looks the same to a faction."""
    visibility = visibility_of(state, faction)
    made = state.clone()
    made.fleets = [
        _disguised(fleet, faction, rng) for fleet in state.fleets if _stays(fleet, visibility, rng)
    ]
    made.fleets.extend(_ghosts(state, visibility, rng))
    made.fleets.sort(key=lambda fleet: fleet.id)
    made.armies = [_unknown(army, rng) if _is_unknown(army, visibility) else army for army in state.armies]
    made.ai_states = {name: one for name, one in state.ai_states.items() if name == faction}
    made.logs = [Log("else", 0, "something else")]
    made.messages = [GameMessage("else", 0)]
    made.seed = rng.randrange(1000)
    return made


def _stays(fleet: Fleet, visibility: Visibility, rng: Random) -> bool:
    return visibility.sees(fleet) or rng.random() < 0.5


def _disguised(fleet: Fleet, faction: str, rng: Random) -> Fleet:
    # What a foreign fleet is about to do, and what it has on board, is hidden.
    if fleet.faction == faction:
        return fleet
    copy = fleet.clone()
    copy.stop()
    copy.ships = [one.clone() for one in fleet.ships]
    for one in copy.ships:
        one.fuel, one.missiles, one.army = rng.randrange(100), rng.randrange(3), ""
    return copy


def _ghosts(state: GalaxyState, visibility: Visibility, rng: Random) -> list[Fleet]:
    ghosts = [fleet(f"ghost-{at}", BLUE, rng.randrange(-300, 300), "carrier") for at in range(6)]
    return [one for one in ghosts if visibility.faction != BLUE and not visibility.sees(one)]


def _is_unknown(army: Army, visibility: Visibility) -> bool:
    if army.faction == visibility.faction:
        return False
    home = visibility.arena.homes.get(army.container, "")
    return army.state != DEPLOYED or home == "" or not visibility.observes(visibility.arena.places[home])


def _unknown(army: Army, rng: Random) -> Army:
    copy = army.clone()
    copy.strength = rng.randrange(50_000)
    return copy


def planned(state: GalaxyState, faction: str) -> tuple[list[Any], bytes]:
    plan = plan_ai_turn(state, faction, state.ai_states.get(faction, AIState()), context(state))
    return plan.commands, codec.encode(plan.memory)


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_hidden_fleets_do_not_change_the_plan_of_an_ai(size: int, seed: int) -> None:
    state = canonicalize_state(random_galaxy(size, seed))
    state.rules.fog_of_war = True
    for faction in state.factions:
        faction.ai_profile = "balanced"
        other = hidden_changed(state, faction.id, Random(seed))
        assert planned(state, faction.id) == planned(other, faction.id)


def test_visible_changes_change_the_plan_of_an_ai() -> None:
    def goals(garrison: int) -> list[Any]:
        loaded = ship("t1", "troop_transport", army="a1")
        state = galaxy(
            [system("home", owner=RED), system("prey", 12.0, BLUE)],
            [fleet("f1", RED, ships=[loaded, ship("x1"), ship("x2")])],
            [Army("a1", RED, state="EMBARKED", container="t1"), army("b1", BLUE, garrison, "prey-1")],
        )
        state.factions[2].ai_profile = "balanced"
        return [one for one in planned(state, RED)[0] if type(one).__name__ == "OrderInvasionMove"]

    assert (len(goals(5000)), len(goals(500_000))) == (1, 0)


def test_a_system_is_worth_ten_plus_extras_for_gas_ownership_and_homeworld() -> None:
    systems = [system(f"s{at}", 40.0 * at) for at in range(5)]
    systems[1].resource = "gas"
    systems[2].owner = RED
    systems[3].homeworld = True
    systems[4].resource, systems[4].owner, systems[4].homeworld = "gas", RED, True
    state = galaxy(systems)
    planner = Planner(state, RED, AIState(), context(state), Territory(state))
    assert [planner._value(at) for at in range(5)] == [10.0, 60.0, 30.0, 160.0, 230.0]


@pytest.mark.parametrize(("day", "caution"), [(1, 1.1 * 0.995), (100, 0.55), (120, 0.44), (199, 0.44)])
def test_caution_wears_off_to_two_fifths(day: int, caution: float) -> None:
    state = galaxy([system("home", owner=RED)])
    state.factions[2].ai_profile = "balanced"
    planner = Planner(state, RED, AIState(), TurnContext(day, 7), Territory(state))
    assert planner.caution == pytest.approx(caution)


@pytest.mark.parametrize(("profile", "leave"), [("aggressive", 3), ("balanced", 2), ("defensive", 1)])
def test_a_garrison_stays_on_the_homeworld(profile: str, leave: int) -> None:
    def loaded(homeworld: bool) -> int:
        home = system("home", owner=RED)
        home.homeworld = homeworld
        transports = [ship(f"t{at}", "troop_transport") for at in range(4)]
        armies = [army(f"a{at}", RED, at="home-1") for at in range(3)]
        state = galaxy([home, system("prey", 30.0)], [fleet("f1", RED, ships=transports)], armies)
        state.factions[2].ai_profile = profile
        return len([one for one in planned(state, RED)[0] if isinstance(one, LoadArmy)])

    assert (loaded(True), loaded(False)) == (leave, 3)


@pytest.mark.parametrize(
    ("profile", "lands"), [("aggressive", True), ("balanced", True), ("defensive", False)]
)
def test_an_unseen_garrison_has_the_size_that_a_profile_assumes(profile: str, lands: bool) -> None:
    # Nothing, 5000 and 10 000 men, of which 90, 110 and 130 % are needed; one army of 10 000 is on board.
    transport = ship("t1", "troop_transport", army="a1")
    state = galaxy(
        [system("home", owner=RED), system("prey", 40.0, BLUE)],
        [fleet("f1", RED, ships=[transport, ship("x1")])],
        [Army("a1", RED, state="EMBARKED", container="t1")],
    )
    state.factions[2].ai_profile = profile
    assert any(isinstance(one, OrderInvasionMove) for one in planned(state, RED)[0]) == lands


@pytest.mark.parametrize(
    ("profile", "flees"), [("aggressive", False), ("balanced", False), ("defensive", True)]
)
def test_a_fleet_flees_from_as_much_as_its_profile_has_nerve_for(profile: str, flees: bool) -> None:
    # A cruiser of 60 faces 100: less than 4 and 2 times its own power, more than 1.5 times.
    foes = [ship("x1"), ship("x2", "destroyer")]
    state = galaxy(
        [system("post", 60.0, RED), system("home", owner=RED)],
        [fleet("f1", RED, 60.0), fleet("f2", BLUE, 70.0, foes)],
    )
    state.factions[2].ai_profile = profile
    assert plan_ai_turn(state, RED, AIState(), context(state)).retreats == (["f1"] if flees else [])


@pytest.mark.parametrize("why", ["damaged", "outnumbered"])
def test_no_fleet_goes_home_to_a_system_at_its_own_place(why: str) -> None:
    # Two systems are at one place: the fleet is at the first by id, which is not red's.
    cruiser = ship("x", hp=100 if why == "damaged" else 1200)
    foes = [ship(f"y{at}") for at in range(9)] if why == "outnumbered" else []
    state = galaxy(
        [system("s1", owner=BLUE), system("s2", owner=RED), system("s3", 40.0, RED)],
        [fleet("f1", RED, ships=[cruiser]), fleet("f2", BLUE, -12.0, foes)],
    )
    state.factions[2].ai_profile = "balanced"
    assert refusals(state, context(state)) == []
    assert planned(state, RED)[0] == [MoveFleet("f1", "s3")]


@pytest.mark.parametrize("resupply", [True, False])
def test_a_damaged_fleet_rests_at_home_only_where_it_is_repaired(resupply: bool) -> None:
    state = galaxy(
        [system("home", owner=RED), system("prey", 30.0, BLUE)], [fleet("f1", RED, ships=[ship("x", hp=100)])]
    )
    state.rules.resupply = resupply
    state.factions[2].ai_profile = "balanced"
    assert (planned(state, RED)[0] == []) == resupply


# Tasks


def red_plans(state: GalaxyState, profile: str = "balanced", memory: AIState | None = None) -> TurnPlan:
    """Red's plan for the next turn."""
    state.factions[2].ai_profile = profile
    return plan_ai_turn(state, RED, memory or AIState(), context(state))


def destinations(plan: TurnPlan) -> dict[str, str]:
    """Where a plan sends each fleet."""
    return {one.fleet_id: one.system_id for one in plan.commands if hasattr(one, "system_id")}


def raid(*defenders: Fleet, raiders: int = 1) -> GalaxyState:
    """Red's home at 0 and post at 60, where blue's frigates are: the power of each is 20."""
    foes = [ship(f"y{at}", "frigate") for at in range(raiders)]
    return galaxy(
        [system("home", owner=RED), system("post", 60.0, RED)], [*defenders, fleet("z", BLUE, 66.0, foes)]
    )


def test_the_nearest_fleets_defend_until_they_are_strong_enough() -> None:
    # A cruiser of 60 is enough against 24, and two of them against 96.
    near, far = fleet("f2", RED, 40.0), fleet("f1", RED)
    assert destinations(red_plans(raid(far, near))) == {"f2": "post"}
    assert destinations(red_plans(raid(fleet("f1", RED, 35.0), near))) == {"f2": "post"}
    assert destinations(red_plans(raid(far, near, raiders=4))) == {"f1": "post", "f2": "post"}


def test_no_fleet_defends_if_all_together_are_too_weak() -> None:
    plan = red_plans(raid(fleet("f1", RED), fleet("f2", RED, 40.0), raiders=9))
    assert "defend" not in [task.kind for task in plan.memory.tasks]


def test_no_fleet_is_sent_to_a_defence_that_is_on_its_way() -> None:
    coming = fleet("f2", RED, 40.0)
    coming.state, coming.target_system, coming.target_x = MOVING, "post", 60.0
    assert "defend" not in [task.kind for task in red_plans(raid(fleet("f1", RED), coming)).memory.tasks]


def test_one_fleet_holds_a_captured_system() -> None:
    state = galaxy([system("taken", owner=RED)], [fleet("f1", RED), fleet("f2", RED)])
    memory = AIState()
    memory.hold_until_turn_by_system_id["taken"] = 9
    tasks = red_plans(state, memory=memory).memory.tasks
    assert [task.fleets for task in tasks if task.kind == "hold"] == [["f1"]]


def invasion(profile: str, *prey: StarSystem) -> str:
    """The system that red invades with an army of full strength."""
    transport = ship("t1", "troop_transport", army="a1")
    state = galaxy(
        [system("home", owner=RED), *prey],
        [fleet("f1", RED, ships=[transport, ship("x1")])],
        [Army("a1", RED, state="EMBARKED", container="t1")],
    )
    (goal,) = destinations(red_plans(state, profile)).values()
    return goal


def test_an_army_lands_where_the_value_is_highest_for_the_distance() -> None:
    gas = system("gas", 28.0)
    gas.resource = "gas"
    assert invasion("balanced", system("a", -28.0), system("b", 10.0)) == "b"
    assert invasion("balanced", system("b", 10.0), gas) == "gas"


def test_a_greedy_profile_looks_farther_for_a_system_of_an_enemy() -> None:
    def rich() -> StarSystem:
        gas = system("gas", 50.0, BLUE)
        gas.resource = "gas"
        return gas

    assert invasion("aggressive", system("b", 10.0), rich()) == "gas"
    assert invasion("balanced", system("b", 10.0), rich()) == "b"


@pytest.mark.parametrize(("profile", "worth"), [("aggressive", 40.0), ("balanced", 15.0), ("defensive", 5.0)])
def test_the_system_of_an_enemy_is_worth_its_value_times_greed(profile: str, worth: float) -> None:
    state = galaxy([system("s1", owner=BLUE)])
    state.factions[2].ai_profile = profile
    assert Planner(state, RED, AIState(), context(state), Territory(state))._value(0) == worth


@pytest.mark.parametrize(("reach", "goals"), [(50.0, {"f1": "prey"}), (30.0, {})])
def test_an_attack_leaves_the_fuel_for_the_way_back(reach: float, goals: dict[str, str]) -> None:
    # The enemy is 20 light years away, and a cruiser burns 8 for each.
    cruiser = ship("x", fuel=round(reach * 800))
    state = galaxy(
        [system("home", owner=RED), system("prey", 20.0, BLUE)], [fleet("f1", RED, ships=[cruiser])]
    )
    state.rules.resupply = False
    assert destinations(red_plans(state)) == goals


def test_the_most_valuable_of_two_targets_is_attacked_first() -> None:
    gas = system("b", -30.0)
    gas.resource = "gas"
    memory = AIState()
    memory.sightings = {name: Sighting(name, 20.0, 0) for name in ("a", "b")}
    state = galaxy([system("a", 30.0), gas, system("home", owner=RED)], [fleet("f1", RED)])
    assert destinations(red_plans(state, memory=memory)) == {"f1": "b"}


@pytest.mark.parametrize(
    ("men", "morale", "stays"), [(2001, 0.25, False), (2002, 0.25, True), (2001, 0.3, True)]
)
def test_a_siege_lasts_as_long_as_bombs_weaken_the_garrison(men: int, morale: float, stays: bool) -> None:
    garrison = army("b1", BLUE, men, "prey-1", 10_000)
    garrison.morale = round(morale * MORALE)
    state = galaxy([system("prey", owner=BLUE), system("home", 60.0, RED)], [fleet("f1", RED)], [garrison])
    tasks = red_plans(state).memory.tasks
    assert (("attack", "prey") in [(task.kind, task.system) for task in tasks]) == stays


@pytest.mark.parametrize(("ships", "goals"), [(1, {}), (2, {"f1": "s2"})])
def test_a_fleet_gathers_with_a_stronger_one_and_two_equal_ones_stay(
    ships: int, goals: dict[str, str]
) -> None:
    # The enemy is known to be far too strong, and equally far from both.
    enemy = system("s9", 150.0, BLUE)
    enemy.y = 20.0
    there = system("s2", owner=RED)
    other = fleet("f2", RED, ships=[ship(f"x{at}") for at in range(ships)])
    there.y = other.y = 40.0
    memory = AIState()
    memory.sightings["s9"] = Sighting("s9", 100_000.0, 0)
    state = galaxy([system("s1", owner=RED), there, enemy], [fleet("f1", RED), other])
    assert destinations(red_plans(state, memory=memory)) == goals


# The strength of a fleet


def test_a_fleet_without_guns_has_no_power_but_is_noticed() -> None:
    state = galaxy([system("home", owner=RED)], [fleet("f1", BLUE, 10.0, "troop_transport")])
    assert power_of(state.arena, state.fleets[0]) == 0.0
    squad = Squadron(0, state.fleets[0])
    squad.measure(state.arena, {}, 200.0, True)
    assert (squad.power, squad.room) == (0.0, 1)
    assert red_plans(state).memory.sightings["home"].power == 1.0


@pytest.mark.parametrize(("missiles", "torpedoes", "condition"), [(6, 2, 1.0), (3, 1, 0.5), (0, 0, 0.0)])
def test_a_fleet_is_fit_to_fight_with_half_its_ammunition(
    missiles: int, torpedoes: int, condition: float
) -> None:
    cruiser = ship("x", missiles=missiles, torpedoes=torpedoes)
    state = galaxy([system()], [fleet("f1", RED, ships=[cruiser])])
    squad = Squadron(0, state.fleets[0])
    squad.measure(state.arena, {}, 200.0, True)
    assert squad.condition == condition


# Memory


def test_a_sighting_fades_by_a_tenth_a_turn_outside_sensor_range() -> None:
    state = galaxy([system("home", owner=RED), system("dark", 100.0)], [fleet("f1", RED)])
    state.factions[2].ai_profile = "balanced"
    memory = AIState()
    memory.sightings["dark"] = Sighting("dark", 200.0, 3)
    plan = plan_ai_turn(state, RED, memory, context(state))
    faded = plan.memory.sightings["dark"]
    assert (faded.power, faded.day) == (180.0, 3)
    assert memory.sightings["dark"].power == 200.0, "the old memory stays as it is"


def test_a_watched_and_empty_place_is_known_to_be_empty() -> None:
    state = galaxy([system("home", owner=RED), system("near", 10.0)], [fleet("f1", RED)])
    state.factions[2].ai_profile = "balanced"
    memory = AIState()
    memory.sightings["near"] = Sighting("near", 200.0, 3)
    assert plan_ai_turn(state, RED, memory, context(state)).memory.sightings == {}


@pytest.mark.parametrize(("turn", "held"), [(11, True), (12, True), (13, True), (14, False)])
def test_a_system_that_was_captured_is_held_for_three_turns(turn: int, held: bool) -> None:
    # Captured on day 10. There is a homeworld to be had next door, and it is undefended.
    transport = ship("t1", "troop_transport", army="a1")
    prize = system("prize", 20.0, BLUE)
    prize.homeworld = True
    state = galaxy(
        [system("taken", owner=RED), prize],
        [fleet("f1", RED, ships=[transport, ship("x1"), ship("x2")])],
        [Army("a1", RED, state="EMBARKED", container="t1")],
        day=turn - 1,
    )
    state.factions[2].ai_profile = "balanced"
    memory = AIState()
    memory.hold_until_turn_by_system_id["taken"] = 13
    state.ai_states = {RED: memory}
    after = phase_ai(state, TurnContext(turn, 7))
    assert (after.fleets[0].state != MOVING) == held
    assert ("hold" in [task.kind for task in after.ai_states[RED].tasks]) == held


# The phase


def test_without_ais_nothing_happens() -> None:
    state = new_galaxy("skirmish", 1, {BLUE: "balanced", RED: "balanced"})
    state.rules.ai_enabled = False
    assert phase_ai(state, context(state)) is state


def test_an_ai_plans_on_what_it_saw_before_the_orders_of_people() -> None:
    # Blue's fleet is ordered to leave; red's AI still sees it where it was, and does not know.
    state = galaxy(
        [system("home", owner=RED), system("far", 60.0, BLUE)],
        [fleet("f1", RED), fleet("f2", BLUE, 12.0)],
    )
    state.factions[2].ai_profile = "balanced"
    told = apply_orders(state, {BLUE: [MoveFleet("f2", "far")]}, context(state))
    assert phase_ai(told, context(state), state).ai_states == phase_ai(state, context(state)).ai_states


def test_an_ai_does_not_see_what_people_have_ordered_for_the_same_turn() -> None:
    # Blue takes its garrison on board; red would land, if it knew.
    def red_lands(garrison: int) -> bool:
        loaded = ship("t1", "troop_transport", army="a1")
        state = galaxy(
            [system("home", owner=RED), system("prey", 12.0, BLUE)],
            [
                fleet("f1", RED, ships=[loaded, *[ship(f"x{at}") for at in range(9)]]),
                fleet("f2", BLUE, 12.0, "troop_transport"),
            ],
            [Army("a1", RED, state="EMBARKED", container="t1"), army("b1", BLUE, garrison, "prey-1")],
        )
        state.factions[2].ai_profile = "balanced"
        after = run_turn(state, context(state), {BLUE: [LoadArmies("f2")]})
        return after.armies[0].state == DEPLOYED

    assert (red_lands(10), red_lands(500_000)) == (True, False)


def test_the_ais_give_their_orders_by_id() -> None:
    state = galaxy(
        [system("west", owner=BLUE), system("east", 60.0, RED), system("mid", 30.0)],
        [fleet("b", BLUE, 0.0, "troop_transport"), fleet("r", RED, 60.0, "troop_transport")],
        [army("a1", BLUE, at="west-1"), army("a2", RED, at="east-1")],
    )
    for faction in state.factions:
        faction.ai_profile = "aggressive"
    state.factions.reverse()
    after = phase_ai(state, context(state))
    assert [log.args["army"] for log in after.logs] == ["a1", "a2"]


def test_every_order_an_ai_gives_is_carried_out_at_once() -> None:
    state = new_galaxy("skirmish", 1, {BLUE: "aggressive", RED: "aggressive"})
    after = phase_ai(state, context(state))
    assert [one.id for one in after.fleets if one.state == MOVING]
    assert after.day == state.day


def test_a_fleeing_fleet_is_marked_until_it_is_safe_or_gets_another_order() -> None:
    many = [ship(f"x{at}") for at in range(9)]
    state = galaxy(
        [system("post", 60.0, RED), system("home", owner=RED)],
        [fleet("f1", RED, 60.0), fleet("f2", BLUE, 64.0, many)],
    )
    state.factions[2].ai_profile = "balanced"
    after = phase_ai(state, context(state))
    assert (after.fleets[0].target_system, after.fleets[0].retreating) == ("home", True)
    back = apply_command(after, MoveFleet("f1", "home"), RED, context(state))
    assert not back.fleets[0].retreating
    flown = [after]
    for _ in range(3):
        flown.append(phase_movement(flown[-1], context(state)))
    assert [one.fleets[0].retreating for one in flown] == [True, True, True, False]

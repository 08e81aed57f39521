"""What a seat imagines: a galaxy that looks the same and reveals nothing hidden."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from games.stellar.galaxy import BLUE, GREEN, RED, aboard, army, fleet, galaxy, ship, system
from games.stellar.random_galaxies import SEEDS, random_galaxy
from turnwright import Match
from turnwright.games.stellar import commands as c
from turnwright.games.stellar import load, run_turn, save
from turnwright.games.stellar.game import Stellar
from turnwright.games.stellar.rules.imagine import imagined
from turnwright.games.stellar.state import EMBARKED, MORALE, Army, Fleet, GalaxyState, Log, Ship
from turnwright.games.stellar.ui.view import see
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.dice import Dice

GAME = Stellar()


def dice(number: int = 5) -> Dice:
    return Dice(number, "worlds")


def worlds() -> GalaxyState:
    """Red, and blue far away: a fleet in sight of red's, one at home, an army on each and on the ground."""
    near, far = ship("ship-000002", "troop_transport"), ship("ship-000003", "troop_transport")
    return galaxy(
        [system("s1", owner=RED), system("s2", 100.0, BLUE), system("s3", 200.0, BLUE)],
        [
            fleet("f1", RED),
            fleet("f2", BLUE, 5.0, [ship("ship-000001", hp=400), near]),
            fleet("f3", BLUE, 100.0, [far, ship("ship-000004", "destroyer")]),
        ],
        [
            army("a1", RED, at="s1-1"),
            army("a2", BLUE, at="s2-1"),
            aboard("a3", BLUE, near),
            aboard("a4", BLUE, far),
        ],
    )


def test_hidden_armies_are_spread_over_the_hidden_planets_of_their_faction() -> None:
    hidden = [system(f"s{at}", 100.0 * at, BLUE) for at in range(1, 4)]
    garrisons = [army(f"b{at}", BLUE, at="s1-1") for at in range(3)]
    state = galaxy([system("s0", owner=RED), *hidden], [fleet("f1", RED)], garrisons)
    for number in range(5):
        world = imagined(state, RED, dice(number))
        assert sorted(one.container for one in world.armies) == ["s1-1", "s2-1", "s3-1"]


def changed(army: Army) -> Army:
    copy = army.clone()
    copy.strength = copy.max_strength = 500_000
    copy.morale = MORALE // 2
    return copy


def spent(one: Ship) -> Ship:
    copy = one.clone()
    copy.fuel = copy.missiles = copy.torpedoes = copy.interceptors = 0
    copy.kills = 7
    return copy


def hidden(state: GalaxyState, fleet: Fleet) -> Fleet:
    """The fleet with what red does not know of it changed."""
    copy = fleet.clone()
    copy.ships = [spent(one) for one in fleet.ships]
    if fleet.id == "f3":
        copy.x = 200.0
        copy.ships = [ship(one.id, "fighter", hp=1) for one in copy.ships]
    return copy


def other_worlds() -> GalaxyState:
    """All that red cannot see is different."""
    state = worlds()
    state.fleets = [one if one.faction == RED else hidden(state, one) for one in state.fleets]
    state.armies = [one if one.faction == RED else changed(one) for one in state.armies]
    state.armies[3].container = "s3-1"
    state.armies[3].state = "DEPLOYED"
    state.autopilot = {BLUE: "defensive"}
    return state


def test_an_imagined_galaxy_does_not_depend_on_hidden_information() -> None:
    one, other = worlds(), other_worlds()
    assert see(one, RED) == see(other, RED)
    assert encode(plain(one)) != encode(plain(other))

    assert encode(plain(imagined(one, RED, dice()))) == encode(plain(imagined(other, RED, dice())))


def test_garrisons_of_any_strength_are_imagined_the_same() -> None:
    state = Match(GAME, "skirmish", seed=11, seats=[None, None]).state
    strong = state.clone()
    strong.armies = [changed(one) if one.faction == "red" else one for one in state.armies]

    thought = [GAME.imagine(one, 0, dice()) for one in (state, strong)]
    assert encode(plain(thought[0])) == encode(plain(thought[1]))
    men = [int(one.strength) for one in thought[0].armies if one.faction == "red"]
    assert len(set(men)) > 1
    assert max(men) <= 10_000


@pytest.mark.parametrize("number", range(10))
def test_an_imagined_galaxy_looks_the_same_and_differs(number: int) -> None:
    state = worlds()
    world = imagined(state, RED, dice(number))

    assert see(world, RED) == see(state, RED)
    assert [len(one.ships) for one in world.fleets] == [1, 2, 2]
    assert world.fleets[0] == state.fleets[0]
    assert world.fleets[1].ships != state.fleets[1].ships
    assert world.fleets[2].ships != state.fleets[2].ships
    assert world.fleets[2].x in (100.0, 200.0)


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_any_galaxy_looks_the_same_and_can_be_played_on(seed: int) -> None:
    state = random_galaxy(4, seed)
    for faction in (BLUE, GREEN, RED, ""):
        world = imagined(state, faction, dice(seed))
        assert see(world, faction) == see(state, faction)
        carried = {one.army: one.id for fleet in world.fleets for one in fleet.ships if one.army != ""}
        for one in world.armies:
            if one.state == EMBARKED and one.faction != faction:
                assert carried[one.id] == one.container
        run_turn(world)


def test_an_imagined_galaxy_can_be_saved() -> None:
    match = Match(GAME, "border-war", seed=1, seats=[None, None])
    world = GAME.imagine(match.state, 1, dice())
    assert encode(plain(load(save(world)))) == encode(plain(world))


def test_a_faction_that_has_ended_its_turn_has_some_plan() -> None:
    match = Match(GAME, "border-war", seed=1, seats=[None, None])
    match.submit(1, c.EndTurn((c.MoveFleet("fleet-00006", "quarry"),)))
    drawn = {GAME.imagine(match.state, 0, dice(number)).autopilot["red"] for number in range(20)}

    assert drawn == {"aggressive", "balanced", "defensive"}
    assert "red" not in GAME.imagine(match.state, 0, dice()).orders
    assert GAME.imagine(match.state, 1, dice()).orders == match.state.orders


def test_an_imagined_galaxy_has_no_retreats_and_no_log_of_others() -> None:
    state = galaxy([system("a", owner=RED)], [fleet("f1", BLUE), fleet("f2", RED)])
    for one in state.fleets:
        one.retreating = True
    state.logs = [Log(f"l{at}", 0, "", "combat", "", {}, to) for at, to in enumerate(([], [RED], [BLUE]))]
    world = imagined(state, RED, Dice(1))
    assert [one.retreating for one in world.fleets] == [False, True]
    assert [log.id for log in world.logs] == ["l0", "l1"]

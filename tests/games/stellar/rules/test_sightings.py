"""Last sightings: what a faction remembers of foreign fleets that it no longer sees."""

from __future__ import annotations

from games.stellar.galaxy import BLUE, RED, fleet, galaxy, system
from turnwright.games.stellar import load, save
from turnwright.games.stellar.commands import MoveFleet
from turnwright.games.stellar.rules.imagine import imagined
from turnwright.games.stellar.rules.sightings import KEPT_DAYS, remember
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.state import GalaxyState
from turnwright.games.stellar.ui.view import see
from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Dice

SCOUT, RAIDER = "fleet-00001", "fleet-00002"


def met() -> GalaxyState:
    """Day 4: a scout of red at 100 light years sees a raider of blue at 110; both homes are far away."""
    return galaxy(
        [system("home", owner=RED), system("far", 300.0, owner=BLUE)],
        [fleet(SCOUT, RED, 100.0), fleet(RAIDER, BLUE, 110.0)],
        day=4,
    )


def later(state: GalaxyState, scout: float, raider: float, days: int = 1) -> GalaxyState:
    """The galaxy some days after the sighting, with the two fleets elsewhere."""
    remember(state)
    made = state.clone()
    made.day += days
    made.fleets = [fleet(SCOUT, RED, scout), fleet(RAIDER, BLUE, raider)]
    return made


def ghosts(state: GalaxyState, faction: str = RED) -> list[tuple[str, int, float]]:
    return [(one["fleet"], one["day"], one["position"]["x"]) for one in see(state, faction)["ghosts"]]


def test_a_fleet_out_of_sight_is_shown_where_and_when_it_was_last_seen() -> None:
    state = later(met(), scout=50.0, raider=213.5)
    assert [one["id"] for one in see(state, RED)["fleets"]] == [SCOUT]
    at = {"x": 110.0, "y": 0.0, "z": 0.0}
    assert see(state, RED)["ghosts"] == [
        {"fleet": RAIDER, "factionId": BLUE, "day": 4, "position": at, "ships": 1}
    ]
    assert ghosts(state, BLUE) == [(SCOUT, 4, 100.0)]
    assert ghosts(state, "") == []
    assert b"213.5" not in encode(see(state, RED))
    assert b"213.5" in encode(see(state, BLUE))


def test_a_fleet_in_sight_has_no_ghost() -> None:
    state = met()
    assert ghosts(state) == []
    assert ghosts(later(state, scout=100.0, raider=112.0)) == []
    assert ghosts(later(state, scout=200.0, raider=210.0)) == []


def test_a_fleet_without_ships_leaves_no_ghost() -> None:
    state = met()
    state.fleets[1].ships = []
    assert ghosts(later(state, scout=50.0, raider=213.5)) == []


def test_a_place_in_sight_without_the_fleet_ends_the_memory() -> None:
    state = later(met(), scout=100.0, raider=200.0)
    assert ghosts(state) == []
    remember(state)
    assert ghosts(later(state, scout=50.0, raider=200.0)) == []


def test_old_sightings_are_forgotten() -> None:
    assert ghosts(later(met(), 50.0, 200.0, days=KEPT_DAYS)) == [(RAIDER, 4, 110.0)]
    assert ghosts(later(met(), 50.0, 200.0, days=KEPT_DAYS + 1)) == []


def test_without_fog_nothing_is_remembered() -> None:
    state = met()
    state.rules.fog_of_war = False
    remember(state)
    assert state.ghosts == {}


def test_a_turn_notes_what_was_seen_before_its_orders() -> None:
    state = run_turn(met(), orders={RED: [MoveFleet(SCOUT, "home")], BLUE: [MoveFleet(RAIDER, "far")]})
    while see(state, RED)["fleets"][1:]:
        state = run_turn(state)
    ((fleet_id, day, place),) = ghosts(state)
    assert (fleet_id, day) == (RAIDER, state.day - 1)
    assert 110.0 <= place < next(one.x for one in state.fleets if one.id == RAIDER)


def test_sightings_are_saved_and_kept_in_imagined_galaxies() -> None:
    state = later(met(), scout=50.0, raider=200.0)
    assert load(save(state)).ghosts == state.ghosts
    world = imagined(state, RED, Dice(1))
    assert ghosts(world) == ghosts(state)
    assert world.ghosts.keys() == {RED}


def test_a_faction_that_has_resigned_remembers_nothing() -> None:
    state = met()
    state.resigned = [RED]
    remember(state)
    assert RED not in state.ghosts

from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, GREEN, RED, army, fleet, galaxy, system, turn
from turnwright.games.stellar import content
from turnwright.games.stellar.rules.locations import contested_orbits, is_orbit_contested
from turnwright.games.stellar.rules.phases.ground_war import holder_of, phase_ground, resolve_ground_conflict
from turnwright.games.stellar.state import MORALE, AIState, GalaxyState, Planet


def strengths(state: GalaxyState) -> list[int]:
    return [int(one.strength) for one in state.armies]


def test_two_equal_armies_lose_a_third_and_a_fifth_of_their_morale() -> None:
    state = galaxy([system(owner=RED)], armies=[army("a1", RED), army("a2", BLUE)])
    after = phase_ground(state, turn())
    assert strengths(after) == [6500, 6500]
    assert [one.morale / MORALE for one in after.armies] == [0.79, 0.79]


def test_the_stronger_side_loses_less() -> None:
    state = galaxy([system(owner=RED)], armies=[army("a1", RED, 20_000), army("a2", BLUE)])
    assert strengths(phase_ground(state, turn())) == [13_334, 6500]


def test_on_neutral_ground_all_fight_all() -> None:
    armies = [army("a1", RED, 6000), army("a2", BLUE, 4000), army("a3", GREEN, 2000)]
    assert strengths(phase_ground(galaxy([system()], armies=armies), turn())) == [3900, 2600, 1300]


def test_a_floor_is_taken_of_whole_numbers() -> None:
    armies = [army("a1", RED, 2600), army("a2", BLUE, 100_000)]
    clash = resolve_ground_conflict(Planet("p", owner=BLUE), armies, content.measures())
    assert clash.lost[RED] == 910


def test_each_attacker_loses_as_if_alone_against_the_owner_and_the_owner_as_against_all() -> None:
    # 3000 of 12 000 are a quarter, 3000 of 10 000 are 30 %, and 16 000 of 19 000 are more than 35 %.
    armies = [army("a1", BLUE, 9000), army("a2", GREEN, 7000), army("a3", RED, 3000)]
    after = phase_ground(galaxy([system(owner=RED)], armies=armies), turn())
    assert strengths(after) == [6750, 4900, 1950]


@pytest.mark.parametrize("owner", [BLUE, GREEN, RED])
def test_the_losses_of_a_coalition_do_not_depend_on_the_names_of_its_members(owner: str) -> None:
    others = [name for name in (BLUE, GREEN, RED) if name != owner]
    armies = [army("a1", others[0], 9000), army("a2", others[1], 7000), army("a3", owner, 3000)]
    after = phase_ground(galaxy([system(owner=owner)], armies=armies), turn())
    assert strengths(after) == [6750, 4900, 1950]


def test_two_armies_of_one_attacker_share_its_loss_and_spare_its_allies() -> None:
    # Blue's 12 000 lose half against 12 000, at most 35 %; green's 6000 lose 35 % on their own.
    armies = [
        army("a1", RED, 12_000),
        army("a2", BLUE, 8000),
        army("a3", BLUE, 4000),
        army("a4", GREEN, 6000),
    ]
    after = phase_ground(galaxy([system(owner=RED)], armies=armies), turn())
    assert strengths(after) == [7800, 5200, 2600, 3900]


def test_attackers_of_an_owner_do_not_fight_each_other() -> None:
    # Against all others, each of them would lose 35 %; against the owner alone it is 4 of 14 parts.
    armies = [army("a1", BLUE, 10_000), army("a2", GREEN, 10_000), army("a3", RED, 4000)]
    after = phase_ground(galaxy([system(owner=RED)], armies=armies), turn())
    assert strengths(after) == [10_000 - 2857, 10_000 - 2857, 2600]


def test_an_army_at_its_threshold_is_destroyed() -> None:
    armies = [army("a1", RED, 50_000), army("a2", BLUE, 3000, most=10_000)]
    after = phase_ground(galaxy([system(owner=RED)], armies=armies), turn())
    assert [one.id for one in after.armies] == ["a1"]
    assert "army-destroyed" in [log.about for log in after.logs]


def test_a_planet_is_captured_by_the_one_side_that_is_left() -> None:
    after = phase_ground(galaxy([system(owner=BLUE)], armies=[army("a1", RED)]), turn(4))
    held = after.systems[0]
    assert (held.owner, held.planets[0].owner, held.color, held.owner_since_day) == (RED, RED, "#red", 4)
    (letter,) = after.messages
    assert (letter.type, letter.payload["from"], letter.payload["to"]) == ("PLANET_CONQUERED", BLUE, RED)


def test_a_planet_is_not_captured_under_a_contested_orbit() -> None:
    fleets = [fleet("f1", RED, 1.0), fleet("f2", BLUE, 5.0)]
    after = phase_ground(galaxy([system(owner=BLUE)], fleets, [army("a1", RED)]), turn())
    assert after.systems[0].planets[0].owner == BLUE


def test_a_system_changes_hands_with_the_last_of_its_occupied_solid_planets() -> None:
    planets = [
        Planet("p1", owner=BLUE),
        Planet("p2", owner=BLUE),
        Planet("p3"),
        Planet("p4", kind="gas_giant"),
    ]
    state = galaxy([system(owner=BLUE, planets=planets)], armies=[army("a1", RED, at="p1")])
    after = phase_ground(state, turn())
    assert [planet.owner for planet in after.systems[0].planets] == [RED, BLUE, "", ""]
    assert after.systems[0].owner == BLUE
    after.armies.append(army("a2", RED, at="p2"))
    assert phase_ground(after, turn(2)).systems[0].owner == RED


def test_morale_counts_in_a_fight_between_a_quarter_and_two() -> None:
    def lost(morale: float) -> int:
        armies = [army("a1", RED, 10_000), army("a2", BLUE, 40_000)]
        armies[0].morale = round(morale * MORALE)
        return resolve_ground_conflict(Planet("p", owner=BLUE), armies, content.measures()).lost[BLUE]

    # Blue's 40 000 lose foe / (own + foe).
    assert [lost(1.0), lost(0.5)] == [40_000 // 5, 40_000 // 9]
    assert lost(0.25) == lost(0.1) == 40_000 * 2500 // 42_500
    assert lost(2.0) == lost(3.0) == 40_000 // 3


def test_the_remainder_of_losses_is_assigned_by_id() -> None:
    armies = [army("a1", RED, 3334), army("a2", RED, 3333), army("a3", RED, 3334), army("b1", BLUE, 90_000)]
    clash = resolve_ground_conflict(Planet("p", owner=BLUE), armies, content.measures())
    # 35 % of 10 001 is 3500: 1166.8, 1166.4 and 1166.8, and two more for the first two.
    assert [3334 - clash.after["a1"].strength, 3333 - clash.after["a2"].strength] == [1167, 1167]
    assert (clash.lost[RED], 3334 - clash.after["a3"].strength) == (3500, 1166)


def test_the_remainder_follows_the_ids_whatever_the_order_of_the_list() -> None:
    armies = [army("a1", RED, 3334), army("a2", RED, 3333), army("a3", RED, 3334), army("b1", BLUE, 90_000)]
    numbers = content.measures()
    clashes = [
        resolve_ground_conflict(Planet("p", owner=BLUE), each, numbers) for each in (armies, armies[::-1])
    ]
    assert clashes[0].after == clashes[1].after


def test_losses_are_taken_before_those_that_are_too_small_are_removed() -> None:
    # The one that dies still took its part of the fight: blue has lost, and red is gone.
    armies = [army("a1", RED, 2500, most=10_000), army("a2", BLUE, 10_000)]
    clash = resolve_ground_conflict(Planet("p", owner=BLUE), armies, content.measures())
    assert (clash.lost, clash.destroyed, clash.holder) == ({BLUE: 2000, RED: 875}, ["a1"], BLUE)


@pytest.mark.parametrize(
    ("left", "most", "dies"),
    [(100, 400, True), (101, 400, False), (2000, 10_000, True), (2001, 10_000, False)],
)
def test_an_army_dies_at_a_hundred_men_or_a_fifth_of_its_most(left: int, most: int, dies: bool) -> None:
    after = phase_ground(galaxy([system(owner=RED)], armies=[army("a1", RED, left, most=most)]), turn())
    assert (after.armies == []) == dies


def test_armies_of_two_factions_are_no_side_on_neutral_ground() -> None:
    # A contested planet: the owner is not there, so the weakest fights the two others.
    armies = [army("a1", RED, 40_000), army("a2", BLUE, 40_000)]
    after = phase_ground(galaxy([system(owner=GREEN)], armies=armies), turn())
    assert strengths(after) == [26_000, 26_000]


def test_gas_giants_are_not_fought_over() -> None:
    planets = [Planet("p1", kind="gas_giant")]
    state = galaxy([system(planets=planets)], armies=[army("a1", RED, at="p1"), army("a2", BLUE, at="p1")])
    after = phase_ground(state, turn())
    assert (strengths(after), after.systems[0].planets[0].owner) == ([10_000, 10_000], "")


def test_the_owner_of_a_gas_giant_holds_nothing_of_a_system() -> None:
    planets = [Planet("p1", owner=BLUE), Planet("p2", kind="gas_giant", owner=RED), Planet("p3")]
    assert holder_of(system("a", owner=RED, planets=planets)) == BLUE


def test_a_fight_is_reported_to_those_who_fought_and_a_lost_army_also_to_the_owner_of_the_planet() -> None:
    armies = [army("a1", RED, 150, most=400), army("a2", BLUE, 10_000)]
    after = phase_ground(galaxy([system(owner=GREEN)], armies=armies), turn())
    told = {log.about: log.to for log in after.logs}
    assert told["ground-battle"] == [BLUE, RED]
    assert told["army-destroyed"] == [BLUE, GREEN, RED]


def test_a_system_does_not_change_hands_under_a_contested_orbit() -> None:
    # The planet is red's already.
    state = galaxy(
        [system(owner=BLUE, planets=[Planet("p1", owner=RED)])], [fleet("f1", RED), fleet("f2", BLUE)]
    )
    assert phase_ground(state, turn()).systems[0].owner == BLUE
    state.fleets.pop()
    assert phase_ground(state, turn()).systems[0].owner == RED


@pytest.mark.parametrize(("gap", "contested"), [(5.0, True), (5.01, False)])
def test_an_orbit_is_contested_by_two_factions_with_ships_within_five(gap: float, contested: bool) -> None:
    state = galaxy([system()], [fleet("f1", RED), fleet("f2", BLUE, gap), fleet("f3", GREEN, ships=[])])
    assert is_orbit_contested(state, state.systems[0]) == contested
    assert contested_orbits(state) == ({"s1": True} if contested else {})


def test_a_conquest_is_reported_with_losses_and_remains() -> None:
    armies = [army("a1", RED, 50_000), army("a2", BLUE, 3000, most=10_000)]
    after = phase_ground(galaxy([system(owner=BLUE)], armies=armies), turn(8))
    (letter,) = after.messages
    assert (letter.type, letter.day, letter.to) == ("PLANET_CONQUERED", 8, [BLUE, RED])
    assert letter.payload["losses"] == {BLUE: 1050, RED: 2830}
    assert letter.payload["remains"] == {RED: 47_170}
    assert letter.lines == ["blue: -1050 / 0", "red: -2830 / 47170"]


def test_an_ai_that_takes_a_system_is_ordered_to_hold_it_for_three_turns() -> None:
    state = galaxy([system(owner=BLUE)], armies=[army("a1", RED)])
    state.ai_states = {RED: AIState(), BLUE: AIState()}
    after = phase_ground(state, turn(10))
    held = {name: memory.hold_until_turn_by_system_id for name, memory in after.ai_states.items()}
    assert held == {RED: {"s1": 13}, BLUE: {}}
    assert state.ai_states[RED].hold_until_turn_by_system_id == {}, "the old state stays as it is"


def test_armies_as_large_as_a_save_allows_fight_by_the_same_rule() -> None:
    armies = [army(f"{name}{at:03d}", name, 1_000_000_000) for name in (RED, BLUE) for at in range(100)]
    for one in armies:
        one.morale = 1000 * MORALE
    after = phase_ground(galaxy([system(owner=RED)], armies=armies), turn())
    assert {(int(one.strength), one.morale / MORALE) for one in after.armies} == {(650_000_000, 790.0)}


def test_armies_without_men_break_nothing() -> None:
    state = galaxy([system()], armies=[army("a1", RED, most=500), army("a2", BLUE, most=500)])
    for one in state.armies:
        one.strength = 0
    assert phase_ground(state, turn()).armies == []

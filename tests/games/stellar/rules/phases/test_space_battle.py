from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import pytest

from games.stellar.galaxy import BLUE, GREEN, RED, aboard, fleet, galaxy, ship, system, turn
from turnwright.games.stellar import content
from turnwright.games.stellar.rules.canonical_order import battles_in_order
from turnwright.games.stellar.rules.phases.battle_detection import phase_battle_detection
from turnwright.games.stellar.rules.phases.space_battle import (
    NO_INDEX,
    SpaceBattle,
    force_draws,
    phase_battle_resolution,
    resolve_battle,
)
from turnwright.games.stellar.state import (
    COMBAT,
    DRAW,
    ORBIT,
    RESOLVED,
    RESOLVING,
    SCHEDULED,
    Battle,
    GalaxyState,
    Ship,
)
from turnwright.kernel import codec
from turnwright.kernel.dice import Dice, LoadedDice

MISS = 0.999


def bare(name: str, type: str = "cruiser", **fields: object) -> Ship:
    """A ship with nothing to launch."""
    return ship(name, type, **{"missiles": 0, "torpedoes": 0, "interceptors": 0, **fields})


def battle_between(
    blue: Sequence[Ship],
    red: Sequence[Ship],
    faces: Sequence[float] | None = None,
    rounds: int = 1,
    **numbers: Any,
) -> SpaceBattle:
    """This many rounds of blue against red with these dice, without attrition afterwards."""
    state = galaxy([system()])
    state.arena.numbers = content.measures.__wrapped__()
    for name, value in {"rounds": rounds, "attrition_percent": 0, "attrition_least": 0, **numbers}.items():
        setattr(state.arena.numbers, name, value)
    dice = Dice(1) if faces is None else LoadedDice(faces)
    fight = SpaceBattle(state.arena, [fleet("b", BLUE, ships=blue), fleet("r", RED, ships=red)], dice)
    if rounds:
        with dice if isinstance(dice, LoadedDice) else nullcontext():
            fight.fight()
    return fight


def hps(fight: SpaceBattle) -> list[int]:
    return [int(one.ship.hp) for one in fight.ships]


# Guns


@pytest.mark.parametrize(("draw", "hp"), [(0.2528, 1120), (0.2529, 1200)])
def test_a_gun_hits_below_its_85_per_cent_by_lock_and_evasion(draw: float, hp: int) -> None:
    # In the first round the lock is .35: .85 x .35 x (1 - .15) is .252875.
    assert hps(battle_between([bare("b1")], [bare("r1")], [1, 1, draw, MISS])) == [1200, hp]


def test_the_lock_grows_by_a_third_each_round_up_to_one() -> None:
    # .85 x .85 by .35, .70 and 1 (1.05 is too much): blue just hits, red just misses.
    faces = [1, 1, 0.2528, 0.2529, 0.0, 0.0, 0.5057, 0.5058, 0.0, 0.0, 0.7224, 0.7226]
    assert hps(battle_between([bare("b1")], [bare("r1")], faces, rounds=3)) == [1200, 1200 - 3 * 80]


def test_a_gun_without_a_lock_hits_as_if_it_were_a_tenth() -> None:
    # .85 x .1 x .85 is .07225.
    assert hps(battle_between([bare("b1")], [bare("r1")], [1, 1, 0.0722, 0.0723], lock_gain=0.0)) == [
        1200,
        1120,
    ]


def test_the_lock_of_a_ship_without_a_target_falls_by_a_tenth() -> None:
    fight = battle_between([bare("b1")], [], rounds=0)
    (one,) = fight.ships
    one.lock = 0.15
    fight._count_living()
    locks = []
    for _ in range(2):
        fight._aim(one)
        locks.append(round(one.lock, 9))
    assert (one.target, locks) == (NO_INDEX, [0.05, 0.0])


def test_guns_of_a_round_go_off_at_once() -> None:
    blue, red = [bare("b1", hp=80)], [bare("r1", hp=80)]
    fight = battle_between(blue, red, [1, 1, 0.0, 0.0])
    assert (hps(fight), fight.report.winner) == ([0, 0], DRAW)
    assert [one.ship.kills for one in fight.ships] == [1, 1]


# Aiming


def test_a_target_is_kept_at_sixty_per_cent() -> None:
    red = [bare("r1"), bare("r2")]
    first = [1, 1, 1, MISS, MISS, MISS]
    kept = battle_between([bare("b1")], red, [*first, 0.5999, 0.0, 0.0, MISS, MISS, MISS], rounds=2)
    other = battle_between([bare("b1")], red, [*first, 0.6, 2, 0.0, 0.0, MISS, MISS, MISS], rounds=2)
    assert (kept.ships[0].target, other.ships[0].target) == (1, 2)


@pytest.mark.parametrize(
    ("round", "chance"), [(1, 0.05), (2, 0.07), (3, 0.09), (4, 0.11), (5, 0.12), (6, 0.12), (10, 0.12)]
)
def test_transports_are_aimed_at_by_5_per_cent_and_2_more_a_round_up_to_12(round: int, chance: float) -> None:
    for draw, type in [(chance - 0.0001, "troop_transport"), (chance + 0.0001, "cruiser")]:
        fight = battle_between([bare("b1")], [bare("r1"), bare("r2", "troop_transport")], [draw, 1], rounds=0)
        fight.round = round
        fight._count_living()
        assert fight.ships[fight._choose(fight.ships[0])].ship.type == type


def test_when_only_transports_are_left_they_are_aimed_at() -> None:
    fight = battle_between([bare("b1")], [bare("r1", "troop_transport")], [0.9, 1, 1, MISS])
    assert fight.ships[0].target == 1


def test_the_order_of_targets_is_defined_in_the_content() -> None:
    red = [bare("r1", "cruiser"), bare("r2", "carrier"), bare("r3", "fighter")]
    for type, wanted in [("carrier", "fighter"), ("cruiser", "cruiser"), ("bomber", "carrier")]:
        fight = battle_between([bare("b1", type)], red, [1], rounds=0)
        fight._count_living()
        assert fight.ships[fight._choose(fight.ships[0])].ship.type == wanted


# Missiles and torpedoes


def test_a_ship_launches_three_a_round_torpedoes_first() -> None:
    spent = []
    for rounds in (1, 2, 3):
        faces = [1, 1, MISS, MISS, *[0.0, 0.0, MISS, MISS] * (rounds - 1)]
        fight = battle_between([ship("b1", interceptors=0)], [bare("r1")], faces, rounds)
        spent.append(fight.report.ammunition[BLUE])
    assert [(one["torpedoes"], one["missiles"]) for one in spent] == [(3, 0), (4, 2), (4, 5)]


def still(rounds: int) -> list[float]:
    """One ship on each side that shoots and misses."""
    return [1, 1, MISS, MISS, *[0.0, 0.0, MISS, MISS] * (rounds - 1)]


def test_a_torpedo_hits_after_three_rounds() -> None:
    # A bomber's three torpedoes of 120; the 90 points of the cruiser's defence stop none of 150.
    for rounds, hp in [(3, 1200), (4, 1200 - 360)]:
        fight = battle_between([ship("b1", "bomber")], [bare("r1")], still(rounds), rounds)
        assert hps(fight)[1] == hp


def test_a_missile_hits_after_two_rounds() -> None:
    # A fighter's two missiles of 15 against a bomber, which cannot defend itself.
    for rounds, hp in [(2, 80), (3, 50)]:
        fight = battle_between([ship("b1", "fighter")], [bare("r1", "bomber")], still(rounds), rounds)
        assert hps(fight)[1] == hp


def test_point_defence_is_its_strength_by_six_spread_over_what_arrives() -> None:
    # 40 x 6 is 240: it stops one torpedo of 150, and the 90 left do not stop another.
    fight = battle_between([ship("b1", "bomber", torpedoes=3)], [bare("r1", "destroyer")], still(4), 4)
    assert (hps(fight)[1], fight.report.intercepted[RED]) == (600 - 240, 1)
    # It stops four missiles of 50.
    fight = battle_between([ship("b1", "fighter")], [bare("r1", "destroyer")], still(3), 3)
    assert (hps(fight)[1], fight.report.intercepted[RED]) == (600, 2)


def test_a_ship_is_destroyed_once_however_many_torpedoes_reach_it() -> None:
    fight = battle_between([ship("b1", "bomber", torpedoes=3)], [bare("r1", "fighter")], still(4)[:-2], 4)
    assert (hps(fight), fight.ships[0].ship.kills) == ([80, 0], 1)


def test_after_the_last_round_hit_points_decide_before_ships() -> None:
    one, two = [bare("b1")], [bare("r1", "fighter"), bare("r2", "fighter")]
    assert battle_between(one, two, [1, 1, 1, MISS, MISS, MISS]).report.winner == BLUE
    level = [bare("b1", "fighter", hp=2)], [bare("r1", "fighter", hp=1), bare("r2", "fighter", hp=1)]
    assert battle_between(*level, [1, 1, 1, MISS, MISS, MISS]).report.winner == RED


def test_a_destroyed_ship_defends_no_other() -> None:
    red = [bare("r1", "destroyer"), bare("r2", "carrier", hp=0)]
    fight = battle_between([ship("b1", "bomber", torpedoes=3)], red, still(4), 4)
    assert (hps(fight)[1], fight.report.intercepted[RED]) == (600 - 240, 1)


def test_all_ships_of_a_side_defend_each_other() -> None:
    red = [bare("r1", "bomber"), bare("r2", "troop_transport"), bare("r3", "troop_transport")]
    # Two transports: 2 x 10 x 6 is 120, enough for the fighter's two missiles.
    faces = [0.9, 1, 1, 1, 1, MISS, MISS, *[0.0, 0.0, 0.0, 0.0, MISS, MISS] * 2]
    fight = battle_between([ship("b1", "fighter", interceptors=0)], red, faces, 3)
    assert (hps(fight)[1], fight.report.intercepted[RED]) == (80, 2)


def test_an_interceptor_is_tried_at_fifty_per_cent_and_stops_at_fifteen() -> None:
    # Two missiles, one round before they arrive: one is shot at and stopped, the other left alone.
    red = [bare("r1", "bomber", interceptors=2)]
    faces = [*still(1), 0.0, 0.0, 0.4999, 0.1499, 0.5, MISS, MISS]
    fight = battle_between([ship("b1", "fighter", interceptors=0)], red, faces, 2)
    assert (fight.report.intercepted[RED], fight.report.ammunition[RED]["interceptors"]) == (1, 1)
    # In the next round the other arrives: it is shot at and not stopped.
    fight = battle_between(
        [ship("b1", "fighter", interceptors=0)], red, [*faces, 0.0, 0.0, 0.0, 0.15, MISS, MISS], 3
    )
    assert (hps(fight)[1], fight.report.ammunition[RED]["interceptors"]) == (80 - 15, 2)
    assert fight.ships[1].ship.interceptors == 0


def test_an_attack_two_rounds_away_is_not_intercepted_yet() -> None:
    # No dice are thrown for it: loaded dice would run out.
    fight = battle_between(
        [ship("b1", "fighter", interceptors=0)], [bare("r1", "bomber", interceptors=2)], still(1), 1
    )
    assert fight.report.ammunition[RED]["interceptors"] == 0


def test_a_projectile_for_a_dead_ship_hits_no_ship() -> None:
    blue = [bare("b1", "fighter", missiles=2), bare("b2", "cruiser")]
    red = [bare("r1", "bomber", hp=20), bare("r2", "bomber")]
    faces = [1, 1, 1, 1, MISS, MISS, MISS, MISS]
    faces += [0.0, 0.0, 0.0, 0.0, MISS, 0.0, MISS, MISS]  # the cruiser shoots the first bomber down
    faces += [1, 1, 0.0, MISS, MISS, MISS]
    fight = battle_between(blue, red, faces, 3)
    assert hps(fight)[2:] == [0, 80]


def test_a_destroyed_ship_fires_no_interceptor() -> None:
    # The bomber tries in vain while it lives; when the missiles arrive, no dice are thrown for it.
    blue = [bare("b1", "fighter", missiles=2), bare("b2", "cruiser")]
    red = [bare("r1", "bomber", hp=20, interceptors=9), bare("r2", "bomber")]
    faces = [1, 1, 1, 1, MISS, MISS, MISS, MISS]
    faces += [0.0, 0.0, 0.0, 0.0, 0.5, 0.5, MISS, 0.0, MISS, MISS]  # the cruiser shoots the first bomber down
    faces += [1, 1, 0.0, MISS, MISS, MISS]
    fight = battle_between(blue, red, faces, 3)
    assert (hps(fight)[2:], fight.report.ammunition[RED]["interceptors"]) == ([0, 80], 0)


# The end


def test_a_battle_stops_when_one_faction_lives() -> None:
    fight = battle_between([bare("b1")], [bare("r1", hp=80)], [1, 1, 0.0, MISS], rounds=10)
    assert (fight.report.rounds, fight.report.winner) == (1, BLUE)


@pytest.mark.parametrize(
    ("blue", "red", "winner"),
    [
        ([bare("b1", hp=1000)], [bare("r1", hp=1001)], RED),
        ([bare("b1", hp=1000)], [bare("r1", hp=500), bare("r2", hp=500)], RED),
        ([bare("b1", hp=1000)], [bare("r1", hp=1000)], DRAW),
    ],
)
def test_after_ten_rounds_more_hp_wins_then_more_ships_else_it_is_a_draw(
    blue: list[Ship], red: list[Ship], winner: str
) -> None:
    count = len(blue) + len(red)
    faces = [*[1] * count, *[MISS] * count, *[*[0.0] * count, *[MISS] * count] * 9]
    fight = battle_between(blue, red, faces, rounds=10)
    assert (fight.report.rounds, fight.report.winner) == (10, winner)


def worn(blue: Sequence[Ship], red: Sequence[Ship]) -> list[int]:
    """Hit points after attrition without a fight."""
    fight = battle_between(blue, red, rounds=0, attrition_percent=10, attrition_least=15)
    fight.fight()
    return hps(fight)


def test_a_battle_wears_down_by_a_tenth_or_fifteen_points() -> None:
    assert worn([bare("b1"), bare("b2", "carrier")], [bare("r1", "fighter")]) == [1080, 2250, 35]


def test_attrition_kills_but_never_the_last_ship_of_the_winner() -> None:
    assert worn([bare("b1", "fighter", hp=15)], [bare("r1", "fighter", hp=14)]) == [1, 0]
    assert worn([bare("b1", "fighter", hp=14), bare("b2", "fighter", hp=14)], []) == [0, 1]
    assert worn([bare("b1", "fighter", hp=15)], [bare("r1", "fighter", hp=15)]) == [0, 0], (
        "a draw has no winner"
    )


# The phase


def due(*fleets: Any, systems: Sequence[str] = ("s1",)) -> GalaxyState:
    """Fleets that have met."""
    places = [system(name, 40.0 * at) for at, name in enumerate(systems)]
    return phase_battle_detection(galaxy(places, fleets), turn(3))


def test_attrition_reaches_the_ships_behind_a_wreck() -> None:
    red = [bare("r1", hp=0), bare("r2")]
    fight = battle_between([bare("b1", "troop_transport", hp=1)], red, None, 0, attrition_percent=10)
    fight.numbers.rounds = 0
    fight.fight()
    assert [int(one.ship.hp) for one in fight.ships if one.ship.id == "r2"] == [1200 - 120]


@pytest.mark.parametrize(
    ("red", "told"), [("cruiser", "battle-won"), ("fighter", "battle-won"), ("", "battle-drawn")]
)
def test_a_battle_is_logged_as_won_or_drawn(red: str, told: str) -> None:
    kind = red or "troop_transport"
    fleets = [fleet("f1", BLUE, ships="troop_transport"), fleet("f2", RED, ships=kind)]
    state = phase_battle_detection(galaxy([system()], fleets), turn())
    assert [log.about for log in phase_battle_resolution(state, turn()).logs] == [told]


def test_a_faction_that_did_not_fight_gets_no_letter() -> None:
    after = phase_battle_resolution(due(fleet("b", BLUE), fleet("r", RED)), turn(3))
    assert [letter.to for letter in after.messages] == [[BLUE, RED]]


def test_survivors_return_to_orbit_at_the_system_and_the_rest_is_gone() -> None:
    transport = ship("r2", "troop_transport")
    state = due(fleet("b", BLUE, 4.0), fleet("r", RED, -4.0, [bare("r1", "fighter", hp=1)]))
    state.fleets.append(fleet("far", RED, 99.0, [transport]))
    lost = aboard("a1", RED, state.fleets[1].ships[0])
    state.armies = [lost, aboard("a2", RED, transport)]
    after = phase_battle_resolution(state, turn(3))
    assert [(one.id, one.x, one.state) for one in after.fleets] == [("b", 0.0, ORBIT), ("far", 99.0, ORBIT)]
    assert [one.id for one in after.armies] == ["a2"], "an army goes down with its ship"
    assert after.fleets[0].target_x == 0.0, "its course ends where it is"


def test_a_battle_is_reported_once_to_all_and_by_letter_to_those_who_fought() -> None:
    after = phase_battle_resolution(due(fleet("b", BLUE), fleet("g", GREEN), fleet("r", RED)), turn(3))
    (battle,) = after.battles
    assert battle.report is not None
    assert (battle.status, battle.turn_created, battle.turn_resolved) == (RESOLVED, 3, 3)
    assert list(battle.report.losses) == list(battle.report.survivors) == [BLUE, GREEN, RED]
    (log,) = after.logs
    assert (log.day, log.type, log.to) == (3, "combat", [])
    (letter,) = after.messages
    assert (letter.type, letter.day, letter.to) == ("BATTLE_RESOLVED", 3, [BLUE, GREEN, RED])
    assert letter.payload["losses"] == battle.report.losses
    assert letter.payload["ammunition"] == battle.report.ammunition
    assert len(letter.lines) == 3


def test_losses_and_survivors_add_up_and_ammunition_matches_the_difference() -> None:
    before = due(fleet("b", BLUE), fleet("r", RED, ships=[ship(f"r{at}", "frigate") for at in range(6)]))
    after = phase_battle_resolution(before, turn(3))
    report = after.battles[0].report
    assert report is not None
    assert sum(report.losses[RED].values()) + report.survivors[RED] == 6
    if after.fleets[0].id == "b":
        left = after.fleets[0].ships[0]
        assert report.ammunition[BLUE] == {
            "missiles": 12 - left.missiles,
            "torpedoes": 4 - left.torpedoes,
            "interceptors": 12 - left.interceptors,
        }


def test_another_battle_changes_nothing_in_this_one() -> None:
    here = [fleet("b2", BLUE, 40.0), fleet("r2", RED, 40.0, "destroyer")]
    there = [fleet("b1", BLUE), fleet("r1", RED)]
    elsewhere = [fleet("b3", BLUE, 80.0), fleet("r3", RED, 80.0)]
    names = ("s1", "s2", "s3")
    alone = phase_battle_resolution(due(*here, systems=names), turn(3))
    crowd = phase_battle_resolution(due(*here, *there, *elsewhere, systems=names), turn(3))
    assert [one for one in crowd.fleets if one.id in ("b2", "r2")] == alone.fleets
    assert [one for one in crowd.battles if one.system == "s2"] == alone.battles


def test_in_which_order_the_fleets_of_a_battle_are_named_makes_no_difference() -> None:
    state = due(
        fleet("b", BLUE), fleet("g", GREEN), fleet("r", RED, ships=[ship("r1", "frigate"), ship("r2")])
    )
    after = phase_battle_resolution(state, turn(3))
    state.battles[0].fleets.reverse()
    assert phase_battle_resolution(state, turn(3)).fleets == after.fleets


def test_battles_are_fought_by_system_and_id() -> None:
    battles = [Battle("c", "s1"), Battle("a", "s2"), Battle("b", "s1")]
    assert [one.id for one in battles_in_order(battles)] == ["b", "c", "a"]
    state = galaxy([system("s1"), system("s2", 40.0)])
    state.battles = battles
    after = phase_battle_resolution(state, turn())
    assert [log.args["system"] for log in after.logs] == ["s1", "s1", "s2"]


def test_a_battle_without_fleets_is_a_draw() -> None:
    state = galaxy([system()], [], [])
    state.battles = [Battle("x", "s1", fleets=["gone"])]
    (battle,) = phase_battle_resolution(state, turn()).battles
    assert battle.report is not None
    assert (battle.status, battle.report.winner, battle.report.rounds) == (RESOLVED, DRAW, 0)


@pytest.mark.parametrize("status", [SCHEDULED, RESOLVING])
def test_a_battle_without_shots_is_forced_to_a_draw_with_a_system_log(status: str) -> None:
    state = galaxy([system()], [fleet("b", BLUE, 3.0), fleet("r", RED)])
    for one in state.fleets:
        one.state = COMBAT
    state.battles = [Battle("x", "s1", status=status, fleets=["b", "r"])]
    after = force_draws(state, turn(5))
    (battle,) = after.battles
    assert battle.report is not None
    assert (battle.status, battle.turn_resolved, battle.report.winner) == (RESOLVED, 5, DRAW)
    assert [(one.x, one.state, one.ships[0].hp) for one in after.fleets] == [(0.0, ORBIT, 1200)] * 2
    assert [log.text for log in after.logs] == [
        "[SYSTEM] The battle x was never fought and counts as a draw."
    ]


def test_no_fleet_stays_locked_in_a_finished_battle() -> None:
    state = galaxy([system()], [fleet("b", BLUE, 3.0)])
    state.fleets[0].state = COMBAT
    after = force_draws(state, turn())
    assert (after.fleets[0].state, after.fleets[0].x, after.logs) == (ORBIT, 3.0, [])


def test_resolving_a_battle_alone_is_pure_and_repeatable() -> None:
    state = galaxy([system()], [fleet("b", BLUE), fleet("r", RED, ships="fighter")])
    state = phase_battle_detection(state, turn())
    before, ctx = codec.encode(state), turn()
    after = resolve_battle(state, state.battles[0], ctx)
    assert codec.encode(state) == before
    assert codec.encode(resolve_battle(state, state.battles[0], ctx)) == codec.encode(after)
    assert [battle.status for battle in after.battles] == [RESOLVED]
    assert ([one.id for one in after.fleets], len(after.logs), len(after.messages)) == (["b"], 1, 1)
    assert phase_battle_resolution(state, turn()).battles == after.battles

"""Invariants of every turn of every galaxy, phase by phase."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings

from games.stellar.phases import context, step_by_step
from games.stellar.random_galaxies import FACTIONS, SEEDS, SIZES, legal_orders, random_galaxy, random_orders
from turnwright.games.stellar.rules.canonical_order import canonicalize_messages, canonicalize_state
from turnwright.games.stellar.rules.locations import is_orbit_contested
from turnwright.games.stellar.rules.orders import apply_command
from turnwright.games.stellar.rules.phases.ai import phase_ai
from turnwright.games.stellar.rules.phases.battle_detection import phase_battle_detection
from turnwright.games.stellar.rules.phases.space_battle import phase_battle_resolution
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.state import (
    COMBAT,
    DEPLOYED,
    MOVING,
    ORBIT,
    RESOLVED,
    SCHEDULED,
    SOLID,
    GalaxyState,
)
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected

Pair = tuple[GalaxyState, GalaxyState]


def phases(size: int, seed: int) -> dict[str, Pair]:
    """One turn of a random galaxy with random orders: what each phase was given, and what it gave."""
    state = random_galaxy(size, seed)
    seen: dict[str, Pair] = {}

    def watch(name: str, before: GalaxyState, after: GalaxyState) -> None:
        seen[name] = (before, after)

    step_by_step(state, legal_orders(state, seed), watch=watch)
    return seen


def changed(pair: Pair) -> set[str]:
    """The parts of a galaxy that a phase has changed."""
    before, after = (codec.plain(one) for one in pair)
    return {key for key in after if after[key] != before[key]}


def new_logs(pair: Pair) -> list[Any]:
    known = {log.id for log in pair[0].logs}
    return [log for log in pair[1].logs if log.id not in known]


# 1. The whole


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_a_turn_leads_from_one_canonical_state_to_the_next_day(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    before = codec.encode(state)
    after = run_turn(state, context(state), legal_orders(state, seed))
    assert after.day == state.day + 1
    assert codec.encode(after) == codec.encode(canonicalize_state(after))
    assert codec.encode(state) == before, "the state it began with stays as it is"
    for things in (after.systems, after.fleets, after.armies, after.battles):
        assert [one.id for one in things] == sorted({one.id for one in things})
    for fleet in after.fleets:
        assert [one.id for one in fleet.ships] == sorted({one.id for one in fleet.ships})
    for lines in (after.logs, after.messages):
        assert [(one.day, one.id) for one in lines] == sorted((one.day, one.id) for one in lines)


@settings(max_examples=40)
@given(size=SIZES, seed=SEEDS)
def test_the_steps_of_a_turn_are_strictly_one_after_the_other(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    orders = legal_orders(state, seed)
    assert codec.encode(step_by_step(state, orders)) == codec.encode(run_turn(state, context(state), orders))


@settings(max_examples=40)
@given(size=SIZES, seed=SEEDS)
def test_every_log_and_message_of_a_turn_is_dated_with_it_and_has_an_id_of_its_own(
    size: int, seed: int
) -> None:
    seen = phases(size, seed)
    day = seen["ai"][0].day + 1
    for name, (before, after) in seen.items():
        assert all(log.day == day for log in new_logs((before, after))), name
        known = {one.id for one in before.messages}
        assert all(one.day == day for one in after.messages if one.id not in known), name
    ids = [one.id for one in [*after.logs, *after.messages]]
    assert len(ids) == len(set(ids))


@settings(max_examples=40)
@given(size=SIZES, seed=SEEDS)
def test_messages_are_in_order_as_soon_as_they_are_made(size: int, seed: int) -> None:
    for _, after in phases(size, seed).values():
        assert after.messages == canonicalize_messages(after.messages)


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_an_order_is_carried_out_or_refused_and_then_nothing_has_changed(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    before = codec.encode(state)
    for faction, order in random_orders(state, seed):
        with suppress(Rejected):
            after = apply_command(state, order, faction, context(state))
            assert after is not state
        assert codec.encode(state) == before


@settings(max_examples=40)
@given(size=SIZES, seed=SEEDS)
def test_a_turn_with_an_illegal_order_is_refused_and_nothing_has_changed(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    before = codec.encode(state)
    orders: dict[str, list[Any]] = {name: [] for name in FACTIONS}
    for faction, order in random_orders(state, seed, 3):
        orders[faction].append(order)
    with suppress(Rejected):
        assert run_turn(state, context(state), orders).day == state.day + 1
    assert codec.encode(state) == before


@settings(max_examples=40)
@given(size=SIZES, seed=SEEDS)
def test_the_same_seed_and_the_same_orders_give_the_same_turn(size: int, seed: int) -> None:
    one, other = random_galaxy(size, seed), random_galaxy(size, seed)
    for _ in range(2):
        one, other = run_turn(one), run_turn(other)
        assert codec.encode(one) == codec.encode(other)


# 2.1 AI


@settings(max_examples=40)
@given(size=SIZES, seed=SEEDS)
def test_the_ai_does_not_change_the_day_and_every_ai_faction_has_a_memory(size: int, seed: int) -> None:
    before, after = phases(size, seed)["ai"]
    assert after.day == before.day
    if before.rules.ai_enabled:
        assert all(one.id in after.ai_states for one in after.factions if one.ai_profile)
    else:
        assert after is before
    assert changed((before, after)) <= {"fleets", "armies", "logs", "ai_states"}


@settings(max_examples=40)
@given(size=SIZES, seed=SEEDS)
def test_the_ai_factions_plan_by_id_regardless_of_their_order_in_the_list(size: int, seed: int) -> None:
    state = canonicalize_state(random_galaxy(size, seed))
    other = state.clone()
    other.factions = state.factions[::-1]
    one, two = (canonicalize_state(phase_ai(each, context(state))) for each in (state, other))
    assert codec.encode(one) == codec.encode(two)


# 2.2 Movement


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_invasion_load_and_unload_targets_are_null_once_they_are_carried_out(size: int, seed: int) -> None:
    before, after = phases(size, seed)["movement"]
    for old, new in zip(before.fleets, after.fleets, strict=True):
        if old.state == MOVING and new.state == ORBIT:
            assert (new.invade, new.load, new.unload, new.target_system) == ("", "", "", "")
            assert (new.x, new.y, new.z) == (old.target_x, old.target_y, old.target_z)
    assert changed((before, after)) <= {"fleets", "armies", "logs"}


# 2.3 Detection


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_no_new_battle_is_added_in_a_system_where_one_is_on(size: int, seed: int) -> None:
    before, after = phases(size, seed)["detection"]
    known = {battle.id for battle in before.battles}
    busy = {battle.system for battle in before.battles if battle.status != RESOLVED}
    new = [battle for battle in after.battles if battle.id not in known]
    assert not busy & {battle.system for battle in new}
    assert len({battle.system for battle in new}) == len(new)
    fleets = {fleet.id: fleet for fleet in after.fleets}
    for battle in new:
        engaged = [fleets[name] for name in battle.fleets]
        assert battle.status == SCHEDULED
        assert len({fleet.faction for fleet in engaged}) > 1
        for fleet in engaged:
            assert (fleet.state, fleet.target_system) == (COMBAT, "")
            assert (fleet.invade, fleet.load, fleet.unload) == ("", "", "")
    again = phase_battle_detection(after, context(before))
    assert [battle.id for battle in again.battles] == [battle.id for battle in after.battles]


# 2.4 Resolution


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_all_scheduled_battles_come_out_resolved(size: int, seed: int) -> None:
    before, after = phases(size, seed)["resolution"]
    due = [battle.id for battle in before.battles if battle.status == SCHEDULED]
    assert not [battle for battle in after.battles if battle.status == SCHEDULED]
    done = [battle for battle in after.battles if battle.id in due]
    assert all(battle.turn_resolved == before.day + 1 and battle.report for battle in done)
    assert len(after.logs) - len(before.logs) == len(due) == len(after.messages) - len(before.messages)
    left = {name for battle in done for name in battle.fleets}
    for fleet in after.fleets:
        if fleet.id in left:
            assert fleet.state == ORBIT
            assert fleet.ships
            assert all(ship.hp > 0 for ship in fleet.ships)


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_the_dice_of_a_battle_are_isolated_from_every_other(size: int, seed: int) -> None:
    before, after = phases(size, seed)["resolution"]
    reports = {battle.id: battle.report for battle in after.battles}
    for battle in before.battles:
        if battle.status == SCHEDULED:
            alone = before.clone()
            alone.battles = [battle]
            (fought,) = phase_battle_resolution(alone, context(before)).battles
            assert fought.report == reports[battle.id]


# 2.5 Bombardment


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_bombardment_removes_no_army_and_changes_only_strength_and_morale(size: int, seed: int) -> None:
    before, after = phases(size, seed)["bombardment"]
    assert changed((before, after)) <= {"armies", "logs"}
    assert [one.id for one in before.armies] == [one.id for one in after.armies]
    for old, new in zip(before.armies, after.armies, strict=True):
        assert new.strength <= old.strength
        assert new.morale <= old.morale
        assert (new.faction, new.state, new.container) == (old.faction, old.state, old.container)
    if not new_logs((before, after)):
        assert before.armies == after.armies, "no effect without bombers"


# 2.6 Ground


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_a_planet_is_captured_only_by_one_side_alone_on_the_ground_under_an_orbit_that_is_not_contested(
    size: int, seed: int
) -> None:
    before, after = phases(size, seed)["ground"]
    for old, new in zip(before.systems, after.systems, strict=True):
        if new.owner != old.owner:
            assert not is_orbit_contested(before, old)
            assert {one.owner for one in new.planets if one.kind == SOLID and one.owner} == {new.owner}
            assert new.owner_since_day == before.day + 1
        for was, now in zip(old.planets, new.planets, strict=True):
            standing = {a.faction for a in after.armies if a.state == DEPLOYED and a.container == was.id}
            if now.owner != was.owner:
                assert standing == {now.owner}
                assert not is_orbit_contested(before, old)
                assert was.kind == SOLID


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_strength_and_morale_are_updated_before_armies_below_their_threshold_are_removed(
    size: int, seed: int
) -> None:
    before, after = phases(size, seed)["ground"]
    solid = {one.id for system in after.systems for one in system.planets if one.kind == SOLID}
    for army in after.armies:
        if army.state == DEPLOYED and army.container in solid:
            assert army.strength > max(100, army.max_strength // 5)
    known = {army.id: army for army in before.armies}
    for army in after.armies:
        assert army.strength >= known[army.id].strength * 65 // 100, "no army loses more than 35 per cent"


# 2.7 Objectives


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_the_objectives_change_no_other_thing_and_never_a_winner_that_is_named(size: int, seed: int) -> None:
    before, after = phases(size, seed)["objectives"]
    assert changed((before, after)) <= {"winner_faction_id", "victory"}
    if before.winner_faction_id:
        assert after is before
    state = random_galaxy(size, seed)
    named = ""
    for _ in range(3):
        state = run_turn(state)
        assert named in ("", state.winner_faction_id)
        named = state.winner_faction_id


# 2.8 Cleanup


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_no_scheduled_battle_outlives_the_cleanup_and_its_logs_begin_with_system(
    size: int, seed: int
) -> None:
    seen = phases(size, seed)
    _, after = seen["cleanup"]
    assert all(battle.status == RESOLVED for battle in after.battles)
    assert all(battle.turn_resolved >= after.day + 1 - 5 for battle in after.battles)
    for name in ("guard", "cleanup"):
        assert all(log.text.startswith("[SYSTEM] ") for log in new_logs(seen[name]))
    assert len(after.logs) <= 2000
    assert len(after.messages) <= after.rules.messages_kept
    assert not [fleet for fleet in after.fleets if fleet.state == COMBAT]


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_after_a_turn_every_army_is_in_one_place(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    after = run_turn(state, context(state), legal_orders(state, seed))
    carried = [ship.army for fleet in after.fleets for ship in fleet.ships if ship.army]
    assert sorted(carried) == sorted(army.id for army in after.armies if army.state == "EMBARKED")
    holds = {ship.army: ship.id for fleet in after.fleets for ship in fleet.ships if ship.army}
    assert all(holds[army.id] == army.container for army in after.armies if army.state == "EMBARKED")


# Many more of them at night


@pytest.mark.nightly
@settings(max_examples=1500)
@given(size=SIZES, seed=SEEDS)
def test_everything_holds_for_ten_turns_of_many_galaxies(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    for day in range(10):
        orders = legal_orders(state, seed + day)
        after = run_turn(state, context(state), orders)
        assert codec.encode(step_by_step(state, orders)) == codec.encode(after)
        assert all(battle.status == RESOLVED for battle in after.battles)
        assert state.winner_faction_id in ("", after.winner_faction_id)
        state = after

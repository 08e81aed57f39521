from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.stellar.galaxy import BLUE, RED, army, fleet, galaxy, ship, system, turn
from games.stellar.phases import STEPS, context, step_by_step
from games.stellar.random_galaxies import SEEDS, SIZES, legal_orders, random_galaxy
from turnwright.games.stellar import content
from turnwright.games.stellar.rules.canonical_order import canonicalize_messages, canonicalize_state
from turnwright.games.stellar.rules.phases.battle_detection import phase_battle_detection
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import note
from turnwright.games.stellar.saves.savegame import load, save
from turnwright.games.stellar.state import (
    IN_TRANSIT,
    Battle,
    Condition,
    GalaxyState,
    GameMessage,
    Log,
    Objectives,
    Planet,
)
from turnwright.kernel import codec

# Their order is what they say.
SAID_IN_ORDER = ("lines", "payload", "orders")


def shuffled(state: GalaxyState, rng: Random) -> GalaxyState:
    """The same galaxy with every list of it in another order, to the last."""
    made: GalaxyState = codec.build(GalaxyState, _shuffled(codec.plain(state), rng))
    systems = list(made.systems)
    content.give_arena(made)
    made.systems = systems
    return made


def _shuffled(value: Any, rng: Random) -> Any:
    if isinstance(value, dict):
        return {name: one if name in SAID_IN_ORDER else _shuffled(one, rng) for name, one in value.items()}
    if isinstance(value, list):
        return rng.sample([_shuffled(one, rng) for one in value], len(value))
    return value


def test_everything_stands_in_the_order_of_ids() -> None:
    state = galaxy(
        [system("s2", 9.0), system("s1", planets=[Planet("p2"), Planet("p1")])],
        [fleet("f2", RED), fleet("f1", RED, ships=[ship("b"), ship("a")])],
        [army("a2", RED), army("a1", RED)],
    )
    state.battles = [Battle("b2", "s1"), Battle("b1", "s2", fleets=["f2", "f1"])]
    state.logs = [Log("l1", 2), Log("l3", 1), Log("l2", 1)]
    state.messages = [GameMessage("m1", 2), GameMessage("m3", 1), GameMessage("m2", 1)]
    state.systems = state.systems[::-1]
    made = canonicalize_state(state)
    assert [one.id for one in made.systems] == ["s1", "s2"]
    assert [one.id for one in made.systems[0].planets] == ["p1", "p2"]
    assert [one.id for one in made.fleets] == ["f1", "f2"]
    assert [one.id for one in made.fleets[0].ships] == ["a", "b"]
    assert [one.id for one in made.armies] == ["a1", "a2"]
    assert [one.id for one in made.battles] == ["b1", "b2"]
    assert made.battles[0].fleets == ["f1", "f2"]
    assert [one.id for one in made.logs] == ["l2", "l3", "l1"]
    assert [one.id for one in made.messages] == ["m2", "m3", "m1"]
    assert canonicalize_messages(state.messages) == made.messages
    assert [one.id for one in state.fleets] == ["f2", "f1"], "the old state stays as it is"


def test_strings_go_by_code_point_and_not_by_any_language() -> None:
    names = ["é", "a", "Z", "z", "_", "10", "2", "Ω"]
    made = canonicalize_state(galaxy([system(name, 9.0 * at) for at, name in enumerate(names)]))
    assert [one.id for one in made.systems] == ["10", "2", "Z", "_", "a", "z", "é", "Ω"]


def test_goals_stand_in_the_order_in_which_they_are_checked() -> None:
    state = galaxy([])
    kinds = ["battle", "survival", "king_of_the_hill", "domination", "elimination"]
    state.objectives = Objectives([Condition(kind) for kind in kinds])
    made = canonicalize_state(state)
    assert [one.kind for one in made.objectives.conditions] == [*kinds[:0:-1], "battle"]


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_shuffling_every_list_changes_nothing_byte_for_byte(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    orders = legal_orders(state, seed)
    other = shuffled(state, Random(seed))
    assert codec.encode(run_turn(state, context(state), orders)) == codec.encode(
        run_turn(other, context(state), dict(reversed(orders.items())))
    )


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS, gap=st.sampled_from(list(STEPS)))
def test_saving_and_loading_between_two_phases_changes_nothing_byte_for_byte(
    size: int, seed: int, gap: str
) -> None:
    state = random_galaxy(size, seed)
    orders = legal_orders(state, seed)

    def between(name: str, made: GalaxyState) -> GalaxyState:
        return load(save(made)) if name == gap else made

    assert codec.encode(step_by_step(state, orders, between)) == codec.encode(step_by_step(state, orders))


@settings(max_examples=20)
@given(size=SIZES, seed=SEEDS)
def test_saving_and_loading_between_all_phases_changes_nothing_byte_for_byte(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    orders = legal_orders(state, seed)
    saved = step_by_step(state, orders, lambda name, made: load(save(made)))
    assert codec.encode(saved) == codec.encode(step_by_step(state, orders))


def without_ids(state: GalaxyState) -> Any:
    """All of a state, with its log and its letters in no order and without ids; and the lines of the log."""
    plain = codec.plain(state)
    logs, messages = plain.pop("logs"), plain.pop("messages")
    for line in [*logs, *messages]:
        del line["id"]
    return plain, sorted(logs, key=repr), sorted(messages, key=repr)


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS, gap=st.sampled_from(list(STEPS)))
def test_one_more_line_in_the_log_changes_nothing_else(size: int, seed: int, gap: str) -> None:
    state = random_galaxy(size, seed)
    orders = legal_orders(state, seed)

    def between(name: str, made: GalaxyState) -> GalaxyState:
        if name == gap:
            made = made.clone()
            note(made, turn(int(state.day) + 1), "info", "one more line", {})
        return made

    after, logs, messages = without_ids(step_by_step(state, orders, between))
    usual, lines, letters = without_ids(step_by_step(state, orders))
    assert after == usual
    assert messages == letters
    assert len(logs) == len(lines) + 1
    assert [line for line in logs if line["text"] != "one more line"] == lines


def test_a_line_more_inside_a_phase_changes_later_ids_of_logs_and_messages_and_nothing_else() -> None:
    # An army that comes over writes a line; one that stands there already does not. Battles and landings
    # follow in the same turn, and all of them are the same.
    def after(coming: bool) -> GalaxyState:
        state = galaxy(
            [system("s1", owner=RED), system("s2", 50.0, BLUE), system("s3", 90.0)],
            [fleet("f1", RED, 50.0), fleet("f2", BLUE, 50.0, "destroyer"), fleet("f3", RED, 88.0)],
            [army("a1", RED), army("a2", BLUE, at="s2-1"), army("a3", RED, at="s2-1")],
        )
        going = state.fleets[2]
        going.state, going.target_system, going.target_x = "MOVING", "s3", 90.0
        state.armies[0].state = IN_TRANSIT if coming else "DEPLOYED"
        return run_turn(state, context(state))

    one, other = after(True), after(False)
    (usual, lines, letters), (with_line, more_lines, more_letters) = without_ids(other), without_ids(one)
    assert usual == with_line
    assert (len(more_lines), more_letters) == (len(lines) + 1, letters)
    assert [line for line in more_lines if line["about"] != "army-moved"] == lines


@pytest.mark.nightly
@settings(max_examples=1000)
@given(size=SIZES, seed=SEEDS)
def test_shuffles_and_saves_change_nothing_in_many_galaxies(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    orders = legal_orders(state, seed)
    usual = codec.encode(run_turn(state, context(state), orders))
    assert codec.encode(run_turn(shuffled(state, Random(seed)), context(state), orders)) == usual
    assert codec.encode(step_by_step(state, orders, lambda name, made: load(save(made)))) == usual


# Alone, and with an outdated arena


@pytest.mark.parametrize("name", [name for name in STEPS if name not in ("orders", "guard", "supply")])
@settings(max_examples=25)
@given(size=SIZES, seed=SEEDS)
def test_a_single_phase_accepts_a_galaxy_in_any_order(name: str, size: int, seed: int) -> None:
    state = canonicalize_state(random_galaxy(size, seed))
    mixed = shuffled(state, Random(seed))
    one, other = (STEPS[name](each, context(state), each) for each in (state, mixed))
    assert save(one) == save(other)


def test_a_star_that_was_moved_is_where_it_is_now() -> None:
    state = galaxy([system()], [fleet("r", RED), fleet("b", BLUE)])
    assert len(run_turn(state, context(state)).battles) == 1
    moved = state.clone()
    moved.systems = [system(x=1000.0)]
    assert run_turn(moved, context(moved)).battles == []
    assert phase_battle_detection(moved, turn()).battles == []
    assert len(run_turn(state, context(state)).battles) == 1, "the other galaxy keeps its table"


def test_a_star_or_a_planet_more_is_found() -> None:
    state = galaxy([system("b")], [fleet("r", RED, 50.0), fleet("x", BLUE, 50.0)])
    more = state.clone()
    more.systems = [*more.systems, system("a", 50.0)]
    assert [battle.system for battle in run_turn(more, context(more)).battles] == ["a"]
    other = state.clone()
    other.systems = [system("b", planets=[Planet("new")])]
    assert canonicalize_state(other).arena.homes == {"new": "b"}


def test_a_state_made_by_hand_gets_a_table() -> None:
    assert run_turn(GalaxyState()).day == 1

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from games.stellar.galaxy import BLUE, RED, aboard, army, fleet, galaxy, ship, system, turn
from games.stellar.random_galaxies import SEEDS, SIZES, legal_orders, random_galaxy
from turnwright.games.stellar.engine import new_galaxy
from turnwright.games.stellar.rules.canonical_order import canonicalize_state
from turnwright.games.stellar.rules.phases.ai import phase_ai
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.saves.savegame import VERSION, load, load_file, save
from turnwright.games.stellar.state import (
    MOVING,
    AIState,
    Battle,
    Condition,
    GalaxyState,
    GameMessage,
    Log,
    Objectives,
    Report,
    Sighting,
    Task,
)
from turnwright.kernel import codec
from turnwright.kernel.errors import ContentError

OLD = Path(__file__).parent


def everything() -> GalaxyState:
    """A galaxy with one of each thing in it."""
    transport = ship("t1", "troop_transport", fuel=12_345)
    state = galaxy(
        [system("s1", owner=RED), system("s2", 20.0)],
        [fleet("f1", RED, 0.5, [transport])],
        [aboard("a1", RED, transport), army("a2", BLUE, at="s2-1")],
        day=4,
    )
    state.armies[1].morale = 790_000
    going = state.fleets[0]
    going.state, going.target_system, going.target_x, going.invade = MOVING, "s2", 20.0, "s2"
    state.battles = [Battle("b1", "s1", 4), Battle("b2", "s2", 3, 3, "resolved", ["f1"], Report())]
    state.logs = [Log("l1", 3, "text", "info", "about", {"snake_case": "kept"}, [RED])]
    state.messages = [GameMessage("m1", 3, "BATTLE_RESOLVED", 2, "s1", ["line"], {"snake_case": 1}, [RED])]
    state.factions[0].ai_profile = "balanced"
    memory = AIState()
    memory.sightings["s2"] = Sighting("s2", 1.5, 3)
    memory.tasks = [Task("hold", "s1", 0.0, ["f1"])]
    memory.hold_until_turn_by_system_id["s1"] = 7
    state.ai_states = {BLUE: memory}
    state.objectives = Objectives(
        [Condition("king_of_the_hill", 3, "s1"), Condition("survival", faction=RED)], 90
    )
    return state


def saved(state: GalaxyState | None = None) -> Any:
    return json.loads(save(everything() if state is None else state))


def keys(value: Any) -> set[str]:
    """Every key in a saved galaxy that is not custom text."""
    if isinstance(value, list):
        return {key for one in value for key in keys(one)}
    if not isinstance(value, dict):
        return set()
    own = ("args", "payload", "losses", "ammunition", "intercepted", "survivors", "orders")
    by_id = ("aiStates", "sightings", "holdUntilTurnBySystemId", "autopilot")
    found = set(value)
    for key, one in value.items():
        if key not in own:
            found |= {name for each in one.values() for name in keys(each)} if key in by_id else keys(one)
    return found


# There and back


@settings(max_examples=60)
@given(size=SIZES, seed=SEEDS)
def test_a_galaxy_that_was_saved_and_loaded_is_the_same(size: int, seed: int) -> None:
    state = random_galaxy(size, seed)
    state.orders = legal_orders(state, seed)
    again = load(save(state))
    assert codec.encode(again) == codec.encode(canonicalize_state(state))
    assert again.orders == state.orders
    assert save(again) == save(state)


def test_a_galaxy_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "galaxy.json"
    path.write_bytes(save(everything()))
    assert codec.encode(load_file(str(path))) == codec.encode(canonicalize_state(everything()))


def test_a_galaxy_is_loaded_from_bytes_or_text() -> None:
    saved = save(everything())
    assert codec.encode(load(saved.decode())) == codec.encode(load(saved))


def test_keys_are_spelled_in_camel_case() -> None:
    found = keys(saved())
    assert not [key for key in found if "_" in key]
    assert {
        *(
            "scenarioId",
            "winnerFactionId",
            "aiStates",
            "holdUntilTurnBySystemId",
            "turnCreated",
            "turnResolved",
        ),
        *(
            "systemId",
            "factionId",
            "ownerFactionId",
            "ownerSinceDay",
            "aiProfile",
            "maxStrength",
            "containerId",
        ),
        *(
            "carriedArmyId",
            "targetSystemId",
            "targetPosition",
            "invasionTargetSystemId",
            "loadTargetSystemId",
        ),
        *("unloadTargetSystemId", "fogOfWar", "useAdvancedCombat", "aiEnabled", "unlimitedFuel", "resupply"),
        *("maxTurns", "messagesKept", "position", "class", "version"),
    } <= found


def test_custom_texts_stay_as_they_are() -> None:
    assert saved()["logs"][0]["args"] == {"snake_case": "kept"}


def test_a_goal_and_a_task_have_a_type_and_a_planet_a_class() -> None:
    data = saved()
    assert [one["type"] for one in data["objectives"]["conditions"]] == ["king_of_the_hill", "survival"]
    assert data["aiStates"][BLUE]["tasks"][0]["type"] == "hold"
    assert data["systems"][0]["planets"][0]["class"] == "solid"


def test_fuel_and_morale_are_saved_as_people_say_them() -> None:
    data = saved()
    assert data["fleets"][0]["ships"][0]["fuel"] == 123.45
    assert data["armies"][1]["morale"] == 0.79


def test_an_unowned_place_has_owner_null() -> None:
    data = saved()
    assert (
        data["winnerFactionId"],
        data["systems"][1]["ownerFactionId"],
        data["battles"][0]["turnResolved"],
    ) == (
        None,
        None,
        None,
    )


# Versions


def test_a_save_has_a_version() -> None:
    assert saved()["version"] == VERSION == 4


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_save_is_brought_up_to_date(version: int) -> None:
    state = load_file(str(OLD / f"version-{version}.json"))
    assert (state.scenario_id, state.day, len(state.systems), len(state.battles)) == ("Skirmish", 9, 6, 1)
    assert (state.systems[1].id, state.systems[1].x, state.systems[1].y) == ("belis", 18.0, 10.0)
    assert [one.kind for one in state.objectives.conditions] == [
        "elimination",
        "domination",
        "king_of_the_hill",
    ]
    assert {planet.kind for one in state.systems for planet in one.planets} == {"solid", "gas_giant"}
    assert state.rules.messages_kept == 500
    assert run_turn(state).day == 10
    assert save(load(save(state))) == save(state)


def test_a_save_of_version_3_has_no_marks_by_faction() -> None:
    data = saved()
    data["version"] = 3
    for letter in data["messages"]:
        del letter["readBy"], letter["dismissedBy"]
    state = load(json.dumps(data).encode())
    assert state.messages
    assert all(one.read_by == [] and one.dismissed_by == [] for one in state.messages)


def test_marks_in_the_inbox_are_saved() -> None:
    data = saved()
    data["messages"][0]["readBy"] = [BLUE, RED]
    data["messages"][0]["dismissedBy"] = [RED]
    assert json.loads(save(load(json.dumps(data).encode())))["messages"] == data["messages"]


def test_one_legacy_ai_state_goes_to_the_first_ai_faction_and_all_have_one_after_the_ai_phase() -> None:
    state = load_file(str(OLD / "version-1.json"))
    assert list(state.ai_states) == [BLUE]
    assert sorted(state.ai_states[BLUE].sightings)
    assert list(phase_ai(state, turn(10)).ai_states) == [BLUE, RED]


def test_a_legacy_ai_state_does_not_replace_one_that_is_known() -> None:
    data = saved()
    data["aiState"] = {"holdUntilTurnBySystemId": {"s2": 99}}
    assert load(json.dumps(data).encode()).ai_states[BLUE].hold_until_turn_by_system_id == {"s1": 7}
    del data["aiStates"]
    assert load(json.dumps(data).encode()).ai_states[BLUE].hold_until_turn_by_system_id == {"s2": 99}


def test_a_legacy_ai_state_of_a_galaxy_without_ais_is_forgotten() -> None:
    data = saved(galaxy([system()]))
    data["aiState"] = {}
    assert load(json.dumps(data).encode()).ai_states == {}


# What cannot be


def wrong(*path: str | int, to: Any) -> bytes:
    """A save in which one value is another."""
    data = saved()
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return json.dumps(data).encode()


def twice(part: str) -> bytes:
    data = saved()
    data[part].append(data[part][0])
    return json.dumps(data).encode()


BAD = {
    "nothing": (b"", "expected JSON"),
    "no text": (b"\xff\xfe", "expected text in UTF-8"),
    "no JSON": (b"{", "expected JSON"),
    "a list": (b"[]", "$.version: expected a galaxy saved with version 1 to 4"),
    "a number": (b"1", "$.version: expected a galaxy saved with version 1 to 4"),
    "no version": (b"{}", "$.version: expected a galaxy saved with version 1 to 4, got nothing"),
    "a later version": (b'{"version": 5}', "$.version: expected a galaxy saved with version 1 to 4, got 5"),
    "a version that is a word": (b'{"version": "3"}', "$.version: expected"),
    "only a version": (b'{"version": 3}', "expected the field"),
    "an old one with nothing else": (b'{"version": 1, "aiState": 5, "factions": 3}', "expected"),
    "an old one with odd factions": (b'{"version": 1, "aiState": {}, "factions": [1, {}]}', "expected"),
    "an unknown field": (wrong("captain", to=1), "expected no field 'captain'"),
    "factions that are no list": (wrong("factions", to=5), "$.factions: expected a list, got 5"),
    "a place that is nothing": (
        wrong("systems", 0, "position", "x", to=None),
        "$.systems[0].position.x: expected a number",
    ),
    "a place that is NaN": (
        save(everything()).replace(b'"x":20.0', b'"x":NaN'),
        "expected JSON",
    ),
    "a place without end": (save(everything()).replace(b'"x":20.0', b'"x":1e999'), "expected"),
    "a place too far": (wrong("fleets", 0, "position", "y", to=1e9), "$.fleets[0].position.y: expected"),
    "negative hp": (
        wrong("fleets", 0, "ships", 0, "hp", to=-5),
        "$.fleets[0].ships[0].hp: expected a whole number of at least 1, got -5",
    ),
    "half a hit point": (
        wrong("fleets", 0, "ships", 0, "hp", to=1.5),
        "$.fleets[0].ships[0].hp: expected a whole number, got 1.5",
    ),
    "negative fuel": (
        wrong("fleets", 0, "ships", 0, "fuel", to=-1),
        "$.fleets[0].ships[0].fuel: expected a number of at least 0",
    ),
    "a huge army": (wrong("armies", 0, "strength", to=10**30), "$.armies[0].strength: expected"),
    "an unknown type": (
        wrong("fleets", 0, "ships", 0, "type", to="death star"),
        "$.fleets[0].ships[0].type: expected carrier, cruiser",
    ),
    "an unknown state": (
        wrong("fleets", 0, "state", to="ASLEEP"),
        "$.fleets[0].state: expected ORBIT, MOVING or COMBAT",
    ),
    "an unknown profile": (
        wrong("factions", 0, "aiProfile", to="mad"),
        "$.factions[0].aiProfile: expected aggressive",
    ),
    "an unknown order": (wrong("orders", to={RED: [{"type": "FLY"}]}), "$.orders"),
    "two factions of one id": (
        twice("factions"),
        "$.factions[3].id: expected a unique id, got 'blue'",
    ),
    "two systems of one id": (
        twice("systems"),
        "$.systems[2].id: expected a unique id, got 's1'",
    ),
    "two fleets of one id": (twice("fleets"), "$.fleets[1].id: expected a unique id, got 'f1'"),
    "two armies of one id": (twice("armies"), "$.armies[2].id: expected a unique id, got 'a1'"),
    "two battles of one id": (
        twice("battles"),
        "$.battles[2].id: expected a unique id, got 'b1'",
    ),
    "two logs of one id": (twice("logs"), "$.logs[1].id: expected a unique id, got 'l1'"),
    "an owner who is not there": (
        wrong("systems", 0, "ownerFactionId", to="x"),
        "$.systems[0].ownerFactionId: expected the id of a faction, got 'x'",
    ),
    "a fleet of no faction": (
        wrong("fleets", 0, "factionId", to="x"),
        "$.fleets[0].factionId: expected the id of a faction",
    ),
    "a target that is not there": (
        wrong("fleets", 0, "targetSystemId", to="x"),
        "$.fleets[0].targetSystemId: expected the id of a system",
    ),
    "on the way to nowhere": (
        wrong("fleets", 0, "targetSystemId", to=None),
        "$.fleets[0].targetSystemId: expected the system that the fleet is on its way to",
    ),
    "an army on no planet": (
        wrong("armies", 1, "containerId", to="x"),
        "$.armies[1].containerId: expected the id of a planet, got 'x'",
    ),
    "a battle nowhere": (
        wrong("battles", 0, "systemId", to="x"),
        "$.battles[0].systemId: expected the id of a system",
    ),
    "a winner who is not there": (
        wrong("winnerFactionId", to="x"),
        "$.winnerFactionId: expected the id of a faction",
    ),
    "a goal that is not there": (
        wrong("objectives", "conditions", 0, "systemId", to="x"),
        "$.objectives.conditions[0].systemId: expected the id of a system",
    ),
    "a faction called draw": (wrong("factions", 0, "id", to="draw"), "expected"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_save_is_refused_with_its_file_the_place_and_what_was_expected(name: str) -> None:
    data, words = BAD[name]
    with pytest.raises(ContentError) as caught:
        load(data, "mine.json")
    assert str(caught.value).startswith("mine.json: ")
    assert words in str(caught.value)


def test_a_save_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nowhere\.json: expected a saved galaxy that can be read"):
        load_file(str(tmp_path / "nowhere.json"))


def test_a_save_that_is_nested_too_deeply_is_refused() -> None:
    with pytest.raises(ContentError, match="nested less deeply"):
        load(b"[" * 100_000 + b"]" * 100_000)


def test_random_galaxies_load_and_can_be_played() -> None:
    empty = galaxy([])
    empty.factions = []
    alone = galaxy([system(planets=[])], [fleet("f1", RED, ships=[])])
    alone.factions = alone.factions[-1:]
    alone.battles = [Battle("b", "s1", fleets=["f1"])]
    for state in (empty, alone, galaxy([system()])):
        again = load(save(state))
        assert run_turn(run_turn(again)).day == 2


# Any one value of a save replaced by any other


ODD: list[Any] = [
    *(
        None,
        True,
        -1,
        0,
        1,
        2,
        10**9,
        10**30,
        -(10**30),
        0.5,
        -0.5,
        1e300,
        "",
        "x",
        "draw",
        "s1",
        "red",
        "f1",
    ),
    *(
        [],
        {},
        [[]],
        [None],
        {"x": 1},
        "ORBIT",
        "MOVING",
        "COMBAT",
        "EMBARKED",
        "DEPLOYED",
        "scheduled",
        "resolving",
    ),
]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a save, as what holds it and under which key."""
    found: list[tuple[Any, Any]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += [(value, key), *places(inner)]
    return found


@settings(max_examples=200)
@given(size=SIZES, seed=SEEDS)
def test_any_save_is_refused_or_can_be_played(size: int, seed: int) -> None:
    rng = Random(seed)
    data = saved() if size < 3 else saved(random_galaxy(size, seed % 50))
    for _ in range(rng.randrange(1, 4)):
        inner, key = rng.choice(places(data))
        if rng.random() < 0.2:
            del inner[key]
        else:
            inner[key] = rng.choice(ODD)
    with suppress(ContentError):
        state = load(json.dumps(data).encode())
        for _ in range(2):
            state = run_turn(state)
        assert save(load(save(state))) == save(state)


# Battles, orders and seeds


def at_war() -> Any:
    """A saved galaxy where red and blue are about to fight, and green is far away."""
    state = galaxy(
        [system("s1"), system("s2", 50.0)], [fleet("b", BLUE), fleet("f", RED, 50.0), fleet("r", RED, 1.0)]
    )
    state.battles = [Battle("x", "s1", fleets=["b", "r"])]
    return saved(state)


@pytest.mark.parametrize(
    ("fleets", "said"),
    [
        (["b", "b", "r"], r"battles\[0\].fleets\[1\]: expected a fleet in one battle only, got 'b'"),
        (["b", "gone"], r"battles\[0\].fleets\[1\]: expected the id of a fleet, got 'gone'"),
        (["b", "f"], r"battles\[0\].fleets\[1\]: expected a fleet at most 5 ly from the system, got 'f'"),
    ],
)
def test_each_fleet_in_a_battle_is_listed_once(fleets: list[str], said: str) -> None:
    data = at_war()
    load(json.dumps(data).encode())
    data["battles"][0]["fleets"] = fleets
    with pytest.raises(ContentError, match=said):
        load(json.dumps(data).encode())


def test_a_fleet_is_in_one_battle_at_a_time() -> None:
    data = at_war()
    data["battles"].append({**data["battles"][0], "id": "y", "status": "resolving"})
    with pytest.raises(ContentError, match=r"battles\[1\].fleets\[0\]: expected a fleet in one battle only"):
        load(json.dumps(data).encode())


def test_a_battle_that_was_fought_says_when_and_by_whom_once() -> None:
    data = at_war()
    data["battles"][0].update(status="resolved", turnResolved=0, fleets=["b", "gone"])
    load(json.dumps(data).encode())
    data["battles"][0]["fleets"] = ["b", "b"]
    with pytest.raises(ContentError, match=r"battles\[0\].fleets\[1\]: expected a unique id"):
        load(json.dumps(data).encode())
    data["battles"][0].update(turnResolved=None, fleets=["b"])
    with pytest.raises(ContentError, match=r"battles\[0\].turnResolved: expected the turn"):
        load(json.dumps(data).encode())


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (
            {"type": "MOVE_FLEET", "fleetId": "b", "systemId": "x"},
            r"\[0\].systemId: expected the id of a system",
        ),
        (
            {"type": "UNLOAD_ARMIES", "fleetId": "b", "planetId": "x"},
            r"\[0\].planetId: expected the id of a pla",
        ),
    ],
)
def test_saved_orders_name_places_that_there_are(order: dict[str, str], said: str) -> None:
    data = at_war()
    data["orders"] = {BLUE: [order]}
    with pytest.raises(ContentError, match=rf"orders.blue{said}"):
        load(json.dumps(data).encode())


@pytest.mark.parametrize("seed", [0, 2**63 - 1, 2**63, 2**64 - 1])
def test_a_galaxy_of_any_seed_is_saved_and_goes_on(seed: int) -> None:
    state = run_turn(new_galaxy("battle", seed))
    again = load(save(state))
    assert (again.seed, save(run_turn(again))) == (seed, save(run_turn(state)))


def test_a_seed_that_no_dice_have_is_refused() -> None:
    data = at_war()
    data["seed"] = 2**64
    with pytest.raises(ContentError, match=r"seed: expected at most 18446744073709551615"):
        load(json.dumps(data).encode())

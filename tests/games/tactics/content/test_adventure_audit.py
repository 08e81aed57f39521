"""What can never happen in an adventure is found, with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.rules.adventure.small import GAME, SMALL, changed
from turnwright import Match
from turnwright.games.tactics.content import adventure_names, load_scenario
from turnwright.games.tactics.content.adventure_audit import as_fight, audit, fights_of

ROAD = SMALL["adventure"]["scenes"]["road"]["triggers"]
ISLAND = {"rows": ["......#...", "......#...", "......#...", "......#..."]}


def found(**scenes: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What the audit finds in the small adventure with other fields in some scenes."""
    scenario: Any = load_scenario(changed(**scenes))
    return [(each.path.removeprefix("adventure."), each.reason, each.what) for each in audit(scenario)]


@pytest.mark.parametrize("name", adventure_names())
def test_everything_in_the_shipped_adventures_can_happen(name: str) -> None:
    scenario: Any = load_scenario(name)
    state = Match(GAME, scenario).state
    items = frozenset(item for who in state.participants for item in who.items)

    # Some effects are meant for the game master.
    assert [each for each in audit(scenario, items) if each.reason != "by_hand"] == []


def test_the_small_adventure_is_sound() -> None:
    assert found() == []


def test_a_scene_behind_a_flag_that_is_set_only_there_is_never_reached() -> None:
    exits = {"on": {"name": "on", "to": "camp", "when": {"flags": ["rested"]}}}
    over = {"over": {"upon": "rest", "then": {"ends": "done", "sets": ["rested"]}}}

    assert found(road={"exits": exits}, camp={"triggers": over}) == [
        ("scenes.road.exits.on", "unset", "rested"),
        ("scenes.camp", "unreachable", ""),
        ("ends.done", "unreachable", ""),
    ]


def test_a_later_text_and_a_figure_whose_requirement_cannot_be_met_are_found() -> None:
    # The road sets the flag when it has been left for ever.
    exits = {"on": {"name": "on", "to": "camp", "when": {"flags": ["rested"]}}}
    over = {"over": {"upon": "rest", "then": {"ends": "done", "sets": ["rested"]}}}
    host = {**SMALL["adventure"]["scenes"]["inn"]["npcs"]["host"], "when": {"flags": ["rested"]}}
    later = {"empty": {"says": "An empty inn.", "when": {"flags": ["rested"]}}}

    inn = {"later": later, "npcs": {"host": host}}
    listed = found(inn=inn, road={"exits": exits}, camp={"triggers": over})

    assert ("scenes.inn.later.empty", "unset", "rested") in listed
    assert ("scenes.inn.npcs.host.lines.ask", "unset", "rested") in listed


def test_a_condition_that_does_nothing_is_found() -> None:
    fall = SMALL["adventure"]["scenes"]["road"]["effects"]["pit_fall"]
    save = {**fall["effects"][0], "fail": [{"condition": "proned"}, {"condition": "numb", "speed": -10}]}

    listed = found(road={"effects": {"pit_fall": {**fall, "effects": [save]}}})
    assert listed == [("scenes.road.effects.pit_fall", "idle", "proned")]


TRIGGERS: list[tuple[dict[str, Any], str, str]] = [
    ({"upon": "failed", "of": "chest", "then": {}}, "unchecked", "chest"),
    ({"upon": "passed", "of": "arcana", "then": {}}, "unchecked", "arcana"),
    ({"upon": "held", "of": "potion_of_speed", "then": {}}, "ungiven", "potion_of_speed"),
    ({"upon": "arrived", "when": {"items": ["oil_flask"]}, "then": {}}, "ungiven", "oil_flask"),
]


@pytest.mark.parametrize(("trigger", "reason", "what"), TRIGGERS)
def test_a_trigger_whose_occasion_cannot_come_is_dead(
    trigger: dict[str, Any], reason: str, what: str
) -> None:
    assert found(road={"triggers": {**ROAD, "x": trigger}}) == [("scenes.road.triggers.x", reason, what)]


def test_a_rest_that_the_scene_does_not_allow_sets_nothing_off() -> None:
    trigger = {"x": {"upon": "rest", "then": {}}}

    assert found(inn={"triggers": trigger}) == [("scenes.inn.triggers.x", "restless", "")]


def test_a_trigger_for_a_round_is_dead_in_a_scene_without_foes() -> None:
    trigger = {"x": {"upon": "round", "round": 2, "then": {}}}

    assert found(inn={"triggers": trigger}) == [("scenes.inn.triggers.x", "no-foes", "")]


def test_places_that_no_hero_can_reach_are_reported() -> None:
    assert found(road={"map": ISLAND, "creatures": [{"id": "wolf", "base": "wolf", "at": [5, 3]}]}) == [
        ("scenes.road.things.chest", "far", ""),
    ]


def test_an_effect_that_nothing_applies_is_left_to_the_game_master() -> None:
    triggers = {name: trigger for name, trigger in ROAD.items() if name != "pit"}

    assert found(road={"triggers": triggers}) == [("scenes.road.effects.pit_fall", "by_hand", "")]


def test_each_fight_becomes_a_scenario_of_its_own() -> None:
    scenario: Any = load_scenario(SMALL)
    road = scenario.adventure.scenes["road"]

    made = [load_scenario(as_fight(scenario, road, each)) for _, each in fights_of(road)]

    assert [[token.id for token in each.foes] for each in made] == [["wolf"], ["wolf", "goblin"]]
    assert [each.surprised for each in made] == [(), ("fighter", "cleric")]

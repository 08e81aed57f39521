"""Other numbers in a scenario: paths to them, values for them, and grids."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.games import Race, Script
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError
from turnwright.lab.overrides import LARGEST_GRID, Setting, grid, override, read

WUXIA = Wuxia()
DUEL = Duel()


def values(text: str) -> list[Any]:
    return [point[0].value for point in grid([f"x={text}"])]


# One value.


def test_a_field_of_the_scenario_is_set() -> None:
    assert override(DUEL, "classic", ["pointsToWin=5"]).points_to_win == 5
    assert override(DUEL, "classic", ["flags.autoSelect=false"]).flags.auto_select is False


def test_several_settings_are_applied_together() -> None:
    quick = override(DUEL, "classic", ["mode=quick", "pointsToWin=1", "maxRounds=1", "cooldownMs=0"])
    assert (quick.mode, quick.points_to_win, quick.max_rounds) == ("quick", 1, 1)


def test_a_value_is_json_or_a_bare_word() -> None:
    assert read("x=3") == ("x", 3)
    assert read("x=0.5") == ("x", 0.5)
    assert read('x="3"') == ("x", "3")
    assert read("x=null") == ("x", None)
    assert read('x=["a", 1]') == ("x", ["a", 1])
    assert read("x=largest_id") == ("x", "largest_id")
    assert read("x=a=b") == ("x", "a=b")
    assert read("x=NaN") == ("x", "NaN")


def test_a_setting_is_printed_as_it_can_be_typed() -> None:
    for value in (3, 0.25, True, None, "word", "3", "two words", ["a", 1], {"a": 1}):
        assert read(str(Setting("x", value))) == ("x", value)


def test_without_settings_the_scenario_is_only_checked() -> None:
    assert override(WUXIA, "duel", []) == WUXIA.scenarios.load("duel")


def test_a_scenario_of_plain_values_is_not_changed_itself() -> None:
    scenario = {"goal": 12}
    assert override(Race(), scenario, ["goal=30"]) == {"goal": 30}
    assert scenario == {"goal": 12}


# What the game brings.


def test_a_shipped_fighter_can_be_set_by_its_id() -> None:
    weak = override(WUXIA, "duel", ["characters.song_jingyan.stats.hp=7"])
    assert [one.id for one in weak.characters] == ["song_jingyan", "jiang_batian"]
    assert weak.characters[0].stats.hp == 7
    assert weak.name == WUXIA.scenarios.load("duel").name


def test_an_element_of_a_list_goes_by_its_id_its_name_or_its_position() -> None:
    by_id = override(WUXIA, "duel", ["characters.song_jingyan.stats.agility=33"])
    name = by_id.characters[0].name
    for path in (f"characters.{name}", "characters.0", "characters[0]"):
        assert override(WUXIA, "duel", [f"{path}.stats.agility=33"]) == by_id


def test_a_numeric_id_takes_precedence_over_a_position() -> None:
    cards = [card["id"] for card in DUEL.scenarios.expand(DUEL.scenarios.load("classic"))["deck"]]
    at = next(at for at, card in enumerate(cards) if card != at and at in cards)
    by_id = override(DUEL, "classic", [f"deck.{at}.stats.power=10"])
    by_position = override(DUEL, "classic", [f"deck[{at}].stats.power=10"])
    assert next(card for card in by_id.deck if card.id == at).stats.power == 10
    assert by_position.deck[at].stats.power == 10
    assert by_id != by_position


def test_a_skill_of_a_fighter_can_be_set() -> None:
    skill = WUXIA.scenarios.expand(WUXIA.scenarios.load("duel"))["skills"][0]["id"]
    dear = override(WUXIA, "duel", [f"skills.{skill}.tiers[0].parameters.qi_cost=99"])
    assert dear.skills[0].tiers[0].parameters.qi_cost == 99


def test_content_is_spelled_out_only_when_a_setting_reaches_into_it() -> None:
    assert override(WUXIA, "duel", ["qi_regen=3"]).characters is None
    assert override(DUEL, "classic", ["pointsToWin=5"]).deck is None


@pytest.mark.parametrize("scenario", WUXIA.scenarios.names())
def test_an_expanded_scenario_is_the_same_scenario(scenario: str) -> None:
    loaded = WUXIA.scenarios.load(scenario)
    spread = WUXIA.scenarios.load(WUXIA.scenarios.expand(loaded))
    assert (spread.first, spread.second, spread.name) == (loaded.first, loaded.second, loaded.name)
    assert {one.id for one in spread.characters} == {*loaded.first, *loaded.second}


def test_a_game_without_content_expands_to_its_scenario() -> None:
    assert Race().scenarios.expand({"goal": 3}) == {"goal": 3}


# What does not fit.


def refusal(game: Any, scenario: Any, *settings: str) -> str:
    with pytest.raises(ContentError) as caught:
        override(game, scenario, settings)
    return str(caught.value)


def test_a_value_out_of_bounds_is_refused_with_its_place_and_the_bound() -> None:
    assert refusal(WUXIA, "duel", "characters.song_jingyan.stats.agility=99999") == (
        "scenario: $.characters[0].stats.agility: expected a whole number of at most 10000, got 99999"
    )
    assert refusal(DUEL, "classic", "pointsToWin=7") == "scenario: $.pointsToWin: expected 5, 10 or 15, got 7"
    assert refusal(WUXIA, "duel", "qi_regen=lots").endswith("expected a whole number, got 'lots'")


def test_an_unknown_key_is_refused_with_the_nearest_one_and_the_known_ones() -> None:
    assert refusal(WUXIA, "duel", "characters.song_jingyan.stats.hpp=1") == (
        'scenario: $.characters[0].stats: unknown name "hpp". Did you mean "hp"?'
        " Choose from: hp, max_hp, qi, max_qi, strength, agility, defense"
    )
    assert 'Did you mean "pointsToWin"? Choose from: name, mode, pointsToWin,' in refusal(
        DUEL, "classic", "points_to_win=5"
    )


def test_an_unknown_element_is_refused_with_the_known_ids() -> None:
    assert refusal(WUXIA, "duel", "characters.songjingyan.stats.hp=1") == (
        'scenario: $.characters: unknown name "songjingyan". Did you mean "song_jingyan"?'
        " Choose from: song_jingyan, jiang_batian"
    )


def test_an_ambiguous_name_is_refused() -> None:
    twins = {"team": [{"name": "ann", "hp": 1}, {"name": "ann", "hp": 2}]}
    assert (
        refusal(Race(), twins, "team.ann.hp=3")
        == 'scenario: $.team: expected one "ann", got 2: use a position'
    )
    assert override(Race(), twins, ["team[1].hp=3"])["team"] == [
        {"name": "ann", "hp": 1},
        {"name": "ann", "hp": 3},
    ]


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("first[1]=x", "expected a position from 0 to 0, got 1"),
        ("qi_regen.x=1", 'expected an object or a list for "qi_regen.x", got 2'),
        ("qi_regen", "expected PATH=VALUE"),
        ("=3", "expected PATH=VALUE"),
        ("qi_regen=", "expected PATH=VALUE"),
        (".qi_regen=1", "expected names separated by dots"),
        ("a..b=1", "expected names separated by dots"),
        ("a[x]=1", "expected names separated by dots"),
        ("a[99999999999]=1", "expected names separated by dots"),
    ],
)
def test_a_path_that_leads_nowhere_is_refused(setting: str, words: str) -> None:
    assert words in refusal(WUXIA, "duel", setting)


def test_a_scenario_without_fields_has_nothing_to_set() -> None:
    assert refusal(Script(), None, "hands=3") == (
        'scenario: $: expected an object or a list for "hands", got null'
    )


def test_a_path_is_set_only_once() -> None:
    assert "only once" in refusal(WUXIA, "duel", "qi_regen=1", "qi_regen=2")
    with pytest.raises(ContentError, match="only once"):
        grid(["a=1..3", "a=5"])


# Grids.


def test_a_range_has_both_its_ends() -> None:
    assert values("2..6") == [2, 3, 4, 5, 6]
    assert values("-1..1") == [-1, 0, 1]
    assert values("3..1") == [3, 2, 1]
    assert values("4..4") == [4]


def test_a_range_may_have_a_step_and_stops_before_it_would_pass_its_end() -> None:
    assert values("2..9..3") == [2, 5, 8]
    assert values("0..1..0.25") == [0, 0.25, 0.5, 0.75, 1]
    assert values("1..0..-0.5") == [1, 0.5, 0]


def test_decimals_are_exact() -> None:
    assert values("0..1..0.1") == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
    assert [type(value) for value in values("0..1..0.5")] == [int, float, int]


@given(st.integers(-(10**6), 10**6), st.integers(1, 500), st.integers(1, 50), st.integers(0, 3))
def test_every_value_of_a_range_is_an_exact_decimal(first: int, step: int, count: int, places: int) -> None:
    def decimal(number: int) -> str:
        digits = str(abs(number)).zfill(places + 1)
        text = f"{digits[:-places]}.{digits[-places:]}" if places else digits
        return f"-{text}" if number < 0 else text

    numbers = [first + at * step for at in range(count)]
    found = values(f"{decimal(numbers[0])}..{decimal(numbers[-1])}..{decimal(step)}")
    assert found == [float(decimal(number)) for number in numbers]


def test_values_may_be_listed() -> None:
    assert values("1,2,3") == [1, 2, 3]
    assert values("easy, hard") == ["easy", "hard"]
    assert values('["a"],["b","c"]') == [["a"], ["b", "c"]]
    assert values("tier") == ["tier"]
    assert values("0.5") == [0.5]


def test_a_grid_is_every_combination_in_order() -> None:
    points = grid(["goblins.count=2..3", "mood=calm,wild"])
    assert [[str(setting) for setting in point] for point in points] == [
        ["goblins.count=2", "mood=calm"],
        ["goblins.count=2", "mood=wild"],
        ["goblins.count=3", "mood=calm"],
        ["goblins.count=3", "mood=wild"],
    ]


def test_an_empty_grid_is_the_scenario_itself() -> None:
    assert grid([]) == [()]


@pytest.mark.parametrize(
    "settings",
    [["a=1..10001"], ["a=1..200", "b=1..200"], ["a=0..1..0.00000000001"], ["a=1..999999999999999"]],
)
def test_a_grid_that_is_too_large_is_refused(settings: list[str]) -> None:
    with pytest.raises(ContentError, match=f"at most {LARGEST_GRID} points"):
        grid(settings)
    assert len(grid(["a=1..100", "b=1..100"])) == LARGEST_GRID


@pytest.mark.parametrize("text", ["1..5..0", "1..5..-1", "5..1..1"])
def test_an_invalid_step_is_refused(text: str) -> None:
    with pytest.raises(ContentError, match="expected a step from"):
        values(text)


def test_a_point_of_a_grid_changes_a_scenario() -> None:
    for point in grid(["qi_regen=0..3", "tie=smallest_id,largest_id"]):
        assert plain(override(WUXIA, "duel", point)) == {
            **plain(WUXIA.scenarios.load("duel")),
            **{setting.path: setting.value for setting in point},
        }

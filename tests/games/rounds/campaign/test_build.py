"""Errors for impossible campaigns: the file, the place in it, and what was expected."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.rounds.small_land import land
from turnwright.games.rounds.content import load_scenario
from turnwright.kernel.errors import ContentError


def broken(path: str, value: Any, scenario: Any = None) -> dict[str, Any]:
    """The small land with one field changed."""
    found = json.loads(json.dumps(land() if scenario is None else scenario))
    inner, *rest = found, *path.split(".")
    for name in rest[:-1]:
        inner = inner[int(name)] if isinstance(inner, list) else inner.setdefault(name, {})
    inner[int(rest[-1]) if isinstance(inner, list) else rest[-1]] = value
    return found


@pytest.mark.parametrize(
    ("path", "value", "place", "expected"),
    [
        ("first", ["zed"], "$.first[0]", "expected the id of a hero, got 'zed'"),
        ("first", ["ann", "ann"], "$.first[1]", "expected a hero who is not listed yet, got 'ann'"),
        (
            "first",
            [{"hero": "ann", "at": "a1"}],
            "$.first[0]",
            "expected a hero without a cell, in a campaign",
        ),
        ("campaign.places", [], "$.campaign.places", "expected "),
        (
            "campaign.calendar",
            "moons",
            "$.campaign.calendar",
            "expected a file or one of usual or luas, got 'moons'",
        ),
        (
            "campaign.calendar",
            {"name": "x", "months": [{"name": "a", "days": 9}]},
            "$.campaign.calendar.months",
            "expected a day 6 of month 2",
        ),
        (
            "campaign.goal.place",
            "town",
            "$.campaign.goal.place",
            "expected a place where no group starts, got 'town'",
        ),
        (
            "campaign.places.1.id",
            "town",
            "$.campaign.places[1].id",
            "expected a unique id, got 'town'",
        ),
        (
            "campaign.places.1.board",
            ["...........", *["$.........."] * 10],
            "$.campaign.places[1].board[1]",
            "expected no containers on the board of a place, got '$..........'",
        ),
        ("second", ["rat"], "$.second", "expected no second beside a campaign: its places have their own"),
        ("others", [["rat"]], "$.others", "expected no others beside a campaign: its places have their own"),
        (
            "seats",
            [{"name": "eva", "fighters": ["ann", "rat"]}],
            "$.seats[0].fighters[1]",
            "expected a fighter without a seat, got 'rat'",
        ),
        (
            "seats",
            [{"name": "second", "fighters": ["ann"]}],
            "$.seats[0].name",
            "expected a name of its own, got 'second'",
        ),
        (
            "board",
            ["." * 11] * 11,
            "$.board",
            "expected no board beside a campaign: its places have their own",
        ),
        ("campaign.goal.battles", 1, "$.campaign.goal.battles", "expected at most what can be won, 0, got 1"),
        ("campaign.groups.0.at", "a 1", "$.campaign.groups[0].at", "expected the id of a place, got 'a 1'"),
        ("campaign.goal.place", "a 1", "$.campaign.goal.place", "expected the id of a place, got 'a 1'"),
        (
            "campaign.places.0.links",
            [],
            "$.campaign.goal.place",
            "expected a place that can be reached, got 'tower'",
        ),
        (
            "campaign.places.0.links.0.to",
            "town",
            "$.campaign.places[0].links[0].to",
            "expected the id of another place, got 'town'",
        ),
        (
            "campaign.places.0.links.0.periods",
            0,
            "$.campaign.places[0].links[0].periods",
            "expected a whole number of at least 1, got 0",
        ),
        (
            "campaign.places.0.danger",
            {"light": 101},
            "$.campaign.places[0].danger.light",
            "expected a whole number of at most 100, got 101",
        ),
        (
            "campaign.places.0.parties",
            [["zed"]],
            "$.campaign.places[0].parties[0][0]",
            "expected the id of a hero, got 'zed'",
        ),
        (
            "campaign.places.2.guard",
            ["rat", "zed"],
            "$.campaign.places[2].guard[1]",
            "expected the id of a hero, got 'zed'",
        ),
        ("campaign.groups.0.at", "moon", "$.campaign.groups[0].at", "expected the id of a place, got 'moon'"),
        (
            "campaign.places.0.guard",
            ["rat"],
            "$.campaign.groups[0].at",
            "expected a place without a guard, got 'town'",
        ),
        (
            "campaign.start.year",
            -1_000_000_000,  # there is no day before it
            "$.campaign.start",
            "expected a date of the calendar (expected a year from -1000000000 to 1000000000)",
        ),
        (
            "campaign.groups.0.heroes",
            ["rat"],
            "$.campaign.groups[0].heroes[0]",
            "expected a hero of the first side who is in no group yet, got 'rat'",
        ),
        ("campaign.goal", {}, "$.campaign.goal", "expected a place, treasures or battles"),
        ("campaign.goal.place", "moon", "$.campaign.goal.place", "expected the id of a place, got 'moon'"),
        (
            "campaign.goal.treasures",
            1,
            "$.campaign.goal.treasures",
            "expected at most what can be found, 0, got 1",
        ),
        ("campaign.days", 0, "$.campaign.days", "expected a whole number of at least 1, got 0"),
        (
            "campaign.start.day",
            8,
            "$.campaign.start",
            "expected a date of the calendar (there is no day 8 of janeiro, which has 7)",
        ),
        (
            "campaign.festivals",
            "by_moon",
            "$.campaign.festivals",
            "expected by_date or by_day_number, got 'by_moon'",
        ),
        (
            "campaign.omens",
            [{"moon": "alva", "phase": "cheia", "danger": 5}],
            "$.campaign.omens[0].moon",
            "expected the id of a moon of the calendar, got 'alva'",
        ),
    ],
)
def test_a_broken_campaign_is_refused_with_the_place_and_the_reason(
    path: str, value: Any, place: str, expected: str, tmp_path: Path
) -> None:
    file = tmp_path / "land.json"
    file.write_text(json.dumps(broken(path, value)), "utf-8")
    with pytest.raises(ContentError) as refused:
        load_scenario(file)
    found = refused.value.path.partition(" (line")[0]
    assert (refused.value.file, found) == (str(file), place)
    assert refused.value.expected.startswith(expected)


def test_a_group_for_every_hero() -> None:
    with pytest.raises(ContentError, match="expected a group for bob"):
        load_scenario(land(first=["ann", "bob"], groups=[{"at": "town", "heroes": ["ann"]}]))


def test_a_seat_for_every_hero() -> None:
    with pytest.raises(ContentError, match="expected a seat for bob"):
        load_scenario(land(first=["ann", "bob"]) | {"seats": [{"name": "eva", "fighters": ["ann"]}]})


def test_an_omen_of_a_phase_that_the_moon_does_not_have_is_refused() -> None:
    omens = [{"moon": "alva", "phase": "blue", "danger": 5}]
    with pytest.raises(ContentError, match="expected a phase of alva, got 'blue'"):
        load_scenario(land(calendar="luas", omens=omens))


def test_an_unknown_calendar_is_refused() -> None:
    with pytest.raises(ContentError, match="expected a file or one of usual or luas"):
        load_scenario(land(calendar="nowhere"))


def test_a_broken_calendar_of_a_campaign_is_named(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(json.dumps({"name": "x", "months": []}), "utf-8")
    (tmp_path / "land.json").write_text(json.dumps(land(calendar="own.json")), "utf-8")
    with pytest.raises(ContentError) as refused:
        load_scenario(tmp_path / "land.json")
    assert refused.value.file == str(tmp_path / "own.json")
    assert refused.value.path == "$.months (line 1)"


def test_a_battle_without_a_second_side_is_refused() -> None:
    with pytest.raises(ContentError, match="a fighter who is there from the start"):
        load_scenario({"name": "x", "first": ["bento"]})

"""The turn sheet of stellar: flights with distance, days and fuel, and why a fleet takes no orders."""

from __future__ import annotations

import pytest

from turnwright import games
from turnwright.games.stellar.commands import MergeFleets, MoveFleet, SplitFleet
from turnwright.games.stellar.ui.labels import days
from turnwright.kernel.game import offers
from turnwright.kernel.match import Match
from turnwright.kernel.turn_schema import Turn
from turnwright.story.catalogue import catalogue_for

STELLAR = games.load("stellar")


def sheet(match: Match, seat: int = 0) -> Turn:
    return STELLAR.presenter.turn(match.state, seat, offers(STELLAR, match.state, seat))


def test_every_flight_has_its_distance_days_and_fuel() -> None:
    match = Match(STELLAR, "skirmish", seed=2)
    options = STELLAR.options(match.state, 0)
    flights = [(each, way) for each in sheet(match).actions if each.group == "move" for way in each.ways]
    assert flights
    for action, way in flights:
        command = options.command(way.at)
        assert (action.unit, way.target) == (command.fleet_id, command.system_id)
        assert way.numbers["days"] >= 1
        assert 0 < way.numbers["fuel"] <= 1
        label = STELLAR.presenter.label(match.state, 0, command)
        assert (label.args["ly"], label.args["days"]) == (way.numbers["ly"], way.numbers["days"])


@pytest.mark.parametrize(
    ("gap", "step", "whole"), [(0.0, 25.0, 1), (25.0, 25.0, 1), (25.01, 25.0, 2), (67.5, 22.5, 3)]
)
def test_a_distance_takes_as_many_days_as_it_is_begun_to_fly(gap: float, step: float, whole: int) -> None:
    assert days(gap, step) == whole


def test_a_fleet_that_was_sent_says_why_it_takes_no_other_flight() -> None:
    match = Match(STELLAR, "skirmish", seed=2)
    first = next(each for each in sheet(match).actions if each.group == "move")
    match.submit(0, MoveFleet(first.unit, first.ways[0].target))
    (disabled,) = [each for each in sheet(match).disabled if each.unit == first.unit]
    assert (disabled.id, disabled.code) == (f"move/{first.unit}", "sent-already")
    for lang in ("en", "pt", "fr", "zh"):
        words = catalogue_for(STELLAR, lang)
        assert words.tell(disabled.why)
        assert words.tell(disabled.name)


def test_an_own_fleet_under_way_knows_its_days_and_a_foreign_one_does_not_tell() -> None:
    match = Match(STELLAR, "skirmish", seed=2)
    first = next(each for each in sheet(match).actions if each.group == "move")
    far = max(first.ways, key=lambda way: way.numbers["days"])
    match.submit(0, MoveFleet(first.unit, far.target))
    for seat in (0, 1):
        options = STELLAR.options(match.state, seat)
        match.submit(seat, options.command(0))
    assert match.view(0)["eta"][first.unit] == far.numbers["days"] - 1
    assert first.unit not in match.view(1)["eta"]
    assert not match.view(-1)["eta"]


def test_a_flight_to_where_a_fleet_already_goes_burns_no_fuel() -> None:
    match = Match(STELLAR, "skirmish", seed=2)
    first = next(each for each in sheet(match).actions if each.group == "move")
    far = max(first.ways, key=lambda way: way.numbers["days"])
    match.submit(0, MoveFleet(first.unit, far.target))
    for seat in (0, 1):
        match.submit(seat, STELLAR.options(match.state, seat).command(0))
    (again,) = [each for each in sheet(match).actions if each.id == f"move/{first.unit}"]
    burnt = {way.target: way.numbers["fuel"] for way in again.ways}
    assert burnt[far.target] == 0
    assert all(part > 0 for target, part in burnt.items() if target != far.target)


def test_a_split_after_a_split_and_a_merge_counts_every_ship_once() -> None:
    match = Match(STELLAR, "skirmish", seed=2)
    fleet = next(one for one in match.state.fleets if one.faction == "blue" and len(one.ships) > 2)
    ships = tuple(ship.id for ship in fleet.ships[:2])
    match.submit(0, SplitFleet(fleet.id, ships))
    match.submit(0, MergeFleets(f"{fleet.id}.2", fleet.id))
    label = STELLAR.presenter.label(match.state, 0, SplitFleet(fleet.id, ships))
    assert sum(int(part.args["count"]) for part in label.args["ships"]) == 2
    step = match.submit(0, SplitFleet(fleet.id, ships))
    assert sum(step.events[0].ships.values()) == 2

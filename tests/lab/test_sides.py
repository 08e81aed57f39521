"""The lab reports sides: the seats of one side win together."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kernel.games import Script
from kernel.seat_games import Muster
from turnwright import Journal, Match, Outcome, Rejected
from turnwright.agents import RandomAgent
from turnwright.lab.experiment import experiment_for
from turnwright.lab.odds import odds, odds_along
from turnwright.lab.report import odds as odds_report
from turnwright.lab.report import plots, simulation
from turnwright.lab.report import sweep as sweeps
from turnwright.lab.report.csv_rows import simulation_csv
from turnwright.lab.report.plots import Point
from turnwright.lab.report.wording import Names
from turnwright.lab.result import Result
from turnwright.lab.simulate import show, simulate
from turnwright.lab.study import first_state
from turnwright.lab.sweep import sweep
from turnwright.lab.tournament import tournament, tournament_experiments

GAME = Muster()
FOUR = {"pullers": 3}
APART = {"pullers": 3, "allied": False}


def rows(table: Any) -> list[list[str]]:
    return [[str(cell) for cell in row if isinstance(cell, str)] for row in table.rows]


def named(scenario: Any = FOUR) -> Names:
    return Names(GAME, "", GAME.scenarios.load(scenario))


# Simulations.


def test_a_seat_without_an_agent_is_played_by_the_heuristic_in_every_scenario() -> None:
    assert experiment_for(GAME, FOUR, ["random"]).agents == ("random", "heuristic", "heuristic", "heuristic")
    assert experiment_for(GAME).agents == ("heuristic", "heuristic")
    with pytest.raises(Rejected, match="muster has 4 seats, not 5"):
        experiment_for(GAME, FOUR, ["random"] * 5)


def test_allies_are_one_side_with_one_chance() -> None:
    result = simulate(GAME, FOUR, 50, seats=["random"] * 3 + ["heuristic"])

    assert [(side.seat, side.name, side.agent) for side in result.sides] == [
        (0, "keeper", "random"),
        (1, "pullers", "random, heuristic"),
    ]
    assert result.sides[0].won.times + result.sides[1].won.times == 50
    assert [unit.side for unit in result.units] == [0, 1, 1, 1]
    whole = sum(unit.figures["pulled"] for unit in result.units[1:])
    assert result.sides[1].figures["pulled"] == pytest.approx(whole)


def test_a_seat_without_allies_is_its_own_side() -> None:
    result = simulate(GAME, APART, 50, seats=["random"] * 4)
    assert [side.name for side in result.sides] == ["keeper", "puller_1", "puller_2", "puller_3"]
    assert sum(side.won.times for side in result.sides) == 50


def result_of_four() -> Result:
    return simulate(GAME, FOUR, 20, seats=["random"] * 4)


def test_tables_and_rows_name_the_sides() -> None:
    result = result_of_four()
    assert [row[0] for row in rows(simulation.sides(result, named()))] == ["keeper", "pullers", "no winner"]
    assert [row[0] for row in rows(simulation.left(result, named()))] == ["keeper", "pullers"]
    assert [row[1] for row in rows(simulation.units(result, named()))] == ["keeper"] + ["pullers"] * 3
    assert [line.split(",")[0] for line in simulation_csv(result).splitlines()[1:3]] == ["keeper", "pullers"]
    assert "pullers" in simulation.win_rates(result, named()).alt


def test_a_figure_that_a_unit_never_has_differs_from_one_it_sometimes_lacks() -> None:
    units = simulation.units(result_of_four(), named())
    assert [column.heading for column in units.columns] == ["unit", "side", "pulled", "kept"]
    assert [row[3] for row in rows(units)] == ["1.00", "-", "-", "-"]


def test_a_win_is_counted_once_per_side() -> None:
    match = show(experiment_for(GAME, FOUR, ["random"] * 4, 1), 0, lambda line: None)
    sides = GAME.sides(match.state)
    assert named().winners(Outcome((1, 2, 3), "goal"), sides) == "Won by pullers."
    assert named().winners(Outcome((0,), "goal"), sides) == "Won by keeper."
    assert named().winners(Outcome((), "goal"), sides) == "No winner."


# Odds.


def journal(people: int = 0) -> list[bytes]:
    held = [None if seat < people else RandomAgent() for seat in range(4)]
    match = Match(GAME, FOUR, seed=3, seats=held, journal=Journal())
    for _ in range(4):
        if match.act() is None:
            match.submit(match.state.turn, "pull")
    assert match.journal is not None
    return match.journal.lines


def test_any_seat_of_the_scenario_may_ask_for_its_odds() -> None:
    def asked(seat: int) -> list[str]:
        return [side.name for side in odds(journal(), seat=seat, runs=5, find=lambda _: GAME).sides]

    assert asked(3) == ["keeper", "pullers"]
    with pytest.raises(Rejected, match="there is no seat 4: muster has 4"):
        asked(4)


def test_odds_along_a_match_are_those_of_sides() -> None:
    moments = odds_along(journal(), 2, runs=5, find=lambda _: GAME)
    table = odds_report.along_table(moments, named())
    assert [column.heading for column in table.columns][2:] == [
        "keeper",
        "95 % interval",
        "pullers",
        "no winner",
    ]
    assert not any(moment.result.draws.times for moment in moments)
    assert len(odds_report.along_plots(moments, named())) == 1  # the other would mirror it
    assert "seat puller_3" not in odds_report.viewpoint(3, named())
    assert "puller_3" in odds_report.viewpoint(3, named())


# Sweeps.


def test_a_sweep_may_change_how_many_sides_there_are() -> None:
    swept = sweep(GAME, {"allied": False}, ["pullers=1..3"], 5, seats=["random"])
    table = sweeps.win_table(swept, named())

    heads = ["keeper", "95 % interval", "puller_1", "puller_2", "puller_3", "no winner"]
    assert [column.heading for column in table.columns][2:] == heads
    assert [row.count("-") for row in rows(table)] == [2, 1, 0]
    plotted = sweeps.win_plots(swept, named())
    assert len(plotted) == len(sweeps.sections(swept, [], named())) - 1 == 4
    assert "2: " not in plotted[3].alt
    assert "3: " in plotted[3].alt


def test_a_sweep_over_players_who_stand_together_keeps_its_sides() -> None:
    swept = sweep(GAME, None, ["pullers=1..3", "name=a,b"], 2)
    assert simulation.side_names(each.result for each in swept) == ["keeper", "pullers"]
    assert not any(each.result.draws.times for each in swept)
    assert len(sweeps.win_plots(swept, named())) == 1  # the other would mirror it


def test_points_at_the_ends_of_a_percentage_are_drawn_whole_and_in_order() -> None:
    ends = [(2.0, Point("2", 1.0, 0.9, 1.0)), (1.0, Point("1", 0.0, 0.0, 0.1))]
    svg = plots.line("ends", ends, "a line").svg
    (top, height), *_ = re.findall(r'<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"', svg)
    marks = re.findall(r'<use [^>]*x="([\d.]+)" y="([\d.]+)" style="fill: var\(--bar', svg)
    (left, lowest), (right, highest) = [(float(x), float(y)) for x, y in marks]
    assert left < right
    radius = 2.0
    assert float(top) + radius < highest < lowest < float(top) + float(height) - radius


# Tournaments.


def test_a_side_is_played_by_one_agent_on_all_its_seats() -> None:
    _, _, experiments = tournament_experiments(GAME, FOUR, ["random", "heuristic"])
    assert [experiment.agents for experiment in experiments] == [
        ("random", "heuristic", "heuristic", "heuristic"),
        ("heuristic", "random", "random", "random"),
    ]
    found = tournament(GAME, FOUR, agents=["random", "heuristic"], runs=5)
    assert sum(meeting.won + meeting.lost for meeting in found.meetings) == 10


def test_a_tournament_of_more_than_two_sides_is_refused() -> None:
    with pytest.raises(Rejected, match="needs two sides, and muster has 4"):
        tournament(GAME, APART, agents=["random", "heuristic"])
    assert len(Script().sides(first_state(Script(), None))) == 3

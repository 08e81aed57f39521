"""Sweeps: a scenario over a grid of numbers."""

from __future__ import annotations

import pytest

from lab.toy_games import Impatient
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.errors import ContentError
from turnwright.lab.overrides import override
from turnwright.lab.result import INTERRUPTED
from turnwright.lab.runners import runner_for
from turnwright.lab.simulate import simulate
from turnwright.lab.sweep import SweepPoint, axes_of, sweep

AGILITY = "characters.song_jingyan.stats.agility"


def rates(swept: list[SweepPoint], seat: int = 0) -> list[float]:
    return [each.result.sides[seat].won.rate for each in swept]


def test_a_faster_fighter_wins_more_often() -> None:
    swept = sweep("wuxia", "duel", [f"{AGILITY}=5..45..20"], 60)
    assert [each.point[0].value for each in swept] == [5, 25, 45]
    slow, usual, fast = rates(swept)
    assert slow < usual < fast


def test_a_point_is_the_simulation_of_its_scenario() -> None:
    game = Wuxia()
    for point, result in sweep(game, "duel", [f"{AGILITY}=20,30", "qi_regen=0..1"], 20, seed=3):
        assert result == simulate(game, override(game, "duel", point), 20, seed=3)


def test_every_point_has_the_same_dice() -> None:
    # The name of a fight changes nothing in it.
    one, two = sweep("wuxia", "duel", ["name=one,two"], 30)
    assert (one.result.scenario, two.result.scenario) == ("one", "two")
    assert one.result.sides == two.result.sides
    assert one.result.lengths == two.result.lengths


def test_points_come_in_the_order_of_the_grid() -> None:
    swept = sweep(Duel(), None, ["pointsToWin=5,10", "alternateChoice=true,false"], 2)
    values = [tuple(setting.value for setting in each.point) for each in swept]
    assert values == [(5, True), (5, False), (10, True), (10, False)]


def test_an_invalid_value_is_refused_before_the_first_match() -> None:
    told: list[int] = []
    with pytest.raises(ContentError, match=r"pointsToWin: expected 5, 10 or 15, got 7"):
        sweep("duel", None, ["pointsToWin=5,10,7"], 10, progress=lambda done, total: told.append(done))
    assert told == []


def test_a_sweep_is_the_same_on_every_runner() -> None:
    settings = [f"{AGILITY}=20..22"]
    with runner_for("processes", 2) as runner:
        assert sweep("wuxia", "duel", settings, 30, runner=runner) == sweep("wuxia", "duel", settings, 30)


def test_each_point_stops_when_it_is_precise_enough() -> None:
    swept = sweep("wuxia", "duel", [f"{AGILITY}=1,20"], 2000, precision=0.08)
    assert [each.result.runs for each in swept] == [100, 200]


def test_an_interrupted_sweep_has_the_points_so_far() -> None:
    swept = sweep("wuxia", "duel", ["qi_regen=0..9"], 8, runner=Impatient(3))
    assert [each.point[0].value for each in swept] == [0, 1, 2]
    (half,) = sweep("wuxia", "duel", ["qi_regen=0..9"], 1000, runner=Impatient(0, 1))
    assert 0 < half.result.runs < 1000
    assert half.result.stopped == INTERRUPTED
    assert sweep("wuxia", "duel", ["qi_regen=0..9"], 8, runner=Impatient(0)) == []


def test_the_axes_are_what_has_several_values() -> None:
    swept = sweep("duel", None, ["pointsToWin=5", "maxRounds=5..7", "alternateChoice=true,false"], 1)
    assert axes_of([each.point for each in swept]) == ["maxRounds", "alternateChoice"]
    assert axes_of([]) == []

"""Plays many matches: simulations, odds, sweeps, tournaments, reports and learning environments."""

from turnwright.lab.compare import Comparison, Difference, compare
from turnwright.lab.experiment import Experiment, experiment_for
from turnwright.lab.odds import Moment, odds, odds_along
from turnwright.lab.overrides import Setting, grid, override
from turnwright.lab.parameters import parameters
from turnwright.lab.result import Result, Share, Side, Summary, Unit, wilson
from turnwright.lab.simulate import show, simulate
from turnwright.lab.study import Study
from turnwright.lab.sweep import SweepPoint, sweep
from turnwright.lab.tournament import Meeting, Standing, Tournament, tournament
from turnwright.lab.tune import Range, Trial, Tuning, tune

__all__ = [
    "Comparison",
    "Difference",
    "Experiment",
    "Meeting",
    "Moment",
    "Range",
    "Result",
    "Setting",
    "Share",
    "Side",
    "Standing",
    "Study",
    "Summary",
    "SweepPoint",
    "Tournament",
    "Trial",
    "Tuning",
    "Unit",
    "compare",
    "experiment_for",
    "grid",
    "odds",
    "odds_along",
    "override",
    "parameters",
    "show",
    "simulate",
    "sweep",
    "tournament",
    "tune",
    "wilson",
]

"""Many matches: simulations, odds, sweeps, tournaments and reports, here or on many processes."""

from turnwright.lab.experiment import Plan, plan_for
from turnwright.lab.odds import Moment, odds, odds_along
from turnwright.lab.overrides import Setting, changed, grid
from turnwright.lab.result import Result, Share, Side, Spread, Unit, wilson
from turnwright.lab.simulate import show, simulate
from turnwright.lab.study import Study
from turnwright.lab.sweep import Swept, sweep
from turnwright.lab.tournament import Meeting, Standing, Tournament, tournament

__all__ = [
    "Meeting",
    "Moment",
    "Plan",
    "Result",
    "Setting",
    "Share",
    "Side",
    "Spread",
    "Standing",
    "Study",
    "Swept",
    "Tournament",
    "Unit",
    "changed",
    "grid",
    "odds",
    "odds_along",
    "plan_for",
    "show",
    "simulate",
    "sweep",
    "tournament",
    "wilson",
]

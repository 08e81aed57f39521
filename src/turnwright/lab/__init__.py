"""Many matches: simulations, odds, sweeps, tournaments and reports, here or on many processes."""

from turnwright.lab.plan import Plan, plan_for
from turnwright.lab.result import Result, Share, Side, Spread, Unit, wilson
from turnwright.lab.simulate import show, simulate
from turnwright.lab.study import Study

__all__ = [
    "Plan",
    "Result",
    "Share",
    "Side",
    "Spread",
    "Study",
    "Unit",
    "plan_for",
    "show",
    "simulate",
    "wilson",
]

"""Results of many matches: rates with intervals, lengths, reasons, and figures of sides and units."""

from math import sqrt
from typing import Any

from msgspec import Struct

from turnwright.kernel.game import Game
from turnwright.kernel.playout import Tally
from turnwright.kernel.records import Figure
from turnwright.lab.experiment import Experiment

Z95 = 1.959963984540054  # two-sided 95 % quantile of the normal distribution

ALL_PLAYED = "all-played"
PRECISE = "precise"
INTERRUPTED = "interrupted"


class Share(Struct, frozen=True):
    """How often something happened, with the 95 % interval of its probability."""

    times: int
    rate: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Summary(Struct, frozen=True):
    """Summary statistics of a number: mean, quantiles and range."""

    mean: float
    p10: int
    p50: int
    p90: int
    least: int
    most: int


class Side(Struct, frozen=True):
    """A side: its first seat, its agents, how often it won, and the means of its figures."""

    seat: int
    name: str
    agent: str
    won: Share
    figures: dict[str, float]


class Unit(Struct, frozen=True):
    """A unit of a side; `seen` is the share of matches in which each figure was present."""

    side: int
    name: str
    figures: dict[str, float]
    seen: dict[str, float]


class Result(Struct, frozen=True):
    """The result of a simulation."""

    game: str
    scenario: str
    agents: tuple[str, ...]
    seed: int
    asked: int
    runs: int
    stopped: str
    sides: tuple[Side, ...]
    draws: Share
    length: Summary
    reasons: dict[str, int]
    units: tuple[Unit, ...]
    lengths: tuple[tuple[int, int], ...]


def wilson(times: float, runs: float) -> Share:
    """A share of runs with its 95 % Wilson interval; paired matches may count as halves."""
    if runs == 0:
        return Share(0, 0.0, 0.0, 1.0)
    rate, square = times / runs, Z95 * Z95
    middle = (rate + square / (2 * runs)) / (1 + square / runs)
    reach = Z95 * sqrt(rate * (1 - rate) / runs + square / (4 * runs * runs)) / (1 + square / runs)
    low = 0.0 if times == 0 else max(0.0, middle - reach)
    high = 1.0 if times == runs else min(1.0, middle + reach)
    return Share(int(times), rate, low, high)


def summarize(histogram: dict[int, int]) -> Summary:
    """Summarize a histogram."""
    if not histogram:
        return Summary(0.0, 0, 0, 0, 0, 0)
    values = sorted(histogram)
    count = sum(histogram.values())
    total = sum(value * histogram[value] for value in values)
    p10, p50, p90 = (_reached(histogram, values, count * part) for part in (1, 5, 9))
    return Summary(total / count, p10, p50, p90, values[0], values[-1])


def _reached(histogram: dict[int, int], values: list[int], tenths: int) -> int:
    # The smallest value that covers these tenths of all, in whole numbers to avoid rounding.
    passed = 0
    for value in values:
        passed += histogram[value]
        if passed * 10 >= tenths:
            return value
    return values[-1]


def margin(tally: Tally) -> float:
    """Half the width of the widest interval of any side's chance."""
    return max(wilson(times, int(tally.runs)).margin for times in tally.wins)


def result_of(
    experiment: Experiment, game: Game, state: Any, tally: Tally, asked: int, stopped: str
) -> Result:
    """The result of a tally; `state` is any state of the scenario, to name the figures."""
    figures = game.lab.figures(state)
    runs = int(tally.runs)
    sides = [
        Side(
            seats[0],
            name,
            ", ".join(dict.fromkeys(experiment.agents[seat] for seat in seats)),
            wilson(tally.wins[seats[0]], runs),
            _means(figures, tally, at),
        )
        for at, (name, seats) in enumerate(game.sides(state).items())
    ]
    return Result(
        experiment.game,
        title_of(experiment.scenario),
        experiment.agents,
        experiment.seed,
        asked,
        runs,
        stopped,
        tuple(sides),
        wilson(int(tally.draws), runs),
        summarize(tally.lengths),
        {reason: tally.reasons[reason] for reason in sorted(tally.reasons)},
        tuple(_units(figures, tally)),
        tuple((length, tally.lengths[length]) for length in sorted(tally.lengths)),
    )


def title_of(scenario: Any) -> str:
    """The name of a scenario given as plain values."""
    if isinstance(scenario, dict):
        return str(scenario.get("name", ""))
    return "" if scenario is None else str(scenario)


def _means(figures: list[Figure], tally: Tally, side: int, unit: str = "") -> dict[str, float]:
    return {
        figure.name: tally.sums[at] / tally.counts[at]
        for at, figure in enumerate(figures)
        if (figure.side, figure.unit) == (side, unit) and at < len(tally.counts) and tally.counts[at]
    }


def _units(figures: list[Figure], tally: Tally) -> list[Unit]:
    known = dict.fromkeys((figure.side, figure.unit) for figure in figures if figure.unit)
    return [
        Unit(side, name, _means(figures, tally, side, name), _seen(figures, tally, side, name))
        for side, name in known
    ]


def _seen(figures: list[Figure], tally: Tally, side: int, unit: str) -> dict[str, float]:
    runs = int(tally.runs)
    return {
        figure.name: tally.counts[at] / runs
        for at, figure in enumerate(figures)
        if (figure.side, figure.unit) == (side, unit) and at < len(tally.counts)
    }

"""A simulation as CSV: a row for each side and unit."""

import csv
from collections.abc import Iterator
from io import StringIO

from turnwright.lab.result import Result

HEAD = ("side", "unit", "agent", "runs", "wins", "rate", "low", "high")


def simulation_csv(result: Result) -> str:
    """A simulation as CSV, with the game's ids and unrounded numbers."""
    sides = list(dict.fromkeys(name for side in result.sides for name in side.figures))
    units = dict.fromkeys(name for unit in result.units for name in unit.seen)
    figures = [*sides, *(name for name in units if name not in sides)]
    seen = [f"{name}_seen" for name in units]
    return written([*HEAD, *figures, *seen], _rows(result, figures, list(units)))


def _rows(result: Result, figures: list[str], seen: list[str]) -> Iterator[list[object]]:
    for side in result.sides:
        won = side.won
        numbers = [result.runs, won.times, won.rate, won.low, won.high]
        means = [side.figures.get(name, "") for name in figures]
        yield [side.name, "", side.agent, *numbers, *means, *("" for _ in seen)]
    for unit in result.units:
        side = result.sides[unit.side]
        means = [unit.figures.get(name, "") for name in figures]
        shares = [unit.seen.get(name, "") for name in seen]
        yield [side.name, unit.name, side.agent, result.runs, "", "", "", "", *means, *shares]


def written(head: list[str], rows: Iterator[list[object]]) -> str:
    """The text of a CSV file."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()

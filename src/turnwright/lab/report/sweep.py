"""Reports of sweeps: a table over the swept values, line or matrix plots, and CSV."""

from collections.abc import Iterator, Sequence

from turnwright.lab.overrides import Setting, written
from turnwright.lab.report import plots
from turnwright.lab.report.csv_rows import written as as_csv
from turnwright.lab.report.html import Section
from turnwright.lab.report.plots import Plot, Point
from turnwright.lab.report.simulation import (
    in_words,
    of_scenario,
    side_names,
    sides_to_plot,
    win_cells,
    win_heads,
)
from turnwright.lab.report.tables import ReportTable, table
from turnwright.lab.report.wording import Names
from turnwright.lab.result import Share
from turnwright.lab.sweep import SweepPoint, axes_of

HEAD = ("side", "agent", "runs", "wins", "rate", "low", "high")


def title(swept: Sequence[SweepPoint], names: Names) -> str:
    """The title: the game and the swept values."""
    return names.about(", ".join(_axes(swept)))


def sentences(
    swept: Sequence[SweepPoint], settings: Sequence[str], points: int, runs: int, names: Names
) -> list[str]:
    """The settings, the number of matches per point, and whether all points were played."""
    seed = str(swept[0].result.seed)
    scenarios = {each.result.scenario for each in swept}
    told = of_scenario(scenarios.pop(), names) if len(scenarios) == 1 else []
    told += [
        names.say("lab-sweep-set", settings=", ".join(settings)),
        names.say("lab-sweep-points", points=str(points), runs=str(runs), seed=seed),
    ]
    if len(swept) < points:
        told.append(names.say("lab-sweep-interrupted", points=str(len(swept)), asked=str(points)))
    return told


def _axes(swept: Sequence[SweepPoint]) -> list[str]:
    points = [each.point for each in swept]
    return axes_of(points) or [setting.path for setting in points[0]]


def short_names(paths: Sequence[str]) -> list[str]:
    """Each path shortened to the last names that distinguish it."""
    return [_short(path, [other for other in paths if other != path]) for path in paths]


def _short(path: str, others: Sequence[str]) -> str:
    parts = path.split(".")
    for count in range(1, len(parts)):
        end = ".".join(parts[-count:])
        if not any(other.endswith(f".{end}") or other == end for other in others):
            return end
    return path


def win_table(swept: Sequence[SweepPoint], names: Names) -> ReportTable:
    """Win rates by side at each point."""
    axes = _axes(swept)
    sides = _sides(swept)
    heads = [*short_names(axes), *win_heads(sides, names)]
    rows = [[*_values(each.point, axes), *win_cells(each.result, sides, names)] for each in swept]
    return table(names.say("lab-sweep"), heads, rows, len(axes) + 1)


def _sides(swept: Sequence[SweepPoint]) -> list[str]:
    return side_names(each.result for each in swept)


def _plotted(swept: Sequence[SweepPoint]) -> list[str]:
    return sides_to_plot([each.result for each in swept])


def _values(point: Sequence[Setting], axes: Sequence[str]) -> list[str]:
    return [written(setting.value) for setting in point if setting.path in axes]


def sections(swept: Sequence[SweepPoint], told: Sequence[str], names: Names) -> list[Section]:
    """The sweep as sections of a page: a plot for each side to plot, then the table."""
    sides = [names.say("lab-chance-of", side=names.side(side)) for side in _plotted(swept)]
    plotted = win_plots(swept, names)
    shown = [Section(side, (), (plot,)) for side, plot in zip(sides, plotted, strict=bool(plotted))]
    rows = win_table(swept, names)
    shown.append(Section(rows.title, (), (), (rows,)))
    return [shown[0]._replace(text=tuple(told)), *shown[1:]]


def win_plots(swept: Sequence[SweepPoint], names: Names) -> list[Plot]:
    """For each side to plot a line over one axis or a matrix over two; nothing for more axes."""
    axes = _axes(swept)
    draw = {1: _line, 2: _squares}.get(len(axes))
    sides = _plotted(swept)
    return [] if draw is None else [draw(swept, axes, at, side, names) for at, side in enumerate(sides)]


def _chances(swept: Sequence[SweepPoint], side: str) -> Iterator[tuple[int, SweepPoint, Share]]:
    # a missing side has no point
    for at, each in enumerate(swept):
        for one in each.result.sides:
            if one.name == side:
                yield at, each, one.won


def _line(swept: Sequence[SweepPoint], axes: Sequence[str], number: int, name: str, names: Names) -> Plot:
    points = [
        (_place(each.point, axes, at), Point(_values(each.point, axes)[0], won.rate, won.low, won.high))
        for at, each, won in _chances(swept, name)
    ]
    side = names.say("lab-chance-of", side=names.side(name))
    facts = [f"{point.label}: {names.percent(point.value)}" for _, point in points]
    return plots.line(f"sweep-{number}", points, in_words(side, facts), axis=axes[0], up=side)


def _place(point: Sequence[Setting], axes: Sequence[str], at: int) -> float:
    # Numbers are placed by value, words by position.
    value = next(setting.value for setting in point if setting.path in axes)
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else float(at)


def _squares(swept: Sequence[SweepPoint], axes: Sequence[str], number: int, name: str, names: Names) -> Plot:
    rates = {tuple(_values(each.point, axes)): won.rate for _, each, won in _chances(swept, name)}
    rows = list(dict.fromkeys(row for row, _ in rates))
    columns = list(dict.fromkeys(column for _, column in rates))
    values = [[rates.get((row, column), -1.0) for column in columns] for row in rows]
    side = names.say("lab-chance-of", side=names.side(name))
    facts = [f"{row}, {column}: {names.percent(rate)}" for (row, column), rate in rates.items()]
    one, other = short_names(axes)
    return plots.matrix(
        f"sweep-{number}",
        [f"{one} {row}" for row in rows],
        [f"{other} {column}" for column in columns],
        values,
        in_words(side, facts),
    )


def sweep_csv(swept: Sequence[SweepPoint]) -> str:
    """CSV with a row for each side, and one for draws, at each point."""
    paths = [setting.path for setting in swept[0].point]
    return as_csv([*paths, *HEAD], _rows(swept))


def _rows(swept: Sequence[SweepPoint]) -> Iterator[list[object]]:
    for point, result in swept:
        values = [written(setting.value) for setting in point]
        shares = [(side.name, side.agent, side.won) for side in result.sides]
        for name, agent, won in (*shares, ("", "", result.draws)):
            yield [*values, name, agent, result.runs, won.times, won.rate, won.low, won.high]

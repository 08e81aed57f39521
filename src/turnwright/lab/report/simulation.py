"""Reports of simulations: sentences, tables, plots and sections of a page."""

from collections.abc import Iterable, Sequence

from turnwright.lab.report import plots
from turnwright.lab.report.html import Section
from turnwright.lab.report.plots import Plot, Point
from turnwright.lab.report.tables import Cell, ReportTable, bar_of, table
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED, PRECISE, Result, Share, Unit, wilson

PLOTTED = ("dealt", "taken")  # figures of units that are plotted side by side
MOST_PLOTTED = 24


def title(result: Result, names: Names) -> str:
    """The title: the game and its scenario."""
    return names.about(names.scenario(result.scenario)) if result.scenario else names.title()


def of_scenario(name: str, names: Names) -> list[str]:
    """Which scenario was played, for a report with another title."""
    return [names.say("lab-scenario", name=names.scenario(name))] if name else []


def sentences(result: Result, names: Names, precision: float = 0.0) -> list[str]:
    """The number of matches, the seed, and why the simulation stopped."""
    told = [names.say("lab-runs", runs=result.runs, seed=str(result.seed))]
    widest = max(side.won.margin for side in result.sides)
    margin = names.percent(widest)
    if result.stopped == INTERRUPTED:
        told.append(names.say("lab-interrupted", runs=str(result.runs), asked=str(result.asked)))
    elif result.stopped == PRECISE:
        told.append(names.say("lab-precise", margin=margin))
    elif precision >= widest:
        told.append(names.say("lab-known", margin=margin))
    elif precision > 0:
        told.append(names.say("lab-not-precise", margin=margin, wanted=names.percent(precision)))
    return told


def tables(result: Result, names: Names) -> list[ReportTable]:
    """All tables of a simulation that are not empty."""
    every = [sides, left, lengths, endings, units]
    return [made for make in every if (made := make(result, names)).rows]


def sides(result: Result, names: Names) -> ReportTable:
    """Win rates by side."""
    heads = [
        names.say("lab-side"),
        names.say("lab-agent"),
        "",
        names.say("lab-won"),
        names.say("lab-interval"),
    ]
    rows = [[names.side(side.name), side.agent, *_chance(side.won, names)] for side in result.sides]
    rows.append([names.no_winner(), "", *_chance(result.draws, names)])
    return table(names.say("lab-sides"), heads, rows, 3)


def _chance(share: Share, names: Names) -> list[Cell]:
    return [bar_of(share), names.percent(share.rate), names.interval(share)]


def left(result: Result, names: Names) -> ReportTable:
    """The figures of each side at the end."""
    figures = list(dict.fromkeys(name for side in result.sides for name in side.figures))
    means = {name: _means([side.figures for side in result.sides], name, names) for name in figures}
    rows = [
        [names.side(side.name), *(means[name][at] for name in figures)]
        for at, side in enumerate(result.sides)
        if figures
    ]
    heads = [names.say("lab-side"), *map(names.figure, figures)]
    return table(names.say("lab-left"), heads, rows)


def side_names(results: Iterable[Result]) -> list[str]:
    """The sides of several results, which need not have the same sides."""
    return list(dict.fromkeys(side.name for result in results for side in result.sides))


def sides_to_plot(results: Sequence[Result]) -> list[str]:
    """The sides whose chances are plotted: of two without draws, the second would mirror the first."""
    sides = side_names(results)
    mirrored = len(sides) == 2 and not any(result.draws.times for result in results)
    return sides[:1] if mirrored else sides


def win_heads(sides: Sequence[str], names: Names) -> list[str]:
    """The headings of a row per result: a bar, the first side with its interval, the other sides, draws."""
    first, *others = map(names.side, sides)
    return ["", first, names.say("lab-interval"), *others, names.no_winner()]


def win_cells(result: Result, sides: Sequence[str], names: Names) -> list[Cell]:
    """A result as a row; a missing side has an empty cell."""
    chances = {side.name: side.won for side in result.sides}
    rates = [names.percent(chances[side].rate) if side in chances else "-" for side in sides]
    first = chances.get(sides[0])
    drawn = names.percent(result.draws.rate)
    if first is None:
        return ["", rates[0], "-", *rates[1:], drawn]
    return [bar_of(first), rates[0], names.interval(first), *rates[1:], drawn]


def lengths(result: Result, names: Names) -> ReportTable:
    """The length of matches."""
    length = result.length
    heads = ["lab-mean", "lab-p10", "lab-p50", "lab-p90", "lab-least", "lab-most"]
    numbers = [length.p10, length.p50, length.p90, length.least, length.most]
    row = [names.length(), names.number(length.mean), *map(str, numbers)]
    return table(names.say("lab-lengths"), ["", *map(names.say, heads)], [row])


def endings(result: Result, names: Names) -> ReportTable:
    """Reasons why matches ended, most common first."""
    heads = [
        names.say("lab-ending"),
        names.say("lab-times"),
        names.say("lab-share"),
        names.say("lab-interval"),
    ]
    rows = []
    for reason, times in _by_times(result):
        share = wilson(times, result.runs)
        rows.append([names.ending(reason), str(times), names.percent(share.rate), names.interval(share)])
    return table(names.say("lab-endings"), heads, rows)


def _by_times(result: Result) -> list[tuple[str, int]]:
    return sorted(result.reasons.items(), key=lambda item: (-item[1], item[0]))


def units(result: Result, names: Names) -> ReportTable:
    """The figures of each unit; an optional figure has its frequency beside it."""
    every = by_side(result.units)
    figures = figures_of(every)
    sometimes = {name for name in figures if _is_sometimes(every, name, names)}
    heads = [names.say("lab-unit"), names.say("lab-side")]
    for name in figures:
        heads += [names.figure_share(name), names.figure(name)] if name in sometimes else [names.figure(name)]
    means = {name: _means([unit.figures for unit in every], name, names) for name in figures}
    rows = []
    for at, unit in enumerate(every):
        row = [names.unit(unit.name), names.side(result.sides[unit.side].name)]
        for name in figures:
            row += [_share(unit, name, names)] if name in sometimes else []
            row.append(means[name][at])
        rows.append(row)
    return table(names.say("lab-units"), heads, rows, 2)


def by_side(units: Sequence[Unit]) -> list[Unit]:
    """The units by side."""
    return sorted(units, key=lambda unit: unit.side)


def figures_of(units: Sequence[Unit]) -> list[str]:
    """The figures that any of these units has, in order."""
    return list(dict.fromkeys(name for unit in units for name in unit.seen))


def _is_sometimes(units: Sequence[Unit], figure: str, names: Names) -> bool:
    return names.has_share(figure) or any(unit.seen.get(figure, 1.0) < 1 for unit in units)


def _share(unit: Unit, figure: str, names: Names) -> str:
    return names.percent(unit.seen[figure]) if figure in unit.seen else "-"


def _means(rows: Sequence[dict[str, float]], name: str, names: Names) -> list[str]:
    # Within a column, small numbers get one more decimal.
    places = 2 if all(abs(row.get(name, 0.0)) < 10 for row in rows) else 1
    return [names.number(row[name], places) if name in row else "-" for row in rows]


def sections(result: Result, names: Names, again: str = "", precision: float = 0.0) -> list[Section]:
    """The sections of a page; `again` is the command that writes one of the matches."""
    told = [
        _section(sides(result, names), win_rates(result, names), *sentences(result, names, precision)),
        _section(lengths(result, names), length_plot(result, names)),
        _section(endings(result, names), ending_plot(result, names)),
    ]
    if (rest := left(result, names)).rows:
        told.insert(1, _section(rest))
    if result.units:
        told.append(_section(units(result, names), unit_plot(result, names), names.say("lab-means")))
    if again:
        told.append(Section(names.say("lab-again", run="0").rstrip(" :："), commands=(again,)))
    return told


def _section(about: ReportTable, plot: Plot | None = None, *text: str) -> Section:
    return Section(about.title, text, () if plot is None else (plot,), (about,))


def win_rates(result: Result, names: Names) -> Plot:
    """A plot of win rates and draws."""
    shares = [(names.side(side.name), side.won) for side in result.sides]
    shares.append((names.no_winner(), result.draws))
    points = [Point(label, share.rate, share.low, share.high) for label, share in shares]
    facts = [f"{label} {names.percent(share.rate)} ({names.interval(share)})" for label, share in shares]
    alt = in_words(names.say("lab-sides"), facts)
    return plots.bars("won", points, alt, axis=names.say("lab-share"), percent=True)


def length_plot(result: Result, names: Names) -> Plot:
    """A plot of the length of matches."""
    length = result.length
    facts = [f"{names.say('lab-mean')} {names.number(length.mean)}"]
    facts += [f"{names.say('lab-p10')} {length.p10}", f"{names.say('lab-p90')} {length.p90}"]
    alt = in_words(names.say("lab-lengths"), facts)
    return plots.histogram("lengths", result.lengths, alt, axis=names.length(), up=names.say("lab-matches"))


def ending_plot(result: Result, names: Names) -> Plot:
    """A plot of the reasons why matches ended."""
    shares = [(names.ending(reason), wilson(times, result.runs)) for reason, times in _by_times(result)]
    points = [Point(label, share.rate, share.low, share.high) for label, share in shares]
    facts = [f"{label} {names.percent(share.rate)}" for label, share in shares]
    alt = in_words(names.say("lab-endings"), facts)
    return plots.bars("endings", points, alt, axis=names.say("lab-share"), percent=True)


def unit_plot(result: Result, names: Names) -> Plot:
    """A plot of the damage that each unit dealt and took, or of its first figures."""
    shown = by_side(result.units)[:MOST_PLOTTED]
    known = figures_of(shown)
    chosen = [name for name in PLOTTED if name in known] or known[:2]
    series = [(names.figure(name), [unit.figures.get(name, 0.0) for unit in shown]) for name in chosen]
    facts = [_facts(unit, chosen, names) for unit in shown]
    alt = in_words(names.say("lab-units"), facts)
    return plots.grouped(
        "units", [names.unit(unit.name) for unit in shown], series, alt, axis=names.say("lab-mean")
    )


def _facts(unit: Unit, figures: Sequence[str], names: Names) -> str:
    told = [f"{names.figure(name)} {names.number(unit.figures.get(name, 0.0))}" for name in figures]
    return f"{names.unit(unit.name)} {', '.join(told)}"


def in_words(title: str, facts: Sequence[str]) -> str:
    """The text alternative of a plot: its title and its values."""
    return f"{title}: {'; '.join(facts)}"

"""Reports of tournaments: standings, the matrix of results, and CSV."""

from collections.abc import Iterator

from turnwright.lab.report import plots, simulation
from turnwright.lab.report.csv_rows import written
from turnwright.lab.report.html import Section
from turnwright.lab.report.plots import Plot, Point
from turnwright.lab.report.tables import Cell, ReportTable, bar_of, table
from turnwright.lab.report.wording import Names
from turnwright.lab.tournament import AGENTS, Standing, Tournament, can_rate, in_pairs

HEAD = ("first", "second", "runs", "won", "lost", "drawn")


def title(found: Tournament, names: Names) -> str:
    """The title: the game and the kind of tournament."""
    kind = names.say("lab-tournament-agents" if found.kind == AGENTS else "lab-tournament-fighters")
    return names.about(kind)


def sentences(found: Tournament, names: Names) -> list[str]:
    """The number of matches per pair, and whether any are missing."""
    count = len(found.standings)
    told = [
        *simulation.of_scenario(found.scenario, names),
        names.say("lab-tournament-runs", names=str(count), runs=str(found.asked), seed=str(found.seed)),
    ]
    if found.interrupted:
        played = sum(meeting.runs for meeting in found.meetings)
        asked = count * (count - 1) * found.asked
        told.append(names.say("lab-tournament-interrupted", played=str(played), asked=str(asked)))
    if not can_rate():
        told.append(names.say("lab-no-ratings"))
    return told


def contestant(name: str, found: Tournament, names: Names) -> str:
    """The display name of a fighter, or the name of an agent."""
    return name if found.kind == AGENTS else names.unit(name)


def standings(found: Tournament, names: Names) -> ReportTable:
    """The standings, best first."""
    is_rated = any(standing.rating is not None for standing in found.standings)
    heads = [names.say("lab-contestant"), "", names.say("lab-score"), names.say("lab-won")]
    heads += [names.say("lab-interval"), names.say("lab-drawn")]
    heads += [names.say("lab-rating"), names.say("lab-deviation")] if is_rated else []
    rows = []
    for each in found.standings:
        row: list[Cell] = [contestant(each.name, found, names), bar_of(each.won), names.percent(each.score)]
        row += [names.percent(each.won.rate), names.interval(each.won), str(each.drawn)]
        rows.append([*row, *(_rating(each, names) if is_rated else ())])
    return table(names.say("lab-standings"), heads, rows, 2)


def _rating(standing: Standing, names: Names) -> list[str]:
    numbers = (standing.rating, standing.deviation)
    return ["-" if number is None else names.number(number, 1) for number in numbers]


def matrix(found: Tournament, names: Names) -> ReportTable:
    """The score of each row against each column, with columns numbered like rows."""
    order = [standing.name for standing in found.standings]
    rows = []
    for at, one in enumerate(order, 1):
        scores = [found.score(one, other) for other in order]
        cells = ["-" if score < 0 else names.number(score * 100, 0) for score in scores]
        rows.append([f"{at} {contestant(one, found, names)}", *cells])
    return table(names.say("lab-matrix"), ["", *(str(at) for at in range(1, len(order) + 1))], rows)


def endings(found: Tournament, names: Names) -> ReportTable:
    """Reasons why matches ended."""
    total = sum(found.reasons.values())
    rows = []
    for reason, times in found.reasons.items():
        share = in_pairs(times, total)
        rows.append([names.ending(reason), str(times), names.percent(share.rate), names.interval(share)])
    heads = [
        names.say("lab-ending"),
        names.say("lab-times"),
        names.say("lab-share"),
        names.say("lab-interval"),
    ]
    return table(names.say("lab-endings"), heads, rows)


def sections(found: Tournament, names: Names) -> list[Section]:
    """The tournament as sections of a page."""
    listed, ends = standings(found, names), endings(found, names)
    squares = matrix_plot(found, names)
    return [
        Section(listed.title, tuple(sentences(found, names)), (score_plot(found, names),), (listed,)),
        Section(names.say("lab-matrix"), (), (squares,), (matrix(found, names),)),
        Section(ends.title, (), (), (ends,)),
    ]


def score_plot(found: Tournament, names: Names) -> Plot:
    """A plot of win rates."""
    points = [
        Point(contestant(each.name, found, names), each.won.rate, each.won.low, each.won.high)
        for each in found.standings
    ]
    facts = [f"{point.label} {names.percent(point.value)}" for point in points]
    alt = simulation.in_words(names.say("lab-standings"), facts)
    return plots.bars("standings", points, alt, axis=names.say("lab-won"), percent=True)


def matrix_plot(found: Tournament, names: Names) -> Plot:
    """A matrix plot of all pairs."""
    order = [standing.name for standing in found.standings]
    values = [[found.score(one, other) for other in order] for one in order]
    called = [contestant(name, found, names) for name in order]
    facts = [
        names.say("lab-beats", one=called[y], other=called[x], percent=names.percent(score))
        for y, row in enumerate(values)
        for x, score in enumerate(row)
        if score >= 0 and x > y
    ]
    return plots.matrix("matrix", called, called, values, simulation.in_words(names.say("lab-matrix"), facts))


def tournament_csv(found: Tournament) -> str:
    """CSV with a row for each meeting."""
    return written(list(HEAD), _rows(found))


def _rows(found: Tournament) -> Iterator[list[object]]:
    for meeting in found.meetings:
        yield [meeting.first, meeting.second, meeting.runs, meeting.won, meeting.lost, meeting.drawn]

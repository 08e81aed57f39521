"""Reports of odds: sentences, tables, plots and CSV."""

from collections.abc import Iterator, Sequence

from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.records import Outcome
from turnwright.kernel.rollouts import OMNISCIENT
from turnwright.lab.odds import Moment
from turnwright.lab.report import plots, simulation
from turnwright.lab.report.csv_rows import written
from turnwright.lab.report.html import Section
from turnwright.lab.report.plots import Plot, Point
from turnwright.lab.report.simulation import side_names, win_cells, win_heads
from turnwright.lab.report.tables import ReportTable, table
from turnwright.lab.report.wording import Names
from turnwright.lab.result import Result

HEAD = ("input", "side", "agent", "runs", "wins", "rate", "low", "high")


def title(number: int, names: Names) -> str:
    """The title: the game and the position."""
    position = names.say("lab-odds", number=str(number))
    return names.about(position)


def viewpoint(seat: int, names: Names) -> str:
    """Whose knowledge the odds are based on."""
    if seat == OMNISCIENT:
        return names.say("lab-odds-all")
    return (
        names.say("lab-odds-spectator")
        if seat == SPECTATOR
        else names.say("lab-odds-seat", seat=names.seat(seat))
    )


def asked(result: Result, seat: int, names: Names) -> list[str]:
    """Which scenario was played, and whose knowledge the odds are based on."""
    return [*simulation.of_scenario(result.scenario, names), viewpoint(seat, names)]


def over(number: int, outcome: Outcome, sides: dict[str, tuple[int, ...]], names: Names) -> str:
    """A sentence with the outcome of a finished match."""
    won = names.winners(outcome, sides)
    return names.say("lab-odds-over", number=str(number), ending=names.ending(outcome.reason), winners=won)


def sections(result: Result, seat: int, names: Names, precision: float = 0.0) -> list[Section]:
    """The odds of one position as sections of a page."""
    told = (*asked(result, seat, names), *simulation.sentences(result, names, precision))
    sides, ends = simulation.sides(result, names), simulation.endings(result, names)
    drawn = simulation.win_rates(result, names), simulation.ending_plot(result, names)
    return [Section(sides.title, told, drawn[:1], (sides,)), Section(ends.title, (), drawn[1:], (ends,))]


# Along a match.


def along_title(names: Names) -> str:
    """The title: the game and the whole match."""
    along = names.say("lab-odds-along")
    return names.about(along)


def along_table(moments: Sequence[Moment], names: Names) -> ReportTable:
    """The odds of each side, input by input."""
    sides = side_names(moment.result for moment in moments)
    heads = [names.say("lab-input"), *win_heads(sides, names)]
    rows = [[str(moment.number), *win_cells(moment.result, sides, names)] for moment in moments]
    return table(names.say("lab-odds-along"), heads, rows, 2)


def along_plots(moments: Sequence[Moment], names: Names) -> list[Plot]:
    """A line for each side to plot."""
    shown = simulation.sides_to_plot([moment.result for moment in moments])
    return [_line(moments, at, names) for at in range(len(shown))]


def _line(moments: Sequence[Moment], at: int, names: Names) -> Plot:
    points = []
    for number, result in moments:
        won = result.sides[at].won
        points.append((float(number), Point(str(number), won.rate, won.low, won.high)))
    name = names.say("lab-chance-of", side=names.side(moments[0].result.sides[at].name))
    facts = [f"{point.label}: {names.percent(point.value)}" for _, point in points]
    return plots.line(
        f"odds-{at}", points, simulation.in_words(name, facts), axis=names.say("lab-input"), up=name
    )


def along_sections(moments: Sequence[Moment], seat: int, names: Names) -> list[Section]:
    """The odds along a match as sections of a page."""
    rows = along_table(moments, names)
    return [
        Section(
            rows.title,
            tuple(asked(moments[0].result, seat, names)),
            tuple(along_plots(moments, names)),
            (rows,),
        )
    ]


def odds_csv(moments: Sequence[Moment]) -> str:
    """CSV with a row for each side, and one for draws, after each input."""
    return written(list(HEAD), _rows(moments))


def _rows(moments: Sequence[Moment]) -> Iterator[list[object]]:
    for number, result in moments:
        shares = [(side.name, side.agent, side.won) for side in result.sides]
        for name, agent, won in (*shares, ("", "", result.draws)):
            yield [number, name, agent, result.runs, won.times, won.rate, won.low, won.high]

"""Reports of a search for a value: the answer in a sentence, every value tried, and a plot."""

from collections.abc import Iterator

from turnwright.lab.overrides import written
from turnwright.lab.report import plots
from turnwright.lab.report.csv_rows import written as as_csv
from turnwright.lab.report.html import Section
from turnwright.lab.report.plots import Point
from turnwright.lab.report.simulation import in_words
from turnwright.lab.report.tables import Cell, ReportTable, bar_of, table
from turnwright.lab.report.wording import Names
from turnwright.lab.tune import FOUND, TOO_HIGH, TOO_LOW, Tuning

ANSWERS = {FOUND: "lab-tune-found", TOO_LOW: "lab-tune-too-low", TOO_HIGH: "lab-tune-too-high"}


def sentences(tuned: Tuning, names: Names) -> list[str]:
    """The value found with its win rate, or which end of the range comes closest."""
    best = tuned.best
    setting = f"{tuned.path}={written(best.value)}"
    return [
        names.say(
            ANSWERS.get(tuned.status, "lab-tune-interrupted"),
            side=names.side(tuned.side),
            target=names.percent(tuned.target),
            setting=setting,
            won=names.percent(best.won.rate),
            interval=names.interval(best.won),
        ),
        names.say(
            "lab-tune-runs",
            values=len(tuned.trials),
            runs=str(best.result.asked),
            seed=str(best.result.seed),
        ),
    ]


def trial_table(tuned: Tuning, names: Names) -> ReportTable:
    """Every value that was tried, with the chance of the side."""
    heads = [
        tuned.path.rpartition(".")[2],
        "",
        names.say("lab-chance-of", side=names.side(tuned.side)),
        names.say("lab-interval"),
    ]
    rows: list[list[Cell]] = [
        [written(trial.value), bar_of(trial.won), names.percent(trial.won.rate), names.interval(trial.won)]
        for trial in tuned.trials
    ]
    return table(names.say("lab-tune-trials"), heads, rows, 2)


def sections(tuned: Tuning, told: list[str], names: Names) -> list[Section]:
    """The search as a section of a page: a plot of the chance by value, then the table."""
    rows = trial_table(tuned, names)
    side = names.say("lab-chance-of", side=names.side(tuned.side))
    points = [
        (float(trial.value), Point(written(trial.value), trial.won.rate, trial.won.low, trial.won.high))
        for trial in tuned.trials
    ]
    facts = [f"{point.label}: {names.percent(point.value)}" for _, point in points]
    plot = plots.line("tune", points, in_words(side, facts), axis=tuned.path, up=side)
    return [Section(rows.title, tuple(told), (plot,), (rows,))]


def tuning_csv(tuned: Tuning) -> str:
    """CSV with a row for each value tried."""
    return as_csv([tuned.path, "side", "runs", "wins", "rate", "low", "high"], _rows(tuned))


def _rows(tuned: Tuning) -> Iterator[list[object]]:
    for trial in tuned.trials:
        won = trial.won
        yield [trial.value, tuned.side, trial.result.runs, won.times, won.rate, won.low, won.high]

"""Reports of comparisons: win rates of both variants, and the difference with its interval."""

from collections.abc import Iterator

from turnwright.lab.compare import Comparison
from turnwright.lab.report.csv_rows import written
from turnwright.lab.report.html import Section
from turnwright.lab.report.tables import ReportTable, table
from turnwright.lab.report.wording import Names
from turnwright.lab.result import Result

HEAD = ("side", "rate_a", "low_a", "high_a", "rate_b", "low_b", "high_b", "change", "low", "high")


def sentences(compared: Comparison, labels: tuple[str, str], names: Names) -> list[str]:
    """Sentences about A and B, their numbers of matches, and how clear the difference is for each side."""
    told = [
        _variant("A", labels[0], compared.first, names),
        _variant("B", labels[1], compared.second, names),
    ]
    for each in compared.differences:
        message = "lab-compare-clear" if each.is_clear else "lab-compare-unclear"
        more = "more" if each.change > 0 else "less"
        told.append(
            names.say(
                message,
                side=names.side(each.side),
                which=more,
                points=names.number(abs(each.change) * 100),
            )
        )
    return told


def _variant(letter: str, label: str, result: Result, names: Names) -> str:
    return names.say(
        "lab-compare-variant", variant=letter, what=label, runs=str(result.runs), seed=str(result.seed)
    )


def difference_table(compared: Comparison, names: Names) -> ReportTable:
    """For each side its win rate in both variants, and the difference in percentage points."""
    heads = [names.say("lab-side"), "A", "B", names.say("lab-difference"), names.say("lab-interval")]
    rows = [
        [
            names.side(each.side),
            names.percent(each.first.rate),
            names.percent(each.second.rate),
            _points(each.change, names),
            names.say("lab-from-to", low=_points(each.low, names), high=_points(each.high, names)),
        ]
        for each in compared.differences
    ]
    return table(names.say("lab-differences"), heads, rows)


def _points(change: float, names: Names) -> str:
    # Percentage points, always with a sign.
    return f"{'+' if change >= 0 else '−'}{names.number(abs(change) * 100)}"


def sections(compared: Comparison, told: list[str], names: Names) -> list[Section]:
    """The comparison as a section of a page."""
    rows = difference_table(compared, names)
    return [Section(rows.title, tuple(told), (), (rows,))]


def comparison_csv(compared: Comparison) -> str:
    """CSV with a row for each side."""
    return written(list(HEAD), _rows(compared))


def _rows(compared: Comparison) -> Iterator[list[object]]:
    for each in compared.differences:
        shares = [number for won in (each.first, each.second) for number in (won.rate, won.low, won.high)]
        yield [each.side, *shares, each.change, each.low, each.high]

"""A table in words, before anybody decides how it looks: a terminal and a page show the same one."""

from collections.abc import Iterable
from typing import NamedTuple

from turnwright.lab.result import Share


class Bar(NamedTuple):
    """A share of the whole, to be drawn; `low` and `high` are the interval it lies in."""

    share: float
    low: float
    high: float


Cell = str | Bar


class Column(NamedTuple):
    """The heading of a column; numbers stand at its right edge."""

    heading: str
    right: bool = True


class ReportTable(NamedTuple):
    """A title, the columns, and the rows; the first cell of a row says what the row is about."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


def table(title: str, headings: Iterable[str], rows: Iterable[Iterable[Cell]], words: int = 1) -> ReportTable:
    """A table whose first columns are words, so many, and whose others are numbers."""
    columns = tuple(Column(heading, at >= words) for at, heading in enumerate(headings))
    return ReportTable(title, columns, tuple(tuple(row) for row in rows))


def bar_of(share: Share) -> Bar:
    """A share with its interval, to be drawn."""
    return Bar(share.rate, share.low, share.high)

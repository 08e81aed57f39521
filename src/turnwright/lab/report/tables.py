"""Tables independent of their output: terminal and HTML show the same ones."""

from collections.abc import Iterable
from typing import NamedTuple

from turnwright.lab.result import Share


class Bar(NamedTuple):
    """A share to be drawn as a bar; `low` and `high` are its interval."""

    share: float
    low: float
    high: float


Cell = str | Bar


class Column(NamedTuple):
    """The heading of a column; numbers are right-aligned."""

    heading: str
    right: bool = True


class ReportTable(NamedTuple):
    """A title, columns, and rows; the first cell labels the row."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


def table(title: str, headings: Iterable[str], rows: Iterable[Iterable[Cell]], words: int = 1) -> ReportTable:
    """A table with `words` text columns followed by number columns."""
    columns = tuple(Column(heading, at >= words) for at, heading in enumerate(headings))
    return ReportTable(title, columns, tuple(tuple(row) for row in rows))


def bar_of(share: Share) -> Bar:
    """A share with its interval as a bar."""
    return Bar(share.rate, share.low, share.high)

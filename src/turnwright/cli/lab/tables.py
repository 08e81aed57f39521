"""Tables and bars for a terminal of any width, with or without colours and Unicode."""

import os
import sys
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from turnwright.lab.report.tables import Bar, Cell, ReportTable
from turnwright.story.plain_text import printable

USUAL_WIDTH = 80
BAR = 12  # cells
GAP = 2
INDENT = "  "
MANY = 5  # number columns from which a table is split in two rather than shown as a list


class Page:
    """Output as wide as the terminal or `COLUMNS`, or 80 columns."""

    def __init__(self, out: TextIO | None = None, width: int = 0) -> None:
        self.out = sys.stdout if out is None else out
        self.console = Console(
            file=self.out,
            width=width or width_of(self.out),
            markup=False,
            highlight=False,
            emoji=False,
        )

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line, wrapped to the width."""
        self._print(Text(printable(text), style))

    def say_unwrapped(self, text: str) -> None:
        """Print a line that is never wrapped, such as a command to copy."""
        self.out.write(printable(text) + "\n")

    def show(self, table: ReportTable) -> None:
        """Print a table with its title; one that is too wide is split in two or shown as a list."""
        self.say()
        self.say(table.title, "bold")
        for cut in ([table], _halves(table)):
            fitting = [self._fitting(part) for part in cut]
            if all(fitting):
                for at, part in enumerate(fitting):
                    if at:
                        self.say()
                    self._print(self._grid(part[0]))
                return
        self._list(table)

    def _fitting(self, table: ReportTable) -> list[ReportTable]:
        every = (table, _narrowed(table, 1), _narrowed(table))
        return [each for each in every if _width(each) <= self.console.width]

    def _grid(self, table: ReportTable) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="", collapse_padding=True)
        for column in table.columns:
            heading = "\n".join(printable(part) for part in column.heading.split("\n"))
            grid.add_column(Text(heading), justify="right" if column.right else "left")
        for row in table.rows:
            grid.add_row(*(self._cell(cell) for cell in row))
        return grid

    def _list(self, table: ReportTable) -> None:
        for row in table.rows:
            self._print(self._cell(row[0]))
            for column, cell in zip(table.columns[1:], row[1:], strict=True):
                if cell:
                    heading = f"{INDENT}{printable(column.heading)}: " if column.heading else INDENT
                    self._print(Text(heading).append_text(self._cell(cell)))

    def _print(self, what: Text | Grid) -> None:
        # Strip trailing blanks, so that outputs are easy to compare.
        with self.console.capture() as held:
            self.console.print(what, overflow="fold")
        for line in held.get().splitlines():
            self.out.write(line.rstrip() + "\n")

    def _cell(self, cell: Cell) -> Text:
        if isinstance(cell, str):
            return Text(printable(cell), overflow="fold")
        return Text(drawn(cell, self.console.options.ascii_only), "cyan", no_wrap=True)


def width_of(out: TextIO) -> int:
    """The width of the output; a pipe gets the default width."""
    told = os.environ.get("COLUMNS", "")
    if told.isascii() and told.isdigit() and int(told) > 0:
        return int(told)
    try:
        return os.get_terminal_size(out.fileno()).columns or USUAL_WIDTH
    except (OSError, ValueError, AttributeError):
        return USUAL_WIDTH


def drawn(bar: Bar, ascii_only: bool = False) -> str:
    """A bar: solid up to the lower bound of the interval, light up to the upper bound."""
    full, light, empty = ("#", "+", ".") if ascii_only else ("█", "▒", "·")
    low = min(int(bar.low * BAR + 0.5), BAR)
    high = max(low, min(int(bar.high * BAR + 0.5), BAR))
    return full * low + light * (high - low) + empty * (BAR - high)


def _width(table: ReportTable) -> int:
    columns = zip([column.heading for column in table.columns], *table.rows, strict=True)
    return sum(max(map(_cells, column)) + GAP for column in columns) - GAP


def _cells(cell: Cell) -> int:
    return BAR if isinstance(cell, Bar) else max(cell_len(printable(part)) for part in cell.split("\n"))


def _narrowed(table: ReportTable, breaks: int = -1) -> ReportTable:
    # Break headings into several lines.
    columns = [
        column._replace(heading="\n".join(column.heading.rsplit(" ", breaks))) for column in table.columns
    ]
    return table._replace(columns=tuple(columns))


def _halves(table: ReportTable) -> list[ReportTable]:
    # Both halves start with the column that labels the rows.
    words = [at for at, column in enumerate(table.columns) if not column.right]
    numbers = [at for at, column in enumerate(table.columns) if column.right]
    middle = len(numbers) // 2
    if len(numbers) < MANY:
        return [table]
    return [_columns(table, [*words, *numbers[:middle]]), _columns(table, [*words[:1], *numbers[middle:]])]


def _columns(table: ReportTable, places: list[int]) -> ReportTable:
    columns = tuple(table.columns[at] for at in places)
    return table._replace(columns=columns, rows=tuple(tuple(row[at] for at in places) for row in table.rows))

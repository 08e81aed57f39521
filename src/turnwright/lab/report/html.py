"""A report as one self-contained HTML page: no scripts, fonts or pictures from elsewhere."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from turnwright.lab.report.plots import FONTS, Plot
from turnwright.lab.report.tables import Bar, ReportTable

if TYPE_CHECKING:
    from jinja2 import Template

NEEDED = ("jinja2", "matplotlib")


class Section(NamedTuple):
    """A section of a page: its title, sentences, plots and tables."""

    title: str
    text: tuple[str, ...] = ()
    plots: tuple[Plot, ...] = ()
    tables: tuple[ReportTable, ...] = ()
    commands: tuple[str, ...] = ()


def missing() -> str:
    """The package that a report needs and that is not installed, or an empty string."""
    return ", ".join(name for name in NEEDED if find_spec(name) is None)


def page(title: str, sections: Sequence[Section], *, lang: str = "en", under: str = "") -> str:
    """The whole page; the same sections give the same bytes."""
    return _template().render(
        title=title, sections=sections, lang=lang, under=under, fonts=FONTS, is_bar=_is_bar
    )


def _is_bar(cell: object) -> bool:
    return isinstance(cell, Bar)


@cache
def _template() -> "Template":
    from jinja2 import Environment, StrictUndefined

    surroundings = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return surroundings.from_string(files(__package__).joinpath("content", "page.html").read_text("utf-8"))

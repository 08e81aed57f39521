"""Plots as reproducible SVG for a page, with text as text and the colours of the page.

The same numbers give the same bytes. Colours are CSS variables of the page (`--ink`, `--bar`, ...), so that a
dark page has a dark plot; a plot on its own falls back to light colours.
"""

import re
import warnings
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from math import ceil
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple
from unicodedata import east_asian_width

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 4.8  # inches; narrow, so that text is legible on a phone
ROW = 0.34
SIZE = 10  # points
TOP, BOTTOM, RIGHT = 0.12, 0.55, 0.2
WIDEST_LABEL = 2.0
NARROW = 0.3  # narrower columns have no numbers
LEAST_ACROSS = 0.12
LOW_ROW = 0.2
MOST_BINS = 40
FEWEST_BINS = 8
EDGE = 0.03  # of the height, above and below percentages
# Installed fonts only, with Chinese glyphs.
FONTS = "system-ui, 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif"

# Placeholder colours for matplotlib, and the CSS variables that replace them.
INK, FAINT, BAR, MARK, BAND, PAPER = "#010101", "#010102", "#010103", "#010104", "#010105", "#010106"
COLOURS = {
    INK: "var(--ink, #1b1b1b)",
    FAINT: "var(--faint, #c8c8c8)",
    BAR: "var(--bar, #3b78b5)",
    MARK: "var(--mark, #b3471d)",
    BAND: "var(--band, #bcd4ea)",
    PAPER: "var(--paper, #ffffff)",
}
SHADES = ("#eef4fa", "#08306b")  # of a matrix, from 0 to 1
SHADE_INKS = ("#1b1b1b", "#ffffff")

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "turnwright",
    "text.parse_math": False,
    "font.size": SIZE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "text.color": INK,
    "axes.grid": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.5,
    "axes.axisbelow": True,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "axes.unicode_minus": False,
    "legend.frameon": False,
}


class Plot(NamedTuple):
    """An SVG drawing with its text alternative."""

    svg: str
    alt: str


class Point(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


def bars(name: str, points: Sequence[Point], alt: str, *, axis: str = "", percent: bool = False) -> Plot:
    """A bar for each point, with a whisker for its interval."""

    def draw(axes: "Axes") -> None:
        places = range(len(points))
        axes.barh(places, [point.value for point in points], color=BAR, height=0.6)
        _whiskers(axes, points)
        axes.set_yticks(list(places), [_short(point.label) for point in points])
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="y", visible=False)
        axes.set_xlim(0, 1 if percent else None)
        axes.set_ylim(len(points) - 0.5, -0.5)
        _finish(axes, axis, percent_x=percent)

    left = _room(point.label for point in points)
    return Plot(_svg(name, alt, draw, left, ROW * max(len(points), 2)), alt)


def _whiskers(axes: "Axes", points: Sequence[Point]) -> None:
    for at, point in enumerate(points):
        if point.high > point.low:
            axes.plot([point.low, point.high], [at, at], color=MARK, linewidth=2, solid_capstyle="butt")


def grouped(
    name: str,
    labels: Sequence[str],
    series: Sequence[tuple[str, Sequence[float]]],
    alt: str,
    *,
    axis: str = "",
) -> Plot:
    """Up to three bars for each label, one per series."""
    thick = 0.8 / len(series)

    def draw(axes: "Axes") -> None:
        for at, (title, values) in enumerate(series):
            places = [row + (at - (len(series) - 1) / 2) * thick for row in range(len(labels))]
            axes.barh(places, list(values), color=(BAR, MARK, BAND)[at % 3], height=thick * 0.9, label=title)
        axes.set_yticks(list(range(len(labels))), [_short(label) for label in labels])
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="y", visible=False)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.figure.legend(loc="upper left", ncols=len(series), handlelength=1, columnspacing=1)
        _finish(axes, axis)

    height = ROW * max(1.4 * len(labels), 2)
    return Plot(_svg(name, alt, draw, _room(labels), height, top=0.36), alt)


def histogram(
    name: str, counts: Sequence[tuple[int, int]], alt: str, *, axis: str = "", up: str = ""
) -> Plot:
    """A histogram of whole numbers, binned if there are many."""
    from matplotlib.ticker import MaxNLocator

    step, binned = bins(counts)

    def draw(axes: "Axes") -> None:
        axes.bar(
            [first for first, _ in binned], [times for _, times in binned], step, align="edge", color=BAR
        )
        axes.grid(axis="x", visible=False)
        axes.set_xlim(*_stretched(binned[0][0], binned[-1][0] + step))
        axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        if step == 1:
            first, last = binned[0][0], binned[-1][0]
            marked = range(first, last + 1, max(1, (last - first) // 8))
            axes.set_xticks([number + 0.5 for number in marked], [str(number) for number in marked])
        _finish(axes, axis, up)

    return Plot(_svg(name, alt, draw, 0.75, 1.9), alt)


def _stretched(first: int, last: int) -> tuple[float, float]:
    # A single bar would fill the whole plot.
    more = max(0.5, (FEWEST_BINS - (last - first)) / 2)
    return first - more, last + more


def bins(counts: Sequence[tuple[int, int]]) -> tuple[int, list[tuple[int, int]]]:
    """The width of the bins, and for each bin its first number and its count."""
    if not counts:
        return 1, [(0, 0)]
    first, last = counts[0][0], counts[-1][0]
    step = (last - first) // MOST_BINS + 1
    found = dict.fromkeys(range(first, last + 1, step), 0)
    for number, times in counts:
        found[first + (number - first) // step * step] += times
    return step, list(found.items())


def line(
    name: str,
    points: Sequence[tuple[float, Point]],
    alt: str,
    *,
    axis: str = "",
    up: str = "",
    percent: bool = True,
) -> Plot:
    """A line through `(x, point)` pairs, with a band for their intervals."""
    points = sorted(points, key=itemgetter(0))
    places = [x for x, _ in points]

    def draw(axes: "Axes") -> None:
        lows, highs = [point.low for _, point in points], [point.high for _, point in points]
        axes.fill_between(places, lows, highs, color=BAND, linewidth=0)
        axes.plot(places, [point.value for _, point in points], color=BAR, marker="o", markersize=4)
        if percent:
            axes.set_ylim(-EDGE, 1 + EDGE)  # points at 0 and 100 % are shown whole
            axes.set_yticks([0, 0.2, 0.4, 0.6, 0.8, 1])
        if len(points) <= 8:
            axes.set_xticks(places, [_short(point.label) for _, point in points])
        _finish(axes, axis, up, percent_y=percent)

    return Plot(_svg(name, alt, draw, 0.75, 2.4), alt)


def matrix(
    name: str, rows: Sequence[str], columns: Sequence[str], values: Sequence[Sequence[float]], alt: str
) -> Plot:
    """A matrix of squares, darker for higher values and empty for negative ones.

    Narrow columns have no numbers and vertical names.
    """
    across = (WIDTH - _room(rows) - RIGHT) / max(len(columns), 1)
    narrow = across < NARROW

    def draw(axes: "Axes") -> None:
        for y, row in enumerate(values):
            for x, value in enumerate(row):
                if value >= 0:
                    _square(axes, x, y, value, told=not narrow)
        axes.set_xlim(-0.5, len(columns) - 0.5)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        _columns(axes, columns, across)
        axes.set_yticks(range(len(rows)), [_short(label) for label in rows])
        axes.tick_params(length=0)
        axes.grid(visible=False)
        for spine in axes.spines.values():
            spine.set_visible(False)

    bottom = 0.2 + (1.0 if narrow else 0.7) * _room(columns)
    height = (LOW_ROW if narrow else 0.4) * max(len(rows), 2)
    return Plot(_svg(name, alt, draw, _room(rows), height, bottom=bottom), alt)


def _columns(axes: "Axes", labels: Sequence[str], across: float) -> None:
    # Do not go below a legible size; leave out names if it is still too wide.
    every = ceil(LEAST_ACROSS / across)
    shown = range(0, len(labels), every)
    axes.set_xticks(
        shown,
        [_short(labels[at]) for at in shown],
        rotation=90 if across < NARROW else 40,
        ha="right",
        va="center" if across < NARROW else "baseline",
        rotation_mode="anchor",
        fontsize=min(SIZE, 0.85 * 72 * across * every),
    )


def _square(axes: "Axes", x: int, y: int, value: float, told: bool) -> None:
    from matplotlib.patches import Rectangle

    shade = _between(*SHADES, value)
    axes.add_patch(Rectangle((x - 0.48, y - 0.48), 0.96, 0.96, facecolor=shade, linewidth=0))
    if told:
        ink = SHADE_INKS[value > 0.5]
        axes.text(x, y, f"{value * 100:.0f}", ha="center", va="center_baseline", color=ink)


def _between(first: str, last: str, part: float) -> str:
    pairs = [(int(first[at : at + 2], 16), int(last[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (other - one) * part):02x}" for one, other in pairs)


def _finish(
    axes: "Axes", across: str = "", up: str = "", *, percent_x: bool = False, percent_y: bool = False
) -> None:
    from matplotlib.ticker import PercentFormatter

    if across:
        axes.set_xlabel(across)
    if up:
        axes.set_ylabel(up)
    if percent_x:
        axes.xaxis.set_major_formatter(PercentFormatter(1, 0))
    if percent_y:
        axes.yaxis.set_major_formatter(PercentFormatter(1, 0))


def _svg(
    name: str,
    alt: str,
    draw: Callable[["Axes"], None],
    left: float,
    height: float,
    *,
    top: float = TOP,
    bottom: float = BOTTOM,
) -> str:
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    tall = top + height + bottom
    out = StringIO()
    # Text stays text in the SVG, so missing glyphs do not matter when it is measured.
    with warnings.catch_warnings(), rc_context(STYLE):
        warnings.filterwarnings("ignore", "(?s)Glyph .* missing from font", UserWarning)
        figure = Figure(figsize=(WIDTH, tall))
        FigureCanvasSVG(figure)
        box = (left / WIDTH, bottom / tall, (WIDTH - left - RIGHT) / WIDTH, height / tall)
        draw(figure.add_axes(box))
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return _inlined(name, alt, out.getvalue())


def _inlined(name: str, alt: str, svg: str) -> str:
    """Embed an SVG file in a page: no prolog, only the ids it uses, and the colours of the page."""
    from markupsafe import escape

    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"\s*<metadata>.*?</metadata>|\s*<style.*?</style>|\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s*<defs>\s*</defs>", "", svg).replace("xlink:href", "href")
    box = re.search(r'viewBox="[^"]*"', svg)
    head = f'<svg {box[0] if box else ""} role="img" aria-label="{escape(alt)}" style="font-family: {FONTS}">'
    svg = _own_ids(name, re.sub(r"<svg[^>]*>", lambda _: head, svg, count=1))
    for stand_in, colour in COLOURS.items():
        svg = svg.replace(stand_in, colour)
    return re.sub(r" font-family: [^;\"]*;", "", svg).strip()


def _own_ids(name: str, svg: str) -> str:
    # Ids must be unique on the page; drop the unused ones and prefix the rest.
    used = {*re.findall(r'href="#([^"]+)"', svg), *re.findall(r"url\(#([^)]+)\)", svg)}
    svg = re.sub(r' id="([^"]*)"', lambda found: f' id="{name}-{found[1]}"' if found[1] in used else "", svg)
    svg = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', svg)
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", svg)


def _short(label: str) -> str:
    label = "".join(sign if sign.isprintable() else "?" for sign in label)
    if _ems(label) <= WIDEST_LABEL * 72 / SIZE:
        return label
    while _ems(label + "…") > WIDEST_LABEL * 72 / SIZE:
        label = label[:-1]
    return label + "…"


def _room(labels: Iterable[str]) -> float:
    # The width of the longest label in inches.
    return max([0.5, *(_ems(_short(label)) * SIZE / 72 + 0.12 for label in labels)])


def _ems(text: str) -> float:
    return sum(1.0 if east_asian_width(sign) in "WF" else 0.58 for sign in text)

"""What the lab shows: names, tables, plots, pages and rows, each the same twice."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from html.parser import HTMLParser
from io import StringIO

import msgspec
import pytest

from lab.results import EVIL, found
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.game import Game
from turnwright.lab.overrides import override
from turnwright.lab.report import plots, simulation
from turnwright.lab.report.csv_rows import simulation_csv
from turnwright.lab.report.html import Section, page
from turnwright.lab.report.plots import Plot, Point
from turnwright.lab.report.tables import Bar, ReportTable, table
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED, PRECISE, Result, wilson
from turnwright.story.catalogue import languages

VOID = {"meta", "br", "hr", "img", "input", "link"}
AGAIN = "turnwright simulate wuxia/pairs --show 0"


def english() -> Names:
    return Names(Wuxia())


def cells(shown: ReportTable) -> list[list[object]]:
    return [list(row) for row in shown.rows]


def headings(shown: ReportTable) -> list[str]:
    return [column.heading for column in shown.columns]


# Names.


def test_a_seat_a_figure_and_an_ending_are_named_by_the_game() -> None:
    names = Names(Wuxia(), "zh")

    assert [names.seat(1), names.figure("dealt"), names.ending("all_down")] == [
        "乙方",
        "造成伤害",
        "同归于尽",
    ]


def test_a_name_without_a_message_is_shown_as_it_is() -> None:
    names = Names(Duel())

    assert [names.figure("dealt"), names.ending("because"), names.seat(7)] == ["dealt", "because", "seat 7"]
    assert names.figure_share("dealt") == "dealt, share"


def test_endings_of_any_game_have_messages_of_the_lab() -> None:
    assert Names(Duel()).ending("stuck") == "no player could act"


@pytest.mark.parametrize("game", [Wuxia(), Duel()], ids=["wuxia", "duel"])
@pytest.mark.parametrize("lang", languages())
def test_every_ending_has_a_message_in_every_language(game: Wuxia | Duel, lang: str) -> None:
    from turnwright.games.duel.rulebook import REASONS

    endings = "last_standing all_down stalemate step_cap none_ready cannot_lose resigned".split()
    names = Names(game, lang)
    for reason in REASONS if isinstance(game, Duel) else endings:
        assert names.ending(reason) != reason


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("figure", "survivors hp qi dealt taken kills died".split())
def test_every_figure_of_wuxia_has_a_message_in_every_language(figure: str, lang: str) -> None:
    same = {"survivors", "kills"} if lang == "en" else set()

    assert (Names(Wuxia(), lang).figure(figure) == figure) == (figure in same)


def test_a_number_is_formatted_by_language() -> None:
    assert [Names(None, lang).number(12.345) for lang in languages()] == ["12.3", "12,3", "12,3", "12.3"]


@pytest.mark.parametrize(
    ("rate", "shown"),
    [
        (0.0, "0.0 %"),
        (0.0001, "< 0.1 %"),
        (0.5, "50.0 %"),
        (0.99951, "> 99.9 %"),
        (1.0, "100.0 %"),
    ],
)
def test_rare_results_are_not_shown_as_zero_percent(rate: float, shown: str) -> None:
    assert english().percent(rate) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0.25, "0.2 s"), (9.96, "10.0 s"), (59.4, "59 s"), (61, "1 min 1 s"), (7300, "2 h 1 min")],
)
def test_time_is_reported_in_hours_minutes_and_seconds(seconds: float, shown: str) -> None:
    assert english().duration(seconds) == shown


def test_a_fighter_of_wuxia_has_a_name() -> None:
    assert [Names(Wuxia(), lang).unit("mo_qi") for lang in ("en", "zh")] == ["Mo Qi", "莫七"]
    assert english().unit("a stranger") == "a stranger"


def test_a_renamed_fighter_has_the_new_name() -> None:
    scenario = override(Wuxia(), "pairs", ["characters.mo_qi.name=Bob"])
    names = Names(Wuxia(), "en", scenario)

    assert [names.unit(id) for id in ("mo_qi", "ye_zhiqiu", "stranger")] == ["Bob", "Ye Zhiqiu", "stranger"]


@pytest.mark.parametrize(
    ("game", "lang", "told"),
    [
        (Wuxia(), "en", "Two on two"),
        (Wuxia(), "zh", "双人对决"),
        (Wuxia(), "fr", "Deux contre deux"),
        (Duel(), "en", "Quick"),
        (Duel(), "pt", "Rápido: uma rodada decide"),
    ],
)
def test_a_scenario_that_comes_with_a_game_is_reported_in_the_language(
    game: Game, lang: str, told: str
) -> None:
    name = game.scenarios.load("pairs" if game.name == "wuxia" else "quick").name

    assert Names(game, lang).scenario(name) == told
    assert Names(game, lang).scenario("my own") == "my own"


def test_a_report_has_its_scenario_in_the_title() -> None:
    assert simulation.title(found(), english()) == "Wuxia: Two on two"
    assert simulation.title(msgspec.structs.replace(found(), scenario=""), english()) == "Wuxia"


# Tables.


def test_a_table_shows_win_rates_with_bar_and_interval() -> None:
    shown = simulation.sides(found(), english())

    assert headings(shown) == ["side", "played by", "", "won", "95 % interval"]
    share = wilson(612, 1000)
    bar = Bar(share.rate, share.low, share.high)
    assert cells(shown)[0] == ["the first side", "heuristic", bar, "61.2 %", "58.1-64.2 %"]
    assert [row[0] for row in cells(shown)] == ["the first side", "the second side", "no winner"]


def test_a_table_shows_what_each_side_has_left() -> None:
    shown = simulation.left(found(), english())

    assert headings(shown) == ["side", "survivors", "hp left"]
    assert cells(shown) == [["the first side", "1.25", "130.5"], ["the second side", "0.50", "40.2"]]


def test_a_table_shows_the_length_of_matches() -> None:
    shown = simulation.lengths(found(), english())

    assert headings(shown)[1:4] == ["mean", "p10", "median"]
    assert cells(shown)[0][1:] == ["23.5", "11", "22", "38", "7", "61"]


def test_endings_are_reported_the_most_common_first() -> None:
    rows = cells(simulation.endings(found(), english()))

    assert [row[:3] for row in rows] == [
        ["one side was defeated", "992", "99.2 %"],
        ["both sides were defeated", "7", "0.7 %"],
        ["unheard_of", "1", "0.1 %"],
    ]


def test_a_time_of_death_has_the_share_of_matches_beside_it() -> None:
    shown = simulation.units(found(), english())

    assert headings(shown) == ["unit", "side", "damage dealt", "damage taken", "defeated", "defeated in turn"]
    assert cells(shown)[0] == ["叶知秋", "the first side", "120.5", "80.2", "25.0 %", "20.5"]
    assert cells(shown)[1][-2:] == ["0.0 %", "-"]


def test_a_game_without_figures_has_no_table_of_units() -> None:
    titles = [shown.title for shown in simulation.tables(bare(), Names(Duel()))]

    assert titles == ["Win rates", "Match length", "How matches ended"]


def bare() -> Result:
    sides = tuple(msgspec.structs.replace(side, figures={}) for side in found().sides)
    return msgspec.structs.replace(found(), units=(), sides=sides)


def test_the_report_states_why_a_simulation_stopped() -> None:
    def told(stopped: str, precision: float = 0.0) -> str:
        return " ".join(simulation.sentences(found(stopped, 1000), english(), precision))

    assert told("all-played") == "1000 matches, seed 7."
    assert told(PRECISE, 0.05).endswith("Stopped early: every win rate is known to within 3.0 %.")
    assert told("all-played", 0.01).endswith(
        "Win rates are known to within 3.0 %; 1.0 % would take more matches."
    )
    assert told("all-played", 0.05).endswith("Every win rate is known to within 3.0 %.")
    assert told(INTERRUPTED).endswith("Interrupted: results of 1000 of 1000 matches.")


# Plots.


POINTS = [Point("甲方", 0.5, 0.4, 0.6), Point(EVIL, 1.0, 1.0, 1.0), Point("", 0.0, 0.0, 0.1)]


def every_plot() -> list[Plot]:
    """One of each kind."""
    labels = ["甲方", EVIL]
    return [
        plots.bars("one", POINTS, "some bars", axis="share", percent=True),
        plots.bars("two", POINTS[:1], "one bar"),
        plots.grouped("three", labels, [("造成", [1.0, 2.0]), ("taken", [0.0, 5.0])], "two each"),
        plots.histogram("four", [(1, 5), (900, 3)], "far apart", axis="turns", up="matches"),
        plots.histogram("five", [(4, 9)], "one length"),
        plots.line("six", [(2.0, POINTS[0]), (3.5, POINTS[1])], "a line", axis="goblins", up="won"),
        plots.matrix("seven", labels, labels, [[-1.0, 0.25], [0.75, -1.0]], "a matrix"),
    ]


def test_a_plot_is_the_same_twice() -> None:
    assert every_plot() == every_plot()


def test_words_in_a_plot_are_text_in_any_font_the_reader_has() -> None:
    svg = every_plot()[0].svg

    assert re.search(r"<text[^>]*>甲方</text>", svg)
    assert "font-family: system-ui" in svg
    assert "DejaVu" not in svg


def test_a_plot_loads_nothing_external() -> None:
    for plot in every_plot():
        assert not re.search(r"https?:|xmlns|<style|<metadata|<!|\d{4}-\d\d-\d\d", plot.svg)


def test_a_matrix_of_many_columns_has_upright_names_and_no_numbers() -> None:
    many = [f"fighter {at}" for at in range(24)]
    small, large = (
        plots.matrix("x", many[:size], many[:size], [[0.25] * size] * size, "") for size in (3, 24)
    )

    assert small.svg.count(">25</text>") == 9
    assert "rotate(-40" in small.svg
    assert ">25</text>" not in large.svg
    assert "rotate(-90" in large.svg
    assert large.svg.count(">fighter 7</text>") == 2


def test_a_plot_has_a_description() -> None:
    plot = plots.bars("x", POINTS, 'more than "half" <of them>')

    assert 'role="img" aria-label="more than &#34;half&#34; &lt;of them&gt;"' in plot.svg


def test_a_plot_has_the_colours_of_its_page() -> None:
    for plot in every_plot():
        assert "var(--ink, " in plot.svg
        assert not re.search("#01010[1-6]", plot.svg)


def test_every_id_on_a_page_is_unique_and_referenced() -> None:
    whole = "".join(plot.svg for plot in every_plot())
    ids = re.findall(r' id="([^"]*)"', whole)

    assert len(ids) == len(set(ids)) > 0
    assert set(ids) == {*re.findall(r'href="#([^"]+)"', whole), *re.findall(r"url\(#([^)]+)\)", whole)}


def test_few_lengths_have_a_bar_each_and_many_share_one() -> None:
    assert plots.bins([(3, 1), (5, 2)]) == (1, [(3, 1), (4, 0), (5, 2)])
    step, binned = plots.bins([(0, 1), (399, 2)])
    assert (step, len(binned), binned[0], binned[-1]) == (10, 40, (0, 1), (390, 2))
    assert plots.bins([]) == (1, [(0, 0)])


# The page.


class Reader(HTMLParser):
    """Reads a page and complains of what is not closed, or closed twice."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def report(lang: str = "en", result: Result | None = None) -> str:
    names = Names(Wuxia(), lang)
    told = found() if result is None else result
    return page(simulation.title(told, names), simulation.sections(told, names, AGAIN), lang=lang)


@pytest.mark.parametrize("lang", languages())
def test_a_page_is_well_formed_in_every_language(lang: str) -> None:
    reader = Reader()
    reader.feed(report(lang))
    reader.close()

    assert reader.open == []
    assert reader.seen.count("svg") == 4
    assert reader.seen.count("table") == 5
    assert "script" not in reader.seen
    for name in ("叶知秋", EVIL, Names(Wuxia(), lang).scenario("双人对决"), AGAIN):
        assert name in reader.text


def test_a_page_is_the_same_twice() -> None:
    assert report() == report()


def test_a_page_is_the_same_in_another_process() -> None:
    code = (
        "import sys; sys.path.insert(0, 'tests'); import lab.test_report as made;"
        "sys.stdout.buffer.write(made.report().encode())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)

    assert done.stdout.decode() == report()


def test_a_page_fetches_nothing() -> None:
    text = report()

    assert not re.search(r"https?:|//|@import|<link|<script|<img|src=", text)


def test_a_page_supports_phones_print_and_dark_mode() -> None:
    text = report()

    assert 'name="viewport"' in text
    assert "@media print" in text
    assert "prefers-color-scheme: dark" in text
    assert '<html lang="en">' in text


def test_every_plot_of_a_page_has_a_description() -> None:
    labels = re.findall(r'<svg [^>]*aria-label="([^"]+)"', report())

    assert len(labels) == 4
    assert labels[0].startswith("Win rates: the first side 61.2 % (58.1-64.2 %); ")
    assert "叶知秋 damage dealt 120.5, damage taken 80.2" in labels[3]


def test_a_page_of_a_game_without_figures_has_three_plots() -> None:
    assert report(result=bare()).count("<svg ") == 3


def test_names_on_a_page_are_never_markup() -> None:
    shown = table("<b>", ["<i>", "x"], [["<script>", "<u>"]])
    text = page("<title>", [Section("<h2>", ("<p>",), (), (shown,), ("<pre>",))], under="<small>")

    for markup in ("<b>", "<i>", "<u>", "<small>", "<script>"):
        assert markup not in text
    assert text.count("<title>") == 1


# Rows.


def test_a_spreadsheet_has_a_row_for_each_side_and_unit() -> None:
    rows = list(csv.DictReader(StringIO(simulation_csv(found()))))

    assert [(row["side"], row["unit"]) for row in rows][:3] == [
        ("first", ""),
        ("second", ""),
        ("first", "叶知秋"),
    ]
    assert len(rows) == 6
    assert (rows[0]["wins"], rows[0]["rate"], rows[0]["survivors"]) == ("612", "0.612", "1.25")
    assert (rows[2]["dealt"], rows[2]["died"], rows[2]["died_seen"]) == ("120.5", "20.5", "0.25")
    assert (rows[3]["died"], rows[3]["died_seen"], rows[3]["wins"]) == ("", "0.0", "")


def test_a_result_survives_a_json_round_trip() -> None:
    encoded = msgspec.json.encode(found())

    assert msgspec.json.decode(encoded, type=Result) == found()

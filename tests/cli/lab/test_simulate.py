"""`turnwright simulate`: what it prints and writes, on any page, and each mistake in one sentence."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Generator, Iterator
from importlib import import_module
from io import StringIO
from pathlib import Path
from signal import SIGINT, raise_signal

import msgspec
import pytest

from cli.installed_games import WELL, Call, Installation, Said
from cli.terminals import Terminal
from pages import page_text
from turnwright.cli.errors import UserError
from turnwright.cli.lab.progress import ProgressLine, progress_text
from turnwright.cli.lab.tables import Page, drawn, width_of
from turnwright.cli.lab.validation import FriendlyRunner
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Closing
from turnwright.lab import Result, experiment_for
from turnwright.lab.experiment import runs_of
from turnwright.lab.report.tables import Bar, table
from turnwright.lab.report.wording import Names
from turnwright.lab.runners import Done, Inline, Task, dask

YARD = ("simulate", "skirmish/yard", "--workers", "1")
SHOWN = """\
skirmish: yard
200 matches, seed 0.

Win rates
side             played by                   won  95 % interval
the first seat   heuristic  ███████▒▒···  65.0 %    58.2-71.3 %
the second seat  heuristic  ███▒▒·······  35.0 %    28.7-41.8 %
no winner                   ············   0.0 %      0.0-1.9 %

Left at the end
side             pips
the first seat   9.77
the second seat  7.47

Match length
       mean  p10  median  p90  shortest  longest
turns   5.0    3       5    7         3       10

How matches ended
ending  count    share  95 % interval
ten       200  100.0 %   98.1-100.0 %

Units
unit  side             dealt  fell, share  fell
ann   the first seat    9.77       35.0 %  5.57
bob   the second seat   7.47       65.0 %  4.69

To write the journal of run 0:
turnwright simulate skirmish/yard --seed 0 --seats heuristic,heuristic --show 0
"""


@pytest.fixture
def guests() -> dict[str, str]:
    return {**WELL, "skirmish": "skirmish:Skirmish", "bell": "skirmish:Bell"}


@pytest.fixture(autouse=True)
def plain_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def result(said: Said) -> Result:
    """The result that was printed as JSON."""
    return msgspec.json.decode(said.out, type=Result)


# What it prints.


def test_a_simulation_is_reported_in_tables(call: Call) -> None:
    said = call(*YARD, "-n", "200")

    assert said.code == 0
    assert said.out == SHOWN


def test_the_elapsed_time_is_not_part_of_the_result(call: Call) -> None:
    said = call(*YARD, "-n", "20")

    assert re.fullmatch(r"20 matches took [\d.]+ s\.\n", said.err)


def test_the_same_seed_prints_the_same_bytes_on_every_runner(call: Call) -> None:
    first = call("simulate", "wuxia/pairs", "-n", "40", "--seed", "3", "--on", "inline")

    assert call("simulate", "wuxia/pairs", "-n", "40", "--seed", "3", "--on", "inline").out == first.out
    assert call("simulate", "wuxia/pairs", "-n", "40", "--seed", "3", "--workers", "2").out == first.out
    assert call("simulate", "wuxia/pairs", "-n", "40", "--seed", "4", "--workers", "1").out != first.out


def test_the_heuristic_plays_unnamed_seats(call: Call) -> None:
    usual = result(call(*YARD, "-n", "3", "--json"))
    named = result(call(*YARD, "-n", "3", "--seats", "random", "--json"))

    assert usual.agents == ("heuristic", "heuristic")
    assert named.agents == ("random", "heuristic")


@pytest.mark.parametrize(
    ("lang", "title", "seat"),
    [
        ("pt", "Taxas de vitória", "Song Jingyan"),
        ("fr", "Taux de victoire", "Song Jingyan"),
        ("zh", "胜率", "宋镜严"),
    ],
)
def test_a_simulation_uses_the_requested_language(call: Call, lang: str, title: str, seat: str) -> None:
    said = call("simulate", "wuxia/duel", "-n", "5", "--workers", "1", "--lang", lang)

    assert f"\n{title}\n" in said.out
    assert f"\n{seat}" in said.out
    assert "won" not in said.out


def test_names_are_in_english_unless_a_language_is_named(call: Call) -> None:
    assert "\nSong Jingyan " in call("simulate", "wuxia/duel", "-n", "5", "--workers", "1").out


def test_a_value_of_the_scenario_can_be_changed(call: Call) -> None:
    words = ["simulate", "wuxia/duel", "-n", "5", "--workers", "1", "--set", "qi_regen=7"]
    said = call(*words)

    assert said.code == 0
    assert "--set qi_regen=7 --show 0\n" in said.out


# Stop early.


def test_a_simulation_stops_at_the_requested_precision(call: Call) -> None:
    said = call(*YARD, "-n", "100000", "--precision", "0.05")
    found = result(call(*YARD, "-n", "100000", "--precision", "0.05", "--json"))

    assert "Stopped early: every win rate is known to within " in said.out
    assert found.stopped == "precise"
    assert max(side.won.margin for side in found.sides) <= 0.05
    assert found.runs < 1000


def test_a_simulation_reports_that_the_precision_was_not_reached(call: Call) -> None:
    said = call(*YARD, "-n", "100", "--precision", "0.001")

    assert "; 0.1 % would take more matches." in said.out


# Ctrl-C.


def interrupted(call: Call, monkeypatch: pytest.MonkeyPatch, *rings: int, more: tuple[str, ...] = ()) -> Said:
    call("games")
    bell = import_module("skirmish").Bell
    monkeypatch.setattr(bell, "begun", 0)
    monkeypatch.setattr(bell, "rings", rings)
    return call("simulate", "bell", "-n", "1000000", "--workers", "1", *more)


def test_ctrl_c_gives_the_result_so_far(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    said = interrupted(call, monkeypatch, 500)

    assert said.code == 130
    assert re.search(r"\nInterrupted: results of [1-9]\d* of 1000000 matches\.\n", said.out)
    assert "\nWin rates\n" in said.out


def test_an_interrupted_result_says_so_in_json_too(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    said = interrupted(call, monkeypatch, 500, more=("--json",))

    assert said.code == 130
    assert (result(said).stopped, result(said).asked) == ("interrupted", 1_000_000)
    assert 0 < result(said).runs < 500


def test_ctrl_c_before_the_first_match_prints_one_sentence(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = interrupted(call, monkeypatch, 1, more=("--csv", "rows.csv"))

    assert said == (130, "", "Interrupted before the first match ended.\n")
    assert not (tmp_path / "rows.csv").exists()


@pytest.mark.parametrize("words", [["simulate"], ["tournament", "--agents", "random,heuristic"]])
def test_ctrl_c_before_the_cluster_starts_prints_one_sentence(
    call: Call, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    def press_ctrl_c(workers: int) -> None:
        raise_signal(SIGINT)

    monkeypatch.setattr(dask, "own_cluster", press_ctrl_c)
    said = call(words[0], "wuxia", *words[1:], "--on", "dask")

    assert said == (130, "", "Interrupted before the first match ended.\n")


def test_a_second_ctrl_c_ends_at_once(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    said = interrupted(call, monkeypatch, 500, 501)

    assert said == (130, "", "")


def test_a_terminal_shows_progress_and_can_interrupt(installation: Installation) -> None:
    with Terminal(
        installation, *YARD, "-n", "4294967296", TERM="xterm", COLUMNS="100", LANG="C.UTF-8"
    ) as terminal:
        terminal.expect(" of 4294967296, ")
        terminal.expect(" per second, ")
        terminal.press("\x03")
        terminal.expect("Interrupted: results of ")
        assert terminal.end() == 130


# One run again.


@pytest.mark.parametrize("what", ["duel/quick", "wuxia/duel"])
@pytest.mark.parametrize("run", [0, 17])
def test_a_shown_run_equals_that_run_of_the_simulation(call: Call, what: str, run: int) -> None:
    call(
        "simulate",
        what,
        "--seats",
        "random,random",
        "--seed",
        "9",
        "--show",
        str(run),
        "--journal",
        "one.jsonl",
    )
    closing = msgspec.json.decode(Path("one.jsonl").read_bytes().splitlines()[-1], type=Closing)

    game, _, scenario = what.partition("/")
    outcome, _ = runs_of(experiment_for(game, scenario, ["random", "random"], 9)).play(run)
    assert closing.end == outcome
    assert call("verify", "one.jsonl").code == 0


def test_the_command_under_a_simulation_writes_the_journal_of_its_first_run(call: Call) -> None:
    line = call(*YARD, "-n", "5", "--seed", "6").out.splitlines()[-1]

    said = call(*line.split()[1:])
    assert said.code == 0
    assert said.out.startswith("Run 0 of seed 6: ten. Won by the ")
    assert said.out.endswith("To watch it:\nturnwright replay skirmish-6-0.jsonl\n")
    assert call("verify", "skirmish-6-0.jsonl").out.endswith("finished: ten, won by seat 1\n")


def test_a_journal_is_not_written_over_by_accident(call: Call) -> None:
    call(*YARD, "--show", "1")
    before = Path("skirmish-0-1.jsonl").read_bytes()

    said = call(*YARD, "--show", "1")
    assert said.code == 2
    assert said.err == (
        "skirmish-0-1.jsonl already exists. Overwrite it with --force, or name another file.\n"
    )
    assert call(*YARD, "--show", "1", "--force").code == 0
    assert Path("skirmish-0-1.jsonl").read_bytes() == before


# Files.


def test_a_report_is_written_and_is_the_same_twice(call: Call) -> None:
    said = call(*YARD, "-n", "50", "--html", "a.html")
    call(*YARD, "-n", "50", "--html", "b.html")

    assert said.err.endswith("Wrote a.html\n")
    assert Path("a.html").read_bytes() == Path("b.html").read_bytes()
    assert "--seats heuristic,heuristic --show 0</pre>" in Path("a.html").read_text("utf-8")


def test_json_without_a_file_prints_only_json(call: Call) -> None:
    found = json.loads(call(*YARD, "-n", "50", "--json").out)

    assert list(found) == list(Result.__struct_fields__)
    assert found["runs"] == 50
    assert sum(side["won"]["times"] for side in found["sides"]) + found["draws"]["times"] == 50
    assert sum(times for _, times in found["lengths"]) == 50


def test_json_in_a_file_still_prints_the_tables(call: Call) -> None:
    said = call(*YARD, "-n", "200", "--json", "found.json")

    assert said.out == SHOWN
    assert Path("found.json").read_text("utf-8") == call(*YARD, "-n", "200", "--json").out


def test_a_spreadsheet_is_written(call: Call) -> None:
    call(*YARD, "-n", "50", "--csv", "rows.csv")

    rows = list(csv.DictReader(StringIO(Path("rows.csv").read_text("utf-8"))))
    assert [(row["side"], row["unit"]) for row in rows] == [
        ("first", ""),
        ("second", ""),
        ("first", "ann"),
        ("second", "bob"),
    ]


def test_a_report_is_written_over_an_older_and_longer_one(call: Call) -> None:
    Path("rows.csv").write_text("x" * 100_000)
    call(*YARD, "-n", "50", "--csv", "rows.csv")

    assert Path("rows.csv").read_text("utf-8").startswith("side,unit,agent,runs,")
    assert "x" not in Path("rows.csv").read_text("utf-8")


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="there is no such device")
def test_a_file_may_be_a_pipe(installation: Installation) -> None:
    done = installation.run(*YARD, "-n", "5", "--csv", "/dev/stdout", "--json", "/dev/null")

    assert done.returncode == 0
    assert "\nfirst,ann,heuristic,5," in done.stdout


# Mistakes.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["-n", "0"], "--runs must be from 1 to 4294967296, not 0."),
        (["-n", "-3"], "--runs must be from 1 to 4294967296, not -3."),
        (["-n", "4294967297"], "--runs must be from 1 to 4294967296, not 4294967297."),
        (
            ["-n", "many"],
            '-n must be a whole number, not "many". See: turnwright simulate --help',
        ),
        (["--precision", "0"], "--precision must be between 0 and 1, not 0.0. Example: --precision 0.01."),
        (["--precision", "1"], "--precision must be between 0 and 1, not 1.0. Example: --precision 0.01."),
        (["--precision", "nan"], "--precision must be between 0 and 1, not nan. Example: --precision 0.01."),
        (
            ["--seats", "hueristic"],
            'Unknown skirmish bot "hueristic". Did you mean "heuristic"?'
            " Choose from: heuristic, random, search.",
        ),
        (
            ["--seats", "person"],
            "A person cannot play in the lab. Use bots, as in --seats heuristic,random.",
        ),
        (
            ["--seats", "random,random,random"],
            "skirmish has 2 seats (first, second), not 3."
            " Give at most one name per seat, as in --seats heuristic,random.",
        ),
        (["--seed", "-1"], "The seed must be a whole number from 0 to 18446744073709551615."),
        (["--workers", "-1"], "--workers must be 0 or more, not -1. 0 means one per core."),
        (
            ["--on", "moon"],
            'Unknown place "moon". Choose from: inline, processes, dask, dask:HOST:PORT.',
        ),
        (["--show", "-1"], "--show must be from 0 to 4294967295, not -1."),
        (["--show", "0", "--html", "x"], "--html is for many matches and --show for one. Use one of them."),
        (["--show", "0", "--json"], "--json is for many matches and --show for one. Use one of them."),
        (["--journal", "x"], "--journal and --force are for a single run. Name the run, as in --show 0."),
        (["--html", "x", "--csv", "./x"], "./x is used for two outputs. Name two files."),
    ],
)
def test_a_usage_error_is_one_sentence(call: Call, tmp_path: Path, words: list[str], sentence: str) -> None:
    before = sorted(tmp_path.iterdir())

    assert call(*YARD[:2], *words) == (2, "", f"{sentence}\n")
    assert sorted(tmp_path.iterdir()) == before


AGENTS = """
from turnwright import Policy

class Needy(Policy):
    def __init__(self, budget):
        self.budget = budget

class Clumsy(Policy):
    def command(self, *given):
        raise ZeroDivisionError("a slip\\nof the hand")

class Deaf(Policy):
    def command(self, *given):
        return ["fly"]

class Quitter(Policy):
    def command(self, *given):
        raise SystemExit(3)

class Duck:
    def command(self, *given):
        return None
"""
BROKEN = {"halved": "1 / 0", "garbled": "def (", "leaving": "raise SystemExit(4)", "clumsy": AGENTS}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("os:system", "os:system is not an agent."),
        ("os:nothing", "os:nothing cannot be imported: AttributeError: "),
        ("nowhere:A", "nowhere:A cannot be imported: ModuleNotFoundError: No module named 'nowhere'."),
        ("halved:A", "halved:A cannot be imported: ZeroDivisionError: division by zero."),
        ("garbled:A", "garbled:A cannot be imported: SyntaxError: "),
        ("leaving:A", "leaving:A cannot be imported: SystemExit: 4."),
        ("clumsy:Duck", "clumsy:Duck is not an agent."),
        ("clumsy:Needy", "clumsy:Needy cannot be imported: TypeError: "),
        ("clumsy:Clumsy", "it failed: ZeroDivisionError: a slip of the hand."),
        ("clumsy:Deaf", "it gave a command that is refused: "),
        ("clumsy:Quitter", "it failed: SystemExit: 3."),
    ],
)
def test_an_agent_that_cannot_play_is_named_in_one_sentence(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, reason: str
) -> None:
    for module, text in BROKEN.items():
        (tmp_path / f"{module}.py").write_text(text)
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.syspath_prepend(str(tmp_path))

    ways = (
        ["simulate", "wuxia", "-n", "2", "--seats", name],
        ["simulate", "wuxia", "--show", "0", "--seats", name, "--force"],
        ["sweep", "wuxia", "--set", "qi_regen=1", "-n", "2", "--seats", name],
        ["tournament", "wuxia", "--agents", f"random,{name}", "-n", "2"],
    )
    for words in ways:
        said = call(*words)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f'The bot "{name}" cannot play: {reason}')
        assert said.err.count("\n") == 1


class Gone(Inline):
    """A place to run that cannot be reached, or that disappears during the run."""

    def __init__(self, refusal: Rejected, at_once: bool) -> None:
        self.refusal = refusal
        self.at_once = at_once

    def __enter__(self) -> Inline:
        if self.at_once:
            raise self.refusal
        return self

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        raise self.refusal


@pytest.mark.parametrize(
    ("refusal", "at_once"),
    [
        (Rejected("no-cluster", "it is gone", "on"), True),
        (Rejected("lost-cluster", "it is gone", "on"), False),
        (Rejected("other-version", "it is gone"), False),
    ],
)
def test_an_unreachable_cluster_is_one_sentence(refusal: Rejected, at_once: bool) -> None:
    with pytest.raises(UserError, match=r"^It is gone\.$"), FriendlyRunner(Gone(refusal, at_once)) as runner:
        runner.run(iter(()))


def test_a_refusal_of_a_game_is_not_reported_as_an_unreachable_cluster() -> None:
    with (
        pytest.raises(Rejected, match="not now"),
        FriendlyRunner(Gone(Rejected("illegal", "not now"), False)) as runner,
    ):
        runner.run(iter(()))


def test_an_unknown_scenario_is_one_sentence(call: Call) -> None:
    said = call("simulate", "skirmish/yrad")

    assert said.code == 2
    assert said.err == (
        'Unknown skirmish scenario "yrad". Did you mean "yard"? See: turnwright scenarios skirmish\n'
    )


def test_an_invalid_setting_is_one_sentence(call: Call) -> None:
    said = call("simulate", "wuxia/duel", "--set", "nothing.at.all=1")

    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("option", ["--html", "--json", "--csv"])
def test_an_unwritable_file_is_reported_before_the_first_match(call: Call, option: str) -> None:
    said = call(*YARD, "-n", "4294967296", option, "no/such/folder")

    assert said == (5, "", "no/such/folder: No such file or directory.\n")


def test_a_journal_that_cannot_be_written_is_one_sentence(call: Call) -> None:
    said = call(*YARD, "--show", "0", "--journal", "no/such/folder")

    assert said == (5, "", "no/such/folder: No such file or directory.\n")


def test_a_report_without_its_extra_is_one_sentence(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    said = call(*YARD, "-n", "4294967296", "--html", "a.html")

    assert said == (2, "", "An HTML report needs matplotlib. Try: pip install 'turnwright[lab]'\n")
    assert not (tmp_path / "a.html").exists()


# The page it is printed on.


def in_process(installation: Installation, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = installation.command(*YARD, "-n", "200")
    surroundings = {**installation.environment, **environment}
    return subprocess.run(command, capture_output=True, env=surroundings, cwd=installation.folder, check=True)


def test_a_narrow_page_has_lists_in_place_of_wide_tables(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = call(*YARD, "-n", "200").out.splitlines()

    assert max(map(len, lines[:-1])) <= 40
    assert "the first seat" in lines
    assert "  won: 65.0 %" in lines
    assert "the first seat   9.77" in lines
    assert lines[-1] == SHOWN.splitlines()[-1]


def test_a_pipe_gets_no_colours_and_no_progress(installation: Installation) -> None:
    done = in_process(installation, PYTHONIOENCODING="utf-8")

    assert done.stdout.decode() == SHOWN
    assert b"\x1b" not in done.stdout + done.stderr


def test_without_unicode_bars_are_ascii(installation: Installation) -> None:
    text = in_process(installation, PYTHONIOENCODING="ascii").stdout.decode("ascii")

    assert "  #######++...  65.0 %" in text
    assert "?" not in text


@pytest.mark.parametrize("width", [20, 40, 60, 79, 200])
def test_no_table_is_wider_than_its_page(width: int) -> None:
    out = StringIO()
    wide = table("T", ["name", "a heading of many words", "x"], [["叶知秋" * 9, "1.5", Bar(0.5, 0.4, 0.6)]])
    Page(out, width).show(wide)

    from rich.cells import cell_len

    assert max(map(cell_len, out.getvalue().splitlines())) <= width
    assert out.getvalue().count("叶知秋") >= 2


@pytest.mark.parametrize(
    ("numbers", "width", "shown"),
    [
        ("abcde", 17, ["who  a  b", "ann  1  1", "", "who  c  d  e", "ann  1  1  1"]),
        ("abcdef", 20, ["who  a  b  c", "ann  1  1  1", "", "who  d  e  f", "ann  1  1  1"]),
        ("abcd", 12, ["ann", "  a: 1", "  b: 1", "  c: 1", "  d: 1"]),
        ("abcdef", 10, ["ann", *(f"  {name}: 1" for name in "abcdef")]),
    ],
)
def test_a_wide_table_is_split_before_it_becomes_a_list(numbers: str, width: int, shown: list[str]) -> None:
    out = StringIO()
    Page(out, width).show(table("T", ["who", *numbers], [["ann", *("1" for _ in numbers)]]))

    assert out.getvalue().splitlines()[2:] == shown


def test_headings_are_wrapped_before_a_table_becomes_a_list() -> None:
    out = StringIO()
    Page(out, 30).show(table("T", ["name", "damage dealt", "damage taken"], [["ann", "1.5", "2.5"]]))

    assert out.getvalue().splitlines()[2:] == [
        "      damage  damage",
        "name   dealt   taken",
        "ann      1.5     2.5",
    ]


def test_a_terminal_has_colours_unless_no_color_is_set(installation: Installation) -> None:
    def screen(**environment: str) -> str:
        with Terminal(
            installation, *YARD, "-n", "20", TERM="xterm", LANG="C.UTF-8", **environment
        ) as terminal:
            terminal.expect("--show 0")
            terminal.end()
            return terminal.screen

    assert "\x1b[36m" in screen(NO_COLOR="")
    assert "\x1b[36m" not in screen(NO_COLOR="1")


def test_a_third_party_name_cannot_contain_control_characters() -> None:
    out = StringIO()
    Page(out, 60).show(table("\x1b[2J", ["[red]x"], [["\x1b]0;evil\x07 [bold]:smile:"]]))

    assert out.getvalue().splitlines()[1:] == ["?[2J", "[red]x", "?]0;evil? [bold]:smile:"]


@pytest.mark.parametrize(
    ("bar", "shown"),
    [
        (Bar(0.0, 0.0, 0.0), "............"),
        (Bar(1.0, 1.0, 1.0), "############"),
        (Bar(0.5, 0.25, 0.75), "###++++++..."),
        (Bar(0.0, 0.0, 1.0), "++++++++++++"),
    ],
)
def test_a_bar_is_solid_up_to_the_lower_bound(bar: Bar, shown: str) -> None:
    assert drawn(bar, ascii_only=True) == shown


def test_a_page_has_the_requested_width(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with (tmp_path / "x").open("w") as out:
        assert width_of(out) == 80
        monkeypatch.setenv("COLUMNS", "57")
        assert width_of(out) == 57
        monkeypatch.setenv("COLUMNS", "none")
        assert width_of(out) == 80


def test_closing_the_output_ends_it_quietly(installation: Installation) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        installation.command(*YARD, "-n", "5"),
        stdout=write,
        stderr=subprocess.PIPE,
        env=installation.environment,
        check=False,
    )
    os.close(write)

    assert done.returncode == 141
    assert b"Traceback" not in done.stderr


# Progress.


def test_progress_shows_runs_rate_and_time_left() -> None:
    assert progress_text(Names(None), 500, 2000, 10.0) == "500 of 2000, 50 per second, 30 s remaining"
    assert progress_text(Names(None), 0, 2000, 0.0) == "0 of 2000, 0 per second, 0.0 s remaining"


def test_progress_is_for_terminals_only() -> None:
    out = StringIO()
    with ProgressLine(Names(None), out) as line:
        line(1, 2)
        line(2, 2)

    assert out.getvalue() == ""


# The page about it.


def test_the_page_lists_every_key_of_the_result() -> None:
    page = page_text("run-simulations")
    rows = page.split("| key | what it is |\n|---|---|\n")[1].split("\n\n")[0]
    keys = [key for row in rows.splitlines() for key in re.findall("`([^`]+)`", row.split("|")[1])]

    assert keys == list(Result.__struct_fields__)


def test_the_page_lists_every_option(call: Call) -> None:
    page = page_text("run-simulations")
    options = set(re.findall(r"^  .*?(--[a-z]+)", call("simulate", "--help").out, re.MULTILINE))

    assert len(options) > 10
    assert [option for option in sorted(options) if f"`{option}" not in page] == []

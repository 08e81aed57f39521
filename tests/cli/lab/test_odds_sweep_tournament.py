"""`turnwright odds`, `sweep` and `tournament`: what they print and write, and what they refuse."""

from __future__ import annotations

import csv
import json
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from cli.installed_games import WELL, Call, Said
from turnwright import Journal, Match
from turnwright.games.duel import Duel
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.journal import Reader

HERE = ("--workers", "1")
AGILITY = "characters.song_jingyan.stats.agility"


@pytest.fixture
def guests() -> dict[str, str]:
    return {**WELL, "skirmish": "skirmish:Skirmish", "bell": "skirmish:Bell"}


@pytest.fixture(autouse=True)
def plain_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def fight(call: Call) -> str:
    """The journal of a fight between bots."""
    assert call("run", "wuxia", "--seed", "3", "--bots", "--journal", "fight.jsonl").code == 0
    return "fight.jsonl"


def data(said: Said) -> Any:
    assert said.code == 0, said
    return json.loads(said.out)


def rows(path: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(Path(path).read_text("utf-8"))))


# Odds.

ODDS = """\
Wuxia: Odds after input 2
Scenario: One on one: Green Cliff against Cold River
As seen by a spectator: hidden information is redrawn for every match.
100 matches, seed 0.

Win rates
"""


def test_the_odds_of_a_position_are_reported_with_a_bar(call: Call, fight: str) -> None:
    said = call("odds", fight, "--at", "2", "-n", "100", *HERE)

    assert said.code == 0
    assert said.out.startswith(ODDS)
    assert "Song Jingyan  heuristic  " in said.out
    assert "\nHow matches ended\n" in said.out


def test_the_odds_are_reported_in_the_requested_language(call: Call, fight: str) -> None:
    said = call("odds", fight, "--at", "2", "-n", "20", "--lang", "zh", *HERE)

    assert said.out.startswith("武侠：第 2 步之后的胜算\n场景：青崖对寒江\n以旁观者所知为准")


def test_a_finished_match_shows_its_outcome_instead_of_odds(call: Call, fight: str) -> None:
    said = call("odds", fight, *HERE)

    assert said.out == (
        "Wuxia: Odds after input 8\n"
        "After input 8 the match is over: one side was defeated. Won by Jiang Batian.\n"
    )
    found = data(call("odds", fight, "--json", *HERE))
    assert found["outcome"] == {"winners": [1], "reason": "last_standing"}
    assert found["result"]["stopped"] == "over"


def test_the_odds_are_the_same_on_every_runner(call: Call, fight: str) -> None:
    first = call("odds", fight, "--at", "1", "-n", "60", "--json", "--on", "inline").out

    assert call("odds", fight, "--at", "1", "-n", "60", "--json", "--workers", "2").out == first
    assert call("odds", fight, "--at", "1", "-n", "60", "--json", "--seed", "5", *HERE).out != first


def test_the_odds_along_a_match_are_a_line_for_each_input(call: Call, fight: str) -> None:
    said = call("odds", fight, "--every", "4", "-n", "30", "--html", "odds.html", "--csv", "odds.csv", *HERE)

    lines = said.out.splitlines()
    assert lines[0] == "Wuxia: Odds over the course of the match"
    assert [line.split()[0] for line in lines[-3:]] == ["0", "4", "8"]
    assert lines[-1].split()[-2:] == ["0.0", "%"]
    assert [row["input"] for row in rows("odds.csv")] == ["0"] * 3 + ["4"] * 3 + ["8"] * 3
    assert rows("odds.csv")[-2] == {
        "input": "8",
        "side": "second",
        "agent": "heuristic",
        "runs": "1",
        "wins": "1",
        "rate": "1.0",
        "low": "1.0",
        "high": "1.0",
    }
    page = Path("odds.html").read_text("utf-8")
    assert page.count("<svg") == 1
    assert '"Song Jingyan wins: 0: ' in page
    assert "Song Jingyan wins" in page


def test_the_asking_seat_may_be_named(call: Call, tmp_path: Path) -> None:
    match = Match(Duel(), "classic", seats=[None, None], journal=Journal())
    (tmp_path / "two.jsonl").write_bytes(b"".join(match.journal.lines if match.journal else []))

    said = call("odds", "two.jsonl", *HERE)
    assert said.code == 2
    assert said.err == (
        "2 people play this match: name the seat whose knowledge to use."
        " Use --seat player, or --all to use all information.\n"
    )
    for words, seat in ((["--seat", "opponent"], 1), (["--seat", "0"], 0), (["--all"], -2)):
        assert data(call("odds", "two.jsonl", *words, "-n", "5", "--json", *HERE))["seat"] == seat
    assert data(call("odds", "two.jsonl", "--seat", "spectator", "-n", "5", "--json", *HERE))["seat"] == -1
    told = call("odds", "two.jsonl", "--seat", "opponent", "-n", "5", *HERE).out
    assert "As seen by the opponent: hidden information is redrawn" in told
    assert "With full information" in call("odds", "two.jsonl", "--all", "-n", "5", *HERE).out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "99"], "There is no input 99: the last is 8."),
        (["--at", "-1"], "Inputs are counted from 0, so there is no input -1."),
        (
            ["--seat", "fist"],
            'Unknown wuxia seat "fist". Did you mean "first"? Choose from: first, second, spectator.',
        ),
        (["--seat", "first", "--all"], "--seat and --all exclude each other. Use one of them."),
        (["--at", "1", "--every", "1"], "--at is for one position and --every for many. Use one of them."),
        (["--every", "0"], "--every must be 1 or more, not 0."),
        (["--seats", "person"], "A person cannot play in the lab."),
        (["--seats", "hueristic"], 'Unknown wuxia bot "hueristic". Did you mean "heuristic"?'),
        (["-n", "0"], "--runs must be from 1 to "),
        (["--precision", "2"], "--precision must be between 0 and 1, not 2.0."),
    ],
)
def test_invalid_questions_are_refused(call: Call, fight: str, words: list[str], sentence: str) -> None:
    said = call("odds", fight, *words)

    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)


def test_a_journal_that_cannot_be_replayed_has_no_odds(call: Call, fight: str, tmp_path: Path) -> None:
    reader, old = Reader(), Journal()
    for line in (tmp_path / fight).read_bytes().splitlines(keepends=True):
        old.add(reader.body(line).replace(f'"rules":"{Wuxia.rules}"'.encode(), b'"rules":"0"'))
    (tmp_path / "old.jsonl").write_bytes(old.text())
    said = call("odds", "old.jsonl")
    assert said.code == 5
    assert said.err.startswith('old.jsonl, line 1: played with rules "0" of wuxia, this installation has ')

    lines = (tmp_path / fight).read_bytes().splitlines(keepends=True)
    (tmp_path / "broken.jsonl").write_bytes(b"".join([*lines[:3], lines[3].replace(b"n", b"m", 1)]))
    said = call("odds", "broken.jsonl")
    assert (said.code, said.out) == (5, "")
    assert said.err.startswith("broken.jsonl, line 4: ")


def test_a_missing_journal_has_no_odds(call: Call) -> None:
    said = call("odds", "nowhere.jsonl")

    assert said.code == 2
    assert said.err.startswith('No file or saved match is named "nowhere.jsonl".')


def test_the_odds_of_one_skill_are_reported(call: Call) -> None:
    said = call("odds", "skill", "wuxia", "qingya_jian", "jiang_batian")

    assert said.code == 0
    assert said.out.startswith("Green Cliff Sword (qingya_jian), tier 3\nSong Jingyan (song_jingyan) ")
    said = call("odds", "skill", "wuxia", "qingya_jian", "jiang_batian", "--lang", "zh")
    assert said.out.startswith("青崖剑法 (qingya_jian)，第 3 重\n")
    found = data(call("odds", "skill", "wuxia", "qingya_jian:1", "jiang_batian", "--json"))
    assert (found["tier"], found["sampled"]) == (1, 0)
    sampled = call(
        "odds", "skill", "wuxia", "qingya_jian:1", "jiang_batian", "--sample", "500", "--seed", "2", "--json"
    )
    assert (data(sampled)["sampled"], data(sampled)["seed"]) == (500, 2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["wuxia", "qingya", "mo_qi"], 'Unknown skill "qingya". Did you mean "qingya_bu"?'),
        (["wuxia", "qingya_jian", "moqi"], 'Unknown fighter "moqi". Did you mean "mo_qi"?'),
        (["duel", "qingya_jian", "mo_qi"], "Duel has no skills; wuxia has."),
    ],
)
def test_an_unknown_skill_has_no_odds(call: Call, words: list[str], sentence: str) -> None:
    said = call("odds", "skill", *words)

    assert said.code == 2
    assert said.err.startswith(sentence)


# Sweeps.


def test_a_sweep_is_a_table_by_swept_value(call: Call) -> None:
    said = call("sweep", "wuxia/duel", "--set", f"{AGILITY}=10..30..10", "-n", "60", *HERE)

    lines = said.out.splitlines()
    assert said.code == 0
    assert lines[:4] == [
        f"Wuxia: {AGILITY}",
        "Scenario: One on one: Green Cliff against Cold River",
        f"Settings: {AGILITY}=10..30..10",
        "3 points with up to 60 matches each, all with the dice of seed 0.",
    ]
    assert lines[-4].split()[:4] == ["agility", "Song", "Jingyan", "95"]
    assert [line.split()[0] for line in lines[-3:]] == ["10", "20", "30"]


def test_two_settings_are_a_grid(call: Call) -> None:
    words = ["--set", f"{AGILITY}=10,30", "--set", "qi_regen=0..1", "--set", "stalemate_turns=40"]
    said = call("sweep", "wuxia/duel", *words, "-n", "20", "--html", "grid.html", "--csv", "grid.csv", *HERE)

    assert [line.split()[:2] for line in said.out.splitlines()[-4:]] == [
        ["10", "0"],
        ["10", "1"],
        ["30", "0"],
        ["30", "1"],
    ]
    assert list(rows("grid.csv")[0])[:5] == [AGILITY, "qi_regen", "stalemate_turns", "side", "agent"]
    assert len(rows("grid.csv")) == 12
    page = Path("grid.html").read_text("utf-8")
    assert page.count("<svg") == 2
    assert '"Song Jingyan wins: 10, 0: ' in page
    assert "agility 30" in page


def test_a_sweep_of_many_settings_has_a_table_and_no_plots(call: Call) -> None:
    words = ["--set", "qi_regen=0,1", "--set", "tie=smallest_id,largest_id", "--set", "atb_threshold=90,100"]
    assert call("sweep", "wuxia/duel", *words, "-n", "2", "--html", "grid.html", *HERE).code == 0

    page = Path("grid.html").read_text("utf-8")
    assert "<svg" not in page
    assert page.count("<tr") >= 9


def test_a_sweep_in_json_has_each_point_with_its_result(call: Call) -> None:
    found = data(call("sweep", "wuxia/duel", "--set", "qi_regen=0..2", "-n", "10", "--json", *HERE))

    assert [point["settings"] for point in found["points"]] == [
        {"qi_regen": 0},
        {"qi_regen": 1},
        {"qi_regen": 2},
    ]
    assert {point["result"]["runs"] for point in found["points"]} == {10}
    assert found == data(call("sweep", "wuxia/duel", "--set", "qi_regen=0..2", "-n", "10", "--json"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "A sweep needs at least one --set. Example: --set PATH=2..10."),
        (["--set", "qi_regen"], "Setting: qi_regen: expected PATH=VALUE, as in qi_regen=3."),
        (
            ["--set", "qi_regn=1..3"],
            'Scenario: $: unknown name "qi_regn". Did you mean "qi_regen"? Choose from: ',
        ),
        (["--set", "qi_regen=1..99999"], "Setting: 1..99999: expected a grid of at most 10000 points."),
        (["--set", "tie=1..2"], "Scenario: $.tie: expected "),
        (["--set", "qi_regen=1..2", "--seats", "unknown"], 'Unknown wuxia bot "unknown".'),
    ],
)
def test_invalid_sweeps_are_refused(call: Call, words: list[str], sentence: str) -> None:
    said = call("sweep", "wuxia/duel", *words, *HERE)

    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)


# Tournaments.

FAIR = ("--set", "alternateChoice=true", "--set", "pointsToWin=5")


def test_a_tournament_of_agents_has_standings_and_a_matrix(call: Call) -> None:
    words = ["--agents", "easy,hard", "-n", "30", "--html", "t.html", "--csv", "t.csv"]
    said = call("tournament", "duel", *words, *FAIR, *HERE)

    assert said.code == 0
    assert said.out.startswith(
        "Judo duel: Tournament of agents\n"
        "Scenario: Classic\n"
        "2 participants; 30 matches per pair and seating, dice of seed 0.\n"
    )
    hard, easy = (line for line in said.out.splitlines() if line.startswith(("hard ", "easy ")))
    assert (hard.split()[0], easy.split()[0]) == ("hard", "easy")
    assert "\nRow against column, in percent; a draw counts as half a win\n" in said.out
    assert [(row["first"], row["second"], row["runs"]) for row in rows("t.csv")] == [
        ("easy", "hard", "30"),
        ("hard", "easy", "30"),
    ]
    assert Path("t.html").read_text("utf-8").count("<svg") == 2


def test_a_tournament_of_fighters_in_json(call: Call) -> None:
    words = ["tournament", "wuxia", "--fighters", "mo_qi,huijue,zhenru", "-n", "5", "--json"]
    found = data(call(*words, *HERE))

    assert (found["kind"], found["reasons"], len(found["meetings"])) == ("fighters", {"last_standing": 30}, 6)
    assert found == data(call(*words, "--workers", "2"))


def test_a_tournament_uses_the_fighter_names_of_the_scenario(call: Call) -> None:
    words = ["--fighters", "song_jingyan,jiang_batian", "-n", "20", "--html", "t.html"]
    said = call("tournament", "wuxia", "--set", "characters.jiang_batian.name=Bob", *words, *HERE)

    assert said.code == 0, said
    for name in ("Song Jingyan", "Bob"):
        assert f"\n{name} " in said.out
        assert f">{name}<" in Path("t.html").read_text("utf-8")
    assert "Batian" not in said.out


def test_a_large_tournament_omits_the_matrix(call: Call) -> None:
    many = ",".join(Wuxia().lab.units(Wuxia().scenarios.load(None))[:13])
    said = call("tournament", "wuxia", "--fighters", many, "-n", "1", "--seats", "random,random", *HERE)

    assert "The table of results among 13 is too wide for this screen: use --html or --csv.\n" in said.out
    assert "Row against column" not in said.out


def test_without_the_extra_a_tournament_names_what_ratings_need(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(import_module("sys").modules, "openskill", None)
    said = call("tournament", "duel", "--agents", "easy,random", "-n", "5", *HERE)

    assert said.code == 0
    assert "To see ratings, install turnwright[lab].\n" in said.out
    assert " rating" not in said.out.split("Standings")[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["duel"], "A tournament is between agents or between fighters."),
        (["duel", "--agents", "easy,hard", "--fighters", "all"], "A tournament is between agents or between"),
        (
            ["duel", "--fighters", "all"],
            "This scenario of duel has no fighters for a tournament.",
        ),
        (["duel", "--agents", "easy"], "A tournament needs at least two contestants."),
        (["duel", "--agents", "easy,easy"], '"easy" takes part twice.'),
        (["duel", "--agents", "easy,hrad"], 'Unknown duel bot "hrad". Did you mean "hard"?'),
        (
            ["duel", "--agents", "easy,hard", "--seats", "hard"],
            "In a tournament of agents, the agents hold the seats",
        ),
        (
            ["wuxia", "--fighters", "mo_qi,zhenro"],
            'Unknown wuxia fighter "zhenro". Did you mean "zhenru"? Choose from: ',
        ),
        (["chess", "--agents", "a,b"], 'Unknown game "chess".'),
    ],
)
def test_invalid_tournaments_are_refused(call: Call, words: list[str], sentence: str) -> None:
    said = call("tournament", *words, *HERE)

    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)


# Ctrl-C.


@pytest.mark.parametrize(
    "words", [["tournament", "bell", "--agents", "random,heuristic,search"]], ids=["tournament"]
)
def test_ctrl_c_shows_the_results_so_far(
    call: Call, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    call("games")
    bell = import_module("skirmish").Bell
    monkeypatch.setattr(bell, "begun", 0)
    monkeypatch.setattr(bell, "rings", (500,))
    said = call(*words, "-n", "1000000", *HERE)

    assert said.code == 130
    assert "Interrupted: " in said.out
    assert "Standings" in said.out


def test_ctrl_c_before_the_first_match_prints_one_sentence(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    call("games")
    bell = import_module("skirmish").Bell
    monkeypatch.setattr(bell, "begun", 0)
    monkeypatch.setattr(bell, "rings", (1,))
    said = call("tournament", "bell", "--agents", "random,heuristic", "--csv", "t.csv", *HERE)

    assert said == (130, "", "Interrupted before the first match ended.\n")
    assert not Path("t.csv").exists()

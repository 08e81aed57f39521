"""`turnwright compare`, `tune` and `params`: what they print and write, and what they refuse."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

from cli.installed_games import Call

HERE = ("--workers", "1")
AGILITY = "characters.song_jingyan.stats.agility"


@pytest.fixture(autouse=True)
def plain_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def test_compare_shows_both_variants_and_the_interval_of_the_difference(call: Call) -> None:
    said = call("compare", "wuxia/duel", "--set-b", f"{AGILITY}=45", "-n", "40", *HERE)
    assert said.code == 0
    assert "A: wuxia/duel (40 matches, seed 0)" in said.out
    assert f"B: wuxia/duel, {AGILITY}=45 (40 matches, seed 1)" in said.out.replace("\n", " ")
    assert "B − A   95 % interval" in said.out
    assert " more often than in A." in said.out


def test_compare_writes_json_csv_and_html(call: Call) -> None:
    files = ("--json", "out.json", "--csv", "out.csv", "--html", "out.html")
    said = call("compare", "wuxia/duel", "wuxia/pairs", "-n", "10", *files, *HERE)
    assert said.code == 0
    data = json.loads(Path("out.json").read_text("utf-8"))
    rows = list(csv.DictReader(StringIO(Path("out.csv").read_text("utf-8"))))
    assert [float(row["change"]) for row in rows] == [each["change"] for each in data["differences"]]
    assert "<table" in Path("out.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["compare", "wuxia"], "A and B are the same."),
        (["compare", "wuxia", "duel"], "A and B must be scenarios of the same game."),
        (["compare", "wuxia", "--set-b", "nope=1"], 'unknown name "nope"'),
        (["tune", "wuxia", "--param", AGILITY, "--target", "0%"], "--target must be a share"),
        (["tune", "wuxia", "--param", AGILITY, "--range", "9..1"], 'Cannot read the range "9..1".'),
        (["tune", "wuxia", "--param", AGILITY, "--side", "third"], 'Unknown side "third".'),
        (["tune", "wuxia", "--param", "name"], "expected the path of a number"),
        (["params", "wuxia", "nothing-like-it"], "No parameter of wuxia contains"),
    ],
)
def test_impossible_actions_are_explained_in_a_sentence(call: Call, words: list[str], sentence: str) -> None:
    said = call(*words)
    assert said.code == 2
    assert sentence in said.err.replace("\n", " ")


def test_tune_prints_the_value_and_every_value_it_tried(call: Call) -> None:
    said = call("tune", "wuxia/duel", "--param", AGILITY, "--range", "1..60", "-n", "40", "--json", *HERE)
    data = json.loads(said.out)
    assert data["status"] == "found"
    assert data["value"] in [trial["value"] for trial in data["trials"]]
    told = call("tune", "wuxia/duel", "--param", AGILITY, "--range", "1..60", "-n", "40", *HERE).out
    assert told.replace("\n", " ").startswith(
        f"Wuxia: {AGILITY} {AGILITY}={data['value']}: Song Jingyan wins"
    )


def test_params_lists_what_set_can_reach(call: Call) -> None:
    said = call("params", "wuxia/duel", "song_jingyan.stats")
    assert f"{AGILITY}=17\n" in said.out
    assert "name=" not in call("params", "wuxia/duel").out.split("characters")[0]
    assert "name=" in call("params", "wuxia/duel", "--all").out
    assert json.loads(call("params", "wuxia/duel", "agility", "--json").out)[AGILITY] == 17

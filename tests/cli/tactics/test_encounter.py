"""`turnwright encounter`: fights with their odds, files to play, and a refusal of what is impossible."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.installed_games import Call
from lab.toy_games import Impatient
from pages import page_text
from turnwright.cli.errors import Exit
from turnwright.cli.lab import validation
from turnwright.cli.tactics.encounter import odds_heads, shipped_encounters
from turnwright.games.tactics.content import load_scenario
from turnwright.games.tactics.content.encounters import BEYOND, difficulty_of
from turnwright.games.tactics.game import Tactics
from turnwright.lab.report.wording import Names

BARE = ("encounter", "--fights", "0")


def test_fights_are_proposed_with_their_difficulty_and_a_map(call: Call) -> None:
    said = call(*BARE, "--party", "4x5", "--difficulty", "high", "--terrain", "forest", "--count", "2")

    assert said.code == 0
    assert said.out.startswith("Fights for fighter_5, rogue_5, cleric_5, wizard_5\n")
    assert "a budget of 4400 XP" in said.out
    assert said.out.count("Difficulty: high, ") == 2
    assert "Measured" not in said.out
    assert said.out.count("@") == 8 + 2  # heroes, and what the sign stands for


def test_measured_odds_are_shown_next_to_the_difficulty(call: Call) -> None:
    words = ("--party", "fighter_1", "--terrain", "road", "--difficulty", "low", "--count", "1")
    said = call("encounter", *words, "--fights", "3", "--workers", "1")
    again = call("encounter", *words, "--fights", "3", "--workers", "1")

    assert said.code == 0
    book, lab = said.out.splitlines()[5:7]
    assert book.startswith("Difficulty: low, ")
    assert lab.startswith("Measured: the party wins ")
    assert said.out == again.out


def test_a_fight_is_written_to_a_file_that_can_be_played(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "fight.yaml"
    assert call(*BARE, "--count", "1", "--terrain", "ruin", "-o", str(path)).code == 0

    assert load_scenario(path).name.startswith("Ruin: ")
    assert call("run", f"tactics/{path}", "--bots", "--text").code == 0


def test_several_fights_are_written_to_numbered_files(call: Call, tmp_path: Path) -> None:
    said = call(*BARE, "--count", "2", "-o", str(tmp_path / "fight.yaml"))

    assert [path.name for path in sorted(tmp_path.glob("*.yaml"))] == ["fight-1.yaml", "fight-2.yaml"]
    assert "fight-2.yaml" in said.err


def test_an_existing_file_is_kept_unless_force_is_used(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "fight.yaml"
    path.write_text("mine", "utf-8")
    said = call(*BARE, "--count", "1", "-o", str(path))

    assert (said.code, path.read_text("utf-8")) == (Exit.USAGE, "mine")
    assert "--force" in said.err
    assert call(*BARE, "--count", "1", "-o", str(path), "--force").code == 0
    assert path.read_text("utf-8") != "mine"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--party", "4x30"], "Heroes have a level of 1 to 20, not 30. Example: 4x5."),
        (["--party", "smith_6"], 'Unknown hero "smith_6". Choose from: 4x5, fighter_5, '),
        (["--party", "fighter_21"], "Heroes have a level of 1 to 20, not 21. Example: 4x5."),
        (["--count", "1.5"], '--count must be a whole number, not "1.5".'),
        (["-o", "fight"], "fight is not a YAML file name. End the name in .yaml, as in -o fight.yaml."),
        (["--difficulty", "deadly"], 'Unknown difficulty "deadly". Choose from: low, moderate, high.'),
        (["--terrain", "moon"], 'Unknown terrain "moon". Choose from: forest, swamp, '),
        (["--count", "0"], "--count must be from 1 to 20, not 0."),
    ],
)
def test_impossible_values_are_refused_with_the_legal_ones(call: Call, words: list[str], told: str) -> None:
    said = call(*BARE, *words)

    assert said.code in (Exit.REFUSED, Exit.USAGE)
    assert said.out == ""
    assert said.err.startswith(told)


def test_a_number_of_fights_below_zero_is_refused(call: Call) -> None:
    said = call("encounter", "--fights=-1")

    assert (said.code, said.out) == (Exit.USAGE, "")
    assert said.err.startswith("--fights must be from 0 to 4294967296, not -1")


@pytest.mark.parametrize(
    ("lang", "told", "legend"),
    [
        ("fr", "Difficulté : modérée", "@ héros ; A, B ennemis ; "),
        ("pt", "Dificuldade: moderada", "@ heróis; A, B inimigos; "),
        ("zh", "难度：中等，", "@ 英雄；A、B 敌人；"),
    ],
)
def test_fights_are_reported_in_other_languages(call: Call, lang: str, told: str, legend: str) -> None:
    said = call("--lang", lang, *BARE, "--count", "1")

    assert told in said.out
    assert legend in said.out
    assert "terrain-" not in said.out
    assert "difficulty-" not in said.out


def test_impossible_levels_are_refused(call: Call) -> None:
    assert call("encounter", "odds", "--levels", "1,x").err.startswith("Levels are numbers from 1 to 20")
    assert call("encounter", "odds", "--levels", "0").err.startswith("Heroes have a level of 1 to 20, not 0")


def test_a_custom_hero_takes_part_in_a_proposed_fight(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    hero = ("--class", "paladin", "--level", "7", "--species", "dwarf", "--name", "Dagna", "--id", "dagna")
    assert call("hero", *hero, "-o", "dagna.yaml").code == 0
    said = call(*BARE, "--party", "dagna.yaml,fighter_7", "--count", "1", "-o", "fight.yaml")

    assert said.out.startswith("Fights for dagna, fighter_7\n")
    assert [hero.id for hero in load_scenario("fight.yaml").heroes] == ["dagna", "fighter_7"]
    assert "Dagna" in call("run", "tactics/fight.yaml", "--bots", "--text").out


def test_a_missing_character_file_is_reported(call: Call) -> None:
    said = call(*BARE, "--party", "unknown.yaml")

    assert said.code == Exit.BAD_FILE
    assert said.err.startswith("unknown.yaml: cannot read the file")


def test_a_party_is_built_for_levels_without_ready_made_heroes(call: Call) -> None:
    said = call(*BARE, "--party", "4x7", "--difficulty", "high", "--count", "1")

    assert said.out.startswith("Fights for fighter_7, rogue_7, cleric_7, wizard_7\n")
    assert "a budget of 6800 XP" in said.out


def test_a_map_has_a_legend(call: Call) -> None:
    said = call(*BARE, "--party", "4x3", "--terrain", "swamp", "--count", "1")
    key = " ".join(said.out.splitlines()[said.out.splitlines().index("") + 3 :]).rpartition("@")[2]

    assert key.startswith(" heroes; A")
    assert "w impassable; " in key
    assert "~ difficult ground" in key
    assert "; . " not in key


# Ctrl-C


def press_ctrl_c(monkeypatch: pytest.MonkeyPatch, plan: int, run: int = 0) -> None:
    monkeypatch.setattr(validation, "runner_for", lambda on, workers: Impatient(plan, run))


def test_ctrl_c_shows_the_fights_with_the_results_so_far(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    press_ctrl_c(monkeypatch, 1)
    words = ("--party", "fighter_1", "--terrain", "road", "--difficulty", "low", "--count", "2")
    said = call("encounter", *words, "--fights", "2", "-o", str(tmp_path / "fight.yaml"))

    assert said.code == Exit.INTERRUPTED
    assert "Interrupted: results of 2 of 4 matches." in said.out
    assert said.out.count("Measured: the party wins ") == 1
    assert said.out.count("Difficulty: low, ") == 2
    assert len(list(tmp_path.glob("*.yaml"))) == 2


def test_ctrl_c_shows_the_odds_so_far(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    press_ctrl_c(monkeypatch, 2)
    said = call("encounter", "odds", "--levels", "20", "-n", "1")

    assert said.code == Exit.INTERRUPTED
    assert "Interrupted: results of 2 of 24 matches." in said.out
    rows = [line.split() for line in said.out.splitlines()[-12:]]
    assert rows[0][-1] == "%"
    assert all(row[-2:] == ["-", "-"] for row in rows[1:])


def test_ctrl_c_before_the_first_result_prints_one_sentence(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_ctrl_c(monkeypatch, 0)
    said = call("encounter", "odds", "--levels", "1", "-n", "1")

    assert (said.code, said.out) == (Exit.INTERRUPTED, "")
    assert said.err == "Interrupted before the first match ended.\n"


# The table of the docs


def test_the_docs_show_the_table_that_the_command_prints() -> None:
    page = page_text("tactics-heroes-and-encounters")
    told = re.search(r"`turnwright encounter odds --levels ([\d,]+) -n \d+ --seed \d+`", page)
    assert told is not None
    lines = page[told.end() :].split("\n\n")[1].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    tactics = Tactics()
    heads = odds_heads([int(level) for level in told[1].split(",")], Names(tactics, "en"))
    encounters = shipped_encounters(tactics)

    assert rows[0] == heads
    assert [row[0] for row in rows[2:]] == [f"`{name}`" for name in encounters]
    assert [row[1] for row in rows[2:]] == [_word(difficulty_of(load_scenario(name))) for name in encounters]
    assert all(re.fullmatch(r"\d+ %", cell) for row in rows[2:] for cell in row[2:])


def _word(difficulty: str) -> str:
    return "beyond high" if difficulty == BEYOND else difficulty


@pytest.mark.nightly
def test_the_odds_of_all_encounters_are_a_table(call: Call) -> None:
    said = call("encounter", "odds", "--levels", "1,20", "-n", "1", "--workers", "1")

    assert said.code == 0
    rows = said.out.splitlines()[-12:]
    assert [row.split()[0] for row in rows] == shipped_encounters(Tactics())
    assert all(row.endswith(" %") for row in rows)

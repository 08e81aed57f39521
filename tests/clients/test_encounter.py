"""`turnwright encounter`: fights with their odds, files to play, and a plain sentence for what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from clients.visitors import Call
from turnwright.clients.trouble import Exit
from turnwright.games.tactics.content import load_scenario

BARE = ("encounter", "--fights", "0")


def test_fights_are_proposed_with_the_books_word_and_a_map(call: Call) -> None:
    said = call(*BARE, "--party", "4x5", "--difficulty", "high", "--terrain", "forest", "--count", "2")

    assert said.code == 0
    assert said.out.startswith("Fights for fighter_5, rogue_5, cleric_5, wizard_5\n")
    assert "a budget of 4400 experience" in said.out
    assert said.out.count("By the book: high, ") == 2
    assert "In the lab" not in said.out
    assert said.out.count("@") == 8


def test_the_odds_of_the_lab_stand_beside_the_books_word(call: Call) -> None:
    words = ("--party", "fighter_1", "--terrain", "road", "--difficulty", "low", "--count", "1")
    said = call("encounter", *words, "--fights", "3", "--workers", "1")
    again = call("encounter", *words, "--fights", "3", "--workers", "1")

    assert said.code == 0
    book, lab = said.out.splitlines()[5:7]
    assert book.startswith("By the book: low, ")
    assert lab.startswith("In the lab: the party wins ")
    assert said.out == again.out


def test_a_fight_is_written_to_a_file_that_can_be_played(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "fight.yaml"
    assert call(*BARE, "--count", "1", "--terrain", "ruin", "-o", str(path)).code == 0

    assert load_scenario(path).name.startswith("Ruin: ")
    assert call("run", f"tactics/{path}", "--bots", "--text").code == 0


def test_of_several_fights_each_file_has_a_number(call: Call, tmp_path: Path) -> None:
    said = call(*BARE, "--count", "2", "-o", str(tmp_path / "fight.yaml"))

    assert [path.name for path in sorted(tmp_path.glob("*.yaml"))] == ["fight-1.yaml", "fight-2.yaml"]
    assert "fight-2.yaml" in said.err


def test_a_file_that_is_there_stays_unless_force_is_used(call: Call, tmp_path: Path) -> None:
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
        (["--party", "4x30"], "Heroes have a level of 1 to 20, not 30. As in 4x5."),
        (["--party", "fighter_6"], "There is no hero 'fighter_6'. There are: fighter_1, fighter_2, "),
        (["--difficulty", "deadly"], "There is no difficulty 'deadly'. There are: low, moderate, high."),
        (["--terrain", "moon"], "There is no terrain 'moon'. There are: forest, swamp, "),
        (["--count", "0"], "1 to 20 fights are proposed at once, not 0."),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(call: Call, words: list[str], told: str) -> None:
    said = call(*BARE, *words)

    assert said.code in (Exit.REFUSED, Exit.USAGE)
    assert said.out == ""
    assert said.err.startswith(told)


def test_a_number_of_fights_below_zero_is_refused(call: Call) -> None:
    said = call("encounter", "--fights=-1")

    assert (said.code, said.out) == (Exit.USAGE, "")
    assert "A number of matches is from 1 to" in said.err


@pytest.mark.parametrize(
    ("lang", "told"), [("fr", "Selon le livre"), ("pt", "Segundo o livro"), ("zh", "书中评级")]
)
def test_fights_are_told_in_other_languages(call: Call, lang: str, told: str) -> None:
    said = call("--lang", lang, *BARE, "--count", "1")

    assert told in said.out
    assert "terrain-" not in said.out
    assert "difficulty-" not in said.out


def test_levels_that_cannot_be_are_refused(call: Call) -> None:
    assert call("encounter", "odds", "--levels", "1,x").err.startswith("Levels are numbers from 1 to 20")
    assert call("encounter", "odds", "--levels", "0").err.startswith("Heroes have a level of 1 to 20, not 0")


@pytest.mark.nightly
def test_the_odds_of_all_encounters_are_a_table(call: Call) -> None:
    said = call("encounter", "odds", "--levels", "1", "-n", "1", "--workers", "1")

    assert said.code == 0
    rows = said.out.splitlines()[-12:]
    assert [row.split()[0] for row in rows] == sorted(row.split()[0] for row in rows)
    assert all(row.endswith(" %") for row in rows)

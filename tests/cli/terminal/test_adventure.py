"""An adventure at the terminal: what is shown between its fights."""

from __future__ import annotations

import pytest

from cli.installed_games import Call

MINE = ("play", "tactics/copper-mine", "--seed", "4")


def after(said: str, words: str) -> str:
    return said[said.index(words) :]


def test_between_fights_an_action_shows_only_what_changed(call: Call) -> None:
    said = call(*MINE, "--lang", "en", typed="ask marta about the valley\nq\n").out
    told = after(said, "Marta: Goblins sit in the copper mine")
    assert "Ways on: to the mine road." in told  # a new way
    assert "Rain beats on the shutters" not in told
    assert "Gold pieces" not in told
    assert "#  #  #" not in told  # the map, which `map` shows


def test_figures_and_things_are_described_by_name_and_cell(call: Call) -> None:
    said = call(*MINE, "--lang", "en", typed="look jory\nlook 1,1\nlook marta\nq\n").out
    assert "\nAt 11, 1: old Jory (someone to talk to).\n" in said
    assert "\nAt 1, 1: the notice board (something to look at).\n" in said
    assert "Marta (someone to talk to)." in said
    assert "Nothing is known" not in said


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pt", "o quadro de avisos (algo para examinar)."),
        ("fr", "le panneau d’annonces (quelque chose à examiner)."),
        ("zh", "（可以查看的东西）。"),
    ],
)
def test_things_are_described_in_other_languages(call: Call, lang: str, words: str) -> None:
    look = {"pt": "ver", "fr": "voir", "zh": "查看"}[lang]
    assert words in call(*MINE, "--lang", lang, typed=f"{look} 1,1\nq\n").out


@pytest.mark.parametrize(("lang", "word"), [("pt", "explorar"), ("fr", "explorer"), ("zh", "探索")])
def test_headings_between_fights_have_words_in_every_language(call: Call, lang: str, word: str) -> None:
    said = call(*MINE, "--lang", lang, typed=f"{word}\nq\n").out
    assert "explore" not in said.replace("explorer", "").replace("explorar", "")
    assert len([line for line in said.splitlines() if " 13, 3" in line or "13, 3 " in line]) >= 4

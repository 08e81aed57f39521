"""Lines for eighty columns, and nothing in them that steers a terminal."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from turnwright.cli.terminal.screen import WIDTH, Screen, wrapped


def shown(text: str, indent: str = "") -> list[str]:
    out = io.StringIO()
    Screen(out, live=False).say(text, indent)
    return out.getvalue().splitlines()


def test_a_short_line_stays_as_it_is() -> None:
    assert shown("  a   drawing  +--+") == ["  a   drawing  +--+"]


def test_a_long_line_breaks_between_words_and_keeps_its_indent() -> None:
    lines = shown("  1. " + "word " * 30, indent="     ")

    assert all(len(line) <= WIDTH for line in lines)
    assert lines[1].startswith("     word word")
    assert " ".join(" ".join(lines).split()) == ("1. " + "word " * 30).strip()


def test_chinese_text_breaks_anywhere_except_before_closing_punctuation() -> None:
    lines = shown("回" * 39 + "合，" + "回合" * 30)

    assert lines[0] == "回" * 39
    assert lines[1].startswith("合，")


def test_a_word_wider_than_the_screen_is_cut() -> None:
    assert [len(line) for line in shown("x" * 200)] == [80, 80, 40]


def test_control_characters_are_not_shown() -> None:
    assert shown("red \x1b[31mname\x07\x9b\u202e\tend") == ["red ?[31mname??? end"]


@given(st.text())
def test_no_text_makes_a_line_too_wide_or_contains_control_characters(text: str) -> None:
    for line in shown(text):
        assert cell_len(line) <= WIDTH
        assert line.isprintable()


@given(st.text("ab 回，。", max_size=300))
def test_wrapping_loses_nothing_but_blanks(text: str) -> None:
    assert "".join("".join(wrapped(text)).split()) == "".join(text.split())


def test_a_prompt_is_printed_only_to_a_terminal() -> None:
    for live, written in ((True, "> \nnews\n> "), (False, "news\n")):
        out = io.StringIO()
        screen = Screen(out, live)
        screen.prompt()
        screen.say("news")
        screen.prompt()
        assert out.getvalue() == written


def test_every_kind_of_white_space_separates_words() -> None:
    out = io.StringIO()

    Screen(out, False).say("À vous\u00a0: le\u202fjoueur\t!")

    assert out.getvalue() == "À vous : le joueur !\n"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("il perd des points : 14", ["il perd des", "points : 14"]),
        ("on le touche à 86 %, oui", ["on le touche à", "86 %, oui"]),
        ("il choisit « Épée » ici", ["il choisit", "« Épée » ici"]),
        ("whatever: 7\u00a0Surrender", ["whatever:", "7\u00a0Surrender"]),
        ("一二三四五六 4\u00a0认输", ["一二三四五六", "4\u00a0认输"]),
    ],
)
def test_no_line_breaks_before_french_punctuation_or_between_a_number_and_its_choice(
    text: str, lines: list[str]
) -> None:
    assert list(wrapped(text, "", 14)) == lines

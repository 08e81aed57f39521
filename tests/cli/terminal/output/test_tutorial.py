"""The lessons of a first match."""

from __future__ import annotations

import re

import pytest

from cli.installed_games import Call, Installation
from turnwright import games
from turnwright.cli.terminal.output.tutorial import MOVES, Tutorial
from turnwright.cli.terminal.screen import wrapped
from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.words import CLIENT_WORDS
from turnwright.story.languages import LANGUAGES
from turnwright.story.rule_pages import lesson_page

SHIPPED = ("duel", "rounds", "stellar", "tactics", "wuxia")
ROWS = 4  # of a small screen


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lessons_are_short_and_end_with_a_word_that_can_be_typed(game: str, lang: str) -> None:
    played = games.load(game)
    page, english = lesson_page(played, lang), lesson_page(played, "en")
    assert page is not None
    assert english is not None
    assert [lesson.id for lesson in page.topics] == [lesson.id for lesson in english.topics]
    assert lang == "en" or page.title != english.title
    texts = Text(played, lang)
    tutorial = Tutorial(texts)
    assert len(tutorial.begin()) == 1
    for lesson in page.topics:
        assert lesson.id in (*CLIENT_WORDS, *MOVES)
        (line,) = tutorial.lesson()
        assert len(list(wrapped(line))) <= ROWS
        if lesson.id in CLIENT_WORDS:
            assert f"`{texts.words.shown(lesson.id)}" in " ".join(lesson.lines)
        assert tutorial.typed("1" if lesson.id in MOVES else lesson.id)
    assert not tutorial.active


def test_a_lesson_waits_for_its_word_and_can_be_skipped() -> None:
    tutorial = Tutorial(Text(games.load("tactics"), "en"))
    tutorial.begin()
    assert not tutorial.typed("8")
    assert tutorial.lesson()[0].startswith("Lesson 1 of 6, The map: ")
    assert tutorial.typed("skip")
    assert tutorial.lesson()[0].startswith("Lesson 2 of 6, ")


def test_play_with_tutorial_begins_a_good_first_match_with_the_lessons(call: Call) -> None:
    said = call("play", "tactics", "--tutorial", "--seed", "48", typed="map\nskip\ntutorial\nq\n").out
    assert "Tactics: D&D 5e combat on a grid: A goblin ambush\nYou lead the heroes" in said
    assert [line[:13] for line in said.splitlines() if line.startswith("Lesson ")] == [
        "Lesson 1 of 6",
        "Lesson 2 of 6",
        "Lesson 3 of 6",
    ]
    assert "The lessons are over." in said


def test_the_lessons_of_a_game_are_offered_once(installation: Installation) -> None:
    pytest.importorskip("pty")
    from cli.terminals import Terminal

    for offered in (True, False):
        with Terminal(installation, "play", "wuxia", "--seed", "3", "--lang", "en") as terminal:
            terminal.expect("? for help.\n> ")
            assert ("Type tutorial to be guided" in terminal.screen) is offered
            terminal.type("q")
            terminal.end()


def test_a_match_from_the_menu_has_a_chosen_opponent_and_a_rematch(installation: Installation) -> None:
    pytest.importorskip("pty")
    from cli.terminals import Terminal
    from turnwright.cli.terminal.menu import scenarios_of

    quick = scenarios_of(games.load("duel")).index("quick") + 1
    with Terminal(installation, "play", "--terminal", "--lang", "en") as terminal:
        terminal.expect("Choose a game.")
        terminal.expect("> ")
        (duel,) = re.findall(r"(\d+)\. Judo duel", terminal.screen)
        terminal.type(duel)
        terminal.expect("choose a scenario.")
        terminal.expect("> ")
        terminal.type(str(quick))
        terminal.expect("How strong should the opponent be?")
        terminal.expect("> ")
        terminal.type("b")
        terminal.expect("choose a scenario.")
        terminal.type(str(quick))
        terminal.expect("How strong should the opponent be?")
        terminal.type("2")
        for _ in range(2):
            terminal.expect("medium bot")
            terminal.expect("? for help.\n> ")
            terminal.type("1")
            terminal.expect("Choose ")
            terminal.expect("? for help.\n> ")
            terminal.type("1")
            terminal.expect("Type r for a rematch, m for the menu, or press Enter to quit.")
            terminal.type("r")
        terminal.expect("? for help.\n> ")
        terminal.type("q")
        terminal.end()
    assert len(installation.saved()) == 3

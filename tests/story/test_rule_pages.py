"""The rules of a game for its players."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from cli.guests import skirmish
from turnwright import games
from turnwright.cli.terminal.screen import wrapped
from turnwright.story.languages import LANGUAGES
from turnwright.story.rule_pages import RuleTopic, parse_page, plain, rule_page

SHIPPED = ("duel", "rounds", "stellar", "tactics", "wuxia")
ROWS = 22  # of a small terminal, less the title and the prompt


def rows(lines: tuple[str, ...]) -> int:
    return sum(len(list(wrapped(f"  - {plain(line)}", "    ", 80))) for line in lines)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_language_has_the_same_topics_and_each_fits_on_a_small_screen(game: str) -> None:
    pages = [page for lang in LANGUAGES if (page := rule_page(games.load(game), lang))]
    assert len({page.title for page in pages}) == len(LANGUAGES)
    shape = [(topic.id, len(topic.lines)) for topic in pages[0].topics]
    for page in pages:
        assert [(topic.id, len(topic.lines)) for topic in page.topics] == shape
        assert rows(page.summary) <= ROWS
        assert max(rows(topic.lines) for topic in page.topics) <= ROWS


@pytest.mark.parametrize("game", SHIPPED)
def test_a_chinese_page_has_no_foreign_words_but_what_is_typed(game: str) -> None:
    page = rule_page(games.load(game), "zh")
    assert page is not None
    for line in (*page.summary, *(line for topic in page.topics for line in topic.lines)):
        shown = re.sub(r"`[^`]*`|D&D 5e|SRD|DC|\d*d\d+", "", line)
        assert not re.search("[A-Za-z]", shown), line
        assert cell_len(line) > len(line)


def test_a_topic_is_found_by_its_id_its_title_or_the_beginning_of_either() -> None:
    page = parse_page(
        "# Rules\n\n- One.\n- Two\n  lines.\n\n## Moving {#movement}\n\n- Walk.\n\n## Attack {#attack}\n"
    )
    assert page.summary == ("One.", "Two lines.")
    moving = RuleTopic("movement", "Moving", ("Walk.",))
    assert page.find("movement") == page.find("moving") == page.find("Mov") == moving
    assert page.find("spells") is None
    assert page.find("") is None


def test_a_page_without_topics_is_all_summary() -> None:
    assert parse_page("- One.\n").summary == ("One.",)


def test_a_game_without_pages_has_no_rules_to_show() -> None:
    assert rule_page(skirmish.Skirmish(), "en") is None

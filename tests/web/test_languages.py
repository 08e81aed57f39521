"""One language on the whole screen, also when it is changed while playing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import Screens
from web.server import Server

PAGE = Path(__file__).parents[2] / "web/src/words"
GAMES = Path(__file__).parents[2] / "src/turnwright"
LANGUAGES = {"pt": "Português", "fr": "Français", "zh": "中文"}
LOCALES = {"pt": "pt-BR", "fr": "fr-FR", "zh": "zh-CN"}

# Every text that the screen shows or a screen reader says, with where it stands.
TEXTS = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode());) {
        const parent = node.parentElement;
        if (!parent.closest('noscript, script, style, code, kbd, button[lang]')) found.push(node.data.trim());
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
            if (each.hasAttribute(name)) found.push(each.getAttribute(name).trim());
    return [...new Set(found)].filter(text => text);
}"""


def people() -> set[str]:
    """The names of the duel's judoka, which are the same in every language."""
    deck = json.loads((GAMES / "games/duel/content/deck.json").read_text("utf-8"))
    return {word for each in deck for word in words(f"{each['firstname']} {each['surname']}")}


def vocabulary(lang: str) -> set[str]:
    """Every word of the catalogues of a language, of the page and of all games."""
    found: set[str] = set()
    for path in [PAGE / f"{lang}.ftl", *GAMES.glob(f"**/words/{lang}.ftl")]:
        text = re.sub(r"(?m)^#.*$|^-?[\w-]+ =|^ *\.[\w-]+ =|^ *\*?\[\w+\]", " ", path.read_text("utf-8"))
        found |= words(re.sub(r"\{[^{}]*\}|\{[^{}]*->", " ", text))
    return found


def words(text: str) -> set[str]:
    return {word.lower() for word in re.findall("[A-Za-z]{3,}", text)}


# The names of countries come from the browser: Pays-Bas holds an English word.
COUNTRIES = """lang => {
    const names = new Intl.DisplayNames([lang], {type: 'region'});
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    return letters.flatMap(a => letters.map(b => names.of(a + b))).join(' ');
}"""


def left_in_english(page: Page, lang: str) -> list[str]:
    """The texts on the screen with a word that only the English catalogues have."""
    english = vocabulary("en") - vocabulary(lang) - words(page.evaluate(COUNTRIES, lang)) - people()
    texts: list[str] = page.evaluate(TEXTS)
    return [text for text in texts if words(text) & english]


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose lobby does not list what other tests called their matches."""
    started = Server(tmp_path_factory.mktemp("languages"))
    yield started
    started.stop()


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_no_screen_shows_a_text_in_another_language(open_page: Open, own_server: Server, lang: str) -> None:
    screens = Screens(open_page(lang=LOCALES[lang], address=own_server.address))
    page = screens.page
    found: dict[str, list[str]] = {}
    screens.lobby()
    found["lobby"] = left_in_english(page, lang)
    page.locator("header .btn.icon").last.click()
    page.get_by_role("dialog").wait_for()
    found["settings"] = left_in_english(page, lang)
    for game in ("tactics", "duel", "wuxia", "rounds", "stellar"):
        page.goto(f"/?new={game}")
        page.locator("[data-start]").wait_for()
        found[f"new match of {game}"] = left_in_english(page, lang)
    screens.duel()
    found["duel"] = left_in_english(page, lang)
    page.keyboard.press("1")
    page.locator("[data-outcome]").wait_for()
    found["outcome of duel"] = left_in_english(page, lang)
    for game, scenario in (("wuxia", "duel"), ("rounds", "duelo"), ("stellar", "skirmish")):
        screens.play(game, scenario)
        page.locator("[data-option]").first.wait_for()
        found[game] = left_in_english(page, lang)
    screens.practise()
    page.locator("[data-action]").first.click()
    page.locator(".why").wait_for()
    found["tactics"] = left_in_english(page, lang)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    found["keys"] = left_in_english(page, lang)
    page.goto(f"{page.url}?at=0")
    page.locator(".replay").wait_for()
    found["replay"] = left_in_english(page, lang)

    assert [f"{screen}: {text}" for screen, texts in found.items() for text in texts] == []


def test_the_language_changes_while_playing(screens: Screens) -> None:
    page = screens.page
    screens.practise()
    for lang, name in LANGUAGES.items():
        page.keyboard.press("Escape")
        page.locator("header .btn.icon").last.click()
        page.get_by_role("button", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hans" if lang == "zh" else lang)
        page.keyboard.press("Escape")
        page.locator("[data-state=turn]").wait_for()

        assert left_in_english(page, lang) == []


def test_a_text_that_is_left_in_english_is_found(screens: Screens) -> None:
    screens.lobby()

    assert "Choose a game" in left_in_english(screens.page, "pt")

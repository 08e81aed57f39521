"""The form for a new match shows what is known of a scenario: a sentence, and its measured odds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from turnwright.lab.measured import measured
from web.conftest import Open
from web.screens import Screens


@pytest.mark.parametrize("game", ["duel", "wuxia", "rounds", "tactics", "stellar"])
def test_the_form_shows_measured_odds_that_add_up(screens: Screens, game: str) -> None:
    page = screens.page
    page.goto(f"/?new={game}")
    odds = page.locator("[data-odds]")
    scenario = page.locator("[data-scenario][aria-pressed=true]").get_attribute("data-scenario")
    known = measured(game, str(scenario))
    assert known is not None
    expect(odds).to_contain_text(f"{known.runs} matches")
    expect(page.locator(".scf")).to_contain_text("Difficulty")
    assert sum(map(int, re.findall(r"(\d+) %", odds.inner_text()))) == 100
    chosen = page.locator("[data-scenario][aria-pressed=true] .scodds")
    assert chosen.inner_text().split()[-2] in odds.inner_text()


def test_a_fight_is_described_in_a_sentence_in_the_language_of_the_page(open_page: Open) -> None:
    for lang, sentence in (("en-US", "four ogres keep it"), ("fr-FR", "quatre ogres le gardent")):
        page = Screens(open_page(lang=lang)).page
        page.goto("/?new=tactics&scenario=ogre-bridge")
        expect(page.locator(".scf")).to_contain_text(sentence)
        expect(page.locator("[data-scenario=ogre-bridge]")).to_be_in_viewport()

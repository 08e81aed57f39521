"""Phones: 320 px wide, touched; the first tap shows what the second one does."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import Screens

WIDTH, HEIGHT = 320, 640
LEAST = 24  # px of a target, by WCAG 2.2
# What can be tapped and is smaller than it may be. Links inside sentences are exempt.
TAPPED = "button, a[href], input, select, summary, [role=button], [role=tab]"
SMALL = """([tapped, least]) => [...document.querySelectorAll(tapped)]
    .filter(each => each.checkVisibility() && !each.closest('svg, p'))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => box.width && box.height && Math.min(box.width, box.height) < least - 0.5)
    .map(([each, box]) => `${each.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""


@pytest.fixture
def phone(open_page: Open) -> Screens:
    return Screens(open_page(WIDTH, HEIGHT, touch=True))


def sideways(page: Page) -> Any:
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def test_nothing_scrolls_sideways_and_every_target_can_be_tapped(phone: Screens) -> None:
    page = phone.page
    wide: dict[str, Any] = {}
    small: dict[str, Any] = {}

    def look(screen: str) -> None:
        wide[screen] = sideways(page)
        small[screen] = page.evaluate(SMALL, [TAPPED, LEAST])

    phone.lobby()
    look("lobby")
    page.get_by_role("button", name="Settings").tap()
    look("settings")
    page.goto("/?new=tactics")
    page.locator("[data-start]").wait_for()
    look("new match")
    for game, scenario in (
        ("duel", "quick"),
        ("wuxia", "duel"),
        ("rounds", "duelo"),
        ("stellar", "skirmish"),
    ):
        phone.play(game, scenario)
        page.locator("[data-option], [data-start-match]").first.wait_for()
        look(game)
    phone.practise()
    look("tactics")
    page.goto(f"{page.url}?at=0")
    page.locator(".replay").wait_for()
    look("replay")

    assert {screen: each for screen, each in wide.items() if each} == {}
    assert {screen: each for screen, each in small.items() if each} == {}


def test_a_stat_is_chosen_by_the_second_tap(phone: Screens) -> None:
    page = phone.page
    phone.duel()
    page.locator("[data-stat=speed]").tap()
    expect(page.locator("[data-live=polite]")).to_have_text(
        re.compile(r"^Speed: \d+, wins \d+ %, draws \d+ %: tap again to choose it\.$")
    )
    expect(page.locator(".duelf")).to_have_attribute("data-state", "waitingForPlayerAction")
    page.locator("[data-stat=speed]").tap()

    expect(page.locator("[data-outcome]")).to_be_visible()


def test_the_signs_of_the_map_are_explained_when_they_are_asked_for(phone: Screens) -> None:
    page = phone.page
    phone.practise()
    signs = page.get_by_role("list", name="Legend")
    expect(signs).to_have_count(0)
    page.get_by_role("button", name="Legend").tap()
    expect(signs).to_be_in_viewport()
    expect(signs).to_contain_text("Walk")
    assert sideways(page) == 0


def test_the_names_of_the_stats_are_not_cut_off(phone: Screens) -> None:
    phone.duel()
    names = phone.page.locator(".jcard .sn")
    assert names.count() == 10
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth)") == []


def test_an_option_is_chosen_by_the_second_tap(phone: Screens) -> None:
    page = phone.page
    phone.play("wuxia", "duel")
    page.locator("[data-option='0']").tap()
    expect(page.locator("[data-live=polite]")).to_contain_text("tap again to choose it.")
    assert "Turn 2" not in phone.log()
    page.locator("[data-option='0']").tap()

    expect(page.locator(".log")).to_contain_text("Turn 2")


def test_a_fight_shows_what_a_tap_would_do_before_the_second_one_does_it(phone: Screens) -> None:
    page = phone.page
    phone.practise()
    before = phone.number()
    page.locator("[data-action]").first.tap()
    expect(page.locator("[data-action]").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-confirm]")).not_to_have_attribute("aria-disabled", "true")
    assert phone.number() == before
    page.locator("[data-action]").first.tap()
    expect(page.locator("[data-state=turn]")).to_be_visible()
    assert phone.number() > before


def test_a_creature_on_the_map_is_attacked_by_the_second_tap(phone: Screens) -> None:
    page = phone.page
    phone.practise()
    before = phone.number()
    zombie = page.locator("[data-creature=zombie_1]")

    def tap() -> None:
        phone.still()
        box = zombie.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    tap()
    expect(page.locator(".tag:not(.ink)")).to_contain_text("%")
    expect(page.locator("[data-live=polite]")).to_contain_text(" on Zombie 1")
    assert phone.number() == before
    tap()
    expect(page.locator(".log")).to_contain_text(re.compile("Bran (hits|misses) Zombie 1"))

"""A replay jumps to what it is searched for, and fits a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import Screens


def replayed(screens: Screens) -> Page:
    """The replay of a duel of one round, at its start."""
    page = screens.page
    screens.duel()
    page.locator("[data-stat=speed]").click()
    page.locator("[data-outcome]").wait_for()
    page.goto(f"{page.url}?at=0")
    page.locator("[data-at='0']").wait_for()
    return page


def test_a_replay_jumps_to_the_next_and_the_previous_round(screens: Screens) -> None:
    page = replayed(screens)
    page.locator("[data-jump-to]").select_option("round")
    page.locator("[data-jump='1']").click()
    expect(page.locator(".duelf")).to_have_attribute("data-round", "1")
    found = page.locator("[data-at]").get_attribute("data-at")
    assert found != "0"
    page.keyboard.press("End")
    expect(page.locator(".duelf")).to_have_attribute("data-state", "matchOver")
    page.keyboard.press("Shift+N")
    expect(page.locator(f"[data-at='{found}']")).to_be_visible()
    expect(page.locator("[data-jump='-1']")).to_have_attribute("aria-disabled", "true")


def test_the_lesser_controls_of_a_replay_are_folded_on_a_phone(open_page: Open) -> None:
    page = replayed(Screens(open_page(width=320, height=640, touch=True)))
    fork = page.locator("[data-fork]")
    expect(fork).to_be_hidden()
    page.get_by_role("button", name="More").click()
    expect(fork).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320

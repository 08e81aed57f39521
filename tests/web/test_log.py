"""The log keeps its end in sight, and holds still while a person reads what happened before."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from web.conftest import PATIENCE, Open
from web.screens import POLL, Screens

FROM_END = "log => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)"
NEAR = 24  # px


def act(page: Page, turn: int) -> None:
    """Use the first skill, and wait for a later turn."""
    page.locator("[data-confirm]:not([aria-disabled])").click()
    expect(page.locator(".log")).to_contain_text(f"Turn {turn} ")
    page.locator("[data-confirm]:not([aria-disabled])").wait_for()


def wait_for_end(page: Page) -> None:
    """Wait until the end of the log is in sight."""
    until = time.monotonic() + PATIENCE / 1000
    while page.locator(".log").evaluate(FROM_END) >= NEAR:
        assert time.monotonic() < until
        page.wait_for_timeout(POLL)


def filled(open_page: Open) -> Page:
    """A fight of wuxia in the player's turn, with more in its log than there is room for."""
    screens = Screens(open_page(height=720))
    screens.play("wuxia", "duel")
    for turn in (3, 5, 7):
        act(screens.page, turn)
    return screens.page


def test_the_log_follows_and_holds_still_while_it_is_read(open_page: Open) -> None:
    page = filled(open_page)
    log, live = page.locator(".log"), page.locator(".logfoot button", has_text="Live")
    wait_for_end(page)
    expect(live).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -300)
    expect(live).to_be_visible()
    held = log.evaluate("log => log.scrollTop")
    act(page, 9)
    assert log.evaluate("log => log.scrollTop") == held

    live.click()
    expect(live).to_have_count(0)
    wait_for_end(page)


def test_scrolling_by_the_browser_does_not_stop_the_log(open_page: Open) -> None:
    page = filled(open_page)
    log = page.locator(".log")
    log.evaluate("log => { log.scrollTop -= 200; }")
    wait_for_end(page)
    expect(page.locator(".logfoot button", has_text="Live")).to_have_count(0)

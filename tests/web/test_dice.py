"""Dice that a person throws: initiative of the whole party with one press."""

from __future__ import annotations

from playwright.sync_api import expect

from web.screens import Screens


def test_one_press_throws_the_initiative_of_the_whole_party(screens: Screens) -> None:
    page = screens.page
    page.goto("/?new=tactics&scenario=goblin-ambush")
    page.get_by_role("button", name="You roll").click()
    page.locator("[data-start]").click()
    throw = page.locator("[data-throw]")
    throw.wait_for()
    asked = page.get_by_role("alertdialog").inner_text()
    throw.click()
    expect(page.locator(".log")).to_contain_text("Round 1")
    assert "Initiative" in asked or "initiative" in asked

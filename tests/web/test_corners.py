"""An area of effect is aimed at a corner between cells, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.screens import STILL, Screens

FIREBALL = {
    "name": "Fireball",
    "map": {"rows": ["................"] * 10},
    "party": [{"id": "wizard", "base": "wizard_5", "at": [2, 4]}],
    "foes": [{"id": f"zombie_{row}", "base": "zombie", "at": [12, 2 + row]} for row in (1, 2)],
}


@pytest.fixture
def aiming(screens: Screens) -> Page:
    """A window in which a wizard aims a Fireball."""
    page = screens.page
    page.goto(screens.host("tactics", FIREBALL)[0])
    page.locator("[data-state=turn]").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("fireball")
    page.get_by_role("dialog").get_by_role("button", name="Fireball").last.click()
    expect(page.locator("[data-corner]")).to_have_attribute("data-corner", "")
    return page


def test_the_keyboard_turns_through_the_corners_and_casts_at_one(aiming: Page) -> None:
    page = aiming
    corner = page.locator("[data-corner]")
    heard = page.locator("[data-live=polite]")
    for offset in ("-0.5,-0.5", "0.5,-0.5", "0.5,0.5", "-0.5,0.5", ""):
        page.keyboard.press(".")
        expect(corner).to_have_attribute("data-corner", offset)
    page.keyboard.press(".")
    expect(heard).to_contain_text("corner")
    expect(page.locator("[data-confirm]")).not_to_have_attribute("aria-disabled", "true")
    page.locator("[data-confirm]").click()
    expect(page.locator(".log")).to_contain_text("Fireball")


def test_a_click_near_a_corner_aims_at_it_and_another_casts(aiming: Page) -> None:
    page = aiming
    corner = page.locator("[data-corner]")
    page.evaluate(STILL)
    # The zombies stand in the middle of the cells 12, 3 and 12, 4.
    boxes = [page.get_by_role("button", name=f"Zombie {number}, Foe").bounding_box() for number in (1, 2)]
    (x, y), (_, below) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    cell = below - y

    def click(across: float, down: float) -> None:
        """Click a point of the map, where the middle of the first cell is 0, 0."""
        page.mouse.click(x + (across - 12) * cell, y + (down - 3) * cell)

    click(7.62, 3.62)
    expect(corner).to_have_attribute("data-corner", "-0.5,-0.5")
    click(8, 4)
    expect(corner).to_have_attribute("data-corner", "")
    click(8.38, 4.38)
    expect(corner).to_have_attribute("data-corner", "0.5,0.5")
    expect(page.locator("[data-confirm]")).not_to_have_attribute("aria-disabled", "true")
    click(8.38, 4.38)
    expect(page.locator(".log")).to_contain_text("Fireball")

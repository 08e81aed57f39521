"""The scenes of an adventure, between its fights."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.conftest import Open
from web.screens import Screens
from web.test_accessibility import findings


def test_a_scene_is_played_by_choosing_a_hero_and_what_it_does(open_page: Open) -> None:
    screens = Screens(open_page())
    page = screens.page
    screens.play("tactics", "copper-mine")
    expect(page.locator("[data-scene=inn]")).to_contain_text("The Lantern inn")
    expect(page.locator("[data-spot=marta]")).to_be_visible()
    place = page.get_by_role("region", name="Scene")
    expect(place).not_to_contain_text(re.compile(r"[.!?][A-Z]"))  # sentences stand apart
    page.locator("[data-hero=rogue]").click()
    page.locator("[data-spot=marta]").press("Enter")

    expect(page.locator("[data-confirm]")).to_contain_text("Silke to Marta")
    assert findings(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Goblins sit in the copper mine")


def test_a_hero_walks_through_a_scene_by_the_keys_of_the_map(open_page: Open) -> None:
    screens = Screens(open_page())
    page = screens.page
    screens.play("tactics", "copper-mine")
    page.locator("[data-hero=cleric]").click()
    page.keyboard.press("m")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_contain_text("Oda")
    expect(page.locator("[data-number]")).to_have_count(0)
    page.keyboard.press("Enter")

    expect(page.locator("[data-number]")).to_have_count(1)


def test_a_scene_is_told_in_the_language_of_the_page_also_when_that_is_changed(open_page: Open) -> None:
    screens = Screens(open_page(lang="fr-FR"))
    page = screens.page
    screens.play("tactics", "copper-mine")
    expect(page.locator("[data-scene=inn]")).to_contain_text("L’auberge de la Lanterne")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("[data-scene=inn]")).to_contain_text("The Lantern inn")
    page.get_by_role("button", name="中文").click()

    expect(page.locator("[data-scene=inn]")).to_contain_text("。")
    expect(page.locator("[data-scene=inn]")).not_to_contain_text(re.compile(r"。 \S"))


def test_every_choice_of_a_scene_can_be_scrolled_to(open_page: Open) -> None:
    screens = Screens(open_page(height=720))
    page = screens.page
    screens.play("tactics", "copper-mine")
    page.locator("[data-state=turn]").wait_for()
    page.locator("[data-spot=marta]").press("Enter")
    expect(page.locator("[data-confirm].primary")).to_contain_text("Marta")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Goblins sit in the copper mine")
    page.locator("[data-state=turn]").wait_for()
    choices = page.locator(".scn .choices")
    assert choices.evaluate("list => list.scrollHeight > list.clientHeight")
    for place in (0, -1):
        choice = choices.locator("button").nth(place)
        choice.scroll_into_view_if_needed()
        expect(choice).to_be_in_viewport(ratio=1)


def test_people_of_a_scene_do_not_look_alike(open_page: Open) -> None:
    screens = Screens(open_page())
    screens.play("tactics", "copper-mine")
    marta, jory = (screens.page.locator(f"[data-spot={name}] .token") for name in ("marta", "jory"))
    assert marta.inner_html() != jory.inner_html()

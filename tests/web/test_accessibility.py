"""What axe finds on each screen, in each theme: nothing."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from web.conftest import Open
from web.screens import Screens

ONLY_FAULTS = {"resultTypes": ["violations"]}  # describing what is right takes longer than finding faults


def findings(page: Page) -> list[str]:
    # Injected by evaluation: the policy of the page refuses other scripts.
    found = Axe().run(page, options=ONLY_FAULTS).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize(
    "theme",
    ["light", *(pytest.param(each, marks=pytest.mark.nightly) for each in ("dark", "contrast"))],
)
def test_axe_finds_nothing_on_any_screen(open_page: Open, theme: str) -> None:
    screens = Screens(open_page(), theme=theme)
    page = screens.page
    found: dict[str, list[str]] = {}
    screens.lobby()
    found["lobby"] = findings(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    found["settings"] = findings(page)
    page.goto("/?new=tactics")
    page.locator("[data-start]").wait_for()
    found["new match"] = findings(page)
    screens.play("duel", "classic")
    page.locator("[data-start-match]").click()
    page.locator("[data-stat]").first.wait_for()
    found["duel"] = findings(page)
    screens.play("wuxia", "pairs")
    page.locator("[data-option]").first.wait_for()
    found["wuxia"] = findings(page)
    page.keyboard.press("/")
    page.locator("[data-listed]").first.wait_for()
    found["all actions"] = findings(page)
    screens.play("rounds", "ruinas")
    page.locator("[data-option]").first.click()
    page.locator(".hc").first.wait_for()
    found["battle of rounds"] = findings(page)
    screens.play("rounds", "duas_luas")
    page.locator("[data-place]").first.wait_for()
    found["campaign of rounds"] = findings(page)
    screens.play("stellar", "skirmish")
    page.locator("[data-option]").first.wait_for()
    found["stellar"] = findings(page)
    page.locator(".sk-sys").first.press("Enter")
    found["a system of stellar"] = findings(page)
    screens.practise()
    page.locator("[data-action]").first.click()
    page.locator(".why").wait_for()
    found["tactics"] = findings(page)
    page.goto(f"{page.url}?at=0")
    page.locator(".replay").wait_for()
    found["replay"] = findings(page)
    page.goto("/matches/none")
    page.locator(".empty").wait_for()
    found["no match"] = findings(page)

    assert {screen: each for screen, each in found.items() if each} == {}


def test_axe_finds_nothing_in_the_dialogs_and_states_of_matches(open_page: Open, wrong: list[str]) -> None:
    screens = Screens(open_page(), theme="dark", name="Ann")
    page = screens.page
    found: dict[str, list[str]] = {}
    first, second = screens.host("duel", "quick", ["person", "person"])
    page.goto(first)
    page.locator("[data-waiting]").wait_for()
    found["waiting room"] = findings(page)
    other = Screens(open_page(), theme="dark", name="Ann").page
    other.goto(second)
    other.get_by_role("alert").wait_for()
    found["a taken name"] = findings(other)
    page.goto("/?new=tactics&scenario=goblin-ambush")
    page.get_by_role("button", name="You roll").click()
    page.locator("[data-start]").click()
    page.locator("[data-throw]").wait_for()
    found["dice"] = findings(page)
    screens.practise()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    found["keys"] = findings(page)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Sheet").click()
    page.locator(".csheet").wait_for()
    found["sheet"] = findings(page)
    page.goto("/nonsense")
    page.locator(".empty").wait_for()
    found["nothing at an address"] = findings(page)
    wrong[:] = [each for each in wrong if "the server responded with a status of 4" not in each]

    assert {screen: each for screen, each in found.items() if each} == {}


def test_axe_finds_nothing_on_the_boards_of_a_phone_and_in_their_dialogs(open_page: Open) -> None:
    screens = Screens(open_page(width=390, height=844, touch=True))
    page = screens.page
    found: dict[str, list[str]] = {}
    screens.play("wuxia", "pairs")
    page.locator("[data-option]").first.wait_for()
    found["wuxia"] = findings(page)
    screens.play("rounds", "duas_luas")
    page.locator("[data-place]").first.wait_for()
    found["campaign of rounds"] = findings(page)
    screens.play("stellar", "battle")
    page.locator("[data-end]").click()
    page.get_by_role("dialog", name="After the fight").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-battle]").click()
    page.locator("[data-report]").wait_for()
    found["report of a battle"] = findings(page)

    assert {screen: each for screen, each in found.items() if each} == {}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

"""What if: a match that still runs is looked back at, and played on from one of its moments."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Open
from web.screens import Screens


def test_a_running_match_is_looked_back_at_and_played_on_from_a_moment(screens: Screens) -> None:
    page = screens.page
    screens.practise()
    match = page.url
    page.locator("[data-look-back]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    at = page.locator(".replay").get_attribute("data-at")

    page.locator("[data-fork]").click()

    page.wait_for_url(lambda url: "/matches/" in url and match not in url)
    expect(page.locator("[data-state]").first).to_be_visible()
    assert int(at or 0) < screens.number() + 1
    page.goto(match)  # the match itself goes on from where it was
    expect(page.locator("[data-state=turn]")).to_be_visible()


def test_looking_back_leads_to_the_running_match_again(screens: Screens) -> None:
    page = screens.page
    screens.practise()
    match = page.url
    page.locator("[data-look-back]").click()
    page.locator("[data-to-live]").click()
    expect(page.locator("[data-state=turn]")).to_be_visible()
    assert page.url == match


def test_a_running_match_between_people_cannot_be_played_on(open_page: Open) -> None:
    ann = Screens(open_page(), name="Ann")
    first, _ = ann.host("wuxia", "duel", ["person", "person"])
    ann.page.goto(first)
    expect(ann.page.locator("[data-state]").first).to_be_visible()
    ann.page.goto(f"{ann.page.url.partition('?')[0]}?at=0")
    expect(ann.page.locator(".replay")).to_be_visible()
    expect(ann.page.locator("[data-fork]")).to_have_count(0)

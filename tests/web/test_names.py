"""A person whose name another player of the match has chooses another one, and joins."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import Screens


def two_named(open_page: Open) -> tuple[Screens, Screens, str]:
    """Ann sits in a match; the window and the invite of a second Ann."""
    ann, other = Screens(open_page(), name="Ann"), Screens(open_page(), name="Ann")
    first, second = ann.host("duel", "quick", ["person", "person"])
    ann.page.goto(first)
    expect(ann.page.locator("[data-state]").first).to_be_visible()
    return ann, other, second


def refused_requests(page: Page, wrong: list[str]) -> None:
    # Chromium logs each response that refuses a request, as this one should.
    refused = [each for each in wrong if "the server responded with a status of 4" in each]
    assert refused
    wrong[:] = [each for each in wrong if each not in refused]


def test_a_taken_name_is_replaced_and_the_invite_still_works_after_a_reload(
    open_page: Open, wrong: list[str]
) -> None:
    ann, other, invite = two_named(open_page)
    page = other.page
    page.goto(invite)
    expect(page.get_by_role("alert")).to_contain_text("Another player of this match has that name")
    page.reload()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("Anna")
    page.keyboard.press("Enter")
    expect(page.locator("[data-state]").first).to_be_visible()
    assert "invite" not in page.url
    page.reload()  # the seat is held
    expect(page.locator("[data-state]").first).to_be_visible()
    listed = ann.page.request.get(page.url, headers={"accept": "application/json"}).json()
    assert [seat["player"] for seat in listed["seats"]] == ["Ann", "Anna"]
    refused_requests(page, wrong)


def test_a_taken_name_in_an_open_seat_is_replaced(open_page: Open, wrong: list[str]) -> None:
    ann, other = Screens(open_page(), name="Ann"), Screens(open_page(), name="Ann")
    asked = {"game": "duel", "scenario": "quick", "seats": ["person", "person"], "open": [1]}
    made = ann.page.request.post("/matches", data=asked).json()
    ann.page.goto(f"/matches/{made['id']}#invite={made['invites'][0]['token']}")
    expect(ann.page.locator("[data-state]").first).to_be_visible()
    page = other.page
    page.goto(f"/matches/{made['id']}?join")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Join").click()
    expect(page.locator("[data-state]").first).to_be_visible()
    assert page.url.endswith(made["id"])
    refused_requests(page, wrong)

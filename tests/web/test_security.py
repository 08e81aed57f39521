"""What other people write is text, and no token leaves the browser's storage."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import PRACTICE, Screens
from web.server import Server

HOSTILE = "<img src=x onerror=alert(1)>"


def markup(page: Page) -> Any:
    """Elements that only the text of another person can have made."""
    return page.locator("img, iframe, [onerror], b:has(img)").count()


def test_text_of_other_people_is_escaped(open_page: Open) -> None:
    host = Screens(open_page(), name=HOSTILE)
    page = host.page
    scenario = {**PRACTICE, "name": HOSTILE}
    first = host.host("tactics", scenario, ["person", "person"])
    guest = Screens(open_page(), name=f"Ben {HOSTILE}"[:40])
    page.goto(first[0])
    guest.page.goto(first[1])
    for each in (page, guest.page):
        expect(each.get_by_role("heading", level=1)).to_have_text(HOSTILE)
        each.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Write a message").fill(HOSTILE)
    guest.page.keyboard.press("Enter")
    expect(page.locator(".cht p")).to_have_text(HOSTILE)
    expect(page.locator(".ppl")).to_contain_text(HOSTILE)
    expect(page.locator("[data-live=polite]")).to_contain_text(HOSTILE)
    lobby = Screens(open_page()).page
    lobby.goto("/")
    expect(lobby.locator("table")).to_contain_text(HOSTILE)

    assert [markup(each) for each in (page, guest.page, lobby)] == [0, 0, 0]


def test_no_token_is_in_an_address_or_in_the_log(open_page: Open, server: Server) -> None:
    screens = Screens(open_page())
    page = screens.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.headers.get('referer', '')}"))
    page.on("websocket", lambda socket: asked.append(socket.url))
    screens.lobby()
    link = screens.host("wuxia", "duel")[0]
    page.goto(link)
    page.locator("[data-option]").first.click()
    page.reload()
    page.locator("[data-option]").first.wait_for()
    page.goto(f"{page.url}?at=0")
    page.locator(".replay").wait_for()
    held = json.loads(page.evaluate("localStorage.getItem('turnwright.seats')"))
    tokens = [link.partition("#invite=")[2], *(each["token"] for each in held)]
    assert len(tokens) == 2
    visited = [page.url, page.evaluate("document.referrer")]
    for _ in range(2):
        page.go_back()
        visited.append(page.url)

    written = " ".join([*asked, *visited, server.log.read_text()])
    assert [token for token in tokens if token in written] == []
    assert "/matches/" in written


def test_a_shared_link_opens_no_seat(open_page: Open) -> None:
    screens = Screens(open_page())
    page = screens.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screens.practise()
    page.goto(f"{page.url}?at=0")
    page.get_by_role("button", name="Share moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    assert link.partition("?")[2].startswith("at=")
    assert "#" not in link

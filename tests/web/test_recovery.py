"""Nothing is lost: a reload at any moment, and a server that is killed while people play."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.conftest import PATIENCE, Open
from web.screens import POLL, ROUND, Screens
from web.server import Server

STEPS = 6
NOT_ANSWERED = (
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_CONNECTION_RESET",
    "net::ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED",
)
ATTACKS = "[data-action^=MELEE_ATTACK], [data-action^=RANGED_ATTACK]"

# Every text of the match, but for what runs by itself or depends on the target that is being looked at.
PARTS = "h1, .log, .lines, .optlist, .order, .self, .act .an, .jcard, .score"
# The narrator's words are compared apart: turning points are told up to a second later.
SHOWN = """parts => [...document.querySelectorAll(parts)].map(each => {
    let text = each.innerText;
    for (const voice of each.querySelectorAll('.voice')) text = text.replace(voice.innerText, '');
    return text;
}).join('\\n')"""
VOICES = "() => [...document.querySelectorAll('.voice')].map(each => each.textContent)"


def reload(page: Page, narrated: bool = True) -> None:
    """Load the page again: it has to show what it showed."""
    before, voices = page.evaluate(SHOWN, PARTS), page.evaluate(VOICES)
    page.reload()
    until = time.monotonic() + PATIENCE / 1000

    def missing() -> list[str]:
        again = page.evaluate(VOICES)
        return [said for said in voices if not any(each.startswith(said) for each in again)]

    while (page.evaluate(SHOWN, PARTS) != before or (narrated and missing())) and time.monotonic() < until:
        page.wait_for_timeout(POLL)
    assert page.evaluate(SHOWN, PARTS) == before
    assert not narrated or missing() == []


def test_a_reload_after_every_step_of_a_duel_shows_the_same_screen(screens: Screens) -> None:
    page = screens.page
    page.goto(screens.host("duel", ROUND)[0])
    page.locator("[data-start-match]").wait_for()
    reload(page)
    page.locator("[data-start-match]").click()
    expect(page.locator("[data-stat=power]")).to_contain_text("%")  # its odds come a little later
    reload(page)
    page.locator("[data-stat=power]").click()
    page.locator("[data-outcome]").wait_for()
    reload(page)
    expect(page.locator("[data-outcome]")).to_be_visible()


def test_a_reload_after_every_step_of_a_fight_shows_the_same_screen(screens: Screens) -> None:
    page = screens.page
    screens.play("tactics", "bench-goblins")
    settled = page.locator("[data-state=turn], [data-state=question], [data-state=over]")
    for step in range(STEPS):
        settled.wait_for()
        reload(page)
        if screens.state() == "over":
            break
        settled.wait_for()
        attack = page.locator(ATTACKS).first
        if screens.state() == "question":
            page.locator("[data-choice]").first.click()
        elif attack.is_visible():
            attack.click()
            page.locator("[data-confirm]").click()
        else:
            page.locator("[data-end]").click()
        if step % 2:
            page.reload()  # while the others move

    numbers = page.locator("[data-number]").evaluate_all("each => each.map(one => one.dataset.number)")
    assert len(numbers) == len(set(numbers))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    started = Server(tmp_path)
    yield started
    started.stop()


@pytest.fixture
def unreachable(wrong: list[str]) -> Iterator[None]:
    """Drop what the browser itself logs about a server that does not answer."""
    yield
    wrong[:] = [each for each in wrong if not any(code in each for code in NOT_ANSWERED)]


def test_a_killed_server_costs_a_fight_nothing(
    unreachable: None, open_page: Open, own_server: Server
) -> None:
    screens = Screens(open_page(address=own_server.address))
    page = screens.page
    screens.practise()
    before = screens.log()
    own_server.kill()
    expect(page.get_by_text("Reconnecting.")).to_be_visible()
    # A command is kept until the server is back.
    page.locator("[data-end]").click()
    own_server.start()
    expect(page.get_by_text("Reconnecting.")).to_be_hidden()
    page.locator("[data-state=turn], [data-state=question], [data-state=over]").wait_for()

    assert screens.log().startswith(before)
    assert "It is Bran's turn" in screens.log().removeprefix(before)
    reload(page, narrated=False)


def test_a_command_on_its_way_is_done_once_by_a_server_that_is_killed(
    unreachable: None, open_page: Open, own_server: Server
) -> None:
    screens = Screens(open_page(address=own_server.address))
    page = screens.page
    screens.play("wuxia", "duel")
    page.locator("[data-option]").first.click()
    own_server.kill()
    own_server.start()
    expect(page.get_by_text("Reconnecting.")).to_be_hidden()
    expect(page.locator(".log")).to_contain_text("Turn 2 ")
    page.locator("[data-option]").first.wait_for()

    assert screens.log().count("Turn 1 ") == 1
    reload(page, narrated=False)


def test_the_form_for_a_match_says_that_the_server_is_gone_and_tries_again(
    unreachable: None, open_page: Open, own_server: Server
) -> None:
    page = Screens(open_page(address=own_server.address)).page
    page.goto("/")
    page.locator("[data-play=tactics]").wait_for()
    own_server.kill()
    page.get_by_role("link", name="New match").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The server does not answer.")
    own_server.start()
    alert.get_by_role("button", name="Try again").click()
    page.locator("[data-start]").wait_for()
    expect(alert).to_have_count(0)


def test_the_lobby_says_that_the_server_is_gone_and_comes_back_with_it(
    unreachable: None, open_page: Open, own_server: Server
) -> None:
    screens = Screens(open_page(address=own_server.address))
    page = screens.page
    screens.lobby()
    expect(page.get_by_text("Updating live")).to_be_visible()
    own_server.kill()
    expect(page.get_by_text("Updating live")).to_be_hidden()
    page.locator("[data-play=wuxia]").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    own_server.start()
    expect(page.get_by_text("Updating live")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_hidden()
    page.locator("[data-play=wuxia]").click()
    page.locator("[data-option]").first.wait_for()

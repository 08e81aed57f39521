"""A duel in the browser: its countdown while it is paused, and a match that an error ends."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.screens import CHOOSING, DUEL, Screens

# An interrupt as a program sends it, by the seat of the page.
INTERRUPT = """(kind) => new Promise((resolve) => {
    const [match] = location.pathname.split("/").slice(-1);
    const held = JSON.parse(localStorage["turnwright.seats"]).find((each) => each.match === match);
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/socket");
    socket.onopen = () => socket.send(JSON.stringify({type: "hello", match, token: held.token}));
    socket.onmessage = ({data}) => {
        const said = JSON.parse(data);
        const command = {type: "interrupt", kind};
        if (said.type === "welcome")
            socket.send(JSON.stringify({type: "command", id: "stop", expects: said.number, command}));
        if (said.id === "stop") resolve(said.type);
    };
})"""


def begin(screens: Screens) -> Page:
    screens.duel(DUEL)
    return screens.page


def test_a_pause_holds_the_countdown_and_its_end_is_told(screens: Screens) -> None:
    page = begin(screens)
    frame = page.locator(".duelf")
    page.keyboard.press("p")
    expect(frame).to_have_attribute("data-paused", "true")
    expect(page.locator(".bigt.held")).to_be_visible()
    held = int(frame.get_attribute("data-remaining-ms") or 0)
    assert 0 < held <= CHOOSING
    page.reload()
    expect(frame).to_have_attribute("data-remaining-ms", str(held))
    page.keyboard.press("p")
    expect(frame).to_have_attribute("data-paused", "false")
    expect(page.locator("[data-live=polite]")).to_contain_text("Resumed.")


def test_a_match_that_an_error_ends_says_so_in_a_dialog(screens: Screens) -> None:
    page = begin(screens)
    # The other connection takes the seat; the page takes it back by a reload.
    assert page.evaluate(INTERRUPT, "error") == "done"
    page.reload()
    dialog = page.get_by_role("alertdialog", name="The match ended early")
    expect(dialog).to_contain_text("An error stopped the match")
    expect(page.locator(".duelf")).to_have_attribute("data-state", "interruptMatch")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-outcome=draw]")).to_be_visible()


def test_rounds_log_and_chat_are_tabs_of_one_panel(screens: Screens) -> None:
    page = begin(screens)
    expect(page.get_by_role("tab")).to_have_text(["Rounds", "Log", "Chat"])
    page.keyboard.press("c")
    expect(page.locator("[data-chat]")).to_be_focused()

"""Standing answers to reactions: chosen once, given without asking, kept over a reload, and changeable."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import Screens

DUEL = {
    "name": "Duel",
    "map": {"rows": ["................"] * 10},
    "party": [{"id": "fighter", "base": "fighter_2", "at": [2, 4]}],
    "foes": [{"id": "ogre", "base": "ogre", "at": [3, 4]}],
}
# The master begins the fight, and the ogre, whom no single attack can fell, walks away in its first turn.
WALK = """({match, token}) => new Promise((resolve) => {
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/socket");
    const act = (id, expects, more) => socket.send(JSON.stringify({type: "command", id, expects, ...more}));
    socket.onopen = () => socket.send(JSON.stringify({type: "hello", match, token}));
    socket.onmessage = ({data}) => {
        const said = JSON.parse(data);
        const mine = (said.type === "update" && said.waits?.find((due) => due.seat === 0)?.options) || 0;
        if (mine === 1) act("begin", said.number, {place: 0});
        if (mine > 1) act("walk", said.number, {command: {intent: "MOVE", actor: "ogre", to: "8,4"}});
        if (said.id === "walk" && said.type !== "trouble") resolve(said.type);
    };
})"""


def ogre_leaves(screens: Screens) -> Page:
    """The page of a fighter whom an ogre leaves, which offers an opportunity attack."""
    page = screens.page
    theirs, mine = screens.host("tactics", DUEL, ["person", "person"])
    page.goto(mine)
    other = page.context.new_page()
    other.goto("/")
    match, token = theirs.removeprefix("/matches/").split("#invite=")
    token = page.request.post(f"/matches/{match}/join", data={"token": token}).json()["token"]
    page.locator("[data-state=turn], [data-state=wait]").first.wait_for()
    other.evaluate(f"(asked) => {{ globalThis.walked = ({WALK})(asked) }}", {"match": match, "token": token})
    reacted = page.get_by_role("alertdialog").or_(page.get_by_text("moves to 8, 4")).first
    reacted.or_(page.locator("[data-state=turn]")).first.wait_for()
    if screens.state() == "turn" and not reacted.is_visible():
        page.locator("[data-end]").click()
    reacted.wait_for()
    assert other.evaluate("globalThis.walked") == "done"
    other.close()
    return page


def test_an_answer_for_next_time_is_kept_over_a_reload(screens: Screens) -> None:
    page = ogre_leaves(screens)
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Never").click()
    expect(dialog).to_have_count(0)  # the question itself is answered likewise
    expect(page.locator(".log")).not_to_contain_text("Opportunity")
    page.reload()
    page.locator("[data-state]").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Opportunity attack")
    expect(group.get_by_role("button", name="Never")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("answer", ["always", "never"])
def test_a_standing_answer_is_given_without_asking(open_page: Open, answer: str) -> None:
    screens = Screens(open_page(), reactions={"opportunity_attack": answer})
    page = ogre_leaves(screens)
    expect(page.locator(".log")).to_contain_text("moves to 8, 4")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    taken = page.locator(".log").get_by_text("opportunity", exact=False)
    expect(taken).to_have_count(0 if answer == "never" else 1)


def test_every_standing_answer_can_be_changed_in_the_settings(open_page: Open) -> None:
    screens = Screens(open_page(), reactions={"counterspell": "never", "parry": "ask"})
    screens.lobby()
    screens.page.get_by_role("button", name="Settings").click()
    group = screens.page.get_by_role("group", name="Counterspell")
    group.get_by_role("button", name="Ask").click()
    expect(screens.page.get_by_role("group", name="Parry")).to_have_count(0)
    assert (
        screens.page.evaluate("JSON.parse(localStorage['turnwright.settings']).reactions.counterspell")
        == "ask"
    )

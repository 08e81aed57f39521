"""A whole fight by what a screen reader hears: roles and names, and the texts of the live regions."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page

from web.conftest import PATIENCE, Open
from web.screens import FIGHT_WITHIN, POLL, PRACTICE, Screens

# Everything that the two regions say, in order, over all screens of the page.
HEAR = """() => {
    window.heard = [];
    for (const region of document.querySelectorAll('[aria-live=polite], [aria-live=assertive]'))
        new MutationObserver(() => window.heard.push(region.textContent.trim()))
            .observe(region, {characterData: true, childList: true, subtree: true});
}"""


class Reader:
    """A person who hears the page, and uses what has a role and a name by the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []

    def listen(self) -> list[str]:
        """What was said since the last time."""
        said: list[str] = self.page.evaluate("() => window.heard.splice(0)")
        self.heard += said
        return said

    def wait_to_hear(self, wanted: str) -> str:
        """Wait until something is said, and return the sentence."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            for text in self.listen():
                if re.search(wanted, text):
                    return text
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"{wanted!r} was not said, but {self.heard[-5:]}")

    def buttons(self, role: str, name: str = "") -> list[str]:
        """The names of the buttons of a part, in the order in which they are read, without disabled ones."""
        part = self.page.get_by_role(role, name=name or None)  # type: ignore[arg-type]
        tree = part.first.aria_snapshot() if part.count() else ""
        return re.findall(r"- '?button \"([^\"]+)\"(?! \[disabled)", tree)

    def use(self, role: str, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role(role, name=name, exact=True).first.focus()  # type: ignore[arg-type]
        self.page.keyboard.press("Enter")


def test_a_match_is_set_up_by_what_a_screen_reader_hears(open_page: Open) -> None:
    page = Screens(open_page()).page
    reader = Reader(page)
    page.goto("/")
    reader.use("link", "More ways to play Tactics")
    reader.use("button", re.compile("^A goblin ambush "))  # then who fights, once it is loaded
    page.evaluate(HEAR)
    reader.use("button", "Start match")
    reader.wait_to_hear("^Round 1.$|It is your turn.|^Roll for initiative!")


def test_a_fight_is_played_by_what_a_screen_reader_hears(open_page: Open) -> None:
    screens = Screens(open_page())
    page = screens.page
    reader = Reader(page)
    page.goto(screens.host("tactics", PRACTICE)[0])
    page.evaluate(HEAR)
    attacks = turns = 0
    until = time.monotonic() + FIGHT_WITHIN
    while not page.get_by_role("dialog", name="After the fight").count():
        assert time.monotonic() < until, "the fight does not end"
        if answers := reader.buttons("alertdialog"):
            reader.use("button", answers[0])
        elif "End turn E" in (actions := reader.buttons("region", "Actions")):
            attack = next((name for name in actions if re.search(r"\d %$", name)), "")
            turns += 1
            if attack:
                reader.use("button", attack)
                reader.wait_to_hear(r"\d %$")
                planned = reader.buttons("region", "Actions")
                reader.use("button", next(name for name in planned if name.endswith("↵")))
                attacks += 1
            else:
                reader.use("button", "End turn E")
            reader.wait_to_hear("Bran|Zombie")
        page.wait_for_timeout(POLL)

    assert attacks
    assert turns > attacks
    said = " ".join(reader.heard + reader.listen())
    assert re.search(r" on Zombie ., Foe, \d+ of 15 hit points, \d+ ft\. \d+ %", said)
    assert re.search("Bran (hits|misses) Zombie", said)
    assert re.search("Zombie . (hits|misses) Bran", said)
    assert said.count("It is your turn.") > 1
    assert page.get_by_role("heading", name=re.compile("You won|You lost")).evaluate(
        "heading => heading === document.activeElement"
    )

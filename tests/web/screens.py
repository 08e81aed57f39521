"""The screens of the page, as a person uses them."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page

KEY = "turnwright.settings"
SETTINGS = {"pace": 0, "sound": False, "motion": False, "name": "Ada"}
FIGHT_WITHIN = 120.0  # seconds, after which a fight by script hangs
POLL = 40  # ms


class Screens:
    """A window of the page, with the pace set to instant."""

    def __init__(self, page: Page, **settings: Any) -> None:
        self.page = page
        saved = json.dumps({**SETTINGS, **settings})
        page.add_init_script(
            f"localStorage.getItem({KEY!r}) ?? localStorage.setItem({KEY!r}, {json.dumps(saved)})"
        )

    def lobby(self) -> None:
        self.page.goto("/")
        self.page.locator("[data-play=tactics]").wait_for()

    def play(self, game: str, scenario: str) -> None:
        """Set up a match by the form, and start it."""
        self.page.goto(f"/?new={game}&scenario={scenario}")
        self.page.locator("[data-start]").click()
        self.page.locator("[data-state]").first.wait_for()

    def state(self) -> str:
        return self.page.locator("[data-state]").first.get_attribute("data-state") or ""

    def wait(self) -> None:
        self.page.wait_for_timeout(POLL)

    def log(self) -> str:
        return self.page.locator(".log").inner_text()

    def fight(self, act: Any) -> None:
        """Play a fight to its end: `act` is called in each of the party's turns."""
        until = time.monotonic() + FIGHT_WITHIN
        while (state := self.state()) != "over":
            assert time.monotonic() < until, "the fight does not end"
            if state == "question":
                choice = self.page.locator("[data-choice]").first
                if choice.is_visible():
                    act(choice)
            elif state == "turn":
                act(None)
            self.wait()

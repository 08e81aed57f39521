"""The screens of the page, as a person uses them."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

KEY = "turnwright.settings"
SETTINGS = {"pace": 0, "sound": False, "motion": False, "name": "Ada"}
FIGHT_WITHIN = 300.0  # seconds, after which a fight by script hangs
POLL = 40  # ms
# Resolves when what can be pressed on a board has stood still for a while: a board is laid out again when its
# size is known, and follows the focus and the active creature.
STILL = """() => new Promise((resolve) => {
    let last = "", same = 0;
    const look = () => {
        const marks = [...document.querySelectorAll("svg [role=button]")];
        const now = JSON.stringify(marks.map((mark) => mark.getBoundingClientRect()));
        same = marks.length && now === last ? same + 1 : 0;
        last = now;
        if (same > 20) resolve(true); else requestAnimationFrame(look);
    };
    look();
})"""
# A fight in which the party has more than one turn, whatever the dice.
PRACTICE = {
    "name": "Practice",
    "map": {"rows": ["................"] * 10},
    "party": [{"id": "fighter", "base": "fighter_2", "at": [2, 4]}],
    "foes": [{"id": f"zombie_{row}", "base": "zombie", "at": [4, 3 + row]} for row in (1, 2)],
}
# A fight on a wide map, in which nothing comes near before the party acts.
WIDE = {
    "name": "Practice",
    "map": {"rows": ["." * 40] * 30},
    "party": [{"id": "fighter", "base": "fighter_2", "at": [2, 4]}],
    "foes": [{"id": "zombie", "base": "zombie", "at": [38, 27]}],
}
# Duels with more time to choose than the slowest machine takes; the first has one round.
ROUND = {"name": "Practice", "mode": "quick", "pointsToWin": 1, "maxRounds": 1, "cooldownMs": 0}
ROUND["selectionMs"] = CHOOSING = 3_600_000
DUEL = {"name": "Practice", "mode": "classic", "selectionMs": CHOOSING}


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
        # By key: while the form is completed, its button may move away from under the mouse.
        self.page.locator("[data-start]").press("Enter")
        self.page.locator("[data-state]").first.wait_for()

    def host(self, game: str, scenario: Any, seats: Sequence[str] = ()) -> list[str]:
        """Create a match as a program does, and return the addresses of its invites."""
        asked = {"game": game, "scenario": scenario, "seats": list(seats), "throws": []}
        made = self.page.request.post("/matches", data=asked).json()
        return [f"/matches/{made['id']}#invite={each['token']}" for each in made["invites"]]

    def practise(self, scenario: Any = PRACTICE) -> None:
        """Start a fight that lasts, and wait for the party's turn."""
        self.page.goto(self.host("tactics", scenario)[0])
        self.page.locator("[data-state=turn]").wait_for()

    def duel(self, scenario: Any = ROUND) -> None:
        """Start a duel, and wait for the first stats."""
        self.page.goto(self.host("duel", scenario)[0])
        self.page.locator("[data-start-match]").click()
        self.page.locator("[data-state=waitingForPlayerAction] [data-stat]").first.wait_for()

    def state(self) -> str:
        return self.page.locator("[data-state]").first.get_attribute("data-state") or ""

    def wait(self) -> None:
        self.page.wait_for_timeout(POLL)

    def still(self) -> None:
        """Wait until the board stands still."""
        self.page.evaluate(STILL)

    def log(self) -> str:
        return self.page.locator(".log").inner_text()

    def number(self) -> int:
        """How many inputs of the match the page shows."""
        return int(self.page.locator("[data-number]").last.get_attribute("data-number") or -1)

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
